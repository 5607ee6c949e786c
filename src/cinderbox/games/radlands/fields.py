"""What a table of Radlands is made of, field by field, and how pieces are written down."""

from typing import Final

from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel import plain
from cinderbox.kernel.fields import ASIDE, DECK, HAND, MANY, PILE, ROW, Field, Int, Seat, Seats, Zone, Zones
from cinderbox.kernel.state import State

CARD: Final = 0  # designs of backs
CAMP: Final = 1
MOST: Final = 18  # pieces, one on each place


class Pieces(Field):
    """Camps and people in play, five numbers each. A punk's face is hidden, so that this is no zone to look into."""

    def __init__(self, name: str, size: int, shared: bool) -> None:
        super().__init__(name, shared=shared)
        self.size = size  # -1: any number of them, and no gaps

    def all(self, s: State) -> list[Piece | None]:
        assert isinstance(s, RadlandsState)
        return s.spots if self.size >= 0 else [*s.lifted]

    def dump(self, s: State) -> object:
        return [None if one is None else one.dump() for one in self.all(s)]

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, RadlandsState)
        given = plain.rows(place, data, MOST) if self.size < 0 else plain.row(place, data, self.size)
        found = [piece(s, f"{place}[{i}]", given[i]) for i in range(len(given))]
        if self.size >= 0:
            s.spots = found
        else:
            s.lifted = [one for one in found if one is not None]

    def backs(self, s: State) -> list[int]:
        return [one.back for one in self.all(s) if one is not None]


def piece(s: RadlandsState, place: str, data: object) -> Piece | None:
    if data is None:
        return None
    back, kind, harm, tired, uses = plain.numbers(place, data, 5, 0, MANY)
    plain.number(f"{place}[0]", back, 0, s.content.raiders_back - 1)
    plain.number(f"{place}[1]", kind, 0, len(s.content.cards) - 1)
    return Piece(back, kind, harm, tired, uses)


FIELDS: Final[list[Field]] = [
    Seat("turn", "Turn of"),
    Int("turns", title="Turns"),
    Int("water", title="Water"),
    Zone("deck", DECK, CARD),
    Zone("discard", PILE, CARD),
    Int("stale"),
    Zones("hands", HAND, CARD, "Hand"),
    Seats("silo", "Water Silo in hand"),
    Zone("aside", ASIDE),
    Pieces("spots", MOST, shared=False),
    Zone("queue", ROW, title="Event queues", spaces=6),
    Zones("dealt", HAND, CAMP, "Camps to choose from", shared=True),
    Zone("box", DECK, title="Not in this game", shared=True),
    Pieces("lifted", -1, shared=True),
    Int("reshuffles", 0, 1, "Reshuffles"),
    Int("taken", 0, 100),
    Int("entered"),
    Int("played"),
    Int("resolved"),
    Seats("raided"),
    Seats("exposed"),
    Int("used"),
]
DERIVED: Final = ("content", "codes", "later")
