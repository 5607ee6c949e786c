"""A turn of Step 3 after the placement: all that may be done, in any order, until the turn is ended (RSG-PLC-19)."""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence import log
from cinderbox.games.resurgence.catalog import choice, reward
from cinderbox.games.resurgence.model import (
    BUILD,
    FREE,
    HEADQUARTERS,
    IN_DISTRICT,
    ITEMS,
    RESCUE,
    RESOURCES,
    SECOND_MISSION,
    STALKER,
    TRIGGERED,
    ZONES,
    counted,
)
from cinderbox.games.resurgence.placement import shifts
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import (
    buildable,
    completable,
    fruitless,
    no_completion,
    no_plans,
    payable,
    rescuable,
)
from cinderbox.games.resurgence.reasons import (
    BY_MISSION,
    CANNOT_PAY,
    EFFECT_USED,
    EVENT_USED,
    EXHAUSTED,
    GAINED_NOW,
    MUST_EVENT,
    NO_EVENT,
    NO_MOVE,
    NO_ONE,
    NO_ROOM_LEFT,
    NO_SECOND,
    NO_STALKER,
    NOT_HELD,
    NOT_TRIGGERED,
    NOT_YOURS,
    ONE_MISSION,
    SAME_ITEM,
    STALKER_MET,
    WITH_PAYMENT,
    WITH_PLACEMENT,
)
from cinderbox.games.resurgence.state import EFFECT, EVENT, STALKER_USED, ResurgenceState
from cinderbox.games.resurgence.steps.missions import BUILDING, RESCUING, SECOND, at_headquarters, start_mission
from cinderbox.games.resurgence.steps.paying import OF_EVENT, OF_SPACE, cost_of, pay_cost, pay_items
from cinderbox.games.resurgence.steps.rewards import PLANNING, give
from cinderbox.games.resurgence.steps.turn import SHIFTING
from cinderbox.games.resurgence.verbs import exhaust, gain, pay_one
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Frame
from cinderbox.kernel.menu import Item, Look, Menu


class Turn(Look[ResurgenceState]):
    """What the items of the menu look at: the state alone."""


# -- the space -------------------------------------------------------------------------------------------------


def no_effect(s: ResurgenceState, seat: int) -> int:
    """0, or why the effect of the space cannot be used (RSG-PLC-20, -21, RSG-RUL-30, -42, -44)."""
    space = s.content.spaces[s.placed]
    if s.used & EFFECT:
        return EFFECT_USED
    if space.op == HEADQUARTERS:
        return BY_MISSION
    if not payable(s, seat, space.cost, False) or s.total(seat, RESOURCES) < space.any_resource + sum(space.cost[:3]):
        return CANNOT_PAY
    if space.op == RESCUE:
        return 0 if rescuable(s, seat, False) else NO_ONE
    if space.op == BUILD:
        return 0 if buildable(s, seat) else NO_ROOM_LEFT
    return 0 if space.any_resource else fruitless(s, seat, space.bundle)


class UseEffect(Item[Turn]):
    """The effect of the space, once, its cost paid first."""

    verb = "effect"

    def refuse(self, look: Turn, target: int) -> int:
        return no_effect(look.s, look.seat)

    def price(self, look: Turn, target: int) -> str:
        return ""

    def do(self, look: Turn, target: int) -> None:
        s, seat = look.s, look.seat
        space = s.content.spaces[s.placed]
        s.used |= EFFECT
        if space.op == RESCUE:
            s.push(RESCUING, seat)
        elif space.op == BUILD:
            s.push(BUILDING, seat)
        else:
            give(s, seat, space.bundle, len(s.content.bundles[space.bundle].kinds) > 1)
        pay_items(s, seat, RESOURCES, space.any_resource)
        pay_cost(s, seat, OF_SPACE + s.placed)


# -- the event -------------------------------------------------------------------------------------------------


