"""Moving figures, entering the city, and where enemies stop them (ledger: Move action)."""

import pytest

from tests.remnants.table import asked, figures, influence, lay, legal, play, pool, texts, why_not

REACH = "D1 C1 E1 D2 B1 F1 C2 E2 D3".split()


def reach(text: str, *before: str, source: str = "pool") -> set[str]:
    """Where the next figure of P1 can go."""
    return set(texts(play(lay(text), "move", *before, source), "to"))


@pytest.mark.rule("COR-EX-13", "COR-MOVE-02", "COR-MOVE-04", "COR-MOVE-06", "COR-MOVE-07", "COR-BOARD-10")
def test_a_figure_from_the_pool_spends_a_space_on_entering_and_two_on_walking() -> None:
    assert reach("P1 pool: 7") == set(REACH)


@pytest.mark.rule("COR-EX-14", "COR-MOVE-05", "COR-RUL-33")
def test_it_passes_a_full_entry_space_but_cannot_stay() -> None:
    assert reach("P1 figures: D1 D1") == set(REACH) - {"D1"}


@pytest.mark.rule("COR-EX-15", "COR-MOVE-08", "COR-MOVE-09")
def test_it_stops_where_an_enemy_stands_and_walks_around_no_further_than_three() -> None:
    assert reach("P2 figures: D2") == set(REACH) - {"D3"}
    assert reach("tokens: ycu_patrol D2") == set(REACH) - {"D3"}


@pytest.mark.rule("COR-RUL-33", "COR-MOVE-09")
@pytest.mark.parametrize("enemy", ["P2 figures: D1", "tokens: ycu_watcher D1"])
def test_an_entry_space_with_enemies_is_as_far_as_it_goes(enemy: str) -> None:
    assert reach(enemy) <= {"D1"}  # a single target is taken unasked
    state = play(lay(f"{enemy}\nP1 pool: 3"), "move", "pool")
    if legal(state, "to:D1"):
        play(state, "to:D1")
    assert figures(state, "P1") == "D1"


@pytest.mark.rule("COR-EX-01", "COR-MOVE-01", "COR-MOVE-03", "COR-RUL-32", "COR-RUL-34")
def test_four_figures_of_influence_four_move_once_each() -> None:
    text = "P1 figures: C1 D1 E1 D2 C2\nP1 hand: red_brute"
    state = play(lay(text), "move")
    assert set(texts(state, "from")) == {"C1", "D1", "E1", "D2", "C2"}
    play(state, "from:C1")
    assert "C4" in texts(state, "to")
    assert "C5" not in texts(state, "to")
    play(state, "to:C4", "from:D1", "to:D3", "from:E1", "to:E2")
    assert set(texts(state, "from")) == {"D2", "C2"}, "who has moved stays"
    play(state, "from:C2", "to:C3")
    assert texts(state, "from") == []
    assert not legal(state, "pool")
    assert "COR-MOVE-01" in why_not(state, "from:D2")


@pytest.mark.rule("COR-EX-01", "COR-MOVE-05", "COR-MOVE-03")
def test_a_space_with_two_of_mine_can_be_passed_and_not_chosen() -> None:
    state = play(lay("P1 figures: C1 D1 E1 D2 C2"), "move", "from:E1", "to:D2", "from:C1")
    assert "D2" not in texts(state, "to")
    assert "D3" in texts(state, "to"), "past the two on D2 or by C2, C3"
    assert "COR-MOVE-05" in why_not(state, "to:D2")
    state = play(lay("P1 figures: D1 D2 D2"), "move", "from:D1")
    assert {"D3", "D4"} <= set(texts(state, "to"))


@pytest.mark.rule("COR-MOVE-04", "COR-BOARD-10")
def test_there_is_no_step_across_a_corner() -> None:
    assert reach("P1 figures: A1\nP2 figures: A2 B1", source="from:A1") == {"A2", "B1"}


@pytest.mark.rule("COR-MOVE-02")
def test_a_figure_may_stop_early_and_has_three_steps_on_the_board() -> None:
    found = reach("P1 figures: A1", source="from:A1")
    assert found - {"A1"} == {"A2", "A3", "A4", "B1", "B2", "B3", "C1", "C2", "D1"}


@pytest.mark.rule("COR-MOVE-10", "COR-RUL-31")
def test_in_one_turn_my_figures_enter_one_space_with_enemies() -> None:
    text = "P1 figures: C1 D1 E1\nP2 figures: C2 E2\nP1 hand: red_brute"
    state = play(lay(text), "move", "from:C1", "to:C2", "from:D1")
    assert {"C2", "D2"} <= set(texts(state, "to"))
    assert "E2" not in texts(state, "to")
    assert "COR-MOVE-10" in why_not(state, "to:E2")
    play(state, "to:C2", "from:E1")
    assert "C2" not in texts(state, "to"), "two of mine are there"
    assert "E2" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-10", "COR-MOVE-08")
