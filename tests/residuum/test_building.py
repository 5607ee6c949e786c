"""Recruiting, Outposts, Barricades, the Basecamp, taking over."""

import pytest

from tests.residuum.table import (
    barricades,
    basecamp,
    code,
    fight,
    lay,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    player,
    stock,
    texts,
    totals,
    why_not,
)


@pytest.mark.rule("RSD-REC-01", "RSD-REC-02", "RSD-REC-04", "RSD-TERM-05", "RSD-PROD-09", "RSD-RUL-18")
def test_an_outrider_joins_any_location_of_mine_and_acts_at_once() -> None:
    state = lay("P1 outposts: H, N0 x\nP1 stock: gold 1, provisions 2")
    assert sorted(texts(state, "recruit")) == ["A", "H"]
    play(state, "recruit:[H]", "points:0")
    assert outriders(state, "P1") == ["H"] and stock(state, "P1") == {"provisions": 2}
    assert legal(state, "move:[H]")
    assert not legal(lay("P1 stock: tech 9, wood 9, oil 9, chem 9"), "recruit:[A]")
    assert legal(lay("P1 stock: food 2, water 2"), "recruit:[A]")


@pytest.mark.rule("RSD-REC-03", "RSD-INV-01")
def test_nobody_has_more_than_six_outriders() -> None:
    state = lay("P1 outriders: H, H, H, H, H, A x\nP1 stock: provisions 20")
    assert "RSD-REC-03" in why_not(state, "recruit:[A]")


@pytest.mark.rule("RSD-REC-05", "RSD-REC-06", "RSD-REC-07", "RSD-RUL-34")
def test_an_outrider_is_activated_where_it_lies_unless_a_rival_is_there() -> None:
    state = play(lay("P1 outriders: H x\nP1 stock: food 2, provisions 2"), "activate_outrider:[H]", "points:0")
    assert outriders(state, "P1") == ["H"] and legal(state, "move:[H]")
    assert not legal(lay("P1 outriders: H x\nP1 stock: tech 9, gold 9"), "activate_outrider:[H]")
    assert "RSD-RUL-34" in why_not(lay("P1 outriders: H x\nP1 stock: food 2\nP2 outriders: H"), "activate_outrider:[H]")


@pytest.mark.rule("RSD-OUT-01", "RSD-OUT-02", "RSD-OUT-03", "RSD-OUT-05", "RSD-TERM-04", "RSD-RUL-33")
def test_an_outpost_is_constructed_at_the_active_basecamp() -> None:
    state = play(lay("P1 stock: wood 3"), "construct_outpost")
    assert outposts(state, "P1") == ["A x"] and stock(state, "P1") == {}
    assert not legal(lay("P1 stock: water 9"), "construct_outpost")
    assert "RSD-RUL-33" in why_not(
        lay("P1 basecamp: A x\nP1 outriders: H\nP1 stock: provisions 9"), "construct_outpost"
    )
    state = lay("P1 outposts: H, N0, N1 x, A x\nP1 stock: provisions 9")
    assert "RSD-OUT-05" in why_not(state, "construct_outpost"), "the supply is empty"


@pytest.mark.rule("RSD-OUT-08", "RSD-OUT-10", "RSD-OUT-11", "RSD-OUT-12", "RSD-RUL-38", "RSD-INV-05")
def test_an_outpost_is_activated_by_an_outrider_away_from_basecamps() -> None:
    text = "P1 outposts: H x\nP1 stock: provisions 9\n"
    assert "RSD-OUT-10" in why_not(lay(text), "activate_outpost:[H]")
    assert "RSD-OUT-11" in why_not(lay(text + "P1 outriders: H\nP2 basecamp: H x"), "activate_outpost:[H]")
    assert "RSD-OUT-11" in why_not(lay(text + "P1 outriders: H\nP1 basecamp: H"), "activate_outpost:[H]")
    state = play(lay(text + "P1 outriders: H\nP1 leader: Odalys Renn"), "activate_outpost:[H]")
    assert outposts(state, "P1") == ["H"] and legal(state, "network:[H]") is True


