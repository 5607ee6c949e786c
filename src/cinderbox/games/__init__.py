"""The games, one folder each: those in this package, and others that lie anywhere.

A folder is a game if it has a file `game.py` with a function `make(text)`: it is given the text of the pack of cards
(`content.toml`) and returns the `Game`, whose id is the folder's name. Beside it may lie `help.md` and `lessons.toml`.
A game that is not in this package is found in one of three ways: its folder is named in the environment variable
CINDERBOX_GAMES (several with a colon in between, on Windows a semicolon), or given as the path of a game, or an
installed package has an entry point for it in the group `cinderbox.games`.

Nothing else needs to know of a new game. The package can be called: `cinderbox.games()` gives every game, and
`cinderbox.games.radlands` is still the folder of one.
"""

import importlib
import importlib.util
import os
import pkgutil
import re
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from cinderbox.kernel.errors import BadContent, BrokenGame, CinderboxError, UnknownGame
from cinderbox.kernel.game import Game
from cinderbox.kernel.plain import brief, shown
from cinderbox.kernel.state import State

LARGEST: Final = 4_000_000  # bytes of a pack of cards
FOLDERS: Final = "CINDERBOX_GAMES"
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

_made: dict[str, Game[State]] = {}
_broken: dict[str, str] = {}  # why a game could not be made


class Place:
    """Where a game lies: its package, by the name under which it is imported, and its folder."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder


def places() -> tuple[dict[str, Place], list[str]]:
    """Where each game lies, by its id, and why a folder that was named is left out."""
    here = Path(__path__[0])
    found = {one.name: Place(f"{__name__}.{one.name}", here / one.name) for one in pkgutil.iter_modules([str(here)])}
    wrong: list[str] = []
    others = [*installed(), *[(Path(name).resolve().name, name, "") for name in folders()]]
    for id, name, package in others:
        folder = Path(name).resolve()
        fault = unfit(id, folder) or ("there is a game of that name already" if id in found else "")
        if not fault:
            found[id] = Place(package or f"{__name__}.{id}", folder)
        elif id not in found or found[id].folder != folder:
            wrong.append(f"The game in {brief(str(folder))!r} is left out: {fault}.")
    return dict(sorted(found.items())), wrong


def folders() -> list[str]:
    return [name for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name]


@cache
def installed() -> tuple[tuple[str, str, str], ...]:
    """The id, folder and package of each game that an installed package brings along."""
    found = []
    for entry in metadata.entry_points(group="cinderbox.games"):
        spec = importlib.util.find_spec(entry.module)
        homes = spec.submodule_search_locations if spec is not None else None
        found.append((entry.name, str(next(iter(homes or []), entry.module)), entry.module))
    return tuple(found)


def unfit(id: str, folder: Path) -> str:
    """Why a folder cannot be that of a game; "" if it can."""
    if not (folder / "game.py").is_file():
        return "there is no file game.py in it"
    return "" if ID.fullmatch(id) else "its name, which is the game's id, is made of small letters, digits and _"


def add(folder: Path) -> str:
    """Make the game in a folder known, here and in processes that are started from here; returns its id."""
    home = folder.expanduser().resolve()
    if fault := unfit(home.name, home):
        raise UnknownGame(f"There is no game in {brief(str(folder))!r}: {fault}.")
    known, _ = places()
    if home.name not in known:
        os.environ[FOLDERS] = os.pathsep.join([*folders(), str(home)])
    elif known[home.name].folder != home:
        raise UnknownGame(f"There is a game {home.name!r} already, so that in {brief(str(folder))!r} is left out.")
    return home.name


def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(places()[0])


def game(id: str | Path, content: str | Path | None = None) -> Game[State]:
    """The game of that id, or in that folder, with its own cards or with the pack at `content`."""
    if isinstance(id, Path) or (isinstance(id, str) and ("/" in id or os.sep in id)):
        return by_id(add(Path(id)), content)
    return by_id(id, content)


def by_id(id: str, content: str | Path | None = None) -> Game[State]:
    """The game of that id and of no other folder: for ids from elsewhere, which must not name code to be run."""
    known, wrong = places()
    if not isinstance(id, str) or id not in known:
        raise UnknownGame(" ".join([f"There is no game {shown(id)}; there are: {', '.join(known)}.", *wrong]))
    if content is not None and not isinstance(content, str | Path):
        raise BadContent(f"A pack of cards is given by its path, not by {shown(content)}.")
    if content is not None:
        return make(id, known[id], Path(content))
    if id in _broken:
        raise BrokenGame(_broken[id])
    if id not in _made:
        try:
            _made[id] = make(id, known[id], None)
        except CinderboxError as error:
            _broken[id] = str(error)
            raise
    return _made[id]


def make(id: str, place: Place, pack: Path | None) -> Game[State]:
    """The game with its own pack of cards, if it has one, or with another."""
    own = place.folder / "content.toml"
    text = read(pack or own) if pack is not None or own.is_file() else ""
    try:
        made: Any = importlib.import_module(f"{package_of(place)}.game").make(text)
    except CinderboxError:
        raise
    except Exception as error:
        said = brief(f"{type(error).__name__}: {error}")
        raise BrokenGame(f"The game in {brief(str(place.folder))!r} cannot be loaded: {said}.") from error
    if not isinstance(made, Game) or made.id != id:
        said = f"the id {made.id!r}" if isinstance(made, Game) else shown(made)
        raise BrokenGame(f"The game in {brief(str(place.folder))!r} cannot be loaded: it makes {said}, not {id!r}.")
    made.pack_text, made.help, made.lessons = text, beside(place, "help.md"), beside(place, "lessons.toml")
    return made


def package_of(place: Place) -> str:
    """The package of a game; a folder from elsewhere is made one."""
    if place.package not in sys.modules and importlib.util.find_spec(place.package) is None:
        spec = importlib.machinery.ModuleSpec(place.package, None, is_package=True)
        spec.submodule_search_locations = [str(place.folder)]
        sys.modules[place.package] = importlib.util.module_from_spec(spec)
    return place.package


def beside(place: Place, name: str) -> str:
    file = place.folder / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def weights(id: str, seats: int) -> str:
    """What was learned of a game with so many seats, as `bots.weights` reads it; "": nothing."""
    known, _ = places()
    return beside(known[id], f"weights/{seats}.json") if id in known else ""


def read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
        text = found.decode("utf-8")
    except (OSError, ValueError) as error:  # the latter for what is no text, and for a NUL in the path
        raise BadContent(f"The pack of cards {str(path)!r} cannot be read: {error}.") from None
    if len(found) > LARGEST:
        raise BadContent(f"The pack of cards {str(path)!r} is too large to be one.")
    return text


def faults() -> list[str]:
    """Why games are left out, a sentence each."""
    known, wrong = places()
    everything()
    return wrong + [_broken[id] for id in known if id in _broken]


def everything() -> tuple[Game[State], ...]:
    """Every game that can be loaded."""
    found = []
    for id in ids():
        try:
            found.append(game(id))
        except CinderboxError:
            continue  # `faults` says why
    return tuple(found)


class Games(ModuleType):
    """This package, which gives all games when it is called."""

    def __call__(self) -> tuple[Game[State], ...]:
        return everything()


sys.modules[__name__].__class__ = Games
