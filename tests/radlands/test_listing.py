"""The menu of a turn is listed without lists of targets; it must say what its items say one by one."""

from random import Random

import pytest

from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.steps.actions import Actions
from tests.radlands.table import start


def one_by_one(s: RadlandsState) -> list[int]:
    f = s.frames[-1]
    menu = f.program.steps[f.at]
    assert isinstance(menu, Actions)
    look = menu.look(s, f)
    look.survey()
    return [
        s.codes.starts[item.number] + target
        for item in menu.items
        if not item.closed(look)
        for target in item.targets(look)
        if not item.refuse(look, target)
    ]


@pytest.mark.parametrize(("faces", "rules"), [("first", "1.14"), ("revised", "1.2")])
def test_what_is_gathered_is_what_the_items_do_not_refuse(faces: str, rules: str) -> None:
    dice, seen = Random(7), set[str]()
    for seed in range(25):
        state = start(seed, faces=faces, rules=rules)
        while not state.over:
            f = state.frames[-1]
            if state.asked >= 0 and isinstance(f.program.steps[f.at], Actions) and state.taken < 100:
                assert state.actions() == one_by_one(state)
                seen |= {state.codes.word(action) for action in state.actions()}
            state.apply(dice.choice(state.actions()))
    assert seen == {"end", "draw", "silo", "play", "junk", "drop", "use", "use2", "gift"}
