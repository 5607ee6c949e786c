"""Orsh Velakai and his gang: each card of the green starter deck in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    dice,
    fight,
    hand,
    influence,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    products,
    texts,
    tokens,
    totals,
)

ME = "A leader: green\nB leader: red\n"
ONE = ME + "A figures: C4\nB figures: D4\nA pile: green_payday\nB pile: red_stampede\n"


@pytest.mark.parametrize(("tiles", "gained"), [(0, 1), (1, 1), (2, 2), (4, 4), (5, 4)])
def test_every_hand_out_pays_for_each_development_one_to_four(tiles: int, gained: int) -> None:
    spaces = ["A1", "A2", "A3", "A5", "A6"][:tiles]
    kinds = ["dev_chop_shop"] * 4 + ["dev_lookout_post"]
    text = ME + "A hand: green_orsh_velakai\nA arcs: 0\n"
    if tiles:
        text += "tiles: " + "; ".join(f"{kind} {space}" for kind, space in zip(kinds, spaces, strict=False))
        text += "\nA figures: " + ", ".join(spaces)
    assert arcs(play(lay(text), "play:green_orsh_velakai"), "A") == gained * 1000


@pytest.mark.parametrize(("where", "gained"), [("A1", 0), ("B2", 1000), ("D4", 1000), ("", 0)])
def test_protection_money_is_paid_above_the_slum(where: str, gained: int) -> None:
    text = ME + "A hand: green_collector\nA arcs: 0\n" + (f"A figures: {where}" if where else "")
    assert arcs(play(lay(text), "play:green_collector"), "A") == gained


LAB = ME + "tiles: dev_star_dust_lab A1 B1 C1 x6\nA figures: A1, B1, C1\nA arcs: 0\n"


def test_off_the_books_sells_one_beside_the_action() -> None:
    state = play(lay(LAB + "A hand: green_smuggler, green_payday"), "play:green_smuggler")
    maybe(state, "sell:A1")
    assert (arcs(state, "A"), products(state, "A1")) == (2000, 5)
    play(state, "action:sell", *["sell:A1"] * 4)
    assert arcs(state, "A") == 10000


def test_off_the_books_is_not_counted_as_one_of_four_sold() -> None:
    text = LAB.replace("x6", "x4") + "A hand: green_smuggler, green_payday"
    state = play(lay(text), "play:green_smuggler")
    maybe(state, "sell:A1")
    play(state, "action:sell", *["sell:A1"] * 2)
    maybe(state, "sell:A1", "done")
    assert products(state, "A1") == 0
    assert influence(state, "A") == 4


def test_off_the_books_has_nothing_to_sell_without_products() -> None:
    state = play(lay(ME + "A hand: green_smuggler, green_payday\nA arcs: 0"), "play:green_smuggler")
    assert asked(state) == "A"
    assert arcs(state, "A") == 0


def test_four_fists_roll_one_die_more() -> None:
    state = battle(
        attack(ONE + "A hand: green_four_arm, green_four_arm"), "green_four_arm green_four_arm", "", "1 1 1 0"
    )
    assert dice(state)[0] == [1, 1, 1]
    assert totals(state)[0] == 11


def test_payday_brings_two_cards_and_no_money() -> None:
    text = ME + "A hand: green_payday\nA pile: green_skim, green_smuggler, green_collector\nA arcs: 0"
    state = play(lay(text), "play:green_payday")
    assert hand(state, "A") == ["green_skim", "green_smuggler"]
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-EX-54")
def test_skim_takes_from_those_who_were_richer() -> None:
    text = (
        "seats: 4\nA leader: green\nB leader: red\nC leader: blue\nD leader: yellow\nA hand: green_skim\n"
        "A arcs: 2000\nB arcs: 3000\nC arcs: 2000\nD arcs: 1000"
    )
    state = play(lay(text), "play:green_skim")
    assert [arcs(state, player) for player in "ABCD"] == [3000, 2000, 2000, 1000]


def test_skim_counts_what_i_had_when_i_played_it() -> None:
    text = (
        "seats: 3\nA leader: green\nB leader: red\nC leader: blue\nA hand: green_skim\n"
        "A arcs: 0\nB arcs: 1000\nC arcs: 1000"
    )
    state = play(lay(text), "play:green_skim")
    assert [arcs(state, player) for player in "ABC"] == [2000, 0, 0]


@pytest.mark.rule("COR-RUL-22", "COR-RUL-23")
def test_bought_loyalty_waits_for_the_defender_and_silences_one_of_his_units() -> None:
    text = ONE + "A hand: green_bought_loyalty\nA arcs: 2000\nB hand: red_garius_regallas, red_scrapper, bm_grenade"
    state = attack(text)
    lay_cards(state, "green_bought_loyalty")
    lay_cards(state, "red_garius_regallas red_scrapper bm_grenade", "0 0")
    assert asked(state) == "A"
    maybe(state, "use:green_bought_loyalty")
    assert set(texts(state, "aim")) == {"red_garius_regallas", "red_scrapper"}
    play(state, "aim:red_garius_regallas")
    assert totals(state) == [0, 6]
    assert arcs(state, "A") == 0


def test_bought_loyalty_silences_bonuses_too() -> None:
    text = ONE + "A hand: green_bought_loyalty\nA arcs: 2000\nB hand: gm_bodyguard"
    state = attack(text)
    lay_cards(state, "green_bought_loyalty")
    lay_cards(state, "gm_bodyguard", "1 0")
    maybe(state, "use:green_bought_loyalty", "aim:gm_bodyguard")
    assert totals(state) == [1, 0]


def test_bought_loyalty_takes_four_off_a_token() -> None:
    text = ME + "A figures: C4\nA hand: green_bought_loyalty, green_orsh_velakai\nA arcs: 2000\ntokens: suppressor D4"
    state = attack(text)
    fight(
        state, "d4-suppressor", "green_bought_loyalty green_orsh_velakai", "0 d4", answers=["use:green_bought_loyalty"]
    )
    assert tokens(state) == []
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-23")
def test_bought_loyalty_must_be_paid_in_full() -> None:
    text = ONE + "A hand: green_bought_loyalty\nA arcs: 1000\nB hand: red_garius_regallas"
    state = attack(text)
    battle(state, "green_bought_loyalty", "red_garius_regallas", "0 0", answers=["done", "done"])
    assert totals(state) == [0, 6]
    assert arcs(state, "A") == 1000
    assert not legal(state, "use:green_bought_loyalty")
