"""What has happened, as ints: runs of events that clones share.

There is one log that everybody hears and one for each seat of what it alone was told, so that a state dealt anew for
a seat simply drops the others'. A state writes on at the end of a run, and a clone that finds the run gone on without
it begins one of its own; so states that were cloned from each other belong to one thread. An event is its kind, how
long the public log was then, and its fields, one int each; what they mean is in `events.py`.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from cinderbox.kernel.rng import fold

LESS: Final = "an event lacks a field that must be there"
MORE: Final = "an event has more fields than its kind"
ROOM: Final = 32  # ints for which a run has room at first
WIDEST: Final = 10  # ints of an event at most
ARITY: Final = 15  # of the form of a kind of event: the bits that say how many fields it has
FIRST: Final = 16  # and whether its first field may be nothing; a bit further for each of the others


@final
class Run:
    """Events one after the other, after the first `cut` ints of the run `before`; `start` ints are before them all.

    Of its ints the first `size` are written, the others are room: to fill them costs a fifth of appending.
    """

    def __init__(self, before: "Run | None", cut: i64) -> None:
        self.before = before
        self.cut: i64 = cut
        self.start: i64 = 0 if before is None else before.start + cut
        self.ints: vec[i64] = vec[i64]([0] * ROOM)
        self.size: i64 = 0


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


def write(
    run: Run, key: i64, kind: i64, after: i64, form: i64, a: i64, b: i64, c: i64, d: i64, rest: list[int] | None
) -> i64:
    """Put an event down, and fold it into a running hash of what was told: every int by itself, so that none collide.

    The kind and its arity come first, as an odd number; an action is an even one (`State.choose`). Field by field, as
    a row of them would cost five times as much; hardly any event has more than four.
    """
    at = run.size
    if at + WIDEST > len(run.ints):  # twice the room; what lies in it does not matter
        run.ints = extend(run.ints, run.ints)
    ints = run.ints
    arity = form & ARITY
    ints[at] = kind
    ints[at + 1] = after
    key = fold(key, kind * 32 + arity * 2 + 1)
    if arity > 0:
        assert a >= 0 or (a == -1 and form & FIRST != 0), LESS
        ints[at + 2], key = a, fold(key, a)
    else:
        assert a == -1, MORE
    if arity > 1:
        assert b >= 0 or (b == -1 and form & FIRST << 1 != 0), LESS
        ints[at + 3], key = b, fold(key, b)
    else:
        assert b == -1, MORE
    if arity > 2:
        assert c >= 0 or (c == -1 and form & FIRST << 2 != 0), LESS
        ints[at + 4], key = c, fold(key, c)
    else:
        assert c == -1, MORE
    if arity > 3:
        assert d >= 0 or (d == -1 and form & FIRST << 3 != 0), LESS
        ints[at + 5], key = d, fold(key, d)
    else:
        assert d == -1, MORE
    if arity > 4:
        key = write_rest(ints, at + 6, key, form, rest or [])
    else:
        assert rest is None, MORE
    run.size = at + 2 + arity
    return key


def write_rest(ints: vec[i64], at: i64, key: i64, form: i64, rest: list[int]) -> i64:
    """The fields of an event after its fourth; those left out are nothing."""
    count = (form & ARITY) - 4
    assert len(rest) <= count, MORE
    for i in range(count):
        value: i64 = rest[i] if i < len(rest) else -1
        assert value >= 0 or (value == -1 and form & FIRST << 4 + i != 0), LESS
        ints[at + i], key = value, fold(key, value)
    return key


def dump(run: Run | None, end: i64) -> list[int]:
    """A log as one flat list."""
    found: list[list[int]] = []
    while run is not None:
        ints = run.ints
        found.append([ints[at] for at in range(end)])
        end = run.cut
        run = run.before
    found.reverse()
    return [value for part in found for value in part]


def read(ints: list[int], forms: vec[i64]) -> list[Event]:
    """The events of a log as dumped, oldest first."""
    events: list[Event] = []
    at = 0
    while at < len(ints):
        end = at + 2 + (forms[ints[at]] & ARITY)
        events.append(Event(ints[at], ints[at + 1], ints[at + 2 : end]))
        at = end
    return events


def count(run: Run | None, end: i64, forms: vec[i64]) -> int:
    """How many events there are."""
    found = 0
    while run is not None:
        at: i64 = 0
        while at < end:
            at += 2 + (forms[run.ints[at]] & ARITY)
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
