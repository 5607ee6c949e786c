"""All bots against all, and one rating for each: how often it wins against the others, on one scale.

Every table of bots is played on the same deals, each deal once from every seat. The rating is the Plackett-Luce model
with the winner of each game (for two seats, Bradley-Terry): at a table with b and c a bot of strength a wins in
a / (a + b + c) of its games. 400 points are odds of ten to one. Intervals are by bootstrap over deals, which are
independent of each other. Everything follows from one seed.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from math import exp, log, log10

import msgspec

from cinderbox.experiments import runner, stats, tournament
from cinderbox.experiments.stats import Interval
from cinderbox.experiments.study import Study, keep
from cinderbox.experiments.tournament import Played, Schedule
from cinderbox.kernel.errors import BadOption

SAMPLES = 200  # of the bootstrap
ROUNDS = 200  # at most, of the fit
PRIOR = 0.5  # wins and losses against a middling bot that everybody starts with, so that a clean sheet has a rating


@dataclass(frozen=True)
class Rated:
    bot: str
    games: int
    wins: float
    share: Interval  # of its games
    rating: Interval  # in points above or below the average


@dataclass(frozen=True)
class Match:
    """Games of one table, with the schedule's number of each bot."""

    table: tuple[int, ...]
    played: Played


def tables(bots: Sequence[str], seats: int) -> list[tuple[int, ...]]:
    """Which bots sit together: every set of different ones, or where there are too few, every mixture."""
    if len(set(bots)) < 2:
        raise BadOption("A ladder needs at least two different bots.")
    numbers = range(len(bots))
    if len(bots) >= seats:
        return list(combinations(numbers, seats))
    return [table for table in combinations_with_replacement(numbers, seats) if len(set(table)) == len(bots)]


def schedules(
    game: str, bots: Sequence[str], seats: int, deals: int, seed: int, options: dict[str, object]
) -> list[Schedule]:
    """A schedule for each table; all play the same deals."""
    found = []
    for table in tables(bots, seats):
        schedule = Schedule(game, tuple(bots[number] for number in table), deals, seed, options)
        schedule.check()
        found.append(schedule)
    return found


class Seated(Study):
    """The folder of one table of a ladder, kept deal by deal as a study is."""

    def run(self, jobs: int = 1, ray: str = "") -> Iterator[int]:
        there = set(self.done())
        work = [(self.schedule, deal) for deal in range(self.schedule.deals) if deal not in there]
        for played in runner.run(tournament.play_deal, work, jobs, ray):
            keep(self.file(played[0].deal), msgspec.json.encode(played))
            yield played[0].deal

    def matches(self, table: tuple[int, ...]) -> list[Match]:
        """All games so far."""
        return [Match(table, one) for one in self.kept(list[Played])]


def ladder(bots: Sequence[str], matches: Sequence[Match], seed: int) -> tuple[Rated, ...]:
    """The bots, the strongest first."""
    deals: dict[int, list[Match]] = {}
    for match in sorted(matches, key=lambda one: (one.played.deal, one.table, one.played.rotation)):
        deals.setdefault(match.played.deal, []).append(match)
    rows = list(deals.values())
    whole = ratings(len(bots), [match for row in rows for match in row])
    dice = random.Random(seed)
    samples = [
        ratings(len(bots), [match for _ in rows for match in rows[dice.randrange(len(rows))]]) for _ in range(SAMPLES)
    ]
    found = []
    for number, bot in enumerate(bots):
        spread = sorted(sample[number] for sample in samples)
        low, high = spread[round(0.025 * (SAMPLES - 1))], spread[round(0.975 * (SAMPLES - 1))]
        middle = whole[number]
        games = sum(match.table.count(number) for match in matches)
        wins = sum(won(match, number) for match in matches)
        rating = Interval(middle, min(low, middle), max(high, middle))
        found.append(Rated(bot, games, wins, stats.wilson(wins, games), rating))
    return tuple(sorted(found, key=lambda one: -one.rating.value))


def row(one: Rated) -> dict[str, int | float | str]:
    """A rung as a row of a table."""
    at = one.rating
    rung: dict[str, int | float | str] = {"bot": one.bot, "rating": at.value, "low": at.low, "high": at.high}
    return {**rung, "games": one.games, "won": one.wins}


def won(match: Match, number: int) -> float:
    """What a bot earned in a game, in all its seats together; a draw is shared by all."""
    played = match.played
    winners = played.winners or tuple(range(len(played.order)))
    return sum(match.table[played.order[seat]] == number for seat in winners) / len(winners)


def ratings(bots: int, matches: Sequence[Match]) -> list[float]:
    """The strengths that make what happened likeliest, in points, 0 on average (the MM method of Hunter)."""
    wins = [PRIOR] * bots
    counts: dict[tuple[int, ...], int] = {}
    for match in matches:
        counts[match.table] = counts.get(match.table, 0) + 1
        for number in set(match.table):
            wins[number] += won(match, number)
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        below = [2 * PRIOR / (one + 1) for one in strength]
        for table, games in counts.items():
            total = sum(strength[number] for number in table)
            for number in table:
                below[number] += games / total
        fresh = [wins[number] / below[number] for number in range(bots)]
        middle = exp(sum(log(one) for one in fresh) / bots)
        fresh = [one / middle for one in fresh]
        moved = max(abs(log(a / b)) for a, b in zip(fresh, strength, strict=True))
        strength = fresh
        if moved < 1e-9:
            break
    return [round(400 * log10(one), 6) for one in strength]
