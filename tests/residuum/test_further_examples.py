"""The further vectors of the ledger (RSD-EX-16 to -57)."""

import pytest

from cinderbox.games.residuum import board, scoring
from cinderbox.games.residuum.layout import camp_sites
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    GAME,
    LAYOUT,
    barricades,
    basecamp,
    clash,
    dealt,
    hand,
    land,
    lay,
    left,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    player,
    spend,
    start,
    stock,
    texts,
    totals,
    visit,
    why_not,
)

# -- the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-EX-16", "RSD-RUL-01", "RSD-MAP-01", "RSD-MAP-02", "RSD-RUL-02", "RSD-TOWN-01")
def test_twelve_hexes_surround_the_trade_town_tile() -> None:
    ring = board.RING
    laid = board.built(ring)
    assert len(ring) == 12 and [len(laid.near[hex]) for hex in range(4)] == [12, 4, 4, 4]
    apart = [cell for cell in ring if 0 not in laid.near[laid.at(cell)]]
    assert {(board.column(cell), board.row(cell)) for cell in apart} == {(2, 0), (0, -2), (-2, 2)}


@pytest.mark.rule("RSD-EX-17", "RSD-MAP-09", "RSD-MAP-10", "RSD-RUL-04", "RSD-MAP-08", "RSD-DEC-01")
def test_the_first_tile_has_six_single_and_twelve_double_places() -> None:
    laid = board.built(board.RING)
    touches = [edge.touches for edge in laid.edges]
    assert sorted(touches) == [1] * 6 + [2] * 12
    after = laid.laid(board.cell_at(3, 0))
    assert after.touches(board.cell_at(3, -1)) == 3, "it touches the tile just placed too"


