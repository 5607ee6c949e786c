#!/usr/bin/env python3
"""Opens the table in the browser: `python3 play.py`, or `python3 play.py --host 0.0.0.0` for friends on the network.

Needs only Python 3.11; everything else is installed into .venv, once. The rules are compiled while you play and run
faster from the next start on. Arguments go to `cinderbox serve`; if the first one is the name of a game, a terminal
game is started: `python3 play.py radlands --against greedy`.
"""

import os
import subprocess
import sys

from building import builds
from building.environment import BIN


def main() -> None:
    os.environ["PYTHONPATH"] = str(builds.to_play())  # also for the server's own processes, whatever is built meanwhile
    terminal = sys.argv[1:] and not sys.argv[1].startswith("-")
    command = [str(BIN / "python"), "-m", "cinderbox", "play" if terminal else "serve", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
