"""Nothing changes on the table without a line in the log."""

import os
from random import Random

import pytest

from cinderbox.games.residuum.state import ResiduumState
from cinderbox.proof.laws import play
from cinderbox.proof.mood import Mood
from tests.residuum.chronicle import Chronicle
from tests.residuum.crowd import crowded
from tests.residuum.table import GAME, start, table

GAMES = 6 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


def follow(state: ResiduumState, dice: Random) -> None:
    """Play on at random and keep the table by what is told."""
    chronicle, mood, heard = Chronicle(table(state)), Mood(GAME, dice), len(state.log(None))
    while not state.over:
        before = unread(state)
        _, action = play(state, dice, 1, mood)[0]
        told = state.events(None, heard)
        heard += len(told)
        chronicle.compare(state, told, GAME.text(action))
        assert told or unread(state) == before, f"{GAME.text(action)} was told by nothing"


def unread(state: ResiduumState) -> list[object]:
    """What the chronicle does not keep: decks, and what a turn and a season remember."""
    view = table(state)
    names = ("stack", "drawn", "piles", "deck", "discard", "aside", "town_deck", "town_discard", "this_turn")
    return [view[name] for name in names] + [(one["visits"], one["x"]) for one in view["players"]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_a_whole_game_can_be_kept_by_its_log(seats: int) -> None:
    for seed in range(GAMES // 3):
        follow(start(seats, seed, map="quick" if seed else "built"), Random(seed))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_of_a_crowded_game_can_be_kept_by_its_log(seats: int) -> None:
    for seed in range(GAMES):
        dice = Random(f"{seats} {seed}")
        follow(crowded(seats, dice.getrandbits(30)), dice)
