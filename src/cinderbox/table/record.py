"""A finished table as a file, and back; and a new table that forks off one.

The file holds the header and all entries, undos and times among them, without anybody's secret, and beside them the
kernel's plain record of the actions that stand, which the command line and the lab read. Until a game is over its seed
and record stay secret: that is checked here.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from cinderbox.kernel.errors import BadRecord
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Entry as Decision
from cinderbox.kernel.record import Record
from cinderbox.table.entry import Act, Chair, Entry, Header, Rematch, Reseed, Sit, Start, played
from cinderbox.table.table import Refused, Table, loaded
from cinderbox.table.words import clean

FORMAT = "cinderbox table 1"


def export(table: Table, agreed: bool = False) -> dict[str, Any]:
    """The record of a finished table that was loaded whole; `agreed`: of a stopped one, whose people agree to it."""
    if not table.over and not (table.stopped and agreed):
        until = "all its people have asked for it" if table.stopped else "the game is over"
        raise Refused(f"The record stays secret until {until}.")
    header = msgspec.structs.replace(table.header, seats=[unlocked(chair) for chair in table.header.seats])
    entries = [nameable(entry) for entry in table.entries if not isinstance(entry, Rematch)]
    return {
        "format": FORMAT,
        "header": msgspec.to_builtins(header),
        "entries": [msgspec.to_builtins(entry) for entry in entries],
        "outcome": None if table.outcome is None else table.outcome.dump(),
        "record": plain(table),
    }


def plain(table: Table) -> dict[str, Any] | None:
    """The kernel's record; None where it cannot say what happened: forks, lessons, tables that stopped."""
    header = table.header
    if header.lesson or table.stopped or any(isinstance(one, Reseed) for one in table.entries):
        return None
    acts = played(table.entries)
    decisions = [Decision(one.seat, one.action, one.check) for one in acts if isinstance(one, Act)]
    record = Record(
        header.game, len(header.seats), header.seed, dict(header.options), header.content, header.rules, decisions
    )
    record.close(table.state)
    return record.to_dict()


def nameable(entry: Entry) -> Entry:
    """An entry without the key to a seat, and with a name that can be shown."""
    return msgspec.structs.replace(entry, key="", name=clean(entry.name, 40)) if isinstance(entry, Sit) else entry


def unlocked(chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, key="", name=clean(chair.name, 40))


def imported(data: Any, game_of: Callable[[Header], Game], id: str, now: float) -> Table:
    """A finished table from an exported file or a plain record; BadRecord says what is wrong with it."""
    if isinstance(data, dict) and data.get("format") == FORMAT:
        try:
            header = msgspec.convert(data.get("header"), Header)
            entries = msgspec.convert(data.get("entries"), list[Entry])
        except msgspec.ValidationError as error:
            raise BadRecord(f"This is not a whole record: {error}.") from None
    else:
        record = Record.from_dict(data)
        seats = [Chair("person", f"Player {seat + 1}") for seat in range(record.seats)]
        options = dict(record.options)
        header = Header(id, record.game, seats, record.seed, options, record.content, record.rules, now)
        entries = [Start(now), *[Act(now, one.seat, one.action, one.check) for one in record.entries]]
    if len(header.seed) > 40 or not header.seed.removeprefix("-").isdecimal():
        raise BadRecord("The seed of a record is a whole number of at most 40 digits.")
    seats = [unlocked(chair) for chair in header.seats]
    header = msgspec.structs.replace(
        header, id=id, created=now, listed=False, imported=True, seats=seats, title=clean(header.title, 60)
    )
    game = game_of(header)
    table = loaded(header, game, [nameable(entry) for entry in entries])
    if table.stopped:
        raise BadRecord(table.stopped)
    return table


def moves(table: Table) -> int:
    """How many actions stand, that is, how far a replay can be wound."""
    return sum(1 for one in played(table.entries) if isinstance(one, Act))


def fork(table: Table, at: int, id: str, seats: list[Chair], seed: int, now: float) -> tuple[Header, list[Entry]]:
    """The header and entries of a new table that goes on from after the first `at` actions, with chance anew."""
    if not table.over:
        raise Refused("Only a finished game can be forked.")
    if table.header.lesson:
        raise Refused("A lesson cannot be forked; it can be begun again.")
    acts = until(table, at)
    header = msgspec.structs.replace(
        table.header, id=id, seats=seats, created=now, imported=False, listed=False, clock=None
    )
    copied = [msgspec.structs.replace(one, at=now) for one in acts]
    return header, [Start(now), *copied, Reseed(now, str(seed))]


def until(table: Table, at: int) -> list[Act | Reseed]:
    """What stands, up to and with the `at`-th action."""
    if not 0 <= at <= moves(table):
        raise Refused(f"The game has {moves(table)} actions, so that {at} is no point of it.")
    kept: list[Act | Reseed] = []
    count = 0
    for one in played(table.entries):
        if isinstance(one, Act):
            if count == at:
                break
            count += 1
        kept.append(one)
    return kept


def wound(table: Table, game: Game, at: int) -> Table:
    """The table as it stood after the first `at` actions that still stand."""
    header = msgspec.structs.replace(table.header, clock=None, imported=False)
    past = loaded(header, game, [Start(table.header.created), *until(table, at)])
    past.seats = table.seats
    return past
