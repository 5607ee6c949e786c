"""Positions besides the ledger's examples: three and four players, exact amounts, and rules that meet each other."""

import pytest

from cinderbox.games.residuum import scoring
from cinderbox.games.residuum.check import check
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    TWO_CARDS,
    asked,
    barricades,
    basecamp,
    clash,
    fight,
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
    stock,
    table,
    texts,
    totals,
    visit,
    why_not,
)

# -- blasts and poison ---------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-NUKE-18", "RSD-NUKE-19", "RSD-NUKE-20", "RSD-NUKE-21", "RSD-RUL-35", "RSD-RUL-49", "RSD-RUL-51")
def test_a_blast_among_four_players() -> None:
    state = lay(
        "land: H gold_mine\nP1 outriders: N3 n, N3, M0\nP1 outposts: N3 x, N1\nP1 barricades: N3, H-N1\n"
        "P1 stock: food 2\nP2 outposts: H\nP2 oil: H\nP2 outriders: H, H x\nP2 barricades: H-N3, H-N0, N0-M0\n"
        "P3 basecamp: N0\nP3 outriders: N0, N0\nP3 outposts: N0 x, N2 x\nP3 barricades: N0-H, N2\n"
        "P4 basecamp: N4 x\nP4 outriders: N4\nP4 outposts: N5 x\nP4 barricades: N5, N5-H",
        seats=4,
    )
    play(state, "move:[N3]", "to:[H]", "count:0", "take_along", "count:1")
    check(state)
    assert state.battle is None and land(state, "H") == "radiation_zone" and table(state)["oil"] == []
    assert left(state) == {"food": 1}, "2, and 1 for P2's Barricade on the way"
    assert outriders(state, "P1") == ["A x", "M0"] and outposts(state, "P1") == ["N1"] and barricades(state, "P1") == []
    assert outriders(state, "P2") == outposts(state, "P2") == [] and barricades(state, "P2") == ["M0-N0"]
    assert basecamp(state, "P3") == "N0" and outriders(state, "P3") == ["N0 x", "N0 x"]
    assert outposts(state, "P3") == ["N0 x", "N0 x"] and barricades(state, "P3") == ["N0"]
    assert basecamp(state, "P4") == "N4 x", "home, though it is on the road"
    assert outriders(state, "P4") == outposts(state, "P4") == ["N4 x"] and barricades(state, "P4") == ["N4"]


@pytest.mark.rule("RSD-NUKE-11", "RSD-NUKE-14", "RSD-RUL-50", "RSD-COUT-10", "RSD-OIL-06", "RSD-WITH-06")
def test_a_beaten_outposts_nuke_hits_the_winners_friends_next_door() -> None:
    state = fight(
        "land: H oil_field\nP1 basecamp: M9\nP1 outriders: N3, N2\nP1 outposts: N1, N2 x\nP1 barricades: H-N2\n"
        "P1 stock: food 1, tech 9\nP2 outposts: H\nP2 oil: H\nP2 outriders: H n, H\nP2 barricades: H-N0, H\n"
        "P2 stock: oil 3, wood 2, provisions 1, nuclear 2\nP3 basecamp: N4\nP3 outriders: N4",
        "move:[N3] to:[H] points:0",
        9,
        seats=3,
    )
    assert totals(state) == [4 + 1 + 2 + 9, 2 + 2 + 1 + 1] and texts(state, "loot") == ["provisions", "oil"]
    play(state, "loot:oil")
    assert stock(state, "P1") == {"oil": 3 + 2} and land(state, "H") == "oil_field"
    assert "M9" not in texts(state, "to") and "M8" not in texts(state, "to"), "my Basecamp; behind P3's alone"
    play(state, "to:[M0]")
    check(state)
    assert land(state, "H") == "radiation_zone" and outriders(state, "P1") == ["M0", "M9 x"]
    assert outposts(state, "P1") == ["M9 x", "N1"] and barricades(state, "P1") == []
    assert outriders(state, "P2") == ["B x"] and outposts(state, "P2") == barricades(state, "P2") == []
    assert basecamp(state, "P3") == "N4" and outriders(state, "P3") == ["N4 x"]


