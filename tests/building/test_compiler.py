"""Compiled objects are kept by all that goes into them, so that a stale one is never used again."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from building.compiler import Objects


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "c").mkdir()
    (tmp_path / "c" / "game.c").write_text('#include "game.h"\n#include <Python.h>\n')
    (tmp_path / "c" / "game.h").write_text("#include <core.h>\n")
    (tmp_path / "c" / "core.h").write_text("int exports;\n")
    return tmp_path


def objects(home: Path, compiled: list[str]) -> Objects:
    def compile_one(made: str, source: str, *rest: Any) -> None:
        compiled.append(Path(source).name)
        Path(made).write_text(Path(home, "c", "core.h").read_text())

    def link_one(parts: list[str], made: str, **more: Any) -> None:
        compiled.append(Path(made).name)
        Path(made).write_text("".join(Path(part).read_text() for part in parts))

    compiler = SimpleNamespace(_compile=compile_one, link_shared_object=link_one, compiler_so=["true"])
    return Objects(home / "objects", home, compiler)


def test_a_header_of_another_group_is_part_of_an_object(home: Path) -> None:
    parts = objects(home, []).parts(home / "c" / "game.c")
    assert [part.name for part in parts] == ["game.c", "game.h", "core.h"]


def test_an_object_is_compiled_once_until_something_that_it_draws_in_changes(home: Path) -> None:
    """A changed kernel with a game compiled against the old one crashes when it is loaded."""
    compiled: list[str] = []
    kept, made = objects(home, compiled), home / "game.o"
    for text in ("int exports;\n", "int exports;\n", "int exports, more;\n"):
        (home / "c" / "core.h").write_text(text)
        kept.compile(str(made), str(home / "c" / "game.c"), ".c", [], [], [])
        assert made.read_text() == text
    assert compiled == ["game.c", "game.c"]


def test_a_clone_in_another_folder_can_use_what_was_compiled(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    for clone in ("/here/.venv", "/there/.venv"):
        monkeypatch.setattr("sys.prefix", clone)
        flags = [f"-I{clone}/include"]
        objects(home, compiled).compile(str(home / "game.o"), str(home / "c" / "game.c"), ".c", flags, [], [])
    assert compiled == ["game.c"]


def test_a_group_is_linked_once_until_one_of_its_objects_or_a_flag_changes(home: Path) -> None:
    linked: list[str] = []
    kept, part, made = objects(home, linked), home / "game.o", home / "lib" / "game.so"
    for text, flags in (("1", []), ("1", []), ("2", []), ("2", ["-flto"])):
        part.write_text(text)
        kept.link([str(part)], str(made), extra_postargs=flags)
        assert made.read_text() == text
    assert linked == ["game.so"] * 3
