"""The Actions phase: everything a player may do in a turn, each thing with where, why not, at what price, and how."""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.games.radlands import log, verbs, wire
from cinderbox.games.radlands.cards import PARACHUTE, PLAY_CROWDED, PLAY_PERSON
from cinderbox.games.radlands.model import LENDS, OASIS, SQUATTER, place_name
from cinderbox.games.radlands.reasons import (
    BY_LANDING,
    DAMAGED,
    DESTROYED,
    EMPTY,
    HUNDRED,
    NO_ABILITY,
    NO_BASE,
    NO_LANDING,
    NO_PERSON,
    NO_WATER,
    NOT_HELD,
    NOT_YOURS,
    OK,
    OTHER_ABILITY,
    QUEUE_FULL,
    SILO_AWAY,
    SILO_HELD,
    SIX_PEOPLE,
)
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps import use
from cinderbox.games.radlands.steps.hand import kinds_of
from cinderbox.games.radlands.steps.people import stands
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.menu import Item, Look, Menu


@mypyc_attr(free_list_len=1)
class Turn(Look[RadlandsState]):
    """A player's side and hand, seen once for all actions."""

    def __init__(self, s: RadlandsState, f: Frame) -> None:
        super().__init__(s, f)
        self.people: i64 = 0  # in play
        self.lent = False  # whether somebody lends an ability to all of them
        self.base: i64 = -1  # where a live Parachute Base stands, a ready one if there are several
        self.kinds = vec[i64]()  # of the cards in hand, in rising order
        self.oasis = False  # whether people may be cheaper somewhere
        self.able: i64 = 0  # the places of cards with an ability that are ready, one bit each
        self.second: i64 = 0  # those of them with a second one

    def survey(self) -> None:
        s = self.s
        cards, punk, spots = s.content.cards, s.content.punk, s.spots
        people: i64 = 0
        traits: i64 = 0
        able: i64 = 0
        first = self.seat * 9
        for place in range(first, first + 9):
            piece = spots[place]
            if piece is None:
                continue
            card = cards[piece.kind]
            if piece.kind <= punk:
                people += 1
                if piece.harm:
                    continue
                traits |= card.traits
            elif piece.harm == 2:
                continue
            else:
                if card.traits & OASIS:
                    self.oasis = True
                if card.drops and (self.base < 0 or not piece.tired):
                    self.base = place
            powers = card.powers
            if powers and piece.tired == 0:
                able |= 1 << place
                if powers > 1:
                    self.second |= 1 << place
        self.able = able
        self.people = people
        self.lent = traits & LENDS != 0
        self.kinds = kinds_of(s, s.hands[self.seat])


class End(Item[Turn]):
    verb = "end"
    sure = True

    def do(self, look: Turn, target: int) -> None:
        look.leave()


class Draw(Item[Turn]):
    """Buy a card."""

    verb = "draw"

    def refuse(self, look: Turn, target: int) -> int:
        return OK if look.s.water >= look.s.content.draw_cost else NO_WATER

    def price(self, look: Turn, target: int) -> str:
        return f"{look.s.content.draw_cost} water"

    def do(self, look: Turn, target: int) -> None:
        s, seat = look.s, look.seat
        s.water -= s.content.draw_cost
        verbs.draw(s, seat, 1)


class TakeSilo(Item[Turn]):
    """Take Water Silo into hand (RAD-SIL-01)."""

    verb = "silo"

    def refuse(self, look: Turn, target: int) -> int:
        s = look.s
        if s.silo >> look.seat & 1:
            return SILO_HELD
        return OK if s.water >= s.content.silo_cost else NO_WATER

    def price(self, look: Turn, target: int) -> str:
        return f"{look.s.content.silo_cost} water"

    def do(self, look: Turn, target: int) -> None:
        s, seat = look.s, look.seat
        s.water -= s.content.silo_cost
        s.silo |= 1 << seat
        s.note(log.SILO, seat)