@pytest.mark.rule("RSD-RADZ-01", "RSD-RADZ-06", "RSD-RUL-73", "RSD-RUL-77", "RSD-RUL-46")
def test_who_poisons_the_own_upgraded_outpost_keeps_it_and_its_oil() -> None:
    state = lay(
        "turn: 5\nland: H woodland\nP1 basecamp: A\nP1 outriders: H, N0\nP1 outposts: H\nP1 oil: H\n"
        "P1 stock: nuclear 1\nP2 barricades: H-N0"
    )
    play(state, "irradiate:[H]", "by:[N0]")
    assert outriders(state, "P1") == ["A x", "A x"] and outposts(state, "P1") == ["H"]
    assert len(table(state)["oil"]) == 1 and barricades(state, "P2") == ["H-N0"]
    play(state, "end", "end")
    assert texts(state, "produce") == ["provisions", "chem"], "no Woodland any more, and not in Autumn alone"


@pytest.mark.rule("RSD-CONT-02", "RSD-CONT-03", "RSD-RUL-44", "RSD-SEAS-06")
@pytest.mark.parametrize(("cubes", "fine"), [("oil 4, chem 7", False), ("oil 5, chem 7", True), ("chem 8", True)])
def test_the_trade_towns_water_is_poisoned_in_winter(cubes: str, fine: bool) -> None:
    state = lay(
        f"turn: 7\nP1 outriders: R10\nP1 stock: {cubes}\nP2 outposts: W\nP2 outriders: W\nP3 barricades: W", seats=3
    )
    assert legal(state, "contaminate:[W]") == fine
    if not fine:
        assert "RSD-CONT-02" in why_not(state, "contaminate:[W]")
        return
    play(state, "contaminate:[W]", "end")
    assert outriders(state, "P1") == ["R10"] and outriders(state, "P2") == ["B x"] and barricades(state, "P3") == ["W"]
    assert asked(state) == "P2" and texts(state, "produce") == ["provisions", "chem"], "no Water in Winter"


@pytest.mark.rule("RSD-RUL-74", "RSD-RUL-45", "RSD-HEX-CON-01", "RSD-HEX-CON-06")
def test_water_is_contaminated_alike_by_a_tile_of_the_map_and_by_an_action_tile() -> None:
    """Only where the tile goes when it is cleaned differs: the action tile goes back to its pile."""
    goods = "P1 stock: chem 8, tech 4, water 1, provisions 9\nP1 hand: Filtration Works\nP1 leader: Bram Hathersage\n"
    pieces = "P1 outriders: H, N1\nP1 outposts: N0\n"
    made = play(lay(f"land: N0 water_source\n{goods}{pieces}"), "contaminate:[N0]")
    found = lay(f"land: N0 contaminated_water\n{goods.replace('chem 8, ', '')}{pieces}")
    assert [land(state, "N0") for state in (made, found)] == ["contaminated_water"] * 2
    assert texts(made) == texts(found), "what can be done is the same"
    assert [state.piles[0] for state in (made, found)] == [2, 3]
    for state in (made, found):
        play(state, "complete:filtration_works")
        assert land(state, "N0") == "water_source" and state.piles[0] == 3


# -- conflicts -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-CRES-16", "RSD-CRES-19", "RSD-CRES-21", "RSD-COUT-23", "RSD-COUT-24", "RSD-DEC-17")
@pytest.mark.parametrize(
    ("tech", "won", "ends"), [(11, 1, ["A x", "A x"]), (12, -1, ["N3", "N3"]), (13, 0, ["H", "H"])]
)
def test_everything_that_helps_at_once_and_one_tech_either_way(tech: int, won: int, ends: list[str]) -> None:
    state = lay(
        f"{TWO_CARDS}P1 outriders: N3, N3\nP1 completed: Gas Mortars\nP1 stock: food 2, chem 1, tech {tech}\n"
        "P4 outposts: N3 x\nP2 outposts: H\nP2 outriders: H\nP2 barricades: H-N0, H-N1, H-N3, H\n"
        "P2 completed: Watchtowers, Fortress Doctrine\nP2 kept: Spiked Crate\nP2 stock: nuclear 1, tech 2",
        seats=4,
    )
    play(state, "move:[N3]", "to:[H]", "count:2", "points:1", "welcome", "attack")
    assert stock(state, "P1") == {"chem": 1, "tech": tech - 1}, "3, and 2 for P2's Barricade: two Food and a Tech"
    clash(state, 4, 2)
    play(state, "nuclear", "crate", "add:2", "chem", f"add:{tech - 1}")
    assert totals(state) == [4 + 4 + 1 + 2 + tech - 1, 2 + 6 + 2 + 2 + 1 + 1 + 2 + 3 * 2]
    assert [player(state, p)["won"] for p in ("P1", "P2")] == [int(won == 0), int(won == 1)]
    assert stock(state, "P1") == stock(state, "P2") == {} and outriders(state, "P1") == ends
    assert bool(texts(state, "to")) == (won == 0), "winners are about to withdraw"


