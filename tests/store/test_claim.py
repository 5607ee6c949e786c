"""A server claims its database before it starts, or says in one sentence why it cannot."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from cinderbox.store.claim import claimed
from cinderbox.store.database import Unusable
from cinderbox.store.store import Store

HOLD = """
import sys
from cinderbox.store.claim import claimed
with claimed(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""
NOBODY = """
import os, sys
import alembic.command
from cinderbox.store.claim import claimed
if os.geteuid() == 0:
    os.seteuid(65534)  # root may write anything
try:
    with claimed(sys.argv[1]):
        print("held")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can look into."""
    with tempfile.TemporaryDirectory() as found:
        Path(found).chmod(0o755)
        yield Path(found)


def test_two_servers_do_not_share_a_file_and_a_killed_one_leaves_it_to_the_next(file: Path) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None and first.stdout.readline() == "held\n"
    for url in (str(file), f"sqlite:///{file}"):
        with pytest.raises(Unusable, match=r"Another server uses .*tables\.db"), claimed(url):
            pass
    first.kill()
    first.communicate()
    with claimed(str(file)):
        pass


def whole(file: Path) -> bytes:
    """What a database with something in it looks like."""
    store = Store(str(file))
    for number in range(300):
        store.keep_pack("radlands", f"hash {number}", "text " * 50).result()
    store.close()
    with sqlite3.connect(file) as kept:
        kept.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


@pytest.mark.parametrize("wrong", ["no database", "cut in half", "cut in the first page", "folder", "no folder"])
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(file: Path, wrong: str) -> None:
    url = file
    match wrong:
        case "no database":
            file.write_text("Dear diary, today we lost the camp. " * 100)
        case "cut in half":
            data = whole(file)
            file.write_bytes(data[: len(data) // 2])
        case "cut in the first page":
            file.write_bytes(whole(file)[:1000])
        case "folder":
            file.mkdir()
        case "no folder":
            url = file / "tables.db"
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(Unusable) as said, claimed(str(url)):
        pass
    text = str(said.value)
    assert str(url.parent) in text and text.endswith(".") and "\n" not in text, text
    assert before is None or file.read_bytes() == before, "it is left as it was"


@pytest.mark.skipif(not hasattr(os, "seteuid"), reason="this system has no users to be")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_cannot_be_written_is_said(open_folder: Path, what: str) -> None:
    file = open_folder / "tables.db"
    Store(str(file)).close()
    file.chmod(0o444)
    open_folder.chmod(0o777 if what == "file" else 0o555)
    said = subprocess.run([sys.executable, "-c", NOBODY, str(file)], capture_output=True, text=True, check=True).stdout
    open_folder.chmod(0o755)
    assert said == f"Unusable: The database {file} cannot be written.\n"


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://here/tables", "SQLite or PostgreSQL, not in mysql"),
        ("://", "no address"),
        ("postgresql://nobody:hush@127.0.0.1:1/none", "cannot be used: "),
    ],
)
def test_what_is_wrong_with_an_address_is_said_in_one_sentence(url: str, said: str) -> None:
    if "postgresql" in url:
        pytest.importorskip("psycopg")
    with pytest.raises(Unusable, match=said) as wrong, claimed(url):
        pass
    assert "\n" not in str(wrong.value) and "hush" not in str(wrong.value)
