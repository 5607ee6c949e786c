"""Poisoned water, Radiation Zones, Nukes, upgraded locations."""

import pytest

from cinderbox.games.residuum.cards import ACTIONS
from cinderbox.games.residuum.steps.look import TurnLook
from tests.residuum.table import (
    GAME,
    barricades,
    basecamp,
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


@pytest.mark.rule("RSD-CONT-01", "RSD-CONT-02", "RSD-RUL-44")
def test_water_next_to_an_outrider_is_poisoned_with_chem_oil_or_nuclear() -> None:
    text = "land: N0 water_source, H water_source\nP1 outriders: H\nP1 stock: "
    state = play(lay(text + "chem 8, oil 5, nuclear 1"), "contaminate:[N0]")
    assert texts(state, "cost") == ["chem", "oil", "nuclear"]
    play(state, "cost:oil")
    assert stock(state, "P1") == {"chem": 8, "nuclear": 1} and land(state, "N0") == "contaminated_water"
    assert outriders(state, "P1") == ["H"]
    assert not legal(lay(text + "chem 7, oil 4"), "contaminate:[N0]")
    assert "RSD-CONT-01" in why_not(lay(text + "chem 8"), "contaminate:[H]"), "not the hex it stands on"
    assert legal(lay("P1 outriders: R10\nP1 stock: chem 8"), "contaminate:[W]")


@pytest.mark.rule("RSD-RADZ-01", "RSD-RADZ-02", "RSD-RADZ-04", "RSD-RADZ-05", "RSD-RADZ-07", "RSD-RUL-73", "RSD-INV-12")
def test_a_radiation_zone_sends_all_outriders_home_and_leaves_the_rest() -> None:
    state = lay(
        "land: N0 woodland\nP1 outriders: H, N5\nP1 stock: chem 8\nP2 outriders: N0\n"
        "P2 outposts: N0\nP2 barricades: N0-H"
    )
    play(state, "irradiate:[N0]")
    assert land(state, "N0") == "radiation_zone" and table(state)["piles"]["radiation_zone"] == 2
    assert outriders(state, "P2") == ["B x"] and outposts(state, "P2") == ["N0"] and barricades(state, "P2") == ["H-N0"]
    own = play(lay("P1 outriders: H\nP1 stock: chem 8"), "irradiate:[H]")
    assert outriders(own, "P1") == ["A x"]


@pytest.mark.rule("RSD-RADZ-03", "RSD-RUL-44", "RSD-RUL-45")
def test_some_hexes_cannot_become_radiation_zones() -> None:
    lands = "land: N0 water_source, N1 contaminated_water, N2 radiation_zone\n"
    state = lay(lands + "P1 outriders: H, R10\nP1 stock: chem 8\nP2 basecamp: N3 x")
    for target in ("N0", "N1", "N3", "T"):
        assert "RSD-RADZ-03" in why_not(state, f"irradiate:[{target}]")
    assert "already. (RSD-RUL-44)" in why_not(state, "irradiate:[N2]")
    assert "RSD-RADZ-01" in why_not(state, "irradiate:[M0]")
    state.piles = [0, 0, 3]
    look = TurnLook(state, state.frames[-1])
    look.survey()
    used_up = ACTIONS.items[ACTIONS.places[GAME.space.verb_number("irradiate")]].closed(look)
    assert used_up == ACTIONS.items[ACTIONS.places[GAME.space.verb_number("contaminate")]].closed(look)
    assert GAME.reasons[used_up].rule == "RSD-RUL-45"


@pytest.mark.rule("RSD-RADZ-06", "RSD-RUL-77")
def test_who_uses_nuclear_is_sent_home_and_nobody_else() -> None:
    state = lay("P1 outriders: H, H f, N1\nP1 stock: nuclear 1")
    play(state, "irradiate:[N0]")
    assert sorted(texts(state, "by")) == ["H", "N1"]
    play(state, "by:[H]")
    assert texts(state, "class") == ["fresh", "fought"]
    play(state, "class:fought")
    assert outriders(state, "P1") == ["A x", "H", "N1"]


@pytest.mark.rule("RSD-NUKE-01", "RSD-RUL-47", "RSD-INV-07")
def test_a_nuke_is_made_on_an_active_outpost_one_for_each_outrider() -> None:
    text = "P1 outposts: H\nP1 stock: tech 10, nuclear 1\nP1 outriders: "
    assert "RSD-NUKE-01" in why_not(lay(text + "H n"), "weaponise:[H]")
    assert "RSD-NUKE-01" in why_not(lay(text + "N0"), "weaponise:[N0]")
    state = play(lay(text + "H, H n"), "weaponise:[H]")
    assert outriders(state, "P1") == ["H n", "H n"]


@pytest.mark.rule("RSD-NUKE-05", "RSD-NUKE-12", "RSD-RUL-48", "RSD-DEC-23")
def test_a_nuke_costs_a_tech_each_turn_or_goes_off() -> None:
    state = play(lay("P1 outriders: H n\nP1 stock: tech 1\nphase: end"), "pay")
    assert stock(state, "P1") == {} and outriders(state, "P1") == ["H n"]
    state = play(lay("P1 outriders: H n\nP1 stock: tech 1\nphase: end"), "detonate")
    assert outriders(state, "P1") == [] and land(state, "H") == "radiation_zone"
    state = lay("P1 outriders: H n\nphase: end")
    assert outriders(state, "P1") == [], "without a Tech there is no choice"


@pytest.mark.rule("RSD-NUKE-06")
def test_on_an_own_outpost_a_nuke_costs_nothing() -> None:
    state = lay("P1 outriders: H n\nP1 outposts: H\nP1 stock: tech 1\nphase: end")
    assert outriders(state, "P1") == ["H n"] and stock(state, "P1") == {"tech": 1}


@pytest.mark.rule("RSD-NUKE-07", "RSD-NUKE-08", "RSD-RUL-52")
def test_a_nuke_keeps_away_from_the_own_basecamp_and_the_network() -> None:
    state = lay("P1 basecamp: N0\nP1 outposts: H\nP1 outriders: H n\nP1 stock: provisions 9")
    assert "RSD-NUKE-08" in why_not(state, "network:[H]")
    play(state, "move:[H]")
    assert "RSD-NUKE-07" in why_not(state, "to:[N0]")


@pytest.mark.rule(
    "RSD-NUKE-10", "RSD-NUKE-13", "RSD-NUKE-15", "RSD-NUKE-18", "RSD-NUKE-19", "RSD-NUKE-20", "RSD-NUKE-21",
    "RSD-RUL-49", "RSD-RUL-51", "RSD-RUL-53", "RSD-RUL-60",
)  # fmt: skip
def test_a_nuke_carried_to_a_rival_destroys_everything_at_once() -> None:
    state = lay(
        "P1 outriders: N3 n, N3, N2\nP1 stock: provisions 9\nP1 barricades: N2, H-N3, N2-M4\n"
        "P2 outposts: H, N0, N1 x\nP2 outriders: H, N0, N5 n\nP2 barricades: H-N0, N0-M0, N1\nP2 oil: H"
    )
    play(state, "move:[N3]", "to:[H]", "count:1", "count:1")
    maybe(state, "pay")
    assert asked_nobody(state) and land(state, "H") == "radiation_zone"
    assert outriders(state, "P1") == ["A x"] and barricades(state, "P1") == ["A", "M4-N2"]
    assert outriders(state, "P2") == ["B x", "B x"], "the carrier next to it loses its Nuke without a blast"
    assert outposts(state, "P2") == ["B x", "N0"] and barricades(state, "P2") == ["B", "M0-N0"]
    assert table(state)["oil"] == []


def asked_nobody(state: object) -> bool:
    """Whether no meeting followed."""
    return getattr(state, "battle") is None  # noqa: B009


@pytest.mark.rule("RSD-NUKE-16", "RSD-NUKE-17", "RSD-RUL-45")
def test_what_a_blast_makes_of_the_ground() -> None:
    for ground, after in (("water_source", "contaminated_water"), ("contaminated_water", "contaminated_water"),
                          ("radiation_zone", "radiation_zone"), ("gold_mine", "radiation_zone")):  # fmt: skip
        state = lay(f"land: H {ground}\nP1 outriders: H n\nphase: end")
        assert land(state, "H") == after


@pytest.mark.rule("RSD-RUL-35", "RSD-RUL-53", "RSD-HEX-CON-03")
def test_home_is_the_basecamp_also_while_it_is_out_of_action() -> None:
    state = lay("land: H contaminated_water\nP1 basecamp: N0 x\nP1 outriders: H, N1\nphase: end")
    assert outriders(state, "P1") == ["N0 x", "N1"] and basecamp(state, "P1") == "N0 x"
    with_it = lay("land: H contaminated_water\nP1 basecamp: H x\nP1 outriders: H, H x\nphase: end")
    assert outriders(with_it, "P1") == ["H x", "H x"], "who camps on a hazard lies down beside the Basecamp"
    told = [line for line in with_it.log(0) if "ut of action" in line]
    assert len(told) == 1, "one has fallen, the other lay there already"


@pytest.mark.rule("RSD-OIL-01", "RSD-OIL-02", "RSD-RUL-46", "RSD-RUL-70", "RSD-DEC-28")
def test_oil_is_put_on_a_location_and_leaves_the_stock() -> None:
    state = play(lay("P1 outposts: H\nP1 stock: oil 3"), "upgrade:[H]")
    assert stock(state, "P1") == {"oil": 1} and len(table(state)["oil"]) == 1
    assert not legal(state, "take_oil:[H]"), "not in the turn it was allocated"
    assert "RSD-RUL-46" in why_not(state, "upgrade:[H]")
    idle = lay("P1 outposts: H x\nP1 oil: H")
    assert legal(idle, "take_oil:[H]"), "the Oil stays on the hex and is taken back from there"
    assert player(idle, "P1")["points"] == 3


@pytest.mark.rule("RSD-CONT-03", "RSD-CONT-04", "RSD-CONT-06", "RSD-RUL-35", "RSD-RUL-44", "RSD-RUL-73")
def test_poisoned_water_empties_the_hex_of_everybodys_outriders_and_of_nothing_else() -> None:
    state = lay(
        "land: N0 water_source\nP1 outriders: H, N0 x\nP1 outposts: N0 x\nP1 barricades: N0\nP1 stock: chem 8\n"
        "P2 outriders: N0, N0 x\nP2 basecamp: N0 x\nP2 barricades: N0-M0\nP3 outriders: N0 x\nP3 outposts: N0 x",
        seats=3,
    )
    play(state, "contaminate:[N0]")
    assert outriders(state, "P1") == ["A x", "H"], "Chem costs the acting Outrider nothing"
    assert outriders(state, "P2") == ["N0 x", "N0 x"] and basecamp(state, "P2") == "N0 x", "they are at home there"
    assert outriders(state, "P3") == ["C x"] and outposts(state, "P3") == ["N0 x"]
    assert outposts(state, "P1") == ["N0 x"] and barricades(state, "P1") == ["N0"]
    assert barricades(state, "P2") == ["M0-N0"] and table(state)["piles"]["contaminated_water"] == 2


@pytest.mark.rule("RSD-CONT-05", "RSD-RADZ-06", "RSD-RUL-77")
def test_the_one_who_used_nuclear_may_stand_on_the_hex_itself() -> None:
    state = play(lay("P1 outriders: H, N0\nP1 stock: nuclear 1"), "irradiate:[N0]")
    assert sorted(texts(state, "by")) == ["H", "N0"]
    assert outriders(play(state, "by:[N0]"), "P1") == ["A x", "H"], "it would have gone anyway"
    state = play(lay("P1 outriders: H, N0\nP1 stock: nuclear 1"), "irradiate:[N0]", "by:[H]")
    assert outriders(state, "P1") == ["A x", "A x"]


@pytest.mark.rule("RSD-RADZ-01", "RSD-RADZ-04", "RSD-RUL-44")
def test_hexes_of_the_trade_town_tile_can_be_irradiated_but_not_the_town() -> None:
    state = lay("P1 outriders: R1\nP1 stock: chem 16\nP2 outposts: E")
    assert "RSD-RADZ-03" in why_not(state, "irradiate:[T]")
    assert land(play(state, "irradiate:[E]"), "E") == "radiation_zone" and outposts(state, "P2") == ["E"]


@pytest.mark.rule("RSD-RUL-45", "RSD-CONT-06", "RSD-RADZ-07", "RSD-INV-12")
def test_the_fourth_poisoning_of_a_kind_finds_no_tile() -> None:
    state = lay("P1 outriders: H\nP1 stock: chem 40")
    play(state, "irradiate:[N0]", "irradiate:[N1]", "irradiate:[N2]")
    assert "RSD-RUL-45" in why_not(state, "irradiate:[N3]") and not legal(state, "irradiate:[N3]")


@pytest.mark.rule("RSD-CONT-02", "RSD-RADZ-02", "RSD-PAY-04", "RSD-RUL-26")
def test_why_poison_cannot_be_paid() -> None:
    state = lay("land: N0 water_source\nP1 outriders: H\nP1 stock: chem 7, oil 4, gold 9, provisions 50")
    assert "8 Chem, 5 Oil or 1 Nuclear. (RSD-CONT-02)" in why_not(state, "contaminate:[N0]")
    assert "8 Chem or 1 Nuclear. (RSD-RADZ-02)" in why_not(state, "irradiate:[N1]")
    oil = lay("land: N0 water_source\nP1 outriders: H\nP1 stock: oil 5")
    assert legal(oil, "contaminate:[N0]") and not legal(oil, "irradiate:[N1]"), "Oil poisons water alone"


@pytest.mark.rule("RSD-NUKE-04", "RSD-NUKE-01", "RSD-PROD-11")
def test_a_nuke_has_left_the_network() -> None:
    state = play(lay("P1 outriders: H\nP1 outposts: H\nP1 stock: nuclear 1, tech 10"), "weaponise:[H]")
    assert stock(state, "P1") == {} and outriders(state, "P1") == ["H n"] and player(state, "P1")["points"] == 3 + 2 + 1
    assert "RSD-NUKE-01" in why_not(state, "weaponise:[H]"), "the only Outrider there carries one"


@pytest.mark.rule("RSD-NUKE-10", "RSD-NUKE-13", "RSD-NUKE-18")
def test_two_nukes_that_meet_are_one_blast() -> None:
    state = lay("P1 outriders: N3 n\nP1 stock: provisions 2\nP2 outriders: H n, N0\nP2 outposts: H")
    play(state, "move:[N3]", "to:[H]")
    assert outriders(state, "P1") == [] and outriders(state, "P2") == ["B x"] and outposts(state, "P2") == []
    assert [event["kind"] for event in state.events(None)].count("blast") == 1
