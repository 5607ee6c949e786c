"""Cards restored, camps rebuilt, the camp that rolls."""

from mypy_extensions import i64

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import LASTING
from cinderbox.games.radlands.reasons import (
    DESTROYED,
    EMPTY,
    IN_ORDER,
    MUST,
    NO_PERSON,
    NO_RESTORE,
    NO_RUIN,
    NO_TARGET,
    NOT_DAMAGED,
    NOT_ITSELF,
    OK,
    OWN_CARD,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program


class Restore(Choice[RadlandsState]):
    """Turn one of your damaged cards upright (RAD-RST-01 to -04)."""

    verb = "restore"
    must = MUST

    def __init__(self, people: bool = False, ready: bool = False, must: bool = False) -> None:
        super().__init__()
        self.people = people  # people only
        self.ready = ready  # the person is ready at once
        self.optional = not must
        self.rules = ("RAD-RST-01", "RAD-RST-02", "RAD-RUL-23")

    def damaged(self, s: RadlandsState, seat: i64, this: i64) -> list[int]:
        """What the card `this` of a seat could restore."""
        return [place for place in range(seat * 9, seat * 9 + 9) if self.why_not(s, place, this) == OK]

    def why_not(self, s: RadlandsState, place: i64, this: i64) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        if piece.harm != 1:
            return NOT_DAMAGED if piece.harm == 0 else DESTROYED
        if self.people and not s.is_person(piece):
            return NO_PERSON
        if s.content.cards[piece.kind].traits & LASTING:
            return NO_RESTORE
        return NOT_ITSELF if s.later and piece.back == this else OK

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        first: i64 = seat * 9
        for place in range(first, first + 9):
            if self.why_not(s, place, this) == OK:
                return OK
        return NO_TARGET

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return self.damaged(s, f.seat, f.this)

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return self.why_not(s, place, f.this) if place // 9 == f.seat else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.restore(s, place, self.ready)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        what = "people" if self.people else "cards"
        may = "You may restore" if self.optional else "Restore"
        return f"{may} one of your damaged {what}."


class RestoreMany(Restore):
    """Restore as many as you like, asked from the first place to the last; `n` is the next place."""

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in self.damaged(s, f.seat, f.this) if place >= f.n]

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return super().refuse(s, f, place) or IN_ORDER

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        super().take(s, f, place)
        s.frames[-1] = f.counting(place + 1)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Restore any of your damaged cards, in order along the row; decline when done."


class Rebuild(Choice[RadlandsState]):
    """Construction Yard: a destroyed camp of yours stands again, undamaged and ready (RAD-RUL-35)."""

    verb = "rebuild"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-35", "RAD-FAC-08", "RAD-FAC-09")

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.ruins(seat) else NO_RUIN

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in range(f.seat * 9, f.seat * 9 + 9, 3) if self.refuse(s, f, place) == OK]

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        piece = s.spots[place]
        return OK if place // 9 == f.seat and piece is not None and piece.harm == 2 else NO_RUIN

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.spots[place]
        assert piece is not None
        s.spots[place] = Piece(piece.back, piece.kind, 0, 0, 0)
        s.note(log.REBUILT, f.seat, piece.kind, place)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which of your destroyed camps stands again?"


class Roll(Do[RadlandsState]):
    """Juggernaut moves a space forward; from the third it goes home and something follows (RAD-RUL-12)."""

    def __init__(self, then: Program) -> None:
        super().__init__()
        self.then = then

    def do(self, s: RadlandsState, f: Frame) -> None:
        place = s.find(f.this)
        if place < 0:
            return
        piece = s.spots[place]
        assert piece is not None
        if place % 3 == 2:
            verbs.send_home(s, place // 3)
            s.note(log.ROLLED, f.seat, piece.kind, place, place - 2)
            s.push(self.then, f.seat)
        else:
            s.spots[place] = s.spots[place + 1]
            s.spots[place + 1] = piece
            verbs.close_up(s, place // 3)
            s.note(log.ROLLED, f.seat, piece.kind, place, place + 1)
