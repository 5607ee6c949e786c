"""Producing and building, and who controls what stands there (ledger: Produce >>> Develop, developments)."""

import pytest

from tests.remnants.table import (
    arcs,
    award,
    controller,
    covered,
    hand,
    kinds,
    lay,
    legal,
    maybe,
    places,
    play,
    products,
    renown,
    supply,
    texts,
    tiles,
    why_not,
)

RICH = "A arcs: 20000\n"


@pytest.mark.rule("COR-EX-03", "COR-PROD-05", "COR-PROD-06", "COR-RUL-43")
def test_every_space_under_a_tile_is_of_a_level_that_it_names() -> None:
    factory = places(RICH, "dev_red_eden_factory")
    assert {"A1", "B1"} in factory
    assert {"B2", "C2"} not in factory
    assert {"A2", "B2"} not in factory
    broker = places(RICH, "dev_labour_broker")
    for spaces in ({"A1", "B1"}, {"A2", "B2"}, {"B2", "C2"}):
        assert spaces in broker
    assert {"C2", "C3"} not in broker


@pytest.mark.rule("COR-RUL-43", "COR-BOARD-04", "COR-BOARD-05", "COR-BOARD-06", "COR-BOARD-01", "COR-BOARD-03")
@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("dev_penthouse", 9),  # the nine Heights
        ("dev_counterfeit_press", 16),  # the ring of Midtown
        ("dev_chop_shop", 24),  # the ring of Slum
        ("dev_casino", 16),  # two next to each other around a ring of 16
        ("dev_shanty_row", 24),
        ("dev_club_silver_x", 12),
        ("dev_star_dust_lab", 20),  # five on each side
        ("dev_synth_refinery", 12),  # three on each side
        ("dev_stronghold", 16),  # four squares of four, one corner left out
        ("dev_weapons_district", 64),
    ],
)
def test_each_set_of_spaces_is_offered_once(kind: str, count: int) -> None:
    assert len(places(RICH, kind)) == count


