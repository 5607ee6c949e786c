"""A finished table as a file, and back; and a new table that forks off one.

The file holds the header and all entries, undos and times among them, without anybody's secret, and beside them the
kernel's plain record of the actions that stand, which the command line reads. Until a game is over its seed
and record stay secret: that is checked here.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from cinderbox.kernel.errors import BadOption, BadRecord
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import brief
from cinderbox.kernel.record import Entry as Decision
from cinderbox.kernel.record import Record
from cinderbox.table.entry import Act, Chair, Entries, Entry, Header, Rematch, Reseed, Sit, Start, played
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table, loaded
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
    """An entry without the key to a seat and without who sits there, and with a name that can be shown."""
    if not isinstance(entry, Sit):
        return entry
    return msgspec.structs.replace(entry, key="", player="", name=clean(entry.name, 40))


def unlocked(chair: Chair) -> Chair:
    return msgspec.structs.replace(chair, key="", player="", name=clean(chair.name, 40))


def imported(data: object, game_of: Callable[[Header], Game], id: str, now: float) -> Table:
    """A finished table from an exported file or a plain record; BadRecord says what is wrong with it."""
    record: Record | None = None
    if isinstance(data, dict) and data.get("format") == FORMAT:
        header, entries = written(data)
    else:
        record = Record.from_dict(data)
        seats = [Chair("person", f"Player {seat + 1}") for seat in range(record.seats)]
        header = Header(id, record.game, seats, record.seed, record.options, record.content, record.rules, now)
        entries = [Start(now), *[Act(now, one.seat, one.action, one.check) for one in record.entries]]
    game = game_of(header)
    try:
        game.seat_count(len(header.seats))
        options = game.complete(header.options)
    except BadOption as error:
        raise BadRecord(f"The record cannot be started here: {error}") from None
    seats = [unlocked(chair) for chair in header.seats]
    title = clean(header.title, 60)
    header = msgspec.structs.replace(
        header, id=id, created=now, listed=False, imported=True, clock=None, seats=seats, options=options, title=title
    )
    table = loaded(header, game, [nameable(entry) for entry in entries if not isinstance(entry, Rematch)])
    if table.stopped:
        raise BadRecord(table.stopped)
    if record is not None:
        record.compare_end(table.state, game)
    return table


def written(data: dict[Any, Any]) -> tuple[Header, list[Entry]]:
    """The header and entries of an exported file, held to the sizes that `entry` gives them."""
    try:
        header = msgspec.convert(data.get("header"), Header)
        entries = msgspec.convert(data.get("entries"), Entries)
    except (msgspec.ValidationError, ValueError) as error:  # the latter where a text is half a character
        raise BadRecord(f"This is not a whole record: {brief(str(error))}.") from None
    except RecursionError:
        raise BadRecord("This is not a whole record: it is nested too deeply.") from None
    for n, entry in enumerate(entries, 1):
        for seat in (getattr(entry, "seat", 0), getattr(entry, "by", 0)):
            if seat >= len(header.seats):
                raise BadRecord(f"Entry {n} is of player {seat + 1}, and there are {len(header.seats)}.")
    return header, entries


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
        table.header, id=id, seats=seats, created=now, imported=False, listed=False, clock=None, hints=True
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


def heard(table: Table, game: Game, seat: int | None) -> list[int]:
    """How many events a seat had heard of before the first action and after each; a replay finds turns by it."""
    past = wound(table, game, 0)
    counts = [past.state.told_count(seat)]
    for one in until(table, moves(table)):
        past.replay(one)
        if isinstance(one, Act):
            counts.append(past.state.told_count(seat))
    return counts
