"""Moving, carrying, paying: what the ledger says of steps, convoys, networks and hazards."""

import pytest

from tests.residuum.table import (
    LAYOUT,
    barricades,
    basecamp,
    fight,
    lay,
    left,
    legal,
    outposts,
    outriders,
    play,
    player,
    stock,
    texts,
    why_not,
)


@pytest.mark.rule("RSD-MOVE-01", "RSD-TERM-06", "RSD-PAY-08", "RSD-PAY-01", "RSD-AIM-02", "RSD-DEC-06", "RSD-TURN-02")
def test_a_step_goes_to_an_adjacent_hex_for_two_as_often_as_i_can_pay() -> None:
    state = lay("P1 outriders: H\nP1 stock: provisions 5")
    play(state, "move:[H]")
    assert sorted(texts(state, "to")) == ["N0", "N1", "N2", "N3", "N4", "N5"]
    assert "RSD-MOVE-01" in why_not(state, "to:[M0]")
    play(state, "to:[N0]", "move:[N0]", "to:[M0]")
    assert outriders(state, "P1") == ["M0"] and stock(state, "P1") == {"provisions": 1}
    assert not legal(state, "move:[M0]")


@pytest.mark.rule("RSD-MOVE-02", "RSD-RUL-27", "RSD-PAY-05")
@pytest.mark.parametrize(
    ("cube", "pays"),
    [("tech", True), ("food", True), ("water", True), ("wood", False), ("chem", False), ("gold", False)],
)
def test_tech_food_and_water_pay_for_a_step(cube: str, pays: bool) -> None:
    state = lay(f"P1 outriders: H\nP1 stock: {cube} 1")
    assert legal(state, "move:[H]") == pays


@pytest.mark.rule("RSD-PAY-06", "RSD-SIMP-03")
def test_nuclear_never_makes_points() -> None:
    for simpler in (False, True):
        assert not legal(lay("P1 outriders: H\nP1 stock: nuclear 3", simpler=simpler), "move:[H]")


@pytest.mark.rule("RSD-MOVE-04", "RSD-DEC-07")
def test_each_further_outrider_of_a_convoy_costs_one() -> None:
    state = play(lay("P1 outriders: H, H, H, H\nP1 stock: provisions 4"), "move:[H]", "to:[N0]")
    assert texts(state, "count") == ["1", "2", "3"], "four would cost 5"
    play(state, "count:3")
    assert outriders(state, "P1") == ["H", "N0", "N0", "N0"] and stock(state, "P1") == {}


@pytest.mark.rule("RSD-MOVE-05", "RSD-MOVE-06", "RSD-OUT-04", "RSD-BAR-04", "RSD-RUL-36")
def test_an_outpost_and_any_number_of_barricades_are_carried_for_nothing() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H x\nP1 barricades: H, H, H\nP1 stock: provisions 2")
    play(state, "move:[H]", "to:[N0]", "take_along", "count:2")
    assert outposts(state, "P1") == ["N0 x"] and barricades(state, "P1") == ["H", "N0", "N0"]
    assert stock(state, "P1") == {}


@pytest.mark.rule("RSD-MOVE-07", "RSD-BASE-05")
def test_carrying_the_basecamp_costs_one_more() -> None:
    text = "P1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions "
    state = play(lay(text + "3"), "move:[H]", "to:[N0]", "take_along")
    assert basecamp(state, "P1") == "N0 x" and stock(state, "P1") == {}
    assert basecamp(play(lay(text + "2"), "move:[H]", "to:[N0]"), "P1") == "H x", "not offered to who cannot pay"


@pytest.mark.rule("RSD-MOVE-08", "RSD-MOVE-09", "RSD-MOVE-10", "RSD-RUL-31", "RSD-BAR-10")
def test_barricades_of_others_cost_each_outrider_one_more() -> None:
    state = lay(
        "P1 outriders: H, H\nP1 barricades: H-N0\nP1 stock: provisions 7\nP2 barricades: H-N0, H-N1, H\n"
        "P3 barricades: H-N0",
        seats=3,
    )
    play(state, "move:[H]", "to:[N0]", "count:2")
    assert stock(state, "P1") == {}, "3, and for each Outrider 1 for each of the two rivals"
    play(lay("P1 outriders: H\nP2 barricades: H, N0\nP1 stock: provisions 2"), "move:[H]", "to:[N0]")


