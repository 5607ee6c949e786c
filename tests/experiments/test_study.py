"""A study keeps what any game tells, can be stopped and gone on with, and says the same whoever plays it."""

import json
from pathlib import Path

import pytest

import cinderbox
from cinderbox import BadOption
from cinderbox.experiments import balance, compare, results, stats, study
from cinderbox.experiments.study import Seat, Study, Watched
from cinderbox.experiments.tournament import Schedule

SCHEDULE = Schedule("radlands", ("random", "random"), deals=3, seed=7)


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted((folder / "deals").iterdir())}


def test_the_same_plan_gives_the_same_files_stopped_or_not_in_one_process_or_two(tmp_path):
    whole, halved = Study(SCHEDULE, tmp_path / "whole"), Study(SCHEDULE, tmp_path / "halved")
    whole.open()
    assert sorted(whole.run(jobs=2)) == [0, 1, 2]
    halved.open()
    next(halved.run())  # stopped after one deal
    assert halved.done() == [0]
    again = Study(SCHEDULE, tmp_path / "halved")
    again.open()
    assert list(again.run()) == [1, 2] and list(again.run()) == []
    assert files(tmp_path / "whole") == files(tmp_path / "halved")
    assert len(again.games()) == SCHEDULE.games


def test_a_study_may_grow_but_is_never_another(tmp_path):
    first = Study(SCHEDULE, tmp_path)
    first.open()
    next(first.run())
    more = Study(Schedule("radlands", ("random", "random"), deals=4, seed=7), tmp_path)
    more.open()
    assert more.done() == [0]
    with pytest.raises(BadOption, match="holds another study"):
        Study(Schedule("radlands", ("random", "random"), deals=3, seed=8), tmp_path).open()
    with pytest.raises(BadOption, match="cannot be written"):
        Study(SCHEDULE, tmp_path / "schedule.json").open()
    (tmp_path / "deals" / "000000.json").write_text("[")
    with pytest.raises(BadOption, match="is damaged: delete it"):
        first.games()


def test_notes_tell_what_the_seat_itself_was_told(tmp_path):
    watched = study.watch(SCHEDULE, 0, 0)
    seats = [seat.uses for seat in watched.seats]
    assert all("dealt" in seat[card] for seat in seats for card in seat if "camp" in seat[card])
    assert sum("camp" in kinds for kinds in seats[0].values()) == 3, "three camps are kept"
    assert watched.decisions > watched.forced and watched.choices > watched.decisions
    assert len(watched.curve) == 2 and len(watched.curve[0]) == study.PARTS + 1
    assert sum(seat.won for seat in watched.seats) in (0, 1)


def test_when_the_winner_was_known():
    assert study.known([0, 1, 0, 0], (0,)) == 0.5
    assert study.known([1, 1], (1,)) == 0 and study.known([0, 0], (1,)) == 1


def test_a_curve_is_as_long_for_every_game():
    assert study.curves([[0.25, 0.75]])[1][-1] == 0.75 and study.curves([[0.0], [1.0]])[0][:11] == [0.0] * 11
    assert study.curves([[], []]) == [], "nothing is counted"


def game(deal: int, winner: int, first: dict[str, dict[str, int]], second: dict[str, dict[str, int]]) -> Watched:
    seats = [
        Seat("greedy", float(winner == n), 0, uses, {"lead": "red" if n == 0 else "blue"})
        for n, uses in enumerate((first, second))
    ]
    flat = [[0.5] * (study.PARTS + 1)] * 2
    scored = [[n * (2 if winner == seat else 1) for n in range(study.PARTS + 1)] for seat in range(2)]
    return Watched(deal, 0, "1", seats, 10, 2, 30, 5, flat, 1, 0.5, scored, "", -1)


def test_a_card_that_wins_is_flagged_and_one_that_does_not_matter_is_not():
    strong, plain = {"play": 1}, {"play": 1}
    games = [game(n, n % 2, *({"axe": strong, "cup": plain} if n % 2 == s else {} for s in (0, 1))) for n in range(100)]
    games += [game(n, n % 2, *({} if n % 2 == s else {"cup": plain} for s in (0, 1))) for n in range(100, 200)]
    found = balance.balance(games, {"cards": {"axe": 0, "cup": 0, "saw": 0}, "lands": {"hill": 0}})
    rows = {row.card: row for row in found.uses}
    assert (rows["axe"].flag, rows["axe"].seats, rows["axe"].won.value) == ("wins", 100, 1.0)
    assert rows["cup"].flag == "" and rows["cup"].rate.value == 0.5 and rows["cup"].chance == 1.0
    assert found.unused == ("saw",), "the hill is no card"
    assert [(row.name, row.rate.value, row.flag) for row in found.by_seat] == [
        ("seat 1", 0.5, False),
        ("seat 2", 0.5, False),
    ]
    assert [row.name for row in found.by_choice] == ["lead: blue", "lead: red"]


def test_what_is_never_done_with_a_card_is_told_with_how_many_had_it():
    played = {key: {"dealt": 1, "play": 1} for key in ["axe", "cup", "hat", "key", "pot"]}
    had = {**played, "saw": {"dealt": 1}, "storm": {"dealt": 1}, "hill": {"rest": 1}}
    games = [game(n, 0, had if n < 40 else {}, {"hill": {"rest": 1}}) for n in range(50)]
    tools = {key: {"sort": "tool"} for key in [*played, "saw"]}
    catalog = {"cards": {**tools, "storm": {"sort": "event"}}, "lands": {"hill": 0}}
    assert balance.balance(games, catalog).never == (("play", "saw", 40),)
    assert balance.balance(games[:20], catalog).never == (), "that may be chance"


