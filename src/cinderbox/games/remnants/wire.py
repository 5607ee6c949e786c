"""The types of what clients are told beside a question of City of Remnants; the browser's types are made from these.

Each step says its own details. This file is never compiled, as compiled types forget what their fields are.
"""

from typing import Any, Final, TypedDict


class Bidding(TypedDict):
    """All in ARCs."""

    standing: int
    most: int  # that the player can bid
    hundreds: int  # hundreds of thousands that are said already


class Sale(TypedDict):
    left: int  # products that may still be sold
    values: dict[str, int]  # what a product brings, by the first space of its development


class Building(TypedDict):
    prices: dict[str, int]  # by development
    builds: int  # that are left
    repeats: int  # produce abilities that may be carried out once more


class Siting(TypedDict):
    development: str
    price: int


class Moving(TypedDict):
    left: int  # figures that may still be moved
    steps: int  # of the next figure
    pool: int
    enemy: str | None  # the space with enemies that was entered


class Going(TypedDict):
    start: str | None  # None: the pool
    steps: int


class Facing(TypedDict):
    bribes: dict[str, int]  # by kind of token


class Battle(TypedDict):
    space: str
    attacker: int
    defender: int | None
    token: str | None
    attack: int | None  # of the YCU


class Laying(TypedDict):
    battle: Battle
    left: int  # cards that may still be laid
    dice: int  # as far as everybody knows


class Strength(TypedDict):
    seat: int
    cards: int
    more: int


class Strengths(TypedDict):
    battle: Battle
    sides: list[Strength]


DETAILS: Final[dict[str, Any]] = {
    "aim_at": Strengths,
    "bid": Bidding,
    "bid_rest": Bidding,
    "choose_site": Siting,
    "develop": Building,
    "face_ycu": Facing,
    "lay_cards": Laying,
    "move_figures": Moving,
    "move_to": Going,
    "sell": Sale,
    "use_abilities": Strengths,
}
