"""Looking at a saved game, forwards and backwards."""

import re

import pytest


@pytest.fixture
def watch(cinderbox_):
    cinderbox_(
        "play", "radlands", "--against", "random", "--seed", "5", "--save", "x.json", typed="1\n1\n1\nend\nquit\n"
    )
    return lambda *arguments, typed="": cinderbox_("watch", "x.json", *arguments, typed=typed)


def test_enter_goes_on_and_b_goes_back(watch):
    out = watch(typed="\n\nb\nq\n").out
    shown = [line.split(">")[0] for line in out.splitlines() if "/" in line and ">" in line]
    assert [place.split("/")[0] for place in shown] == ["0", "1", "2", "1"]


def test_the_end_and_any_step_can_be_reached_at_once(watch):
    out = watch(typed="end\n3\n99999\nb\nturn\nq\n").out
    places = re.findall(r"(\d+)/(\d+)>", out)
    last = places[0][1]
    assert [at for at, _ in places] == ["0", last, "3", last, str(int(last) - 1), last]


def test_a_sealed_choice_is_shown_only_to_its_own_seat(watch):
    assert "Player 1: has chosen" in watch(typed="\nq\n").out
    assert "Player 1: has chosen" in watch("--seat", "2", typed="\nq\n").out
    assert "Player 1: Keep " in watch("--seat", "1", typed="\nq\n").out


def test_the_perspective_can_be_changed_on_the_way(watch):
    out = watch(typed="end\nseat 1\nseat all\nseat 9\nq\n").out
    assert out.count("Your hand") == 1
    assert "There is no seat 9" in out


def test_it_runs_by_itself_to_the_end(watch):
    out = watch("--play", "--speed", "1000", typed="q\n").out
    places = [line for line in out.splitlines() if line.startswith(("1 ", "2 ", "3 "))]
    assert len(places) == 3
    assert "> " in out


def test_speed_is_doubled_and_halved(watch):
    out = watch(typed="+\n--\nnonsense\nq\n").out
    assert "2 steps a second" in out and "0.5 steps a second" in out
    assert "Enter next" in out


def test_a_wrong_seat_or_speed_is_one_line(watch):
    assert watch("--seat", "3").err == "cinderbox: There is no seat 3: seats are counted from 1 to 2.\n"
    assert watch("--speed", "0").code == 2
