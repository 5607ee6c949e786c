"""Fits a value to positions of self-play: logistic regression over the evaluation's log-odds and the features.

Needs NumPy. Games, not positions, are what is independent: how much weights are held down (L2) is chosen by games that
were left out, and how sure the result may be is taken from predictions for games that the weights have not seen. Where
features do not help there, none gets a weight, and the evaluation is only calibrated.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cinderbox.bots.weights import PHASES, log_odds
from cinderbox.experiments.calibration import calibration
from cinderbox.experiments.selfplay import Position
from cinderbox.kernel.errors import BadOption

FOLDS = 5
HOLDS = (30_000.0, 10_000.0, 3_000.0, 1_000.0, 300.0)  # how much weights are held down, the most first
SELDOM = 0.01  # a feature that is not 0 in fewer looks gets no weight
CLOCKS = (0.1, 0.5, 0.9)  # the shares of positions that lie before the three clocks
PULL = 20.0  # looks that speak for a slope and a power of 1 and a shift of 0, before there are any
GAIN = 2e-4  # of log loss, for which features are worth having
FAINT = 5e-5  # a weight that is smaller says nothing
Array = Any  # NumPy is there only for those who train


def check() -> None:
    """Raises an error with one helpful sentence if nothing can be fitted."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadOption("Training needs NumPy: install cinderbox[lab].") from None


class Looks:
    """All looks of all positions as arrays: a row is what one seat sees; the seats of a position follow each other."""

    def __init__(self, deals: Sequence[tuple[int, list[Position]]], names: Sequence[str]) -> None:
        import numpy as np

        size = len(names)
        looks = [(deal, one.clock, look) for deal, some in deals for one in some for look in one.looks]
        self.deal = np.array([deal for deal, _, _ in looks])
        self.clock = np.array([clock for _, clock, _ in looks], dtype=float)
        self.odds = np.array([log_odds(look.value) for _, _, look in looks])
        self.value = np.array([look.value for _, _, look in looks])
        self.won = np.array([look.won for _, _, look in looks])
        often: Array = np.zeros(size, dtype=int)
        for _, _, look in looks:
            often[look.columns] += 1
        least = SELDOM * len(looks)
        self.columns = np.flatnonzero((often >= least) & (often <= len(looks) - 1))
        place = np.full(size, -1)
        place[self.columns] = np.arange(len(self.columns))
        self.numbers: Array = np.zeros((len(looks), len(self.columns)), dtype=np.float32)
        for row, (_, _, look) in enumerate(looks):
            at = place[look.columns]
            self.numbers[row, at[at >= 0]] = np.array(look.numbers, dtype=np.float32)[at >= 0]
        self.families = families([names[int(at)] for at in self.columns])
        kin = np.stack([self.numbers[:, family].sum(axis=1) for family in self.families], axis=1)
        self.numbers = np.concatenate([self.numbers, kin], axis=1)
        self.scale = self.numbers.std(axis=0) + 1e-6
        self.numbers /= self.scale
        clocks = np.quantile(self.clock, CLOCKS)
        self.clocks = [float(clocks[0]), float(max(clocks[1], clocks[0] + 1)), float(max(clocks[2], clocks[1] + 2))]
        self.hats = np.stack([np.interp(self.clock, self.clocks, row) for row in np.eye(PHASES)], axis=1)
        self.base = np.concatenate([self.hats * self.odds[:, None], self.hats], axis=1)

    def own(self, found: Array) -> Array:
        """The weight of each feature, with what its families add to it."""
        each = found / self.scale
        own = each[: len(self.columns)].copy()
        for family, weight in zip(self.families, each[len(self.columns) :], strict=True):
            own[family] += weight
        return own


def families(names: Sequence[str]) -> list[list[int]]:
    """Features that are alike, by their names: those that differ in numbers within (columns, spaces) or in all but the
    first and the last word (zones). What the members have in common is learned once."""
    found: dict[str, list[int]] = {}
    for at, name in enumerate(names):
        words = name.split(".")
        kinds = {".".join(["#" if word.isdecimal() else word for word in words]), f"{words[0]}.*.{words[-1]}"}
        for kind in kinds if len(words) > 1 else ():
            found.setdefault(kind, []).append(at)
    some = {tuple(members) for members in found.values() if len(members) > 1}
    return [list(members) for members in sorted(some)]


