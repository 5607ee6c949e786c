"""Taking over an Outpost of a rival with its Barricades."""

import pytest

from tests.residuum.table import (
    barricades,
    lay,
    legal,
    outposts,
    play,
    stock,
    texts,
    why_not,
)

TAKE = "P1 outriders: H\nP1 stock: provisions 20\nP2 outposts: H x\nP2 barricades: H-N0, H-N1, H-N2\n"


@pytest.mark.rule("RSD-TAKE-07", "RSD-RUL-40")
def test_new_barricades_come_from_the_supply_or_from_those_that_lie_here_as_i_like() -> None:
    text = TAKE + "P1 barricades: H, H, M0"
    for count, lying in (("0", ["H", "H"]), ("1", ["H"]), ("2", [])):
        state = play(lay(text), "take_over:[H]")
        assert texts(state, "count") == ["0", "1", "2"]
        play(state, f"count:{count}")
        assert barricades(state, "P1") == sorted([*lying, "H-N0", "H-N1", "H-N2", "M0"])
        assert barricades(state, "P2") == [] and stock(state, "P1") == {"provisions": 5}


@pytest.mark.rule("RSD-TAKE-07", "RSD-RUL-40", "RSD-DEC-30")
def test_what_the_supply_cannot_give_comes_from_here() -> None:
    state = play(lay(TAKE + "P1 barricades: H, H, M0, M0, M0, M0, M0"), "take_over:[H]")
    assert barricades(state, "P1") == ["H-N0", "H-N1", "H-N2", "M0", "M0", "M0", "M0", "M0"], "nothing to choose"
    state = play(lay(TAKE + "P1 barricades: H, M0, M0, M0, M0, M0, M0"), "take_over:[H]")
    assert len(texts(state, "activate_barricade")) == 3
    play(state, "activate_barricade:[H-N2]", "activate_barricade:[H-N0]")
    assert barricades(state, "P1") == ["H-N0", "H-N2", *["M0"] * 6] and barricades(state, "P2") == []
    state = play(lay(TAKE + "P1 barricades: M0, M0, M0, M0, M0, M0, M0, M0"), "take_over:[H]")
    assert barricades(state, "P1") == ["M0"] * 8 and barricades(state, "P2") == [], "the full price is due all the same"
    assert stock(state, "P1") == {"provisions": 5}


@pytest.mark.rule("RSD-RUL-40", "RSD-TAKE-08", "RSD-RUL-31")
def test_a_border_with_a_barricade_of_mine_gets_no_second_one_and_third_players_keep_theirs() -> None:
    state = lay(TAKE + "P1 barricades: H-N1, H-N3\nP3 barricades: H-N0", seats=3)
    play(state, "take_over:[H]")
    assert barricades(state, "P1") == ["H-N0", "H-N1", "H-N2", "H-N3"] and barricades(state, "P3") == ["H-N0"]


@pytest.mark.rule("RSD-TAKE-01", "RSD-RUL-39", "RSD-TAKE-05")
def test_i_choose_whose_outpost_i_take_and_pay_for_that_rivals_barricades() -> None:
    text = "P1 outriders: H\nP2 outposts: H x\nP2 barricades: H-N0, H-N1\nP3 outposts: H x\nP1 stock: provisions "
    state = play(lay(text + "12", seats=3), "take_over:[H]")
    assert texts(state, "rival") == ["2", "3"]
    play(state, "rival:2")
    assert outposts(state, "P2") == [] and outposts(state, "P3") == ["H x"] and stock(state, "P1") == {}
    state = play(lay(text + "11", seats=3), "take_over:[H]")
    assert outposts(state, "P3") == [] and outposts(state, "P2") == ["H x"] and stock(state, "P1") == {"provisions": 5}


@pytest.mark.rule("RSD-RUL-40", "RSD-TAKE-04", "RSD-TAKE-05")
def test_what_stands_in_the_way_of_taking_over_is_said() -> None:
    text = "P1 outriders: H\nP2 outposts: H x\nP1 stock: provisions 6\n"
    assert "RSD-RUL-40" in why_not(lay(text + "P1 outposts: H"), "take_over:[H]")
    assert "RSD-TAKE-04" in why_not(lay(text + "P1 basecamp: H"), "take_over:[H]")
    assert "RSD-TAKE-05" in why_not(lay(text + "P2 barricades: H-N0"), "take_over:[H]")
    assert "RSD-TAKE-03" in why_not(lay(text.replace("riders: H", "riders: H x")), "take_over:[H]")
    assert legal(lay(text + "P1 basecamp: H x\nP2 outriders: H x\nP3 basecamp: H x", seats=3), "take_over:[H]")
    assert legal(lay(text + "P1 outposts: H x, N0, N1, N2"), "take_over:[H]"), "one is carried"
