"""The types of what clients are told beside a question of City of Remnants; the browser's types are made from these.

Each step says its own details; `wire_table.py` has what lies on the table. This file is never compiled, as compiled
types forget what their fields are.
"""

from typing import Any, Final, TypedDict


class Prices(TypedDict):
    """What the choices cost in ARCs, by action; what has no price is left out."""

    prices: dict[str, int]


class Buying(Prices):
    renown: int  # that may still be bought


class Bidding(TypedDict):
    """All in ARCs."""

    standing: int
    most: int  # that the player can bid
    hundreds: int  # hundreds of thousands that are said already


class Sale(TypedDict):
    left: int  # products that may still be sold
    gains: dict[str, int]  # what a sale brings in ARCs, by action


class Building(Prices):
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
    far: dict[str, int]  # how many spaces away a space is, by action
    battles: dict[str, list[int]]  # spaces with enemies, by action: the dice of both sides, or of the player alone


class Odds(TypedDict):
    attack: int  # of all tokens on the space
    dice: int


class Facing(Prices):
    fights: dict[str, Odds]  # by action


class Battle(TypedDict):
    space: str
    attacker: int
    defender: int | None
    token: str | None
    attack: int | None  # of the YCU


class Laying(TypedDict):
    battle: Battle
    left: int  # cards that may still be laid
    blind: int  # cards laid unseen
    attacks: dict[str, int]  # printed attack values for this gang, by action
    cards: int  # attack of the cards that were laid from the hand, as they would count now
    more: int  # what these, permanent cards and developments add
    strength: int  # both together, before the dice
    dice: list[int]  # of both sides, as things stand; one number against a YCU
    chance: int | None  # per cent to beat a YCU with this, if blind cards bring nothing; None: against a player


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
    "buy": Buying,
    "choose_site": Siting,
    "develop": Building,
    "face_ycu": Facing,
    "lay_cards": Laying,
    "move_figures": Moving,
    "move_to": Going,
    "sell": Sale,
    "use_abilities": Strengths,
}
