"""Another build of Cinderbox beside this one, in one run: above 1, this one is faster.

    git worktree add ../before REVISION
    pip install --no-deps --target FOLDER ../before            # compiled, if a compiler is at hand
    python benchmarks/against.py FOLDER
    python benchmarks/against.py FOLDER --instructions         # counted by valgrind: the same on a busy machine

Each build runs in a process of its own that lives through the run; a round asks both, one after the other, in turns
first. Ratios are taken round by round, then the median, with the least and the most; of the games that both have.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import report
from environment import Unavailable
from peers import Engine

FASTER = {"decisions/s": "decisions_per_s", "rollouts/s": "rollouts_per_s"}  # more is better
SHORTER = {"clone": "clone_us", "determinize": "determinize_us", "save": "save_us"}
PLAY = """
import functools, random, sys
import cinderbox
game, draw = cinderbox.game(sys.argv[1]), random.Random(5).random
seats = min(game.seats, key=lambda n: abs(n - 2))
def play(made, seed):
    state = game.start(seats=seats, seed=seed)
    while not state.over:
        actions = state.actions()
        state.apply(actions[int(draw() * len(actions))])
        made += 1
    return made
play(0, 1000)
play(0, 1001)
print(functools.reduce(play, range(int(sys.argv[2])), 0))
"""
# Only what reduce calls is counted: no import, nor the first two games.
COUNT = ["valgrind", "--tool=callgrind", "--toggle-collect=functools_reduce", "--callgrind-out-file=/dev/null"]


def timed(mine: Engine, other: Engine, rounds: int, seconds: float) -> list[report.Table]:
    both: dict[str, list[tuple[dict[str, Any], dict[str, Any]]]] = {}
    for turn in range(rounds):
        print(f"\rround {turn + 1} of {rounds}", end="", file=sys.stderr)
        order = (mine, other) if turn % 2 else (other, mine)
        found = {one.name: {row["game"]: row for row in one.measure(seconds, turn)} for one in order}
        for game, row in found[mine.name].items():
            if game in found[other.name]:
                both.setdefault(game, []).append((row, found[other.name][game]))
    print(file=sys.stderr)
    rows = []
    for game, pairs in both.items():
        ratios = [[new[field] / old[field] for new, old in pairs] for field in FASTER.values()]
        ratios += [[old[field] / new[field] for new, old in pairs] for field in SHORTER.values()]
        rows.append([game, *[f"{statistics.median(one):.2f} ({min(one):.2f}-{max(one):.2f})" for one in ratios]])
    return [(f"This build over the other: medians of {rounds} rounds", ["game", *FASTER, *SHORTER], rows)]


def instructions(folder: str, game: str, games: int) -> float:
    """Instructions for a decision of random play, the loop around it included."""
    environ = {**os.environ, "PYTHONHASHSEED": "0", **({"PYTHONPATH": folder} if folder else {})}
    command = [*COUNT, sys.executable, "-c", PLAY, game, str(games)]
    said = subprocess.run(command, capture_output=True, text=True, env=environ)
    counted = re.search(r"Collected : (\d+)", said.stderr)
    if said.returncode or counted is None:
        raise SystemExit((said.stderr.strip().splitlines() or ["valgrind counted nothing"])[-1])
    return int(counted[1]) / int(said.stdout)


def counted(folder: str, names: list[str], games: int) -> list[report.Table]:
    rows = []
    for game in names:
        old, new = instructions(folder, game, games), instructions("", game, games)
        rows.append([game, f"{old:,.0f}", f"{new:,.0f}", f"{old / new:.2f}"])
    return [(f"Instructions for a decision, {games} random games", ["game", "other", "this", "ratio"], rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the other build: what `pip install --target` made")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for one game in one round")
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind instead")
    parser.add_argument("--games", type=int, default=20, help="games to count in")
    args = parser.parse_args()
    folder = args.folder.resolve()
    engines: list[Engine] = []
    try:
        engines.append(Engine("cinderbox this", Path(sys.executable)))
        engines.append(Engine("cinderbox other", Path(sys.executable), folder))
        for one in engines:
            print(f"{one.name}: {'compiled' if one.about['compiled'] else 'pure Python'}, {one.about['home']}")
        if args.instructions:
            names = [game for game in engines[0].about["games"] if game in engines[1].about["games"]]
            report.show(counted(str(folder), names, args.games))
        else:
            report.show(timed(engines[0], engines[1], args.rounds, args.seconds))
    except Unavailable as reason:
        raise SystemExit(f"That cannot be measured: {reason}.") from None
    finally:
        for one in engines:
            one.stop()


if __name__ == "__main__":
    main()
