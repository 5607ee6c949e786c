"""The types of what clients are shown of Resurgence: the table, and what is printed on its cards and boards.

The browser's types are made from these. This file is never compiled, as compiled types forget what their fields are.
A test holds views and catalog to it.
"""

from typing import Annotated, Any, Final, Literal, TypedDict, get_args

from msgspec import Meta

from cinderbox.games.resurgence.wire import Area, Item, Items, Price, Reward, Token
from cinderbox.kernel.wire import AnyTable

Column = Literal["left", "middle", "right"]
Encounter = Literal["mutant", "beast", "stalker"]
Stage = Literal["setup", "assign", "leadership", "work", "upkeep"]
BY_TOKEN: Final = {"propertyNames": {"enum": [*get_args(Token)]}}
Heap = Annotated[dict[Token, int], Meta(extra_json_schema={"title": "Heap", **BY_TOKEN})]


class Stock(TypedDict):
    food: int
    fuel: int
    parts: int
    ammo: int
    meds: int


class ByArea(TypedDict):
    metro: int
    harbor: int
    compound: int


class Assigned(TypedDict):
    """The tokens in the areas of a player."""

    metro: Heap
    harbor: Heap
    compound: Heap


class Completed(TypedDict):
    """Completed Missions by column."""

    left: list[str]
    middle: list[str]
    right: list[str]


class Standing(TypedDict):
    seat: int
    token: Token


class Zone(TypedDict):
    zone: str
    tokens: list[Standing]
    encounter: Encounter | None
    price: Price


class Room(TypedDict):
    room: str
    state: Literal["cleared", "rubble", "lost"]
    token: Token | None
    rubble: str | None  # what was under the Rubble of a room that is lost


class Held(TypedDict):
    card: str
    exhausted: bool
    fresh: bool  # joined in this turn


class Bag(TypedDict):
    """Until the reveal what was drawn is shown with the bag as one heap."""

    tokens: Heap
    size: int
    drawn: int


class Player(TypedDict):
    """One player, as everybody sees them."""

    seat: int
    items: Stock
    hero: str | None
    vp: int
    level: int
    tracks: ByArea
    cards: list[Held]
    planned: list[str]
    completed: Completed
    row_bonus: bool
    bag: Bag
    areas: Assigned
    strength: ByArea
    rest: Heap
    supply: Heap
    rooms: list[Room]
    points: dict[str, int]  # the final score as things stand, line by line
    total: int  # all of them


class Mutants(TypedDict):
    """The Mutants of the solo game."""

    vp: int
    tracks: ByArea
    side: Literal["A", "B"]
    leadership: str | None
    leadership_deck: int
    revealed: int  # Mutant cards turned up this round
    points: dict[str, int]


class CurrentEvent(TypedDict):
    id: str
    name: str
    district: str | None  # where the Event token is


class Offered(TypedDict):
    heroes: list[str]
    missions: list[str]


class Decks(TypedDict):
    survivors: int
    basic: int
    advanced: int
    events: int
    mutants: int


class ByEncounter(TypedDict):
    mutant: int
    beast: int
    stalker: int


class Encounters(TypedDict):
    bag: ByEncounter
    beside: ByEncounter


class ThisTurn(TypedDict):
    """What the turn remembers."""

    placed: str | None
    moved: bool
    happened: list[str]
    effect: bool
    event: bool
    stalker: bool
    completed: int
    planned: list[str]


class Unused(TypedDict):
    """The first so many spaces that are not in use with so few players."""

    row: int
    missions: int  # of each column


class Track(TypedDict):
    """A track of items, and how far it goes."""

    items: list[Item]
    most: int


class Table(AnyTable):
    round: int
    stage: Stage
    first: int
    turn: int | None
    event: CurrentEvent | None
    past_events: list[str]
    directives: list[str]
    row: list[str | None]  # from the dearest space to the cheapest
    discard: list[str]
    basic: list[str | None]
    advanced: list[str | None]
    unused: Unused
    offered: Offered
    decks: Decks
    mutant_cards: list[str]
    mutant_discard: list[str]
    encounters: Encounters
    zones: list[Zone]
    players: list[Player]
    mutants: Mutants | None
    this_turn: ThisTurn


class Mine(TypedDict, total=False):
    """What a seat alone sees; a spectator has none of it."""

    seat: int
    drawn: list[Token]
    hand: list[str]
    kept: list[str]
    answers: list[str]


class View(TypedDict):
    table: Table
    mine: Mine


class District(TypedDict):
    name: str
    column: Column


class Space(TypedDict):
    """A Zone or a room."""

    id: str
    name: str
    access: Area
    allowed: Token | Literal["any"]  # the Specialist it is for
    district: str | None
    level: int
    cost: Items
    any_resource: int
    does: Literal["", "rescue", "build", "complete_mission_anywhere"]
    gain: Reward
    choice: list[Item]  # one of these
    text: str


class Card(TypedDict):
    id: str
    name: str
    type: Token
    when: list[str]  # what wakes it
    does: str
    areas: list[Area]
    tokens: list[Token]
    gain: Reward
    choice: list[Item]
    text: str


class Mission(TypedDict):
    id: str
    name: str
    sort: Literal["starter", "basic", "advanced"]
    districts: list[str]
    mutant: bool
    cost: Items
    reward: Reward
    text: str


class EventCard(TypedDict):
    name: str
    kind: Literal["none", "immediate", "district", "upkeep"]
    district: str | None
    optional: bool
    cost: Items
    gain: Reward
    text: str


class Salvage(TypedDict):
    id: str
    name: str
    text: str


class Rubble(TypedDict):
    name: str
    reward: Reward


class Directive(TypedDict):
    name: str
    text: str
    short: str
    mutants: int


class Tracks(TypedDict):
    """The bonuses of the Leadership tracks by space."""

    metro: dict[str, Reward]
    harbor: dict[str, Reward]
    compound: dict[str, Reward]


class LevelRow(TypedDict):
    requires: Items
    pays: Items
    draw: int
    vp: int


class MutantCard(TypedDict):
    name: str
    district: str | None


class MutantLeadership(TypedDict):
    name: str
    hazard: bool
    text: str


class MutantAction(TypedDict):
    text: str
    answers: list[str]


class MutantActions(TypedDict):
    """By side of the board and by district."""

    A: dict[str, MutantAction]
    B: dict[str, MutantAction]


class Income(TypedDict):
    """For each completed Mission of a column one of these."""

    left: list[Item]
    middle: list[Item]
    right: list[Item]


class Catalog(TypedDict):
    districts: dict[str, District]
    spaces: dict[str, Space]
    zones: list[str]
    rooms: list[str]
    cards: dict[str, Card]
    missions: dict[str, Mission]
    events: dict[str, EventCard]
    salvage: dict[str, Salvage]
    rubble: dict[str, Rubble]
    directives: dict[str, Directive]
    tracks: Tracks
    places: list[int]
    row: list[int]
    levels: list[LevelRow]
    stars: list[int]
    rounds: int
    planned: int  # slots for planned Missions
    leaving: int  # last spaces of the row whose cards leave in Upkeep
    beast: int  # VP for who pays it
    last: int  # space of a Leadership track
    tower: int  # the level from which on there are Advanced Missions and Directives
    strength: Heap  # of each token for Leadership
    stock: list[Track]
    income: Income
    mutant_cards: dict[str, MutantCard]
    mutant_leadership: dict[str, MutantLeadership]
    mutant_actions: MutantActions


SHAPES: Final[dict[str, Any]] = {"view": View, "catalog": Catalog}
