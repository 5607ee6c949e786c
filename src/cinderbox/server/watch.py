"""The server's own time, which never jumps, and how long the clocks of a table have run by it.

Nobody loses time in which they could not play: while the server was down, stood still or could not write.
"""

import time
from collections.abc import Callable

GAP = 2.0  # seconds: a process that looks at the time less often than that did not run
GRACE = 15.0  # seconds that nobody is charged for after a restart or an outage


class Time:
    """The machine's clock as it was when the server started, carried on by a watch that all its workers share."""

    def __init__(self, started: tuple[float, float] | None = None, watch: Callable[[], float] = time.monotonic) -> None:
        self.watch = watch
        if started is None or started[1] > watch():  # a system on which each process has a watch of its own
            started = (time.time(), watch())
        self.started, self.began = started
        self.seen = watch()
        self.stood_still = 0.0

    def now(self) -> float:
        return self.started + self.watch() - self.began

    def ran(self) -> float:
        """Seconds that this process has run, from some point on; to be asked more often than every `GAP` seconds."""
        at = self.watch()
        self.stood_still += max(0.0, at - self.seen - GAP)
        self.seen = at
        return at - self.stood_still


class Stopwatch:
    """How long the clocks of a table have run since its last entry, as this process saw it."""

    def __init__(self, time: Time, last: float) -> None:
        """`last` is when the last entry was written: before the start of the server, maybe, or by another clock."""
        self.time = time
        now = time.now()
        start = last if last >= time.started else time.started + GRACE
        self.began = time.ran() - (now - start if last <= now else 0.0)
        self.stopped: float | None = None

    def elapsed(self) -> float:
        return max(0.0, self.time.ran() - self.began) if self.stopped is None else self.stopped

    def restart(self) -> None:
        """There is a new entry."""
        self.began = self.time.ran()
        self.stopped = None

    def stop(self, ago: float) -> None:
        """Nothing can be written, and maybe could not for so many seconds."""
        self.stopped = max(0.0, self.elapsed() - ago)

    def go_on(self) -> None:
        """Something can be written again."""
        self.began = self.time.ran() + GRACE - self.elapsed()
        self.stopped = None
