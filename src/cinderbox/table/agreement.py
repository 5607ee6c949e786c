"""What people at a table agree on: to take back more than one's own last action, to stop the clocks, to play again.

A request asks all people; it is done once nobody's consent is missing. What it comes to is an entry of its own, so that
the entries say what was played without knowing who had to agree. To lay a new table is for whoever serves this one.
"""

from typing import TYPE_CHECKING

import msgspec

from cinderbox.table.entry import Entry, Pause, Reply, Request, Reseed, Rewind, played
from cinderbox.table.refusal import Refused, Unread

if TYPE_CHECKING:
    from cinderbox.table.table import Table

AGAIN = ("rematch", "rotate")  # the same people once more, in the same seats, or each one further


class Asking(msgspec.Struct, frozen=True):
    """A request under way: whose it is, and what the others say to it."""

    by: int
    gone: frozenset[int] = frozenset()  # seats of people who are not asked, since they are not here
    agreed: frozenset[int] = frozenset()
    refused: frozenset[int] = frozenset()

    def heard(self, seat: int, yes: bool) -> "Asking":
        agreed, refused = (self.agreed | {seat}, self.refused) if yes else (self.agreed, self.refused | {seat})
        return msgspec.structs.replace(self, agreed=agreed, refused=refused)


def request(table: "Table", seat: int, what: str, now: float, gone: frozenset[int] = frozenset()) -> list[Entry]:
    """A seat asks all others for something; if it was asked for the same, it agrees."""
    if seat in missing(table, what):
        return reply(table, seat, what, True, now)
    check(table, seat, what)
    return done(table, what, [table.take(Request(now, seat, what, tuple(sorted(gone - {seat}))))])


def reply(table: "Table", seat: int, what: str, yes: bool, now: float) -> list[Entry]:
    if seat not in missing(table, what):
        raise Refused("Nobody has asked this seat for its consent.")
    return done(table, what, [table.take(Reply(now, seat, what, yes))])


def check(table: "Table", seat: int, what: str) -> None:
    """Refuse what cannot be asked for now."""
    if what in AGAIN:
        if not table.over or table.header.lesson or table.header.imported:
            raise Refused("There is a rematch once a game is over.")
        if table.rematch:
            raise Refused("The table is laid for another game already.")
        return
    table.playing(seat)
    if what == "undo" and (not table.company or last(table, seat) < 0):
        raise Refused("There is nothing that the others could let you take back.")
    if what in ("pause", "resume"):
        if table.clock is None:
            raise Refused("There is no clock at this table.")
        if table.clock.paused == (what == "pause"):
            raise Refused("The clocks stand still already." if what == "pause" else "The clocks run already.")


def missing(table: "Table", what: str) -> set[int]:
    """The seats whose consent is still missing to what is asked for."""
    asking = table.requests.get(what)
    if asking is None or (table.over and what not in AGAIN):
        return set()
    people = {seat for seat, chair in enumerate(table.seats) if chair.key}
    out = set() if what in AGAIN else table.resigned | {seat for seat in people if table.seats[seat].kind == "bot"}
    return people - out - {asking.by} - asking.gone - asking.agreed - asking.refused


def done(table: "Table", what: str, entries: list[Entry]) -> list[Entry]:
    """What was asked for, once nobody's consent is missing."""
    if what in AGAIN or what not in table.requests or missing(table, what):
        return entries
    by, now = table.requests[what].by, entries[-1].at
    if what == "undo":
        return [*entries, table.take(Rewind(now, by, last(table, by)))]
    return [*entries, table.take(Pause(now, by, what == "pause"))]


def last(table: "Table", seat: int) -> int:
    """How many actions stand before the last one of a seat; -1 if it has none since the table began or forked off."""
    if not table.whole:
        raise Unread
    acts, found = 0, -1
    for one in played(table.entries):
        if isinstance(one, Reseed):
            found = -1
            continue
        found = acts if one.seat == seat else found
        acts += 1
    return found
