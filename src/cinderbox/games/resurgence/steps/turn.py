"""A turn of Step 3 up to the placement: which token, where to, and what that costs.

The turn's frame remembers in `n` the token (type times 3 plus area), from bit 8 on the space, and from bit 16 on the
card that lets the token be used as another, plus 1.
"""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence.model import (
    ANYTHING,
    AREAS,
    BEAST,
    FOOD,
    FREE,
    MUTANT,
    MUTANT_ZONE,
    PLACED,
    SPACES,
    TOKENS,
    ZONES,
)
from cinderbox.games.resurgence.placement import (
    held_pairs,
    no_place,
    no_place_as,
    open_pairs,
    penalty,
    shifts,
    stand_ins,
)
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.reasons import (
    AFTER_PLACING,
    DEAD_END,
    EXHAUSTED,
    MUST_PLACE,
    NO_MOVE,
    NO_PLACE,
    NO_REST,
    NO_TOKEN,
    NOT_YOURS,
    WITH_PAYMENT,
    WITH_PLACEMENT,
)
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.steps.paying import BEAST as BEAST_PROGRAM
from cinderbox.games.resurgence.steps.paying import pay_items
from cinderbox.games.resurgence.verbs import exhaust, gain, put, rest, score, shift, slay, trigger
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, Menu

SPACE: Final = 8
CARD: Final = 16


class BeginTurn(Do[ResurgenceState]):
    """Nothing has happened in this turn yet."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        forget(s)


class FinishTurn(Do[ResurgenceState]):
    def do(self, s: ResurgenceState, f: Frame) -> None:
        forget(s)


def forget(s: ResurgenceState) -> None:
    """What a turn remembers ends with it."""
    s.placed = s.first_done = -1
    s.moved = s.happened = s.used = s.completions = s.fresh = s.fresh_missions = 0


# -- which token -----------------------------------------------------------------------------------------------


class Before(Look[ResurgenceState]):
    """What is seen before placing: the tokens, and which of them could be placed."""

    def survey(self) -> None:
        self.held: list[int] = held_pairs(self.s, self.seat)
        self.known = -1  # what could be placed, once somebody has asked

    def open(self, pair: int) -> bool:
        """Whether such a token could be placed somewhere."""
        if self.known < 0:
            self.known = open_pairs(self.s, self.seat)
        return self.known >> pair & 1 != 0


class End(Item[Before]):
    """A turn cannot be ended before a token was placed or rested (RSG-PLC-02)."""

    verb = "end"

    def closed(self, look: Before) -> int:
        return MUST_PLACE


class Send(Item[Before]):
    """Place a token: its destination is asked next."""

    verb = "send"

    def targets(self, look: Before) -> list[int]:
        return [pair for pair in range(len(look.held)) if look.held[pair]]

    def refuse(self, look: Before, target: int) -> int:
        return NO_TOKEN if not look.held[target] else 0 if look.open(target) else NO_PLACE

    def do(self, look: Before, target: int) -> None:
        look.s.frames[-1] = look.frame.next().counting(target)


class Rest(Item[Before]):
    """Rest a token: 1 Food, and the turn is over (RSG-REST-01 to -03, RSG-RUL-36)."""

    verb = "rest"

    def targets(self, look: Before) -> list[int]:
        return [pair for pair in range(len(look.held)) if look.held[pair]]

    def refuse(self, look: Before, target: int) -> int:
        return NO_TOKEN if not look.held[target] else NO_REST if look.s.moved else 0

    def do(self, look: Before, target: int) -> None:
        s, f = look.s, look.frame
        rest(s, look.seat, target // 3, target % 3)
        gain(s, look.seat, FOOD, 1)
        s.frames[-1] = Frame(f.program, f.program.length - 1, f.seat, -1, -1, 0)


class MoveFirst(Item[Before]):
    """Move a token with a card before placing, if one can be placed afterwards (RSG-RUL-31)."""

    verb = "activate"

    def targets(self, look: Before) -> list[int]:
        return sorted([look.s.cards.face[back] for back in look.s.crews[look.seat]])

    def refuse(self, look: Before, target: int) -> int:
        s = look.s
        card = s.content.cards[target]
        if target not in [s.cards.face[back] for back in s.crews[look.seat]]:
            return NOT_YOURS
        if s.exhausted >> target & 1:
            return EXHAUSTED
        if card.timing != FREE:
            return (AFTER_PLACING, 0, WITH_PLACEMENT, WITH_PAYMENT)[card.timing]
        return 0 if shifts(s, look.seat, target) else DEAD_END

    def do(self, look: Before, target: int) -> None:
        look.s.moved = 1
        exhaust(look.s, look.seat, target)
        look.s.push(SHIFTING, look.seat, target)


class ChooseToken(Menu[ResurgenceState, Before]):
    """Asked even if there is one way only: nobody's turn goes by unseen."""

    public = False
    rules: tuple[str, ...] = ("RSG-PLC-01", "RSG-PLC-02", "RSG-PLC-03", "RSG-PLC-15", "RSG-REST-01", "RSG-RUL-31")

    def look(self, s: ResurgenceState, f: Frame) -> Before:
        return Before(s, f)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        held = held_pairs(s, f.seat)
        helpers = [s.content.stand_ins[i] for i in stand_ins(s, f.seat)]
        reach: dict[str, list[str]] = {}
        for pair in range(len(held)):
            if held[pair]:
                reach[f"{TOKENS[pair // 3]}.{AREAS[pair % 3]}"] = [
                    s.content.spaces[space].word
                    for space in range(SPACES)
                    if not no_place(s, f.seat, pair, space)
                    or any(not no_place_as(s, f.seat, pair, card, space) for card in helpers)
                ]
        return {"reach": reach}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which token do you place or rest?" if not s.moved else "Which token do you place?"


