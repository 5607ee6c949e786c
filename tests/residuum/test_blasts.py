"""Nukes in odd places: at the edge of the map, next to each other, at Basecamps, and who is hit."""

import pytest

from cinderbox.games.residuum.check import check
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    asked,
    barricades,
    basecamp,
    clash,
    land,
    lay,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    spend,
    stock,
    table,
    texts,
)

LEADERS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\nwar: 1, 1, 4, 3, 1, 2\n"


def checked(state: ResiduumState) -> ResiduumState:
    check(state)
    return state


@pytest.mark.rule("RSD-NUKE-15", "RSD-NUKE-18", "RSD-NUKE-19", "RSD-RUL-51")
def test_at_a_tip_of_the_map_a_blast_reaches_one_neighbour() -> None:
    state = checked(lay("P1 basecamp: H\nP1 outriders: A n, a, R0\nP1 barricades: A-a\nphase: end"))
    assert outriders(state, "P1") == ["H x", "R0"] and barricades(state, "P1") == [] and land(state, "A") != "wasteland"


@pytest.mark.rule("RSD-NUKE-19", "RSD-NUKE-20", "RSD-NUKE-21", "RSD-RUL-51")
def test_a_blast_next_to_a_basecamp_leaves_it_and_what_lies_there() -> None:
    state = checked(
        lay(
            "P1 outriders: H n\nP2 basecamp: N0\nP2 outriders: N0, N1\nP2 outposts: N0 x, N2 x, N3\n"
            "P2 barricades: N0, N1, N0-M0, N0-H\nP2 oil: N0\nphase: end"
        )
    )
    assert basecamp(state, "P2") == "N0" and outriders(state, "P2") == ["N0 x", "N0 x"]
    assert outposts(state, "P2") == ["N0 x", "N0 x", "N3"] and barricades(state, "P2") == ["M0-N0", "N0", "N0"]
    assert len(table(state)["oil"]) == 1, "Oil next to the blast is safe"


@pytest.mark.rule("RSD-RUL-35", "RSD-NUKE-19", "RSD-NUKE-20")
def test_what_a_blast_sends_home_goes_to_a_basecamp_on_the_road_as_well() -> None:
    state = checked(
        lay(
            "P1 outriders: H n\nP2 basecamp: M0 x\nP2 outriders: N0, N1 x\nP2 outposts: N2 x\nP2 barricades: N3\n"
            "P2 stock: food 2\nphase: end"
        )
    )
    assert outriders(state, "P2") == ["M0 x", "M0 x"] and basecamp(state, "P2") == "M0 x"
    assert outposts(state, "P2") == ["M0 x"] and barricades(state, "P2") == ["M0"]


@pytest.mark.rule("RSD-RUL-35", "RSD-RUL-51", "RSD-NUKE-18", "RSD-NUKE-19")
def test_who_is_sent_home_to_the_middle_of_the_blast_is_not_lost_in_it() -> None:
    pieces = "P2 basecamp: H x\nP2 outriders: H x, N0\nP2 outposts: N1 x\nP2 stock: food 2"
    state = checked(lay(f"P1 outriders: H n\n{pieces}\nphase: end"))
    assert outriders(state, "P2") == ["H x"], "what was there is gone, then the others come"
    assert outposts(state, "P2") == ["H x"] and basecamp(state, "P2") == "H x" and land(state, "H") == "radiation_zone"


@pytest.mark.rule("RSD-RUL-48", "RSD-RUL-53", "RSD-DEC-23", "RSD-INV-07")
def test_the_first_blast_disarms_the_nuke_next_to_it() -> None:
    state = lay("P1 outriders: H n, N0 n, M6 n\nP1 stock: tech 2\nphase: end")
    play(state, "detonate")
    assert outriders(state, "P1") == ["A x", "M6 n"], "the one next to it goes home, and does not go off"
    assert land(state, "H") == "radiation_zone" and land(state, "N0") == "wasteland"
    play(state, "pay")
    assert outriders(state, "P1") == ["A x", "M6 n"] and stock(state, "P1") == {"tech": 1}


@pytest.mark.rule("RSD-RUL-48", "RSD-NUKE-05")
def test_one_tech_keeps_one_of_two_nukes() -> None:
    state = play(lay("P1 outriders: H n, M0 n\nP1 stock: tech 1\nphase: end"), "pay")
    assert outriders(state, "P1") == ["H n"] and land(state, "M0") == "radiation_zone"
    together = play(lay("P1 outriders: H n, H n\nP1 stock: tech 1\nphase: end"), "pay")
    assert outriders(together, "P1") == [], "the second takes the first along"


@pytest.mark.rule("RSD-NUKE-05", "RSD-NUKE-06")
def test_only_an_own_active_outpost_saves_the_upkeep() -> None:
    for place, kept in (("P1 outposts: H", True), ("P1 outposts: H x", False), ("P1 outposts: N0", False)):
        state = lay(f"P1 outriders: H n\n{place}\nphase: end")
        assert (outriders(state, "P1") == ["H n"]) == kept


