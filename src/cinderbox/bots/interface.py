"""What a bot is: it is shown a sight and names an action. Knows the kernel, and what a game values, nothing else.

A bot is for one game and one seat of it, from its start to its end: it may remember what it planned.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from cinderbox.bots.sighting import Sight
from cinderbox.kernel.errors import BadOption, CinderboxError
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.outcome import Outcome


class BotFault(CinderboxError):
    """A bot from outside that failed, fell silent or answered what is not open."""


class Setting:
    """One thing that can be set about a bot: a number from `least` to `most`, whole if `whole`."""

    def __init__(self, default: float, least: float, most: float, whole: bool, help: str) -> None:
        self.default = default
        self.least = least
        self.most = most
        self.whole = whole
        self.help = help

    def number(self, bot: str, name: str, value: object) -> float:
        """The value as a number, or BadOption."""
        found: float | None = None
        if isinstance(value, str):
            try:
                found = float(value)
            except ValueError:
                found = None
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            found = float(value)
        if found is None or not self.least <= found <= self.most or (self.whole and found != int(found)):
            kind = "whole number" if self.whole else "number"
            raise BadOption(f"{name} of the bot {bot} is a {kind} from {self.least:g} to {self.most:g}, not {value!r}.")
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """`settings` holds a number for every setting that the kind of bot has."""

    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        self.evaluation = evaluation
        self.seed = seed
        self.settings = settings

    def choose(self, sight: Sight) -> int:
        """One of the sight's actions."""
        raise NotImplementedError

    def end(self, outcome: Outcome) -> None:
        """The game is over, and so is the work of this bot."""


class PlanningBot(Bot):
    """A bot that plans a row of actions and keeps to it while nothing new comes in."""

    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation, seed, settings)
        self.plan: list[int] = []  # what is still to be done
        self.marks: list[int] = []  # and the mark that each of these actions was planned for

    def choose(self, sight: Sight) -> int:
        if len(sight.actions) == 1:
            action = sight.actions[0]
        else:
            minor = self.evaluation.minor(sight.guess, sight.seat)
            if minor is not None:
                action = minor
            elif self.plan and self.marks[0] == sight.mark and self.plan[0] in sight.actions:
                action = self.plan[0]
            else:
                action = self.think(sight)
        if self.plan and self.plan[0] == action:
            self.plan = self.plan[1:]
            self.marks = self.marks[1:]
        else:
            self.plan = []
        return action

    def think(self, sight: Sight) -> int:
        """Plan anew; returns the action to take, with which the new plan begins."""
        raise NotImplementedError
