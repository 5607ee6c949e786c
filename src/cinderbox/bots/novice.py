"""The bot for beginners: it plays sensibly, overlooks things, and has its likings.

It weighs a few actions at each click, follows few plans, and in one world only. Of the plans that look about as good as
the best one it takes any, most often those with what it likes: some verbs more than others, the same ones for a whole
game. A win that it sees it takes.
"""

import math
from typing import Any, Final

from cinderbox.bots.interface import PlanningBot, Setting
from cinderbox.bots.planner import Plan, Planner
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.rng import Rng, fold, seeded
from cinderbox.kernel.state import State

SETTINGS: Final[dict[str, Setting]] = {
    "gap": Setting(2, 0, 100, False, "how much worse than the best a plan may be, measured by how far the mean is"),
    "beam": Setting(1, 1, 1000, True, "how many plans are followed at once"),
    "width": Setting(3, 1, 1000, True, "how many actions it weighs at each click"),
    "stretch": Setting(1, 0, 100, False, "what the gap is multiplied by; for games where the second best costs more"),
}
FOND: Final = 2.0  # what is liked best is taken e to this power as often as what is liked least


class NoviceBot(PlanningBot):
    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation, seed, settings)
        purposes = evaluation.advice("greedy").get("purposes", 0.0) > 0
        self.planner = Planner(evaluation, int(settings["beam"]), int(settings["width"]), purposes)
        self.gap = settings["gap"] * settings["stretch"]
        self.likings: list[float] = []  # for each verb, 0 to 1

    def think(self, sight: Sight) -> int:
        plans = self.planner.plans(sight.world(self.seed), sight.seat)
        chosen = plans[0]
        if chosen.state.ended is None:
            chosen = self.taken(sight, self.near(plans))
        self.plan = chosen.actions
        self.marks = chosen.marks
        return chosen.actions[0]

    def near(self, plans: list[Plan]) -> list[Plan]:
        """The plans that look about as good as the best one."""
        best = plans[0].value
        mean = sum([plan.value for plan in plans]) / len(plans)
        least = best - self.gap * (best - mean)
        return [plan for plan in plans if plan.value >= least and plan.state.ended is None]

    def taken(self, sight: Sight, plans: list[Plan]) -> Plan:
        weights = [math.exp(FOND * self.liking(sight.guess, plan)) for plan in plans]
        left = Rng(int(fold(seeded(self.seed), sight.key))).number() * sum(weights)
        for plan, weight in zip(plans, weights, strict=True):
            left -= weight
            if left < 0:
                return plan
        return plans[-1]

    def liking(self, s: State, plan: Plan) -> float:
        space = s.game.space
        if not self.likings:
            rng = Rng(self.seed)
            self.likings = [rng.number() for _ in space.verbs]
        return sum([self.likings[space.owners[action]] for action in plan.actions]) / len(plan.actions)
