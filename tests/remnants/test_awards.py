"""Awards, influence and the end of the game (ledger: Award Renown phase, influence, end of the game)."""

import pytest

from tests.remnants.table import (
    arcs,
    award,
    figures,
    influence,
    lay,
    maybe,
    met,
    play,
    renown,
    renown_pool,
    round_number,
    scores,
    shown_renown,
    start,
    winners,
)

TOWER = "tiles: dev_penthouse D4\n"


@pytest.mark.rule("COR-EX-04", "COR-AWARD-01", "COR-AWARD-02", "COR-AWARD-03", "COR-BOARD-07")
def test_space_and_development_both_pay() -> None:
    state = award(TOWER + "A figures: D4")
    assert renown(state, "A") == 6
    assert renown_pool(state) == 194


@pytest.mark.rule("COR-EX-37", "COR-RUL-41")
def test_an_award_space_pays_its_holder_also_under_half_a_development() -> None:
    tile = "tiles: dev_gem_exchange D4 E4\n"
    assert renown(award(tile + "A figures: D4"), "A") == 3
    assert renown(award(tile + "A figures: D4, E4"), "A") == 7
    state = award(tile + "A figures: D4\nB figures: E4")
    assert (renown(state, "A"), renown(state, "B")) == (3, 1)


@pytest.mark.rule("COR-AWARD-01", "COR-BOARD-07")
def test_award_spaces_of_both_boards() -> None:
    assert renown(award("A figures: D4, D3, E4, D5, C4, C3, E3"), "A") == 7
    assert renown(award("seats: 3\nA figures: D4, D3, E4, D5, C4, C3, E3"), "A") == 6


@pytest.mark.rule("COR-EX-44", "COR-AWARD-06", "COR-END-01", "COR-END-02", "COR-RUL-69")
def test_the_game_ends_when_the_pool_cannot_pay_and_all_score_in_full() -> None:
    text = "tiles: dev_club_silver_x C3 D3; dev_penthouse C5; dev_penthouse C4\nA figures: C3, D3\nB figures: C5, C4\n"
    state = award(text + "A renown: 100\nB renown: 91")
    assert state.over
    assert scores(state) == [106, 98]
    assert winners(state) == "A"


@pytest.mark.rule("COR-EX-45", "COR-RUL-68")
def test_a_pool_paid_out_to_the_last_goes_on_for_a_round() -> None:
    text = "A figures: D4\nB figures: C4\nA renown: 100\nB renown: 96\n"
    state = award(text)
    assert not state.over
    assert renown_pool(state) == 0
    state = award("A figures: D4\nA renown: 103\nB renown: 97\n")
    assert state.over
    assert scores(state) == [106, 97]
    state = award("A renown: 103\nB renown: 97\n")
    assert not state.over, "nobody earned anything"


@pytest.mark.rule("COR-END-02", "COR-BM-04", "COR-RUL-14", "COR-RUL-15")
def test_black_market_cards_count_one_wherever_i_have_them() -> None:
    text = (
        "A figures: D4\nA renown: 100\nB renown: 99\nA front: bm_hover_bikes\nA hand: bm_grenade\n"
        "A pile: bm_stim_packs\nA discard: bm_stolen_goods"
    )
    assert scores(award(text)) == [107, 99]


@pytest.mark.rule("COR-END-03", "COR-END-04", "COR-RUL-70")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(1000, 0, "A"), (0, 1000, "B"), (2000, 2000, "AB")])
def test_on_equal_scores_money_decides_and_then_nobody(mine: int, theirs: int, won: str) -> None:
    text = f"A figures: D4\nA renown: 98\nB renown: 101\nA arcs: {mine}\nB arcs: {theirs}\n"
    state = award(text)
    assert state.over
    assert scores(state) == [101, 101]
    assert winners(state) == won


@pytest.mark.rule("COR-RUL-71")
def test_after_thirty_rounds_it_is_over() -> None:
    assert not award("round: 29\nA renown: 3").over
    state = award("round: 30\nA renown: 3")
    assert state.over
    assert winners(state) == "A"


@pytest.mark.rule("COR-AWARD-05", "COR-RUL-62")
def test_renown_is_hidden_from_others_unless_totals_are_open() -> None:
    state = lay("A renown: 5\nB renown: 7")
    assert shown_renown(state, "B", 0) is None
    assert shown_renown(state, "B", 1) == 7
    assert shown_renown(state, "A", None) is None
    state = lay("A renown: 5\nB renown: 7", renown="open")
    assert shown_renown(state, "B", 0) == 7


@pytest.mark.rule("COR-AWARD-04", "COR-RUL-62")
def test_the_log_says_who_gains_what() -> None:
    state = award(TOWER + "A figures: D4")
    assert [line for line in state.log(1) if "renown" in line]


# -- influence -----------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-EX-53", "COR-INF-01", "COR-INF-03")
def test_four_heights_after_a_move_are_high_ground_for_good() -> None:
    text = "round: 3\nA figures: C3, D3, E3, C4\nA hand: red_brute"
    state = play(
        lay("round: 3\nA figures: C3, D3, E3, B4\nA hand: red_brute"), "action:move", "move:B4", "to:C4", "done"
    )
    assert influence(state, "A") == 5
    assert met(state, "A") == ["high_ground"]
    assert figures(lay(text), "A") == "C3 C4 D3 E3"
    assert influence(lay(text), "A") == 4, "only at the end of a Move or a patrol"


@pytest.mark.rule("COR-INF-02", "COR-RUL-74", "COR-RUL-72", "COR-MAT-04", "COR-MAT-05")
def test_each_condition_counts_once_and_two_at_once_give_two() -> None:
    text = "A met: high_ground\nA figures: C3, D3, E3, B4\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:B4", "to:C4", "done")
    assert influence(state, "A") == 5
    tiles = "tiles: dev_penthouse C3; dev_penthouse D3; dev_broadcast_tower E3; dev_broadcast_tower C4\n"
    state = play(lay(tiles + "A figures: C3, D3, E3, B4\nA hand: red_brute"), "action:move", "move:B4", "to:C4", "done")
    assert influence(state, "A") == 6
    assert met(state, "A") == ["high_ground", "turf"]


@pytest.mark.rule("COR-RUL-73")
def test_the_track_ends_at_seven() -> None:
    text = "A met: crew, turf, connections\nA figures: C3, D3, E3, B4\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:B4", "to:C4", "done")
    assert influence(state, "A") == 7


@pytest.mark.rule("COR-INF-01", "COR-RUL-73")
def test_high_ground_counts_at_the_end_of_a_patrol_too() -> None:
    state = lay("phase: patrol\norders: coord_02, coord_05\nA figures: C3, D3, D5, C4, E5\nA arcs: 0\nround: 2")
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-SETUP-14", "COR-RUL-81")
def test_the_pool_and_all_renown_are_two_hundred() -> None:
    state = start()
    assert renown_pool(state) == 200
    state = award(TOWER + "A figures: D4\nB renown: 11")
    assert renown_pool(state) + renown(state, "A") + renown(state, "B") == 200
    assert round_number(state) >= 1
    assert arcs(state, "A") >= 0
    maybe(state, "done")
