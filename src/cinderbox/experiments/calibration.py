"""Whether stated chances come true: games that nobody has learned from, with what each seat was told of its chances.

The folder holds the schedule and one file a deal. Said of a position are each seat's own chances, as it sees them
(*seen*) and with all hands on the table (*open*). The expected calibration error sorts all that was said into ten
classes (0 to 10 %, 10 to 20 %, ...) and takes how far the mean of what was said lies from the share that was won,
averaged over what was said.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import msgspec

from cinderbox.bots import learned
from cinderbox.bots.chances import Chances
from cinderbox.experiments import runner, tournament
from cinderbox.experiments.selfplay import Sampler
from cinderbox.experiments.study import Study, credit, keep
from cinderbox.experiments.tournament import Schedule

CLASSES = 10
WORLDS = 8
PHASES = ("first third", "second third", "last third")
BOX = learned.BOX


class Said(msgspec.Struct, array_like=True):
    """What was said to one seat of its chances at one time of one game."""

    game: int
    part: float  # of the game that had passed
    seen: float
    open: float
    won: float


@dataclass(frozen=True)
class Class:
    """What was said within ten percent: how often, its mean, and the share that was won."""

    count: int
    said: float
    won: float


@dataclass(frozen=True)
class Calibration:
    name: str
    said: int
    error: float  # the expected calibration error
    chance: float  # what it would be about, by chance alone, if every word were true
    classes: tuple[Class, ...]


def calibration(name: str, rows: Sequence[tuple[int, float, float]]) -> Calibration:
    """Rows are game, chance and what was won. Words of one game are not independent of each other; games are."""
    sums = [[0.0, 0.0, 0.0] for _ in range(CLASSES)]  # how many, said, won
    wrong: list[dict[int, float]] = [{} for _ in range(CLASSES)]  # won less said, by game
    for game, said, won in rows:
        at = min(CLASSES - 1, int(said * CLASSES))
        for i, one in enumerate((1.0, said, won)):
            sums[at][i] += one
        wrong[at][game] = wrong[at].get(game, 0.0) + won - said
    count = max(1, len(rows))
    error = sum(abs(won - said) for _, said, won in sums) / count
    spread = sum(math.sqrt(sum(one * one for one in games.values())) for games in wrong)
    classes = tuple(Class(int(n), said / n, won / n) for n, said, won in sums if n)
    return Calibration(name, len(rows), error, spread * math.sqrt(2 / math.pi) / count, classes)


def calibrations(said: Sequence[Said]) -> list[Calibration]:
    """On the whole and by phase, for what seats see and for open hands."""
    found = []
    for way in ("seen", "open"):
        rows = [(one, (one.game, getattr(one, way), one.won)) for one in said]
        found.append(calibration(way, [row for _, row in rows]))
        for third, phase in enumerate(PHASES):
            part = [row for one, row in rows if min(2, int(one.part * 3)) == third]
            found.append(calibration(f"{way}, {phase}", part))
    return found


def said_in(work: tuple[Schedule, int, str]) -> tuple[int, bytes]:
    """What was said in one deal, played once, as it is kept."""
    schedule, deal, source = work
    game, seats = schedule.played(), len(schedule.bots)
    sampler = Sampler(schedule, deal)
    played = tournament.play(schedule, deal, 0, sampler)
    chances = Chances(game, seats, learned.read(source, game, seats))
    found: list[Said] = []
    for part, s in sampler.states():
        open = chances.open(s)
        for seat in range(seats):
            seen = chances.seen(s, seat, deal, WORLDS)[seat]
            found.append(Said(deal, part, round(seen, 4), round(open[seat], 4), credit(played, seat)))
    return deal, msgspec.json.encode(found)


class Talk(Study):
    """The folder of what was said. `source` is a file of weights, or `box`."""

    def __init__(self, schedule: Schedule, folder: Path, source: str) -> None:
        super().__init__(schedule, folder)
        self.source = source

    def about(self) -> dict[str, object]:
        weights = learned.read(self.source, self.schedule.played(), len(self.schedule.bots))
        net = None if weights is None else weights.net
        learnt = "" if weights is None else repr([weights.clocks, weights.slopes, weights.shifts])
        learnt += "" if net is None else repr([list(net.rows), list(net.outs)])
        return {**super().about(), "weights": blake2b(learnt.encode(), digest_size=8).hexdigest()}

    def run(self, jobs: int = 1, ray: str = "") -> Iterator[int]:
        there = set(self.done())
        work = [(self.schedule, deal, self.source) for deal in range(self.schedule.deals) if deal not in there]
        for deal, data in runner.run(said_in, work, jobs, ray):
            keep(self.deals / f"{deal:06}.json", data)
            yield deal

    def said(self) -> list[Said]:
        files = [self.deals / f"{deal:06}.json" for deal in self.done()]
        return [one for file in files for one in msgspec.json.decode(file.read_bytes(), type=list[Said])]
