"""Steps a second of everything one can learn from: ours beside the bare engine and beside other libraries, in one run.

    python benchmarks/learning.py                              # Radlands; about a minute
    python benchmarks/learning.py --rounds 3 --seconds 0.2 --game residuum

Whole random games; a step is a decision, forced ones too, of whoever is to act (Gymnasium: of the learner, the others
are in the time). All but the bare engine look at what the seat observes and may do before each. All are asked once a
round, so that a noisy minute falls on all of them; figures are medians over rounds with the least and the most, in
processor time of one core. A library that is not installed is left out, with a line; those of others come with
`pip install open_spiel rlcard 'pettingzoo[classic]'`.
"""

from __future__ import annotations

import argparse
import importlib
import random
import statistics
from collections.abc import Callable, Iterator
from time import thread_time
from typing import Any

import cinderbox

Steps = Iterator[int]  # each: how many steps were made


def engine(game: cinderbox.Game, look: bool) -> Steps:
    draw = random.Random(1).random
    for seed in range(10**9):
        state = game.start(seed=seed)
        steps = 0
        while not state.over:
            if look:
                state.features(state.to_act[0])
            actions = state.actions()
            state.apply(actions[int(draw() * len(actions))])
            steps += 1
            if steps % 50 == 0:
                yield 50
        yield steps % 50


def vectorised(game: cinderbox.Game, games: int) -> Steps:
    env = importlib.import_module("cinderbox.adapters.vector").make(game, games=games, seed=1)
    while True:
        env.step(env.sample())
        yield games


def vectorised_by_numpy(game: cinderbox.Game, games: int) -> Steps:
    """The same, but the actions are chosen from the masks, as a policy would."""
    numpy = importlib.import_module("numpy")
    env = importlib.import_module("cinderbox.adapters.vector").make(game, games=games, seed=1)
    dice = numpy.random.default_rng(1)
    every = numpy.arange(games + 1)
    while True:
        rows, actions = numpy.nonzero(env.masks)
        first = numpy.searchsorted(rows, every)
        env.step(actions[first[:-1] + (dice.random(games) * numpy.diff(first)).astype(int)])
        yield games


def solo(game: cinderbox.Game) -> Steps:
    numpy = importlib.import_module("numpy")
    env = importlib.import_module("cinderbox.adapters.gymnasium").make(game, opponents=["random"])
    dice = random.Random(1)
    _, info = env.reset(seed=1)
    while True:
        _, _, over, _, info = env.step(dice.choice(numpy.flatnonzero(info["action_mask"])))
        if over:
            _, info = env.reset()
        yield 1


def agents(env: Any) -> Steps:
    """A PettingZoo environment."""
    numpy = importlib.import_module("numpy")
    dice = random.Random(1)
    for seed in range(10**9):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else dice.choice(numpy.flatnonzero(seen["action_mask"])))
            yield 0 if ended or cut else 1


def spiel(name: str, deals: int = 0) -> Steps:
    """An OpenSpiel game; `deals` is how many outcomes of the same chance its chance nodes have, if that is known."""
    pyspiel = importlib.import_module("pyspiel")
    observation = importlib.import_module("open_spiel.python.observation")
    game = pyspiel.load_game(name)
    observer = observation.make_observation(game)
    dice = random.Random(1)
    while True:
        node = game.new_initial_state()
        while not node.is_terminal():
            if node.is_chance_node():
                if deals:
                    node.apply_action(dice.randrange(deals))
                else:
                    outcomes, chances = zip(*node.chance_outcomes(), strict=True)
                    node.apply_action(int(dice.choices(outcomes, chances)[0]))
                yield 0
            else:
                observer.set_from(node, node.current_player())
                node.apply_action(dice.choice(node.legal_actions()))
                yield 1


def ours_in_spiel(game: cinderbox.Game) -> Steps:
    return spiel(f"cinderbox_{game.id}", importlib.import_module("cinderbox.adapters.openspiel").SEEDS)


def rlcard(name: str) -> Steps:
    env = importlib.import_module("rlcard").make(name, config={"seed": 1})
    dice = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1


def classic(name: str) -> Steps:
    return agents(importlib.import_module(f"pettingzoo.classic.{name}").env())


SPIELS = ("chess", "hanabi", "gin_rummy")
DECKS = ("uno", "gin-rummy")
CLASSICS = ("connect_four_v3", "chess_v6", "gin_rummy_v4", "texas_holdem_v4")


def contenders(game: cinderbox.Game) -> dict[str, Callable[[], Steps]]:
    zoo: Callable[[], Any] = lambda: importlib.import_module("cinderbox.adapters.pettingzoo").env(game)  # noqa: E731
    return {
        f"{game.id}, bare engine": lambda: engine(game, False),
        f"{game.id}, state.features as a list": lambda: engine(game, True),
        **{f"{game.id}, vectorised, {n} games": lambda n=n: vectorised(game, n) for n in (16, 64, 256)},
        f"{game.id}, vectorised, 64 games, chosen by NumPy": lambda: vectorised_by_numpy(game, 64),
        f"{game.id}, Gymnasium against random": lambda: solo(game),
        f"{game.id}, PettingZoo": lambda: agents(zoo()),
        f"{game.id}, OpenSpiel with tensors": lambda: ours_in_spiel(game),
        **{f"open_spiel {name} with tensors": lambda name=name: spiel(name) for name in SPIELS},
        **{f"rlcard {name}": lambda name=name: rlcard(name) for name in DECKS},
        **{f"pettingzoo {name}": lambda name=name: classic(name) for name in CLASSICS},
    }


def measured(steps: Steps, seconds: float) -> float:
    """Steps a second of processor time."""
    made, began = 0, thread_time()
    while thread_time() - began < seconds:
        made += next(steps)
    return made / (thread_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="radlands")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    said = parser.parse_args()
    running: dict[str, Steps] = {}
    for name, begin in contenders(cinderbox.game(said.game)).items():
        try:
            running[name] = begin()
            measured(running[name], 0.05)  # warm
        except Exception as error:
            running.pop(name, None)
            print(f"left out: {name} ({str(error).splitlines()[0]})")
    figures: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(said.rounds):
        for name, steps in running.items():
            figures[name].append(measured(steps, said.seconds))
    print(f"\n{'compiled' if cinderbox.compiled else 'plain'}, {said.rounds} rounds of {said.seconds} s\n")
    print("| what | steps/s | min-max | of the bare engine |\n| --- | ---: | ---: | ---: |")
    bare = next(iter(figures.values()))
    for name, found in figures.items():
        share = statistics.median(one / base for one, base in zip(found, bare, strict=True))
        print(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f}-{max(found):,.0f} | {share:.2f} |")


if __name__ == "__main__":
    main()
