"""What a table of The Pioneers Program is made of, field by field, and how a fight is written down."""

from typing import Final

from cinderbox.games.pioneers import fight
from cinderbox.games.pioneers.model import ALARM, MARKET, PROJECT, WASTES
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel import plain
from cinderbox.kernel.events import listed
from cinderbox.kernel.features import Features
from cinderbox.kernel.fields import Field, Group, Int, Ints, Seat, Seats, away
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import ASIDE, DECK, HAND, PILE, ROW, Zone, Zones

MOST: Final = 999  # of anything a player has
SURVIVORS: Final = 24  # at the most
CARDS: Final = (MARKET, WASTES)  # designs of what can be built, owned and held


class Combat(Field):
    """An attack or raid under way, as a row of ints; none: nobody fights."""

    def dump(self, s: State) -> object:
        assert isinstance(s, PioneersState)
        row: list[int] = [] if s.fight is None else s.fight.dump()
        return row

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, PioneersState)
        row = plain.numbers(place, data, len(plain.rows(place, data, MOST)), -1, 99_999)
        if row:
            plain.law(len(row) >= fight.FIXED and len(row) >= fight.FIXED + row[10] >= fight.FIXED, f"{place} is whole")
            for seat in row[:2]:
                plain.number(place, seat, 0, s.seats - 1)
            plain.number(place, row[2], 0, s.content.project_back - 1)
            plain.number(place, row[3], 0, len(fight.STAGES) - 1)
            for item in row[fight.FIXED : fight.FIXED + row[10]]:
                plain.number(place, item % 1000, 0, s.content.kinds - 1)
                plain.number(place, item // 1000, 0, 1)
            for roll in row[fight.FIXED + row[10] :]:
                plain.number(place, roll // 100, 0, 1)
                plain.number(place, roll // 10 % 10, 1, 6)
                plain.number(place, roll % 10, 1, 6)
        s.fight = fight.made(row)

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return [self.name]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, PioneersState)
        sheet.put(at, 0 if s.fight is None else 1)


class Survivors(Ints):
    """Whose survivor is who, by number."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, PioneersState)
        every = s.content.survivors
        held = [every[one].name if one >= 0 else "" for one in s.survivors]
        return [{"name": self.title, "seat": who, "text": held[who]} for who in range(s.seats) if held[who]]


class Headquarters(Ints):
    """The headquarters of each town, by number."""

    def groups(self, s: State, seat: int) -> list[Group]:
        assert isinstance(s, PioneersState)
        every = s.content.headquarters
        return [{"name": self.title, "seat": who, "text": every[s.hq[who]].name} for who in range(s.seats)]


class Order(Ints):
    """Some of the players, one after the other."""

    def groups(self, s: State, seat: int) -> list[Group]:
        row: list[int] = getattr(s, self.name)
        return [{"name": self.title, "seat": None, "text": listed([s.called(who) for who in row])}] if row else []

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return made.each_seat(self.name)

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        """Of each seat, its place in the row, counted from 1."""
        row: list[int] = getattr(s, self.name)
        for i in range(len(row)):
            sheet.put(at + away(s, seat, row[i]), i + 1)


class Drawn(Zones):
    """Cards from the wastes that the player whose turn it is looks at."""

    def owner(self, s: State, i: int) -> int:
        assert isinstance(s, PioneersState)
        return s.turn


FIELDS: Final[list[Field]] = [
    Int("round", 0, 99, "Round"),
    Int("step", 0, 3),
    Int("turn_marker", 1, 3, "Turn marker"),
    Seat("turn", "Turn of"),
    Int("last", 0, 99, "Last round"),
    Order("order", -1, 0, 5, "Turn order", shared=True),
    Survivors("survivors", 1, -1, 99, "Survivor", each=True, things=SURVIVORS),
    Headquarters("hq", 1, 0, 3, "Headquarters", each=True, things=4),
    Ints("pile", 3, 0, MOST, "Food, credits, response tokens", each=True),
    Zones("structures", ROW, CARDS, "Structures"),
    Zones("others", ROW, CARDS, "Items and personalities"),
    Zones("hands", HAND, CARDS, "Hand"),
    Zones("packets", HAND, WASTES, "Packet"),
    Zones("picked", HAND, WASTES, "Picked"),
    Drawn("drawn", HAND, WASTES, "Drawn", size=1),
    Zone("aside", ASIDE, title="Being carried out"),
    Zone("market", ROW, CARDS, "Market", spaces=6),
    Zone("market_deck", DECK, 0, "Market deck", shared=True),
    Zone("market_discard", PILE, 0, "Market discard", shared=True),
    Zone("wastes_deck", DECK, WASTES, "Wastes deck", shared=True),
    Zone("wastes_discard", PILE, WASTES, "Wastes discard", shared=True),
    Zone("project_deck", DECK, PROJECT, "Project deck", shared=True),
    Zone("projects", ROW, PROJECT, "Projects", spaces=2),
    Zones("claimed", ROW, PROJECT, "Completed projects"),
    Zone("alarms", ROW, ALARM, "Alarm tokens", shared=True, spaces=3),
    Zone("box", DECK, title="Not in this game", shared=True),
    Ints("research", 2, 0, 99, "Research tokens", each=True),
    Ints("permanent", 1, 0, MOST, each=True),
    Ints("points", 1, 0, MOST, "Victory points", each=True),
    Order("stack", -1, 0, 5, "Markers from bottom to top", shared=True),
    Order("four", -1, 0, 5, shared=True),
    Order("slots", -1, 0, 5, "Player tokens at the market", shared=True),
    Seats("settled"),
    Seats("more_turns"),
    Seats("recruited"),
    Ints("used", -1, 0, 999, shared=True),
    Seats("spent"),
    Int("crash", 0, MOST),
    Int("storm", 0, 1),
    Int("begun", 0, 1),
    Int("acted", 0, 1),
    Combat("fight", shared=True),
    Ints("production", 3, 0, MOST, "Production pile", shared=True),
    Ints("produced", 3, 0, MOST, shared=True),
    Ints("traded", 3, -MOST, MOST, shared=True),
    Ints("paid", 3, 0, MOST, shared=True),
    Int("trades", 0, 99),
    Int("reduction", 0, MOST),
    Ints("waived", -1, 0, 999, shared=True),
    Ints("unpaid", -1, 0, 999, shared=True),
]
DERIVED: Final = ("content", "codes", "powers")
