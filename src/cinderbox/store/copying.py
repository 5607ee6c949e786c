"""A whole house from one database to another: backups, restoring them, and moving from SQLite to PostgreSQL.

A backup is a SQLite file with everything in it, whatever the house runs on; a server can be started on it as it is. It
is read as it stood at one moment, while the server goes on writing.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Table, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from cinderbox.store.database import NEWEST, Unusable, address, connect, default_url, version, writing
from cinderbox.store.house import GENERATION
from cinderbox.store.schema import entries, house, metadata, pulse, tables

ROWS = 1_000  # at a time
EMPTY = "There are tables in it already: say --replace to have them replaced by these."


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int

    def said(self) -> str:
        return f"{self.tables:,} tables with {self.entries:,} entries"


def backup(url: str | None, file: Path) -> Copied:
    """Write all that a database holds into a new file; nothing is left behind where that fails."""
    if file.exists():
        raise Unusable(f"{file} is there already: name a new file.")
    if not file.absolute().parent.is_dir():
        raise Unusable(f"There is no folder {file.absolute().parent}.")
    part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
    try:
        with existing(url) as source, opened(str(part)) as target:
            copied = copy(source, target, replace=False)
            with target.connect() as connection:
                connection.connection.driver_connection.execute("PRAGMA journal_mode=DELETE")  # type: ignore[union-attr]
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)
    return copied


def restore(file: Path, url: str | None, replace: bool) -> Copied:
    """Fill a database from a backup, in one transaction: it is as it was, or as the backup has it."""
    if not file.is_file():
        raise Unusable(f"There is no file {file}.")
    with TemporaryDirectory(prefix="cinderbox-") as folder:
        mine = Path(folder) / "backup.db"  # an older backup is brought up to date, and the file stays what it is
        mine.write_bytes(file.read_bytes())
        with existing(str(mine), str(file)) as source, opened(url or default_url()) as target:
            return copy(source, target, replace)


def move(source: str, target: str, replace: bool) -> Copied:
    """Copy a house from one database into another."""
    if address(source) == address(target):
        raise Unusable("That is one and the same database.")
    with existing(source) as old, opened(target) as new:
        return copy(old, new, replace)


@contextmanager
def existing(url: str | None, name: str = "") -> Iterator[Engine]:
    """The database of a house that is there: none is made by asking for it."""
    target = address(url or default_url())
    if target.get_backend_name() == "sqlite" and not Path(target.database or "").is_file():
        raise Unusable(f"There is no file {target.database}.")
    with opened(url or default_url(), name) as engine:
        yield engine


@contextmanager
def opened(url: str, name: str = "") -> Iterator[Engine]:
    """A database, up to date; Unusable says in one sentence what is wrong with it, whenever that comes out."""
    engine: Engine | None = None
    try:
        engine = connect(url)
        yield engine
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0].rstrip(".")
        target = address(url)
        file = target.database if target.get_backend_name() == "sqlite" else "at that address"
        raise Unusable(f"The database {name or file} cannot be used: {reason}.") from None
    finally:
        if engine is not None:
            engine.dispose()


def copy(source: Engine, target: Engine, replace: bool) -> Copied:
    """All rows of all tables as they stand at one moment, in one transaction; Unusable if the target has some."""
    with reading(source) as old, writing(target).begin() as new:
        if target.dialect.name == "postgresql":
            names = ", ".join([table.name for table in metadata.sorted_tables])
            new.execute(text(f"LOCK TABLE {names} IN SHARE ROW EXCLUSIVE MODE"))
        if not replace and count(new, tables):
            raise Unusable(EMPTY)
        for table in metadata.sorted_tables:
            new.execute(table.delete())
            for rows in old.execute(select(table)).partitions(ROWS):
                new.execute(table.insert(), [dict(row._mapping) for row in rows])
            if target.dialect.name == "postgresql":
                count_on(new, table)
        new.execute(house.delete().where(house.c.name == GENERATION))
        new.execute(house.insert().values(name=GENERATION, value=secrets.token_hex(8)))  # a running server looks anew
        return Copied(count(new, tables), count(new, entries))


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A connection that sees one moment, whatever is written meanwhile."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.execution_options(**level).connect() as connection:
        if version(connection) != NEWEST:
            raise Unusable("The database was written by another version of Cinderbox.")
        connection.execute(select(pulse)).all()  # from here on
        yield connection


def count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def count_on(connection: Connection, table: Table) -> None:
    """Rows that are numbered by PostgreSQL go on after the last that was copied."""
    column = table.autoincrement_column
    if column is not None and column.autoincrement is True:
        last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
        connection.execute(select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last, False)))
