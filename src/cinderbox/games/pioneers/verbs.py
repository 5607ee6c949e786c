"""The few functions that move pieces in The Pioneers Program. Every move of a piece goes through one of them.

They keep the laws (a card is in one place, a marker stands where its points are, tokens go back to their owners) and
tell the log. They ask nobody; what follows an event (`steps/town.py`) is pushed by whoever caused it.
"""

from cinderbox.games.pioneers import log
from cinderbox.games.pioneers.model import (
    CREDITS,
    FOOD,
    LARGE,
    MAKES,
    MARKET,
    PERSONALITY,
    RESPONSE,
    STRUCTURE,
    WASTES,
    Effect,
)
from cinderbox.games.pioneers.state import PioneersState

# -- powers --------------------------------------------------------------------------------------------------


def empower(s: PioneersState, seat: int) -> None:
    """Add up what is always in effect in a town: headquarters, cards, projects, survivor (PIO-FX-01, PIO-RUL-75)."""
    c = s.content
    face = s.cards.face
    total = c.headquarters[s.hq[seat]].powers[:]
    rows = [c.cards[face[back]].powers for back in s.structures[seat]]
    rows += [c.cards[face[back]].powers for back in s.others[seat]]
    rows += [c.projects[face[back]].powers for back in s.claimed[seat]]
    if s.skilled(seat):
        rows.append(c.survivors[s.survivors[seat]].powers)
    for row in rows:
        for i in range(len(total)):
            total[i] += row[i]
    s.powers[seat] = total


# -- resources ----------------------------------------------------------------------------------------------


def gain(s: PioneersState, seat: int, amounts: list[int]) -> None:
    """Take resources from the stores into the pile, all of them; what does not fit goes later (PIO-RUL-06)."""
    if amounts[FOOD] or amounts[CREDITS] or amounts[RESPONSE]:
        for i in range(3):
            s.pile[seat * 3 + i] += amounts[i]
        s.note(log.GAINED, seat, amounts[FOOD], amounts[CREDITS], amounts[RESPONSE])


def spend(s: PioneersState, seat: int, resource: int, count: int) -> None:
    """Give resources back to the stores: from the pile first, then from the production pile (PIO-RUL-38)."""
    first = min(count, s.pile[seat * 3 + resource])
    s.pile[seat * 3 + resource] -= first
    if count > first:
        production = s.production[:]
        production[resource] -= count - first
        s.production = production


def pay(s: PioneersState, seat: int, price: list[int], instead: int) -> list[int]:
    """Pay a price, so many response tokens standing in for food; returns what was paid (PIO-RUL-34)."""
    paid = [price[FOOD] - instead, price[CREDITS], price[RESPONSE] + instead]
    for i in range(3):
        if paid[i]:
            spend(s, seat, i, paid[i])
    return paid


def mixes(s: PioneersState, seat: int, price: list[int], most: int = 99) -> list[int]:
    """How many response tokens may stand in for food in a price; none: it cannot be paid (PIO-RUL-34)."""
    if price[CREDITS] > s.has(seat, CREDITS):
        return []
    spare = s.has(seat, RESPONSE) - price[RESPONSE]
    low = max(0, price[FOOD] - s.has(seat, FOOD))
    return list(range(low, min(price[FOOD], spare, most) + 1))


def lose(s: PioneersState, seat: int, amounts: list[int]) -> None:
    """Lose resources out of the pile."""
    if amounts[FOOD] or amounts[CREDITS] or amounts[RESPONSE]:
        for i in range(3):
            s.pile[seat * 3 + i] -= amounts[i]
        s.note(log.LOST, seat, amounts[FOOD], amounts[CREDITS], amounts[RESPONSE])


# -- decks --------------------------------------------------------------------------------------------------


def ready(s: PioneersState, deck: int) -> bool:
    """Whether a card can be taken from a deck; an empty one is formed anew from its discard pile (PIO-RUL-24)."""
    if deck == MARKET:
        if not s.market_deck and s.market_discard:
            s.note(log.RESHUFFLED, deck, len(s.market_discard))
            s.market_deck, s.market_discard = s.market_discard, []
            s.shuffle(s.market_deck)
        return len(s.market_deck) > 0
    if not s.wastes_deck and s.wastes_discard:
        s.note(log.RESHUFFLED, deck, len(s.wastes_discard))
        s.wastes_deck, s.wastes_discard = s.wastes_discard, []
        s.shuffle(s.wastes_deck)
    return len(s.wastes_deck) > 0


def top(s: PioneersState, deck: int) -> int:
    """The top card of a deck, which leaves it; -1 if there is none."""
    if not ready(s, deck):
        return -1
    if deck == MARKET:
        back = s.market_deck[-1]
        s.market_deck = s.market_deck[:-1]
    else:
        back = s.wastes_deck[-1]
        s.wastes_deck = s.wastes_deck[:-1]
    return back


def discard(s: PioneersState, back: int) -> None:
    """A card goes to the discard pile of its own deck (PIO-RUL-64)."""
    s.reveal(back)
    if s.card(back).deck == WASTES:
        s.wastes_discard = [*s.wastes_discard, back]
    else:
        s.market_discard = [*s.market_discard, back]


