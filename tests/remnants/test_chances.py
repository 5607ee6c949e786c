"""What players are told before they fight: how far it is, what both sides have, how likely it is enough."""

from typing import Any

import pytest

from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.chances import chance, ways
from tests.remnants.table import attack, lay, play

FACES = [0, 0, 1, 1, 2, 3]


def told(state: RemnantsState) -> dict[str, Any]:
    """What the first player is told beside the question."""
    return state.question(0) or {}


def test_two_dice_show_nothing_in_four_ways_of_thirty_six() -> None:
    assert ways(FACES, 2)[0] == 4 and sum(ways(FACES, 2)) == 36


@pytest.mark.parametrize(
    ("mine", "theirs", "lead", "said"),
    [(1, 0, -1, 67), (1, 0, 0, 100), (1, 0, -4, 0), (0, 1, 0, 33), (10, 0, -1, 99)],
    ids=["a hit is needed", "none is needed", "out of reach", "they must miss", "nearly sure"],
)
def test_a_chance_is_certain_only_if_it_is(mine: int, theirs: int, lead: int, said: int) -> None:
    assert chance(FACES, mine, theirs, lead) == said


def test_who_fights_the_yugai_is_told_the_chance_of_what_was_laid() -> None:
    state = lay("A figures: D2\nA hand: red_brute, gm_min\nA pile: red_scrapper\ntokens: suppressor D3\nA leader: red")
    play(state, "action:move", "move:d2")
    assert (told(state)["far"]["to:d3"], told(state)["far"]["to:b2"]) == (1, 2), "how far away"
    play(state, "to:d3", "done", "fight:d3-suppressor", "lay:gm_min")
    assert (told(state)["cards"], told(state)["dice"]) == (7, [1]), "4, and 3 more against a YCU"
    assert told(state)["chance"] == 67, "one hit is needed"
    play(state, "blind")
    assert told(state)["chance"] == 67, "nobody knows what a blind card brings"


def test_everybody_sees_what_is_revealed_and_nobody_the_rest() -> None:
    state = attack("A figures: C4\nA hand: red_brute\nB figures: D4\nB hand: blue_worker, blue_foreman\nB leader: blue")
    shown: Any = state.view(None)
    fight = shown["table"]["battle"]
    assert fight["attacks"] == [[], []] and fight["chance"] is None
    assert [side["cards"] for side in fight["sides"]] == [0, 0]
