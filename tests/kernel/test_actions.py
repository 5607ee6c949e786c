"""The flat action space: texts and codes, both ways."""

import pytest

from cinderbox import IllegalAction
from cinderbox.kernel.actions import ActionSpace, Verb


@pytest.fixture
def space() -> ActionSpace:
    return ActionSpace([Verb("end", []), Verb("play", ["scout", "gunner"]), Verb("draw", [])])


def test_verbs_own_runs_of_codes(space: ActionSpace) -> None:
    assert space.texts == ["end", "play:scout", "play:gunner", "draw"]
    assert space.size == 4
    assert [space.verb(action).name for action in range(4)] == ["end", "play", "play", "draw"]


def test_texts_parse_back(space: ActionSpace) -> None:
    assert [space.parse(space.text(action)) for action in range(4)] == [0, 1, 2, 3]
    assert space.parse("  play:scout ") == 1


@pytest.mark.parametrize("action", [-1, 4, 10**30])
def test_a_number_outside_is_no_action(space: ActionSpace, action: int) -> None:
    with pytest.raises(IllegalAction, match="is no action"):
        space.text(action)


@pytest.mark.parametrize("text", ["", "play", "play:nobody", "END", "end:"])
def test_a_text_outside_is_no_action(space: ActionSpace, text: str) -> None:
    with pytest.raises(IllegalAction, match="There is no action"):
        space.parse(text)


def test_two_actions_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="one text"):
        ActionSpace([Verb("play", ["scout"]), Verb("play", ["scout"])])
