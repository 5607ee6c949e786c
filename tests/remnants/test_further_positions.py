"""What a rules lawyer would try: positions from a second reading of the rulebook."""

import pytest

from tests.remnants.table import (
    arcs,
    attack,
    battle,
    covered,
    fate,
    hand,
    influence,
    lay,
    lay_cards,
    legal,
    maybe,
    met,
    play,
    pool,
    texts,
)

TWO = "A leader: red\nB leader: blue\n"
ONE = TWO + "A figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"

# -- moving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-RUL-31")
def test_an_enemy_space_that_was_cleared_by_a_card_was_still_the_one_of_this_turn() -> None:
    text = TWO + "A figures: C4, C5\nB figures: E4\nA hand: bm_riot_charge, red_brute\ntokens: patrol D4"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:bm_riot_charge")
    maybe(state, *[one for one in texts(state) if "patrol" in one])
    play(state, "move:C5")
    assert "D4" in texts(state, "to")
    assert "E4" not in texts(state, "to")


@pytest.mark.rule("COR-RUL-34", "COR-RUL-78")
def test_a_figure_that_has_moved_has_moved_wherever_a_stampede_takes_it() -> None:
    text = TWO + "A figures: A1, G7\nA hand: red_stampede, red_brute"
    state = play(lay(text), "action:move", "move:A1", "to:A2", "play:red_stampede", "shift_moved:A2", "to:A3", "done")
    assert texts(state, "move") == ["G7"]


@pytest.mark.rule("COR-RUL-34", "COR-RUL-78")
def test_a_figure_that_a_stampede_took_along_may_still_move() -> None:
    text = TWO + "A figures: A1, G7\nA hand: red_stampede, red_brute"
    state = play(lay(text), "action:move", "move:A1", "to:A2", "play:red_stampede", "shift:G7", "to:G6", "done")
    assert texts(state, "move") == ["G6"]


@pytest.mark.rule("COR-MOVE-01", "COR-RUL-34")
def test_figures_a_tunnel_rat_brings_move_within_my_influence() -> None:
    text = TWO + "A entry: D1\nA hand: gm_tunnel_rat, red_brute\nA figures: A1, A2, A3, pool 4"
    state = play(lay(text), "action:move", "move:A1", "to:B1", "move:A2", "to:B2", "play:gm_tunnel_rat")
    play(state, "deploy", "deploy")
    play(state, "move:D1", "to:D4", "move:D1", "to:D3")
    assert texts(state, "move") == []
    assert not legal(state, "enter")


def test_bikes_and_runners_help_a_figure_from_the_pool_too() -> None:
    text = TWO + "A entry: D1\nA hand: red_pack_runner, red_brute\nA front: bm_hover_bikes"
    state = play(lay(text), "play:red_pack_runner", "action:move", "enter")
    assert "D6" in texts(state, "to"), "six spaces, the first to enter"
    assert "D7" not in texts(state, "to")


@pytest.mark.rule("COR-RUL-33", "COR-MOVE-10")
def test_entering_where_an_enemy_holds_my_entry_space_uses_up_the_turns_battle() -> None:
    text = TWO + "A entry: D1\nA figures: C4, pool 4\nB figures: D1, D4\nA hand: red_brute"
    state = play(lay(text), "action:move", "enter")
    maybe(state, "to:D1")
    play(state, "move:C4")
    assert "D4" not in texts(state, "to")


@pytest.mark.rule("COR-MOVE-10")
def test_a_new_turn_a_new_battle() -> None:
    text = TWO + (
        "A figures: C4, A7\nB figures: D4, A6\nB hand: blue_black_ledger\n"
        "B pile: blue_blueprints\nA hand: red_brute, red_scrapper"
    )
    state = attack(text)
    battle(state, "red_brute", "", "0 0")
    maybe(state, "done")
    play(state, "action:move", "done")
    maybe(state, "done")
    play(state, "action:move", "move:A7")
    assert "A6" in texts(state, "to")


def test_a_lone_figure_may_walk_in_a_circle_only_by_staying_away() -> None:
    state = play(lay(TWO + "A figures: A1"), "action:move", "move:A1")
    assert "A1" not in texts(state, "to"), "staying is no move"


# -- influence -----------------------------------------------------------------------------------------------

THREE_SHOPS = "tiles: dev_chop_shop A1; dev_chop_shop A2; dev_chop_shop A3\n"


@pytest.mark.rule("COR-INF-01", "COR-DEV-02")
def test_building_under_my_own_figure_can_complete_my_turf() -> None:
    text = TWO + THREE_SHOPS + "A figures: A1, A2, A3, A5\nA arcs: 2000\nA hand: red_brute"
    state = play(lay(text), "action:produce")
    play(state, "build:dev_chop_shop", covered(state, "dev_chop_shop", "A5"))
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-INF-01", "COR-RUL-72")
def test_a_rival_who_builds_under_my_figure_raises_my_influence_on_his_turn() -> None:
    text = TWO + THREE_SHOPS + "B figures: A1, A2, A3, A5\nA arcs: 2000"
    state = play(lay(text), "action:produce")
    play(state, "build:dev_chop_shop", covered(state, "dev_chop_shop", "A5"))
    assert influence(state, "B") == 5
    assert met(state, "B") == ["turf"]


