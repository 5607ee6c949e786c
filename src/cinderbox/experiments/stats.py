"""How sure a figure is: intervals for shares and for means. Plain arithmetic; knows no game and no tournament."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from statistics import NormalDist

CLEAR = 2.944438979166440  # of `evidence`: wrong in at most 5 % of cases either way
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


def quantile(share: float) -> float:
    """So many standard deviations from the middle lies that share of a normal distribution."""
    return NormalDist().inv_cdf(share)


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


def difference(wins: float, trials: int, others: float, other_trials: int) -> Interval:
    """The first share less the second, by Newcombe's interval, which joins the two of Wilson."""
    first, second = wilson(wins, trials), wilson(others, other_trials)
    value = first.value - second.value
    low = sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2)
    high = sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2)
    return Interval(value, value - low, value + high)


def chance(wins: float, trials: int, others: float, other_trials: int) -> float:
    """How likely two shares differ at least so much by chance alone, if they were the same (two-sided z test)."""
    if not trials or not other_trials:
        return 1.0
    pooled = (wins + others) / (trials + other_trials)
    spread = sqrt(pooled * (1 - pooled) * (1 / trials + 1 / other_trials))
    if spread == 0:
        return 1.0
    return erfc(abs(wins / trials - others / other_trials) / spread / sqrt(2))


def paired(values: Sequence[float]) -> float:
    """How likely the mean of differences lies so far from 0 by chance alone."""
    found = mean(values)
    reach = (found.high - found.value) / Z95
    return 1.0 if reach == 0 else erfc(abs(found.value) / reach / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The same, corrected for having looked at so many (Holm): under 0.05 may still be called more than chance."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [1.0] * len(chances)
    least = 0.0
    for rank, place in enumerate(order):
        least = max(least, min(1.0, chances[place] * (len(chances) - rank)))
        found[place] = least
    return found


def evidence(values: Sequence[float], no: float, yes: float) -> float:
    """How much likelier independent values are if their mean is `yes` than if it is `no`: the logarithm of the ratio.

    By the normal approximation; values that are all alike are taken to vary a little.
    """
    count = len(values)
    if count == 0:
        return 0.0
    middle = sum(values) / count
    variance = max(sum((value - middle) ** 2 for value in values) / count, 0.25 / (count + 1))
    return count * (yes - no) * (2 * middle - yes - no) / (2 * variance)
