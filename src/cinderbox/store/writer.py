"""One thread that writes, with group commit: all that waits goes into one transaction, then all are told it is done.

A job is a function of a connection. Knows no table.
"""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]
MOST = 500  # jobs in one transaction


class Writer:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[tuple[str, Job, Future[Any]] | None] = queue.SimpleQueue()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="cinderbox-writer", daemon=True)
        self.thread.start()

    def submit(self, key: str, job: Job) -> "Future[Any]":
        """Have a job done; its future resolves once the result is on disk. Jobs of one key keep their order."""
        future: Future[Any] = Future()
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

    def write(self, batch: "list[tuple[str, Job, Future[Any]]]") -> None:
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for _, job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][2].set_exception(error)
                return
            for one in batch:  # one bad job must not spoil the others
                self.write([one])
            return
        for (_, _, future), result in zip(batch, results, strict=True):
            future.set_result(result)
