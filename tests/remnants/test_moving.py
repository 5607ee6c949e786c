"""Moving figures, entering the city, and where enemies stop them (ledger: Move action)."""

import pytest

from tests.remnants.table import asked, figures, influence, lay, legal, play, pool, texts, to_battle, why_not

REACH = ["D1", "C1", "E1", "D2", "B1", "F1", "C2", "E2", "D3"]


def reach(text: str, *before: str, source: str = "enter") -> set[str]:
    """Where the next figure of A can go."""
    return set(texts(play(lay(text), "action:move", *before, source), "to"))


@pytest.mark.rule("COR-EX-13", "COR-RUL-83", "COR-MOVE-02", "COR-MOVE-04", "COR-MOVE-06", "COR-MOVE-07", "COR-BOARD-10")
def test_a_figure_from_the_pool_spends_a_space_on_entering_and_two_on_walking() -> None:
    assert reach("A figures: pool 7") == set(REACH)


@pytest.mark.rule("COR-EX-14", "COR-MOVE-05", "COR-RUL-33")
def test_it_passes_a_full_entry_space_but_cannot_stay() -> None:
    assert reach("A figures: D1 2") == set(REACH) - {"D1"}


@pytest.mark.rule("COR-EX-15", "COR-MOVE-08", "COR-MOVE-09")
def test_it_stops_where_an_enemy_stands_and_walks_around_no_further_than_three() -> None:
    assert reach("B figures: D2") == set(REACH) - {"D3"}
    assert reach("tokens: patrol D2") == set(REACH) - {"D3"}


@pytest.mark.rule("COR-RUL-33", "COR-MOVE-09")
@pytest.mark.parametrize("enemy", ["B figures: D1", "tokens: watcher D1"])
def test_an_entry_space_with_enemies_is_as_far_as_it_goes(enemy: str) -> None:
    assert reach(enemy) <= {"D1"}  # a single target is taken unasked
    state = play(lay(f"{enemy}"), "action:move", "enter")
    if legal(state, "to:D1"):
        play(state, "to:D1")
    assert figures(state, "A") == "D1"


@pytest.mark.rule("COR-EX-01", "COR-MOVE-01", "COR-MOVE-03", "COR-RUL-32", "COR-RUL-34")
def test_four_figures_of_influence_four_move_once_each() -> None:
    text = "A figures: C1, D1, E1, D2, C2\nA hand: red_brute"
    state = play(lay(text), "action:move")
    assert set(texts(state, "move")) == {"C1", "D1", "E1", "D2", "C2"}
    play(state, "move:C1")
    assert "C4" in texts(state, "to")
    assert "C5" not in texts(state, "to")
    play(state, "to:C4", "move:D1", "to:D3", "move:E1", "to:E2")
    assert set(texts(state, "move")) == {"D2", "C2"}, "who has moved stays"
    play(state, "move:C2", "to:C3")
    assert texts(state, "move") == []
    assert not legal(state, "enter")
    assert "COR-MOVE-01" in why_not(state, "move:D2")


@pytest.mark.rule("COR-EX-01", "COR-MOVE-05", "COR-MOVE-03")
def test_a_space_with_two_of_mine_can_be_passed_and_not_chosen() -> None:
    state = play(lay("A figures: C1, D1, E1, D2, C2"), "action:move", "move:E1", "to:D2", "move:C1")
    assert "D2" not in texts(state, "to")
    assert "D3" in texts(state, "to"), "past the two on D2 or by C2, C3"
    assert "COR-MOVE-05" in why_not(state, "to:D2")
    state = play(lay("A figures: D1, D2 2"), "action:move", "move:D1")
    assert {"D3", "D4"} <= set(texts(state, "to"))


@pytest.mark.rule("COR-MOVE-04", "COR-BOARD-10")
def test_there_is_no_step_across_a_corner() -> None:
    assert reach("A figures: A1\nB figures: A2, B1", source="move:A1") == {"A2", "B1"}


@pytest.mark.rule("COR-MOVE-02")
def test_a_figure_may_stop_early_and_has_three_steps_on_the_board() -> None:
    found = reach("A figures: A1", source="move:A1")
    assert found - {"A1"} == {"A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "D1"}


@pytest.mark.rule("COR-MOVE-10", "COR-RUL-31")
def test_in_one_turn_my_figures_enter_one_space_with_enemies() -> None:
    text = "A figures: C1, D1, E1\nB figures: C2, E2\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:C1", "to:C2", "move:D1")
    assert {"C2", "D2"} <= set(texts(state, "to"))
    assert "E2" not in texts(state, "to")
    assert "COR-MOVE-10" in why_not(state, "to:E2")
    play(state, "to:C2", "move:E1")
    assert "C2" not in texts(state, "to"), "two of mine are there"
    assert "E2" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-10", "COR-MOVE-08")
