#!/usr/bin/env python3
"""Opens the table in the browser: `python3 play.py`, or `python3 play.py --host 0.0.0.0` for friends on the network.

Needs only Python 3.11; everything else is installed into .venv, once. Arguments go to `cinderbox serve`;
if the first one is the name of a game, a terminal game is started: `python3 play.py radlands --against greedy`.
"""

import os
import subprocess
import sys

import setup_env


def main() -> None:
    setup_env.ready("requirements.txt", "requirements-build.txt")
    terminal = sys.argv[1:] and not sys.argv[1].startswith("-")
    command = [str(setup_env.BIN / "cinderbox"), "play" if terminal else "serve", *sys.argv[1:]]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