class Shift(Choice[ResurgenceState]):
    """The token that a card moves; `this` is the card."""

    rules: tuple[str, ...] = ("RSG-RUL-31", "RSG-RUL-32")
    verb = "shift"
    refusal = NO_MOVE

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return sorted({one // 3 for one in shifts(s, f.seat, f.this)})

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"card": s.content.cards[f.this].word}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which token do you move?"


class ShiftTo(Choice[ResurgenceState]):
    """The area that it goes to."""

    rules: tuple[str, ...] = ("RSG-RUL-31", "RSG-RUL-32")
    verb = "assign"
    refusal = NO_MOVE

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [one % 3 for one in shifts(s, f.seat, f.this) if one // 3 == f.n]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        shift(s, f.seat, f.n // 3, f.n % 3, target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"token": TOKENS[f.n // 3], "area": AREAS[f.n % 3]}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "To which area does the token move?"


# -- where to --------------------------------------------------------------------------------------------------


class Place(Item[Look[ResurgenceState]]):
    verb = "place"

    def targets(self, look: Look[ResurgenceState]) -> list[int]:
        return list(range(SPACES))

    def refuse(self, look: Look[ResurgenceState], target: int) -> int:
        return no_place(look.s, look.seat, look.frame.n, target)

    def price(self, look: Look[ResurgenceState], target: int) -> str:
        return price(look.s, target)

    def do(self, look: Look[ResurgenceState], target: int) -> None:
        look.s.frames[-1] = look.frame.next().counting(look.frame.n | target << SPACE)


class PlaceAs(Item[Look[ResurgenceState]]):
    """Place a token as another type with a card, where it could not go otherwise (RSG-RUL-33)."""

    verb = "place_as"

    def targets(self, look: Look[ResurgenceState]) -> list[int]:
        return [i * SPACES + space for i in stand_ins(look.s, look.seat) for space in range(SPACES)]

    def refuse(self, look: Look[ResurgenceState], target: int) -> int:
        s = look.s
        if target // SPACES not in stand_ins(s, look.seat):
            held = [s.cards.face[back] for back in s.crews[look.seat]]
            return EXHAUSTED if s.content.stand_ins[target // SPACES] in held else NOT_YOURS
        card = s.content.stand_ins[target // SPACES]
        return no_place_as(s, look.seat, look.frame.n, card, target % SPACES)

    def price(self, look: Look[ResurgenceState], target: int) -> str:
        return price(look.s, target % SPACES)

    def do(self, look: Look[ResurgenceState], target: int) -> None:
        card = look.s.content.stand_ins[target // SPACES]
        n = look.frame.n | target % SPACES << SPACE | card + 1 << CARD
        look.s.frames[-1] = look.frame.next().counting(n)


def price(s: ResurgenceState, space: int) -> str:
    """What placing in a space costs, in words."""
    if space >= ZONES:
        return ""
    items = penalty(s, space)
    said = [f"{items} item" if items == 1 else f"{items} items"] if items else []
    return " and ".join([*said, *(["1 Ammo or Meds"] if s.meets(space, BEAST) else [])])


class Destination(Menu[ResurgenceState, Look[ResurgenceState]]):
    rules: tuple[str, ...] = ("RSG-PLC-04", "RSG-PLC-06", "RSG-PLC-07", "RSG-PLC-08", "RSG-PLC-13", "RSG-RUL-33")

    def look(self, s: ResurgenceState, f: Frame) -> Look[ResurgenceState]:
        return Look(s, f)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        costly = [space for space in range(ZONES) if price(s, space)]
        return {
            "token": TOKENS[f.n // 3],
            "area": AREAS[f.n % 3],
            "prices": {
                s.content.spaces[space].word: {"items": penalty(s, space), "beast": s.meets(space, BEAST)}
                for space in costly
            },
        }

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Where do you place the token?"


# -- what it costs ---------------------------------------------------------------------------------------------


class Price(Do[ResurgenceState]):
    """The penalty is paid before the token is placed, a Beast's price first (RSG-PLC-11, RSG-RUL-39)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        zone = f.n >> SPACE & 0xFF
        if zone < ZONES:
            pay_items(s, f.seat, ANYTHING, penalty(s, zone))
            if s.meets(zone, BEAST):
                s.push(BEAST_PROGRAM, f.seat)


class Put(Do[ResurgenceState]):
    """The token is placed, which cards may react to; a Beast is driven off (RSG-ENC-08)."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        pair, space, card = f.n & 0xFF, f.n >> SPACE & 0xFF, (f.n >> CARD) - 1
        put(s, f.seat, pair // 3, pair % 3, space, card)
        s.placed = space
        trigger(s, f.seat, PLACED + s.content.spaces[space].area)
        if space < ZONES and s.meets(space, MUTANT):
            trigger(s, f.seat, MUTANT_ZONE)
        if space < ZONES and s.meets(space, BEAST):
            score(s, f.seat, s.content.beast)
            slay(s, space)


SHIFTING: Final = PROGRAMS.add("shifting", Shift(), ShiftTo())
