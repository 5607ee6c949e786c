"""The Trade Town: visiting, bartering, its ten cards, leaving."""

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    GAME,
    hand,
    lay,
    legal,
    maybe,
    outriders,
    play,
    player,
    stock,
    table,
    texts,
    visit,
    why_not,
)


@pytest.mark.rule("RSD-TOWN-04", "RSD-TOWN-05", "RSD-SEAS-08", "RSD-RUL-80", "RSD-SEAS-02")
def test_one_visit_a_season() -> None:
    state = lay("P1 outriders: R4\nP1 stock: provisions 30\nP1 visits: 1")
    assert "RSD-TOWN-04" in why_not(play(state, "move:[R4]"), "to:[T]")
    for turn, after in ((1, 1), (2, 0), (3, 1), (4, 0)):
        ended = play(lay(f"turn: {turn}\nP1 stock: provisions 3\nP1 visits: 1"), "end")
        assert player(ended, "P1")["visits"] == after


@pytest.mark.rule("RSD-TOWN-06", "RSD-RUL-54", "RSD-TOWN-08")
def test_nobody_enters_who_could_buy_nothing() -> None:
    for cubes, open_ in (("provisions 4", False), ("provisions 5", True), ("tech 2, food 1", True), ("tech 2", False)):
        state = lay(f"P1 outriders: R4\nP1 stock: {cubes}\nP1 leader: Odalys Renn")
        play(state, "move:[R4]")
        assert legal(state, "to:[T]") == open_ if texts(state, "to") else not open_, cubes


@pytest.mark.rule("RSD-RUL-54", "RSD-DEC-08")
def test_only_payments_that_leave_a_purchase_are_offered() -> None:
    state = lay("P1 outriders: R4\nP1 stock: provisions 3, tech 1\nP1 leader: Odalys Renn")
    play(state, "move:[R4]", "to:[T]")
    assert texts(state, "points") == ["0", "2"], "with 1 Provision and the Tech gone, 2 Provisions would buy nothing"


@pytest.mark.rule("RSD-TOWN-12", "RSD-TOWN-13", "RSD-DEC-09")
def test_provisions_are_sold_and_never_bought() -> None:
    state = visit("provisions 6", "Odalys Renn")
    assert not legal(state, "buy:provisions")
    play(state, "buy:tech", "buy:wood")
    maybe(state, "done")
    assert stock(state, "P1") == {"tech": 1, "wood": 1}


@pytest.mark.rule("RSD-TOWN-16", "RSD-SEAS-07", "RSD-RUL-56", "RSD-TOWN-15")
def test_food_is_dear_in_winter() -> None:
    state = visit("food 2", "Odalys Renn", turn=7)
    play(state, "buy:oil")
    maybe(state, "done")
    assert stock(state, "P1") == {"oil": 1}, "two Food count 8"
    poor = visit("provisions 4", "Odalys Renn", turn=7)
    assert not legal(poor, "buy:food") and legal(poor, "buy:water")


@pytest.mark.rule("RSD-TOWN-11")
def test_allocated_oil_and_nukes_are_not_for_sale() -> None:
    state = visit("provisions 3", "Odalys Renn", more="P1 oil: A")
    assert texts(state, "buy") == ["tech", "food", "water", "wood"]


@pytest.mark.rule("RSD-TOWN-18", "RSD-PROD-11")
def test_a_nuclear_is_bought_only_within_the_limit() -> None:
    assert legal(visit("provisions 40, nuclear 2", "Odalys Renn"), "buy:nuclear")
    assert not legal(visit("provisions 40, nuclear 3", "Odalys Renn"), "buy:nuclear")


@pytest.mark.rule("RSD-NUKE-09")
def test_a_nuke_stays_outside_the_town() -> None:
    state = lay("P1 outriders: R4 n\nP1 stock: provisions 20")
    play(state, "move:[R4]")
    assert "RSD-NUKE-09" in why_not(state, "to:[T]")


def draws(card: str, cubes: str = "provisions 6", more: str = "") -> ResiduumState:
    """P1 has bought a Tech and draws this card."""
    state = visit(cubes, "Odalys Renn", more=f"town: {card}\n{more}")
    return maybe(state, "buy:tech", "done")


