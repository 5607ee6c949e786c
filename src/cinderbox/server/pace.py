"""How fast a table is played, and so how long the seat of somebody who is away is kept for them. Knows no table."""

from collections import deque
from statistics import median

from cinderbox.table.entry import Act, ClockRule, Entry

KEPT = 15  # turns that are looked back on
TURNS = 3  # as long as so many turns one may be away, where no clock runs
DAY = 86_400.0  # seconds, at most
PART = 10  # of the time that a clock gives for the whole game one may be away for one
LEAST, MOST = 1 / 3, 5.0  # of what is usual, where a clock runs


class Pace:
    def __init__(self, rule: ClockRule | None, usual: float) -> None:
        """`usual` is how long a seat is kept where nothing else is known; 0: it is not kept at all."""
        self.rule = rule
        self.usual = usual
        self.waits: deque[float] = deque(maxlen=KEPT)
        self.last: Act | None = None

    def hear(self, entry: Entry, person: bool) -> None:
        """Something has happened at the table, and a person did it, or not."""
        if isinstance(entry, Act):
            if self.last is not None and self.last.seat != entry.seat and person:
                self.waits.append(max(0.0, entry.at - self.last.at))
            self.last = entry

    @property
    def grace(self) -> float:
        """Seconds that one may be away: in days a turn's time, by a clock a part of it, else what turns take here."""
        if self.rule is not None and self.rule.kind == "days":
            return self.rule.seconds
        if self.rule is not None:
            return min(max(self.rule.seconds / PART, LEAST * self.usual), MOST * self.usual)
        if not self.usual or not self.waits:
            return self.usual
        return max(self.usual, min(TURNS * median(self.waits), DAY))
