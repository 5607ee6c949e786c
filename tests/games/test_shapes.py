"""What a game shows is as its types say, from which the browser's types are made."""

import json
from random import Random

import msgspec
import pytest

import cinderbox
from cinderbox.proof.laws import play
from cinderbox.proof.leak import viewers
from cinderbox.proof.setups import pairs

SHAPED = [game for game in cinderbox.games() if game.shapes()]


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: game.id)
def test_every_view_is_as_its_type_says(game: cinderbox.Game) -> None:
    kind = game.shapes()["view"]
    for seed, (seats, options) in enumerate(pairs(game)):
        state, dice = game.start(seats, seed, **options), Random(seed)
        while True:
            for viewer in viewers(state):
                told = json.loads(json.dumps(state.view(viewer)))
                assert json.loads(msgspec.json.encode(msgspec.convert(told, kind, strict=True))) == told
            if not play(state, dice, 9):
                break


@pytest.mark.parametrize("game", SHAPED, ids=lambda game: game.id)
def test_every_catalog_is_as_its_type_says(game: cinderbox.Game) -> None:
    kind = game.shapes()["catalog"]
    for _, options in pairs(game):
        told = json.loads(json.dumps(game.catalog(options)))
        assert json.loads(msgspec.json.encode(msgspec.convert(told, kind, strict=True))) == told