@pytest.mark.rule("RSD-OUT-13", "RSD-OUT-14", "RSD-OUT-15")
def test_an_outpost_is_torn_down_by_an_outrider_and_paid_for_again() -> None:
    assert "RSD-OUT-14" in why_not(lay("P1 outposts: H\nP1 stock: provisions 9"), "teardown_outpost:[H]")
    state = play(lay("P1 outposts: H\nP1 outriders: H\nP1 stock: provisions 8"), "teardown_outpost:[H]")
    assert outposts(state, "P1") == ["H x"]
    play(state, "activate_outpost:[H]")
    assert stock(state, "P1") == {}


@pytest.mark.rule("RSD-TAKE-03", "RSD-TAKE-04", "RSD-TAKE-06")
def test_taking_over_needs_an_outrider_and_an_idle_outpost_and_no_active_basecamp() -> None:
    text = "P1 stock: provisions 20\n"
    assert "RSD-TAKE-03" in why_not(lay(text + "P2 outposts: H x"), "take_over:[H]")
    assert "RSD-TAKE-01" in why_not(lay(text + "P1 outriders: H\nP2 barricades: H-N0"), "take_over:[H]")
    assert "RSD-TAKE-04" in why_not(lay(text + "P1 basecamp: H\nP1 outriders: H\nP2 outposts: H x"), "take_over:[H]")


@pytest.mark.rule("RSD-RUL-40", "RSD-TAKE-07")
def test_a_carried_outpost_is_used_and_a_border_of_mine_stays_mine() -> None:
    state = lay(
        "P1 outriders: H\nP1 outposts: H x\nP1 barricades: H-N0\nP1 stock: provisions 12\nP2 outposts: H x\n"
        "P2 barricades: H-N0, H-N1"
    )
    play(state, "take_over:[H]")
    assert outposts(state, "P1") == ["H x"] and barricades(state, "P1") == ["H-N0", "H-N1"]
    assert barricades(state, "P2") == []


@pytest.mark.rule("RSD-DEC-30", "RSD-RUL-40")
def test_with_too_few_barricades_i_choose_which_borders_get_one() -> None:
    state = lay(
        "P1 outriders: H\nP1 barricades: M0, M0, M0, M0, M0, M0, M0\nP1 stock: provisions 12\nP2 outposts: H x\n"
        "P2 barricades: H-N0, H-N1"
    )
    play(state, "take_over:[H]")
    assert len(texts(state, "activate_barricade")) == 2
    play(state, "activate_barricade:[H-N1]")
    assert "H-N1" in barricades(state, "P1") and barricades(state, "P2") == []


@pytest.mark.rule("RSD-BAR-01", "RSD-BAR-03", "RSD-BAR-05")
def test_a_barricade_is_constructed_at_a_location_and_lies_there() -> None:
    state = play(lay("P1 outposts: H\nP1 stock: provisions 3"), "construct_barricade:[H]")
    assert barricades(state, "P1") == ["H"]
    state = lay("P1 barricades: H, H, H, H, H, H, H, H\nP1 stock: provisions 3")
    assert "RSD-BAR-05" in why_not(state, "construct_barricade:[A]"), "the supply is empty"


@pytest.mark.rule("RSD-BAR-06", "RSD-BAR-07", "RSD-BAR-08", "RSD-RUL-31", "RSD-RUL-32", "RSD-TOWN-03", "RSD-INV-08")
def test_a_barricade_goes_onto_a_border_of_the_hex_it_lies_in() -> None:
    text = "P1 barricades: H, H-N0\nP1 stock: provisions 9\n"
    assert "RSD-BAR-07" in why_not(lay(text + "P1 basecamp: H"), "activate_barricade:[H-N1]"), (
        "a Basecamp is no presence"
    )
    state = lay(text + "P1 outriders: H")
    assert len(texts(state, "activate_barricade")) == 5
    assert "RSD-RUL-31" in why_not(state, "activate_barricade:[H-N0]")
    play(state, "activate_barricade:[H-N1]")
    assert barricades(state, "P1") == ["H-N0", "H-N1"]
    state = lay("P1 outriders: R10\nP1 barricades: R10\nP1 stock: provisions 9")
    assert len(texts(state, "activate_barricade")) == 3, "R9, R11 and the Water Source, never the Trade Town"


