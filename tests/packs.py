"""Packs of cards put together anew: cards swap what they do, at random; each change is refused or is played."""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import cinderbox
from cinderbox.kernel.game import Game
from tests.spoiling import assert_sentence

Pack = dict[str, Any]


def own_pack(game: str) -> Pack:
    path = Path(cinderbox.__file__).parent / "games" / game / "content.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def recombined(game: str, made: Callable[[Pack], Game], change: Callable[[Pack, Random], None], dice: Random) -> Game:
    """The game with a pack in which many things are otherwise; what is refused is left as it was."""
    pack = own_pack(game)
    found = made(pack)
    for _ in range(60):
        trial = copy.deepcopy(pack)
        change(trial, dice)
        try:
            found = made(trial)
        except cinderbox.BadContent as error:
            assert_sentence(error)
        else:
            pack = trial
    return found


def assert_plays(game: Game, dice: Random, games: int, look: int) -> None:
    """Random games come to an end, and every so often each piece is somewhere exactly once."""
    for _ in range(games):
        options = {name: dice.choice(option.choices) for name, option in game.options.items()}
        state = game.start(dice.choice(game.seats), dice.getrandbits(40), **options)
        while not state.over:
            seat = dice.choice(state.to_act)
            action = dice.choice(state.actions(seat))
            state.label(action, seat)
            state.apply(action, seat)
            if dice.randrange(look) == 0:
                assert game.load(state.dump()).digest() == state.digest()
                state.view(seat), state.prompt(seat)
            assert state.count < game.bound
        state.log(0), state.events(None)
