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


class Count(TypedDict):
    """A number that can be stepped on a slip: what it is, and what it comes to with one press less or more."""

    wish: str  # what a quote is asked for by
    n: int
    less: int | None
    more: int | None


def counted(wish: str, n: int, less: bool, more: bool) -> Count:
    """A number that goes down and up by one, if it may."""
    return {"wish": wish, "n": n, "less": n - 1 if less else None, "more": n + 1 if more else None}


def per_cent(ways: int, of: int) -> int:
    """A chance as people read it: 0 and 100 only if it is certain."""
    if ways in (0, of):
        return 100 if ways else 0
    return min(99, max(1, (200 * ways + of) // (2 * of)))


class AnyTable(TypedDict):
    """What lies on the table in every game."""

    game: str
    to_act: list[int]
    waiting: list[int]
    over: bool
    outcome: End | None
