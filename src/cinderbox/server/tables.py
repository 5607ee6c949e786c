"""All tables of a server: makes them, finds them, lets them go when nobody looks, and hears the other workers."""

import asyncio
import gc
import secrets
import time
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import msgspec

import cinderbox
from cinderbox import bots
from cinderbox.kernel.errors import BadOption
from cinderbox.server import metrics
from cinderbox.server.asker import Asker, asker
from cinderbox.server.messages import Key, Made, NewTable
from cinderbox.server.packs import Pack, Packs
from cinderbox.server.room import Room
from cinderbox.server.settings import Settings
from cinderbox.server.thinking import Thinking, offered, seated
from cinderbox.server.watch import Time
from cinderbox.store.store import Conflict, Store
from cinderbox.table import learning, record
from cinderbox.table.entry import Chair, Header
from cinderbox.table.lesson import lesson_of
from cinderbox.table.table import Refused, Table, hashed, loaded
from cinderbox.table.words import clean

TICK = 0.5
FINISHED = 20  # finished tables kept at hand
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
        self.finished: OrderedDict[str, Table] = OrderedDict()
        self.heavy = asyncio.Semaphore(2)  # whole games replayed at once
        self.background: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.listener = self.store.listen(lambda message: loop.call_soon_threadsafe(self.hear, message))
        for game in cinderbox.games():
            await asyncio.wrap_future(self.store.keep_pack(game.id, game.content, game.pack_text))
        self.start(self.tick())

    async def close(self) -> None:
        """Let everything that was begun be written, then stop."""
        for task in list(self.background):
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.thinking.close()
        if self.listener is not None:
            await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.store.close)
        self.packs.close()

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
        room = Room(self, await self.load(header))
        self.rooms[id] = room
        metrics.rooms.set(len(self.rooms))
        room.wake()
        return room

    async def load(self, header: Header, whole: bool = False) -> Table:
        return await asyncio.to_thread(self.load_now, header, whole)

    def load_now(self, header: Header, whole: bool) -> Table:
        game, _ = self.game(header.game, header.content)
        table = self.store.load(header, game, whole)
        if game.content != header.content:
            table.stop("The cards that this table is played with are not here.")
        return table

    async def whole(self, id: str) -> Table:
        """A table with all its entries, to read. Finished ones are kept at hand: a replay asks again and again."""
        if id not in self.finished:
            header = await asyncio.to_thread(self.store.header, id)
            async with self.heavy:
                table = await self.load(header, True)
            if not table.over:
                return table
            self.finished[id] = table
            if len(self.finished) > FINISHED:
                self.finished.popitem(last=False)
        return self.finished[id]

    async def agreed(self, id: str, secret: str) -> bool:
        """Whether all people of a stopped table have asked for its record, here or at another worker."""
        room = await self.room(id)
        seat = room.table.seat_of(hashed(secret))
        if seat >= 0 and room.table.stopped:
            room.agreed.add(seat)
            self.store.tell(id, self.word("agreed", id, seat=seat))
        people = {each for each, chair in enumerate(room.table.seats) if chair.key}
        return room.agreed >= people - room.table.resigned

    def game(self, id: str, content: str) -> tuple[cinderbox.Game, str]:
        """The game with those cards, and where their pack lies ("": with the game itself)."""
        return self.packs.game(id, content)

    def packs_in_use(self) -> set[Pack]:
        return {(room.table.game.id, room.table.game.content) for room in list(self.rooms.values())}

    # -- making ---------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable) -> Made:
        game = cinderbox.game(wanted.game)
        if len(wanted.seats) not in game.seats:
            raise BadOption(f"{game.title} is for {game.seat_range()} players, not {len(wanted.seats)}.")
        chairs, keys = [], []
        for seat, one in enumerate(wanted.seats):
            if one.kind == "bot":
                self.check_bot(one.bot, game.id)
                chairs.append(Chair("bot", clean(one.name, 40) or "Bot", one.bot))
            elif one.kind == "open":
                chairs.append(Chair("open"))
            else:
                key = Key(seat, new_secret())
                keys.append(key)
                chairs.append(Chair("person", clean(one.name, 40) or f"Player {seat + 1}", "", hashed(key.secret)))
        header = self.header(game, chairs, game.complete(wanted.options))
        header = msgspec.structs.replace(
            header,
            listed=wanted.listed,
            hotseat=wanted.hotseat,
            clock=wanted.clock.rule() if wanted.clock else None,
            title=clean(wanted.title, 60),
        )
        await self.make(Table(header, game))
        return Made(header.id, keys)

    def check_bot(self, bot: str, game: str) -> None:
        """BadOption says what is wrong with a bot's name or settings."""
        if not any(one.id == bot for one in offered()):
            bots.parse(bot, game)
            raise BadOption(f"Here one can play against {', '.join([one.id for one in offered()])}.")

    def header(self, game: cinderbox.Game, chairs: list[Chair], options: dict[str, Any]) -> Header:
        return Header(new_id(), game.id, chairs, str(new_seed()), options, game.content, game.rules, time.time())

    async def make(self, table: Table) -> Room:
        """Keep a new table and open its room."""
        if not table.header.imported:
            table.begin(self.time.now())
        await asyncio.wrap_future(self.store.create(table))
        room = Room(self, table)
        self.rooms[table.header.id] = room
        metrics.rooms.set(len(self.rooms))
        room.wake()
        return room

    async def join(self, id: str, seat: int | None, name: str) -> Key:
        room = await self.room(id)
        secret = new_secret()
        shown = clean(name, 40)
        entries = await room.do(lambda table: table.sit(seat, shown or "Guest", hashed(secret), self.time.now()))
        taken: Any = entries[0]
        return Key(taken.seat, secret)

    async def lesson(self, game_id: str, lesson_id: str) -> Made:
        """A practice table for one lesson."""
        game = cinderbox.game(game_id)
        lesson = lesson_of(game, lesson_id)
        if lesson is None:
            raise Refused(f"{game.title} has no lesson {lesson_id!r}.")
        secret = new_secret()
        others = [Chair("bot", "Bot", lesson.bot) for _ in range(1, game.seats[0])]
        options = game.complete(dict(lesson.options))
        header = self.header(game, [Chair("person", "You", "", hashed(secret)), *others], options)
        header = msgspec.structs.replace(header, lesson=lesson.id, title=lesson.title)
        await self.make(Table(header, game))
        return Made(header.id, [Key(0, secret)])

    async def bring_in(self, data: Any) -> Made:
        """A finished game from a file."""
        async with self.heavy:
            table = await asyncio.to_thread(
                record.imported, data, lambda header: self.game(header.game, header.content)[0], new_id(), time.time()
            )
        await self.make(table)
        return Made(table.header.id)

    async def fork(self, id: str, at: int) -> Made:
        """A new table from a point of a finished game; whoever asks holds all seats that people held."""
        table = await self.whole(id)
        keys, chairs = [], []
        for seat, chair in enumerate(table.seats):
            if chair.kind == "bot":
                chairs.append(Chair("bot", chair.name, seated(chair.bot)))
            else:
                keys.append(Key(seat, new_secret()))
                chairs.append(Chair("person", chair.name or f"Player {seat + 1}", "", hashed(keys[-1].secret)))
        header, entries = record.fork(table, at, new_id(), chairs, new_seed(), self.time.now())
        await self.make(await asyncio.to_thread(loaded, header, table.game, entries))
        return Made(header.id, keys)

    async def rematch(self, id: str, secret: str) -> Made:
        """The same people again: everybody's secret proves the same seat at the new table."""
        room = await self.room(id)
        table = room.table
        seat = table.seat_of(hashed(secret))
        if seat < 0:
            raise Refused("Only who played at this table can ask for a rematch.")
        if not table.over or table.header.lesson:
            raise Refused("There is a rematch once a game is over.")
        if not table.rematch:
            game = cinderbox.game(table.header.game)
            chairs = chairs_again(table, room.present() | {seat})
            header = msgspec.structs.replace(
                self.header(game, chairs, game.complete(table.header.options)),
                id=id_again(id),
                listed=table.header.listed,
                hotseat=table.header.hotseat,
                clock=table.header.clock,
                title=table.header.title,
            )
            with suppress(Conflict):  # somebody who asked at the same time was first: theirs is the table
                await self.make(Table(header, game))
            await room.do(lambda table: [] if table.rematch else table.follow(header.id, self.time.now()))
        return Made(room.table.rematch, [Key(seat, secret)])

    async def choose(self, table: Table, seat: int, bot: str = "", asked: Asker | None = None) -> str:
        """What a bot would do for a seat, or the lesson has it do; `asked` is who wants a hint."""
        if written := learning.scripted(table, seat):
            return written
        _, path = self.game(table.header.game, table.header.content)

        def who() -> Asker:
            return asked or asker(self.rooms.get(table.header.id))

        return await self.thinking.choose(table.header.id, path, table.state, seat, seated(bot), who)

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


def new_id() -> str:
    """64 bits in letters and digits: a private table's address cannot be guessed."""
    return secrets.token_hex(8)


def id_again(id: str) -> str:
    """The id of a table's rematch: all who ask at once, at whatever worker, ask for the same table.

    It can be worked out from the table's own id only, and whoever knows that is told of the rematch anyway.
    """
    return blake2b(f"{id} again".encode(), digest_size=8).hexdigest()


def chairs_again(table: Table, here: frozenset[int]) -> list[Chair]:
    """Who sits where in a rematch: who gave up or has come sits down again, a bot stays for who is still away."""
    return [
        Chair("person", chair.name, "", chair.key) if chair.key and seat in table.resigned | here else chair
        for seat, chair in enumerate(table.seats)
    ]


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """63 bits from the system."""
    return secrets.randbits(63)
