"""Old tables: which nobody has touched for long, which have left the lists, and what goes when one is deleted."""

from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, func, select, update

from cinderbox.store.schema import analyses, chats, entries, places, players, results, rings, snapshots, tables

if TYPE_CHECKING:
    from cinderbox.store.store import Store

AT_ONCE = 50  # tables that are put away in one go
ARCHIVED = "archived"  # the status, for lists, of a finished table that has left them


class Shelf:
    def __init__(self, store: "Store") -> None:
        self.store = store

    def stale(self, before: float) -> list[str]:
        """Tables that nobody has touched since then, though they are not over."""
        query = select(tables.c.id).where(tables.c.status.in_(("open", "running")), tables.c.updated < before)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.updated).limit(AT_ONCE)).scalars())

    def archive(self, before: float) -> "Future[int]":
        """Take finished tables out of the lists; they can be read as ever. Returns how many."""

        def job(connection: Connection) -> int:
            old = select(tables.c.id).where(tables.c.status == "over", tables.c.updated < before).limit(AT_ONCE)
            ids = list(connection.execute(old).scalars())
            self.put_away(connection, ids)
            return len(ids)

        return self.store.writer.submit("", job)

    def archive_one(self, id: str) -> "Future[None]":
        return self.store.writer.submit(id, lambda connection: self.put_away(connection, [id]))

    def put_away(self, connection: Connection, ids: list[str]) -> None:
        """Only what is over is ever archived; a snapshot of it is no longer worth its place."""
        over = update(tables).where(tables.c.id.in_(ids), tables.c.status == "over")
        connection.execute(over.values(status=ARCHIVED))
        connection.execute(delete(snapshots).where(snapshots.c.table_id.in_(ids)))

    def delete(self, id: str) -> "Future[None]":
        """Let go of a table and all that was played and said there; of a rated one the result stays."""

        def job(connection: Connection) -> None:
            for one in (entries, snapshots, analyses, chats, places, rings):
                connection.execute(delete(one).where(one.c.table_id == id))
            connection.execute(delete(results).where(results.c.table_id == id, results.c.rated.is_(None)))
            connection.execute(delete(tables).where(tables.c.id == id))

        return self.store.writer.submit(id, job)

    # -- for the owner --------------------------------------------------------------------------------------------

    def all(self, limit: int = 200) -> list[Row[Any]]:
        """The tables that were touched last: `id`, `info`, `status`, `updated`."""
        query = select(tables.c.id, tables.c.info, tables.c.status, tables.c.updated)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.updated.desc()).limit(limit)))

    def seated(self, ids: list[str]) -> list[Row[Any]]:
        """Who sits where at some tables: `table_id`, `seat`, `player`."""
        with self.store.reading() as connection:
            return list(connection.execute(select(places).where(places.c.table_id.in_(ids))))

    def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        with self.store.reading() as connection:
            return {str(status): int(count) for status, count in connection.execute(query)}

    def unfinished(self, player: str) -> int:
        """How many tables a player sits at that are not over."""
        query = select(func.count(func.distinct(tables.c.id))).join(places, places.c.table_id == tables.c.id)
        query = query.where(places.c.player == player, tables.c.status.in_(("open", "running")))
        with self.store.reading() as connection:
            return int(connection.execute(query).scalar_one())

    def people(self, limit: int = 200) -> list[Row[Any]]:
        """Players and how many seats each has had, the newest first."""
        held = select(places.c.player, func.count().label("seats")).group_by(places.c.player).subquery()
        query = select(players, func.coalesce(held.c.seats, 0).label("seats"))
        query = query.outerjoin(held, held.c.player == players.c.id).order_by(players.c.created.desc())
        with self.store.reading() as connection:
            return list(connection.execute(query.limit(limit)))

    def said(self, id: str, limit: int = 200) -> list[Row[Any]]:
        """What was said at a table, the latest first."""
        query = select(chats).where(chats.c.table_id == id).order_by(chats.c.id.desc()).limit(limit)
        with self.store.reading() as connection:
            return list(connection.execute(query))

    def unsay(self, id: str, message: int) -> "Future[None]":
        """Take back something that was said at a table."""

        def job(connection: Connection) -> None:
            connection.execute(delete(chats).where(chats.c.table_id == id, chats.c.id == message))

        return self.store.writer.submit(id, job)
