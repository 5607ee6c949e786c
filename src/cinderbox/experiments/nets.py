"""Learns a net (`bots/net.py`) from looks: Adam on small batches, stopped by games that it does not learn from.

Needs NumPy. What is learned are the slopes and shifts by which the evaluation's log-odds are calibrated, the weight of
each feature, and the units. The sums of families are learned beside the features and go into their weights in the end.
The rate falls evenly to nothing, and of all rounds the one is taken after which unseen games were foretold best. A
first net learns from how games ended, a second one also from what the first says of what came next.
"""

from dataclasses import dataclass
from typing import Any

from cinderbox.bots.weights import PHASES
from cinderbox.experiments.looks import Looks

ROUNDS = 4  # through all looks
BATCH = 1024
RATE = 0.002
WARM = 100  # batches until the full rate
FADE = 1.5  # times the rate, what weights lose with each batch
MOMENTUM, MEMORY = 0.9, 0.999
NEAR = 0.15  # how much of what a look should be worth is said by the next position, and so on
Array = Any  # NumPy is there only for those who train
SLOPES, SHIFTS = slice(0, PHASES), slice(PHASES, 2 * PHASES)


@dataclass
class Learnt:
    """`base` are slopes and shifts by phase; `weights` and `rows` are for the features and the sums of families."""

    base: Array
    weights: Array
    rows: Array  # of each feature: what it adds to each unit
    leans: Array
    starts: Array
    outs: Array

    def odds(self, looks: Looks, rows: Array) -> Array:
        """The log-odds of these looks."""
        import numpy as np

        found = [self.forward(looks, rows[at : at + 4 * BATCH])[0] for at in range(0, len(rows), 4 * BATCH)]
        return np.concatenate([np.zeros(0), *found])

    def forward(self, looks: Looks, rows: Array) -> tuple[Array, Array, Array]:
        """The log-odds, what is seen, and what each unit then has."""
        import numpy as np

        seen, odds, hats = looks.seen(rows), looks.odds[rows], looks.hats[rows]
        units = seen @ self.rows + odds[:, None] * self.leans + self.starts
        found = (hats @ self.base[SLOPES]) * odds + hats @ self.base[SHIFTS] + seen @ self.weights
        return found + np.maximum(units, 0) @ self.outs, seen, units

    def turn(self, looks: Looks, rows: Array, aims: Array) -> "Learnt":
        """Which way, and how steeply, the log loss of these looks grows."""
        import numpy as np

        found, seen, units = self.forward(looks, rows)
        odds, hats = looks.odds[rows], looks.hats[rows]
        wrong = (1 / (1 + np.exp(-found)) - aims[rows]) / len(rows)
        back = (wrong[:, None] * self.outs * (units > 0)).astype(np.float32)
        return Learnt(
            base=np.concatenate([(wrong * odds) @ hats, wrong @ hats]),
            weights=wrong.astype(np.float32) @ seen,
            rows=seen.T @ back,
            leans=odds @ back,
            starts=back.sum(axis=0),
            outs=wrong @ np.maximum(units, 0),
        )


def begun(looks: Looks, base: Array, units: int, dice: Array) -> Learnt:
    import numpy as np

    size, few = len(looks.scale), 0.5 / np.sqrt(np.diff(looks.ends).mean() + 1)
    return Learnt(
        base=base.copy(),
        weights=np.zeros(size, np.float32),
        rows=(dice.standard_normal((size, units)) * few).astype(np.float32),
        leans=dice.standard_normal(units) * 0.3,
        starts=np.zeros(units),
        outs=dice.standard_normal(units) * 0.05,
    )


def learn(looks: Looks, rows: Array, stop: Array, base: Array, units: int, aims: Array) -> Learnt:
    """A net learned from what some rows should be worth, stopped by how well it foretells others; it begins with a
    calibration."""
    import numpy as np

    dice = np.random.default_rng(1)
    now = begun(looks, base, units, dice)
    best, least = vars(now).copy(), loss(now.odds(looks, stop), aims[stop])
    means = {name: np.zeros_like(one) for name, one in vars(now).items()}
    squares = {name: np.zeros_like(one) for name, one in vars(now).items()}
    batch = max(1, min(BATCH, len(rows) // 8))
    last, done = ROUNDS * (len(rows) // batch), 0
    for _ in range(ROUNDS):
        order = dice.permutation(rows)
        for first in range(0, len(rows) - batch + 1, batch):
            done += 1
            rate = RATE * min(1, done / WARM) * (1 - done / (last + 1))
            for name, slope in vars(now.turn(looks, order[first : first + batch], aims)).items():
                means[name] += (1 - MOMENTUM) * (slope - means[name])
                squares[name] += (1 - MEMORY) * (slope * slope - squares[name])
                step = means[name] / (1 - MOMENTUM**done) / (np.sqrt(squares[name] / (1 - MEMORY**done)) + 1e-8)
                keep = 1 - rate * FADE if name in ("weights", "rows") else 1
                setattr(now, name, ((getattr(now, name) - rate * step) * keep).astype(step.dtype))
        found = loss(now.odds(looks, stop), aims[stop])
        if found < least:
            best, least = vars(now).copy(), found
    return Learnt(**best)


def aimed(looks: Looks, chances: Array, seats: int) -> Array:
    """What each look should be worth: how its game ended, mixed with the chances that later positions of it are given.

    How a game ends says little about one position of many; what comes soon after it says more, if it is judged well.
    The nearer a position, the more it counts (the temporal differences of reinforcement learning).
    """
    found = looks.won.copy()
    for row in range(len(found) - seats - 1, -1, -1):
        if looks.deal[row] == looks.deal[row + seats]:
            found[row] = NEAR * chances[row + seats] + (1 - NEAR) * found[row + seats]
    return found


def loss(odds: Array, won: Array) -> float:
    """The log loss."""
    import numpy as np

    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))
