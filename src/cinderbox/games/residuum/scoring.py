"""The end of the game: points, and who has won (RSD-SCORE)."""

from typing import TYPE_CHECKING

from cinderbox.games.residuum import log
from cinderbox.games.residuum.tables import GOLD, NUCLEAR, OIL, RIDERS
from cinderbox.kernel.events import phrase
from cinderbox.kernel.outcome import Outcome

if TYPE_CHECKING:
    from cinderbox.games.residuum.state import ResiduumState

PLENTY = 10  # cubes of one type that are worth a point
BASECAMP_POINTS = 3
OUTPOST_POINTS = 2
MOST_POINTS = {OIL: 1, GOLD: 2, NUCLEAR: 3}
LINES = ["Basecamp", "Outposts", "Outriders", "Discoveries", "stockpiles", "most Oil", "most Gold", "most Nuclear"]


def lines(s: "ResiduumState", seat: int) -> list[int]:
    """The points of a player, line by line."""
    stock = s.stock[seat * 9 : seat * 9 + 9]
    found = [
        BASECAMP_POINTS if s.camps_on >> seat & 1 else 0,
        OUTPOST_POINTS * s.outposts(seat).bit_count(),
        s.active_riders(seat),
        len(s.completed[seat]),
        sum([1 for cubes in stock if cubes >= PLENTY]),
    ]
    for resource in (OIL, GOLD, NUCLEAR):
        most = all(s.has(other, resource) < stock[resource] for other in range(s.seats) if other != seat)
        found.append(MOST_POINTS[resource] if most else 0)
    return found


def ties(s: "ResiduumState", seat: int) -> tuple[int, int]:
    """The two tie-breaks (RSD-SCORE-12, -13, RSD-RUL-71)."""
    riders = sum([1 for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS] if one >= 0])
    return riders + s.locations(seat).bit_count(), sum(s.stock[seat * 9 + 1 : seat * 9 + 9])


def finish(s: "ResiduumState") -> None:
    """Count, and end the game (RSD-SCORE-01, -11)."""
    sheets = [lines(s, seat) for seat in range(s.seats)]
    scores = [sum(sheet) for sheet in sheets]
    ranks = [(scores[seat], *ties(s, seat)) for seat in range(s.seats)]
    best = max(ranks)
    winners = tuple([seat for seat in range(s.seats) if ranks[seat] == best])
    for seat in winners:
        s.note(log.OVER, seat)
    sheet = [(LINES[i], tuple([row[i] for row in sheets])) for i in range(len(LINES))]
    sheet.append(("pieces, for ties", tuple([rank[1] for rank in ranks])))
    sheet.append(("cubes, for ties", tuple([rank[2] for rank in ranks])))
    names = " and ".join(["{}" for _ in winners])
    won = f"{names} {'wins' if len(winners) == 1 else 'share the win'} with {best[0]} points."
    reason = phrase(won, *[s.called(seat) for seat in winners])
    s.finish(Outcome(tuple(scores), winners, reason, tuple(sheet)))
