"""A log that says a thing once: what is logged again and again is counted, and the count is said with the next one.

Anybody who can reach a server can have it complain; nobody shall be able to fill its disk that way.
"""

import logging
import time

LOGGERS = ("cinderbox", "uvicorn", "uvicorn.error", "asyncio")
EVERY = 60.0  # seconds until the same thing is said again
MOST = 1_000  # different things that are remembered


class Quiet(logging.Filter):
    def __init__(self, every: float = EVERY) -> None:
        super().__init__()
        self.every = every
        self.said: dict[tuple[str, str, str], tuple[float, int]] = {}  # when, and how often since

    def filter(self, record: logging.LogRecord) -> bool:
        fault = record.exc_info[0] if record.exc_info else None
        key = (record.name, str(record.msg), fault.__name__ if fault else "")
        now = time.monotonic()
        at, more = self.said.get(key, (-self.every, 0))
        if now - at < self.every:
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
