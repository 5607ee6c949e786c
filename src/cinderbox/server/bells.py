"""The HTTP side of being told: the bells of who asks, links that need no key, and a new key for a lost one."""

import asyncio
import logging
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, PathParameter

from cinderbox.server import figures as f
from cinderbox.server import mail, outside, push, tidings
from cinderbox.server.api import REFUSED, tables_of
from cinderbox.server.limits import household
from cinderbox.server.mail import Undelivered
from cinderbox.server.me import somebody
from cinderbox.server.outside import Unreachable
from cinderbox.server.page import file
from cinderbox.server.ringer import Ringer
from cinderbox.table.refusal import Refused
from cinderbox.table.table import hashed

Asked = Request[Any, Any, Any]
Token = Annotated[str, PathParameter(max_length=100)]
log = logging.getLogger("cinderbox")
HOUR = 3_600.0  # seconds that a link for a lost key is good for
LETTERS = 26  # of the code in it: 130 bits
TRIES = (30.0, 300.0)  # seconds until a mail that was asked for is tried again


def ringer_of(request: Asked) -> Ringer:
    return tables_of(request).ringer


def home_of(request: Asked) -> str:
    """The address of the house as who asks knows it."""
    settings = tables_of(request).settings
    return settings.address or request.headers.get("origin", "")[:300]


def stamped(request: Asked, to: str) -> bool:
    """Whether one more word may go to somebody who has not asked for it; who asks for too many is told so."""
    if not tables_of(request).settings.limits:
        return True
    stamps = ringer_of(request).stamps
    if not stamps.asked.take(household(request.client.host if request.client else "")):
        raise TooManyRequestsException("You have asked for that often today: try again tomorrow.")
    return stamps.sent.take(hashed(to.lower()))


def needs_mail(request: Asked) -> Ringer:
    ringer = ringer_of(request)
    if ringer.post is None:
        raise Refused("This house sends no mail.")
    return ringer


async def shown(request: Asked, player: str) -> f.Bells:
    ringer = ringer_of(request)
    found = [
        f.Bell(one.id, one.kind, named(one.kind, one.target), one.confirmed, one.active, one.fault)
        for one in (await asyncio.to_thread(ringer.store.of, player) if player else [])
    ]
    return f.Bells(found, push.public_key(ringer.key) if push.available else "", ringer.post is not None)


def named(kind: str, target: str) -> str:
    """Where a bell rings, in words; the secret part of a webhook's address is left out."""
    if kind == "mail":
        return target
    url = target if kind == "hook" else msgspec.json.decode(target, type=push.Subscription).endpoint
    return urlsplit(url).hostname or ""


# -- for a player ---------------------------------------------------------------------------------------------------


@get("/", responses=REFUSED)
async def bells(request: Asked) -> f.Bells:
    """How who asks is told that it is their move."""
    return await shown(request, await tables_of(request).players.asking(request))


@post("/push", responses=REFUSED)
async def ring_browser(data: JSONBody[f.Browser], request: Asked) -> f.Bells:
    """Be told by this browser, also while no page is open."""
    ringer, player = ringer_of(request), await somebody(request)
    if not push.available:
        raise Refused("This house cannot reach browsers.")
    outside.checked(data.endpoint, secure=not ringer.settings.inside)
    one = push.Subscription(data.endpoint, data.p256dh, data.auth)
    push.check(one)
    target = msgspec.json.encode(one).decode()
    await asyncio.wrap_future(ringer.store.hang(player, "push", target, home_of(request), True, time.time()))
    return await shown(request, player)


@post("/hook", responses=REFUSED)
async def ring_room(data: JSONBody[f.Hooking], request: Asked) -> f.Bells:
    """Be told in a chat room, through its webhook; it is greeted first, and kept if that works."""
    ringer, player, home = ringer_of(request), await somebody(request), home_of(request)
    url = data.url.strip()
    outside.checked(url)
    if not stamped(request, url):
        raise TooManyRequestsException("That room was greeted often today: try again tomorrow.")
    held = await asyncio.to_thread(ringer.store.of, player)
    fresh = all(one.target != url for one in held)
    id = await asyncio.wrap_future(ringer.store.hang(player, "hook", url, home, False, time.time()))
    try:
        await ringer.hook(url, tidings.greeting(await ringer.name(player), home + ringer.link("end", id)))
    except Unreachable as error:
        if fresh:
            await asyncio.wrap_future(ringer.store.take_down(id))
        raise Refused(str(error)) from None
    await asyncio.wrap_future(ringer.store.change(id, confirmed=True))
    return await shown(request, player)


