"""A study: many games by one schedule, each watched, kept in a folder, so that it can be stopped and gone on with.

What is noted of a game comes from what the engine tells of any game: its events, its evaluation and its outcome. The
folder holds the schedule and one file for each deal that is done, played once from every seat. The same schedule gives
the same files, however many processes worked on it and however often it was stopped.
"""

import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import msgspec

from cinderbox.experiments import runner, tournament
from cinderbox.experiments.tournament import Played, Schedule, Watcher
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.fields import word
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import PILE, ROW, Zone

K = TypeVar("K")
N = TypeVar("N", int, float)
PARTS = 20  # of a game: a curve has its start and the end of each


class Seat(msgspec.Struct):
    """What one seat did in a game. `uses`: of each card, how often each kind of event of the seat spoke of it."""

    bot: str
    won: float  # 1, its part of a shared win, or 0
    score: int
    uses: dict[str, dict[str, int]]
    chosen: dict[str, str]  # what it had or chose once, as a leader: kind of event to what it named


class Watched(msgspec.Struct):
    """One game, as it is kept."""

    deal: int
    rotation: int
    seed: str
    seats: list[Seat]
    decisions: int
    forced: int  # decisions with one choice
    choices: int  # of all decisions together
    turns: int
    curve: list[list[float]]  # of each seat: how its chances looked to itself, at equal parts of the game
    leads: int  # how often another seat came to look best
    known: float  # from which part of the game on the winner looked best; 1: never
    points: list[list[int]]  # of each seat: its points at equal parts of the game; none where nothing is counted
    reason: str
    forfeit: int


class Notes(Watcher):
    """Looks on and takes notes."""

    def __init__(self, s: State) -> None:
        self.evaluation = s.game.evaluation()
        self.decisions = self.forced = self.choices = 0
        self.clock = -1
        self.values: list[list[float]] = []  # a row a turn
        self.points: list[list[int]] = []  # a row a turn and one for the end
        self.uses: list[dict[str, dict[str, int]]] = []
        self.chosen: list[dict[str, str]] = []

    def look(self, s: State) -> None:
        open = len(s.actions())
        self.decisions += 1
        self.forced += open == 1
        self.choices += open
        clock = self.evaluation.clock(s)
        if clock != self.clock:
            self.clock = clock
            self.values.append([self.evaluation.value(s, seat) for seat in range(s.seats)])
            self.points.append(s.game.scores(s))

    def end(self, s: State) -> None:
        self.points.append(s.game.scores(s))
        for seat in range(s.seats):
            uses: dict[str, dict[str, int]] = {}
            named: dict[str, list[str]] = {}
            for event, parts in zip(s.events(seat), s.log_parts(seat), strict=True):
                if event["seat"] != seat:
                    continue
                kind = str(event["kind"])
                cards = {part["card"] for part in parts if not isinstance(part, str) and "card" in part}
                for card in cards:
                    times = uses.setdefault(card, {})
                    times[kind] = times.get(kind, 0) + 1
                words = [value for name, value in event.items() if isinstance(value, str) and name not in SAID]
                if not cards and words:
                    named.setdefault(kind, []).append(words[0])
            for card in in_play(s, seat):
                uses.setdefault(card, {})[IN_PLAY] = 1
            self.uses.append(uses)
            self.chosen.append({kind: words[0] for kind, words in named.items() if len(words) == 1})


SAID = ("kind", "text")
IN_PLAY = "in_play"  # beside the kinds of events: the card lies before the seat when the game is over


def in_play(s: State, seat: int) -> list[str]:
    """The cards of the catalog that lie open before a seat, as the numbers for learning tell of any game."""
    ids: dict[str, str] = {}
    for group in s.game.catalog(s.variant).values():
        for id, card in group.items() if isinstance(group, dict) else ():
            name = card.get("name") if isinstance(card, dict) else None
            ids.setdefault(word(str(name)), id)
            ids[id] = id
    made = s.game.numbers(s.seats)
    numbers = made.numbers(s, seat)
    found: set[str] = set()
    for field, first, end in zip(made.fields, made.starts, [*made.starts[1:], made.asked], strict=True):
        if not isinstance(field, Zone) or field.kind in (ROW, PILE):
            for at in range(first, end):
                own, card = made.names[at].startswith(f"{field.name}[0]."), made.names[at].rpartition(".")[2]
                if own and numbers[at] and card in ids:
                    found.add(ids[card])
    return sorted(found)


