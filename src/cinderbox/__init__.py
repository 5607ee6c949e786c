"""Cinderbox: board games about life after the end of the world.

import cinderbox

game = cinderbox.game("radlands")
state = game.start(seats=2, seed=7)
while not state.over:
    state.apply(state.actions()[0])
print(state.outcome)
"""

from pathlib import Path
from typing import TYPE_CHECKING

from cinderbox import games as _games
from cinderbox.kernel import state as _state
from cinderbox.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    BrokenGame,
    CinderboxError,
    CorruptState,
    EndlessEffect,
    IllegalAction,
    UnfinishedGame,
    UnknownGame,
)
from cinderbox.kernel.game import Game, Option
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State

__version__ = "0.1.0"

compiled: bool = not str(_state.__file__).endswith(".py")
"""Whether the kernel and the games run as machine code."""


if TYPE_CHECKING:

    def games() -> tuple[Game[State], ...]:
        """Every game there is."""

else:
    games = _games  # the package of the games, which can be called


def game(id: str | Path, content: str | Path | None = None) -> Game[State]:
    """The game of that id, or in that folder; with `content`, played with another pack of cards."""
    return _games.game(id, content)


__all__ = [
    "BadContent",
    "BadOption",
    "BadRecord",
    "BrokenGame",
    "CinderboxError",
    "CorruptState",
    "EndlessEffect",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "State",
    "UnfinishedGame",
    "UnknownGame",
    "compiled",
    "game",
    "games",
]
