"""How a random player of the laws and the fuzzer is disposed: which verbs it takes often, and which hardly ever.

Evenly random games are all alike: turns end early and nothing is saved for later. A mood is drawn once a game, so
that one game hardly ever ends a turn, another attacks whenever it can, and together they go to far corners. Knows the
public API; knows no game.
"""

from __future__ import annotations

from random import Random

from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

WEIGHTS = (0.05, 1.0, 1.0, 5.0)


class Mood:
    def __init__(self, game: Game, dice: Random) -> None:
        self.verbs = [game.text(action).partition(":")[0] for action in range(game.actions)]
        self.weights = {verb: dice.choice(WEIGHTS) for verb in dict.fromkeys(self.verbs)}

    def choose(self, state: State, seat: int, dice: Random) -> int:
        """An action of the seat: first the verb by its weight, then any of those with that verb."""
        actions = state.actions(seat)
        verbs = list(dict.fromkeys(self.verbs[action] for action in actions))
        verb = dice.choices(verbs, [self.weights[one] for one in verbs])[0]
        return dice.choice([action for action in actions if self.verbs[action] == verb])
