"""A table and the people around it: takes requests, has them written down, and tells everybody what they may know.

One request at a time. Nothing is told to anybody, and nothing acknowledged, before it is on disk: a command is tried on
a copy of the table, which takes the place of the table once it is written. Where another worker has written first, the
room takes in what it missed and looks at the request again. Where a write fails, nobody knows whether it is on disk:
the room is closed to acting until the store has said what is.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from cinderbox.server import creation, metrics
from cinderbox.server.absence import Absence
from cinderbox.server.attendant import Attendant
from cinderbox.server.connection import Connection
from cinderbox.server.messages import encode
from cinderbox.server.pace import Pace
from cinderbox.server.patience import patiently
from cinderbox.server.watch import Stopwatch
from cinderbox.store.store import Away, Conflict, Kept
from cinderbox.table import scene
from cinderbox.table.agreement import AGAIN
from cinderbox.table.entry import Entry, Rewind
from cinderbox.table.refusal import Refused, Unread
from cinderbox.table.table import Table

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

Command = Callable[[Table], list[Entry]]
STAND_BY = 4.0  # seconds after which a worker moves a bot that another worker should have moved
ABSENT_AFTER = 30.0  # seconds without word of another worker's people
CLOSED = "This table is closed to spectators."
NAMED = 50  # spectators of one worker that are named
PATIENCE = 5.0  # seconds that a write may take


class Doubt(Exception):
    """Whether these entries are on disk is not known."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries


