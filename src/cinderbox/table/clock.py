"""The clocks of a table. Told what time it is and who is waited for; knows nothing else.

How long they ran since the last entry is measured by whoever serves the table, on a watch that does not jump, and is
written down with each entry: `ran`. Where nobody measures, as in older entries, the times of the entries tell.
"""

import copy

from cinderbox.table.entry import ClockRule


class Clock:
    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.seconds] * seats
        self.spare = [0.0] * seats  # of the delay of this wait
        self.running: tuple[int, ...] = ()
        self.paused = False
        self.since = 0.0  # when the last entry was written
        self.ran: float | None = None  # seconds since then, as measured

    def copy(self) -> "Clock":
        twin = copy.copy(self)
        twin.left, twin.spare = self.left[:], self.spare[:]
        return twin

    def passed(self, now: float) -> float:
        """Seconds since the last entry; time never runs backwards, and not at all in a pause."""
        return 0.0 if self.paused else max(0.0, now - self.since if self.ran is None else self.ran)

    def charge(self, now: float) -> None:
        """Take the time since the last entry from whom it ran for."""
        passed = self.passed(now)
        for seat in self.running:
            self.left[seat] -= max(0.0, passed - self.spare[seat])
            self.spare[seat] = max(0.0, self.spare[seat] - passed)
        if self.ran is None:
            self.since = max(self.since, now)
        else:
            self.since, self.ran = now, 0.0

    def wait_for(self, seats: tuple[int, ...], now: float, gain: float = 0.0, back: bool = False) -> None:
        """From now on these seats are waited for. In days, a seat that was not starts with all its time.

        `gain`: seconds for who has decided; `back`: an action was taken back, and so is what was gained with it.
        """
        self.charge(now)
        for seat in set(self.running) - set(seats):
            self.left[seat] += 0.0 if back else gain
        for seat in set(seats) - set(self.running):
            self.left[seat] = self.rule.seconds if self.rule.kind == "days" else self.left[seat] - gain * back
            self.spare[seat] = 0.0 if back else self.rule.delay
        self.running = seats

    def pause(self, on: bool, now: float) -> None:
        self.charge(now)
        self.paused = on

    def time_left(self, seat: int, now: float) -> float:
        passed = self.passed(now) if seat in self.running else 0.0
        return self.left[seat] - max(0.0, passed - self.spare[seat])

    def expired(self, now: float) -> int:
        """A seat that has run out of time, -1 if none has."""
        for seat in self.running:
            if self.time_left(seat, now) <= 0:
                return seat
        return -1
