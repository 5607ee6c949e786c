"""What is asked for and answered over HTTP about tables and games, as types; `figures.py` has those about players.

Requests are decoded into these types. The browser's types are made from them; see `schema.py`.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cinderbox.experiments.analysis import Analysis
from cinderbox.table.entry import ClockRule

Name = Annotated[str, Meta(max_length=40)]
Bot = Annotated[str, Meta(max_length=60)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A request: what is not known is refused."""


class NewSeat(Strict):
    kind: Literal["person", "bot", "open"]
    name: Name = ""
    bot: Bot = ""
    you: bool = False  # the seat is for the player whose key comes with the request


class NewClock(Strict):
    kind: Literal["live", "days"]
    seconds: Annotated[float, Meta(ge=5, le=31_536_000)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0

    def rule(self) -> ClockRule:
        return ClockRule(self.kind, self.seconds, self.increment, self.delay)


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    listed: bool | None = None  # in the lobby; None: if somebody may still sit down
    hints: bool = False  # also where several people play
    audience: bool = True  # who has no seat may watch
    clock: NewClock | None = None
    hotseat: bool = False
    title: Annotated[str, Meta(max_length=60)] = ""
    rated: bool = False  # it counts for ratings, if all people agree


class Joining(Strict):
    name: Name
    seat: int | None = None
    rated: bool = False  # agrees that the game counts for ratings


class Forking(Strict):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: int | None = None  # whom to play, against bots; None: all whom people played


class Reviewed(msgspec.Struct):
    """What happened in a finished game."""

    analysis: Analysis | None  # None: it is not known
    going: bool  # it is being found out


class Link(Strict):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Key(msgspec.Struct):
    """What proves a seat."""

    seat: int
    secret: str


class Made(msgspec.Struct):
    id: str
    keys: list[Key] = []


class Problem(msgspec.Struct):
    """Why something was not done, in one sentence."""

    reason: str


class Seat(msgspec.Struct):
    seat: int
    kind: str
    name: str
    present: bool
    bot: str | None


class TableInfo(msgspec.Struct):
    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: str
    stopped: str | None
    seats: list[Seat]
    hotseat: bool
    created: float
    listed: bool
    clock: ClockRule | None
    rematch: str | None
    rotated: bool  # there everybody sits one seat further
    lesson: str | None  # the lesson that the table is for
    rated: bool  # it counts for ratings, as things stand
    hints: bool  # whether bots may be asked for a hint
    audience: bool  # whether who has no seat may watch
    to_act: list[int]
    winners: list[int] | None  # once it is over


class OptionInfo(msgspec.Struct):
    default: Any
    choices: list[Any]
    help: str
    title: str  # as people call it
    names: list[str]  # of the choices, in their order


class BotInfo(msgspec.Struct):
    id: str
    title: str
    help: str
    level: int  # its rung of the ladder that a newcomer climbs, from 1; 0: it stands beside it


class GameInfo(msgspec.Struct):
    id: str
    title: str
    seats: list[int]
    options: dict[str, OptionInfo]
    bots: list[BotInfo]


class HelpPage(msgspec.Struct):
    markdown: str


class RuleText(msgspec.Struct):
    """What a rule says, and the section of the rulebook or the reason that it comes from."""

    text: str
    source: str


class LessonInfo(msgspec.Struct):
    id: str
    title: str
    text: str
    steps: int


class Health(msgspec.Struct):
    status: str
    version: str
    compiled: bool
