"""Whatever is handed to the API: what is wrong is answered with one sentence, on both builds, and changes nothing."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import cinderbox
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from tests.kernel import toy
from tests.spoiling import assert_sentence

GAMES = [*cinderbox.games(), toy.GAME]

MANY = 10**5000
NO_SEAT: tuple[object, ...] = (True, False, -1, 9, MANY, 0.0, "0", "", b"0", [0], {}, object())
NO_ACTION: tuple[object, ...] = (
    True,
    False,
    -1,
    10**6,
    MANY,
    1.0,
    "fly:away",
    "",
    "\0",
    "x" * 10_000,
    None,
    b"end",
    [],
    {},
    object(),
)
NO_NUMBER: tuple[object, ...] = (True, -1, -MANY, 0.5, float("nan"), "1", None, [], {}, object())
NO_SEED: tuple[object, ...] = (True, False, MANY, -MANY, 0.5, "7", [], {}, object())
NO_OPTIONS: tuple[object, ...] = (None, 7, "faces", [], [("faces", "first")], {"colour": 1}, {1: 1}, {"seats": 2})

# what is called, with one argument wrong
Call = Callable[[Game, State, Any], object]
CALLS: dict[str, tuple[Call, tuple[object, ...]]] = {
    "start seats": (lambda game, state, bad: game.start(bad), (*NO_SEAT, 0)),
    "start seed": (lambda game, state, bad: game.start(None, bad), (*NO_SEED, None)),
    "start option": (lambda game, state, bad: game.start(None, 1, colour=bad), (1, MANY, None)),
    "complete": (lambda game, state, bad: game.complete(bad), NO_OPTIONS),
    "seat_count": (lambda game, state, bad: game.seat_count(bad), NO_SEAT),
    "text": (lambda game, state, bad: game.text(bad), (*NO_ACTION, "end")),
    "parse": (lambda game, state, bad: game.parse(bad), (*NO_ACTION, 0)),
    "load": (lambda game, state, bad: game.load(bad), (None, 7, "state", [], {}, {"game": "radlands"}, MANY)),
    "actions": (lambda game, state, bad: state.actions(bad), NO_SEAT),
    "apply action": (lambda game, state, bad: state.apply(bad), NO_ACTION),
    "apply action seat": (lambda game, state, bad: state.apply(bad, state.to_act[0]), NO_ACTION),
    "apply seat": (lambda game, state, bad: state.apply(state.actions()[0], bad), NO_SEAT),
    "view": (lambda game, state, bad: state.view(bad), NO_SEAT),
    "determinize seat": (lambda game, state, bad: state.determinize(bad, 1), NO_SEAT),
    "determinize seed": (lambda game, state, bad: state.determinize(0, bad), (*NO_SEED, None)),
    "prompt": (lambda game, state, bad: state.prompt(bad), NO_SEAT),
    "label action": (lambda game, state, bad: state.label(bad, 0), NO_ACTION),
    "label seat": (lambda game, state, bad: state.label(state.actions()[0], bad), NO_SEAT),
    "log seat": (lambda game, state, bad: state.log(bad), NO_SEAT),
    "log since": (lambda game, state, bad: state.log(0, bad), NO_NUMBER),
    "events seat": (lambda game, state, bad: state.events(bad), NO_SEAT),
    "events since": (lambda game, state, bad: state.events(None, bad), NO_NUMBER),
    "key": (lambda game, state, bad: state.key(bad), NO_SEAT),
    "features": (lambda game, state, bad: state.features(bad), NO_SEAT),
    "why_not text": (lambda game, state, bad: state.why_not(bad, 0), NO_ACTION),
    "why_not seat": (lambda game, state, bad: state.why_not("end", bad), NO_SEAT),
    "rules": (lambda game, state, bad: state.rules(bad), NO_SEAT),
    "question": (lambda game, state, bad: state.question(bad), NO_SEAT),
    "record append": (lambda game, state, bad: Record.start(game).append(state, bad), NO_ACTION),
    "record append seat": (lambda game, state, bad: Record.start(game).append(state, state.actions()[0], bad), NO_SEAT),
}


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_argument_is_answered_with_one_sentence(game: Game, call: str) -> None:
    state = game.start(seed=3)
    before = state.dump()
    function, wrong = CALLS[call]
    for bad in wrong:
        with pytest.raises(cinderbox.CinderboxError) as error:
            function(game, state, bad)
        assert_sentence(error.value)
    assert state.dump() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_right_is_taken_in_every_form(game: Game) -> None:
    state = game.start(seed=3)
    seat, action = state.to_act[0], state.actions()[0]
    text = game.text(action)
    assert state.label(text, seat) == state.label(action, seat) == state.label(f" {text} ", seat)
    assert state.why_not(text, seat) == state.why_not(action, seat) == ""
    assert state.log(seat, 10**9) == [] == state.events(None, 10**9)
    other = state.clone()
    state.apply(action)
    other.apply(text, seat)
    assert state.digest() == other.digest()


@pytest.mark.parametrize(
    ("id", "content"),
    [("chess", None), (7, None), (None, None), (["radlands"], None), ("x" * 9999, None), ("radlands", 7)],
)
def test_a_game_that_is_not_there_is_said_to_be_so(id: Any, content: Any) -> None:
    with pytest.raises(cinderbox.CinderboxError) as error:
        cinderbox.game(id, content)
    assert_sentence(error.value)


SPELLINGS = [
    "import cinderbox.games.radlands.position\ncinderbox.games.radlands.position.lay",
    "import cinderbox.games.radlands.position as p\np.lay",
    "from cinderbox.games.radlands import position\nposition.lay",
    "from cinderbox.games.radlands.position import lay\nlay",
    "import cinderbox\nimport cinderbox.games as games\ngames.game('radlands')\ngames.radlands",
    "from cinderbox import games\ngames()\nimport cinderbox.games.residuum.position as p\np.lay",
    "import importlib\nimportlib.import_module('cinderbox.games.radlands.position').lay",
]


def test_the_games_are_a_package_and_a_function_under_any_spelling() -> None:
    known = [game.id for game in cinderbox.games()]
    before = f"import cinderbox\nassert [game.id for game in cinderbox.games()] == {known!r}\n"
    for spelling in SPELLINGS:
        text = f"{spelling}\n{before}{spelling}\n{before}"
        done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
        assert done.returncode == 0, (text, done.stderr)
