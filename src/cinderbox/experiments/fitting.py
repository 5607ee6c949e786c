"""Fits a value to positions of self-play: a small net over the features that corrects the evaluation's log-odds.

Needs NumPy. Games, not positions, are what is independent: an eighth of the games says when learning stops, and another
eighth, which nothing was learned from, how good the result is and, with the first, how sure it may be. Where features
do not help there, none gets a weight, and the evaluation is only calibrated.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cinderbox.bots.weights import PHASES, packed
from cinderbox.experiments import nets
from cinderbox.experiments.calibration import calibration
from cinderbox.experiments.looks import Looks
from cinderbox.experiments.selfplay import Position
from cinderbox.kernel.errors import BadOption

PARTS = 8  # of all games
UNITS = 16
PULL = 20.0  # looks that speak for a slope and a power of 1 and a shift of 0, before there are any
GAIN = 2e-4  # of log loss, for which features are worth having
Array = Any  # NumPy is there only for those who train


def check() -> None:
    """Raises an error with one helpful sentence if nothing can be fitted."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadOption("Training needs NumPy: install cinderbox[lab].") from None


@dataclass(frozen=True)
class Fit:
    """What `weights.read` reads, and how good it was on games that it had not seen (log loss a look)."""

    clocks: list[float]
    slopes: list[float]
    shifts: list[float]
    powers: list[float]
    weights: dict[str, float]
    units: dict[str, object]
    figures: dict[str, float]


def fit(deals: Iterable[tuple[int, list[Position]]], names: Sequence[str], seats: int, units: int = UNITS) -> Fit:
    import numpy as np

    looks = Looks(deals, names)
    part = looks.deal // 2 % PARTS  # deals with whims and without are in each
    plain = looks.deal % 2 == 0
    rows, stop, unseen = [np.flatnonzero(one) for one in (part > 1, part == 0, part == 1)]
    base = solve(looks, part != 1)
    learnt = nets.learn(looks, rows, stop, base, units, looks.won)
    aims = nets.aimed(looks, chance(learnt.odds(looks, np.arange(len(part)))), seats)
    learnt = nets.learn(looks, rows, stop, base, units, aims)
    only = nets.loss(calibrated(looks, base)[unseen], looks.won[unseen])
    helps = only - nets.loss(learnt.odds(looks, unseen), looks.won[unseen]) >= GAIN
    if helps:
        base, held = learnt.base, np.flatnonzero((part < 2) & plain)
        told = learnt.odds(looks, np.flatnonzero(part < 2))[plain[part < 2]]
    else:
        base = solve(looks, part >= 0)
        held = np.flatnonzero(plain)
        told = calibrated(looks, base)[held]
    sure, more = levelled(told, looks.won[held], looks.hats[held], seats)
    told = sure * told + looks.hats[held] @ more
    powers = [1.0] * PHASES
    open = chance(told)
    if seats > 1:
        powers = powered(told, looks.won[held], looks.hats[held], seats)
        open = shares(np.log(open).reshape(-1, seats), looks.hats[held][::seats], np.array(powers)).ravel()
    off = calibration(
        "open", list(zip(looks.deal[held].tolist(), open.tolist(), looks.won[held].tolist(), strict=True))
    )
    weights: dict[str, float] = {}
    layer: dict[str, object] = {name: [] for name in ("leans", "starts", "outs")} | {"rows": ""}
    if helps:
        each = looks.own(learnt.weights * sure)
        order = np.argsort(-np.abs(each), kind="stable")
        weights = {names[int(looks.columns[at])]: round(float(each[at]), 4) for at in order}
        layer = {
            "leans": [round(float(one), 4) for one in learnt.leans],
            "starts": [round(float(one), 4) for one in learnt.starts],
            "outs": [round(float(one), 4) for one in learnt.outs * sure],
            "rows": packed(looks.own(learnt.rows)[order].tolist()),
        }
    figures = {
        "log loss of the evaluation": log_loss(np.clip(looks.value[unseen], 1e-3, 1 - 1e-3), looks.won[unseen]),
        "log loss when calibrated": only,
        "log loss of the net": nets.loss(learnt.odds(looks, unseen), looks.won[unseen]),
        "open chances are off by": off.error,
        "by chance alone": off.chance,
    }
    return Fit(
        clocks=[round(one, 1) for one in looks.clocks],
        slopes=[round(float(one), 4) for one in base[:PHASES] * sure],
        shifts=[round(float(one), 4) for one in base[PHASES:] * sure + more],
        powers=[round(one, 4) for one in powers],
        weights=weights,
        units=layer,
        figures={name: round(float(one), 5) for name, one in figures.items()},
    )


def calibrated(looks: Looks, base: Array) -> Array:
    """The log-odds of every look by slopes and shifts alone."""
    return (looks.hats @ base[:PHASES]) * looks.odds + looks.hats @ base[PHASES:]


def solve(looks: Looks, rows: Array) -> Array:
    """The slopes and shifts that fit these rows best."""
    import numpy as np

    hats, won = looks.hats[rows], looks.won[rows]
    base = np.concatenate([hats * looks.odds[rows][:, None], hats], axis=1)
    usual: Array = np.repeat([1.0, 0.0], PHASES)

    def loss(at: Array) -> tuple[float, Array]:
        odds, off = base @ at, at - usual
        total = nets.loss(odds, won) + PULL / len(won) / 2 * float(off @ off)
        return total, (chance(odds) - won) @ base / len(won) + PULL / len(won) * off

    return least(loss, usual)


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
