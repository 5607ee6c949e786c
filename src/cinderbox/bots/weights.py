"""Weights: what was learned of a game with so many seats, as a file that people can read.

They correct what the game's own evaluation says. Its chance of winning, as log-odds, is stretched by a slope and moved
by a shift, both going evenly from one of three clocks to the next (early, middle and late in a game); and to that is
added what a small net makes of the features (`net.py`). `powers`, by the same clocks, make the chances of all seats out
of these (`chances.py`). A file names every feature with its own weight, and how it was made; what the units of the net
take from the features, in the same order, is packed. `cinderbox lab train` writes it. It is tied to what it was learned
with: the rules, the features, and the evaluation that it corrects, by what that says to some positions.
"""

import base64
import hashlib
import json
import logging
import math
import sys
from array import array
from typing import Any, Final, final

from mypy_extensions import i32

from cinderbox.bots.net import Net, grains
from cinderbox.games import weights as beside
from cinderbox.kernel.errors import CinderboxError
from cinderbox.kernel.features import Features
from cinderbox.kernel.game import Game
from cinderbox.kernel.rng import Rng
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State

PHASES: Final = 3
SUREST: Final = 6.0  # log-odds beyond these are taken for these: no evaluation is that sure
FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build
JUDGED: Final = 12  # positions that tell one evaluation from another,
APART: Final = 10  # and how many decisions lie between two of them
SAME: Final = 1e-5
LOG: Final = logging.getLogger(__name__)
TOLD: Final[set[str]] = set()  # what was said already


class BadWeights(CinderboxError):
    """A file of weights that cannot be used."""


@final
class Weights:
    def __init__(self, features: Features) -> None:
        self.features = features
        self.sheet = Sheet(1, features.size)
        self.clocks = [0.0, 1.0, 2.0]
        self.slopes = [1.0, 1.0, 1.0]
        self.shifts = [0.0, 0.0, 0.0]
        self.powers = [1.0, 1.0, 1.0]
        self.trust = 1.0  # how much of what the net adds bots judge by
        self.promoted = False  # bots that judge by them won the match against those that do not
        self.net: Net | None = None  # None: no feature has a weight

    def at(self, rungs: list[float], clock: int) -> float:
        """What goes evenly from one clock to the next."""
        clocks = self.clocks
        if clock <= clocks[0]:
            return rungs[0]
        for i in range(1, PHASES):
            if clock < clocks[i]:
                part = (clock - clocks[i - 1]) / (clocks[i] - clocks[i - 1])
                return rungs[i - 1] + part * (rungs[i] - rungs[i - 1])
        return rungs[PHASES - 1]

    def value(self, s: State, seat: int, value: float, clock: int, trust: float = 1.0) -> float:
        """The chance of winning as a seat sees it, given what the game's evaluation says.

        Much of what a net adds tells good positions from bad ones and not good plans from others, where it is mostly
        noise: bots do better to trust it in part.
        """
        odds = log_odds(value) * self.at(self.slopes, clock) + self.at(self.shifts, clock)
        net = self.net
        if net is not None:
            self.features.write(s, seat, self.sheet, 0)
            odds += trust * net.result(self.sheet, log_odds(value))
        return float(int(FINENESS / (1.0 + math.exp(-odds)))) / FINENESS


def log_odds(chance: float) -> float:
    """The logarithm of the odds, as far as it goes."""
    if chance <= 0.0 or chance >= 1.0:
        return -SUREST if chance <= 0.0 else SUREST
    found = math.log(chance / (1.0 - chance))
    return -SUREST if found < -SUREST else SUREST if found > SUREST else found


# -- files -------------------------------------------------------------------------------------------------------------


def ties(game: Game[Any], seats: int) -> dict[str, Any]:
    """What weights that are learned now belong to, as it stands in their file."""
    names = "\n".join(game.numbers(seats).names)
    return {
        "rules_version": game.rules_version,
        "content": game.content,
        "features": hashlib.sha256(names.encode()).hexdigest()[:16],
        "judged": judged(game, seats),
    }