@pytest.mark.rule("RSD-TOWN-19", "RSD-TOWN-21", "RSD-TOWN-22", "RSD-RUL-58", "RSD-DEC-10", "RSD-DEC-11", "RSD-INV-03")
def test_after_the_card_everybody_leaves_for_free_to_a_hex_without_rivals() -> None:
    state = draws("Warm Broth", more="P2 outriders: R0\nland: R1 radiation_zone")
    assert stock(state, "P1")["provisions"] == 3 + 3
    assert "R0" not in texts(state, "to") and {"R1", "W", "F", "E"} <= set(texts(state, "to"))
    play(state, "to:[R1]")
    assert outriders(state, "P1") == ["R1"] and stock(state, "P1")["provisions"] == 6


@pytest.mark.rule("RSD-TOWN-19")
def test_light_fingers_take_two_provisions_or_what_is_there() -> None:
    assert stock(draws("Light Fingers"), "P1") == {"tech": 1, "provisions": 1}
    assert stock(draws("Light Fingers", "provisions 4"), "P1") == {"tech": 1}


@pytest.mark.rule("RSD-TOWN-19", "RSD-REC-03")
def test_an_eager_recruit_comes_for_four() -> None:
    state = draws("Eager Recruit", "provisions 7")
    play(state, "recruit:[A]")
    assert sorted(outriders(state, "P1")) == ["A", "T"] and stock(state, "P1") == {"tech": 1}
    declined = play(draws("Eager Recruit", "provisions 7"), "decline")
    assert outriders(declined, "P1") == ["T"] and table(declined)["payment"] is None


@pytest.mark.rule("RSD-TOWN-19", "RSD-REC-02", "RSD-REC-03")
def test_an_eager_recruit_is_paid_with_food_water_or_gold_and_needs_room_and_a_location() -> None:
    state = draws("Eager Recruit", "provisions 3, food 2")
    assert asked_to_recruit(state)
    assert stock(play(state, "recruit:[A]"), "P1") == {"tech": 1}
    poor = draws("Eager Recruit", "provisions 6, wood 9")
    assert not asked_to_recruit(poor) and table(poor)["payment"] is None, (
        "Wood does not pay, three Provisions are short"
    )
    road = draws("Eager Recruit", "provisions 9", "P1 basecamp: A x")
    assert not asked_to_recruit(road), "there is no active location"
    full = draws("Eager Recruit", "provisions 9", "P1 outriders: R4, H, H, H, H, H")
    assert not asked_to_recruit(full), "six are the most"


def asked_to_recruit(state: ResiduumState) -> bool:
    """With Provisions sold first, whether the question is the recruit's."""
    for _ in range(9):
        if texts(state, "sell"):
            play(state, f"sell:{texts(state, 'sell')[0]}")
    return legal(state, "recruit:[A]")


@pytest.mark.rule("RSD-TOWN-19", "RSD-DISC-11", "RSD-DISC-09", "RSD-RUL-43")
def test_a_torn_chart_is_a_discovery_card_besides_the_turns_draw() -> None:
    state = draws("Torn Chart", "provisions 12", "deck: Lost Lode")
    assert hand(state, "P1") == ["lost_lode"]
    assert legal(play(state, "to:[R4]"), "draw"), "the once-per-turn draw is still there"
    six = "P1 hand: Seed Vault, Still House, Swap Shed, Dirt Bikes, Open Gates, Gas Mortars\ndeck: Lost Lode"
    full = draws("Torn Chart", more=six)
    assert len(texts(full, "discard")) == 7
    play(full, "discard:lost_lode")
    assert len(hand(full, "P1")) == 6 and texts(full, "to")
    none = visit("provisions 6", "Odalys Renn", more="town: Torn Chart")
    none.completed[1] = none.completed[1] + none.deck
    none.deck = []
    maybe(none, "buy:tech", "done")
    assert hand(none, "P1") == [] and texts(none, "to"), "without a card nothing happens"


@pytest.mark.rule("RSD-TOWN-20", "RSD-RUL-57", "RSD-INV-11")
@pytest.mark.parametrize(("card", "id"), [("Spiked Crate", "TTC-05"), ("Credit Note", "TTC-07")])
def test_some_cards_are_kept_for_all_to_see(card: str, id: str) -> None:
    state = draws(card)
    assert id in player(state, "P1")["kept"] and id not in table(state)["town_discard"]