@pytest.mark.rule("RSD-COUT-05", "RSD-RUL-23", "RSD-COUT-06", "RSD-COUT-08")
def test_who_has_three_nuclear_can_only_destroy_a_rivals() -> None:
    text = "P1 outriders: N3\nP1 stock: food 1, tech 9, nuclear 3\nP2 basecamp: H\nP2 outriders: H\n"
    state = play(fight(text + "P2 stock: nuclear 2, wood 1", "move:[N3] to:[H] points:0", 9), "loot:nuclear")
    assert stock(state, "P1") == {"nuclear": 3} and stock(state, "P2") == {"wood": 1}
    bare = fight(text, "move:[N3] to:[H] points:0", 9)
    assert texts(bare, "to") and outriders(bare, "P2") == ["H x"] and basecamp(bare, "P2") == "H", "nothing to take"


@pytest.mark.rule("RSD-COUT-25", "RSD-COUT-27", "RSD-RUL-52", "RSD-NUKE-22")
def test_a_carrier_spends_its_nuke_against_nomads_and_may_then_go_home() -> None:
    state = lay(
        f"{TWO_CARDS}P1 basecamp: M0\nP1 outriders: N3 n\nP1 stock: food 1\nP2 basecamp: H x\nP2 outriders: H, H\n"
        "P2 completed: Hidden Cellars\nP2 stock: gold 6, nuclear 2\nP3 outriders: N1, N2, N3 x, N4, N5",
        seats=3,
    )
    maybe(state, "move:[N3]", "to:[H]", "fight")
    clash(state, 4, 2)
    assert "You have carried no Nuke" in why_not(state, "nuke", 1), "nor may the defender spend mine"
    play(state, "add:0", "nuke", "loot:gold")
    assert stock(state, "P1") == {"gold": 4} and stock(state, "P2") == {"gold": 2, "nuclear": 2}
    assert basecamp(state, "P2") == "H" and outriders(state, "P2") == ["H x", "H x"]
    assert sorted(texts(state, "to")) == ["M1", "M11", "M5", "M6", "M7"], "empty hexes before the own Basecamp"
    play(state, "to:[M6]")
    assert outriders(state, "P1") == ["M6"], "and nothing to detonate is left"


@pytest.mark.rule("RSD-COUT-18", "RSD-COUT-20", "RSD-COUT-21", "RSD-RUL-65", "RSD-RUL-35")
def test_beaten_attackers_on_the_road_vanish_with_their_cargo_and_pay_what_they_have() -> None:
    state = lay(
        f"{TWO_CARDS}P1 basecamp: A x\nP1 outriders: N3, N3\nP1 outposts: N3 x, H x\nP1 barricades: N3, N3, H\n"
        "P1 stock: food 2, water 1, nuclear 1\nP2 outriders: H, H, H\nP2 stock: tech 9",
        seats=3,
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "points:0", "count:2", "points:0", "points:4", "points:3", "fight")
    spend(clash(state, 4, 2), 0, 9)
    assert outriders(state, "P1") == [] and outposts(state, "P1") == ["H x", "N3 x"]
    assert barricades(state, "P1") == ["H"], "what was there before stays"
    assert stock(state, "P1") == {"nuclear": 1} and stock(state, "P2") == {"water": 1}, "one cube is all there is"


