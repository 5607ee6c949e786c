"""Selling products, and refreshing the hand (ledger: Sell and Refresh actions)."""

import pytest

from tests.remnants.table import (
    arcs,
    discard,
    draw,
    hand,
    influence,
    lay,
    legal,
    maybe,
    play,
    products,
    texts,
    why_not,
)

LAB = "tiles: dev_star_dust_lab A1 B1 C1 x4; dev_synth_refinery B2 C2 D2 x2\nP1 figures: A1 B1 C1 B2 C2 D2\nP1 arcs: 0\n"


@pytest.mark.rule("COR-EX-39", "COR-SELL-01", "COR-SELL-02", "COR-RUL-47", "COR-INF-01")
def test_whoever_takes_the_last_space_of_a_lab_sells_what_lies_there() -> None:
    text = "tiles: dev_star_dust_lab A1 B1 C1 x4\nP1 figures: A1 B1\nP1 arcs: 0\nP1 hand: red_brute\n"
    assert not legal(lay(text), "sell")
    state = play(lay(text + "P1 figures: A1 B1 C1"), "sell")
    for _ in range(4):
        maybe(state, "sell_from:A1")
    maybe(state, "done")
    assert arcs(state, "P1") == 8000
    assert products(state, "A1") == 0
    assert influence(state, "P1") == 5


@pytest.mark.rule("COR-EX-40", "COR-SELL-03", "COR-SELL-02")
def test_four_of_six_products_are_sold_at_influence_four() -> None:
    state = play(lay(LAB + "P1 hand: red_brute"), "sell", *["sell_from:A1"] * 2, *["sell_from:B2"] * 2)
    assert arcs(state, "P1") == 10000
    assert texts(state, "sell_from") == []
    assert products(state, "A1") == 2


@pytest.mark.rule("COR-RUL-48")
def test_i_sell_at_least_one_and_stop_when_i_like() -> None:
    state = play(lay(LAB + "P1 hand: red_brute"), "sell")
    assert not legal(state, "done")
    play(state, "sell_from:A1", "done")
    assert arcs(state, "P1") == 2000
    assert influence(state, "P1") == 4
    assert "COR-RUL-48" in why_not(lay(""), "sell")


@pytest.mark.rule("COR-EX-24", "COR-REF-02", "COR-REF-03", "COR-RUL-05")
def test_refresh_puts_the_shuffled_discards_under_the_draw_pile() -> None:
    text = (
        "P1 hand: red_brute\nP1 draw: red_ambush, red_stampede\n"
        "P1 discard: red_scrapper, red_scrapper, red_scrapper, red_pack_runner, red_pack_runner"
    )
    fourth = set()
    for seed in range(12):
        state = play(lay(text, seed=seed), "refresh", "done")
        assert {"red_brute", "red_ambush", "red_stampede"} <= set(hand(state, "P1"))
        assert (len(hand(state, "P1")), draw(state, "P1"), discard(state, "P1")) == (4, 4, [])
        fourth |= set(hand(state, "P1")) - {"red_brute", "red_ambush", "red_stampede"}
    assert fourth == {"red_scrapper", "red_pack_runner"}


@pytest.mark.rule("COR-REF-01", "COR-REF-03")
def test_what_i_discard_may_come_back() -> None:
    text = "P1 hand: red_brute, red_ambush, red_stampede, red_blood_price\nP1 draw: red_scrapper"
    state = play(lay(text), "refresh", "discard:red_brute", "discard:red_ambush", "done")
    assert len(hand(state, "P1")) == 4
    assert "red_scrapper" in hand(state, "P1")
    assert draw(state, "P1") == 1
    assert discard(state, "P1") == []


@pytest.mark.rule("COR-RUL-04", "COR-REF-03")
def test_a_hand_above_influence_stays() -> None:
    text = "P1 hand: red_brute, red_ambush, red_stampede, red_blood_price, red_scrapper\nP1 draw: red_scrapper"
    state = play(lay(text), "refresh", "done")
    assert len(hand(state, "P1")) == 5
    assert draw(state, "P1") == 1


@pytest.mark.rule("COR-RUL-06", "COR-EX-25")
def test_the_draw_pile_is_not_refilled_in_the_middle_of_a_turn() -> None:
    text = "P1: yellow\nP1 hand: yellow_courier\nP1 draw: yellow_ret\nP1 discard: yellow_rally, yellow_agitator"
    state = play(lay(text), "play:yellow_courier")
    assert draw(state, "P1") == 0
    maybe(state, "discard:yellow_ret")
    assert hand(state, "P1") == []
    assert discard(state, "P1") == sorted(["yellow_rally", "yellow_agitator", "yellow_courier", "yellow_ret"])


@pytest.mark.rule("COR-INF-04")
def test_a_card_that_draws_at_the_end_of_an_action_does_not_sell_more() -> None:
    state = play(lay(LAB + "P1 influence: 5\nP1 hand: red_brute"), "sell", *["sell_from:A1"] * 4, "sell_from:B2")
    assert texts(state, "sell_from") == []
    assert arcs(state, "P1") == 11000
