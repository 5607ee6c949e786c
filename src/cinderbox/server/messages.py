"""Everything that goes over a WebSocket, as types. The browser's types are made from these; see `schema.py`.

What clients send is decoded into these types. What is sent to them is built as plain dicts by the table and the room;
the tests hold every byte of it to these types.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from cinderbox.server.forms import Bot, Name, Seat, Strict, TableInfo
from cinderbox.table.part import LogPart

Secret = Annotated[str, Meta(max_length=64)]
ActionText = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Wanted = Annotated[int, Meta(ge=0, le=999)]


# -- from the client ------------------------------------------------------------------------------------------------


class Hello(Strict, tag_field="type", tag="hello"):
    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    player: Secret = ""  # the player's key, which opens all seats in which they sit
    seen: int = 0
    name: Name = ""  # of who has no seat


class Act(Strict, tag_field="type", tag="act"):
    seat: SeatNumber
    number: int
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=50)]


class Undo(Strict, tag_field="type", tag="undo"):
    seat: SeatNumber
    number: int | None = None  # of the question that is asked: what was sent twice is done once


class Redo(Strict, tag_field="type", tag="redo"):
    seat: SeatNumber
    number: int | None = None


class Resign(Strict, tag_field="type", tag="resign"):
    seat: SeatNumber


class Why(Strict, tag_field="type", tag="why"):
    seat: SeatNumber
    action: ActionText


class Touch(Strict, tag_field="type", tag="touch"):
    """Why can nothing be done with this thing? It goes by its name in the actions."""

    seat: SeatNumber
    thing: ActionText


class Quote(Strict, tag_field="type", tag="quote"):
    """What would so many of this and that come to?"""

    seat: SeatNumber
    number: int
    wanted: Annotated[dict[ActionText, Wanted], Meta(max_length=30)]


class Hint(Strict, tag_field="type", tag="hint"):
    seat: SeatNumber


class Chat(Strict, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(max_length=500)]


class Takeover(Strict, tag_field="type", tag="takeover"):
    seat: SeatNumber
    bot: Bot


class Consent(Strict, tag_field="type", tag="consent"):
    seat: SeatNumber
    yes: bool


class Declines(Strict, tag_field="type", tag="declines"):
    seat: SeatNumber
    on: bool
    ahead: bool = False  # also where the seat could do something, until it is its turn


class Unshelve(Strict, tag_field="type", tag="unshelve"):
    """Take up a table again that the house has closed."""


What = Literal["undo", "pause", "resume", "rematch", "rotate"]


class Request(Strict, tag_field="type", tag="request"):
    """A seat asks all people for something."""

    seat: SeatNumber
    what: What


class Reply(Strict, tag_field="type", tag="reply"):
    """All seats of a browser that are asked agree, or do not."""

    what: What
    yes: bool


class Audience(Strict, tag_field="type", tag="audience"):
    """Let others watch, or nobody."""

    seat: SeatNumber
    on: bool


class Ping(Strict, tag_field="type", tag="ping"):
    pass


ClientMessage = (
    Hello
    | Act
    | Undo
    | Redo
    | Resign
    | Why
    | Touch
    | Quote
    | Hint
    | Chat
    | Takeover
    | Consent
    | Declines
    | Request
    | Reply
    | Audience
    | Unshelve
    | Ping
)


# -- to the client --------------------------------------------------------------------------------------------------


Phrase = str | list[str | LogPart]  # a line in words


class OpenAction(msgspec.Struct):
    action: str
    label: Phrase
    verb: str
    target: str | None


class ClockTime(msgspec.Struct):
    seat: int
    left: float
    running: bool


class Outcome(msgspec.Struct):
    scores: list[int]
    winners: list[int]
    reason: str
    sheet: list[tuple[str, list[int]]]


class LessonStep(msgspec.Struct):
    """Where the learner stands: what is asked now, what is said to the step before, what is accepted."""

    id: str
    title: str
    text: str
    after: str
    step: int  # steps done
    steps: int
    allowed: list[str]
    done: bool
    number: int  # the lesson's own number, of so many
    lessons: int
    next: str | None


class Event(msgspec.Struct):
    """What every event has; the fields that are the game's come besides (see `schema.py`)."""

    n: int
    kind: str
    seat: int | None
    parts: list[str | LogPart]


