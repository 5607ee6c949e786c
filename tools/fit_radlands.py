"""Fits what a bot values in Radlands: plays games of quick plans against each other and asks, by logistic
regression, how much each term of a position said about who won.

    python tools/fit_radlands.py --games 3000 --seed 1

prints weights and tables for `evaluate.py` and `worths.py` of Radlands, in log-odds. Needs numpy. Camps are kept at
random, so that each one is seen; every turn starts a sample, from the view of the player whose turn it is.
"""

import argparse
import time

import numpy as np

import cinderbox
from cinderbox.bots.planner import EVERY, Planner
from cinderbox.games.radlands import evaluate
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.games.radlands.worths import Worths
from cinderbox.kernel.rng import Rng

SPACES = (1.0, 0.75, 0.55)  # how much of an event's worth it has on each space of the queue
TABLED = ("worth of live camps", "worth of people", "event on space 1", "event on space 2", "event on space 3")
PLAIN = [i for i, term in enumerate(evaluate.TERMS) if term[0] not in TABLED]


def row(s: RadlandsState, tables: Worths) -> list[float]:
    """One position as numbers, from the view of the player whose turn it is."""
    mover, waiter = s.turn, 1 - s.turn
    mine = evaluate.side_terms(s, mover, tables)
    theirs = evaluate.side_terms(s, waiter, tables)
    kinds = len(s.content.cards)
    pieces, events, hand = [0.0] * kinds, [0.0] * kinds, [0.0] * kinds
    for place, piece in enumerate(s.spots):
        if piece is not None and piece.harm < (1 if s.is_person(piece) else 2):
            pieces[piece.kind] += 1.0 if place // 9 == mover else -1.0
    for space, token in enumerate(s.queue):
        if token >= 0:
            events[s.cards.face[token]] += SPACES[space % 3] * (1.0 if space // 3 == mover else -1.0)
    for token in s.hands[mover]:
        hand[s.cards.face[token]] += 1.0
    return [1.0] + [mine[i] for i in PLAIN] + [-theirs[i] for i in PLAIN] + pieces + events + hand


def play(seed: int, planner: Planner, noise: float) -> tuple[list[list[float]], list[int], list[int], int]:
    """A game: its samples, who was to move in each, the camps, the winner or -1."""
    game = cinderbox.game("radlands")
    s = game.start(2, seed=seed)
    rng = Rng(seed)
    evaluation = planner.evaluation
    assert isinstance(evaluation, evaluate.RadlandsEvaluation) and isinstance(s, RadlandsState)
    tables = evaluation.tables(s)
    while s.lanes:
        seat = s.first()
        options = s.open_to(seat)
        s.choose(seat, options[rng.below(len(options))])
    camps = [piece.kind for piece in s.spots if piece is not None]
    rows, movers, turns = [], [], 0
    while s.ended is None:
        seat = s.first()
        if s.turns != turns and seat == s.turn and evaluation.quiet(s):
            turns = s.turns
            rows.append(row(s, tables))
            movers.append(seat)
        lines = planner.lines(s.determinize(seat, rng.below(1 << 40)), seat)
        line = lines[rng.below(min(4, len(lines)))] if rng.number() < noise else lines[0]
        mark = s.mark
        for action in line.actions:
            if s.mark != mark or action not in s.open_to(seat):
                break
            s.choose(seat, action)
    return rows, movers, camps, s.ended.winners[0] if s.ended.winners else -1


def regress(x: np.ndarray, y: np.ndarray, ridge: np.ndarray) -> np.ndarray:
    """Logistic regression by Newton's method, each weight drawn toward 0 by its ridge."""
    w = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ w))
        step = np.linalg.solve((x.T * (p * (1 - p))) @ x + np.diag(ridge), x.T @ (y - p) - ridge * w)
        w += step
        if np.abs(step).max() < 1e-6:
            break
    return w


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=3000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--beam", type=int, default=2)
    options.add_argument("--noise", type=float, default=0.15)
    options.add_argument("--keep", default="", help="file (.npz) that the samples are kept in")
    given = options.parse_args()
    planner = Planner(cinderbox.game("radlands").evaluation(), given.beam, EVERY, False)
    xs, ys, drafts, wins = [], [], [], []
    cards = cinderbox.game("radlands").first.cards  # type: ignore[attr-defined]
    start = time.time()
    for seed in range(given.seed, given.seed + given.games):
        rows, movers, camps, winner = play(seed, planner, given.noise)
        if winner < 0:
            continue
        xs += rows
        ys += [1.0 if mover == winner else 0.0 for mover in movers]
        drafts.append(
            [sum([(kind == card.kind) * (1 if i < 3 else -1) for i, kind in enumerate(camps)]) for card in cards]
        )
        wins.append(1.0 if winner == 0 else 0.0)
        if len(wins) % 200 == 0:
            print(f"# {len(wins)} games, {len(xs)} samples, {time.time() - start:.0f} s", flush=True)
            if given.keep:
                np.savez(given.keep, x=np.array(xs, np.float32), y=ys, d=np.array(drafts, np.float32), w=wins)
    report(np.array(xs), np.array(ys), np.array(drafts, float), np.array(wins))


def report(x: np.ndarray, y: np.ndarray, drafts: np.ndarray, wins: np.ndarray) -> None:
    cards = cinderbox.game("radlands").first.cards  # type: ignore[attr-defined]
    plain, kinds = len(PLAIN), len(cards)
    ridge = np.concatenate([[1.0], np.full(2 * plain, 3.0), np.full(2 * kinds, 8.0), np.full(kinds, 20.0)])
    w = regress(x, y, ridge)
    p = 1 / (1 + np.exp(-x @ w))
    print(f"# log loss {-np.mean(y * np.log(p) + (1 - y) * np.log(1 - p)):.4f} over {len(y)} samples")
    print(f"TEMPO: Final = {w[0]:.2f}")
    for j, i in enumerate(PLAIN):
        print(f'    ("{evaluate.TERMS[i][0]}", {w[1 + j]:.2f}, {w[1 + plain + j]:.2f}),')
    at = 1 + 2 * plain
    for name, sort, first in (
        ("PERSON_WORTH", "person", at),
        ("CAMP_WORTH", "camp", at),
        ("EVENT_WORTH", "event", at + kinds),
    ):
        table = {card.id: round(float(w[first + card.kind]), 2) for card in cards if card.sort == sort}
        print(name, table)
    hand = {card.id: round(float(w[at + 2 * kinds + card.kind]), 2) for card in cards if card.sort != "camp"}
    print("HAND_WORTH", hand)
    d = regress(drafts, wins, np.full(kinds, 8.0))
    print("DRAFT_WORTH", {card.id: round(float(d[card.kind]), 2) for card in cards if card.sort == "camp"})


if __name__ == "__main__":
    main()
