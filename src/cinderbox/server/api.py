"""The HTTP side: games, tables, records. Thin: every handler asks the tables and gives back what they say."""

import asyncio
import io
from functools import lru_cache
from hmac import compare_digest
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import cinderbox
from cinderbox.games import by_id
from cinderbox.proof.ledger import Sentence, ledger
from cinderbox.server import creation, forms, metrics
from cinderbox.server.messages import Scene
from cinderbox.server.offer import offered
from cinderbox.server.room import PATIENCE
from cinderbox.server.tables import Tables
from cinderbox.store.store import Away
from cinderbox.table import record, scene
from cinderbox.table.lesson import lessons
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table


def problem(code: int, said: str) -> dict[int, ResponseSpec]:
    return {code: ResponseSpec(forms.Problem, description=said, generate_examples=False)}


UNREADABLE = problem(400, "The request is not as described.")
NO_TABLE = {**UNREADABLE, **problem(404, "There is no such thing.")}
REFUSED = {**UNREADABLE, **problem(409, "That is not possible now.")}
TableId = Annotated[str, PathParameter(max_length=32)]


def tables_of(request: Request[Any, Any, Any]) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def secret_of(request: Request[Any, Any, Any]) -> str:
    """The secret in the header `Authorization: Bearer ...`, "" if there is none."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


@get("/games")
async def games() -> list[forms.GameInfo]:
    """All games with their options and bots."""
    found = []
    for game in cinderbox.games():
        options = {name: option_info(name, option) for name, option in game.options.items()}
        found.append(forms.GameInfo(game.id, game.title, list(game.seats), options, offered()))
    return found


def chosen_name(option: cinderbox.Option, name: str, choice: object) -> str:
    """An option and what was chosen, as people say it: "Camps: Revised"."""
    info = option_info(name, option)
    return f"{info.title}: {info.names[info.choices.index(choice)]}"


def option_info(name: str, option: cinderbox.Option) -> forms.OptionInfo:
    title = option.title or name.replace("_", " ").capitalize()
    return forms.OptionInfo(option.default, list(option.choices), option.help, title, list(option.names))


@get("/games/{game_id:str}/catalog", responses={**NO_TABLE, **REFUSED})
async def catalog(game_id: FromPath[str], request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What is printed on the pieces; the game's options are taken as query parameters."""
    game = by_id(game_id)
    return game.catalog(chosen(game, request))


def chosen(game: cinderbox.Game, request: Request[Any, Any, Any]) -> dict[str, object]:
    """The options that the query parameters name, and the defaults of the others."""
    found: dict[str, object] = {}
    for name, text in request.query_params.items():
        choices = game.options[name].choices if name in game.options else ()
        found[name] = next((choice for choice in choices if str(choice).lower() == text.lower()), text)
    return game.complete(found)


@get("/games/{game_id:str}/help", responses={**NO_TABLE, **REFUSED})
async def help_page(game_id: FromPath[str], request: Request[Any, Any, Any]) -> forms.HelpPage:
    """How to play, in Markdown; a table's options are taken as query parameters and head the page."""
    game = by_id(game_id)
    options = chosen(game, request)
    text = game.help or f"# {game.title}\n"
    others = [name for name, option in game.options.items() if options[name] != option.default]
    if others:
        said = [(game.options[name], chosen_name(game.options[name], name, options[name])) for name in others]
        lines = [f"- **{choice}**: {option.help}." for option, choice in said]
        title, _, rest = text.partition("\n")
        text = "\n".join([title, "", "At this table:", "", *lines, rest])
    return forms.HelpPage(text)


@get("/games/{game_id:str}/rules", responses=NO_TABLE)
async def rule_texts(game_id: FromPath[str]) -> dict[str, forms.RuleText]:
    """What every rule of a game says, by its id; a game without a ledger has none."""
    return {id: forms.RuleText(rule.text, rule.source) for id, rule in written_rules(by_id(game_id).id).items()}