# -- free moves with cargo -----------------------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-37", "RSD-TOWN-22")
def test_quarantine_takes_two_outposts_and_the_basecamp_back_together() -> None:
    state = lay(
        "P1 basecamp: R4 x\nP1 outriders: R4\nP1 outposts: R4 x, R4 x, R1, R0 x\nP1 stock: provisions 9\n"
        "P1 leader: Odalys Renn\ntown: Quarantine Notice"
    )
    maybe(state, "move:[R4]", "to:[T]", "take_along", "buy:tech", "done")
    check(state)
    assert basecamp(state, "P1") == "R4 x" and outposts(state, "P1") == ["R0 x", "R1", "R4 x", "R4 x"]


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-37", "RSD-RUL-38", "RSD-RUL-52")
def test_out_of_the_town_with_the_basecamp_an_outpost_is_no_bar_but_a_nuke_and_an_active_outpost_are() -> None:
    state = lay(
        "P1 basecamp: R4 x\nP1 outriders: R4, R3 n\nP1 outposts: R4 x, R0 x, R1\nP1 stock: provisions 9\n"
        "P1 leader: Odalys Renn\nP2 basecamp: R6 x\ntown: Warm Broth"
    )
    maybe(state, "move:[R4]", "to:[T]", "take_along", "take_along", "buy:tech", "done")
    ways = texts(state, "to")
    assert {"R0", "R4", "R6"} <= set(ways) and "R1" not in ways and "R3" not in ways
    assert "RSD-RUL-69" in why_not(state, "to:[R1]") and "RSD-RUL-69" in why_not(state, "to:[R3]")
    play(state, "to:[R0]")
    check(state)
    assert outposts(state, "P1") == ["R0 x", "R0 x", "R1"]


@pytest.mark.rule("RSD-RUL-69", "RSD-COUT-23", "RSD-RUL-37")
def test_after_a_draw_an_outpost_comes_back_to_the_others_at_the_basecamp() -> None:
    state = fight(
        "P1 basecamp: N3\nP1 outriders: N3\nP1 outposts: N3 x, N3 x, N3 x\nP1 stock: food 1\nP2 outposts: H\n"
        "P2 barricades: H-N1\nP2 stock: tech 1",
        "move:[N3] to:[H] take_along",
        0,
        1,
    )
    assert totals(state) == [5, 5] and outposts(state, "P1") == ["N3 x"] * 3 and outriders(state, "P1") == ["N3"]


@pytest.mark.rule("RSD-RUL-69", "RSD-WITH-03", "RSD-WITH-01")
def test_cargo_bars_the_way_through_a_hex_and_the_refusal_says_so() -> None:
    state = fight(
        "P1 outriders: N3\nP1 outposts: N3 x, N2 x\nP1 stock: food 1, tech 9\nP2 outriders: H\nP3 outriders: N1",
        "move:[N3] to:[H] take_along points:0",
        9,
        seats=3,
    )
    assert "M3" not in texts(state, "to") and "their cargo bars. (RSD-WITH-01)" in why_not(state, "to:[M3]")


# -- the Trade Town ------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-56", "RSD-TOWN-10", "RSD-TOWN-16", "RSD-TOWN-18", "RSD-RUL-55")
@pytest.mark.parametrize(
    ("cubes", "leader", "extra", "bought", "fine"),
    [
        ("food 5", "Odalys Renn", "", "nuclear", True),  # 20 in Winter, exactly
        ("food 4, provisions 3", "Odalys Renn", "", "nuclear", False),
        ("food 4, provisions 2", "Bram Hathersage", "", "nuclear", True),  # 18 for the Skilled
        ("food 4, provisions 1", "Bram Hathersage", "", "nuclear", False),
        ("food 4, provisions 1", "Odalys Renn", "credit", "nuclear", True),  # 17 and 4
        ("food 3, provisions 3", "Odalys Renn", "credit", "nuclear", False),
        ("food 3", "Silas Quill", "ability", "nuclear", True),  # 12 and 6
        ("provisions 5", "Odalys Renn", "", "food", True),
        ("provisions 4", "Odalys Renn", "", "food", False),
        ("provisions 4", "Silas Quill", "", "food", True),
    ],
)
def test_in_winter_the_price_is_covered_exactly_or_not(
    cubes: str, leader: str, extra: str, bought: str, fine: bool
) -> None:
    state = visit(cubes, leader, 7, "P1 kept: Desert Guide, Credit Note\ntown: Quarantine Notice")
    maybe(state, extra)
    assert legal(state, f"buy:{bought}") == fine
    if not fine:
        assert "RSD-TOWN-10" in why_not(state, f"buy:{bought}")