def no_event(s: ResurgenceState, seat: int) -> int:
    """0, or why the event cannot be applied to this placement (RSG-EVT-06, RSG-RUL-19)."""
    event = s.current()
    if event.kind != IN_DISTRICT or event.district < 0 or event.district != s.district_here():
        return NO_EVENT
    if not event.optional:
        return MUST_EVENT
    if s.used & EVENT:
        return EVENT_USED
    if not payable(s, seat, event.cost, False):
        return CANNOT_PAY
    return fruitless(s, seat, event.bundle)


class UseEvent(Item[Turn]):
    verb = "event"

    def refuse(self, look: Turn, target: int) -> int:
        return no_event(look.s, look.seat)

    def do(self, look: Turn, target: int) -> None:
        s = look.s
        face = s.cards.face[s.event[0]]
        event = s.content.events[face]
        s.used |= EVENT
        s.note(log.APPLIED, look.seat, face)
        give(s, look.seat, event.bundle, len(s.content.bundles[event.bundle].kinds) > 1)
        pay_cost(s, look.seat, OF_EVENT + face)


# -- the Stalker -----------------------------------------------------------------------------------------------


class AskStalker(Item[Turn]):
    """Plan a Mission or trade an item, once (RSG-ENC-09, RSG-RUL-92)."""

    verb = "stalker"

    def targets(self, look: Turn) -> list[int]:
        return [0, 1]

    def refuse(self, look: Turn, target: int) -> int:
        s = look.s
        if not 0 <= s.placed < ZONES or not s.meets(s.placed, STALKER):
            return NO_STALKER
        if s.used & STALKER_USED:
            return STALKER_MET
        if target == 0:
            return no_plans(s, look.seat)
        return 0 if tradable(s, look.seat) else NOT_HELD

    def do(self, look: Turn, target: int) -> None:
        look.s.used |= STALKER_USED
        if target == 0:
            look.s.push(PLANNING, look.seat, -1, -1, 1)
        else:
            look.s.push(TRADING, look.seat)


def tradable(s: ResurgenceState, seat: int) -> list[int]:
    """The items that could be given for one of another kind."""
    wanted = [item for item in range(5) if s.room_for(seat, item)]
    return [item for item in range(5) if s.has(seat, item) and [one for one in wanted if one != item]]


class TradeAway(Choice[ResurgenceState]):
    rules: tuple[str, ...] = ("RSG-ENC-09", "RSG-RUL-92")
    verb = "pay"
    refusal = NOT_HELD

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return tradable(s, f.seat)

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(target)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which item do you give the Stalker?"


class TradeFor(Choice[ResurgenceState]):
    """The trade gives 1 item of another kind, which counts as a gain (RSG-RUL-92)."""

    rules: tuple[str, ...] = ("RSG-ENC-09", "RSG-RUL-92")
    verb = "gain"
    refusal = SAME_ITEM

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [item for item in range(5) if item != f.n and s.room_for(f.seat, item)]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        pay_one(s, f.seat, f.n)
        gain(s, f.seat, target, 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"given": ITEMS[f.n]}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which item do you get for it?"


# -- cards and Missions ----------------------------------------------------------------------------------------


class Activate(Item[Turn]):
    """A ready card whose trigger has happened, or that needs none (RSG-CARD-01 to -06, -12, RSG-RUL-34)."""

    verb = "activate"

    def targets(self, look: Turn) -> list[int]:
        return sorted([look.s.cards.face[back] for back in look.s.crews[look.seat]])

    def refuse(self, look: Turn, target: int) -> int:
        s = look.s
        if target not in [s.cards.face[back] for back in s.crews[look.seat]]:
            return NOT_YOURS
        if s.exhausted >> target & 1:
            return EXHAUSTED
        if s.fresh >> target & 1:
            return GAINED_NOW
        card = s.content.cards[target]
        if card.timing == FREE:
            return 0 if shifts(s, look.seat, target) else NO_MOVE
        if card.timing != TRIGGERED:
            return (0, 0, WITH_PLACEMENT, WITH_PAYMENT)[card.timing]
        if not card.trigger & s.happened:
            return NOT_TRIGGERED
        if card.op == SECOND_MISSION:
            return 0 if completable(s, look.seat, at_headquarters(s), True) else NO_SECOND
        return fruitless(s, look.seat, card.bundle)

    def do(self, look: Turn, target: int) -> None:
        s = look.s
        card = s.content.cards[target]
        exhaust(s, look.seat, target)
        if card.timing == FREE:
            s.push(SHIFTING, look.seat, target)
        elif card.op == SECOND_MISSION:
            s.push(SECOND, look.seat)
        else:
            give(s, look.seat, card.bundle)


