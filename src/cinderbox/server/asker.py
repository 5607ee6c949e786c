"""For whom a bot thinks: that decides whose thought comes first, and who gets less of it when many ask."""

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cinderbox.server.room import Room


class Rank(IntEnum):
    """The first come first."""

    PERSON = 0  # somebody who plays is here and waits, or asked for a hint
    WATCHED = 1  # somebody looks on
    AWAY = 2  # somebody plays, but is not here
    NOBODY = 3  # bots among themselves


class Asker(NamedTuple):
    rank: Rank
    address: str = ""  # of who waits, "" if nobody or not known here


def asker(room: "Room | None") -> Asker:
    """For whom the bots of a table think."""
    if room is None:
        return Asker(Rank.NOBODY)
    people = {seat for seat, chair in enumerate(room.table.seats) if chair.kind == "person"}
    players = sorted([one.address for one in room.connections if one.seats & people])
    if players or room.present() & people:
        return Asker(Rank.PERSON, players[0] if players else "")
    if room.connections or any(watching for _, watching, _ in room.elsewhere.values()):
        return Asker(Rank.WATCHED, min([one.address for one in room.connections], default=""))
    return Asker(Rank.AWAY if people else Rank.NOBODY)
