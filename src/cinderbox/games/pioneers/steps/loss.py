"""Cards that leave towns: which one, whether something saves it, and that it goes (PIO-PLAY-07, PIO-RUL-60 to -62)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import (
    BY_ATTACK,
    BY_EVENT,
    ITEM,
    PERSONALITY,
    PERSONALITY_LOSS,
    RESPONSE,
    STRUCTURE,
    STRUCTURE_LOSS,
    UNPAID,
)
from cinderbox.games.pioneers.offers import forecast
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import NO_FREE, NO_PLAY, NO_SAVING, NOT_HELD, NOT_IN_TOWN, NOT_THAT, OK, SPENT
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.town import SETTLE
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.events import Phrase, phrase
from cinderbox.kernel.frame import Ask, Do, Frame, Program

TO_HAND: Final = 16  # in `n` of LOSS, besides the cause: the card goes to its owner's hand


def trigger_of(s: PioneersState, back: int) -> int:
    """The moment at which this card is lost, for cards that can save it; -1: none can."""
    type = s.card(back).type
    return STRUCTURE_LOSS if type == STRUCTURE else PERSONALITY_LOSS if type == PERSONALITY else -1


def guards(s: PioneersState, seat: int, trigger: int, cause: int) -> list[int]:
    """The kinds of cards in town that can save a card now (Clinic)."""
    found: list[int] = []
    for back in s.structures[seat] + s.others[seat]:
        kind = s.cards.face[back]
        guard = s.content.cards[kind].guard
        if guard is None or guard.trigger != trigger or not guard.causes & cause or kind in found:
            continue
        if s.fresh(seat, kind) >= 0 and s.has(seat, RESPONSE) >= guard.pay[RESPONSE]:
            found.append(kind)
    return found


class Save(Ask[PioneersState]):
    """`this` is about to leave: its owner may save it (PIO-RUL-60).

    Asked whenever a card for this moment may be in the hand, as far as everybody can tell, and could be paid for.
    """

    rules: tuple[str, ...] = ("PIO-RUL-60", "PIO-PLAY-06", "PIO-PLAY-07")
    public = False
    window = True
    way_out = "decline"

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        seat, cause = f.seat, f.n % TO_HAND
        trigger = trigger_of(s, f.this)
        if trigger < 0:
            return []
        found = guards(s, seat, trigger, cause)
        paid = s.has(seat, RESPONSE) > 0
        free = s.freebie(seat, ITEM) > -2
        if (paid or free) and s.may_react(seat, trigger, cause):
            held = s.reactions(seat, trigger, cause)
            listed = [s.codes.aimed(s.codes.play_free, kind) for kind in held] if free else []
            found = sorted(found + held) if paid else sorted(found)
            return [s.codes.decline, *listed, *[s.codes.aimed(s.codes.save, kind) for kind in found]]
        return [s.codes.decline, *[s.codes.aimed(s.codes.save, kind) for kind in sorted(found)]] if found else []

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        word, kind = s.codes.word(action), s.codes.target(action)
        if word not in ("save", "play_free"):
            return OK
        card = s.content.cards[kind]
        if word == "save" and card.guard is not None:
            return NOT_IN_TOWN if s.copy(f.seat, kind) < 0 else SPENT if s.fresh(f.seat, kind) < 0 else NO_SAVING
        if kind not in [s.cards.face[back] for back in s.hands[f.seat]]:
            return NOT_HELD
        if not s.reacts(kind, trigger_of(s, f.this), f.n % TO_HAND):
            return NO_SAVING
        return NO_FREE if word == "play_free" else NO_PLAY

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        kind, lost = s.codes.target(action), s.cards.face[f.this]
        if action == s.codes.decline:
            s.note(log.UNSAVED, f.seat, lost, f.seat)
            return
        paid = 0
        if s.codes.word(action) == "play_free":
            use_freebie(s, f.seat, ITEM)
            verbs.discard(s, verbs.from_hand(s, f.seat, kind))
        else:
            guard = s.content.cards[kind].guard
            if guard is not None:
                paid = guard.pay[RESPONSE]
                s.used = [*s.used, s.fresh(f.seat, kind)]
            else:
                paid = 1
                verbs.discard(s, verbs.from_hand(s, f.seat, kind))
            verbs.spend(s, f.seat, RESPONSE, paid)
        s.note(log.SAVED, f.seat, lost, kind, f.seat, [paid])
        if f.n % TO_HAND == UNPAID:
            s.unpaid = [back for back in s.unpaid if back != f.this]
            sums = s.paid[:]
            sums[RESPONSE] += paid
            s.paid = sums
        else:
            s.pop()  # it does not leave

    def details(self, s: PioneersState, f: Frame) -> wire.Save:
        rows: dict[str, wire.Offer] = {}
        for action in s.choices[1:]:
            kind = s.codes.target(action)
            guard = s.content.cards[kind].guard
            cost = guard.pay[RESPONSE] if guard is not None else 1
            free = s.codes.word(action) == "play_free" or not cost
            rows[s.codes.text(action)] = {"free": True} if free else {"pay": {"response": cost}}
        return {
            "card": s.card(f.this).id,
            "cause": wire.CAUSES[int(f.n % TO_HAND).bit_length() - 1],
            "lost": forecast(s, f.seat, [], [f.this]),
            "offers": rows,
        }

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return f"{s.card(f.this).name} is about to leave your town. Do you save it?"


def use_freebie(s: PioneersState, seat: int, type: int) -> None:
    """A free play of the round is used up (PIO-RUL-74)."""
    source = s.freebie(seat, type)
    if source >= 0:
        s.used = [*s.used, source]
    else:
        s.spent |= 1 << seat


class Leave(Do[PioneersState]):
    """It leaves, and the town is settled."""

    def do(self, s: PioneersState, f: Frame) -> None:
        verbs.leave(s, f.seat, f.this, f.n >= TO_HAND)
        s.push(SETTLE, f.seat)


# A card of the town of `seat`, `this`, is about to leave; `n` says why, and where it goes.
LOSS: Final[Program] = PROGRAMS.add("loss", Save(), Leave())

# In maintenance cards leave together, so each is first asked about.
SAVE: Final[Program] = PROGRAMS.add("save", Save())


class Lose(Choice[PioneersState]):
    """A failed defence: which card of the defender's town is lost? The card says who chooses (PIO-ATK-10)."""

    verb = "lose"
    refusal = NOT_THAT
    rules: tuple[str, ...] = ("PIO-ATK-10", "PIO-HQ-01", "PIO-RUL-53")

    def __init__(self, types: int) -> None:
        super().__init__()
        self.types = types  # one bit each

    def owner(self, s: PioneersState, f: Frame) -> int:
        assert s.fight is not None
        return s.fight.defender

    def seat(self, s: PioneersState, f: Frame) -> int:
        return f.seat if s.effect(f.n).by_attacker else self.owner(s, f)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        owner = self.owner(s, f)
        return s.kinds(s.structures[owner] + s.others[owner], self.types, s.effect(f.n).tags)

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        owner = self.owner(s, f)
        cause = BY_ATTACK + (TO_HAND if s.effect(f.n).to_hand else 0)
        s.push(LOSS, owner, s.copy(owner, target), f.this, cause)

    def details(self, s: PioneersState, f: Frame) -> wire.Lose:
        owner = self.owner(s, f)
        rows = {f"lose:{s.content.cards[kind].id}": falls(s, owner, kind) for kind in self.targets(s, f)}
        return {"cause": s.card(f.this).id, "by": self.seat(s, f), "owner": owner, "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> Phrase:
        owner = self.owner(s, f)
        if self.seat(s, f) == owner:
            return f"{s.card(f.this).name}: which card of your town do you lose?"
        return phrase(f"{s.card(f.this).name}: which card does {{}} lose?", s.called(owner))


def falls(s: PioneersState, seat: int, kind: int) -> wire.Offer:
    """What the loss of a card does to its town."""
    return forecast(s, seat, [], [s.copy(seat, kind)])


class LoseTagged(Lose):
    """An event: each player discards such a structure of the own town (Livestock Virus)."""

    rules: tuple[str, ...] = ("PIO-RUL-65", "PIO-RUL-67")

    def owner(self, s: PioneersState, f: Frame) -> int:
        return f.seat

    def seat(self, s: PioneersState, f: Frame) -> int:
        return f.seat

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        s.push(LOSS, f.seat, s.copy(f.seat, target), f.this, BY_EVENT)


LOSE_TAGGED: Final[Program] = PROGRAMS.add("lose_tagged", LoseTagged(1 << STRUCTURE))


class RemoveTagged(Do[PioneersState]):
    """Everybody in turn, whose town is not immune, loses such a structure."""

    def do(self, s: PioneersState, f: Frame) -> None:
        tags = s.card(f.this).tags
        for seat in reversed(s.around(f.seat)):
            if not s.immune(seat, tags):
                s.push(LOSE_TAGGED, seat, f.this, -1, f.n)
