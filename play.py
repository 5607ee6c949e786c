#!/usr/bin/env python3
"""Plays a game in the terminal: `python3 play.py`, or `python3 play.py residuum --help`.

Needs only Python 3.11; everything else is installed into .venv, once. Arguments go to `cinderbox play`.
"""

import os
import subprocess
import sys

import setup_env


def main() -> None:
    setup_env.ready("requirements.txt", "requirements-build.txt")
    command = [str(setup_env.BIN / "cinderbox"), "play", *(sys.argv[1:] or ["radlands"])]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
