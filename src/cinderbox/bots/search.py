"""The bot that searches: information-set Monte-Carlo tree search over whole plans of a turn.

A node is what the seat observes (its `key`) at the start of its turn or after something new came in; its arms are
the plans that a beam finds from there, each up to the end of the turn or to the next news. An iteration deals a
world that the seat cannot tell from the true one, follows the tree in it, lets short plans play the turns that
follow, and counts what the evaluation says where they end. Lines rather than clicks are compared, because what counts
is the best row of clicks and not the average over rows; the n-th try of every arm sees the same world, so that arms
differ by what they do and not by luck. Where an iteration is dear and plans differ little, the tries are given out as a
race: a few arms start, and the worse half drops out again and again. Where every world comes out the same, the others
have their turn after them, and then no more is tried. The time is for a turn with all its clicks: later clicks follow
the plan until there is news.
"""

import math
import time
from typing import Any, Final

from cinderbox.bots.interface import PlanningBot, Setting
from cinderbox.bots.learned import Learned
from cinderbox.bots.planner import EVERY, Planner
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.state import State

SETTINGS: Final[dict[str, Setting]] = {
    "seconds": Setting(0.5, 0.001, 3600, False, "thought a turn, in seconds of one core"),
    "iterations": Setting(0, 0, 10_000_000, True, "thought a turn, in iterations instead of seconds; 0: by time"),
    "beam": Setting(8, 1, 1000, True, "plans followed at once when arms are looked for"),
    "reply": Setting(1, 1, 100, True, "the same in the turns that follow"),
    "width": Setting(12, 1, 1000, True, "actions weighed at each click of the turns that follow"),
    "depth": Setting(2, 0, 100, True, "how many turns that follow are played"),
    "stop": Setting(
        0,
        0,
        2,
        True,
        "1: they are played no further than to luck that the evaluation has weighed; 2: to such between turns",
    ),
    "hurry": Setting(0, 0, 1, True, "1: in the turns that follow, the first purpose that helps is taken at once"),
    "explore": Setting(0.3, 0, 10, False, "how much arms that were tried little are favoured"),
    "sharp": Setting(0.06, 0.001, 10, False, "differences of value below this make little difference to the prior"),
    "wide": Setting(1, 0, 100, False, "how fast more arms are tried as the tries grow"),
    "trust": Setting(2, 0, 1000, False, "how many tries the evaluation of a plan counts for"),
    "field": Setting(0, 0, 1000, True, "how many arms start a race in which the worse half drops out; 0: no race"),
    "aside": Setting(0.2, 0, 1, False, "how much of a turn's time a question outside of the own turn gets"),
    "worlds": Setting(2, 1, 100, True, "in how many worlds arms are looked for"),
    "sober": Setting(
        0, 0, 1, True, "1: a plan is worth its mean over worlds, not its best; a common error is no merit"
    ),
    "rough": Setting(0, 0, 2, True, "1: turns that follow are planned without what was learned, 2: all turns are"),
}
CHAMPION: Final[dict[str, Setting]] = {**SETTINGS, "rough": Setting(1, 0, 2, True, SETTINGS["rough"].help)}
SHARE: Final = 0.7  # of the time left that is spent before news that are expected
SURE: Final = 2  # tries of an arm that make it known, as long as tries come out the same


class Arm:
    """A plan from a node, how often it was tried, and what came of it."""

    def __init__(self, actions: list[int], marks: list[int], value: float, whole: bool) -> None:
        self.actions = actions
        self.marks = marks
        self.value = value  # as the evaluation sees it
        self.whole = whole  # it goes to the end of the turn: no news on the way
        self.prior = 0.0
        self.tries = 0
        self.total = 0.0
        self.last = 0.0  # what the last try came to
        self.nodes: dict[int, Node] = {}  # where it leads, by what the seat observes there


class Node:
    def __init__(self, arms: list[Arm]) -> None:
        self.arms = arms  # the most promising first
        self.tries = 0
        self.steady = True  # each arm came out the same at every try
        self.gap = 0.0  # by how much more came of all tries together than the evaluation had promised


