"""The bots that people can choose here: those of the box, and those that the house's owner named at the start.

A bot from outside is known to people by its file and class, never by where it lies on this machine. Nothing that comes
over the net can name one that is not offered. Processes that are started from here get the list by the environment.
"""

import os
from functools import lru_cache
from pathlib import Path

import msgspec

import cinderbox
from cinderbox import bots
from cinderbox.bots import outside
from cinderbox.bots.program import Program
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.plain import brief
from cinderbox.server.forms import BotInfo

VARIABLE = "CINDERBOX_BOTS"
CHOICES = (
    BotInfo("random", "Drifter", "does anything at all", 0),
    BotInfo("novice", "Greenhorn", "new to the wastes: plays sensibly, overlooks a lot", 1),
    BotInfo("novice:gap=0.7,beam=2,width=8", "Wayfarer", "knows the ropes, and at times takes the second best", 2),
    BotInfo("greedy", "Scrapper", "takes what looks best right now", 3),
    BotInfo("search:seconds=0.3", "Raider", "thinks a moment ahead", 4),
    BotInfo("search:seconds=1", "Warlord", "thinks a second about each turn", 5),
    BotInfo("champion:seconds=3", "Overlord", "thinks for three seconds, by what was learned where it helps", 6),
)
RENAMED = {"search:seconds=3": "champion:seconds=3"}  # at tables and in records from before


class Guest(msgspec.Struct, frozen=True):
    """A bot from outside."""

    info: BotInfo
    spec: str  # what `bots.parse` is told


def invite(spec: str) -> None:
    """Offer a bot from outside, here and in processes that are started from here; BadOption if it cannot play."""
    found = guest(spec)
    if any(one.id == found.info.id for one in offered()):
        raise BadOption(f"There is a bot {found.info.id!r} already.")
    os.environ[VARIABLE] = msgspec.json.encode([*guests(), found]).decode()


def guest(spec: str) -> Guest:
    mind = bots.from_outside(spec)
    if mind is None:
        raise BadOption(f"{spec!r} is no bot from outside: name a file, as in mybot.py:Replier, or exec:./mybot.")
    bots.parse(spec, cinderbox.games()[0].id)
    if isinstance(mind, Program):
        path = Path(mind.words[0])
        mind.words[0] = str(path.resolve()) if path.exists() else mind.words[0]
        words = mind.spec()
        return Guest(BotInfo(f"exec:{path.name}", path.stem, "a program of this house", 0), words)
    kind = type(mind)
    title = str(getattr(kind, "title", kind.__name__))[:40]
    help = ((kind.__doc__ or "").strip().splitlines() or ["a bot of this house"])[0][:120]
    if in_file := outside.FILE.match(spec):
        file = Path(in_file["file"]).expanduser().resolve()
        rest = spec[in_file.end() :]
        return Guest(BotInfo(f"{file.name}:{kind.__name__}{rest}", title, help, 0), f"{file}:{kind.__name__}{rest}")
    return Guest(BotInfo(spec, title, help, 0), spec)


def guests() -> list[Guest]:
    return list(decoded(os.environ.get(VARIABLE, "[]")))


@lru_cache(maxsize=4)
def decoded(text: str) -> tuple[Guest, ...]:
    return tuple(msgspec.json.decode(text, type=list[Guest]))


def offered() -> list[BotInfo]:
    """The bots that people can choose, the weakest of the box first, then those from outside."""
    return [*CHOICES, *[one.info for one in guests()]]


def spec_of(bot: str) -> str:
    """What `bots.parse` is told for a bot that is offered."""
    return next((one.spec for one in guests() if one.info.id == bot), bot)


def check_bot(bot: str, game: str) -> None:
    """BadOption says what is wrong with a bot's name or settings."""
    if not any(one.id == bot for one in offered()):
        if bots.from_box(bot):
            bots.parse(bot, game)
        names = ", ".join([one.id for one in offered()])
        raise BadOption(f"Here one can play against {names}, not against {brief(bot)!r}.")


def title_of(bot: str) -> str:
    """What people call a bot that is offered."""
    return next(one.title for one in offered() if one.id == bot)


def adviser() -> str:
    """The bot that gives hints: the strongest that answers at once."""
    return "search:seconds=1"


def seated(bot: str) -> str:
    """The bot that may sit in a chair: the one that is named there if it is offered, otherwise the adviser.

    A record from elsewhere names any bot that its own table had; who forks it wants to play on, not to be refused.
    """
    bot = RENAMED.get(bot, bot)
    return bot if any(one.id == bot for one in offered()) else adviser()