class Complete(Item[Turn]):
    """One planned Mission a turn; at Headquarters whatever its District (RSG-MIS-17, RSG-RUL-51, -52)."""

    verb = "complete"

    def closed(self, look: Turn) -> int:
        return ONE_MISSION if look.s.completions else 0

    def targets(self, look: Turn) -> list[int]:
        return sorted([look.s.cards.face[back] for back in look.s.planned[look.seat]])

    def refuse(self, look: Turn, target: int) -> int:
        return no_completion(look.s, look.seat, target, at_headquarters(look.s), False)

    def do(self, look: Turn, target: int) -> None:
        start_mission(look.s, look.seat, target)


class Work(Menu[ResurgenceState, Turn]):
    """Everything that is open is a choice; `end` always is. With nothing else to do the turn ends by itself."""

    rules: tuple[str, ...] = ("RSG-PLC-19", "RSG-PLC-20", "RSG-CARD-05", "RSG-MIS-17", "RSG-RUL-29", "RSG-RUL-34")
    way_out = "end"

    def look(self, s: ResurgenceState, f: Frame) -> Turn:
        return Turn(s, f)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        missed = [action for action in s.choices if action != s.codes.end]
        return {
            "space": s.content.spaces[s.placed].word,
            "missed": [s.codes.text(action) for action in missed],
            "costs": {s.codes.text(action): counted(cost_of(s, what)) for action, what in costly(s, missed)},
            "gains": {s.codes.text(action): reward(s.content, bundle) for action, bundle in gaining(s, missed)},
            "choices": {
                s.codes.text(action): one_of
                for action, bundle in gaining(s, missed)
                if (one_of := choice(s.content, bundle))
            },
        }

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return f"Your token is in {s.content.spaces[s.placed].name}. What do you make of it?"


def costly(s: ResurgenceState, actions: list[int]) -> list[tuple[int, int]]:
    """Actions that have a price, each with what it belongs to."""
    found: list[tuple[int, int]] = []
    for action in actions:
        first = s.codes.first(action)
        if first == s.codes.effect and sum(s.content.spaces[s.placed].cost) > 0:
            found.append((action, OF_SPACE + s.placed))
        elif first == s.codes.event and sum(s.current().cost) > 0:
            found.append((action, OF_EVENT + s.cards.face[s.event[0]]))
        elif first == s.codes.complete:
            found.append((action, s.codes.target(action)))
    return found


def gaining(s: ResurgenceState, actions: list[int]) -> list[tuple[int, int]]:
    """Actions that are rewarded, each with its reward."""
    found: list[tuple[int, int]] = []
    for action in actions:
        first, target = s.codes.first(action), s.codes.target(action)
        if first == s.codes.effect:
            found.append((action, s.content.spaces[s.placed].bundle))
        elif first == s.codes.event:
            found.append((action, s.current().bundle))
        elif first == s.codes.activate:
            found.append((action, s.content.cards[target].bundle))
        elif first == s.codes.complete:
            found.append((action, s.content.missions[target].bundle))
    return [(action, bundle) for action, bundle in found if bundle]


TRADING: Final = PROGRAMS.add("trading", TradeAway(), TradeFor())
