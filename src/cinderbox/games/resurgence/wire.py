"""The types of what clients are told beside a question of Resurgence; the browser's types are made from these.

Each step says its own details; `wire_table.py` has what lies on the table. This file is never compiled, as compiled
types forget what their fields are.
"""

from typing import Annotated, Any, Final, Literal, TypedDict, get_args

from msgspec import Meta

Item = Literal["food", "fuel", "parts", "ammo", "meds"]
Token = Literal["hero", "ranger", "builder", "scholar", "laborer"]
Area = Literal["metro", "harbor", "compound"]
Part = Literal[
    "food",
    "fuel",
    "parts",
    "ammo",
    "meds",
    "vp",
    "lead_metro",
    "lead_harbor",
    "lead_compound",
    "lead_any",
    "retire",
    "specialist",
    "plan",
    "draw",
    "any_resource",
    "any_supply",
]
BY_ITEM: Final = {"propertyNames": {"enum": [*get_args(Item)]}}  # which no schema says of itself
BY_PART: Final = {"propertyNames": {"enum": [*get_args(Part)]}}
Items = Annotated[dict[Item, int], Meta(extra_json_schema={"title": "Items", **BY_ITEM})]
Reward = Annotated[dict[Part, int], Meta(extra_json_schema={"title": "Reward", **BY_PART})]


class Price(TypedDict):
    """What placing in a Zone costs."""

    items: int  # of any kind
    beast: bool  # and a Critical Supply


class Sent(TypedDict):
    """The token that is on its way."""

    token: Token
    area: Area


class Reach(TypedDict):
    reach: dict[str, list[str]]  # by token, as in `laborer.metro`: the spaces that it could go to


class Destination(Sent):
    prices: dict[str, Price]  # by space; what costs nothing is left out


class Work(TypedDict):
    space: str
    missed: list[str]  # what ending the turn now would leave undone
    costs: dict[str, Items]  # by action; what costs nothing is left out
    gains: dict[str, Reward]
    choices: dict[str, list[Item]]  # of these items it gives one; by action


class Left(TypedDict):
    left: int  # how many are still to come


class Offer(TypedDict):
    reward: Reward


class Cost(TypedDict):
    cost: Items


class Shifting(TypedDict):
    card: str


class Filing(TypedDict):
    mission: str


class Rescue(TypedDict):
    prices: dict[str, int]  # Food by card


class Level(TypedDict):
    level: int
    requires: Items
    pays: Items


class Assign(TypedDict):
    tokens: list[Token]  # in the order in which they are assigned
    at: int


class Shares(TypedDict):
    missions: int
    shares: dict[str, Items]  # what an answer brings


class Event(TypedDict):
    event: str


class Foe(TypedDict):
    district: str
    side: Literal["A", "B"]


class Zones(TypedDict):
    zones: list[str]


class Drawn(TypedDict):
    token: Token


class Trade(TypedDict):
    given: Item


DETAILS: Final[dict[str, Any]] = {
    "arrange": Zones,
    "assign": Assign,
    "assign_drawn": Drawn,
    "choose_token": Reach,
    "destination": Destination,
    "file_mission": Filing,
    "gain_item": Left,
    "lead": Left,
    "meet_foe": Foe,
    "pay_event": Event,
    "pay_item": Left,
    "plan": Left,
    "recruit": Left,
    "rescue": Rescue,
    "retire": Left,
    "reward": Offer,
    "rise": Level,
    "share_right": Shares,
    "shift": Shifting,
    "shift_to": Sent,
    "swap": Cost,
    "tire": Left,
    "trade_for": Trade,
    "waive": Cost,
    "work": Work,
}