def test_a_seat_that_always_wins_is_flagged():
    found = balance.balance([game(n, 0, {}, {}) for n in range(50)], {})
    assert [row.flag for row in found.by_seat] == [True, True] and found.by_seat[0].rate.value == 1.0


def test_the_points_of_winners_and_losers_are_followed_over_the_game():
    games = [game(n, n % 2, {}, {}) for n in range(4)]
    found = balance.balance(games, {}).points
    assert [at.value for at in found.winners[:3]] == [0, 2, 4] and [at.value for at in found.losers[:3]] == [0, 1, 2]
    rows = results.curve_rows(games)
    assert len(rows) == 4 * 2 * (study.PARTS + 1)
    assert [(row["seat"], row["won"], row["part"], row["chance"], row["points"]) for row in rows[20:23]] == [
        (1, 1.0, 1.0, 0.5, 40),
        (2, 0.0, 0.0, 0.5, 0),
        (2, 0.0, 0.05, 0.5, 1),
    ]


def test_studies_beside_each_other_are_held_to_what_is_fair_in_each_and_corrected_together():
    two = balance.shares([("seat 1", [1.0] * 33 + [0.0] * 17)], fair=0.5)
    four = balance.shares([(f"seat {n}", [0.25] * 50) for n in range(1, 5)], fair=0.25)
    assert two[0].flag, "looked at alone"
    found = balance.across([("2 seats", two), ("4 seats", four)])
    assert [(row.name, row.fair, row.flag) for row in found[:2]] == [
        ("2 seats, seat 1", 0.5, False),
        ("4 seats, seat 1", 0.25, False),
    ]


def test_a_change_is_seen_within_deals_and_what_is_open_says_how_much_more_it_needs():
    before = [game(n, n % 2, {"axe": {"play": 1}}, {}) for n in range(60)]
    after = [game(n, 0, {"axe": {"play": 1}} if n % 3 else {}, {}) for n in range(60)]
    found = compare.compare(before, after)
    rows = {row.name: row for row in found.figures}
    assert rows["seat 1 wins"].sure and rows["seat 1 wins"].change.value == 0.5
    assert not rows["turns a game"].sure and rows["turns a game"].needed == 0
    (used,) = found.used
    assert used.name == "axe, play" and used.change.value == pytest.approx(-1 / 6) and used.sure
    few = compare.compare(before[:6], [game(n, 0 if n < 4 else 1, {}, {}) for n in range(6)])
    (row,) = [row for row in few.figures if row.name == "seat 1 wins"]
    assert not row.sure and row.needed > 6
    assert compare.compare(before, after[:10]).deals == 10, "deals that only one of them has are left out"


def test_holm_corrects_for_many_looks():
    assert stats.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert stats.holm([]) == []
    assert stats.chance(60, 100, 40, 100) == pytest.approx(0.00468, abs=1e-4)
    assert stats.chance(5, 10, 0, 0) == 1.0
    gain = stats.difference(56, 70, 48, 80)
    assert (gain.low, gain.high) == pytest.approx((0.0524, 0.3339), abs=1e-3)  # Newcombe's own example


def test_tables_have_a_row_a_game_and_a_row_a_seat_and_card(tmp_path):
    games = [game(0, 1, {"axe": {"play": 2}}, {"cup": {"got": 1}})]
    (row,) = results.game_rows(games)
    assert (row["won_1"], row["won_2"], row["decisions"], row["forfeit"]) == (0.0, 1.0, 10, 0)
    cards = results.card_rows(games)
    assert [(one["seat"], one["card"], one["play"], one["got"]) for one in cards] == [
        (1, "axe", 2, 0),
        (2, "cup", 0, 1),
    ]
    results.write_rows(tmp_path / "cards.csv", cards)
    results.write_rows(tmp_path / "cards.parquet", cards)
    parquet = pytest.importorskip("pyarrow.parquet")
    assert parquet.read_table(tmp_path / "cards.parquet").to_pylist() == cards


@pytest.mark.parametrize("id", [game.id for game in cinderbox.games()])
def test_every_game_can_be_studied(id):
    seats = cinderbox.game(id).seats[0]
    watched = study.watch(Schedule(id, ("random",) * seats, 1, 1), 0, 0)
    assert json.dumps(results.card_rows([watched])) and watched.turns > 0
    if watched.points:
        assert [run[-1] for run in watched.points] == [seat.score for seat in watched.seats], "it ends with the score"
    assert ("points" in results.curve_rows([watched])[0]) == (id != "radlands"), "there nothing is counted"


def test_what_lies_before_a_seat_at_the_end_is_noted():
    game = cinderbox.game("radlands")
    state = game.lay("P1: Railgun < punk(Scout) < Vigilante\nO1: Pillbox < Looter\nP hand: Muse", 1, {})
    mine, theirs = study.in_play(state, 0), study.in_play(state, 1)
    assert {"punk", "railgun", "vigilante"} <= set(mine) and {"looter", "pillbox"} <= set(theirs)
    assert not {"scout", "muse", "looter"} & set(mine) and not {"vigilante", "muse"} & set(theirs)
    watched = study.watch(Schedule("radlands", ("random", "random"), deals=1, seed=7), 0, 0)
    assert all(any(study.IN_PLAY in kinds for kinds in seat.uses.values()) for seat in watched.seats)
