"""The audit: reads the database as it is on disk and holds it against what people were told.

Each table is replayed from its entries, one by one. What is on disk has no holes and passes its own checks; every
click that was acknowledged is there, once, at the question it answered; nobody's click was made up and nobody's time
ran out; and whatever a pair of eyes was shown is what a table dealt anew for these eyes shows at some entry: so it was
on disk, and held nothing hidden.
"""

import re
from collections import defaultdict

import msgspec
from sqlalchemy import Engine, text

import cinderbox
from cinderbox.store.store import ENTRY
from cinderbox.table import scene
from cinderbox.table.entry import Act, Entry, Header, Timeout, Undo
from cinderbox.table.table import Table, loaded
from tests.faults.eyes import Eyes
from tests.faults.load import Sitting
from tests.table.tables import twin

NOBODY: frozenset[int] = frozenset()


class Ledger:
    """One table as it is on disk, read further with every audit."""

    def __init__(self, header: Header) -> None:
        self.table = Table(header, cinderbox.game(header.game))
        self.rows: list[str] = []
        self.moved: dict[tuple[int, int], tuple[int, str]] = {}  # seat, its question -> whose click ended it, and which
        self.eyes = [Eyes(seat) for seat in (None, *range(len(header.seats)))]
        self.shown: dict[int | None, scene.Shown] = {}
        self.possible: dict[int | None, set[tuple[int, bytes]]] = defaultdict(set)
        self.look()

    def read(self, rows: list[tuple[int, str]]) -> list[str]:
        """Take in the entries after those that are known; what is wrong with them."""
        if [n for n, _ in rows] != list(range(1, len(rows) + 1)):
            return [f"entries have holes: {[n for n, _ in rows][-5:]} at the end of {len(rows)}"]
        if [data for _, data in rows[: len(self.rows)]] != self.rows:
            return ["entries that were on disk are gone or have changed"]
        wrong = []
        for _, data in rows[len(self.rows) :]:
            self.rows.append(data)
            entry: Entry = ENTRY.decode(data)
            if isinstance(entry, Timeout):
                wrong.append(f"the clock of seat {entry.seat} ran out")
            before = self.table.numbers[:]
            self.table.replay(entry)
            if isinstance(entry, Act | Undo):
                click = (entry.seat, entry.action if isinstance(entry, Act) else "undo")
                self.moved |= {(seat, n): click for seat, n in enumerate(before) if n != self.table.numbers[seat]}
            if self.table.stopped:
                return [*wrong, f"the table stops: {self.table.stopped}"]
            self.look()
        return wrong

    def look(self) -> None:
        """Keep what each pair of eyes may be shown now: what a table dealt anew for them shows."""
        telling = scene.Telling(self.table, 0.0)
        for eyes in self.eyes:
            since = telling.kept(self.shown[eyes.seat]) if eyes.seat in self.shown else 0
            self.shown[eyes.seat] = telling.shown(eyes.seat)
            eyes.take(scene.scene(twin(self.table, eyes.seat, self.table.count), eyes.seat, 0.0, NOBODY, since))
            self.possible[eyes.seat] |= {eyes.shown(), eyes.shown(choices=False)}  # a table may be closed for a while

    def missing(self, sitting: Sitting) -> list[str]:
        """What people were told that is not so on disk."""
        wrong = []
        for person in sitting.people:
            for seat, number, action in person.acknowledged:
                by, done = self.moved.get((seat, number), (seat, "nothing"))
                # Of two clicks at one question either may be the one that counts.
                if by == seat and (seat, number, done) not in person.sent:
                    wrong.append(f"{(seat, number, action)} was acknowledged, on disk is {done}")
            person.acknowledged.clear()
            strange = [number for number, seen in person.shown if (number, seen) not in self.possible[person.seat]]
            wrong += [f"seat {person.seat} was shown a question {number} that never was" for number in strange]
            person.shown.clear()
        return wrong

    def made_up(self, sitting: Sitting) -> list[str]:
        """What is on disk that nobody did."""
        people = {person.seat: person for person in sitting.people}
        return [
            f"nobody sent {(by, number, done)}"
            for (seat, number), (by, done) in self.moved.items()
            if by == seat and seat in people and (seat, number, done) not in people[seat].sent
        ]

    def leaks(self, sitting: Sitting) -> list[str]:
        """Secrets of the table or of other seats in what was sent; the pieces are compared by `missing`."""
        wrong = []
        for person in sitting.people:
            hidden = [self.table.header.seed, *[secret for secret in sitting.secrets if secret != person.secret]]
            heard = "\n".join(person.heard)
            if not self.table.over and re.search("|".join([re.escape(one) for one in hidden]), heard):
                wrong.append(f"seat {person.seat} was sent the seed or a secret")
            person.heard.clear()
        return wrong


class Audit:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.ledgers: dict[str, Ledger] = {}
        self.closed: set[str] = set()  # tables that were over, and right, at an earlier audit
        self.acknowledged = 0
        self.shown = 0
        self.bytes = 0

    def look(self, sitting: Sitting) -> list[str]:
        """All that is wrong with a table now."""
        if sitting.id in self.closed:
            return []
        ended = sitting.over
        self.acknowledged += sum(len(person.acknowledged) for person in sitting.people)
        self.shown += sum(len(person.shown) for person in sitting.people)
        self.bytes += sum(len(text) for person in sitting.people for text in person.heard)
        header, rows = self.fetch(sitting.id)
        if header is None:
            return ["the table is gone"]
        if sitting.id not in self.ledgers:
            self.ledgers[sitting.id] = Ledger(header)
        ledger = self.ledgers[sitting.id]
        wrong = ledger.read(rows) or ledger.missing(sitting) + ledger.made_up(sitting) + ledger.leaks(sitting)
        if ended and not wrong:
            self.closed.add(sitting.id)
            del self.ledgers[sitting.id]
        return wrong

    def broken(self) -> list[str]:
        """What SQLite itself finds wrong with its file."""
        if self.engine.dialect.name != "sqlite":
            return []
        with self.engine.connect() as connection:
            return [str(said) for said in connection.execute(text("PRAGMA integrity_check")).scalars() if said != "ok"]

    def over(self, id: str) -> bool:
        """Whether the game is over by what is on disk now."""
        header, rows = self.fetch(id)
        assert header is not None
        return loaded(header, cinderbox.game(header.game), [ENTRY.decode(data) for _, data in rows]).over

    def fetch(self, id: str) -> tuple[Header | None, list[tuple[int, str]]]:
        with self.engine.connect() as connection:
            found = connection.execute(text("SELECT header FROM tables WHERE id = :id"), {"id": id}).scalar()
            query = text("SELECT n, data FROM entries WHERE table_id = :id ORDER BY n")
            rows = [(int(n), str(data)) for n, data in connection.execute(query, {"id": id})]
        return (None if found is None else msgspec.json.decode(found, type=Header)), rows
