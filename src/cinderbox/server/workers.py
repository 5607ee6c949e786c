"""Several worker processes on one port: a worker that dies is replaced at once, while the others go on serving.

uvicorn's own supervisor asks its workers in turn whether they are well, and waits for each answer. One that dies before
it has answered holds everything up for as long as a slow one is given. Here nobody is waited for.
"""

import logging
import multiprocessing
import os
import socket
import sys
import threading
import time
from contextlib import suppress
from typing import Any

from uvicorn import Config
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from cinderbox.store.claim import check
from cinderbox.store.database import Unusable

log = logging.getLogger("cinderbox")
SILENCE = 60.0  # seconds without an answer after which a worker hangs; on a busy machine it takes its time to start
PAUSE = 2.0  # seconds between workers that do not come to serve, because the database is away


class Workers(Multiprocess):
    def __init__(self, config: Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.served = False  # a worker has come to serve: what it takes is there
        self.heard: dict[Process, float] = {}
        self.failed = 0.0

    def keep_subprocess_alive(self) -> None:
        """Called twice a second."""
        for place, process in enumerate(self.processes):
            if process.process.is_alive():
                self.ask(process)
            elif process.exitcode == STARTUP_FAILURE and not self.served:
                self.should_exit.set()
            elif not self.should_exit.is_set() and self.rested(process):
                self.heard.pop(process, None)
                self.processes[place] = Process(self.config, self.sockets)
                self.processes[place].start()

    def ask(self, process: Process) -> None:
        """Note what a worker has answered and ask it again; end it if it has been silent for too long."""
        now = time.monotonic()
        pipe = process.parent_conn
        with suppress(OSError, EOFError):  # it has just died
            if process in self.heard and not pipe.poll(0):
                if now - self.heard[process] > SILENCE:
                    process.kill()
                return
            if process in self.heard:
                self.served = bool(pipe.recv()) or self.served
            self.heard[process] = now
            pipe.send(b"ping")

    def rested(self, process: Process) -> bool:
        """Whether a dead worker may be replaced now: at once, or after a pause if it did not even come to serve."""
        if process.exitcode != STARTUP_FAILURE:
            return True
        self.failed = self.failed or time.monotonic()
        if time.monotonic() - self.failed < PAUSE:
            return False
        self.failed = 0.0
        return True


def start_worker(database: str) -> None:
    """In a worker: see whether the database is there, and leave the port to others when the supervisor is killed."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return  # the one process there is
    threading.Thread(target=end_with, args=(supervisor,), daemon=True).start()
    try:
        check(database)
    except Unusable as error:
        log.error("A worker cannot start: %s", error)
        sys.exit(STARTUP_FAILURE)


def end_with(supervisor: Any) -> None:
    supervisor.join()
    os._exit(1)