@pytest.mark.rule("RSD-BAR-09", "RSD-RUL-32")
def test_no_barricade_goes_up_at_anothers_basecamp_unless_i_have_a_location_beside_it() -> None:
    text = "P2 basecamp: N0\nP1 outriders: H\nP1 barricades: H\nP1 stock: provisions 9\n"
    assert "RSD-BAR-09" in why_not(lay(text), "activate_barricade:[H-N0]")
    assert legal(lay(text + "P1 outposts: H"), "activate_barricade:[H-N0]")
    assert legal(lay(text.replace("N0\n", "N0 x\n", 1)), "activate_barricade:[H-N0]")


@pytest.mark.rule("RSD-BAR-12", "RSD-RUL-32", "RSD-BAR-02")
def test_a_barricade_comes_down_into_a_hex_where_i_am() -> None:
    text = "P1 barricades: H-N0\nP1 stock: tech 2\n"
    assert "RSD-RUL-32" in why_not(lay(text), "teardown_barricade:[H-N0]")
    state = play(lay(text + "P1 outriders: H, N0"), "teardown_barricade:[H-N0]")
    assert sorted(texts(state, "by")) == ["H", "N0"]
    assert barricades(play(state, "by:[N0]"), "P1") == ["N0"]


@pytest.mark.rule("RSD-BAR-13", "RSD-BAR-14", "RSD-BAR-15")
def test_three_tech_destroy_a_rivals_barricade_next_to_me() -> None:
    text = "P2 barricades: H-N0\nP3 barricades: H-N0\nP1 stock: tech 3\nP1 outriders: "
    assert "RSD-BAR-15" in why_not(lay(text + "N1", seats=3), "destroy_barricade:[H-N0]")
    state = play(lay(text + "N0", seats=3), "destroy_barricade:[H-N0]", "rival:3")
    assert barricades(state, "P3") == [] and barricades(state, "P2") == ["H-N0"] and stock(state, "P1") == {}


@pytest.mark.rule(
    "RSD-BASE-01", "RSD-BASE-02", "RSD-BASE-03", "RSD-BASE-04", "RSD-BASE-07", "RSD-BASE-09", "RSD-DEC-28"
)
def test_a_basecamp_is_torn_down_carried_and_activated_again() -> None:
    assert "RSD-BASE-03" in why_not(lay("P1 stock: provisions 9"), "teardown_basecamp")
    state = lay("P1 basecamp: H\nP1 outriders: H\nP1 stock: oil 1, water 1, provisions 3, food 3")
    play(state, "teardown_basecamp", "points:0", "points:0", "points:0")
    assert basecamp(state, "P1") == "H x" and not legal(state, "recruit:[H]")
    maybe(play(state, "move:[H]", "to:[N0]", "take_along"), "pay")
    play(state, "activate_basecamp", "pay")
    assert basecamp(state, "P1") == "N0"


@pytest.mark.rule("RSD-BASE-08", "RSD-HEX-RAD-04", "RSD-HEX-WAT-04", "RSD-HEX-CON-05", "RSD-RUL-38", "RSD-INV-06")
@pytest.mark.parametrize("ground", ["water_source", "radiation_zone", "contaminated_water"])
def test_no_basecamp_is_activated_on_water_or_hazards(ground: str) -> None:
    text = f"land: H {ground}\nP1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 9"
    assert "RSD-BASE-08" in why_not(lay(text), "activate_basecamp")
    shared = "P1 basecamp: H x\nP2 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 9"
    assert "RSD-RUL-38" in why_not(lay(shared), "activate_basecamp")


@pytest.mark.rule(
    "RSD-HEX-WAS-01", "RSD-HEX-WAS-02", "RSD-HEX-FOO-01", "RSD-HEX-FOO-02", "RSD-HEX-WOO-01", "RSD-HEX-WOO-02",
    "RSD-HEX-TEC-01", "RSD-HEX-TEC-02", "RSD-HEX-GOL-01", "RSD-HEX-GOL-02", "RSD-HEX-OIL-01", "RSD-HEX-OIL-02",
)  # fmt: skip
@pytest.mark.parametrize("ground", ["wasteland", "food_supply", "woodland", "tech_site", "gold_mine", "oil_field"])
def test_open_ground_is_walked_and_settled_freely(ground: str) -> None:
    state = lay(f"land: N0 {ground}\nP1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 20")
    play(state, "move:[H]", "to:[N0]", "take_along", "activate_basecamp")
    assert basecamp(state, "P1") == "N0"
    state = lay(f"land: H {ground}\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 20")
    assert outposts(play(state, "activate_outpost:[H]"), "P1") == ["H"]


