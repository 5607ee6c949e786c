"""Results and ratings: written with the entry that ends a game, read for players and for the boards of the house."""

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Row, desc, func, select, text

from cinderbox.store.rating import Skill, after
from cinderbox.store.schema import players, ratings, results, tables
from cinderbox.table import result
from cinderbox.table.entry import Act, Entry, Redo, Resign, Timeout
from cinderbox.table.table import Table

if TYPE_CHECKING:
    from cinderbox.store.store import Store

LOCK = 4_077_102  # any number of our own: rated games are rated one after the other
MOST = 2_000  # results of a player that statistics are made of
Rows = list[dict[str, Any]]


class Results:
    def __init__(self, store: "Store") -> None:
        self.store = store

    # -- writing, within the write that ends a game ---------------------------------------------------------------

    def coming(self, table: Table, new: list[Entry]) -> Rows:
        """The rows of a table that has just ended with these entries; none while it goes on."""
        if table.outcome is None or not any(isinstance(one, Act | Redo | Resign | Timeout) for one in new):
            return []
        return rows(table, new[-1].at)

    def keep(self, connection: Connection, found: Rows, rated: bool) -> None:
        """Keep the results of a table, once, and rate its people if they agreed to that."""
        number = self.number(connection) if rated else None
        for row in found:
            new = self.store.insert(results).values({**row, "rated": number}).on_conflict_do_nothing()
            if connection.execute(new.returning(results.c.seat)).first() is None:
                return  # they are there
        if rated:
            self.rate(connection, found)

    def number(self, connection: Connection) -> int:
        """The number of the next rated game, while nobody else takes one."""
        if self.store.shared:
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        last: int = connection.execute(select(func.coalesce(func.max(results.c.rated), 0))).scalar_one()
        return last + 1

    def rate(self, connection: Connection, found: Rows) -> None:
        game = found[0]["game"]
        known = select(ratings).where(ratings.c.game == game, ratings.c.who.in_([row["who"] for row in found]))
        skills = {row.who: Skill(row.mu, row.sigma, row.games) for row in connection.execute(known)}
        for who, skill in after(skills, [(row["who"], row["place"]) for row in found]).items():
            value = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games}
            new = self.store.insert(ratings).values(game=game, who=who, **value)
            connection.execute(new.on_conflict_do_update(index_elements=["game", "who"], set_=value))

    # -- reading --------------------------------------------------------------------------------------------------

    def of(self, who: str, limit: int = MOST) -> list[Row[Any]]:
        """All seats of the tables at which somebody has played, the latest first."""
        own = select(results.c.table_id).where(results.c.who == who).order_by(desc(results.c.ended)).limit(limit)
        query = select(results).where(results.c.table_id.in_(own.scalar_subquery()))
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(desc(results.c.ended), results.c.table_id, results.c.seat)))

    def alone(self, who: str) -> list[Row[Any]]:
        """The games that somebody has played alone, the latest first."""
        query = select(results).where(results.c.who == who, results.c.seats == 1)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(desc(results.c.ended), results.c.table_id).limit(MOST)))

    def skills(self, who: str) -> dict[str, Skill]:
        """Somebody's ratings by game."""
        with self.store.reading() as connection:
            found = connection.execute(select(ratings).where(ratings.c.who == who).order_by(ratings.c.game))
            return {row.game: Skill(row.mu, row.sigma, row.games) for row in found}

    def ladder(self, game: str, limit: int = 50) -> list[Row[Any]]:
        """The ratings of a game, the best first: of bots, and of players who have a profile."""
        query = select(ratings, players.c.name).outerjoin(players, players.c.id == ratings.c.who)
        query = query.where(ratings.c.game == game, players.c.shown | ratings.c.who.startswith(result.BOT))
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(desc(ratings.c.mu), ratings.c.who).limit(limit)))

    def played(self, game: str) -> list[Row[Any]]:
        """How often each set of options was played by so many: `seats`, `options`, `tables`, `entries` on average."""
        one = select(results.c.seats, results.c.options, results.c.entries).where(results.c.game == game)
        seat = one.where(results.c.seat == 0).subquery()
        query = select(
            seat.c.seats, seat.c.options, func.count().label("tables"), func.avg(seat.c.entries).label("entries")
        )
        with self.store.reading() as connection:
            return list(connection.execute(query.group_by(seat.c.seats, seat.c.options).order_by(desc("tables"))))

    def first_places(self, game: str) -> list[Row[Any]]:
        """How often each seat won with so many at the table: `seats`, `seat`, `won`, `tables`."""
        won = func.sum((results.c.came == "won").cast(results.c.seat.type)).label("won")
        query = select(results.c.seats, results.c.seat, won, func.count().label("tables"))
        query = query.where(results.c.game == game).group_by(results.c.seats, results.c.seat)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(results.c.seats, results.c.seat)))

    def longest(self, game: str, limit: int = 10) -> list[Row[Any]]:
        """The listed tables with the most entries: `id`, `info`, `entries`, `began`, `ended`."""
        query = select(tables.c.id, tables.c.info, results.c.entries, results.c.began, results.c.ended)
        query = query.join(results, results.c.table_id == tables.c.id)
        query = query.where(results.c.game == game, results.c.seat == 0, tables.c.listed)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(desc(results.c.entries), tables.c.id).limit(limit)))


def rows(table: Table, ended: float) -> Rows:
    """The results of a table as they are kept."""
    header = table.header
    about = {
        "table_id": header.id,
        "game": header.game,
        "seats": len(table.seats),
        "options": msgspec.json.encode(header.options, order="sorted").decode(),
        "entries": table.count,
        "began": header.created,
        "ended": ended,
    }
    return [{**about, **msgspec.structs.asdict(one)} for one in result.results(table)]
