"""Counts anew: every result from the records of the tables, every rating from the results, and what differs."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from cinderbox.server.packs import Packs
from cinderbox.store.database import writing
from cinderbox.store.rating import Skill, after
from cinderbox.store.results import Rows, rows
from cinderbox.store.schema import ratings, results, tables
from cinderbox.store.store import Missing, Store
from cinderbox.table.entry import Act, Redo, Resign, Timeout
from cinderbox.table.result import rated


class Recount(msgspec.Struct):
    tables: int = 0
    results: int = 0
    ratings: int = 0
    gone: int = 0  # rated tables that were deleted: their results are kept, their records are not
    wrong: list[str] = []


def recount(url: str | None, write: bool = False) -> Recount:
    """Compare what is kept with what the records say; `write`: keep what they say."""
    store = Store(url)
    packs = Packs(store.pack, set)
    try:
        with store.reading() as connection:
            ended = connection.execute(select(tables.c.id).where(tables.c.status.in_(("over", "archived")))).scalars()
            ids = sorted(ended)
            kept = [dict(row._mapping) for row in connection.execute(select(results))]
            old = {
                (row.game, row.who): Skill(row.mu, row.sigma, row.games) for row in connection.execute(select(ratings))
            }
        found = Recount()
        anew = [row for id in ids for row in of_table(store, packs, id, kept)]
        there = {row["table_id"] for row in anew}
        alone = [row for row in kept if row["table_id"] not in ids and row["rated"]]
        found.tables, found.gone = len(there), len({row["table_id"] for row in alone})
        found.results = len(anew)
        compare(found, kept, anew + alone)
        skills = folded(anew + alone)
        found.ratings = len(skills)
        for one in sorted({*skills, *old}):
            if skills.get(one) != old.get(one):
                said = f"kept {old.get(one)}, counted {skills.get(one)}"
                found.wrong.append(f"the rating of {one[1]} in {one[0]}: {said}")
        if write and found.wrong:
            with writing(store.engine).begin() as connection:
                replace(connection, anew + alone, skills)
        return found
    finally:
        packs.close()
        store.close()


def of_table(store: Store, packs: Packs, id: str, kept: Rows) -> Rows:
    """The results of a table by its record; its number among the rated ones is kept, or comes after all others."""
    try:
        header = store.header(id)
    except Missing:
        return []
    table = store.load(header, packs.game(header.game, header.content)[0], whole=True)
    if table.stopped or table.outcome is None:
        return []
    last = max(n for n, one in enumerate(table.entries, 1) if isinstance(one, Act | Redo | Resign | Timeout))
    number = next((row["rated"] for row in kept if row["table_id"] == id), None) if rated(table) else None
    return [
        {**row, "rated": (number or 10**9) if rated(table) else None, "entries": last}
        for row in rows(table, table.entries[last - 1].at)
    ]


def compare(found: Recount, kept: Rows, anew: Rows) -> None:
    old, new = ({(row["table_id"], row["seat"]): row for row in each} for each in (kept, anew))
    for table, seat in sorted({*old, *new}):
        one, other = old.get((table, seat)), new.get((table, seat))
        if one != other:
            found.wrong.append(f"the result of seat {seat} of table {table}: kept {one}, counted {other}")


def folded(anew: Rows) -> dict[tuple[str, str], Skill]:
    """All ratings, from the results of rated games in their order."""
    skills: dict[str, dict[str, Skill]] = {}
    games: dict[tuple[int, float, str], list[dict[str, Any]]] = {}
    for row in sorted([row for row in anew if row["rated"]], key=lambda row: row["seat"]):
        games.setdefault((row["rated"], row["ended"], row["table_id"]), []).append(row)
    for key in sorted(games):
        of = skills.setdefault(games[key][0]["game"], {})
        of.update(after(of, [(row["who"], row["place"]) for row in games[key]]))
    return {(game, who): skill for game, each in skills.items() for who, skill in each.items()}


def replace(connection: Connection, anew: Rows, skills: dict[tuple[str, str], Skill]) -> None:
    """Keep what was counted; rated games are numbered anew in their order."""
    order = sorted({(row["rated"], row["ended"], row["table_id"]) for row in anew if row["rated"]})
    numbers = {table: n for n, (_, _, table) in enumerate(order, 1)}
    connection.execute(results.delete())
    connection.execute(ratings.delete())
    for row in anew:
        connection.execute(results.insert(), {**row, "rated": numbers.get(row["table_id"])})
    for (game, who), skill in skills.items():
        connection.execute(ratings.insert(), {"game": game, "who": who, **skill._asdict()})
