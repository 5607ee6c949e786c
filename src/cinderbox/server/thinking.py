"""Bots at work, in processes of their own so that the event loop never waits for them.

Every thought has a limit of wall time. One that does not come back ends with its process, and a simple bot answers; if
that fails too, anything that is open is done, so that no bot ever holds a table up.
"""

import asyncio
import logging
import os
import random
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from cinderbox import bots
from cinderbox.kernel.state import State
from cinderbox.server.messages import BotInfo
from cinderbox.server.thinker import READY, Answer, Question

log = logging.getLogger("cinderbox")
COMMAND = (sys.executable, "-P", "-m", "cinderbox.server.thinker")
STARTING = 60.0  # seconds until a process must be ready, on a machine that is very busy
SIMPLE = "greedy"  # answers where a thought did not come back
SIMPLE_LIMIT = 5.0

CHOICES = (
    ("random", "Drifter", "does anything at all"),
    ("greedy", "Scrapper", "takes what looks best right now"),
    ("search:seconds=0.3", "Raider", "thinks a moment ahead"),
    ("search:seconds=1", "Warlord", "thinks a second about each turn"),
    ("search:seconds=3", "Overlord", "thinks for three seconds, and shows it"),
)


def offered() -> list[BotInfo]:
    """The bots that people can choose, the weakest first."""
    known = bots.names()
    return [BotInfo(id, title, help) for id, title, help in CHOICES if id.partition(":")[0] in known]


def adviser() -> str:
    """The bot that gives hints: the strongest that answers at once."""
    return "search:seconds=1" if "search" in bots.names() else offered()[-1].id


def seated(bot: str) -> str:
    """The bot that may sit in a chair: the one that is named there if it is offered, otherwise the adviser.

    A record from elsewhere names any bot that its own table had; who forks it wants to play on, not to be refused.
    """
    return bot if any(one.id == bot for one in offered()) else adviser()


class Thinker:
    """One process, from the server's side. It is started when it is first asked, and again after it was ended."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, question: Question) -> Answer:
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
        except (OSError, ValueError):
            await self.end()
            return Answer("", "its process ended")

    async def started(self) -> Process:
        if self.process is None:
            # the search path is the server's own, and so the same code thinks
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            command = (*self.command, str(os.getpid()))
            self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=env)
            assert self.process.stdout is not None
            if await self.process.stdout.readline() != READY:
                raise OSError
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thought:
    """A question that waits, or is thought about."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()


class Thinking:
    """All processes, and the thoughts that wait for one."""

    def __init__(self, processes: int, limit: float, command: tuple[str, ...] = COMMAND) -> None:
        self.limit = limit
        self.thinkers = [Thinker(command) for _ in range(processes)]
        self.idle = list(self.thinkers)
        self.waiting: list[Thought] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, path: str, state: State, seat: int, bot: str) -> str:
        """The action that a bot chooses for a seat; a simple one if its thought does not come back."""
        seed = random.getrandbits(62)
        actions = state.actions(seat)
        dump = state.determinize(seat, seed).dump()
        for name, limit in ((bot, self.limit), (SIMPLE, min(self.limit, SIMPLE_LIMIT))):
            answer = await self.thought(Question(table, path, dump, seat, name, seed, limit))
            if answer.action:
                return answer.action
            log.warning("a thought of %s failed: %s", name, answer.wrong)
        return state.game.text(random.choice(actions))

    async def thought(self, question: Question) -> Answer:
        thought = Thought(question)
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
            thought = self.waiting.pop(0)
            thinker = self.nearest(thought.question.table)
            self.idle.remove(thinker)
            task = asyncio.ensure_future(self.work(thinker, thought))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def nearest(self, table: str) -> Thinker:
        """The process that thinks about a table whenever it can, since it remembers what it planned there."""
        home = self.thinkers[zlib.crc32(table.encode()) % len(self.thinkers)]
        return home if home in self.idle else self.idle[0]

    async def work(self, thinker: Thinker, thought: Thought) -> None:
        question = thought.question
        answer = await thinker.ask(question)
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
