"""What has happened: a chain of small events that clones share.

There is one chain that everybody hears and one for each seat of what it alone was told, so that a state
dealt anew for a seat simply drops the others' chains. Knows nothing of what an event means.
"""

from typing import Final

from mypy_extensions import i64

KIND_LIMIT: Final = 64  # kinds of events a game may have


class Event:
    """One thing that happened. `kind` and the ints are the game's; `after` is how many public events came before."""

    def __init__(self, previous: "Event | None", kind: int, seat: int, a: int, b: int, c: int, after: int) -> None:
        self.previous = previous
        self.number: int = 1 if previous is None else previous.number + 1
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.after = after

    def ints(self) -> list[int]:
        return [self.kind, self.seat, self.a, self.b, self.c, self.after]

    def value(self) -> i64:
        """All of it as one number, for the running hash of what a seat was told."""
        assert self.kind < KIND_LIMIT, "a kind too many would be taken for another one"
        value: i64 = (
            self.kind
            + KIND_LIMIT * (self.seat + 1)
            + 512 * ((self.a + 1) + 4096 * ((self.b + 1) + 4096 * (self.c + 1)))
        )
        return value


def length(chain: Event | None) -> int:
    return 0 if chain is None else chain.number


def unrolled(chain: Event | None, since: int) -> list[Event]:
    """The events of a chain after the first `since`, oldest first."""
    found: list[Event] = []
    while chain is not None and chain.number > since:
        found.append(chain)
        chain = chain.previous
    found.reverse()
    return found


def merged(public: list[Event], secret: list[Event]) -> list[Event]:
    """Both in the order in which a seat heard them."""
    if not secret:
        return public
    heard: list[Event] = []
    j = 0
    for i in range(len(public) + 1):
        while j < len(secret) and secret[j].after <= i:
            heard.append(secret[j])
            j += 1
        if i < len(public):
            heard.append(public[i])
    return heard


def dump(chain: Event | None) -> list[int]:
    """A chain as one flat list, six ints an event."""
    ints: list[int] = []
    for event in unrolled(chain, 0):
        ints += event.ints()
    return ints


def load(ints: list[int]) -> Event | None:
    chain: Event | None = None
    for i in range(0, len(ints), 6):
        chain = Event(chain, ints[i], ints[i + 1], ints[i + 2], ints[i + 3], ints[i + 4], ints[i + 5])
    return chain
