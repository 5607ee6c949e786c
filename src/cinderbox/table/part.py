"""A line in words as it goes over the wire and into files: texts, and words that stand for something."""

from typing import Any

import msgspec

from cinderbox.kernel.events import Part


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