@pytest.mark.rule("COR-PROD-03", "COR-PROD-02", "COR-SETUP-11")
def test_i_pay_and_lay_one_tile_from_the_supply() -> None:
    state = lay(RICH)
    before = supply(state, "dev_casino")
    play(state, "action:produce", "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 16000
    assert supply(state, "dev_casino") == before - 1
    assert tiles(state) == ["dev_casino B2 C2"]
    assert not legal(state, "build:dev_chop_shop")


@pytest.mark.rule("COR-PROD-04")
def test_no_space_takes_two_tiles() -> None:
    assert {"B2"} not in places(f"{RICH}tiles: dev_casino B2 C2", "dev_counterfeit_press")
    free = places(f"{RICH}tiles: dev_casino B2 C2", "dev_labour_broker")
    assert not [spaces for spaces in free if spaces & {"B2", "C2"}]


@pytest.mark.rule("COR-PROD-07", "COR-RUL-42", "COR-DEV-01")
def test_a_tile_goes_anywhere_under_figures_tokens_and_on_entry_spaces() -> None:
    text = f"{RICH}A figures: A1\nB figures: B1\ntokens: patrol C1"
    free = places(text, "dev_chop_shop")
    assert all({space} in free for space in ("A1", "B1", "C1", "D1", "D7", "G7"))
    state = lay(text)
    play(state, "action:produce", "build:dev_chop_shop", covered(state, "dev_chop_shop", "B1"))
    assert controller(state, "B1") == "B", "whoever stands there has it"


@pytest.mark.rule("COR-SETUP-11", "COR-EX-05")
def test_a_kind_that_was_not_drawn_or_is_used_up_is_not_offered() -> None:
    state = play(lay(f"{RICH}kinds: dev_casino, dev_club_silver_x\ntiles: dev_club_silver_x D4 E4"), "action:produce")
    assert "dev_casino" in texts(state, "build")
    assert len(kinds(state)) == 9
    assert not legal(state, "build:dev_chop_shop")
    assert not legal(state, "build:dev_club_silver_x")


@pytest.mark.rule("COR-PROD-03", "COR-RUL-48")
def test_what_i_cannot_pay_i_cannot_build_and_with_nothing_to_do_there_is_no_action() -> None:
    state = play(lay("A arcs: 2000"), "action:produce")
    assert not legal(state, "build:dev_casino")
    assert "COR-PROD-03" in why_not(state, "build:dev_casino")
    assert not legal(lay("A arcs: 0"), "action:produce")
    assert legal(lay("A arcs: 0\ntiles: dev_chop_shop A1\nA figures: A1\nA hand: red_brute"), "action:produce")


@pytest.mark.rule("COR-DEV-02", "COR-RUL-39")
def test_i_control_what_i_stand_on_with_every_space() -> None:
    tile = "tiles: dev_stronghold C3 D3 C4\n"
    assert controller(lay(f"{tile}A figures: C3, D3"), "C3") == ""
    assert controller(lay(f"{tile}A figures: C3, D3, C4"), "C3") == "A"
    assert controller(lay(f"{tile}A figures: C3, D3\nB figures: C4"), "C3") == ""


@pytest.mark.rule("COR-PROD-01", "COR-RUL-45", "COR-DEV-05", "COR-DEV-03")
def test_each_development_of_mine_produces_once_in_any_order_before_i_build() -> None:
    text = (
        f"{RICH}tiles: dev_red_eden_factory A1 B1; dev_red_eden_factory A7 B7; dev_red_eden_factory F1 G1\n"
        "A figures: A1, B1, A7, B7\nB figures: F1, G1"
    )
    state = play(lay(text), "action:produce")
    assert texts(state, "produce") == ["A1", "A7"]
    play(state, "produce:A7")
    assert products(state, "A7") == 2
    assert not legal(state, "produce:A7")
    assert "COR-RUL-45" in why_not(state, "produce:A7")
    play(state, "produce:A1")
    assert (products(state, "A1"), products(state, "F1")) == (2, 0)


@pytest.mark.rule("COR-RUL-45", "COR-PROD-02")
def test_a_tile_built_in_the_action_does_not_produce_in_it() -> None:
    state = lay(f"{RICH}A figures: A1, B1\nA hand: red_brute, red_scrapper")
    play(state, "action:produce", "build:dev_red_eden_factory", covered(state, "dev_red_eden_factory", "A1 B1"))
    assert controller(state, "A1") == "A"
    assert not legal(state, "produce:A1")
    assert products(state, "A1") == 0


@pytest.mark.rule("COR-PROD-01", "COR-RUL-45")
def test_production_is_a_may() -> None:
    text = "A arcs: 4000\ntiles: dev_red_eden_factory A1 B1\nA figures: A1, B1"
    state = play(lay(text), "action:produce")
    assert legal(state, "done")
    state = play(lay(text), "action:produce", "done")
    maybe(state, "done")
    assert products(state, "A1") == 0


@pytest.mark.rule("COR-RUL-46", "COR-SETUP-13")
def test_products_run_out_at_fifty_four() -> None:
    lots = "dev_star_dust_lab A1 B1 C1 x50; dev_red_eden_factory A7 B7 x3; dev_red_eden_factory D7 E7"
    state = play(lay(f"tiles: {lots}\nA figures: D7, E7\nA arcs: 0"), "action:produce")
    maybe(state, "produce:D7")
    assert products(state, "D7") == 1


@pytest.mark.rule("COR-RUL-47", "COR-DEV-03")
def test_products_stay_on_the_tile_for_whoever_holds_it() -> None:
    text = "tiles: dev_red_eden_factory A1 B1 x2\nB figures: A1, B1"
    assert not legal(lay(text), "action:sell")
    assert legal(lay(text + "\nA figures: C7\nturn: B"), "action:sell")


@pytest.mark.rule("COR-RUL-40", "COR-DEV-02")
def test_a_token_on_a_tile_takes_no_control_away() -> None:
    text = "tiles: dev_red_eden_factory A1 B1\nA figures: A1, B1\ntokens: patrol C1"
    assert controller(lay(text), "A1") == "A"


@pytest.mark.rule("COR-DEV-04", "COR-DEV-06", "COR-AWARD-02")
def test_a_tile_pays_its_controller_what_its_kind_says() -> None:
    state = award("tiles: dev_shanty_row A1 B1; dev_shanty_row A7 B7\nA figures: A1, B1, A7\nB figures: B7")
    assert (renown(state, "A"), renown(state, "B")) == (2, 0)


@pytest.mark.rule("COR-EX-42", "COR-RUL-75")
def test_two_reductions_on_a_casino_add_up_and_another_tile_costs_the_full_price() -> None:
    text = (
        "A leader: blue\nB leader: red\nA hand: blue_worker, blue_sempento_roden\nA pile: blue_foreman\nA arcs: 4000\n"
    )
    cards = ("play:blue_worker", "name:dev_casino", "play:blue_sempento_roden", "name:dev_casino")
    state = play(lay(text), *cards)
    assert hand(state, "A") == ["blue_foreman"]
    play(state, "action:produce", "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 3000
    state = play(lay(text), *cards, "action:produce")
    play(state, "build:dev_labour_broker", covered(state, "dev_labour_broker", "B2 C2"))
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-75")
def test_a_reduction_is_for_one_tile_of_the_kind_it_names() -> None:
    text = "A leader: blue\nB leader: red\nA hand: gm_architect, blue_blueprints\nA arcs: 8000"
    state = play(lay(text), "play:gm_architect", "name:dev_casino", "play:blue_blueprints", "action:produce")
    play(state, "build:dev_casino", covered(state, "dev_casino", "B2 C2"))
    assert arcs(state, "A") == 7000
    play(state, "build:dev_casino", covered(state, "dev_casino", "B6 C6"))
    assert arcs(state, "A") == 3000


@pytest.mark.rule("COR-RUL-44", "COR-BATTLE-14")
def test_tiles_outlive_those_who_stood_on_them() -> None:
    state = award("tiles: dev_shanty_row A1 B1\nA figures: A1")
    assert tiles(state) == ["dev_shanty_row A1 B1"]
