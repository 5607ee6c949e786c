"""All that a bot gets: what its seat may know of a position, and worlds that may be the true one.

The true state cannot be reached from here. A sight holds one state, dealt anew for its seat; every world is dealt anew
from that one, which by the sixth law is the same as dealing it from the truth.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.rng import fold, seeded
from cinderbox.kernel.state import State

SEED_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    def __init__(self, seat: int, guess: State, seed: int) -> None:
        self.seat = seat
        self.actions = guess.actions(seat)
        self.key = guess.key(seat)  # equal for positions that the seat cannot tell apart
        self.mark = guess.mark  # grows when chance comes in
        self.seed = seed
        self.guess = guess  # one world that may be true; not to be changed, `world` gives copies

    def view(self) -> dict[str, object]:
        return self.guess.view(self.seat)

    def world(self, n: int) -> State:
        """The n-th world that the seat cannot tell from the true one; it is the caller's to play with."""
        mixed: i64 = fold(seeded(self.seed), self.key)
        return self.guess.determinize(self.seat, int(fold(mixed, n)))


def sight(state: State, seat: int, seed: int = 0) -> Sight:
    """What a seat that is asked knows of a state."""
    if not state.actions(seat):
        raise BadOption(f"Seat {seat} is not asked anything now, so there is nothing for a bot to see.")
    return Sight(seat, state.determinize(seat, seed & SEED_BITS), seed & SEED_BITS)
