"""Every game is a Gymnasium environment for one learner among bots."""

import warnings

import pytest

import cinderbox
from cinderbox.adapters.reward import rewards

checker = pytest.importorskip("gymnasium.utils.env_checker", reason="Gymnasium is not installed")
gymnasium = pytest.importorskip("cinderbox.adapters.gymnasium", reason="Gymnasium is not installed")

GAMES = ["radlands", "examples/scavengers"]


@pytest.mark.parametrize("id", [game.id for game in cinderbox.games()])
def test_gymnasiums_own_checker_is_content(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # numbers have no bounds, which it would rather see
        checker.check_env(gymnasium.make(id), skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
def test_the_learner_is_asked_until_the_game_is_over_and_is_given_what_it_won(id: str) -> None:
    env = gymnasium.make(id, opponents=["random"])
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert observation.tolist() == env.state.features(info["seat"])
            open_actions = info["action_mask"].nonzero()[0]
            assert list(open_actions) == env.state.actions(info["seat"])
            assert reward == 0.0
            observation, reward, over, _, info = env.step(open_actions[-1])
        assert reward == rewards(env.state.outcome, env.seats)[info["seat"]]


def test_the_same_seed_gives_the_same_games() -> None:
    def told(seed: int) -> list[object]:
        env = gymnasium.make("radlands", opponents=["greedy:beam=1,worlds=1"])
        env.reset(seed=seed)
        for _ in range(3):
            env.step(env.action_masks().nonzero()[0][0])
        first = env.state.digest()
        env.reset()
        return [first, env.seat, env.state.digest()]

    assert told(5) == told(5) != told(6)


def test_an_action_that_is_not_open_loses_the_game_and_says_why() -> None:
    env = gymnasium.make("radlands", seat=1)
    env.reset(seed=1)
    closed = int((~env.action_masks()).nonzero()[0][0])
    _, reward, over, _, info = env.step(closed)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(")")  # a sentence and the id of its rule


def test_opponents_are_named_as_everywhere() -> None:
    assert gymnasium.make("residuum", opponents=["greedy", "random"]).seats == 3
    assert gymnasium.make("residuum", opponents=["random"], seats=4).opponents == ("random",) * 3
    with pytest.raises(cinderbox.BadOption, match="2 opponents are needed, and 3 were named"):
        gymnasium.make("residuum", opponents=["random"] * 3, seats=3)
    with pytest.raises(cinderbox.BadOption, match="nobody"):
        gymnasium.make("radlands", opponents=["nobody"])
    with pytest.raises(cinderbox.BadOption, match="There is no seat 2"):
        gymnasium.make("radlands", seat=2)
