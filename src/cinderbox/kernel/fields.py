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

if TYPE_CHECKING:
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

    def features(self, s: "State", seat: int) -> list[float]:
        """The same as numbers, always as many; those of the seat come first."""
        return []


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

    def features(self, s: "State", seat: int) -> list[float]:
        return [float(getattr(s, self.name))]


class Seat(Int):
    """A player, -1 for nobody."""

    def __init__(self, name: str, title: str = "") -> None:
        super().__init__(name, -1, 0, title)

    def load(self, s: "State", place: str, data: object) -> None:
        setattr(s, self.name, number(place, data, -1, s.seats - 1))

    def groups(self, s: "State", seat: int) -> list[Group]:
        who: int = getattr(s, self.name)
        return [{"name": self.title, "seat": None, "text": [s.called(who)]}] if self.title and who >= 0 else []

    def features(self, s: "State", seat: int) -> list[float]:
        who: int = getattr(s, self.name)
        return [float(who == other) for other in around(s, seat)]


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

    def features(self, s: "State", seat: int) -> list[float]:
        bits: int = getattr(s, self.name)
        return [float(bits >> other & 1) for other in around(s, seat)]


class Ints(Field):
    """A list of so many numbers; with `each`, so many for each seat, one after the other. A `size` of -1: any."""

    def __init__(
        self,
        name: str,
        size: int = -1,
        low: int = 0,
        high: int = MANY,
        title: str = "",
        each: bool = False,
        shared: bool = False,
    ) -> None:
        super().__init__(name, title, shared)
        self.size = size
        self.low = low
        self.high = high
        self.each = each

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

    def features(self, s: "State", seat: int) -> list[float]:
        found: list[int] = getattr(s, self.name)
        if self.size < 0:
            return [float(len(found))]
        if not self.each:
            return [float(one) for one in found]
        return [float(found[who * self.size + i]) for who in around(s, seat) for i in range(self.size)]


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

    def features(self, s: "State", seat: int) -> list[float]:
        found: list[list[int]] = getattr(s, self.name)
        order = around(s, seat) if self.size < 0 else list(range(self.size))
        return [float(len(found[i])) for i in order]


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Field):
    """A place where cards lie, with backs of one design or (-1) of any. With so many `spaces`, -1 is an empty one."""

    def __init__(
        self, name: str, kind: int, design: int = -1, title: str = "", shared: bool = False, spaces: int = 0
    ) -> None:
        super().__init__(name, title or name.replace("_", " ").capitalize(), shared)
        self.kind = kind
        self.design = design
        self.spaces = spaces

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
        if self.design >= 0:
            for back in found:
                law(back < 0 or designs[back] == self.design, f"{place} holds cards that may lie there")
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

    def features(self, s: "State", seat: int) -> list[float]:
        return self.counts(s, getattr(s, self.name), seat)

    def counts(self, s: "State", backs: list[int], seat: int) -> list[float]:
        """How many cards, and how many of each face that the seat sees."""
        found = [0] * (1 + len(s.game.faces))
        for back in backs:
            if back >= 0:
                found[0] += 1
                if self.kind != DECK and s.game.faces and sees(s, back, seat):
                    found[1 + s.cards.face[back]] += 1
        return [float(count) for count in found]


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(Zone):
    """Such a place for each seat; with a `size`, so many, and `owner` says whose each is."""

    def __init__(
        self, name: str, kind: int, design: int = -1, title: str = "", shared: bool = False, size: int = -1
    ) -> None:
        super().__init__(name, kind, design, title, shared)
        self.size = size

    def owner(self, s: "State", i: int) -> int:
        """Whose it is, -1: nobody's."""
        return i if self.size < 0 else -1

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

    def features(self, s: "State", seat: int) -> list[float]:
        found: list[list[int]] = getattr(s, self.name)
        order = around(s, seat) if self.size < 0 else list(range(self.size))
        return [count for i in order for count in self.counts(s, found[i], seat)]


# -- what a seat may know ------------------------------------------------------------------------------------------


def sees(s: "State", back: int, seat: int) -> bool:
    return s.cards.sees(seat, back) or s.cards.seen(back) == ALL


def known(s: "State", back: int, seat: int) -> str | None:
    """The name of a card, if the seat knows it where it lies; "" for an empty space."""
    if back < 0:
        return ""
    return s.game.card_name(s, back) if sees(s, back, seat) else None


def around(s: "State", seat: int) -> list[int]:
    """All seats, beginning with this one."""
    first = seat if seat >= 0 else 0
    return [(first + i) % s.seats for i in range(s.seats)]


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