@post("/mail", responses=REFUSED)
async def ring_mail(data: JSONBody[f.Mailing], request: Asked) -> f.Bells:
    """Be told by mail, once the address is confirmed by a link that is sent to it."""
    ringer, player = needs_mail(request), await somebody(request)
    address = mail.checked(data.address)
    id = await asyncio.wrap_future(ringer.store.hang(player, "mail", address, home_of(request), False, time.time()))
    found = await asyncio.to_thread(ringer.store.by_id, id)
    if found is not None and not found.confirmed and stamped(request, address):
        home = ringer.settings.address
        send_soon(request, address, *tidings.confirming(home, home + ringer.link("yes", id)))
    return await shown(request, player)


@post("/set", responses=REFUSED)
async def set_bell(data: JSONBody[f.Ringing], request: Asked) -> f.Bells:
    """Have a bell ring again, be silent, or be taken down."""
    ringer, player = ringer_of(request), await somebody(request)
    if all(one.id != data.id for one in await asyncio.to_thread(ringer.store.of, player)):
        raise Refused("That is none of yours.")
    if data.ring == "never":
        await asyncio.wrap_future(ringer.store.take_down(data.id))
    else:
        await asyncio.wrap_future(ringer.store.change(data.id, active=data.ring == "yes", failures=0, fault=""))
    return await shown(request, player)


# -- for whoever has the link -----------------------------------------------------------------------------------------


@get("/bell/{token:str}", include_in_schema=False)
async def show_link(request: Asked, token: Token) -> Response[bytes]:
    """The page that follows a link: opening it alone, as programs do that look at mails, changes nothing."""
    return file("index.html", request)


@post("/bell/{token:str}", responses=REFUSED)
async def follow_link(token: Token, request: Asked) -> f.Linked:
    """Do what a link says: confirm an address, or end being told. Mail programs do the latter by themselves."""
    ringer = ringer_of(request)
    deed, id = ringer.read(token)
    bell = await asyncio.to_thread(ringer.store.by_id, id)
    if bell is None:
        return f.Linked("gone", "", "")
    if deed == "yes":
        await asyncio.wrap_future(ringer.store.change(id, confirmed=True))
    elif bell.kind == "mail":  # the address is kept for a lost key
        await asyncio.wrap_future(ringer.store.change(id, active=False, fault=""))
    else:
        await asyncio.wrap_future(ringer.store.take_down(id))
    return f.Linked(deed, bell.kind, named(bell.kind, bell.target))


@post("/lost", responses=REFUSED)
async def lost(data: JSONBody[f.Mailing], request: Asked) -> f.Done:
    """Have a link sent to a confirmed address with which a browser is its player again.

    The answer is the same whether anybody has that address or not, and so is how long it takes.
    """
    needs_mail(request)
    address = mail.checked(data.address)
    if stamped(request, address):
        tables_of(request).start(replace(request, address))
    return f.Done()


async def replace(request: Asked, address: str) -> None:
    """Write to the players of an address, if there are any, each with a link of their own."""
    ringer, players = ringer_of(request), tables_of(request).players
    links = []
    for one in await asyncio.to_thread(ringer.store.reached_at, address):
        code = await players.code(one.player, LETTERS, HOUR, lost=True)
        links.append((one.name, f"{ringer.settings.address}/me#code={code}"))
    if links:
        send_soon(request, address, *tidings.replacing(links))


def send_soon(request: Asked, to: str, subject: str, text: str) -> None:
    """Have a mail sent that somebody waits for, and tried again if need be; nobody else waits for it."""
    ringer = ringer_of(request)

    async def send() -> None:
        for pause in (*TRIES, 0.0):
            try:
                await ringer.mail(to, subject, text)
                return
            except Undelivered as error:
                log.warning("A mail was not taken: %s", error)
                if error.lasting:
                    return
            await asyncio.sleep(pause)

    tables_of(request).start(send())


HANDLERS = [bells, ring_browser, ring_room, ring_mail, set_bell]
routes = [
    Router("/api/me/bells", route_handlers=HANDLERS, tags=["me"]),
    Router("/api", route_handlers=[lost], tags=["me"]),
    Router("/", route_handlers=[show_link, follow_link], tags=["me"]),
]
