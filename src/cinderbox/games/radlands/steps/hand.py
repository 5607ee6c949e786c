"""Water, drawing, discarding, and choices between effects."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.model import CHOICES
from cinderbox.games.radlands.reasons import (
    FINE,
    MUST,
    NO_TARGET,
    NOT_DRAWN,
    NOT_HELD,
    NOT_REVEALED,
    OWN_CARD,
    TWO_CARDS,
)
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.harm import ANY_CARD
from cinderbox.kernel.frame import Act, Ask, Frame, Program


class Draw(Act[RadlandsState]):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, self.count)


class DrawForRuins(Act[RadlandsState]):
    """Draw a card for each destroyed camp of the opponent (RAD-RUL-63)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, s.ruins(1 - f.seat))


class DrawOneMore(Act[RadlandsState]):
    """Draw a card more than were discarded; `n` were."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        verbs.draw(s, f.seat, f.n + 1)


class Water(Act[RadlandsState]):
    """Extra water for this turn (RAD-EFX-05)."""

    def act(self, s: RadlandsState, f: Frame) -> None:
        verbs.gain_water(s, f.seat, 1)


def kinds_of(s: RadlandsState, tokens: list[int]) -> list[int]:
    """The different kinds among cards, in rising order; equal cards are one choice."""
    kinds: list[int] = []
    face = s.cards.face
    seen = 0
    for token in tokens:
        kind = face[token]
        if not seen >> kind & 1:
            seen |= 1 << kind
            kinds.append(kind)
    kinds.sort()
    return kinds


class Discard(Ask[RadlandsState]):
    """Discard cards from hand, never Water Silo; `n` are out already. Asked even where only one card would do."""

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
            for kind in sorted([s.cards.face[token] for token in hand]):  # not in the order in which they were drawn
                verbs.discard_held(s, f.seat, kind)
        else:
            super().run(s, f)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        return [s.codes.discard + kind for kind in kinds_of(s, s.hands[f.seat])]

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        if action == s.codes.decline:
            return MUST
        return NOT_HELD if 0 <= action - s.codes.discard <= s.content.camp else FINE

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        verbs.discard_held(s, f.seat, action - s.codes.discard)
        s.frames[-1] = f.counting(f.n + 1)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        left = self.count - f.n
        return "Discard a card." if left == 1 else f"Discard {left} cards, one at a time."


class DiscardSome(Discard):
    """Discard at least one card from hand, never Water Silo; `n` are out already (RAD-RUL-40)."""

    def __init__(self) -> None:
        super().__init__(1)
        self.rules = ("RAD-RUL-40",)

    def run(self, s: RadlandsState, f: Frame) -> None:
        Ask.run(self, s, f)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        return [s.codes.decline, *found] if found and f.n else found

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        if action != s.codes.decline:
            super().hear(s, f, action)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Discard at least one card." if f.n == 0 else "Discard another card, or decline to go on."


class HoldOne(Ask[RadlandsState]):
    """Keep one of the cards just drawn, discard the others of them (RAD-RUL-41). They are the last ones in hand."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.public = False
        self.count = self.newest = count
        self.rules = ("RAD-RUL-41",)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        return [s.codes.hold + kind for kind in kinds_of(s, s.hands[f.seat][-self.count :])]

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        return NOT_DRAWN if 0 <= action - s.codes.hold <= s.content.camp else FINE

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        hand = s.hands[f.seat]
        drawn = hand[-self.count :]
        del hand[-self.count :]
        kept = -1
        for token in drawn:
            kind = s.cards.face[token]
            if kept < 0 and kind == action - s.codes.hold:
                kept = token
            else:
                verbs.discard(s, token)
                s.note(log.DISCARDED, f.seat, kind)
        hand.append(kept)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return f"Keep one of the {self.count} cards you drew; the rest is discarded."


