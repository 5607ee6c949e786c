"""Completing Discovery cards, their exchanges, and drawing new ones."""

from cinderbox.games.residuum import log, payments, requirements, terrain, verbs, wire
from cinderbox.games.residuum.model import TECH_DRAWS
from cinderbox.games.residuum.prices import cubes
from cinderbox.games.residuum.reasons import (
    ACHIEVED,
    BAD_LAND,
    DREW,
    FULL_NUCLEAR,
    NO_COST,
    NO_DECK,
    NO_EXCHANGE,
    NO_GOODS,
    NO_LOCATION,
    NO_SITE,
    NO_SWAP,
    NOT_HELD,
    NOT_IN_HAND,
    OK,
    POOR_DRAW,
    POOR_MAST,
    STARRED,
    UNMET,
    USED_UP,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.look import Deed, PaidDeed, TurnLook
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.steps.setup import KeepOne
from cinderbox.games.residuum.tables import DRAW, NUCLEAR, NUCLEAR_LIMIT
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame, Program
from cinderbox.kernel.pack import word_id

# -- what may be done ----------------------------------------------------------------------------------------


class Draw(PaidDeed):
    """RSD-DISC-09, -10, RSD-RUL-43."""

    verb = "draw"

    def points(self, look: TurnLook) -> int:
        return DRAW

    def closed(self, look: TurnLook) -> int:
        s, seat = look.s, look.seat
        if s.drew:
            return DREW
        if not s.deck and not s.discard:
            return NO_DECK
        mast = s.powers[seat][TECH_DRAWS]
        return payments.paying(s, seat, DRAW, requirements.draw_accepts(s, seat), POOR_MAST if mast else POOR_DRAW)

    def do(self, look: TurnLook, target: int) -> None:
        accepts = payments.accepted(look.s, requirements.draw_accepts(look.s, look.seat))
        begin(look.s, self.program, look.seat, 0, DRAW, accepts)


class Complete(Deed):
    """RSD-DISC-01, -05, RSD-RUL-42."""

    verb = "complete"

    def __init__(self, program: Program) -> None:
        self.program = program

    def targets(self, look: TurnLook) -> list[int]:
        """Cards in hand whose cost can be met, while none was completed this turn."""
        s, seat = look.s, look.seat
        if s.achieved:
            return []
        found: list[int] = []
        for back in s.hands[seat]:
            card = s.content.discoveries[s.cards.face[back]]
            if payments.affordable(s, seat, card.cost) or requirements.free_completion(s, seat, card):
                found.append(card.face)
        found.sort()
        return found

    def meant(self, look: TurnLook, target: int) -> bool:
        return requirements.among(look.s, look.s.hands[look.seat], target)

    def refuse(self, look: TurnLook, target: int) -> int:
        s, seat = look.s, look.seat
        if not requirements.among(s, s.hands[seat], target):
            return NOT_HELD
        if s.achieved:
            return ACHIEVED
        card = s.content.discoveries[target]
        for need in card.needs:
            if not requirements.met(s, seat, need):
                return UNMET + need.check
        if card.to_land >= 0 and not requirements.sites(s, seat, card):
            return NO_SITE
        if card.star and requirements.starred(s, seat):
            return STARRED
        if payments.affordable(s, seat, card.cost) or requirements.free_completion(s, seat, card):
            return OK
        return NO_COST

    def cost(self, look: TurnLook, target: int) -> wire.Price:
        return {"cubes": cubes(look.s.content.discoveries[target].cost)}

    def do(self, look: TurnLook, target: int) -> None:
        look.s.push(self.program, look.seat, -1, -1, target)


class Use(Deed):
    """An exchange that a completed card allows (RSD-DISC-04, -08)."""

    verb = "use"

    def __init__(self, program: Program) -> None:
        self.program = program

    def targets(self, look: TurnLook) -> list[int]:
        s = look.s
        return sorted([s.cards.face[back] for back in s.completed[look.seat]])

    def refuse(self, look: TurnLook, target: int) -> int:
        s, seat = look.s, look.seat
        card = s.content.discoveries[target]
        if not card.uses or not requirements.among(s, s.completed[seat], target):
            return NO_EXCHANGE
        if s.uses.count(target) >= card.uses:
            return USED_UP
        if card.swap:
            return OK if requirements.swappable(s, seat, card) else NO_GOODS
        if card.get[NUCLEAR] and s.nuclear(seat) + card.get[NUCLEAR] > NUCLEAR_LIMIT:
            return FULL_NUCLEAR
        return OK if payments.affordable(s, seat, card.give) else NO_GOODS

    def cost(self, look: TurnLook, target: int) -> wire.Price:
        card = look.s.content.discoveries[target]
        return {} if card.swap else {"cubes": cubes(card.give), "gets": cubes(card.get)}

    def do(self, look: TurnLook, target: int) -> None:
        s, seat, card = look.s, look.seat, look.s.content.discoveries[target]
        s.uses = [*s.uses, target]
        s.note(log.USE, seat, target)
        if card.swap:
            s.push(self.program, seat, -1, -1, target)
            return
        verbs.pay_all(s, seat, card.give)
        for resource in range(9):
            verbs.gain(s, seat, resource, card.get[resource])


# -- completing ----------------------------------------------------------------------------------------------


def card_of(s: ResiduumState, f: Frame) -> wire.Card:
    """The card that `n` is."""
    return {"card": word_id(s.content.discoveries[f.n].name)}


class PayCard(Ask[ResiduumState]):
    """Pay the card's cost, or use Breakthrough; `n` is the card (RSD-RUL-42)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DISC-01", "RSD-CHAR-04")

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        card = s.content.discoveries[f.n]
        found = [s.codes.pay] if payments.affordable(s, f.seat, card.cost) else []
        if requirements.free_completion(s, f.seat, card):
            found.append(s.codes.ability)
        return found

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        return NO_COST if action in (s.codes.pay, s.codes.ability) else OK

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        if action == s.codes.ability:
            verbs.use_ability(s, f.seat)
        else:
            verbs.pay_all(s, f.seat, s.content.discoveries[f.n].cost)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return f"Do you pay for {s.content.discoveries[f.n].name}, or complete it by your ability?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Card:
        return card_of(s, f)


class ShowCard(Do[ResiduumState]):
    """Whoever completes a card names it, so all know what is being paid for (RSD-DISC-01)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.show_card(s, f.seat, f.n)


class ReplaceHex(Choice[ResiduumState]):
    """Which hex the card replaces (RSD-DISC-07)."""

    verb = "on"
    refusal = BAD_LAND

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DISC-07", "RSD-RUL-73")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        card = s.content.discoveries[f.n]
        return [] if card.to_land < 0 else requirements.sites(s, f.seat, card)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        card = s.content.discoveries[f.n]
        terrain.replace_hex(s, target, card.to_land, 3 if card.spare else 0)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which hex is replaced?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Card:
        return card_of(s, f)


class FinishCard(Do[ResiduumState]):
    """The card lies face up, and gives what it gives at once (RSD-DISC-02)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.finish_card(s, f.seat, f.n)
        card = s.content.discoveries[f.n]
        for resource in range(9):
            verbs.gain(s, f.seat, resource, card.gain[resource])


class FreeRecruit(Choice[ResiduumState]):
    """Open Gates: where the free Outrider joins (DSC-35)."""

    verb = "recruit"
    refusal = NO_LOCATION

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DISC-02", "RSD-REC-01")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        if not s.content.discoveries[f.n].recruits:
            return []
        locations = s.locations(f.seat)
        return [hex for hex in range(s.board.size) if locations >> hex & 1]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.recruit(s, f.seat, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where does the free Outrider join?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Card:
        return card_of(s, f)


# -- exchanges -----------------------------------------------------------------------------------------------


class SwapGive(Choice[ResiduumState]):
    """What is given in a swap; `n` is the card, then 64 times the resource + 1 on top."""

    verb = "give"
    refusal = NO_SWAP

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DISC-04",)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return requirements.swappable(s, f.seat, s.content.discoveries[f.n])

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(f.n + 64 * (target + 1))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "What do you give?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Swap:
        given = f.n // 64 - 1
        card = word_id(s.content.discoveries[f.n % 64].name)
        return {"card": card, "given": wire.RESOURCES[given] if given >= 0 else None}


class SwapGet(SwapGive):
    verb = "get"

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        card, given = s.content.discoveries[f.n % 64], f.n // 64 - 1
        return [resource for resource in range(9) if card.swap >> resource & 1 and resource != given]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, f.n // 64 - 1, 1)
        verbs.gain(s, f.seat, target, 1)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "What do you get for it?"


# -- drawing -------------------------------------------------------------------------------------------------


class LookAtSome(Do[ResiduumState]):
    """Draw the top cards to look at, once a turn (RSD-DISC-09)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.drew = 1
        verbs.look(s, f.seat, requirements.draw_count(s, f.seat))


class KeepDrawn(KeepOne):
    """Keep one; the others go to the bottom of the deck in the order they were drawn (RSD-DISC-09)."""

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.keep(s, f.seat, target)
        s.deck = s.aside[::-1] + s.deck
        s.aside = []


class HandLimit(Choice[ResiduumState]):
    """Over six cards one after the other is discarded face down (RSD-DISC-11)."""

    verb = "discard"
    public = False
    secret = True
    refusal = NOT_IN_HAND

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DISC-11", "RSD-RUL-43")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        if not verbs.too_many(s, f.seat):
            return []
        return sorted([s.cards.face[back] for back in s.hands[f.seat]])

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        hand = s.hands[f.seat][:]
        back = s.pick_unseen(f.seat, hand, verbs.place_of(s, hand, target))
        s.hands[f.seat] = hand
        s.discard = [*s.discard, back]
        s.note(log.DISCARD, f.seat)
        s.frames[-1] = f

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You hold more than six Discovery cards: which one do you discard?"
