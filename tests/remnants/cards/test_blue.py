"""Sempento Roden and his gang: each card of the blue starter deck in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    attack,
    battle,
    covered,
    discard,
    fight,
    hand,
    lay,
    legal,
    maybe,
    play,
    products,
    renown,
    row,
    texts,
    tiles,
    tokens,
    totals,
)

ME = "A leader: blue\nB leader: red\n"
ONE = ME + "A figures: C4\nB figures: D4\nA pile: blue_blueprints\nB pile: red_stampede\n"


@pytest.mark.rule("COR-RUL-75")
def test_master_plan_names_a_purchase_takes_two_thousand_off_and_draws() -> None:
    text = ME + "A hand: blue_sempento_roden\nA pile: blue_foreman\nmarket: bm_hover_bikes\nA arcs: 2000"
    state = play(lay(text), "play:blue_sempento_roden")
    assert "bm_hover_bikes" in texts(state, "name")
    assert "dev_casino" in texts(state, "name")
    play(state, "name:bm_hover_bikes")
    assert hand(state, "A") == ["blue_foreman"]
    play(state, "action:buy", "buy:bm_hover_bikes")
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-75")
def test_only_a_kind_with_a_tile_left_can_be_named() -> None:
    text = ME + (
        "A hand: blue_worker\nmarket: bm_grenade\nkinds: dev_club_silver_x, dev_casino\ntiles: dev_club_silver_x D4 E4"
    )
    state = play(lay(text), "play:blue_worker")
    assert "dev_club_silver_x" not in texts(state, "name")
    assert "bm_hover_bikes" not in texts(state, "name")


def test_a_worker_makes_a_tile_cheaper_by_a_thousand() -> None:
    state = play(lay(ME + "A hand: blue_worker\nA arcs: 3000"), "play:blue_worker", "name:dev_casino", "action:produce")
    play(state, "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 0


def test_two_enforcers_are_paid_for_one_by_one() -> None:
    text = ONE + "A hand: blue_enforcer, blue_enforcer\nA renown: 1"
    state = attack(text)
    battle(state, "blue_enforcer blue_enforcer", "", "0 0", answers=["use:blue_enforcer", "done"])
    assert renown(state, "A") == 0
    assert totals(state)[0] == 6


@pytest.mark.rule("COR-RUL-23")
def test_an_enforcer_who_is_not_paid_has_two() -> None:
    state = battle(
        attack(ONE + "A hand: blue_enforcer\nA renown: 1"), "blue_enforcer", "", "0 0", answers=["done", "done"]
    )
    assert (totals(state)[0], renown(state, "A")) == (2, 1)
    state = battle(attack(ONE + "A hand: blue_enforcer"), "blue_enforcer", "", "0 0", answers=["done", "done"])
    assert totals(state)[0] == 2, "no renown to pay with"


LAB = ME + "tiles: dev_red_eden_factory A1 B1; dev_red_eden_factory A7 B7\nA figures: A1, B1, A7, B7\nA arcs: 0\n"


def test_overtime_lets_one_development_produce_twice() -> None:
    state = play(
        lay(LAB + "A hand: blue_foreman, blue_worker"),
        "play:blue_foreman",
        "action:produce",
        "produce:A1",
        "produce:A1",
    )
    assert products(state, "A1") == 4
    assert not legal(state, "produce:A1")
    play(state, "produce:A7")
    assert products(state, "A7") == 2
    assert not legal(state, "produce:A7")


def test_overtime_may_be_played_while_producing() -> None:
    state = play(lay(LAB + "A hand: blue_foreman, blue_worker"), "action:produce", "produce:A1")
    assert not legal(state, "produce:A1")
    play(state, "play:blue_foreman", "produce:A1")
    assert products(state, "A1") == 4


def test_blueprints_build_a_second_tile_each_paid_for() -> None:
    state = play(
        lay(ME + "A hand: blue_blueprints, blue_worker\nA arcs: 5000"), "play:blue_blueprints", "action:produce"
    )
    play(state, "build:dev_chop_shop", covered(state, "dev_chop_shop", "A1"))
    play(state, "build:dev_counterfeit_press", covered(state, "dev_counterfeit_press", "B2"))
    assert arcs(state, "A") == 2000, "a thousand comes with the plans"
    assert len(tiles(state)) == 2
    assert not legal(state, "build:dev_lookout_post")


def test_blueprints_bring_a_thousand_for_each_opponent() -> None:
    text = "seats: 3\n" + ME + "C leader: green\nA hand: blue_blueprints\nA arcs: 0"
    assert arcs(play(lay(text), "play:blue_blueprints"), "A") == 2000


def test_black_ledger_pays_two_thousand_an_opponent_turns_up_a_new_row_and_lowers_one_price() -> None:
    text = (
        ME + "A hand: blue_black_ledger\nA arcs: 0\nmarket: bm_hover_bikes, bm_smoke_bomb\n"
        "goods: bm_grenade, bm_grenade, bm_stim_packs, bm_riot_charge"
    )
    state = play(lay(text), "play:blue_black_ledger")
    assert row(state, "market") == sorted(["bm_grenade", "bm_grenade", "bm_stim_packs", "bm_riot_charge"])
    assert "dev_casino" not in texts(state, "name")
    play(state, "name:bm_grenade", "action:buy")
    maybe(state, "buy:bm_grenade")
    assert hand(state, "A") == ["bm_grenade"]
    assert arcs(state, "A") == 2000, "a grenade costs two thousand"
    assert discard(state, "market") == sorted(["bm_hover_bikes", "bm_smoke_bomb"])


@pytest.mark.parametrize(("paid", "points"), [(0, 0), (1, 3), (3, 9)])
def test_hired_guns_cost_a_thousand_for_three_points(paid: int, points: int) -> None:
    state = attack(ONE + "A hand: blue_hired_guns\nA arcs: 3000")
    battle(state, "blue_hired_guns", "", "0 0", answers=[f"pay:{paid}", *["use:blue_hired_guns"] * paid, "done"])
    assert totals(state)[0] == points
    assert arcs(state, "A") == 3000 - paid * 1000


@pytest.mark.rule("COR-RUL-23")
def test_hired_guns_are_paid_with_what_i_have() -> None:
    state = attack(ONE + "A hand: blue_hired_guns\nA arcs: 1000")
    battle(state, "blue_hired_guns", "", "0 0", answers=["pay:1", "use:blue_hired_guns"])
    assert (totals(state)[0], arcs(state, "A")) == (3, 0)


def test_hired_guns_fight_tokens_as_well() -> None:
    state = attack(ME + "A figures: C4\nA hand: blue_hired_guns\nA arcs: 3000\ntokens: trooper D4")
    fight(state, "d4-trooper", "blue_hired_guns", "0 d4", answers=["pay:3", *["use:blue_hired_guns"] * 3])
    assert totals(state) == [9]
    assert tokens(state) == []


def test_a_foreman_fights_as_a_blue_four() -> None:
    state = battle(
        attack(ONE + "A hand: blue_foreman, blue_sempento_roden"), "blue_foreman blue_sempento_roden", "", "0 0"
    )
    assert totals(state) == [9, 0]
