"""The tests run on the build they are meant to run on. check.py names it; run by hand, either will do."""

import importlib
import os
import pkgutil
from pathlib import Path

import pytest

import cinderbox

COMPILED = ("kernel", "games", "bots")


def modules() -> list[str]:
    found = pkgutil.walk_packages(cinderbox.__path__, "cinderbox.")
    return [m.name for m in found if not m.ispkg and m.name.split(".")[1] in COMPILED and "__" not in m.name]


@pytest.mark.skipif("CINDERBOX_BUILD" not in os.environ, reason="no build was named")
@pytest.mark.parametrize("name", modules())
def test_module_is_of_the_named_build(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert (Path(file).suffix != ".py") == (os.environ["CINDERBOX_BUILD"] == "compiled")
