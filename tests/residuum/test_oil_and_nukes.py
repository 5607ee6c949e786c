"""Nukes where Basecamps are, and Oil on locations."""

import pytest

from tests.residuum.table import (
    TWO_CARDS,
    basecamp,
    clash,
    fight,
    land,
    lay,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    player,
    stock,
    table,
    texts,
    why_not,
)

# -- Nukes and Basecamps (RSD-RUL-52) ------------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-52", "RSD-NUKE-22")
@pytest.mark.parametrize(("mark", "more"), [("", ""), (" x", "P2 outriders: H\n"), (" x", "P2 outriders: H, H\n")])
def test_a_nuke_does_not_go_off_where_a_rivals_basecamp_is_in_any_state(mark: str, more: str) -> None:
    state = fight(
        f"P1 outriders: N3 n\nP1 stock: food 1, tech 19\nP2 basecamp: H{mark}\nP2 stock: wood 2\n{more}",
        "move:[N3] to:[H] pay",
        18,
    )
    maybe(state, "loot:wood")
    assert land(state, "H") == "wasteland" and stock(state, "P1")["wood"] == 2
    play(state, "to:[M0]")
    assert outriders(state, "P1") == ["M0 n"], "unspent, it stays with its carrier"


@pytest.mark.rule("RSD-RUL-52", "RSD-RUL-49")
def test_a_nuke_goes_off_at_a_third_players_hex_but_not_beside_a_basecamp_of_anybody() -> None:
    text = "P1 outriders: N3 n\nP1 stock: food 1\nP2 outriders: H\n"
    assert land(maybe(lay(text), "move:[N3]", "to:[H]", "pay"), "H") == "radiation_zone"
    state = maybe(lay(text + "P3 basecamp: H x", seats=3), "move:[N3]", "to:[H]", "pay")
    assert land(state, "H") == "wasteland" and state.battle is not None


@pytest.mark.rule("RSD-RUL-52", "RSD-RUL-53", "RSD-COUT-19")
def test_a_carrier_beaten_at_a_basecamp_loses_its_nuke_without_a_blast() -> None:
    state = fight("P1 outriders: N3 n\nP1 stock: food 1\nP2 basecamp: H", "move:[N3] to:[H]")
    assert outriders(state, "P1") == ["A x"] and land(state, "H") == "wasteland" and state.nukes(0) == 0


@pytest.mark.rule("RSD-RUL-52", "RSD-CRES-13")
def test_only_one_of_two_nukes_may_be_spent_and_the_other_stays() -> None:
    state = lay(TWO_CARDS + "P1 outriders: N3 n, N3 n\nP1 stock: food 2, nuclear 1\nP2 basecamp: H\nP2 stock: wood 1")
    maybe(state, "move:[N3]", "to:[H]", "count:2", "fight")
    clash(state, 4, 2)
    play(state, "nuke")
    assert not legal(state, "nuke") and not legal(state, "nuclear")
    maybe(state, "add:0", "loot:wood", "to:[M0]")
    assert sorted(outriders(state, "P1")) == ["M0", "M0 n"] and stock(state, "P1")["nuclear"] == 1


@pytest.mark.rule("RSD-RUL-52", "RSD-INV-07", "RSD-NUKE-07")
def test_my_basecamp_and_my_nuke_keep_apart() -> None:
    text = "P1 basecamp: H x\nP1 stock: provisions 9\nP1 outriders: H, "
    assert basecamp(play(lay(text + "N0 n"), "move:[H]", "to:[N0]"), "P1") == "H x", "not carried to a Nuke of mine"
    assert basecamp(play(lay(text + "N1 n"), "move:[H]", "to:[N0]", "take_along"), "P1") == "N0 x"
    state = play(lay(text + "N0 n"), "move:[N0]")
    assert "RSD-NUKE-07" in why_not(state, "to:[H]") and "H" not in texts(state, "to")


@pytest.mark.rule("RSD-RUL-52", "RSD-RUL-51", "RSD-NUKE-12")
def test_an_unpaid_nuke_goes_off_beside_a_rivals_fallen_basecamp_which_stays() -> None:
    state = lay("P1 outriders: H n\nP2 basecamp: H x\nP2 outposts: H x\nP2 outriders: H x\nphase: end")
    maybe(state, "detonate")
    assert land(state, "H") == "radiation_zone" and basecamp(state, "P2") == "H x"
    assert outriders(state, "P1") == [] and outposts(state, "P2") == [] and outriders(state, "P2") == []


