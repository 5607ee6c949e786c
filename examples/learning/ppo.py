"""Trains sb3-contrib's MaskablePPO on a game of the box against a named bot, and measures it before and after.

    pip install 'cinderbox[gymnasium]' sb3-contrib
    python examples/learning/ppo.py radlands --against random --steps 30000

The features are whole numbers of very different size, so their logarithm is learned from.
"""

import argparse
from typing import Any

import numpy
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO

from cinderbox.adapters import gymnasium as adapter


def scaled(numbers: Any) -> Any:
    return numpy.sign(numbers) * numpy.log1p(numpy.abs(numbers))


def made(game: str, bot: str) -> Any:
    env = adapter.make(game, opponents=[bot])
    return TransformObservation(env, scaled, env.observation_space)


def won(model: Any, game: str, bot: str, games: int, seed: int) -> float:
    """The share of games that a model wins; half for a draw."""
    env = made(game, bot)
    total = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=False)
            seen, reward, over, _, _ = env.step(action)
        total += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="radlands")
    parser.add_argument("--against", default="random")
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--games", type=int, default=100, help="to measure it with")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    model = MaskablePPO(
        "MlpPolicy",
        made(said.game, said.against),
        n_steps=1024,
        batch_size=256,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 64]},
        seed=said.seed,
        device="cpu",
    )
    for steps in (0, said.steps):
        if steps:
            model.learn(steps)
        share = won(model, said.game, said.against, said.games, seed=10**6)
        print(f"after {steps} steps: {share:.1%} of {said.games} games won against {said.against}", flush=True)


if __name__ == "__main__":
    main()
