"""A battle: cards are laid face down, revealed, their Battle abilities carried out; dice, totals, and what it costs.

Side 0 is the attacker, or the one player who fights a YCU; side 1 is the defender.
"""

from typing import Final

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.board import NAMES
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import BACKUP, GEAR, LEGEND, LOCKDOWN, SEARCH_PARTY, TROPHY, Card
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    MUST_USE,
    NO_MONEY,
    NO_RENOWN,
    NO_TARGET,
    NOT_REVEALED,
    PILE_EMPTY,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.laying import LayCards, battle_wire, fought, joined
from cinderbox.games.remnants.steps.loss import RemoveUnit, loser, margin, surgeon
from cinderbox.games.remnants.steps.strength import NULLIFIED, attack, attacks, dice, more, ycu_attack
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame

LAYING: Final = 0  # stages of a battle, as clients are told
REVEALING: Final = 1
ROLLED: Final = 2
MOST_SHOWN: Final = 20  # dice in one line of the log


# -- revealing and using -----------------------------------------------------------------------------------------------


def show(s: RemnantsState, side: int, back: int) -> None:
    """A laid card is revealed: nothing is paid for it yet, nothing done to it."""
    verbs.face_up(s, back)
    s.note(log.REVEALED, fought(s).seat(side), s.cards.face[back])
    s.boosts = joined(s.boosts, side)
    s.maluses = joined(s.maluses, side)
    s.uses = joined(s.uses, side)


def raised(rows: list[list[int]], side: int, place: int, by: int) -> list[list[int]]:
    found = [rows[0], rows[1]]
    row = found[side][:]
    row[place] += by
    found[side] = row
    return found


