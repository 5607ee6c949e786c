"""What a finished game is worth to each seat, as learning frameworks count it. Knows outcomes, no game."""

from cinderbox.kernel.outcome import Outcome


def rewards(outcome: Outcome | None, seats: int) -> list[float]:
    """A float a seat, summing to 0: losers stake 1 each, winners share the stakes; no winner or no loser, no stakes.

    Alone at the table there is nobody to take from: a win is 1, a loss -1. Before the end all is 0.
    """
    if outcome is None:
        return [0.0] * seats
    winners = outcome.winners
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    share = (seats - len(winners)) / len(winners)
    return [share if seat in winners or share == 0.0 else -1.0 for seat in range(seats)]


def highest(seats: int) -> float:
    """The most a seat can be given; the least is -1."""
    return float(max(1, seats - 1))
