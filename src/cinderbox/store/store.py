"""The store: tables with their entries, snapshots, chat and packs of cards. Knows no game and no rule.

Reads are plain calls (to be made off the event loop); writes return futures that resolve once they are on disk.
"""

import logging
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

import cinderbox
from cinderbox.kernel.errors import CinderboxError
from cinderbox.store.analyses import Analyses
from cinderbox.store.bells import Bells
from cinderbox.store.database import connect, default_url, writing
from cinderbox.store.forgetting import Forgetting
from cinderbox.store.house import House
from cinderbox.store.listener import CHANNEL, Listener
from cinderbox.store.players import Players, seated, sitting_down
from cinderbox.store.results import Results
from cinderbox.store.schema import chats, entries, packs, places, pulse, snapshots, tables
from cinderbox.store.shelf import Shelf
from cinderbox.store.statements import NOTIFY, TOUCH, Next
from cinderbox.store.writer import Away, Writer
from cinderbox.table.entry import Entry, Header, Rewind
from cinderbox.table.result import rated
from cinderbox.table.scene import UNSAID, info
from cinderbox.table.snapshot import restored, snapshot
from cinderbox.table.table import Table, loaded

__all__ = ["Away", "Conflict", "Missing", "Store", "default_url"]

EVERY = 40  # entries between snapshots
MOST_MENTIONED = 1_000  # broken things that are said in the log
log = logging.getLogger("cinderbox")
ENTRY = msgspec.json.Decoder(Entry)


class Missing(CinderboxError):
    """No table has that id."""


class Conflict(CinderboxError):
    """Another worker has written to the table first: load it again and look."""


class Kept(NamedTuple):
    """Entries as they lie in the store, and why they end where they do: "" where there are no more."""

    entries: list[Entry]
    broken: str


