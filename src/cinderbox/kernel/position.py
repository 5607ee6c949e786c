"""Positions written by hand: a text of lines `name: what lies there`. Knows how it is read; knows no game."""

from cinderbox.kernel.errors import CinderboxError


class BadPosition(CinderboxError):
    """A position that cannot be laid out."""


def lines(text: str, known: list[str]) -> dict[str, str]:
    """What each line says, by the name it begins with."""
    found: dict[str, str] = {}
    for line in text.strip().splitlines():
        if line.strip():
            name, colon, rest = line.partition(":")
            if not colon or name.strip() not in known:
                raise BadPosition(f"A line begins with one of {', '.join(known)}, not {name.strip()!r}.")
            found[name.strip()] = rest.strip()
    return found


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [one.strip() for one in text.split(",") if one.strip()]
