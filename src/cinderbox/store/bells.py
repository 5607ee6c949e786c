"""Bells, the ways in which players want to be told that it is their move, and for which tables they are to ring.

Several workers may ask at once: whatever is taken up by one is not taken up by another, and noting a thing twice notes
it once. A bell rings for a table once, until its player has looked at it.
"""

import secrets
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Row, delete, select, update

from cinderbox.store.schema import bells, house, places, players, rings, tables
from cinderbox.table.refusal import Refused

if TYPE_CHECKING:
    from cinderbox.store.store import Store

LOOKED = "rung"  # the name under which the house keeps until when tables were looked at
MOST = 10  # bells of one player
AT_ONCE = 100  # bells that are rung in one go


class Call(NamedTuple):
    """A bell that is to ring, and the tables it rings for: what everybody may know of each, and the player's seat."""

    bell: Row[Any]
    tables: list[tuple[dict[str, Any], int]]


class Bells:
    def __init__(self, store: "Store") -> None:
        self.store = store

    # -- a player's -----------------------------------------------------------------------------------------------

    def of(self, player: str) -> list[Row[Any]]:
        query = select(bells).where(bells.c.player == player).order_by(bells.c.created, bells.c.id)
        with self.store.reading() as connection:
            return list(connection.execute(query))

    def by_id(self, id: str) -> Row[Any] | None:
        with self.store.reading() as connection:
            return connection.execute(select(bells).where(bells.c.id == id)).first()

    def hang(self, player: str, kind: str, target: str, home: str, confirmed: bool, now: float) -> "Future[str]":
        """A new bell, or the one with this target again; a player has one address. Refused if they have too many."""

        def job(connection: Connection) -> str:
            held = connection.execute(select(bells).where(bells.c.player == player)).all()
            same = next((one for one in held if (one.kind, one.target) == (kind, target)), None)
            if same is not None:
                fresh = {"active": True, "failures": 0, "fault": "", "home": home}
                connection.execute(update(bells).where(bells.c.id == same.id).values(fresh))
                return str(same.id)
            if kind == "mail":
                self.take_down_all(connection, [one.id for one in held if one.kind == kind])
            elif len(held) >= MOST:
                raise Refused(f"You are told in {MOST} ways already: end one of them first.")
            id = secrets.token_hex(16)
            row = {"id": id, "player": player, "kind": kind, "target": target, "home": home, "confirmed": confirmed}
            state = {"active": True, "failures": 0, "fault": "", "due": 0.0, "created": now}
            connection.execute(bells.insert(), {**row, **state})
            return id

        return self.store.writer.submit("", job)

    def change(self, id: str, **what: Any) -> "Future[None]":
        """Change what is kept of a bell: `confirmed`, `active`, `failures`, `fault`, `due`."""

        def job(connection: Connection) -> None:
            connection.execute(update(bells).where(bells.c.id == id).values(**what))

        return self.store.writer.submit(id, job)

    def take_down(self, id: str) -> "Future[None]":
        return self.store.writer.submit(id, lambda connection: self.take_down_all(connection, [id]))

    def take_down_all(self, connection: Connection, ids: list[str]) -> None:
        connection.execute(delete(rings).where(rings.c.bell.in_(ids)))
        connection.execute(delete(bells).where(bells.c.id.in_(ids)))

    # -- when they ring -------------------------------------------------------------------------------------------

    def gather(self, until: float, now: float) -> "Future[None]":
        """Note for whom bells are to ring: all whose move it is at tables that nobody has touched since `until`.

        Only tables that were touched since the last time are looked at: the others stand as they did.
        """

        def job(connection: Connection) -> None:
            kept = connection.execute(select(house.c.value).where(house.c.name == LOOKED)).scalar()
            since = float(kept) if kept and float(kept) <= now else until  # the clock may have been put back
            last = repr(max(since, until))
            waiting = select(tables.c.id, tables.c.info, places.c.seat, bells.c.id.label("bell"))
            waiting = waiting.join(places, places.c.table_id == tables.c.id)
            waiting = waiting.join(bells, bells.c.player == places.c.player)
            waiting = waiting.where(tables.c.updated > since, tables.c.updated <= until, tables.c.status == "running")
            for row in connection.execute(waiting.where(bells.c.confirmed, bells.c.active)).all():
                if moves(self.store.info(row.id, row.info), row.seat):
                    ring = {"bell": row.bell, "table_id": row.id, "at": now, "sent": False}
                    connection.execute(self.store.insert(rings).on_conflict_do_nothing(), ring)
            noted = self.store.insert(house).values(name=LOOKED, value=last)
            connection.execute(noted.on_conflict_do_update(index_elements=["name"], set_={"value": last}))

        return self.store.writer.submit("", job)

    def waiting(self) -> list[Row[Any]]:
        """The tables for which bells have not rung yet: `table_id`, `player`."""
        query = select(rings.c.table_id, bells.c.player).join(bells, bells.c.id == rings.c.bell)
        with self.store.reading() as connection:
            return list(connection.execute(query.where(rings.c.sent.is_(False)).distinct()))

    def looked(self, table: str, players: set[str]) -> "Future[None]":
        """These players see the table: no bell need ring for it, and it may ring anew later."""
        theirs = select(bells.c.id).where(bells.c.player.in_(players))

        def job(connection: Connection) -> None:
            connection.execute(delete(rings).where(rings.c.table_id == table, rings.c.bell.in_(theirs)))

        return self.store.writer.submit(table, job)

    def due(self, kind: str, before: float, now: float) -> list[str]:
        """The bells of a kind that are to ring for tables that were noted before then."""
        query = select(bells.c.id).join(rings, rings.c.bell == bells.c.id)
        query = query.where(bells.c.kind == kind, bells.c.confirmed, bells.c.active, bells.c.due <= now)
        query = query.where(rings.c.sent.is_(False), rings.c.at <= before).distinct().limit(AT_ONCE)
        with self.store.reading() as connection:
            return list(connection.execute(query).scalars())

    def take_up(self, id: str, now: float, lease: float) -> "Future[Call | None]":
        """Ring a bell, unless another worker does; whoever takes it up has so many seconds for it.

        It rings for all tables at which it is still the player's move; what no longer holds is dropped.
        """

        def job(connection: Connection) -> Call | None:
            mine = update(bells).where(bells.c.id == id, bells.c.active, bells.c.confirmed, bells.c.due <= now)
            bell = connection.execute(mine.values(due=now + lease).returning(bells)).first()
            if bell is None:
                return None
            banned = connection.execute(select(players.c.banned).where(players.c.id == bell.player)).scalar()
            query = select(rings.c.table_id, tables.c.info, tables.c.status, places.c.seat)
            query = query.outerjoin(tables, tables.c.id == rings.c.table_id)
            query = query.outerjoin(places, (places.c.table_id == tables.c.id) & (places.c.player == bell.player))
            query = query.where(rings.c.bell == id, rings.c.sent.is_(False)).order_by(rings.c.at, rings.c.table_id)
            found: dict[str, tuple[dict[str, Any], int]] = {}
            for row in connection.execute(query).all():
                info = self.store.info(row.table_id, row.info) if row.status == "running" else None
                if moves(info, row.seat) and info is not None and not banned:
                    found[row.table_id] = info, row.seat
                elif row.table_id not in found:
                    gone = (rings.c.bell == id, rings.c.table_id == row.table_id)
                    connection.execute(delete(rings).where(*gone))
            return Call(bell, list(found.values())) if found else None

        return self.store.writer.submit(id, job)

    def rung(self, id: str, tables: list[str], rest: float) -> "Future[None]":
        """A bell has rung for some tables, and is quiet until then."""

        def job(connection: Connection) -> None:
            done = update(rings).where(rings.c.bell == id, rings.c.table_id.in_(tables))
            connection.execute(done.values(sent=True))
            connection.execute(update(bells).where(bells.c.id == id).values(failures=0, fault="", due=rest))

        return self.store.writer.submit(id, job)

    # -- lost keys ------------------------------------------------------------------------------------------------

    def reached_at(self, address: str) -> list[Row[Any]]:
        """The players who have confirmed an address: `player`, `name`, `home`."""
        query = select(bells.c.player, players.c.name, bells.c.home).join(players, players.c.id == bells.c.player)
        query = query.where(bells.c.kind == "mail", bells.c.target == address, bells.c.confirmed)
        with self.store.reading() as connection:
            return list(connection.execute(query.where(players.c.banned.is_(False)).limit(MOST)))


def moves(info: dict[str, Any] | None, seat: int | None) -> bool:
    """Whether it is the move of a person who sits there."""
    if info is None or seat is None or seat not in info["to_act"]:
        return False
    return any(one["seat"] == seat and one["kind"] == "person" for one in info["seats"])
