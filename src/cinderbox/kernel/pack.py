"""Reading a pack of cards: its text, its hash, and one table of it at a time, field by field.

Whatever is wrong is said in one sentence that names the entry. Knows tables as they come out of a file; knows no game.
"""

import hashlib
import json
import tomllib
from typing import Final

from cinderbox.kernel.errors import BadContent

SOURCES: Final = ("rulebook", "published", "original")


def parse(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"The pack of cards is not valid TOML: {error}.") from None


def digest(pack: dict[str, object]) -> str:
    """A hash of the cards in use, the same however the file is laid out."""
    return hashlib.blake2b(json.dumps(pack, sort_keys=True).encode(), digest_size=8).hexdigest()


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
        return BadContent(f"The {self.sort} {self.id!r}: {what}.")

    def only(self, fields: tuple[str, ...]) -> None:
        """A misspelt field is not passed over in silence."""
        for field in self.table:
            if field not in fields:
                raise self.wrong(f"there is no field {field!r}; there are {', '.join(fields)}")

    def text(self, field: str) -> str:
        value = self.table.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{field} must be a text")
        return value

    def number(self, field: str, lowest: int, highest: int) -> int:
        value = self.table.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.wrong(f"{field} must be a whole number from {lowest} to {highest}, not {value!r}")
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
            raise self.wrong(f"{field} {value!r} is unknown; it can be {', '.join(known)}")
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
                raise self.wrong(f"{field} names {name!r}; it can name {', '.join(names)}")
            found[names.index(name)] = part.number(name, 0, 99)
        return found


def entries(pack: dict[str, object], name: str) -> list[Entry]:
    """All [[name]] tables of a pack: each says what it is called, what it does and where it comes from."""
    rows = pack.get(name)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadContent(f"The pack of cards has no [[{name}]] entries.")
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
