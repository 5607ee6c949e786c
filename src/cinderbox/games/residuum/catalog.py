"""What can be looked up: all cards, and the numbers of the rulebook as data for clients. No state is here."""

from typing import Final

from cinderbox.games.residuum import tables
from cinderbox.games.residuum.model import Content
from cinderbox.games.residuum.scoring import BASECAMP_POINTS, MOST_POINTS, OUTPOST_POINTS
from cinderbox.games.residuum.steps.spending import MOST_CHEM
from cinderbox.games.residuum.steps.strength import BASECAMP_BONUS, NUCLEAR_BONUS, OIL_BONUS
from cinderbox.games.residuum.steps.year import UPKEEP_PROVISIONS
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    BARRICADE,
    BASECAMP,
    BASECAMP_YIELD,
    BUILD_OUTPOST,
    BUY_LIMIT,
    CHEM,
    CONTAMINATE,
    DESTROY_TECH,
    DRAW,
    EVERY,
    GOLD,
    HAND_LIMIT,
    IRRADIATE,
    LANDS,
    LAST,
    MOVE,
    NETWORK,
    NUCLEAR,
    NUCLEAR_LIMIT,
    OIL,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    PAYS_BARRICADE,
    PAYS_BASECAMP,
    PAYS_DRAW,
    PAYS_MOVE,
    PAYS_OUTPOST,
    PAYS_RECRUIT,
    PAYS_ROUSE,
    POSTS,
    RECRUIT,
    RESOURCES,
    RIDERS,
    ROUSE,
    SEASONS,
    SET_OUTPOST,
    TAKE_BARRICADE,
    TAKE_OVER,
    TECH,
    TURNS,
    UPGRADED,
    VALUE,
    WALLS,
    WEAPONISE,
    price,
    sale_value,
    season,
)
from cinderbox.kernel.pack import word_id

RATINGS = ("competent", "skilled")
POINTS = [
    ("move", MOVE, PAYS_MOVE),
    ("network", NETWORK, PAYS_MOVE),
    ("recruit", RECRUIT, PAYS_RECRUIT),
    ("activate_outrider", ROUSE, PAYS_ROUSE),
    ("construct_outpost", BUILD_OUTPOST, PAYS_OUTPOST),
    ("activate_outpost", SET_OUTPOST, PAYS_OUTPOST),
    ("teardown_outpost", SET_OUTPOST, PAYS_OUTPOST),
    ("take_over", TAKE_OVER, PAYS_OUTPOST),
    ("construct_barricade", BARRICADE, PAYS_BARRICADE),
    ("activate_barricade", BARRICADE, PAYS_BARRICADE),
    ("teardown_barricade", BARRICADE, PAYS_BARRICADE),
    ("teardown_basecamp", BASECAMP, PAYS_BASECAMP),
    ("activate_basecamp", BASECAMP, PAYS_BASECAMP),
    ("draw", DRAW, PAYS_DRAW),
]
CUBES = [
    ("destroy_barricade", [DESTROY_TECH if i == TECH else 0 for i in range(9)]),
    ("contaminate", CONTAMINATE),
    ("irradiate", IRRADIATE),
    ("weaponise", WEAPONISE),
]


def cubes(row: list[int]) -> dict[str, int]:
    return {RESOURCES[i]: row[i] for i in range(9) if row[i]}


def calendar() -> list[dict[str, object]]:
    """Every season of the game with its turns, in order."""
    found: list[dict[str, object]] = []
    for first in range(1, LAST + 1, TURNS):
        year, turns = 1 + (first - 1) // (TURNS * len(SEASONS)), list(range(first, first + TURNS))
        found.append({"year": year, "season": SEASONS[season(first)], "turns": turns})
    return found


