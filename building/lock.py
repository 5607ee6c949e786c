"""A lock between processes: one at a time sets up, one at a time compiles.

The system lets go of it when the process that holds it ends, however it ends. What that process has started and would
be in the way holds it as long as it runs: `shared()` goes to subprocesses as `pass_fds`.
"""

import contextlib
import os
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import ClassVar

FOLDER = Path(__file__).resolve().parents[1] / ".locks"  # not in .venv, which may be made anew under the lock


class Lock:
    """Whoever enters waits for it, or is told False if it is not to wait and the lock is taken."""

    held: ClassVar[list[int]] = []

    def __init__(self, name: str, wait: bool = True) -> None:
        self.path = FOLDER / name
        self.wait = wait
        self.file = -1

    def __enter__(self) -> bool:
        FOLDER.mkdir(exist_ok=True)
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        while not taken(self.file):
            if not self.wait:
                os.close(self.file)
                self.file = -1
                return False
            time.sleep(0.2)
        Lock.held.append(self.file)
        os.ftruncate(self.file, 0)
        os.write(self.file, str(os.getpid()).encode())  # for people who want to know who holds it
        return True

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file >= 0:
            Lock.held.remove(self.file)
            os.close(self.file)


def shared() -> tuple[int, ...]:
    """The files of the locks that this process holds."""
    return () if os.name == "nt" else tuple(Lock.held)


def taken(file: int) -> bool:
    """Take the lock of an open file if nobody has it."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False
