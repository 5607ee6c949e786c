"""The types of what clients are shown of Residuum: its table and its catalog; the browser's types are made from these.

This file is never compiled, as compiled types forget what their fields are. A test holds views and catalog to it.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta

from cinderbox.games.residuum.wire import Cubes, Land, Resource
from cinderbox.kernel.wire import AnyTable

Season = Literal["spring", "summer", "autumn", "winter"]
Rating = Literal["competent", "skilled"]
Source = Literal[
    "outriders",
    "outpost",
    "basecamp",
    "barricades",
    "oil_field",
    "tech",
    "chem",
    "nuclear",
    "crate",
    "ability",
]
SOURCES: Final = {"propertyNames": {"enum": [*Source.__args__]}}  # type: ignore[attr-defined]
Strengths = Annotated[dict[Source, int], Meta(extra_json_schema={"title": "Strengths", **SOURCES})]


class Stock(TypedDict):
    provisions: int
    tech: int
    food: int
    water: int
    wood: int
    chem: int
    oil: int
    gold: int
    nuclear: int


class Hex(TypedDict):
    id: str
    land: Land
    q: int
    r: int
    near: list[str]


class Outrider(TypedDict):
    hex: str
    active: bool
    nuke: bool
    fought: bool


class Outpost(TypedDict):
    hex: str
    active: bool


class Barricade(TypedDict, total=False):
    """On a border it stands, in a hex it lies."""

    hex: str
    border: str


class Leader(TypedDict):
    id: str
    name: str
    strategy: Rating
    bartering: Rating
    used: bool


class Player(TypedDict):
    seat: int
    leader: Leader
    stock: Stock
    x: int
    visits: int
    won: int
    basecamp: Outpost | None
    outriders: list[Outrider]
    outposts: list[Outpost]
    barricades: list[Barricade]
    hand: int
    completed: list[str]
    kept: list[str]
    points: int
    score: dict[str, int]  # where the points come from, line by line


class Due(TypedDict):
    """What is still owed in action points, which resources pay, which of them is asked for next."""

    rest: int
    accepts: list[Resource]
    asked: Resource | None


Convoy = TypedDict(
    "Convoy",
    {
        "seat": int,
        "network": bool,
        "from": str,
        "to": str | None,
        "outriders": int,
        "outposts": int,
        "barricades": int,
        "basecamp": bool,
    },
)


class Basket(TypedDict):
    bought: Cubes
    sold: Cubes
    credit: int
    selling: bool


class Side(TypedDict):
    seat: int
    tech: int
    chem: int
    nuclear: int
    cards: int
    ability: int
    hand: int
    laid: list[int | None]  # values of cards that were shown; None lies face down
    total: int
    sources: Strengths  # what counts before the cards
    before: int  # all of it
    known: int  # with the cards that were shown


class Battle(TypedDict):
    """The sides are the attacker, then the defender."""

    hex: str
    fights: bool
    outriders: int
    sides: list[Side]


class Deal(TypedDict):
    speaks: int
    other: int
    number: int  # of the offer that stands, else of the one that is made
    of: int  # at most so many
    standing: bool
    gives: Cubes
    wants: Cubes
    worth: list[int]  # what is given, what is wanted, by the sale values of the season


class Piles(TypedDict):
    contaminated_water: int
    radiation_zone: int
    wasteland: int


class PlacedOil(TypedDict):
    seat: int
    hex: str


class ThisTurn(TypedDict):
    fought: list[str]
    completed: bool
    drawn: bool
    bikes: bool
    used: list[str]
    oiled: list[str]


class Table(AnyTable):
    round: int
    season: Season | None
    turn: int | None
    lead: int | None
    first: int | None
    hexes: list[Hex]
    piles: Piles
    stack: int
    drawn: list[Land]
    placing: Land | None  # the drawn tile that is being placed
    deck: int
    discard: int
    aside: int
    town_deck: int
    town_discard: list[str]
    players: list[Player]
    left: Cubes  # action points left over from a cube that was worth more than was due
    oil: list[PlacedOil]
    this_turn: ThisTurn
    payment: Due | None
    convoy: Convoy | None
    basket: Basket | None
    battle: Battle | None
    deal: Deal | None


class Remembered(TypedDict):
    card: str
    above: int


class Mine(TypedDict, total=False):
    """What a seat alone sees; `deck` and `discarded` are cards that it put back itself. A spectator has none of it."""

    hand: list[str]
    aside: list[str]
    deck: list[Remembered]
    discarded: list[str]
    conflict: list[int]
    laid: list[int]
    strength: int  # of one's own side in a conflict, with one's own cards
    sealed: list[int]  # Conflict cards that are chosen and not laid yet


class View(TypedDict):
    table: Table
    mine: Mine


# -- the catalog ---------------------------------------------------------------------------------------------


class Character(TypedDict):
    name: str
    strategy: Rating
    bartering: Rating
    ability: str
    amount: int
    text: str


class DiscoveryCard(TypedDict):
    """`cost` are cubes of each resource, in the order of the resources."""

    id: str
    name: str
    kind: str
    star: bool
    cost: list[int]
    text: str


class TownCard(TypedDict):
    name: str
    keep: bool
    amount: int
    text: str


class ConflictCard(TypedDict):
    name: str
    value: int
    count: int


class NotIn(TypedDict, total=False):
    spring: list[Resource]
    summer: list[Resource]
    autumn: list[Resource]
    winter: list[Resource]


class LandRow(TypedDict):
    """What each piece produces on a type of hex, any one of these; and in which seasons not."""

    basecamp: Cubes
    outpost: Cubes
    outrider: Cubes
    outpost_not_in: NotIn


class Lands(TypedDict):
    wasteland: LandRow
    radiation_zone: LandRow
    tech_site: LandRow
    woodland: LandRow
    food_supply: LandRow
    water_source: LandRow
    contaminated_water: LandRow
    oil_field: LandRow
    gold_mine: LandRow
    trade_town: LandRow


class BySeason(TypedDict):
    spring: int
    summer: int
    autumn: int
    winter: int


class ByRating(TypedDict):
    competent: BySeason
    skilled: BySeason


class ResourceRow(TypedDict):
    points: int
    pays: list[str]
    limit: int
    sale: BySeason
    price: ByRating


class Resources(TypedDict):
    provisions: ResourceRow
    tech: ResourceRow
    food: ResourceRow
    water: ResourceRow
    wood: ResourceRow
    chem: ResourceRow
    oil: ResourceRow
    gold: ResourceRow
    nuclear: ResourceRow


class CostRow(TypedDict):
    action: str
    points: NotRequired[int]
    accepts: NotRequired[list[Resource]]
    one_of: NotRequired[Cubes]


class Quarter(TypedDict):
    """A season of a year, and its turns."""

    year: int
    season: Season
    turns: list[int]


class Catalog(TypedDict):
    """`simpler`: every resource pays every cost; `winter_limits_food`: no Food of Outposts in Winter."""

    simpler: bool
    winter_limits_food: bool
    calendar: list[Quarter]
    characters: dict[str, Character]
    discoveries: dict[str, DiscoveryCard]
    trade_town: dict[str, TownCard]
    conflict: list[ConflictCard]
    lands: Lands
    resources: Resources
    numbers: dict[str, int]  # that texts name
    costs: list[CostRow]


SHAPES: Final[dict[str, Any]] = {"view": View, "catalog": Catalog}