def from_hand(s: PioneersState, seat: int, kind: int) -> int:
    """Take a card of this kind out of a hand and show it; returns its back."""
    back = s.turn_up(s.hands[seat], kind)
    s.hands[seat].remove(back)
    return back


# -- towns --------------------------------------------------------------------------------------------------


def enter(s: PioneersState, seat: int, back: int) -> None:
    """A card comes into town (PIO-MAT-02, PIO-MAT-03). What follows from it is settled when the event is over."""
    card = s.card(back)
    if card.type == STRUCTURE:
        s.structures[seat].append(back)
    else:
        s.others[seat].append(back)
    if card.type == PERSONALITY:
        s.recruited |= 1 << seat
    empower(s, seat)


def leave(s: PioneersState, seat: int, back: int, to_hand: bool = False) -> None:
    """A card leaves town for its discard pile, or for its owner's hand."""
    kind = s.cards.face[back]
    row = s.structures[seat] if back in s.structures[seat] else s.others[seat]
    row.remove(back)
    if back in s.used:
        s.used = [one for one in s.used if one != back]  # if it comes back it is a new copy (PIO-RUL-71)
    if to_hand:
        s.hands[seat].append(back)
        s.note(log.TAKEN_BACK, seat, kind, seat)
    else:
        discard(s, back)
        s.note(log.LEAVES, seat, kind, seat)
    empower(s, seat)


def resize(s: PioneersState, seat: int, large: int) -> None:
    """The headquarters follow the size of the town; `large` is which of the two large ones (PIO-HQ-02, PIO-HQ-03).

    Then whoever does not stay in a town of that size leaves (Ash).
    """
    size = s.size(seat)
    before = s.hq[seat]
    now = size if size < LARGE else before if s.large(seat) else LARGE + large
    if now != before:
        s.hq[seat] = now
        empower(s, seat)
        s.note(log.HQ_CHANGED, seat, now, before)
    for back in s.others[seat][:]:
        if s.card(back).leaves >> size & 1:
            leave(s, seat, back)


def score(s: PioneersState, seat: int) -> None:
    """Move the marker once for all that an event has changed (PIO-VP-01 to -04, PIO-RUL-48)."""
    before, after = s.points[seat], s.worth(seat)
    if before == after:
        return
    s.points[seat] = after
    rest = [one for one in s.stack if one != seat]
    s.stack = [*rest, seat] if after > before else [seat, *rest]
    goal = s.content.goal
    if after >= goal and seat not in s.four:
        s.four = [*s.four, seat]
    elif after < goal and seat in s.four:
        s.four = [one for one in s.four if one != seat]
    s.note(log.POINTS, seat, before, after)


def turn_up_project(s: PioneersState, slot: int) -> None:
    """A new project comes up, if there is one left (PIO-PROJ-09, PIO-RUL-30)."""
    s.projects[slot] = -1
    if s.project_deck:
        back = s.project_deck[-1]
        s.project_deck = s.project_deck[:-1]
        s.reveal(back)
        s.projects[slot] = back
        s.note(log.PROJECT_UP, s.cards.face[back])


def place_token(s: PioneersState, seat: int, slot: int, paid: int) -> bool:
    """Put a research token on a face-up project; whether that completes it (PIO-PROJ-05 to -10)."""
    back = s.projects[slot]
    project = s.cards.face[back]
    s.research[seat * 2 + slot] += 1
    s.note(log.RESEARCHED, seat, project, paid)
    if s.need(seat, slot) > 0:
        return False
    s.note(log.COMPLETED, seat, project)
    for other in s.around(seat):
        count = s.research[other * 2 + slot]
        s.research[other * 2 + slot] = 0
        if count:
            s.note(log.TOKENS_BACK, other, project, count)
    s.claimed[seat].append(back)
    empower(s, seat)
    for effect in s.content.projects[project].plays:
        gain(s, seat, effect.gain)
    turn_up_project(s, slot)
    return True


def production(s: PioneersState, seat: int) -> list[int]:
    """What a town produces as it is (PIO-MNT-02, PIO-RUL-36)."""
    c = s.content
    face = s.cards.face
    found = s.powers[seat][MAKES : MAKES + 3]
    extras: list[Effect] = []
    for back in s.structures[seat] + s.others[seat]:
        extras += c.cards[face[back]].extras
    for back in s.claimed[seat]:
        extras += c.projects[face[back]].extras
    if s.skilled(seat):
        extras += c.survivors[s.survivors[seat]].extras
    for one in extras:
        found[one.resource] += extra(s, seat, one)
    return found


def extra(s: PioneersState, seat: int, one: Effect) -> int:
    """Production that depends on what else is in town."""
    count = 0
    for back in s.structures[seat] + s.others[seat]:
        kind = s.cards.face[back]
        if kind == one.name or (one.type >= 0 and s.content.cards[kind].type == one.type):
            count += 1
    if one.per:
        return min(one.amount * count, one.most) if one.most else one.amount * count
    return one.amount if one.name < 0 or count else 0


def maintenance(s: PioneersState, seat: int) -> list[int]:
    """The cards of a town whose maintenance is due, in town order; waived ones cost nothing (PIO-RUL-41)."""
    return [back for back in s.town(seat) if s.card(back).upkeep and back not in s.waived]
