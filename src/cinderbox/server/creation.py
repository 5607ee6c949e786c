"""How tables come to be: new ones, lessons, records that are brought in, forks and rematches; and who sits down."""

import asyncio
import secrets
import time
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

import cinderbox
from cinderbox.games import by_id
from cinderbox.kernel.errors import BadOption
from cinderbox.server.forms import Joining, Key, Made, NewTable
from cinderbox.server.offer import adviser, check_bot, seated, title_of
from cinderbox.server.patience import patiently
from cinderbox.store.store import Away, Conflict
from cinderbox.table import record
from cinderbox.table.agreement import missing
from cinderbox.table.entry import Chair, Header
from cinderbox.table.lesson import lesson_of, seats_of
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table, hashed, loaded
from cinderbox.table.words import clean

if TYPE_CHECKING:
    from cinderbox.server.room import Room
    from cinderbox.server.tables import Tables


def unlike(name: str, chairs: list[Chair]) -> str:
    """A name for a bot that nobody at the table has yet: "Raider", "Raider 2"."""
    taken = {chair.name for chair in chairs}
    return next(one for n in range(1, len(chairs) + 2) if (one := name if n == 1 else f"{name} {n}") not in taken)


async def create(tables: "Tables", wanted: NewTable, player: str = "") -> Made:
    game = by_id(wanted.game)
    if len(wanted.seats) not in game.seats:
        raise BadOption(f"{game.title} is for {game.seat_range()}, not {len(wanted.seats)}.")
    chairs: list[Chair] = []
    keys: list[Key] = []
    for seat, one in enumerate(wanted.seats):
        if one.kind == "bot":
            check_bot(one.bot, game.id)
            chairs.append(Chair("bot", unlike(clean(one.name, 36) or "Bot", chairs), one.bot))
        elif one.kind == "open":
            chairs.append(Chair("open"))
        else:
            key = Key(seat, new_secret())
            keys.append(key)
            name = clean(one.name, 40) or f"Player {seat + 1}"
            chairs.append(Chair("person", name, "", hashed(key.secret), *((player, wanted.rated) if one.you else ())))
    header = msgspec.structs.replace(
        new_header(game, chairs, game.complete(wanted.options)),
        listed=any(chair.kind == "open" for chair in chairs) if wanted.listed is None else wanted.listed,
        hints=wanted.hints,
        audience=wanted.audience,
        hotseat=wanted.hotseat,
        clock=wanted.clock.rule() if wanted.clock else None,
        title=clean(wanted.title, 60),
        rated=wanted.rated,
    )
    return await made(tables, Table(header, game), keys)


async def lesson(tables: "Tables", game_id: str, lesson_id: str) -> Made:
    """A practice table for one lesson."""
    game = by_id(game_id)
    found = lesson_of(game, lesson_id)
    if found is None:
        raise Refused(f"{game.title} has no lesson {lesson_id!r}.")
    key = Key(0, new_secret())
    others = [Chair("bot", "Bot", found.bot) for _ in range(1, seats_of(game, found))]
    options = game.complete(dict(found.options))
    header = new_header(game, [Chair("person", "You", "", hashed(key.secret)), *others], options)
    header = msgspec.structs.replace(header, lesson=found.id, title=found.title)
    return await made(tables, Table(header, game), [key])


async def bring_in(tables: "Tables", data: Any) -> Made:
    """A finished game from a file."""

    def replay() -> Table:
        return record.imported(data, lambda header: tables.game(header.game, header.content)[0], new_id(), time.time())

    return await made(tables, await tables.archive.replayed(replay), [])


