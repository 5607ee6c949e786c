"""The fields of a state, declared once: what a game's table is made of, one line a field.

    FIELDS = [
        Int("water", 0, 99, "Water"),
        Ints("points", 1, title="Points", each=True),
        Zone("deck", DECK),
        Zones("hands", HAND, title="Hand"),
    ]

From the table follow the dump, loading with checks, conservation (every card lies somewhere exactly once), which hands
a seat looks into, the groups of a plain board, and the numbers for learning; for a small game also the empty table and
the clone. A game that is to be fast clones by hand, as that is the hottest thing of all; law 2 holds it to the table.
Fields that follow from others are named to the game as `derived` and kept nowhere. What is no int and no list of ints
is a field of a game's own class.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cinderbox.kernel import plain
from cinderbox.kernel.events import listed
from cinderbox.kernel.plain import number, numbers
from cinderbox.kernel.sheet import Sheet

if TYPE_CHECKING:
    from cinderbox.kernel.features import Features
    from cinderbox.kernel.state import State

MANY: Final = 10_000  # nothing on a table is counted beyond, nor is a list longer
Group = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field. `title` is what a plain board calls it; what has none is not shown there.

    A `shared` field is replaced, never changed, so that clones may have it in common.
    """

    def __init__(self, name: str, title: str = "", shared: bool = False) -> None:
        self.name = name
        self.title = title
        self.shared = shared

    def empty(self, seats: int) -> object:
        """The field on an empty table."""
        raise NotImplementedError(type(self).__name__)

    def copy(self, s: "State") -> object:
        """The field for a clone: the same if it is shared, else as `dump` copies it."""
        return getattr(s, self.name) if self.shared else self.dump(s)

    def dump(self, s: "State") -> object:
        """The field, JSON-ready."""
        raise NotImplementedError(type(self).__name__)

    def load(self, s: "State", place: str, data: object) -> None:
        """Fill the field from what `dump` gave; BadData says what is wrong, and names the place."""
        raise NotImplementedError(type(self).__name__)

    def backs(self, s: "State") -> list[int]:
        """The cards that lie here."""
        return []

    def groups(self, s: "State", seat: int) -> list[Group]:
        """What a seat (-1: a spectator) sees of it on a plain board."""
        return []

    def designs(self) -> tuple[int, ...] | None:
        """The designs of the cards that it counts by their faces for learning; () is any, None counts none."""
        return None

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        """What its numbers for learning are called, given the faces it counts; the seat that looks comes first."""
        return []

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        """Write these numbers, as far as a seat (-1: a spectator) may know them, from a column on."""


class Int(Field):
    """A number from `low` to `high`; on an empty table 0, or the lowest if that is more."""

    def __init__(self, name: str, low: int = 0, high: int = MANY, title: str = "") -> None:
        super().__init__(name, title)
        self.low = low
        self.high = high

    def empty(self, seats: int) -> object:
        return max(self.low, 0)

    def dump(self, s: "State") -> object:
        return getattr(s, self.name)

    def load(self, s: "State", place: str, data: object) -> None:
        setattr(s, self.name, number(place, data, self.low, self.high))

    def groups(self, s: "State", seat: int) -> list[Group]:
        return [{"name": self.title, "seat": None, "number": getattr(s, self.name)}] if self.title else []

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        return [self.name]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        found: int = getattr(s, self.name)
        sheet.put(at, found)


class Bits(Int):
    """Some of so many things, one bit each."""

    def __init__(self, name: str, size: int, title: str = "") -> None:
        super().__init__(name, 0, (1 << size) - 1, title)
        self.size = size

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        return [f"{self.name}.{i}" for i in range(self.size)]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        left: int = getattr(s, self.name)
        while left:
            sheet.add(at + (left & -left).bit_length() - 1)
            left &= left - 1


class Seat(Int):
    """A player, -1 for nobody."""

    def __init__(self, name: str, title: str = "") -> None:
        super().__init__(name, -1, 0, title)

    def empty(self, seats: int) -> object:
        return -1

    def load(self, s: "State", place: str, data: object) -> None:
        setattr(s, self.name, number(place, data, -1, s.seats - 1))

    def groups(self, s: "State", seat: int) -> list[Group]:
        who: int = getattr(s, self.name)
        return [{"name": self.title, "seat": None, "text": [s.called(who)]}] if self.title and who >= 0 else []

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        return made.each_seat(self.name)

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        who: int = getattr(s, self.name)
        if who >= 0:
            sheet.add(at + away(s, seat, who))


