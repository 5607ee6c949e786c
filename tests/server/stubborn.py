"""A thinking process with a bot that never comes back: like compiled code it lets no thread and no handler run.

As a script it is a server that asks that bot and waits, with a limit that never comes. The bot says on the error
output when it is lost in thought.
"""

import asyncio
import re
import sys
from pathlib import Path

import cinderbox
from cinderbox import bots
from cinderbox.server import thinker
from cinderbox.server.asker import Asker, Rank
from cinderbox.server.thinking import Thinking

STUCK = (sys.executable, str(Path(__file__)), "bot")


class Stubborn(bots.Bot):
    def choose(self, sight: bots.Sight) -> int:
        print("lost in thought", file=sys.stderr, flush=True)
        re.match("(a+)+$", "a" * 60 + "b")  # holds the interpreter's lock for years
        raise AssertionError


def stubborn(name: str, game: str, seed: int) -> bots.Bot:
    """In the place of the searching bots."""
    found = bots.parse(name, game, seed)
    return Stubborn(found.evaluation, seed, found.settings) if name.startswith("search") else found


async def ask() -> None:
    state = cinderbox.game("radlands").start(seed=1)
    await Thinking(1, 100_000.0, STUCK).choose("t", "", state, 0, "search:seconds=1", lambda: Asker(Rank.PERSON))


if __name__ == "__main__":
    if sys.argv[1] == "bot":
        del sys.argv[1]
        thinker.main(stubborn)
    else:
        asyncio.run(ask())