@pytest.mark.rule("RSD-RUL-24", "RSD-RUL-53", "RSD-HEX-RAD-03")
def test_a_nuke_on_a_hazard_is_paid_for_and_lost_all_the_same() -> None:
    state = lay("land: H radiation_zone\nP1 outriders: H n\nP1 stock: tech 1\nphase: end")
    assert texts(state) == ["pay", "detonate"]
    play(state, "pay")
    assert outriders(state, "P1") == ["A x"] and stock(state, "P1") == {} and land(state, "H") == "radiation_zone"


@pytest.mark.rule("RSD-RUL-53", "RSD-UPK-03")
def test_a_carrier_that_is_let_go_at_the_end_of_the_year_loses_its_nuke() -> None:
    state = lay("turn: 8\nP1 outriders: H n\nP1 outposts: H\nP1 stock: food 1\nphase: end")
    play(state, "let_go")
    assert outriders(state, "P1") == ["A x"] and land(state, "H") == "wasteland"


@pytest.mark.rule("RSD-RUL-53", "RSD-RUL-77", "RSD-RADZ-05")
def test_a_poisoned_carrier_goes_home_without_its_nuke_and_without_a_blast() -> None:
    state = play(lay("P1 outriders: H\nP1 stock: chem 8\nP2 outriders: N0 n\nP2 outposts: N0"), "irradiate:[N0]")
    assert outriders(state, "P2") == ["B x"] and outposts(state, "P2") == ["N0"]
    own = play(lay("P1 outriders: H, H n\nP1 stock: nuclear 1"), "irradiate:[N0]", "class:fresh_nuke")
    assert outriders(own, "P1") == ["A x", "H"]
    both = play(lay("P1 outriders: H, H n\nP1 stock: nuclear 1"), "irradiate:[H]", "class:fresh")
    assert outriders(both, "P1") == ["A x", "A x"], "all on a hex that is poisoned go"


@pytest.mark.rule("RSD-RUL-45", "RSD-NUKE-15", "RSD-NUKE-16", "RSD-INV-12")
def test_a_blast_needs_no_tile() -> None:
    for ground, after in (("wasteland", "radiation_zone"), ("water_source", "contaminated_water")):
        state = lay(f"land: H {ground}\nP1 outriders: H n\nP1 stock: tech 1\nphase: end")
        state.piles, state.overlay = [0, 0, 3], [1, 1, 1, 2, 2, 2, *state.overlay[6:]]
        assert land(checked(play(state, "detonate")), "H") == after and state.piles == [0, 0, 3]


@pytest.mark.rule("RSD-RUL-45")
def test_a_spare_wasteland_that_is_blown_up_goes_back_to_its_pile() -> None:
    state = lay("P1 outriders: H n\nP1 stock: tech 1\nphase: end")
    state.piles, state.overlay[state.riders[0] >> 3] = [3, 3, 2], 3
    assert checked(play(state, "detonate")).piles == [3, 2, 3]


# -- at Basecamps --------------------------------------------------------------------------------------------


def nomads(mine: str, camp: str = "P2 basecamp: H x", seats: int = 2) -> ResiduumState:
    """P1 carries a Nuke from N3 to P2's Outrider on H, with whom a Basecamp lies."""
    state = lay(f"{LEADERS}P1 outriders: N3 n\nP2 outriders: H\n{camp}\n{mine}", seats=seats)
    return maybe(state, "move:[N3]", "to:[H]", "pay", "points:2")


@pytest.mark.rule("RSD-RUL-52", "RSD-NUKE-22")
def test_any_rivals_basecamp_in_any_state_keeps_a_nuke_quiet() -> None:
    for camp in ("P2 basecamp: H x", "P3 basecamp: H x"):
        state = nomads("P1 stock: provisions 2", camp, seats=3)
        assert asked(state) == "P2" and texts(state) == ["welcome", "fight"] and land(state, "H") == "wasteland"
    assert land(nomads("P1 stock: provisions 2", ""), "H") == "radiation_zone"


@pytest.mark.rule("RSD-RUL-52", "RSD-COUT-23")
def test_an_unspent_nuke_comes_back_from_a_draw_and_from_a_deal() -> None:
    even = nomads("P1 stock: provisions 2\nP2 stock: tech 1")
    play(even, "welcome", "attack")
    clash(even, 3, 2)
    play(even, "add:1", "add:0")
    assert outriders(even, "P1") == ["N3 n"]
    deal = nomads("P1 stock: provisions 2")
    play(deal, "welcome", "trade", "break_off", "to:[N0]")
    assert outriders(deal, "P1") == ["N0 n"]


@pytest.mark.rule("RSD-RUL-52", "RSD-COUT-19")
def test_an_unspent_nuke_is_lost_with_a_beaten_carrier() -> None:
    state = nomads("P1 stock: provisions 2\nP2 stock: tech 9")
    play(state, "welcome", "attack")
    clash(state, 3, 2)
    play(state, "add:9", "add:0")
    assert outriders(state, "P1") == ["A x"] and land(state, "H") == "wasteland" and outriders(state, "P2") == ["H"]