@lru_cache(maxsize=16)
def written_rules(game_id: str) -> dict[str, Sentence]:
    return ledger(game_id)


@get("/lessons/{game_id:str}", responses=NO_TABLE)
async def lesson_list(game_id: FromPath[str]) -> list[forms.LessonInfo]:
    """The lessons of a game, in order."""
    found = lessons(by_id(game_id))
    return [forms.LessonInfo(one.id, one.title, one.text, len(one.step)) for one in found]


@post("/lessons/{game_id:str}/{lesson_id:str}", responses={**NO_TABLE, **REFUSED})
async def start_lesson(game_id: FromPath[str], lesson_id: FromPath[str], request: Request[Any, Any, Any]) -> forms.Made:
    """Starts a practice table."""
    return await creation.lesson(tables_of(request), game_id, lesson_id)


@get("/tables")
async def lobby(request: Request[Any, Any, Any]) -> list[forms.TableInfo]:
    """Listed tables that are open or running, and the latest that are over."""
    tables = tables_of(request)
    found: Any = await asyncio.to_thread(tables.store.listed, ("open", "running"), 100)
    found += await asyncio.to_thread(tables.store.listed, ("over",), 20)
    for one in found:
        if room := tables.rooms.get(one["id"]):  # only the room knows who is here
            one["seats"] = scene.seat_list(room.table, room.present())
    shown: Any = [one for one in found if one["audience"] or one["status"] == "open"]
    return shown  # type: ignore[no-any-return]


@post("/tables", responses={**NO_TABLE, **REFUSED})
async def create(data: JSONBody[forms.NewTable], request: Request[Any, Any, Any]) -> forms.Made:
    """Makes a table; the answer has a secret for each seat that is a person's."""
    tables = tables_of(request)
    name = next((seat.name for seat in data.seats if seat.you), "")
    known = await tables.house.may_open(request)
    return await creation.create(tables, data, known or await tables.players.entered(request, name))


@get("/tables/{table_id:str}", responses=NO_TABLE)
async def show(table_id: TableId, request: Request[Any, Any, Any]) -> forms.TableInfo:
    room = await tables_of(request).room(table_id)
    found: Any = scene.info(room.table, room.present())
    return found  # type: ignore[no-any-return]


@post("/tables/{table_id:str}/join", responses={**NO_TABLE, **REFUSED})
async def join(table_id: TableId, data: JSONBody[forms.Joining], request: Request[Any, Any, Any]) -> forms.Key:
    """Takes an open seat."""
    tables = tables_of(request)
    return await creation.join(tables, table_id, data, await tables.players.entered(request, data.name))


