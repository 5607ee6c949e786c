"""Reading a pack of cards: its text, its hash, and one table of it at a time, field by field.

Whatever is wrong is said in one sentence that names the entry. Knows tables as they come out of a file; knows no game.
"""

import hashlib
import json
import tomllib

from cinderbox.kernel.errors import BadContent


def parse(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"The pack of cards is not valid TOML: {error}.") from None


def digest(pack: dict[str, object]) -> str:
    """A hash of the cards in use, the same however the file is laid out."""
    return hashlib.blake2b(json.dumps(pack, sort_keys=True).encode(), digest_size=8).hexdigest()


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
