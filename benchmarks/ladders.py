"""The ladder of the bots in the box, for every game. Run: python benchmarks/ladders.py

Runs `cinderbox lab ladder` for one game after the other, into .bench/ladders/<game>, and writes what came of it into
README.md. It can be stopped, and the same command goes on; with more --games it grows. `--game` names games, if not all
are wanted; `--jobs` says how many processes work at once.
"""

from __future__ import annotations

import argparse
import csv
import shlex
import subprocess
import sys

from environment import HOME
from report import Table, keep, markdown

import cinderbox

BOTS = "random,novice,greedy,search:seconds=0.1"
HEAD = ["bot", "rating", "95 %", "games", "won"]


def climbed(game: str, games: int, jobs: int) -> Table:
    out = HOME / "ladders" / game
    command = ["lab", "ladder", game, "--bots", BOTS, "--games", str(games), "--seed", "1"]
    run = [sys.executable, "-m", "cinderbox", *command, "--jobs", str(jobs), "--out", str(out)]
    if subprocess.run(run).returncode:
        raise SystemExit(2)
    with (out / "ladder.csv").open(encoding="utf-8", newline="") as file:
        rows = [
            [
                row["bot"],
                f"{float(row['rating']):+.0f}",
                f"{float(row['low']):.0f} to {float(row['high']):.0f}",
                row["games"],
                f"{float(row['won']):g}",
            ]
            for row in csv.DictReader(file)
        ]
    return f"{cinderbox.game(game).title}: `cinderbox {shlex.join(command)} --out {game}`", HEAD, rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="which games, instead of all")
    parser.add_argument("--games", type=int, default=60, help="games of each table of bots")
    parser.add_argument("--jobs", type=int, default=1)
    said = parser.parse_args()
    made: list[Table] = []
    for game in said.game or [game.id for game in cinderbox.games()]:
        print(game, flush=True)
        made.append(climbed(game, said.games, said.jobs))
        keep(markdown(made), "ladders")  # as far as it goes


if __name__ == "__main__":
    main()
