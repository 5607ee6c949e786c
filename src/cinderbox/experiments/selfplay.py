"""Positions to learn from: a few of each of many games that bots play against their like.

The folder holds the schedule and one file a deal; a deal is played once, as all seats have the same bot. Kept of a
position is what every seat sees (the features that are not 0), what the game's evaluation says to it, and who won in
the end. In every other deal the bots have whims, so that positions come up which they would have avoided. As with a
study, the same schedule gives the same files, however often it was stopped.
"""

import random
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from cinderbox.experiments import runner, tournament
from cinderbox.experiments.study import Study, credit, keep
from cinderbox.experiments.tournament import Schedule, Watcher, seed_of
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State

EACH = 16  # positions of a game
WHIM = 0.03  # how often a bot does anything at all, in deals with whims
SAMPLES, WHIMS = -1, -2  # what seeds are for


class Look(msgspec.Struct, array_like=True):
    """What one seat sees of a position."""

    value: float  # what the game's evaluation says
    columns: list[int]  # the features that are not 0,
    numbers: list[int]  # and what they are
    won: float  # 1, its part of a shared win, or 0


class Position(msgspec.Struct, array_like=True):
    clock: int
    part: float  # of the game that had passed
    looks: list[Look]  # of each seat


class Sampler(Watcher):
    """Keeps some positions of a game, each decision with the same chance; lets bots have whims."""

    def __init__(self, schedule: Schedule, deal: int, whim: float) -> None:
        self.dice = random.Random(seed_of(schedule.seed, deal, SAMPLES))
        self.whims = random.Random(seed_of(schedule.seed, deal, WHIMS))
        self.whim = whim
        self.count = 0
        self.kept: list[tuple[int, State]] = []

    def look(self, s: State) -> None:
        self.count += 1
        at = len(self.kept) if self.count <= EACH else self.dice.randrange(self.count)
        if at < EACH:
            self.kept[at : at + 1] = [(self.count, s.clone())]

    def sway(self, s: State, seat: int, action: int) -> int:
        if self.whim and self.whims.random() < self.whim:
            return self.whims.choice(s.actions(seat))
        return action

    def states(self) -> list[tuple[float, State]]:
        """The positions in their order, each with the part of the game that had passed."""
        return [(round(at / self.count, 4), s) for at, s in sorted(self.kept, key=lambda one: one[0])]


def positions(schedule: Schedule, deal: int) -> list[Position]:
    """Some positions of one deal, played once."""
    sampler = Sampler(schedule, deal, WHIM if deal % 2 else 0.0)
    played = tournament.play(schedule, deal, 0, sampler)
    game = schedule.played()
    evaluation, features = game.evaluation(), game.numbers(len(schedule.bots))
    sheet = Sheet(1, features.size)
    found: list[Position] = []
    for part, s in sampler.states():
        looks: list[Look] = []
        for seat in range(s.seats):
            features.write(s, seat, sheet, 0)
            seen = [(column, int(number)) for column, number in enumerate(sheet.numbers()) if number]
            value = round(evaluation.value(s, seat), 6)
            looks.append(Look(value, [c for c, _ in seen], [n for _, n in seen], credit(played, seat)))
        found.append(Position(evaluation.clock(s), part, looks))
    return found


def file_of(work: tuple[Schedule, int]) -> tuple[int, bytes]:
    """One deal as it is kept."""
    schedule, deal = work
    return deal, zlib.compress(msgspec.msgpack.encode(positions(schedule, deal)))


class SelfPlay(Study):
    """The folder of positions to learn from."""

    def file(self, deal: int) -> Path:
        return self.deals / f"{deal:06}.positions"

    def done(self) -> list[int]:
        return [deal for deal in range(self.schedule.deals) if self.file(deal).exists()]

    def run(self, jobs: int = 1, ray: str = "") -> Iterator[int]:
        work = [(self.schedule, deal) for deal in range(self.schedule.deals) if not self.file(deal).exists()]
        for deal, data in runner.run(file_of, work, jobs, ray):
            keep(self.file(deal), data)
            yield deal

    def positions(self, deal: int) -> list[Position]:
        try:
            return msgspec.msgpack.decode(zlib.decompress(self.file(deal).read_bytes()), type=list[Position])
        except (OSError, zlib.error, msgspec.MsgspecError):
            raise BadOption(f"{self.file(deal)} is damaged: delete it, and its deal is played again.") from None
