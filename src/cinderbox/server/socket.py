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
from cinderbox.server.advice import explained
from cinderbox.server.asker import Asker, Rank
from cinderbox.server.body import Turned
from cinderbox.server.connection import Connection
from cinderbox.server.offer import check_bot
from cinderbox.server.room import Room
from cinderbox.server.tables import Tables
from cinderbox.table import agreement, learning
from cinderbox.table.agreement import AGAIN
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table, hashed
from cinderbox.table.words import clean

LARGEST = 16_384  # bytes of one request
LINGER = 1.0  # seconds that one request holds up the next: a connection on which nobody listens is taken for dead
PATIENCE = 15.0  # seconds until a client must have said hello
DECODER = msgspec.json.Decoder(m.ClientMessage)
OF_A_SEAT = (m.Act, m.Undo, m.Redo, m.Resign, m.Why, m.Touch, m.Quote, m.Hint, m.Declines, m.Request, m.Audience)


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
            if not tables.house.admits(socket.cookies):
                raise Refused("This house has a password: say it in the lobby.")
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
        if isinstance(message, OF_A_SEAT):
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
    if room.table.seats[seat].kind != "person" and not room.table.over:
        raise Refused("A bot plays for this seat.")


async def carry_out(connection: Connection, room: Room, message: Any) -> None:
    now = room.tables.time.now()
    match message:
        case m.Hello(secrets=given, player=player, seen=seen, name=name):
            connection.name = clean(name, 40) or "somebody"
            proved = frozenset({room.table.seat_of(hashed(secret)) for secret in given} - {-1})
            if player:
                proved |= room.table.seats_of(await room.tables.players.known(player))
            stood_in = {seat: room.table.seats[seat] for seat in sorted(proved)}
            for seat in stood_in:
                await room.come_back(seat)
            await room.greet(connection, proved, seen)
            for seat, chair in stood_in.items():
                if chair.kind == "bot" and room.table.seats[seat].kind == "person":
                    connection.send({"type": "back", "seat": seat, "bot": chair.bot})
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
        case m.Audience(seat=seat, on=on):
            await room.do(lambda table: table.let_watch(seat, on, now))
        case m.Request(seat=seat, what=what):
            gone = room.absence.overdue() if what not in AGAIN else room.away()
            await room.agree(lambda table: agreement.request(table, seat, what, now, gone))
            await reply(connection, room, what, True)  # who shares a screen is of one mind
        case m.Reply(what=what, yes=yes):
            if not await reply(connection, room, what, yes):
                raise Refused("Nobody has asked you for your consent.")
        case m.Why(seat=seat, action=action):
            reason = room.table.why_not(seat, action)
            connection.send({"type": "why", "seat": seat, "action": action, "reason": reason})
        case m.Touch(seat=seat, thing=thing):
            action, reason = room.table.touched(seat, thing)
            connection.send({"type": "why", "seat": seat, "action": action, "reason": reason})
        case m.Quote(seat=seat, number=number, wanted=wanted):
            question = room.table.quote(seat, number, wanted)
            connection.send({"type": "quote", "seat": seat, "number": number, "question": question})
        case m.Hint(seat=seat):
            await advise(connection, room, seat)
        case m.Chat(text=text):
            said = clean(text, 500)
            if not connection.greeted or not connection.chats.take():
                raise Refused("Not so fast: wait a moment before you say more.")
            if said:
                await room.say(connection, said)
        case m.Unshelve():
            if not connection.seats:
                raise Refused("Only who plays at this table can take it up again.")
            await room.do(lambda table: table.unshelve(now))
        case m.Ping():
            connection.send({"type": "pong"})


async def reply(connection: Connection, room: Room, what: str, yes: bool) -> bool:
    """What the seats of a browser say to a request; False if none of them is asked."""
    asked = sorted(connection.seats & agreement.missing(room.table, what))
    now = room.tables.time.now()
    for seat in asked:
        await room.agree(partial(agreement.reply, seat=seat, what=what, yes=yes, now=now))
    return bool(asked)


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
    """A hint: what the lesson asks for, or what the strongest bot would do, knowing what this seat knows.

    It is given once it is written down: nobody has one that is not in the record.
    """
    table, now = room.table, room.tables.time.now
    number = table.numbers[seat]
    table.copy().hint(seat, number, now())  # what is refused costs no thought
    if not connection.hints.take():
        raise Refused("One hint at a time: wait a moment.")
    asked = learning.advice(table, seat)
    who = Asker(Rank.PERSON, connection.address)
    plan = [asked] if asked else await room.tables.plan(table, seat, who)
    await room.do(lambda table: table.hint(seat, number, now()))
    begins = "Try this: " if asked else "A strong bot's choice: "
    connection.send({"type": "hint", "seat": seat, **explained(table.state, seat, plan, begins)})
