"""The engine's questions of a turn against a second reading of the ledger, in crowded positions and after."""

import os
from random import Random

import pytest

from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.proof.laws import play
from cinderbox.proof.mood import Mood
from tests.resurgence.box import GAME
from tests.resurgence.crowd import crowded
from tests.resurgence.reading import Reading
from tests.resurgence.table import texts

GAMES = 12 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


def question(state: ResurgenceState) -> str:
    asked = state.question(state.to_act[0])
    return str(asked["name"]) if asked else ""


@pytest.mark.rule("RSG-PLC-02", "RSG-PLC-06", "RSG-PLC-13", "RSG-RUL-31", "RSG-RUL-33", "RSG-RUL-35", "RSG-MIS-10")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_turn_offers_what_the_ledger_allows_and_nothing_else(seats: int) -> None:
    asked = {"choose_token": 0, "destination": 0, "work": 0}
    for seed in range(GAMES):
        dice = Random(f"{seats} {seed}")
        state = crowded(seats, dice.getrandbits(30))
        mood = Mood(GAME, dice)
        first = state.round
        while not state.over and state.round == first:
            name = question(state)
            if name == "choose_token":
                assert set(texts(state)) == Reading(state).before()
            elif name == "destination":
                f = state.frames[-1]
                kind, area = GAME.text(state.codes.send + f.n).partition(":")[2].split(".")
                assert set(texts(state, "place") + texts(state, "place_as")) == Reading(state).places(kind, area)
            elif name == "work":
                reading, offered = Reading(state), set(texts(state))
                assert {one for one in offered if one != "activate:cosmonaut"} == reading.after()
            if name in asked:
                asked[name] += 1
            play(state, dice, 1, mood)
    assert min(asked.values()) > 20
