"""What goes over the wire about players and what they have played, as types, like `messages`."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cinderbox.server.messages import Name, Strict, TableInfo


class Me(msgspec.Struct):
    """Who asks, as the house knows them; without an id until they have sat down somewhere."""

    id: str
    name: str
    shown: bool  # there is a profile that everybody may see
    created: float
    devices: int  # browsers that hold a key of this player


class Being(Strict):
    """How a player wants to be known."""

    name: Name
    shown: bool = False


class Place(msgspec.Struct):
    """A table at which a player sits."""

    seat: int
    table: TableInfo


class Code(msgspec.Struct):
    """Lets another browser be the same player, once and for a while."""

    code: str
    seconds: float


class Moving(Strict):
    code: Annotated[str, Meta(min_length=4, max_length=40)]


class Rating(msgspec.Struct):
    """How strong somebody plays a game, give or take `spread`; provisional while that is much."""

    game: str
    who: str  # a player's id, or "bot:" and its name
    name: str
    rating: int
    spread: int
    provisional: bool
    games: int


class Tally(msgspec.Struct):
    """How often somebody won, drew and lost: in a game, by so many seats, with an option, against somebody."""

    game: str
    by: str  # game, seats, option or opponent
    what: str
    won: int
    drawn: int
    lost: int


class Result(msgspec.Struct):
    """A game that somebody has played to its end."""

    table: str
    game: str
    seats: int
    options: dict[str, Any]
    seat: int
    place: int
    came: str  # won, drawn or lost
    rated: bool
    ended: float
    names: list[str]  # by seat
    scores: list[int]


class Record(msgspec.Struct):
    """What somebody has played, the latest results first."""

    ratings: list[Rating]
    tallies: list[Tally]
    results: list[Result]


class Profile(msgspec.Struct):
    """What everybody may know of a player who wants that."""

    id: str
    name: str
    created: float
    ratings: list[Rating]
    tallies: list[Tally]


class Played(msgspec.Struct):
    """How often a game was played with some options, and how long it took on average."""

    seats: int
    options: dict[str, Any]
    tables: int
    entries: float


class First(msgspec.Struct):
    """How often a seat won with so many at the table."""

    seats: int
    seat: int
    won: int
    tables: int


class Long(msgspec.Struct):
    """A long table."""

    table: TableInfo
    entries: int
    seconds: float


class Board(msgspec.Struct):
    """What was played of a game in this house."""

    game: str
    ratings: list[Rating]
    played: list[Played]
    first: list[First]
    longest: list[Long]
