"""The flat action space: texts and codes, both ways."""

import pytest

from cinderbox import IllegalAction
from cinderbox.kernel.actions import ActionSpace


@pytest.fixture
def space() -> ActionSpace:
    found = ActionSpace()
    assert [found.register("end"), found.register("play", ["scout", "gunner"]), found.register("draw")] == [0, 1, 3]
    return found


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


def test_verbs_have_numbers(space: ActionSpace) -> None:
    assert [space.verb_number(name) for name in ("end", "play", "draw")] == [0, 1, 2]
    assert (list(space.starts), list(space.owners)) == ([0, 1, 3], [0, 1, 1, 2])
    with pytest.raises(ValueError, match="no verb is called 'fly'"):
        space.verb_number("fly")


def test_two_actions_cannot_share_a_text(space: ActionSpace) -> None:
    with pytest.raises(ValueError, match="two actions have the text 'play:scout'"):
        space.register("play", ["scout"])
