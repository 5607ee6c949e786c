"""Rings bells: tells players that it is their move, once it has been for a while and no window of theirs is open there.

Every worker does its rounds; what to ring for is kept in the store, and whoever takes a bell up rings it. What is told
is known to everybody at the table: which game waits, and with whom. A bell that cannot be rung is tried again after
growing pauses, and in the end no more.
"""

import asyncio
import hmac
import logging
import secrets
import time
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from cinderbox.server import mail, outside, push, tidings
from cinderbox.server.limits import Stamps
from cinderbox.server.mail import Undelivered
from cinderbox.server.outside import Unreachable
from cinderbox.store.bells import Call
from cinderbox.store.store import Away
from cinderbox.table.refusal import Refused

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

log = logging.getLogger("cinderbox")
ROUNDS = 12  # in the quiet time after which somebody is told
SETTLE = 3  # rounds in which every worker can say that it has the player at the table
LEASE = 120.0  # seconds that whoever has taken up a bell has for it
PAUSES = (60.0, 300.0, 1_800.0, 10_800.0, 43_200.0)  # seconds until a bell that failed is tried again
HOUSE_PAUSE = 600.0  # seconds, where the fault is the house's own
AT_ONCE = 8  # bells
GONE = (404, 410)  # what a browser's server says of a browser that wants no more


class Manner(NamedTuple):
    gather: float  # seconds in which more tables may come together
    rest: float  # seconds until the next


MANNERS = {"push": Manner(0.0, 0.0), "hook": Manner(0.0, 0.0), "mail": Manner(600.0, 3_600.0)}


class Gone(Exception):
    """Nobody is there any more, and nobody will be."""


class Ringer:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.store = tables.store.bells
        self.settings = tables.settings
        self.key = self.settings.house or secrets.token_urlsafe(32)
        self.post = mail.post_office(self.settings.mail) if self.settings.address else None
        self.pause = self.settings.quiet / ROUNDS  # seconds from round to round
        self.few = asyncio.Semaphore(AT_ONCE)
        self.stamps = Stamps()

    # -- links ----------------------------------------------------------------------------------------------------

    def link(self, deed: str, id: str) -> str:
        """The path of a link that needs no key: it does one thing to one bell."""
        return f"/bell/{deed}.{id}.{self.signed(deed, id)}"

    def signed(self, deed: str, id: str) -> str:
        return hmac.new(f"links {self.key}".encode(), f"{deed}.{id}".encode(), sha256).hexdigest()[:32]

    def read(self, token: str) -> tuple[str, str]:
        """What a link does, and to which bell; Refused if it is not from this house."""
        deed, _, rest = token.partition(".")
        id, _, signature = rest.partition(".")
        if not hmac.compare_digest(signature.encode(), self.signed(deed, id).encode()):
            raise Refused("This link is not from this house, or not all of it is here.")
        return deed, id

    # -- rounds ---------------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.round(time.time())
            except Away:
                continue
            except Exception:
                log.exception("Bells could not be rung")

    async def round(self, now: float) -> None:
        await asyncio.wrap_future(self.store.gather(now - self.settings.quiet, now))
        for row in await asyncio.to_thread(self.store.waiting):
            room = self.tables.rooms.get(row.table_id)
            if room is not None and room.table.seats_of(row.player) & room.present():
                await asyncio.wrap_future(self.store.looked(row.table_id, {row.player}))
        due: list[str] = []
        for kind, manner in MANNERS.items():
            if kind != "mail" or self.post is not None:
                due += await asyncio.to_thread(self.store.due, kind, now - SETTLE * self.pause - manner.gather, now)
        await asyncio.gather(*[self.ring(id, now) for id in due])

    async def ring(self, id: str, now: float) -> None:
        async with self.few:
            call = await asyncio.wrap_future(self.store.take_up(id, now, LEASE))
            if call is None:
                return
            bell = call.bell
            try:
                await self.tell(call)
            except Gone:
                await asyncio.wrap_future(self.store.take_down(id))
            except Undelivered as error:
                if error.lasting:
                    await self.silence(id, str(error))
                    return
                log.warning("Mails wait: %s", error)
                await asyncio.wrap_future(self.store.change(id, due=now + HOUSE_PAUSE))
            except (Unreachable, Refused) as error:
                if bell.failures >= len(PAUSES):
                    await self.silence(id, str(error))
                    return
                again = {"failures": bell.failures + 1, "due": now + PAUSES[bell.failures], "fault": str(error)[:200]}
                await asyncio.wrap_future(self.store.change(id, **again))
            else:
                told = [info["id"] for info, _ in call.tables]
                await asyncio.wrap_future(self.store.rung(id, told, now + MANNERS[bell.kind].rest))

    async def silence(self, id: str, fault: str) -> None:
        """A bell rings no more, and its player can read why."""
        await asyncio.wrap_future(self.store.change(id, active=False, fault=fault[:200]))

    # -- telling --------------------------------------------------------------------------------------------------

    async def tell(self, call: Call) -> None:
        bell = call.bell
        end = self.link("end", bell.id)
        if bell.kind == "push":
            told = tidings.pushed(call.tables, end)
            await self.push(msgspec.json.decode(bell.target, type=push.Subscription), bell.home, told)
        elif bell.kind == "hook":
            name = await self.name(bell.player)
            await self.hook(bell.target, tidings.hooked(name, call.tables, bell.home, bell.home + end))
        elif self.post is not None:
            subject, text = tidings.mailed(call.tables, self.settings.address, self.settings.address + end)
            await self.mail(bell.target, subject, text, self.settings.address + end)

    async def name(self, player: str) -> str:
        found = await asyncio.to_thread(self.tables.store.players.by_id, player)
        return found.name if found is not None else ""

    async def push(self, to: push.Subscription, home: str, told: bytes) -> None:
        if not push.available:
            raise Unreachable("This house cannot reach browsers.")
        headers = push.headers(self.key, to.endpoint, home)
        status = await outside.post(to.endpoint, headers, push.sealed(to, told), self.settings.inside)
        if status in GONE:
            raise Gone
        self.taken(status)

    async def hook(self, url: str, told: bytes) -> None:
        self.taken(await outside.post(url, {"Content-Type": "application/json"}, told, self.settings.inside))

    def taken(self, status: int) -> None:
        if not 200 <= status < 300:
            raise Unreachable(f"It was not taken: the other side said {status}.")

    async def mail(self, to: str, subject: str, text: str, end: str = "") -> None:
        assert self.post is not None
        await asyncio.to_thread(mail.send, self.post, mail.letter(self.post, to, subject, text, end))
