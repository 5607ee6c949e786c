"""Playing cards from hand in the own turn (PIO-ACT-06, PIO-PLAY): in the turn itself and before the roll of a raid."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import (
    ATTACK,
    BEFORE_ROLL,
    PERSONALITY,
    RAID,
    RESPONSE,
    Card,
)
from cinderbox.games.pioneers.offers import playing
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import (
    CONDITION,
    KEPT_BACK,
    NO_FREE,
    NO_PLAY,
    NO_TARGET,
    NOT_HELD,
    NOT_IN_RAID,
    OK,
    ONE_PERSONALITY,
    TOO_POOR,
)
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps import combat
from cinderbox.games.pioneers.steps.loss import use_freebie
from cinderbox.games.pioneers.steps.town import SETTLE
from cinderbox.kernel.frame import Do, Frame, Program
from cinderbox.kernel.menu import Item, Look


class PlayLook(Look[PioneersState]):
    """What the items of a turn look at."""

    def __init__(self, s: PioneersState, f: Frame, raid: bool) -> None:
        super().__init__(s, f)
        self.raid = raid  # in the middle of the own raid, where not everything can be done (PIO-RUL-59)
        self.response = s.pile[f.seat * 3 + RESPONSE]
        self.held: list[int] = []

    def survey(self) -> None:
        self.held = self.s.kinds(self.s.hands[self.seat], 63)


class Deed(Item[PlayLook]):
    """One thing to do in a turn."""

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        """What it costs and does."""
        return {}


# -- playing a card from hand -------------------------------------------------------------------------------------


def unplayable(s: PioneersState, seat: int, card: Card, raid: bool) -> int:
    """Why a card cannot be played now, its response token aside; 0 if it can."""
    if card.reaction is not None:
        return OK if raid and card.reaction.trigger == BEFORE_ROLL else KEPT_BACK
    if raid and card.type > PERSONALITY:
        return NOT_IN_RAID
    if card.type == PERSONALITY and s.recruited >> seat & 1:
        return ONE_PERSONALITY
    if card.type in (ATTACK, RAID) and not combat.targets_of(s, seat, card):
        return NO_TARGET
    for effect in card.plays:
        if effect.op == "gain_vp":
            if effect.sizes and not effect.sizes >> s.size(seat) & 1:
                return CONDITION
            if effect.type >= 0 and not s.kinds(s.structures[seat] + s.others[seat], 1 << effect.type):
                return CONDITION
            if not s.affords(seat, effect.pay):
                return TOO_POOR
    return OK


def perform(s: PioneersState, seat: int, kind: int, paid: int) -> None:
    """Play a card from hand (PIO-PLAY-02): it enters town, or is carried out and discarded."""
    s.begun = 1
    if paid:
        verbs.spend(s, seat, RESPONSE, paid)
    card = s.content.cards[kind]
    if card.reaction is not None:
        combat.arm(s, seat, kind, paid)
        return
    back = verbs.from_hand(s, seat, kind)
    s.note(log.PLAYED, seat, kind, seat, paid)
    put(s, seat, back)


def put(s: PioneersState, seat: int, back: int) -> None:
    """A card that is played and lies open takes effect."""
    card = s.card(back)
    if card.stays:
        verbs.enter(s, seat, back)
        s.push(SETTLE, seat)
        return
    s.aside.append(back)
    assert card.course is not None
    s.push(card.course, seat, back)


class Resolve(Do[PioneersState]):
    """What a card that does not stay does, one effect after the other (PIO-RUL-65)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        for effect in reversed(s.card(f.this).plays):
            assert effect.program is not None
            for i in range(3):
                if effect.pay[i] and effect.op == "gain_vp":
                    verbs.spend(s, f.seat, i, effect.pay[i])
            s.push(effect.program, f.seat, f.this, -1, effect.number << 6)


# A card that does not stay in town is carried out, discarded, and the town of `seat` is settled.
RESOLVE: Final[Program] = PROGRAMS.add("resolve", Resolve(), combat.FINISH)


class Play(Deed):
    """For a response token (PIO-ACT-06, PIO-PLAY-02)."""

    verb = "play"

    def targets(self, look: PlayLook) -> list[int]:
        return look.held

    def refuse(self, look: PlayLook, target: int) -> int:
        if target not in look.held:
            return NOT_HELD
        s, card = look.s, look.s.content.cards[target]
        wrong = unplayable(s, look.seat, card, look.raid)
        if wrong:
            return wrong
        return OK if look.response or s.free(look.seat, card.type) else NO_PLAY

    def cost(self, look: PlayLook, target: int) -> int:
        return 0 if look.s.free(look.seat, look.s.content.cards[target].type) else 1

    def price(self, look: PlayLook, target: int) -> str:
        return "1 response token" if self.cost(look, target) else "free"

    def do(self, look: PlayLook, target: int) -> None:
        perform(look.s, look.seat, target, self.cost(look, target))

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        return playing(look.s, look.seat, target, self.cost(look, target))


class PlayFree(Deed):
    """With a free play of the round (PIO-RUL-74)."""

    verb = "play_free"

    def targets(self, look: PlayLook) -> list[int]:
        return look.held

    def refuse(self, look: PlayLook, target: int) -> int:
        if target not in look.held:
            return NOT_HELD
        card = look.s.content.cards[target]
        wrong = unplayable(look.s, look.seat, card, look.raid)
        return wrong or (OK if look.s.freebie(look.seat, card.type) > -2 else NO_FREE)

    def price(self, look: PlayLook, target: int) -> str:
        return "free play of the round"

    def do(self, look: PlayLook, target: int) -> None:
        use_freebie(look.s, look.seat, look.s.content.cards[target].type)
        perform(look.s, look.seat, target, 0)

    def offer(self, look: PlayLook, target: int) -> wire.Offer:
        return playing(look.s, look.seat, target, 0)
