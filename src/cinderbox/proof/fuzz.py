"""The fuzzer: random games with every seat count and option set, held to the laws at every decision.

A find comes with a record that leads to the very state it was found in. Knows the public API; knows no game and
prints nothing: `cinderbox fuzz` shows what it finds.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from cinderbox.kernel.errors import BadRecord
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.proof.files import save_record
from cinderbox.proof.laws import DeadEnd, Law, laws, setups
from cinderbox.proof.mood import Mood

KINDS = {5: "dead end", 6: "leak", 9: "bad undo", 13: "leak"}


@dataclass(frozen=True)
class Find:
    """Something that must not be: what sort, which complaint, and the game that leads to it."""

    kind: str  # dead end, bound, bad undo, leak, crash, or the law that is broken
    complaint: str
    record: Record
    path: Path | None  # where the record was written

    def __str__(self) -> str:
        start = ", ".join(f"{name}={value}" for name, value in self.record.options.items())
        where = f"seed {self.record.seed}, {self.record.seats} seats{', ' if start else ''}{start}"
        return f"{self.kind} after {len(self.record.entries)} decisions ({where}): {self.complaint}"


@dataclass
class Findings:
    """What a run of the fuzzer did and found."""

    games: int = 0
    decisions: int = 0
    checks: dict[int, int] = field(default_factory=dict)  # law -> how often it was looked at
    longest: int = 0
    finds: list[Find] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not self.finds


def fuzz(
    game: Game,
    games: int,
    seed: int,
    folder: str | Path | None = None,
    progress: Callable[[Findings], None] | None = None,
    most: int = 10,
    pace: int = 10,
    ledger: frozenset[str] | None = None,
    seats: int | None = None,
) -> Findings:
    """Play random games, each in a mood of its own, and hold them to the laws; stops early after `most` finds.

    `folder` is where records of finds go, `progress` hears after each game, `pace` makes costly laws as many times
    rarer than in the tests, `ledger` are the ids of the game's rules, `seats` is for games of that many only.
    """
    found = Findings()
    starts = [start for start in setups(game) if seats in (None, start[0])]
    dice = Random(seed)
    for number in range(games):
        count, options = starts[number % len(starts)]
        _one_game(game, count, dice.getrandbits(62), options, laws(ledger), pace, found, folder)
        if progress is not None:
            progress(found)
        if len(found.finds) >= most:
            break
    return found


def recheck(record: Record, game: Game, tries: int = 300, ledger: frozenset[str] | None = None) -> list[str]:
    """Go to the state that the record of a find leads to and hold it to every law again; returns the complaints."""
    try:
        state = record.replay(game)
    except BadRecord:
        raise
    except Exception as error:
        return [f"crash: {_last_line(error)}"]
    found = Findings()
    for seed in range(tries):
        if broken := _broken(state, laws(ledger), Random(seed), 0, found):
            return [f"{broken[0]}: {broken[1]}"]
    return []


def _one_game(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, object],
    kept: tuple[Law, ...],
    pace: int,
    found: Findings,
    folder: str | Path | None,
) -> None:
    """One random game; it ends with its first find."""
    record = Record.start(game, seats, seed, **options)
    dice = Random(seed)
    mood = Mood(game, dice)
    complaint = None
    try:
        state = record.begin(game)
        while complaint is None:
            complaint = _broken(state, kept, dice, pace, found) or _too_long(state, record)
            if complaint or state.over:
                break
            seat = dice.choice(state.to_act)
            action = mood.choose(state, seat, dice)
            record.append(state, action, seat)
            state.apply(action, seat)
            found.decisions += 1
    except Exception as error:
        complaint = ("crash", _last_line(error))
    found.games += 1
    found.longest = max(found.longest, len(record.entries))
    if complaint:
        found.finds.append(_find(*complaint, record, folder))


def _broken(state: State, kept: tuple[Law, ...], dice: Random, pace: int, found: Findings) -> tuple[str, str] | None:
    """The first law that this state breaks: the sort of find and the complaint."""
    for law in kept:
        if law.every == 1 or dice.randrange(max(1, law.every * pace)) == 0:
            found.checks[law.number] = found.checks.get(law.number, 0) + 1
            try:
                complaints = law.check(state.clone(), Random(dice.getrandbits(62)))
            except DeadEnd as error:
                return "dead end", f"{error}, a few decisions on"
            except Exception as error:
                return "crash", f"law {law.number} ({law.title}): {_last_line(error)}"
            if complaints:
                return KINDS.get(law.number, f"law {law.number}"), f"{law.title}: {complaints[0]}"
    return None


def _too_long(state: State, record: Record) -> tuple[str, str] | None:
    bound = state.game.bound
    if len(record.entries) <= bound:
        return None
    return "bound", f"the game goes on after {bound} decisions"


def _last_line(error: Exception) -> str:
    """An unexpected error and the line it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def _find(kind: str, complaint: str, record: Record, folder: str | Path | None) -> Find:
    """Write the record that leads to a find, its name telling the sort."""
    path = None
    if folder is not None:
        Path(folder).mkdir(exist_ok=True)
        path = Path(folder) / f"{record.game}-{kind.replace(' ', '-')}-{record.seed}.json"
        record.note = f"{kind}: {complaint}"
        save_record(path, record)
    return Find(kind, complaint, record, path)
