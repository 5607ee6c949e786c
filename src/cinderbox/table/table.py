"""One running game: acting, taking back, and the record of it.

Undo follows the law of `mark`: a seat takes back its latest action while nothing has come in since that no undo may
cross, and while no other seat has acted on it. Steps of others in a sealed question stay as they are. No I/O.
"""

from dataclasses import dataclass

from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State


@dataclass(frozen=True)
class Past:
    """What stood on the table before an action, kept while the action can be taken back."""

    state: State
    action: str
    seat: int
    sealed: bool  # answered while others answer unseen


class Table:
    def __init__(self, game: Game, record: Record) -> None:
        """A table at the point where the record, empty or not, leaves it; BadRecord if it does not replay."""
        self.record = record
        self.past: list[Past] = []  # the actions since `mark` last grew, the oldest first
        self.state = record.begin(game)
        for number, entry in enumerate(record.entries):
            before = self.state.clone()
            record.redo(self.state, number)
            self.remember(before, entry.action, entry.seat)

    @classmethod
    def start(cls, game: Game, seats: int, seed: int, options: dict[str, object]) -> "Table":
        """A new game; BadOption names what is wrong."""
        game.start(seats, seed, **options)
        return cls(game, Record.start(game, seats, seed, **options))

    def act(self, action: int | str, seat: int) -> None:
        """Carry out an action of a seat; IllegalAction, and nothing changed, if it is not open."""
        before = self.state.clone()
        self.state.apply(action, seat)
        self.record.append(before, action, seat)
        self.remember(before, self.record.entries[-1].action, seat)

    def remember(self, before: State, action: str, seat: int) -> None:
        if self.state.mark == before.mark:
            self.past.append(Past(before, action, seat, bool(before.lanes)))
        else:
            self.past.clear()

    def undoable(self, seat: int) -> str:
        """The action that the seat may take back now; "" if there is none."""
        at = self.latest(seat)
        return "" if at < 0 else self.past[at].action

    def latest(self, seat: int) -> int:
        """Where in `past` the action lies that the seat may take back; -1 if there is none."""
        for at in range(len(self.past) - 1, -1, -1):
            one = self.past[at]
            if one.seat == seat and (one.sealed or at == len(self.past) - 1):
                return at
            if one.seat == seat or not one.sealed:
                return -1
        return -1

    def undo(self, seat: int) -> str:
        """Take back the seat's latest action; returns its text."""
        at = self.latest(seat)
        if at < 0:
            raise IllegalAction("There is nothing to take back: chance or another player has come in since.")
        undone, kept = self.past[at], self.past[at + 1 :]
        del self.past[at:]
        del self.record.entries[len(self.record.entries) - 1 - len(kept) :]
        self.state = undone.state
        for other in kept:  # sealed steps of others, which touched nothing but their own answers
            self.act(other.action, other.seat)
        return undone.action

    def closed(self) -> Record:
        """The record, with how the table stands now noted in it."""
        self.record.close(self.state)
        return self.record
