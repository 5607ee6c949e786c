"""The laws hold where much happens at once: games that go on from random positions with full stocks and many pieces.

CINDERBOX_LAW_GAMES sets how many are played for each law and seat count, as for the games from the start.
"""

import os
from random import Random

import pytest

from cinderbox.proof.laws import laws, play
from cinderbox.proof.mood import Mood
from tests.residuum.crowd import crowded
from tests.residuum.table import GAME

GAMES = 3 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("law", laws(), ids=lambda law: str(law.number))
def test_every_state_of_a_crowded_game_keeps_the_law(law, seats):
    for seed in range(GAMES):
        dice = Random(f"{law.number} {seats} {seed}")
        mood = Mood(GAME, dice)
        state = crowded(seats, dice.getrandbits(30), simpler=seed % 3 == 2)
        while not state.over:
            complaints = law.check(state, dice) if dice.randrange(2 * law.every) == 0 else []
            said = [state.game.text(action) for action in state.actions()[:40]]
            assert not complaints, f"law {law.number}, seed {seed}, asked {said}:\n" + "\n".join(complaints)
            play(state, dice, 1, mood)
