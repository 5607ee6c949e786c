"""The games, one folder each. A folder is a game if it has a `rules` module with `make(content_text)`.

A new game is a new folder here; nothing else needs to know of it. The package can be called: `cinderbox.games()` gives
every game, and `cinderbox.games.radlands` is still the folder of one.
"""

import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType

from cinderbox.kernel.errors import BadContent, UnknownGame
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import shown

LARGEST = 4_000_000  # bytes of a pack of cards

_made: dict[str, Game] = {}


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def game(id: str, content: str | Path | None = None) -> Game:
    """The game of that id, with its own cards or with the pack at `content`."""
    if id not in ids():
        raise UnknownGame(f"There is no game {shown(id)}; there are: {', '.join(ids())}.")
    if content is not None and not isinstance(content, str | Path):
        raise BadContent(f"A pack of cards is given by its path, not by {shown(content)}.")
    if content is None:
        if id not in _made:
            _made[id] = make(id, Path(__path__[0]) / id / "content.toml")
        return _made[id]
    return make(id, Path(content))


def make(id: str, path: Path) -> Game:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
        text = found.decode("utf-8")
    except (OSError, ValueError) as error:  # the latter for what is no text, and for a NUL in the path
        raise BadContent(f"The pack of cards {str(path)!r} cannot be read: {error}.") from None
    if len(found) > LARGEST:
        raise BadContent(f"The pack of cards {str(path)!r} is too large to be one.")
    made = importlib.import_module(f"cinderbox.games.{id}.rules").make(text)
    assert isinstance(made, Game)
    return made


class Games(ModuleType):
    """This package, which gives all games when it is called."""

    def __call__(self) -> tuple[Game, ...]:
        return tuple(game(id) for id in ids())


sys.modules[__name__].__class__ = Games
