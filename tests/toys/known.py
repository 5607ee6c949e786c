"""Toy games for tests with a server of their own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cinderbox.games import FOLDERS

TOYS = Path(__file__).resolve().parent


@contextmanager
def known(*toys: str) -> Iterator[None]:
    """These toys are known for as long as a server runs: its bots think on when the test of their table is over."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, os.pathsep.join(str(TOYS / toy) for toy in toys))
        yield
