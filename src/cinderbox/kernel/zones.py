"""Zones: the fields of a state in which cards lie, and what may be known of cards there.

A zone says what it is (deck, hand, row, pile, aside); what a seat sees of it, whether others can follow its order, and
that no card is lost follow from that.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cinderbox.kernel import plain
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.fields import Field, Group
from cinderbox.kernel.plain import law, numbers
from cinderbox.kernel.sheet import Sheet

if TYPE_CHECKING:
    from cinderbox.kernel.features import Features
    from cinderbox.kernel.state import State

# What a zone of cards is.
DECK: Final = 0  # backs in an order that matters; how many there are is all that is shown
HAND: Final = 1  # its owner looks into it, and nobody else can follow its order
ROW: Final = 2  # cards side by side, each at its place
PILE: Final = 3  # cards on top of each other, the last on top
ASIDE: Final = 4  # cards between two zones while an effect lasts


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

    def empty(self, seats: int) -> object:
        return [-1] * self.spaces

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

    def empty(self, seats: int) -> object:
        return [[] for _ in range(seats if self.size < 0 else self.size)]

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


def sees(s: "State", back: int, seat: int) -> bool:
    return s.cards.sees(seat, back) or s.cards.seen(back) == ALL


def known(s: "State", back: int, seat: int) -> str | None:
    """The name of a card, if the seat knows it where it lies; "" for an empty space."""
    if back < 0:
        return ""
    return s.game.card_name(s, back) if sees(s, back, seat) else None


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