def watch(schedule: Schedule, deal: int, rotation: int) -> Watched:
    """One game of a schedule, with notes."""
    notes = Notes(schedule.played().start(seats=len(schedule.bots), seed=0, **schedule.options))
    played = tournament.play(schedule, deal, rotation, notes)
    seats = [
        Seat(schedule.bots[bot], credit(played, seat), played.scores[seat], notes.uses[seat], notes.chosen[seat])
        for seat, bot in enumerate(played.order)
    ]
    tops = [max(range(len(row)), key=row.__getitem__) for row in notes.values]
    return Watched(
        deal=deal,
        rotation=rotation,
        seed=str(played.seed),
        seats=seats,
        decisions=notes.decisions,
        forced=notes.forced,
        choices=notes.choices,
        turns=len(notes.values),
        curve=[[round(value, 4) for value in run] for run in curves(notes.values)],
        leads=sum(before != after for before, after in pairwise(tops)),
        known=known(tops, played.winners),
        points=curves(notes.points),
        reason=played.reason,
        forfeit=played.forfeit,
    )


def credit(played: Played, seat: int) -> float:
    return 1 / len(played.winners) if seat in played.winners else 0.0


def curves(rows: list[list[N]]) -> list[list[N]]:
    """A row a turn, with a number a seat, as a curve a seat, of the same length for all games."""
    last = len(rows) - 1
    chosen = [rows[round(last * point / PARTS)] for point in range(PARTS + 1)]
    return [list(curve) for curve in zip(*chosen, strict=True)]


def known(tops: list[int], winners: tuple[int, ...]) -> float:
    """The part of the game after which a winner looked best to the end."""
    turns = len(tops)
    since = turns
    while since > 0 and tops[since - 1] in winners:
        since -= 1
    return round(since / turns, 4)


def watch_deal(work: tuple[Schedule, int]) -> tuple[int, bytes]:
    """One seed from every seat, as it is kept."""
    schedule, deal = work
    return deal, msgspec.json.encode([watch(schedule, deal, rotation) for rotation in range(len(schedule.bots))])


def keep(file: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    part = file.with_suffix(f".{os.getpid()}")
    part.write_bytes(data)
    part.replace(file)


class Study:
    """The folder of a study."""

    def __init__(self, schedule: Schedule, folder: Path) -> None:
        self.schedule = schedule
        self.folder = folder
        self.deals = folder / "deals"

    def open(self) -> None:
        """Make the folder, or go on with it if it is of the same schedule."""
        self.schedule.check()
        about = msgspec.json.format(msgspec.json.encode(self.about()), indent=1)
        file = self.folder / "schedule.json"
        try:
            self.deals.mkdir(parents=True, exist_ok=True)
            there = file.read_bytes() if file.exists() else b""
            if there != about and (there or any(self.deals.iterdir())):
                raise BadOption(f"{self.folder} holds another study: name another folder, or the same settings.")
            file.write_bytes(about)
        except OSError as error:
            raise BadOption(f"{self.folder} cannot be written: {error.strerror}.") from None

    def about(self) -> dict[str, object]:
        """All that the games follow from; how many there are may grow."""
        schedule, game = self.schedule, self.schedule.played()
        return {
            "game": schedule.game,
            "rules_version": game.rules_version,
            "content": game.content,
            "bots": list(schedule.bots),
            "seed": schedule.seed,
            "options": schedule.options,
        }

    def done(self) -> list[int]:
        """The deals that are there, of those that are wanted."""
        found = [int(file.stem) for file in self.deals.glob("*.json") if file.stem.isdecimal()]
        return sorted(deal for deal in found if deal < self.schedule.deals)

    def run(self, jobs: int = 1, ray: str = "") -> Iterator[int]:
        """Play what is not there yet; each deal that is done."""
        there = set(self.done())
        work = [(self.schedule, deal) for deal in range(self.schedule.deals) if deal not in there]
        for deal, data in runner.run(watch_deal, work, jobs, ray):
            keep(self.file(deal), data)
            yield deal

    def file(self, deal: int) -> Path:
        return self.deals / f"{deal:06}.json"

    def games(self) -> list[Watched]:
        """All games so far, in the order of the schedule."""
        return self.kept(list[Watched])

    def kept(self, form: type[list[K]]) -> list[K]:
        """What is in the files of all deals so far, in the order of the schedule."""
        found: list[K] = []
        for deal in self.done():
            try:
                found += msgspec.json.decode(self.file(deal).read_bytes(), type=form)
            except (OSError, msgspec.MsgspecError):
                raise BadOption(f"{self.file(deal)} is damaged: delete it, and its games are played again.") from None
        return found