class Seats(Int):
    """Some of the players, one bit each."""

    def __init__(self, name: str, title: str = "") -> None:
        super().__init__(name, 0, 0, title)

    def load(self, s: "State", place: str, data: object) -> None:
        setattr(s, self.name, number(place, data, 0, (1 << s.seats) - 1))

    def groups(self, s: "State", seat: int) -> list[Group]:
        bits: int = getattr(s, self.name)
        some = [s.called(who) for who in range(s.seats) if bits >> who & 1]
        return [{"name": self.title, "seat": None, "text": listed(some)}] if self.title and some else []

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        return made.each_seat(self.name)

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        bits: int = getattr(s, self.name)
        if bits:
            for who in range(s.seats):
                if bits >> who & 1:
                    sheet.add(at + away(s, seat, who))


class Ints(Field):
    """A list of so many numbers; with `each`, so many for each seat, one after the other. A `size` of -1: any.

    With `things`, each number is the number of one of so many things, or -1.
    """

    def __init__(
        self,
        name: str,
        size: int = -1,
        low: int = 0,
        high: int = MANY,
        title: str = "",
        each: bool = False,
        shared: bool = False,
        things: int = 0,
    ) -> None:
        super().__init__(name, title, shared)
        self.size = size
        self.low = low
        self.high = high
        self.each = each
        self.things = things

    def empty(self, seats: int) -> object:
        first = -1 if self.things else max(self.low, 0)
        return [first] * max(0, self.size * seats if self.each else self.size)

    def dump(self, s: "State") -> object:
        found: list[int] = getattr(s, self.name)
        return found[:]

    def load(self, s: "State", place: str, data: object) -> None:
        size = self.size * s.seats if self.each else self.size
        if size < 0:
            size = len(plain.rows(place, data, MANY))
        setattr(s, self.name, numbers(place, data, size, self.low, self.high))

    def groups(self, s: "State", seat: int) -> list[Group]:
        found: list[int] = getattr(s, self.name)
        if not self.title:
            return []
        if not self.each:
            return [{"name": self.title, "seat": None, "numbers": found[:]}]
        made: list[Group] = []
        for who in range(s.seats):
            own = found[who * self.size : who * self.size + self.size]
            if self.size == 1:
                made.append({"name": self.title, "seat": who, "number": own[0]})
            else:
                made.append({"name": self.title, "seat": who, "numbers": own})
        return made

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        if self.size < 0:
            return [f"{self.name}.count"]
        words = [word(one) for one in self.title.split(",")]  # a title may name each of the numbers
        if len(words) != self.size:
            words = [str(i) for i in range(self.size)]
        ends = [""] if self.size == 1 else [f".{one}" for one in words]
        if self.things:
            ends = [f"{end}.{thing}" for end in ends for thing in range(self.things)]
        return [one + end for one in (made.each_seat(self.name) if self.each else [self.name]) for end in ends]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        found: list[int] = getattr(s, self.name)
        if self.size < 0:
            sheet.put(at, len(found))
            return
        first = max(seat, 0) * self.size if self.each else 0
        count, things = self.size * s.seats if self.each else self.size, self.things
        for i in range(count):
            one = found[(first + i) % count]
            if not things:
                sheet.put(at + i, one)
            elif 0 <= one < things:
                sheet.add(at + i * things + one)


class Rows(Field):
    """So many rows of numbers, each of any length; with no `size`, one for each seat."""

    def __init__(
        self, name: str, size: int = -1, low: int = 0, high: int = MANY, title: str = "", shared: bool = False
    ) -> None:
        super().__init__(name, title, shared)
        self.size = size
        self.low = low
        self.high = high

    def empty(self, seats: int) -> object:
        return [[] for _ in range(seats if self.size < 0 else self.size)]

    def dump(self, s: "State") -> object:
        found: list[list[int]] = getattr(s, self.name)
        return [row[:] for row in found]

    def load(self, s: "State", place: str, data: object) -> None:
        given = plain.row(place, data, s.seats if self.size < 0 else self.size)
        loaded: list[list[int]] = []
        for one in given:
            where = f"{place}[{len(loaded)}]"
            loaded.append(numbers(where, one, len(plain.rows(where, one, MANY)), self.low, self.high))
        setattr(s, self.name, loaded)

    def groups(self, s: "State", seat: int) -> list[Group]:
        found: list[list[int]] = getattr(s, self.name)
        if not self.title:
            return []
        owned = self.size < 0
        return [{"name": self.title, "seat": i if owned else None, "numbers": found[i][:]} for i in range(len(found))]

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        if self.size < 0:
            return made.each_seat(f"{self.name}.count")
        return [f"{self.name}.{i}.count" for i in range(self.size)]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        found: list[list[int]] = getattr(s, self.name)
        for i in range(len(found)):
            sheet.put(at + (away(s, seat, i) if self.size < 0 else i), len(found[i]))


def away(s: "State", seat: int, other: int) -> int:
    """How many seats on from this one another is; a spectator looks from seat 0."""
    return (other - seat if seat >= 0 else other) % s.seats


def word(text: str) -> str:
    """A name in small letters, as part of a longer one."""
    return "_".join("".join([c if c.isalnum() else " " for c in text.lower()]).split())