@pytest.mark.rule("RSD-HEX-CON-02", "RSD-HEX-RAD-01", "RSD-HEX-CON-01", "RSD-MOVE-11", "RSD-RUL-28")
def test_hazards_refuse_provisions_for_the_whole_step() -> None:
    text = "land: N0 contaminated_water\nP1 outriders: H, H\nP1 stock: provisions 9, tech 1"
    state = play(lay(text), "move:[H]", "to:[N0]")
    assert outriders(state, "P1") == ["H", "N0"], "a second one would cost a third point, and only one Tech is there"
    play(lay(text + "\nP1 outposts: N0"), "move:[H]", "to:[N0]", "count:2", "points:3")


@pytest.mark.rule("RSD-NET-04", "RSD-NET-05", "RSD-RUL-30")
def test_network_movement_carries_barricades_and_no_outposts() -> None:
    state = lay(
        "P1 outriders: A\nP1 outposts: A x, H\nP1 barricades: A, A, H-N0\nP2 barricades: H-N1\nP1 stock: provisions 4"
    )
    play(state, "network:[A]", "count:1")
    assert outriders(state, "P1") == ["H"] and outposts(state, "P1") == ["A x", "H"]
    assert barricades(state, "P1") == ["A", "H", "H-N0"]


@pytest.mark.rule("RSD-NET-06", "RSD-NET-01", "RSD-TERM-07", "RSD-RUL-17")
def test_no_network_without_an_active_basecamp() -> None:
    text = "P1 outriders: H\nP1 outposts: H, N0\nP1 stock: provisions 9\nP1 basecamp: A"
    assert legal(lay(text), "network:[H]")
    assert "RSD-NET-06" in why_not(lay(text + " x"), "network:[H]")
    assert "RSD-NET-01" in why_not(lay("P1 outriders: H\nP1 stock: provisions 9"), "network:[H]")


@pytest.mark.rule("RSD-RUL-30", "RSD-HEX-RAD-01")
def test_starting_the_network_on_a_hazard_refuses_provisions() -> None:
    text = "land: H radiation_zone\nP1 outriders: H\nP1 outposts: H\nP1 stock: provisions 9"
    assert not legal(lay(text), "network:[H]")
    assert legal(lay(text + ", food 2"), "network:[H]")
    assert legal(lay(text.replace("P1 outriders: H", "P1 outriders: A")), "network:[A]"), "arriving is fine"


@pytest.mark.rule("RSD-TERM-01", "RSD-TERM-02", "RSD-RUL-16")
def test_pieces_that_are_out_of_action_do_nothing_and_hinder_nobody() -> None:
    state = lay(
        "P1 outriders: H, N5 x\nP1 stock: provisions 9\nP2 outriders: N0 x\nP2 outposts: N0 x\nP2 basecamp: N0 x"
    )
    assert not legal(state, "move:[N5]")
    play(state, "move:[H]", "to:[N0]")
    assert outriders(state, "P1") == ["N0", "N5 x"] and state.battle is None


@pytest.mark.rule("RSD-PAY-10", "RSD-RUL-25")
def test_left_over_points_vanish_with_the_turn() -> None:
    state = lay("P1 outriders: H\nP1 stock: oil 1")
    play(state, "move:[H]", "to:[N0]")
    assert left(state) == {"oil": 4}
    play(state, "end")
    assert left(state) == {}


@pytest.mark.rule("RSD-RUL-25", "RSD-DEC-08", "RSD-PAY-07")
def test_one_click_pays_with_provisions_and_breaks_no_cube_for_nothing() -> None:
    state = play(lay("P1 outriders: H\nP1 stock: provisions 5, tech 3, oil 1"), "move:[H]", "to:[N0]", "pay")
    assert stock(state, "P1") == {"provisions": 3, "tech": 3, "oil": 1}
    state = play(lay("P1 outriders: H\nP1 stock: provisions 1, tech 3, oil 1"), "move:[H]", "to:[N0]", "pay")
    assert stock(state, "P1") == {"provisions": 1, "tech": 2, "oil": 1} and left(state) == {}


@pytest.mark.rule("RSD-PAY-04", "RSD-RUL-26", "RSD-SIMP-02", "RSD-BAR-14")
def test_costs_in_cubes_take_no_left_over_points() -> None:
    for simpler in (False, True):
        state = lay("P1 outriders: H\nP1 stock: tech 3\nP2 barricades: H-N0, H-N1", simpler=simpler)
        play(state, "move:[H]", "to:[N1]")
        assert left(state) == {"tech": 1} and stock(state, "P1") == {"tech": 1}, "3 points with 2 Tech"
        rich = lay("P1 outriders: H\nP1 stock: tech 2, gold 5\nP2 barricades: H-N0", simpler=simpler)
        assert "RSD-BAR-14" in why_not(rich, "destroy_barricade:[H-N0]")


