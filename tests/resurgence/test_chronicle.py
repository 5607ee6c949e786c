"""Nothing changes on the table without a line in the log."""

import os
from random import Random

import pytest

from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.proof.laws import play
from cinderbox.proof.mood import Mood
from tests.resurgence.box import GAME
from tests.resurgence.chronicle import Chronicle
from tests.resurgence.crowd import crowded
from tests.resurgence.shown import table
from tests.resurgence.table import start

GAMES = 4 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_a_whole_game_can_be_kept_by_its_log(seats: int) -> None:
    for seed in range(GAMES):
        dice = Random(f"{seats} {seed}")
        follow(start(seats, seed, encounters=seed % 2 == 1, bonus_events=seed % 4 > 1), dice)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_a_crowded_game_can_be_kept_by_its_log(seats: int) -> None:
    for seed in range(GAMES):
        dice = Random(f"crowd {seats} {seed}")
        follow(crowded(seats, dice.getrandbits(30)), dice)


def follow(state: ResurgenceState, dice: Random) -> None:
    """Play on at random and keep the table by what is told."""
    chronicle, mood, heard = Chronicle(table(state)), Mood(GAME, dice), len(state.log(None))
    while not state.over:
        _, action = play(state, dice, 1, mood)[0]
        told = state.events(None, heard)
        heard += len(told)
        chronicle.compare(state, told, GAME.text(action))
