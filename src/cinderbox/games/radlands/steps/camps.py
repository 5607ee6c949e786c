"""Cards restored, camps rebuilt, the camp that rolls."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import LASTING
from cinderbox.games.radlands.reasons import (
    DESTROYED,
    EMPTY,
    FINE,
    MUST,
    NO_PERSON,
    NO_RESTORE,
    NO_RUIN,
    NO_TARGET,
    NOT_DAMAGED,
    NOT_ITSELF,
    OWN_CARD,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.kernel.frame import Act, Ask, Frame, Program
from cinderbox.kernel.state import State


class Restore(Ask):
    """Turn one of your damaged cards upright (RAD-RST-01 to -04)."""

    def __init__(self, people: bool = False, ready: bool = False, must: bool = False) -> None:
        super().__init__()
        self.people = people  # people only
        self.ready = ready  # the person is ready at once
        self.must = must  # cannot be declined
        self.rules = ("RAD-RST-01", "RAD-RST-02", "RAD-RUL-23")

    def refusal(self, s: RadlandsState, place: int, this: int) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        if piece.harm != 1:
            return NOT_DAMAGED if piece.harm == 0 else DESTROYED
        if self.people and not s.is_person(piece):
            return NO_PERSON
        if s.content.cards[piece.kind].traits & LASTING:
            return NO_RESTORE
        return NOT_ITSELF if s.later and piece.token == this else FINE

    def places(self, s: RadlandsState, seat: int, this: int) -> list[int]:
        return [place for place in range(seat * 9, seat * 9 + 9) if self.refusal(s, place, this) == FINE]

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if self.places(s, seat, this) else NO_TARGET

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        found = [s.codes.restore + place for place in self.places(s, f.seat, f.this)]
        return [s.codes.decline, *found] if found and not self.must else found

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.restore
        if action == s.codes.decline:
            return MUST
        if not 0 <= place < 18:
            return FINE
        return self.refusal(s, place, f.this) if place // 9 == f.seat else OWN_CARD

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        if action != s.codes.decline:
            verbs.restore(s, action - s.codes.restore, self.ready)

    def prompt(self, s: State, f: Frame) -> str:
        what = "people" if self.people else "cards"
        return f"Restore one of your damaged {what}." if self.must else f"You may restore one of your damaged {what}."


class RestoreMany(Restore):
    """Restore as many as you like, asked from the first place to the last; `n` is the next place."""

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        found = [s.codes.restore + place for place in self.places(s, f.seat, f.this) if place >= f.n]
        return [s.codes.decline, *found] if found else []

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        if action != s.codes.decline:
            place = action - s.codes.restore
            verbs.restore(s, place, False)
            s.frames[-1] = f.counting(place + 1)

    def prompt(self, s: State, f: Frame) -> str:
        return "Restore any of your damaged cards, in order along the row; decline when done."


class Rebuild(Ask):
    """Construction Yard: a destroyed camp of yours stands again, undamaged and ready (RAD-RUL-35)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-35", "RAD-FAC-08", "RAD-FAC-09")

    def places(self, s: RadlandsState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(seat * 9, seat * 9 + 9, 3):
            piece = s.spots[place]
            if piece is not None and piece.harm == 2:
                found.append(place)
        return found

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if self.places(s, seat) else NO_RUIN

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.rebuild + place for place in self.places(s, f.seat)]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        return NO_RUIN if 0 <= action - s.codes.rebuild < 18 else FINE

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.rebuild
        piece = s.spots[place]
        assert piece is not None
        s.spots[place] = Piece(piece.token, piece.kind, 0, 0, 0)
        s.note(log.REBUILT, f.seat, piece.kind, place)

    def prompt(self, s: State, f: Frame) -> str:
        return "Which of your destroyed camps stands again?"


class Roll(Act):
    """Juggernaut moves a space forward; from the third it goes home and something follows (RAD-RUL-12)."""

    def __init__(self, then: Program) -> None:
        super().__init__()
        self.then = then

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, RadlandsState)
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
