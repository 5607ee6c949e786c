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

LAB = (
    "tiles: dev_star_dust_lab A1 B1 C1 x4; dev_synth_refinery B2 C2 D2 x2\n"
    "A figures: A1, B1, C1, B2, C2, D2\nA arcs: 0\n"
)


@pytest.mark.rule("COR-EX-39", "COR-SELL-01", "COR-SELL-02", "COR-RUL-47", "COR-INF-01")
def test_whoever_takes_the_last_space_of_a_lab_sells_what_lies_there() -> None:
    text = "tiles: dev_star_dust_lab A1 B1 C1 x4\nA figures: A1, B1\nA arcs: 0\nA hand: red_brute\n"
    assert not legal(lay(text), "action:sell")
    state = play(lay(text + "A figures: A1, B1, C1"), "action:sell")
    for _ in range(4):
        maybe(state, "sell:A1")
    maybe(state, "done")
    assert arcs(state, "A") == 8000
    assert products(state, "A1") == 0
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-EX-40", "COR-SELL-03", "COR-SELL-02")
def test_four_of_six_products_are_sold_at_influence_four() -> None:
    state = play(lay(LAB + "A hand: red_brute"), "action:sell", *["sell:A1"] * 2, *["sell:B2"] * 2)
    assert arcs(state, "A") == 10000
    assert texts(state, "sell") == []
    assert products(state, "A1") == 2


@pytest.mark.rule("COR-RUL-48")
def test_i_sell_at_least_one_and_stop_when_i_like() -> None:
    state = play(lay(LAB + "A hand: red_brute"), "action:sell")
    assert not legal(state, "done")
    play(state, "sell:A1", "done")
    assert arcs(state, "A") == 2000
    assert influence(state, "A") == 4
    assert "COR-RUL-48" in why_not(lay(""), "action:sell")


@pytest.mark.rule("COR-EX-24", "COR-REF-02", "COR-REF-03", "COR-RUL-05")
def test_refresh_puts_the_shuffled_discards_under_the_draw_pile() -> None:
    text = (
        "A hand: red_brute\nA pile: red_ambush, red_stampede\n"
        "A discard: red_scrapper, red_scrapper, red_scrapper, red_pack_runner, red_pack_runner"
    )
    fourth = set()
    for seed in range(12):
        state = play(lay(text, seed=seed), "action:refresh", "done")
        assert {"red_brute", "red_ambush", "red_stampede"} <= set(hand(state, "A"))
        assert (len(hand(state, "A")), draw(state, "A"), discard(state, "A")) == (4, 4, [])
        fourth |= set(hand(state, "A")) - {"red_brute", "red_ambush", "red_stampede"}
    assert fourth == {"red_scrapper", "red_pack_runner"}


@pytest.mark.rule("COR-REF-01", "COR-REF-03")
def test_what_i_discard_may_come_back() -> None:
    text = "A hand: red_brute, red_ambush, red_stampede, red_blood_price\nA pile: red_scrapper"
    state = play(lay(text), "action:refresh", "discard:red_brute", "discard:red_ambush", "done")
    assert len(hand(state, "A")) == 4
    assert "red_scrapper" in hand(state, "A")
    assert draw(state, "A") == 1
    assert discard(state, "A") == []


@pytest.mark.rule("COR-RUL-04", "COR-REF-03")
def test_a_hand_above_influence_stays() -> None:
    text = "A hand: red_brute, red_ambush, red_stampede, red_blood_price, red_scrapper\nA pile: red_scrapper"
    state = play(lay(text), "action:refresh", "done")
    assert len(hand(state, "A")) == 5
    assert draw(state, "A") == 1


@pytest.mark.rule("COR-RUL-06", "COR-EX-25")
def test_the_draw_pile_is_not_refilled_in_the_middle_of_a_turn() -> None:
    text = "A leader: yellow\nA hand: yellow_courier\nA pile: yellow_ret\nA discard: yellow_rally, yellow_agitator"
    state = play(lay(text), "play:yellow_courier")
    assert draw(state, "A") == 0
    maybe(state, "discard:yellow_ret")
    assert hand(state, "A") == []
    assert discard(state, "A") == sorted(["yellow_rally", "yellow_agitator", "yellow_courier", "yellow_ret"])


@pytest.mark.rule("COR-INF-04")
def test_a_card_that_draws_at_the_end_of_an_action_does_not_sell_more() -> None:
    state = play(lay(LAB + "A met: turf\nA hand: red_brute"), "action:sell", *["sell:A1"] * 4, "sell:B2")
    assert texts(state, "sell") == []
    assert arcs(state, "A") == 11000
