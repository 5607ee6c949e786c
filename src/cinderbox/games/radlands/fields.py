"""What a table of Radlands is made of, field by field, and how pieces are written down."""

from typing import Final

from librt.vecs import vec

from cinderbox.games.radlands.model import Content
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel import plain
from cinderbox.kernel.features import Features
from cinderbox.kernel.fields import MANY, Field, Int, Seat, Seats
from cinderbox.kernel.game import Game
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State
from cinderbox.kernel.zones import ASIDE, DECK, HAND, PILE, ROW, Zone, Zones

CARD: Final = 0  # designs of backs
CAMP: Final = 1
RAIDERS: Final = 2
MOST: Final = 18  # pieces, one on each place


class Pieces(Field):
    """Camps and people in play, five numbers each. A punk's face is hidden, so that this is no zone to look into."""

    def __init__(self, name: str, size: int, shared: bool) -> None:
        super().__init__(name, shared=shared)
        self.size = size  # -1: any number of them, and no gaps

    def all(self, s: State) -> list[Piece | None]:
        assert isinstance(s, RadlandsState)
        return [*s.spots] if self.size >= 0 else [*s.lifted]

    def dump(self, s: State) -> object:
        return [None if one is None else one.dump() for one in self.all(s)]

    def load(self, s: State, place: str, data: object) -> None:
        assert isinstance(s, RadlandsState)
        given = plain.rows(place, data, MOST) if self.size < 0 else plain.row(place, data, self.size)
        found = [piece(s, f"{place}[{i}]", given[i]) for i in range(len(given))]
        if self.size >= 0:
            s.spots = vec[Piece | None](found)
        else:
            s.lifted = [one for one in found if one is not None]

    def backs(self, s: State) -> list[int]:
        return [one.back for one in self.all(s) if one is not None]


class Spots(Pieces):
    """Camps and people on their places, nine of each side."""

    def names(self, made: Features, faces: list[str]) -> list[str]:
        cards = content(made.game).cards
        things = [*MARKS, *[card.id for card in cards]]
        places = [f"{side}.{column}.{row}" for side in made.each_seat(self.name) for column in range(3) for row in ROWS]
        return [f"{place}.{thing}" for place in places for thing in things]

    def write(self, s: State, seat: int, sheet: Sheet, at: int) -> None:
        assert isinstance(s, RadlandsState)
        width, first = len(MARKS) + len(s.content.cards), 9 if seat == 1 else 0
        for i in range(MOST):
            one = s.spots[(first + i) % MOST]
            if one is not None:
                here = at + i * width
                sheet.add(here + len(MARKS) + one.kind)
                if one.harm:
                    sheet.add(here + one.harm - 1)
                if not one.tired:
                    sheet.add(here + 2)
                sheet.put(here + 3, one.uses)


MARKS: Final = ["damaged", "destroyed", "ready", "uses"]
ROWS: Final = ["home", "middle", "front"]


def designs(c: Content) -> list[int]:
    """The design of each back."""
    return [CARD] * c.camp_back + [CAMP] * (c.raiders_back - c.camp_back) + [RAIDERS] * 2


def content(game: Game[RadlandsState]) -> Content:
    return game.blank(2, game.complete({})).content


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
    Spots("spots", MOST, shared=False),
    Zone("queue", ROW, (CARD, RAIDERS), "Event queues", spaces=6, each=3),
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
