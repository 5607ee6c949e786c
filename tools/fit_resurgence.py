"""Asks what things are worth in Resurgence: lets greedy bots play, now and then at random, and finds by regression how
many points more came to whoever had one more of something when a round began.

    python tools/fit_resurgence.py --games 400 --seed 1 --seats 2

prints for each part of the game the points that one more is worth, their standard error, and in brackets what the
evaluation says of it: where the two differ, a weight in `worth.py`, `outlook.py` or `evaluate.py` is wrong. With
`--beginnings` Heroes and Starter Missions are dealt by lot, and it prints how many points more than the mean of the
table came to those who had each (alone: than the Mutants), and how many won. Needs numpy.
"""

import argparse
import random

import numpy as np

import cinderbox
from cinderbox import bots
from cinderbox.games.resurgence.evaluate import ResurgenceEvaluation
from cinderbox.games.resurgence.model import BUILDER, LABORER, RANGER, ROOMS, SCHOLAR
from cinderbox.games.resurgence.scoring import owned
from cinderbox.games.resurgence.state import ResurgenceState

PARTS = ((1, 2), (3, 3), (4, 4), (5, 6))  # rounds that are looked at together
TOKENS = {"rangers": RANGER, "builders": BUILDER, "scholars": SCHOLAR, "laborers": LABORER}
COLUMNS = ("left", "middle", "right")
NAMES = ["food", "fuel", "parts", "ammo", "meds", "the lesser of ammo and meds", "level", "rooms", "cards", "planned"]
NAMES += [*COLUMNS, *TOKENS, "metro", "harbor", "compound"]
PULL = 30.0  # of the regression towards 0
Sample = tuple[int, int, list[float], float]  # round, seat, what it has, what the evaluation hopes for


def row(s: ResurgenceState, seat: int) -> list[float]:
    """What a player has, as numbers."""
    items = s.items[seat * 5 : seat * 5 + 5]
    rooms = sum(s.cleared(seat, room) for room in range(1, ROOMS))
    found = [*items, min(items[3:]), s.levels[seat], rooms, len(s.crews[seat]) - 1, len(s.planned[seat])]
    found += [len(s.done[seat * 3 + column]) for column in range(3)]
    found += [owned(s, seat, token) for token in TOKENS.values()]
    return [float(one) for one in [*found, *s.tracks[seat * 3 : seat * 3 + 3]]]


def play(seed: int, seats: int, noise: float) -> list[tuple[int, list[float], float, float]]:
    """A game: for each player and round what they had, what came to them later, and what the evaluation hoped for."""
    s = cinderbox.game("resurgence").start(seats=seats, seed=seed)
    assert isinstance(s, ResurgenceState)
    evaluation, dice = ResurgenceEvaluation(), random.Random(seed)
    players = [bots.bot("greedy", "resurgence", seed * seats + seat) for seat in range(seats)]
    samples: list[Sample] = []
    before: list[int] = []
    known = 0
    while not s.over:
        seat = s.to_act[0]
        if s.round != known:
            known = s.round
            for each in range(seats):
                samples.append((known, each, row(s, each), evaluation.standing(s, each, False) - s.vp[each]))
                before.append(s.vp[each])
        if dice.random() < noise:
            s.apply(dice.choice(s.open_to(seat)), seat)
        else:
            s.apply(players[seat].choose(bots.sight(s, seat, dice.getrandbits(62))), seat)
    assert s.outcome is not None
    scores = s.outcome.scores
    return [(one[0], one[2], scores[one[1]] - vp, one[3]) for one, vp in zip(samples, before, strict=True)]


def beginnings(games: int, first: int, seats: int) -> None:
    """Games with Heroes and Starter Missions by lot: what came to those who had each."""
    leads: dict[str, list[float]] = {}
    wins: dict[str, int] = {}
    for seed in range(first, first + games):
        s, dice = cinderbox.game("resurgence").start(seats=seats, seed=seed), random.Random(seed)
        players = [bots.bot("greedy", "resurgence", seed * seats + seat) for seat in range(seats)]
        had: list[tuple[int, str]] = []
        while not s.over:
            seat, texts = s.to_act[0], [s.codes.text(one) for one in s.open_to(s.to_act[0])]
            if s.round == 0 and texts[-1].startswith(("hero:", "plan:")):
                had.append((seat, dice.choice(texts)))
                s.apply(had[-1][1], seat)
            else:
                s.apply(players[seat].choose(bots.sight(s, seat, dice.getrandbits(62))), seat)
        assert s.outcome is not None
        scores = s.outcome.scores
        other = sum(scores) / seats if seats > 1 else s.outcome.sheet[-1][1][0]
        for seat, text in had:
            leads.setdefault(text, []).append(scores[seat] - other)
            wins[text] = wins.get(text, 0) + (seat in s.outcome.winners)
    for text in sorted(leads, key=lambda one: (one[0], -np.mean(leads[one]))):
        found = leads[text]
        error = np.std(found) / len(found) ** 0.5
        print(f"  {text:28} {len(found):4} {np.mean(found):+6.1f} +-{error:.1f}  won {wins[text] / len(found):.0%}")


def fit(x: np.ndarray, y: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What one more of each is worth, with its standard error."""
    z, t = x - x.mean(axis=0), y - y.mean()
    inverse = np.linalg.inv(z.T @ z + PULL * np.eye(x.shape[1]))
    found = inverse @ (z.T @ t)
    return found, np.sqrt(np.diag(inverse) * (t - z @ found).var())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--noise", type=float, default=0.06, help="how often a bot acts at random")
    arguments.add_argument("--beginnings", action="store_true", help="ask for Heroes and Starter Missions instead")
    asked = arguments.parse_args()
    if asked.beginnings:
        beginnings(asked.games, asked.seed, asked.seats)
        return
    samples = [one for game in range(asked.games) for one in play(asked.seed + game, asked.seats, asked.noise)]
    for first, last in PARTS:
        here = [one for one in samples if first <= one[0] <= last]
        x = np.array([[*one[1], float(one[0] == last)] for one in here])
        (worth, error), (said, _) = [fit(x, np.array([one[i] for one in here])) for i in (2, 3)]
        print(f"Rounds {first} to {last}, {len(here)} positions:")
        for i, name in enumerate(NAMES):
            print(f"  {name:28} {worth[i]:+6.2f} +-{error[i]:.2f} ({said[i]:+.2f})")


if __name__ == "__main__":
    main()
