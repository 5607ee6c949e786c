"""Who is away from a table, since when, and how long their seat is kept for them. Knows no table and no connection.

Measured in this process, by a clock that only goes forward. A worker that starts, or loads a table again, measures
anew: nobody's seat is given away because the server was.
"""

import math
import time
from collections.abc import Callable, Iterable
from typing import Any

UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class Absence:
    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.grace = grace
        self.clock = clock
        self.since: dict[int, float] = {}

    def note(self, absent: Iterable[int]) -> None:
        """These seats are without their person now, the others are not."""
        now = self.clock()
        self.since = {seat: self.since.get(seat, now) for seat in sorted(absent)}

    def wait(self, seat: int) -> float:
        """Seconds until a bot may play for a seat; 0 once it may, or if nobody is missed there."""
        return max(0.0, self.since[seat] + self.grace - self.clock()) if seat in self.since else 0.0

    def overdue(self) -> frozenset[int]:
        """The seats that nobody need wait for any longer."""
        return frozenset({seat for seat in self.since if not self.wait(seat)})

    def told(self) -> list[dict[str, Any]]:
        now = self.clock()
        return [
            {"seat": seat, "seconds": round(now - since, 1), "wait": round(self.wait(seat), 1)}
            for seat, since in self.since.items()
        ]


def spoken(seconds: float) -> str:
    """A while in words: 45 seconds, 3 minutes, 2 days."""
    unit, size = next((one for one in UNITS if seconds > 2 * one[1]), UNITS[-1])
    count = math.ceil(seconds / size)
    return f"{count} {unit if count != 1 else unit[:-1]}"