@pytest.mark.rule("RSD-RUL-52", "RSD-CRES-13", "RSD-CRES-12")
def test_a_stock_nuclear_or_the_nuke_is_added_and_not_both() -> None:
    state = nomads("P1 stock: provisions 2, nuclear 1")
    play(state, "welcome", "attack")
    clash(state, 4, 2)
    assert legal(state, "nuke") and legal(state, "nuclear")
    play(state, "nuclear")
    assert not legal(state, "nuke")
    maybe(state, "add:0")
    assert stock(state, "P1") == {}
    play(state, "to:[M0]")
    assert outriders(state, "P1") == ["M0 n"], "the Nuke stays armed"


@pytest.mark.rule("RSD-RUL-52", "RSD-RUL-51", "RSD-NUKE-12")
def test_upkeep_unpaid_where_a_rivals_basecamp_lies_is_a_blast_that_leaves_it() -> None:
    state = checked(lay("P1 outriders: H n\nP2 basecamp: H x\nP2 outriders: H x\nP2 outposts: H x\nphase: end"))
    assert basecamp(state, "P2") == "H x" and land(state, "H") == "radiation_zone"
    assert outriders(state, "P2") == [] and outposts(state, "P2") == []


# -- a lost defence ------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-NUKE-11", "RSD-NUKE-14", "RSD-RUL-50", "RSD-RUL-64")
def test_winners_who_cannot_get_away_are_hit_by_the_blast() -> None:
    state = lay(
        f"{LEADERS}P1 basecamp: H\nP1 outriders: a\nP1 stock: provisions 2, tech 9\nP2 outriders: A n\nP3 outposts: R0",
        seats=3,
    )
    maybe(state, "move:[a]", "to:[A]", "points:2", "fight")
    spend(clash(state, 4, 2), 9, 0)
    assert land(state, "A") == "radiation_zone" and outriders(state, "P2") == []
    assert outriders(state, "P1") == ["H x"], "the only way was back to a, next to the blast"
    assert table(state)["players"][0]["won"] == 1


@pytest.mark.rule("RSD-NUKE-11", "RSD-COUT-13", "RSD-RUL-50")
def test_a_beaten_carrier_in_the_open_pays_its_cube_before_it_goes_off() -> None:
    state = lay(
        f"{LEADERS}P1 outriders: N3\nP1 stock: provisions 2, tech 9\nP2 outriders: H n, H n\nP2 stock: gold 1, wood 1"
    )
    maybe(state, "move:[N3]", "to:[H]", "points:2", "fight")
    spend(clash(state, 4, 2), 9, 0)
    play(state, "loot:gold")
    assert land(state, "H") == "wasteland", "first the withdrawal"
    play(state, "to:[M3]")
    assert stock(state, "P1") == {"gold": 1, "wood": 1}
    assert land(state, "H") == "radiation_zone" and outriders(state, "P2") == [] and outriders(state, "P1") == ["M3"]


@pytest.mark.rule("RSD-NUKE-11", "RSD-COUT-24")
def test_a_defence_that_holds_keeps_its_nuke() -> None:
    state = lay(f"{LEADERS}P1 outriders: N3\nP1 stock: provisions 2\nP2 outriders: H n\nP2 stock: tech 9")
    maybe(state, "move:[N3]", "to:[H]", "fight")
    spend(clash(state, 3, 2), 0, 9)
    assert outriders(state, "P2") == ["H n"] and outriders(state, "P1") == ["A x"]


@pytest.mark.rule("RSD-RUL-23", "RSD-PROD-11")
def test_looted_nuclear_counts_nukes_towards_the_three() -> None:
    state = lay(
        f"{LEADERS}P1 outriders: N3, N3, M0 n\nP1 stock: provisions 3, tech 20, nuclear 1\nP2 basecamp: H\n"
        "P2 stock: nuclear 3"
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "points:3", "welcome", "attack")
    spend(clash(state, 4, 2), 20)
    assert stock(state, "P1") == {"nuclear": 2} and stock(state, "P2") == {}
    said = state.log(None)
    assert "Player 1 takes 1 Nuclear from player 2." in said and "Player 2 loses 2 Nuclear." in said


@pytest.mark.rule("RSD-RUL-49", "RSD-RUL-60", "RSD-NUKE-13", "RSD-CONF-02")
def test_a_blast_is_this_hexs_meeting_of_the_turn() -> None:
    state = lay("P1 outriders: N3 n, M0\nP1 outposts: N3 x\nP1 stock: provisions 9\nP2 outriders: H")
    play(state, "move:[N3]", "to:[H]", "take_along")
    maybe(state, "pay")
    assert outriders(state, "P1") == ["M0"] and outposts(state, "P1") == [], "the cargo goes too"
    assert table(state)["this_turn"]["fought"] and table(state)["players"][0]["won"] == 0
