"""A meeting with another player: welcome or fight, trade or attack, and the deal."""

from cinderbox.games.residuum import log, movement, terrain, verbs, wire
from cinderbox.games.residuum.affairs import Battle, Deal
from cinderbox.games.residuum.reasons import (
    BAD_ANSWER,
    BAD_OFFER,
    BAD_WAY_ON,
    FULL_NUCLEAR,
    NOT_SO_MANY,
    OFFER_ORDER,
    OK,
    THREE_OFFERS,
    TOWN_EXIT,
)
from cinderbox.games.residuum.state import FOUGHT, ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.tables import MOST_OFFERS, NUCLEAR, NUCLEAR_LIMIT, RESOURCES, RIDERS, cubes_worth
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Ask, Do, Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu
from cinderbox.kernel.wire import Count, counted


def meeting(s: ResiduumState) -> Battle:
    """The meeting under way."""
    battle = s.battle
    assert battle is not None, "a meeting is under way"
    return battle


class Meet(Do[ResiduumState]):
    """Attacker and defender are fixed, and the limits of the turn used up; a Nuke detonates here (RSD-CONF-01).

    A friendly meeting and a detonation count like a conflict (RSD-RUL-60). At a Basecamp nothing detonates
    (RSD-NUKE-22, RSD-RUL-49, RSD-RUL-52).
    """

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CONF-01", "RSD-CONF-02", "RSD-CONF-03", "RSD-NUKE-10", "RSD-NUKE-13", "RSD-RUL-49")

    def do(self, s: ResiduumState, f: Frame) -> None:
        convoy = leading(s)
        hex, seat = convoy.dest, convoy.seat
        other = s.occupant(seat, hex)
        s.note(log.MEET, seat, other, hex)
        s.fought |= 1 << hex
        nuke = movement.with_nuke(s, seat, convoy.riders)
        for i in range(RIDERS):
            if convoy.riders >> i & 1:
                s.riders[seat * RIDERS + i] |= FOUGHT
        if nuke and not s.rival_camp_in(seat, hex):
            s.pop()
            s.convoy = None
            terrain.detonate(s, seat, hex)
        else:
            s.battle = Battle(seat, other, hex, 0, s.riders_at(other, hex), [0] * 12)


