"""People coming, going and moving; cards being restored; camps that roll or are rebuilt."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import LASTING
from cinderbox.games.radlands.reasons import (
    DESTROYED,
    EMPTY,
    FINE,
    FULL_COLUMN,
    MUST,
    NO_PERSON,
    NO_PUNK,
    NO_RESTORE,
    NO_RUIN,
    NO_TARGET,
    NO_WATER,
    NOT_DAMAGED,
    NOT_ITSELF,
    OWN_CARD,
    SETTLES,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_PERSON
from cinderbox.kernel.cards import ALL
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


class Newcomer(Ask):
    """Whoever is put into play takes a place in one of your columns (RAD-PLY-04, RAD-COL-06, RAD-COL-07)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-PLY-04", "RAD-COL-02", "RAD-COL-06", "RAD-COL-07")

    def affordable(self, s: RadlandsState, f: Frame, place: int) -> bool:
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.place + place for place in s.rooms(f.seat, True) if self.affordable(s, f, place)]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        if not 0 <= place < 18:
            return MUST if action == s.codes.decline else FINE
        if place // 9 != f.seat:
            return OWN_CARD
        if place in s.rooms(f.seat, True):
            return NO_WATER
        return FULL_COLUMN if s.crowd(place // 3) == 2 or s.camp_place(place // 3) == place else SETTLES


class PlacePerson(Newcomer):
    """Pay for the person laid aside and put it into play (RAD-PLY-01 to -03)."""

    def affordable(self, s: RadlandsState, f: Frame, place: int) -> bool:
        return s.price(f.seat, s.cards.face[f.that], place // 3 % 3) <= s.water

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        kind = s.cards.face[f.that]
        price = s.price(f.seat, kind, place // 3 % 3)
        s.water -= price
        s.aside.remove(f.that)
        s.note(log.PLAYED, f.seat, kind, place, price)
        verbs.enter(s, f.seat, place, f.that, kind)

    def prompt(self, s: State, f: Frame) -> str:
        assert isinstance(s, RadlandsState)
        return f"Where does {s.card(s.cards.face[f.that]).name} stand?"


class GainPunk(Newcomer):
    """Put the top card of the deck into play face down, or decline (RAD-EFX-02 to -04)."""

    def __init__(self, room: Program | None = None) -> None:
        super().__init__()
        self.room = room  # what makes room on a full board, where the later rules allow it
        self.rules = ("RAD-EFX-02", "RAD-EFX-03", "RAD-EFX-04")

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if s.later or s.people(seat) < 6 else SIX_PEOPLE

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        found = [s.codes.place + place for place in s.rooms(f.seat, True)]
        if not found and s.later and self.room is not None:
            found = [s.codes.destroy + place for place in ANY_PERSON.places(s, f.seat)]
        return [s.codes.decline, *found] if found else []

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        if action == s.codes.decline:
            return
        if action >= s.codes.place:
            verbs.gain_punk(s, f.seat, action - s.codes.place)
        else:
            verbs.hit(s, action - s.codes.destroy, True)
            assert self.room is not None
            s.push(self.room, f.seat)

    def prompt(self, s: State, f: Frame) -> str:
        return "You may gain a punk: where does it stand?"


class PlacePunk(Newcomer):
    """The punk that room was made for takes its place (RAD-RUL-02)."""

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        verbs.gain_punk(s, f.seat, action - s.codes.place)

    def prompt(self, s: State, f: Frame) -> str:
        return "Where does the punk stand?"


class MakeRoom(Ask):
    """Later rules, full board: destroy an own person before the newcomer is placed (RAD-RUL-02)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-02",)

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        kind = s.cards.face[f.that]
        return [
            s.codes.destroy + place
            for place in ANY_PERSON.places(s, f.seat)
            if s.price(f.seat, kind, place // 3 % 3) <= s.water
        ]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.destroy
        if not 0 <= place < 18:
            return FINE
        reason = ANY_PERSON.reason(s, place) if place // 9 == f.seat else OWN_CARD
        return reason or NO_WATER

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        verbs.hit(s, action - s.codes.destroy, True)

    def prompt(self, s: State, f: Frame) -> str:
        return "Six people are in play: destroy one of yours to make room."


class ReturnOne(Ask):
    """Take one of your people back into hand (RAD-FAP-12, RAD-FAP-13)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-FAP-12", "RAD-FAP-13", "RAD-FAP-14")

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if s.people(seat) else NO_TARGET

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.back + place for place in ANY_PERSON.places(s, f.seat)]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.back
        if not 0 <= place < 18:
            return FINE
        return ANY_PERSON.reason(s, place) if place // 9 == f.seat else OWN_CARD

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.back
        verbs.return_to_hand(s, place)
        verbs.close_up(s, place // 3)

    def prompt(self, s: State, f: Frame) -> str:
        return "Take one of your people back into hand."


class ReturnAll(Act):
    """Truce: everybody goes back to hand."""

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, RadlandsState)
        for seat in range(2):
            for place in ANY_PERSON.places(s, seat):
                verbs.return_to_hand(s, place)


class FlipPunk(Ask):
    """Training Camp: turn up a punk; a person enters play there, an event is discarded (RAD-RUL-34)."""

    def __init__(self, instead: Program) -> None:
        super().__init__()
        self.instead = instead  # what an event brings
        self.rules = ("RAD-RUL-34", "RAD-FAC-23", "RAD-FAC-24")

    def places(self, s: RadlandsState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(seat * 9, seat * 9 + 9):
            piece = s.spots[place]
            if piece is not None and piece.kind == s.content.punk:
                found.append(place)
        return found

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if self.places(s, seat) else NO_PUNK

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.flip + place for place in self.places(s, f.seat)]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        return NO_PUNK if 0 <= action - s.codes.flip < 18 else FINE

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.flip
        piece = s.spots[place]
        assert piece is not None
        s.reveal(piece.token, ALL)
        kind = s.cards.face[piece.token]
        s.note(log.FLIPPED, f.seat, kind, place)
        if kind < s.content.punk:
            s.spots[place] = Piece(piece.token, kind, 0, 0, 0)
            verbs.settle_in(s, f.seat, place)
        else:
            s.spots[place] = None
            verbs.discard(s, piece.token)
            verbs.close_up(s, place // 3)
            s.push(self.instead, f.seat)

    def prompt(self, s: State, f: Frame) -> str:
        return "Which punk is turned up?"


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


class MovePerson(Ask):
    """Revised Construction Yard: which person, of either side, moves. It is lifted, then `PlaceLifted` asks where."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-01",)

    def places(self, s: RadlandsState) -> list[int]:
        return [
            place
            for seat in range(2)
            for place in ANY_PERSON.places(s, seat)
            if [room for room in landings(s, place) if room != place]
        ]

    def possible(self, s: State, seat: int, this: int) -> int:
        assert isinstance(s, RadlandsState)
        return FINE if self.places(s) else NO_TARGET

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.move + place for place in self.places(s)]

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.move
        if not 0 <= place < 18:
            return FINE
        return ANY_PERSON.reason(s, place) or FULL_COLUMN

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.move
        piece = s.spots[place]
        assert piece is not None
        s.lifted = [piece]
        s.spots[place] = None
        verbs.close_up(s, place // 3)
        # where it came from is ruled out as its new place
        s.frames[-1] = s.frames[-1].counting(place)

    def prompt(self, s: State, f: Frame) -> str:
        return "Which person, yours or theirs, moves?"


def landings(s: RadlandsState, place: int) -> list[int]:
    """Where a person could stand if it were lifted from its place."""
    spots = s.spots
    s.spots = spots[:]
    s.spots[place] = None
    verbs.close_up(s, place // 3)
    found = s.rooms(place // 9, True)
    s.spots = spots
    return found


class PlaceMoved(Ask):
    """The lifted person takes another place on its own side; `n` is where it came from."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-01",)

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.place + place for place in s.rooms(f.n // 9, True) if place != f.n] if s.lifted else []

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        if not 0 <= place < 18:
            return FINE
        return FULL_COLUMN if place // 9 == f.n // 9 else OWN_CARD

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        piece = s.lifted[0]
        s.lifted = []
        verbs.insert(s, place, piece)
        s.note(log.MOVED, place // 9, piece.kind, f.n, place)

    def prompt(self, s: State, f: Frame) -> str:
        return "Where does that person stand now?"


class LiftAll(Ask):
    """High Ground: leave your people where they are, or lift them all to place them anew (RAD-FAE-02, RAD-RUL-54)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-FAE-02", "RAD-RUL-54")

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.decline, s.codes.rearrange] if s.people(f.seat) else []

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        if action == s.codes.rearrange:
            lifted: list[Piece] = []
            for place in ANY_PERSON.places(s, f.seat):
                piece = s.spots[place]
                assert piece is not None
                lifted.append(piece)
                s.spots[place] = None
            s.lifted = lifted

    def prompt(self, s: State, f: Frame) -> str:
        return "High Ground: rearrange your people, or leave them where they are."


class PlaceLifted(Ask):
    """One lifted person after the other takes a place; nobody enters play (RAD-RUL-54)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-54", "RAD-COL-02")

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, RadlandsState)
        return [s.codes.place + place for place in s.rooms(f.seat, False)] if s.lifted else []

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        if not 0 <= place < 18:
            return FINE
        return FULL_COLUMN if place // 9 == f.seat else OWN_CARD

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, RadlandsState)
        place = action - s.codes.place
        piece = s.lifted[0]
        s.lifted = s.lifted[1:]
        verbs.insert(s, place, piece)
        s.note(log.MOVED, f.seat, piece.kind, -1, place)
        s.frames[-1] = f

    def prompt(self, s: State, f: Frame) -> str:
        assert isinstance(s, RadlandsState)
        return f"Where does {s.card(s.lifted[0].kind).name} stand now?"


class Expose(Act):
    """Until this turn ends no card of the opponent counts as protected (RAD-RUL-54)."""

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, RadlandsState)
        s.exposed |= 1 << (1 - f.seat)


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