class Play(Item[Turn]):
    """Play a person or an event from hand (RAD-PLY-02, RAD-COL-09, RAD-EVT-06)."""

    verb = "play"

    def targets(self, look: Turn) -> list[int]:
        return [*look.kinds]

    def gather(self, look: Turn, found: vec[i64], first: i64) -> vec[i64]:
        for kind in look.kinds:
            if self.refuse(look, kind) == OK:
                found = append(found, first + kind)
        return found

    def stray(self, look: Turn, kind: int) -> int:
        return OK if kind in look.kinds else NOT_HELD

    def refuse(self, look: Turn, kind: int) -> int:
        s, seat = look.s, look.seat
        card = s.content.cards[kind]
        if kind > s.content.punk:
            if card.cost > s.water:
                return NO_WATER
            if card.queue and s.free_space(seat, card.queue) < 0 and not verbs.heralded(s, seat):
                return QUEUE_FULL
            return OK
        if look.people == 6 and not s.later:
            return SIX_PEOPLE
        if card.cost <= s.water:
            return OK
        if not look.oasis and not card.traits & SQUATTER:
            return NO_WATER
        for column in range(3):  # it may be cheaper somewhere
            if (look.people == 6 or s.crowd(seat * 3 + column) < 2) and s.price(seat, kind, column) <= s.water:
                return OK
        return NO_WATER

    def price(self, look: Turn, kind: int) -> str:
        """As printed: what a person costs in which column is seen when it takes its place."""
        return f"{look.s.content.cards[kind].cost} water"

    def do(self, look: Turn, kind: int) -> None:
        s, seat = look.s, look.seat
        back = verbs.from_hand(s, seat, kind)
        card = s.content.cards[kind]
        if kind < s.content.punk:
            s.aside.append(back)
            s.note(log.BROUGHT, seat, kind)
            s.push(PLAY_CROWDED if s.people(seat) == 6 else PLAY_PERSON, seat, -1, back)
        else:
            s.water -= card.cost
            s.note(log.PLAYED, seat, kind, -1, card.cost)
            verbs.play_event(s, seat, back, card.queue)


class Junk(Item[Turn]):
    """Discard a card for its junk effect; the kind after the last is Water Silo."""

    verb = "junk"
    sure = True

    def targets(self, look: Turn) -> list[int]:
        return [*self.gather(look, vec[i64](), 0)]

    def gather(self, look: Turn, found: vec[i64], first: i64) -> vec[i64]:
        for kind in look.kinds:
            found = append(found, first + kind)
        return append(found, first + look.s.content.camp) if look.s.silo >> look.seat & 1 else found

    def refuse(self, look: Turn, kind: int) -> int:
        if kind in look.kinds:
            return OK
        if kind < look.s.content.camp:
            return NOT_HELD
        return OK if look.s.silo >> look.seat & 1 else SILO_AWAY

    def do(self, look: Turn, kind: int) -> None:
        s, seat = look.s, look.seat
        if kind == s.content.camp:
            s.silo &= ~(1 << seat)
            s.note(log.JUNKED, seat)
            verbs.gain_water(s, seat, 1)
            return
        verbs.discard(s, verbs.from_hand(s, seat, kind))
        s.note(log.JUNKED, seat, kind)
        effect = s.content.cards[kind].junk
        assert effect is not None
        s.push(effect, seat)


class Drop(Item[Turn]):
    """Let a person from hand land with Parachute Base (RAD-RUL-27)."""

    verb = "drop"

    def closed(self, look: Turn) -> int:
        if look.base < 0:
            return NO_BASE
        s = look.s
        camp = s.spots[look.base]
        assert camp is not None
        if camp.tired:
            return camp.tired
        return OTHER_ABILITY if s.used and use.solitary_refusal(s, look.seat, camp) else OK

    def targets(self, look: Turn) -> list[int]:
        return [*look.kinds]

    def gather(self, look: Turn, found: vec[i64], first: i64) -> vec[i64]:
        for kind in look.kinds:
            if kind < look.s.content.punk and use.landing_refusal(look.s, look.seat, kind) == OK:
                found = append(found, first + kind)
        return found

    def stray(self, look: Turn, kind: int) -> int:
        return OK if kind in look.kinds else NOT_HELD

    def refuse(self, look: Turn, kind: int) -> int:
        if look.base < 0:
            return NO_BASE
        if kind >= look.s.content.punk:
            return NO_PERSON
        return self.closed(look) or use.landing_refusal(look.s, look.seat, kind)

    def do(self, look: Turn, kind: int) -> None:
        s, seat = look.s, look.seat
        base = drop_base(s, seat)
        camp = s.spots[base]
        assert camp is not None
        back = verbs.from_hand(s, seat, kind)
        s.aside.append(back)
        verbs.mark_used(s, base)
        s.note(log.USED, seat, camp.kind, base, 0)
        s.note(log.BROUGHT, seat, kind)
        s.push(PARACHUTE, seat, camp.back, back)


def drop_base(s: RadlandsState, seat: int) -> int:
    """Where a seat's live Parachute Base stands, a ready one if a pack has several, or -1."""
    base = -1
    for place in range(seat * 9, seat * 9 + 9):
        camp = s.spots[place]
        if camp is not None and camp.harm < 2 and s.content.cards[camp.kind].drops and (base < 0 or not camp.tired):
            base = place
    return base


