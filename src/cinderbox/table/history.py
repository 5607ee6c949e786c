"""What was played at one table: the state, what was done since `mark` last grew, and taking it back.

A state is never changed here once it stands: acting makes the next one from a copy. So the states before and after an
action, histories that go different ways, and whoever looks on can all share them.

Undo follows the law of `mark`: a seat takes back its latest action while nothing has come in since that no undo may
cross, and while no other seat has acted on it. Sealed steps of others (answers given while several seats decide at
once) neither hinder an undo nor are lost by it. Knows no seats' names, no clock, no I/O.
"""

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.state import State


class Move:
    """An action carried out: the state before it and the one after it. The one clone and the one apply of a click."""

    def __init__(self, before: State, seat: int, action: str) -> None:
        """IllegalAction if the action is not open to the seat."""
        self.before = before
        self.seat = seat
        self.action = action
        self.after = before.clone()
        self.after.apply(action, seat)

    @property
    def marked(self) -> bool:
        """Something came in with it that no undo may cross."""
        return self.after.mark != self.before.mark

    @property
    def sealed(self) -> bool:
        """An answer given while several seats decide at once, that others learn nothing of as long as it stands."""
        return bool(self.before.lanes) and not self.marked


class History:
    def __init__(self, state: State) -> None:
        self.state = state
        self.past: list[Move] = []  # since `mark` last grew, the oldest first
        self.undone: list[list[str]] = [[] for _ in range(state.seats)]  # what each seat can redo, the next one last

    def copy(self) -> "History":
        """A history that stands as this one does and goes its own way from here."""
        twin = History(self.state)
        twin.past = self.past[:]
        twin.undone = [stack[:] for stack in self.undone]
        return twin

    @property
    def settled(self) -> bool:
        """Nothing can be taken back or done again: the state alone says all."""
        return not self.past and not any(self.undone)

    def act(self, action: str, seat: int) -> bool:
        """Carry out an action; returns whether it was a sealed step."""
        return self.take(Move(self.state, seat, action))

    def take(self, move: Move) -> bool:
        """Go on with a move from the present state; returns whether it was a sealed step."""
        self.step(move)
        self.undone[move.seat].clear()
        return move.sealed

    def step(self, move: Move) -> None:
        assert move.before is self.state
        self.state = move.after
        if move.marked:
            self.past.clear()
        else:
            self.past.append(move)
        if not move.sealed:
            for seat, stack in enumerate(self.undone):
                if seat != move.seat or move.marked:
                    stack.clear()

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

    def undo(self, seat: int) -> Move:
        """Take back the seat's latest action; returns it."""
        at = self.latest(seat)
        if at < 0:
            raise IllegalAction("There is nothing to take back: chance or another player has come in since.")
        dropped, kept = self.past[at], self.past[at + 1 :]
        del self.past[at:]
        self.state = dropped.before
        self.undone[seat].append(dropped.action)
        for other in kept:  # sealed steps of others, which touched nothing but their own answers
            self.step(Move(self.state, other.seat, other.action))
        return dropped

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
        move = Move(self.state, seat, action)
        self.undone[seat].pop()
        self.step(move)
        return move.sealed
