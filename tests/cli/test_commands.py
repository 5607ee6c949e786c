"""The commands that list, measure and count."""

import csv
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.cli.arguments import bot_specs
from cinderbox.experiments import runner
from cinderbox.proof.files import load_record

ROOT = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "cinderbox"]
HERE = {**os.environ, "PYTHONPATH": str(Path(cinderbox.__path__[0]).parent)}  # the build under test, from any folder


def test_games_lists_every_game_with_its_options(cinderbox_):
    out = cinderbox_("games").out
    for game in cinderbox.games():
        assert game.id in out and game.title in out
        assert all(name in out for name in game.options)


def test_bots_lists_every_bot(cinderbox_):
    out = cinderbox_("bots").out
    assert "weights=box" in out
    assert all(name in out for name in bots.names())


def test_without_a_command_help_is_shown(cinderbox_):
    said = cinderbox_()
    assert said.code == 0 and "play" in said.out and "sim" in said.out


def test_a_comma_separates_bots_unless_it_separates_settings():
    assert bot_specs("greedy,random") == ("greedy", "random")
    assert bot_specs("greedy,search:seconds=1,width=3,random") == ("greedy", "search:seconds=1,width=3", "random")


def test_sim_shows_rates_with_intervals_and_writes_a_row_a_game(cinderbox_, tmp_path):
    said = cinderbox_("sim", "radlands", "--games", 9, "--bots", "random,random", "--seed", 4, "--out", "r.csv")
    assert said.code == 0
    assert "10 games, 5 deals from every seat, seed 4" in said.out, "rounded up to whole deals"
    assert re.search(r"random \(1\) +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d%", said.out)
    assert "decisions a second" in said.out
    with (tmp_path / "r.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 10 and {row["rotation"] for row in rows} == {"0", "1"}


def test_sim_gives_the_same_results_for_the_same_seed_whatever_the_jobs(cinderbox_, tmp_path):
    for name, jobs in (("one.csv", 1), ("two.csv", 2)):
        cinderbox_(
            "sim", "radlands", "--games", 8, "--bots", "random,random", "--seed", 4, "--jobs", jobs, "--out", name
        )
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()


@pytest.mark.parametrize(
    ("words", "address"),
    [
        ("sim radlands --games 2 --bots random,random --ray", "local"),
        ("sim --ray radlands --games 2 --bots random,random", "local"),
        ("sim radlands --ray --games 2 --bots random,random", "local"),
        ("sim radlands --ray here:6379 --games 2 --bots random,random", "here:6379"),
        ("lab games radlands --ray=auto --out data --games 2 --bots random", "auto"),
        ("lab train radlands --ray --out trained --games 4 --bots random", "local"),
    ],
)
def test_the_address_of_a_cluster_may_be_left_out(cinderbox_, monkeypatch, words, address):
    asked = []

    def on_ray(do, work, address):
        asked.append(address)
        return map(do, work)

    monkeypatch.setattr(runner, "on_ray", on_ray)
    said = cinderbox_(*words.split(), "--seed", 1)
    assert said.code == 0 and asked == [address]


def test_bench_prints_a_line_a_game(cinderbox_):
    said = cinderbox_("bench", "radlands", "--seconds", "0.2")
    assert said.code == 0 and "radlands" in said.out and "decisions" in said.out


def test_fuzz_says_what_it_looked_at(cinderbox_):
    said = cinderbox_("fuzz", "radlands", "--games", 2, "--seed", 1)
    assert said.code == 0
    assert re.search(r"2 games, [\d,]+ decisions", said.out) and "No law was broken." in said.out


def test_rules_prints_the_coverage_of_this_checkout(cinderbox_, monkeypatch):
    monkeypatch.chdir(ROOT)
    said = cinderbox_("rules", "radlands")
    assert said.code == 0
    assert re.search(r"\d+ of \d+ rules have a test", said.out)


def test_a_real_process_reports_a_mistake_in_one_line(tmp_path):
    done = subprocess.run([*COMMAND, "play", "chess"], cwd=tmp_path, env=HERE, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "There is no game 'chess'" in done.stderr


def test_a_real_process_that_is_interrupted_saves_the_game(tmp_path):
    command = [*COMMAND, "play", "radlands", "--against", "random", "--seed", "5", "--save", "x.json"]
    game = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=HERE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert game.stdin is not None and game.stdout is not None
    game.stdin.write("1\n")
    game.stdin.flush()
    line = ""
    while "second column" not in line:
        line = game.stdout.readline()
        assert line, "the game is asking for the second camp"
    while line != "> ":  # now it waits for an answer
        line = (line + game.stdout.read(1))[-2:]
    os.kill(game.pid, signal.SIGINT)
    out, err = game.communicate(timeout=300)
    assert game.returncode == 0 and err == ""
    assert "--resume x.json" in out
    assert [entry.action[:5] for entry in load_record(tmp_path / "x.json").entries] == ["keep:"]


def test_sim_and_play_take_a_bot_from_a_file(cinderbox_, tmp_path):
    (tmp_path / "mybot.py").write_text("class Last:\n    def choose(self, sight):\n        return sight.actions[-1]\n")
    said = cinderbox_("sim", "radlands", "--games", 2, "--bots", "mybot.py:Last,random", "--seed", 1)
    assert said.code == 0 and "mybot.py:Last" in said.out and "lost by a fault" not in said.out
    said = cinderbox_("play", "radlands", "--against", "mybot.py", "--seed", 1, typed="quit\n")
    assert said.code == 0 and "--against mybot.py" in said.out


def test_a_bot_from_outside_that_fails_is_said_and_nothing_is_lost(cinderbox_, tmp_path):
    (tmp_path / "mybot.py").write_text("class Bad:\n    def choose(self, sight):\n        return -1\n")
    said = cinderbox_("sim", "radlands", "--games", 2, "--bots", "mybot.py,random", "--seed", 1)
    assert said.code == 0 and "lost by a fault, 1 of 2 games: mybot.py answered -1" in said.out
    game = ("play", "radlands", "--option", "setup=first-game", "--save", "g.json", "--seed", 1)
    said = cinderbox_(*game, "--you", 2, "--against", "mybot.py", typed="1\n" * 9)
    assert said.code == 2 and "mybot.py answered -1" in said.err and "The game is saved in g.json" in said.err
    assert cinderbox_("play", "--resume", "g.json", "--you", 2, typed="quit\n").code == 0
