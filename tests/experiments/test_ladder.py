"""A ladder: all bots against all, one scale, the same from one seed."""

import pytest

from cinderbox import BadOption
from cinderbox.experiments import ladder, tournament
from cinderbox.experiments.ladder import Match
from cinderbox.experiments.tournament import Played


def match(table: tuple[int, ...], deal: int, winners: tuple[int, ...]) -> Match:
    order = tuple(range(len(table)))
    return Match(table, Played(deal, 0, 1, order, winners, (0,) * len(table), 9, ""))


def test_who_sits_together():
    assert ladder.tables(["a", "b", "c"], 2) == [(0, 1), (0, 2), (1, 2)]
    assert ladder.tables(["a", "b"], 3) == [(0, 0, 1), (0, 1, 1)]
    with pytest.raises(BadOption, match="two different bots"):
        ladder.tables(["a"], 2)


def test_a_ladder_that_was_stopped_goes_on(tmp_path):
    (schedule,) = ladder.schedules("radlands", ["random", "novice"], 2, deals=3, seed=4, options={})
    kept = ladder.Seated(schedule, tmp_path)
    kept.open()
    next(kept.run())  # stopped after one deal
    again = ladder.Seated(schedule, tmp_path)
    again.open()
    assert list(again.run()) == [1, 2] and list(again.run()) == []
    played = [one.played for one in again.matches((0, 1))]
    assert played == [one for deal in tournament.run(schedule) for one in deal]


def test_odds_of_ten_to_one_are_400_points():
    games = [match((0, 1), n, (0,) if n % 11 else (1,)) for n in range(1100)]
    a, b = ladder.ratings(2, games)
    assert a - b == pytest.approx(400, abs=3) and a == pytest.approx(-b, abs=1e-3)


def test_one_scale_for_bots_that_never_met():
    games = [match((0, 1), n, (0,) if n % 4 else (1,)) for n in range(400)]
    games += [match((1, 2), n, (0,) if n % 4 else (1,)) for n in range(400)]
    a, b, c = ladder.ratings(3, games)
    assert a - b == pytest.approx(b - c, abs=1) and a - c == pytest.approx(2 * 400 * 0.4771, rel=0.02)


def test_three_at_a_table():
    games = [match((0, 1, 2), n, (0,) if n % 2 else (1 + n // 2 % 2,)) for n in range(800)]
    a, b, c = ladder.ratings(3, games)
    assert a - b == pytest.approx(120.4, abs=2) and b == pytest.approx(c, abs=0.5), "two to one"


def test_a_draw_is_shared_and_the_same_seed_gives_the_same_intervals():
    games = [match((0, 1), n, ()) for n in range(20)]
    first, second = ladder.ladder(["a", "b"], games, 5)
    assert first.wins == second.wins == 10 and first.rating.value == second.rating.value == 0
    games = [match((0, 1), n, (n % 3 % 2,)) for n in range(60)]
    assert ladder.ladder(["a", "b"], games, 5) == ladder.ladder(["a", "b"], games[::-1], 5)
    low, high = ladder.ladder(["a", "b"], games, 5)[0].rating.low, ladder.ladder(["a", "b"], games, 5)[0].rating.high
    assert low < high