async def fork(tables: "Tables", id: str, at: int, mine: int | None = None) -> Made:
    """A new table from a point of a finished game; whoever asks holds all seats that people held, or `mine` alone."""
    table = await tables.archive.whole(id)
    if mine is not None and not 0 <= mine < len(table.seats):
        raise Refused(f"There is no seat {mine}.")
    keys: list[Key] = []
    chairs: list[Chair] = []
    for seat, chair in enumerate(table.seats):
        if chair.kind == "bot" and seat != mine:
            chairs.append(Chair("bot", chair.name, seated(chair.bot)))
        elif mine is not None and seat != mine:
            chairs.append(Chair("bot", unlike(title_of(adviser()), chairs), adviser()))
        else:
            keys.append(Key(seat, new_secret()))
            name = chair.name if chair.kind == "person" else ""
            chairs.append(Chair("person", name or f"Player {seat + 1}", "", hashed(keys[-1].secret)))
    header, entries = record.fork(table, at, new_id(), chairs, new_seed(), tables.time.now())
    return await made(tables, await asyncio.to_thread(loaded, header, table.game, entries), keys)


async def again(tables: "Tables", room: "Room") -> None:
    """Lay the table for the same people once all who are asked have answered, if anybody wants to play on.

    Everybody's secret proves the same seat there, or the next one; the seat of who does not want to is free.
    """
    table = room.table
    what, asking = next(iter(table.requests.items()))
    people = {seat for seat, chair in enumerate(table.seats) if chair.key}
    if missing(table, what) or (asking.refused and asking.refused == people - {asking.by}):
        return
    chairs = chairs_again(table, room.present() | asking.agreed | {asking.by})
    chairs = [Chair("open") if seat in asking.refused else chair for seat, chair in enumerate(chairs)]
    rotated = what == "rotate"
    chairs = chairs[-1:] + chairs[:-1] if rotated else chairs
    game, old = by_id(table.header.game), table.header
    header = msgspec.structs.replace(
        new_header(game, chairs, game.complete(old.options)),
        id=id_again(old.id),
        listed=old.listed,
        hints=old.hints,
        rated=old.rated,
        audience=table.audience,
        hotseat=old.hotseat,
        clock=old.clock,
        title=old.title,
    )
    with suppress(Conflict):  # somebody who asked at the same time was first: theirs is the table
        await tables.make(Table(header, game))
    await room.do(lambda table: [] if table.rematch else table.follow(header.id, tables.time.now(), rotated))


async def join(tables: "Tables", id: str, wanted: Joining, player: str = "") -> Key:
    room = await tables.room(id)
    secret = new_secret()
    name = clean(wanted.name, 40) or "Guest"
    entries = await room.do(
        lambda table: table.sit(wanted.seat, name, hashed(secret), tables.time.now(), player, wanted.rated)
    )
    taken: Any = entries[0]
    return Key(taken.seat, secret)


async def made(tables: "Tables", table: Table, keys: list[Key]) -> Made:
    """Keep a new table. One that may be on disk or not goes once the store answers: nobody was given its keys."""
    id = table.header.id
    try:
        await tables.make(table)
    except Away:
        tables.start(patiently(lambda: tables.store.remove(id)))
        raise
    return Made(id, keys)


def new_header(game: cinderbox.Game, chairs: list[Chair], options: dict[str, Any]) -> Header:
    return Header(new_id(), game.id, chairs, str(new_seed()), options, game.content, game.rules_version, time.time())


def chairs_again(table: Table, here: frozenset[int]) -> list[Chair]:
    """Who sits where in a rematch: who gave up or has come sits down again, a bot stays for who is still away."""
    return [
        msgspec.structs.replace(chair, kind="person", bot="") if chair.key and seat in table.resigned | here else chair
        for seat, chair in enumerate(table.seats)
    ]


def new_id() -> str:
    """64 bits in letters and digits: a private table's address cannot be guessed."""
    return secrets.token_hex(8)


def id_again(id: str) -> str:
    """The id of a table's rematch: all who ask at once, at whatever worker, ask for the same table.

    It can be worked out from the table's own id only, and whoever knows that is told of the rematch anyway.
    """
    return blake2b(f"{id} again".encode(), digest_size=8).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def new_seed() -> int:
    """63 bits from the system."""
    return secrets.randbits(63)
