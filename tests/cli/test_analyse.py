"""What happened in a saved game, in the terminal."""

import json
from functools import partial
from pathlib import Path

import pytest

from cinderbox.experiments.analysis import Effort, analyse

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def short(tmp_path):
    """A short game."""
    path = tmp_path / "game.json"
    path.write_bytes(min((RECORDS / "radlands").glob("*.json"), key=lambda one: one.stat().st_size).read_bytes())
    return path


def test_a_saved_game_is_told_with_a_curve_and_its_moments(cinderbox_, short, monkeypatch):
    little = Effort(glance=2, close=2, iterations=6, worlds=6)
    monkeypatch.setattr("cinderbox.cli.analyse.analyse", partial(analyse, effort=little))
    said = cinderbox_("analyse", short)
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0].startswith("Player 1") and lines[1].startswith("Player 2")
    assert {"100 %", "0 %"} == {line.split(" to ")[1].strip() for line in lines[:2]}
    assert set("▁▂▃▄▅▆▇█") & set(lines[0])
    assert any("kept" in line and "Player" in line for line in lines[2:])


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", "is damaged"),
        ("[1]", "A record: a table is wanted"),
        ('{"format": 1}', "is missing"),
        ('{"format": "cinderbox table 1"}', "This is not a whole record"),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(cinderbox_, tmp_path, written, said):
    path = tmp_path / "x.json"
    path.write_text(written)
    answer = cinderbox_("analyse", path)
    assert answer.code == 2
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_game_that_is_not_here_and_other_cards_are_named(cinderbox_, short):
    data = json.loads(short.read_text())
    short.write_text(json.dumps({**data, "game": "checkers"}))
    assert "checkers" in cinderbox_("analyse", short).err
    short.write_text(json.dumps({**data, "content": "0123"}))
    assert "was played with the cards 0123" in cinderbox_("analyse", short).err
    assert "cannot be read" in cinderbox_("analyse", short.parent / "gone.json").err


def test_a_game_that_has_only_begun_has_nothing_to_tell(cinderbox_, short):
    data = json.loads(short.read_text())
    short.write_text(json.dumps({**data, "entries": [], "digest": "", "outcome": None}))
    assert "nothing was played yet" in cinderbox_("analyse", short).err
