"""The bot that plans its own whole turn and looks no further.

In a few worlds that may be the true one it follows the most promising lines (a beam) to the end of its turn, judges
the positions there, and takes the first action that is best over all worlds. While nothing new comes in it
keeps to its plan.
"""

from typing import Final

from cinderbox.bots.interface import Bot, Setting
from cinderbox.bots.sighting import Sight
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.state import State

SETTINGS: Final[dict[str, Setting]] = {
    "beam": Setting(8, 1, 1000, True, "how many lines are followed at once"),
    "worlds": Setting(2, 1, 1000, True, "in how many worlds it plans"),
}
LONGEST: Final = 60  # clicks of a plan


class Line:
    """A row of own actions, and where it leads."""

    def __init__(self, state: State, actions: list[int], marks: list[int], value: float) -> None:
        self.state = state
        self.actions = actions
        self.marks = marks  # the state's mark before each action
        self.value = value


def worth(line: Line) -> float:
    return -line.value


class Planner:
    """Finds good lines for the rest of a seat's turn."""

    def __init__(self, evaluation: Evaluation, beam: int) -> None:
        self.evaluation = evaluation
        self.beam = beam

    def lines(self, s: State, seat: int) -> list[Line]:
        """Lines to the end of the turn, the best first."""
        done: list[Line] = []
        own = self.evaluation.turn(s) == seat
        front = [Line(s, [], [], 0.0)]
        for _ in range(LONGEST):
            grown: list[Line] = []
            for line in front:
                for action in self.candidates(line.state, seat):
                    after = line.state.clone()
                    after.choose(seat, action)
                    self.answer(after, seat, own)
                    value = self.evaluation.value(after, seat)
                    longer = Line(after, [*line.actions, action], [*line.marks, line.state.mark], value)
                    if self.finished(after, seat):
                        done.append(longer)
                    else:
                        grown.append(longer)
            if not grown:
                break
            grown.sort(key=worth)
            front = []
            last = -1.0
            for line in grown:
                if line.value != last:  # the same actions in another order lead to the same value
                    front.append(line)
                    last = line.value
                    if len(front) == self.beam:
                        break
        done.sort(key=worth)
        return done

    def candidates(self, s: State, seat: int) -> list[int]:
        minor = self.evaluation.minor(s, seat)
        return s.open_to(seat) if minor is None else [minor]

    def finished(self, s: State, seat: int) -> bool:
        return s.ended is not None or not s.open_to(seat)

    def answer(self, s: State, seat: int, own: bool) -> None:
        """Answer off-hand what others are asked in the seat's turn, and the seat itself after its own turn."""
        while own and s.ended is None:
            asked = seat if s.open_to(seat) else s.first()
            if (asked == seat) == (self.evaluation.turn(s) == seat):
                return
            s.choose(asked, self.reply(s, asked))

    def reply(self, s: State, seat: int) -> int:
        """The answer that leaves a seat best off at once."""
        options = s.open_to(seat)
        minor = self.evaluation.minor(s, seat)
        if minor is not None:
            return minor
        best = options[0]
        most = -1.0
        if len(options) > 1:
            for action in options:
                after = s.clone()
                after.choose(seat, action)
                value = self.evaluation.value(after, seat)
                if value > most:
                    best, most = action, value
        return best


class GreedyBot(Bot):
    def __init__(self, evaluation: Evaluation, seed: int, settings: dict[str, float]) -> None:
        super().__init__(evaluation, seed, settings)
        self.planner = Planner(evaluation, int(settings["beam"]))
        self.worlds = int(settings["worlds"])
        self.plan: list[int] = []  # what is still to be done
        self.marks: list[int] = []  # and the mark that each of these actions was planned for

    def choose(self, sight: Sight) -> int:
        if len(sight.actions) == 1:
            action = sight.actions[0]
        else:
            minor = self.evaluation.minor(sight.guess, sight.seat)
            if minor is not None:
                return minor
            if self.plan and self.marks[0] == sight.mark and self.plan[0] in sight.actions:
                action = self.plan[0]
            else:
                action = self.think(sight)
        if self.plan and self.plan[0] == action:
            self.plan = self.plan[1:]
            self.marks = self.marks[1:]
        else:
            self.plan = []
        return action

    def think(self, sight: Sight) -> int:
        """Plan anew; returns the first action of the plan."""
        total: dict[int, float] = {action: 0.0 for action in sight.actions}
        best: dict[int, Line] = {}
        for n in range(self.worlds):
            lines = self.planner.lines(sight.world(self.seed + n), sight.seat)
            least = lines[-1].value
            found: dict[int, float] = {}
            for line in lines:  # the best first
                first = line.actions[0]
                if first not in found:
                    found[first] = line.value
                    if first not in best:
                        best[first] = line
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
