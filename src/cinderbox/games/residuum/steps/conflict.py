"""Resolving a conflict: cards chosen in secret, what is added to them, the totals."""

from typing import Final

from cinderbox.games.residuum import log, movement, verbs, wire
from cinderbox.games.residuum.model import CRATE, LAST_PUSH, WAR_CARDS
from cinderbox.games.residuum.reasons import (
    ADD_ORDER,
    NO_ABILITY,
    NO_CHEM,
    NO_KEPT,
    NO_NUKE,
    NO_TECH,
    NO_WAR_CARD,
    NONE_NUCLEAR,
    OK,
    ONE_NUCLEAR,
    TWO_CHEM,
)
from cinderbox.games.residuum.state import NUKE, ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.steps.meeting import meeting
from cinderbox.games.residuum.steps.strength import (
    CHEM_ADDED,
    CRATE_ADDED,
    NUCLEAR_ADDED,
    PUSH_ADDED,
    TECH_ADDED,
    TOTALS,
    strengths,
    total,
)
from cinderbox.games.residuum.tables import CHEM, NUCLEAR, RIDERS, TECH
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu
from cinderbox.kernel.together import Pick, Together

MOST_CHEM: Final = 2
MOST_TECH: Final = 99  # of one answer; who has more is asked again
FEWEST_CARDS: Final = 2


