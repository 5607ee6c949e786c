from collections.abc import Iterator

import pytest

from cinderbox.server.settings import Settings
from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def at(tmp_path_factory) -> Iterator[Served]:
    """A server on SQLite, without limits and waiting times."""
    database = str(tmp_path_factory.mktemp("house") / "tables.db")
    with served(Settings(database=database, pace=0.0, limits=False, decline_after=(0.0, 0.1))) as found:
        yield found
