"""What is written down of a table: a header, and entries that are only ever appended. Plain data with a JSON form.

The header and the entries together are the truth; everything else about a table follows from them. Of every field is
said how large it can be, so that what comes from a file is known to be small before anything is made of it.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cinderbox.kernel.cards import SEATS
from cinderbox.kernel.game import DIGITS
from cinderbox.kernel.record import ENTRIES, OPTIONS

Word = Annotated[str, Meta(max_length=200, pattern=r"^[ -~]*\Z")]  # an id, a hash, an action: nothing but ASCII
Name = Annotated[str, Meta(max_length=1000)]  # what people write; cleaned before it is shown
Seed = Annotated[str, Meta(max_length=DIGITS + 1, pattern=r"^-?[0-9]+\Z")]  # text: readers of JSON may not keep 63 bits
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Seconds = Annotated[float, Meta(ge=0, le=1e11)]  # since 1970


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """`live`: so many seconds for all of a seat's decisions. `days`: so many for each turn."""

    kind: str
    seconds: float
    increment: float = 0.0  # seconds that a seat gains whenever it has decided
    delay: float = 0.0  # seconds of each wait for it that do not count


class Chair(msgspec.Struct, frozen=True):
    """A seat as the table was made: a person, a bot or open. `key` is the hash of the secret that proves the seat,
    `player` the id of whoever sits there, if they have one; `rated`: they agree that the game counts for their rating.
    """

    kind: Annotated[str, Meta(pattern=r"^(person|bot|open)\Z")]
    name: Name = ""
    bot: Word = ""
    key: Word = ""
    player: Word = ""
    rated: bool = False


class Header(msgspec.Struct, frozen=True):
    id: Word
    game: Word
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=SEATS)]
    seed: Seed
    options: Annotated[dict[str, Any], Meta(max_length=OPTIONS)]
    content: Word  # the hash of the cards
    rules: Annotated[int, Meta(ge=0, le=1_000_000)]  # the rules version
    created: Seconds
    listed: bool = False
    hotseat: bool = False
    clock: ClockRule | None = None
    title: Name = ""
    lesson: Word = ""
    rated: bool = False  # it counts for ratings, if all people agree
    imported: bool = False  # a finished game that was brought in: nobody plays here
    audience: bool = True  # who has no seat may watch
    hints: bool = False  # also where several people play: who sits down agrees to it


class Measured(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long the clocks ran since the entry before, in seconds; None where nobody measured it."""

    ran: Seconds | None = None


class Happening(Measured, frozen=True, tag_field="kind", tag=str.lower):
    """What all entries have: when it was. The seat, where there is one, is the one that did it."""

    at: Seconds


class Start(Happening, frozen=True):
    """All seats are taken, the clocks run."""


class Sit(Happening, frozen=True):
    """A person takes an open seat."""

    seat: Seat
    name: Name
    key: Word
    player: Word = ""
    rated: bool = False


class Act(Happening, frozen=True):
    """An action, and the check of the question that it answers."""

    seat: Seat
    action: Word
    check: Word


class Undo(Happening, frozen=True):
    seat: Seat


class Redo(Happening, frozen=True):
    seat: Seat
    action: Word
    check: Word


class Reseed(Happening, frozen=True):
    """From here on chance comes from another seed: the table is a fork."""

    seed: Seed


class Resign(Happening, frozen=True):
    seat: Seat


class Timeout(Happening, frozen=True):
    seat: Seat


class Propose(Happening, frozen=True):
    """Seat `by` proposes that a bot takes over a seat; the seats that are long `gone` themselves are not asked."""

    seat: Seat
    bot: Word
    by: Seat
    gone: Annotated[tuple[Seat, ...], Meta(max_length=SEATS)] = ()


class Consent(Happening, frozen=True):
    """Seat `by` agrees, or not, that a bot takes over a seat."""

    seat: Seat
    by: Seat
    yes: bool


class Declines(Happening, frozen=True):
    """Windows in which a seat can only decline are declined for it, or no longer are; `ahead`: until its turn, all."""

    seat: Seat
    on: bool
    ahead: bool = False


class Hint(Happening, frozen=True):
    """A bot has told a seat what it would do."""

    seat: Seat


class Request(Happening, frozen=True):
    """A seat asks all people for something, except those that are `gone`."""

    seat: Seat
    what: Annotated[str, Meta(pattern=r"^(undo|pause|resume|rematch|rotate)\Z")]
    gone: Annotated[tuple[Seat, ...], Meta(max_length=SEATS)] = ()


class Reply(Happening, frozen=True):
    """A seat agrees to what is asked for, or not."""

    seat: Seat
    what: Word
    yes: bool


class Rewind(Happening, frozen=True):
    """All agree that a seat takes back its last action and what came after it: the first `to` actions stand."""

    seat: Seat
    to: Annotated[int, Meta(ge=0, le=ENTRIES)]


class Pause(Happening, frozen=True):
    """All agree that the clocks stand still from here, or go on."""

    seat: Seat
    on: bool


class Audience(Happening, frozen=True):
    """A seat lets others watch from now on, or nobody."""

    seat: Seat
    on: bool


class Shelve(Happening, frozen=True):
    """The house closes a table that is not over, with a note; nothing is lost."""

    note: Name


class Unshelve(Happening, frozen=True):
    """The table is taken up again."""


class Rematch(Happening, frozen=True):
    table: Word
    rotated: bool = False  # everybody sits one seat further


Entry = (
    Start
    | Sit
    | Act
    | Undo
    | Redo
    | Reseed
    | Resign
    | Timeout
    | Propose
    | Consent
    | Declines
    | Hint
    | Request
    | Reply
    | Rewind
    | Pause
    | Audience
    | Rematch
    | Shelve
    | Unshelve
)
Entries = Annotated[list[Entry], Meta(max_length=ENTRIES)]


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
        elif isinstance(entry, Rewind):
            del standing[[i for i, one in enumerate(standing) if isinstance(one, Act)][entry.to] :]
    return standing
