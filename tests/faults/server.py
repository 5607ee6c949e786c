"""A real server, `cinderbox serve`, in processes of its own that can be killed, stopped, paused and started again."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import cinderbox
from tests.ports import free_port

SOURCE = str(Path(cinderbox.__file__).parents[1])  # the server runs the same build as whoever tortures it
LONG = 60.0  # seconds in which a process must have ended, on a busy machine


class Server:
    def __init__(self, folder: Path, database: str, workers: int, environment: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.database = database
        self.workers = workers
        self.environment = {**os.environ, "PYTHONPATH": SOURCE, **(environment or {})}
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self, port: int, database: str) -> list[str]:
        serve = [sys.executable, "-m", "cinderbox", "serve", "--no-browser", "--pace", "0"]
        return [*serve, "--port", str(port), "--database", database, "--workers", str(self.workers)]

    def start(self) -> None:
        assert self.process is None
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(self.port, self.database), stdout=log, stderr=log, env=self.environment
            )

    def kill(self) -> None:
        """SIGKILL to the first process; whatever it started has to notice by itself."""
        assert self.process is not None
        left = self.family()
        self.process.kill()
        self.process.wait()
        self.process = None
        wait_until_gone(left)

    def stop(self) -> None:
        """As Ctrl+C or a service manager does it."""
        assert self.process is not None
        left = self.family()
        self.process.terminate()
        try:
            self.process.wait(LONG)
        except subprocess.TimeoutExpired:
            raise TimeoutError(f"the server does not stop in {LONG} s") from None
        finally:
            self.process.kill()
            self.process.wait()
            self.process = None
        wait_until_gone(left)

    def pause(self) -> list[int]:
        """SIGSTOP to every process; returns them, for `wake`."""
        found = self.family()
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        return found

    def family(self) -> list[int]:
        """The first process and all that descend from it."""
        assert self.process is not None
        return [self.process.pid, *descendants(self.process.pid)]

    def serving(self) -> list[int]:
        """The processes that answer people."""
        assert self.process is not None
        return [self.process.pid] if self.workers == 1 else descendants(self.process.pid, deep=False)

    def thinking(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for one in self.serving() for pid in descendants(one)]


def wake(processes: list[int]) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def descendants(pid: int, deep: bool = True) -> list[int]:
    """The Python processes that a process has started, and those that they have; the resource tracker is no worker."""
    said = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True)
    rows = [line.split(None, 3) for line in said.stdout.splitlines()]
    children = [
        int(row[0])
        for row in rows
        if int(row[1]) == pid and not row[2].startswith("Z") and "resource_tracker" not in row[-1]
    ]
    return children + ([each for child in children for each in descendants(child)] if deep else [])


def alive(pid: int) -> bool:
    with suppress(OSError, IndexError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def wait_until_gone(processes: list[int], seconds: float = LONG) -> None:
    """Until all of them have ended; TimeoutError names those that have not, and ends them."""
    patience = time.monotonic() + seconds
    left = [pid for pid in processes if alive(pid)]
    while left and time.monotonic() < patience:
        time.sleep(0.02)
        left = [pid for pid in left if alive(pid)]
    for pid in left:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    if left:
        raise TimeoutError(f"{len(left)} processes outlive their server by {seconds} s")
