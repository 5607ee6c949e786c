"""The WebSocket at a table: says hello, decodes requests, passes them to the room, answers refusals."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from cinderbox.kernel.errors import CinderboxError, IllegalAction
from cinderbox.server import body, metrics
from cinderbox.server import messages as m
from cinderbox.server.absence import spoken
from cinderbox.server.asker import Asker, Rank
from cinderbox.server.body import Turned
from cinderbox.server.connection import Connection
from cinderbox.server.offer import check_bot
from cinderbox.server.room import Room
from cinderbox.server.tables import Tables
from cinderbox.table import learning
from cinderbox.table.table import Refused, Table, hashed
from cinderbox.table.words import clean

LARGEST = 16_384  # bytes of one request
LINGER = 1.0  # seconds that one request holds up the next: a connection on which nobody listens is taken for dead
PATIENCE = 15.0  # seconds until a client must have said hello
DECODER = msgspec.json.Decoder(m.ClientMessage)


class Farewell(Exception):
    """The connection is to be closed."""


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    tables: Tables = socket.app.state.tables
    await socket.accept()
    connection = Connection(socket, tables.settings.limits)
    metrics.connections.inc()
    sender = asyncio.ensure_future(connection.pump())
    room: Room | None = None
    try:
        with socket.app.state.door.place(connection.address, table_id):
            room = await tables.room(table_id)
            await converse(connection, room)
    except CinderboxError as error:  # there is no such table, it cannot be loaded now, or too many are here
        connection.send({"type": "error", "reason": str(error)})
        connection.waiting.put_nowait(None)
        await asyncio.wait([sender], timeout=2)
    except (WebSocketDisconnect, Farewell, TimeoutError):
        pass
    finally:
        metrics.connections.dec()
        if room is not None:
            room.leave(connection)
        connection.closing = True
        sender.cancel()
        with suppress(Exception):
            await socket.close()


async def converse(connection: Connection, room: Room) -> None:
    patience: float | None = time.monotonic() + PATIENCE  # None: it has said hello, and how long the rest takes is ours
    while True:
        wait = None if patience is None else patience - time.monotonic()
        data = await asyncio.wait_for(received(connection), wait)
        if not connection.requests.take():
            connection.send({"type": "error", "reason": "Too many requests at once: wait a moment."})
            await asyncio.sleep(0.5)
            continue
        if len(data) > LARGEST:
            connection.send({"type": "error", "reason": f"A request has at most {LARGEST} bytes."})
            continue
        try:
            body.check(data)
            message = DECODER.decode(data)
        except (Turned, msgspec.DecodeError) as error:
            connection.send(
                {"type": "error", "reason": f"That request cannot be read: {str(error).removesuffix('.')}."}
            )
            continue
        patience = None if isinstance(message, m.Hello) else patience
        room = await current(room, connection)
        answering = room.start(answer(connection, room, message))
        done, _ = await asyncio.wait([answering], timeout=LINGER)
        for one in done:
            one.result()


async def received(connection: Connection) -> bytes:
    """The next request; ends when the room has no more to say to this client."""
    if connection.closing:
        raise Farewell
    event = await connection.socket.receive()
    if event["type"] != "websocket.receive":
        raise Farewell
    return (event.get("text") or "").encode() or event.get("bytes") or b""


async def current(room: Room, connection: Connection) -> Room:
    """The room as the server has it: one that nobody looked at may have been let go and loaded again."""
    found = await room.tables.room(room.id)
    if found is not room and connection in room.connections:
        room.leave(connection)
    return found


async def answer(connection: Connection, room: Room, message: Any) -> None:
    """Carry out one request; a refusal is an answer, too."""
    seat = getattr(message, "seat", None)
    number = getattr(message, "number", None) or 0
    try:
        if isinstance(message, m.Act | m.Undo | m.Redo | m.Resign | m.Why | m.Hint | m.Declines):
            prove(connection, room, message.seat)
        await carry_out(connection, room, message)
    except (CinderboxError, IllegalAction) as error:
        metrics.refusals.inc()
        if seat is None:
            connection.send({"type": "error", "reason": str(error)})
        else:
            connection.send({"type": "refused", "seat": seat, "number": number, "reason": str(error)})


def prove(connection: Connection, room: Room, seat: int) -> None:
    if seat not in connection.seats:
        raise Refused("That is not your seat.")
    if room.table.seats[seat].kind != "person":
        raise Refused("A bot plays for this seat.")


async def carry_out(connection: Connection, room: Room, message: Any) -> None:
    now = room.tables.time.now()
    match message:
        case m.Hello(secrets=given, seen=seen):
            proved = frozenset({room.table.seat_of(hashed(secret)) for secret in given} - {-1})
            for seat in sorted(proved):
                await room.come_back(seat)
            await room.greet(connection, proved, seen)
        case m.Act(seat=seat, number=number, actions=actions):
            await room.do(lambda table: table.act(seat, number, actions, now))
        case m.Undo(seat=seat, number=number):
            await room.do(lambda table: table.undo(seat, now, number))
        case m.Redo(seat=seat, number=number):
            await room.do(lambda table: table.redo(seat, now, number))
        case m.Resign(seat=seat):
            await room.do(lambda table: table.resign(seat, now))
        case m.Declines(seat=seat, on=on, ahead=ahead):
            await room.do(lambda table: table.declines(seat, on, now, ahead))
        case m.Takeover(seat=seat, bot=bot):
            await take_over(connection, room, seat, bot)
        case m.Consent(seat=seat, yes=yes):
            for by in sorted(connection.seats - {seat}):
                await room.do(partial(Table.consent, seat=seat, by=by, yes=yes, now=now))
        case m.Why(seat=seat, action=action):
            reason = room.table.why_not(seat, action)
            connection.send({"type": "why", "seat": seat, "action": action, "reason": reason})
        case m.Hint(seat=seat):
            await advise(connection, room, seat)
        case m.Chat(text=text):
            said = clean(text, 500)
            if not connection.greeted or not connection.chats.take():
                raise Refused("Not so fast: wait a moment before you say more.")
            if said:
                await room.say(connection, said)
        case m.Ping():
            connection.send({"type": "pong"})


async def take_over(connection: Connection, room: Room, seat: int, bot: str) -> None:
    """Propose that a bot takes over the seat of somebody who is not here."""
    by = min(connection.seats - {seat}, default=None)
    if by is None:
        raise Refused("Only who plays at this table can propose that.")
    if seat in room.present():
        raise Refused("Somebody is at that seat.")
    if wait := room.absence.wait(seat):
        raise Refused(f"{room.table.name(seat)} has not been away for long: a bot may play for them in {spoken(wait)}.")
    check_bot(bot, room.table.header.game)
    gone = room.absence.overdue()
    await room.do(lambda table: table.propose(seat, bot, by, room.tables.time.now(), gone))


async def advise(connection: Connection, room: Room, seat: int) -> None:
    """A hint: what the lesson asks for, or what the strongest bot would do, knowing what this seat knows."""
    table = room.table
    if seat not in table.to_act:
        raise Refused("There is nothing to decide now.")
    if not connection.hints.take():
        raise Refused("One hint at a time: wait a moment.")
    number = table.numbers[seat]
    asked = learning.advice(table, seat)
    action = asked or await room.tables.choose(table, seat, asked=Asker(Rank.PERSON, connection.address))
    if room.table.numbers[seat] != number:
        raise Refused("The question has changed since: ask again.")
    label = room.table.state.naming(table.game.parse(action), seat)
    said = [label] if isinstance(label, str) else label
    text = ["Try this: " if asked else "A strong bot would: ", *said, "."]
    connection.send({"type": "hint", "seat": seat, "action": action, "text": text})