@pytest.mark.rule("COR-INF-01", "COR-EX-53")
def test_a_beacon_takes_high_ground_only_when_a_move_is_over() -> None:
    text = TWO + "A figures: C3, D3, E3, A1\nA hand: bm_transit_beacon, red_brute"
    state = play(lay(text), "play:bm_transit_beacon", "shift:A1", "to:D4")
    assert influence(state, "A") == 4
    play(state, "action:move", "done")
    assert influence(state, "A") == 5


@pytest.mark.rule("COR-RUL-38", "COR-INF-01")
def test_feared_by_the_first_battle_i_lay_five_cards_in_the_second() -> None:
    cards = "red_brute, red_ambush, red_scrapper, red_scrapper, red_scrapper, red_pack_runner"
    state = attack(TWO + f"A figures: C4\nB figures: D4 2\nB discard: blue_worker\nA won: 4\nA hand: {cards}")
    battle(state, "red_pack_runner", "", "0 0 0")
    maybe(state, "remove:blue_worker")
    assert influence(state, "A") == 5
    lay_cards(state, "red_brute red_ambush red_scrapper red_scrapper red_scrapper", done=False)
    assert len(hand(state, "A")) == 0


@pytest.mark.rule("COR-RUL-14", "COR-INF-01")
def test_permanents_and_cards_in_my_deck_make_connections_together() -> None:
    text = TWO + "A front: bm_hover_bikes\nA pile: bm_grenade\nA arcs: 2000\nmarket: bm_stim_packs"
    state = play(lay(text), "action:buy")
    assert met(state, "A") == ["connections"]


@pytest.mark.rule("COR-RUL-76", "COR-INF-01", "COR-FIG-03")
def test_a_unit_from_the_recruiters_counts_for_my_crew() -> None:
    text = (
        TWO + "tiles: dev_recruiters_hall B2 C2\nA figures: B2, C2, pool 5\nmembers: gm_min\n"
        "A pile: gm_medic, gm_thug, gm_sniper, ...\nA arcs: 0"
    )
    state = play(lay(text), "action:produce")
    maybe(state, "produce:B2", "accept", "yes", "take")
    assert met(state, "A") == ["crew"]
    assert pool(state, "A") == 6


# -- buying and building -------------------------------------------------------------------------------------


@pytest.mark.rule("COR-BUY-02", "COR-RUL-10")
def test_a_card_just_bought_can_be_played_at_once() -> None:
    text = TWO + "market: bm_stolen_goods, bm_hover_bikes\nA arcs: 3000"
    state = play(lay(text), "action:buy", "buy:bm_stolen_goods", "play:bm_stolen_goods")
    assert arcs(state, "A") == 2000
    assert not legal(state, "buy:bm_hover_bikes")


@pytest.mark.rule("COR-RUL-75")
def test_a_reduction_is_lost_when_the_row_is_swept_away() -> None:
    text = (
        "A leader: blue\nB leader: red\nA hand: blue_worker, blue_black_ledger\nmarket: bm_grenade\n"
        "goods: bm_stim_packs, bm_hover_bikes, bm_riot_charge, bm_smoke_bomb, bm_grenade\nA arcs: 0"
    )
    state = play(lay(text), "play:blue_worker", "name:bm_grenade", "play:blue_black_ledger", "name:bm_stim_packs")
    play(state, "action:buy")
    maybe(state, "buy:bm_stim_packs")
    assert hand(state, "A") == ["bm_stim_packs"]


@pytest.mark.rule("COR-RUL-45", "COR-PROD-01")
def test_control_is_looked_at_when_a_development_produces() -> None:
    text = TWO + (
        "tiles: dev_red_eden_factory A1 B1; dev_casino B2 C2\nA figures: A1, B1, B2, C2\n"
        "A hand: red_stampede, red_brute\nA arcs: 0"
    )
    state = play(lay(text), "action:produce", "play:red_stampede", "shift:A1", "to:A2", "done")
    assert texts(state, "produce") in (["B2"], [])
    assert not legal(state, "produce:A1")


def test_a_foreman_makes_a_casino_roll_again() -> None:
    text = (
        "A leader: blue\nB leader: red\ntiles: dev_casino B2 C2\nA figures: B2, C2\n"
        "A arcs: 0\nA hand: blue_foreman, blue_worker"
    )
    state = play(lay(text), "play:blue_foreman", "action:produce")
    fate(state, "d6")
    play(state, "produce:B2")
    fate(state, "d6")
    play(state, "produce:B2")
    assert arcs(state, "A") == 8000


def test_selling_beside_the_action_counts_a_dealers_bonus() -> None:
    text = (
        "A leader: green\nB leader: red\ntiles: dev_star_dust_lab A1 B1 C1 x4\nA figures: A1, B1, C1\nA arcs: 0\n"
        "A hand: gm_dealer, green_smuggler, green_payday"
    )
    state = play(lay(text), "play:gm_dealer", "play:green_smuggler")
    maybe(state, "sell:A1")
    assert arcs(state, "A") == 3000
    play(state, "action:sell", "sell:A1", "sell:A1", "sell:A1")
    assert arcs(state, "A") == 3000 + 3000 + 3000 + 2000


@pytest.mark.rule("COR-INF-01", "COR-RUL-40", "COR-RUL-27")
def test_a_fourth_development_won_in_battle_is_turf() -> None:
    text = (
        TWO
        + THREE_SHOPS.strip()
        + "; dev_chop_shop A5\nA figures: A1, A2, A3, B5\nB figures: A5\nB pile: blue_blueprints"
    )
    state = attack(text, "B5 A5")
    assert influence(state, "A") == 4
    battle(state, "", "", "1 0")
    assert met(state, "A") == ["turf"]
