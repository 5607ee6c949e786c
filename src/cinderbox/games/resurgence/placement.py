"""Where tokens may go: access, type, what is there already and what it costs. No rule changes anything here.

A token that is yet to be placed is a pair: its type times 3 plus its area.
"""

from typing import Final

from cinderbox.games.resurgence.model import (
    ANYTHING,
    AREAS,
    BEAST,
    COMPOUND,
    HERO,
    LABORER,
    MUTANT,
    REPLACE,
    SPACES,
    SUPPLIES,
    TOKENS,
    ZONES,
)
from cinderbox.games.resurgence.reasons import (
    BEAST_PRICE,
    NEEDLESS,
    NO_ACCESS,
    NOT_CLEARED,
    OWN_IN_ROOM,
    OWN_THERE,
    PENALTY,
    TOLL,
    WRONG_ACCESS,
    WRONG_SPECIALIST,
    WRONG_TOKEN,
)
from cinderbox.games.resurgence.state import ResurgenceState

PAIRS: Final = len(TOKENS) * len(AREAS)


def penalty(s: ResurgenceState, zone: int) -> int:
    """Items that placing in a Zone costs: for rivals, a Mutant and a toll (RSG-PLC-11, RSG-EVT-08, RSG-RUL-39)."""
    return len(s.spots[zone]) + (1 if s.meets(zone, MUTANT) else 0) + toll(s, zone)


def toll(s: ResurgenceState, zone: int) -> int:
    event = s.current()
    return event.penalty if event.district == s.content.spaces[zone].district else 0


def unpaid(s: ResurgenceState, seat: int, zone: int) -> int:
    """0, or why a player cannot pay for a Zone."""
    beast = 1 if s.meets(zone, BEAST) else 0
    supplies = s.total(seat, SUPPLIES)
    if beast and not supplies and (s.ready(seat, REPLACE) < 0 or not s.total(seat, ANYTHING)):
        return BEAST_PRICE
    short = penalty(s, zone) + beast - s.total(seat, ANYTHING)
    return 0 if short <= 0 else PENALTY if short > toll(s, zone) else TOLL


def suits(s: ResurgenceState, token: int, space: int) -> int:
    """0, or why a token of this type may not go to a space (RSG-PLC-08 to -10)."""
    allowed = s.content.spaces[space].allowed
    if allowed < 0 or token in (HERO, allowed):
        return 0
    return WRONG_TOKEN if token == LABORER else WRONG_SPECIALIST


def barred(s: ResurgenceState, seat: int, area: int, space: int) -> int:
    """0, or why no token of an area may go to a space, whatever its type."""
    if s.content.spaces[space].area != area:
        return NO_ACCESS if space >= ZONES or area == COMPOUND else WRONG_ACCESS
    if space >= ZONES and not s.cleared(seat, space - ZONES):
        return NOT_CLEARED
    if s.here(seat, space):
        return OWN_THERE if space < ZONES else OWN_IN_ROOM
    return unpaid(s, seat, space) if space < ZONES else 0


def no_place(s: ResurgenceState, seat: int, pair: int, space: int) -> int:
    """0, or why a token may not be placed in a space: what no item could change is said before what is not paid."""
    refusal = barred(s, seat, pair % 3, space)
    if refusal and refusal not in (PENALTY, TOLL, BEAST_PRICE):
        return refusal
    return suits(s, pair // 3, space) or refusal


def helps(s: ResurgenceState, card: int, token: int, space: int) -> bool:
    """Whether a card lets a token of this type count as one that may go to a space (RSG-RUL-33)."""
    allowed, help = s.content.spaces[space].allowed, s.content.cards[card]
    return allowed > 0 and allowed != token and help.tokens >> token & 1 != 0 and help.uses >> allowed & 1 != 0


def no_place_as(s: ResurgenceState, seat: int, pair: int, card: int, space: int) -> int:
    """0, or why a token may not be placed in a space with the help of a card."""
    return barred(s, seat, pair % 3, space) or (0 if helps(s, card, pair // 3, space) else NEEDLESS)


def stand_ins(s: ResurgenceState, seat: int) -> list[int]:
    """The places, among all such cards, of a player's ready ones that let a token be used as another."""
    held = [s.cards.face[back] for back in s.crews[seat]]
    cards = s.content.stand_ins
    return [i for i in range(len(cards)) if cards[i] in held and not (s.exhausted | s.fresh) >> cards[i] & 1]


def open_pairs(s: ResurgenceState, seat: int) -> int:
    """The pairs that could be placed somewhere if there were such a token, one bit each."""
    found = 0
    helpers = [s.content.stand_ins[i] for i in stand_ins(s, seat)]
    for space in range(SPACES):
        area = s.content.spaces[space].area
        if not barred(s, seat, area, space):
            for token in range(len(TOKENS)):
                if not suits(s, token, space) or any(helps(s, card, token, space) for card in helpers):
                    found |= 1 << token * 3 + area
    return found


def held_pairs(s: ResurgenceState, seat: int) -> list[int]:
    """How many tokens of each pair a player has yet to place."""
    found = [0] * PAIRS
    for area in range(3):
        for back in s.areas[seat * 3 + area]:
            found[s.cards.face[back] * 3 + area] += 1
    return found


def shifts(s: ResurgenceState, seat: int, card: int) -> list[int]:
    """The tokens that a card could move now: pair times 3 plus the area they go to (RSG-RUL-31, -32)."""
    areas = s.content.cards[card].areas
    held = held_pairs(s, seat)
    open_to = -1 if s.placed >= 0 else open_pairs(s, seat)
    found: list[int] = []
    for pair in range(PAIRS):
        if held[pair] and areas >> pair % 3 & 1:
            for to in range(3):
                if to != pair % 3 and areas >> to & 1 and leads_on(held, pair, to, open_to):
                    found.append(pair * 3 + to)
    return found


def leads_on(held: list[int], pair: int, to: int, open_to: int) -> bool:
    """Whether after a move some token can be placed."""
    if open_to < 0 or open_to >> pair // 3 * 3 + to & 1:
        return True
    return any(held[other] > (1 if other == pair else 0) and open_to >> other & 1 for other in range(PAIRS))