@pytest.mark.rule("RSD-SIMP-04", "RSD-RUL-72")
def test_hazards_refuse_provisions_in_the_simpler_game_too() -> None:
    text = "land: N0 radiation_zone\nP1 outriders: H\nP1 stock: provisions 9, wood 1"
    state = play(lay(text, simpler=True), "move:[H]", "to:[N0]")
    assert stock(state, "P1") == {"provisions": 9}
    assert player(state, "P1")["stock"]["wood"] == 0


@pytest.mark.rule("RSD-CONF-04", "RSD-RUL-79")
def test_who_carries_the_basecamp_starts_no_conflict() -> None:
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 9\nP2 outriders: N0")
    play(state, "move:[H]", "to:[N0]")
    assert basecamp(state, "P1") == "H x" and state.battle is not None


@pytest.mark.rule("RSD-RUL-38", "RSD-BASE-06", "RSD-RUL-69")
def test_a_basecamp_is_not_carried_to_an_active_outpost() -> None:
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 outposts: N0\nP1 stock: provisions 9")
    play(state, "move:[H]", "to:[N0]")
    assert basecamp(state, "P1") == "H x"


@pytest.mark.rule("RSD-OUT-06", "RSD-RUL-37", "RSD-INV-04")
def test_an_outpost_is_not_carried_to_another_one_of_mine() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H x, N0 x\nP1 stock: provisions 9")
    assert outposts(play(state, "move:[H]", "to:[N0]"), "P1") == ["H x", "N0 x"]
    state = lay("P1 basecamp: N0\nP1 outriders: H\nP1 outposts: H x, N0 x\nP1 stock: provisions 9")
    assert outposts(play(state, "move:[H]", "to:[N0]", "take_along"), "P1") == ["N0 x", "N0 x"]


@pytest.mark.rule("RSD-CONF-05", "RSD-RUL-79")
def test_six_conflicts_are_the_most_even_for_outriders_recruited_in_between() -> None:
    state = lay("P1 outriders: H\nP1 stock: provisions 9\nP2 outriders: N0")
    for name in ("N1", "N2", "N3", "N4", "N5"):
        state.fought |= 1 << LAYOUT.hexes[name]
    play(state, "move:[H]")
    assert legal(state, "to:[N0]"), "five so far"
    state = lay("P1 outriders: H\nP1 stock: provisions 9\nP2 outriders: N0")
    for name in ("N1", "N2", "N3", "N4", "N5", "M0"):
        state.fought |= 1 << LAYOUT.hexes[name]
    assert "RSD-CONF-05" in why_not(play(state, "move:[H]"), "to:[N0]")


# -- several rules at once -----------------------------------------------------------------------------------


@pytest.mark.rule("RSD-PAY-09", "RSD-PAY-10", "RSD-RUL-25", "RSD-RUL-76", "RSD-NET-02", "RSD-BASE-02", "RSD-REC-06")
def test_what_is_left_of_one_oil_goes_into_the_network_or_the_basecamp_and_nowhere_else() -> None:
    text = "P1 outriders: H, N1 x\nP1 outposts: N0, M6\nP1 stock: oil 1, provisions "
    state = play(lay(text + "3"), "move:[H]", "to:[N0]", "points:0")
    assert left(state) == {"oil": 4} and "RSD-REC-06" in why_not(state, "activate_outrider:[N1]")
    play(state, "network:[N0]", "to:[M6]", "points:0")
    assert outriders(state, "P1") == ["M6", "N1 x"] and left(state) == {} and stock(state, "P1") == {"provisions": 3}
    text = "P1 basecamp: H x\nP1 outriders: H\nP1 stock: oil 1, provisions "
    state = play(lay(text + "3"), "move:[H]", "to:[N0]", "take_along", "points:0", "activate_basecamp")
    assert basecamp(state, "P1") == "N0" and left(state) == {} and stock(state, "P1") == {}, "three of each"
    state = play(lay(text + "2"), "move:[H]", "to:[N0]", "take_along", "points:0")
    assert left(state) == {"oil": 3} and "RSD-BASE-02" in why_not(state, "activate_basecamp"), "one short"


@pytest.mark.rule("RSD-PAY-09", "RSD-RUL-76", "RSD-COUT-23")
def test_points_outlast_a_conflict() -> None:
    state = fight("P1 outriders: N3\nP1 stock: oil 1\nP2 outriders: H\nP2 stock: tech 2", "move:[N3] to:[H]", 0, 2)
    assert outriders(state, "P1") == ["N3"] and left(state) == {"oil": 4}, "a draw, and back"
    play(state, "move:[N3]", "to:[M6]", "move:[M6]", "to:[N3]")
    assert left(state) == {} and "RSD-MOVE-02" in why_not(state, "move:[N3]")


