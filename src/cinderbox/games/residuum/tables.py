"""The numbers of Residuum's rulebook: what pieces produce, what actions cost, what the Trade Town pays.

Knows resources and hex types by number, in the order of the ledger. No rule and no state is here.
"""

from typing import Final

from cinderbox.games.residuum import wire

RESOURCES: Final[list[str]] = [*wire.RESOURCES]
PROVISIONS: Final = 0
TECH: Final = 1
FOOD: Final = 2
WATER: Final = 3
WOOD: Final = 4
CHEM: Final = 5
OIL: Final = 6
GOLD: Final = 7
NUCLEAR: Final = 8

LANDS: Final[list[str]] = [*wire.LANDS]
WASTELAND: Final = 0
RADIATION: Final = 1
TECH_SITE: Final = 2
WOODLAND: Final = 3
FOOD_SUPPLY: Final = 4
WATER_SOURCE: Final = 5
CONTAMINATED: Final = 6
OIL_FIELD: Final = 7
GOLD_MINE: Final = 8
TRADE_TOWN: Final = 9

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASONS: Final = ["spring", "summer", "autumn", "winter"]
LAST: Final = 16  # turns each player takes (RSD-SEAS-02)
TURNS: Final = 2  # of a season
MOST_OFFERS: Final = 3  # of a deal (RSD-RUL-61)

RIDERS: Final = 6  # Outriders of a player
POSTS: Final = 4  # Outposts
WALLS: Final = 8  # Barricades
NUCLEAR_LIMIT: Final = 3  # RSD-PROD-11
X_LIMIT: Final = 5  # RSD-PROD-06
HAND_LIMIT: Final = 6  # RSD-DISC-11
TILES: Final = 3  # of each kind of action tile, and spare Wastelands

# -- production (RSD-PROD-01): [hex type][resource], 0: not an option ------------------------------------------

BASECAMP_YIELD: Final = [
    [3, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [3, 2, 0, 0, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 2, 0, 0, 0, 0],
    [3, 0, 2, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [3, 0, 0, 0, 0, 0, 2, 0, 0],
    [4, 0, 0, 0, 3, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
]
OUTPOST_YIELD: Final = [
    [2, 0, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0, 1, 0, 0, 0],
    [2, 2, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 2, 0, 0, 0, 0],
    [2, 0, 2, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 2, 0, 0, 0, 0, 0],
    [2, 0, 0, 1, 0, 1, 0, 0, 0],
    [2, 0, 0, 0, 0, 0, 1, 0, 0],
    [3, 0, 0, 0, 2, 0, 0, 1, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
]
OUTRIDER_YIELD: Final = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [2, 1, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 1, 0, 0, 0, 0],
    [2, 0, 1, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 1, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 1, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
]

# -- action points (RSD-PAY-02): of one cube ------------------------------------------------------------------

VALUE: Final = [1, 2, 2, 2, 2, 4, 6, 8, 0]


def mask(*resources: int) -> int:
    """Resources as one bit each; Provisions pay every cost in action points (RSD-PAY-03)."""
    found = 1 << PROVISIONS
    for one in resources:
        found |= 1 << one
    return found


EVERY: Final = 0b1111_1111  # all that make action points, which the Simpler Game accepts everywhere (RSD-SIMP-01)
PAYS_MOVE: Final = mask(TECH, FOOD, WATER, OIL)
PAYS_RECRUIT: Final = mask(FOOD, WATER, GOLD)
PAYS_ROUSE: Final = mask(FOOD, WATER)
PAYS_OUTPOST: Final = mask(TECH, FOOD, WOOD)
PAYS_BARRICADE: Final = mask(TECH, WOOD)
PAYS_BASECAMP: Final = mask(TECH, FOOD, WOOD, WATER, OIL)
PAYS_DRAW: Final = mask()

MOVE: Final = 2
NETWORK: Final = 4
UPGRADED: Final = 2  # network movement from an upgraded location, for a group of any size
RECRUIT: Final = 8
ROUSE: Final = 4
BUILD_OUTPOST: Final = 6
SET_OUTPOST: Final = 4  # activate or tear down
TAKE_OVER: Final = 6
TAKE_BARRICADE: Final = 3  # more for each
BARRICADE: Final = 3  # construct, activate or tear down
BASECAMP: Final = 6  # tear down or activate
DRAW: Final = 4
DESTROY_TECH: Final = 3
CONTAMINATE: Final = [0, 0, 0, 0, 0, 8, 5, 0, 1]  # any one of these (RSD-CONT-02)
IRRADIATE: Final = [0, 0, 0, 0, 0, 8, 0, 0, 1]
WEAPONISE: Final = [0, 10, 0, 0, 0, 0, 0, 0, 1]
ALLOCATED: Final = 2  # Oil of an upgrade

# -- the Trade Town ------------------------------------------------------------------------------------------

SALE: Final = [1, 2, 2, 2, 2, 4, 6, 8, 18]
PRICE: Final = [[0, 3, 3, 3, 3, 5, 8, 8, 20], [0, 3, 3, 3, 3, 4, 6, 8, 18]]  # Competent, Skilled
DEAR_SALE: Final = 4  # Water in Summer, Food in Winter
DEAR_PRICE: Final = [5, 4]
ANY: Final = 9999  # more than anybody could pay
BUY_LIMIT: Final = [0, ANY, ANY, ANY, ANY, ANY, 2, 1, 1]


def season(turn: int) -> int:
    """The season of a turn from 1 to 16."""
    return (turn - 1) // TURNS % 4


def sale_value(resource: int, when: int) -> int:
    """What one cube counts when sold in a season (RSD-TOWN-09, RSD-RUL-56)."""
    if (resource == WATER and when == SUMMER) or (resource == FOOD and when == WINTER):
        return DEAR_SALE
    return SALE[resource]


def cubes_worth(cubes: list[int], when: int) -> int:
    """What cubes of each resource count together when sold in a season."""
    return sum([cubes[resource] * sale_value(resource, when) for resource in range(9)])


def price(resource: int, when: int, skilled: int) -> int:
    """What one cube costs in a season, for a Competent (0) or Skilled (1) barterer (RSD-TOWN-10)."""
    if (resource == WATER and when == SUMMER) or (resource == FOOD and when == WINTER):
        return DEAR_PRICE[skilled]
    return PRICE[skilled][resource]


def barred(land: int, resource: int, when: int, hungry: bool) -> bool:
    """Whether the season keeps Outposts on a land from producing a resource (RSD-SEAS-05, -06, RSD-RUL-19)."""
    if resource == WATER:
        return when == WINTER
    if resource == WOOD:
        return land == WOODLAND and when == AUTUMN
    return hungry and resource == FOOD and land == FOOD_SUPPLY and when == WINTER