@pytest.mark.rule("RSD-DEC-29", "RSD-RUL-57", "RSD-RUL-55")
def test_a_credit_note_pays_four_but_a_cube_is_still_sold() -> None:
    more = "P1 kept: Desert Guide, Credit Note\ntown: Quarantine Notice"
    state = play(visit("provisions 6", "Odalys Renn", more=more), "credit", "buy:tech", "done")
    assert stock(state, "P1") == {"provisions": 5, "tech": 1} and "TTC-07" in table(state)["town_discard"]
    dear = play(visit("provisions 6", "Odalys Renn", more=more), "credit", "buy:gold")
    assert stock(dear, "P1") == {"provisions": 2, "gold": 1}, "8 is 4 and four Provisions"
    late = play(visit("provisions 6", "Odalys Renn", more=more), "buy:tech")
    assert "RSD-DEC-29" in why_not(late, "credit")


@pytest.mark.rule("RSD-CHAR-04", "RSD-DEC-29", "RSD-RUL-55")
def test_a_credit_note_and_called_in_debts_add_up() -> None:
    state = visit("provisions 3", "Silas Quill", more="P1 kept: Desert Guide, Credit Note\ntown: Quarantine Notice")
    play(state, "credit", "ability", "buy:oil", "buy:oil")
    assert stock(state, "P1") == {"provisions": 1, "oil": 2}, "12 is 4 and 6 and two Provisions"


@pytest.mark.rule("RSD-TOWN-14", "RSD-RUL-55")
def test_a_type_is_sold_or_bought() -> None:
    state = visit("wood 4", "Odalys Renn")
    assert "RSD-TOWN-10" in why_not(state, "buy:wood") and legal(state, "buy:tech")


@pytest.mark.rule("RSD-TOWN-10", "RSD-TOWN-12", "RSD-TOWN-18", "RSD-PROD-11", "RSD-DEC-09", "RSD-TOWN-06")
def test_why_something_cannot_be_bought() -> None:
    state = visit("provisions 60, nuclear 3", "Odalys Renn")
    assert "RSD-TOWN-12" in why_not(state, "buy:provisions") and "RSD-PROD-11" in why_not(state, "buy:nuclear")
    assert "RSD-TOWN-06" in why_not(state, "done")
    play(state, "buy:oil", "buy:oil")
    assert "RSD-TOWN-18" in why_not(state, "buy:oil") and "RSD-DEC-09" in why_not(state, "buy:tech")
    assert "RSD-TOWN-10" in why_not(visit("provisions 7", "Odalys Renn"), "buy:oil")


@pytest.mark.rule("RSD-PROD-11", "RSD-TOWN-18")
@pytest.mark.parametrize(
    ("nuclear", "riders", "most"), [(0, "R4", 2), (1, "R4, H n", 1), (2, "R4, H n", 0), (1, "R4", 2), (2, "R4", 1)]
)
def test_smugglers_sell_no_fourth_nuclear(nuclear: int, riders: str, most: int) -> None:
    more = f"P1 completed: Smugglers' Tunnel\nP1 outriders: {riders}"
    state = visit(f"gold 20, nuclear {nuclear}", "Odalys Renn", more=more)
    assert most or "RSD-PROD-11" in why_not(state, "buy:nuclear")
    for _ in range(3):
        maybe(state, "buy:nuclear")
    assert stock(state, "P1")["nuclear"] == nuclear + most


@pytest.mark.rule("RSD-TOWN-09", "RSD-TOWN-13", "RSD-RUL-55")
def test_a_very_large_sale() -> None:
    state = visit("provisions 250", "Odalys Renn", more="town: Quarantine Notice")
    for _ in range(70):
        play(state, "buy:tech")
    play(state, "done")
    assert stock(state, "P1") == {"provisions": 40, "tech": 70}


@pytest.mark.rule("RSD-RUL-58", "RSD-RUL-69", "RSD-TOWN-22")
def test_the_way_out_must_take_the_cargo() -> None:
    state = lay(
        "P1 outriders: R4\nP1 outposts: R4 x, R1 x\nP1 stock: provisions 6, food 1\nP1 leader: Odalys Renn\n"
        "P2 outriders: R0\nP2 outposts: R3 x\ntown: Warm Broth"
    )
    maybe(state, "move:[R4]", "to:[T]", "take_along", "points:0", "buy:tech", "done")
    ways = texts(state, "to")
    assert {"R3", "R4", "R6"} <= set(ways) and "R1" not in ways and "R0" not in ways
    assert "RSD-RUL-69" in why_not(state, "to:[R1]") and "rival is there. (RSD-TOWN-22)" in why_not(state, "to:[R0]")
    assert "RSD-TOWN-22" in why_not(state, "to:[H]")


