"""A line in words as it goes over the wire and into files: texts, and words that stand for something."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cinderbox.kernel.events import Part

Word = TypeVar("Word")


class LogPart(msgspec.Struct, omit_defaults=True):
    """A word of a line that stands for something; a card may say where it lies."""

    text: str
    seat: int | None = None
    card: str | None = None
    place: str | None = None


def parts(said: list[Part]) -> list[str | LogPart]:
    """The parts of a phrase as they are kept."""
    found: Any = msgspec.convert(said, list[str | LogPart])
    return found  # type: ignore[no-any-return]


def in_a_row(labels: Sequence[Sequence[str | Word]]) -> list[str | Word]:
    """What one means to do, step by step, as the beginning of a sentence: "Play Looter, then in front of Garage"."""
    found: list[str | Word] = []
    for n, (first, *rest) in enumerate(labels):
        if n:
            found.append(", then ")
            first = first[:1].lower() + first[1:] if isinstance(first, str) else first
        found += [first, *rest]
    return found
