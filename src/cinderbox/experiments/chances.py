"""Everybody's chances of winning in a position, with all cards open or as a seat could know them."""

from typing import Any

from cinderbox.bots.sighting import SEED_BITS
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.state import State

WORLDS = 4  # over which what a seat cannot know is averaged


def open_chances(evaluation: Evaluation[Any], s: State) -> list[float]:
    """What everybody's position is worth, as parts of 1; alone one has a chance of one's own."""
    values = [evaluation.value(s, seat) for seat in range(s.seats)]
    total = sum(values)
    return values if s.seats == 1 or s.over or not total else [value / total for value in values]


def honest(evaluation: Evaluation[Any], s: State, seat: int) -> float:
    """The chance of a seat over worlds that it cannot tell from the true one."""
    if s.over:
        return evaluation.value(s, seat)
    worlds = [s.determinize(seat, (s.key(seat) + n) & SEED_BITS) for n in range(WORLDS)]
    return sum(open_chances(evaluation, world)[seat] for world in worlds) / WORLDS
