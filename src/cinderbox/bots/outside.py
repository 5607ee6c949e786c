"""Bots that somebody else wrote: a class in a Python file or an installed package, or a program in any language.

    mybot.py:Replier          the class in a file; without its name, the only class there that can choose
    mybot.py:Replier,depth=3  with settings, which its constructor takes as numbers
    exec:./mybot              a program in any language (`bots/program.py`)
    replier:depth=3           what an installed package has as an entry point in the group `cinderbox.bots`

Such a class needs nothing from here but one method, `choose(sight)`, which returns an action, as a number or as text.
If it has them, three more are called: `start(start)` before the first choice, `heard(events)` before each choice with
what the seat was told since the last one, `end(outcome)` when the game is over. It is handed sights and nothing else.
"""

import importlib.util
import inspect
import re
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from cinderbox.bots.interface import Bot, BotFault
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.plain import brief

GROUP: Final = "cinderbox.bots"
FILE: Final = re.compile(r"(?P<file>.+\.py)(?=$|[:,])(?::(?P<name>[A-Za-z_]\w*)(?=$|[:,]))?")


class Start:
    """What a bot is told before its first choice: which game, of how many, in which seat, with which options."""

    def __init__(self, game: str, seats: int, seat: int, options: dict[str, object], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.options = options
        self.seed = seed  # of the bot; the seed of the game is secret


class OutsideBot(Bot):
    """Somebody else's bot in the place of one of ours. Whatever goes wrong in it is a `BotFault` that names it."""

    def __init__(self, evaluation: Evaluation[Any], seed: int, spec: str, mind: object) -> None:
        super().__init__(evaluation, seed, {})
        self.spec = spec
        self.mind = mind
        self.told = -1  # how many events it has heard; -1: it has not started

    def choose(self, sight: Sight) -> int:
        if self.told < 0:
            self.told = 0
            s = sight.guess
            self.call("start", Start(s.game.id, s.seats, sight.seat, dict(s.variant), self.seed))
        if hasattr(self.mind, "heard"):
            events = sight.guess.events(sight.seat, self.told)
            self.told += len(events)
            self.call("heard", events)
        return self.open(sight, self.call("choose", sight))

    def open(self, sight: Sight, answer: object) -> int:
        """The answer as one of the actions of the sight."""
        game = sight.guess.game
        action = game.space.codes.get(answer, -1) if isinstance(answer, str) else answer
        if isinstance(action, bool) or action not in sight.actions:
            shown = ", ".join([game.text(one) for one in sight.actions[:5]])
            more = f" and {len(sight.actions) - 5} more" if len(sight.actions) > 5 else ""
            raise BotFault(f"{self.spec} answered {brief(repr(answer))}, which is not open: {shown}{more}")
        assert isinstance(action, int)
        return action

    def end(self, outcome: Outcome) -> None:
        if self.told >= 0:
            self.call("end", outcome)

    def call(self, name: str, what: object) -> object:
        """One method of the bot, if it has it."""
        method = getattr(self.mind, name, None)
        if method is None:
            return None
        try:
            return method(what)
        except BotFault as fault:
            raise BotFault(f"{self.spec} {fault}") from None
        except (Exception, SystemExit) as error:
            raise BotFault(f"{self.spec} failed in {name}: {type(error).__name__}: {brief(str(error))}") from error


def numbers(text: str) -> dict[str, float]:
    """`depth=3,pace=0.5` as what a constructor takes."""
    found: dict[str, float] = {}
    for part in text.split(",") if text else []:
        name, equals, value = part.partition("=")
        try:
            number = float(value)
        except ValueError:
            equals = ""
        if not equals or not name.strip().isidentifier():
            raise BadOption(f"{part!r} is no setting: write name=number, as in mybot.py:Replier,depth=3.")
        found[name.strip()] = int(number) if number == number // 1 else number
    return found


def made(spec: str, kind: Any, settings: dict[str, float]) -> object:
    """An object of somebody's class."""
    try:
        return kind(**settings)
    except (Exception, SystemExit) as error:
        raise BadOption(f"The bot {spec} cannot be made: {type(error).__name__}: {brief(str(error))}.") from None


def from_file(path: str, name: str | None) -> Any:
    """The class of a bot in a Python file."""
    module = loaded(str(Path(path).expanduser().resolve()), path)
    if name is not None:
        kind = getattr(module, name, None)
        if not inspect.isclass(kind) or not callable(getattr(kind, "choose", None)):
            raise BadOption(f"{path} has no class {name} with a method choose; it has: {listed(module)}.")
        return kind
    found = minds(module)
    if len(found) != 1:
        raise BadOption(f"Which bot of {path}? Write {path}:NAME; it has: {listed(module)}.")
    return found[0]


def minds(module: ModuleType) -> list[Any]:
    """The classes of a module that can choose and were written there."""
    classes = [one for _, one in inspect.getmembers(module, inspect.isclass) if one.__module__ == module.__name__]
    return [one for one in classes if callable(getattr(one, "choose", None))]


def listed(module: ModuleType) -> str:
    return ", ".join([one.__name__ for one in minds(module)]) or "no class that can choose"


@cache
def loaded(file: str, path: str) -> ModuleType:
    """The module in a file, run once a process; `path` is how it was named."""
    if not Path(file).is_file():
        raise BadOption(f"There is no file {path}.")
    name = "cinderbox_bot_" + re.sub(r"\W", "_", file)
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickles look there
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        if isinstance(error, KeyboardInterrupt):
            raise
        raise BadOption(f"{path} cannot be loaded: {type(error).__name__}: {brief(str(error))}.") from None
    return module


def installed() -> dict[str, metadata.EntryPoint]:
    """The entry points of installed packages, by name."""
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


def entered(entry: metadata.EntryPoint) -> Any:
    """The class behind an entry point."""
    try:
        kind = entry.load()
    except (Exception, SystemExit) as error:
        raise BadOption(
            f"The bot {entry.name} cannot be loaded: {type(error).__name__}: {brief(str(error))}."
        ) from None
    if not callable(getattr(kind, "choose", None)):
        raise BadOption(f"The bot {entry.name} has no method choose.")
    return kind
