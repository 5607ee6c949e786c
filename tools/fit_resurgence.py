"""Asks what things are worth in Resurgence: lets greedy bots play, now and then at random, and finds by regression how
many points more came to whoever had one more of something when a round began.

    python tools/fit_resurgence.py --games 400 --seed 1 --seats 2

prints for each part of the game the points that one more is worth, their standard error, and in brackets what the
evaluation says of it: where the two differ, a weight in `worth.py`, `outlook.py` or `evaluate.py` is wrong. With
`--cards` Heroes, Starter Missions and Salvage cards are dealt by lot, and it prints of each place in the turn order and
each card how many players could take it and did, how many points more than the mean of the table came to these (alone:
than the Mutants), and how many won. With `--expansion` Encounters and the harsher events are in it too. What
was made of events and encounters is counted like cards. Needs numpy.
"""

import argparse
import random

import numpy as np

import cinderbox
from cinderbox import bots
from cinderbox.games.resurgence.evaluate import ResurgenceEvaluation
from cinderbox.games.resurgence.model import BUILDER, ENCOUNTERS, LABORER, RANGER, ROOMS, SCHOLAR, ZONES
from cinderbox.games.resurgence.scoring import owned
from cinderbox.games.resurgence.state import ResurgenceState

PARTS = ((1, 2), (3, 3), (4, 4), (5, 6))  # rounds that are looked at together
TOKENS = {"rangers": RANGER, "builders": BUILDER, "scholars": SCHOLAR, "laborers": LABORER}
COLUMNS = ("left", "middle", "right")
NAMES = ["food", "fuel", "parts", "ammo", "meds", "the lesser of ammo and meds", "level", "rooms", "cards", "planned"]
NAMES += [*COLUMNS, *TOKENS, "metro", "harbor", "compound"]
BEGINNING = ("hero:", "plan:", "keep:", "discard:")
CARDS = ("hero:", "plan:", "rescue:", "complete:", "event:", "stalker:", "encounter:")
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


def counted_as(s: ResurgenceState, text: str) -> str:
    """What an action is counted as: an event by its name, a placement by whom the Zone holds."""
    if text == "event":
        return f"event:{s.current().name}"
    for zone in range(ZONES):
        if s.met[zone] >= 0 and text == f"place:{s.content.spaces[zone].word}":
            return f"encounter:{ENCOUNTERS[s.cards.face[s.met[zone]]]}"
    return text


def watch(seed: int, seats: int, bot: str, expansion: bool) -> list[tuple[str, bool, float, float]]:
    """A game with Heroes, Starter Missions and Salvage cards by lot.

    Of each player's place in the turn order and of each card that was open to them: whether it was taken, the points
    above the mean of the table, and what of the game was won.
    """
    options = {"encounters": expansion, "bonus_events": expansion}
    s, dice = cinderbox.game("resurgence").start(seats=seats, seed=seed, **options), random.Random(seed)
    assert isinstance(s, ResurgenceState)
    players = [bots.parse(bot, "resurgence", seed * seats + seat) for seat in range(seats)]
    taken = [{f"in turn:{(seat - s.starter) % seats + 1}": True} for seat in range(seats)]
    while not s.over:
        seat, texts = s.to_act[0], [s.codes.text(one) for one in s.open_to(s.to_act[0])]
        if s.round == 0 and texts[-1].startswith(BEGINNING):
            text = dice.choice(texts)
        else:
            text = s.codes.text(players[seat].choose(bots.sight(s, seat, dice.getrandbits(62))))
        for one in [counted_as(s, each) for each in texts]:
            if one.startswith(CARDS):
                taken[seat].setdefault(one, False)
        taken[seat][counted_as(s, text)] = True
        s.apply(text, seat)
    for event in s.events(0):
        if event["kind"] == "salvage":
            taken[int(str(event["seat"]))][f"salvage:{event['card']}"] = True
    assert s.outcome is not None
    scores, winners = s.outcome.scores, s.outcome.winners
    other = sum(scores) / seats if seats > 1 else s.outcome.sheet[-1][1][0]
    return [
        (text, was, scores[seat] - other, (seat in winners) / max(1, len(winners)))
        for seat in range(seats)
        for text, was in taken[seat].items()
        if text.startswith(("in turn:", "salvage:", *CARDS))
    ]


def report(found: list[tuple[str, bool, float, float]]) -> None:
    """How many had each and took it, what came to those, and how many of them won."""
    rows: dict[str, list[tuple[bool, float, float]]] = {}
    for text, *rest in found:
        rows.setdefault(text, []).append((bool(rest[0]), rest[1], rest[2]))
    means = {text: np.mean([one[1] for one in some if one[0]] or [-99]) for text, some in rows.items()}
    for text in sorted(rows, key=lambda one: (one.partition(":")[0], -means[one])):
        leads = [one[1] for one in rows[text] if one[0]]
        line = f"  {text:32} {len(leads):5} of {len(rows[text]):5}"
        if leads:
            won = np.mean([one[2] for one in rows[text] if one[0]])
            line += f" {means[text]:+6.1f} +-{np.std(leads) / len(leads) ** 0.5:.1f}  won {won:.0%}"
        print(line)


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
    arguments.add_argument("--cards", action="store_true", help="ask for places and cards instead")
    arguments.add_argument("--expansion", action="store_true", help="cards with Encounters and the harsher events")
    arguments.add_argument("--bot", default="greedy", help="who plays when cards are asked for")
    asked = arguments.parse_args()
    if asked.cards:
        seeds = range(asked.seed, asked.seed + asked.games)
        report([one for seed in seeds for one in watch(seed, asked.seats, asked.bot, asked.expansion)])
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
