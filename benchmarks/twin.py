"""What hidden cards are worth to a bot: an honest one against a twin of its own that cheats.

    python benchmarks/twin.py radlands --games 200 --bot search:seconds=0.1 --seed 1
    python benchmarks/twin.py remnants --seats 3 --games 90 --bot search:iterations=60 --seed 1

The twin looks into every hand, deck, bag and sealed answer; only luck that is still to come is dealt anew for it. One
cheat sits among honest ones, and every deal is played once with the cheat in each seat. Where the twin hardly wins
more than its share, a bot loses little by what it may not see, and better guesses at it would bring little.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import cinderbox
from cinderbox import bots
from cinderbox.experiments import runner
from cinderbox.experiments.stats import wilson
from cinderbox.experiments.tournament import seed_of
from cinderbox.kernel.memory import look_rarely
from cinderbox.kernel.state import State


class Truth(bots.Sight):
    """What is shown to a cheat: the position itself."""

    def world(self, n: int) -> State:
        world = self.guess.clone()
        world.rng = seed_of(self.seed, self.key, n)
        return world


class Deal(NamedTuple):
    game: str
    seats: int
    bot: str
    seed: int


def won(deal: Deal) -> float:
    """What the cheat earned in one deal, on average over all seats."""
    earned = 0.0
    for cheat in range(deal.seats):
        state = cinderbox.game(deal.game).start(seats=deal.seats, seed=deal.seed)
        players = [bots.parse(deal.bot, deal.game, seed_of(deal.seed, seat)) for seat in range(deal.seats)]
        while not state.over:
            seat = state.to_act[0]
            luck = seed_of(deal.seed, cheat, state.count, seat)
            sight = Truth(seat, state.clone(), luck) if seat == cheat else bots.sight(state, seat, luck)
            state.apply(players[seat].choose(sight), seat)
        winners = state.outcome.winners
        earned += 1 / len(winners) if cheat in winners else 0.0
    return earned / deal.seats


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="search:seconds=0.1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    look_rarely()
    seats = given.seats or max(2, min(cinderbox.game(given.game).seats))
    deals = [Deal(given.game, seats, given.bot, seed_of(given.seed, deal)) for deal in range(given.games // seats)]
    earned = list(runner.run(won, deals, given.jobs))
    share = wilson(sum(earned) * seats, len(earned) * seats)
    print(f"| game | seats | bot | games | the cheat won | 95 % | fair share |\n|{' --- |' * 7}")
    print(
        f"| {given.game} | {seats} | {given.bot} | {len(earned) * seats} | {100 * share.value:.1f} % "
        f"| {100 * share.low:.1f} to {100 * share.high:.1f} % | {100 / seats:.1f} % |"
    )


if __name__ == "__main__":
    main()
