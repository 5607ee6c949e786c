"""The fields of a state, declared once: what a game's table is made of, one line a field.

    FIELDS = [
        Int("water", 0, 99, "Water"),
        Ints("points", 1, title="Points", each=True),
        Zone("deck", DECK),
        Zones("hands", HAND, title="Hand"),
    ]

From the table follow the dump, loading with checks, conservation (every card lies somewhere exactly once), which hands
a seat looks into, the groups of a plain board, and the numbers for learning. Cloning is written by hand, as it is the
hottest thing of all; law 2 holds it to the table. Fields that follow from others are named to the game as
`derived` and kept nowhere. What is no int and no list of ints is a field of a game's own class.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cinderbox.kernel import plain
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.events import listed
from cinderbox.kernel.plain import law, number, numbers
from cinderbox.kernel.sheet import Sheet

if TYPE_CHECKING:
    from cinderbox.kernel.features import Features
    from cinderbox.kernel.state import State

MANY: Final = 10_000  # nothing on a table is counted beyond, nor is a list longer

# What a zone of cards is.
DECK: Final = 0  # backs in an order that matters; how many there are is all that is shown
HAND: Final = 1  # its owner looks into it, and nobody else can follow its order
ROW: Final = 2  # cards side by side, each at its place
PILE: Final = 3  # cards on top of each other, the last on top
ASIDE: Final = 4  # cards between two zones while an effect lasts

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
    """A number from `low` to `high`."""

    def __init__(self, name: str, low: int = 0, high: int = MANY, title: str = "") -> None:
        super().__init__(name, title)
        self.low = low
        self.high = high

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Field):
    """A place where cards lie, with backs of one design, of several or (-1) of any. With so many `spaces`, -1 is an
    empty one; `each` of them belong to a seat, if not 0."""

    def __init__(
        self,
        name: str,
        kind: int,
        design: int | tuple[int, ...] = -1,
        title: str = "",
        shared: bool = False,
        spaces: int = 0,
        each: int = 0,
    ) -> None:
        super().__init__(name, title or name.replace("_", " ").capitalize(), shared)
        self.kind = kind
        self.these: tuple[int, ...] = design if isinstance(design, tuple) else () if design < 0 else (design,)
        self.spaces = spaces
        self.each = each

    def dump(self, s: "State") -> object:
        found: list[int] = getattr(s, self.name)
        return found[:]

    def load(self, s: "State", place: str, data: object) -> None:
        setattr(s, self.name, self.cards(s, place, data))

    def cards(self, s: "State", place: str, data: object) -> list[int]:
        """Backs that may lie here."""
        designs = s.game.designs
        size = self.spaces or len(plain.rows(place, data, len(designs)))
        found = numbers(place, data, size, -1 if self.spaces else 0, len(designs) - 1)
        if self.these:
            for back in found:
                law(back < 0 or designs[back] in self.these, f"{place} holds cards that may lie there")
        return found

    def backs(self, s: "State") -> list[int]:
        found: list[int] = getattr(s, self.name)
        return [back for back in found if back >= 0] if self.spaces else found

    def hands(self, s: "State", seat: int) -> list[list[int]]:
        """The hands here that a seat looks into."""
        return []

    def groups(self, s: "State", seat: int) -> list[Group]:
        found: list[int] = getattr(s, self.name)
        return [self.group(s, found, -1, seat)]

    def group(self, s: "State", backs: list[int], owner: int, seat: int) -> Group:
        whose = owner if owner >= 0 else None
        if self.kind == DECK:
            return {"name": self.title, "seat": whose, "number": len(backs)}
        shown = [known(s, back, seat) for back in backs]
        if self.kind == HAND:  # in no order that anybody could follow
            names = sorted([name for name in shown if name is not None])
            return {"name": self.title, "seat": whose, "cards": [*names, *[None] * (len(shown) - len(names))]}
        return {"name": self.title, "seat": whose, "cards": shown}

    def designs(self) -> tuple[int, ...] | None:
        return None if self.kind == DECK else self.these

    def names(self, made: "Features", faces: list[str]) -> list[str]:
        return [f"{part}.{one}" for part in self.parts(made) for one in ["count", *faces]]

    def parts(self, made: "Features") -> list[str]:
        """The names of its parts, in each of which cards are counted."""
        if not self.each:
            return [self.name]
        return [f"{one}.{i}" for one in made.each_seat(self.name) for i in range(self.each)]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        found: list[int] = getattr(s, self.name)
        if not self.each:
            self.count(s, found, seat, sheet, at)
            return
        first, count = max(seat, 0) * self.each, self.each * s.seats
        for i in range(count):
            back = found[(first + i) % count]
            if back >= 0:
                self.count(s, [back], seat, sheet, at + i * sheet.width)

    def count(self, s: "State", backs: list[int], seat: int, sheet: Sheet, at: int) -> None:
        """How many cards, and how many of each face that the seat sees."""
        if self.kind == DECK:
            sheet.put(at, len(backs))
        elif backs:
            sheet.put(at, sheet.cards(at + 1, s.cards, backs, 1 << seat if seat >= 0 else 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(Zone):
    """Such a place for each seat; with a `size`, so many, of which `each` belong to a seat, if not 0."""

    def __init__(
        self,
        name: str,
        kind: int,
        design: int | tuple[int, ...] = -1,
        title: str = "",
        shared: bool = False,
        size: int = -1,
        each: int = 0,
    ) -> None:
        super().__init__(name, kind, design, title, shared, 0, 1 if size < 0 else each)
        self.size = size

    def owner(self, s: "State", i: int) -> int:
        """Whose it is, -1: nobody's."""
        return i // self.each if self.each and i // self.each < s.seats else -1

    def dump(self, s: "State") -> object:
        found: list[list[int]] = getattr(s, self.name)
        return [zone[:] for zone in found]

    def load(self, s: "State", place: str, data: object) -> None:
        given = plain.row(place, data, s.seats if self.size < 0 else self.size)
        setattr(s, self.name, [self.cards(s, f"{place}[{i}]", given[i]) for i in range(len(given))])

    def backs(self, s: "State") -> list[int]:
        found: list[list[int]] = getattr(s, self.name)
        return [back for zone in found for back in zone]

    def hands(self, s: "State", seat: int) -> list[list[int]]:
        found: list[list[int]] = getattr(s, self.name)
        return [found[i] for i in range(len(found)) if self.owner(s, i) == seat]

    def groups(self, s: "State", seat: int) -> list[Group]:
        found: list[list[int]] = getattr(s, self.name)
        return [self.group(s, found[i], self.owner(s, i), seat) for i in range(len(found))]

    def parts(self, made: "Features") -> list[str]:
        if self.each == 1:
            return made.each_seat(self.name)
        return super().parts(made) if self.each else [f"{self.name}.{i}" for i in range(self.size)]

    def write(self, s: "State", seat: int, sheet: Sheet, at: int) -> None:
        found: list[list[int]] = getattr(s, self.name)
        count = self.each * s.seats if self.each else self.size
        first = max(seat, 0) * self.each
        for i in range(count):
            zone = found[(first + i) % count]
            if zone:
                self.count(s, zone, seat, sheet, at + i * sheet.width)


