"""Water, drawing, discarding, and choices between effects."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import CHOICES
from cinderbox.games.radlands.reasons import (
    MUST,
    NO_TARGET,
    NOT_DRAWN,
    NOT_HELD,
    NOT_REVEALED,
    OK,
    OWN_CARD,
    TWO_CARDS,
)
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_CARD
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu


class Draw(Do[RadlandsState]):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, self.count)


class DrawForRuins(Do[RadlandsState]):
    """Draw a card for each destroyed camp of the opponent (RAD-RUL-63)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, s.ruins(1 - f.seat))


class DrawOneMore(Do[RadlandsState]):
    """Draw a card more than were discarded; `n` were."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, f.n + 1)


class Water(Do[RadlandsState]):
    """Extra water for this turn (RAD-EFX-05)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.gain_water(s, f.seat, 1)


def kinds_of(s: RadlandsState, backs: list[int]) -> vec[i64]:
    """The different kinds among cards, in rising order; equal cards are one choice."""
    kinds = vec[i64](capacity=len(backs))
    face = s.cards.face
    for back in backs:
        kind = face[back]
        if kind in kinds:
            continue
        kinds = append(kinds, kind)
        at = len(kinds) - 1
        while at and kinds[at - 1] > kind:
            kinds[at] = kinds[at - 1]
            at -= 1
        kinds[at] = kind
    return kinds


class Discard(Choice[RadlandsState]):
    """Discard cards from hand, never Water Silo; `n` are out already. Asked even where only one card would do."""

    verb = "discard"
    refusal = NOT_HELD
    must = MUST

    def __init__(self, count: int) -> None:
        super().__init__()
        self.public = False
        self.count = count
        self.rules = ("RAD-RUL-42", "RAD-RUL-65")

    def run(self, s: RadlandsState, f: Frame) -> None:
        hand = s.hands[f.seat]
        if f.n >= self.count:
            s.frames[-1] = f.next().counting(0)
        elif len(hand) <= self.count - f.n:  # everybody can see that the whole hand goes
            s.frames[-1] = f.next().counting(0)
            for kind in sorted([s.cards.face[back] for back in hand]):  # not in the order in which they were drawn
                verbs.discard_held(s, f.seat, kind)
        else:
            super().run(s, f)

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [*kinds_of(s, s.hands[f.seat])]

    def take(self, s: RadlandsState, f: Frame, kind: int) -> None:
        verbs.discard_held(s, f.seat, kind)
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        left = self.count - f.n
        return "Discard a card." if left == 1 else f"Discard {left} cards, one at a time."


class DiscardSome(Discard):
    """Discard at least one card from hand, never Water Silo; `n` are out already (RAD-RUL-40)."""

    optional = True

    def __init__(self) -> None:
        super().__init__(1)
        self.rules = ("RAD-RUL-40",)

    def run(self, s: RadlandsState, f: Frame) -> None:
        Choice.run(self, s, f)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        return found if f.n and s.hands[f.seat] else found[1:]  # the first of them may not be declined

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Discard at least one card." if f.n == 0 else "Discard another card, or decline to go on."


class HoldOne(Choice[RadlandsState]):
    """Keep one of the cards just drawn, discard the others of them (RAD-RUL-41). They are the last ones in hand."""

    verb = "hold"
    refusal = NOT_DRAWN

    def __init__(self, count: int) -> None:
        super().__init__()
        self.public = False
        self.count = self.newest = count
        self.rules = ("RAD-RUL-41",)

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [*kinds_of(s, s.hands[f.seat][-self.count :])]

    def take(self, s: RadlandsState, f: Frame, target: int) -> None:
        hand = s.hands[f.seat]
        drawn = hand[-self.count :]
        del hand[-self.count :]
        kept = -1
        for back in drawn:
            kind = s.cards.face[back]
            if kept < 0 and kind == target:
                kept = back
            else:
                verbs.discard(s, back)
                s.note(log.DISCARDED, f.seat, kind)
        hand.append(kept)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Keep one of the {self.count} cards you drew; the rest is discarded."


