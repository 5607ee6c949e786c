"""All that the entries of a table came to, at a settled moment: with it a table is loaded without replaying them."""

from typing import Any

import msgspec

from cinderbox.kernel.game import Game
from cinderbox.kernel.outcome import Outcome
from cinderbox.table.agreement import Asking
from cinderbox.table.entry import Chair, Header
from cinderbox.table.history import History
from cinderbox.table.note import Note
from cinderbox.table.proposal import Proposal
from cinderbox.table.table import Table


def snapshot(table: Table) -> dict[str, Any]:
    assert table.settled
    clock = table.clock
    return {
        "count": table.count,
        "state": table.state.dump(),
        "seats": [msgspec.to_builtins(chair) for chair in table.seats],
        "numbers": [*table.numbers, table.watched],
        "rewritten": table.rewritten,
        "begun": table.begun,
        "proposals": [[seat, msgspec.to_builtins(one)] for seat, one in table.proposals.items()],
        "resigned": sorted(table.resigned),
        "declining": sorted(table.declining),
        "ahead": sorted(table.ahead),
        "ending": None if table.ending is None else table.ending.dump(),
        "audience": table.audience,
        "rematch": [table.rematch, table.rotated],
        "requests": [[what, msgspec.to_builtins(one)] for what, one in table.requests.items()],
        "notes": [msgspec.to_builtins(note) for note in table.notes],
        "shelved": table.shelved,
        "clock": None if clock is None else [clock.left, clock.spare, list(clock.running), clock.paused, clock.since],
    }


def restored(header: Header, game: Game, data: dict[str, Any]) -> Table:
    """The table as a snapshot of the same code and cards left it."""
    table = Table(header, game)
    table.count = data["count"]
    table.history = History(game.load(data["state"]))
    table.seats = msgspec.convert(data["seats"], list[Chair])
    *table.numbers, table.watched = data["numbers"]
    table.rewritten, table.begun, table.audience = data["rewritten"], data["begun"], data["audience"]
    table.rematch, table.rotated = data["rematch"]
    table.requests = {what: msgspec.convert(one, Asking) for what, one in data["requests"]}
    table.shelved = data["shelved"]
    table.proposals = {seat: msgspec.convert(one, Proposal) for seat, one in data["proposals"]}
    table.resigned, table.declining, table.ahead = [set(data[name]) for name in ("resigned", "declining", "ahead")]
    table.notes = msgspec.convert(data["notes"], tuple[Note, ...])
    ending = data["ending"]
    if ending is not None:
        table.ending = Outcome(tuple(ending["scores"]), tuple(ending["winners"]), ending["reason"], ())
    if table.clock is not None:
        table.clock.left, table.clock.spare, running, table.clock.paused, table.clock.since = data["clock"]
        table.clock.running = tuple(running)
    return table