def judged(game: Game[Any], seats: int) -> list[float]:
    """What the game's evaluation says to some positions of a game by chance, always the same."""
    s: State = game.start(seats=seats, seed=1)
    evaluation, dice = game.evaluation(), Rng(1)
    found: list[float] = []
    while not s.over and len(found) < JUDGED:
        found.append(round(evaluation.value(s, len(found) % seats), 6))
        for _ in range(APART):
            if not s.over:
                seat = s.first()
                open = s.open_to(seat)
                s.choose(seat, open[dice.below(len(open))])
    return found


def untied(data: Any, game: Game[Any], seats: int) -> str:
    """What has changed since weights were learned, "" if nothing that matters."""
    now = ties(game, seats)
    if data["rules_version"] != now["rules_version"]:
        return f"rules version {data['rules_version']}, which is {game.rules_version} now"
    if data["content"] != now["content"]:
        return ""  # another pack may lack a card, which then lies nowhere
    if data["features"] != now["features"]:
        return "other features"
    said = [float(one) for one in data["judged"]]
    if len(said) != len(now["judged"]) or any(abs(a - b) > SAME for a, b in zip(said, now["judged"], strict=True)):
        return "another evaluation"
    return ""


def read(text: str, game: Game[Any], seats: int) -> Weights:
    """The weights in a file; BadWeights says why they do not fit the game."""
    try:
        data: Any = json.loads(text)
        found = Weights(game.numbers(seats))
        if data["game"] != game.id or data["seats"] != seats:
            raise BadWeights(
                f"These weights are for {data['game']} with {data['seats']} seats, not for {game.id} with {seats}."
            )
        other = untied(data, game, seats)
        if other:
            raise BadWeights(
                f"These weights of {game.title} with {seats} seats were learned with {other}: train anew, with "
                f"`cinderbox lab train {game.id} --seats {seats}`."
            )
        found.clocks, found.slopes, found.shifts, found.powers = [
            rungs(data[name]) for name in ("clocks", "slopes", "shifts", "powers")
        ]
        found.promoted = data["promoted"] is True
        found.trust = float(data.get("trust", 1.0))
        found.net = unpacked(data, found.features)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadWeights(f"This is no file of weights: {type(error).__name__} ({error}).") from None
    return found


def unpacked(data: Any, features: Features) -> Net | None:
    """The net in a file; None if it knows none of the features."""
    layer = data.get("units", {"leans": [], "starts": [], "outs": [], "rows": ""})
    units = [[grains(float(one)) for one in layer[name]] for name in ("leans", "starts", "outs")]
    count = len(units[0])
    rows = array("h", base64.b64decode(layer["rows"]))
    if sys.byteorder == "big":
        rows.byteswap()
    if len(units[1]) != count or len(units[2]) != count or len(rows) != count * len(data["weights"]):
        raise ValueError("a unit lacks a number")
    net = Net(features.size, count)
    for i in range(count):
        net.leans[i], net.starts[i], net.outs[i] = i32(units[0][i]), i32(units[1][i]), i32(units[2][i])
    columns = {name: i for i, name in enumerate(features.names)}
    known = False
    for row, (name, weight) in enumerate(data["weights"].items()):
        if name in columns:
            first = columns[name] * (count + 1)
            for i in range(count):
                net.rows[first + i] = i32(rows[row * count + i])
            net.rows[first + count] = i32(grains(float(weight)))
            known = True
    return net if known else None


def packed(rows: list[list[float]]) -> str:
    """What the units take from each feature, as it stands in a file."""
    found = array("h", [grains(one) for row in rows for one in row])
    if sys.byteorder == "big":
        found.byteswap()
    return base64.b64encode(found.tobytes()).decode()


def rungs(data: Any) -> list[float]:
    found = [float(one) for one in data]
    if len(found) != PHASES:
        raise ValueError(f"{PHASES} numbers are wanted, not {len(found)}")
    return found


def shipped(game: Game[Any], seats: int) -> Weights | None:
    """The weights that came with a game, if there are any for so many seats and they fit; if not, that is said once."""
    text = beside(game.id, seats)
    if not text:
        return None
    try:
        return read(text, game, seats)
    except BadWeights as error:
        tell(f"The game's own evaluation is used. {error}")
        return None


def tell(line: str) -> None:
    """Say something once."""
    if line not in TOLD:
        TOLD.add(line)
        LOG.warning(line)
