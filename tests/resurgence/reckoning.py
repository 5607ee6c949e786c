"""A second reading of the ledger's sums: Leadership, prices and the score sheet, from the view and the printed cards.

Written without a look at the engine. What a table looks like goes in, what must come of it comes out.
"""

from itertools import combinations_with_replacement
from typing import Any

from tests.resurgence.reading import AREAS, CARDS, ITEMS, PRINTED, RESOURCES, SUPPLIES, ZONES, Reading

TRACKS = {
    one["id"]: {bonus["space"]: bonus["gain"] for bonus in one["bonuses"]} for one in PRINTED["leadership_tracks"]
}
VALUES = {one["id"]: one["leadership"] for one in PRINTED["tokens"]}
DIRECTIVES = {one["id"]: one for one in PRINTED["directives"]}
BANDS = {one["id"]: one for one in PRINTED["mutant_leadership"]}

# -- Step 2 --------------------------------------------------------------------------------------------------------


def total(areas: dict[str, dict[str, int]], area: str) -> int:
    return sum(VALUES[kind] * count for kind, count in areas.get(area, {}).items())


def moves(totals: list[int]) -> list[int]:
    """How far each player advances on a track (RSG-LEAD-04 to -06, RSG-RUL-24)."""
    top = max(totals)
    if all(one == top for one in totals):
        return [0] * len(totals)
    alone = totals.count(top) == 1 and top >= 4
    return [(2 if alone else 1) if one == top else 0 for one in totals]


def banded(card: str, area: str, mine: int) -> tuple[int, int]:
    """How far the Mutants and the player advance alone (RSG-SOLO-11)."""
    band = next(one for one in BANDS[card][area] if one["min"] <= mine <= one["max"])
    return band["mutants"], band["player"]


def climb(area: str, space: int, steps: int) -> tuple[int, dict[str, int]]:
    """Where a token ends, and all that the spaces it enters give (RSG-LEAD-08 to -10, RSG-RUL-27)."""
    given: dict[str, int] = {}
    for _ in range(min(steps, 8 - space)):
        space += 1
        for kind, count in TRACKS[area].get(space, {}).items():
            given[kind] = given.get(kind, 0) + count
    return space, given


# -- prices --------------------------------------------------------------------------------------------------------


def less(items: dict[str, int], paid: Any) -> tuple[int, ...] | None:
    left = {item: items[item] - list(paid).count(item) for item in ITEMS}
    return tuple(left[item] for item in ITEMS) if min(left.values()) >= 0 else None


def penalties(reading: Reading, space: str) -> set[tuple[tuple[int, ...], bool]]:
    """All ways to pay for a Zone: what is left, and whether the Electrician helped (RSG-PLC-11, RSG-RUL-89)."""
    zone, event = reading.zones[space], reading.event
    owed = len(zone["tokens"]) + (zone["encounter"] == "mutant")
    if event.get("extra_penalty") and event["district"] == ZONES[space]["district"]:
        owed += event["extra_penalty"]
    beasts: list[tuple[tuple[str, ...], bool]] = [((), False)]
    if zone["encounter"] == "beast":
        beasts = [((item,), False) for item in SUPPLIES]
        if "electrician" in reading.ready:
            beasts += [((item,), True) for item in RESOURCES]
    found = set()
    for paid in combinations_with_replacement(ITEMS, owed):
        for beast, helped in beasts:
            left = less(reading.items, (*paid, *beast))
            if left is not None:
                found.add((left, helped))
    return found


def payments(reading: Reading, cost: dict[str, int]) -> set[tuple[tuple[int, ...], bool, bool]]:
    """All ways to pay for a Mission: what is left, and whether Cop and Electrician helped (RSG-RUL-54, -55)."""
    found = set()
    waived = ["", *(SUPPLIES if "traffic_cop" in reading.ready else ())]
    swapped = [("", ""), *((a, b) for a in SUPPLIES for b in RESOURCES if "electrician" in reading.ready)]
    for waive in waived:
        for old, new in swapped:
            price = [item for item, count in cost.items() for _ in range(count)]
            if waive and waive not in price:
                continue
            if waive:
                price.remove(waive)
            if old and old not in price:
                continue
            if old:
                price.remove(old)
                price.append(new)
            left = less(reading.items, price)
            if left is not None:
                found.add((left, bool(waive), bool(old)))
    return found