@pytest.mark.rule("RSD-RUL-55", "RSD-DEC-09")
def test_every_sale_without_a_superfluous_cube_and_no_other() -> None:
    """A Chem for 5, from 1 Oil, 1 Water (4 in Summer), 1 Wood and 3 Provisions."""
    found: set[tuple[tuple[str, int], ...]] = set()

    def walk(state: ResiduumState) -> None:
        if not texts(state, "sell"):
            found.add(tuple(sorted(stock(state, "P1").items())))
            return
        for count in texts(state, "sell"):
            walk(play(state.clone(), f"sell:{count}"))

    goods = {"oil": 1, "water": 1, "wood": 1, "provisions": 3}
    cubes = ", ".join(f"{name} {count}" for name, count in goods.items())
    walk(maybe(visit(cubes, "Odalys Renn", 3, "town: Quarantine Notice"), "buy:chem", "done"))
    sales = [{"oil": 1}, {"water": 1, "wood": 1}, {"water": 1, "provisions": 1}, {"wood": 1, "provisions": 3}]
    kept = [{name: goods[name] - sale.get(name, 0) for name in goods} for sale in sales]
    assert found == {tuple(sorted([("chem", 1), *[row for row in one.items() if row[1]]])) for one in kept}


@pytest.mark.rule("RSD-TOWN-19", "RSD-DEC-10")
def test_why_a_town_card_does_not_take_a_cube() -> None:
    barrels = visit("provisions 9, food 1, water 1", "Odalys Renn", 1, "town: Tainted Barrels")
    play(barrels, "buy:tech", "done", "sell:0", "sell:0")
    assert "RSD-TOWN-19" in why_not(barrels, "give:tech")
    tinkers = maybe(visit("provisions 9, gold 1", "Odalys Renn", 1, "town: Tinkers' Row"), "buy:tech", "done", "sell:0")
    assert "RSD-TOWN-19" in why_not(tinkers, "give:gold") and "RSD-TOWN-19" in why_not(tinkers, "give:wood")


# -- Discovery cards -----------------------------------------------------------------------------------------


def scarce(state: ResiduumState, deck: int, discard: int) -> ResiduumState:
    """So many cards are left in the deck and on the discard pile; P2 has completed all others."""
    rest = state.deck
    state.deck, state.discard, state.completed[1] = rest[:deck], rest[deck : deck + discard], rest[deck + discard :]
    state.settle()
    return state


@pytest.mark.rule("RSD-RUL-43", "RSD-DISC-09")
@pytest.mark.parametrize(
    ("mast", "deck", "discard", "seen"), [(True, 1, 1, 2), (True, 2, 4, 3), (False, 1, 4, 2), (False, 0, 1, 1)]
)
def test_who_draws_sees_as_many_as_there_are(mast: bool, deck: int, discard: int, seen: int) -> None:
    text = "P1 stock: provisions 4\n" + ("P1 completed: Radio Mast" if mast else "")
    state = play(scarce(lay(text), deck, discard), "draw")
    assert len(texts(state, "keep")) == seen
    play(state, "keep:" + texts(state, "keep")[0])
    assert len(hand(state, "P1")) == 1 and len(state.deck) + len(state.discard) == deck + discard - 1
    assert "RSD-DISC-09" in why_not(state, "draw")


@pytest.mark.rule("RSD-RUL-43")
def test_without_a_card_left_nobody_draws() -> None:
    assert "RSD-RUL-43" in why_not(scarce(lay("P1 stock: provisions 4"), 0, 0), "draw")


