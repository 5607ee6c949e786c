"""What has happened, as ints: runs of events that clones share.

There is one log that everybody hears and one for each seat of what it alone was told, so that a state dealt anew for
a seat simply drops the others'. A state writes on at the end of a run, and a clone that finds the run gone on without
it begins one of its own; so states that were cloned from each other belong to one thread. An event is its kind, how
long the public log was then, and its fields, one int each; what they mean is in `events.py`.
"""

from typing import Final

from mypy_extensions import i64

from cinderbox.kernel.rng import fold

MORE: Final = "an event has more fields than its kind"


class Run:
    """Events one after the other, after the first `cut` ints of the run `before`; `start` ints are before them all."""

    def __init__(self, before: "Run | None", cut: int) -> None:
        self.before = before
        self.cut = cut
        self.start: int = 0 if before is None else before.start + cut
        self.ints: list[int] = []


class Event:
    """One thing that happened, read from a log: `after` is how long the public log was."""

    def __init__(self, kind: int, after: int, values: list[int]) -> None:
        self.kind = kind
        self.after = after
        self.values = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.kind == other.kind and self.after == other.after and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.kind, self.after, *self.values))


def put(ints: list[int], key: i64, value: i64, optional: int) -> i64:
    assert value >= 0 or (value == -1 and optional), "an event lacks a field that must be there"
    ints.append(value)
    return fold(key, value)


def write(
    ints: list[int],
    key: i64,
    kind: int,
    after: int,
    arity: int,
    optional: int,
    a: i64,
    b: i64,
    c: i64,
    d: i64,
    e: i64,
    f: i64,
    g: i64,
    h: i64,
) -> i64:
    """Put an event down, and fold it into a running hash of what was told: every int by itself, so that none collide.

    The kind and its arity come first, as an odd number; an action is an even one (`State.choose`). Field by field, as
    a row of them would cost five times as much.
    """
    ints.append(kind)
    ints.append(after)
    first: i64 = kind * 32 + arity * 2 + 1
    key = fold(key, first)
    if arity > 0:
        key = put(ints, key, a, optional & 1)
    else:
        assert a == -1, MORE
    if arity > 1:
        key = put(ints, key, b, optional & 2)
    else:
        assert b == -1, MORE
    if arity > 2:
        key = put(ints, key, c, optional & 4)
    else:
        assert c == -1, MORE
    if arity > 3:
        key = put(ints, key, d, optional & 8)
    else:
        assert d == -1, MORE
    if arity > 4:
        key = put(ints, key, e, optional & 16)
    else:
        assert e == -1, MORE
    if arity > 5:
        key = put(ints, key, f, optional & 32)
    else:
        assert f == -1, MORE
    if arity > 6:
        key = put(ints, key, g, optional & 64)
    else:
        assert g == -1, MORE
    if arity > 7:
        key = put(ints, key, h, optional & 128)
    else:
        assert h == -1, MORE
    return key


def length(run: Run | None) -> int:
    return 0 if run is None else len(run.ints)


def dump(run: Run | None, end: int) -> list[int]:
    """A log as one flat list."""
    found: list[list[int]] = []
    while run is not None:
        found.append(run.ints[:end])
        end = run.cut
        run = run.before
    found.reverse()
    return [value for ints in found for value in ints]


def read(ints: list[int], arities: list[int]) -> list[Event]:
    """The events of a log as dumped, oldest first."""
    events: list[Event] = []
    at = 0
    while at < len(ints):
        end = at + 2 + arities[ints[at]]
        events.append(Event(ints[at], ints[at + 1], ints[at + 2 : end]))
        at = end
    return events


def count(run: Run | None, end: int, arities: list[int]) -> int:
    """How many events there are."""
    found = 0
    while run is not None:
        at = 0
        while at < end:
            at += 2 + arities[run.ints[at]]
            found += 1
        end = run.cut
        run = run.before
    return found


def merged(public: list[Event], secret: list[Event]) -> list[Event]:
    """Both in the order in which a seat heard them."""
    if not secret:
        return public
    heard: list[Event] = []
    j = 0
    for event in public:
        while j < len(secret) and secret[j].after <= event.after:
            heard.append(secret[j])
            j += 1
        heard.append(event)
    return heard + secret[j:]
