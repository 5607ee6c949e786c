"""OpenSpiel's own algorithms on a game of the box: its information-set tree search plays against its random player.

pip install 'cinderbox[openspiel]'
python examples/learning/spiel.py radlands --games 10 --simulations 30
"""

import argparse
import random

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cinderbox.adapters import openspiel  # noqa: F401  registers the games


def play(spiel: pyspiel.Game, bots: list[object], dice: random.Random) -> list[float]:
    """One game; what each player is paid."""
    node = spiel.new_initial_state()
    while not node.is_terminal():
        if node.is_chance_node():
            node.apply_action(dice.randrange(len(node.chance_outcomes())))
        else:
            node.apply_action(bots[node.current_player()].step(node))
    return [float(paid) for paid in node.returns()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="radlands")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    spiel = pyspiel.load_game(f"cinderbox_{said.game}")
    dice = random.Random(said.seed)
    won = 0.0
    for number in range(said.games):
        rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(dice.getrandbits(32)))
        searcher = ismcts.ISMCTSBot(
            spiel,
            rollouts,
            2.0,
            said.simulations,
            random_state=numpy.random.RandomState(dice.getrandbits(32)),
        )
        seat = number % spiel.num_players()
        bots: list[object] = [
            searcher if player == seat else pyspiel.make_uniform_random_bot(player, dice.getrandbits(30))
            for player in range(spiel.num_players())
        ]
        paid = play(spiel, bots, dice)
        won += 1.0 if paid[seat] > 0 else 0.5 if paid[seat] == 0 else 0.0
        print(f"game {number + 1}: {won:g} won", flush=True)


if __name__ == "__main__":
    main()
