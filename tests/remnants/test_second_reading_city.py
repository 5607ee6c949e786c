"""Developments, products and purchases, read a second time: who may use what, in which order, at what price."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    award,
    controller,
    covered,
    discard,
    fate,
    figures,
    front,
    hand,
    influence,
    kinds,
    lay,
    legal,
    maybe,
    met,
    places,
    play,
    pool,
    products,
    removed,
    renown,
    renown_pool,
    supply,
    texts,
    tiles,
    unused,
    why_not,
)

BLUE = "A leader: blue\nB leader: red\n"


@pytest.mark.rule("COR-PROD-01", "COR-PROD-02", "COR-RUL-45")
def test_once_a_tile_is_laid_nothing_more_produces_also_between_two_tiles() -> None:
    text = BLUE + (
        "tiles: dev_red_eden_factory A1 B1; dev_casino B2 C2\nA figures: A1, B1, B2, C2\nA arcs: 9000\n"
        "A hand: blue_blueprints, blue_worker"
    )
    state = play(lay(text), "play:blue_blueprints", "action:produce", "build:dev_chop_shop", "site:a3")
    assert texts(state, "produce") == []
    assert "COR-RUL-45" in why_not(state, "produce:a1")
    assert legal(state, "build:dev_chop_shop")
    play(state, "build:dev_chop_shop", "site:a5")
    assert texts(state, "build") == []
    assert products(state, "A1") == 0


@pytest.mark.rule("COR-RUL-45", "COR-PROD-01")
def test_a_tile_that_a_card_brings_under_control_may_still_produce() -> None:
    text = (
        "A leader: red\nB leader: blue\ntiles: dev_red_eden_factory A1 B1; dev_chop_shop G7\n"
        "A figures: A1, B2, G7\nA hand: bm_transit_beacon, red_brute\nA arcs: 0"
    )
    state = play(lay(text), "action:produce")
    assert "A1" not in texts(state, "produce")
    assert "COR-DEV-03" in why_not(state, "produce:a1")
    play(state, "play:bm_transit_beacon", "shift:B2", "to:B1", "produce:A1")
    assert products(state, "A1") == 2


@pytest.mark.rule("COR-RUL-48", "COR-PROD-01")
def test_a_shop_without_a_card_to_chop_still_makes_the_action_open() -> None:
    state = lay("tiles: dev_chop_shop A1\nA figures: A1\nA arcs: 0\nB arcs: 0")
    assert legal(state, "action:produce")
    play(state, "action:produce")
    maybe(state, "produce:A1", "done")
    assert arcs(state, "A") == 0
    assert asked(state) == "B"


@pytest.mark.rule("COR-RUL-48")
def test_without_anything_to_do_an_action_is_closed_and_says_why() -> None:
    state = lay("A arcs: 0\nA figures: A1\ntiles: dev_red_eden_factory A1 B1 x2")
    assert set(texts(state, "action")) == {"recruit", "refresh", "move"}
    for action in ("buy", "produce", "sell"):
        assert "COR-RUL-48" in why_not(state, f"action:{action}")


@pytest.mark.rule("COR-RUL-46", "COR-PROD-01")
def test_the_last_products_of_the_supply_go_to_who_produces_first() -> None:
    text = (
        "tiles: dev_star_dust_lab A1 B1 C1 x26; dev_star_dust_lab A7 B7 C7 x27\n"
        "A figures: A1, B1, C1, A7, B7, C7\nA arcs: 0\nA hand: gm_technician"
    )
    state = play(lay(text), "action:produce", "produce:A7")
    assert products(state, "A7") == 28, "one is left of 54"
    maybe(state, "produce:A1")
    assert products(state, "A1") == 26
    maybe(state, "play:gm_technician")
    assert products(state, "A1") + products(state, "A7") == 54


@pytest.mark.rule("COR-RUL-43", "COR-PROD-05", "COR-RUL-67")
def test_a_corner_lies_in_four_ways_and_never_across_a_missing_space() -> None:
    found = places("A arcs: 9000", "dev_stronghold")
    assert len(found) == 16, "four in each square of four in the Heights"
    assert {"C3", "D3", "C4"} in found
    assert {"C3", "D3", "E3"} not in found
    found = places("seats: 3\nA arcs: 9000", "dev_synth_refinery")
    assert {"B2", "B3", "B4"} in found
    assert not [one for one in found if one & {"D2", "D6"}]


@pytest.mark.rule("COR-PROD-04", "COR-PROD-05", "COR-PROD-03", "COR-SETUP-11", "COR-PROD-02")
def test_a_building_that_cannot_be_is_refused_with_its_reason() -> None:
    text = (
        "kinds: dev_chop_shop, dev_red_eden_factory, dev_penthouse, dev_gem_exchange, dev_club_silver_x\n"
        "tiles: dev_chop_shop A1\nA arcs: 5000\nA hand: red_brute"
    )
    state = play(lay(text), "action:produce")
    assert "COR-PROD-03" in why_not(state, "build:dev_penthouse")
    assert "dev_stronghold" not in kinds(state)
    assert "COR-SETUP-11" in why_not(state, "build:dev_stronghold")
    play(state, "build:dev_red_eden_factory")
    assert "COR-PROD-04" in why_not(state, "site:a1-b1")
    assert "COR-PROD-05" in why_not(state, "site:a2-b2")
    play(state, "site:a2-a3")
    assert supply(state, "dev_red_eden_factory") == 3


@pytest.mark.rule("COR-RUL-75", "COR-RUL-80", "COR-RUL-24")
def test_permits_and_workers_make_a_shop_free() -> None:
    text = BLUE + (
        "A front: bm_forged_permits\nA hand: blue_worker, blue_worker, blue_foreman\nA arcs: 0\n"
        "kinds: dev_chop_shop, dev_lookout_post"
    )
    state = play(lay(text), "play:blue_worker", "name:dev_chop_shop", "play:blue_worker", "name:dev_chop_shop")
    play(state, "action:produce", "build:dev_chop_shop", "site:a1")
    assert arcs(state, "A") == 0
    assert tiles(state) == ["dev_chop_shop A1"]


@pytest.mark.rule("COR-RUL-75", "COR-RUL-48")
def test_a_reduction_opens_an_action_that_money_alone_did_not() -> None:
    text = BLUE + "A hand: gm_fence, blue_foreman\nA arcs: 0\nmarket: bm_grenade, bm_hover_bikes\nkinds: dev_penthouse"
    state = lay(text)
    assert not legal(state, "action:buy")
    play(state, "play:gm_fence", "name:bm_grenade")
    assert legal(state, "action:buy")
    play(state, "action:buy")
    maybe(state, "buy:bm_grenade")
    assert "bm_grenade" in hand(state, "A")


@pytest.mark.rule("COR-BUY-01", "COR-BUY-04", "COR-BUY-05", "COR-RUL-65")
def test_purchases_that_cannot_be_are_refused_with_their_reasons() -> None:
    text = "market: bm_grenade, bm_hover_bikes, bm_stim_packs\nA arcs: 18000\nA hand: red_brute\nB renown: 150"
    state = play(lay(text), "action:buy")
    assert "COR-RUL-48" in why_not(state, "done"), "something must be bought"
    assert "COR-BUY-01" in why_not(state, "buy:bm_riot_charge")
    assert "COR-BUY-05" in why_not(state, "renown:5")
    play(state, "buy:bm_grenade")
    assert "COR-BUY-01" in why_not(state, "buy:bm_stim_packs")
    assert texts(state, "renown") == ["1", "2", "3", "4"]
    play(state, "renown:4")
    assert (renown(state, "A"), renown_pool(state), arcs(state, "A")) == (4, 46, 4000)
    assert texts(state, "renown") == []


@pytest.mark.rule("COR-BUY-04", "COR-RUL-65")
def test_renown_beyond_money_or_pool_is_refused() -> None:
    state = play(lay("A arcs: 6000\nA hand: red_brute\nmarket: bm_grenade"), "action:buy")
    assert texts(state, "renown") == ["1", "2"]
    assert "COR-BUY-04" in why_not(state, "renown:3")
    state = play(lay("A arcs: 12000\nA hand: red_brute\nmarket: bm_grenade\nB renown: 198"), "action:buy")
    assert texts(state, "renown") == ["1", "2"]
    assert "COR-RUL-65" in why_not(state, "renown:3")


@pytest.mark.rule("COR-BM-03", "COR-RUL-14", "COR-INF-01")
def test_a_third_card_laid_in_front_of_me_is_connections_at_once() -> None:
    text = "market: bm_shadow_accounts\nA arcs: 4000\nA hand: bm_grenade\nA discard: bm_stim_packs"
    state = play(lay(text), "action:buy")
    maybe(state, "buy:bm_shadow_accounts")
    assert front(state, "A") == ["bm_shadow_accounts"]
    assert met(state, "A") == ["connections"]
    assert "COR-CARD-01" in why_not(state, "play:bm_shadow_accounts")


@pytest.mark.rule("COR-SELL-03", "COR-RUL-38", "COR-INF-01")
def test_the_supplier_is_known_when_the_sale_is_over_and_sells_no_fifth() -> None:
    text = "tiles: dev_star_dust_lab A1 B1 C1 x6\nA figures: A1, B1, C1\nA arcs: 0\nA hand: red_brute"
    state = play(lay(text), "action:sell", "sell:A1", "sell:A1", "sell:A1")
    assert influence(state, "A") == 4
    play(state, "sell:A1")
    assert "COR-SELL-03" in why_not(state, "sell:A1")
    play(state, "done")
    assert influence(state, "A") == 5
    assert products(state, "A1") == 2
    assert arcs(state, "A") == 8000


@pytest.mark.rule("COR-SELL-01", "COR-RUL-10", "COR-RUL-47")
def test_a_figure_called_in_the_middle_of_a_sale_opens_another_store() -> None:
    text = (
        "A leader: green\nB leader: red\ntiles: dev_star_dust_lab A1 B1 C1 x2; dev_gem_exchange D4 E4 x1\n"
        "A figures: A1, B1, C1, D4, G7\nA hand: bm_transit_beacon, green_payday\nA arcs: 0"
    )
    state = play(lay(text), "action:sell")
    assert texts(state, "sell") == ["A1"]
    assert "COR-DEV-03" in why_not(state, "sell:d4")
    play(state, "sell:A1", "play:bm_transit_beacon", "shift:G7", "to:E4", "sell:D4")
    assert arcs(state, "A") == 2000 + 5000


@pytest.mark.rule("COR-SELL-02", "COR-RUL-10")
def test_a_dealer_called_during_a_sale_helps_what_is_sold_after() -> None:
    text = (
        "A leader: green\nB leader: red\ntiles: dev_red_eden_factory A1 B1 x4\nA figures: A1, B1\nA arcs: 0\n"
        "A hand: gm_dealer, green_payday"
    )
    state = play(lay(text), "action:sell", "sell:A1", "play:gm_dealer", "sell:A1", "sell:A1")
    assert arcs(state, "A") == 1000 + 2000 + 2000


@pytest.mark.rule("COR-RUL-77", "COR-FIG-04")
def test_overtime_lets_a_shop_chop_twice() -> None:
    text = BLUE + (
        "tiles: dev_chop_shop A1\nA figures: A1\nA hand: blue_foreman, blue_worker, blue_hired_guns, blue_enforcer\n"
        "A arcs: 0\nkinds: dev_penthouse"
    )
    state = play(lay(text), "play:blue_foreman", "action:produce", "produce:A1", "trash:blue_worker")
    play(state, "produce:A1", "trash:blue_hired_guns")
    assert arcs(state, "A") == 4000
    assert removed(state) == ["blue_hired_guns", "blue_worker"]
    assert not legal(state, "produce:A1")


@pytest.mark.rule("COR-RUL-76", "COR-RUL-54", "COR-RUL-07")
def test_recruiters_without_figures_or_cards_bring_what_they_can() -> None:
    text = "tiles: dev_recruiters_hall B2 C2\nA figures: B2, C2, pool 14\nmembers: gm_min\nA arcs: 0"
    state = play(lay(text), "action:produce")
    maybe(state, "produce:B2", "accept")
    assert hand(state, "A") == ["gm_min"]
    assert (pool(state, "A"), unused(state, "A")) == (14, 0)
    state = lay(text)
    state.members, state.member_discard = [], []
    play(state, "action:produce")
    maybe(state, "produce:B2", "accept")
    assert hand(state, "A") == []


@pytest.mark.rule("COR-RUL-65")
def test_a_club_with_an_empty_pool_makes_nothing_and_ends_nothing() -> None:
    text = "tiles: dev_club_silver_x D4 E4\nA figures: D4, E4\nA renown: 120\nB renown: 80\nA arcs: 0"
    state = play(lay(text), "action:produce")
    maybe(state, "produce:D4")
    assert renown(state, "A") == 120
    assert not state.over


@pytest.mark.rule("COR-DEV-05", "COR-AWARD-02")
def test_two_towers_count_each_other_and_no_more_than_three() -> None:
    text = "tiles: dev_broadcast_tower B2; dev_broadcast_tower C2; dev_chop_shop A1\nA figures: B2, C2, A1\n"
    one = award("tiles: dev_chop_shop A1\nA figures: A1")
    base = award("tiles: dev_broadcast_tower B2\nA figures: B2")
    both = award(text)
    assert renown(both, "A") == 2 * (renown(base, "A") + 2) + renown(one, "A")


@pytest.mark.rule("COR-RUL-12", "COR-RUL-45")
def test_a_casino_pays_for_the_tile_that_is_built_next() -> None:
    text = "tiles: dev_casino B2 C2\nA figures: B2, C2\nA arcs: 0\nkinds: dev_labour_broker\nA hand: red_brute"
    state = play(lay(text), "action:produce")
    assert not legal(state, "build:dev_labour_broker")
    fate(state, "d6")
    play(state, "produce:B2", "build:dev_labour_broker", covered(state, "dev_labour_broker", "A1 A2"))
    assert arcs(state, "A") == 0
    assert controller(state, "A1") == ""


@pytest.mark.rule("COR-RUL-80", "COR-RUL-28", "COR-DEV-03")
def test_saboteur_takes_from_a_tile_nobody_holds_and_not_from_my_own() -> None:
    text = (
        "tiles: dev_star_dust_lab A1 B1 C1 x3; dev_red_eden_factory A7 B7 x2\nA figures: A7, B7, A1\n"
        "A hand: gm_saboteur, red_brute"
    )
    state = play(lay(text), "play:gm_saboteur")
    while texts(state, "wreck"):
        assert "A7" not in texts(state, "wreck")
        play(state, "wreck:A1")
    assert (products(state, "A1"), products(state, "A7")) == (1, 2)
    assert discard(state, "A") == ["gm_saboteur"]
    assert figures(state, "A") == "A1 A7 B7"
