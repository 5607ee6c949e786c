"""Kinds of events: what a game can tell, each kind in one line with its sentence and its named, typed fields.

    MOVED = KINDS.add("move", "{seat} moves {card} to {place}.", "You move {card} to {place}.", seat=SEAT, ...)

From that line come the sentence for each seat, the parts of a line of the log (words, seats, cards and places that a
client can colour and link; whoever it begins with and its full stop are parts by themselves, so that lines can be
joined) and the data for clients. An event itself is only ints (see `log.py`), one a field. Knows no game: each game has
types of fields of its own.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypedDict, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.log import FIRST

if TYPE_CHECKING:
    from cinderbox.kernel.state import State

S = TypeVar("S", bound="State")  # the state of the game that a field belongs to

MOST: Final = 8  # fields of an event; those after the fourth are told in a list (`Story.note`)
LARGEST: Final = 2**62 - 1  # number in an event
YOU: Final = "You"
STOP: Final = "."


class Link(TypedDict, total=False):
    """A word of a line that stands for something: a seat, or a card and a place by the ids that views use."""

    text: str
    seat: int
    card: str
    place: str


Part = str | Link
Phrase = str | list[Part]  # a line in words: a prompt, a label, a reason


def words(part: Part) -> str:
    return part if isinstance(part, str) else part["text"]


def phrase(text: str, *links: Part) -> list[Part]:
    """A line with things in it that a client can call by their names, in the place of each {}."""
    found: list[Part] = []
    plain = text.split("{}")
    assert len(plain) == len(links) + 1, f"{text!r} has a place for each thing"
    for i in range(len(plain)):
        if i:
            found.append(links[i - 1])
        if plain[i]:
            found.append(plain[i])
    return begun(found)


def priced(said: Phrase, price: str) -> Phrase:
    """With a price behind it, if there is one."""
    if not price:
        return said
    return f"{said} ({price})" if isinstance(said, str) else [*said, f" ({price})"]


def listed(links: list[Part]) -> list[Part]:
    """Some things one after the other: "one, two and three"."""
    found: list[Part] = []
    for i in range(len(links)):
        if i:
            found.append(" and " if i == len(links) - 1 else ", ")
        found.append(links[i])
    return found


def spoken(said: Phrase) -> str:
    return said if isinstance(said, str) else "".join([words(part) for part in said])


@mypyc_attr(allow_interpreted_subclasses=True)
class EventField(Generic[S]):
    """What one int of an event is. -1 is nothing at all, and only an optional field may be that.

    `json` is the type of its data, as a JSON schema.
    """

    def __init__(self, optional: bool = False) -> None:
        self.optional = optional
        self.json: dict[str, object] = {"type": "integer"}

    def highest(self, s: S) -> int:
        """The largest number that it can be."""
        return LARGEST

    def told(self, value: int) -> bool:
        """Whether there is anything to be said; in square brackets of a sentence it is left out otherwise."""
        return value >= 0

    def word(self, s: S, value: int) -> str:
        return str(value)

    def data(self, s: S, value: int) -> object:
        return value if value >= 0 else None

    def part(self, s: S, value: int) -> Part:
        """Its place in a log line: a plain word, if it is nothing that can be pointed at."""
        return self.word(s, value)

    def schema(self) -> dict[str, object]:
        return {"anyOf": [self.json, {"type": "null"}]} if self.optional else self.json


class Number(EventField["State"]):
    pass


class Seat(EventField["State"]):
    def highest(self, s: "State") -> int:
        return s.seats - 1

    def word(self, s: "State", value: int) -> str:
        return s.seat_name(value)

    def part(self, s: "State", value: int) -> Part:
        return {"text": s.seat_name(value), "seat": value}


class Flag(EventField["State"]):
    """Whether something is so; only what is so is told."""

    def __init__(self, word: str = "") -> None:
        super().__init__()
        self.said = word
        self.json = {"type": "boolean"}

    def highest(self, s: "State") -> int:
        return 1

    def told(self, value: int) -> bool:
        return value > 0

    def word(self, s: "State", value: int) -> str:
        return self.said

    def data(self, s: "State", value: int) -> object:
        return value > 0


class Counted(EventField["State"]):
    """So many of something: "1 Outpost", "2 Outposts"; none is left out in brackets."""

    def __init__(self, one: str, many: str = "") -> None:
        super().__init__()
        self.one = one
        self.many = many or one + "s"

    def told(self, value: int) -> bool:
        return value > 0

    def word(self, s: "State", value: int) -> str:
        return f"{value} {self.one if value == 1 else self.many}"


class Named(EventField["State"]):
    """One of a few things, each with its word and its id."""

    def __init__(self, names: list[str], ids: list[str] | None = None, optional: bool = False) -> None:
        super().__init__(optional)
        self.names = names
        self.ids = ids or names
        self.json = {"enum": list(dict.fromkeys(self.ids))}  # one thing may have two words

    def highest(self, s: "State") -> int:
        return len(self.names) - 1

    def word(self, s: "State", value: int) -> str:
        return self.names[value]

    def data(self, s: "State", value: int) -> object:
        return self.ids[value] if value >= 0 else None


SEAT: Final = Seat()
NUMBER: Final = Number()


class Piece:
    """A stretch of a sentence: plain text, a field, or, in brackets, some text and a list of what is told."""

    def __init__(self, text: str, fields: list[int], optional: bool) -> None:
        self.text = text
        self.fields = fields
        self.optional = optional


class Kind:
    """One kind of event. The field `seat` is whose event it is; to that seat the second sentence is told.

    In square brackets stand a few words before one or more optional fields: "[ with {posts} {walls}]" is "" or
    " with 1 Outpost" or " with 1 Outpost and 2 Barricades".
    """

    def __init__(self, number: int, name: str, text: str, yours: str, fields: dict[str, EventField[Any]]) -> None:
        assert len(fields) <= MOST, f"{name}: an event has at most {MOST} fields"
        self.number = number
        self.name = name
        self.names = list(fields)
        self.fields: list[EventField[Any]] = list(fields.values())
        self.owner = self.names.index("seat") if "seat" in self.names else -1
        assert self.owner >= 0 or not yours, f"{name}: only an event of a seat has a sentence for it"
        self.sentences = [self.pieces(text), self.pieces(yours or text)]
        spoken = [field for sentence in self.sentences for piece in sentence for field in piece.fields]
        self.silent = [field for field in range(len(fields)) if field not in spoken]

    def pieces(self, text: str) -> list[Piece]:
        """A sentence in pieces. Its full stop is one by itself, and so is the "You" that it begins with: there a client
        joins it to another."""
        start, stop = text.startswith(f"{YOU} "), text.endswith(STOP)
        text = text.removeprefix(YOU if start else "").removesuffix(STOP)
        found = [Piece(YOU, [], False)] if start else []
        while text:
            if text[0] == "[":
                inner, _, text = text[1:].partition("]")
                before, *named = inner.split("{")
                found.append(Piece(before, [self.index(one.rstrip()) for one in named], True))
            elif text[0] == "{":
                one, _, text = text[1:].partition("}")
                found.append(Piece("", [self.index(one + "}")], False))
            else:
                end = min([at for at in (text.find("{"), text.find("["), len(text)) if at >= 0])
                found.append(Piece(text[:end], [], False))
                text = text[end:]
        return [*found, Piece(STOP, [], False)] if stop else found

    def index(self, word: str) -> int:
        name = word[:-1]
        assert word == name + "}" and name in self.names, f"{self.name}: {{{word} is no field of this kind of event"
        return self.names.index(name)

    def parts(self, s: "State", values: list[int], seat: int) -> list[Part]:
        """The sentence as a seat is told it, part by part; a place that it does not name goes with its card."""
        mine = self.owner >= 0 and values[self.owner] == seat
        found: list[Part] = []
        for piece in self.sentences[1 if mine else 0]:
            told = [i for i in piece.fields if not piece.optional or self.fields[i].told(values[i])]
            if piece.text and (told or not piece.optional):
                found.append(piece.text)
            found += listed([self.fields[i].part(s, values[i]) for i in told])
        for i in self.silent:
            where = self.fields[i].part(s, values[i]) if self.fields[i].told(values[i]) else ""
            if not isinstance(where, str) and "place" in where:
                for part in found:
                    if not isinstance(part, str) and "card" in part:
                        part["place"] = where["place"]
        return begun(found)

    def data(self, s: "State", values: list[int]) -> dict[str, object]:
        """The event for clients: every field by its name."""
        found: dict[str, object] = {"kind": self.name, "seat": None}
        for i in range(len(values)):
            found[self.names[i]] = self.fields[i].data(s, values[i])
        return found

    def schema(self) -> dict[str, object]:
        """The types of its fields, each as a JSON schema."""
        return {name: field.schema() for name, field in zip(self.names, self.fields, strict=True)}


def begun(parts: list[Part]) -> list[Part]:
    """A sentence begins with a capital letter."""
    first = parts[0]
    text = words(first)
    large = text[:1].upper() + text[1:]
    if isinstance(first, str):
        parts[0] = large
    else:
        first["text"] = large
    return parts


class Kinds:
    """The kinds of events of a game, numbered as they are written down."""

    def __init__(self) -> None:
        self.all: list[Kind] = []
        self.forms = vec[i64]()  # of each kind: how many fields it has, and which may be nothing (`log.ARITY`, `FIRST`)

    def add(self, name: str, text: str, yours: str = "", **fields: EventField[Any]) -> int:
        """A kind of event: its name for clients, what is told to others, and to the seat itself if that differs."""
        assert name not in [kind.name for kind in self.all], f"there is a kind of event called {name!r} already"
        self.all.append(Kind(len(self.all), name, text, yours, fields))
        optional = sum([FIRST << i for i, one in enumerate(fields.values()) if one.optional])
        self.forms = append(self.forms, optional | len(fields))
        return len(self.all) - 1
