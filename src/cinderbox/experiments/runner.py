"""Does a lot of work in several processes. Knows neither games nor bots: what is done is a function of its work."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

W = TypeVar("W")
R = TypeVar("R")


def run(do: Callable[[W], R], work: Sequence[W], jobs: int = 1) -> Iterator[R]:
    """What comes of each piece of work, as it is done, in no particular order."""
    if jobs <= 1:
        yield from map(do, work)
        return
    with multiprocessing.Pool(jobs, initializer=ignore_interrupt) as pool:
        yield from pool.imap_unordered(do, work)


def ignore_interrupt() -> None:
    """Ctrl-C is for the process that leads; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
