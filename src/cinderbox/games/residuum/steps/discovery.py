"""Completing Discovery cards, their exchanges, and drawing new ones."""

from cinderbox.games.residuum import log, payments, requirements, verbs
from cinderbox.games.residuum.reasons import BAD_LAND, FINE, NO_COST, NO_LOCATION, NO_SWAP, NOT_IN_HAND
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.setup import KeepOne
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Act, Ask, Frame


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
        return NO_COST if action in (s.codes.pay, s.codes.ability) else FINE

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        if action == s.codes.ability:
            verbs.use_ability(s, f.seat)
        else:
            verbs.pay_all(s, f.seat, s.content.discoveries[f.n].cost)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return f"Do you pay for {s.content.discoveries[f.n].name}, or complete it by your ability?"


class ShowCard(Act[ResiduumState]):
    """Whoever completes a card names it, so all know what is being paid for (RSD-DISC-01)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
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
        verbs.replace_hex(s, target, card.to_land, 3 if card.spare else 0)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which hex is replaced?"


class FinishCard(Act[ResiduumState]):
    """The card lies face up, and gives what it gives at once (RSD-DISC-02)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
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


def exchange(s: ResiduumState, seat: int, face: int) -> None:
    """A fixed exchange of a completed card."""
    card = s.content.discoveries[face]
    verbs.pay_all(s, seat, card.give)
    for resource in range(9):
        verbs.gain(s, seat, resource, card.get[resource])


# -- drawing -------------------------------------------------------------------------------------------------


class LookAtSome(Act[ResiduumState]):
    """Draw the top cards to look at, once a turn (RSD-DISC-09)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
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
        return sorted([s.cards.face[token] for token in s.hands[f.seat]])

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        hand = s.hands[f.seat][:]
        token = s.pick_unseen(f.seat, hand, verbs.place_of(s, hand, target))
        s.hands[f.seat] = hand
        s.discard = [*s.discard, token]
        s.note(log.DISCARD, f.seat)
        s.frames[-1] = f

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You hold more than six Discovery cards: which one do you discard?"
