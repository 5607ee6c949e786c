"""Reading a pack of cards: its text, its hash, and one table of it at a time, field by field.

Whatever is wrong is said in one sentence that names the entry. Knows tables as they come out of a file; knows no game.
"""

import hashlib
import json
import tomllib
from typing import Final

from cinderbox.kernel import plain
from cinderbox.kernel.errors import BadContent, BadData
from cinderbox.kernel.plain import brief, shown

SOURCES: Final = ("rulebook", "published", "original")
DEPTH: Final = 8  # of tables and lists inside each other
MOST: Final = 300  # entries of a sort


def parse(text: str) -> dict[str, object]:
    """The tables of a pack: texts, numbers, true and false, lists and tables, nothing else and not too deep."""
    try:
        pack: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise BadContent("The pack of cards is not valid TOML: it is nested too deeply.") from None
    except ValueError as error:  # wrong TOML, or a number of thousands of digits
        raise BadContent(f"The pack of cards is not valid TOML: {brief(str(error)).partition(';')[0]}.") from None
    waiting: list[tuple[str, object, int]] = [(name, value, 0) for name, value in pack.items()]
    while waiting:
        place, value, depth = waiting.pop()
        if depth > DEPTH:
            raise BadContent(f"The pack of cards is nested too deeply at {brief(place)}.")
        if isinstance(value, dict):
            waiting += [(f"{place}.{name}", inner, depth + 1) for name, inner in value.items()]
        elif isinstance(value, list):
            waiting += [(place, inner, depth + 1) for inner in value]
        elif not isinstance(value, (str, int, float)):
            raise BadContent(f"The pack of cards has {shown(value)} at {brief(place)}, which no card needs.")
    return pack


def only(pack: dict[str, object], tables: tuple[str, ...]) -> None:
    """A table that the game does not know is not passed over in silence."""
    for name in pack:
        if name not in tables:
            raise BadContent(f"The pack of cards has a table {shown(name)}; there are {', '.join(tables)}.")


def digest(pack: dict[str, object]) -> str:
    """A hash of the cards in use, the same however the file is laid out and whatever they are called in short."""
    return hashlib.blake2b(json.dumps(lasting(pack), sort_keys=True).encode(), digest_size=8).hexdigest()


def lasting(value: object) -> object:
    """A pack without the few words that stand for a text on a crowded table."""
    if isinstance(value, dict):
        return {name: lasting(each) for name, each in value.items() if name != "short"}
    return [lasting(each) for each in value] if isinstance(value, list) else value


def word_id(name: str) -> str:
    """A card's name as actions are called by it: small letters and underscores."""
    return "".join([letter if letter.isalnum() else "_" for letter in name.lower().replace("'", "")])


class Entry:
    """One table of a pack; every complaint names it."""

    def __init__(self, table: dict[str, object], sort: str, id: str = "") -> None:
        self.table = table
        self.sort = sort
        self.id = id or str(table.get("id", "?"))

    def wrong(self, what: str) -> BadContent:
        return BadContent(f"The {self.sort} {shown(self.id)}: {what}.")

    def only(self, fields: tuple[str, ...]) -> None:
        """A misspelt field is not passed over in silence."""
        for field in self.table:
            if field not in fields:
                raise self.wrong(f"there is no field {shown(field)}; there are {', '.join(fields)}")

    def text(self, field: str) -> str:
        value = self.table.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{field} must be a text")
        try:
            return plain.text(field, value, 2000)
        except BadData:
            raise self.wrong(f"{field} is too long, or there are signs in it that cannot be shown") from None

    def number(self, field: str, lowest: int, highest: int) -> int:
        value = self.table.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.wrong(f"{field} must be a whole number from {lowest} to {highest}, not {shown(value)}")
        return value

    def flag(self, field: str) -> int:
        value = self.table.get(field)
        if not isinstance(value, bool):
            raise self.wrong(f"{field} must be true or false")
        return 1 if value else 0

    def word(self, field: str, known: list[str]) -> int:
        """The place of a word in the list of those it can be."""
        value = self.table.get(field)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(f"{field} {shown(value)} is unknown; it can be {', '.join(known)}")
        return known.index(value)

    def bits(self, field: str, known: list[str]) -> int:
        """A list of words as one int, one bit each; none if there is no such field."""
        value = self.table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(one, str) and one in known for one in value):
            raise self.wrong(f"{field} must be a list of {', '.join(known)}")
        found = 0
        for one in value:
            found |= 1 << known.index(one)
        return found

    def part(self, field: str) -> "Entry":
        value = self.table.get(field)
        if not isinstance(value, dict):
            raise self.wrong(f"{field} must be a table")
        return Entry(value, self.sort, self.id)

    def rows(self, field: str) -> list["Entry"]:
        value = self.table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(f"{field} must be a list of tables")
        return [Entry(row, self.sort, self.id) for row in value]

    def amounts(self, field: str, names: list[str]) -> list[int]:
        """A table of so many of each, in the order of the names; what is not mentioned is 0."""
        part = self.part(field)
        found = [0] * len(names)
        for name in part.table:
            if name not in names:
                raise self.wrong(f"{field} names {shown(name)}; it can name {', '.join(names)}")
            found[names.index(name)] = part.number(name, 0, 99)
        return found


def entries(pack: dict[str, object], name: str) -> list[Entry]:
    """All [[name]] tables of a pack: each says what it is called, what it does and where it comes from."""
    rows = pack.get(name)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadContent(f"The pack of cards has no [[{name}]] entries.")
    if len(rows) > MOST:
        raise BadContent(f"The pack of cards has {len(rows)} [[{name}]] entries; {MOST} is the most.")
    found = [Entry(row, name) for row in rows]
    ids = [one.id for one in found]
    for one in found:
        if one.table.get("source") not in SOURCES:
            raise one.wrong(f"source must be one of {', '.join(SOURCES)}")
        one.text("name")
        one.text("text")
        if ids.count(one.id) > 1:
            raise one.wrong("there are two of that id")
    return found
