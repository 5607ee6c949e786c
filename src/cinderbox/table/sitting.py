"""A sitting: one game played at one place, with its record. For the terminal, where nobody has to be let in or timed.

Builds on `History` for acting and taking back, on the kernel's record for what is kept. No I/O.
"""

from cinderbox.kernel.game import Game
from cinderbox.kernel.record import Record
from cinderbox.kernel.state import State
from cinderbox.table.history import History


class Sitting:
    def __init__(self, game: Game, record: Record) -> None:
        """A game at the point where the record, empty or not, leaves it; BadRecord if it does not replay."""
        self.record = record
        self.history = History(record.begin(game))
        for number, entry in enumerate(record.entries):
            record.redo(self.state.clone(), number)  # holds the entry to its check
            self.history.act(entry.action, entry.seat)
        record.compare_end(self.state, game)

    @classmethod
    def start(cls, game: Game, seats: int, seed: int, options: dict[str, object]) -> "Sitting":
        """A new game; BadOption names what is wrong."""
        game.start(seats, seed, **options)
        return cls(game, Record.start(game, seats, seed, **options))

    @property
    def state(self) -> State:
        return self.history.state

    def act(self, action: int | str, seat: int) -> None:
        """Carry out an action of a seat; IllegalAction, and nothing changed, if it is not open."""
        before = self.state
        self.history.act(action if isinstance(action, str) else self.state.game.text(action), seat)
        self.record.append(before, action, seat)

    def undoable(self, seat: int) -> str:
        """The action that the seat may take back now; "" if there is none."""
        return self.history.undoable(seat)

    def undo(self, seat: int) -> str:
        """Take back the seat's latest action; returns its text."""
        action = self.undoable(seat)
        self.history.undo(seat)
        entries = self.record.entries
        del entries[max(i for i, entry in enumerate(entries) if entry.seat == seat)]
        return action

    def closed(self) -> Record:
        """The record, with how the game stands now noted in it."""
        self.record.close(self.state)
        return self.record
