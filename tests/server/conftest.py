from collections.abc import Iterator
from itertools import count

import pytest

from cinderbox.server import creation
from cinderbox.server.settings import Settings
from tests.server.serving import Served, served

LARGE = 1_000_003**3  # not met by chance in what the server says


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test meets the same deals again: what fails once fails twice."""
    monkeypatch.setattr(creation, "new_seed", count(LARGE).__next__)


@pytest.fixture(scope="module")
def at(tmp_path_factory) -> Iterator[Served]:
    """A server on SQLite, without limits and waiting times."""
    database = str(tmp_path_factory.mktemp("server") / "tables.db")
    with served(Settings(database=database, pace=0.0, grace=0.0, limits=False, answer_after=(0.0, 0.1))) as found:
        yield found
