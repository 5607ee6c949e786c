"""The laws hold where much happens at once: games that go on from random positions with full stocks and many pieces.

CINDERBOX_LAW_GAMES sets how many are played for each seat count, as for the games from the start.
"""

import os
from random import Random

import pytest

from cinderbox.proof.laws import laws
from cinderbox.proof.trial import Trial
from tests.residuum.crowd import crowded
from tests.residuum.table import GAME

GAMES = 3 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_crowded_game_keeps_the_laws(seed, seats):
    dice = Random(f"{seats} {seed}")
    trial = Trial(crowded(seats, dice.getrandbits(30), simpler=seed % 3 == 2), dice, laws(), pace=2)
    breach = trial.run()
    asked = [trial.state.game.text(action) for action in trial.state.actions()[:40]]
    assert breach is None, f"after {trial.decisions} decisions, asked {asked}: {breach}"
