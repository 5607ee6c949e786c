"""What wins in Residuum: bots play each other, and every leader, place in the turn order and card is counted.

    python tools/balance_residuum.py --bot greedy --seats 3 --games 400 --seed 1 [--jobs 2] [--map quick]

prints tables for `docs/balance/residuum.md`: shares of wins with their 95 % intervals, beside the fair share; and for
each Discovery card how often a player who had it in hand completed it, and how often those who completed it won. Who
holds a card is not chosen at random, so those shares show what goes with winning, not what makes it.
"""

import argparse
import multiprocessing
import random
from collections import Counter
from dataclasses import dataclass, field

import cinderbox
from cinderbox import bots
from cinderbox.experiments.stats import Interval, mean, wilson
from cinderbox.experiments.tournament import seed_of
from cinderbox.games.residuum.game import Residuum
from cinderbox.games.residuum.state import ResiduumState


@dataclass
class Counts:
    """What was seen, and how much of it won; a shared win counts as its part."""

    seen: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)

    def add(self, what: str, credit: float) -> None:
        self.seen[what] += 1
        self.won[what] += credit  # type: ignore[assignment]  # a Counter of shares

    def merge(self, other: "Counts") -> None:
        self.seen.update(other.seen)
        self.won.update(other.won)


@dataclass
class Study:
    games: int = 0
    places: Counts = field(default_factory=Counts)
    leaders: Counts = field(default_factory=Counts)
    held: Counts = field(default_factory=Counts)
    completed: Counts = field(default_factory=Counts)
    scores: list[float] = field(default_factory=list)
    conflicts: int = 0

    def merge(self, other: "Study") -> None:
        self.games += other.games
        for name in ("places", "leaders", "held", "completed"):
            getattr(self, name).merge(getattr(other, name))
        self.scores += other.scores
        self.conflicts += other.conflicts


def one_game(work: tuple[str, int, str, int, int]) -> Study:
    bot, seats, way, seed, number = work
    game = cinderbox.game("residuum")
    deal = seed_of(seed, number)
    state = game.start(seats=seats, seed=deal, map=way)
    assert isinstance(game, Residuum) and isinstance(state, ResiduumState)
    players = [bots.parse(bot, game.id, seed_of(seed, number, seat)) for seat in range(seats)]
    sights = random.Random(deal)
    held: list[set[str]] = [set() for _ in range(seats)]
    study = Study(games=1)
    names = [card.name for card in game.pack.discoveries]
    while not state.over:
        seat = state.to_act[0]
        action = players[seat].choose(bots.sight(state, seat, sights.getrandbits(62)))
        study.conflicts += game.text(action) in ("fight", "attack")
        state.apply(action, seat)
        held[seat] |= {names[state.cards.face[token]] for token in state.hands[seat]}
    outcome = state.outcome
    assert outcome is not None
    for seat in range(seats):
        credit = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        study.places.add(f"{(seat - state.starter) % seats + 1}.", credit)
        study.leaders.add(game.pack.characters[state.leaders[seat]].name, credit)
        for name in held[seat]:
            study.held.add(name, credit)
        for token in state.completed[seat]:
            study.completed.add(names[state.cards.face[token]], credit)
        study.scores.append(float(outcome.scores[seat]))
    return study


def share(one: Interval) -> str:
    return f"{100 * one.value:.0f} % ({100 * one.low:.0f}-{100 * one.high:.0f})"


def rate(counts: Counts, what: str) -> str:
    return share(wilson(counts.won[what], counts.seen[what])) if counts.seen[what] else "-"


def report(study: Study, names: list[str], seats: int) -> None:
    points = mean(study.scores)
    print(f"{study.games} games with {seats} seats; fair share {100 / seats:.0f} %; {points.value:.1f} points a player")
    print(f"({points.low:.1f}-{points.high:.1f}); {study.conflicts / study.games:.2f} conflicts a game.\n")
    for title, counts in (("place in the turn order", study.places), ("leader", study.leaders)):
        print(f"| {title} | games | wins |\n|---|---|---|")
        for what in sorted(counts.seen):
            print(f"| {what} | {counts.seen[what]} | {rate(counts, what)} |")
        print()
    print("| Discovery card | held | completed | wins of those who completed it |\n|---|---|---|---|")
    for name in sorted(names, key=lambda one: -study.completed.seen[one]):
        done, had = study.completed.seen[name], study.held.seen[name]
        part = share(wilson(min(done, had), had)) if had else "-"
        print(f"| {name} | {had} | {part} | {rate(study.completed, name)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="who plays all seats, as `cinderbox bots` names it")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--map", default="built", choices=("built", "quick"))
    asked = parser.parse_args()
    work = [(asked.bot, asked.seats, asked.map, asked.seed, number) for number in range(asked.games)]
    total = Study()
    with multiprocessing.Pool(asked.jobs) as pool:
        for study in pool.imap_unordered(one_game, work):
            total.merge(study)
    game = cinderbox.game("residuum")
    assert isinstance(game, Residuum)
    report(total, [card.name for card in game.pack.discoveries], asked.seats)


if __name__ == "__main__":
    main()