@pytest.mark.rule("RSD-HEX-RAD-05", "RSD-HEX-CON-06", "RSD-HEX-WAT-01", "RSD-HEX-WAT-02")
@pytest.mark.parametrize("ground", ["radiation_zone", "contaminated_water", "water_source"])
def test_outposts_work_on_water_and_hazards(ground: str) -> None:
    state = lay(f"land: H {ground}\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 20")
    assert outposts(play(state, "activate_outpost:[H]"), "P1") == ["H"]


@pytest.mark.rule("RSD-TOWN-02")
def test_nothing_is_activated_in_the_trade_town() -> None:
    assert "RSD-OUT-08" in why_not(lay("P1 stock: provisions 9"), "activate_outpost:[T]")
    assert player(lay(), "P1")["outposts"] == []


@pytest.mark.rule("RSD-BAR-11", "RSD-BAR-03", "RSD-CRES-19", "RSD-CRES-20", "RSD-TERM-02")
def test_a_barricade_helps_its_owner_to_defend_either_hex_of_its_border() -> None:
    text = "P1 stock: provisions 2\nP2 barricades: H-N0, H\nP1 barricades: H-N1\n"
    for mine, theirs in (("N3", "H"), ("M0", "N0")):  # neither of them crosses the Barricade
        state = fight(
            text + f"P1 outriders: {mine}\nP2 outriders: {theirs}\nP2 leader: Silas Quill",
            f"move:[{mine}] to:[{theirs}] pay",
        )
        assert totals(state) == [4 + 1, 2 + 1 + 1], "one that lies in the hex adds nothing, nor do mine"


@pytest.mark.rule("RSD-OUT-07", "RSD-OUT-06")
def test_an_outpost_may_be_carried_into_a_conflict_at_an_outpost_of_a_rival() -> None:
    state = lay("P1 outriders: N3\nP1 outposts: N3 x\nP1 stock: provisions 2\nP2 outposts: H")
    play(state, "move:[N3]", "to:[H]", "take_along")
    assert state.battle is not None and outposts(state, "P1") == ["H x"] and outposts(state, "P2") == ["H"]


@pytest.mark.rule("RSD-RUL-16", "RSD-RUL-17", "RSD-RUL-18", "RSD-TERM-07", "RSD-PROD-09")
def test_the_stock_is_mine_even_without_an_active_building() -> None:
    state = lay("P1 basecamp: A x\nP1 outriders: H\nP1 outposts: H x\nP1 stock: wood 2")
    assert outposts(play(state, "activate_outpost:[H]"), "P1") == ["H"]


@pytest.mark.rule("RSD-BAR-09", "RSD-RUL-32", "RSD-RUL-40")
def test_a_barricade_that_stands_stays_when_a_basecamp_is_activated_beside_it() -> None:
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 6\nP2 barricades: H-N0")
    play(state, "activate_basecamp")
    assert barricades(state, "P2") == ["H-N0"] and basecamp(state, "P1") == "H"


@pytest.mark.rule("RSD-BAR-06", "RSD-BAR-09", "RSD-RUL-32")
def test_both_hexes_of_a_border_may_lend_the_barricade_and_the_basecamp_rule_looks_at_both() -> None:
    state = lay("P1 outriders: H, N0\nP1 barricades: H, N0\nP1 stock: provisions 3")
    play(state, "activate_barricade:[H-N0]")
    assert sorted(texts(state, "by")) == ["H", "N0"]
    assert barricades(play(state, "by:[N0]"), "P1") == ["H", "H-N0"]
    text = "P2 basecamp: N0\nP1 outriders: H\nP1 barricades: H\nP1 stock: provisions 3\n"
    assert "RSD-BAR-09" in why_not(lay(text + "P1 outposts: N1"), "activate_barricade:[H-N0]"), "not the hex beside it"
    assert legal(lay(text + "P1 basecamp: H"), "activate_barricade:[H-N0]"), "a Basecamp is a location too"
    assert "RSD-BAR-09" in why_not(lay(text + "P1 basecamp: H x"), "activate_barricade:[H-N0]")


