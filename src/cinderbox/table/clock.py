"""The clocks of a table. Told what time it is and who is waited for; knows nothing else."""

from cinderbox.table.entry import ClockRule


class Clock:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0

    def copy(self) -> "Clock":
        twin = Clock(self.rule, 0)
        twin.left, twin.running, twin.since = self.left[:], self.running, self.since
        return twin

    def advance(self, now: float) -> None:
        """Take the time since the last call from whoever was waited for; time never runs backwards."""
        passed = max(0.0, now - self.since)
        for seat in self.running:
            self.left[seat] -= passed
        self.since = max(self.since, now)

    def wait_for(self, seats: tuple[int, ...], now: float) -> None:
        """From now on these seats are waited for. In days, a seat that was not starts with all its time."""
        self.advance(now)
        if self.rule.kind == "days":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self.rule.seconds
        self.running = seats

    def time_left(self, seat: int, now: float) -> float:
        gone = max(0.0, now - self.since) if seat in self.running else 0.0
        return self.left[seat] - gone

    def expired(self, now: float) -> int:
        """A seat that has run out of time, -1 if none has."""
        for seat in self.running:
            if self.time_left(seat, now) <= 0:
                return seat
        return -1
