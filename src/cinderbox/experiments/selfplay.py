"""Positions to learn from: a few of each of many games that bots play against their like.

The folder holds the schedule and one file a deal; a deal is played once, as all seats have the same bot. Half of the
positions are the first of a turn, since that is where bots judge what they plan. Kept of a position is what every seat
sees (the features that are not 0), what the game's evaluation says to it, and who won in the end. In every other deal
the bots have whims, so that positions come up which they would have avoided. As with a study, the same schedule gives
the same files, however often it was stopped.
"""

import random
import sys
import zlib
from array import array
from collections.abc import Iterator
from pathlib import Path

import msgspec

from cinderbox.bots.net import whole
from cinderbox.bots.planner import Planner
from cinderbox.experiments import runner, tournament
from cinderbox.experiments.study import Study, credit, keep
from cinderbox.experiments.tournament import Schedule, Watcher, seed_of
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State

EACH = 16  # positions of a game, and so many that begin a turn
WHIM = 0.01  # how often a bot does anything at all, in deals with whims,
FANCY = 0.12  # and how often it plays a turn by any plan that came to its mind
BEAM, WIDTH = 2, 12  # of such plans
SAMPLES, WHIMS = -1, -2  # what seeds are for


class Look(msgspec.Struct, array_like=True):
    """What one seat sees of a position."""

    value: float  # what the game's evaluation says
    columns: bytes  # the features that are not 0, in 16 bits each,
    numbers: bytes  # and what they are, in 32
    won: float  # 1, its part of a shared win, or 0


def look(value: float, seen: dict[int, int], won: float) -> Look:
    columns, numbers = array("H", seen), array("i", seen.values())
    if sys.byteorder == "big":
        columns.byteswap()
        numbers.byteswap()
    return Look(value, columns.tobytes(), numbers.tobytes(), won)


class Position(msgspec.Struct, array_like=True):
    clock: int
    part: float  # of the game that had passed
    looks: list[Look]  # of each seat


class Sampler(Watcher):
    """Keeps some positions of a game, each decision with the same chance."""

    def __init__(self, schedule: Schedule, deal: int) -> None:
        self.dice = random.Random(seed_of(schedule.seed, deal, SAMPLES))
        self.count = 0
        self.kept: list[tuple[int, State]] = []

    def look(self, s: State) -> None:
        self.count += 1
        self.keep(s, self.kept, self.count)

    def keep(self, s: State, kept: list[tuple[int, State]], count: int) -> None:
        """Keep a position, the count-th of its kind, or do not."""
        at = len(kept) if count <= EACH else self.dice.randrange(count)
        if at < EACH:
            kept[at : at + 1] = [(self.count, s.clone())]

    def states(self) -> list[tuple[float, State]]:
        """The positions in their order, each with the part of the game that had passed."""
        return [(round(at / self.count, 4), s) for at, s in sorted(self.kept, key=lambda one: one[0])]


class Explorer(Sampler):
    """Keeps positions that begin a turn as well; lets bots have whims in every other deal."""

    def __init__(self, schedule: Schedule, deal: int) -> None:
        super().__init__(schedule, deal)
        self.whims = random.Random(seed_of(schedule.seed, deal, WHIMS))
        self.whimsical = deal % 2 == 1
        self.evaluation = schedule.played().evaluation()
        purposes = self.evaluation.advice("greedy").get("purposes", 0.0) > 0
        self.planner = Planner(self.evaluation, BEAM, WIDTH, purposes)
        self.clock = -1
        self.begins = False  # a turn
        self.turns = 0
        self.first: list[tuple[int, State]] = []
        self.row: list[int] = []  # what is still to be done of a fancied plan

    def look(self, s: State) -> None:
        super().look(s)
        clock = self.evaluation.clock(s)
        self.begins = clock != self.clock
        if self.begins:
            self.clock = clock
            self.row = []
            self.turns += 1
            self.keep(s, self.first, self.turns)

    def sway(self, s: State, seat: int, action: int) -> int:
        if not self.whimsical:
            return action
        open = s.actions(seat)
        if self.begins and len(open) > 1 and self.whims.random() < FANCY:
            world = s.determinize(seat, self.whims.getrandbits(62))
            self.row = self.whims.choice(self.planner.plans(world, seat)).actions
        elif self.whims.random() < WHIM:
            self.row = []
            return self.whims.choice(open)
        if self.row and self.row[0] in open and self.evaluation.turn(s) == seat:
            action, *self.row = self.row
        return action

    def states(self) -> list[tuple[float, State]]:
        self.kept += self.first
        return super().states()


def positions(schedule: Schedule, deal: int) -> list[Position]:
    """Some positions of one deal, played once."""
    explorer = Explorer(schedule, deal)
    played = tournament.play(schedule, deal, 0, explorer)
    game = schedule.played()
    evaluation, features = game.evaluation(), game.numbers(len(schedule.bots))
    sheet = Sheet(1, features.size)
    found: list[Position] = []
    for part, s in explorer.states():
        looks: list[Look] = []
        for seat in range(s.seats):
            features.write(s, seat, sheet, 0)
            seen = {int(at): int(whole(sheet.bits[int(at)])) for at in sheet.wrote[: sheet.used[0]]}
            looks.append(look(round(evaluation.value(s, seat), 6), seen, credit(played, seat)))
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
