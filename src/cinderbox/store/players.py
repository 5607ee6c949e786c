"""Players: who they are, what proves them, and where they sit. Keys and codes come here as hashes only."""

import secrets
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, delete, func, select, update

from cinderbox.kernel.errors import CinderboxError
from cinderbox.store.schema import codes, keys, places, players, tables
from cinderbox.table.entry import Entry, Header, Sit

if TYPE_CHECKING:
    from cinderbox.store.store import Store

DEVICES = 20  # keys that prove one player
NEWLY = 200  # tables of a player that are listed


class Unknown(CinderboxError):
    """A code or key that proves nobody."""


class Players:
    def __init__(self, store: "Store") -> None:
        self.store = store

    # -- who ------------------------------------------------------------------------------------------------------

    def by_key(self, hash: str) -> Row[Any] | None:
        """The player whom a key proves."""
        query = select(players).join(keys, keys.c.player == players.c.id).where(keys.c.hash == hash)
        with self.store.reading() as connection:
            return connection.execute(query).first()

    def by_id(self, id: str) -> Row[Any] | None:
        with self.store.reading() as connection:
            return connection.execute(select(players).where(players.c.id == id)).first()

    def enter(self, hash: str, name: str, now: float) -> "Future[str]":
        """The id of whom a key proves: a new player's, if nobody's yet."""

        def job(connection: Connection) -> str:
            id = secrets.token_hex(8)
            key = {"hash": hash, "player": id, "created": now}
            connection.execute(self.store.insert(keys).values(key).on_conflict_do_nothing())
            found = connection.execute(select(keys.c.player).where(keys.c.hash == hash)).scalar_one()
            if found == id:
                new = {"id": id, "name": name, "shown": False, "banned": False, "created": now}
                connection.execute(players.insert(), new)
            return str(found)

        return self.store.writer.submit("", job)

    def change(self, id: str, **what: Any) -> "Future[None]":
        """Change what is kept of a player: `name`, `shown`, `banned`."""

        def job(connection: Connection) -> None:
            connection.execute(update(players).where(players.c.id == id).values(**what))

        return self.store.writer.submit("", job)

    # -- other devices --------------------------------------------------------------------------------------------

    def devices(self, id: str) -> int:
        with self.store.reading() as connection:
            query = select(func.count()).select_from(keys).where(keys.c.player == id)
            return connection.execute(query).scalar_one()

    def offer(self, id: str, code: str, until: float, now: float, lost: bool = False) -> "Future[None]":
        """Let a code prove a player, once; an older one of theirs no longer does. `lost`: in the place of all keys."""

        def job(connection: Connection) -> None:
            connection.execute(delete(codes).where((codes.c.player == id) | (codes.c.until < now)))
            connection.execute(codes.insert(), {"hash": code, "player": id, "until": until, "lost": lost})

        return self.store.writer.submit("", job)

    def redeem(self, code: str, hash: str, now: float) -> "Future[str]":
        """Let a key prove the player of a code from now on; Unknown, and nothing changed, if the code is used up."""

        def job(connection: Connection) -> str:
            taken = delete(codes).where(codes.c.hash == code, codes.c.until >= now).returning(codes)
            found = connection.execute(taken).first()
            if found is None:
                raise Unknown("That code is not known here: it is used once, and for a while.")
            id = found.player
            if connection.execute(select(keys.c.hash).where(keys.c.hash == hash)).first():
                raise Unknown("This key is a player's already: use a new one.")
            if found.lost:
                connection.execute(delete(keys).where(keys.c.player == id))
            row = {"hash": hash, "player": id, "created": now}
            connection.execute(keys.insert(), row)
            held = select(keys.c.hash).where(keys.c.player == id).order_by(keys.c.created.desc()).offset(DEVICES)
            connection.execute(delete(keys).where(keys.c.hash.in_(held.scalar_subquery())))
            return str(id)

        return self.store.writer.submit("", job)

    def leave_others(self, id: str, hash: str) -> "Future[None]":
        """Let no other key than this one prove a player."""

        def job(connection: Connection) -> None:
            connection.execute(delete(keys).where(keys.c.player == id, keys.c.hash != hash))
            connection.execute(delete(codes).where(codes.c.player == id))

        return self.store.writer.submit("", job)

    # -- where they sit -------------------------------------------------------------------------------------------

    def seat(self, connection: Connection, table: str, sitting: dict[int, str]) -> None:
        """Note who sits where, within the write that seats them."""
        for seat, player in sitting.items():
            row = {"table_id": table, "seat": seat, "player": player}
            new = self.store.insert(places).values(row)
            connection.execute(new.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"player": player}))

    def tables(self, id: str) -> list[Row[Any]]:
        """The tables at which a player sits, the latest first: `id`, `seat`, `info`, `updated`."""
        query = select(tables.c.id, places.c.seat, tables.c.info, tables.c.updated)
        query = query.join(places, places.c.table_id == tables.c.id).where(places.c.player == id)
        with self.store.reading() as connection:
            return list(connection.execute(query.order_by(tables.c.updated.desc()).limit(NEWLY)))


def seated(header: Header) -> dict[int, str]:
    """The players that a header seats."""
    return {seat: chair.player for seat, chair in enumerate(header.seats) if chair.player}


def sitting_down(new: list[Entry]) -> dict[int, str]:
    """The players that new entries seat."""
    return {one.seat: one.player for one in new if isinstance(one, Sit) and one.player}
