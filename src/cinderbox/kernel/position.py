"""Positions written by hand: a text of lines `name: what lies there`. Knows how it is read; knows no game."""

from cinderbox.kernel.errors import CinderboxError
from cinderbox.kernel.plain import shown


class BadPosition(CinderboxError):
    """A position that cannot be laid out."""


def lines(text: object, known: list[str]) -> dict[str, str]:
    """What each line says, by the name it begins with."""
    if not isinstance(text, str):
        raise BadPosition(f"A position is a text, not {shown(text)}.")
    found: dict[str, str] = {}
    for line in text.strip().splitlines():
        if line.strip():
            name, colon, rest = line.partition(":")
            name = name.strip()
            if not colon or name not in known:
                raise BadPosition(f"A line begins with one of {', '.join(known)}, not {shown(name)}.")
            if name in found:
                raise BadPosition(f"There are two lines {name!r}.")
            found[name] = rest.strip()
    return found


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in text.split(",") if one.strip()]


def number(line: str, text: str, lowest: int, highest: int) -> int:
    """The whole number that a line gives."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 9 or not lowest <= int(digits) <= highest:
        raise BadPosition(f"{line}: a whole number from {lowest} to {highest} is wanted, not {shown(digits)}.")
    return int(digits)


def choice(line: str, word: str, known: list[str]) -> int:
    """The place of a word among those that can stand in a line."""
    if word not in known:
        raise BadPosition(f"{line}: {shown(word)} is unknown; it can be {', '.join(known)}.")
    return known.index(word)
