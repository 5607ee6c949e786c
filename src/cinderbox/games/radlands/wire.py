"""The types of what clients are shown of Radlands; the browser's types are made from these.

This file is never compiled, as compiled types forget what their fields are. A test holds views and catalog to it.
"""

from typing import Any, Final, Literal, TypedDict, get_args

from cinderbox.kernel.wire import AnyTable


class Piece(TypedDict):
    card: str
    back: int
    place: str | None
    harm: Literal["none", "damaged", "destroyed"]
    ready: bool
    protected: bool
    uses: int
    frail: bool  # whether damage destroys it


class Side(TypedDict):
    """One player's side of the table, as everybody sees it."""

    seat: int
    hand: int
    known: list[str]
    silo: Literal["hand", "play"]
    raiders: Literal["play", "queue"]
    exposed: bool
    camps: int  # that stand
    columns: list[list[Piece | None]]
    queue: list[str | None]


class Discards(TypedDict):
    """How many there are, and those of this turn."""

    count: int
    cards: list[str]


class Table(AnyTable):
    turn: int | None
    turns: int
    water: int
    deck: int
    reshuffles: int
    discard: Discards
    aside: list[str]
    lifted: list[Piece]
    sides: list[Side]


class Mine(TypedDict, total=False):
    """What a seat alone sees; a spectator has none of it."""

    seat: int
    hand: list[str]
    dealt: list[str]
    kept: list[str]


class View(TypedDict):
    table: Table
    mine: Mine


class Ability(TypedDict):
    cost: int
    copied: bool
    text: str


Sign = Literal[
    "arrow", "camp", "damage", "destroy", "draw", "flame", "injure", "person", "punk", "queue", "raid", "restore",
    "shield", "water",
]  # fmt: skip
SIGNS: Final[list[str]] = [*get_args(Sign)]


class Short(TypedDict):
    sign: Sign
    text: str


class Card(TypedDict):
    """What is printed on a card; `short` for a crowded table, a line an ability."""

    id: str
    name: str
    sort: Literal["person", "event", "camp", "special"]
    count: int
    cost: int
    queue: int
    draw: int
    junk: str
    abilities: list[Ability]
    traits: list[str]
    short: list[Short]
    text: str


class Names(TypedDict):
    """What the columns, places and spaces of the queue of a side are called."""

    columns: list[str]
    places: list[list[str]]
    queue: list[str]


class Catalog(TypedDict):
    cards: dict[str, Card]
    silo: Card
    sides: list[Names]
    water: int  # of a turn


class Acting(TypedDict):
    stands: dict[str, dict[str, list[str]]]  # where a person can be played to, by action: the answers for each place


DETAILS: Final[dict[str, Any]] = {"actions": Acting}
SHAPES: Final[dict[str, Any]] = {"view": View, "catalog": Catalog}
