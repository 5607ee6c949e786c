"""Nothing changes on the table without a line in the log."""

import os
from random import Random

import pytest

from cinderbox.proof.laws import play as play_on
from cinderbox.proof.mood import Mood
from cinderbox.proof.setups import setups
from tests.radlands.table import GAME, lay, play, start, table

GAMES = 3 * int(os.environ.get("CINDERBOX_LAW_GAMES", "1"))
WHO_IS_ASKED = ("to_act", "waiting")


@pytest.mark.parametrize("options", [options for _, options in setups(GAME)], ids=str)
def test_whenever_the_table_changes_something_is_told(options: dict[str, object]) -> None:
    for seed in range(GAMES):
        state, dice = start(seed, **options), Random(seed)
        mood, heard = Mood(GAME, dice), len(state.log(None))
        while not state.over:
            before = table(state)
            (_, action), *_ = play_on(state, dice, 1, mood)
            told, now = len(state.log(None, heard)), table(state)
            changed = [name for name in before if before[name] != now[name] and name not in WHO_IS_ASKED]
            assert told or not changed, f"seed {seed}: {GAME.text(action)} changes {changed} in silence"
            heard += told


@pytest.mark.rule("RAD-PLY-01")
def test_a_person_is_told_when_it_leaves_the_hand_and_when_it_stands() -> None:
    state = play(lay("P hand: Sniper"), "play:sniper")
    assert state.log(1)[-1] == "Player 1 brings out Sniper."
    play(state, "place:a1.1")
    assert "Player 1 plays Sniper for 1 water." in state.log(1)


@pytest.mark.rule("RAD-RUL-54", "RAD-FAE-02")
def test_high_ground_is_told_from_lifting_the_people_to_the_end() -> None:
    state = lay("P1: Railgun < Muse\nP queue: High Ground, -, -\nphase: events")
    lifted = play(state.clone(), "rearrange")
    assert "Player 1 rearranges all people." in lifted.log(None)
    left = play(state, "decline")
    told = ["This turn no card of player 2 is protected.", "High Ground of player 1 has resolved."]
    assert [line for line in left.log(None) if line in told] == told