@dataclass(frozen=True)
class Fit:
    """What `weights.read` reads, and how good it was on games that it had not seen (log loss a look)."""

    clocks: list[float]
    slopes: list[float]
    shifts: list[float]
    powers: list[float]
    weights: dict[str, float]
    figures: dict[str, float]


def fit(deals: Sequence[tuple[int, list[Position]]], names: Sequence[str], seats: int) -> Fit:
    import numpy as np

    looks = Looks(deals, names)
    fold = looks.deal // 2 % FOLDS  # deals with whims and without are in each
    plain = looks.deal % 2 == 0
    losses, start = {0.0: held_out(looks, fold, 0.0, None)[0]}, None
    for hold in HOLDS:
        losses[hold], start = held_out(looks, fold, hold, start)
    best = min(losses, key=losses.__getitem__)
    if losses[0.0] - losses[best] < GAIN:
        best = 0.0
    final = solve(looks, fold >= 0, best, None)
    unseen, only = crossed(looks, fold, best, final), crossed(looks, fold, 0.0, None)
    sure, more = levelled(unseen[plain], looks.won[plain], looks.hats[plain], seats)
    final = final * sure
    final[PHASES : 2 * PHASES] += more
    told = sure * unseen + looks.hats @ more
    powers = [1.0] * PHASES
    if seats > 1:
        powers = powered(told[plain], looks.won[plain], looks.hats[plain], seats)
    open = chance(told[plain])
    if seats > 1:
        open = shares(np.log(open).reshape(-1, seats), looks.hats[plain][::seats], np.array(powers)).ravel()
    off = calibration(
        "open", list(zip(looks.deal[plain].tolist(), open.tolist(), looks.won[plain].tolist(), strict=True))
    )
    weights = {}
    if best:
        each = looks.own(final[2 * PHASES :])
        weights = {
            names[int(at)]: round(float(one), 4)
            for at, one in zip(looks.columns, each, strict=True)
            if abs(one) > FAINT
        }
    figures = {
        "log loss of the evaluation": log_loss(np.clip(looks.value, 1e-3, 1 - 1e-3), looks.won),
        "log loss when calibrated": log_loss(chance(only), looks.won),
        "log loss of the fit": log_loss(chance(told), looks.won),
        "held down by": best,
        "open chances are off by": off.error,
        "by chance alone": off.chance,
    }
    return Fit(
        clocks=[round(one, 1) for one in looks.clocks],
        slopes=[round(float(one), 4) for one in final[:PHASES]],
        shifts=[round(float(one), 4) for one in final[PHASES : 2 * PHASES]],
        powers=[round(one, 4) for one in powers],
        weights=dict(sorted(weights.items(), key=lambda one: -abs(one[1]))),
        figures={name: round(float(one), 5) for name, one in figures.items()},
    )


def crossed(looks: Looks, fold: Array, hold: float, start: Array) -> Array:
    """The log-odds of every look, by fits that have not seen its game."""
    import numpy as np

    unseen = np.zeros(len(fold))
    for part in range(FOLDS):
        found = solve(looks, fold != part, hold, start)
        unseen[fold == part] = odds(looks, found, fold == part, hold)
    return unseen


def held_out(looks: Looks, fold: Array, hold: float, start: Array) -> tuple[float, Array]:
    """The log loss on a fifth of the games of what is fitted to the others, and the fit."""
    found = solve(looks, fold != 0, hold, start)
    return log_loss(chance(odds(looks, found, fold == 0, hold)), looks.won[fold == 0]), found


def odds(looks: Looks, found: Array, rows: Array, hold: float) -> Array:
    base = looks.base[rows] @ found[: 2 * PHASES]
    return base + looks.numbers[rows] @ found[2 * PHASES :] if hold else base


