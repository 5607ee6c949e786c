"""Bots against each other: mirrored, reproducible, counted fairly."""

import pytest

from cinderbox import BadOption
from cinderbox.experiments import results, tournament
from cinderbox.experiments.tournament import Played, Schedule, summary

SCHEDULE = Schedule("radlands", ("random", "random"), deals=3, seed=7)


def games(schedule: Schedule, jobs: int = 1) -> list[Played]:
    found = [one for batch in tournament.run(schedule, jobs) for one in batch]
    return sorted(found, key=lambda one: (one.deal, one.rotation))


def test_every_deal_is_played_from_every_seat():
    played = games(SCHEDULE)
    assert [(one.deal, one.rotation, one.order) for one in played[:2]] == [(0, 0, (0, 1)), (0, 1, (1, 0))]
    assert len(played) == SCHEDULE.games == 6
    assert played[0].seed == played[1].seed != played[2].seed


def test_the_same_seed_gives_the_same_games_in_one_process_or_two():
    assert games(SCHEDULE) == games(SCHEDULE) == games(SCHEDULE, jobs=2)


def test_another_seed_gives_other_games():
    assert games(SCHEDULE) != games(Schedule("radlands", ("random", "random"), deals=3, seed=8))


def result(deal: int, rotation: int, winners: tuple[int, ...]) -> Played:
    order = (0, 1) if rotation == 0 else (1, 0)
    return Played(deal, rotation, deal, order, winners, (0, 0), 10 + deal, "")


def test_a_bot_is_credited_wherever_it_sat():
    played = [
        result(0, 0, (0,)),  # the first bot wins from both seats
        result(0, 1, (1,)),
        result(1, 0, (0,)),  # one each: the seat decides
        result(1, 1, (0,)),
        result(2, 0, ()),  # a draw and a shared win
        result(2, 1, (0, 1)),
    ]
    found = summary(SCHEDULE, played)
    first, second = found.standings
    assert (first.wins, second.wins) == (3.5, 1.5)
    assert (first.swept, first.shared, first.lost) == (1, 2, 0)
    assert (second.swept, second.shared, second.lost) == (0, 2, 1)
    assert found.draws == 1 and found.games == 6 and found.decisions == 66
    assert found.seats[0].value == pytest.approx(3.5 / 6)
    assert first.rate.low < 3.5 / 6 < first.rate.high


def test_a_plan_that_cannot_be_played_says_why():
    for schedule, why in [
        (Schedule("radlands", ("random",), 1, 0), "for 2 players"),
        (Schedule("radlands", ("random", "nobody"), 1, 0), "no bot 'nobody'"),
        (Schedule("radlands", ("random", "random"), 0, 0), "At least one game"),
        (Schedule("radlands", ("random", "random"), 1, 0, {"faces": "blue"}), "faces can be"),
    ]:
        with pytest.raises(BadOption, match=why):
            schedule.check()


def test_results_are_rows_in_the_order_of_the_plan(tmp_path):
    played = games(SCHEDULE)
    rows = results.rows(SCHEDULE, list(reversed(played)))
    assert [row["deal"] for row in rows] == [0, 0, 1, 1, 2, 2]
    assert rows[0]["bot_1"] == "random" and rows[0]["seed"] == str(played[0].seed)
    results.write(tmp_path / "x.csv", SCHEDULE, played)
    assert (tmp_path / "x.csv").read_text().splitlines()[0].startswith("game,deal,rotation,seed,bot_1,score_1")


def test_parquet_keeps_the_rows(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    played = games(SCHEDULE)
    results.write(tmp_path / "x.parquet", SCHEDULE, played)
    assert parquet.read_table(tmp_path / "x.parquet").to_pylist() == results.rows(SCHEDULE, played)