@pytest.mark.rule("RSD-TOWN-19", "RSD-TOWN-22")
def test_quarantine_sends_the_whole_group_back() -> None:
    state = lay(
        "P1 outriders: R4, R4\nP1 barricades: R4\nP1 stock: provisions 9\nP1 leader: Odalys Renn\n"
        "town: Quarantine Notice"
    )
    maybe(state, "move:[R4]", "to:[T]", "count:2", "count:1", "pay", "buy:tech", "done")
    assert outriders(state, "P1") == ["R4", "R4"] and state.convoy is None


@pytest.mark.rule("RSD-DEC-29", "RSD-TOWN-06", "RSD-RUL-54")
def test_a_desert_guide_leads_into_the_town_only_who_can_buy() -> None:
    state = play(lay("P1 outriders: R4\nP1 kept: Desert Guide\nP1 stock: provisions 2"), "move:[R4]")
    assert "RSD-RUL-54" in why_not(state, "to:[T]")


@pytest.mark.rule("RSD-SIMP-01", "RSD-SIMP-02", "RSD-RUL-72")
def test_in_the_simpler_game_wood_pays_an_eager_recruit_and_a_discovery_card() -> None:
    state = lay(
        "P1 outriders: R4\nP1 kept: Desert Guide\nP1 stock: provisions 3, wood 2\ntown: Eager Recruit\n"
        "P1 leader: Odalys Renn",
        simpler=True,
    )
    maybe(state, "move:[R4]", "to:[T]", "guide", "buy:tech", "done", "sell:0", "recruit:[A]", "points:0")
    assert outriders(state, "P1") == ["A", "T"]
    assert legal(lay("P1 stock: wood 2", simpler=True), "draw") and not legal(lay("P1 stock: wood 2"), "draw")
    poison = lay("land: N0 water_source\nP1 outriders: H\nP1 stock: gold 20, chem 7", simpler=True)
    assert "RSD-CONT-02" in why_not(poison, "contaminate:[N0]"), "named costs stay"


@pytest.mark.rule("RSD-CHAR-04", "RSD-CHAR-05")
def test_called_in_debts_add_six_once() -> None:
    state = visit("provisions 3", "Silas Quill")
    play(state, "ability", "buy:chem", "buy:chem")
    maybe(state, "done")
    assert stock(state, "P1")["chem"] == 2 and player(state, "P1")["leader"]["used"]


@pytest.mark.rule("RSD-DEC-29")
def test_the_desert_guide_makes_a_move_free_once() -> None:
    state = lay("land: N0 radiation_zone\nP1 outriders: H, H\nP1 kept: Desert Guide\nP2 barricades: H-N0")
    play(state, "move:[H]", "to:[N0]", "count:2")
    assert outriders(state, "P1") == ["N0", "N0"] and player(state, "P1")["kept"] == []


@pytest.mark.rule("RSD-TOWN-19")
def test_tainted_barrels_cost_a_food_or_a_water() -> None:
    state = draws("Tainted Barrels", "provisions 3, food 1, water 1")
    play(state, "sell:0", "sell:0")
    assert texts(state, "give") == ["food", "water"]
    play(state, "give:water")
    assert stock(state, "P1") == {"food": 1, "tech": 1}
    one = play(draws("Tainted Barrels", "provisions 3, food 1"), "sell:0")
    assert stock(one, "P1") == {"tech": 1} and stock(draws("Tainted Barrels"), "P1") == {"provisions": 3, "tech": 1}


@pytest.mark.rule("RSD-TOWN-19", "RSD-DEC-10")
def test_tinkers_make_a_chem_of_a_cube() -> None:
    state = draws("Tinkers' Row")
    play(state, "give:tech")
    assert stock(state, "P1") == {"chem": 1, "provisions": 3}
    assert stock(play(draws("Tinkers' Row"), "decline"), "P1") == {"tech": 1, "provisions": 3}


@pytest.mark.rule("RSD-TOWN-22")
def test_in_quarantine_they_go_back_where_they_came_from() -> None:
    assert outriders(draws("Quarantine Notice"), "P1") == ["R4"]


@pytest.mark.rule("RSD-RUL-57")
def test_used_town_cards_are_shuffled_when_the_deck_is_empty() -> None:
    state = visit("provisions 6", "Odalys Renn")
    state.town_discard = state.town_discard + state.town_deck
    state.town_deck = []
    maybe(state, "buy:tech", "done")
    assert len(state.town_deck) + len(state.town_discard) + len(state.kept[0]) == len(GAME.pack.town)
