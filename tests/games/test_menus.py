"""What an item says to make listing fast is true in play."""

from random import Random

import pytest

import cinderbox
from cinderbox.kernel.menu import Menu
from cinderbox.proof.laws import play


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_what_an_item_is_sure_of_it_does_not_refuse(game: cinderbox.Game) -> None:
    menus = [step for program in game.programs for step in program.steps if isinstance(step, Menu)]
    if not any(item.sure for menu in menus for item in menu.items):
        pytest.skip("its items are sure of nothing")
    state, dice, seen = game.start(seed=5), Random(5), 0
    for _ in range(400):
        if state.over:
            break
        f = state.frames[-1]
        step = f.program.steps[f.at]
        if isinstance(step, Menu):
            look = step.look(state, f)
            look.survey()
            for item in [item for item in step.items if item.sure]:
                for target in item.targets(look):
                    assert not item.closed(look) and not item.refuse(look, target)
                    seen += 1
        play(state, dice, 1)
    assert seen
