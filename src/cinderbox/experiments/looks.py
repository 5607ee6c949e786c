"""All looks of all positions of self-play as arrays: a row is what one seat sees, kept by what is not 0 in it.

Needs NumPy. The seats of a position follow each other. Features that are alike by name are known as a family, so that
what its members have in common is learned once.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from cinderbox.bots.weights import PHASES, log_odds
from cinderbox.experiments.selfplay import Position

SELDOM = 0.002  # a feature that is not 0 in fewer looks gets no weight
CLOCKS = (0.1, 0.5, 0.9)  # the shares of positions that lie before the three clocks
SPREAD = 0.05  # the least by which a feature is taken to vary: rare ones are not blown up
Array = Any  # NumPy is there only for those who train


class Looks:
    def __init__(self, deals: Iterable[tuple[int, list[Position]]], names: Sequence[str]) -> None:
        import numpy as np

        of, clocks, values, won, ends = [], [], [], [], [0]
        columns: list[Array] = [np.zeros(0, np.uint16)]
        numbers: list[Array] = [np.zeros(0, np.int32)]
        for deal, positions in deals:
            for one in positions:
                for look in one.looks:
                    of.append(deal)
                    clocks.append(one.clock)
                    values.append(look.value)
                    won.append(look.won)
                    columns.append(np.frombuffer(look.columns, np.dtype("<u2")))
                    numbers.append(np.frombuffer(look.numbers, np.dtype("<i4")))
                    ends.append(ends[-1] + len(columns[-1]))
        self.deal, self.clock, self.value, self.won = (
            np.array(of),
            np.array(clocks, float),
            np.array(values),
            np.array(won),
        )
        self.odds = np.array([log_odds(value) for value in values])
        self.ends = np.array(ends)
        found = np.concatenate(columns)
        often = np.bincount(found, minlength=len(names))
        self.columns = np.flatnonzero((often >= SELDOM * len(of)) & (often <= len(of) - 1))
        place = np.full(len(names), -1)
        place[self.columns] = np.arange(len(self.columns))
        self.places = place[found]
        self.numbers: Array = np.concatenate(numbers).astype(np.float32)
        kin = families([names[int(at)] for at in self.columns])
        self.kin: Array = np.zeros((len(self.columns), len(kin)), np.float32)  # which feature is in which family
        for at, members in enumerate(kin):
            self.kin[members, at] = 1
        middle = np.quantile(self.clock, CLOCKS)
        self.clocks = [float(middle[0]), float(max(middle[1], middle[0] + 1)), float(max(middle[2], middle[1] + 2))]
        self.hats = np.stack([np.interp(self.clock, self.clocks, row) for row in np.eye(PHASES)], axis=1)
        self.scale = 1 + np.zeros(sum(self.kin.shape), np.float32)
        self.scale = self.seen(np.arange(0, len(of), 1 + len(of) // 20_000)).std(axis=0) + SPREAD

    def seen(self, rows: Array) -> Array:
        """What is seen in these rows, the features and then the sums of their families, each scaled alike."""
        import numpy as np

        first, count = self.ends[rows], self.ends[rows + 1] - self.ends[rows]
        row: Array = np.repeat(np.arange(len(rows)), count)
        at = np.arange(len(row)) + np.repeat(first - np.cumsum(count) + count, count)
        known = self.places[at] >= 0
        found: Array = np.zeros((len(rows), len(self.columns)), np.float32)
        found[row[known], self.places[at][known]] = self.numbers[at][known]
        return np.concatenate([found, found @ self.kin], axis=1) / self.scale

    def own(self, weights: Array) -> Array:
        """The weights of the features themselves, with what their families add to them."""
        each = (weights.T / self.scale).T
        count = len(self.columns)
        return each[:count] + self.kin @ each[count:]


def families(names: Sequence[str]) -> list[list[int]]:
    """Features that are alike, by their names: those that differ in numbers within (columns, spaces) or in all but the
    first and the last word (zones)."""
    found: dict[str, list[int]] = {}
    for at, name in enumerate(names):
        words = name.split(".")
        kinds = {".".join(["#" if word.isdecimal() else word for word in words]), f"{words[0]}.*.{words[-1]}"}
        for kind in kinds if len(words) > 1 else ():
            found.setdefault(kind, []).append(at)
    some = {tuple(members) for members in found.values() if len(members) > 1}
    return [list(members) for members in sorted(some)]
