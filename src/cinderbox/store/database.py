"""The connection to SQLite or PostgreSQL, set so that what is committed is on disk, and brought up to date."""

from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url

NEWEST = "first"  # the last module in migrations/versions; a test says so when it is forgotten
MIGRATION_LOCK = 4_077_101  # any number of our own: workers that start together migrate one after the other


def default_url() -> str:
    """A file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("cinderbox", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def connect(url: str) -> Engine:
    """An engine for a URL; a bare path is a SQLite file, `postgresql://` is taken with psycopg."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    target = make_url(url)
    if target.drivername in ("postgres", "postgresql"):
        target = target.set(drivername="postgresql+psycopg")
    if target.get_backend_name() == "sqlite":
        engine = create_engine(target, connect_args={"check_same_thread": False, "timeout": 30})
        event.listen(engine, "connect", prepare_sqlite)
    else:
        patience = {"connect_timeout": 5}
        engine = create_engine(target, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience)
    upgrade(engine)
    return engine


def prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on disk, also when the power fails
    cursor.close()


def upgrade(engine: Engine) -> None:
    """Bring the database up to this version. Alembic, slow to import, is only asked where there is something to do."""
    with engine.connect() as connection:
        if version(connection) == NEWEST:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(connection: Connection) -> str:
    """The last migration that the database has seen, "" if none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
