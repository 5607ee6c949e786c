"""Bots at work, in processes of their own so that the event loop never waits for them.

Every thought has a limit of wall time. One that does not come back ends with its process, and a simple bot answers; if
that fails too, anything that is open is done, so that no bot ever holds a table up.

Where several thoughts wait, those come first for which a person waits, and among those the ones from where least was
asked for lately. Bots among themselves think little; so do tables and addresses that have had much while others wait.
"""

import asyncio
import logging
import os
import random
import signal
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from cinderbox.kernel.state import State
from cinderbox.server.asker import Asker, Rank
from cinderbox.server.limits import Spending
from cinderbox.server.offer import spec_of
from cinderbox.server.thinker import READY, Answer, Question, Review

log = logging.getLogger("cinderbox")
COMMAND = (sys.executable, "-P", "-m", "cinderbox.server.thinker")
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # there is but the other one on some systems
STARTING = 60.0  # seconds until a process must be ready, on a machine that is very busy
LONGEST = 1 << 20  # bytes of an answer
SIMPLE = "greedy"  # answers where a thought did not come back
SIMPLE_LIMIT = 5.0
LITTLE = "search:seconds=0.3"  # thinks in the place of a bot that would think for longer
TABLE_BUDGET = 30.0  # seconds of thought lately, beyond which a table that others wait for thinks little
ADDRESS_BUDGET = 60.0  # the same for all that is thought for one address


class Thinker:
    """One process, from the server's side. It is started when it is first asked, and again after it was ended."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, question: Question | Review) -> Answer:
        """What the bot does; no action if nothing comes in time, and then the process is ended."""
        try:
            process = await asyncio.wait_for(self.started(), STARTING)
            assert process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(question.limit):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                return msgspec.json.decode(await process.stdout.readline(), type=Answer)
        except TimeoutError:
            await self.end()
            return Answer("", "it did not come back in time")
        except (OSError, ValueError, RuntimeError):
            await self.end()
            return Answer("", "its process ended")

    async def started(self) -> Process:
        if self.process is None:
            # the search path is the server's own, and so the same code thinks
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            command = (*self.command, str(os.getpid()))
            pipes = {"stdin": PIPE, "stdout": PIPE, "limit": LONGEST}
            self.process = await asyncio.create_subprocess_exec(*command, env=env, **pipes)  # type: ignore[arg-type]
            assert self.process.stdout is not None
            if await self.process.stdout.readline() != READY:
                raise OSError
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.kill(process.pid, KILL)  # `process.kill` looks whether it has died, and asyncio then misses it
            await process.wait()


class Thought:
    """A question that waits, or is thought about."""

    def __init__(self, question: Question, asker: Callable[[], Asker]) -> None:
        self.question = question
        self.asker = asker  # asked anew each time: people come and go while a thought waits
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinking:
    """All processes, and the thoughts that wait for one."""

    def __init__(self, processes: int, limit: float, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.thinkers = [Thinker(command) for _ in range(processes)]
        self.idle = list(self.thinkers)
        self.waiting: list[Thought] = []  # as they came
        self.by_table, self.by_address = Spending(), Spending()
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, path: str, state: State, seat: int, bot: str, asker: Callable[[], Asker]) -> str:
        """The action that a bot chooses for a seat; a simple one if its thought does not come back."""
        return (await self.plan(table, path, state, seat, bot, asker))[0]

    async def plan(
        self, table: str, path: str, state: State, seat: int, bot: str, asker: Callable[[], Asker]
    ) -> list[str]:
        """The same, with what the bot means to do after it."""
        seed = random.getrandbits(62)
        actions = state.actions(seat)
        dump = state.determinize(seat, seed).dump()
        for name, limit in ((spec_of(bot), self.limit), (SIMPLE, min(self.limit, SIMPLE_LIMIT))):
            answer = await self.thought(Question(table, path, dump, seat, name, seed, limit), asker)
            if answer.action:
                return [answer.action, *answer.plan]
            log.warning("a thought of %s failed: %s", bot if limit == self.limit else name, answer.wrong)
        return [state.game.text(random.choice(actions))]

    async def thought(self, question: Question, asker: Callable[[], Asker]) -> Answer:
        thought = Thought(question, asker)
        self.waiting.append(thought)
        self.hand_out()
        try:
            return await thought.answer
        finally:
            if thought in self.waiting:  # whoever asked has gone
                self.waiting.remove(thought)

    def hand_out(self) -> None:
        """Give the thoughts that wait to the processes that are free."""
        while self.idle and self.waiting:
            now = time.monotonic()
            thought = min(self.waiting, key=partial(self.turn, now))
            self.waiting.remove(thought)
            if self.modest(now, thought):
                thought.question.bot = LITTLE
            thinker = self.nearest(thought.question.table)
            self.idle.remove(thinker)
            task = asyncio.ensure_future(self.work(thinker, thought))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def turn(self, now: float, thought: Thought) -> tuple[int, float]:
        """Whose turn it is: the smallest, and of equals the first."""
        rank, address = thought.asker()
        return (rank, self.by_address.of(address, now))

    def modest(self, now: float, thought: Thought) -> bool:
        """Whether a bot that searches is to think little."""
        rank, address = thought.asker()
        if rank is Rank.PERSON or not thought.question.bot.startswith(("search", "champion")):
            return False
        table_had, address_had = self.by_table.of(thought.question.table, now), self.by_address.of(address, now)
        much = table_had > TABLE_BUDGET or address_had > ADDRESS_BUDGET
        return rank is Rank.NOBODY or (much and bool(self.waiting))

    def nearest(self, table: str) -> Thinker:
        """The process that thinks about a table whenever it can, since it remembers what it planned there."""
        home = self.thinkers[zlib.crc32(table.encode()) % len(self.thinkers)]
        return home if home in self.idle else self.idle[0]

    async def work(self, thinker: Thinker, thought: Thought) -> None:
        started, address = time.monotonic(), thought.asker().address
        answer = await thinker.ask(thought.question)
        now = time.monotonic()
        self.by_table.add(thought.question.table, now - started, now)
        self.by_address.add(address, now - started, now)
        if not thought.answer.done():
            thought.answer.set_result(answer)
        self.idle.append(thinker)
        self.hand_out()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for thinker in self.thinkers:
            await thinker.end()
