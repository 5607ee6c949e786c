"""People moved about without entering or leaving play."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.reasons import (
    FULL_COLUMN,
    MUST,
    NO_TARGET,
    OK,
    OWN_CARD,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_PERSON
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


class MovePerson(Choice[RadlandsState]):
    """Revised Construction Yard: which person, of either side, moves; it is lifted, then `PlaceMoved` asks where."""

    verb = "move"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-01",)

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if movable(s) else NO_TARGET

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return movable(s)

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return ANY_PERSON.reason(s, place) or FULL_COLUMN

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.spots[place]
        assert piece is not None
        s.lifted = [piece]
        s.spots[place] = None
        s.note(log.LIFTED, place // 9, piece.kind, place)
        verbs.close_up(s, place // 3)
        s.frames[-1] = s.frames[-1].counting(place)  # where it came from is ruled out as its new place

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which person, yours or theirs, moves?"


def movable(s: RadlandsState) -> list[int]:
    """The places of all people that could stand elsewhere on their side."""
    return [
        place
        for seat in range(2)
        for place in ANY_PERSON.places(s, seat)
        if [room for room in landings(s, place) if room != place]
    ]


def landings(s: RadlandsState, place: int) -> list[int]:
    """Where a person could stand if it were lifted from its place."""
    spots = s.spots
    s.spots = spots[:]
    s.spots[place] = None
    verbs.close_up(s, place // 3)
    found = s.rooms(place // 9, True)
    s.spots = spots
    return found


class PlaceMoved(Choice[RadlandsState]):
    """The lifted person takes another place on its own side; `n` is where it came from."""

    verb = "place"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-01",)

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in s.rooms(f.n // 9, True) if place != f.n] if s.lifted else []

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return FULL_COLUMN if place // 9 == f.n // 9 else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.lifted[0]
        s.lifted = []
        verbs.insert(s, place, piece)
        s.note(log.MOVED, place // 9, piece.kind, f.n, place)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Where does that person stand now?"


class LiftAll(Choice[RadlandsState]):
    """High Ground: leave your people where they are, or lift them all to place them anew (RAD-FAE-02, RAD-RUL-54)."""

    verb = "rearrange"
    optional = True

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-FAE-02", "RAD-RUL-54")

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [0] if s.people(f.seat) else []

    def take(self, s: RadlandsState, f: Frame, target: int) -> None:
        s.note(log.REARRANGED, f.seat)
        lifted: list[Piece] = []
        for place in ANY_PERSON.places(s, f.seat):
            piece = s.spots[place]
            assert piece is not None
            lifted.append(piece)
            s.spots[place] = None
        s.lifted = lifted

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "High Ground: rearrange your people, or leave them where they are."


class PlaceLifted(Choice[RadlandsState]):
    """One lifted person after the other takes a place; nobody enters play (RAD-RUL-54)."""

    verb = "place"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-54", "RAD-COL-02")

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return s.rooms(f.seat, False) if s.lifted else []

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return FULL_COLUMN if place // 9 == f.seat else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.lifted[0]
        s.lifted = s.lifted[1:]
        verbs.insert(s, place, piece)
        s.note(log.MOVED, f.seat, piece.kind, -1, place)
        s.frames[-1] = f

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Where does {s.card(s.lifted[0].kind).name} stand now?"


class Expose(Do[RadlandsState]):
    """Until this turn ends no card of the opponent counts as protected (RAD-RUL-54)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        s.exposed |= 1 << (1 - f.seat)
        s.note(log.EXPOSED, 1 - f.seat)