class Reveal(Do[RemnantsState]):
    """A side turns up its cards (COR-BATTLE-07, COR-BATTLE-08)."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side

    def do(self, s: RemnantsState, f: Frame) -> None:
        b = fought(s)
        s.battle = b.at(REVEALING)
        for back in s.laid[self.side]:
            show(s, self.side, back)


class UseAbilities(Ask[RemnantsState]):
    """Battle abilities that ask for something, in the order their owner likes (COR-RUL-23).

    Those that speak of a card of the opponent wait until both have revealed (`aimed`, COR-RUL-22).
    """

    rules: tuple[str, ...] = ("COR-RUL-22", "COR-RUL-23")
    name = "use_abilities"
    way_out = "done"

    def __init__(self, side: int, aimed: bool) -> None:
        super().__init__()
        self.side = side
        self.aimed = aimed

    def seat(self, s: RemnantsState, f: Frame) -> int:
        return fought(s).seat(self.side)

    def refuse(self, s: RemnantsState, place: int) -> int:
        """0, or why the ability of a laid card cannot be used now."""
        b = fought(s)
        seat = b.seat(self.side)
        card = s.card(s.laid[self.side][place])
        used = s.uses[self.side][place]
        ycu = b.defender < 0
        if card.bribe_price and self.aimed != ycu:
            if used:
                return NOT_REVEALED
            if s.arcs[seat] < card.bribe_price:
                return NO_MONEY
            return 0 if ycu or s.units(s.laid[1 - self.side]) else NO_TARGET
        if self.aimed:
            if not card.snipe or used or ycu:
                return NOT_REVEALED
            return 0 if s.units(s.laid[1 - self.side]) else NO_TARGET
        if card.renown_price and not used:
            return 0 if s.renown[seat] >= card.renown_price else NO_RENOWN
        if card.arcs_price and used < card.arcs_times:
            return 0 if s.arcs[seat] >= card.arcs_price else NO_MONEY
        if card.reinforce and used < card.reinforce:
            return 0 if s.piles[seat] else PILE_EMPTY
        return NOT_REVEALED

    def pending(self, s: RemnantsState) -> list[int]:
        """The places of laid cards whose ability can be used."""
        return [place for place in range(len(s.laid[self.side])) if not self.refuse(s, place)]

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        if self.seat(s, f) < 0:
            return []
        pending = self.pending(s)
        if not pending:
            return []
        kinds = sorted({s.cards.face[s.laid[self.side][i]] for i in pending})
        found = [s.codes.aimed(s.codes.use, kind) for kind in kinds]
        return found if self.must(s, pending) else [s.codes.done, *found]

    def must(self, s: RemnantsState, pending: list[int]) -> bool:
        """Whether something remains that is not left to the owner."""
        return any(s.card(s.laid[self.side][place]).snipe for place in pending)

    def reason(self, s: RemnantsState, f: Frame, action: int) -> int:
        word = s.codes.word(action)
        if word == "done":
            return MUST_USE
        if word != "use":
            return 0
        kind = s.codes.target(action)
        for place in range(len(s.laid[self.side])):
            if s.cards.face[s.laid[self.side][place]] == kind:
                return self.refuse(s, place) or NOT_REVEALED
        return NOT_REVEALED

    def price(self, s: RemnantsState, f: Frame, action: int) -> str:
        if s.codes.word(action) != "use":
            return ""
        return use_price(s.content.cards[s.codes.target(action)])

    def hear(self, s: RemnantsState, f: Frame, action: int) -> None:
        if action == s.codes.done:
            return
        s.frames[-1] = f
        kind = s.codes.target(action)
        place = next(i for i in self.pending(s) if s.cards.face[s.laid[self.side][i]] == kind)
        self.use(s, place)

    def use(self, s: RemnantsState, place: int) -> None:
        b = fought(s)
        seat = b.seat(self.side)
        card = s.card(s.laid[self.side][place])
        s.uses = raised(s.uses, self.side, place, 1)
        s.note(log.USED, seat, card.kind)
        if card.bribe_price:
            verbs.pay(s, seat, card.bribe_price)
            if b.defender < 0:
                s.battle = b.weaker(card.bribe_weaken)
            else:
                s.push(AIMING, seat, n=self.side * 100 + place)
        elif card.snipe:
            s.push(AIMING, seat, n=self.side * 100 + place)
        elif card.renown_price:
            verbs.return_renown(s, seat, card.renown_price)
            s.boosts = raised(s.boosts, self.side, place, card.renown_attack)
        elif card.arcs_price:
            verbs.pay(s, seat, card.arcs_price)
        else:
            back = s.piles[seat].pop()
            s.laid[self.side].append(back)
            show(s, self.side, back)

    def details(self, s: RemnantsState, f: Frame) -> wire.Strengths:
        return strengths(s)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return f"Which Battle ability do you use in the battle on {NAMES[fought(s).space]}?"


def use_price(card: Card) -> str:
    if card.bribe_price:
        return arcs(card.bribe_price)
    if card.arcs_price:
        return arcs(card.arcs_price)
    return f"{card.renown_price} renown" if card.renown_price else ""


def strengths(s: RemnantsState) -> wire.Strengths:
    """What everybody can reckon from the cards that are revealed: sums without dice."""
    b = fought(s)
    sides: list[wire.Strength] = []
    for side in range(1 if b.defender < 0 else 2):
        sides.append({"seat": b.seat(side), "cards": attacks(s, b, side), "more": more(s, b, side)})
    return {"battle": battle_wire(s), "sides": sides}


class AimAt(Choice[RemnantsState]):
    """A unit card that the opponent has revealed; `n` of the frame is whose ability it is."""

    rules: tuple[str, ...] = ("COR-RUL-22",)
    verb = "aim"
    refusal = NO_TARGET

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.units(s.laid[1 - f.n // 100])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        b = fought(s)
        side, enemy = f.n // 100, 1 - f.n // 100
        card = s.card(s.laid[side][f.n % 100])
        best = -1
        for place in range(len(s.laid[enemy])):  # of equal cards the stronger one
            same = s.cards.face[s.laid[enemy][place]] == target
            if same and (best < 0 or attack(s, b, enemy, place) > attack(s, b, enemy, best)):
                best = place
        s.maluses = raised(s.maluses, enemy, best, card.snipe or NULLIFIED)
        s.note(log.AIMED, b.seat(enemy), target, attack(s, b, enemy, best))

    def details(self, s: RemnantsState, f: Frame) -> wire.Strengths:
        return strengths(s)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        card = s.card(s.laid[f.n // 100][f.n % 100])
        return f"Which unit card does your {card.name} aim at?"


AIMING = PROGRAMS.add("aiming", AimAt())


# -- dice and totals -----------------------------------------------------------------------------------------------


def roll_dice(s: RemnantsState, seat: int, count: int) -> int:
    """Roll battle dice; how many hits they show."""
    hits = shown = 0
    for i in range(count):
        face = verbs.roll(s, s.content.dice)
        hits += face
        if i < MOST_SHOWN:
            shown |= face + 1 << 3 * i
    s.note(log.DICE_ROLLED, seat, shown, hits)
    return hits


class RollDice(Do[RemnantsState]):
    """Both roll; totals are formed (COR-BATTLE-09 to -11, COR-YBAT-04)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        b = fought(s)
        counts = [dice(s, b, side) for side in range(1 if b.defender < 0 else 2)]
        hits = [roll_dice(s, b.seat(side), counts[side]) for side in range(len(counts))]
        totals: list[int] = []
        for side in range(len(counts)):
            cards, extra = attacks(s, b, side), more(s, b, side)
            totals.append(cards + hits[side] + extra)
            s.note(log.TOTAL, b.seat(side), totals[side], cards, hits[side], [extra])
        if b.defender < 0:
            totals.append(ycu_attack(s, b))
            hits.append(0)
            s.note(log.YCU_TOTAL, totals[1])
        s.battle = b.at(ROLLED).counted(totals[0], totals[1], hits[0], hits[1])


