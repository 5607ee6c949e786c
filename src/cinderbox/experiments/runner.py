"""Does a lot of work in several processes, or on a Ray cluster. Knows neither games nor bots: what is done is a
function of its work.

A process or machine that dies costs what it was doing and nothing else: that is done again by another. What comes of a
piece of work depends on the work alone, so it is the same wherever and however often it is done.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from cinderbox.kernel.errors import BadOption, CinderboxError

W = TypeVar("W")
R = TypeVar("R")
AHEAD = 2  # pieces of work that a process is given at a time, so that it never waits for the next
DEATHS = 5  # of processes over one piece of work, until that is given up
LOCAL = "local"


class WorkLost(CinderboxError):
    """A piece of work during which process after process died."""


def run(do: Callable[[W], R], work: Sequence[W], jobs: int = 1, ray: str = "") -> Iterator[R]:
    """What comes of each piece of work, as it is done, in no particular order.

    With `ray`, the address of a cluster, it is done there; "local" starts one on this machine.
    """
    if ray:
        yield from on_ray(do, work, ray)
    elif jobs <= 1:
        yield from map(do, work)
    else:
        yield from in_processes(do, work, jobs)


# -- processes ---------------------------------------------------------------------------------------------------------


class Worker(Generic[W]):
    """A process that does one piece of work after the other."""

    def __init__(self, do: Callable[[W], Any]) -> None:
        self.line, other = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=serve, args=(do, other), daemon=True)
        self.process.start()
        other.close()
        self.given: list[int] = []  # numbers of the work it has, the oldest first

    def give(self, number: int, work: W) -> None:
        self.given.append(number)
        with suppress(OSError):  # it has died, which is seen when its answer is read
            self.line.send(work)

    def answer(self) -> tuple[bool, Any] | None:
        """What came of the oldest; None if the process has died."""
        try:
            answer: tuple[bool, Any] = self.line.recv()
        except (EOFError, OSError):
            return None
        return answer


def serve(do: Callable[[Any], Any], line: "Connection[Any, Any]") -> None:
    """What a process does, until the one that leads has no more work or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that leads; it ends the others
    leader = multiprocessing.parent_process()
    assert leader is not None
    while line in wait([line, leader.sentinel]):
        try:
            work = line.recv()
        except EOFError:
            return
        try:
            line.send((True, do(work)))
        except Exception as error:
            line.send((False, error))


def in_processes(do: Callable[[W], R], work: Sequence[W], jobs: int) -> Iterator[R]:
    waiting = list(range(len(work)))[::-1]
    deaths = [0] * len(work)
    workers: list[Worker[W]] = []
    try:
        while True:
            while len(workers) < jobs and waiting:
                workers.append(Worker(do))
                feed(workers[-1], waiting, work)
            busy = {worker.line: worker for worker in workers if worker.given}
            if not busy:
                return
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
                answer = worker.answer()
                if answer is None:
                    workers.remove(worker)
                    deaths[worker.given[0]] += 1
                    if deaths[worker.given[0]] == DEATHS:
                        raise WorkLost(f"{DEATHS} processes died one after the other over the same work.")
                    waiting += worker.given[::-1]
                    continue
                worker.given.pop(0)
                feed(worker, waiting, work)
                done, result = answer
                if not done:
                    raise result
                yield result
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()


def feed(worker: Worker[W], waiting: list[int], work: Sequence[W]) -> None:
    while waiting and len(worker.given) < AHEAD:
        number = waiting.pop()
        worker.give(number, work[number])


# -- Ray ---------------------------------------------------------------------------------------------------------------


def check_ray() -> None:
    """Raises an error with one helpful sentence if there is no Ray."""
    try:
        import ray  # noqa: F401
    except ImportError:
        raise BadOption("Work on a cluster needs Ray: install cinderbox[ray].") from None


def on_ray(do: Callable[[W], R], work: Sequence[W], address: str) -> Iterator[R]:
    check_ray()
    import ray

    joined = ray.is_initialized()
    if not joined:
        try:
            ray.init(None if address == LOCAL else address, logging_level="error", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadOption(f"There is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
    task = ray.remote(max_retries=DEATHS)(do)
    waiting = list(work)[::-1]
    flying: list[Any] = []
    try:
        while waiting or flying:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting and len(flying) < most:
                flying.append(task.remote(waiting.pop()))
            landed, flying = ray.wait(flying)
            for one in landed:
                try:
                    result: R = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                except ray.exceptions.RayError as error:
                    raise WorkLost(f"Work was lost on the cluster: {str(error).splitlines()[0]}") from None
                yield result
    finally:
        for one in flying:
            ray.cancel(one, force=True)
        if not joined:
            ray.shutdown()
