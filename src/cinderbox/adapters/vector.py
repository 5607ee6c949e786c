"""Hundreds of games side by side, a step of all of them in one call, as NumPy arrays.

    from cinderbox.adapters import vector

    env = vector.make("radlands", games=256, seed=1)
    while learning:
        actions = policy(env.observations, env.masks)  # one legal action a game
        env.step(actions)
        env.rewards, env.done

In each game the seat `env.to_act` is to act, and sees its row of `observations`. A game that ends is told by `done`
and `rewards` of that step, and its row shows the next game already. The arrays stay the same objects and are written in
place, by compiled code: copy what is to be kept. All seats are the learner's own: this is for self-play. Against the
bots of the box there is `cinderbox.adapters.gymnasium`.
"""

from typing import Any

try:
    import numpy
except ImportError as missing:
    raise ImportError("This needs NumPy: pip install 'cinderbox[gymnasium]'.") from missing

import cinderbox
from cinderbox.adapters.numbers import rows
from cinderbox.adapters.reward import rewards
from cinderbox.kernel.batch import Batch


def make(
    game: str | cinderbox.Game, games: int = 256, seats: int | None = None, seed: int = 0, **options: object
) -> Any:
    """So many games of one kind; everything follows from the seed."""
    return VectorEnv(cinderbox.game(game) if isinstance(game, str) else game, games, seats, seed, **options)


class VectorEnv:
    def __init__(
        self, game: cinderbox.Game, games: int, seats: int | None = None, seed: int = 0, **options: object
    ) -> None:
        if games < 1:
            raise cinderbox.BadOption("At least one game must be played.")
        self.game = game
        self.seats = game.seat_count(seats)
        self.batch = Batch(game, games, self.seats, seed, options)
        self.names = game.features(self.seats)  # of the columns of `observations`
        self.observations = rows(self.batch.sheet.data, numpy.float32, (games, len(self.names)))
        self.masks = rows(self.batch.masks.data, numpy.bool_, (games, game.actions))
        self.to_act = rows(self.batch.to_act, numpy.int32, (games,))
        self.rewards: Any = numpy.zeros((games, self.seats), numpy.float32)
        self.done: Any = numpy.zeros(games, numpy.bool_)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any]:
        """One action in every game; IllegalAction names the game and the reason, and then nothing has happened.

        Returns `observations`, `masks`, `rewards` and `done`.
        """
        before = self.batch.ended
        self.batch.step(actions.tolist() if hasattr(actions, "tolist") else list(actions))
        for row, _ in before:
            self.done[row] = False
            self.rewards[row] = 0.0
        for row, outcome in self.batch.ended:
            self.done[row] = True
            self.rewards[row] = rewards(outcome, self.seats)
        return self.observations, self.masks, self.rewards, self.done

    def sample(self) -> list[int]:
        """A legal action for every game, each as likely as any other; much cheaper than to choose from `masks`."""
        return self.batch.sample()

    def state(self, row: int) -> cinderbox.State:
        """The game in a row, to look at; play it only by `step`."""
        return self.batch.states[row]
