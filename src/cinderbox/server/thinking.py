"""Bots at work, in processes of their own so that the event loop never waits for them.

A bot is sent what its seat may know and nothing more: a state dealt anew for it. Each process keeps the bots it has
lately used, since a bot may remember what it planned.
"""

import asyncio
import multiprocessing
import os
import random
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import cinderbox
from cinderbox import bots
from cinderbox.kernel.state import State
from cinderbox.server.messages import BotInfo

KEPT = 200
_bots: "OrderedDict[tuple[str, int, str], bots.Bot]" = OrderedDict()
_games: dict[tuple[str, str], cinderbox.Game] = {}

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


def game_of(id: str, content: str, path: str) -> cinderbox.Game:
    """The game with the cards of that hash; `path` is where the pack lies if they are not the game's own."""
    if (id, content) not in _games:
        _games[id, content] = cinderbox.game(id, path or None)
    return _games[id, content]


def think(table: str, path: str, dump: dict[str, Any], seat: int, name: str, seed: int) -> str:
    """In a process of the pool: what the bot does."""
    game = game_of(str(dump["game"]), str(dump["content"]), path)
    state = game.load(dump)
    key = (table, seat, name)
    if key not in _bots:
        _bots[key] = bots.parse(name, game.id, seed)
        if len(_bots) > KEPT:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return game.text(_bots[key].choose(bots.sight(state, seat, seed)))


def outlive_nobody() -> None:
    """In a process of the pool: end with the server, also when it is killed and cannot say so."""
    server = multiprocessing.parent_process()

    def wait() -> None:
        if server is not None:
            server.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinking:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would share sockets and the writer's lock
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=outlive_nobody)
        return self.pool

    async def choose(self, table: str, path: str, state: State, seat: int, bot: str) -> str:
        """The action that a bot chooses for a seat; anything at all if its process dies twice."""
        seed = random.getrandbits(62)
        dump = state.determinize(seat, seed).dump()
        for _ in range(2):
            try:
                work = self.ready().submit(think, table, path, dump, seat, bot, seed)
                return await asyncio.wrap_future(work)
            except BrokenProcessPool:
                self.pool = None
        return state.game.text(random.choice(state.actions(seat)))

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
