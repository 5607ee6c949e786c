"""What effects do with cards: drawing, discarding, digging in piles, looking and putting back, and the market row."""

from cinderbox.games.remnants import log, verbs
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    MUST,
    NOT_DISCARDED,
    NOT_HELD,
    NOT_IN_PILE,
    NOT_ROBBED,
    NOT_SEEN,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


class Draw(Do[RemnantsState]):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.draw(s, f.seat, self.count)


class DiscardOne(Choice[RemnantsState]):
    rules: tuple[str, ...] = ("COR-CARD-03",)
    verb = "discard"
    public = False
    refusal = NOT_HELD

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.faces(s.hands[f.seat])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        verbs.discard(s, f.seat, target)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which card do you discard?"


class TakeDiscard(Choice[RemnantsState]):
    """Cards of the own discard pile that were not played for their ability this turn (COR-RUL-12)."""

    rules: tuple[str, ...] = ("COR-RUL-12",)
    verb = "take"
    way_out = "done"
    refusal = NOT_DISCARDED
    must = MUST

    def __init__(self, count: int, optional: bool) -> None:
        super().__init__()
        self.count = count
        self.optional = optional

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.faces([back for back in s.discards[f.seat] if back not in s.spent]) if f.n < self.count else []

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        pile = s.discards[f.seat]
        for back in pile:
            if s.cards.face[back] == target and back not in s.spent:
                pile.remove(back)
                s.hands[f.seat].append(back)
                break
        s.note(log.TOOK, f.seat, target)
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which card do you take out of your discard pile?"


class DigCard(Choice[RemnantsState]):
    """A card of the own draw pile, which its owner knows but for its order; others do not see which it is."""

    rules: tuple[str, ...] = ("COR-DECK-01",)
    verb = "dig"
    public = False
    secret = True
    refusal = NOT_IN_PILE

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.faces(s.piles[f.seat])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        back = verbs.dig(s, f.seat, target)
        s.hands[f.seat].append(back)
        s.note(log.DUG, f.seat)
        s.tell(f.seat, log.GOT, f.seat, target)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which card do you take?"


DIG = PROGRAMS.add("dig", DigCard())
TAKE_ONE = PROGRAMS.add("take_one", TakeDiscard(1, False))


class SearchPile(Choice[RemnantsState]):
    rules: tuple[str, ...] = ("COR-RUL-12",)
    verb = "search"
    refusal = NOT_DISCARDED

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        found = [0] if s.piles[f.seat] else []
        if any(back not in s.spent for back in s.discards[f.seat]):
            found.append(1)
        return found

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return NOT_IN_PILE if target == 0 else NOT_DISCARDED

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        s.push(TAKE_ONE if target else DIG, f.seat)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which pile do you look through?"


class Blackmail(Choice[RemnantsState]):
    """An opponent discards a card at random; its face becomes public."""

    rules: tuple[str, ...] = ("COR-CARD-03",)
    verb = "rob"
    refusal = NOT_ROBBED

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return [seat for seat in range(s.seats) if seat != f.seat and s.hands[seat]]

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        kinds = sorted([s.cards.face[back] for back in s.hands[target]])  # the order of a hand means nothing
        kind = kinds[s.random(len(kinds))]
        s.discards[target].append(verbs.from_hand(s, target, kind))
        s.note(log.LOST_CARD, target, f.seat, kind)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Who discards a card at random?"


class Scout(Do[RemnantsState]):
    """Look at the top coordinates cards; an empty deck is not rebuilt for that (COR-RUL-07)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RemnantsState, f: Frame) -> None:
        seen = s.orders[-self.count :]
        s.note(log.SCOUTED, f.seat, len(seen))
        for back in reversed(seen):
            s.reveal(back, 1 << f.seat)
            s.tell(f.seat, log.SAW, f.seat, s.cards.face[back])


class PutOnTop(Choice[RemnantsState]):
    """Which of the two cards that were looked at lies on top; nobody else can tell."""

    rules: tuple[str, ...] = ("COR-RUL-07",)
    verb = "top"
    public = False
    secret = True
    refusal = NOT_SEEN

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        if len(s.orders) < 2:
            return []
        return sorted([s.cards.face[back] - s.content.order_face for back in s.orders[-2:]])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        below, top = s.orders[-2:]
        stays = s.cards.face[top] == target + s.content.order_face
        s.cards.mix([below, top], [below, top] if stays else [top, below], 1 << f.seat)
        s.note(log.ORDERED, f.seat)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which coordinates card comes first?"


class RevealMember(Do[RemnantsState]):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.turn_up_members(s, self.count)


class CycleMarket(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.clear_market(s)
        verbs.turn_up_goods(s, s.content.numbers.market)
