"""Several seats decide at once: lanes, commits, and what opens at the end."""

import pytest

from cinderbox import CorruptState, IllegalAction
from tests.kernel import toy


def test_all_seats_are_asked_at_once() -> None:
    state = toy.GAME.start(3, 1)
    assert state.to_act == (0, 1, 2)
    assert all(state.actions(seat) for seat in range(3))


def test_a_pick_is_put_until_it_has_no_options_left() -> None:
    state = toy.GAME.start(2, 1)
    state.apply("stake:2", 0)
    assert all(toy.GAME.text(action).startswith("lay:") for action in state.actions(0))
    state.apply(state.actions(0)[0], 0)
    state.apply(state.actions(0)[0], 0)
    assert state.to_act == (1,)


def test_nothing_is_logged_drawn_or_counted_before_the_last_commit() -> None:
    state = toy.GAME.start(2, 1)
    log, mark, count = state.log(None), state.mark, state.count
    state.apply("stake:1", 1)
    state.apply(state.actions(1)[0], 1)
    assert (state.log(None), state.mark, state.count) == (log, mark, count)
    state.apply("stake:0", 0)
    assert state.log(None)[len(log) : len(log) + 2] == ["Player 1 stakes 0.", "Player 2 stakes 1."]
    assert state.mark > mark and state.count == count + 3


def test_who_has_committed_cannot_act() -> None:
    state = toy.GAME.start(2, 1)
    state.apply("stake:0", 0)
    with pytest.raises(IllegalAction, match="not your turn"):
        state.apply("stake:0", 0)


def test_sealed_answers_survive_saving_and_loading() -> None:
    state = toy.GAME.start(2, 1)
    state.apply("stake:1", 0)
    loaded = toy.GAME.load(state.dump())
    assert loaded.actions(0) == state.actions(0) and loaded.digest() == state.digest()


def test_a_sealed_answer_that_was_not_open_is_no_state() -> None:
    dump = toy.GAME.start(2, 1).dump()
    dump["lanes"] = [[toy.DOUBT], []]
    with pytest.raises(CorruptState):
        toy.GAME.load(dump)


def test_a_deal_empties_the_lanes_of_others_and_keeps_ones_own() -> None:
    state = toy.GAME.start(2, 1)
    state.apply("stake:1", 0)
    state.apply("stake:1", 1)
    world = state.determinize(0, 9)
    assert world.lanes[0].answers == [toy.STAKE + 1]
    assert world.lanes[1].answers == []


def test_a_deal_fills_the_lane_of_a_seat_that_has_committed() -> None:
    state = toy.GAME.start(2, 1)
    state.apply("stake:0", 1)
    answers = {tuple(state.determinize(0, seed).lanes[1].answers) for seed in range(60)}
    assert {len(given) for given in answers} == {1, 2, 3}
    assert all(state.determinize(0, seed).to_act == (0,) for seed in range(20))