class Use(Item[Turn]):
    """Use the first ability of a card of yours (RAD-ABL-01, RAD-RDY-01 to -08)."""

    verb = "use"
    which: i64 = 0

    def ready(self, look: Turn) -> i64:
        """The places of cards that have it and are ready, one bit each."""
        return look.able

    def targets(self, look: Turn) -> list[int]:
        ready = self.ready(look)
        return [place for place in range(18) if ready >> place & 1]

    def gather(self, look: Turn, found: vec[i64], first: i64) -> vec[i64]:
        ready = self.ready(look)
        if ready:
            s, seat = look.s, look.seat
            for place in range(seat * 9, seat * 9 + 9):
                if ready >> place & 1 and self.barred(s, seat, place, look.lent) == OK:
                    found = append(found, first + place)
        return found

    def stray(self, look: Turn, place: int) -> int:
        s, seat = look.s, look.seat
        if place // 9 != seat:
            return NOT_YOURS
        piece = s.spots[place]
        if piece is None:
            return EMPTY
        if use.ability(s, piece, self.which, look.lent) is None:
            return NO_ABILITY
        if piece.harm and (piece.harm == 2 or s.is_person(piece)):
            return DESTROYED if piece.harm == 2 else DAMAGED
        return piece.tired

    def meant(self, look: Turn, place: int) -> bool:
        return place // 9 == look.seat and look.s.spots[place] is not None

    def refuse(self, look: Turn, place: int) -> int:
        return self.barred(look.s, look.seat, place, look.lent)

    def barred(self, s: RadlandsState, seat: i64, place: i64, lent: bool) -> int:
        """0, or why a card that is ready cannot use it."""
        piece = s.spots[place]
        assert piece is not None
        what = use.ability(s, piece, self.which, lent)
        assert what is not None
        if s.used and s.content.solitary and use.solitary_refusal(s, seat, piece):
            return OTHER_ABILITY
        return use.refusal(s, seat, piece.back, what, s.water)

    def price(self, look: Turn, place: int) -> str:
        piece = look.s.spots[place]
        what = None if piece is None else use.ability(look.s, piece, self.which, look.lent)
        return "" if what is None or what.copied else f"{use.price(look.s, look.seat, what)} water"

    def do(self, look: Turn, place: int) -> None:
        s, seat = look.s, look.seat
        piece = s.spots[place]
        assert piece is not None
        what = use.ability(s, piece, self.which, True)
        assert what is not None
        use.activate(s, seat, place, piece.back, what)


class Use2(Use):
    """The second ability of a card."""

    verb = "use2"
    which: i64 = 1

    def closed(self, look: Turn) -> int:
        return OK if look.second else NO_ABILITY

    def ready(self, look: Turn) -> i64:
        return look.second


class Gift(Use):
    """The ability that Argo Yesky lends."""

    verb = "gift"
    which: i64 = use.GIFT

    def closed(self, look: Turn) -> int:
        return OK if look.lent else NO_ABILITY

    def ready(self, look: Turn) -> i64:
        found: i64 = 0
        for place in range(look.seat * 9, look.seat * 9 + 9):
            if self.stray(look, place) == OK:
                found |= 1 << place
        return found


def landing(s: RadlandsState, seat: int) -> int:
    """Why Parachute Base is not used like other camps: somebody is to land, or nobody could."""
    for kind in kinds_of(s, s.hands[seat]):
        if kind < s.content.punk and use.landing_refusal(s, seat, kind) == OK:
            return BY_LANDING
    return NO_LANDING


class Actions(Menu[RadlandsState, Turn]):
    """Any number of actions in any order, until the turn is ended (RAD-TRN-11, RAD-RUL-80)."""

    way_out = "end"

    def __init__(self) -> None:
        super().__init__([End(), Draw(), TakeSilo(), Play(), Junk(), Drop(), Use(), Use2(), Gift()])
        self.public = False
        self.rules = ("RAD-TRN-11", "RAD-RUL-80")

    def look(self, s: RadlandsState, f: Frame) -> Turn:
        return Turn(s, f)

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        s.taken += 1  # towards the hundred (RAD-RUL-66)
        super().hear(s, f, action)

    def listing(self, s: RadlandsState, f: Frame) -> vec[i64]:
        return super().listing(s, f) if s.taken < 100 else vec[i64]([s.codes.end])

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        why = super().reason(s, f, action)
        if why == BY_LANDING:
            return landing(s, f.seat)
        return HUNDRED if s.taken >= 100 else why

    def details(self, s: RadlandsState, f: Frame) -> wire.Acting:
        c = s.codes
        found: dict[str, dict[str, list[str]]] = {}
        for action in s.choices:
            kind = c.target(action)
            if c.word(action) == "play" and kind < s.content.punk:
                name, places = c.text(action), stands(s, f.seat, kind)
                named = {place: c.text(c.aimed(c.place, place)) for place in places}
                asked = len(places) > 1  # who can stand on one place only is not asked where
                found[name] = {place_name(place): [name, named[place]] if asked else [name] for place in places}
        return {"stands": found}

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Your turn: {s.water} water. Choose an action, or end the turn."
