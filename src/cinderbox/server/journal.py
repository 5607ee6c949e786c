"""What its owner should know of a running house: the latest complaints, and what took long. In memory, by worker."""

import logging
import time
from collections import deque
from typing import NamedTuple

KEPT = 50
SLOW = 0.5  # seconds from a request's arrival until it is on disk and told to all


class Line(NamedTuple):
    at: float
    text: str


class Slow(NamedTuple):
    at: float
    game: str
    table: str
    seconds: float


class Journal(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[Line] = deque(maxlen=KEPT)
        self.slow: deque[Slow] = deque(maxlen=KEPT)
        self.since = time.time()

    def open(self) -> None:
        logging.getLogger("cinderbox").addHandler(self)

    def close(self) -> None:
        logging.getLogger("cinderbox").removeHandler(self)
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            text = f"{text}: {type(record.exc_info[1]).__name__}"
        self.lines.append(Line(record.created, text[:300]))

    def took(self, game: str, table: str, seconds: float) -> None:
        """Note how long a request took, if that was long."""
        if seconds >= SLOW:
            self.slow.append(Slow(time.time(), game, table, round(seconds, 2)))
