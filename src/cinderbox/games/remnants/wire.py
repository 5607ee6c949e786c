"""The types of what clients are told beside a question of City of Remnants; the browser's types are made from these.

Each step says its own details; `wire_table.py` has what lies on the table. This file is never compiled, as compiled
types forget what their fields are.
"""

from typing import Any, Final, TypedDict

from cinderbox.kernel.wire import Count


class Prices(TypedDict):
    """What the choices cost in ARCs, by action; what has no price is left out."""

    prices: dict[str, int]


class Buying(Prices):
    renown: int  # that may still be bought


class Raise(TypedDict):
    """A bid, and how it is said."""

    amount: int
    answers: list[str]


class Bidding(TypedDict):
    """All in ARCs."""

    least: int  # that the player has to bid
    most: int  # and can
    raises: list[Raise]  # that are offered, the lowest first; none to who cannot bid
    wish: str
    answers: list[str]  # that bid what is wanted, else the least


class Ware(Count):
    """The products of a development: `n` of them are sold."""

    space: str
    development: str
    products: int
    gain: int  # what the next one brings in ARCs


class Sale(TypedDict):
    """What has still to be sold; all in ARCs."""

    left: int  # products that may be sold besides
    wares: list[Ware]
    count: int  # products that are sold
    brings: int
    answers: list[str]  # empty: something has to be sold first


class Building(Prices):
    builds: int  # that are left
    repeats: int  # produce abilities that may be carried out once more


class Siting(TypedDict):
    development: str
    price: int
    sites: dict[str, list[str]]  # the spaces that are covered, by action


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


class Foe(TypedDict):
    """A unit on a space of the player, and the actions that fight or bribe it."""

    space: str
    token: str
    fight: str
    attack: int  # of all tokens on the space
    dice: int
    bribe: str
    price: int


class Facing(TypedDict):
    foes: list[Foe]


class Battle(TypedDict):
    space: str
    attacker: int
    defender: int | None
    token: str | None
    attack: int | None  # of the YCU


class Copies(Count):
    """A kind of card that may be chosen: `n` of the hand are."""

    card: str


class Discarding(TypedDict):
    hand: list[Copies]
    count: int  # cards that are discarded
    answers: list[str]


class Held(Copies):
    attack: int  # its printed attack value for this gang


class Laying(TypedDict):
    """What a side has with the cards it has laid and those it would lay, as far as it knows them."""

    battle: Battle
    now: int  # cards that are laid with this answer
    count: int  # all cards, of at most so many
    most: int
    hand: list[Held]
    blind: Count | None  # cards of the draw pile that would be laid unseen; None: none can be
    unseen: bool  # whether there are such cards, laid or to be laid
    cards: int  # attack of the cards from the hand, as they would count now
    more: int  # what these, permanent cards and developments add
    strength: int  # both together, before the dice
    dice: list[int]  # of both sides, as things stand; one number against a YCU
    chance: int | None  # per cent to beat a YCU with this, if blind cards bring nothing; None: against a player
    answers: list[str]


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
    "refresh_discard": Discarding,
    "reset_discard": Discarding,
    "sell": Sale,
    "use_abilities": Strengths,
}
