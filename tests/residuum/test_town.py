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
    assert outriders(declined, "P1") == ["T"]


@pytest.mark.rule("RSD-TOWN-19", "RSD-DISC-11")
def test_a_torn_chart_is_a_discovery_card() -> None:
    state = draws("Torn Chart", more="deck: Lost Lode")
    assert hand(state, "P1") == ["lost_lode"]


@pytest.mark.rule("RSD-TOWN-20", "RSD-RUL-57", "RSD-INV-11")
@pytest.mark.parametrize(("card", "id"), [("Spiked Crate", "TTC-05"), ("Credit Note", "TTC-07")])
def test_some_cards_are_kept_for_all_to_see(card: str, id: str) -> None:
    state = draws(card)
    assert id in player(state, "P1")["kept"] and id not in table(state)["town_discard"]


@pytest.mark.rule("RSD-DEC-29", "RSD-RUL-57", "RSD-RUL-55")
def test_a_credit_note_pays_four_but_a_cube_is_still_sold() -> None:
    state = lay("P1 outriders: R4\nP1 stock: provisions 6\nP1 leader: Odalys Renn\nP1 kept: Credit Note")
    play(state, "move:[R4]", "to:[T]", "credit", "buy:tech", "done")
    assert stock(state, "P1")["provisions"] in range(2, 7) and "TTC-07" in table(state)["town_discard"]
    assert stock(state, "P1")["tech"] == 1


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
    while not legal(state, "give:water"):
        state.apply(state.actions()[0])
    play(state, "give:water")
    assert stock(state, "P1").get("water", 0) == 0


@pytest.mark.rule("RSD-TOWN-19", "RSD-DEC-10")
def test_tinkers_make_a_chem_of_a_cube() -> None:
    state = draws("Tinkers' Row")
    play(state, "give:tech")
    assert stock(state, "P1") == {"chem": 1, "provisions": 3}


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