class LayOut(Act[RadlandsState]):
    """Turn over cards from the deck; they join the discard pile together (RAD-RUL-43)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, s: RadlandsState, f: Frame) -> None:
        for _ in range(self.count):
            token = verbs.take_top(s)
            if token >= 0:
                s.reveal(token)
                s.aside.append(token)
                s.note(log.TURNED, f.seat, s.cards.face[token])
            if s.ended is not None:
                return
        for token in s.aside[-self.count :]:
            verbs.discard(s, token)
        del s.aside[-self.count :]


class UseJunk(Ask[RadlandsState]):
    """Carry out the junk effect of one of the cards just turned over, or of none (RAD-FAP-15)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count
        self.rules = ("RAD-FAP-15", "RAD-RUL-43")

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        return [s.codes.decline, *[s.codes.junk + kind for kind in kinds_of(s, s.discard[-self.count :])]]

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        return NOT_REVEALED if 0 <= action - s.codes.junk <= s.content.camp else FINE

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        if action != s.codes.decline:
            junk = s.content.cards[action - s.codes.junk].junk
            assert junk is not None
            s.push(junk, f.seat)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "You may use the junk effect of one of the cards turned over."


def possible(effect: Program, s: RadlandsState, seat: int, this: int) -> bool:
    """Whether every step of an effect could do something."""
    return all(not step.possible(s, seat, this) for step in effect.steps)


class Choose(Ask[RadlandsState]):
    """One of several effects; one with a step that could do nothing is not offered."""

    def __init__(self, names: list[str], effects: list[Program]) -> None:
        super().__init__()
        self.numbers = [CHOICES.index(name) for name in names]
        self.effects = effects
        self.rules = ("RAD-RUL-17",)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        found = [
            s.codes.pick + self.numbers[i]
            for i in range(len(self.numbers))
            if possible(self.effects[i], s, f.seat, f.this)
        ]
        found.sort()
        return found

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        for effect in self.effects:
            if possible(effect, s, seat, this):
                return FINE
        return NO_TARGET

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        number = action - s.codes.pick
        return NO_TARGET if number in self.numbers else FINE

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        s.push(self.effects[self.numbers.index(action - s.codes.pick)], f.seat, f.this)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Choose one: " + ", ".join([CHOICES[number] for number in self.numbers]) + "."


class Several(Act[RadlandsState]):
    """Effects that do not depend on each other, in order; it is enough that one of them can be done (RAD-RUL-81)."""

    def __init__(self, effects: list[Program]) -> None:
        super().__init__()
        self.effects = effects
        self.rules = ("RAD-RUL-81",)

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        for effect in self.effects:
            if possible(effect, s, seat, this):
                return FINE
        return self.effects[0].steps[0].possible(s, seat, this)

    def act(self, s: RadlandsState, f: Frame) -> None:
        for effect in reversed(self.effects):
            s.push(effect, f.seat, f.this)


class GiveOrLose(Ask[RadlandsState]):
    """Mercenary Camp: the opponent gives up two hand cards, or names a card of theirs to be destroyed (RAD-RUL-36)."""

    def __init__(self, giving: Program) -> None:
        super().__init__()
        self.giving = giving
        self.rules = ("RAD-RUL-36", "RAD-FAC-16", "RAD-FAC-17")

    def seat(self, s: RadlandsState, f: Frame) -> int:
        return 1 - f.seat

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        found = [s.codes.destroy + place for place in ANY_CARD.places(s, 1 - f.seat)]
        if len(s.hands[1 - f.seat]) >= 2:
            found.append(s.codes.give)
        return found

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        if action == s.codes.give:
            return TWO_CARDS
        place = action - s.codes.destroy
        if not 0 <= place < 18:
            return FINE
        return ANY_CARD.reason(s, place) if place // 9 != f.seat else OWN_CARD

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        if action == s.codes.give:
            s.push(self.giving, 1 - f.seat)
        else:
            verbs.hit(s, action - s.codes.destroy, True)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Give up two hand cards, or name one of your cards to be destroyed."