class DealCards(Do[ResiduumState]):
    """Two cards aside, then each side is dealt cards by its Strategy (RSD-CRES-01 to -05, RSD-CONF-12)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CRES-01", "RSD-CRES-02")

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        deck = s.war_deck[:]
        s.war_aside = [deck.pop(), deck.pop()]
        for side in range(2):
            seat = battle.seat(side)
            count = FEWEST_CARDS + s.content.characters[s.leaders[seat]].strategy + s.powers[seat][WAR_CARDS]
            if side and battle.fights and s.locations(seat) >> battle.hex & 1:
                count += 1
            hand = [deck.pop() for _ in range(count)]
            for back in hand:
                s.reveal(back, 1 << seat)
                s.tell(seat, log.WAR_CARD, seat, s.cards.face[back])
            s.war_hands[side] = hand
            s.note(log.DEALT, seat, count)
        s.war_deck = deck


def side_of(s: ResiduumState, seat: int) -> int:
    return 1 if meeting(s).defender == seat else 0


def held(s: ResiduumState, side: int) -> list[int]:
    """The different Conflict cards in a hand, in rising order."""
    return sorted({s.cards.face[back] for back in s.war_hands[side]})


def sums(s: ResiduumState, side: int, more: int, cards: int) -> wire.Strength:
    """What a side comes to with so much more, before its cards and with them."""
    before = sum(strengths(s, meeting(s), side).values()) + more
    return {"before": before, "total": total(s, meeting(s), side) + more + cards}


def with_each_card(s: ResiduumState, side: int) -> dict[str, wire.Strength]:
    return {f"lay:{s.content.values[face]}": sums(s, side, 0, s.content.values[face]) for face in held(s, side)}


def lay(s: ResiduumState, side: int, face: int) -> None:
    """A card from hand is laid face down, and nobody else can tell which."""
    seat = meeting(s).seat(side)
    hand = s.war_hands[side][:]
    back = s.pick_unseen(seat, hand, verbs.place_of(s, hand, face))
    s.war_hands[side] = hand
    s.laid[side] = [*s.laid[side], back]
    s.note(log.LAY, seat)


class FirstCard(Pick[ResiduumState]):
    name = "lay_first"
    verb = "lay"
    refusal = NO_WAR_CARD

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CRES-06", "RSD-RUL-63")

    def targets(self, s: ResiduumState, seat: int, answers: list[int]) -> list[int]:
        return [] if answers else held(s, side_of(s, seat))

    def prompt(self, s: ResiduumState, seat: int, answers: list[int]) -> str:
        return "Which Conflict card do you lay?"

    def details(self, s: ResiduumState, seat: int, answers: list[int]) -> wire.Laying:
        return {"sums": with_each_card(s, side_of(s, seat))}


class LayFirst(Together[ResiduumState]):
    """Both sides choose a card at once (RSD-CRES-06)."""

    def __init__(self) -> None:
        super().__init__([FirstCard()])

    def seats(self, s: ResiduumState, f: Frame) -> int:
        return 1 << meeting(s).attacker | 1 << meeting(s).defender

    def resolve(self, s: ResiduumState, f: Frame, answers: list[list[int]]) -> None:
        for side in range(2):
            lay(s, side, s.codes.target(answers[meeting(s).seat(side)][0]))


# -- spending ------------------------------------------------------------------------------------------------


def push_value(s: ResiduumState, seat: int) -> int:
    """What Last Push would add for a player, 0 if it cannot (CHR-01)."""
    return s.content.characters[s.leaders[seat]].amount if s.able(seat, LAST_PUSH) else 0


class Front(Look[ResiduumState]):
    """One side of the conflict."""

    def __init__(self, s: ResiduumState, f: Frame, side: int) -> None:
        super().__init__(s, f)
        self.side = side
        self.seat = meeting(s).seat(side)
        self.added = meeting(s).added[side * 5 : side * 5 + 5]

    def late(self) -> int:
        """Whether what comes later in the order is there already."""
        added = self.added
        return ADD_ORDER if added[NUCLEAR_ADDED] or added[CRATE_ADDED] or added[TECH_ADDED] else OK

    def add(self, resource: int, count: int, place: int) -> None:
        s = self.s
        s.stock[self.seat * 9 + resource] -= count
        if count:
            s.note(log.ADD, self.seat, resource, count)
        s.battle = meeting(s).adding(self.side * 5 + place, count)


class AddChem(Item[Front]):
    """At most two, each with a card (RSD-CRES-08 to -11)."""

    verb = "chem"

    def __init__(self, second: Program) -> None:
        self.second = second

    def refuse(self, look: Front, target: int) -> int:
        if look.added[CHEM_ADDED] == MOST_CHEM:
            return TWO_CHEM
        if not look.s.has(look.seat, CHEM) or not can_lay(look.s, look.side):
            return NO_CHEM
        return look.late()

    def do(self, look: Front, target: int) -> None:
        look.add(CHEM, 1, CHEM_ADDED)
        look.s.push(self.second, look.seat, -1, -1, look.side)


class AddNuclear(Item[Front]):
    verb = "nuclear"

    def refuse(self, look: Front, target: int) -> int:
        if look.added[NUCLEAR_ADDED]:
            return ONE_NUCLEAR
        return look.late() if look.s.has(look.seat, NUCLEAR) else NONE_NUCLEAR

    def do(self, look: Front, target: int) -> None:
        look.add(NUCLEAR, 1, NUCLEAR_ADDED)


class AddNuke(Item[Front]):
    """A Nuke that an attacker carries counts as the one Nuclear (RSD-CRES-12)."""

    verb = "nuke"

    def refuse(self, look: Front, target: int) -> int:
        if look.added[NUCLEAR_ADDED]:
            return ONE_NUCLEAR
        if look.side or not movement.with_nuke(look.s, look.seat, leading(look.s).riders):
            return NO_NUKE
        return look.late()

    def do(self, look: Front, target: int) -> None:
        s, seat = look.s, look.seat
        for i in range(RIDERS):
            if leading(s).riders >> i & 1 and s.riders[seat * RIDERS + i] & NUKE:
                s.riders[seat * RIDERS + i] &= ~NUKE
                break
        s.note(log.ADD, seat, NUCLEAR, 1, meeting(s).hex)
        s.battle = meeting(s).adding(look.side * 5 + NUCLEAR_ADDED, 1)


class AddCrate(Item[Front]):
    verb = "crate"

    def refuse(self, look: Front, target: int) -> int:
        return OK if look.s.holds(look.seat, CRATE) >= 0 else NO_KEPT

    def do(self, look: Front, target: int) -> None:
        s = look.s
        back = s.holds(look.seat, CRATE)
        amount = s.content.town[s.cards.face[back]].amount
        verbs.discard_kept(s, look.seat, back)
        s.battle = meeting(s).adding(look.side * 5 + CRATE_ADDED, amount)


class AddTech(Item[Front]):
    """Any number, named last: it ends the spending (RSD-CRES-13)."""

    verb = "add"

    def targets(self, look: Front) -> list[int]:
        return list(range(min(look.s.has(look.seat, TECH), MOST_TECH) + 1))

    def refuse(self, look: Front, target: int) -> int:
        return OK if target <= look.s.has(look.seat, TECH) else NO_TECH

    def do(self, look: Front, target: int) -> None:
        look.add(TECH, target, TECH_ADDED)
        if target < MOST_TECH or not look.s.has(look.seat, TECH):
            look.leave()


class Spend(Menu[ResiduumState, Front]):
    """Add Chem, then Nuclear, then a kept card, then Tech; the defender first (RSD-CRES-07, RSD-RUL-63).

    One order, so that one spending is one path. Only a Chem tells its owner anything (the card it draws), so whoever
    may add it first loses nothing.
    """

    def __init__(self, side: int, second: Program) -> None:
        super().__init__([AddChem(second), AddNuclear(), AddNuke(), AddCrate(), AddTech()])
        self.side = side
        self.rules = ("RSD-CRES-07", "RSD-CRES-08", "RSD-CRES-10", "RSD-CRES-12", "RSD-CRES-13")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return meeting(s).seat(self.side)

    def look(self, s: ResiduumState, f: Frame) -> Front:
        return Front(s, f, self.side)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "What do you add to the conflict? Tech is named last."

    def details(self, s: ResiduumState, f: Frame) -> wire.Fight:
        seat = meeting(s).seat(self.side)
        tech = range(min(s.has(seat, TECH), MOST_TECH) + 1)
        return {"push": push_value(s, seat), "sums": {f"add:{n}": sums(s, self.side, n, 0) for n in tech}}


def can_lay(s: ResiduumState, side: int) -> bool:
    return bool(s.war_hands[side]) or bool(s.war_deck)


class LaySecond(Choice[ResiduumState]):
    """The card that a Chem adds: from hand, else the top of the deck; `n` is the side (RSD-CRES-09, -11)."""

    verb = "lay"
    public = False
    secret = True
    refusal = NO_WAR_CARD

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-CRES-09", "RSD-CRES-11")

    def run(self, s: ResiduumState, f: Frame) -> None:
        hand = s.war_hands[f.n]
        if len(hand) > 1:
            super().run(s, f)
            return
        s.frames[-1] = f.next()
        if hand:
            s.war_hands[f.n] = []
            back = hand[0]
        else:
            back = s.war_deck[-1]
            s.war_deck = s.war_deck[:-1]
            s.reveal(back, 1 << f.seat)
            s.tell(f.seat, log.WAR_CARD, f.seat, s.cards.face[back])
        s.laid[f.n] = [*s.laid[f.n], back]
        s.note(log.LAY, f.seat)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return held(s, f.n)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        lay(s, f.n, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which card does the Chem add?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Laying:
        return {"sums": with_each_card(s, f.n)}


# -- the totals ----------------------------------------------------------------------------------------------


class Reveal(Do[ResiduumState]):
    """All cards are turned up and the totals told (RSD-CRES-14)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        for side in range(2):
            for back in s.laid[side]:
                s.reveal(back)
                s.note(log.SHOW, battle.seat(side), s.cards.face[back])
        for side in range(2):
            count = total(s, battle, side)
            s.note(log.TOTAL, battle.seat(side), count)
            s.battle = meeting(s).adding(TOTALS + side, count)


