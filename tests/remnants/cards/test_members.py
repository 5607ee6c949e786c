"""The gang members for hire: each of the eighteen kinds in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    covered,
    dice,
    discard,
    fate,
    fight,
    figures,
    hand,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    pool,
    products,
    removed,
    renown,
    texts,
    tokens,
    totals,
    unused,
)

ME = "A leader: red\nB leader: blue\n"
ONE = ME + "A figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"
TOKEN = ME + "A figures: C4\nA arcs: 0\n"


def test_a_fighter_strikes_first_when_i_attack() -> None:
    assert totals(battle(attack(ONE + "A hand: gm_fighter"), "gm_fighter", "", "0 0")) == [4, 0]
    assert totals(battle(attack(ONE + "B hand: gm_fighter"), "", "gm_fighter", "0 0")) == [0, 5]


def test_a_technician_adds_a_product_where_something_can_be_sold() -> None:
    text = ME + (
        "A hand: gm_technician\ntiles: dev_synth_refinery B2 C2 D2; dev_shanty_row A1 B1; dev_red_eden_factory A7 B7\n"
    )
    state = play(lay(text + "A figures: B2, C2, D2, A1, B1, A7"), "play:gm_technician")
    maybe(state, "stock:B2")
    assert (products(state, "B2"), products(state, "A1"), products(state, "A7")) == (1, 0, 0)


def test_a_technician_chooses_among_several() -> None:
    text = ME + (
        "A hand: gm_technician\n"
        "tiles: dev_red_eden_factory A1 B1; dev_red_eden_factory A7 B7\n"
        "A figures: A1, B1, A7, B7"
    )
    state = play(lay(text), "play:gm_technician")
    places = [one for one in texts(state) if one.endswith("a7")]
    assert len(places) == 1
    play(state, places[0])
    assert (products(state, "A1"), products(state, "A7")) == (0, 1)


@pytest.mark.rule("COR-RUL-07")
def test_an_informer_sees_two_orders_turns_them_and_draws() -> None:
    text = ME + "A hand: gm_informer\nA pile: red_brute\norders: coord_03, coord_07, coord_09"
    state = play(lay(text), "play:gm_informer")
    assert "coord_03" in str(state.view(0))
    assert "coord_07" in str(state.view(0))
    assert "coord_03" not in str(state.view(1)["mine"]) + " ".join(state.log(1))
    options = texts(state)
    assert len(options) == 2
    assert asked(state) == "A"
    play(state, options[1])
    assert hand(state, "A") == ["red_brute"]


@pytest.mark.parametrize(("roll", "money"), [(1, 1000), (2, 1000), (3, 3000), (4, 3000), (5, 5000), (6, 5000)])
def test_a_gambler_doubles_or_loses(roll: int, money: int) -> None:
    state = lay(ME + "A hand: gm_gambler, red_brute\nA arcs: 2000")
    fate(state, f"d{roll}")
    assert arcs(play(state, "play:gm_gambler"), "A") == money


def test_a_gambler_without_money_loses_nothing() -> None:
    state = lay(ME + "A hand: gm_gambler, red_brute\nA arcs: 0")
    fate(state, "d1")
    assert arcs(play(state, "play:gm_gambler"), "A") == 0


def test_regular_customers_pay_a_thousand_more_for_three_products() -> None:
    text = ME + "tiles: dev_star_dust_lab A1 B1 C1 x6\nA figures: A1, B1, C1\nA arcs: 0\nA hand: gm_dealer, red_brute"
    state = play(lay(text), "play:gm_dealer", "action:sell", *["sell:A1"] * 4)
    assert arcs(state, "A") == 3 * 3000 + 2000


def test_two_dealers_serve_the_next_three_products_each() -> None:
    text = ME + (
        "tiles: dev_star_dust_lab A1 B1 C1 x6\nA figures: A1, B1, C1\nA arcs: 0\n"
        "A hand: gm_dealer, gm_dealer, red_brute"
    )
    state = play(lay(text), "play:gm_dealer", "play:gm_dealer", "action:sell", *["sell:A1"] * 4)
    assert arcs(state, "A") == 3 * 4000 + 2000


def test_a_thug_takes_a_die_from_my_opponent() -> None:
    state = battle(attack(ONE + "A hand: gm_thug\nB figures: D4, E4"), "gm_thug", "", "0 3")
    assert [len(rolled) for rolled in dice(state)] == [1, 1]
    state = battle(attack(ONE + "A hand: gm_thug, gm_thug"), "gm_thug gm_thug", "", "0")
    assert [len(rolled) for rolled in dice(state)] == [1, 0], "not fewer than none"


@pytest.mark.rule("COR-RUL-57")
def test_a_thug_scares_no_token() -> None:
    state = attack(TOKEN + "A hand: gm_thug\ntokens: patrol D4")
    fight(state, "d4-patrol", "gm_thug", "1 d4")
    assert dice(state) == [[1]]
    assert tokens(state) == []


def test_a_bodyguard_is_good_in_defence_and_against_tokens() -> None:
    assert totals(battle(attack(ONE + "B hand: gm_bodyguard"), "", "gm_bodyguard", "0 0")) == [0, 6]
    assert totals(battle(attack(ONE + "A hand: gm_bodyguard"), "gm_bodyguard", "", "0 0")) == [2, 0]
    state = attack(TOKEN + "A hand: gm_bodyguard\ntokens: patrol D4")
    assert totals(fight(state, "d4-patrol", "gm_bodyguard", "0 d4")) == [4]


@pytest.mark.rule("COR-EX-49", "COR-RUL-27")
def test_a_medic_saves_the_cards_and_my_armor_stays_fresh() -> None:
    text = ONE + (
        "A hand: gm_medic, red_brute\nA front: bm_body_armor\n"
        "B hand: blue_sempento_roden, blue_foreman\nB figures: D4, E4, E3"
    )
    state = battle(attack(text), "gm_medic red_brute", "blue_sempento_roden blue_foreman", "0 0 0")
    assert totals(state) == [7, 9]
    assert figures(state, "A") == ""
    assert removed(state) == []
    assert discard(state, "A") == ["gm_medic", "red_brute"]
    assert not legal(state, "armor")


def test_a_fence_takes_two_thousand_off_a_black_market_card() -> None:
    text = ME + "A hand: gm_fence\nmarket: bm_hover_bikes, bm_grenade\nA arcs: 2000"
    state = play(lay(text), "play:gm_fence")
    assert texts(state, "name") == ["bm_grenade", "bm_hover_bikes"] or set(texts(state, "name")) == {
        "bm_grenade",
        "bm_hover_bikes",
    }
    play(state, "name:bm_hover_bikes", "action:buy", "buy:bm_hover_bikes")
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-22", "COR-RUL-24")
def test_a_sniper_takes_two_off_a_unit_of_the_other_side() -> None:
    state = attack(ONE + "A hand: gm_sniper\nB hand: blue_sempento_roden, blue_worker")
    lay_cards(state, "gm_sniper")
    lay_cards(state, "blue_sempento_roden blue_worker", "0 0")
    assert set(texts(state, "aim")) == {"blue_sempento_roden", "blue_worker"}
    play(state, "aim:blue_worker")
    assert totals(state) == [2, 6]


@pytest.mark.rule("COR-RUL-24")
def test_a_sniper_never_brings_a_unit_below_nothing() -> None:
    text = ONE + "A hand: gm_sniper, gm_sniper\nB hand: blue_worker"
    state = attack(text)
    lay_cards(state, "gm_sniper gm_sniper")
    lay_cards(state, "blue_worker", "0 0")
    maybe(state, "aim:blue_worker", "aim:blue_worker")
    assert totals(state) == [4, 0]


def test_a_sniper_takes_two_off_a_token() -> None:
    state = attack(TOKEN + "A hand: gm_sniper, red_scrapper\ntokens: suppressor D4")
    fight(state, "d4-suppressor", "gm_sniper red_scrapper", "1 d4")
    assert tokens(state) == []


def test_a_defending_sniper_aims_at_the_attacker() -> None:
    state = attack(ONE + "A hand: red_brute\nB hand: gm_sniper")
    lay_cards(state, "red_brute")
    lay_cards(state, "gm_sniper", "0 0")
    maybe(state, "aim:red_brute")
    assert totals(state) == [3, 4]


@pytest.mark.rule("COR-RUL-34", "COR-RUL-78")
def test_a_tunnel_rat_brings_two_figures_to_my_entry_space_with_their_movement_left() -> None:
    text = ME + "A entry: D1\nA hand: gm_tunnel_rat, red_brute\nA figures: pool 7"
    state = play(lay(text), "play:gm_tunnel_rat")
    play(state, "deploy", "deploy")
    assert figures(state, "A") == "D1 D1"
    play(state, "action:move", "move:D1")
    assert "D4" in texts(state, "to"), "three spaces"


@pytest.mark.rule("COR-RUL-78")
def test_a_tunnel_rat_stays_below_two_and_away_from_enemies() -> None:
    state = play(lay(ME + "A entry: D1\nA hand: gm_tunnel_rat, red_brute\nA figures: D1, pool 6"), "play:gm_tunnel_rat")
    maybe(state, "deploy", "deploy")
    assert figures(state, "A") == "D1 D1"
    assert pool(state, "A") == 5
    state = play(lay(ME + "A entry: D1\nA hand: gm_tunnel_rat, red_brute\nB figures: D1"), "play:gm_tunnel_rat")
    assert figures(state, "A") == ""


def test_a_saboteur_wrecks_two_products_where_i_am_not_in_control() -> None:
    text = ME + (
        "A hand: gm_saboteur\n"
        "tiles: dev_red_eden_factory A1 B1 x3; dev_red_eden_factory A7 B7 x3\n"
        "A figures: A1, B1\nB figures: A7, B7"
    )
    state = play(lay(text), "play:gm_saboteur")
    assert texts(state, "wreck") == ["A7"]
    play(state, "wreck:A7", "wreck:A7")
    assert texts(state, "wreck") == []
    assert (products(state, "A1"), products(state, "A7")) == (3, 1)


def test_an_architect_takes_two_thousand_off_a_development() -> None:
    state = play(lay(ME + "A hand: gm_architect\nmarket: bm_grenade\nA arcs: 2000"), "play:gm_architect")
    assert "bm_grenade" not in texts(state, "name")
    play(state, "name:dev_casino", "action:produce", "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 0


def test_odin_kester_rolls_two_more() -> None:
    state = battle(attack(ONE + "A hand: gm_odin_kester"), "gm_odin_kester", "", "1 1 1 0")
    assert totals(state) == [9, 0]


@pytest.mark.rule("COR-RUL-65")
def test_zar_tayvius_brings_a_renown_if_one_is_left() -> None:
    assert renown(play(lay(ME + "A hand: gm_zar_tayvius"), "play:gm_zar_tayvius"), "A") == 1
    state = play(lay(ME + "A hand: gm_zar_tayvius\nA renown: 100\nB renown: 100"), "play:gm_zar_tayvius")
    assert renown(state, "A") == 100


def test_min_is_terrible_to_tokens() -> None:
    state = attack(TOKEN + "A hand: gm_min\ntokens: taskmaster D4")
    fight(state, "d4-taskmaster", "gm_min", "0 d4")
    assert totals(state) == [7]
    assert totals(battle(attack(ONE + "A hand: gm_min"), "gm_min", "", "0 0")) == [4, 0]


def test_korrin_vael_makes_a_rival_discard_at_random() -> None:
    text = (
        "seats: 3\nA leader: red\nB leader: blue\nC leader: green\n"
        "A hand: gm_korrin_vael, red_brute\nB hand: blue_worker, blue_foreman, blue_enforcer"
    )
    found = set()
    for seed in range(12):
        state = play(lay(text, seed=seed), "play:gm_korrin_vael")
        maybe(state, *[text for text in texts(state) if text == "rob:player_2"])
        assert len(hand(state, "B")) == 2
        found |= set(discard(state, "B"))
    assert found == {"blue_worker", "blue_foreman", "blue_enforcer"}


def test_mother_sill_takes_in_a_stray() -> None:
    state = play(lay(ME + "A hand: gm_mother_sill"), "play:gm_mother_sill")
    assert (pool(state, "A"), unused(state, "A")) == (8, 8)
