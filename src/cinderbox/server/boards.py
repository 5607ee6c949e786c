"""The boards of the house and the profiles of players who want one: what was played here, from the results alone."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter

from cinderbox.games import by_id
from cinderbox.server import figures as f
from cinderbox.server.api import NO_TABLE, tables_of
from cinderbox.server.statistics import finished, tallies
from cinderbox.store.rating import Skill
from cinderbox.store.results import Results
from cinderbox.store.store import Store

LATEST = 100  # results that are listed
PlayerId = Annotated[str, PathParameter(max_length=32)]


def record(results: Results, who: str, name: str) -> f.Record:
    rows = results.of(who)
    skills = [rating(game, who, name, skill) for game, skill in results.skills(who).items()]
    return f.Record(skills, tallies(rows, who), finished(rows, who)[:LATEST])


def rating(game: str, who: str, name: str, skill: Skill) -> f.Rating:
    return f.Rating(game, who, name, skill.shown, skill.spread, skill.provisional, skill.games)


@get("/players/{player_id:str}", responses=NO_TABLE)
async def profile(player_id: PlayerId, request: Request[Any, Any, Any]) -> f.Profile:
    """What everybody may know of a player who wants that."""
    store = tables_of(request).store
    found = await asyncio.to_thread(store.players.by_id, player_id)
    if found is None or not found.shown:
        raise NotFoundException("Nobody shows a profile there.")
    known = await asyncio.to_thread(record, store.results, found.id, found.name)
    public = [one for one in known.tallies if one.by != "opponent"]  # whom one plays is nobody's business
    return f.Profile(found.id, found.name, found.created, known.ratings, public)


@get("/boards/{game_id:str}", responses=NO_TABLE)
async def board(game_id: FromPath[str], request: Request[Any, Any, Any]) -> f.Board:
    """What was played of a game in this house, and who plays it best."""
    game = by_id(game_id)
    return await asyncio.to_thread(of_game, tables_of(request).store, game.id)


def of_game(store: Store, game: str) -> f.Board:
    results = store.results
    skills = [
        rating(game, row.who, row.name or row.who.partition(":")[2], Skill(row.mu, row.sigma, row.games))
        for row in results.ladder(game)
    ]
    played = [
        f.Played(row.seats, msgspec.json.decode(row.options), row.tables, round(float(row.entries), 1))
        for row in results.played(game)
    ]
    first = [f.First(row.seats, row.seat, row.won, row.tables) for row in results.first_places(game)]
    longest: Any = [
        {"table": info, "entries": row.entries, "seconds": round(row.ended - row.began, 1)}
        for row in results.longest(game)
        if (info := store.info(row.id, row.info))
    ]
    return f.Board(game, skills, played, first, longest)


routes = Router("/api", route_handlers=[profile, board], tags=["house"])
