"""All that is kept about a player, to be given to them or to be forgotten.

Whoever is forgotten leaves their seats and results to somebody without a name, whose id nobody knows: so games stay
whole, and the ratings of the others stay as the records say.
"""

import secrets
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from cinderbox.store.schema import (
    bells,
    chats,
    codes,
    entries,
    keys,
    places,
    players,
    ratings,
    results,
    rings,
    snapshots,
    tables,
)
from cinderbox.table.entry import Entry, Header, Sit

if TYPE_CHECKING:
    from cinderbox.store.store import Store

NOBODY = "Somebody"
ENTRY = msgspec.json.Decoder(Entry)


class Forgetting:
    def __init__(self, store: "Store") -> None:
        self.store = store

    def everything(self, id: str) -> dict[str, Any]:
        """All that is kept about a player, but for the hashes that prove them."""
        said = select(chats.c.table_id, chats.c.at, chats.c.name, chats.c.text)
        said = said.join(places, (places.c.table_id == chats.c.table_id) & (places.c.seat == chats.c.seat))
        told = [one for one in bells.c if one.name != "id"]  # with which one could be ended
        wanted = {
            "player": select(players).where(players.c.id == id),
            "keys": select(keys.c.created).where(keys.c.player == id),
            "bells": select(*told).where(bells.c.player == id),
            "places": select(places).where(places.c.player == id),
            "chats": said.where(places.c.player == id),
            "results": select(results).where(results.c.who == id),
            "ratings": select(ratings).where(ratings.c.who == id),
        }
        with self.store.reading() as connection:
            return {name: [dict(row._mapping) for row in connection.execute(one)] for name, one in wanted.items()}

    def tables(self, id: str) -> list[str]:
        """The tables at which a player sits."""
        with self.store.reading() as connection:
            return sorted(set(connection.execute(select(places.c.table_id).where(places.c.player == id)).scalars()))

    def forget(self, id: str, other: str = "") -> "Future[str]":
        """Let go of a player, whose place an unknown one takes; returns that one's id."""
        other = other or f"gone{secrets.token_hex(8)}"

        def job(connection: Connection) -> str:
            held = connection.execute(select(places).where(places.c.player.in_((id, other)))).all()
            for table in sorted({row.table_id for row in held}):
                seats = {row.seat for row in held if row.table_id == table}
                self.rename(connection, table, seats, NOBODY, other)
                connection.execute(delete(chats).where(chats.c.table_id == table, chats.c.seat.in_(seats)))
            connection.execute(update(places).where(places.c.player == id).values(player=other))
            connection.execute(update(results).where(results.c.who == id).values(who=other))
            connection.execute(update(ratings).where(ratings.c.who == id).values(who=other))
            own = select(bells.c.id).where(bells.c.player == id)
            connection.execute(delete(rings).where(rings.c.bell.in_(own)))
            for one in (bells, keys, codes):
                connection.execute(delete(one).where(one.c.player == id))
            connection.execute(delete(players).where(players.c.id == id))
            return other

        return self.store.writer.submit("", job)

    def unname(self, table: str, seat: int) -> "Future[None]":
        """Take somebody's name off a table."""
        return self.store.writer.submit(
            table, lambda connection: self.rename(connection, table, {seat}, f"Player {seat + 1}")
        )

    def rename(self, connection: Connection, id: str, seats: set[int], name: str, player: str | None = None) -> None:
        """Write another name, and another player, wherever somebody sits down in some seats of a table."""
        changed = {"name": name} if player is None else {"name": name, "player": player}
        row = connection.execute(select(tables.c.header, tables.c.info).where(tables.c.id == id)).first()
        if row is None:
            return
        header = msgspec.json.decode(row.header, type=Header)
        chairs = [
            msgspec.structs.replace(chair, **changed) if seat in seats and chair.kind == "person" else chair
            for seat, chair in enumerate(header.seats)
        ]
        info = msgspec.json.decode(row.info, type=dict[str, Any])
        for one in info["seats"]:
            if one["seat"] in seats:
                one["name"] = name
        header = msgspec.structs.replace(header, seats=chairs)
        values = {"header": msgspec.json.encode(header).decode(), "info": msgspec.json.encode(info).decode()}
        connection.execute(update(tables).where(tables.c.id == id).values(**values))
        sat = select(entries.c.n, entries.c.data).where(entries.c.table_id == id, entries.c.data.contains('"sit"'))
        for n, data in connection.execute(sat).all():
            entry = ENTRY.decode(data)
            if isinstance(entry, Sit) and entry.seat in seats:
                entry = msgspec.structs.replace(entry, **changed)
                where = (entries.c.table_id == id, entries.c.n == n)
                connection.execute(update(entries).where(*where).values(data=msgspec.json.encode(entry).decode()))
        connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
        named = update(results).where(results.c.table_id == id, results.c.seat.in_(seats))
        connection.execute(named.values(name=name))