@pytest.mark.rule("RSD-DISC-04", "RSD-DISC-10")
def test_why_a_card_cannot_be_used_or_drawn() -> None:
    state = lay("P1 completed: Still House, Swap Shed, Radio Mast\nP1 stock: food 3, provisions 1, gold 1")
    assert "too few of the cubes that this card exchanges. (RSD-DISC-04)" in why_not(state, "use:still_house")
    assert "only Provisions and Tech pay for it. (RSD-DISC-10)" in why_not(state, "draw")
    assert "too few" in why_not(lay("P1 completed: Swap Shed\nP1 stock: gold 1"), "use:swap_shed")
    assert "RSD-DISC-04" in why_not(state, "use:charcoal_kilns") and legal(state, "use:swap_shed")


@pytest.mark.rule("RSD-DISC-09", "RSD-DISC-11", "RSD-RUL-43")
def test_a_player_is_reminded_of_cards_put_under_the_deck_and_discarded_and_nobody_else_is() -> None:
    five = "Still House, Swap Shed, Dirt Bikes, Open Gates, Gas Mortars"
    state = lay(
        f"P1 stock: provisions 4\nP1 completed: Radio Mast\nP1 hand: Seed Vault, {five}\n"
        "deck: Lost Lode, Night Shift, War Council"
    )
    play(state, "draw", "keep:night_shift", "discard:swap_shed")
    mine, theirs = state.view(0)["mine"], state.view(1)["mine"]
    under = len(state.deck) - 2
    assert mine["deck"] == [{"card": "lost_lode", "above": under}, {"card": "war_council", "above": under + 1}]  # type: ignore[index]
    assert mine["discarded"] == ["swap_shed"]  # type: ignore[index]
    assert theirs["deck"] == theirs["discarded"] == []  # type: ignore[index]


# -- the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-SCORE-07", "RSD-SCORE-08", "RSD-SCORE-09", "RSD-SCORE-10", "RSD-SCORE-06", "RSD-RUL-70")
def test_most_of_a_resource_among_four() -> None:
    state = lay(
        "P1 stock: oil 3, gold 10, nuclear 1\nP2 stock: oil 3, gold 9\nP3 stock: oil 2\nP3 oil: C\n"
        "P4 stock: provisions 10, wood 9\nP4 outriders: H n",
        seats=4,
    )
    assert [player(state, f"P{i}")["points"] for i in (1, 2, 3, 4)] == [3 + 1 + 2 + 3, 3, 3, 3 + 1 + 1]


@pytest.mark.rule("RSD-SCORE-11", "RSD-SCORE-12", "RSD-SCORE-13", "RSD-RUL-71")
@pytest.mark.parametrize(
    ("more", "winners"),
    [
        ("P1 stock: wood 5\nP2 stock: tech 4, provisions 9\nP3 stock: food 5", (0, 2)),  # Provisions do not count
        ("P1 stock: wood 5\nP2 outriders: H x\nP3 stock: food 9", (1,)),  # pieces before cubes
        ("P1 stock: provisions 10\nP2 outriders: H x\nP3 stock: food 9", (0,)),  # points before pieces
        ("P1 outriders: H n, H\nP2 outposts: N0\nP3 stock: food 9", (0,)),  # 2 Outriders are one piece more
    ],
)
def test_ties_among_three(more: str, winners: tuple[int, ...]) -> None:
    state = lay(more, seats=3)
    scoring.finish(state)
    assert state.ended is not None and state.ended.winners == winners


# -- the Simpler Game ----------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-SIMP-01", "RSD-SIMP-03", "RSD-SIMP-04", "RSD-RUL-72")
def test_in_the_simpler_game_what_is_left_of_a_gold_pays_a_step_onto_a_hazard_and_a_draw() -> None:
    text = "land: N0 radiation_zone\nP1 outriders: H\nP1 stock: provisions 9, gold 1, nuclear 1"
    state = lay(text, simpler=True)
    play(state, "move:[H]", "to:[N0]")
    assert left(state) == {"gold": 6} and stock(state, "P1") == {"provisions": 9, "nuclear": 1}
    play(state, "draw", "points:0")
    assert left(state) == {"gold": 2} and stock(state, "P1") == {"provisions": 9, "nuclear": 1}
    poor = play(lay(text.replace("gold 1, ", ""), simpler=True), "move:[H]")
    assert "RSD-MOVE-11" in why_not(poor, "to:[N0]"), "neither Provisions nor Nuclear"
