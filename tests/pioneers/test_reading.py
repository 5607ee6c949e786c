"""Over whole random games, the engine opens in every turn what a reader of the ledger would open."""

import os
from random import Random

import pytest

from cinderbox.games.pioneers.state import PioneersState
from cinderbox.proof.mood import Mood
from tests.pioneers.reading import Reading
from tests.pioneers.table import GAME, start

GAMES = 3 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))
ACTIONS = ("market", "wastes", "plan", "research")


def follow(state: PioneersState, dice: Random, extended: bool) -> int:
    """Play on at random; in every turn compare both lists. Returns how many were compared."""
    catalog = GAME.catalog({"extended": extended})
    mood = Mood(GAME, dice)
    begun = acted = False
    spent: set[int] = set()  # whose survivor's use of the round is gone
    turn, compared = (-1, -1, -1), 0
    while not state.over:
        seat = state.to_act[0]
        actions = state.actions(seat)
        texts = [GAME.text(action) for action in actions]
        now = (state.round, state.turn_marker, state.turn)
        if now[0] != turn[0]:
            spent = set()
        if now != turn:
            turn, begun, acted = now, False, False
        menu = "end" in texts
        if menu:
            reading = Reading(state.view(seat), seat, catalog)
            wanted = reading.listed(begun, acted, seat in spent)
            assert set(texts) == wanted, f"{sorted(set(texts) ^ wanted)} in {now}"
            compared += 1
        action = mood.choose(state, seat, dice)
        text = GAME.text(action)
        if menu:
            begun = True
            acted = acted or text.partition(":")[0] in ACTIONS
        if text == "activate:the_chemist":
            spent.add(seat)
        if text.startswith("play_free:"):
            brandt = any(
                one["card"] == "quartermaster_brandt" and not one["used"]
                for one in state.view(None)["table"]["towns"][seat]["personalities"]  # type: ignore[index]
            )
            structure = catalog["cards"][text.partition(":")[2]]["type"] == "structure"  # type: ignore[index]
            if not (brandt and structure):
                spent.add(seat)
        state.apply(action, seat)
    return compared


@pytest.mark.rule("PIO-ACT-04", "PIO-ACT-06", "PIO-ACT-08", "PIO-RUL-22", "PIO-RUL-63", "PIO-RUL-74")
@pytest.mark.parametrize("extended", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_turn_opens_what_a_reader_of_the_ledger_would_open(seats: int, extended: bool) -> None:
    for seed in range(GAMES):
        assert follow(start(seats, seed, extended=extended), Random(f"{seats} {seed}"), extended) > 30
