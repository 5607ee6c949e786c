"""The types of what clients are told beside a question; the browser's types are made from these.

Each step says its own details. This file is never compiled, as compiled types forget what their fields are.
"""

from typing import Annotated, Any, Final, Literal, TypedDict

from msgspec import Meta

Resource = Literal["food", "credits", "response"]
Size = Literal["small", "medium", "large"]
Cause = Literal["attack", "raid", "event", "maintenance"]
RESOURCES: Final[list[str]] = ["food", "credits", "response"]
SIZES: Final[list[Size]] = ["small", "medium", "large"]
CAUSES: Final[list[Cause]] = ["attack", "raid", "event", "maintenance"]
BY_RESOURCE: Final = {"propertyNames": {"enum": RESOURCES}}  # which no schema says of itself
Amounts = Annotated[dict[str, int], Meta(extra_json_schema={"title": "Amounts", **BY_RESOURCE})]


class Offer(TypedDict, total=False):
    """What a choice costs and does, as far as it is certain before it is made; what is nothing is left out."""

    pay: Amounts
    gain: Amounts
    free: bool  # no response token is needed where one usually is
    points: int  # change of the points of the town in question
    size: Size  # what that town becomes
    over: int  # resources that will not fit and must be discarded
    draw: int
    keep: int
    upto: int  # research tokens at the most
    need: int  # research tokens that the project still needs from this player
    stuck: bool  # all research tokens would lie on projects that are not complete (PIO-RUL-29)
    discards: bool  # the card is used up


class Offers(TypedDict):
    """What the choices cost and do, by action."""

    offers: dict[str, Offer]


class Odds(TypedDict):
    modifier: int
    need: int | None  # the least sum of two dice that is enough
    ways: int  # rolls that are enough
    of: int
    percent: int
    both: bool  # whether the other side rolls, too


class DraftPick(TypedDict):
    number: int
    of: int


class DraftPlay(Offers):
    card: str


class KeepWastes(TypedDict):
    left: int
    of: int


class Rival(TypedDict):
    seat: int
    difficulty: int | None
    odds: Odds  # that the rival holds out, if nothing is spent


class Target(TypedDict):
    card: str
    rivals: dict[str, Rival]


class Place(Offers):
    card: str | None


class More(TypedDict):
    project: str
    placed: int
    upto: int
    need: int
    pay: Amounts


class Overflow(TypedDict):
    over: int
    limit: int
    produced: bool  # only what was just produced may go


class BeforeRoll(Offers):
    odds: Odds
    after: dict[str, Odds]  # by action
    fail: str  # what a failure brings, in words


class Reroll(TypedDict):
    total: int
    difficulty: int | None
    odds: Odds  # of a new roll
    free: int  # free rerolls left
    fail: str


class Lose(Offers):
    cause: str  # a card
    by: int  # who chooses
    owner: int


class Take(TypedDict):
    cause: str
    owner: int
    left: int
    of: int


class GiveUp(TypedDict):
    cause: str | None
    left: int
    of: int


class Save(Offers):
    card: str
    cause: Cause
    lost: Offer


class Reward(Offers):
    owner: int
    takes: Amounts  # what may be taken


class Due(TypedDict):
    card: str
    cost: Amounts
    state: Literal["paid", "declined", "waived", "now", "ahead"]


class Stored(TypedDict):
    limit: int  # of any kind
    food: int  # besides, for one kind alone
    credits: int
    response: int
    held: int  # of all kinds
    room: int  # for all of them
    over: int


class Holding(TypedDict):
    food: int
    credits: int
    response: int


class Ledger(TypedDict):
    """A maintenance as it stands."""

    pile: Holding
    produced: Holding
    traded: Holding
    paid: Holding
    now: Holding
    due: list[Due]
    still: Amounts  # what the cards now and ahead ask for
    storage: Stored
    over: int  # what would not fit if nothing more were paid


class Trade(Offers):
    ledger: Ledger
    left: int


class Mix(Offers):
    due: int
    use: Literal["trade", "activate", "event"]
    what: str


class Waive(Offers):
    ledger: Ledger


class Upkeep(Offers):
    ledger: Ledger
    card: str


class Seen(TypedDict):
    card: str


class Caravan(Offers):
    card: str
    times: int


DETAILS: Final[dict[str, Any]] = {
    "turn": Offers,
    "draft_pick": DraftPick,
    "draft_play": DraftPlay,
    "keep_wastes": KeepWastes,
    "target": Target,
    "place": Place,
    "more": More,
    "overflow": Overflow,
    "store": Overflow,
    "headquarters": Offers,
    "before_roll": BeforeRoll,
    "before_raid": BeforeRoll,
    "reroll": Reroll,
    "lose": Lose,
    "lose_tagged": Lose,
    "take": Take,
    "give_up": GiveUp,
    "save": Save,
    "reward": Reward,
    "trade": Trade,
    "mix": Mix,
    "trade_mix": Mix,
    "waive": Waive,
    "upkeep": Upkeep,
    "caravan": Caravan,
    "seen": Seen,
}