def solve(looks: Looks, rows: Array, hold: float, start: Array) -> Array:
    """The slopes, shifts and (unless `hold` is 0) weights that fit these rows best."""
    import numpy as np

    base, won = looks.base[rows], looks.won[rows]
    numbers = looks.numbers[rows] if hold else looks.numbers[:0]
    count, size = len(won), 2 * PHASES
    usual: Array = np.repeat([1.0, 0.0], PHASES)

    def loss(at: Array) -> tuple[float, Array]:
        odds = base @ at[:size]
        if hold:
            odds = odds + numbers @ at[size:].astype(np.float32)
        wrong = (chance(odds) - won) / count
        total = float(np.mean(np.logaddexp(0.0, odds) - won * odds))
        off = at[:size] - usual
        total += PULL / count / 2 * float(off @ off)
        slope = np.zeros_like(at)
        slope[:size] = wrong @ base + PULL / count * off
        if hold:
            slope[size:] = wrong.astype(np.float32) @ numbers + hold / count * at[size:]
            total += hold / count / 2 * float(at[size:] @ at[size:])
        return total, slope

    if start is None:
        start = np.zeros(size + looks.numbers.shape[1])
        start[:size] = usual
    return least(loss, start)


def least(loss: Callable[[Array], tuple[float, Array]], at: Array, steps: int = 150, memory: int = 10) -> Array:
    """Where a smooth function is least (L-BFGS with halving steps)."""
    import numpy as np

    value, slope = loss(at)
    past: list[tuple[Array, Array]] = []
    for _ in range(steps):
        way, parts = slope.copy(), []
        for step, turn in reversed(past):
            part = (step @ way) / (step @ turn)
            parts.append(part)
            way -= part * turn
        if past:
            step, turn = past[-1]
            way *= (step @ turn) / (turn @ turn)
        for (step, turn), part in zip(past, reversed(parts), strict=True):
            way += step * (part - (turn @ way) / (step @ turn))
        length = 1.0 if past else min(1.0, 1.0 / (np.abs(way).sum() + 1e-12))
        while length > 1e-8:
            there, next_slope = loss(at - length * way)
            if there <= value - 1e-4 * length * float(slope @ way):
                break
            length /= 2
        else:
            break
        step, turn = -length * way, next_slope - slope
        done = value - there < 1e-8
        at, value, slope = at + step, there, next_slope
        if step @ turn > 1e-14:
            past = [*past[-memory + 1 :], (step, turn)]
        if done:
            break
    return at


def levelled(odds: Array, won: Array, hats: Array, seats: int) -> tuple[float, Array]:
    """By how much log-odds are to be stretched and what is to be added in each phase, to be right on the whole.

    Whims cost wins. Of several seats one has what the others lose, and nothing is added; alone, games without whims are
    won more often than all games together.
    """
    import numpy as np

    shifts = hats * (seats == 1)

    def loss(at: Array) -> tuple[float, Array]:
        stretched = at[0] * odds + shifts @ at[1:]
        wrong = chance(stretched) - won
        pull = PULL / len(won) * at[1:]
        total = float(np.mean(np.logaddexp(0.0, stretched) - won * stretched) + pull @ at[1:] / 2)
        return total, np.array([np.mean(wrong * odds), *(wrong @ shifts / len(won) + pull)])

    found = least(loss, np.array([1.0] + [0.0] * PHASES))
    return float(found[0]), found[1:]


def powered(odds: Array, won: Array, hats: Array, seats: int) -> list[float]:
    """The powers, by phase, to which the chances of seats are raised before they are scaled to 1."""
    import numpy as np

    logs = -np.logaddexp(0.0, -odds).reshape(-1, seats)
    won = won.reshape(-1, seats)
    hats = hats.reshape(-1, seats, PHASES)[:, 0]

    def loss(at: Array) -> tuple[float, Array]:
        found = shares(logs, hats, at)
        value = -np.mean((won * np.log(found)).sum(axis=1))
        turn = -((won - found * won.sum(axis=1, keepdims=True)) * logs).sum(axis=1)
        pull = PULL / len(hats) * (at - 1)
        return float(value + pull @ (at - 1) / 2), (turn[:, None] * hats).mean(axis=0) + pull

    return [float(one) for one in least(loss, np.ones(PHASES))]


def shares(logs: Array, hats: Array, powers: Array) -> Array:
    """The chances of all seats of each position, from the logarithms of what each thinks of its own."""
    import numpy as np

    raised = (hats @ powers)[:, None] * logs
    found = np.exp(raised - raised.max(axis=1, keepdims=True))
    return np.maximum(found / found.sum(axis=1, keepdims=True), 1e-12)


def chance(odds: Array) -> Array:
    import numpy as np

    return np.exp(-np.logaddexp(0.0, -odds))


def log_loss(chances: Array, won: Array) -> float:
    import numpy as np

    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))
