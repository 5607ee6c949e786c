"""Auctions for gang members (ledger: Recruit action)."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    hand,
    influence,
    lay,
    legal,
    maybe,
    play,
    pool,
    row,
    texts,
    turns,
    unused,
    why_not,
)

THREE = (
    "seats: 3\nA leader: red\nB leader: blue\nC leader: yellow\nA arcs: 3000\n"
    "B arcs: 2000\nC arcs: 4000\nrow: gm_fighter, gm_medic, gm_thug\n"
)


@pytest.mark.rule("COR-EX-18", "COR-REC-01", "COR-REC-02", "COR-REC-05", "COR-REC-07", "COR-REC-08", "COR-RUL-51")
def test_i_outbid_a_rival_who_can_only_pass() -> None:
    state = play(lay(THREE), "action:recruit", "announce:gm_fighter")
    assert asked(state) == "B"
    play(state, "bid:1")
    assert asked(state) == "C"
    play(state, "pass")
    assert asked(state) == "A"
    play(state, "bid:2")
    maybe(state, "pass")  # all B can do
    assert [arcs(state, player) for player in ("A", "B", "C")] == [1000, 2000, 4000]
    assert "gm_fighter" in hand(state, "A")
    assert pool(state, "A") == 8
    assert [turns(state, player) for player in ("B", "C")] == [0, 0]


@pytest.mark.rule("COR-EX-18", "COR-RUL-51", "COR-REC-04")
def test_a_bid_is_above_the_last_and_never_above_what_i_have() -> None:
    state = play(lay(THREE), "action:recruit", "announce:gm_fighter")
    assert texts(state) == ["pass", "bid:1", "bid:2"]
    assert "COR-RUL-51" in why_not(state, "bid:3", 1)
    play(state, "bid:2")
    assert texts(state) == ["pass", "bid:3", "bid:4"]
    assert "COR-RE" in why_not(state, "bid:2", 2) or "COR-RUL-50" in why_not(state, "bid:2", 2)


@pytest.mark.rule("COR-EX-19", "COR-REC-10", "COR-REC-11", "COR-REC-13", "COR-REC-14", "COR-FIG-03")
def test_who_outbids_me_uses_up_a_turn_and_i_name_another() -> None:
    state = play(lay(THREE), "action:recruit", "announce:gm_fighter", "bid:2", "pass", "pass")
    assert arcs(state, "B") == 0
    assert turns(state, "B") == 1
    assert hand(state, "B") == ["gm_fighter"]
    assert (pool(state, "B"), unused(state, "B")) == (8, 8)
    assert asked(state) == "A"
    assert set(texts(state, "announce")) == {"gm_medic", "gm_thug"}
    assert not legal(state, "done")


@pytest.mark.rule("COR-EX-20", "COR-REC-03", "COR-RUL-52", "COR-REC-09", "COR-TURN-03", "COR-TURN-02")
def test_who_has_no_turn_left_is_not_asked() -> None:
    text = (
        "seats: 3\nA leader: red\nB leader: blue\nC leader: yellow\nA turns: 3\nB turns: 4\n"
        "C turns: 3\nrow: gm_fighter, gm_medic\nround: 2\n"
    )
    money = "A arcs: 3000\nB arcs: 3000\nC arcs: 3000"
    state = play(lay(text + money), "action:recruit", "announce:gm_fighter")
    assert asked(state) == "C"
    play(state, "bid:1", "pass")
    assert turns(state, "C") == 4
    assert asked(state) == "A"
    maybe(state, "announce:gm_medic")
    assert "gm_medic" in hand(state, "A")
    assert arcs(state, "A") == 3000, "for nothing: nobody could bid"
    maybe(state, "done")
    assert turns(state, "A") == 4 or asked(state) != "C", "C's turn is skipped and the patrol comes"


@pytest.mark.rule("COR-REC-06", "COR-REC-07")
def test_who_has_passed_is_out_of_this_auction_only() -> None:
    state = play(lay(THREE), "action:recruit", "announce:gm_fighter", "pass", "bid:1")
    assert asked(state) == "A"
    play(state, "bid:2")
    assert asked(state) == "C", "B is out"
    play(state, "bid:3")  # more than A has
    play(state, "announce:gm_medic")
    assert asked(state) == "B", "and in again"


@pytest.mark.rule("COR-REC-09", "COR-RUL-50", "COR-RUL-51")
def test_without_money_i_still_get_one_for_nothing_if_nobody_bids() -> None:
    state = play(lay(THREE + "A arcs: 0"), "action:recruit", "announce:gm_thug", "pass", "pass")
    assert hand(state, "A") == ["gm_thug"]
    assert turns(state, "A") == 0 or asked(state) != "A"
    state = play(lay(THREE + "A arcs: 0"), "action:recruit", "announce:gm_thug", "bid:1", "pass")
    maybe(state, "pass")
    assert hand(state, "B") == ["gm_thug"]
    assert asked(state) == "A"


@pytest.mark.rule("COR-REC-12", "COR-RUL-53", "COR-EX-22")
def test_with_the_last_face_up_member_lost_the_next_comes_from_the_deck() -> None:
    text = "row: gm_fighter\nmembers: gm_min, gm_sniper\nB arcs: 1000"
    state = play(lay(text), "action:recruit")
    maybe(state, "announce:gm_fighter")
    play(state, "bid:1")
    maybe(state, "pass")
    assert hand(state, "B") == ["gm_fighter"]
    assert "gm_min" in hand(state, "A")


@pytest.mark.rule("COR-REC-15")
def test_with_nobody_face_up_the_top_of_the_deck_is_what_i_recruit() -> None:
    state = play(lay("members: gm_min, gm_sniper\nB arcs: 0"), "action:recruit")
    maybe(state, "announce:gm_min", "pass")
    assert "gm_min" in hand(state, "A")
    assert row(state, "gang") == []


@pytest.mark.rule("COR-EX-48", "COR-RUL-54")
def test_without_an_unused_figure_only_the_card_comes() -> None:
    state = play(lay("A figures: pool 16\nrow: gm_thug, gm_min\nB arcs: 0"), "action:recruit", "announce:gm_thug")
    maybe(state, "pass")
    assert hand(state, "A") == ["gm_thug"]
    assert (pool(state, "A"), unused(state, "A")) == (16, 0)


@pytest.mark.rule("COR-RUL-49", "COR-RUL-01")
def test_the_row_is_not_filled_up_and_bids_go_in_thousands() -> None:
    state = play(lay(THREE), "action:recruit", "announce:gm_fighter", "pass", "pass")
    assert row(state, "gang") == ["gm_medic", "gm_thug"]
    assert all(arcs(state, player) % 1000 == 0 for player in ("A", "B", "C"))


@pytest.mark.rule("COR-RUL-10", "COR-CARD-01")
def test_i_may_play_a_card_before_each_bid_of_mine_but_others_may_not() -> None:
    text = THREE + "A leader: green\nA hand: bm_stolen_goods\nA arcs: 4000\nB hand: blue_worker\nmarket: bm_grenade"
    state = play(lay(text), "action:recruit", "announce:gm_fighter")
    assert not legal(state, "play:blue_worker")
    play(state, "bid:2", "pass")
    assert legal(state, "play:bm_stolen_goods")
    play(state, "play:bm_stolen_goods")
    assert "bid:6" in texts(state)


@pytest.mark.rule("COR-INF-01", "COR-RUL-17")
def test_the_eleventh_unit_card_raises_influence() -> None:
    deck = "A pile: gm_medic, gm_thug, gm_min, ..."
    state = play(lay(f"{deck}\nrow: gm_sniper, gm_fence\nB arcs: 0"), "action:recruit", "announce:gm_sniper")
    maybe(state, "pass")
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-RUL-51", "COR-EX-54")
def test_skim_does_not_take_what_covers_a_bid() -> None:
    text = "A leader: green\nB leader: blue\nA arcs: 2000\nA hand: green_skim\nrow: gm_thug, gm_min\nB arcs: 3000"
    state = play(lay(text), "action:recruit", "announce:gm_thug", "bid:3", "play:green_skim")
    assert (arcs(state, "A"), arcs(state, "B")) == (2000, 0), "A cannot go on, and B pays with all that he has"
    state = play(lay(text), "action:recruit", "announce:gm_thug", "bid:2", "play:green_skim")
    assert (arcs(state, "A"), arcs(state, "B")) == (3000, 2000)
