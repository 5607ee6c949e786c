"""Spoiling plain data for tests: one thing changed at a time, in many ways, as a careless or ill-meaning hand would."""

from random import Random
from typing import Any

DEEP = "[" * 500 + "]" * 500
ODD: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    99,
    2**31,
    -(2**63),
    10**19,
    10**30,
    10**5000,
    0.5,
    float("nan"),
    float("inf"),
    "",
    "0",
    "seed",
    "\0",
    "\ud800",
    "x" * 20_000,
    [],
    [0],
    [[0, 0]],
    {},
    {"seats": 2},
    {1: 2},
)


def nested(depth: int) -> object:
    found: object = 0
    for _ in range(depth):
        found = [found]
    return found


def places(data: object) -> list[tuple[Any, Any]]:
    """Every list or table in the data with each of its keys."""
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict | list):
            keys = list(one) if isinstance(one, dict) else list(range(len(one)))
            found += [(one, key) for key in keys]
            waiting += [one[key] for key in keys]
    return found


def spoil(data: object, dice: Random) -> None:
    """Change one thing somewhere in the data; the nearer to the top, the likelier."""
    found = places(data)
    if dice.random() < 0.5:
        found = [(where, key) for where, key in found if isinstance(where, dict)] or found
    where, key = dice.choice(found)
    way = dice.randrange(7)
    if way == 0:
        del where[key]
    elif way == 1:
        where[key] = nested(dice.choice((3, 5000)))
    elif way == 2 and isinstance(where[key], int):
        where[key] += dice.choice((-1, 1, 2, 64))
    elif way == 3 and isinstance(where, list):
        where.append(where[key])
    elif way == 4 and isinstance(where, list):
        other = dice.randrange(len(where))
        where[key], where[other] = where[other], where[key]
    elif way == 5 and isinstance(where, dict):
        where[dice.choice(("extra", "seed", "\0", 5))] = where[key]
    else:
        where[key] = dice.choice(ODD)


def assert_sentence(error: Exception) -> None:
    """One sentence that can be shown, without a program's insides in it."""
    said = str(error)
    assert said.isprintable() and 10 < len(said) < 1500, said
    assert said.endswith((".", ")", "exported.")), said
    assert not any(name in said for name in ("Error(", "Traceback", "object at 0x")), said
