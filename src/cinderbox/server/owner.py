"""The HTTP side of owning a house: who sends the owner's key sets what holds, and puts tables right."""

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from cinderbox.server import figures as f
from cinderbox.server import metrics
from cinderbox.server.api import NO_TABLE, REFUSED, TableId, tables_of
from cinderbox.server.house import COOKIE, LONG
from cinderbox.server.rules import Rules, locked, opens
from cinderbox.server.tables import Tables
from cinderbox.store.store import Missing
from cinderbox.table.refusal import Refused
from cinderbox.table.words import clean

HEADER = "cinderbox-owner"
PlayerId = Annotated[str, PathParameter(max_length=32)]
Asked = Request[Any, Any, Any]
ANSWERS = {**NO_TABLE, **REFUSED}


def owned(request: Asked) -> Tables:
    """The tables, for their owner; Refused for everybody else."""
    tables = tables_of(request)
    if not tables.owned_by(request.headers.get(HEADER, "")):
        raise Refused("That is not the key of this house's owner.")
    return tables


# -- for everybody ------------------------------------------------------------------------------------------------


@get("/house")
async def house(request: Asked) -> f.Front:
    """What everybody may know of the house, before they are let in."""
    found = tables_of(request).house
    return f.Front(found.rules.announcement, not found.admits(request.cookies), found.rules.openers)


@post("/house/enter", responses=REFUSED)
async def enter(data: JSONBody[f.Entering], request: Asked) -> Response[f.Front]:
    """Say the password of the house; the browser keeps that it was right."""
    rules = tables_of(request).house.rules
    if rules.password and not await asyncio.to_thread(opens, data.password, rules.password):
        raise Refused("That is not the password of this house.")
    answer = Response(f.Front(rules.announcement, False, rules.openers))
    answer.set_cookie(COOKIE, rules.token, max_age=LONG, httponly=True, samesite="strict")
    return answer


# -- for the owner ------------------------------------------------------------------------------------------------


@get("/", responses=REFUSED)
async def overview(request: Asked) -> f.Overview:
    """How the house stands: what is set, load, complaints, what took long. Of several workers, this one."""
    tables = owned(request)
    rules, journal = tables.house.rules, tables.journal
    load = f.Load(
        since=journal.since,
        connections=int(metrics.registry.get_sample_value("cinderbox_connections") or 0),
        rooms=len(tables.rooms),
        actions=int(metrics.registry.get_sample_value("cinderbox_actions_total") or 0),
        tables=await asyncio.to_thread(tables.store.shelf.counts),
    )
    return f.Overview(
        f.HouseRules(bool(rules.password), rules.openers, rules.most, rules.shelve, rules.archive, rules.announcement),
        load,
        [f.Complaint(*one) for one in reversed(journal.lines)],
        [f.SlowRequest(*one) for one in reversed(journal.slow)],
    )


@post("/rules", responses=REFUSED)
async def set_rules(data: JSONBody[f.NewRules], request: Asked) -> f.Overview:
    """Set what holds in the house."""
    tables = owned(request)
    kept = tables.house.rules.password
    if data.password is not None:
        kept = await asyncio.to_thread(locked, data.password) if data.password else ""
    said = clean(data.announcement, 300)
    await tables.house.set(Rules(kept, data.openers, data.most, data.shelve, data.archive, said))
    answer: f.Overview = await overview.fn(request)
    return answer


@get("/tables", responses=REFUSED)
async def owned_tables(request: Asked) -> list[f.OwnedTable]:
    """The tables that were touched last, listed or not, and who sits there."""
    store = owned(request).store
    rows = await asyncio.to_thread(store.shelf.all)
    seated = await asyncio.to_thread(store.shelf.seated, [row.id for row in rows])
    found: Any = [
        {
            "table": info,
            "status": row.status,
            "updated": row.updated,
            "players": {str(one.seat): one.player for one in seated if one.table_id == row.id},
        }
        for row in rows
        if (info := store.info(row.id, row.info))
    ]
    return found  # type: ignore[no-any-return]


