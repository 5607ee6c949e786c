"""Every game as a PettingZoo environment.

    from cinderbox.adapters import pettingzoo

    env = pettingzoo.env("radlands", seats=2)

Turn by turn (AEC): the first of `to_act` is the agent that acts. An action is the game's own int; an observation holds
what `state.features(seat)` says (`game.features()` names the numbers) and the mask of the open actions.
"""

from typing import Any

try:
    import numpy
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("This needs PettingZoo: pip install 'cinderbox[pettingzoo]'.") from missing

import cinderbox
from cinderbox.adapters.numbers import Numbers
from cinderbox.adapters.reward import rewards

SEEDS = 2**62
LINES = 12  # of the log, when rendering


def env(game: str | cinderbox.Game, seats: int | None = None, render_mode: str | None = None, **options: object) -> Any:
    """The game as an environment that forgives nothing: an illegal action loses the game, as PettingZoo has it."""
    bare = CinderboxEnv(game, seats, render_mode, **options)
    checked = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class CinderboxEnv(AECEnv):
    """One table without PettingZoo's wrappers: an illegal action raises IllegalAction and changes nothing."""

    def __init__(
        self, game: str | cinderbox.Game, seats: int | None = None, render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.game = cinderbox.game(game) if isinstance(game, str) else game
        self.options = options
        self.seats = self.game.seats[0] if seats is None else seats
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"cinderbox_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode can be None, 'human' or 'ansi', not {render_mode!r}.")
        self.state = self.game.start(seats=self.seats, seed=0, **options)
        self.numbers = Numbers(self.game, self.seats)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.np_random: Any = None

    def _observation_space(self) -> Any:
        length = self.numbers.features.size
        return spaces.Dict(
            {
                "observation": spaces.Box(-numpy.inf, numpy.inf, (length,), numpy.float32),
                "action_mask": spaces.Box(0, 1, (self.game.actions,), numpy.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        return int(self.possible_agents.index(agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed fixes this game and those after it; `options` are PettingZoo's and mean nothing here."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.state = self.game.start(seats=self.seats, seed=int(self.np_random.integers(SEEDS)), **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whose turn it is; when the game is over every agent hears of it in seat order."""
        self.agent_selection = self.agents[0 if self.state.over else self.state.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat(agent)
        first = seat in self.state.to_act[:1]
        mask = self.numbers.open(self.state, seat).copy() if first else numpy.zeros(self.game.actions, numpy.int8)
        return {"observation": self.numbers.see(self.state, seat).copy(), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state.apply(int(action), self.seat(agent))
        self._cumulative_rewards[agent] = 0.0
        won = rewards(self.state.outcome, self.seats)
        self.rewards = {other: won[self.seat(other)] for other in self.agents}
        if self.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The end of the public log and who is waited for, as text: returned ("ansi") or printed ("human")."""
        text = "\n".join([*self.state.log(None)[-LINES:], self.state.prompt(None)])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""