class Welcome(Ask[ResiduumState]):
    """The defender welcomes the visitor or puts up a fight (RSD-CONF-06, RSD-RUL-59)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CONF-06", "RSD-CONF-12", "RSD-RUL-59")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return meeting(s).defender

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        return [s.codes.welcome, s.codes.fight]

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        return BAD_ANSWER if action in (s.codes.trade, s.codes.attack) else OK

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        battle = meeting(s)
        fights = 1 if action == s.codes.fight else 0
        s.battle = battle.fighting(fights)
        s.note(log.ANSWER, battle.defender, fights)

    def prompt(self, s: ResiduumState, f: Frame) -> Phrase:
        who, hex = s.called(meeting(s).attacker), log.HEX.part(s, meeting(s).hex)
        return phrase("{} comes to {}. Welcome, or put up a fight?", who, hex)


class Intention(Ask[ResiduumState]):
    """After a welcome the attacker trades or attacks (RSD-CONF-07)."""

    def __init__(self, dealing: Program) -> None:
        super().__init__()
        self.dealing = dealing
        self.rules = ("RSD-CONF-07", "RSD-CONF-08", "RSD-CONF-11", "RSD-DEAL-03")

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        return [] if meeting(s).fights else [s.codes.trade, s.codes.attack]

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        battle = meeting(s)
        s.note(log.ANSWER, battle.attacker, 2 if action == s.codes.trade else 3)
        if action == s.codes.trade:
            s.pop()
            s.deal = Deal(battle.attacker, battle.defender, 0, 0, [0] * 9, [0] * 9)
            s.push(self.dealing, f.seat)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You are welcome. Trade, or attack all the same?"


# -- the deal ------------------------------------------------------------------------------------------------


def talk(s: ResiduumState) -> Deal:
    deal = s.deal
    assert deal is not None, "a deal is under way"
    return deal


def unofferable(s: ResiduumState, giver: int, taker: int, bundle: list[int], resource: int) -> int:
    """Why one more cube cannot be part of a bundle, whatever else is in it (RSD-RUL-23, RSD-RUL-61)."""
    if s.has(giver, resource) <= bundle[resource]:
        return NOT_SO_MANY
    if resource == NUCLEAR and s.nuclear(taker) + bundle[NUCLEAR] >= NUCLEAR_LIMIT:
        return FULL_NUCLEAR
    return OK


def last_of(bundle: list[int]) -> int:
    """The highest resource in a bundle, 0 if it is empty."""
    for resource in range(8, -1, -1):
        if bundle[resource]:
            return resource
    return 0


class Talk(Look[ResiduumState]):
    """The deal as who speaks now sees it."""

    def __init__(self, s: ResiduumState, f: Frame) -> None:
        super().__init__(s, f)
        self.deal = talk(s)
        self.seat = self.deal.turn

    def filling(self) -> int:
        """Why no bundle is being filled: an offer stands."""
        return BAD_OFFER if self.deal.standing else OK

    def answering(self) -> int:
        return OK if self.deal.standing else BAD_OFFER


class MakeOffer(Item[Talk]):
    verb = "offer"

    def refuse(self, look: Talk, target: int) -> int:
        return look.filling()

    def do(self, look: Talk, target: int) -> None:
        s, deal = look.s, look.deal
        s.note(log.OFFER, deal.turn, deal.offers + 1)
        for resource in range(9):
            if deal.gives[resource]:
                s.note(log.BUNDLE, deal.turn, resource, deal.gives[resource], 0)
            if deal.wants[resource]:
                s.note(log.BUNDLE, deal.turn, resource, deal.wants[resource], 1)
        s.deal = Deal(deal.other, deal.turn, deal.offers + 1, 1, deal.gives, deal.wants)


class AcceptOffer(Item[Talk]):
    verb = "accept"

    def refuse(self, look: Talk, target: int) -> int:
        return look.answering()

    def do(self, look: Talk, target: int) -> None:
        s, deal = look.s, look.deal
        s.note(log.AGREE, deal.turn)
        for resource in range(9):
            change = deal.gives[resource] - deal.wants[resource]
            s.stock[deal.turn * 9 + resource] += change
            s.stock[deal.other * 9 + resource] -= change
        s.deal = None
        look.leave()


class RefuseOffer(Item[Talk]):
    verb = "refuse"

    def refuse(self, look: Talk, target: int) -> int:
        return look.answering()

    def do(self, look: Talk, target: int) -> None:
        look.s.note(log.NO_DEAL, look.seat)
        look.s.deal = None
        look.leave()


class CounterOffer(Item[Talk]):
    verb = "counter"

    def refuse(self, look: Talk, target: int) -> int:
        if look.deal.standing and look.deal.offers == MOST_OFFERS:
            return THREE_OFFERS
        return look.answering()

    def do(self, look: Talk, target: int) -> None:
        deal = look.deal
        look.s.deal = Deal(deal.turn, deal.other, deal.offers, 0, [0] * 9, [0] * 9)


class BreakOff(RefuseOffer):
    verb = "break_off"

    def refuse(self, look: Talk, target: int) -> int:
        return look.filling()


class GiveCube(Item[Talk]):
    """One more cube of what is given; a resource is given or wanted, not both."""

    verb = "give"

    def targets(self, look: Talk) -> list[int]:
        return list(range(9))

    def refuse(self, look: Talk, target: int) -> int:
        deal = look.deal
        if deal.standing:
            return BAD_OFFER
        why = unofferable(look.s, deal.turn, deal.other, deal.gives, target)
        if why:
            return why
        return OFFER_ORDER if any(deal.wants) or target < last_of(deal.gives) else OK

    def do(self, look: Talk, target: int) -> None:
        deal = look.deal
        gives = deal.gives[:]
        gives[target] += 1
        look.s.deal = Deal(deal.turn, deal.other, deal.offers, 0, gives, deal.wants)


class WantCube(GiveCube):
    verb = "want"

    def refuse(self, look: Talk, target: int) -> int:
        deal = look.deal
        if deal.standing:
            return BAD_OFFER
        why = unofferable(look.s, deal.other, deal.turn, deal.wants, target)
        if why:
            return why
        return OFFER_ORDER if deal.gives[target] or target < last_of(deal.wants) else OK

    def do(self, look: Talk, target: int) -> None:
        deal = look.deal
        wants = deal.wants[:]
        wants[target] += 1
        look.s.deal = Deal(deal.turn, deal.other, deal.offers, 0, deal.gives, wants)


class Negotiate(Menu[ResiduumState, Talk]):
    """Offers of cubes and counter-offers, at most three; then nothing changes hands (RSD-RUL-61).

    A bundle is filled in one order, what is given first, so that one offer is one path. Every bundle that can be filled
    can be offered and accepted.
    """

    def __init__(self) -> None:
        super().__init__(
            [MakeOffer(), AcceptOffer(), RefuseOffer(), CounterOffer(), BreakOff(), GiveCube(), WantCube()]
        )
        self.rules = ("RSD-DEAL-01", "RSD-CONF-08", "RSD-RUL-61")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return talk(s).turn

    def look(self, s: ResiduumState, f: Frame) -> Talk:
        return Talk(s, f)

    def quote(self, s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Bargain:
        return bargain(s, wanted)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        if talk(s).standing:
            return "Do you accept the offer?"
        return "What do you give, and what do you want for it?"


class Proposal:
    """An offer that is thought of: two bundles, 0 what is given and 1 what is wanted, beside those on the table."""

    def __init__(self, s: ResiduumState, wanted: dict[str, int]) -> None:
        self.s = s
        self.deal = talk(s)
        self.fixed = [self.deal.gives, self.deal.wants]
        self.bundles = [self.deal.gives[:], self.deal.wants[:]]
        for side in range(2):
            verb, bundle = ("give", "want")[side], self.bundles[side]
            for i in range(9):
                while bundle[i] < wanted.get(f"{verb}:{RESOURCES[i]}", 0) and self.addable(side, i):
                    bundle[i] += 1

    def addable(self, side: int, resource: int) -> bool:
        """Whether one more cube can come into a bundle, all of them being filled in order from what is there."""
        deal = self.deal
        if deal.standing or self.bundles[1 - side][resource] or resource < last_of(self.fixed[side]):
            return False
        if not side and any(deal.wants):
            return False
        giver, taker = (deal.other, deal.turn) if side else (deal.turn, deal.other)
        return unofferable(self.s, giver, taker, self.bundles[side], resource) == OK

    def count(self, side: int, resource: int) -> Count:
        n, fixed = self.bundles[side][resource], self.fixed[side][resource]
        return counted(f"{('give', 'want')[side]}:{RESOURCES[resource]}", n, n > fixed, self.addable(side, resource))

    def answers(self) -> list[str]:
        """What makes this offer; nothing, while another one is to be answered."""
        if self.deal.standing:
            return []
        found: list[str] = []
        for side in range(2):
            for i in range(9):
                more = self.bundles[side][i] - self.fixed[side][i]
                found += [f"{('give', 'want')[side]}:{RESOURCES[i]}"] * more
        return [*found, "offer"]


def bargain(s: ResiduumState, wanted: dict[str, int]) -> wire.Bargain:
    """The offer that is being made with so many cubes of each resource, and what it is worth."""
    offer, deal = Proposal(s, wanted), talk(s)
    bundles: list[wire.Bundle] = []
    for i in range(9):
        mine, theirs = s.has(deal.turn, i), s.has(deal.other, i)
        if (mine or theirs) and not deal.standing:
            give, want = offer.count(0, i) if mine else None, offer.count(1, i) if theirs else None
            bundles.append({"resource": wire.RESOURCES[i], "mine": mine, "theirs": theirs, "give": give, "want": want})
    gives, wants = [cubes_worth(bundle, s.season()) for bundle in offer.bundles]
    return {"bundles": bundles, "gives": gives, "wants": wants, "answers": offer.answers()}


class MoveOn(Choice[ResiduumState]):
    """After the deal the visitors go on, for free (RSD-CONF-09, -10, RSD-RUL-62)."""

    verb = "to"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CONF-09", "RSD-RUL-62")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return movement.ways_on(s, leading(s), meeting(s).hex)

    def refuse(self, s: ResiduumState, f: Frame, target: int) -> int:
        return movement.exit_reason(s, leading(s), target, TOWN_EXIT, BAD_WAY_ON, BAD_WAY_ON)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.carry(s, leading(s), meeting(s).hex, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where do they go on to?"


class Part(Do[ResiduumState]):
    """The meeting is over."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.battle = None
        s.convoy = None
