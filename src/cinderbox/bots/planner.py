"""Plans for the rest of a seat's turn, found by a beam. Knows the kernel and a game's evaluation only."""

from typing import Any, Final

from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.state import State

LONGEST: Final = 40  # rounds of the beam
EVERY: Final = 1_000_000
DEEPEST: Final = 3  # clicks within one effect that are looked through before the position is judged


class Plan:
    """A row of own actions, and where it leads."""

    def __init__(self, state: State, actions: list[int], marks: list[int], value: float) -> None:
        self.state = state
        self.actions = actions
        self.marks = marks  # the state's mark before each action
        self.value = value


def worth(plan: Plan) -> float:
    return -plan.value


class Planner:
    def __init__(self, evaluation: Evaluation[Any], beam: int, width: int, purposes: bool) -> None:
        self.evaluation = evaluation
        self.beam = beam  # plans followed at once
        self.width = width  # actions weighed at a click
        self.purposes = purposes  # whether it plans with the rows of actions that the game names
        self.seat = 0
        self.own = False  # whether it is the seat's own turn that is planned
        self.alone = False  # whether nobody else plays, so that only the clock says when a turn is over
        self.clock = 0
        self.done: list[Plan] = []  # plans to the end of the turn
        self.front: list[Plan] = []  # plans that are followed
        self.grown: list[Plan] = []  # the same, a click longer
        self.seen: set[float] = set()  # values met: the same actions in another order lead to the same value
        self.ends: set[float] = set()  # the same at the end of the turn

    def plans(self, s: State, seat: int) -> list[Plan]:
        """Plans to the end of the turn, the best first; there is one at least."""
        self.seat = seat
        self.own = self.evaluation.turn(s) == seat
        self.alone = s.seats == 1
        self.clock = self.evaluation.clock(s)
        self.search(s)
        if not self.done:  # what would have ended the turn did not look good enough
            width = self.width
            self.width = EVERY
            self.search(s)
            self.width = width
        if not self.done:  # a turn without end in sight is judged where the planning stops
            self.done = self.front
        self.done.sort(key=worth)
        return self.done

    def search(self, s: State) -> None:
        self.done = []
        self.seen = set()
        self.ends = set()
        self.front = [Plan(s, [], [], 0.0)]
        for _ in range(LONGEST):
            self.grown = []
            for plan in self.front:
                self.grow(plan, DEEPEST)
            if not self.grown:
                break
            self.grown.sort(key=worth)
            self.front = self.grown[: self.beam]

    def grow(self, plan: Plan, deeper: int) -> None:
        """Add each action of the seat to a plan; effects are followed until nothing is half done."""
        seat = self.seat
        before = plan.state
        for row in self.rows(before):
            actions, marks = plan.actions[:], plan.marks[:]
            after = self.after(before, row, actions, marks)
            value = self.evaluation.value(after, seat)
            longer = Plan(after, actions, marks, value)
            if self.over(after):
                if value not in self.ends:
                    self.ends.add(value)
                    self.done.append(longer)
            elif deeper and not self.evaluation.quiet(after):
                self.grow(longer, deeper - 1)
            elif value not in self.seen:
                self.seen.add(value)
                self.grown.append(longer)

    def over(self, s: State) -> bool:
        """Whether what was to be planned is done: somebody else is asked, or alone at the table another turn begins."""
        if s.ended is not None or not s.owes(self.seat) or self.luck(s):
            return True
        return self.alone and self.evaluation.clock(s) != self.clock

    def luck(self, s: State) -> bool:
        """Whether the own turn has come to dice that the evaluation has weighed."""
        return self.own and self.evaluation.luck(s)

    def hurry(self, s: State, seat: int) -> State:
        """Where the seat's turn leads if the first purpose that helps is carried out at once, again and again.

        Much quicker than a beam, and good enough for turns that may never come. The state handed in is played on.
        """
        self.seat = seat
        self.own = self.evaluation.turn(s) == seat
        for _ in range(LONGEST):
            if s.ended is not None or not s.owes(seat):
                return s
            rows = self.evaluation.plans(s, seat) if self.own and self.purposes else []
            helped = self.helped(s, rows)
            if helped is not None:
                s = helped
            else:
                self.take(s, rows[0][0] if rows else self.reply(s, seat), [], [])
        return s if s.ended is not None or not s.owes(seat) else self.plans(s, seat)[0].state

    def helped(self, s: State, rows: list[list[int]]) -> State | None:
        """The state after the first row that leaves the seat better off; the first of all ends the turn."""
        seat = self.seat
        before = self.evaluation.value(s, seat) if len(rows) > 1 else 0.0
        for row in rows[1 : self.width]:
            after = self.after(s, row, [], [])
            going = after.ended is None and after.owes(seat)
            if going and self.evaluation.value(after, seat) > before + 1e-6:
                return after
        return None

    def after(self, before: State, row: list[int], actions: list[int], marks: list[int]) -> State:
        """A copy of a state with a row carried out in it, as far as it is open; adds what was done to the lists."""
        s = before.clone()
        for action in row:
            if s.ended is None and s.may(self.seat, action) and not (actions and self.luck(s)):
                self.take(s, action, actions, marks)
        return s

    def rows(self, s: State) -> list[list[int]]:
        """What a plan can be lengthened by: the rows of actions that the game names, or every action by itself."""
        found = self.evaluation.plans(s, self.seat) if self.own and self.purposes else []
        if found:
            return found[: self.width]
        return [[action] for action in self.favoured(s, self.seat)]

    def take(self, s: State, action: int, actions: list[int], marks: list[int]) -> None:
        """Carry out an own action, and the answers that need no thought after it."""
        seat = self.seat
        chosen: int | None = action
        while chosen is not None:
            actions.append(chosen)
            marks.append(s.mark)
            s.choose(seat, chosen)
            self.answer(s)
            going = s.ended is None and s.owes(seat) and not self.luck(s)
            chosen = self.evaluation.minor(s, seat) if going else None

    def answer(self, s: State) -> None:
        """Answer off-hand what others are asked in the seat's turn, and the seat itself after its own turn."""
        seat = self.seat
        while self.own and s.ended is None and not self.luck(s):
            asked = seat if s.owes(seat) else s.first()
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

    def favoured(self, s: State, seat: int) -> list[int]:
        """The actions to be weighed: all of them, or those that look best at a glance."""
        options = list(s.open_to(seat))
        minor = self.evaluation.minor(s, seat)
        if minor is not None:
            return [minor]
        if len(options) <= self.width:
            return options
        chances = self.evaluation.prior(s, seat, options)
        found: list[int] = []
        for _ in range(self.width):
            at = 0
            for i in range(1, len(options)):
                if chances[i] > chances[at]:
                    at = i
            found.append(options[at])
            chances[at] = -1.0
        return found