def test_a_yugai_token_is_an_enemy_like_a_rival() -> None:
    state = play(lay("P1 figures: C1 E1\nP2 figures: E2\ntokens: ycu_patrol C2"), "move", "from:C1", "to:C2", "from:E1")
    assert "E2" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-09")
def test_whoever_enters_a_contested_space_has_moved_and_cannot_go_on() -> None:
    state = play(lay("P1 figures: C1 D1\nP2 figures: C2\nP1 hand: red_brute"), "move", "from:C1", "to:C2")
    assert set(texts(state, "from")) == {"D1"}
    assert "B2" not in texts(play(state, "from:D1"), "to"), "no way through C2"


@pytest.mark.rule("COR-RUL-34")
def test_a_figure_that_came_from_the_pool_has_moved_and_others_on_its_space_have_not() -> None:
    state = play(lay("P1 figures: D1\nP1 pool: 6\nP1 hand: red_brute"), "move", "pool", "to:D1")
    assert texts(state, "from") == ["D1"], "the one that stood there"
    play(state, "from:D1", "to:D2")
    assert texts(state, "from") == []
    assert legal(state, "pool")


@pytest.mark.rule("COR-RUL-37")
def test_the_order_of_figures_is_mine() -> None:
    text = "P1 figures: D2 D2 D1\nP1 hand: red_brute"
    state = play(lay(text), "move", "from:D2", "to:D3", "from:D1", "to:D2")
    assert figures(state, "P1") == "D2 D2 D3"
    state = play(lay(text), "move", "from:D1")
    assert "D2" not in texts(state, "to")


@pytest.mark.rule("COR-RUL-09", "COR-TURN-04")
def test_a_turn_cannot_be_passed_but_a_move_may_be_of_nobody() -> None:
    state = lay("P1 figures: D4\nP1 hand: red_brute")
    assert not legal(state, "end")
    assert "COR-TURN-04" in why_not(state, "end") or "COR-RUL-09" in why_not(state, "end")
    play(state, "move", "done")
    assert legal(state, "end")
    assert figures(state, "P1") == "D4"


@pytest.mark.rule("COR-RUL-35")
def test_nobody_goes_back_into_the_pool() -> None:
    state = play(lay("P1 figures: D1\nP1 pool: 2"), "move", "from:D1")
    assert all(text.startswith("to:") and text != "to:pool" for text in texts(state) if text != "done")
    assert pool(state, "P1") == 2


@pytest.mark.rule("COR-RUL-38", "COR-INF-01", "COR-INF-04")
def test_influence_gained_while_moving_moves_one_figure_more() -> None:
    tiles = "tiles: dev_chop_shop A1; dev_chop_shop A2; dev_chop_shop A3; dev_chop_shop C1"
    text = f"{tiles}\nP1 figures: A1 A2 A3\nP1 pool: 6\nP1 hand: red_brute"
    state = play(lay(text), "move", "pool", "to:D1", "pool", "to:D1", "pool", "to:E1")
    assert influence(state, "P1") == 4
    play(state, "pool", "to:C1")
    assert influence(state, "P1") == 5
    assert legal(state, "pool")
    play(state, "pool", "to:E1")
    assert not legal(state, "pool")


@pytest.mark.rule("COR-MOVE-11", "COR-RUL-36", "COR-MOVE-12")
def test_the_battle_waits_until_i_have_moved_all_i_want() -> None:
    state = play(lay("P1 figures: C1 D1\nP2 figures: C2\nP1 hand: red_brute"), "move", "from:C1", "to:C2")
    assert asked(state) == "P1"
    assert legal(state, "from:D1")
    play(state, "done")
    assert legal(state, "lay:red_brute")


@pytest.mark.rule("COR-EX-47", "COR-BOARD-02", "COR-RUL-67")
def test_on_the_board_for_three_nothing_goes_through_missing_spaces() -> None:
    text = "P1: red\nP2: blue\nP3: yellow"
    assert reach(text) == {"A2", "A1", "A3", "B2", "B1", "A4", "B3", "C2"}
    assert reach(f"{text}\nP1 figures: D3", source="from:D3") - {"D3"} >= {"C3", "E3", "D4"}
    assert not reach(f"{text}\nP1 figures: D3", source="from:D3") & {"D2", "D1"}
    one_step = reach(f"{text}\nP1 figures: C2\nP2 figures: B2 C3", source="from:C2")
    assert one_step - {"C2"} == {"B2", "C3"}
