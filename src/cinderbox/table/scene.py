"""What one seat is told: the whole scene on joining, then changes. Built by showing: nothing hidden ever enters it.

Both are plain dicts, ready for JSON. `present` tells which seats have somebody at them, which only the server knows.
"""

from typing import Any

import msgspec

from cinderbox.table.learning import progress
from cinderbox.table.patch import exact
from cinderbox.table.table import Table


def seat_list(table: Table, present: frozenset[int] = frozenset()) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot or None,
            "present": chair.kind == "bot" or seat in present,
        }
        for seat, chair in enumerate(table.seats)
    ]


def info(table: Table, present: frozenset[int] = frozenset()) -> dict[str, Any]:
    """What everybody may know of a table."""
    header = table.header
    return {
        "id": header.id,
        "game": header.game,
        "title": header.title or table.game.title,
        "options": header.options,
        "status": table.status,
        "stopped": table.stopped or None,
        "seats": seat_list(table, present),
        "hotseat": header.hotseat,
        "created": header.created,
        "listed": header.listed,
        "clock": None if header.clock is None else msgspec.to_builtins(header.clock),
        "rematch": table.rematch or None,
        "lesson": header.lesson or None,
    }


def number(table: Table, seat: int | None) -> int:
    return table.watched if seat is None else table.numbers[seat]


def action_list(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """The open actions of a seat, each in words and with what it points at."""
    if seat is None or seat not in table.to_act or table.closed:
        return []
    state = table.state
    found = []
    for action in state.actions(seat):
        text = state.game.text(action)
        verb, _, target = text.partition(":")
        found.append({"action": text, "label": state.label(action, seat), "verb": verb, "target": target or None})
    return found


def moment(table: Table, seat: int | None, now: float) -> dict[str, Any]:
    """All of a scene that is sent anew with every change."""
    state, over, clock = table.state, table.over, table.clock
    mine = seat is not None and not over and not table.closed
    outcome = table.outcome
    prompt = outcome.reason if outcome is not None else state.prompt(seat)
    if table.stopped or table.closed:
        prompt = table.stopped or table.closed
    elif over and outcome is None and table.header.lesson:
        prompt = "The lesson is done."
    elif not table.begun and not over:
        prompt = "The game starts when every seat is taken."
    return {
        "number": number(table, seat),
        "to_act": list(table.to_act),
        "prompt": prompt,
        "actions": action_list(table, seat),
        "rules": state.rules(seat) if mine and table.begun else [],
        "question": state.question(seat) if mine and table.begun else None,
        "undo": mine and seat is not None and bool(table.history.undoable(seat)),
        "redo": mine and seat is not None and bool(table.history.redoable(seat)),
        "clocks": []
        if clock is None
        else [
            {
                "seat": each,
                "left": round(clock.time_left(each, now), 1),
                "running": each in clock.running and not table.closed,
            }
            for each in range(len(table.seats))
        ],
        "over": over,
        "outcome": None if outcome is None else outcome.dump(),
        "declines": seat in table.declining,
        "lesson": progress(table, seat),
    }


def events(table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What has happened, as the seat heard it; `n` counts from 1 and is the seat's own count."""
    told = table.state.events(seat, since)
    return [{**event, "n": since + i + 1} for i, event in enumerate(told)]


class Shown:
    """What a seat was last shown, to tell the next change from."""

    def __init__(self, table: Table, seat: int | None, now: float) -> None:
        self.seat = seat
        self.view = table.state.view(seat)
        self.rest = moment(table, seat, now)
        self.log = table.state.told(seat)

    @property
    def number(self) -> int:
        return int(self.rest["number"])


def resumed(table: Table, seat: int | None, seen: int) -> int:
    """After which event a client goes on that says it has seen so many: none, if some may have been taken back."""
    return 0 if table.rewritten or not 0 <= seen <= len(table.state.told(seat)) else seen


def scene(table: Table, seat: int | None, now: float, present: frozenset[int], since: int = 0) -> dict[str, Any]:
    """All that a seat is shown on joining, with the events after the first `since`."""
    return {
        "type": "scene",
        "table": info(table, present),
        "seat": seat,
        "view": table.state.view(seat),
        "since": since,
        "events": events(table, seat, since),
        **moment(table, seat, now),
    }


def change(table: Table, old: Shown, now: float, present: frozenset[int]) -> tuple[Shown, dict[str, Any] | None]:
    """What a seat must be told after something happened: a change, a whole scene, or None for nothing at all."""
    new = Shown(table, old.seat, now)
    patch = exact(old.view, new.view)
    kept = common(old.log, new.log)
    if patch == {} and kept == len(old.log) == len(new.log) and timeless(old.rest) == timeless(new.rest):
        return old, None
    if patch is None or size(patch) >= size(new.view):
        return new, scene(table, old.seat, now, present, kept)
    told = {"type": "change", "seat": old.seat, "from": old.number, "patch": patch, "since": kept}
    return new, {**told, "events": events(table, old.seat, kept), **new.rest}


def common(old: list[Any], new: list[Any]) -> int:
    """How many events at the front are the very same: an undo takes the last ones away."""
    shorter = min(len(old), len(new))
    if shorter and old[shorter - 1] is new[shorter - 1]:
        return shorter
    return next((i for i in range(shorter) if old[i] is not new[i]), shorter)


def timeless(rest: dict[str, Any]) -> dict[str, Any]:
    """A moment without the running down of clocks."""
    return {**rest, "clocks": [(one["seat"], one["running"]) for one in rest["clocks"]]}


def size(value: object) -> int:
    return len(msgspec.json.encode(value))
