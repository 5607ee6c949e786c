"""The engine's menu against a second reading of the ledger, in crowded positions and in what becomes of them."""

from random import Random

import pytest

from cinderbox.lab.laws import play
from cinderbox.lab.mood import Mood
from tests.residuum.crowd import crowded
from tests.residuum.reading import VERBS, Reading
from tests.residuum.table import GAME, texts


@pytest.mark.rule("RSD-PAY-01", "RSD-DEC-06", "RSD-AIM-02", "RSD-RUL-16", "RSD-RUL-17", "RSD-TERM-01")
@pytest.mark.parametrize("seed", range(12))
def test_the_menu_offers_what_the_ledger_allows_and_nothing_else(seed: int) -> None:
    dice = Random(seed)
    state = crowded(2 + seed % 3, dice.getrandbits(30), simpler=seed % 4 == 3)
    mood = Mood(GAME, dice)
    read = 0
    for _ in range(250):
        if state.over:
            break
        offered = texts(state)
        if "end" in offered:
            mine = {one for one in offered if one.partition(":")[0] in VERBS}
            assert mine == Reading(state).menu()
            read += 1
        play(state, dice, 1, mood)
    assert read
