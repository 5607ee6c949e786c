"""Figures on the way, read a second time: limits of a turn, what effects may move, and what they may not."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    dice,
    figures,
    influence,
    lay,
    lay_cards,
    legal,
    met,
    play,
    pool,
    texts,
    to_battle,
    tokens,
    why_not,
)

TWO = "A leader: red\nB leader: blue\nA entry: D1\nB entry: D7\n"


@pytest.mark.rule("COR-MOVE-09", "COR-MOVE-10", "COR-RUL-31")
def test_a_second_figure_may_follow_into_the_fight_but_not_through_it() -> None:
    text = TWO + "A figures: C4, C5, B4\nB figures: D4\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C5")
    assert "D4" in texts(state, "to")
    play(state, "to:D4", "move:B4")
    assert "D4" not in texts(state, "to"), "two of mine are there"
    assert "E4" not in texts(state, "to"), "and the way through is closed"
    assert "COR-MOVE-05" in why_not(state, "to:D4")


@pytest.mark.rule("COR-MOVE-10")
def test_the_way_to_a_second_enemy_is_refused_with_that_reason() -> None:
    text = TWO + "A figures: C4, F3\nB figures: D4, F4\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:F3")
    assert "COR-MOVE-10" in why_not(state, "to:F4")
    assert "COR-MOVE-02" in why_not(state, "to:A1")
    assert "COR-RUL-34" in why_not(play(state, "to:F2"), "move:F2")


@pytest.mark.rule("COR-MOVE-10", "COR-RUL-31")
def test_two_enemy_spaces_are_open_to_the_first_figure_and_neither_is_passed() -> None:
    state = play(lay(TWO + "A figures: A1\nB figures: A2, B1"), "action:move", "move:A1")
    assert texts(state, "to") == ["B1", "A2"], "walled in: two fights to choose from"


@pytest.mark.rule("COR-MOVE-04", "COR-BOARD-10")
def test_a_figure_with_nowhere_to_go_is_not_offered() -> None:
    text = TWO + "A figures: A1, A2 2, B1 2, C4\nB figures: D4, B2, C1, A3\nA hand: red_brute"
    state = play(lay(text), "action:move", "move:C4", "to:D4")
    assert "A1" not in texts(state, "move"), "its neighbours are full and behind them stand enemies"
    assert "COR-MOVE-02" in why_not(state, "move:A1")
    assert legal(state, "enter")


@pytest.mark.rule("COR-MOVE-06", "COR-MOVE-07", "COR-RUL-40")
def test_an_alley_taken_by_the_first_figure_is_a_door_for_the_next() -> None:
    text = TWO + "A figures: B3, pool 6\ntiles: dev_back_alley B2\nA hand: red_brute"
    state = play(lay(text), "action:move", "enter")
    assert "A2" not in texts(state, "to")
    play(state, "to:D1", "move:B3", "to:B2", "enter")
    assert {"B2", "A2", "B1", "C2", "B3", "B4"} <= set(texts(state, "to")), "the alley, B3, B4"
    assert "B5" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-05", "COR-RUL-33")
def test_a_full_alley_is_passed_and_not_stayed_on() -> None:
    text = TWO + "A figures: B2 2, D1 2, pool 5\ntiles: dev_back_alley B2"
    state = play(lay(text), "action:move", "enter")
    assert "B2" not in texts(state, "to")
    assert "D1" not in texts(state, "to")
    assert {"A2", "B3", "E1"} <= set(texts(state, "to"))


@pytest.mark.rule("COR-MOVE-01", "COR-RUL-38", "COR-INF-04")
def test_influence_five_moves_five_figures_and_no_sixth() -> None:
    state = play(lay(TWO + "A met: crew\nA figures: pool 7"), "action:move")
    for space in ("B1", "C1", "E1", "F1", "D3"):
        play(state, "enter", f"to:{space}")
    assert pool(state, "A") == 2
    assert asked(state) == "B"


@pytest.mark.rule("COR-RUL-79")
def test_a_runner_waits_for_the_next_move_and_not_for_a_stampede() -> None:
    text = TWO + "A figures: A1, G7\nA hand: red_pack_runner, red_stampede"
    state = play(lay(text), "play:red_pack_runner", "play:red_stampede", "shift:A1", "to:A2", "done", "action:move")
    play(state, "move:A2")
    assert "A7" in texts(state, "to"), "five spaces"
    assert "B7" not in texts(state, "to")


@pytest.mark.rule("COR-RUL-78", "COR-RUL-30")
def test_no_beacon_calls_a_figure_out_of_a_fight_or_into_one() -> None:
    text = TWO + "A figures: C4, A1\nB figures: D4\ntokens: patrol F4\nA hand: bm_transit_beacon, red_brute"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:bm_transit_beacon")
    assert not {"D4", "F4"} & set(texts(state, "to"))
    assert "D7" in texts(state, "to"), "the rival's entry space stands open"
    assert len(texts(state, "to")) == 49 - 3


@pytest.mark.rule("COR-MOVE-12", "COR-RUL-48", "COR-MOVE-10")
def test_a_riot_charge_ends_a_fight_before_it_begins() -> None:
    text = TWO + "A figures: C4\ntokens: trooper D4\nA hand: bm_riot_charge, red_brute\nA arcs: 0"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:bm_riot_charge")
    assert tokens(state) == []
    to_battle(state)
    assert state.battle is None
    assert figures(state, "A") == "D4"


@pytest.mark.rule("COR-RUL-78", "COR-MOVE-05")
def test_a_stampede_moves_three_different_figures_even_from_one_space() -> None:
    text = TWO + "A figures: A1 2, A3\nB figures: B3\nA hand: red_stampede, red_brute"
    state = play(lay(text), "play:red_stampede", "shift:A1", "to:A2")
    assert "A2" not in texts(state, "shift"), "that one has gone"
    assert set(texts(state, "shift")) == {"A1", "A3"}
    play(state, "shift:A1", "to:A2", "shift:A3")
    assert figures(state, "A") == "A2 A2 A4", "two are on A2 and an enemy is on B3: one way is left"


@pytest.mark.rule("COR-RUL-88", "COR-RUL-10")
def test_a_last_card_before_the_battle_still_brings_a_friend_beside_it() -> None:
    text = TWO + "A figures: C4, A1\nB figures: D4\nA hand: bm_transit_beacon\nA pile: red_stampede\nB pile: -"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:bm_transit_beacon")
    play(state, "to:E4")
    to_battle(state)
    lay_cards(state, "", "0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [2, 1]
    assert figures(state, "A") == "E4"


@pytest.mark.rule("COR-EX-53", "COR-MOVE-11", "COR-INF-01")
def test_high_ground_is_looked_at_when_the_last_battle_of_the_move_is_over() -> None:
    text = TWO + (
        "A figures: C3, D3, E3, C4\nB figures: D4\nA hand: red_garius_regallas\nA pile: red_stampede\n"
        "B pile: blue_blueprints"
    )
    state = attack(text)
    assert met(state, "A") == []
    battle(state, "red_garius_regallas", "", "0 0 0")
    assert figures(state, "A") == "C3 D3 D4 E3"
    assert met(state, "A") == ["high_ground"]
    state = attack(text + "\nB hand: blue_sempento_roden, blue_foreman")
    battle(state, "", "blue_sempento_roden blue_foreman", "0 0 0")
    assert met(state, "A") == []
    assert influence(state, "A") == 4


@pytest.mark.rule("COR-RUL-67", "COR-BATTLE-09", "COR-BOARD-02")
def test_on_the_board_for_three_nobody_helps_across_a_missing_space() -> None:
    text = "seats: 3\nA figures: C3, E2, E3\nB figures: C2, B2\nA pile: red_stampede\nB pile: -\nA arcs: 0"
    state = play(lay(text), "action:move", "move:C3", "to:C2")
    to_battle(state)
    battle(state, "", "", "0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [1, 2], "D2 is no space: E2 is not near"
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-09", "COR-RUL-36", "COR-CARD-02")
def test_after_a_move_of_nobody_cards_may_still_be_played_and_then_the_turn_ends() -> None:
    text = TWO + "A hand: bm_stolen_goods\nA arcs: 0"
    state = play(lay(text), "action:move", "done")
    assert legal(state, "play:bm_stolen_goods")
    assert not texts(state, "action")
    play(state, "play:bm_stolen_goods")
    assert arcs(state, "A") == 2000
    assert asked(state) == "B"


@pytest.mark.rule("COR-RUL-33", "COR-RUL-78", "COR-MOVE-09")
def test_a_tunnel_rat_finds_no_way_where_a_yugai_unit_waits_but_a_move_does() -> None:
    text = TWO + "A figures: pool 7\ntokens: patrol D1\nA hand: gm_tunnel_rat, red_brute"
    state = play(lay(text), "play:gm_tunnel_rat")
    assert not legal(state, "deploy")
    assert pool(state, "A") == 7
    play(state, "action:move", "enter", "enter")
    assert figures(state, "A") == "D1 D1", "there is no other way to go"
    assert "COR-MOVE-02" in why_not(state, "enter")