@get("/tables/{table_id:str}/record", responses={**NO_TABLE, **REFUSED})
async def download(table_id: TableId, request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The record of a finished game; of one that has stopped, once all its people have asked with their secrets."""
    tables = tables_of(request)
    return record.export(
        await tables.archive.whole(table_id), await tables.archive.agreed(table_id, secret_of(request))
    )


@post("/records", responses={**NO_TABLE, **REFUSED})
async def bring_in(data: JSONBody[dict[str, Any]], request: Request[Any, Any, Any]) -> forms.Made:
    """Keeps a record as a finished table."""
    return await creation.bring_in(tables_of(request), data)


@post("/tables/{table_id:str}/fork", responses={**NO_TABLE, **REFUSED})
async def fork(table_id: TableId, data: JSONBody[forms.Forking], request: Request[Any, Any, Any]) -> forms.Made:
    """A new table that goes on from a point of a finished game."""
    return await creation.fork(tables_of(request), table_id, data.at, data.seat)


@get("/tables/{table_id:str}/replay", responses={**NO_TABLE, **REFUSED})
async def replay(
    table_id: TableId,
    request: Request[Any, Any, Any],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, QueryParameter(le=15)] = None,
) -> Scene:
    """A finished game after its first `at` actions, as a seat saw it; without a seat, as a spectator did."""
    table = await finished(request, table_id, seat)
    past = await asyncio.to_thread(record.wound, table, table.game, at)
    return replayed(table, past, seat, at)


def replayed(table: Table, past: Table, seat: int | None, at: int) -> Scene:
    """A moment of a finished game, with nothing to choose."""
    shown = scene.scene(past, seat, table.header.created, frozenset())
    found: Any = {**shown, "table": scene.info(table), "actions": [], "at": at, "moves": record.moves(table)}
    return found  # type: ignore[no-any-return]


@get("/tables/{table_id:str}/replay/heard", responses={**NO_TABLE, **REFUSED})
async def heard(
    table_id: TableId,
    request: Request[Any, Any, Any],
    seat: Annotated[int | None, QueryParameter(le=15)] = None,
) -> list[int]:
    """How many events a seat of a finished game had heard of before its first action and after each."""
    table = await finished(request, table_id, seat)
    return await asyncio.to_thread(record.heard, table, table.game, seat)


@get("/tables/{table_id:str}/analysis", responses={**NO_TABLE, **REFUSED})
async def analysis(table_id: TableId, request: Request[Any, Any, Any]) -> forms.Reviewed:
    """What happened in a finished game; found out when it is first asked for, within a minute."""
    return await tables_of(request).reviews.of(await finished(request, table_id, None))


@get("/tables/{table_id:str}/analysis/{turning:int}", responses={**NO_TABLE, **REFUSED})
async def better(
    table_id: TableId,
    turning: Annotated[int, PathParameter(ge=0, le=100)],
    request: Request[Any, Any, Any],
    step: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
    seat: Annotated[int | None, QueryParameter(le=15)] = None,
) -> Scene:
    """A finished game at a moment that decided it, after some steps of the better plan, as a seat would see it."""
    table = await finished(request, table_id, seat)
    found = (await tables_of(request).reviews.of(table)).analysis
    if found is None or turning >= len(found.turnings) or step > len(found.turnings[turning].plan):
        raise Refused("There is no such step of a better plan.")
    one = found.turnings[turning]
    past = await asyncio.to_thread(record.wound, table, table.game, one.at)
    for deed in one.plan[:step]:
        past.state.apply(deed.action, deed.seat)
    return replayed(table, past, seat, one.at)


async def finished(request: Request[Any, Any, Any], table_id: str, seat: int | None) -> Table:
    """A table whose game is over, to be replayed with the eyes of a seat."""
    table = await tables_of(request).archive.whole(table_id)
    if not table.over:
        raise Refused("A game can be replayed once it is over.")
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Refused(f"There is no seat {seat}.")
    return table


@post("/qr", responses=UNREADABLE, media_type="image/svg+xml")
async def qr_code(data: JSONBody[forms.Link]) -> Response[bytes]:
    """A link as a QR code."""
    drawn = io.BytesIO()
    segno.make(data.text, micro=False).save(drawn, kind="svg", border=2, scale=4)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/healthz", tags=["service"], responses=problem(503, "The database does not take what is written to it."))
async def health(request: Request[Any, Any, Any]) -> forms.Health:
    """Whether the database takes what is written to it."""
    try:
        await asyncio.wait_for(asyncio.wrap_future(tables_of(request).store.alive()), PATIENCE)
    except TimeoutError:
        raise Away from None
    return forms.Health("ok", cinderbox.__version__, cinderbox.compiled)


@get("/metrics", tags=["service"], media_type="text/plain", responses=NO_TABLE)
async def counted(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counters for Prometheus, for who knows the token that was set at the start."""
    token = tables_of(request).settings.metrics
    if not token or not compare_digest(secret_of(request).encode(), token.encode()):
        raise NotFoundException("There is no such page.")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


routes = Router(
    "/api",
    route_handlers=[
        games,
        catalog,
        help_page,
        rule_texts,
        lesson_list,
        start_lesson,
        lobby,
        create,
        show,
        join,
        download,
        bring_in,
        fork,
        replay,
        heard,
        analysis,
        better,
        qr_code,
    ],
)
