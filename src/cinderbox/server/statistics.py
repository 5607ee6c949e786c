"""Statistics: results counted by game, seats, option and opponent. Pure."""

from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec

from cinderbox.server.figures import Result, Tally

ORDER = ("game", "seats", "option", "opponent")
CAME = ("won", "drawn", "lost")


def finished(rows: Iterable[Any], who: str) -> list[Result]:
    """The games of somebody, from the results of all seats of their tables, table by table."""
    found = []
    for table, each in groupby(rows, key=lambda row: row.table_id):
        seats = list(each)
        names, scores = [row.name for row in seats], [row.score for row in seats]
        for row in seats:
            if row.who == who:
                rated, options = row.rated is not None, msgspec.json.decode(row.options)
                about = (row.seat, row.place, row.came, rated, row.ended)
                found.append(Result(table, row.game, row.seats, options, *about, names, scores))
    return found


def tallies(rows: Iterable[Any], who: str) -> list[Tally]:
    """How often somebody won, drew and lost; opponents are told apart by who they are, and named as they were last."""
    count: Counter[tuple[str, str, str, str]] = Counter()
    names: dict[str, str] = {}
    for _, each in groupby(rows, key=lambda row: row.table_id):
        seats = list(each)
        for row in [row for row in seats if row.who == who]:
            options = msgspec.json.decode(row.options, type=dict[str, Any])
            others = {one.who: one.name for one in seats if one.seat != row.seat and one.who}
            names = {**others, **names}  # the latest come first
            counted = [("game", row.game), ("seats", str(row.seats)), *[("opponent", one) for one in others]]
            counted += [("option", f"{name}={str(value).lower()}") for name, value in options.items()]
            count.update([(row.game, by, what, row.came) for by, what in counted])
    keys = sorted({key[:3] for key in count}, key=lambda key: (key[0], ORDER.index(key[1]), key[2]))
    return [
        Tally(game, by, names.get(what, what) if by == "opponent" else what, *[count[game, by, what, c] for c in CAME])
        for game, by, what in keys
    ]
