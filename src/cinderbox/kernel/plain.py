"""Plain data from outside, read piece by piece: whatever is wrong is one sentence that names the place.

Sizes are looked at before anything is made of them, and nothing of the data is repeated at length. Knows JSON's kinds
of values; who reads (a record, a saved state) says what the pieces mean and turns `BadData` into its own error.
"""

from typing import Final

from cinderbox.kernel.errors import BadData

WORD: Final = 200  # letters of an id, a hash or an action
PROSE: Final = 10_000  # letters of what is written for people


def shown(value: object) -> str:
    """A value as an error names it, cut short: it may be of any kind and any size."""
    if isinstance(value, str):
        return repr(value) if len(value) <= 40 else repr(value[:37]) + "..."
    if isinstance(value, int) and not isinstance(value, bool):
        return repr(value) if abs(value) < 10**20 else "a number of very many digits"
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, (list, tuple)):
        return "a list"
    return f"a {type(value).__name__}"


def brief(said: str, most: int = 200) -> str:
    """What somebody else said or named, as part of a sentence: on one line, without controls, cut short."""
    cut = said if len(said) <= most else said[: most // 2] + " ... " + said[-most // 2 :]
    return "".join([letter if letter.isprintable() else "?" for letter in cut])


def require(holds: bool, what: str) -> None:
    """BadData says what must hold and does not."""
    if not holds:
        raise BadData(f"{what}.")


def law(holds: bool, what: str) -> None:
    """BadData says which law of a table is broken."""
    if not holds:
        raise BadData(f"Here it does not hold that {what}.")


def number(place: str, value: object, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise BadData(f"{place}: a whole number from {lowest} to {highest} is wanted, not {shown(value)}.")
    return value


def text(place: str, value: object, most: int = WORD) -> str:
    """A text that can be shown and kept: no NUL or other control, no half of a character."""
    if not isinstance(value, str):
        raise BadData(f"{place}: a text is wanted, not {shown(value)}.")
    if len(value) > most:
        raise BadData(f"{place}: a text of at most {most} letters is wanted, not one of {len(value)}.")
    if not value.isprintable() and not value.replace("\n", "").replace("\t", "").isprintable():
        raise BadData(f"{place}: there are signs in this text that cannot be shown.")
    return value


def rows(place: str, value: object, most: int) -> list[object]:
    if not isinstance(value, list):
        raise BadData(f"{place}: a list is wanted, not {shown(value)}.")
    if len(value) > most:
        raise BadData(f"{place}: a list of at most {most} is wanted, not one of {len(value)}.")
    return value


def row(place: str, value: object, length: int) -> list[object]:
    """A list of so many, no more and no fewer."""
    if not isinstance(value, list) or len(value) != length:
        raise BadData(f"{place}: a list of {length} is wanted, not {shown(value)}.")
    return value


def numbers(place: str, value: object, length: int, lowest: int, highest: int) -> list[int]:
    """So many whole numbers, each within its bounds."""
    found = row(place, value, length)
    checked: list[int] = []
    for one in found:
        if isinstance(one, bool) or not isinstance(one, int) or not lowest <= one <= highest:
            number(f"{place}[{len(checked)}]", one, lowest, highest)  # says so: the place is only put into words here
        else:
            checked.append(one)
    return checked


def table(place: str, value: object) -> dict[str, object]:
    """A table of fields by name."""
    if not isinstance(value, dict):
        raise BadData(f"{place}: a table is wanted, not {shown(value)}.")
    for name in value:
        if not isinstance(name, str):
            raise BadData(f"{place}: a field is called by a text, not {shown(name)}.")
    return value


def fields(place: str, value: object, names: tuple[str, ...]) -> dict[str, object]:
    """A table that has just these fields; a `place` of "" is the whole."""
    found = table(place or "the whole", value)
    at = f"{place}." if place else ""
    for name in names:
        if name not in found:
            raise BadData(f"{at}{name}: this field is missing.")
    for name in found:
        if name not in names:
            raise BadData(f"{at}{brief(name)}: there is no such field.")
    return found