class SearchBot(PlanningBot):
    def __init__(self, evaluation: Evaluation[Any], seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation, seed, settings)
        self.seconds = settings["seconds"]
        self.iterations = int(settings["iterations"])
        rough = int(settings["rough"])
        base = evaluation.base if isinstance(evaluation, Learned) else evaluation
        self.planner = Planner(base if rough > 1 else evaluation, int(settings["beam"]), EVERY, True)
        self.quick = Planner(base if rough else evaluation, int(settings["reply"]), int(settings["width"]), True)
        self.depth = int(settings["depth"])
        self.stop = int(settings["stop"])
        self.lucky = False  # whether the luck that is weighed has come already where the search begins
        self.hurry = settings["hurry"] > 0
        self.explore = settings["explore"]
        self.sharp = settings["sharp"]
        self.wide = settings["wide"]
        self.trust = settings["trust"]
        self.field = int(settings["field"])
        self.aside = settings["aside"]
        self.worlds = int(settings["worlds"])
        self.sober = settings["sober"] > 0
        self.clock = -1  # the turn that the budget is for
        self.spent = 0.0  # of that turn's budget, 0 to 1
        self.tried = 0  # iterations, for whoever wants to know
        self.last: State | None = None  # where the last try ended, likewise

    def choose(self, sight: Sight) -> int:
        clock = self.evaluation.clock(sight.guess)
        if clock != self.clock:
            self.clock = clock
            self.spent = 0.0
            self.plan = []
        return super().choose(sight)

    # -- the budget ----------------------------------------------------------------------------------------

    def think(self, sight: Sight) -> int:
        arm = self.search(sight)
        self.plan = arm.actions
        self.marks = arm.marks
        return arm.actions[0]

    def search(self, sight: Sight) -> Arm:
        """Search until the share of the turn's budget is used up; the best arm."""
        own = self.evaluation.turn(sight.guess) == sight.seat
        self.lucky = self.evaluation.luck(sight.guess)
        start = time.thread_time()
        root = Node(self.arms(sight))
        if len(root.arms) == 1:
            return root.arms[0]
        left = 1.0 - self.spent if own else self.aside
        limit = left * SHARE if own else left
        done = 0
        while True:
            if self.iterations:
                used = done / self.iterations
            else:
                used = (time.thread_time() - start) / self.seconds
            if used >= limit:
                if limit >= left or not self.best(root).whole:
                    break
                limit = left  # nothing new to expect: all the time is for this
                continue
            arm = self.runner(root, used / left) if self.field else self.select(root)
            if arm is None:
                break
            self.attempt(root, arm, sight.world(self.seed + arm.tries), sight.seat, own)
            done += 1
        if own:
            self.spent += used
        self.tried += done
        return self.best(root)

    # -- the tree ------------------------------------------------------------------------------------------

    def arms(self, sight: Sight) -> list[Arm]:
        """The plans worth a try, found in some worlds; a plan ends where something new comes in."""
        found: dict[tuple[int, ...], Arm] = {}
        totals: dict[tuple[int, ...], float] = {}
        behind = 0.0  # what a plan counts for in worlds in which it was not worth following
        for n in range(self.worlds):
            fresh: dict[tuple[int, ...], Arm] = {}
            least = self.gather(self.planner, sight.world(self.seed + n), sight.seat, fresh if self.sober else found)
            for name, arm in fresh.items():
                totals[name] = totals.get(name, behind) + arm.value
                found.setdefault(name, arm)
            behind += least
            if self.sober:
                for name in found:
                    if name not in fresh:
                        totals[name] += least
        for name, total in totals.items():
            found[name].value = total / self.worlds
        return self.mixed(sight, self.ordered(found))

    def gather(self, planner: Planner, s: State, seat: int, found: dict[tuple[int, ...], Arm]) -> float:
        """Add a planner's plans to those found; returns what the least of them is worth."""
        least = 1.0
        plans = planner.plans(s, seat)
        for plan in plans:
            known = 0
            while known < len(plan.marks) and plan.marks[known] == s.mark:
                known += 1
            actions = plan.actions[:known]
            name = tuple(actions)
            value = plan.value if planner.evaluation is self.evaluation else self.evaluation.value(plan.state, seat)
            least = value if value < least else least
            if name not in found:
                found[name] = Arm(actions, plan.marks[:known], value, known == len(plan.marks))
            elif value > found[name].value:
                found[name].value = value
        return least

    def ordered(self, found: dict[tuple[int, ...], Arm]) -> list[Arm]:
        arms = sorted(found.values(), key=promise)
        total = 0.0
        for arm in arms:
            arm.prior = math.exp((arm.value - arms[0].value) / self.sharp)
            total += arm.prior
        for arm in arms:
            arm.prior /= total
        return arms

    def mixed(self, sight: Sight, arms: list[Arm]) -> list[Arm]:
        """The best arm of each subject, then the second of each, and so on: a race among twins decides little."""
        places: list[tuple[int, int]] = []
        count: dict[int, int] = {}
        for i in range(len(arms)):
            subject = self.evaluation.subject(sight.guess, sight.seat, arms[i].actions)
            place = count.get(subject, 0)
            places.append((place, i))
            count[subject] = place + 1
        return [arms[i] for _, i in sorted(places)]

    def attempt(self, node: Node, arm: Arm, s: State, seat: int, own: bool) -> float:
        """Carry out an arm in a world and play on; counts what that is worth to the seat."""
        self.quick.seat = seat
        self.quick.own = own
        for action in arm.actions:
            if not s.may(seat, action):
                break
            s.choose(seat, action)
            self.quick.answer(s)
        value = self.beyond(arm, s, seat, own)
        node.tries += 1
        node.gap += value - arm.value
        node.steady = node.steady and (not arm.tries or value == arm.last)
        arm.last = value
        arm.tries += 1
        arm.total += value
        return value

    def beyond(self, arm: Arm, s: State, seat: int, own: bool) -> float:
        """What follows an arm: after news a node that is met again, otherwise the quick plans."""
        if not own or s.ended is not None or not s.owes(seat):
            return self.play_on(s, seat)
        key = s.key(seat)
        node = arm.nodes.get(key)
        if node is None:
            arm.nodes[key] = Node([])
            return self.play_on(s, seat)
        if not node.arms:
            found: dict[tuple[int, ...], Arm] = {}
            self.gather(self.quick, s, seat, found)
            node.arms = self.ordered(found)
        return self.attempt(node, self.select(node), s, seat, own)

    def select(self, node: Node) -> Arm:
        """The arm to try: what is known of it, and more for little known and promising ones (PUCT, widening)."""
        width = 2 + int(self.wide * math.sqrt(node.tries))
        best = node.arms[0]
        most = -1.0
        root = math.sqrt(node.tries + 1.0)
        for arm in node.arms[:width]:
            score = self.mean(node, arm) + self.explore * (arm.prior + 0.05) * root / (1 + arm.tries)
            if score > most:
                best, most = arm, score
        return best

    def runner(self, node: Node, used: float) -> Arm | None:
        """The arm to try in a race: the least tried of those that are still in it, fewer as the time passes.

        With few tries in all, most go where they decide something: arms that stay in it have met the same worlds.
        None: every arm is known.
        """
        still = self.field >> int(used * math.log2(self.field))
        arms = node.arms[: self.field]
        ranked = sorted([(-self.mean(node, arms[i]), i) for i in range(len(arms))])
        best = arms[ranked[0][1]]
        for _, i in ranked[: still if still > 2 else 2]:
            if arms[i].tries < best.tries:
                best = arms[i]
        if not node.steady or best.tries < SURE:
            return best
        for arm in node.arms:
            if arm.tries < SURE:
                return arm
        return None

    def mean(self, node: Node, arm: Arm) -> float:
        """What is to be expected of an arm; what all tries have in common is no merit or fault of one."""
        promised = arm.value
        if self.sober and node.tries:
            promised += node.gap / node.tries
        return (arm.total + self.trust * promised) / (arm.tries + self.trust)

    def best(self, node: Node) -> Arm:
        best = node.arms[0]
        for arm in node.arms:
            if arm.tries and self.mean(node, arm) > self.mean(node, best):
                best = arm
        return best

    def play_on(self, s: State, seat: int) -> float:
        """Short plans for whoever is asked, to the end of this turn and of the turns that follow."""
        clock = self.evaluation.clock(s)
        turns = 0 if self.evaluation.turn(s) == seat and s.owes(seat) else 1
        while s.ended is None:
            now = self.evaluation.clock(s)
            if now != clock:
                clock = now
                turns += 1
            if turns > self.depth or (self.stop and self.luck(s, turns)):
                break
            asked = s.first()
            s = self.quick.hurry(s, asked) if self.hurry else self.quick.plans(s, asked)[0].state
        self.last = s
        return self.evaluation.value(s, seat)

    def luck(self, s: State, turns: int) -> bool:
        """Whether luck comes next that the evaluation has weighed: one throw would say less than it knows."""
        if self.stop > 1 and self.evaluation.turn(s) >= 0:
            return False
        return (turns > 1 or not self.lucky) and self.evaluation.luck(s)


def promise(arm: Arm) -> float:
    return -arm.value
