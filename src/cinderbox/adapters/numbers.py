"""What a seat sees of a game as NumPy arrays, for the adapters: one state at a time, or many in a row.

The arrays show buffers of compiled code, which writes them in place: they are read-only, and the next state overwrites
them. Copy what is to be kept.
"""

from typing import Any

import numpy

import cinderbox
from cinderbox.kernel.sheet import Masks, Sheet


def rows(data: object, dtype: object, shape: tuple[int, ...]) -> Any:
    """A buffer as an array, in place."""
    return numpy.frombuffer(data, dtype).reshape(shape)


class Numbers:
    """The features and open actions of one state after the other."""

    def __init__(self, game: cinderbox.Game, seats: int) -> None:
        self.features = game.numbers(seats)
        self.sheet = Sheet(1, self.features.size)
        self.masks = Masks(1, game.actions)
        self.observation = rows(self.sheet.data, numpy.float32, (self.features.size,))
        self.mask = rows(self.masks.data, numpy.int8, (game.actions,))

    def see(self, state: cinderbox.State, seat: int | None) -> Any:
        """What a seat sees; the array is overwritten by the next."""
        self.features.write(state, -1 if seat is None else seat, self.sheet, 0)
        return self.observation

    def open(self, state: cinderbox.State, seat: int) -> Any:
        """1 for each action that is open to a seat; the array is overwritten by the next."""
        self.masks.show(0, state.open_to(seat))
        return self.mask
