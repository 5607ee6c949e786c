"""Imports point one way: kernel <- terminal <- games <- bots <- table <- store, proof, experiments, adapters <- server
<- cli.

A module may import its own layer's package and lower layers. Siblings of one rank do not know each other, a game
does not know another game, and nobody outside a game's folder knows what is in it: they ask the game.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[1] / "src"
RANK = {
    "kernel": 0,
    "terminal": 1,
    "games": 2,
    "bots": 3,
    "table": 4,
    "store": 5,
    "proof": 5,
    "experiments": 5,
    "adapters": 5,
    "server": 6,
    "cli": 7,
}
FILES = sorted((SRC / "cinderbox").rglob("*.py"))
GAMES = {path.name for path in (SRC / "cinderbox" / "games").glob("*") if path.is_dir()}


def module_name(path: Path) -> tuple[str, ...]:
    parts = path.relative_to(SRC).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Line and full name of everything imported from cinderbox; `from x import y` counts as x.y."""
    here = module_name(path)
    package = here if path.stem == "__init__" else here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            names = [(*base, alias.name) for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name) for name in names if name[0] == "cinderbox" and len(name) > 1)


def fault(here: tuple[str, ...], there: tuple[str, ...], games: set[str] = GAMES) -> str:
    """What is wrong with `here` importing `there`; "" if nothing is."""
    mine, theirs = here[1] if len(here) > 1 else "", there[1]
    if mine not in RANK or theirs not in RANK:
        return ""  # the package's own front (cinderbox/__init__, errors, version) may gather what it likes
    if mine != theirs and RANK[theirs] >= RANK[mine]:
        return f"{mine} must not know {theirs}"
    game = there[2] if theirs == "games" and len(there) > 2 and there[2] in games else ""
    if game and mine == "games" and len(here) > 2 and here[2] != game and here[2] in games:
        return f"the game {here[2]} must not know the game {game}"
    if game and mine != "games":
        return f"{mine} must not know the insides of {game}"
    return ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SRC).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    here = module_name(path)
    faults = [f"line {line}: {wrong}" for line, there in imports(path) if (wrong := fault(here, there))]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("cinderbox.kernel.state", "cinderbox.games"),
        ("cinderbox.games.radlands.rules", "cinderbox.bots.greedy"),
        ("cinderbox.games.radlands.rules", "cinderbox.games.residuum.rules"),
        ("cinderbox.bots.greedy", "cinderbox.games.radlands.evaluate"),
        ("cinderbox.server.api", "cinderbox.games.radlands"),
        ("cinderbox.terminal.board", "cinderbox.games"),
        ("cinderbox.table.table", "cinderbox.cli"),
        ("cinderbox.experiments.league", "cinderbox.server.app"),
    ],
)
def test_the_check_sees_a_wrong_import(here: str, there: str) -> None:
    assert fault(tuple(here.split(".")), tuple(there.split(".")), {"radlands", "residuum"})


def test_a_lower_layer_is_free_to_use() -> None:
    assert not fault(("cinderbox", "games", "radlands", "rules"), ("cinderbox", "kernel", "state", "State"))
    assert not fault(("cinderbox", "bots", "greedy"), ("cinderbox", "games", "game"), {"radlands"})
    assert not fault(("cinderbox", "games", "radlands", "terminal"), ("cinderbox", "terminal", "board"), {"radlands"})
    assert not fault(("cinderbox", "cli"), ("cinderbox", "experiments", "league"))


def named(path: Path) -> list[str]:
    """The texts in a file that name a game's module, as somebody would who imports it at run time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if text.startswith("cinderbox.games.")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SRC).as_posix())
def test_nobody_names_a_file_of_a_game_but_itself(path: Path) -> None:
    here = module_name(path)
    own = ".".join(here[:3]) if here[1:2] == ("games",) and len(here) > 2 else "no game"
    assert [name for name in named(path) if not name.startswith(own)] == []


INNER = [path for path in FILES if module_name(path)[1:2] in (("kernel",), ("games",), ("bots",), ("table",))]


@pytest.mark.parametrize("path", INNER, ids=lambda path: path.relative_to(SRC).as_posix())
def test_nothing_is_imported_inside_a_function(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [node for one in functions for node in ast.walk(one) if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert not inside


SHOWING = {"view", "labels", "log", "terminal", "catalog"}  # files of a game that tell people about its state


def known_to(module: tuple[str, ...]) -> set[tuple[str, ...]]:
    """A module of a game and all of the game's own modules that it imports, directly or not."""
    found: set[tuple[str, ...]] = set()
    waiting = [module]
    while waiting:
        one = waiting.pop()
        path = SRC.joinpath(*one).with_suffix(".py")
        if not path.exists():
            waiting += [one[:-1]] if len(one) > len(module) else []  # a name in a module
        elif one not in found:
            found.add(one)
            waiting += [there for _, there in imports(path) if there[:3] == module[:3]]
    return found


@pytest.mark.parametrize("game", sorted(GAMES - {"__pycache__"}))
def test_a_state_knows_nothing_of_how_it_is_shown(game: str) -> None:
    known = known_to(("cinderbox", "games", game, "state"))
    assert ("cinderbox", "games", game, "model") in known
    assert not [".".join(one) for one in known if SHOWING & set(one[3:])]
