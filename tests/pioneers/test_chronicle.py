"""Nothing changes on the table without a line in the log."""

import os
from random import Random

import pytest

from cinderbox.games.pioneers.state import PioneersState
from cinderbox.proof.laws import play
from cinderbox.proof.mood import Mood
from tests.pioneers.chronicle import Chronicle
from tests.pioneers.table import GAME, start, table

GAMES = 4 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


def follow(state: PioneersState, dice: Random) -> None:
    """Play on at random and keep the table by what is told."""
    chronicle, mood, heard = Chronicle(table(state)), Mood(GAME, dice), len(state.log(None))
    while not state.over:
        _, action = play(state, dice, 1, mood)[0]
        told = state.events(None, heard)
        heard += len(told)
        chronicle.compare(state, told, GAME.text(action))


@pytest.mark.parametrize("extended", [False, True])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_a_whole_game_can_be_kept_by_its_log(seats: int, extended: bool) -> None:
    for seed in range(GAMES // 2):
        follow(start(seats, seed, extended=extended), Random(f"{seats} {seed}"))
