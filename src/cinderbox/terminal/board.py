"""A board that serves any game: it prints the table group by group. A game's own board draws more and says less.

A board is given a state and shows only what one seat may see of it; it never acts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cinderbox.kernel.events import Phrase, spoken
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


def line(group: dict[str, object]) -> Text:
    """A group of the table in one line: cards by name, a back as ?, an empty space as -."""
    said = f"{group['name']}: "
    cards, numbers = group.get("cards"), group.get("numbers")
    if isinstance(cards, list):
        said += ", ".join(["?" if card is None else card or "-" for card in cards]) or "none"
    elif isinstance(numbers, list):
        said += " ".join(map(str, numbers)) or "none"
    else:
        text: Any = group.get("text", "")
        said += str(group["number"]) if "number" in group else spoken(text)
    return Text(said)


class Board:
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        """The table as the seat sees it, and the actions that need no line in the list below it."""
        groups = scene.state.groups(scene.seat)
        lines = [line(group) for group in groups if group["seat"] is None]
        for seat, name in enumerate(scene.names):
            lines.append(Text(f"{name} (you)" if seat == scene.seat else name, style="bold"))
            lines += [Text("  ") + line(group) for group in groups if group["seat"] == seat]
        return Group(*lines), set()

    def label(self, state: State, seat: int, action: int) -> Phrase:
        """An action in words, where the board is in sight."""
        return state.naming(action, seat)

    def printed(self, state: State) -> list[tuple[str, str, str]]:
        """Name, id and text of everything that can be read."""
        return []

    def card(self, state: State, name: str) -> RenderableType | None:
        """The text of a card, by id or name in small letters; None if there is no such card."""
        for title, id, text in self.printed(state):
            if name in (title.lower(), id.lower()):
                return Panel(text, title=f"[bold]{title}[/]", title_align="left", border_style="cyan")
        return None

    def words(self, state: State) -> list[str]:
        """Names of cards that can be typed."""
        return [title for title, _, _ in self.printed(state)]

    def legend(self) -> str:
        """What the signs on the board mean."""
        return ""