# -- what a seat may know ------------------------------------------------------------------------------------------


def sees(s: "State", back: int, seat: int) -> bool:
    return s.cards.sees(seat, back) or s.cards.seen(back) == ALL


def known(s: "State", back: int, seat: int) -> str | None:
    """The name of a card, if the seat knows it where it lies; "" for an empty space."""
    if back < 0:
        return ""
    return s.game.card_name(s, back) if sees(s, back, seat) else None


def away(s: "State", seat: int, other: int) -> int:
    """How many seats on from this one another is; a spectator looks from seat 0."""
    return (other - seat if seat >= 0 else other) % s.seats


def word(text: str) -> str:
    """A name in small letters, as part of a longer one."""
    return "_".join("".join([c if c.isalnum() else " " for c in text.lower()]).split())


# -- what holds for the whole table --------------------------------------------------------------------------------


def conserve(s: "State") -> None:
    """Every card lies somewhere exactly once; BadData if not. Those of `Game.loose` may lie in no zone."""
    found = [0] * len(s.game.designs)
    for field in s.game.fields:
        for back in field.backs(s):
            law(found[back] == 0, "every card is somewhere, once")
            found[back] = 1
    for back in s.game.loose:
        found[back] = 1
    law(0 not in found, "every card is somewhere, once")
