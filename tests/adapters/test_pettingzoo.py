"""Every game at every seat count is a PettingZoo environment that passes PettingZoo's own tests."""

import warnings

import pytest

import cinderbox
from cinderbox.adapters.reward import rewards

pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")
pettingzoo = pytest.importorskip("cinderbox.adapters.pettingzoo", reason="PettingZoo is not installed")

TABLES = [(game.id, seats) for game in cinderbox.games() for seats in game.seats]
every_table = pytest.mark.parametrize(("id", "seats"), TABLES)


def play(env, pick=0) -> dict[str, float]:
    """Play to the end, always the same of the open actions; returns what each agent was given in all."""
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, _, _ = env.last()
        total[agent] += reward
        open_actions = observation["action_mask"].nonzero()[0]
        env.step(None if termination else int(open_actions[pick % len(open_actions)]))
    return total


@every_table
def test_pettingzoos_own_test_is_content(id: str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather see arrays than dicts with a mask
        pettingzoo_test.api_test(pettingzoo.env(id, seats=seats), num_cycles=200)


@every_table
def test_one_seed_gives_one_game(id: str, seats: int) -> None:
    pettingzoo_test.seed_test(lambda: pettingzoo.env(id, seats=seats), num_cycles=200)


@every_table
def test_the_mask_is_the_open_actions_and_the_observation_the_features(id: str, seats: int) -> None:
    env = pettingzoo.env(id, seats=seats)
    env.reset(seed=3)
    table = env.unwrapped
    for _ in range(100):
        if table.state.over:
            break
        seat = table.state.to_act[0]
        assert env.agent_selection == f"player_{seat}"
        observation = env.observe(env.agent_selection)
        assert list(observation["action_mask"].nonzero()[0]) == table.state.actions(seat)
        assert observation["observation"].tolist() == pytest.approx(table.state.features(seat))
        for other in range(seats):
            if other != seat:
                assert not env.observe(f"player_{other}")["action_mask"].any()
        env.step(table.state.actions(seat)[-1])


@every_table
def test_at_the_end_everybody_is_given_what_the_outcome_says(id: str, seats: int) -> None:
    env = pettingzoo.env(id, seats=seats)
    env.reset(seed=1)
    total = play(env, pick=7)
    outcome = env.unwrapped.state.outcome
    assert outcome is not None
    assert list(total.values()) == rewards(outcome, seats)


def test_an_illegal_action_loses_the_game() -> None:
    env = pettingzoo.env("radlands")
    env.reset(seed=1)
    culprit = env.agent_selection
    closed = [a for a in range(env.action_space(culprit).n) if a not in env.unwrapped.state.actions()]
    env.step(closed[0])
    assert env.rewards[culprit] == -1
    assert all(env.terminations.values())


def test_without_the_wrappers_an_illegal_action_raises_and_changes_nothing() -> None:
    env = pettingzoo.CinderboxEnv("radlands")
    env.reset(seed=1)
    before = env.state.digest()
    with pytest.raises(cinderbox.IllegalAction):
        env.step(env.game.parse("end"))
    assert env.state.digest() == before


def test_a_seed_fixes_the_games_that_follow_too() -> None:
    def digests(seed: int) -> list[str]:
        env = pettingzoo.CinderboxEnv("radlands")
        env.reset(seed=seed)
        first = env.state.digest()
        env.reset()
        return [first, env.state.digest()]

    assert digests(5) == digests(5)
    assert digests(5)[0] != digests(5)[1]
    assert digests(5) != digests(6)


def test_options_reach_the_game_and_wrong_ones_are_named() -> None:
    env = pettingzoo.env("radlands", setup="first-game")
    env.reset(seed=1)
    assert env.unwrapped.state.variant["setup"] == "first-game"
    with pytest.raises(cinderbox.BadOption, match="setup"):
        pettingzoo.env("radlands", setup="none")


def test_rendering_is_text_that_tells_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("radlands", render_mode="ansi", setup="first-game")
    env.reset(seed=1)
    state = env.unwrapped.state
    assert env.render().splitlines()[-1] == state.prompt(None)
    env = pettingzoo.env("radlands", render_mode="human")
    env.reset(seed=1)
    env.step(env.unwrapped.state.actions()[0])
    assert "Waiting for" in capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("radlands", render_mode="rgb_array")


@pytest.mark.parametrize(
    ("winners", "seats", "given"),
    [
        ((1,), 2, [-1, 1]),
        ((), 2, [0, 0]),
        ((0, 1), 2, [0, 0]),
        ((2,), 4, [-1, -1, 3, -1]),
        ((0, 3), 4, [1, -1, -1, 1]),
        ((0,), 1, [1]),
        ((), 1, [-1]),
    ],
)
def test_losers_stake_one_each_and_winners_share(winners: tuple[int, ...], seats: int, given: list[int]) -> None:
    assert rewards(cinderbox.Outcome((0,) * seats, winners, "", ()), seats) == given


def test_before_the_end_nobody_is_given_anything() -> None:
    assert rewards(None, 3) == [0, 0, 0]
