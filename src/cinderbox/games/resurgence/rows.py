"""What entries of a pack have in common: counts, names, items and rewards."""

from typing import Final

from cinderbox.games.resurgence.model import (
    ITEMS,
    ONE_OF,
    REWARDS,
    Bundle,
    Content,
)
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry

LARGEST: Final = 99


def distinct(what: str, words: list[str]) -> list[str]:
    """Actions call pieces by their names, so that no two have one."""
    for word in words:
        if words.count(word) > 1:
            raise BadContent(f"Two {what} of the pack go by the name {word!r}.")
    return words


def exactly(rows: list[Entry], count: int, what: str) -> list[Entry]:
    if len(rows) != count:
        raise BadContent(f"The pack of cards has {len(rows)} {what}; there must be {count}.")
    return rows


def single(entry: Entry) -> None:
    """Of a card that is known by its name there is one copy."""
    if entry.number("count", 1, LARGEST) != 1:
        raise entry.wrong("there is one copy of it")


def table(pack: dict[str, object], name: str) -> Entry:
    found = pack.get(name)
    if not isinstance(found, dict):
        raise BadContent(f"The pack of cards has no table [{name}].")
    return Entry(found, "table", name)


def items(entry: Entry, field: str) -> list[int]:
    """So many of each item; none if there is no such field."""
    return entry.amounts(field, ITEMS) if field in entry.table else [0] * 5


def bundle(c: Content, entry: Entry, field: str = "gain") -> int:
    """A reward, kept in the list of all; 0 if it has no parts."""
    kinds: list[int] = []
    amounts: list[int] = []
    if field in entry.table:
        part = entry.part(field)
        for name in part.table:
            if name not in REWARDS:
                raise entry.wrong(f"{field} names {name!r}; it can name {', '.join(REWARDS)}")
            amount = part.number(name, 0, LARGEST)
            if amount:
                kinds.append(REWARDS.index(name))
                amounts.append(amount)
    if "gain_one_of" in entry.table:
        kinds.append(ONE_OF)
        amounts.append(entry.bits("gain_one_of", ITEMS))
    if not kinds:
        return 0
    c.bundles.append(Bundle(len(c.bundles), kinds, amounts))
    return len(c.bundles) - 1
