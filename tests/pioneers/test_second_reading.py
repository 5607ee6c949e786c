"""Positions laid out from the rulebook alone (`readings.toml`), and what must happen in each."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers import table
from tests.pioneers.table import asked, dice, lay, play, stack, texts, winner

READINGS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("readings.toml").read_text())["reading"]


def follow(state: PioneersState, clicks: str) -> None:
    words = clicks.split()
    while words:
        word = words.pop(0)
        if word == "dice":
            dice(state, words.pop(0))
        elif word == "idle":
            table.idle(state, "survivor")
        elif word == "next":
            table.idle(state, "")
        elif not word.endswith("?") or word[:-1] in texts(state):
            play(state, word.rstrip("?"))


def found(state: PioneersState, what: str) -> object:
    name, _, player = what.partition(" ")
    if name == "pile":
        return list(table.pile(state, player))
    if name == "points":
        return table.points(state, player)
    if name == "tokens":
        return table.free_tokens(state, player)
    if name == "prices":
        return table.prices(state, player)
    if name == "hq":
        return table.hq(state, player)
    if name == "survivor":
        return table.survivor(state, player)
    rows = {
        "town": lambda: table.town(state, player),
        "hand": lambda: table.hand(state, player),
        "stack": lambda: stack(state, int(player)),
        "slots": lambda: table.slots(state),
        "market": lambda: [card or "-" for card in table.market(state)],
        "open": lambda: texts(state),
        "asked": lambda: [asked(state)],
        "winner": lambda: [winner(state)],
    }
    return " ".join(rows[name]())


@pytest.mark.parametrize("reading", READINGS, ids=[reading["name"] for reading in READINGS])
def test_what_a_reader_of_the_rulebook_expects(reading: dict[str, Any]) -> None:
    state = lay(reading["position"])
    follow(state, reading["clicks"])
    for what, wanted in reading["expect"].items():
        if what == "not open":
            assert wanted not in texts(state)
        elif what == "now open":
            assert wanted in texts(state)
        else:
            assert found(state, what) == wanted, what


def test_there_are_fifty_readings() -> None:
    assert len(READINGS) >= 50
