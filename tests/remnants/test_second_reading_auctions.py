"""Auctions, read a second time: who is asked when, what binds, and what an announcer who is outbid still owes."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    discard,
    hand,
    influence,
    lay,
    legal,
    play,
    pool,
    row,
    texts,
    turns,
    unused,
    why_not,
)

FOUR = "seats: 4\nrow: gm_fighter, gm_medic, gm_thug, gm_min\nA arcs: 9000\nB arcs: 9000\nC arcs: 9000\nD arcs: 9000\n"
GREEN = "A leader: green\nB leader: blue\n"


@pytest.mark.rule("COR-REC-02", "COR-REC-05", "COR-REC-06", "COR-REC-07", "COR-REC-08")
def test_bids_go_round_past_those_who_have_dropped_out() -> None:
    state = play(lay(FOUR), "action:recruit", "announce:gm_min")
    heard = []
    for answer in ("pass", "bid:1", "bid:4", "bid:5", "pass", "bid:6"):
        heard.append(asked(state))
        play(state, answer)
    assert heard == ["B", "C", "D", "A", "C", "D"]
    assert asked(state) == "A"
    play(state, "pass")
    assert hand(state, "D") == ["gm_min"]
    assert [arcs(state, player) for player in "ABCD"] == [9000, 9000, 9000, 3000]
    assert [turns(state, player) for player in "ABCD"] == [0, 0, 0, 1]
    assert asked(state) == "A"


@pytest.mark.rule("COR-REC-02", "COR-REC-09")
def test_left_of_the_last_seat_sits_the_first() -> None:
    state = play(lay(FOUR + "turn: D\nfirst: D"), "action:recruit", "announce:gm_min")
    heard = []
    while asked(state) != "D":
        heard.append(asked(state))
        play(state, "pass")
    assert heard == ["A", "B", "C"]
    assert hand(state, "D") == ["gm_min"]
    assert arcs(state, "D") == 9000


@pytest.mark.rule("COR-REC-10", "COR-TURN-05", "COR-REC-08")
def test_the_announcer_who_wins_uses_his_one_turn_and_no_second() -> None:
    state = play(lay(FOUR + "A turns: 3"), "action:recruit", "announce:gm_min", "bid:1", "pass", "pass", "bid:2")
    play(state, "pass")
    assert turns(state, "A") == 3
    assert arcs(state, "A") == 7000
    play(state, "done")
    assert turns(state, "A") == 4


@pytest.mark.rule("COR-REC-11", "COR-REC-12", "COR-TURN-04")
def test_who_is_outbid_names_another_and_takes_no_other_action() -> None:
    state = play(lay(FOUR), "action:recruit", "announce:gm_min", "bid:1", "pass", "pass", "pass")
    assert set(texts(state, "announce")) == {"gm_fighter", "gm_medic", "gm_thug"}
    assert texts(state, "action") == []
    assert not legal(state, "done")
    assert "COR-TURN-04" in why_not(state, "action:move")
    assert "COR-REC-01" in why_not(state, "announce:gm_min")


@pytest.mark.rule("COR-REC-06", "COR-REC-11", "COR-RUL-52")
def test_who_passed_before_may_bid_in_the_next_auction_of_the_same_turn() -> None:
    state = play(lay(FOUR), "action:recruit", "announce:gm_min", "pass", "bid:1", "pass", "pass", "announce:gm_thug")
    assert asked(state) == "B"
    assert legal(state, "bid:1")


@pytest.mark.rule("COR-RUL-10", "COR-RUL-51")
def test_without_an_arc_i_may_still_find_money_before_my_bid() -> None:
    text = GREEN + "row: gm_min, gm_thug\nA arcs: 0\nB arcs: 1000\nA hand: green_orsh_velakai, bm_stolen_goods"
    state = play(lay(text), "action:recruit", "announce:gm_min", "bid:1")
    assert asked(state) == "A"
    assert texts(state, "bid") == []
    play(state, "play:green_orsh_velakai")
    assert texts(state, "bid") == [], "a thousand does not outbid a thousand"
    play(state, "play:bm_stolen_goods")
    assert texts(state, "bid") == ["2", "3"]
    play(state, "bid:3")
    assert hand(state, "A") == ["gm_min"]
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-10")
def test_nobody_plays_a_card_before_a_bid_in_another_ones_turn() -> None:
    text = GREEN + "row: gm_min\nturn: B\nA hand: green_payday\nA arcs: 1000"
    state = play(lay(text), "action:recruit")
    assert asked(state) == "A"
    assert texts(state, "play") == []
    assert "COR-RUL-10" in why_not(state, "play:green_payday")


@pytest.mark.rule("COR-RUL-51")
def test_a_stampede_in_an_auction_leaves_what_covers_the_standing_bid() -> None:
    text = (
        "seats: 3\nrow: gm_min, gm_thug\nA arcs: 0\nB arcs: 4000\nC arcs: 4000\n"
        "A hand: red_stampede, red_brute\nA figures: D4"
    )
    state = play(lay(text), "action:recruit", "announce:gm_min", "bid:1", "bid:3", "play:red_stampede", "done")
    assert arcs(state, "C") == 3000, "three thousand of his are bid"
    assert arcs(state, "B") == 3000, "his bid was topped and binds him no more"
    assert arcs(state, "A") == 3000, "one from each, and one for the second opponent"


@pytest.mark.rule("COR-RUL-51", "COR-REC-05")
def test_a_bid_is_named_in_full_thousands_above_the_last_and_refused_with_the_reason() -> None:
    state = play(lay(FOUR + "C arcs: 3000"), "action:recruit", "announce:gm_min", "bid:2")
    assert texts(state, "bid") == ["3"]
    assert "COR-REC-05" in why_not(state, "bid:2", 2)
    assert "COR-RUL-51" in why_not(state, "bid:4", 2)
    assert why_not(state, "bid:3", 3)
    assert why_not(state, "bid:3", 2) == ""


@pytest.mark.rule("COR-RUL-53", "COR-RUL-07")
def test_with_no_gang_member_to_be_had_the_action_ends_without_one() -> None:
    state = lay("row: gm_min\nA arcs: 0\nB arcs: 1000\nA hand: red_pack_runner")
    state.members, state.member_discard = [], []
    play(state, "action:recruit", "announce:gm_min", "bid:1", "pass")
    assert hand(state, "B") == ["gm_min"]
    assert asked(state) == "A"
    assert texts(state, "announce") == []
    assert legal(state, "done")
    play(state, "done")
    assert turns(state, "A") == 1


@pytest.mark.rule("COR-RUL-53", "COR-REC-15")
def test_with_an_empty_row_and_nothing_to_turn_up_there_is_no_recruit() -> None:
    state = lay("row: -\nA hand: red_pack_runner")
    assert legal(state, "action:recruit")
    state.members, state.member_discard = [], []
    play(state, "play:red_pack_runner")
    assert not legal(state, "action:recruit")
    assert "COR-RUL-53" in why_not(state, "action:recruit")


@pytest.mark.rule("COR-REC-15", "COR-RUL-10")
def test_a_soapbox_before_the_announcement_gives_a_choice_again() -> None:
    text = "A leader: yellow\nB leader: red\nrow: -\nmembers: gm_min, gm_thug\nA hand: yellow_agitator, yellow_ret"
    state = play(lay(text), "play:yellow_agitator", "action:recruit")
    assert row(state, "gang") == ["gm_min"], "no further card is turned up: one lies there"


@pytest.mark.rule("COR-RUL-10", "COR-REC-11")
def test_between_two_auctions_a_soapbox_brings_somebody_new() -> None:
    text = (
        "A leader: yellow\nB leader: red\nrow: gm_fence, gm_thug\nmembers: gm_min\nA arcs: 0\nB arcs: 1000\n"
        "A hand: yellow_agitator"
    )
    state = play(lay(text), "action:recruit", "announce:gm_fence")
    assert not legal(state, "play:yellow_agitator")
    play(state, "bid:1")
    assert why_not(state, "play:yellow_agitator")
    play(state, "pass", "play:yellow_agitator")
    assert set(texts(state, "announce")) == {"gm_min", "gm_thug"}


@pytest.mark.rule("COR-INF-01", "COR-REC-13", "COR-REC-14", "COR-RUL-54")
def test_a_unit_won_on_a_rivals_turn_raises_my_influence_there_and_then() -> None:
    text = (
        "row: gm_min, gm_thug\nA arcs: 0\nB arcs: 3000\nB figures: D7 2, pool 13\n"
        "B pile: gm_medic, gm_fence, gm_sniper, ...\n"
    )
    state = lay(text)
    assert influence(state, "B") == 4
    assert unused(state, "B") == 1
    play(state, "action:recruit", "announce:gm_min", "bid:1")
    assert influence(state, "B") == 5
    assert (pool(state, "B"), unused(state, "B")) == (14, 0)


@pytest.mark.rule("COR-RUL-80", "COR-RUL-24")
def test_a_rebate_pays_no_money_out_and_ends_with_the_turn() -> None:
    text = (
        "A leader: yellow\nB leader: red\nrow: gm_min, gm_thug\nA arcs: 1000\nB arcs: 3000\n"
        "A hand: yellow_ret, yellow_courier\nA pile: yellow_rally"
    )
    state = play(lay(text), "action:recruit", "announce:gm_min", "bid:2", "play:yellow_ret")
    assert texts(state, "bid") == ["3"]
    play(state, "bid:3")
    assert arcs(state, "A") == 0
    assert discard(state, "A") == ["yellow_ret"]
    assert hand(state, "A") == ["gm_min", "yellow_courier", "yellow_rally"]
