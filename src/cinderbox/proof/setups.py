"""How a game can be started: its seat counts and option sets, all of them or some.

Most faults need two things to come together and no more, so the tests play `pairs`, in which every two choices do, and
`check.py --deep` and the fuzzer all `setups`; the plain build, which must only play as the compiled one does, gets by
with `singles`, which show every choice. Knows the public API; knows no game.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from cinderbox.kernel.game import Game

Setup = tuple[int, dict[str, object]]  # seats, options
MOST = 1_000  # sets of options, for each seat count


def setups(game: Game) -> Iterator[Setup]:
    """Every seat count with every set of options; if these are too many, `pairs`."""
    names = list(game.options)
    rows = [game.options[one].choices for one in names]
    sets = [dict(zip(names, chosen, strict=True)) for chosen in itertools.islice(itertools.product(*rows), MOST + 1)]
    if len(sets) > MOST:
        return pairs(game)
    return ((seats, options) for seats in game.seats for options in sets)


def pairs(game: Game) -> Iterator[Setup]:
    """Setups in which any two choices, of two options or of one and the number of seats, come together."""
    sizes = [len(option.choices) for option in game.options.values()]
    for seats, *chosen in covering([len(game.seats), *sizes]):
        choices = zip(game.options.items(), chosen, strict=True)
        yield game.seats[seats], {name: option.choices[number] for (name, option), number in choices}


def singles(game: Game) -> list[Setup]:
    """As few setups as show every seat count and every choice of every option once."""
    count = max([len(game.seats), *[len(option.choices) for option in game.options.values()]])
    return [
        (
            game.seats[number % len(game.seats)],
            {name: option.choices[number % len(option.choices)] for name, option in game.options.items()},
        )
        for number in range(count)
    ]


def covering(sizes: list[int]) -> list[list[int]]:
    """Rows of numbers, each below its size, such that every two numbers of every two columns are in one row.

    A row begins with a pair that is still missing; each other column then takes what brings most missing pairs.
    """
    if len(sizes) == 1:
        return [[number] for number in range(sizes[0])]
    columns = range(len(sizes))
    missing = {
        ((one, a), (other, b))
        for one, other in itertools.combinations(columns, 2)
        for a in range(sizes[one])
        for b in range(sizes[other])
    }
    found: list[list[int]] = []
    while missing:
        row = dict(min(missing))
        for column in columns:
            if column not in row:
                gains = [sum(pair(column, a, *cell) in missing for cell in row.items()) for a in range(sizes[column])]
                row[column] = max(range(sizes[column]), key=lambda a: (gains[a], -a))
        missing -= set(itertools.combinations(sorted(row.items()), 2))
        found.append([row[column] for column in columns])
    return found


def pair(one: int, a: int, other: int, b: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Two cells of a row, the one in the lower column first."""
    return ((one, a), (other, b)) if one < other else ((other, b), (one, a))
