"""People entering play, going back to hand, or turning out to be somebody."""

from mypy_extensions import i64

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.reasons import (
    FULL_COLUMN,
    MUST,
    NO_PUNK,
    NO_TARGET,
    NO_WATER,
    OK,
    OWN_CARD,
    SETTLES,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_PERSON
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu


def no_room(s: RadlandsState, seat: int, place: int) -> int:
    """Why nobody new can stand on a place that is no room of a seat."""
    if place // 9 != seat:
        return OWN_CARD
    return FULL_COLUMN if s.crowd(place // 3) == 2 or s.camp_place(place // 3) == place else SETTLES


def payable(s: RadlandsState, seat: i64, kind: i64, place: i64) -> bool:
    return s.price(seat, kind, place // 3 % 3) <= s.water


def stands(s: RadlandsState, seat: int, kind: int) -> list[int]:
    """The places that a person of the hand could take now."""
    return [place for place in s.rooms(seat, True) if payable(s, seat, kind, place)]


class Newcomer(Choice[RadlandsState]):
    """Whoever is put into play takes a place in one of your columns (RAD-PLY-04, RAD-COL-06, RAD-COL-07)."""

    verb = "place"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-PLY-04", "RAD-COL-02", "RAD-COL-06", "RAD-COL-07")

    def affordable(self, s: RadlandsState, f: Frame, place: int) -> bool:
        return True

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in s.rooms(f.seat, True) if self.affordable(s, f, place)]

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return NO_WATER if place in s.rooms(f.seat, True) else no_room(s, f.seat, place)


class PlacePerson(Newcomer):
    """Pay for the person laid aside and put it into play (RAD-PLY-01 to -03)."""

    def affordable(self, s: RadlandsState, f: Frame, place: int) -> bool:
        return payable(s, f.seat, s.cards.face[f.that], place)

    def price(self, s: RadlandsState, f: Frame, action: int) -> str:
        if s.codes.first(action) != s.codes.place:
            return ""
        return f"{s.price(f.seat, s.cards.face[f.that], s.codes.target(action) // 3 % 3)} water"

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        kind = s.cards.face[f.that]
        price = s.price(f.seat, kind, place // 3 % 3)
        s.water -= price
        s.aside.remove(f.that)
        s.note(log.PLAYED, f.seat, kind, place, price)
        verbs.enter(s, f.seat, place, f.that, kind)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Where does {s.card(s.cards.face[f.that]).name} stand?"


class Room(Look[RadlandsState]):
    """Whether and where there is room for a punk."""

    def __init__(self, s: RadlandsState, f: Frame) -> None:
        super().__init__(s, f)
        self.crowded = s.later and s.people(f.seat) == 6
        self.rooms = s.rooms(f.seat, True)


class NoPunk(Item[Room]):
    verb = "decline"

    def closed(self, look: Room) -> int:
        return OK if look.crowded or look.rooms else SIX_PEOPLE

    def do(self, look: Room, target: int) -> None:
        """Nothing happens."""


class DestroyForPunk(Item[Room]):
    """On a full board the later rules let you destroy an own person to make room (RAD-RUL-02): `room` follows then."""

    verb = "destroy"

    def __init__(self, room: Program) -> None:
        self.room = room

    def targets(self, look: Room) -> list[int]:
        return ANY_PERSON.places(look.s, look.seat) if look.crowded else []

    def refuse(self, look: Room, place: int) -> int:
        return ANY_PERSON.reason(look.s, place) if place // 9 == look.seat else OWN_CARD

    def do(self, look: Room, place: int) -> None:
        verbs.hit(look.s, place, True)
        look.s.push(self.room, look.seat)


class SettlePunk(Item[Room]):
    verb = "place"

    def targets(self, look: Room) -> list[int]:
        return look.rooms

    def refuse(self, look: Room, place: int) -> int:
        return OK if place in look.rooms else no_room(look.s, look.seat, place)

    def do(self, look: Room, place: int) -> None:
        verbs.gain_punk(look.s, look.seat, place)


class GainPunk(Menu[RadlandsState, Room]):
    """Put the top card of the deck into play face down, or decline (RAD-EFX-02 to -04)."""

    again = False
    way_out = "decline"

    def __init__(self, room: Program) -> None:
        super().__init__([NoPunk(), DestroyForPunk(room), SettlePunk()])
        self.rules = ("RAD-EFX-02", "RAD-EFX-03", "RAD-EFX-04")

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.later or s.people(seat) < 6 else SIX_PEOPLE

    def look(self, s: RadlandsState, f: Frame) -> Room:
        return Room(s, f)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        if s.people(f.seat) == 6:
            return "You may gain a punk if you destroy one of your six people."
        return "You may gain a punk: where does it stand?"


class PlacePunk(Newcomer):
    """The punk that room was made for takes its place (RAD-RUL-02)."""

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.gain_punk(s, f.seat, place)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Where does the punk stand?"


class MakeRoom(Choice[RadlandsState]):
    """Later rules, full board: destroy an own person before the newcomer is placed (RAD-RUL-02)."""

    verb = "destroy"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-02",)

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in range(f.seat * 9, f.seat * 9 + 9) if self.refuse(s, f, place) == OK]

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        if place // 9 != f.seat:
            return OWN_CARD
        return ANY_PERSON.reason(s, place) or self.cost_refusal(s, f, place)

    def cost_refusal(self, s: RadlandsState, f: Frame, place: int) -> int:
        """Why the newcomer could not take the room that this person leaves."""
        return NO_WATER if s.price(f.seat, s.cards.face[f.that], place // 3 % 3) > s.water else OK

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.hit(s, place, True)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Six people are in play: destroy one of yours to make room."


class ReturnOne(Choice[RadlandsState]):
    """Take one of your people back into hand (RAD-FAP-12, RAD-FAP-13)."""

    verb = "return"
    must = MUST

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-FAP-12", "RAD-FAP-13", "RAD-FAP-14")

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.people(seat) else NO_TARGET

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return ANY_PERSON.places(s, f.seat)

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        return ANY_PERSON.reason(s, place) if place // 9 == f.seat else OWN_CARD

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        verbs.return_to_hand(s, place)
        verbs.close_up(s, place // 3)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Take one of your people back into hand."


class ReturnAll(Do[RadlandsState]):
    """Truce: everybody goes back to hand."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        for seat in range(2):
            for place in ANY_PERSON.places(s, seat):
                verbs.return_to_hand(s, place)


class FlipPunk(Choice[RadlandsState]):
    """Training Camp: turn up a punk; a person enters play there, an event is discarded (RAD-RUL-34)."""

    verb = "flip"
    must = MUST

    def __init__(self, instead: Program) -> None:
        super().__init__()
        self.instead = instead  # what an event brings
        self.rules = ("RAD-RUL-34", "RAD-FAC-23", "RAD-FAC-24")

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if s.punks(seat) else NO_PUNK

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [place for place in range(f.seat * 9, f.seat * 9 + 9) if self.refuse(s, f, place) == OK]

    def refuse(self, s: RadlandsState, f: Frame, place: int) -> int:
        piece = s.spots[place]
        mine = place // 9 == f.seat
        return OK if mine and piece is not None and piece.kind == s.content.punk else NO_PUNK

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        piece = s.spots[place]
        assert piece is not None
        s.reveal(piece.back, ALL)
        kind = s.cards.face[piece.back]
        s.note(log.FLIPPED, f.seat, kind, place)
        if kind < s.content.punk:
            s.spots[place] = Piece(piece.back, kind, 0, 0, 0)
            verbs.settle_in(s, f.seat, place)
        else:
            s.spots[place] = None
            verbs.discard(s, piece.back)
            verbs.close_up(s, place // 3)
            s.push(self.instead, f.seat)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which punk is turned up?"