@pytest.mark.rule("RSD-BAR-08", "RSD-RUL-32", "RSD-TOWN-03")
def test_a_barricade_needs_a_hex_on_the_other_side_and_that_is_never_the_town() -> None:
    state = lay("P1 outriders: A\nP1 barricades: A\nP1 stock: provisions 3")
    assert texts(state, "activate_barricade") == [code("[A-a]")], "a tip of the map has one border"
    assert "RSD-RUL-32" in why_not(state, "activate_barricade:[A].nw")
    state = lay("P1 outriders: W, R4\nP1 barricades: W, R4\nP1 stock: provisions 3")
    assert "RSD-BAR-08" in why_not(state, "activate_barricade:[T].e")
    assert "RSD-BAR-08" in why_not(state, "activate_barricade:[W].nw"), "the Water Source of the tile touches the town"
    assert len([one for one in texts(state, "activate_barricade") if one.startswith(code("[W]."))]) == 2


@pytest.mark.rule("RSD-BAR-07", "RSD-BAR-12", "RSD-BAR-15", "RSD-RUL-32")
def test_an_outpost_alone_raises_and_lowers_barricades_but_destroys_none() -> None:
    state = lay("land: H radiation_zone\nP1 outposts: H\nP1 barricades: H\nP2 barricades: H-N1\nP1 stock: tech 6")
    assert "RSD-BAR-15" in why_not(state, "destroy_barricade:[H-N1]")
    play(state, "activate_barricade:[H-N1]")
    assert barricades(state, "P1") == ["H-N1"] == barricades(state, "P2"), "each of us has one there"
    play(state, "teardown_barricade:[H-N1]")
    assert barricades(state, "P1") == ["H"] and stock(state, "P1") == {"tech": 3}, "3 with two Tech, then 1 + 2"
    camp = lay("P1 basecamp: H\nP1 barricades: H-N0\nP1 stock: tech 6")
    assert "RSD-RUL-32" in why_not(camp, "teardown_barricade:[H-N0]"), "a Basecamp is no presence"


@pytest.mark.rule("RSD-TAKE-07", "RSD-RUL-40", "RSD-BAR-09", "RSD-TAKE-04", "RSD-RUL-39", "RSD-RUL-16")
def test_on_a_hazard_beside_a_basecamp_an_outpost_is_taken_over_like_anywhere() -> None:
    """What lies out-of-action there does not hinder, Provisions pay, and the border of P3's Basecamp is kept."""
    state = lay(
        "land: H radiation_zone\nP1 outriders: H\nP1 outposts: N0, N1, H x, N3\nP1 stock: wood 4, provisions 1\n"
        "P2 basecamp: H x\nP2 outriders: H x\nP2 outposts: H x\nP2 barricades: H-N2, H, N4\nP3 basecamp: N2",
        seats=3,
    )
    play(state, "take_over:[H]")
    assert outposts(state, "P1") == ["H x", "N0", "N1", "N3"] and barricades(state, "P1") == ["H-N2"]
    assert outposts(state, "P2") == [] and barricades(state, "P2") == ["H", "N4"] and stock(state, "P1") == {}


@pytest.mark.rule("RSD-REC-01", "RSD-HEX-RAD-03", "RSD-RUL-35", "RSD-REC-03")
def test_an_outrider_recruited_on_a_hazard_leaves_it_or_goes_home() -> None:
    text = "land: H contaminated_water\nP1 outposts: H\nP1 outriders: A x, A x, A x, A x, A x\nP1 stock: "
    state = play(lay(text + "gold 1, tech 1"), "recruit:[H]", "end")
    assert outriders(state, "P1") == ["A x"] * 6
    state = play(lay(text + "gold 2, tech 1"), "recruit:[H]")
    assert "RSD-REC-03" in why_not(state, "recruit:[A]"), "six are in play, be they out-of-action"
    play(state, "move:[H]", "to:[N0]", "end")
    assert "N0" in outriders(state, "P1")
    state = play(
        lay(text.replace("A x, A x, A x, A x, A x", "N1 x") + "gold 1\nP1 basecamp: A x"), "recruit:[H]", "end"
    )
    assert outriders(state, "P1") == ["A x", "N1 x"], "home is where the Basecamp lies"
