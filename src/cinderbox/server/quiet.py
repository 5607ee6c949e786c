"""A log that says a thing once: what is logged again and again is counted, and the count is said with the next one.

Anybody who can reach a server can have it complain; nobody shall be able to fill its disk that way. So things of one
kind, which differ in what they name, are not said without end either.
"""

import logging
import time

from cinderbox.server.limits import Buckets

LOGGERS = ("cinderbox", "uvicorn", "uvicorn.error", "asyncio")
EVERY = 60.0  # seconds until the same thing is said again
OF_A_KIND = 20  # things of one kind in that time
MOST = 1_000  # different things that are remembered


class Quiet(logging.Filter):
    def __init__(self, every: float = EVERY) -> None:
        super().__init__()
        self.every = every
        self.said: dict[tuple[str, str, str], tuple[float, int]] = {}  # when, and how often since
        self.kinds = Buckets(OF_A_KIND / EVERY, OF_A_KIND)

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[0] if record.exc_info else None
        key = (record.name, record.getMessage(), fault.__name__ if fault else "")
        now = time.monotonic()
        at, more = self.said.get(key, (-self.every, 0))
        if now - at < self.every or not self.kinds.take(f"{record.name} {record.msg}"):
            if key in self.said:
                self.said[key] = (at, more + 1)
            return False
        if more:
            record.msg = f"{record.msg} (and {more} more like this before)"
        if len(self.said) >= MOST:
            self.said.clear()
        self.said[key] = (now, 0)
        return True


def quieten() -> None:
    """Have the server's logs say a thing once."""
    for name in LOGGERS:
        logger = logging.getLogger(name)
        if not any(isinstance(one, Quiet) for one in logger.filters):
            logger.addFilter(Quiet())
