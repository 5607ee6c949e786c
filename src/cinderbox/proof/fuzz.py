"""The fuzzer: random games with every seat count and option set, each one trial of all laws.

A find comes with a record that leads to the very state it was found in. Knows the public API; knows no game and
prints nothing: `cinderbox fuzz` shows what it finds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from cinderbox.kernel.errors import BadRecord
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.proof.files import save_record
from cinderbox.proof.laws import Law, laws
from cinderbox.proof.setups import Setup, setups
from cinderbox.proof.trial import Breach, Trial, broken, broken_world, last_line


@dataclass(frozen=True)
class Find:
    """A breach, and the game that leads to it."""

    kind: str
    complaint: str
    record: Record
    path: Path | None  # where the record was written

    def __str__(self) -> str:
        start = ", ".join(f"{name}={value}" for name, value in self.record.options.items())
        seats = "1 seat" if self.record.seats == 1 else f"{self.record.seats} seats"
        where = f"seed {self.record.seed}, {seats}{', ' if start else ''}{start}"
        return f"{self.kind} after {len(self.record.entries)} decisions ({where}): {self.complaint}"


@dataclass
class Findings:
    """What a run of the fuzzer did and found."""

    games: int = 0
    decisions: int = 0
    checks: Counter[int] = field(default_factory=Counter)  # law -> how often it was looked at
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
        one_game(game, starts[number % len(starts)], dice.getrandbits(62), laws(ledger), found, folder, pace)
        if progress is not None:
            progress(found)
        if len(found.finds) >= most:
            break
    return found


def one_game(
    game: Game,
    start: Setup,
    seed: int,
    kept: tuple[Law, ...],
    found: Findings,
    folder: str | Path | None = None,
    pace: int = 1,
) -> None:
    """One random game under the laws; it ends with its first find."""
    seats, options = start
    record = Record.start(game, seats, seed, **options)
    trial: Trial | None = None
    try:
        trial = Trial(record.begin(game), Random(seed), kept, pace, record)
        breach = trial.run()
    except Exception as error:  # in the setup of the game
        breach = Breach("crash", last_line(error))
    found.games += 1
    if trial is not None:
        found.decisions += trial.decisions
        found.checks += trial.looks
    found.longest = max(found.longest, len(record.entries))
    if breach:
        found.finds.append(kept_find(breach, record, folder))


def recheck(record: Record, game: Game, tries: int = 300, ledger: frozenset[str] | None = None) -> list[str]:
    """Go to the state that the record of a find leads to and hold it to every law again; returns the complaints."""
    try:
        state = record.replay(game)
    except BadRecord:
        raise
    except Exception as error:
        return [f"crash: {last_line(error)}"]
    kept = laws(ledger)
    for seed in range(tries):
        breaches = [broken(law, state, Random(seed)) for law in kept]
        for breach in [*breaches, broken_world(kept, state, Random(seed))]:
            if breach:
                return [f"{breach.kind}: {breach.complaint}"]
    return []


def kept_find(breach: Breach, record: Record, folder: str | Path | None) -> Find:
    """Write the record that leads to a find, its name telling the sort."""
    path = None
    if folder is not None:
        Path(folder).mkdir(exist_ok=True)
        path = Path(folder) / f"{record.game}-{breach.kind.replace(' ', '-')}-{record.seed}.json"
        record.note = f"{breach.kind}: {breach.complaint}"
        save_record(path, record)
    return Find(breach.kind, breach.complaint, record, path)