class Store:
    def __init__(self, url: str | None = None) -> None:
        self.engine = connect(url or default_url())
        self.shared = self.engine.dialect.name == "postgresql"  # other workers may write, too
        self.insert = postgresql.insert if self.shared else sqlite.insert
        self.next = Next(self.insert)
        self.writer = Writer(writing(self.engine))
        self.house = House(self)
        self.players = Players(self)
        self.bells = Bells(self)
        self.results = Results(self)
        self.analyses = Analyses(self)
        self.forgetting = Forgetting(self)
        self.shelf = Shelf(self)
        self.mentioned: set[str] = set()
        self.beat: tuple[float, Future[None]] | None = None  # when the pulse was last written

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def listen(self, heard: Any) -> "Listener | None":
        """Call `heard` with every message of every worker; None where there is only one worker."""
        return Listener(self.engine.url, heard) if self.shared else None

    # -- writing ------------------------------------------------------------------------------------------------

    def create(self, table: Table) -> "Future[None]":
        """Keep a new table with the entries it has; Conflict, and nothing kept, if there is one with its id."""
        header = table.header
        rows = self.rows(header.id, 1, table.entries)
        row = {
            "id": header.id,
            "game": header.game,
            "header": msgspec.json.encode(header).decode(),
            "info": told(table),
            "status": table.status,
            "listed": header.listed,
            "created": header.created,
            "updated": header.created,
        }

        def job(connection: Connection) -> None:
            new = self.insert(tables).on_conflict_do_nothing().returning(tables.c.id)
            if connection.execute(new, row).first() is None:
                raise Conflict(f"There is a table {header.id!r} already.")
            if rows:
                connection.execute(entries.insert(), rows)
            self.players.seat(connection, header.id, {**seated(header), **sitting_down(table.entries)})

        return self.writer.submit(header.id, job)

    def remove(self, id: str) -> "Future[None]":
        """Let go of a table that nobody has been told of."""

        def job(connection: Connection) -> None:
            for one in (entries, places):
                connection.execute(delete(one).where(one.c.table_id == id))
            connection.execute(delete(tables).where(tables.c.id == id))

        return self.writer.submit(id, job)

    def append(self, table: Table, new: list[Entry], message: str = "") -> "Future[None]":
        """Keep entries that the table has just taken; Conflict, and nothing kept, if they do not follow what is there.

        Away leaves open whether they are kept: `settled` tells.
        """
        id = table.header.id
        rows = self.rows(id, table.count - len(new) + 1, new)
        sitting, ended = sitting_down(new), self.results.coming(table, new)
        counts = bool(ended) and rated(table)
        touched = {"table_id": id, "status": table.status, "updated": time.time(), "info": told(table)}

        def job(connection: Connection) -> None:
            for row in rows:
                if connection.execute(self.next.of(row["n"]), row).first() is None:
                    raise Conflict("Another worker has written to this table first.")
            connection.execute(TOUCH, touched)
            self.players.seat(connection, id, sitting)
            if ended:
                self.results.keep(connection, ended, counts)
            if self.shared and message:
                self.notify(connection, message)

        return self.writer.submit(id, job)

    def settled(self, id: str, n: int) -> "Future[Kept]":
        """What was written after the first n entries, once that is beyond doubt.

        A write that failed may still come to be: its transaction may be at work on the server, or lie unsynced in the
        log of a file. So this is a write to the same row: it waits for the one and replaces the other.
        """

        def job(connection: Connection) -> Kept:
            connection.execute(update(tables).where(tables.c.id == id).values(updated=time.time()))
            return self.following(connection, id, n)

        return self.writer.submit(id, job)

    def rows(self, id: str, first: int, new: list[Entry]) -> list[dict[str, Any]]:
        return [
            {"table_id": id, "n": first + i, "data": msgspec.json.encode(entry).decode()} for i, entry in enumerate(new)
        ]

    def snapshot(self, table: Table) -> "Future[None] | None":
        """Keep a snapshot if the moment is good and the last one is old enough."""
        if not table.settled or len(table.entries) < EVERY:
            return None
        row = {
            "table_id": table.header.id,
            "n": table.count,
            "code": code(table.header.game),
            "content": table.game.content,
            "data": msgspec.json.encode(snapshot(table)).decode(),
        }
        table.entries = []  # on disk since `append`; whoever needs them all loads the table whole

        def job(connection: Connection) -> None:
            connection.execute(delete(snapshots).where(snapshots.c.table_id == row["table_id"]))
            connection.execute(self.insert(snapshots).on_conflict_do_nothing(), row)

        return self.writer.submit(table.header.id, job)

    def say(self, id: str, at: float, seat: int | None, name: str, said: str, message: str = "") -> "Future[None]":
        row = {"table_id": id, "at": at, "seat": seat, "name": name, "text": said}

        def job(connection: Connection) -> None:
            connection.execute(chats.insert(), row)
            if self.shared and message:
                self.notify(connection, message)

        return self.writer.submit(id, job)

    def tell(self, id: str, message: str) -> None:
        """Tell the other workers something that is not kept."""
        if self.shared:
            self.writer.submit(id, lambda connection: self.notify(connection, message))

    def notify(self, connection: Connection, message: str) -> None:
        connection.execute(NOTIFY, {"channel": CHANNEL, "message": message})

    def keep_pack(self, game: str, content: str, pack: str) -> "Future[None]":
        """Keep a pack of cards, once."""
        row = {"content": content, "game": game, "text": pack}
        return self.writer.submit("", lambda connection: self.once(connection, row))

    def once(self, connection: Connection, row: dict[str, str]) -> None:
        connection.execute(self.insert(packs).on_conflict_do_nothing(), row)

    def alive(self) -> "Future[None]":
        """Whether writing works: Away if not. Asked often, it writes once a second, and always the same row."""
        now = time.monotonic()
        if self.beat is None or (self.beat[1].done() and now - self.beat[0] > 1.0):
            row = {"id": 1, "at": time.time()}
            beat = self.insert(pulse).values(row).on_conflict_do_update(index_elements=["id"], set_=row)
            self.beat = now, self.writer.submit("", lambda connection: connection.execute(beat).close())
        return self.beat[1]

    # -- reading ------------------------------------------------------------------------------------------------

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise Away from error

    def header(self, id: str) -> Header:
        with self.reading() as connection:
            found = connection.execute(select(tables.c.header).where(tables.c.id == id)).scalar()
        if found is None:
            raise Missing(f"There is no table {id!r}.")
        try:
            return msgspec.json.decode(found, type=Header)
        except msgspec.MsgspecError as error:
            self.mention(f"header of table {id}", error)
            raise Missing(f"What is kept of table {id!r} cannot be read.") from None

    def pack(self, content: str) -> str | None:
        with self.reading() as connection:
            return connection.execute(select(packs.c.text).where(packs.c.content == content)).scalar()

    def load(self, header: Header, game: cinderbox.Game, whole: bool = False) -> Table:
        """A table from its newest snapshot and the entries after it; `whole`: from all its entries.

        Where an entry is missing the table stops: what came before it can be read.
        """
        then = None if whole else self.restored(header, game)
        kept = self.after(header.id, 0 if then is None else then.count)
        if then is not None and any(isinstance(entry, Rewind) for entry in kept.entries):
            return self.load(header, game, whole=True)
        table = loaded(header, game, kept.entries, then)
        table.stop(kept.broken)
        return table

    def restored(self, header: Header, game: cinderbox.Game) -> Table | None:
        """The table as the newest snapshot has it, if this very code with these cards wrote it and it is whole."""
        query = select(snapshots).where(snapshots.c.table_id == header.id)
        with self.reading() as connection:
            row = connection.execute(query).first()
            if row is not None and self.count(connection, header.id, row.n) != row.n:
                return None  # the entries are the truth: where some are missing, nothing stands in for them
        if row is None or row.code != code(header.game) or row.content != game.content:
            return None
        try:
            table = restored(header, game, msgspec.json.decode(row.data))
        except (CinderboxError, msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
            self.mention(f"snapshot of table {header.id}", error)
            return None
        return table if table.count == row.n else None

    def count(self, connection: Connection, id: str, n: int) -> int:
        query = select(func.count()).select_from(entries).where(entries.c.table_id == id, entries.c.n <= n)
        return connection.execute(query).scalar_one()

    def after(self, id: str, n: int) -> Kept:
        """The entries of a table after its first n."""
        with self.reading() as connection:
            return self.following(connection, id, n)

    def following(self, connection: Connection, id: str, n: int) -> Kept:
        query = select(entries.c.n, entries.c.data).where(entries.c.table_id == id, entries.c.n > n)
        found: list[Entry] = []
        for row in connection.execute(query.order_by(entries.c.n)):
            if row.n != n + len(found) + 1:
                return Kept(found, f"Entry {n + len(found) + 1} of this table is missing.")
            try:
                found.append(ENTRY.decode(row.data))
            except msgspec.DecodeError:
                return Kept(found, f"Entry {row.n} of this table cannot be read.")
        return Kept(found, "")

    def listed(self, status: tuple[str, ...], limit: int = 100) -> list[dict[str, Any]]:
        """What everybody may know of the listed tables of some status, the latest first."""
        query = select(tables.c.id, tables.c.info).where(tables.c.status.in_(status), tables.c.listed)
        query = query.order_by(tables.c.updated.desc()).limit(limit)
        with self.reading() as connection:
            rows = connection.execute(query).all()
        return [info for row in rows if (info := self.info(row.id, row.info))]

    def info(self, id: str, text: str) -> dict[str, Any] | None:
        """What everybody may know of a table, as it is kept for lists; None if that cannot be read."""
        try:
            info = msgspec.json.decode(text, type=dict[str, Any])
            if info.get("id") != id:
                raise ValueError("it is not about this table")
        except (msgspec.MsgspecError, ValueError) as error:
            self.mention(f"line of table {id}", error)
            return None
        return UNSAID | info

    def mention(self, what: str, error: Exception) -> None:
        """Say in the log, once, that something cannot be read and is left out."""
        if what not in self.mentioned and len(self.mentioned) < MOST_MENTIONED:
            self.mentioned.add(what)
            log.warning("The %s cannot be read and is left out: %s", what, error)

    def chat(self, id: str, limit: int = 100) -> list[dict[str, Any]]:
        """The latest of what was said at a table, oldest first."""
        query = select(chats).where(chats.c.table_id == id).order_by(chats.c.id.desc()).limit(limit)
        with self.reading() as connection:
            rows = connection.execute(query).all()
        return [{"at": row.at, "seat": row.seat, "name": row.name, "text": row.text} for row in reversed(rows)]


def told(table: Table) -> str:
    """What everybody may know of a table, as it is kept for lists."""
    return msgspec.json.encode(info(table)).decode()


@cache
def code(game: str) -> str:
    """Names the code that plays a game: a hash over the kernel, the game and the table."""
    root = Path(cinderbox.__file__).parent
    seen = blake2b(cinderbox.__version__.encode(), digest_size=16)
    for folder in ("kernel", f"games/{game}", "table"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".so", ".pyd"):
                seen.update(file.read_bytes())
    return seen.hexdigest()
