"""Ratings: how strong somebody plays, told from results by openskill (Plackett-Luce). People and bots on one scale.

Pure: the same results in the same order give the same numbers.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

MEAN, WIDTH = 25.0, 25.0 / 3  # where everybody starts, and how little is known of them then
MIDDLE, SCALE = 1500, 42.0  # how that is said to people: 1500, give or take 350
SURE = 200  # a rating that may be further off than this is provisional


class Skill(NamedTuple):
    mu: float = MEAN
    sigma: float = WIDTH
    games: int = 0

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - MEAN))

    @property
    def spread(self) -> int:
        return round(SCALE * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.spread > SURE


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # slow to import: only where ratings are made

    return PlackettLuce(mu=MEAN, sigma=WIDTH)


def after(skills: dict[str, Skill], played: Sequence[tuple[str, int]]) -> dict[str, Skill]:
    """The skills of all who played a game, each with their place in it; who sat in several seats gets the mean."""
    rate = model()
    before = [skills.get(who, Skill()) for who, _ in played]
    teams = [[rate.create_rating([one.mu, one.sigma])] for one in before]
    found = rate.rate(teams, ranks=[float(place) for _, place in played])
    of: dict[str, list[Any]] = defaultdict(list)
    for (who, _), (one,) in zip(played, found, strict=True):
        of[who].append(one)
    return {
        who: Skill(
            sum(one.mu for one in each) / len(each),
            sum(one.sigma for one in each) / len(each),
            skills.get(who, Skill()).games + 1,
        )
        for who, each in of.items()
    }
