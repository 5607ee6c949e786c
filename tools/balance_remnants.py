"""What wins in City of Remnants: bots play each other, and every leader, seat, development and card is counted.

    python tools/balance_remnants.py --seats 4 --games 400 --seed 1 [--bot greedy] [--content FILE] [--out FILE]

prints tables for `docs/balance/remnants.md`. Every game is a deal of its own, so that no two hang together. With --out
a line a game is kept there, and the same command goes on where it was stopped. What goes with winning need not make it.
"""

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import cinderbox
from cinderbox import bots
from cinderbox.experiments.stats import mean, wilson
from cinderbox.experiments.tournament import seed_of

COLOURS = ("yellow", "red", "blue", "green")
SHOWN = {"member": "card", "goods": "card", "in_game": "development"}  # events that tell what is to be had
TAKEN = {"recruit": "card", "buy": "card", "build": "development"}  # and what somebody took


def one_game(game: Any, seats: int, bot: str, seed: int) -> dict[str, Any]:
    """What came of a deal: leaders, scores, winners, rounds, what was to be had and who took it."""
    state = game.start(seats=seats, seed=seed)
    players = [bots.parse(bot, "remnants", seed_of(seed, seat)) for seat in range(seats)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(players[seat].choose(bots.sight(state, seat, seed_of(seed, state.count, seat))), seat)
    events = state.events(None)
    return {
        "leaders": [COLOURS[colour] for colour in state.leaders],
        "scores": list(state.outcome.scores),
        "winners": list(state.outcome.winners),
        "rounds": state.round,
        "shown": Counter(event[SHOWN[event["kind"]]] for event in events if event["kind"] in SHOWN),
        "taken": [(event["seat"], event[TAKEN[event["kind"]]]) for event in events if event["kind"] in TAKEN],
    }


def credit(game: dict[str, Any], seat: int) -> float:
    return 1 / len(game["winners"]) if seat in game["winners"] else 0.0


def shares(title: str, games: list[dict[str, Any]], names: list[list[str]]) -> None:
    """Who won how often, and by how much renown more than the mean of the table."""
    print(f"\n| {title} | games | wins | renown above the table's mean |\n|---|---|---|---|")
    for name in sorted({one for row in names for one in row}):
        sides = [
            (game, seat)
            for game, row in zip(games, names, strict=True)
            for seat in range(len(row))
            if row[seat] == name
        ]
        won = wilson(sum(credit(game, seat) for game, seat in sides), len(sides))
        ahead = mean([game["scores"][seat] - sum(game["scores"]) / len(game["scores"]) for game, seat in sides])
        print(
            f"| {name} | {len(sides)} | {100 * won.value:.1f} % ({100 * won.low:.1f}-{100 * won.high:.1f}) "
            f"| {ahead.value:+.1f} ({ahead.low:+.1f} to {ahead.high:+.1f}) |"
        )


def things(games: list[dict[str, Any]]) -> None:
    """What was taken how often, of those that were to be had, and how those who took it fared."""
    shown: Counter[str] = Counter()
    takers: dict[str, list[float]] = {}
    count: Counter[str] = Counter()
    for game in games:
        shown.update(game["shown"])
        count.update(what for _, what in game["taken"])
        for seat, what in {tuple(one) for one in game["taken"]}:
            takers.setdefault(what, []).append(credit(game, seat))
    print("\n| card or development | shown | taken | taken a time shown | wins of who took it |\n|---|---|---|---|---|")
    for what in sorted(shown, key=lambda one: -count[one] / shown[one]):
        won = wilson(sum(takers.get(what, [])), len(takers.get(what, [])))
        share = f"{100 * won.value:.0f} % ({100 * won.low:.0f}-{100 * won.high:.0f})" if count[what] else "-"
        print(f"| {what} | {shown[what]} | {count[what]} | {count[what] / shown[what]:.2f} | {share} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--content")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = cinderbox.game("remnants", given.content)
    kept = given.out.read_text(encoding="utf-8").splitlines() if given.out and given.out.exists() else []
    games = [json.loads(line) for line in kept][: given.games]
    for deal in range(len(games), given.games):
        games.append(one_game(game, given.seats, given.bot, seed_of(given.seed, given.seats, deal)))
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    rounds = mean([one["rounds"] for one in games])
    print(f"{len(games)} games of {given.bot}, {given.seats} seats, seed {given.seed}; {rounds.value:.1f} rounds")
    shares("leader", games, [one["leaders"] for one in games])
    shares("seat", games, [[f"seat {seat + 1}" for seat in range(given.seats)] for _ in games])
    things(games)


if __name__ == "__main__":
    main()
