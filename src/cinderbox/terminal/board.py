"""A board that serves any game: it prints the view. A game's own board draws more and says less.

A board is given a state and shows only what one seat may see of it; it never acts.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Group, RenderableType
from rich.text import Text

from cinderbox.kernel.state import State


@dataclass
class Scene:
    """What is to be drawn: for whom (None: a spectator), who sits where, and the number of each open action."""

    state: State
    seat: int | None
    names: Sequence[str]
    numbers: dict[int, int] = field(default_factory=dict)
    width: int = 80

    def aims(self) -> dict[str, list[int]]:
        """The numbers of the open actions by what they are aimed at: `b1.2`, `scout`."""
        found: dict[str, list[int]] = {}
        for action, number in self.numbers.items():
            _, colon, target = self.state.game.text(action).partition(":")
            if colon:
                found.setdefault(target, []).append(number)
        return found


class Board:
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        """The table as the seat sees it, and the actions that need no line in the list below it."""
        view = scene.state.view(scene.seat)
        return Group(*(Text(f"{name}: {json.dumps(part)}") for name, part in view.items())), set()

    def label(self, state: State, seat: int, action: int) -> str:
        """An action in words, where the board is in sight."""
        return state.label(action, seat)

    def card(self, state: State, name: str) -> RenderableType | None:
        """The text of a card, by id or name in small letters; None if there is no such card."""
        return None

    def words(self, state: State) -> list[str]:
        """Names of cards that can be typed."""
        return []

    def legend(self) -> str:
        """What the signs on the board mean."""
        return ""
