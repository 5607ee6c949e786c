"""A meeting with another player: welcome or fight, trade or attack, and the deal."""

from typing import Final

from cinderbox.games.residuum import log, movement, verbs
from cinderbox.games.residuum.affairs import Battle, Deal
from cinderbox.games.residuum.reasons import (
    BAD_ANSWER,
    BAD_OFFER,
    BAD_WAY_ON,
    FINE,
    FULL_NUCLEAR,
    NOT_SO_MANY,
    OFFER_ORDER,
    THREE_OFFERS,
    TOWN_EXIT,
)
from cinderbox.games.residuum.state import FOUGHT, ResiduumState
from cinderbox.games.residuum.steps.choice import WayChoice
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.tables import NUCLEAR, NUCLEAR_LIMIT, RIDERS
from cinderbox.kernel.frame import Act, Ask, Frame, Program


def meeting(s: ResiduumState) -> Battle:
    """The meeting under way."""
    battle = s.battle
    assert battle is not None, "a meeting is under way"
    return battle


class Meet(Act[ResiduumState]):
    """Attacker and defender are fixed, and the limits of the turn used up; a Nuke detonates here (RSD-CONF-01).

    A friendly meeting and a detonation count like a conflict (RSD-RUL-60). At a Basecamp nothing detonates
    (RSD-NUKE-22, RSD-RUL-49, RSD-RUL-52).
    """

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CONF-01", "RSD-CONF-02", "RSD-CONF-03", "RSD-NUKE-10", "RSD-NUKE-13", "RSD-RUL-49")

    def act(self, s: ResiduumState, f: Frame) -> None:
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
            s.frames.pop()
            s.convoy = None
            verbs.detonate(s, seat, hex)
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
        return BAD_ANSWER if action in (s.codes.trade, s.codes.attack) else FINE

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        battle = meeting(s)
        fights = 1 if action == s.codes.fight else 0
        s.battle = battle.fighting(fights)
        s.note(log.ANSWER, battle.defender, fights)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        name = s.seat_name(meeting(s).attacker)
        return f"{name[0].upper()}{name[1:]} comes to h{meeting(s).hex}. Welcome, or put up a fight?"


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
            s.frames.pop()
            s.deal = Deal(battle.attacker, battle.defender, 0, 0, [0] * 9, [0] * 9)
            s.push(self.dealing, f.seat)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You are welcome. Trade, or attack all the same?"


# -- the deal ------------------------------------------------------------------------------------------------


MOST_OFFERS: Final = 3


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
    return FINE


def last_of(bundle: list[int]) -> int:
    """The highest resource in a bundle, 0 if it is empty."""
    for resource in range(8, -1, -1):
        if bundle[resource]:
            return resource
    return 0


class Negotiate(Ask[ResiduumState]):
    """Offers of cubes and counter-offers, at most three; then nothing changes hands (RSD-RUL-61).

    A bundle is filled in one order, what is given first, so that one offer is one path. Every bundle that can be filled
    can be offered and accepted.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DEAL-01", "RSD-CONF-08", "RSD-RUL-61")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return talk(s).turn

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        c, deal = s.codes, s.deal
        if deal is None:
            return []
        if deal.standing:
            return [c.accept, c.refuse] if deal.offers == MOST_OFFERS else [c.accept, c.refuse, c.counter]
        found = [c.offer, c.break_off]
        if not any(deal.wants):
            for resource in range(last_of(deal.gives), 9):
                if not unofferable(s, deal.turn, deal.other, deal.gives, resource):
                    found.append(c.give + resource)
        for resource in range(last_of(deal.wants), 9):
            if not deal.gives[resource] and not unofferable(s, deal.other, deal.turn, deal.wants, resource):
                found.append(c.want + resource)
        return found

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        c, deal = s.codes, talk(s)
        if action == c.counter and deal.standing:
            return THREE_OFFERS
        if action in (c.accept, c.refuse, c.counter, c.offer, c.break_off):
            return BAD_OFFER
        give, want = action - c.give, action - c.want
        if not 0 <= give < 9 and not 0 <= want < 9:
            return FINE
        if deal.standing:
            return BAD_OFFER
        if 0 <= give < 9:
            return unofferable(s, deal.turn, deal.other, deal.gives, give) or OFFER_ORDER
        return unofferable(s, deal.other, deal.turn, deal.wants, want) or OFFER_ORDER

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        c, deal = s.codes, talk(s)
        if action == c.accept:
            s.note(log.AGREE, deal.turn)
            for resource in range(9):
                change = deal.gives[resource] - deal.wants[resource]
                s.stock[deal.turn * 9 + resource] += change
                s.stock[deal.other * 9 + resource] -= change
            s.deal = None
            return
        if action in (c.refuse, c.break_off):
            s.note(log.NO_DEAL, deal.turn)
            s.deal = None
            return
        if action == c.counter:
            s.deal = Deal(deal.turn, deal.other, deal.offers, 0, [0] * 9, [0] * 9)
        elif action == c.offer:
            s.note(log.OFFER, deal.turn, deal.offers + 1)
            for resource in range(9):
                if deal.gives[resource]:
                    s.note(log.BUNDLE, deal.turn, resource, deal.gives[resource], 0)
                if deal.wants[resource]:
                    s.note(log.BUNDLE, deal.turn, resource, deal.wants[resource], 1)
            s.deal = Deal(deal.other, deal.turn, deal.offers + 1, 1, deal.gives, deal.wants)
        else:
            gives, wants = deal.gives[:], deal.wants[:]
            if 0 <= action - c.give < 9:
                gives[action - c.give] += 1
            else:
                wants[action - c.want] += 1
            s.deal = Deal(deal.turn, deal.other, deal.offers, 0, gives, wants)
        s.frames[-1] = f

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        if talk(s).standing:
            return "Do you accept the offer?"
        return "What do you give, and what do you want for it?"


class MoveOn(WayChoice):
    """After the deal the visitors go on, for free (RSD-CONF-09, -10, RSD-RUL-62)."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal = BAD_WAY_ON
        self.rules = ("RSD-CONF-09", "RSD-RUL-62")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return movement.ways_on(s, leading(s), meeting(s).hex)

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        why, dest = super().reason(s, f, action), action - s.codes.to
        return movement.exit_reason(s, leading(s), dest, TOWN_EXIT, BAD_WAY_ON, BAD_WAY_ON) if why else FINE

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.carry(s, leading(s), meeting(s).hex, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where do they go on to?"


class Part(Act[ResiduumState]):
    """The meeting is over."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        s.battle = None
        s.convoy = None
