"""Random play to the end, inside the kernel: the fastest way through a game."""

from cinderbox.kernel.rng import Rng
from cinderbox.kernel.state import State


def playout(state: State, seed: int, limit: int = 1_000_000) -> int:
    """Play at random until the game is over or `limit` decisions were made; returns how many were."""
    rng = Rng(seed)
    played = 0
    while state.ended is None and played < limit:
        seat = state.first()
        options = state.open_to(seat)
        state.choose(seat, options[rng.below(len(options))])
        played += 1
    return played
