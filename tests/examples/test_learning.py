"""The examples for learning run to their end from the command line, as their first lines say."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "learning"


def said(script: str, *words: str) -> str:
    """What an example prints; it finds the build that the test runs on."""
    places = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, str(FOLDER / script), "radlands", *words]
    done = subprocess.run(command, env=places, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_openspiels_own_search_plays_a_game_of_the_box() -> None:
    pytest.importorskip("pyspiel")
    assert "game 1:" in said("spiel.py", "--games", "1", "--simulations", "2")


def test_ppo_learns_for_a_while_and_says_what_it_wins() -> None:
    pytest.importorskip("sb3_contrib")
    lines = said("ppo.py", "--steps", "1024", "--games", "2").splitlines()
    assert [line.split(":")[0] for line in lines] == ["after 0 steps", "after 1024 steps"]
