"""The types of what clients are told beside a question of Residuum; the browser's types are made from these.

Each step says its own details. This file is never compiled, as compiled types forget what their fields are.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from cinderbox.kernel.wire import Count

Resource = Literal["provisions", "tech", "food", "water", "wood", "chem", "oil", "gold", "nuclear"]
Land = Literal[
    "wasteland",
    "radiation_zone",
    "tech_site",
    "woodland",
    "food_supply",
    "water_source",
    "contaminated_water",
    "oil_field",
    "gold_mine",
    "trade_town",
]
RESOURCES: Final[list[Resource]] = [*get_args(Resource)]
LANDS: Final[list[Land]] = [*get_args(Land)]
Producer = Literal["basecamp", "outpost", "outrider"]
BY_RESOURCE: Final = {"propertyNames": {"enum": RESOURCES}}  # which no schema says of itself
Cubes = Annotated[dict[Resource, int], Meta(extra_json_schema={"title": "Cubes", **BY_RESOURCE})]


Added = Literal["chem", "nuclear", "crate"]


class Price(TypedDict, total=False):
    """What an action costs: action points, or cubes."""

    points: int
    cubes: Cubes
    either: list[Cubes]  # one of these bundles
    gets: Cubes  # what comes back for it
    hazard: bool  # Provisions do not pay
    meets: bool  # somebody is met there


# A move of a single Outrider that is open in the Action Phase.
Leg = TypedDict(
    "Leg",
    {
        "verb": Literal["move", "network"],
        "from": str,
        "to": str,
        "points": int,
        "hazard": NotRequired[bool],
        "meets": NotRequired[bool],
        "answers": list[str],
    },
)


class Prices(TypedDict):
    """What the choices cost, by action; what costs nothing is left out."""

    prices: dict[str, Price]


class Menu(Prices):
    reach: list[Leg]


class PayRow(Count):
    """One resource that may pay: `n` points of it do."""

    resource: Resource
    value: int  # action points of a cube
    held: int
    left: int  # points left over
    used: int  # of these
    cubes: int  # that are broken
    after: int  # points left over then


class Payment(TypedDict):
    program: str  # what is paid for
    price: int
    rows: list[PayRow]
    usual: bool  # the payment is the one that is proposed
    answers: list[str]  # that pay so; none: a purchase would not stay possible
    accepts: list[Resource]
    asked: Resource | None
    town: bool  # a purchase must stay possible


class Discount(Payment):
    prices: dict[str, Price]


class CubePrices(TypedDict):
    cubes: Cubes  # how many of each resource are the price
    besides: int  # Nuclear that is needed besides


class ProducerPlace(TypedDict):
    piece: Producer
    hex: str


class Production(ProducerPlace):
    at: int
    of: int
    next: list[ProducerPlace]
    gives: Annotated[dict[Resource, Cubes], Meta(extra_json_schema=BY_RESOURCE)]


class Group(Prices):
    """How many Outriders of one class go."""

    armed: bool
    fought: bool
    there: int


class Cargo(TypedDict):
    cost: int
    with_camp: int
    lying: int


class Ware(TypedDict):
    """One resource in a barter; None where it cannot be bought or sold."""

    resource: Resource
    held: int
    price: int  # of a cube, 0: it is never for sale
    value: int  # what a sold cube brings
    buy: Count | None
    sell: Count | None


class Barter(TypedDict):
    """A basket, and the sale that pays for it."""

    wares: list[Ware]
    skilled: bool
    bought: Cubes
    sold: Cubes
    cost: int  # of the basket
    brings: int  # the sale, with the extra value
    lost: int  # of what it brings
    credit: int  # the extra value
    answers: list[str]  # that make this barter; none: nothing is bought
    asked: Resource | None
    debts: int  # what the ability would add to the sale, 0: it is not there
    note: int  # what a kept Credit Note would add


class Bundle(TypedDict):
    """One resource in a deal; None where it can be neither given nor wanted."""

    resource: Resource
    mine: int
    theirs: int
    give: Count | None
    want: Count | None


class Bargain(TypedDict):
    """The offer that is being made, and what it is worth by the sale values of the season."""

    bundles: list[Bundle]
    gives: int
    wants: int
    answers: list[str]  # that make this offer


class Strength(TypedDict):
    """What a side comes to, as far as it knows itself."""

    before: int  # its cards
    total: int


class Layable(Strength):
    """A Conflict card in hand, and what the side comes to with it."""

    card: int
    action: str


class Laying(TypedDict):
    cards: list[Layable]


class Push(TypedDict):
    push: int  # what the ability adds to the total once it is known, 0: it is not there


class Addition(TypedDict):
    """Something that can be added before the Tech."""

    action: str
    source: Added
    adds: int  # to the total; a Chem adds a card that nobody knows yet


class Fight(Push, Strength):
    """What a side comes to with the Tech that it would add."""

    additions: list[Addition]
    tech: Count
    answers: list[str]


class Loot(TypedDict):
    loot: Cubes


class LootCubes(Loot):
    taken: int
    of: int


class Card(TypedDict):
    card: str


class Swap(Card):
    given: Resource | None


class Place(TypedDict):
    hex: str


class Upkeep(Place):
    at: int
    of: int
    provisions: int
    covers: int


class Tile(TypedDict):
    tile: Land


DETAILS: Final[dict[str, Any]] = {
    "actions": Menu,
    "buy": Barter,
    "carry_camp": Cargo,
    "carry_post": Cargo,
    "carry_walls": Cargo,
    "destination": Prices,
    "discount": Discount,
    "eager_recruit": Prices,
    "free_recruit": Card,
    "group": Group,
    "lay_first": Laying,
    "lay_second": Laying,
    "loot": Loot,
    "loot_cubes": LootCubes,
    "loot_outpost": Loot,
    "negotiate": Bargain,
    "nuke_upkeep": Place,
    "pay": Payment,
    "pay_card": Card,
    "pay_cubes": CubePrices,
    "place_tile": Tile,
    "produce": Production,
    "push": Push,
    "replace_hex": Card,
    "sell": Barter,
    "spend": Fight,
    "swap_get": Swap,
    "swap_give": Swap,
    "upkeep": Upkeep,
}
