"""What goes over the wire about players and what they have played, as types, like `messages`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cinderbox.server.forms import Name, Strict, TableInfo


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


# -- being told ----------------------------------------------------------------------------------------------------


class Bell(msgspec.Struct):
    """A way in which a player is told that it is their move."""

    id: str
    kind: str  # push, mail or hook
    target: str  # in words: an address, or the name of a server
    confirmed: bool
    active: bool
    fault: str  # why it rings no more


class Bells(msgspec.Struct):
    """How a player is told, and what else the house can do: its key for browsers ("": none), and mail."""

    bells: list[Bell]
    push: str
    mail: bool


class Browser(Strict):
    """A browser that wants to be told, as it describes itself."""

    endpoint: Annotated[str, Meta(max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=200, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]


class Mailing(Strict):
    address: Annotated[str, Meta(max_length=254)]


class Hooking(Strict):
    url: Annotated[str, Meta(max_length=1_000)]


class Ringing(Strict):
    """A bell that is to ring, to be silent, or to be taken down."""

    id: Annotated[str, Meta(max_length=32)]
    ring: Literal["yes", "no", "never"]


class Linked(msgspec.Struct):
    """What a link did: something is confirmed, or ended."""

    did: str
    kind: str
    target: str


# -- the house ------------------------------------------------------------------------------------------------------


class Front(msgspec.Struct):
    """What everybody may know of the house."""

    announcement: str
    locked: bool  # who asks has not said its password yet
    openers: str  # who may open tables: everybody, players or owner


class Entering(Strict):
    password: Annotated[str, Meta(max_length=200)]


class HouseRules(msgspec.Struct):
    """What the owner has set."""

    password: bool
    openers: str
    most: int
    shelve: int
    archive: int
    announcement: str


class NewRules(Strict):
    openers: Literal["everybody", "players", "owner"] = "everybody"
    most: Annotated[int, Meta(ge=0, le=10_000)] = 0
    shelve: Annotated[int, Meta(ge=0, le=10_000)] = 60
    archive: Annotated[int, Meta(ge=0, le=10_000)] = 30
    announcement: Annotated[str, Meta(max_length=300)] = ""
    password: Annotated[str, Meta(max_length=200)] | None = None  # None: as it is; "": none


class Load(msgspec.Struct):
    since: float  # when the server, or this worker of it, was started
    connections: int
    rooms: int  # tables in memory
    actions: int
    tables: dict[str, int]  # in the database, by status


class Complaint(msgspec.Struct):
    at: float
    text: str


class SlowRequest(msgspec.Struct):
    at: float
    game: str
    table: str
    seconds: float


class Overview(msgspec.Struct):
    """How the house stands, for its owner."""

    rules: HouseRules
    load: Load
    complaints: list[Complaint]
    slow: list[SlowRequest]


class OwnedTable(msgspec.Struct):
    table: TableInfo
    status: str  # also archived
    updated: float
    players: dict[str, str]  # their ids by seat


class OwnedPlayer(msgspec.Struct):
    id: str
    name: str
    banned: bool
    created: float
    seats: int


class Message(msgspec.Struct):
    id: int
    at: float
    seat: int | None
    name: str
    text: str


class Noting(Strict):
    note: Annotated[str, Meta(max_length=200)] = ""


class Seated(Strict):
    seat: Annotated[int, Meta(ge=0, le=15)]


class Unsaying(Strict):
    message: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Banning(Strict):
    banned: bool


class Done(msgspec.Struct):
    """It is done."""

    done: bool = True
