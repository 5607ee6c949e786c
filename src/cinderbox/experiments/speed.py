"""How fast a game runs on this machine, through the public API.

Knows the API that every game shares. Knows no game, no other engine, and prints nothing: `cinderbox bench` and
`benchmarks/` show the figures. Random numbers come from outside the engine, as a bot's would. A second is one of
processor time, so that a busy machine counts for less.
"""

from __future__ import annotations

import importlib
import random
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cinderbox.kernel.game import Game
    from cinderbox.kernel.state import State

SAMPLE = 8  # mid-game states over which clone, determinize, save and rollout are averaged


@dataclass(frozen=True)
class Speed:
    """One measurement of one game. Times are microseconds for one call."""

    game: str
    seats: int
    decisions_per_s: float  # random play: list the actions, choose one, apply it; setup included
    decisions_per_game: float
    clone_us: float
    determinize_us: float
    save_us: float  # dump and load
    rollouts_per_s: float | None  # clone, then random play to the end inside the kernel; None: no such kernel


def measure(game: Game, seconds: float, seed: int) -> Speed:
    """Measures one game, with the seats nearest to two. Half of `seconds` is random play, the rest single calls."""
    seats = min(game.seats, key=lambda n: abs(n - 2))
    rng = random.Random(seed)
    rate, length = _random_play(game, seats, rng, seconds / 2)
    states = [_middle(game, seats, rng, int(length) // 2) for _ in range(SAMPLE)]
    slot = seconds / 8
    rollout_us = _rollout(states, game.bound, slot)
    return Speed(
        game=game.id,
        seats=seats,
        decisions_per_s=rate,
        decisions_per_game=length,
        clone_us=_micros(lambda: [state.clone() for state in states], slot),
        determinize_us=_micros(lambda: [state.determinize(state.to_act[0], seed) for state in states], slot),
        save_us=_micros(lambda: [game.load(state.dump()) for state in states], slot),
        rollouts_per_s=None if rollout_us is None else 1e6 / rollout_us,
    )


def _play(state: State, rng: random.Random, limit: int) -> int:
    """Plays at most `limit` random decisions, and says how many it played."""
    draw = rng.random
    played = 0
    while played < limit and not state.over:
        actions = state.actions()
        state.apply(actions[int(draw() * len(actions))])
        played += 1
    return played


def _random_play(game: Game, seats: int, rng: random.Random, seconds: float) -> tuple[float, float]:
    """Whole games until the time is up: decisions a second, decisions a game."""
    games = decisions = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not games:
        decisions += _play(game.start(seats=seats, seed=rng.getrandbits(62)), rng, game.bound)
        games += 1
    return decisions / spent, decisions / games


def _middle(game: Game, seats: int, rng: random.Random, depth: int) -> State:
    """A running game about `depth` decisions old; a game that ends sooner is played again, half as deep."""
    while True:
        state: State = game.start(seats=seats, seed=rng.getrandbits(62))
        _play(state, rng, depth)
        if not state.over:
            return state
        depth //= 2


def _rollout(states: list[State], limit: int, seconds: float) -> float | None:
    """Microseconds for a clone and its random play to the end, by the kernel's own loop."""
    try:
        playout: Any = importlib.import_module("cinderbox.kernel.playout").playout
    except ImportError:
        return None
    return _micros(lambda: [playout(state.clone(), seed, limit) for seed, state in enumerate(states)], seconds)


def _micros(calls: Callable[[], object], seconds: float) -> float:
    """Microseconds for one of the SAMPLE calls that `calls` makes."""
    timer = timeit.Timer(calls, timer=process_time)
    trial = timer.timeit(1)
    number = max(1, int(seconds / max(trial, 1e-6)))
    return timer.timeit(number) / number / SAMPLE * 1e6
