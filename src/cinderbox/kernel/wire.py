"""The types of what clients are shown in every game; the browser's types are made from these.

This file is never compiled, as compiled types forget what their fields are.
"""

from typing import TypedDict


class End(TypedDict):
    """How a game has ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    sheet: list[tuple[str, list[int]]]  # a line of the score sheet, and what each seat has there


class AnyTable(TypedDict):
    """What lies on the table in every game."""

    game: str
    to_act: list[int]
    waiting: list[int]
    over: bool
    outcome: End | None
