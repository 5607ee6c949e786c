"""The bot that does anything at all, every open action with the same chance."""

from typing import Any, Final

from cinderbox.bots.interface import Bot, Setting
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.rng import Rng

SETTINGS: Final[dict[str, Setting]] = {}


class RandomBot(Bot):
    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation, seed, settings)
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> int:
        return sight.actions[self.rng.below(len(sight.actions))]
