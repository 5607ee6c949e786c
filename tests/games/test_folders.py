"""Games from folders of their own: found by path, by CINDERBOX_GAMES, by entry point; a broken one harms no other."""

import json
import os
import pkgutil
import re
import sys
from pathlib import Path

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.games import FOLDERS, by_id, faults, installed
from cinderbox.kernel.record import Record
from tests.cli.conftest import Terminal, cinderbox_

__all__ = ["cinderbox_"]

BOX = sorted(
    one.name for one in pkgutil.iter_modules(sys.modules["cinderbox.games"].__path__)
)  # the games in this package
TOY = """
from tests.kernel import toy

from .words import NAME


def make(text):
    made = toy.ToyGame()
    made.id = NAME
    return made
"""


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test makes known is forgotten after it."""
    monkeypatch.setenv(FOLDERS, "")


def folder(home: Path, id: str, code: str = TOY) -> Path:
    """A game's folder, of two files that know each other."""
    made = home / id
    made.mkdir()
    (made / "game.py").write_text(code, encoding="utf-8")
    (made / "words.py").write_text(f"NAME = {id!r}\n", encoding="utf-8")
    return made


def ids() -> list[str]:
    return [game.id for game in cinderbox.games()]


def test_a_game_is_given_by_the_path_of_its_folder_and_known_by_its_id_from_then_on(tmp_path: Path) -> None:
    path = folder(tmp_path, "toy_by_path")
    game = cinderbox.game(path)
    assert game.id == "toy_by_path" and game.start(2, seed=1).to_act
    assert cinderbox.game("toy_by_path") is game is cinderbox.game(str(path))
    assert "toy_by_path" in ids()
    assert str(path) in os.environ[FOLDERS], "processes that are started from here know it too"
    assert bots.bot("random", "toy_by_path", 1)


def test_the_environment_names_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = [folder(tmp_path, "toy_one"), folder(tmp_path, "toy_two")]
    monkeypatch.setenv(FOLDERS, os.pathsep.join(map(str, both)))
    assert ids() == sorted([*BOX, "toy_one", "toy_two"]) and not faults()


def test_an_installed_package_brings_a_game_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder(tmp_path, "scrapyard")
    (package / "__init__.py").write_text('"""A package with a game."""\n', encoding="utf-8")
    (package / "words.py").write_text('NAME = "toy_installed"\n', encoding="utf-8")
    info = tmp_path / "scrapyard-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: scrapyard\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[cinderbox.games]\ntoy_installed = scrapyard\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    installed.cache_clear()
    try:
        assert cinderbox.game("toy_installed").start(2, seed=1).to_act
        assert sys.modules["scrapyard.game"], "under its own name, so that it can import itself"
    finally:
        installed.cache_clear()


@pytest.mark.parametrize(
    ("id", "code", "said"),
    [
        ("toy_torn", "def make(text:\n", "SyntaxError"),
        ("toy_lost", "import nowhere_at_all\n", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("toy_idle", "X = 1\n", "has no attribute 'make'"),
        ("toy_none", "def make(text):\n    return None\n", "it makes None, not 'toy_none'"),
        ("toy_misnamed", TOY.replace("made.id = NAME\n", "made.id = 'other'\n"), "it makes the id 'other'"),
    ],
)
def test_a_broken_game_is_one_sentence_and_the_others_are_there(
    id: str, code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(folder(tmp_path, id, code)))
    assert ids() == BOX
    (fault,) = faults()
    assert said in fault and id in fault and fault.endswith(".") and "\n" not in fault
    with pytest.raises(cinderbox.BrokenGame) as error:
        cinderbox.game(id)
    assert str(error.value) == fault


@pytest.mark.parametrize(
    ("name", "said"),
    [("nothing_here", "no file game.py"), ("Not An Id", "made of small letters"), ("radlands", "already")],
)
def test_a_folder_that_is_no_game_is_left_out(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = folder(tmp_path, name)
    if name == "nothing_here":
        (path / "game.py").unlink()
    with pytest.raises(cinderbox.UnknownGame, match=said):
        cinderbox.game(path)
    monkeypatch.setenv(FOLDERS, str(path))
    assert ids() == BOX
    (fault,) = faults()
    assert said in fault


def test_a_record_of_a_game_that_is_not_here_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = cinderbox.game(folder(tmp_path, "toy_gone"))
    record = Record.start(game, 2, 1)
    monkeypatch.setenv(FOLDERS, "")
    with pytest.raises(cinderbox.UnknownGame, match=f"There is no game 'toy_gone'; there are: {', '.join(BOX)}"):
        cinderbox.game(record.game)


def test_an_id_from_elsewhere_names_no_code_to_be_run(tmp_path: Path, cinderbox_: Terminal) -> None:
    path = folder(tmp_path, "toy_planted")
    with pytest.raises(cinderbox.UnknownGame, match="There is no game"):
        by_id(str(path))
    record = Record.start(cinderbox.game("radlands"), 2, 1).to_dict()
    (tmp_path / "r.json").write_text(json.dumps({**record, "game": str(path)}), encoding="utf-8")
    for command in (("watch", tmp_path / "r.json"), ("play", "--resume", tmp_path / "r.json")):
        said = cinderbox_(*command)
        assert said.code == 2 and "There is no game" in said.err
    assert "toy_planted" not in os.environ[FOLDERS] and "cinderbox.games.toy_planted" not in sys.modules


def test_the_command_line_takes_a_folder(cinderbox_: Terminal, tmp_path: Path) -> None:
    path = folder(tmp_path, "toy_typed")
    said = cinderbox_("play", "--game", path, "--seed", 1, typed="quit\n")
    assert said.code == 0 and "The game is saved in .cinderbox/toy_typed-" in said.out.replace("\\", "/")
    assert cinderbox_("play", path, "--seed", 1, typed="quit\n").code == 0
    assert cinderbox_("sim", path, "--games", 2, "--bots", "random,random", "--seed", 1).code == 0
    said = cinderbox_("play", "radlands", "--game", path)
    assert said.code == 2 and "is toy_typed, not radlands" in said.err


def test_the_list_of_games_says_what_is_left_out(
    cinderbox_: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDERS, str(tmp_path / "void"))
    said = cinderbox_("games")
    assert said.code == 0 and "residuum" in said.out and "no file game.py" in said.err


FORGETFUL = """
from cinderbox.kernel.cards import sealed
from tests.kernel import toy


class Half(toy.ToyGame):
    {body}


def make(text):
    made = Half()
    made.id = "{id}"
    return made
"""


@pytest.mark.parametrize(
    ("id", "body", "said"),
    [
        ("no_program", "setup = lambda self, s: None", "setup() pushes the first program"),
        ("no_cards", "blank = lambda self, *how: boxless(toy.ToyGame.blank(self, *how))", "puts 0 cards into the box"),
    ],
)
def test_what_was_forgotten_is_said_when_a_game_starts(tmp_path: Path, id: str, body: str, said: str) -> None:
    boxless = "\n\ndef boxless(s):\n    s.cards = sealed([])\n    return s\n"
    game = cinderbox.game(folder(tmp_path, id, FORGETFUL.format(body=body, id=id) + boxless))
    with pytest.raises(AssertionError, match=re.escape(said)):
        game.start(2, seed=1)
