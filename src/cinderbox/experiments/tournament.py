"""Bots against each other, many games at once.

Games are mirrored: a *deal* is one seed, played once for every rotation of the bots over the seats, so that no bot is
favoured by cards or by seat. Everything follows from the schedule's seed, whatever the number of processes. Knows
games by their API and bots by their interface; prints nothing and writes nothing.
"""

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import cinderbox
from cinderbox import bots
from cinderbox.bots import BotFault
from cinderbox.experiments import runner, stats
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.game import Game
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.state import State


@dataclass(frozen=True)
class Schedule:
    """What is to be played: the bots' specs, the number of deals, and the seed that everything follows from."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    content: str = ""  # the pack of cards, a path; "": the game's own

    @property
    def games(self) -> int:
        return self.deals * len(self.bots)

    def played(self) -> Game[State]:
        return cinderbox.game(self.game, self.content or None)

    def check(self) -> None:
        """Raises an error with one helpful sentence if this cannot be played."""
        game = self.played()
        if len(self.bots) not in game.seats:
            raise BadOption(f"{game.title} is for {game.seat_range()}, and {len(self.bots)} bots were named.")
        if self.deals < 1:
            raise BadOption("At least one game must be played.")
        game.start(seats=len(self.bots), seed=0, **self.options)
        for spec in self.bots:
            bots.parse(spec, self.game, 0)


@dataclass(frozen=True)
class Played:
    """One game: `order[seat]` is the number, in the schedule, of the bot that sat there."""

    deal: int
    rotation: int
    seed: int
    order: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    decisions: int
    reason: str
    forfeit: int = -1  # the seat of a bot from outside that failed and so lost

    def credit(self, bot: int) -> float:
        """What a bot earned: 1 for a win, its part of a shared one, 0 otherwise."""
        return 1 / len(self.winners) if any(self.order[seat] == bot for seat in self.winners) else 0.0


def seed_of(*parts: int) -> int:
    """A seed of 62 bits for one purpose, the same on every machine."""
    return random.Random("/".join(str(part) for part in parts)).getrandbits(62)


class Watcher:
    """Looks on while a game is played."""

    def look(self, s: State) -> None:
        """Before each decision."""

    def sway(self, s: State, seat: int, action: int) -> int:
        """What is done instead of what a bot chose."""
        return action

    def chose(self, s: State, seat: int, action: int) -> None:
        """What was decided, before it is done."""

    def end(self, s: State) -> None:
        """The game is over, or was given up."""


def play(schedule: Schedule, deal: int, rotation: int, watcher: Watcher | None = None) -> Played:
    """One game of a schedule."""
    watcher = watcher or Watcher()
    count = len(schedule.bots)
    order = tuple((seat + rotation) % count for seat in range(count))
    seed = seed_of(schedule.seed, deal)
    players = [bots.parse(schedule.bots[bot], schedule.game, seed_of(schedule.seed, deal, bot)) for bot in order]
    sights = random.Random(seed_of(schedule.seed, deal, count))
    state = schedule.played().start(seats=count, seed=seed, **schedule.options)
    decisions, forfeit = 0, -1
    outcome: Outcome | None = None
    while outcome is None:
        seat = state.to_act[0]
        watcher.look(state)
        try:
            chosen = players[seat].choose(bots.sight(state, seat, sights.getrandbits(62)))
            action = watcher.sway(state, seat, chosen)
            watcher.chose(state, seat, action)
            state.apply(action, seat)
        except BotFault as fault:  # it loses this game; the others share it, and the tournament goes on
            forfeit = seat
            others = tuple(other for other in range(count) if other != seat)
            outcome = Outcome((0,) * count, others, str(fault), ())
        else:
            decisions += 1
            outcome = state.outcome
    watcher.end(state)
    for player in players:
        with suppress(BotFault):  # the game is over
            player.end(outcome)
    won, scores = outcome.winners, outcome.scores
    return Played(deal, rotation, seed, order, won, scores, decisions, outcome.reason, forfeit)


def play_deal(work: tuple[Schedule, int]) -> list[Played]:
    """One seed from every seat: what a process is given to do at a time."""
    schedule, deal = work
    return [play(schedule, deal, rotation) for rotation in range(len(schedule.bots))]


def run(schedule: Schedule, jobs: int = 1, ray: str = "") -> Iterator[list[Played]]:
    """All games of a schedule, deal by deal as they are finished, in no particular order."""
    yield from runner.run(play_deal, [(schedule, deal) for deal in range(schedule.deals)], jobs, ray)


@dataclass(frozen=True)
class Standing:
    """How one bot did. Pairs are deals: all games of a deal won, none, or some."""

    spec: str
    games: int
    wins: float
    rate: stats.Interval
    swept: int
    shared: int
    lost: int


@dataclass(frozen=True)
class Summary:
    standings: tuple[Standing, ...]
    games: int
    deals: int
    draws: int
    decisions: int
    length: stats.Interval  # decisions a game
    seats: tuple[stats.Interval, ...]  # share of games that each seat won


def summary(schedule: Schedule, played: Sequence[Played]) -> Summary:
    """The figures of what has been played so far."""
    count = len(played)
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.deal, []).append(one)
    standings = []
    for bot, spec in enumerate(schedule.bots):
        wins = sum(one.credit(bot) for one in played)
        earned = [sum(one.credit(bot) for one in deal) / len(deal) for deal in deals.values()]
        swept, lost = earned.count(1.0), earned.count(0.0)
        rate = stats.wilson(wins, count)
        standings.append(Standing(spec, count, wins, rate, swept, len(earned) - swept - lost, lost))
    return Summary(
        standings=tuple(standings),
        games=count,
        deals=len(deals),
        draws=sum(not one.winners for one in played) if len(schedule.bots) > 1 else 0,  # alone one has lost
        decisions=sum(one.decisions for one in played),
        length=stats.mean([one.decisions for one in played]),
        seats=tuple(
            stats.wilson(sum(1 / len(one.winners) for one in played if seat in one.winners), count)
            for seat in range(len(schedule.bots))
        ),
    )
