"""The clocks of a table. Told what time it is and who is waited for; knows nothing else.

How long they ran since the last entry is measured by whoever serves the table, on a watch that does not jump, and is
written down with each entry: `ran`. Where nobody measures, as in older entries, the times of the entries tell.
"""

from cinderbox.table.entry import ClockRule


class Clock:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0  # when the last entry was written
        self.ran: float | None = None  # seconds since then, as measured

    def copy(self) -> "Clock":
        twin = Clock(self.rule, 0)
        twin.left, twin.running, twin.since, twin.ran = self.left[:], self.running, self.since, self.ran
        return twin

    def passed(self, now: float) -> float:
        """Seconds since the last entry; time never runs backwards."""
        return max(0.0, now - self.since if self.ran is None else self.ran)

    def wait_for(self, seats: tuple[int, ...], now: float) -> None:
        """From now on these seats are waited for. In days, a seat that was not starts with all its time."""
        passed = self.passed(now)
        for seat in self.running:
            self.left[seat] -= passed
        if self.ran is None:
            self.since = max(self.since, now)
        else:
            self.since, self.ran = now, 0.0
        if self.rule.kind == "days":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.seconds
        self.running = seats

    def time_left(self, seat: int, now: float) -> float:
        return self.left[seat] - (self.passed(now) if seat in self.running else 0.0)

    def expired(self, now: float) -> int:
        """A seat that has run out of time, -1 if none has."""
        for seat in self.running:
            if self.time_left(seat, now) <= 0:
                return seat
        return -1