@post("/tables/{table_id:str}/shelve", responses=ANSWERS)
async def shelve(table_id: TableId, data: JSONBody[f.Noting], request: Asked) -> f.Done:
    """Close a table with a note; its people, or the owner, can take it up again."""
    tables = owned(request)
    room = await tables.room(table_id)
    note = clean(data.note, 200) or "The owner of the house has closed this table."
    await room.do(lambda table: table.shelve(note, tables.time.now()))
    return f.Done()


@post("/tables/{table_id:str}/unshelve", responses=ANSWERS)
async def unshelve(table_id: TableId, request: Asked) -> f.Done:
    """Let a table go on that was closed."""
    tables = owned(request)
    room = await tables.room(table_id)
    await room.do(lambda table: table.unshelve(tables.time.now()))
    return f.Done()


@post("/tables/{table_id:str}/archive", responses=ANSWERS)
async def archive(table_id: TableId, request: Asked) -> f.Done:
    """Take a finished table out of the lists."""
    tables = owned(request)
    room = await tables.room(table_id)
    if not room.table.over:
        raise Refused("Only a finished table goes into the archive: close it instead.")
    await asyncio.wrap_future(tables.store.shelf.archive_one(table_id))
    return f.Done()


@post("/tables/{table_id:str}/delete", responses=ANSWERS)
async def delete(table_id: TableId, request: Asked) -> f.Done:
    """Let go of a table for good; of a rated one the result stays."""
    tables = owned(request)
    await asyncio.to_thread(tables.store.header, table_id)
    await asyncio.wrap_future(tables.store.shelf.delete(table_id))
    await tables.look_anew([table_id])
    return f.Done()


@post("/tables/{table_id:str}/unname", responses=ANSWERS)
async def unname(table_id: TableId, data: JSONBody[f.Seated], request: Asked) -> f.Done:
    """Take somebody's name off a table."""
    tables = owned(request)
    await asyncio.to_thread(tables.store.header, table_id)
    await asyncio.wrap_future(tables.store.forgetting.unname(table_id, data.seat))
    await tables.look_anew([table_id])
    return f.Done()


@get("/tables/{table_id:str}/chat", responses=ANSWERS)
async def chat(table_id: TableId, request: Asked) -> list[f.Message]:
    """What was said at a table, the latest first."""
    store = owned(request).store
    rows = await asyncio.to_thread(store.shelf.said, table_id)
    return [f.Message(row.id, row.at, row.seat, row.name, row.text) for row in rows]


@post("/tables/{table_id:str}/unsay", responses=ANSWERS)
async def unsay(table_id: TableId, data: JSONBody[f.Unsaying], request: Asked) -> f.Done:
    """Take a message away; whoever is at the table sees it go when they come again."""
    tables = owned(request)
    await asyncio.wrap_future(tables.store.shelf.unsay(table_id, data.message))
    await tables.look_anew([table_id])
    return f.Done()


@get("/players", responses=REFUSED)
async def people(request: Asked) -> list[f.OwnedPlayer]:
    """Who plays here, the newest first."""
    store = owned(request).store
    rows = await asyncio.to_thread(store.shelf.people)
    return [f.OwnedPlayer(row.id, row.name, row.banned, row.created, row.seats) for row in rows]


@post("/players/{player_id:str}/ban", responses=ANSWERS)
async def ban(player_id: PlayerId, data: JSONBody[f.Banning], request: Asked) -> f.Done:
    """Let a player's keys open nothing here any more, or let them again."""
    tables = owned(request)
    if await asyncio.to_thread(tables.players.store.by_id, player_id) is None:
        raise Missing(f"There is no player {player_id!r}.")
    await asyncio.wrap_future(tables.players.store.change(player_id, banned=data.banned))
    held = await asyncio.to_thread(tables.store.forgetting.tables, player_id)
    await tables.look_anew(held)  # whoever sits there now says who they are again
    return f.Done()


HANDLERS = [overview, set_rules, owned_tables, shelve, unshelve, archive, delete, unname, chat, unsay, people, ban]
routes = [
    Router("/api", route_handlers=[house, enter], tags=["house"]),
    Router("/api/owner", route_handlers=HANDLERS, tags=["owner"]),
]
