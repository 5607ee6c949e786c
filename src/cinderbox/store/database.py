"""The connection to SQLite or PostgreSQL, set so that what is committed is on disk, and brought up to date."""

from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from cinderbox.kernel.errors import CinderboxError
from cinderbox.store.schema import metadata

NEWEST = "bells"  # the last module in migrations/versions; a test says so when it is forgotten
MIGRATIONS = Path(__file__).parent / "migrations"
# How long a connection to PostgreSQL bears with a server that has gone without a word.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 15,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,  # milliseconds, the others are seconds
}
MIGRATION_LOCK = 4_077_101  # any number of our own: workers that start together migrate one after the other


class Unusable(CinderboxError):
    """Tables cannot be kept there."""


def default_url() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("cinderbox", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def address(url: str) -> URL:
    """Where a database is; a bare path is a SQLite file, `postgresql://` is taken with psycopg."""
    try:
        target = make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError:
        raise Unusable(f"{url!r} is no address of a database.") from None
    if target.drivername in ("postgres", "postgresql"):
        target = target.set(drivername="postgresql+psycopg")
    if target.get_backend_name() not in ("sqlite", "postgresql"):
        raise Unusable(f"Tables are kept in SQLite or PostgreSQL, not in {target.get_backend_name()}.")
    return target


def connect(url: str) -> Engine:
    target = address(url)
    if target.get_backend_name() == "sqlite":
        engine = create_engine(target, connect_args={"check_same_thread": False, "timeout": 30})
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        try:
            engine = create_engine(target, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=PATIENCE)
        except ModuleNotFoundError:
            raise Unusable('PostgreSQL needs one more package: pip install "cinderbox[postgres]".') from None
    upgrade(engine)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # `begin_sqlite` begins: left to itself the driver commits before CREATE TABLE
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on disk, also when the power fails
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who writes waits for its turn at the beginning: in the middle, what was read may have changed."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def writing(engine: Engine) -> Engine:
    """The same engine for transactions that write."""
    return engine.execution_options(writes=True)


def upgrade(engine: Engine) -> None:
    """Bring the database up to this version, in one transaction: it is as it was, or all is done.

    Alembic, slow to import, is only asked where there is something to do.
    """
    with engine.connect() as connection:
        if version(connection) == NEWEST:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with writing(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        else:
            clear_wreck(connection)
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise Unusable("The database was written by a newer version of Cinderbox.") from None


def version(connection: Connection) -> str:
    """The last migration that the database has seen, "" if none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def clear_wreck(connection: Connection) -> None:
    """Remove the empty tables of a first start that was cut short, as it could be once; nothing else is touched."""
    there = set(inspect(connection).get_table_names())
    if version(connection) or not there:
        return
    ours = [table for table in metadata.sorted_tables if table.name in there]
    if there - {table.name for table in ours} - {"alembic_version"}:
        raise Unusable("The file is the database of another program.")
    if any(connection.execute(select(func.count()).select_from(table)).scalar() for table in ours):
        raise Unusable("The file has tables in it, but does not say of which version it is.")
    for table in ours:
        table.drop(connection)