class Push(Choice[ResiduumState]):
    """Last Push: more for the total once it is known (CHR-01); attacker first (RSD-RUL-75)."""

    verb = "ability"
    optional = True
    refusal = NO_ABILITY

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.rules = ("RSD-CHAR-04", "RSD-RUL-75")

    def seat(self, s: ResiduumState, f: Frame) -> int:
        return meeting(s).seat(self.side)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [0] if s.able(meeting(s).seat(self.side), LAST_PUSH) else []

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        battle = meeting(s)
        seat = battle.seat(self.side)
        amount = push_value(s, seat)
        verbs.use_ability(s, seat)
        s.battle = battle.adding(self.side * 5 + PUSH_ADDED, amount).adding(TOTALS + self.side, amount)
        s.note(log.TOTAL, seat, meeting(s).added[TOTALS + self.side])

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        added = meeting(s).added
        return f"{added[TOTALS]} against {added[TOTALS + 1]}: do you use your ability?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Push:
        return {"push": push_value(s, meeting(s).seat(self.side))}


class Result(Do[ResiduumState]):
    """Who wins, and what follows (RSD-CRES-21, RSD-COUT-01 to -04)."""

    def __init__(
        self, camp: Program, post: Program, riders: Program, nomads: Program, lost: Program, drawn: Program
    ) -> None:
        super().__init__()
        self.camp = camp
        self.post = post
        self.riders = riders
        self.nomads = nomads  # Outriders that carry their Basecamp
        self.lost = lost
        self.drawn = drawn

    def do(self, s: ResiduumState, f: Frame) -> None:
        battle = meeting(s)
        mine, theirs = battle.added[TOTALS], battle.added[TOTALS + 1]
        if mine == theirs:
            s.note(log.DRAW)
            s.push(self.drawn, f.seat)
            return
        winner = battle.attacker if mine > theirs else battle.defender
        s.won[winner] += 1
        s.note(log.WIN, winner)
        if winner == battle.defender:
            s.push(self.lost, f.seat)
        elif s.camps[battle.defender] == battle.hex and s.camps_on >> battle.defender & 1:
            s.push(self.camp, f.seat)
        elif s.active_post(battle.defender, battle.hex) >= 0:
            s.push(self.post, f.seat)
        elif s.camps[battle.defender] == battle.hex:
            s.push(self.nomads, f.seat)
        else:
            s.push(self.riders, f.seat)


class Gather(Do[ResiduumState]):
    """All Conflict cards go back and are shuffled; the meeting is over (RSD-CRES-22)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        deck = s.war_deck + s.war_aside
        for side in range(2):
            deck = deck + s.war_hands[side] + s.laid[side]
            s.war_hands[side] = []
            s.laid[side] = []
        s.war_aside = []
        s.war_deck = deck
        s.shuffle(deck)
        s.battle = None
        s.convoy = None