@pytest.mark.rule("RSD-MOVE-07", "RSD-MOVE-08", "RSD-MOVE-11", "RSD-RUL-28", "RSD-RUL-31")
def test_over_two_barricades_into_a_hazard_with_the_basecamp_no_provision_helps() -> None:
    text = (
        "land: N0 radiation_zone\nP1 basecamp: H x\nP1 outriders: H, H\nP1 barricades: H-N0\nP2 barricades: H-N0\n"
        "P3 barricades: H-N0\nP1 stock: provisions 9, oil 1"
    )
    state = play(lay(text + ", tech 1", seats=3), "move:[H]", "to:[N0]", "count:2", "take_along")
    assert basecamp(state, "P1") == "N0 x" and outriders(state, "P1") == ["N0", "N0"]
    assert stock(state, "P1") == {"provisions": 9} and left(state) == {}, "2, 1, twice 2 for two rivals, and 1"
    state = play(lay(text, seats=3), "move:[H]", "to:[N0]", "take_along")
    assert outriders(state, "P1") == ["H", "N0"] and left(state) == {"oil": 1}, "7 for two is too much, 5 is not"


@pytest.mark.rule("RSD-OIL-03", "RSD-RUL-30", "RSD-RUL-46", "RSD-HEX-CON-01", "RSD-NET-03")
def test_an_upgraded_outpost_on_poisoned_water_is_left_for_two_but_not_for_provisions() -> None:
    text = "land: H contaminated_water\nP1 outriders: H, H, H n\nP1 outposts: H\nP1 oil: H\nP1 stock: provisions 9"
    assert "RSD-RUL-30" in why_not(lay(text), "network:[H]")
    state = play(lay(text + ", water 1\nP2 barricades: H-N0, H-N1, A-a"), "network:[H]")
    assert "RSD-MOVE-04" in why_not(state, "count:3") and "RSD-MOVE-04" in why_not(state, "count:0")
    play(state, "count:2")
    assert outriders(state, "P1") == ["A", "A", "H n"] and stock(state, "P1") == {"provisions": 9}
    assert "RSD-RUL-46" in why_not(state, "take_oil:[H]") and "RSD-NUKE-08" in why_not(state, "network:[H]")
    play(state, "network:[A]", "count:2")
    assert stock(state, "P1") == {"provisions": 4}, "only the origin counts: 5 from the Basecamp, in Provisions"


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-03", "RSD-OUT-13")
def test_oil_waits_on_the_hex_while_its_outpost_is_down() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H\nP1 oil: H\nP1 stock: provisions 10")
    play(state, "teardown_outpost:[H]")
    assert "RSD-NET-01" in why_not(state, "network:[H]") and legal(state, "take_oil:[H]")
    play(state, "activate_outpost:[H]", "network:[H]")
    assert outriders(state, "P1") == ["A"] and stock(state, "P1") == {}, "4, 4, and 2 again"


@pytest.mark.rule("RSD-MOVE-04", "RSD-NET-02", "RSD-RUL-54")
def test_i_am_told_why_so_many_may_not_go() -> None:
    state = play(lay("P1 outriders: H, H, H\nP1 stock: provisions 3"), "move:[H]", "to:[N0]")
    assert "RSD-MOVE-02" in why_not(state, "count:3") and "RSD-MOVE-04" in why_not(state, "count:4")
    state = play(lay("P1 outriders: H, H, H\nP1 outposts: H\nP1 stock: provisions 5"), "network:[H]")
    assert "RSD-NET-02" in why_not(state, "count:3")
    state = lay("P1 outriders: R4, R4\nP1 leader: Odalys Renn\nP1 stock: provisions 5")
    play(state, "move:[R4]", "to:[T]")
    assert outriders(state, "P1") == ["R4", "T"], "for two no Tech could be bought any more, so one goes unasked"
    state = lay("P1 outriders: R4, R4, R4\nP1 leader: Odalys Renn\nP1 stock: provisions 6")
    assert "RSD-RUL-54" in why_not(play(state, "move:[R4]", "to:[T]"), "count:3")
    state = play(lay("P1 outriders: A\nP1 outposts: H\nP1 barricades: A\nP1 stock: provisions 4"), "network:[A]")
    assert "RSD-MOVE-06" in why_not(state, "count:2")
