"""Many games side by side: each is the game that it would be alone."""

from typing import Any

import pytest

import cinderbox

numpy = pytest.importorskip("numpy", reason="NumPy is not installed")
vector = pytest.importorskip("cinderbox.adapters.vector", reason="NumPy is not installed")

TABLES = [(game.id, seats) for game in cinderbox.games() for seats in (game.seats[0], game.seats[-1])]


def last_open(env: Any) -> Any:
    """The last of the open actions in every game."""
    return env.masks.shape[1] - 1 - env.masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize(("id", "seats"), dict.fromkeys([*TABLES, ("examples/scavengers", 2)]))
def test_every_row_shows_what_its_seat_sees_and_may_do(id: str, seats: int) -> None:
    env = vector.make(id, games=3, seats=seats, seed=4)
    for step in range(60):
        for row in range(3):
            state = env.state(row)
            seat = state.to_act[0]
            assert env.to_act[row] == seat
            assert list(env.masks[row].nonzero()[0]) == state.actions(seat)
            if step % 10 == 0:
                assert env.observations[row].tolist() == state.features(seat)
        env.step(last_open(env))


def test_a_game_that_ends_is_paid_and_followed_by_the_next() -> None:
    env = vector.make("radlands", games=4, seed=1)
    alone = [env.game.start(seed=env.batch.seed_of(row, 0)) for row in range(4)]
    ends = 0
    while ends < 4:
        actions = last_open(env)
        for row in range(4):
            if env.batch.begun[row] == 1:
                alone[row].apply(int(actions[row]))
        _, _, rewards, done = env.step(actions)
        for row in done.nonzero()[0].tolist():
            if env.batch.begun[row] == 2:
                ends += 1
                won = alone[row].outcome
                assert won is not None
                assert [seat for seat in range(2) if rewards[row][seat] > 0] == list(won.winners)
                assert env.state(row).digest() == env.game.start(seed=env.batch.seed_of(row, 1)).digest()
        assert not rewards[~done].any()


def test_the_arrays_stay_where_they_are() -> None:
    env = vector.make("radlands", games=2)
    before = env.observations, env.masks, env.to_act
    seen = env.observations.copy()
    env.step(last_open(env))
    assert all(one is other for one, other in zip(before, (env.observations, env.masks, env.to_act), strict=True))
    assert (seen != env.observations).any()


def test_one_illegal_action_stops_the_step_before_anything_has_happened() -> None:
    env = vector.make("radlands", games=3, seed=2)
    before = [env.state(row).digest() for row in range(3)]
    actions = last_open(env)
    actions[1] = (~env.masks[1]).nonzero()[0][0]
    with pytest.raises(cinderbox.IllegalAction, match=r"In game 1: .*\(RAD-"):
        env.step(actions)
    with pytest.raises(cinderbox.IllegalAction, match="There are 3 games, and 2 actions were given"):
        env.step(actions[:2])
    assert [env.state(row).digest() for row in range(3)] == before
    with pytest.raises(cinderbox.BadOption, match="At least one game"):
        vector.make("radlands", games=0)


def test_a_row_does_not_depend_on_how_many_there_are() -> None:
    few, many = (vector.make("radlands", games=games, seed=9) for games in (1, 5))
    for _ in range(200):
        few.step(last_open(few))
        many.step(last_open(many))
    assert (few.observations[0] == many.observations[0]).all()


def test_samples_are_open_of_every_kind_and_follow_from_the_seed() -> None:
    one, other = (vector.make("radlands", games=8, seed=3) for _ in range(2))
    seen = set()
    for _ in range(60):
        actions = one.sample()
        assert actions == other.sample()
        assert one.masks[numpy.arange(8), actions].all()
        seen |= {
            (state.actions().index(action), len(state.actions()))
            for state, action in zip(one.batch.states, actions, strict=True)
        }
        one.step(actions)
        other.step(numpy.array(actions))
    pairs = {at for at, count in seen if count == 2}
    assert pairs == {0, 1}  # of two open actions both are drawn
