"""Abilities: what a card has, whether it can be used, what it costs; and cards that use the ability of another.

An option names an ability by its card's place and which it is: `use` the first, `use2` the second, `gift`
the one that Argo Yesky lends.
"""

from typing import Final

from mypy_extensions import i64

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import SOLITARY, Ability
from cinderbox.games.radlands.reasons import (
    BY_LANDING,
    DAMAGED,
    EMPTY,
    FULL_COLUMN,
    LANDING_WATER,
    NO_ABILITY,
    NO_DROP,
    NO_LENDER,
    NO_NOBODY,
    NO_WATER,
    NOT_DAMAGED,
    NOT_YOURS,
    OK,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import Piece, RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_PERSON
from cinderbox.games.radlands.steps.people import MakeRoom, PlacePerson
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.menu import Item, Look, Menu

GIFT: Final = 2


def ability(s: RadlandsState, piece: Piece, which: i64, lent: bool) -> Ability | None:
    """The ability of a card: 0 and 1 its own, 2 the lent one, which whoever has it printed does not get twice."""
    card = s.content.cards[piece.kind]
    if which == GIFT:
        gift = s.content.gift
        return gift if lent and s.is_person(piece) and card.first is not gift else None
    return card.second if which else card.first


def price(s: RadlandsState, seat: i64, what: Ability) -> i64:
    """What an ability costs now (RAD-RUL-20)."""
    cost = what.cost
    if what.less:
        cost -= s.punks(seat) if what.less == 1 else s.ruins(seat)
        if cost < 0:
            return 0
    return cost


def refusal(s: RadlandsState, seat: i64, this: i64, what: Ability, water: i64) -> int:
    """0 if the card `this` of a seat could use this ability with so much water (RAD-RUL-17, RAD-RUL-19)."""
    if what.cost > water and not what.copied and price(s, seat, what) > water:  # it never costs more than is printed
        return NO_WATER
    if what.conditional:
        reason = what.condition.reason(s, seat, this)
        if reason:
            return reason
    if what.copied:
        return borrowing_refusal(s, seat, this, what, water)
    return what.step.possible(s, seat, this)


def borrowing_refusal(s: RadlandsState, seat: i64, this: i64, what: Ability, water: i64) -> int:
    """The same for an ability that makes use of another: is there one, and water for it?"""
    step = what.step
    if not isinstance(step, UseOther):
        return BY_LANDING  # Parachute Base: the person that lands is chosen in the hand
    return OK if step.usable(s, seat, this, water) else step.none


def activate(s: RadlandsState, seat: i64, place: i64, this: i64, what: Ability) -> None:
    """Pay for an ability and start it, as the card `this`; the card that is used stands on `place`."""
    cost = price(s, seat, what)
    piece = s.spots[place]
    assert piece is not None
    verbs.mark_used(s, place)
    s.water -= cost
    s.note(log.USED, seat, piece.kind, place, cost)
    s.push(what.program, seat, this)


def solitary_refusal(s: RadlandsState, seat: i64, piece: Piece) -> bool:
    """Revised Resonator: whether its one ability of the turn, or another, stands in the way."""
    solitary = s.content.cards[piece.kind].traits & SOLITARY
    if solitary:
        return s.used > piece.uses
    for place in range(seat * 9, seat * 9 + 9, 3):
        camp = s.spots[place]
        if camp is not None and camp.uses and s.content.cards[camp.kind].traits & SOLITARY:
            return True
    return False


class Lenders(Look[RadlandsState]):
    """The people that may be made use of, by the card `this`."""

    def __init__(self, s: RadlandsState, f: Frame, step: "UseOther", this: int) -> None:
        super().__init__(s, f)
        self.step = step
        self.this = this
        self.places: list[int] = []

    def survey(self) -> None:
        s = self.s
        for place in range(18):
            if s.spots[place] is not None and self.step.may_lend(s, self.seat, self.this, place) == OK:
                self.places.append(place)

    def ability(self, place: int, which: int) -> Ability:
        piece = self.s.spots[place]
        assert piece is not None
        what = ability(self.s, piece, which, self.s.lends(place // 9))
        assert what is not None
        return what


class UseOthers(Item[Lenders]):
    """One of the abilities that a person may have."""

    def __init__(self, verb: str, which: int) -> None:
        self.verb = verb
        self.which = which

    def targets(self, look: Lenders) -> list[int]:
        return look.places

    def refuse(self, look: Lenders, place: int) -> int:
        s, seat, step = look.s, look.seat, look.step
        return step.may_lend(s, seat, look.this, place) or step.ability_refusal(
            s, seat, look.this, place, self.which, s.lends(place // 9), s.water
        )

    def price(self, look: Lenders, place: int) -> str:
        return f"{price(look.s, look.seat, look.ability(place, self.which))} water"

    def do(self, look: Lenders, place: int) -> None:
        look.step.perform(look.s, look.frame, place, look.ability(place, self.which))


class UseOther(Menu[RadlandsState, Lenders]):
    """Use an ability of some person: which people, and who is marked as used, the subclasses say."""

    again = False

    def __init__(self) -> None:
        super().__init__([UseOthers("use", 0), UseOthers("use2", 1), UseOthers("gift", GIFT)])
        self.none = NO_LENDER
        self.second_hand = True  # whether an ability may be used that itself makes use of another

    def look(self, s: RadlandsState, f: Frame) -> Lenders:
        return Lenders(s, f, self, f.this)

    def may_lend(self, s: RadlandsState, seat: i64, this: i64, place: i64) -> int:
        """0 if the person on a place may be made use of."""
        raise NotImplementedError

    def actor(self, s: RadlandsState, this: i64, place: i64) -> i64:
        """The back that counts as "this card" in the ability."""
        raise NotImplementedError

    def usable(self, s: RadlandsState, seat: i64, this: i64, water: i64) -> bool:
        spots = s.spots
        for place in range(18):
            if spots[place] is not None and self.may_lend(s, seat, this, place) == OK:
                lent = s.lends(place // 9)
                for which in range(3):
                    if self.ability_refusal(s, seat, this, place, which, lent, water) == OK:
                        return True
        return False

    def ability_refusal(
        self, s: RadlandsState, seat: i64, this: i64, place: i64, which: i64, lent: bool, water: i64
    ) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        what = ability(s, piece, which, lent)
        if what is None:
            return NO_ABILITY
        if what.copied and not self.second_hand:
            return NO_LENDER
        return refusal(s, seat, self.actor(s, this, place), what, water)

    def perform(self, s: RadlandsState, f: Frame, place: int, what: Ability) -> None:
        """Use this ability of the person on a place."""
        raise NotImplementedError


class Borrow(UseOther):
    """Mimic: an ability of another ready person of yours or of an undamaged enemy, as if Mimic had it (RAD-RUL-25)."""

    def __init__(self) -> None:
        super().__init__()
        self.second_hand = False
        self.rules = ("RAD-RUL-25",)

    def may_lend(self, s: RadlandsState, seat: i64, this: i64, place: i64) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        if not s.is_person(piece):
            return NO_LENDER
        if piece.harm:
            return DAMAGED
        if place // 9 == seat and (piece.tired or piece.back == this):
            return piece.tired or NO_LENDER
        return OK

    def actor(self, s: RadlandsState, this: i64, place: i64) -> i64:
        return this

    def perform(self, s: RadlandsState, f: Frame, place: int, what: Ability) -> None:
        cost = price(s, f.seat, what)
        piece = s.spots[place]
        assert piece is not None
        s.water -= cost
        s.note(log.BORROWED, f.seat, piece.kind, place, cost)
        s.push(what.program, f.seat, f.this)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Whose ability is borrowed?"


class UseDamaged(UseOther):
    """Adrenaline Lab: a damaged person of yours acts, ready or not (RAD-RUL-26)."""

    def __init__(self) -> None:
        super().__init__()
        self.none = NO_NOBODY
        self.rules = ("RAD-RUL-26", "RAD-FAC-01", "RAD-FAC-02")

    def may_lend(self, s: RadlandsState, seat: i64, this: i64, place: i64) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        if place // 9 != seat:
            return NOT_YOURS
        if not s.is_person(piece):
            return NO_NOBODY
        return OK if piece.harm else NOT_DAMAGED

    def actor(self, s: RadlandsState, this: i64, place: i64) -> i64:
        piece = s.spots[place]
        return -1 if piece is None else piece.back

    def perform(self, s: RadlandsState, f: Frame, place: int, what: Ability) -> None:
        back = self.actor(s, f.this, place)
        s.frames[-1] = s.frames[-1].naming(back)
        activate(s, f.seat, place, back, what)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which damaged person acts? It is destroyed afterwards."


class UseDropped(UseOther):
    """Parachute Base: the person that has just landed (`that`) acts (RAD-RUL-27)."""

    def __init__(self) -> None:
        super().__init__()
        self.none = NO_DROP
        self.rules = ("RAD-RUL-27",)

    def look(self, s: RadlandsState, f: Frame) -> Lenders:
        return Lenders(s, f, self, f.that)

    def may_lend(self, s: RadlandsState, seat: i64, this: i64, place: i64) -> int:
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        return OK if piece.back == this else NO_DROP

    def actor(self, s: RadlandsState, this: i64, place: i64) -> i64:
        return this

    def perform(self, s: RadlandsState, f: Frame, place: int, what: Ability) -> None:
        activate(s, f.seat, place, f.that, what)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which ability does the person who landed use?"


def drop_refusal(s: RadlandsState, seat: i64, kind: i64, column: i64, victim: i64) -> int:
    """0 if a person of this kind could land in a column (0 to 2) and act: judged as if it stood there already.

    `victim` is the place of the person that is destroyed to make room, -1 if there is room (RAD-RUL-82).
    """
    if victim < 0:
        if s.crowd(seat * 3 + column) == 2:
            return FULL_COLUMN
        if s.price(seat, kind, column) > s.water:
            return LANDING_WATER
    spots = s.spots
    s.spots = spots[:]
    if victim >= 0:
        s.spots[victim] = None
        verbs.close_up(s, seat * 3 + column)
    found = landed_refusal(s, seat, kind, column)
    s.spots = spots
    return found


def landed_refusal(s: RadlandsState, seat: i64, kind: i64, column: i64) -> int:
    """The same on a table of its own, where the column has room; the newcomer is put into it."""
    left = s.water - s.price(seat, kind, column)
    if left < 0:
        return LANDING_WATER
    newcomer = Piece(-1, kind, 0, 0, 0)
    verbs.insert(s, s.rear(s.camp_place(seat * 3 + column)), newcomer)
    lent = s.lends(seat)
    found = NO_DROP
    for which in range(3):
        what = ability(s, newcomer, which, lent)
        if what is not None:
            reason = refusal(s, seat, -1, what, left)
            if reason == OK:
                return OK
            if reason == NO_WATER:
                found = LANDING_WATER
    return found


def landing_refusal(s: RadlandsState, seat: i64, kind: i64) -> int:
    """0 if a person of this kind could land anywhere, on a full board in the place of another (RAD-RUL-82)."""
    full = s.people(seat) == 6
    if full and not s.later:
        return SIX_PEOPLE
    places = ANY_PERSON.places(s, seat) if full else [seat * 9 + column * 3 for column in range(3)]
    found = FULL_COLUMN
    for place in places:
        reason = drop_refusal(s, seat, kind, place // 3 % 3, place if full else -1)
        if reason == OK:
            return OK
        if found == FULL_COLUMN or reason == LANDING_WATER:
            found = reason
    return found


class MakeLanding(MakeRoom):
    """Parachute Base under the later rules: on a full board an own person makes room for who lands (RAD-RUL-82)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-02", "RAD-RUL-27", "RAD-RUL-82")

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return super().targets(s, f) if s.people(f.seat) == 6 else []

    def cost_refusal(self, s: RadlandsState, f: Frame, place: int) -> int:
        return drop_refusal(s, f.seat, s.cards.face[f.that], place // 3 % 3, place)


class PlaceDropped(PlacePerson):
    """Parachute Base: where the person laid aside lands, so that it can be paid for and act (RAD-RUL-27)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-27", "RAD-PLY-04")

    def affordable(self, s: RadlandsState, f: Frame, place: int) -> bool:
        return drop_refusal(s, f.seat, s.cards.face[f.that], place // 3 % 3, -1) == OK

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Where does {s.card(s.cards.face[f.that]).name} land?"
