"""What has happened, as ints: runs of events that clones share.

There is one log that everybody hears and one for each seat of what it alone was told, so that a state dealt anew for
a seat simply drops the others'. A log is the end of a run: a state writes on where it stands, and a clone that finds
the run gone on without it begins a run of its own. An event is its kind, how long the public log was then, and its
fields, one int each; what they mean is in `events.py`.
"""

from mypy_extensions import i64

from cinderbox.kernel.rng import fold


class Run:
    """Events one after the other, after the first `cut` ints of the run `before`; `start` ints are before them all."""

    def __init__(self, before: "Run | None", cut: int, ints: list[int]) -> None:
        self.before = before
        self.cut = cut
        self.start: int = 0 if before is None else before.start + cut
        self.ints = ints


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


def checked(row: list[int], key: i64, arity: int, optional: int) -> i64:
    """Cut an event to the fields of its kind, and fold it into a running hash of what was told.

    Every int is folded by itself, so that no two events are taken for each other: first the kind and its arity as an
    odd number, where an action is an even one (`State.choose`).
    """
    first: i64 = row[0] * 32 + arity * 2 + 1
    key = fold(key, first)
    for i in range(2, len(row)):
        value = row[i]
        if i < arity + 2:
            assert value >= 0 or (value == -1 and optional >> i - 2 & 1), "an event lacks a field that must be there"
            key = fold(key, value)
        else:
            assert value == -1, "an event has more fields than its kind"
    del row[arity + 2 :]
    return key


def written(run: Run | None, end: int, row: list[int]) -> Run:
    """The run with an event after its first `end` ints: the same one, or a new one if it has gone on without us."""
    if run is not None and len(run.ints) == end:
        run.ints += row
        if len(run.ints) == end + len(row):  # or else another thread was faster
            return run
    return Run(run, end, row)


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
