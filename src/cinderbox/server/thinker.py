"""A thinking process: reads one question a line from its input, and writes what the bot does.

It is sent what a seat may know and nothing more. It keeps the bots and the packs of cards that it has lately used,
since a bot may remember what it planned. It never outlives its server, and no thought outlives its limit: the operating
system sees to both, since inside compiled code no Python thread and no signal handler gets to run.
"""

import ctypes
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

import cinderbox
from cinderbox import bots
from cinderbox.bots.interface import PlanningBot
from cinderbox.experiments.analysis import Analysis, analyse
from cinderbox.games import by_id
from cinderbox.kernel.memory import look_rarely
from cinderbox.table import record
from cinderbox.table.entry import Header

READY = b"ready\n"
KEPT_BOTS = 200
KEPT_GAMES = 8
PR_SET_PDEATHSIG = 1
GRACE = 1.0  # seconds after the server's limit in which the process ends itself

BotOf = Callable[[str, str, int], bots.Bot]


class Question(msgspec.Struct, tag="question"):
    """What does a bot do?"""

    table: str
    path: str  # where the pack of cards lies; "": with the game itself
    dump: dict[str, Any]  # a state dealt anew for the seat
    seat: int
    bot: str
    seed: int
    limit: float  # seconds after which the server ends the process


class Review(msgspec.Struct, tag="review"):
    """What happened in a game?"""

    path: str
    record: dict[str, Any]  # as `record.export` gives it
    limit: float


class Answer(msgspec.Struct):
    action: str
    wrong: str = ""  # why there is none
    plan: list[str] = []  # what it means to do after the action
    analysis: Analysis | None = None


class Mind:
    """The bots and the games that were lately used."""

    def __init__(self, bot_of: BotOf) -> None:
        self.bot_of = bot_of
        self.bots: OrderedDict[tuple[str, int, str], bots.Bot] = OrderedDict()
        self.games: OrderedDict[tuple[str, str], cinderbox.Game] = OrderedDict()

    def answer(self, asked: Question | Review) -> Answer:
        try:
            if isinstance(asked, Review):
                return Answer("", analysis=self.look_back(asked))
            return self.think(asked)
        except Exception as error:  # a bot or a pack with a fault: the server answers for it
            return Answer("", f"{type(error).__name__}: {error}")

    def think(self, asked: Question) -> Answer:
        game = self.game(str(asked.dump["game"]), str(asked.dump["content"]), asked.path)
        state = game.load(asked.dump)
        key = (asked.table, asked.seat, asked.bot)
        if key not in self.bots:
            self.bots[key] = self.bot_of(asked.bot, game.id, asked.seed)
        latest(self.bots, key, KEPT_BOTS)
        bot = self.bots[key]
        action = bot.choose(bots.Sight(asked.seat, state, asked.seed))  # it is dealt anew already
        plan = [game.text(one) for one in bot.plan] if isinstance(bot, PlanningBot) else []
        return Answer(game.text(action), plan=plan)

    def look_back(self, asked: Review) -> Analysis:
        if hasattr(os, "nice"):
            os.nice(10)  # whoever plays comes first

        def game_of(header: Header) -> cinderbox.Game:
            return self.game(header.game, header.content, asked.path)

        return analyse(record.imported(asked.record, game_of, "review", 0.0))

    def game(self, id: str, content: str, path: str) -> cinderbox.Game:
        """The game with the cards of that hash."""
        if (id, content) not in self.games:
            self.games[id, content] = by_id(id, path or None)
        latest(self.games, (id, content), KEPT_GAMES)
        return self.games[id, content]


def latest(kept: "OrderedDict[Any, Any]", key: object, most: int) -> None:
    """Note that something was used; what was not used for longest goes."""
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)


def end_with(server: int) -> None:
    """Have the system end this process when the server's thread that started it ends, however that comes."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != server:  # it ended before the system knew
        sys.exit(1)


def limit(seconds: float) -> None:
    """End this process by an alarm that nothing handles; 0 calls it off."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def answers() -> BinaryIO:
    """Where answers go. Whatever else is printed here goes to the server's errors instead."""
    found = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return found


def main(bot_of: BotOf = bots.parse) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
    end_with(int(sys.argv[1]))
    look_rarely()
    out = answers()
    out.write(READY)
    mind = Mind(bot_of)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question | Review)
        limit(asked.limit + GRACE)
        found = mind.answer(asked)
        limit(0)
        out.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