def test_a_yugai_token_is_an_enemy_like_a_rival() -> None:
    state = play(
        lay("A figures: C1, E1\nB figures: E2\ntokens: patrol C2"), "action:move", "move:C1", "to:C2", "move:E1"
    )
    assert "E2" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-09")
def test_whoever_enters_a_contested_space_has_moved_and_cannot_go_on() -> None:
    state = play(lay("A figures: C1, D1\nB figures: C2\nA hand: red_brute"), "action:move", "move:C1", "to:C2")
    assert set(texts(state, "move")) == {"D1"}
    assert "C4" not in texts(play(state, "move:D1"), "to")


@pytest.mark.rule("COR-RUL-34")
def test_a_figure_that_came_from_the_pool_has_moved_and_others_on_its_space_have_not() -> None:
    state = play(lay("A figures: D1, pool 6\nA hand: red_brute"), "action:move", "enter", "to:D1")
    assert texts(state, "move") == ["D1"], "the one that stood there"
    play(state, "move:D1", "to:D2")
    assert texts(state, "move") == []
    assert legal(state, "enter")


@pytest.mark.rule("COR-RUL-37")
def test_the_order_of_figures_is_mine() -> None:
    text = "A figures: D2 2, D1\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:D2", "to:D3", "move:D1", "to:D2")
    assert figures(state, "A") == "D2 D2 D3"
    state = play(lay(text), "action:move", "move:D1")
    assert "D2" not in texts(state, "to")


@pytest.mark.rule("COR-RUL-09", "COR-TURN-04")
def test_a_turn_cannot_be_passed_but_a_move_may_be_of_nobody() -> None:
    state = lay("A figures: D4\nA hand: red_brute")
    assert not legal(state, "done")
    assert "COR-TURN-04" in why_not(state, "done") or "COR-RUL-09" in why_not(state, "done")
    play(state, "action:move", "done")
    assert legal(state, "done")
    assert figures(state, "A") == "D4"


@pytest.mark.rule("COR-RUL-35")
def test_nobody_goes_back_into_the_pool() -> None:
    state = play(lay("A figures: D1, pool 2"), "action:move", "move:D1")
    assert all(text.startswith("to:") and text != "to:pool" for text in texts(state) if text != "done")
    assert pool(state, "A") == 2


@pytest.mark.rule("COR-RUL-38", "COR-INF-01", "COR-INF-04")
def test_influence_gained_while_moving_moves_one_figure_more() -> None:
    tiles = "tiles: dev_chop_shop A1; dev_chop_shop A2; dev_chop_shop A3; dev_chop_shop C1"
    text = f"{tiles}\nA figures: A1, A2, A3, pool 6\nA hand: red_brute"
    state = play(lay(text), "action:move", "enter", "to:D1", "enter", "to:D1", "enter", "to:E1")
    assert influence(state, "A") == 4
    play(state, "enter", "to:C1")
    assert influence(state, "A") == 5
    assert legal(state, "enter")
    play(state, "enter", "to:E1")
    assert not legal(state, "enter")


@pytest.mark.rule("COR-MOVE-11", "COR-RUL-36", "COR-MOVE-12")
def test_the_battle_waits_until_i_have_moved_all_i_want() -> None:
    state = play(lay("A figures: C1, D1\nB figures: C2\nA hand: red_brute"), "action:move", "move:C1", "to:C2")
    assert asked(state) == "A"
    assert legal(state, "move:D1")
    assert legal(to_battle(state), "lay:red_brute")


@pytest.mark.rule("COR-EX-47", "COR-BOARD-02", "COR-RUL-67")
def test_on_the_board_for_three_nothing_goes_through_missing_spaces() -> None:
    text = "seats: 3\nA leader: red\nB leader: blue\nC leader: yellow"
    assert reach(text) == {"A2", "A1", "A3", "B2", "B1", "A4", "B3", "C2"}
    assert reach(f"{text}\nA figures: D3", source="move:D3") - {"D3"} >= {"C3", "E3", "D4"}
    assert not reach(f"{text}\nA figures: D3", source="move:D3") & {"D2", "D1"}
    one_step = reach(f"{text}\nA figures: C2\nB figures: B2, C3", source="move:C2")
    assert one_step - {"C2"} == {"B2", "C3"}