class Note(msgspec.Struct):
    """A line of the log about what happened beside the game, after so many of the events."""

    after: int
    parts: list[str | LogPart]


class Asking(msgspec.Struct):
    """What the people at the table are asked to agree on."""

    what: str
    by: int
    missing: list[int]  # who has not answered yet
    refused: list[int]


class Moment(msgspec.Struct, kw_only=True):
    """How things stand with a question: whole in a scene, and in a change what of it is new."""

    number: int
    to_act: list[int]
    prompt: Phrase
    actions: list[OpenAction]
    rules: list[str]
    question: dict[str, Any] | None  # its name, its way out and its details, as the game's own types have it
    undo: bool
    redo: bool
    clocks: list[ClockTime]
    over: bool
    outcome: Outcome | None
    declines: bool
    ahead: bool
    lesson: LessonStep | None
    requests: list[Asking]
    paused: bool  # the clocks
    notes: list[Note]
    since: int  # events after this number are replaced by these
    events: list[dict[str, Any]]
    seat: int | None


class Scene(Moment, tag_field="type", tag="scene", kw_only=True):
    table: TableInfo
    view: dict[str, Any]
    at: int | None = None  # in a replay: how many actions were taken, and of how many
    moves: int | None = None


class Change(msgspec.Struct, tag_field="type", tag="change", kw_only=True):
    """What is new since the question `from`; what is left out is as it was."""

    from_: int = msgspec.field(name="from")
    patch: dict[str, Any]
    number: int
    to_act: list[int] | UnsetType = UNSET
    prompt: Phrase | UnsetType = UNSET
    actions: list[OpenAction] | UnsetType = UNSET
    rules: list[str] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    redo: bool | UnsetType = UNSET
    clocks: list[ClockTime]
    over: bool | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    declines: bool | UnsetType = UNSET
    ahead: bool | UnsetType = UNSET
    lesson: LessonStep | UnsetType | None = UNSET
    requests: list[Asking] | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    notes: list[Note] | UnsetType = UNSET
    since: int
    events: list[dict[str, Any]]
    seat: int | None


class Refusal(msgspec.Struct, tag_field="type", tag="refused"):
    seat: int
    number: int
    reason: str


class Because(msgspec.Struct, tag_field="type", tag="why"):
    seat: int
    action: str
    reason: str


class Quoted(msgspec.Struct, tag_field="type", tag="quote"):
    """The question as it would stand."""

    seat: int
    number: int
    question: dict[str, Any]


class Advice(msgspec.Struct, tag_field="type", tag="hint"):
    seat: int
    action: str
    plan: list[str]  # what follows the action, as far as can be foreseen
    text: Phrase


class Said(msgspec.Struct, tag_field="type", tag="chat"):
    from_: str = msgspec.field(name="from")
    seat: int | None
    text: str
    at: float


class Absent(msgspec.Struct):
    """Somebody who is not here."""

    seat: int
    seconds: float  # for how long
    wait: float  # seconds until it may be proposed that a bot plays for them


class People(msgspec.Struct, tag_field="type", tag="people"):
    seats: list[Seat]
    spectators: list[str]  # their names
    status: str
    absent: list[Absent]


class AskTakeover(msgspec.Struct, tag_field="type", tag="ask_takeover"):
    seat: int
    bot: str
    by: int
    asked: list[int]  # whose consent is still missing; nobody's: the proposal has ended


class Back(msgspec.Struct, tag_field="type", tag="back"):
    """Who has come back has their seat again, in which a bot sat."""

    seat: int
    bot: str


class RematchMade(msgspec.Struct, tag_field="type", tag="rematch"):
    """The table is laid for another game: with the same secrets in the same seats, or one seat further."""

    id: str
    rotated: bool


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


class Wrong(msgspec.Struct, tag_field="type", tag="error"):
    reason: str


ServerMessage = (
    Scene
    | Change
    | Refusal
    | Because
    | Quoted
    | Advice
    | Said
    | People
    | AskTakeover
    | Back
    | RematchMade
    | Pong
    | Wrong
)


def encode(message: object) -> bytes:
    """JSON in which no name or chat can close a tag, wherever it may be pasted."""
    plain = msgspec.json.encode(message)
    return plain.replace(b"&", b"\\u0026").replace(b"<", b"\\u003c").replace(b">", b"\\u003e")
