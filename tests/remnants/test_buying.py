"""The black market and renown for money (ledger: Buy action, prices)."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    fate,
    front,
    hand,
    influence,
    lay,
    legal,
    maybe,
    play,
    renown,
    renown_pool,
    row,
    texts,
    why_not,
)


@pytest.mark.rule("COR-EX-43", "COR-BUY-01", "COR-BUY-04", "COR-BUY-05", "COR-BM-03", "COR-RUL-13")
@pytest.mark.parametrize(("money", "most"), [(13, 3), (16, 4), (30, 4)])
def test_a_permanent_card_lies_in_front_of_me_and_renown_is_limited_by_money_and_influence(
    money: int, most: int
) -> None:
    state = lay(f"market: bm_hover_bikes, bm_grenade\nA arcs: {money}000\nB renown: 150")
    play(state, "action:buy", "buy:bm_hover_bikes")
    assert front(state, "A") == ["bm_hover_bikes"]
    assert "bm_hover_bikes" not in hand(state, "A")
    assert arcs(state, "A") == (money - 4) * 1000
    assert texts(state, "renown")[-1] == str(most)
    play(state, f"renown:{most}")
    assert renown(state, "A") == most
    assert renown_pool(state) == 50 - most
    assert arcs(state, "A") == (money - 4 - 3 * most) * 1000


@pytest.mark.rule("COR-BUY-02", "COR-BM-01", "COR-BM-02", "COR-RUL-49")
def test_a_regular_card_goes_to_my_hand_and_its_place_stays_empty() -> None:
    state = play(lay("market: bm_grenade, bm_stim_packs\nA arcs: 5000"), "action:buy", "buy:bm_grenade")
    assert hand(state, "A") == ["bm_grenade"]
    assert arcs(state, "A") == 3000
    assert row(state, "market") == ["bm_stim_packs"]
    assert not legal(state, "buy:bm_stim_packs")
    assert "COR-BUY-01" in why_not(state, "buy:bm_stim_packs")


@pytest.mark.rule("COR-RUL-48")
def test_renown_may_be_bought_first_and_the_card_after() -> None:
    state = play(lay("market: bm_grenade\nA arcs: 9000"), "action:buy", "renown:1")
    assert legal(state, "buy:bm_grenade")
    play(state, "buy:bm_grenade")
    assert (renown(state, "A"), hand(state, "A"), arcs(state, "A")) == (1, ["bm_grenade"], 4000)


@pytest.mark.rule("COR-BUY-03")
def test_with_no_card_face_up_only_renown_is_for_sale() -> None:
    state = play(lay("A arcs: 3000"), "action:buy")
    assert texts(state, "buy") == []
    maybe(state, "renown:1")
    assert renown(state, "A") == 1
    assert not legal(lay("A arcs: 2000"), "action:buy")


@pytest.mark.rule("COR-RUL-48", "COR-BUY-01")
def test_without_money_for_anything_there_is_no_buy() -> None:
    state = lay("market: bm_hover_bikes\nA arcs: 2000")
    assert not legal(state, "action:buy")
    assert "COR-RUL-48" in why_not(state, "action:buy")


@pytest.mark.rule("COR-RUL-65", "COR-EX-45")
def test_no_more_renown_than_the_pool_holds() -> None:
    state = play(lay("A arcs: 20000\nB renown: 198"), "action:buy")
    assert texts(state, "renown")[-1] == "2"
    play(state, "renown:2")
    maybe(state, "done")
    maybe(state, "done")
    assert renown_pool(state) == 0
    assert not state.over
    assert not legal(lay("A arcs: 20000\nB renown: 200"), "action:buy")


@pytest.mark.rule("COR-RUL-38", "COR-RUL-14", "COR-INF-04")
def test_the_third_card_lets_me_buy_more_renown_at_once() -> None:
    text = "A front: bm_hover_bikes\nA discard: bm_grenade\nmarket: bm_body_armor\nA arcs: 30000\nB renown: 100"
    state = play(lay(text), "action:buy", "buy:bm_body_armor")
    assert influence(state, "A") == 5
    assert texts(state, "renown")[-1] == "5"


@pytest.mark.rule("COR-RUL-75", "COR-EX-42", "COR-RUL-24")
def test_a_reduction_is_for_the_card_it_names_and_never_pays_out() -> None:
    text = (
        "A leader: blue\nB leader: red\nA hand: blue_worker, blue_worker, blue_worker\n"
        "market: bm_grenade, bm_stim_packs\nA arcs: 2000"
    )
    state = lay(text)
    for _ in range(3):
        play(state, "play:blue_worker", "name:bm_grenade")
    play(state, "action:buy", "buy:bm_grenade")
    assert arcs(state, "A") == 2000
    state = lay(text)
    play(state, "play:blue_worker", "name:bm_grenade", "action:buy", "buy:bm_stim_packs")
    assert arcs(state, "A") == 0, "full price for another"


@pytest.mark.rule("COR-RUL-75")
def test_a_reduction_is_gone_at_the_end_of_the_turn() -> None:
    text = "A leader: blue\nB leader: red\nA hand: blue_worker, blue_foreman\nmarket: bm_grenade\nA arcs: 2000"
    state = play(lay(text), "play:blue_worker", "name:bm_grenade", "action:refresh", "done", "done")
    assert asked(state) == "B"
    play(state, "action:move", "done")
    maybe(state, "done")
    assert asked(state) == "A"
    play(state, "action:buy", "buy:bm_grenade")
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-48", "COR-RUL-10")
def test_a_purchase_that_a_card_has_made_impossible_ends_as_it_stands() -> None:
    state = play(lay("market: bm_grenade\nA arcs: 2000\nA hand: gm_gambler, red_brute"), "action:buy")
    assert legal(state, "play:gm_gambler")
    fate(state, "d1")
    play(state, "play:gm_gambler")
    assert arcs(state, "A") == 1000
    assert not legal(state, "buy:bm_grenade")
    maybe(state, "done")
    assert legal(state, "done")
