"""One thread that writes, with group commit: all that waits goes into one transaction, then all are told it is done.

A job is a function of a connection. Knows no table.
"""

import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from cinderbox.kernel.errors import CinderboxError

log = logging.getLogger("cinderbox")
Job = Callable[[Connection], Any]
MOST = 500  # jobs in one transaction


class Away(CinderboxError):
    """The database does not do what it is asked. After a write: what was to be written may be on disk, or not."""

    def __init__(self) -> None:
        super().__init__("The table's database does not answer; try again in a moment.")


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[tuple[str, Job, Future[Any]] | None] = queue.SimpleQueue()
        self.closed = False
        self.answers = True  # the database did, the last time it was asked
        self.answered = time.monotonic()  # the last time it did
        self.thread = threading.Thread(target=self.run, name="cinderbox-writer", daemon=True)
        self.thread.start()

    def submit(self, key: str, job: Job) -> "Future[Any]":
        """Have a job done; its future resolves once the result is on disk. Jobs of one key keep their order."""
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()  # a job once given is done, also if nobody waits for it any more
        if self.closed:
            future.set_exception(RuntimeError("the store is closed"))
        else:
            self.jobs.put((key, job, future))
        return future

    def close(self) -> None:
        """Do what waits, then end."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        while (first := self.jobs.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < MOST and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            batch.sort(key=lambda one: one[0])  # stable: two writers lock in one order and cannot block each other
            self.write(batch)
            if last:
                return

    def write(self, batch: "list[tuple[str, Job, Future[Any]]]") -> bool:
        """Do jobs in one transaction; returns whether the database could be asked at all."""
        begun = done = False
        try:
            with self.engine.begin() as connection:
                begun = True
                results = [job(connection) for _, job, _ in batch]
                done = True
        except Exception as error:
            if len(batch) > 1 and begun and not done:
                return self.write_singly(batch)
            for _, _, future in batch:
                future.set_exception(self.told(error))
            return begun
        self.notice("")
        for (_, _, future), result in zip(batch, results, strict=True):
            future.set_result(result)
        return True

    def write_singly(self, batch: "list[tuple[str, Job, Future[Any]]]") -> bool:
        """Nothing of a batch is kept, and one bad job must not spoil the others: each by itself, while that works."""
        for place, one in enumerate(batch):
            if not self.write([one]):
                for _, _, future in batch[place + 1 :]:
                    future.set_exception(Away())
                return False
        return True

    def told(self, error: Exception) -> Exception:
        """An error as it is told to whoever waits for the write."""
        if not isinstance(error, SQLAlchemyError):
            return error
        self.notice(str(error))
        away = Away()
        away.__cause__ = error
        return away

    def notice(self, wrong: str) -> None:
        """Say once in the log that the database does not answer, and once that it does again."""
        if wrong and self.answers:
            log.error("The database does not answer: %s", wrong.splitlines()[0])
        elif not wrong and not self.answers:
            log.warning("The database answers again.")
        self.answers = not wrong
        self.answered = self.answered if wrong else time.monotonic()
