"""People entering play, going back to hand, or turning out to be somebody."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.reasons import (
    FINE,
    FULL_COLUMN,
    MUST,
    NO_PUNK,
    NO_TARGET,
    NO_WATER,
    OWN_CARD,
    SETTLES,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_PERSON
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.frame import Act, Ask, Frame, Program
from cinderbox.kernel.state import State


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
