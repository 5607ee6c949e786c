"""What was played at one table: the state, what was done since `mark` last grew, and taking it back.

Undo follows the law of `mark`: a seat takes back its latest action while nothing has come in since that no undo may
cross, and while no other seat has acted on it. Sealed steps of others (answers given while several seats decide at
once) neither hinder an undo nor are lost by it. Knows no seats' names, no clock, no I/O.
"""

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.state import State


class Past:
    """What stood before an action, kept while the action can be taken back."""

    def __init__(self, state: State, seat: int, action: str) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.sealed = bool(state.lanes)


class History:
    def __init__(self, state: State) -> None:
        self.state = state
        self.past: list[Past] = []  # the actions since `mark` last grew, the oldest first
        self.undone: list[list[str]] = [[] for _ in range(state.seats)]  # what each seat can redo, the next one last

    def copy(self) -> "History":
        """A history that stands as this one does and goes its own way from here; what is past is shared."""
        twin = History(self.state.clone())
        twin.past = self.past[:]
        twin.undone = [stack[:] for stack in self.undone]
        return twin

    @property
    def settled(self) -> bool:
        """Nothing can be taken back or done again: the state alone says all."""
        return not self.past and not any(self.undone)

    def act(self, action: str, seat: int) -> bool:
        """Carry out an action; returns whether it was a sealed step that others learn nothing of."""
        sealed = self.step(action, seat)
        self.undone[seat].clear()
        return sealed

    def step(self, action: str, seat: int) -> bool:
        before = self.state.clone()
        self.state.apply(action, seat)
        if self.state.mark == before.mark:
            self.past.append(Past(before, seat, action))
        else:
            self.past.clear()
        sealed = bool(before.lanes) and self.state.mark == before.mark
        if not sealed:
            for stack in self.undone[:seat] + self.undone[seat + 1 :]:
                stack.clear()
            if self.state.mark != before.mark:
                self.undone[seat].clear()
        return sealed

    def latest(self, seat: int) -> int:
        """Where in `past` the action lies that the seat may take back; -1 if there is none.

        While several seats decide at once only sealed steps can be taken back: whether an earlier action can must not
        depend on what the others have answered unseen.
        """
        if not self.past:
            return -1
        if not self.state.lanes:
            return len(self.past) - 1 if self.past[-1].seat == seat else -1
        for at in range(len(self.past) - 1, -1, -1):
            if not self.past[at].sealed:
                return -1
            if self.past[at].seat == seat:
                return at
        return -1

    def undoable(self, seat: int) -> str:
        """The action that the seat may take back now; "" if there is none."""
        at = self.latest(seat)
        return "" if at < 0 else self.past[at].action

    def undo(self, seat: int) -> bool:
        """Take back the seat's latest action; returns whether that was a sealed step."""
        at = self.latest(seat)
        if at < 0:
            raise IllegalAction("There is nothing to take back: chance or another player has come in since.")
        dropped, kept = self.past[at], self.past[at + 1 :]
        del self.past[at:]
        self.state = dropped.state.clone()
        self.undone[seat].append(dropped.action)
        for other in kept:  # sealed steps of others, which touched nothing but their own answers
            self.step(other.action, other.seat)
        return dropped.sealed

    def redoable(self, seat: int) -> str:
        """The action that the seat may do again; "" if there is none."""
        if not self.undone[seat]:
            return ""
        action = self.undone[seat][-1]
        return action if not self.state.why_not(action, seat) else ""

    def redo(self, seat: int) -> bool:
        """Do again what the seat took back last; returns whether that was a sealed step."""
        action = self.redoable(seat)
        if not action:
            raise IllegalAction("There is nothing to do again.")
        self.undone[seat].pop()
        return self.step(action, seat)
