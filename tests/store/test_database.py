"""A start can be cut short at any point: the database is as it was or up to date, and the next start finds it well."""

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from cinderbox.store import database
from cinderbox.store.database import NEWEST, Unusable
from cinderbox.store.store import Store

LATER = f"""
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{NEWEST}"


def upgrade() -> None:
    op.create_table("guests", sa.Column("name", sa.Text(), primary_key=True))
    with op.batch_alter_table("chats") as chats:
        chats.add_column(sa.Column("colour", sa.Text(), nullable=True))
        chats.alter_column("name", type_=sa.String(200))
    op.execute("INSERT INTO guests VALUES ('Ann')")
    op.drop_index("tables_updated", "tables")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork: a start cannot be cut short so often")
@pytest.mark.parametrize("later", [False, True], ids=["a first start", "a later migration"])
def test_a_start_may_be_cut_short_after_any_statement(tmp_path: Path, later: bool) -> None:
    more: list[str] = []
    if later:
        shutil.copytree(database.MIGRATIONS, tmp_path / "migrations")
        (tmp_path / "migrations" / "versions" / "later.py").write_text(LATER, encoding="utf-8")
        more = [str(tmp_path / "migrations"), "later"]
    script = Path(__file__).parent / "crashing.py"
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path), *more], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    *cut, whole = [line.split()[1:] for line in done.stdout.splitlines()]
    assert whole == ["0", "0"] and len(cut) > 9, done.stdout
    assert cut == [["9", "0"]] * len(cut), done.stdout + done.stderr


@pytest.mark.parametrize("made", ["tables", "tables, chats", "tables, chats, alembic_version"])
def test_what_an_interrupted_start_of_old_left_behind_is_cleared(tmp_path: Path, made: str) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as old:
        for name in made.split(", "):
            old.execute(f"CREATE TABLE {name} (id INTEGER PRIMARY KEY, version_num TEXT)")
    Store(str(file)).close()
    with sqlite3.connect(file) as found:
        assert found.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]


@pytest.mark.parametrize(
    ("made", "said"),
    [("CREATE TABLE birds (name TEXT)", "another program"), ("CREATE TABLE chats AS SELECT 1 AS id", "version")],
)
def test_a_database_with_something_in_it_is_left_alone(tmp_path: Path, made: str, said: str) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as old:
        old.execute(made)
    with pytest.raises(Unusable, match=said):
        Store(str(file))
    with sqlite3.connect(file) as found:
        assert len(found.execute("SELECT name FROM sqlite_master").fetchall()) == 1


def test_the_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(str(file)).close()
    with sqlite3.connect(file) as later:
        later.execute("UPDATE alembic_version SET version_num = 'later'")
    with pytest.raises(Unusable, match="newer version"):
        Store(str(file))