# What texts of clients name.
NUMBERS: Final = {
    "outriders": RIDERS,
    "outposts": POSTS,
    "barricades": WALLS,
    "hand": HAND_LIMIT,
    "basecamp_points": BASECAMP_POINTS,
    "outpost_points": OUTPOST_POINTS,
    "most_oil": MOST_POINTS[OIL],
    "most_gold": MOST_POINTS[GOLD],
    "most_nuclear": MOST_POINTS[NUCLEAR],
    "upgraded": UPGRADED,
    "allocated": ALLOCATED,
    "take_barricade": TAKE_BARRICADE,
    "destroy": DESTROY_TECH,
    "weaponise": WEAPONISE[TECH],
    "contaminate": CONTAMINATE[CHEM],
    "basecamp_bonus": BASECAMP_BONUS,
    "nuclear_bonus": NUCLEAR_BONUS,
    "oil_bonus": OIL_BONUS,
    "nuclear_limit": NUCLEAR_LIMIT,
    "chems": MOST_CHEM,
    "upkeep": UPKEEP_PROVISIONS,
}


def catalog(c: Content, simpler: bool, hungry: bool) -> dict[str, object]:
    """All of it; in the Simpler Game all that make action points pay every cost (RSD-SIMP-01).

    `hungry`: Outposts on Food Supplies produce no Food in Winter (RSD-RUL-19).
    """
    return {
        "simpler": simpler,
        "winter_limits_food": hungry,
        "calendar": calendar(),
        "characters": {
            one.id: {
                "name": one.name,
                "strategy": RATINGS[one.strategy],
                "bartering": RATINGS[one.bartering],
                "ability": one.ability_name,
                "amount": one.amount,
                "text": one.text,
            }
            for one in c.characters
        },
        "discoveries": {
            word_id(card.name): {
                "id": card.id,
                "name": card.name,
                "kind": card.kind,
                "star": bool(card.star),
                "cost": card.cost[:],
                "text": card.text,
            }
            for card in c.discoveries
        },
        "trade_town": {
            card.id: {"name": card.name, "keep": bool(card.keep), "amount": card.amount, "text": card.text}
            for card in c.town
        },
        "conflict": [
            {
                "name": c.names[i],
                "value": c.values[i],
                "count": c.faces[c.conflict : c.town_back].count(i),
            }
            for i in range(len(c.values))
        ],
        "lands": {
            LANDS[i]: {
                "basecamp": cubes(BASECAMP_YIELD[i]),
                "outpost": cubes(OUTPOST_YIELD[i]),
                "outrider": cubes(OUTRIDER_YIELD[i]),
                "outpost_not_in": limits(i, hungry),
            }
            for i in range(len(LANDS))
        },
        "resources": {RESOURCES[i]: resource(i, simpler) for i in range(9)},
        "numbers": {**NUMBERS, "conflict_cards": c.town_back - c.conflict},
        "costs": [
            *[
                {"action": name, "points": points, "accepts": paying(EVERY if simpler else accepts)}
                for name, points, accepts in POINTS
            ],
            *[{"action": name, "one_of": cubes(row)} for name, row in CUBES],
        ],
    }


def limits(land: int, hungry: bool) -> dict[str, list[str]]:
    """The seasons that keep Outposts on a land from producing something, and what that is."""
    found: dict[str, list[str]] = {}
    for when in range(4):
        barred = [i for i in range(9) if OUTPOST_YIELD[land][i] and tables.barred(land, i, when, hungry)]
        if barred:
            found[SEASONS[when]] = [RESOURCES[i] for i in barred]
    return found


def paying(accepts: int) -> list[str]:
    return [RESOURCES[i] for i in range(8) if accepts >> i & 1]


def resource(i: int, simpler: bool) -> dict[str, object]:
    """A resource: what it makes, what it pays, what the Trade Town gives and asks for it season by season."""
    return {
        "points": VALUE[i],
        "pays": [name for name, _, accepts in POINTS if i < 8 and (simpler or accepts >> i & 1)],
        "limit": BUY_LIMIT[i],
        "sale": {SEASONS[when]: sale_value(i, when) for when in range(4)},
        "price": {
            rating: {SEASONS[when]: price(i, when, level) for when in range(4)} for level, rating in enumerate(RATINGS)
        },
    }
