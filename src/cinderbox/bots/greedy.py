"""The bot that plans its own whole turn and looks no further.

In a few worlds that may be the true one it follows the most promising plans (a beam) to the end of its turn, judges
the positions there, and takes the first action that is best over all worlds. While nothing new comes in it
keeps to its plan.
"""

from typing import Any, Final

from cinderbox.bots.interface import PlanningBot, Setting
from cinderbox.bots.planner import EVERY, Plan, Planner
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation

SETTINGS: Final[dict[str, Setting]] = {
    "beam": Setting(8, 1, 1000, True, "how many plans are followed at once"),
    "worlds": Setting(2, 1, 1000, True, "in how many worlds it plans"),
    "width": Setting(EVERY, 1, EVERY, True, "how many actions it weighs at each click"),
    "deep": Setting(0, 0, 1, True, "1: it judges as bots do that look ahead, where a game makes a difference"),
    "purposes": Setting(0, 0, 1, True, "1: it plans with purposes of several actions, where a game names such"),
}


class GreedyBot(PlanningBot):
    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation.deep() if settings["deep"] > 0 else evaluation, seed, settings)
        self.planner = Planner(self.evaluation, int(settings["beam"]), int(settings["width"]), settings["purposes"] > 0)
        self.worlds = int(settings["worlds"])

    def think(self, sight: Sight) -> int:
        total: dict[int, float] = dict.fromkeys(sight.actions, 0.0)
        best: dict[int, Plan] = {}
        for n in range(self.worlds):
            plans = self.planner.plans(sight.world(self.seed + n), sight.seat)
            least = plans[-1].value
            found: dict[int, float] = {}
            for plan in plans:  # the best first
                first = plan.actions[0]
                if first not in found:
                    found[first] = plan.value
                    if first not in best:
                        best[first] = plan
            for action in total:
                total[action] += found.get(action, least)
        chosen = sight.actions[0]
        for action in sight.actions:
            if action in best and (chosen not in best or total[action] > total[chosen] + 1e-9):
                chosen = action
        if chosen in best:
            self.plan = best[chosen].actions
            self.marks = best[chosen].marks
        return chosen
