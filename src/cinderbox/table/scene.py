"""What one seat is told: the whole scene on joining, then changes. Built by showing: nothing hidden ever enters it.

Both are plain dicts, ready for JSON. `present` tells which seats have somebody at them, which only the server knows.
A change has of the moment only what is new, and clocks that may run; what it leaves out is as it was.
"""

from typing import Any

import msgspec

from cinderbox.table.agreement import AGAIN, missing
from cinderbox.table.learning import progress
from cinderbox.table.patch import exact
from cinderbox.table.result import rated
from cinderbox.table.table import Table

SENT = ("number", "clocks")  # of a moment with every change: what the time says is never as it was


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
        "rotated": table.rotated,
        "lesson": header.lesson or None,
        "rated": rated(table),
        "hints": table.hints,
        "audience": table.audience,
        "to_act": list(table.to_act),
        "winners": None if table.outcome is None else list(table.outcome.winners),
    }


# What the lines of the lobby that an older version has written do not say.
UNSAID: dict[str, Any] = {"rotated": False, "hints": False, "audience": True, "to_act": [], "winners": None}


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
        found.append({"action": text, "label": state.naming(action, seat), "verb": verb, "target": target or None})
    return found


def moment(table: Table, seat: int | None, now: float) -> dict[str, Any]:
    """All of a scene that is sent anew with every change."""
    state, over, clock = table.state, table.over, table.clock
    mine = seat is not None and not over and not table.closed
    outcome = table.outcome
    prompt = outcome.why if outcome is not None else state.asking(seat)
    if table.stopped or table.closed or (table.shelved and not over):
        prompt = table.stopped or table.closed or table.shelved
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
                "running": each in clock.running and not table.closed and not clock.paused,
            }
            for each in range(len(table.seats))
        ],
        "over": over,
        "outcome": None if outcome is None else outcome.dump(),
        "declines": seat in table.declining,
        "ahead": seat in table.ahead,
        "lesson": progress(table, seat),
        "requests": [
            {"what": what, "by": one.by, "missing": sorted(missing(table, what)), "refused": sorted(one.refused)}
            for what, one in table.requests.items()
            if over == (what in AGAIN)
        ],
        "paused": clock is not None and clock.paused,
        "notes": [one.told(seat) for one in table.notes if over or one.shown_to(seat, table.watched)],
    }


def events(table: Table, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What has happened, as the seat heard it; `n` counts from 1 and is the seat's own count."""
    state, who = table.state, -1 if seat is None else seat
    return [
        {**state.event_data(event), "parts": state.event_parts(event, who), "n": n}
        for n, event in enumerate(state.told(seat, since), since + 1)
    ]


class Shown:
    """What a seat was last shown, to tell the next change from."""

    def __init__(self, table: Table, seat: int | None, now: float, public: dict[str, Any]) -> None:
        self.seat = seat
        self.public = public  # the part of the view that is the same for all
        self.own = {name: part for name, part in table.state.view(seat).items() if name != "table"}
        self.moment = moment(table, seat, now)
        self.told = table.state.told_count(seat)  # events
        self.rewinds = len(table.rewinds)

    @property
    def view(self) -> dict[str, Any]:
        return {"table": self.public, **self.own}


class Telling:
    """A table at one moment, as all eyes are told of it: what they share is worked out once."""

    def __init__(self, table: Table, now: float, present: frozenset[int] = frozenset()) -> None:
        self.table = table
        self.now = now
        self.present = present
        self.public: Any = table.state.view(None)["table"]  # a spectator's: it can hold nothing that a seat alone knows
        self.patches: list[tuple[dict[str, Any], dict[str, Any] | None]] = []  # from what was public before

    def shown(self, seat: int | None) -> Shown:
        return Shown(self.table, seat, self.now, self.public)

    def scene(self, shown: Shown, since: int = 0) -> dict[str, Any]:
        """All that a seat is shown on joining, with the events after the first `since`."""
        return {
            "type": "scene",
            "table": info(self.table, self.present),
            "seat": shown.seat,
            "view": shown.view,
            "since": since,
            "events": events(self.table, shown.seat, since),
            **shown.moment,
        }

    def change(self, old: Shown) -> tuple[Shown, dict[str, Any] | None]:
        """What a seat must be told after something happened: a change, a whole scene, or None for nothing at all."""
        new = self.shown(old.seat)
        public, own = self.patch(old.public), exact(old.own, new.own)
        same = timeless(old.moment) == timeless(new.moment) and old.told == new.told
        if public == {} and own == {} and same:
            return new, None
        since = self.kept(old)
        if public is None or own is None:
            return new, self.scene(new, since)
        return new, {
            "type": "change",
            "seat": old.seat,
            "from": old.moment["number"],
            "patch": {"table": public, **own} if public else own,
            "since": since,
            "events": events(self.table, old.seat, since),
            **{name: value for name, value in new.moment.items() if name in SENT or value != old.moment[name]},
        }

    def patch(self, old: dict[str, Any]) -> dict[str, Any] | None:
        """What changed for all; None where no patch can say it, or the whole is no longer than the patch."""
        for before, known in self.patches:
            if before is old:
                return known
        found = exact(old, self.public)
        if found is not None and size(found) >= size(self.public):
            found = None
        self.patches.append((old, found))
        return found

    def kept(self, old: Shown) -> int:
        """How many of the events that were told still stand: an undo takes the last ones away."""
        at = -1 if old.seat is None else old.seat
        return min([old.told, *[counts[at] for counts in self.table.rewinds[old.rewinds :]]])


def scene(
    table: Table, seat: int | None, now: float, present: frozenset[int] = frozenset(), since: int = 0
) -> dict[str, Any]:
    """All that one seat is shown."""
    telling = Telling(table, now, present)
    return telling.scene(telling.shown(seat), since)


def resumed(table: Table, seat: int | None, seen: int) -> int:
    """After which event a client goes on that says it has seen so many: none, if some may have been taken back."""
    return 0 if table.rewritten or not 0 <= seen <= table.state.told_count(seat) else seen


def timeless(moment: dict[str, Any]) -> dict[str, Any]:
    """A moment without the running down of clocks."""
    return {**moment, "clocks": [(one["seat"], one["running"]) for one in moment["clocks"]]}


def size(value: object) -> int:
    return len(msgspec.json.encode(value))
