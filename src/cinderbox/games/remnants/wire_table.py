"""The types of what clients are shown of City of Remnants: the table, and what is printed on its pieces.

The browser's types are made from these. This file is never compiled, as compiled types forget what their fields are.
A test holds views and catalog to it.
"""

from typing import Any, Final, Literal, TypedDict

from cinderbox.kernel.wire import AnyTable

Colour = Literal["yellow", "red", "blue", "green"]
Level = Literal["slum", "midtown", "heights"]
Timing = Literal["none", "turn", "battle", "permanent", "produce", "passive", "award"]
Stage = Literal["laying", "revealing", "rolled"]


class Player(TypedDict):
    """One player, as everybody sees him."""

    seat: int
    leader: Colour | None
    entry: str | None
    arcs: int
    renown: int | None  # None: hidden
    influence: int
    conditions: list[str]  # that are met
    turns: int  # used in this round
    battles_won: int
    pool: int
    unused: int
    figures: dict[str, int]  # by space
    standing: int  # figures in the city
    hand: int
    known: list[str]
    pile: int
    discard: list[str]
    front: list[str]
    award: int  # renown a round, as things stand
    controls: list[str]  # developments, by their first spaces
    armor_used: int
    trophy: bool


class Good(TypedDict):
    card: str
    price: int


class Supply(TypedDict):
    development: str
    left: int
    price: int  # for whoever has the turn


class Built(TypedDict):
    development: str
    spaces: list[str]
    products: int
    controller: int | None


class Unit(TypedDict):
    space: str
    token: str


class Bonus(TypedDict):
    products: int
    more: int


class ThisTurn(TypedDict):
    """What the rest of the turn remembers."""

    enemy: str | None
    moved: list[str]
    moves: int
    more_figures: int
    more_steps: int
    next_steps: int
    rebate: int
    cheaper: dict[str, int]
    sale_bonus: list[Bonus]
    more_builds: int
    repeats: int
    played: list[str]
    produced: list[str]
    built: int
    bought: bool
    renown_bought: int
    sold: int


class Auction(TypedDict):
    card: str
    standing: int
    leader: int
    turn: int
    bidders: list[int]


class Sum(TypedDict):
    """What a side of a battle has, as far as it is revealed."""

    cards: int
    more: int
    strength: int  # both together, before the dice
    dice: int


class Fight(TypedDict):
    space: str
    around: dict[str, int]  # the spaces whose figures count, with the attack of the Yugai there
    attacker: int
    defender: int | None
    token: str | None
    attack: int | None
    stage: Stage
    laid: list[list[str | None]]
    attacks: list[list[int]]  # of the revealed cards, as they count now
    sides: list[Sum]
    chance: int | None  # per cent with which the attacker wins; None: cards lie face down, or the dice are rolled
    totals: list[int] | None
    hits: list[int] | None
    winner: int | None  # None: the Yugai, or nobody yet
    margin: int | None  # 0: a tie


class Table(AnyTable):
    board: str
    round: int
    turn: int | None
    first: int | None
    renown_pool: int
    players: list[Player]
    row: list[str]
    members: int
    member_discard: list[str]
    market: list[Good]
    goods: int
    goods_discard: list[str]
    orders: int
    orders_open: list[str]
    orders_discard: list[str]
    removed: list[str]
    playing: list[str]
    developments: list[Supply]
    tiles: list[Built]
    products: int
    tokens: list[Unit]
    bag: dict[str, int]
    bagged: int  # units in the bag
    this_turn: ThisTurn
    auction: Auction | None
    battle: Fight | None
    fighter: int | None


class Progress(TypedDict):
    condition: str
    count: int
    need: int


class Mine(TypedDict, total=False):
    """What a seat alone sees; a spectator has none of it."""

    seat: int
    renown: int
    hand: list[str]
    laid: list[str | None]
    orders: list[str | None]
    progress: list[Progress]
    discarding: list[str]


class View(TypedDict):
    table: Table
    mine: Mine


class Card(TypedDict):
    name: str
    sort: Literal["gang_leader", "gang_member", "ability", "black_market"]
    count: int
    unit: bool
    attack: dict[Colour, int] | None
    ability: str
    timing: Timing
    cost: int
    text: str
    says: str  # the same without the word for its timing
    source: str


class Development(TypedDict):
    name: str
    level: Level
    levels: list[Level]
    shape: Literal["single", "domino", "line3", "corner3"]
    count: int
    cost: int
    renown: int
    product_value: int
    timing: Timing
    text: str
    says: str  # the same without the word for its timing
    source: str


class Token(TypedDict):
    name: str
    count: int
    attack: int
    bribe: int
    text: str


class Alert(TypedDict):
    id: str
    name: str
    text: str


class Coordinates(TypedDict):
    name: str
    boards: dict[str, list[str]]  # the spaces on each board


class Leader(TypedDict):
    id: str
    name: str
    people: str
    text: str


class Condition(TypedDict):
    name: str
    text: str


class Board(TypedDict):
    name: str
    levels: dict[str, Level]
    entries: list[str]
    awards: dict[str, int]
    text: str


class Catalog(TypedDict):
    cards: dict[str, Card]
    developments: dict[str, Development]
    tokens: dict[str, Token]
    alerts: list[Alert]
    coordinates: dict[str, Coordinates]
    leaders: dict[Colour, Leader]
    conditions: dict[str, Condition]
    boards: dict[str, Board]
    dice: list[int]
    unit: int  # ARCs: whatever is paid or bid is so many of these
    turns: int  # of everybody in a round
    steps: int  # of a figure in a Move action
    renown_price: int  # ARCs
    influence: list[int]  # the track


SHAPES: Final[dict[str, Any]] = {"view": View, "catalog": Catalog}