class Judge(Do[RemnantsState]):
    """Who has won, and what winning brings (COR-BATTLE-12, COR-BATTLE-13, COR-YBAT-05, COR-RUL-27)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        b = fought(s)
        lost = loser(b)
        if b.defender < 0 and lost == 0:
            s.note(log.BATTLE_LOST, b.attacker)
            return
        won = 0 if lost < 0 else 1 - lost
        seat = b.seat(won)
        s.won[seat] += 1
        s.note(log.BATTLE_WON, seat, margin(b))
        for back in s.laid[won]:
            card = s.card(back)
            if lost < 0:
                verbs.gain(s, seat, card.bounty)
            else:
                verbs.take_arcs(s, seat, b.seat(lost), min(card.spoils, s.arcs[b.seat(lost)]))
        if lost < 0 and s.power(seat, TROPHY) and not s.trophies >> seat & 1:
            s.trophies |= 1 << seat
            verbs.take_renown(s, seat, s.power(seat, TROPHY))


class Loss(Do[RemnantsState]):
    """The loser's figure and card, or the defeated token (COR-BATTLE-14, COR-YBAT-06, COR-YBAT-09)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        b = fought(s)
        lost = loser(b)
        if lost < 0:
            verbs.bag_token(s, b.space, b.token)
            return
        seat = b.seat(lost)
        spared = any(s.card(back).spares_figure for back in s.laid[lost])
        verbs.lose_figure(s, seat, b.space, spared)
        saviour = surgeon(s, lost)
        if saviour >= 0:
            s.note(log.TREATED, seat, saviour)
        s.push(REMOVING, seat, n=lost)


REMOVING = PROGRAMS.add("removing", RemoveUnit())


class CleanUp(Do[RemnantsState]):
    """Laid cards go to the discard piles, or back to a winner's hand; then influence, then alert (COR-RUL-19, -27)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        b = fought(s)
        lost = loser(b)
        for side in range(2):
            for back in s.laid[side]:
                seat, card = b.seat(side), s.card(back)
                if card.returns and side != lost:
                    s.hands[seat].append(back)
                    s.note(log.TO_HAND, seat, card.kind)
                else:
                    s.discards[seat].append(back)
                    s.note(log.SPENT, seat, card.kind)
        s.laid = [[], []]
        s.blinds = [0, 0]
        s.boosts, s.maluses, s.uses = [[], []], [[], []], [[], []]
        s.battle = None
        for seat in (b.attacker, b.defender):
            if seat >= 0:
                verbs.inspect_battles(s, seat)
        verbs.inspect_turf(s)
        if lost < 0:
            alert(s, b.attacker, b.space)


def alert(s: RemnantsState, seat: int, space: int) -> None:
    """Roll on the alert card for a defeated YCU (COR-YBAT-07); its token is in the bag already (COR-RUL-60)."""
    shown = verbs.roll(s, verbs.SIX)
    line = s.content.alerts[shown - 1]
    s.note(log.ALERTED, seat, shown, shown - 1)
    if line.does == LOCKDOWN:
        orders = verbs.reveal_orders(s)
        if orders >= 0:
            for one in s.content.orders[orders].spaces[s.side]:
                verbs.place_token(s, one)
        verbs.put_orders_away(s)
    elif line.does == SEARCH_PARTY:
        orders = verbs.reveal_orders(s)
        if orders >= 0:
            verbs.place_token(s, s.content.orders[orders].spaces[s.side][-1])
        verbs.put_orders_away(s)
    elif line.does == BACKUP:
        verbs.place_token(s, space)
    elif line.does == GEAR:
        verbs.gain(s, seat, line.amount)
    elif line.does == LEGEND:
        verbs.take_renown(s, seat, line.amount)


BATTLE = PROGRAMS.add(
    "battle",
    LayCards(0),
    LayCards(1),
    Reveal(0),
    UseAbilities(0, False),
    Reveal(1),
    UseAbilities(1, False),
    UseAbilities(0, True),
    UseAbilities(1, True),
    RollDice(),
    Judge(),
    Loss(),
    CleanUp(),
)
