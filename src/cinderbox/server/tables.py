"""All tables of a server: finds them, lets them go when nobody looks, and hears the other workers."""

import asyncio
import gc
import secrets
import time
from hmac import compare_digest
from typing import Any

import msgspec

import cinderbox
from cinderbox.server import metrics
from cinderbox.server.archive import Archive
from cinderbox.server.asker import Asker, asker
from cinderbox.server.house import House
from cinderbox.server.journal import Journal
from cinderbox.server.offer import adviser, seated
from cinderbox.server.packs import Pack, Packs
from cinderbox.server.players import Players
from cinderbox.server.reviews import Reviews
from cinderbox.server.ringer import Ringer
from cinderbox.server.room import Room
from cinderbox.server.settings import Settings
from cinderbox.server.thinking import Thinking
from cinderbox.server.watch import Time
from cinderbox.store.store import Store
from cinderbox.table import learning
from cinderbox.table.entry import Header
from cinderbox.table.table import Table, hashed

TICK = 0.5
COLLECT = 900.0  # seconds between full garbage collections, which `run` keeps from coming by themselves
NOTICE = 10.0  # seconds between words about who is here, to the other workers


class Tables:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.time = Time(settings.started)
        self.store = Store(settings.database or None)
        self.thinking = Thinking(settings.thinkers, settings.thought)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.packs = Packs(self.store.pack, self.packs_in_use)
        self.archive = Archive(self)
        self.reviews = Reviews(self)
        self.journal = Journal()
        self.house = House(self)
        self.players = Players(self)
        self.ringer = Ringer(self)
        self.background: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.journal.open()
        await self.house.look()
        self.listener = self.store.listen(lambda message: loop.call_soon_threadsafe(self.hear, message))
        for game in cinderbox.games():
            await asyncio.wrap_future(self.store.keep_pack(game.id, game.content, game.pack_text))
        self.start(self.tick())
        self.start(self.house.follow())
        self.start(self.ringer.follow())

    async def close(self) -> None:
        """Let everything that was begun be written, then stop."""
        for task in list(self.background):
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.thinking.close()
        await self.reviews.close()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.store.close)
        self.packs.close()
        self.journal.close()

    def owned_by(self, key: str) -> bool:
        """Whether a key is the owner's."""
        return bool(self.settings.owner) and compare_digest(hashed(key).encode(), self.settings.owner.encode())

    def start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    # -- finding and loading --------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if need be; Missing if there is none."""
        if id in self.rooms:
            room = self.rooms[id]
            room.used = time.monotonic()
            return room
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self.loaded(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def loaded(self, id: str) -> Room:
        header = await asyncio.to_thread(self.store.header, id)
        return self.opened(await self.load(header))

    async def make(self, table: Table) -> Room:
        """Keep a new table and open its room; Conflict if there is one with its id."""
        if not table.header.imported:
            table.begin(self.time.now())
        await asyncio.wrap_future(self.store.create(table))
        return self.opened(table)

    def opened(self, table: Table) -> Room:
        room = self.rooms[table.header.id] = Room(self, table)
        metrics.rooms.set(len(self.rooms))
        room.attendant.wake()
        return room

    async def load(self, header: Header, whole: bool = False) -> Table:
        return await asyncio.to_thread(self.load_now, header, whole)

    def load_now(self, header: Header, whole: bool) -> Table:
        game, _ = self.game(header.game, header.content)
        table = self.store.load(header, game, whole)
        if game.content != header.content:
            table.stop("The cards that this table is played with are not here.")
        return table

    def game(self, id: str, content: str) -> tuple[cinderbox.Game, str]:
        """The game with those cards, and where their pack lies ("": with the game itself)."""
        return self.packs.game(id, content)

    def packs_in_use(self) -> set[Pack]:
        return {(room.table.game.id, room.table.game.content) for room in list(self.rooms.values())}

    async def choose(self, table: Table, seat: int, bot: str = "") -> str:
        """What a bot would do for a seat, or the lesson has it do."""
        if written := learning.scripted(table, seat):
            return written
        _, path = self.game(table.header.game, table.header.content)

        def who() -> Asker:
            return asker(self.rooms.get(table.header.id))

        return await self.thinking.choose(table.header.id, path, table.state, seat, seated(bot), who)

    async def plan(self, table: Table, seat: int, asked: Asker) -> list[str]:
        """What the adviser would do for a seat, now and then; `asked` is who wants to know."""
        _, path = self.game(table.header.game, table.header.content)
        return await self.thinking.plan(table.header.id, path, table.state, seat, adviser(), lambda: asked)

    async def look_anew(self, ids: list[str]) -> None:
        """Have all workers let go of tables that were changed in the store."""
        for id in ids:
            self.store.tell(id, self.word("forget", id))
            await self.forget(id)

    async def forget(self, id: str) -> None:
        """Let go of a table as it is in memory; its people come again by themselves and see what is kept of it."""
        self.archive.finished.pop(id, None)
        if room := self.rooms.pop(id, None):
            await room.close()

    # -- what goes on by itself -----------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Clocks that run out, tables that nobody looks at, words to the other workers."""
        noticed = collected = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.time.ran()  # it wants to be asked
            notice = now - noticed > NOTICE
            noticed = now if notice else noticed
            if now - collected > COLLECT:
                collected = now
                gc.collect()
            for id, room in list(self.rooms.items()):
                if room.overdue():
                    self.start(room.expire())
                if notice:
                    room.forget_absent()
                    if room.connections:
                        room.say_presence()
                if not room.connections and not room.tasks and now - room.used > self.settings.idle:
                    del self.rooms[id]
                    metrics.rooms.set(len(self.rooms))

    def word(self, kind: str, id: str, **more: Any) -> str:
        """A message to the other workers."""
        return msgspec.json.encode({"kind": kind, "table": id, "worker": self.worker, **more}).decode()

    def hear(self, message: str) -> None:
        """A message from a worker; an empty one says that some may have been missed."""
        if not message:
            for room in self.rooms.values():
                self.start(room.catch_up())
            return
        told = msgspec.json.decode(message)
        if told["kind"] == "forget" and told["worker"] != self.worker:
            self.start(self.forget(told["table"]))
            return
        room = self.rooms.get(told["table"])  # type: ignore[assignment]
        if told["worker"] == self.worker or room is None:
            return
        if told["kind"] == "entries":
            self.start(room.catch_up())
        elif told["kind"] == "people":
            room.hear_presence(told["worker"], told["seats"], told["watching"])
        elif told["kind"] == "agreed":
            room.agreed.add(told["seat"])
        elif told["kind"] == "chat":
            room.tell_all(told["message"])
