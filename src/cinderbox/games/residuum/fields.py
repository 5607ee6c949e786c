"""What a table of Residuum is made of, field by field, and how the map and what is under way are written down."""

from typing import Final

from cinderbox.games.residuum import affairs
from cinderbox.games.residuum.board import HEXES, WIDTH, built
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.tables import LANDS, LAST, POSTS, RIDERS, TILES, TRADE_TOWN, WALLS
from cinderbox.kernel import plain
from cinderbox.kernel.features import Features
from cinderbox.kernel.fields import Bits, Field, Int, Ints, Seat, Seats, away
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import ASIDE, DECK, HAND, PILE, ROW, Zone, Zones

DISCOVERY: Final = 0  # designs of backs
WAR: Final = 1
TOWN: Final = 2
WIDE: Final = 1 << 60
PIECE: Final = 1024  # no piece is written as a larger number


class Map(Field):
    """The map: the cells on which hexes were laid, one after the other, besides those of the Trade Town tile."""

    def dump(self, s: State) -> object:
        assert isinstance(s, ResiduumState)
        return s.board.cells[4:]

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, ResiduumState)
        count = len(plain.rows(place, data, HEXES))
        s.board = built(plain.numbers(place, data, count, 0, WIDTH * WIDTH - 1))


class Affair(Field):
    """Something under way that is watched by everybody, as a row of so many ints; none: nothing of the kind is."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(name, shared=True)
        self.size = size

    def dump(self, s: State) -> object:
        found = getattr(s, self.name)
        row: list[int] = [] if found is None else found.dump()
        return row

    def load(self, s: State, place: str, data: object) -> None:
        row = plain.numbers(place, data, self.size if data else 0, -1, WIDE)
        setattr(s, self.name, affairs.made(self.name, row))


class Land(Ints):
    """The land of each hex."""

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return [f"{self.name}.h{hex}.{land}" for hex in range(HEXES) for land in LANDS]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, ResiduumState)
        for hex in range(len(s.land)):
            sheet.add(at + hex * len(LANDS) + s.land[hex])


class Placed(Ints):
    """Pieces of each seat on hexes: the number of a piece is that of its hex, then bits, of which the last is set if it
    is active."""

    def __init__(self, name: str, size: int, bits: int) -> None:
        super().__init__(name, size, -1, PIECE, each=True)
        self.bits = bits

    def names(self, made: Features, faces: list[str]) -> list[str]:
        kinds = [f"h{hex}" for hex in range(HEXES)] + [f"h{hex}.active" for hex in range(HEXES)]
        return [f"{one}.{kind}" for one in made.each_seat(self.name) for kind in kinds]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        found: list[int] = getattr(s, self.name)
        for i in range(len(found)):
            one = found[i]
            if one >= 0:
                here = at + away(s, seat, i // self.size) * 2 * HEXES + (one >> self.bits)
                sheet.add(here)
                if one & 1:
                    sheet.add(here + HEXES)


class Walls(Ints):
    """Barricades of each seat: carried by a hex, or standing on a border."""

    def names(self, made: Features, faces: list[str]) -> list[str]:
        return [f"{one}.{kind}" for one in made.each_seat(self.name) for kind in ("idle", "standing")]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, ResiduumState)
        for i in range(len(s.walls)):
            if s.walls[i] >= 0:
                sheet.add(at + away(s, seat, i // self.size) * 2 + (1 if s.walls[i] >= STANDING else 0))


class WarHands(Zones):
    """Conflict cards in the hands of an attacker and a defender."""

    def owner(self, s: State, i: int) -> int:
        assert isinstance(s, ResiduumState)
        return -1 if s.battle is None else s.battle.seat(i)


FIELDS: Final[list[Field]] = [
    Int("round", 0, LAST, "Turn"),
    Seat("turn", "Turn of"),
    Seat("lead", "Lead Player"),
    Seat("starter", "First Player"),
    Map("board", shared=True),
    Land("land", -1, 0, TRADE_TOWN, shared=True),
    Ints("overlay", -1, 0, 3, shared=True),
    Ints("piles", 3, 0, TILES, "Contaminate, Radiation and Spare tiles left", shared=True),
    Zone("stack", DECK, title="Tiles", shared=True),
    Zone("drawn", ASIDE, title="Tiles drawn", shared=True),
    Zone("placed", PILE, title="Tiles on the map", shared=True),
    Zone("starting", DECK, title="Starting tiles", shared=True),
    Zone("box", DECK, title="Not in this game", shared=True),
    Zone("deck", DECK, DISCOVERY, "Discovery cards", shared=True),
    Zone("discard", PILE, DISCOVERY, "Discovery discard", shared=True),
    Zone("aside", ASIDE, DISCOVERY, "Being looked at", shared=True),
    Zones("hands", HAND, DISCOVERY, "Hand"),
    Zones("completed", ROW, DISCOVERY, "Completed"),
    Zone("war_deck", DECK, WAR, "Conflict cards", shared=True),
    Zone("war_aside", DECK, WAR, "Conflict cards set aside", shared=True),
    WarHands("war_hands", HAND, WAR, "Conflict hand", size=2),
    Zones("laid", ASIDE, WAR, "Laid", size=2),
    Zone("town_deck", DECK, TOWN, "Trade Town cards", shared=True),
    Zone("town_discard", PILE, TOWN, "Trade Town discard", shared=True),
    Zones("kept", ROW, TOWN, "Kept"),
    Ints("leaders", 1, -1, 99, each=True, things=4),
    Seats("used", "Ability used"),
    Ints("camps", 1, -1, HEXES, each=True, things=HEXES),
    Seats("camps_on", "Basecamp active"),
    Placed("riders", RIDERS, 3),
    Placed("posts", POSTS, 1),
    Walls("walls", WALLS, -1, PIECE, each=True),
    Ints("stock", 9, title="Stock", each=True),
    Ints("left", 9, title="Action points left over"),
    Ints("oils", shared=True),
    Ints("visits", 1, 0, 99, "Visits to the Trade Town", each=True),
    Ints("won", 1, title="Conflicts won", each=True),
    Bits("fought", HEXES),
    Int("achieved", 0, 1),
    Int("drew", 0, 1),
    Int("biked", 0, 1),
    Ints("uses", shared=True),
    Bits("oiled", HEXES),
    Affair("due", 4),
    Affair("convoy", 8),
    Affair("basket", 20),
    Affair("battle", 17),
    Affair("deal", 22),
]
DERIVED: Final = ("content", "codes", "simple", "hungry", "powers")