# -- the end -------------------------------------------------------------------------------------------------------


def places(spaces: list[int]) -> list[int]:
    """The points of a track (RSG-SCO-06 to -08, RSG-RUL-65)."""
    ranks = sorted({one for one in spaces if one}, reverse=True)
    found = []
    for space in spaces:
        place = 9 if not space else ranks.index(space)
        place += sum(spaces.count(one) > 1 for one in ranks[: place + 1])
        found.append((7, 4, 2)[place] if place < 3 else 0)
    return found


def star(held: int) -> int:
    return max([one["vp"] for one in PRINTED["critical_track"]["vp"] if held >= one["space"]], default=0)


def metric(me: Any, name: str, placed: list[str]) -> int:
    done = {column: len(missions) for column, missions in me["completed"].items()}
    types = [CARDS[one["card"]]["type"] for one in me["cards"]]
    owned = [*placed]
    for heap in (me["bag"]["tokens"], me["rest"], *me["areas"].values()):
        owned += [kind for kind, count in heap.items() for _ in range(count)]
    owned += [room["token"] for room in me["rooms"] if room["token"]]
    numbers = {
        "fuel": me["items"]["fuel"],
        "food": me["items"]["food"],
        "largest_completed_column": max(done.values()),
        "completed_missions": sum(done.values()),
        "lowest_leadership_track": min(me["tracks"].values()),
        "total_leadership": sum(me["tracks"].values()),
        "cleared_rooms": sum(room["state"] == "cleared" for room in me["rooms"]),
        "survivor_cards_with_hero": len(types),
    }
    numbers |= {f"{kind}_cards": types.count(kind) for kind in ("ranger", "builder", "scholar")}
    numbers |= {f"{kind}_tokens": owned.count(kind) for kind in ("ranger", "builder", "scholar")}
    return int(numbers[name])


def directive(me: Any, name: str, placed: list[str]) -> int:
    printed = DIRECTIVES[name]
    if me["level"] < 3:
        return 0
    if printed["metric"] == "half_product":
        one, other = printed["factors"]
        return metric(me, one, placed) * metric(me, other, placed) // 2
    number = metric(me, printed["metric"], placed)
    return max([one["vp"] for one in printed["tiers"] if number >= one["at_least"]], default=0)


def sheet(table: Any) -> list[int]:
    """The final scores of all players; the Mutants come last if there are any (RSG-SCO-01 to -09, RSG-SOLO-20)."""
    players, foe = table["players"], table["mutants"]
    seats = len(players)
    found = [0] * (seats + (1 if seats == 1 else 0))
    for area in AREAS:
        spaces = [me["tracks"][area] for me in players] + ([foe["tracks"][area]] if seats == 1 else [])
        for seat, points in enumerate(places(spaces)):
            found[seat] += points
    for seat, me in enumerate(players):
        held = me["items"]
        placed = [token["token"] for zone in table["zones"] for token in zone["tokens"] if token["seat"] == seat]
        found[seat] += me["vp"] + (0, 2, 5, 9)[me["level"] - 1] + star(held["ammo"]) + star(held["meds"])
        found[seat] += sum(held[item] for item in RESOURCES) // 3
        found[seat] += sum(directive(me, name, placed) for name in table["directives"])
    if seats == 1:
        found[1] += foe["vp"] + sum(DIRECTIVES[name]["solo_mutant_vp"] for name in table["directives"])
    return found


def winner(table: Any, scores: list[int]) -> tuple[int, ...]:
    """Most VP, then most spaces, then whoever came last (RSG-TIE-01 to -03); alone the Mutants win ties."""
    players = table["players"]
    if len(players) == 1:
        return (0,) if scores[0] > scores[1] else ()
    order = [(table["first"] + n) % len(players) for n in range(len(players))]
    return (max(order, key=lambda seat: (scores[seat], sum(players[seat]["tracks"].values()), order.index(seat))),)