@pytest.mark.rule("RSD-EX-17", "RSD-MAP-09", "RSD-MAP-10", "RSD-MAP-07")
def test_of_three_tiles_one_touches_one_hex_and_two_touch_more() -> None:
    state = start(2, 3)
    for _ in range(6):
        seen: list[int] = []
        for _ in range(3):
            if texts(state)[0].startswith("tile:"):
                state.apply(state.actions()[0])
            side = state.actions()[len(seen) % len(state.actions())] - state.codes.place
            seen.append(state.board.touches(state.board.cell_beside(side // 6, side % 6)))
            state.apply(side + state.codes.place)
        assert sorted(one > 1 for one in seen) == [False, True, True]


@pytest.mark.rule("RSD-EX-19", "RSD-CAMP-02", "RSD-CAMP-03", "RSD-CAMP-04", "RSD-CAMP-05", "RSD-CAMP-06", "RSD-DEC-02")
def test_a_basecamp_takes_the_best_hexes_there_are() -> None:
    waste = ("H", "R11", "R5", "M0")  # M0 has one hex between itself and H; the other two have rich neighbours only
    rich = [f"{name} tech_site" for name in LAYOUT.hexes if name not in ("T", "W", "F", "E", *waste)]
    state = lay("land: " + ", ".join(rich) + "\nP2 basecamp: H")
    state.camps[0] = -1
    assert camp_sites(state.board, state.land, state.camps) == sorted([LAYOUT.hexes["R11"], LAYOUT.hexes["R5"]])


@pytest.mark.rule("RSD-EX-20", "RSD-RUL-15", "RSD-CAMP-11")
def test_x_follows_what_becomes_of_the_neighbours() -> None:
    state = lay(
        "land: N0 water_source, N1 food_supply\nP2 basecamp: H\nP1 outriders: M0\nP1 stock: chem 16, provisions 30"
    )
    assert player(state, "P2")["x"] == 2
    play(state, "contaminate:[N0]")
    assert land(state, "N0") == "contaminated_water" and player(state, "P2")["x"] == 2
    maybe(state, "move:[M0]", "to:[M1]", "pay")
    play(state, "irradiate:[N1]")
    assert land(state, "N1") == "radiation_zone" and player(state, "P2")["x"] == 1


@pytest.mark.rule("RSD-EX-21", "RSD-PROD-06", "RSD-PROD-07", "RSD-RUL-15")
def test_x_is_never_more_than_five() -> None:
    state = lay(
        "land: N0 water_source, N1 food_supply, N2 woodland, N3 oil_field\nP1 basecamp: H\n"
        "P1 completed: Kitchen Gardens, Underground Galleries"
    )
    assert player(state, "P1")["x"] == 5


# -- paying and moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-EX-22", "RSD-PAY-11", "RSD-BAR-01", "RSD-BAR-02")
def test_a_point_of_wood_does_not_help_me_walk() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H\nP1 stock: wood 2, provisions 1")
    play(state, "construct_barricade:[H]", "points:0")
    assert left(state) == {"wood": 1} and stock(state, "P1") == {"provisions": 1}
    assert not legal(state, "move:[H]") and not legal(state, "construct_barricade:[H]")


@pytest.mark.rule("RSD-EX-24", "RSD-HEX-RAD-01", "RSD-HEX-RAD-02", "RSD-RUL-29", "RSD-MOVE-11")
def test_an_own_outpost_lets_provisions_pay_into_radiation_but_not_out() -> None:
    text = "land: N0 radiation_zone\nP1 outriders: H\nP1 stock: provisions 9\n"
    assert "RSD-MOVE-11" in why_not(play(lay(text), "move:[H]"), "to:[N0]")
    state = play(lay(text + "P1 outposts: N0"), "move:[H]", "to:[N0]")
    assert stock(state, "P1") == {"provisions": 7}
    assert not legal(state, "move:[N0]") and not legal(state, "network:[N0]")


@pytest.mark.rule("RSD-EX-25", "RSD-RUL-28", "RSD-RUL-29", "RSD-HEX-CON-01")
def test_leaving_a_second_hazard_is_not_paid_with_provisions() -> None:
    state = lay(
        "land: N0 radiation_zone, N1 contaminated_water\nP1 outriders: N1\nP1 outposts: N0\nP1 stock: provisions 9"
    )
    assert not legal(state, "move:[N1]")


@pytest.mark.rule("RSD-EX-26", "RSD-OIL-01", "RSD-OIL-02", "RSD-OIL-03", "RSD-OIL-04", "RSD-OIL-05", "RSD-RUL-46")
def test_an_upgraded_location_moves_everybody_for_two() -> None:
    state = lay("P1 outriders: H, H, H, H\nP1 outposts: H\nP1 oil: H\nP1 stock: provisions 2")
    assert legal(state, "take_oil:[H]")
    play(state, "network:[H]", "count:4")
    assert stock(state, "P1") == {} and outriders(state, "P1") == ["A"] * 4
    assert "RSD-RUL-46" in why_not(state, "take_oil:[H]")
    play(state, "end")
    maybe(state, "end", "produce:provisions")
    play(state, "take_oil:[H]")
    assert stock(state, "P1")["oil"] == 2 and not legal(state, "take_oil:[H]")


@pytest.mark.rule("RSD-EX-53", "RSD-RUL-37", "RSD-MOVE-07", "RSD-OUT-06")
def test_a_basecamp_does_not_leave_two_outposts_behind() -> None:
    text = "P1 basecamp: H x\nP1 outriders: H, H\nP1 stock: provisions 20\nP1 outposts: "
    state = play(lay(text + "H x, H x, H x"), "move:[H]", "to:[N0]", "count:2")
    assert texts(state) == ["leave_behind", "take_along"] and "Outpost" in state.prompt(0)
    state = play(lay(text + "H x, H x, M0 x"), "move:[H]", "to:[N1]", "count:2")
    assert "Basecamp" in state.prompt(0)
    maybe(play(state, "take_along"), "pay")
    assert basecamp(state, "P1") == "N1 x" and outposts(state, "P1") == ["H x", "M0 x", "N1 x"]


# -- buildings and poison ------------------------------------------------------------------------------------

TAKE = "P1 outriders: H\nP1 stock: wood 6\nP2 outposts: H x\nP2 barricades: H-N0, H-N1, M0-N0\nP1 outposts: "


@pytest.mark.rule("RSD-EX-27", "RSD-TAKE-01", "RSD-TAKE-02", "RSD-TAKE-05", "RSD-TAKE-07", "RSD-TAKE-08", "RSD-RUL-39")
def test_an_outpost_is_taken_over_with_its_barricades() -> None:
    state = play(lay(TAKE), "take_over:[H]")
    assert stock(state, "P1") == {} and left(state) == {}
    assert outposts(state, "P1") == ["H x"] and barricades(state, "P1") == ["H-N0", "H-N1"]
    assert outposts(state, "P2") == [] and barricades(state, "P2") == ["M0-N0"]


@pytest.mark.rule("RSD-EX-28", "RSD-RUL-40")
def test_without_an_outpost_of_my_own_there_is_no_taking_over() -> None:
    assert "RSD-RUL-40" in why_not(lay(TAKE + "N0, N1, N2, N3"), "take_over:[H]")


@pytest.mark.rule("RSD-EX-29", "RSD-CONT-01", "RSD-CONT-03", "RSD-CONT-04", "RSD-CONT-05", "RSD-CONT-06", "RSD-RUL-73")
def test_nuclear_poisons_the_water_and_sends_everybody_home() -> None:
    state = lay("land: N0 water_source\nP1 outriders: H\nP1 stock: nuclear 1\nP2 outposts: N0\nP2 outriders: N0, N0")
    play(state, "contaminate:[N0]")
    assert land(state, "N0") == "contaminated_water"
    assert outriders(state, "P2") == ["B x", "B x"] and outposts(state, "P2") == ["N0"]
    assert outriders(state, "P1") == ["A x"] and state.battle is None
    assert stock(state, "P1") == {}


# -- conflicts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-EX-31", "RSD-NUKE-11", "RSD-NUKE-14", "RSD-NUKE-16", "RSD-NUKE-18", "RSD-RUL-50")
def test_a_nuke_that_loses_its_defence_goes_off_after_everything_else() -> None:
    state = lay(
        "turn: 3\nland: H water_source\nP1 outriders: N3\nP1 stock: provisions 2, tech 9\nP2 outposts: H\n"
        "P2 outriders: H n, H\nP2 stock: provisions 5, water 3\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        "war: 1, 1, 4, 4, 1, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "points:2", "welcome", "attack")
    spend(clash(state, 4, 2), 9, 0)
    assert texts(state, "loot") == ["provisions", "water"]
    play(state, "loot:water")
    assert sorted(texts(state, "to")) == sorted(f"M{i}" for i in range(12))
    play(state, "to:[M0]")
    assert land(state, "H") == "contaminated_water"
    assert outposts(state, "P2") == [] and outriders(state, "P2") == ["B x"] and outriders(state, "P1") == ["M0"]


@pytest.mark.rule("RSD-EX-32", "RSD-NUKE-22", "RSD-CRES-13", "RSD-CRES-12", "RSD-RUL-52")
def test_a_nuke_at_a_basecamp_is_an_ordinary_nuclear() -> None:
    state = lay(
        "P1 outriders: N3 n\nP1 stock: nuclear 1, food 1\nP2 basecamp: H\nP2 stock: wood 1\nwar: 1, 1, 4, 4, 1, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "fight")
    clash(state, 4, 1)
    assert "nuclear" in texts(state) and "nuke" in texts(state)
    play(state, "nuke")
    assert "nuclear" not in texts(state) and "nuke" not in texts(state)
    maybe(state, "add:0", "ability", "decline")
    assert land(state, "H") == "wasteland" and totals(state)[0] == 4 + 6 + 1
    assert stock(state, "P1") == {"nuclear": 1, "wood": 1}
    assert not any("n" in one.split() for one in outriders(state, "P1"))


@pytest.mark.rule(
    "RSD-EX-33", "RSD-CRES-01", "RSD-CRES-02", "RSD-CRES-03", "RSD-CRES-04", "RSD-CRES-07", "RSD-CRES-15",
    "RSD-CRES-17",    "RSD-CRES-19", "RSD-COUT-01", "RSD-COUT-05", "RSD-COUT-06", "RSD-COUT-08", "RSD-CONF-12",
)  # fmt: skip
def test_a_whole_conflict_at_a_basecamp() -> None:
    state = lay(
        "P1 outriders: N3, N3, N3\nP1 stock: food 2, nuclear 1, chem 1\nP1 leader: Ione Vance\nP1 used: 1\n"
        "P2 basecamp: H\nP2 outriders: H\nP2 barricades: H-N0, H-N1\nP2 stock: tech 1, wood 7\nP2 leader: Silas Quill\n"
        "war: 1, 1, 5, 3, 2, 4, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "count:3", "fight")
    clash(state, 5, 4)
    maybe(state, "add:1", "chem", "lay:3", "nuclear", "add:0")
    assert dealt(state) == [3, 3] and totals(state) == [17, 14]
    maybe(state, "loot:wood")
    assert stock(state, "P1")["wood"] == 7 and outriders(state, "P2") == ["H x"] and basecamp(state, "P2") == "H"


@pytest.mark.rule(
    "RSD-EX-34", "RSD-CRES-16", "RSD-CRES-18", "RSD-CRES-21", "RSD-COUT-23", "RSD-COUT-24", "RSD-HEX-OIL-03"
)
def test_equal_totals_on_an_oil_field_send_the_attacker_back() -> None:
    state = lay(
        "land: H oil_field\nP1 outriders: N3\nP1 stock: provisions 2\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        "P2 outposts: H\nP2 outriders: H\nP2 stock: tech 1\nwar: 1, 1, 3, 2, 3, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "pay", "welcome", "attack")
    spend(clash(state, 3, 3), 0, 1)
    assert totals(state) == [6, 6] and outriders(state, "P1") == ["N3"] and stock(state, "P2") == {}
    assert outposts(state, "P2") == ["H"]


@pytest.mark.rule("RSD-EX-36", "RSD-COUT-25", "RSD-COUT-26", "RSD-COUT-27", "RSD-RUL-67", "RSD-DEC-21")
def test_a_beaten_basecamp_on_the_road_is_settled_nearby() -> None:
    state = lay(
        "land: H water_source, N2 radiation_zone, N5 contaminated_water\nP1 outriders: N3, N3, N3\n"
        "P1 stock: food 2, tech 9\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        "P2 basecamp: H x\nP2 outriders: H, H\nP2 outposts: N4\nP2 stock: gold 2, wood 3\nP3 outriders: N1\n"
        "war: 1, 1, 4, 4, 1, 2",
        seats=3,
    )
    maybe(state, "move:[N3]", "to:[H]", "count:3", "points:0", "fight")
    spend(clash(state, 4, 2), 8, 0)
    play(state, "loot:gold")
    assert stock(state, "P1")["gold"] == 2
    assert sorted(texts(state, "on")) == ["N0", "N3"]
    play(state, "on:[N0]")
    assert basecamp(state, "P2") == "N0" and outriders(state, "P2") == ["N0 x", "N0 x"]
    assert state.prompt(0) == "Where do your Outriders withdraw to?"


@pytest.mark.rule("RSD-EX-37", "RSD-WITH-01", "RSD-WITH-04", "RSD-WITH-05", "RSD-WITH-06", "RSD-WITH-07", "RSD-DEC-22")
def test_in_open_country_there_are_twelve_ways_to_withdraw() -> None:
    state = beaten("")
    assert sorted(texts(state, "to")) == sorted(f"M{i}" for i in range(12))


def beaten(more: str, seats: int = 2) -> ResiduumState:
    """P1 has come from N3 and won on H against an Outrider; the withdrawal is asked."""
    state = lay(
        "P1 outriders: N3\nP1 stock: provisions 2, tech 9\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        f"P2 outriders: H\nwar: 1, 1, 4, 4, 1, 2\n{more}",
        seats=seats,
    )
    maybe(state, "move:[N3]", "to:[H]", "points:2", "fight")
    return spend(clash(state, 4, 2), 9, 0)


@pytest.mark.rule("RSD-EX-38", "RSD-RUL-64")
@pytest.mark.parametrize(("owner", "ways"), [("P1", ["R0"]), ("P3", ["a"])])
def test_at_a_tip_of_the_map_the_withdrawal_is_relaxed(owner: str, ways: list[str]) -> None:
    state = lay(
        "P1 basecamp: H\nP1 outriders: a\nP1 stock: provisions 2, tech 9\nP1 leader: Odalys Renn\n"
        f"P2 leader: Silas Quill\nP2 outriders: A\nwar: 1, 1, 4, 4, 1, 2\n{owner} outposts: R0",
        seats=3,
    )
    maybe(state, "move:[a]", "to:[A]", "points:2", "fight")
    spend(clash(state, 4, 2), 9, 0)
    assert outriders(state, "P1") == ways


@pytest.mark.rule("RSD-EX-39", "RSD-RUL-66", "RSD-PROD-08", "RSD-HEX-GOL-04")
@pytest.mark.parametrize(("rider", "loot"), [("H", ["provisions", "wood", "gold"]), ("", ["provisions", "wood"])])
def test_gold_is_looted_only_where_an_outrider_dug(rider: str, loot: list[str]) -> None:
    state = lay(
        "land: H gold_mine\nP1 outriders: N3\nP1 stock: provisions 2, tech 9\nP1 leader: Odalys Renn\n"
        f"P2 leader: Silas Quill\nP2 outposts: H\nP2 outriders: {rider}\nP2 stock: provisions 1, wood 1, gold 1\n"
        "war: 1, 1, 4, 4, 1, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "points:2", "welcome", "attack")
    spend(clash(state, 4, 2), 9, 0)
    assert texts(state, "loot") == loot


@pytest.mark.rule("RSD-EX-51", "RSD-CONF-02", "RSD-CONF-03", "RSD-RUL-60", "RSD-RUL-79", "RSD-CONF-08", "RSD-CONF-09")
def test_a_friendly_meeting_uses_up_the_limits_too() -> None:
    state = lay("P1 outriders: N0, N5\nP1 stock: provisions 20\nP2 outriders: H\nP2 outposts: M2")
    maybe(state, "move:[N0]", "to:[H]", "pay", "welcome", "trade", "break_off")
    play(state, "to:[N1]")
    assert outriders(state, "P1") == ["N1", "N5"]
    play(state, "move:[N1]")
    assert "M2" not in texts(state, "to") and "H" not in texts(state, "to")
    assert "RSD-CONF-02" in why_not(state, "to:[H]") and "RSD-CONF-03" in why_not(state, "to:[M2]")
    maybe(state, "to:[N0]", "pay")
    play(state, "move:[N5]")
    assert "H" not in texts(state, "to")
    maybe(state, "to:[M10]", "pay")
    other = lay("P1 outriders: N1, M1 f\nP1 stock: provisions 9\nP2 outposts: M2")
    assert legal(play(other, "move:[N1]"), "to:[M2]")


@pytest.mark.rule("RSD-EX-52", "RSD-PROD-11", "RSD-RUL-23")
def test_a_fourth_nuclear_goes_to_the_supply() -> None:
    state = lay(
        "P1 outriders: N3, N3\nP1 stock: nuclear 2, food 2, tech 20\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        "P2 basecamp: H\nP2 stock: nuclear 2, provisions 5\nwar: 1, 1, 4, 4, 1, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "pay", "welcome", "attack")
    spend(clash(state, 4, 2), 15, 0)
    play(state, "loot:nuclear")
    assert stock(state, "P1")["nuclear"] == 3 and "nuclear" not in stock(state, "P2")


@pytest.mark.rule("RSD-EX-57", "RSD-CONF-12", "RSD-CRES-19", "RSD-CRES-20")
def test_towers_and_a_fortress_defend() -> None:
    state = lay(
        "P1 outriders: N3\nP1 stock: provisions 2\nP1 barricades: H-N3\nP2 leader: Silas Quill\nP2 outposts: H\n"
        "P2 barricades: H-N0, H-N1\nP2 completed: Watchtowers, Fortress Doctrine\nwar: 1, 1, 4, 4, 2, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "pay", "fight")
    spend(clash(state, 4, 2), 0)
    assert dealt(state)[1] == 3 and totals(state)[1] == 9
    assert totals(state)[0] == 4 + 1, "the attacker's Barricade gives nothing"


# -- the year, the town, cards, the end ----------------------------------------------------------------------


@pytest.mark.rule("RSD-EX-41", "RSD-UPK-01", "RSD-UPK-02", "RSD-UPK-03", "RSD-RUL-21", "RSD-DEC-24")
def test_three_provisions_and_a_food_keep_two_outriders() -> None:
    state = lay("turn: 8\nP1 outriders: H, N0, N1\nP1 stock: provisions 3, food 1\nphase: end")
    play(state, "cost:provisions", "cost:food")
    assert stock(state, "P1") == {"provisions": 1} and outriders(state, "P1").count("A x") == 1


@pytest.mark.rule("RSD-EX-42", "RSD-RUL-24", "RSD-HEX-RAD-03", "RSD-UPK-04")
def test_a_hazard_takes_its_outrider_before_upkeep_is_due() -> None:
    state = lay("turn: 16\nland: N0 radiation_zone\nP1 outriders: H, N0\nP1 stock: provisions 9\nphase: end")
    play(state, "cost:provisions")
    assert stock(state, "P1") == {"provisions": 7} and outriders(state, "P1") == ["A x", "H"]


@pytest.mark.rule("RSD-EX-43", "RSD-TOWN-15", "RSD-TOWN-18", "RSD-TOWN-14", "RSD-RUL-55", "RSD-SEAS-04")
def test_summer_water_buys_a_great_deal() -> None:
    state = visit("water 4", "Bram Hathersage", turn=3)
    assert not legal(state, "buy:water")
    play(state, "buy:tech", "buy:wood", "buy:wood", "buy:oil")
    maybe(state, "done")
    assert stock(state, "P1") == {"oil": 1, "tech": 1, "wood": 2}
    rich = visit("provisions 60", "Bram Hathersage", turn=3)
    play(rich, "buy:oil", "buy:oil")
    assert "RSD-TOWN-18" in why_not(rich, "buy:oil")


@pytest.mark.rule("RSD-EX-44", "RSD-RUL-55")
def test_no_cube_is_sold_that_is_not_needed() -> None:
    state = visit("provisions 2, gold 1", "Odalys Renn")
    maybe(state, "buy:tech", "done")
    assert stock(state, "P1") == {"provisions": 2, "tech": 1}, "only the Gold can pay, and 5 are lost"


@pytest.mark.rule("RSD-EX-46", "RSD-DISC-05")
def test_one_star_is_all_i_get() -> None:
    state = lay(
        "P1 completed: Nomad Code\nP1 hand: Fortress Doctrine\nP1 barricades: H-N0, H-N1, H-N2\n"
        "P1 stock: wood 4, tech 2"
    )
    assert "RSD-DISC-05" in why_not(state, "complete:fortress_doctrine")


SIX = "Seed Vault, Still House, Open Gates, Radio Mast, Gas Mortars, Dirt Bikes"


@pytest.mark.rule("RSD-EX-47", "RSD-DISC-09", "RSD-DISC-10", "RSD-DISC-11", "RSD-RUL-43", "RSD-DEC-25", "RSD-DEC-26")
def test_a_seventh_card_makes_me_discard_one() -> None:
    state = lay(f"P1 hand: {SIX}\nP1 stock: provisions 8\ndeck: Lost Lode, Night Shift")
    play(state, "draw")
    assert texts(state, "keep") == ["lost_lode", "night_shift"]
    play(state, "keep:night_shift")
    assert len(texts(state, "discard")) == 7
    play(state, "discard:seed_vault")
    assert len(hand(state, "P1")) == 6 and "night_shift" in hand(state, "P1")
    assert "RSD-DISC-09" in why_not(state, "draw")
    assert GAME.pack.discoveries[state.cards.face[state.deck[0]]].name == "Lost Lode", "the other one is at the bottom"


@pytest.mark.rule(
    "RSD-EX-48", "RSD-SCORE-02", "RSD-SCORE-03", "RSD-SCORE-04", "RSD-SCORE-05", "RSD-SCORE-06", "RSD-SCORE-07",
    "RSD-SCORE-08", "RSD-SCORE-09", "RSD-SCORE-10", "RSD-RUL-70", "RSD-AIM-03",
)  # fmt: skip
def test_points_are_counted_line_by_line() -> None:
    state = lay(
        "P1 outposts: H, N0, N1, N2 x\nP1 outriders: H n, N0, N1, N3, A x\n"
        "P1 completed: Seed Vault, Still House, Open Gates, Radio Mast, Gas Mortars\n"
        "P1 stock: provisions 12, tech 10, wood 9, oil 2, gold 1, nuclear 1\nP2 stock: oil 2"
    )
    assert scoring.lines(state, 0) == [3, 6, 4, 5, 2, 0, 2, 3]
    assert player(state, "P1")["points"] == 25


@pytest.mark.rule("RSD-EX-49", "RSD-SCORE-11", "RSD-SCORE-12", "RSD-RUL-71", "RSD-SCORE-01", "RSD-TURN-04")
def test_the_larger_community_wins_a_tie() -> None:
    state = lay(
        "turn: 16\nphase: end\nP1 outriders: H, H, H, H, A x\nP1 outposts: N0, N1\nP1 stock: food 4, provisions 8\n"
        "P2 outriders: M0, M0, M0, M0, M0\nP2 outposts: M1\nP2 completed: Seed Vault\nP2 stock: food 5"
    )
    while not state.over:
        found = texts(state)
        keep = [one for one in ("cost:food", "cost:provisions", "end") if one in found]
        play(state, keep[0] if keep else found[0])
    assert state.outcome is not None and state.outcome.scores[0] == state.outcome.scores[1]
    assert state.outcome.winners == (0,)


@pytest.mark.rule("RSD-EX-54", "RSD-RUL-41", "RSD-AIM-01", "RSD-DEC-31")
def test_a_stuck_player_settles_for_nothing() -> None:
    state = lay("P1 basecamp: H x\nphase: start")
    assert basecamp(state, "P1") == "H" and stock(state, "P1") == {"provisions": 3}


@pytest.mark.rule("RSD-EX-56", "RSD-CHAR-04", "RSD-CHAR-05", "RSD-DEC-29")
def test_breakthrough_completes_a_card_for_nothing() -> None:
    state = lay(
        "land: N0 radiation_zone\nP1 leader: Odalys Renn\nP1 hand: Hazmat Collectors, Wildcat Rig\nP1 outposts: N0\n"
        "P1 outriders: H"
    )
    assert not legal(state, "complete:wildcat_rig")
    play(state, "complete:hazmat_collectors")
    assert player(state, "P1")["completed"] == ["hazmat_collectors"] and player(state, "P1")["leader"]["used"]
