"""A second reading of Step 2: what a town can come to by the ledger alone, against what the engine reaches.

The reader shares no line with the engine: it tries every trade, every set of waivers, every set of cards that is paid,
every use of reductions and every mix of food and response tokens, and cuts the piles as the ledger says.
"""

import os
from itertools import product
from random import Random
from typing import Any

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import CATALOG, asked, lay, pile, produce, town

TOWNS = range(20 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1")))
TOWN = (
    "farm", "farm", "trading_post", "armoury", "workshop", "clinic", "grain_silo", "warehouse", "hydroponics_bay",
    "gun_truck", "field_kitchen", "strongbox", "rv", "rv", "theresa", "old_ferro", "brother_amos", "captain_ruiz",
    "quartermaster_brandt", "mayor_okafor", "ascendant_envoy",
)  # fmt: skip
RATES = (None, ((3, 0), (0, 1)), ((5, 0), (0, 2)), ((7, 0), (0, 3)), ((0, 1), (2, 0)))
ANY = {"warehouse": 3, "quartermaster_brandt": 2}
OWN = {"grain_silo": (4, 0, 0), "strongbox": (0, 3, 0)}
Row = tuple[int, ...]
End = tuple[Row, tuple[str, ...]]  # the pile, and who and what is in town


def less(row: Row, other: Row) -> Row:
    return tuple(a - b for a, b in zip(row, other, strict=True))


def room(cards: list[str]) -> int:
    structures = 1 + sum(CATALOG["cards"][card]["type"] == "structure" for card in cards)
    return (6 if structures < 5 else 8 if structures < 7 else 10) + sum(ANY.get(card, 0) for card in cards)


def over(held: Row, cards: list[str]) -> int:
    """By how much a holding is too large (PIO-RUL-07)."""
    own = [sum(OWN.get(card, (0, 0, 0))[i] for card in cards) for i in range(3)]
    return sum(max(0, held[i] - own[i]) for i in range(3)) - room(cards)


def cut(held: Row, fixed: Row, cards: list[str]) -> set[Row]:
    """What may be kept of a pile beside what stays: as few as need be go, of kinds that make room (PIO-RUL-06, -40)."""
    own = [sum(OWN.get(card, (0, 0, 0))[i] for card in cards) for i in range(3)]
    now = tuple(a + b for a, b in zip(held, fixed, strict=True))
    if over(now, cards) <= 0:
        return {held}
    found: set[Row] = set()
    for i in range(3):
        if held[i] and now[i] > own[i]:
            found |= cut(less(held, tuple(int(i == one) for one in range(3))), fixed, cards)
    return found or {held}


def ends(cards: list[str], stored: Row, made: Row, needed: bool) -> set[End]:
    """Everything that the ledger lets a town with this pile and production come to; `needed`: nobody leaves while a
    waiver is left."""
    found: set[End] = set()
    for rate in RATES:
        for instead in range(8):
            paid, got = ((rate[0][0] - instead, rate[0][1], instead), rate[1]) if rate else ((0, 0, instead), (0, 0))
            if paid[0] < 0 or (instead and (not rate or not rate[0][0])):
                continue
            left = spend(stored, made, paid)
            if left:
                more = tuple(a + b for a, b in zip(left[1], (*got, 0), strict=True))
                found |= upkeep(cards, left[0], more, needed)
    return found


def spend(stored: Row, made: Row, paid: Row) -> tuple[Row, Row] | None:
    """From the pile first, then from the production (PIO-RUL-38)."""
    first = tuple(min(a, b) for a, b in zip(stored, paid, strict=True))
    rest = less(made, less(paid, first))
    return (less(stored, first), rest) if min(rest) >= 0 else None


def upkeep(cards: list[str], stored: Row, made: Row, needed: bool) -> set[End]:
    found: set[End] = set()
    cost = {card: CATALOG["cards"][card]["maintenance"] for card in cards}
    dear = [i for i, card in enumerate(cards) if cost[card]]
    people = [i for i in dear if CATALOG["cards"][cards[i]]["type"] == "personality"]
    waivers, kitchen = cards.count("rv"), 2 * cards.count("field_kitchen")
    for fates in product(("paid", "gone", "waived"), repeat=len(dear)):
        fate = dict(zip(dear, fates, strict=True))
        waived = [i for i in dear if fate[i] == "waived"]
        if len(waived) > waivers or not set(waived) <= set(people):
            continue
        if needed and len(waived) < waivers and any(fate[i] == "gone" for i in people):
            continue
        owed = [cost[cards[i]] for i in dear if fate[i] == "paid"]
        price = [sum(one.get(kind, 0) for one in owed) for kind in ("food", "credits", "response")]
        staying = [card for i, card in enumerate(cards) if fate.get(i) != "gone"]
        for spared in range(min(kitchen, price[0]) + 1):
            for instead in range(price[0] - spared + 1):
                left = spend(stored, made, (price[0] - spared - instead, price[1], price[2] + instead))
                for kept in cut(left[0], (0, 0, 0), staying) if left else ():
                    assert left is not None
                    for new in cut(left[1], kept, staying):
                        found.add((tuple(a + b for a, b in zip(kept, new, strict=True)), tuple(sorted(staying))))
    return found


def reached(state: PioneersState) -> set[End]:
    """Everything that the engine lets P1 come to."""
    found: set[End] = set()
    seen: set[Any] = set()
    ahead = [state]
    while ahead:
        now = ahead.pop()
        if asked(now) != "P1":
            found.add((pile(now, "P1"), tuple(sorted(town(now, "P1")))))
            continue
        mark = (tuple(now.frames[-1].dump()), tuple(now.pile), tuple(now.production), now.trades, now.reduction,
                tuple(now.waived), tuple(now.unpaid), tuple(town(now, "P1")))  # fmt: skip
        if mark not in seen:
            seen.add(mark)
            for action in now.actions():
                after = now.clone()
                after.apply(action)
                ahead.append(after)
    return found


def bettered(end: End, by: set[End]) -> bool:
    """Whether something is at least as good: the same town, and no less of anything."""
    return any(cards == end[1] and min(less(held, end[0])) >= 0 for held, cards in by)


@pytest.mark.rule("PIO-RUL-38", "PIO-RUL-39", "PIO-RUL-40", "PIO-RUL-41", "PIO-RUL-80", "PIO-RUL-37", "PIO-RUL-34")
def test_a_town_can_come_to_whatever_the_ledger_allows_and_to_nothing_else() -> None:
    for seed in TOWNS:
        dice = Random(seed)
        cards = dice.sample(TOWN, dice.randint(2, 5))
        held = [dice.choice((0, 1, 2, 3)) for _ in range(3)]
        while over(tuple(held), cards) > 0:
            held[held.index(max(held))] -= 1
        state = lay(f"phase: maintenance\nP1 town: {', '.join(cards)}\nP1 pile: {held[0]} {held[1]} {held[2]}")
        if asked(state) != "P1":
            continue
        start = (town(state, "P1"), pile(state, "P1"), produce(state, "P1"))
        got, allowed = reached(state), ends(*start, needed=False)
        assert got <= allowed, f"{cards} {held}: {sorted(got - allowed)[:3]} cannot be"
        lost = [end for end in sorted(ends(*start, needed=True)) if not bettered(end, got)]
        assert not lost, f"{cards} {held}: {lost[:3]} cannot be reached"
