"""Does a lot of work in several processes, or on a Ray cluster. Knows neither games nor bots: what is done is a
function of its work.

Work is handed out in batches that take some tenths of a second, so that this costs nothing beside it; towards the end
they are smaller, so that all are done at the same time. A process or machine that dies costs its batch and nothing
else: that is done again by another. What comes of a piece of work depends on the work alone, so it is the same wherever
and however often it is done.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, TypeVar

from cinderbox.kernel.errors import BadOption, CinderboxError
from cinderbox.kernel.memory import look_rarely

W = TypeVar("W")
R = TypeVar("R")
AHEAD = 2  # batches for each core of a cluster, so that none waits for the next
BATCH = 0.3  # seconds that a batch should take,
LARGEST = 1000  # and how many pieces of work it may have
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


def done(do: Callable[[W], R], batch: Sequence[W]) -> tuple[list[R], float]:
    """What comes of a batch, or of its first part if all of it would take too long, and how many seconds it took."""
    began, results = perf_counter(), [do(batch[0])]
    for one in batch[1:]:
        if perf_counter() - began > BATCH:
            break
        results.append(do(one))
    return results, perf_counter() - began


class Waiting:
    """Work that is still to be done, by its numbers, in batches."""

    def __init__(self, work: int, workers: int) -> None:
        self.numbers = list(range(work))[::-1]  # the next one last
        self.workers = workers
        self.deaths = [0] * work  # of those who were at it
        self.each = BATCH  # seconds that a piece takes

    def batch(self) -> list[int]:
        """The next batch; what somebody died over goes alone."""
        size = max(1, min(int(BATCH / self.each), len(self.numbers) // (2 * self.workers)))
        found: list[int] = []
        while self.numbers and len(found) < size and not (found and self.deaths[self.numbers[-1]]):
            found.append(self.numbers.pop())
            if self.deaths[found[0]]:
                break
        return found

    def took(self, batch: list[int], pieces: int, seconds: float) -> None:
        """So many pieces of a batch are done; the others wait again."""
        self.each = max(seconds / pieces, BATCH / LARGEST)
        self.numbers += batch[pieces:][::-1]

    def died(self, batch: list[int]) -> None:
        """Whoever was at this batch is gone: it is to be done again."""
        for number in batch:
            self.deaths[number] += 1
            if self.deaths[number] == DEATHS:
                raise WorkLost(f"{DEATHS} processes died one after the other over the same work.")
        self.numbers += batch[::-1]


# -- processes ---------------------------------------------------------------------------------------------------------


class Worker:
    """A process that does one batch after the other."""

    def __init__(self, do: Callable[[Any], Any]) -> None:
        self.line, other = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=serve, args=(do, other), daemon=True)
        self.process.start()
        other.close()
        self.batch: list[int] = []  # numbers of the work it has

    def give(self, batch: list[int], work: Sequence[Any]) -> None:
        self.batch = batch
        if batch:
            with suppress(OSError):  # it has died, which is seen when its answer is read
                self.line.send([work[number] for number in batch])

    def answer(self) -> tuple[bool, Any] | None:
        """What came of the batch; None if the process has died."""
        try:
            answer: tuple[bool, Any] = self.line.recv()
        except (EOFError, OSError):
            return None
        return answer


def serve(do: Callable[[Any], Any], line: "Connection[Any, Any]") -> None:
    """What a process does, until the one that leads has no more work or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that leads; it ends the others
    look_rarely()
    leader = multiprocessing.parent_process()
    assert leader is not None
    while line in wait([line, leader.sentinel]):
        try:
            batch = line.recv()
        except EOFError:
            return
        try:
            line.send((True, done(do, batch)))
        except Exception as error:
            line.send((False, error))


def in_processes(do: Callable[[W], R], work: Sequence[W], jobs: int) -> Iterator[R]:
    waiting = Waiting(len(work), jobs)
    workers: list[Worker] = []
    try:
        while True:
            for worker in workers:
                if not worker.batch:
                    worker.give(waiting.batch(), work)
            while len(workers) < jobs and waiting.numbers:
                workers.append(Worker(do))
                workers[-1].give(waiting.batch(), work)
            busy = {worker.line: worker for worker in workers if worker.batch}
            if not busy:
                return
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index]
                answer = worker.answer()
                if answer is None:
                    workers.remove(worker)
                    waiting.died(worker.batch)
                    continue
                well, came = answer
                if not well:
                    raise came
                results, seconds = came
                waiting.took(worker.batch, len(results), seconds)
                worker.give(waiting.batch(), work)
                yield from results
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()


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
    task = ray.remote(max_retries=DEATHS)(done)
    waiting = Waiting(len(work), 1)
    flying: dict[Any, list[int]] = {}  # what is under way, and which batch it is
    try:
        while waiting.numbers or flying:
            waiting.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while waiting.numbers and len(flying) < AHEAD * waiting.workers:
                batch = waiting.batch()
                flying[task.remote(do, [work[number] for number in batch])] = batch
            landed, _ = ray.wait(list(flying))
            for one in landed:
                try:
                    results, seconds = ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
                except ray.exceptions.RayError as error:
                    raise WorkLost(f"Work was lost on the cluster: {str(error).splitlines()[0]}") from None
                waiting.took(flying.pop(one), len(results), seconds)
                yield from results
    finally:
        for one in flying:
            ray.cancel(one, force=True)
        if not joined:
            ray.shutdown()
