"""The chances of winning of all seats, which add up to 1; alone at the table, the one chance of winning.

*Open* chances are for whoever sees every hand: what each seat thinks of its own position, raised to a power that was
fitted, and scaled to 1. Chances *seen* by a seat are the mean of these over worlds that it cannot tell from the true
one, so nothing that is hidden from it makes a difference. Both come from the game's evaluation, corrected by what was
learned where the game has weights for so many seats (`weights.py`).
"""

import math
from typing import Any, Final

from cinderbox.bots.weights import Weights, shipped
from cinderbox.kernel.evaluation import settled
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

WORLDS: Final = 16
LEAST: Final = 1e-4  # no seat is written off before the end


class Chances:
    """For one game with so many seats. `weights`, if given, are taken instead of those that came with the game."""

    def __init__(self, game: Game[Any], seats: int, weights: Weights | None = None) -> None:
        self.evaluation = game.evaluation()
        self.weights = shipped(game, seats) if weights is None else weights

    def value(self, s: State, seat: int) -> float:
        """The chance of one seat, by what it sees itself."""
        if s.ended is not None:
            return settled(s, seat)
        value = self.evaluation.value(s, seat)
        if self.weights is not None:
            value = self.weights.value(s, seat, value, self.evaluation.clock(s))
        return value

    def open(self, s: State) -> list[float]:
        """The chance of every seat, all hands on the table."""
        values = [self.value(s, seat) for seat in range(s.seats)]
        if s.seats == 1 or s.ended is not None:
            return values
        weights = self.weights
        power = 1.0 if weights is None else weights.at(weights.powers, self.evaluation.clock(s))
        values = [math.pow(value if value > LEAST else LEAST, power) for value in values]
        total = sum(values)
        return [value / total for value in values]

    def seen(self, s: State, seat: int, seed: int = 0, worlds: int = WORLDS) -> list[float]:
        """The chance of every seat, as one of them can judge it; the same whatever is hidden from it."""
        if s.ended is not None:
            return self.open(s)
        total = [0.0] * s.seats
        for n in range(worlds):
            chances = self.open(s.determinize(seat, seed + n))
            for other in range(s.seats):
                total[other] += chances[other]
        return [one / worlds for one in total]