# -- Oil on locations (RSD-RUL-46) ---------------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-01", "RSD-OIL-02", "RSD-OIL-04")
def test_oil_put_down_this_turn_stays_until_a_later_one() -> None:
    state = play(lay("P1 outposts: H\nP1 stock: oil 5"), "upgrade:[H]")
    assert stock(state, "P1") == {"oil": 3} and "RSD-RUL-46" in why_not(state, "take_oil:[H]")
    assert "RSD-RUL-46" in why_not(state, "upgrade:[H]"), "one upgrade a location"
    play(state, "upgrade:[A]")
    assert "RSD-OIL-01" in why_not(state, "upgrade:[N0]") and stock(state, "P1") == {"oil": 1}
    play(state, "end", "end")
    maybe(state, "produce:provisions")
    play(state, "take_oil:[H]")
    assert stock(state, "P1")["oil"] == 3 and legal(state, "upgrade:[H]"), "always both cubes, and again if I like"
    assert "RSD-OIL-04" in why_not(state, "take_oil:[H]")


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-03")
def test_only_the_start_of_network_movement_needs_the_upgrade() -> None:
    text = "P1 outposts: H, N0\nP1 oil: H\nP1 stock: provisions 9\nP1 outriders: "
    state = maybe(lay(text + "H, H, H"), "network:[H]", "to:[N0]", "count:3", "pay")
    assert stock(state, "P1") == {"provisions": 7}
    state = maybe(lay(text + "N0"), "network:[N0]", "to:[H]", "pay")
    assert stock(state, "P1") == {"provisions": 5} and legal(state, "take_oil:[H]"), "arriving does not use it"


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-03", "RSD-OUT-13")
def test_oil_outlives_its_location_without_effect() -> None:
    state = lay("P1 outriders: H, H\nP1 outposts: H, N0\nP1 oil: H\nP1 stock: provisions 20")
    play(state, "teardown_outpost:[H]")
    assert not legal(state, "network:[H]") and legal(state, "take_oil:[H]")
    play(state, "activate_outpost:[H]", "network:[H]", "to:[A]", "count:2")
    assert stock(state, "P1") == {"provisions": 10}, "4 and 4, and then the flat 2 for both"
    assert not legal(state, "take_oil:[H]")
    gone = lay("P1 basecamp: H x\nP1 outriders: H\nP1 oil: H\nP1 stock: provisions 9")
    play(gone, "move:[H]", "to:[N0]", "take_along")
    assert stock(play(gone, "take_oil:[H]"), "P1") == {"provisions": 6, "oil": 2}


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-04")
def test_anothers_oil_is_neither_used_nor_taken() -> None:
    state = lay("P1 outriders: H, H\nP1 outposts: H\nP2 oil: H\nP1 stock: provisions 4, oil 2")
    assert not legal(state, "take_oil:[H]") and legal(state, "upgrade:[H]")
    play(state, "network:[H]", "count:1", "pay")
    assert stock(state, "P1") == {"oil": 2}, "4, not the flat 2"


@pytest.mark.rule("RSD-RUL-46", "RSD-OIL-06", "RSD-COUT-10")
def test_a_beaten_location_loses_its_oil_besides_the_loot() -> None:
    text = "P1 outriders: N3\nP1 stock: provisions 2, tech 19\nP2 oil: H\nP2 stock: provisions 3, oil 1\n"
    state = fight(text + "P2 outposts: H", "move:[N3] to:[H] points:2", 18)
    maybe(state, "loot:provisions", "to:[M0]")
    assert stock(state, "P1") == {"provisions": 3, "tech": 1, "oil": 2} and not table(state)["oil"]
    assert stock(state, "P2") == {"oil": 1}, "the Oil on the hex was no part of the stock"
    state = fight(text + "P2 outposts: H x\nP2 outriders: H", "move:[N3] to:[H] points:2", 18)
    maybe(state, "loot:provisions", "to:[M0]")
    assert len(table(state)["oil"]) == 1, "an Outpost out-of-action is no location: the Oil stays its owner's"


@pytest.mark.rule("RSD-RUL-46", "RSD-RUL-70", "RSD-TOWN-11")
def test_oil_on_a_hex_is_neither_sold_nor_scored() -> None:
    state = lay("P1 outriders: R4\nP1 outposts: H\nP1 oil: H\nP1 stock: provisions 2")
    assert "RSD-RUL-54" in why_not(play(state, "move:[R4]"), "to:[T]")
    points = player(lay("P1 outposts: H\nP1 oil: H"), "P1")["points"]
    assert points == player(lay("P1 outposts: H"), "P1")["points"]


@pytest.mark.rule("RSD-RUL-46", "RSD-RUL-51")
def test_a_blast_destroys_the_oil_and_poison_does_not() -> None:
    state = lay("P1 outriders: H n\nP1 outposts: N0\nP2 oil: H\nphase: end")
    maybe(state, "detonate")
    assert not table(state)["oil"]
    state = play(lay("P1 outriders: H\nP1 stock: chem 8\nP2 outposts: N0\nP2 oil: N0"), "irradiate:[N0]")
    assert len(table(state)["oil"]) == 1
