"""The HTTP side of being somebody: the player whose key comes with the request."""

import asyncio
import time
from typing import Any

from litestar import Request, Router, get, post
from litestar.params import JSONBody

from cinderbox.server import boards
from cinderbox.server import figures as f
from cinderbox.server.api import REFUSED, tables_of
from cinderbox.server.players import SHORT, UNNAMED
from cinderbox.server.statistics import finished
from cinderbox.table.refusal import Refused
from cinderbox.table.words import clean

Asked = Request[Any, Any, Any]


async def shown(request: Asked, id: str) -> f.Me:
    players = tables_of(request).players.store
    found = await asyncio.to_thread(players.by_id, id) if id else None
    if found is None:
        return f.Me("", "", False, time.time(), 0)
    return f.Me(found.id, found.name, found.shown, found.created, await asyncio.to_thread(players.devices, id))


async def somebody(request: Asked) -> str:
    """The id of who asks, who has played here."""
    id = await tables_of(request).players.asking(request)
    if not id:
        raise Refused("You have not sat down at a table here yet.")
    return id


@get("/", responses=REFUSED)
async def me(request: Asked) -> f.Me:
    """Who asks."""
    return await shown(request, await tables_of(request).players.asking(request))


@post("/", responses=REFUSED)
async def be(data: JSONBody[f.Being], request: Asked) -> f.Me:
    """Have a name, and a profile that everybody may see or none."""
    players = tables_of(request).players
    await players.asking(request)
    id = await players.entered(request, data.name)
    name = clean(data.name, 40) or UNNAMED
    await asyncio.wrap_future(players.store.change(id, name=name, shown=data.shown))
    return await shown(request, id)


@get("/tables", responses=REFUSED)
async def own_tables(request: Asked) -> list[f.Place]:
    """The tables at which one sits, the latest first."""
    tables = tables_of(request)
    id = await tables.players.asking(request)
    found: Any = []
    for row in await asyncio.to_thread(tables.players.store.tables, id):
        if info := tables.store.info(row.id, row.info):
            found.append({"seat": row.seat, "table": info})
    return found  # type: ignore[no-any-return]


@get("/results", responses=REFUSED)
async def own_results(request: Asked) -> f.Record:
    """What one has played: ratings, statistics and the latest results."""
    tables = tables_of(request)
    id = await tables.players.asking(request)
    found = await asyncio.to_thread(tables.players.store.by_id, id) if id else None
    if found is None:
        return f.Record([], [], [])
    return await asyncio.to_thread(boards.record, tables.store.results, id, found.name)


@get("/solo", responses=REFUSED)
async def own_scores(request: Asked) -> list[f.Result]:
    """The games that one has played alone, the latest first: what is to be beaten."""
    tables = tables_of(request)
    id = await tables.players.asking(request)
    return finished(await asyncio.to_thread(tables.store.results.alone, id), id) if id else []


@post("/code", responses=REFUSED)
async def code(request: Asked) -> f.Code:
    """A code with which another browser is the same player: it is used once, and soon."""
    return f.Code(await tables_of(request).players.code(await somebody(request)), SHORT)


@post("/move", responses=REFUSED)
async def move(data: JSONBody[f.Moving], request: Asked) -> f.Me:
    """Be the player whose code this is; the key that comes with the request, a new one, proves it from now on."""
    return await shown(request, await tables_of(request).players.redeem(request, data.code))


@post("/alone", responses=REFUSED)
async def alone(request: Asked) -> f.Me:
    """Let no other browser be the same player any more."""
    players = tables_of(request).players
    id = await somebody(request)
    await asyncio.wrap_future(players.store.leave_others(id, players.key(request)))
    return await shown(request, id)


@get("/export", responses=REFUSED)
async def export(request: Asked) -> dict[str, Any]:
    """All that the house keeps about who asks, but for the hash of their key."""
    return await asyncio.to_thread(tables_of(request).store.forgetting.everything, await somebody(request))


@post("/forget", responses=REFUSED)
async def forget(request: Asked) -> f.Me:
    """Let go of all that the house keeps about who asks: somebody without a name takes their place at tables."""
    tables = tables_of(request)
    id = await somebody(request)
    forgetting = tables.store.forgetting
    held = await asyncio.to_thread(forgetting.tables, id)
    other = await asyncio.wrap_future(forgetting.forget(id))
    await tables.look_anew(held)
    await asyncio.wrap_future(forgetting.forget(id, other))  # once more: a table that was being written had the name
    return await shown(request, "")


HANDLERS = [me, be, own_tables, own_results, own_scores, code, move, alone, export, forget]
routes = Router("/api/me", route_handlers=HANDLERS, tags=["me"])
