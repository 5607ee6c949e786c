"""How sure a figure is: intervals for shares and for means. Plain arithmetic; knows no game and no tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


@dataclass(frozen=True)
class Interval:
    """A figure, and the range that holds the true one with the chosen confidence."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z95) -> Interval:
    """The share of successes by Wilson's score interval, which stays within 0 and 1 and is fair for few trials."""
    if trials <= 0:
        return Interval(0.0, 0.0, 1.0)
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    share = successes / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / scale
    # At both ends the formula gives the share itself; rounding must not push the bound past it.
    return Interval(share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach)))


def mean(values: Sequence[float], z: float = Z95) -> Interval:
    """The mean of independent values, by the normal approximation."""
    count = len(values)
    if count == 0:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(values) / count
    if count == 1:
        return Interval(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (count - 1)
    reach = z * sqrt(variance / count)
    return Interval(middle, middle - reach, middle + reach)