class Room:
    def __init__(self, tables: "Tables", table: Table) -> None:
        self.tables = tables
        self.table = table
        self.lock = asyncio.Lock()
        self.open = asyncio.Event()  # to acting
        self.open.set()
        self.connections: set[Connection] = set()
        self.shown: dict[int | None, scene.Shown] = {}
        self.elsewhere: dict[str, tuple[frozenset[int], list[str], float]] = {}  # worker -> seats, spectators, when
        self.tasks: set[asyncio.Task[Any]] = set()
        self.used = time.monotonic()
        self.watch = Stopwatch(tables.time, 0.0 if table.clock is None else table.clock.since)
        self.agreed: set[int] = set()  # seats that have asked for the record of a table that has stopped
        self.told_people: dict[str, Any] = {}
        self.pace = Pace(table.header.clock, tables.settings.grace)
        self.absence = Absence(self.pace.grace)
        self.hear_pace(table.entries)
        self.absence.note(self.absent())
        self.noticed = self.notices()
        self.attendant = Attendant(self)

    @property
    def id(self) -> str:
        return self.table.header.id

    # -- changing the table ---------------------------------------------------------------------------------------

    async def do(self, command: Command) -> list[Entry]:
        """Carry out a command, have it written, tell everybody. Goes on to its end even if the asker leaves."""
        return await asyncio.shield(asyncio.ensure_future(self.carry_out(command)))

    async def agree(self, command: Command) -> None:
        """Carry out what may end in an agreement; if that is to play again, lay the table."""
        await self.do(command)
        if set(self.table.requests) & set(AGAIN):
            await creation.again(self.tables, self)

    async def carry_out(self, command: Command) -> list[Entry]:
        started = time.perf_counter()
        try:
            async with self.lock:
                entries = await self.written(command)
                if entries:
                    self.tell_changes()
                    self.tables.store.snapshot(self.table)
        except Doubt as doubt:
            entries = await self.start(self.settle(doubt.entries))
            if not entries:
                raise Away from doubt
        if entries:
            metrics.actions.inc(len(entries))
            took = time.perf_counter() - started
            metrics.acting.observe(took)
            self.tables.journal.took(self.table.header.game, self.id, took)
        self.attendant.wake()
        return entries

    async def written(self, command: Command) -> list[Entry]:
        while True:
            tried = self.table.copy()
            self.measure(tried)
            try:
                entries = command(tried)
            except Unread:
                await self.read()
                tried = self.table.copy()
                self.measure(tried)
                entries = await asyncio.to_thread(command, tried)  # a whole game may be replayed
            if not entries:
                return []
            if self.table.closed:
                raise Away
            try:
                writing = self.tables.store.append(tried, entries, self.tables.word("entries", self.id))
                await asyncio.wait_for(asyncio.wrap_future(writing), PATIENCE)
            except Conflict:
                await self.take_missed(ahead=True)
            except Exception as error:
                self.close_to_acting()
                raise Doubt(entries) from error
            else:
                self.table = tried
                self.hear_pace(entries)
                self.watch.restart()
                return entries

    async def read(self) -> None:
        """Have all entries at hand, also those before the last snapshot."""
        kept = await asyncio.to_thread(self.tables.store.after, self.id, 0)
        self.table.entries = kept.entries[: self.table.count]

    async def take_missed(self, ahead: bool = False) -> None:
        """Take what another worker wrote; `ahead`: if there is nothing, the table knows what the store has lost."""
        try:
            kept = await asyncio.to_thread(self.tables.store.after, self.id, self.table.count)
            if ahead and kept == Kept([], ""):
                self.table = await self.tables.load(self.table.header)
                for shown in self.shown.values():
                    shown.told = 0  # which of the events still stand nobody knows: all are told again
            await self.take_in(kept)
        except Away as error:
            self.close_to_acting()
            raise Doubt([]) from error

    async def take_in(self, kept: Kept) -> None:
        """Take entries that are on disk, and tell everybody."""
        if any(isinstance(entry, Rewind) for entry in kept.entries) and not self.table.whole:
            await self.read()
        for entry in kept.entries:
            self.table.replay(entry)
        self.hear_pace(kept.entries)
        self.table.stop(kept.broken)
        if kept.entries:
            self.watch.restart()
        self.tell_changes()

    def close_to_acting(self) -> None:
        self.table.closed = str(Away())
        self.watch.stop(time.monotonic() - self.tables.store.writer.answered)
        self.open.clear()
        self.tell_changes()

    async def settle(self, tried: list[Entry]) -> list[Entry]:
        """Ask the store what is on disk until it answers, then go on from there; returns what was tried if it is."""
        kept = await patiently(lambda: self.tables.store.settled(self.id, self.table.count))
        async with self.lock:
            self.table.closed = ""
            self.watch.go_on()
            await self.take_in(kept)
        self.open.set()
        for seat in {seat for one in self.connections for seat in one.seats}:
            self.start(self.come_back(seat))
        return tried if kept.entries[: len(tried)] == tried else []

    async def catch_up(self) -> None:
        """Another worker has written, or may have."""
        try:
            async with self.lock:
                if not self.table.closed:
                    await self.take_missed()
        except Doubt:
            await self.start(self.settle([]))
        self.attendant.wake(STAND_BY)

    # -- telling --------------------------------------------------------------------------------------------------

    def measure(self, table: Table) -> None:
        """Tell a table how long its clocks have run since its last entry."""
        if table.clock is not None:
            table.clock.ran = round(self.watch.elapsed(), 3)

    def telling(self) -> scene.Telling:
        self.measure(self.table)
        return scene.Telling(self.table, self.tables.time.now(), self.present())

    def tell_changes(self) -> None:
        """Tell each pair of eyes what changed for it."""
        if not self.table.watchable():
            self.show_out()
        telling = self.telling()
        for eyes, old in list(self.shown.items()):
            self.shown[eyes], message = telling.change(old)
            if message is not None:
                self.send_to(eyes, message)
        self.tell_people()
        hanging, asked = self.notices(), self.table.proposals
        ended = [{**one, "asked": []} for one in self.noticed if "asked" in one and one["seat"] not in asked]
        for message in hanging + ended:
            if message not in self.noticed:
                self.tell_all(message)
        self.noticed = hanging

    def notices(self) -> list[dict[str, Any]]:
        """What hangs over the table for all to see: bots that would take over, a rematch."""
        table = self.table
        hanging: list[dict[str, Any]] = [
            {"type": "ask_takeover", "seat": seat, "bot": one.bot, "by": one.by, "asked": sorted(table.missing(seat))}
            for seat, one in table.proposals.items()
        ]
        again = {"type": "rematch", "id": table.rematch, "rotated": table.rotated}
        return [*hanging, again] if table.rematch else hanging

    def show_out(self) -> None:
        """Send away who watches a table that is closed to spectators."""
        for one in [one for one in self.connections if not one.seats]:
            one.send({"type": "error", "reason": CLOSED})
            one.waiting.put_nowait(None)
            self.leave(one)

    def send_to(self, eyes: int | None, message: dict[str, Any]) -> None:
        data = encode(message)
        for connection in self.connections:
            if eyes in connection.eyes:
                connection.send_bytes(data)

    def tell_all(self, message: dict[str, Any]) -> None:
        data = encode(message)
        for connection in self.connections:
            connection.send_bytes(data)

    def tell_people(self) -> None:
        """Say who is here and how long the others have been away, if who is here has changed."""
        people = self.people()
        self.absence.note(self.absent())
        if people != self.told_people:
            self.told_people = people
            self.tell_all({**people, "absent": self.absence.told()})

    def people(self) -> dict[str, Any]:
        watching = sorted([*self.watching(), *[name for _, names, _ in self.elsewhere.values() for name in names]])
        seats = scene.seat_list(self.table, self.present())
        return {"type": "people", "seats": seats, "spectators": watching, "status": self.table.status}

    def watching(self) -> list[str]:
        """The names of those at this worker who have no seat, as many as one message holds."""
        return [one.name for one in self.connections if not one.seats][:NAMED]

    def present(self) -> frozenset[int]:
        here = {seat for one in self.connections for seat in one.seats}
        return frozenset(here.union(*[seats for seats, _, _ in self.elsewhere.values()]))

    def absent(self) -> frozenset[int]:
        """The seats of people who are not here."""
        people = {seat for seat, chair in enumerate(self.table.seats) if chair.kind == "person"}
        return frozenset(people - self.present())

    def away(self) -> frozenset[int]:
        """The seats of all people who are not here, also where a bot plays for them."""
        return frozenset({seat for seat, chair in enumerate(self.table.seats) if chair.key}) - self.present()

    # -- coming and going -----------------------------------------------------------------------------------------

    async def greet(self, connection: Connection, seats: frozenset[int], seen: int) -> None:
        """Show a client all that it may see."""
        if not seats and not self.table.watchable():
            raise Refused(CLOSED)
        async with self.lock:
            connection.seats = seats
            self.connections.add(connection)
            telling = self.telling()
            for eyes in sorted(connection.eyes, key=lambda one: -1 if one is None else one):
                self.shown[eyes] = telling.shown(eyes)
                since = scene.resumed(self.table, eyes, seen) if len(connection.eyes) == 1 else 0
                connection.send(telling.scene(self.shown[eyes], since))
            self.told_people = {}  # who comes is told as well
            self.tell_people()
            for message in self.notices():
                connection.send(message)
        if not connection.greeted:
            with suppress(Away):
                for said in await asyncio.to_thread(self.tables.store.chat, self.id):
                    connection.send(said_message(said["name"], said["seat"], said["text"], said["at"]))
        connection.greeted = True
        if players := {self.table.seats[seat].player for seat in seats} - {""}:
            self.tables.store.bells.looked(self.id, players)
        self.say_presence()
        self.attendant.wake()

    async def come_back(self, seat: int) -> None:
        """Somebody is at their seat again; if that cannot be written now, it is once the room is open again."""
        await self.tried(partial(Table.come_back, seat=seat, now=self.tables.time.now()))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        looked = {eyes for one in self.connections for eyes in one.eyes}
        self.shown = {eyes: shown for eyes, shown in self.shown.items() if eyes in looked}
        self.used = time.monotonic()
        self.tell_people()
        self.say_presence()

    def say_presence(self) -> None:
        here = sorted({seat for one in self.connections for seat in one.seats})
        self.tables.store.tell(self.id, self.tables.word("people", self.id, seats=here, watching=self.watching()))

    def hear_presence(self, worker: str, seats: list[int], watching: list[str]) -> None:
        self.elsewhere[worker] = (frozenset(seats), watching, time.monotonic())
        self.tell_people()

    def hear_pace(self, entries: list[Entry]) -> None:
        """How long a seat is kept follows from how fast it is played here."""
        for one in entries:
            seat = getattr(one, "seat", -1)
            self.pace.hear(one, seat >= 0 and self.table.seats[seat].kind == "person")
        self.absence.grace = self.pace.grace

    def forget_absent(self) -> None:
        if not self.elsewhere:
            return
        old = time.monotonic() - ABSENT_AFTER
        self.elsewhere = {name: one for name, one in self.elsewhere.items() if one[2] > old}
        self.tell_people()

    async def say(self, connection: Connection, said: str) -> None:
        """Something is said at the table."""
        seat = min(connection.seats, default=None)
        name = f"{connection.name} (watching)" if seat is None else self.table.name(seat)
        now = time.time()
        message = said_message(name, seat, said, now)
        word = self.tables.word("chat", self.id, message=message)
        await asyncio.wrap_future(self.tables.store.say(self.id, now, seat, name, said, word))
        self.tell_all(message)

    # -- what goes on by itself -----------------------------------------------------------------------------------

    def start(self, work: Any) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def overdue(self) -> bool:
        """Whether somebody's time is up."""
        clock, table = self.table.clock, self.table
        if clock is None:
            return False
        self.measure(table)
        return table.status == "running" and not table.closed and clock.expired(0.0) >= 0

    async def expire(self) -> None:
        await self.tried(lambda table: table.expire(self.tables.time.now()))

    async def tried(self, command: Command) -> bool:
        """Whether a command could be carried out; False: the database does not answer."""
        try:
            await self.do(command)
        except Away:
            return False
        return True

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for connection in list(self.connections):
            connection.stop()
        async with self.lock:
            return


def said_message(name: str, seat: int | None, text: str, at: float) -> dict[str, Any]:
    return {"type": "chat", "from": name, "seat": seat, "text": text, "at": at}
