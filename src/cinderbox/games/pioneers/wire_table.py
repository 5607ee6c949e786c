"""The types of what clients are shown of The Pioneers Program: the table, and what is printed on its cards.

The browser's types are made from these. This file is never compiled, as compiled types forget what their fields are.
A test holds views and catalog to it.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

from cinderbox.games.pioneers.wire import Amounts, Cause, Holding, Size, Stored
from cinderbox.kernel.wire import AnyTable


class Alarm(TypedDict):
    round: int
    state: Literal["hidden", "silent", "active"]


class Slot(TypedDict):
    """A slot of the market, named by the price that is printed on it."""

    price: int
    card: str | None
    token: int | None  # of the seat that passed there


class ProjectUp(TypedDict):
    project: str
    tokens: list[int]  # research tokens by seat


class Holder(TypedDict):
    survivor: str
    seat: int | None


class InTown(TypedDict):
    """A card that lies in a town; `used`: what it does once a round is done."""

    card: str
    used: bool


class Source(TypedDict):
    what: str  # a card, an HQ, a project, or "permanent"
    points: int


class Modifiers(TypedDict):
    """What is always added to a roll: as attacker of a raid, against attack cards, against raids."""

    attack: int
    defence: int
    raid: int


class Town(TypedDict):
    """A player's town, as everybody sees it."""

    seat: int
    points: int
    sources: list[Source]  # of the points
    permanent: int
    size: Size
    count: int  # structures, the HQ among them
    next: Size | None  # what one more structure makes of it; None: the size stays
    hq: str
    structures: list[InTown]
    items: list[InTown]
    personalities: list[InTown]
    projects: list[str]
    pile: Holding
    produced: Holding | None  # the production pile, in the town's own maintenance only
    storage: Stored
    survivor: str | None
    skilled: bool  # modifier and skill of the survivor count
    spent: bool  # the skill of the survivor is used
    hand: int
    known: list[str]  # cards of the hand that everybody has seen
    tokens: int  # research tokens that are left
    turns: int
    taken: int
    passed: bool
    slot: int | None
    recruited: bool  # a personality was played this round
    combat: Modifiers
    income: Amounts
    upkeep: Amounts
    settled: bool  # maintenance of this round is done
    prices: list[int]  # what the slots of the market cost this player, from the deck outwards


class Draft(TypedDict):
    number: int
    packets: list[int]
    picked: list[bool]


class Part(TypedDict):
    what: str
    amount: int


class Side(TypedDict):
    seat: int
    role: Literal["attacker", "defender"]
    parts: list[Part]
    modifier: int
    rolls: list[list[int]]  # every roll so far; the last one counts
    rolled: int | None  # its sum
    total: int | None


class Combat(TypedDict):
    """An attack or raid under way."""

    kind: Literal["attack", "raid"]
    card: str
    attacker: int
    defender: int
    stage: Literal["defends", "defended", "attacks", "attacked", "outcome"]
    difficulty: int | None
    sides: list[Side]
    success: bool | None


class Losing(TypedDict):
    """The card that is about to leave, while it can still be saved."""

    seat: int
    card: str
    cause: Cause


class Happening(TypedDict):
    """The card that is being carried out, and who has played it."""

    card: str
    by: int


class Table(AnyTable):
    round: int
    last: int | None  # the last round, once the alarm has sounded
    alarms: list[Alarm]
    step: Literal["draft", "actions", "maintenance", "order", "over"]
    turn: int | None
    number: int  # where the turn marker stands
    order: list[int]
    market: list[Slot]  # from the deck outwards
    market_deck: int
    market_discard: list[str]
    wastes_deck: int
    wastes_discard: list[str]
    project_deck: int
    projects: list[ProjectUp]
    survivors: list[Holder]  # all of them, the highest number first
    track: list[list[int]]  # markers by space, from the bottom of each stack
    effects: list[Literal["wastes_forbidden", "prices_lowered"]]  # of events, till the end of Step 1
    towns: list[Town]
    draft: Draft | None
    combat: Combat | None
    losing: Losing | None
    event: Happening | None


class Mine(TypedDict, total=False):
    """What a seat alone sees; a spectator has none of it."""

    seat: int
    hand: list[str]
    packet: list[str]
    picked: str | None
    seen: list[str]


class View(TypedDict):
    table: Table
    mine: Mine


class Difficulty(TypedDict):
    """By the size of the town that is attacked."""

    small: int
    medium: int
    large: int


class Room(TypedDict, total=False):
    """What a card stores, of one kind alone or of any."""

    food: int
    credits: int
    response: int
    any: int


class Card(TypedDict):
    id: str
    name: str
    deck: Literal["market", "wastes"]
    type: Literal["structure", "item", "personality", "event", "attack", "raid"]
    tags: list[str]
    count: int
    points: int
    production: Amounts
    maintenance: Amounts
    difficulty: Difficulty | None
    stays: bool
    react: bool
    text: str
    short: str  # the same in a few words, "": none are needed
    combat: NotRequired[int]
    storage: NotRequired[Room]


class Hq(TypedDict):
    id: str
    name: str
    size: Size
    variant: Literal["none", "martial", "civil"]
    points: int
    production: Amounts
    text: str
    short: str  # the same in a few words, "": none are needed


class Survivor(TypedDict):
    id: str
    name: str
    number: int
    combat: int
    text: str
    short: str  # the same in a few words, "": none are needed


class Project(TypedDict):
    id: str
    name: str
    value: int
    points: int
    text: str
    short: str  # the same in a few words, "": none are needed


class SizeRow(TypedDict):
    """`least` and `most` structures; what such a town stores, plans and researches."""

    least: int
    most: int | None
    storage: int
    plan: int
    research: int


class Sizes(TypedDict):
    small: SizeRow
    medium: SizeRow
    large: SizeRow


class Rate(TypedDict):
    name: str
    pay: Amounts
    gain: Amounts
    text: str


class Catalog(TypedDict):
    extended: bool
    cards: dict[str, Card]
    hqs: dict[str, Hq]
    survivors: dict[str, Survivor]
    projects: dict[str, Project]
    sizes: Sizes
    trades: dict[str, Rate]
    prices: list[int]
    rounds: int
    alarms: list[int]
    goal: int
    tokens: int
    spoils: int  # resources that a raid takes


SHAPES: Final[dict[str, Any]] = {"view": View, "catalog": Catalog}
