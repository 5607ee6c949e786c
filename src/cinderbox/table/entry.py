"""What is written down of a table: a header, and entries that are only ever appended. Plain data with a JSON form.

The header and the entries together are the truth; everything else about a table follows from them.
"""

from typing import Any

import msgspec


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`live`: so many seconds for all of a seat's decisions. `days`: so many for each turn."""

    kind: str
    seconds: float


class Chair(msgspec.Struct, frozen=True):
    """A seat as the table was made: a person, a bot or open. `key` is the hash of the secret that proves the seat."""

    kind: str
    name: str = ""
    bot: str = ""
    key: str = ""


class Header(msgspec.Struct, frozen=True):
    id: str
    game: str
    seats: list[Chair]
    seed: str  # 63 bits as text: readers of JSON may not keep them
    options: dict[str, Any]
    content: str  # the hash of the cards
    rules: int  # the rules version
    created: float
    listed: bool = False
    hotseat: bool = False
    clock: ClockRule | None = None
    title: str = ""
    lesson: str = ""
    imported: bool = False  # a finished game that was brought in: nobody plays here


class Happening(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What all entries have: when it was. The seat, where there is one, is the one that did it."""

    at: float


class Start(Happening, frozen=True):
    """All seats are taken, the clocks run."""


class Sit(Happening, frozen=True):
    """A person takes an open seat."""

    seat: int
    name: str
    key: str


class Act(Happening, frozen=True):
    """An action, and the check of the question that it answers."""

    seat: int
    action: str
    check: str


class Undo(Happening, frozen=True):
    seat: int


class Redo(Happening, frozen=True):
    seat: int
    action: str
    check: str


class Reseed(Happening, frozen=True):
    """From here on chance comes from another seed: the table is a fork."""

    seed: str


class Resign(Happening, frozen=True):
    seat: int


class Timeout(Happening, frozen=True):
    seat: int


class Propose(Happening, frozen=True):
    """Seat `by` proposes that a bot takes over a seat; the seats that are long `gone` themselves are not asked."""

    seat: int
    bot: str
    by: int
    gone: tuple[int, ...] = ()


class Consent(Happening, frozen=True):
    """Seat `by` agrees, or not, that a bot takes over a seat."""

    seat: int
    by: int
    yes: bool


class Declines(Happening, frozen=True):
    """Windows in which a seat can only decline are declined for it, or no longer are."""

    seat: int
    on: bool


class Rematch(Happening, frozen=True):
    table: str


Entry = Start | Sit | Act | Undo | Redo | Reseed | Resign | Timeout | Propose | Consent | Declines | Rematch


def played(entries: "list[Entry]") -> "list[Act | Reseed]":
    """The actions that still stand, undone ones left out, and where chance was reseeded."""
    standing: list[Act | Reseed] = []
    for entry in entries:
        if isinstance(entry, Act | Reseed):
            standing.append(entry)
        elif isinstance(entry, Redo):
            standing.append(Act(entry.at, entry.seat, entry.action, entry.check))
        elif isinstance(entry, Undo):
            last = max(i for i, one in enumerate(standing) if isinstance(one, Act) and one.seat == entry.seat)
            del standing[last]
    return standing
