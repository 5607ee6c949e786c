"""What is played, where several numbers of seats or values of options were named: every combination of them."""

import itertools
from typing import NamedTuple

from cinderbox.cli.screen import Fault


class Arrangement(NamedTuple):
    seats: int | None  # None: as the game has it
    options: tuple[str, ...]  # each as NAME=VALUE
    name: str  # by what differs; "" if there is but one

    @property
    def folder(self) -> str:
        return self.name.replace(", ", "-").replace(" ", "-")


def arrangements(seats: str | None, options: list[str] | None) -> list[Arrangement]:
    """`2,3` and `faces=revised,first` are four."""
    counts: list[int | None] = [None]
    if seats is not None:
        parts = seats.split(",")
        if not all(part.strip().isdecimal() for part in parts):
            raise Fault(f"--seats is a number, or several as in 2,3,4, not {seats!r}.")
        counts = [int(part) for part in parts]
    choices = [values_of(text) for text in options or []]
    found = []
    for count in counts:
        for chosen in itertools.product(*choices):
            differs = [f"{count} seats"] if len(counts) > 1 else []
            differs += [one for one, values in zip(chosen, choices, strict=True) if len(values) > 1]
            found.append(Arrangement(count, chosen, ", ".join(differs)))
    return found


def values_of(text: str) -> list[str]:
    """`faces=revised,first` as two settings; what is no setting is left for the game to refuse."""
    name, equals, values = text.partition("=")
    return [f"{name}={value}" for value in values.split(",")] if equals else [text]
