"""Who can do nothing any more, and what the end of a year and of a season asks."""

import pytest

from tests.residuum.table import (
    barricades,
    basecamp,
    lay,
    left,
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

# -- who is stuck (RSD-RUL-41) -------------------------------------------------------------------------------


def settles(text: str, camp: str = "H x", simpler: bool = False) -> bool:
    """Whether P1's Basecamp is activated for nothing as the turn starts."""
    state = lay(f"P1 basecamp: {camp}\nphase: start\nP1 leader: Odalys Renn\n{text}", simpler=simpler)
    return "x" not in basecamp(state, "P1") or bool(texts(state, "on"))


@pytest.mark.rule("RSD-RUL-41", "RSD-AIM-01")
@pytest.mark.parametrize(
    ("text", "stuck"),
    [
        ("P1 stock: gold 9, wood 9, oil 9", True),  # riches do not help without an Outrider
        ("P1 outposts: N0 x", True),
        ("P1 outposts: N0", False),
        ("P1 outriders: N0", True),  # on a Wasteland, with nothing to walk for
        ("P1 outriders: N0\nP1 stock: provisions 1", True),
        ("P1 outriders: N0\nP1 stock: provisions 2", False),
        ("P1 outriders: N0\nP1 stock: wood 9, chem 9, gold 9", True),
        ("P1 outriders: N0\nP1 stock: oil 1", False),
        ("land: N0 tech_site\nP1 outriders: N0", False),
        ("land: N0 radiation_zone\nP1 outriders: N0\nP1 stock: provisions 9", True),
        ("land: N0 radiation_zone\nP1 outriders: N0\nP1 stock: water 1", False),
        ("P1 outriders: N0 x\nP1 stock: provisions 3", True),
        ("P1 outriders: N0 x\nP1 stock: provisions 4", False),
        ("P1 outriders: N0 x\nP1 stock: tech 9", True),
        ("P1 outriders: N0 x\nP1 stock: provisions 9\nP2 outposts: N0", True),  # a rival holds that hex
        ("P1 outriders: N0\nP1 completed: Scavenger Packs", False),  # it will forage
        ("P1 outriders: N0\nP1 kept: Desert Guide", False),
    ],
)
def test_who_can_do_nothing_any_more_settles_for_nothing(text: str, stuck: bool) -> None:
    assert settles(text) == stuck


@pytest.mark.rule("RSD-RUL-41", "RSD-CHAR-04")
def test_second_wind_keeps_me_from_being_stuck_while_it_is_unused() -> None:
    text = "P1 basecamp: H x\nphase: start\nP1 outriders: N0 x\nP1 leader: Bram Hathersage\n"
    assert basecamp(lay(text), "P1") == "H x" and legal(lay(text), "second_wind:[N0]")
    assert basecamp(lay(text + "P1 used: 1"), "P1") == "H"


@pytest.mark.rule("RSD-RUL-41", "RSD-SIMP-01")
def test_in_the_simpler_game_wood_gets_me_going() -> None:
    assert not settles("P1 outriders: N0\nP1 stock: wood 1", simpler=True)


@pytest.mark.rule("RSD-RUL-41", "RSD-RUL-67", "RSD-DEC-31")
def test_a_stuck_basecamp_on_bad_ground_moves_to_the_nearest_good_hex_with_what_lies_there() -> None:
    state = lay(
        "land: H water_source, N0 radiation_zone, N1 contaminated_water\nP1 basecamp: H x\nphase: start\n"
        "P1 outriders: H x\nP1 outposts: H x, H x, M0 x\nP1 barricades: H, M0, H-N0\n"
        "P2 outposts: N2\nP3 basecamp: N3 x",
        seats=3,
    )
    assert sorted(texts(state, "on")) == ["N4", "N5"]
    assert "RSD-RUL-67" in why_not(state, "on:[N2]")
    play(state, "on:[N5]")
    assert basecamp(state, "P1") == "N5" and outriders(state, "P1") == ["N5 x"]
    assert outposts(state, "P1") == ["M0 x", "N5 x", "N5 x"] and barricades(state, "P1") == ["H-N0", "M0", "N5"]
    assert stock(state, "P1") == {"provisions": 4}, "3, and 1 for the Water Source beside it"


# -- the year's upkeep ---------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-UPK-02", "RSD-UPK-03", "RSD-RUL-21", "RSD-DEC-24")
def test_outriders_of_one_hex_are_paid_for_in_any_order() -> None:
    state = lay("turn: 8\nP1 outriders: H, H, H\nP1 stock: provisions 2, food 1\nphase: end")
    play(state, "cost:food", "cost:provisions")
    assert outriders(state, "P1") == ["A x", "H", "H"] and stock(state, "P1") == {}


@pytest.mark.rule("RSD-UPK-03", "RSD-RUL-35")
def test_unpaid_outriders_go_home_to_a_fallen_basecamp_too() -> None:
    state = play(
        lay("turn: 16\nP1 basecamp: A x\nP1 outriders: H, H\nP1 stock: food 1\nphase: end"), "let_go", "cost:food"
    )
    assert outriders(state, "P1") == ["A x", "H"]


@pytest.mark.rule("RSD-SEAS-08", "RSD-RUL-80", "RSD-TOWN-05", "RSD-RUL-24")
def test_the_indicator_goes_back_at_the_end_of_my_own_even_turn() -> None:
    for turn, visits in ((1, 1), (2, 0), (7, 1), (8, 0)):
        state = lay(f"turn: {turn}\nP1 visits: 1\nP2 visits: 1\nphase: end")
        assert player(state, "P1")["visits"] == visits and player(state, "P2")["visits"] == 1
    assert left(state) == {}


TRACK = ["spring", "spring", "summer", "summer", "autumn", "autumn", "winter", "winter"] * 2


@pytest.mark.rule("RSD-SEAS-01", "RSD-SEAS-02", "RSD-UPK-01", "RSD-SEAS-08", "RSD-SEAS-09", "RSD-TOWN-07")
@pytest.mark.parametrize("turn", range(1, 17))
def test_every_space_of_the_turn_track(turn: int) -> None:
    state = lay(f"turn: {turn}\nP1 outriders: R4\nP1 stock: provisions 20")
    assert table(state)["round"] == turn and table(state)["season"] == TRACK[turn - 1]
    assert legal(play(state, "move:[R4]"), "to:[T]") == (turn <= 14)
    state = lay(f"turn: {turn}\nP1 outriders: H\nP1 visits: 1\nP1 stock: food 1\nphase: end")
    assert bool(texts(state, "cost")) == (turn in (8, 16)), "upkeep"
    maybe(state, "cost:food")
    assert player(state, "P1")["visits"] == turn % 2


@pytest.mark.rule("RSD-RUL-24", "RSD-NUKE-05", "RSD-HEX-RAD-03", "RSD-UPK-01")
def test_at_the_end_of_a_year_nukes_come_first_then_hazards_then_upkeep() -> None:
    state = lay(
        "turn: 8\nland: M0 radiation_zone\nP1 outriders: N0, H n, M0\nP1 stock: food 3\nP2 outriders: N3\nphase: end"
    )
    assert outriders(state, "P1") == ["A x", "A x"], "one by the blast, one by the hazard; nobody owes"
    assert stock(state, "P1") == {"food": 3} and outriders(state, "P2") == ["B x"]