class LayOut(Do[RadlandsState]):
    """Turn over cards from the deck; they join the discard pile together (RAD-RUL-43)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RadlandsState, f: Frame) -> None:
        for _ in range(self.count):
            back = verbs.take_top(s)
            if back >= 0:
                s.reveal(back)
                s.aside.append(back)
                s.note(log.TURNED, f.seat, s.cards.face[back])
            if s.ended is not None:
                return
        for back in s.aside[-self.count :]:
            verbs.discard(s, back)
        del s.aside[-self.count :]


class UseJunk(Choice[RadlandsState]):
    """Carry out the junk effect of one of the cards just turned over, or of none (RAD-FAP-15)."""

    verb = "junk"
    optional = True
    refusal = NOT_REVEALED

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.rules = ("RAD-FAP-15", "RAD-RUL-43")

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [*kinds_of(s, s.discard[-self.count :])]

    def take(self, s: RadlandsState, f: Frame, kind: int) -> None:
        junk = s.content.cards[kind].junk
        assert junk is not None
        s.push(junk, f.seat)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "You may use the junk effect of one of the cards turned over."


def possible(effect: Program, s: RadlandsState, seat: int, this: int) -> bool:
    """Whether every step of an effect could do something."""
    return all(not step.possible(s, seat, this) for step in effect.steps)


class Choose(Choice[RadlandsState]):
    """One of several effects; one with a step that could do nothing is not offered."""

    verb = "choose"

    def __init__(self, names: list[str], effects: list[Program]) -> None:
        super().__init__()
        self.names = names
        self.effects: list[Program | None] = [None] * len(CHOICES)
        for i in range(len(names)):
            self.effects[CHOICES.index(names[i])] = effects[i]
        self.rules = ("RAD-RUL-17",)

    def offered(self, s: RadlandsState, seat: int, this: int) -> list[int]:
        found: list[int] = []
        for number in range(len(CHOICES)):
            effect = self.effects[number]
            if effect is not None and possible(effect, s, seat, this):
                found.append(number)
        return found

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if self.offered(s, seat, this) else NO_TARGET

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return self.offered(s, f.seat, f.this)

    def refuse(self, s: RadlandsState, f: Frame, number: int) -> int:
        return OK if self.effects[number] is None else NO_TARGET

    def take(self, s: RadlandsState, f: Frame, number: int) -> None:
        effect = self.effects[number]
        assert effect is not None
        s.push(effect, f.seat, f.this)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Choose one: " + ", ".join(self.names) + "."


class Several(Do[RadlandsState]):
    """Effects that do not depend on each other, in order; it is enough that one of them can be done (RAD-RUL-81)."""

    def __init__(self, effects: list[Program]) -> None:
        super().__init__()
        self.effects = effects
        self.rules = ("RAD-RUL-81",)

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        for effect in self.effects:
            if possible(effect, s, seat, this):
                return OK
        return self.effects[0].steps[0].possible(s, seat, this)

    def do(self, s: RadlandsState, f: Frame) -> None:
        for effect in reversed(self.effects):
            s.push(effect, f.seat, f.this)


class Ransom(Look[RadlandsState]):
    """What the opponent of whoever the effect works for could give up."""

    def __init__(self, s: RadlandsState, f: Frame) -> None:
        super().__init__(s, f)
        self.seat = 1 - f.seat


class LoseCard(Item[Ransom]):
    verb = "destroy"

    def targets(self, look: Ransom) -> list[int]:
        return ANY_CARD.places(look.s, look.seat)

    def refuse(self, look: Ransom, place: int) -> int:
        return ANY_CARD.reason(look.s, place) if place // 9 == look.seat else OWN_CARD

    def do(self, look: Ransom, place: int) -> None:
        verbs.hit(look.s, place, True)


class GiveTwo(Item[Ransom]):
    verb = "give"

    def __init__(self, giving: Program) -> None:
        self.giving = giving

    def closed(self, look: Ransom) -> int:
        return OK if len(look.s.hands[look.seat]) >= 2 else TWO_CARDS

    def do(self, look: Ransom, target: int) -> None:
        look.s.push(self.giving, look.seat)


class GiveOrLose(Menu[RadlandsState, Ransom]):
    """Mercenary Camp: the opponent gives up two hand cards, or names a card of theirs to be destroyed (RAD-RUL-36)."""

    again = False

    def __init__(self, giving: Program) -> None:
        super().__init__([LoseCard(), GiveTwo(giving)])
        self.rules = ("RAD-RUL-36", "RAD-FAC-16", "RAD-FAC-17")

    def seat(self, s: RadlandsState, f: Frame) -> int:
        return 1 - f.seat

    def look(self, s: RadlandsState, f: Frame) -> Ransom:
        return Ransom(s, f)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Give up two hand cards, or name one of your cards to be destroyed."
