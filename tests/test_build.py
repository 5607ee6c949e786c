"""The tests run on the build they are meant to run on. check.py names it; run by hand, either will do."""

import importlib
import os
import pkgutil
from pathlib import Path

import pytest

import cinderbox

COMPILED = ("kernel", "games", "bots")
PLAIN = ("__", "terminal", "wire")  # how the names of modules begin that are compiled in no build


def modules() -> list[str]:
    found = [one.name.split(".") for one in pkgutil.walk_packages(cinderbox.__path__, "cinderbox.") if not one.ispkg]
    return [".".join(name) for name in found if name[1] in COMPILED and not name[-1].startswith(PLAIN)]


@pytest.mark.skipif("CINDERBOX_BUILD" not in os.environ, reason="no build was named")
@pytest.mark.parametrize("name", modules())
def test_module_is_of_the_named_build(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert (Path(file).suffix != ".py") == (os.environ["CINDERBOX_BUILD"] == "compiled")
