"""Resolving a conflict: cards chosen in secret, what is added to them, the totals."""

from typing import Final

from cinderbox.games.residuum import log, verbs, wire
from cinderbox.games.residuum.model import LAST_PUSH, WAR_CARDS
from cinderbox.games.residuum.reasons import (
    NO_ABILITY,
    NO_WAR_CARD,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.meeting import meeting
from cinderbox.games.residuum.steps.spending import push_value, sums
from cinderbox.games.residuum.steps.strength import (
    PUSH_ADDED,
    TECH_ADDED,
    TOTALS,
    total,
)
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.together import Pick, Together

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


def layable(s: ResiduumState, side: int) -> wire.Laying:
    """The cards in hand, and what each of them comes to."""
    cards: list[wire.Layable] = []
    for face in held(s, side):
        value = s.content.values[face]
        action = s.codes.text(s.codes.aimed(s.codes.lay, face))
        cards.append({**sums(s, side, 0, value), "card": value, "action": action})
    return {"cards": cards}


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
        return layable(s, side_of(s, seat))


class LayFirst(Together[ResiduumState]):
    """Both sides choose a card at once (RSD-CRES-06)."""

    def __init__(self) -> None:
        super().__init__([FirstCard()])

    def seats(self, s: ResiduumState, f: Frame) -> int:
        return 1 << meeting(s).attacker | 1 << meeting(s).defender

    def resolve(self, s: ResiduumState, f: Frame, answers: list[list[int]]) -> None:
        for side in range(2):
            lay(s, side, s.codes.target(answers[meeting(s).seat(side)][0]))


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
        return layable(s, f.n)


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
            s.battle = meeting(s).adding(TOTALS + side, total(s, battle, side))
            tell_total(s, side)


def tell_total(s: ResiduumState, side: int) -> None:
    """A total, with the parts of it that were added last."""
    battle = meeting(s)
    added, first = battle.added, side * 5
    s.note(log.TOTAL, battle.seat(side), added[TOTALS + side], added[first + TECH_ADDED], added[first + PUSH_ADDED])


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
        tell_total(s, self.side)

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
