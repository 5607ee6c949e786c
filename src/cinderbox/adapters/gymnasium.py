"""Every game as a Gymnasium environment: one learner, and bots of the box or from outside in the other seats.

    from cinderbox.adapters import gymnasium

    env = gymnasium.make("radlands", opponents=["greedy"])

An observation is what the learner's seat sees (`game.features()` names the numbers), an action the game's own int.
`env.action_masks()` and `info["action_mask"]` say what is open: sb3-contrib's MaskablePPO asks for the first. A step
runs until the learner is asked again or the game is over. The reward comes at the end: of two seats 1 for a win, -1
for a loss. An action that is not open loses the game.
"""

import random
from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
except ImportError as missing:
    raise ImportError("This needs Gymnasium: pip install 'cinderbox[gymnasium]'.") from missing

import cinderbox
from cinderbox import bots
from cinderbox.adapters.numbers import Numbers
from cinderbox.adapters.reward import rewards

SEEDS = 2**62


def make(
    game: str | cinderbox.Game,
    opponents: Sequence[str] = ("random",),
    seat: int | None = None,
    seats: int | None = None,
    **options: object,
) -> "SoloEnv":
    """The game with these bots as opponents, one for all other seats or one for each; without a `seat` the learner's is
    drawn anew for each game."""
    return SoloEnv(game, opponents, seat, seats, **options)


class SoloEnv(gymnasium.Env):
    def __init__(
        self,
        game: str | cinderbox.Game,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        seats: int | None = None,
        **options: object,
    ) -> None:
        self.game = cinderbox.game(game) if isinstance(game, str) else game
        named = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        count = seats if seats is not None else len(named) + 1 if len(named) > 1 else None
        self.seats = self.game.seat_count(count)
        self.opponents = named * (self.seats - 1) if len(named) == 1 else named
        if len(self.opponents) != self.seats - 1:
            raise cinderbox.BadOption(f"{self.seats - 1} opponents are needed, and {len(named)} were named.")
        if seat is not None and seat not in range(self.seats):
            raise cinderbox.BadOption(f"There is no seat {seat}: seats are numbered from 0 to {self.seats - 1}.")
        for spec in self.opponents:
            bots.parse(spec, self.game.id, 0)
        self.fixed = seat
        self.options = options
        self.seat = seat or 0
        self.players: dict[int, bots.Bot] = {}
        self.sights = random.Random(0)
        self.numbers = Numbers(self.game, self.seats)
        self.state = self.game.start(seats=self.seats, seed=0, **options)
        size = self.numbers.features.size
        self.observation_space = spaces.Box(-numpy.inf, numpy.inf, (size,), numpy.float32)
        self.action_space = spaces.Discrete(self.game.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. A seed fixes this game and those after it; `options` are Gymnasium's and mean nothing here."""
        super().reset(seed=seed)
        while True:
            dice = random.Random(int(self.np_random.integers(SEEDS)))
            self.seat = dice.randrange(self.seats) if self.fixed is None else self.fixed
            self.state = self.game.start(seats=self.seats, seed=dice.getrandbits(62), **self.options)
            others = [seat for seat in range(self.seats) if seat != self.seat]
            self.players = {
                seat: bots.parse(spec, self.game.id, dice.getrandbits(62))
                for seat, spec in zip(others, self.opponents, strict=True)
            }
            self.sights = dice
            self.go_on()
            if not self.state.over:  # a game can end before the learner is asked anything
                return self.seen()

    def go_on(self) -> None:
        """Let the others act until the learner is asked."""
        while not self.state.over and self.seat not in self.state.to_act:
            other = self.state.to_act[0]
            sight = bots.sight(self.state, other, self.sights.getrandbits(62))
            self.state.apply(self.players[other].choose(sight), other)

    def seen(self) -> tuple[Any, dict[str, Any]]:
        observation = self.numbers.see(self.state, self.seat).copy()
        return observation, {"seat": self.seat, "action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """Which actions are open to the learner."""
        return self.numbers.open(self.state, self.seat).astype(bool)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(int(action), self.seat)
        except cinderbox.IllegalAction as refused:
            observation, info = self.seen()
            return observation, -1.0, True, False, {**info, "illegal": str(refused)}
        self.go_on()
        observation, info = self.seen()
        reward = rewards(self.state.outcome, self.seats)[self.seat]
        return observation, reward, self.state.over, False, info
