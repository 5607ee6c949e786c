"""Every Discovery card, Conflict card and leader, in a player's words."""

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    GAME,
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


@pytest.mark.rule("RSD-DISC-01", "RSD-DISC-02", "RSD-DEC-27", "RSD-RUL-42")
def test_every_discovery_card_is_in_the_pack_with_its_cost_and_source() -> None:
    cards = GAME.pack.discoveries
    values = [1, 2, 2, 2, 2, 4, 6, 8, 18]
    assert len(cards) == 36 and len([card for card in cards if card.star]) == 6
    for card in cards:
        assert sum(card.cost[i] * values[i] for i in range(9)) == card.worth, card.id


@pytest.mark.rule("RSD-DISC-01", "RSD-DISC-07", "RSD-RUL-73", "RSD-RUL-45")
@pytest.mark.parametrize(
    ("card", "cost", "ground", "more", "after"),
    [
        ("Irrigation Grid", "water 3, wood 2", "wasteland", "P1 outriders: H", "food_supply"),
        ("Filtration Works", "tech 3", "contaminated_water", "P1 outposts: H", "water_source"),
        ("Seed Vault", "water 2, food 2", "wasteland", "P1 outriders: H", "woodland"),
        ("Sealed Laboratory", "tech 3, provisions 4", "wasteland", "P1 outriders: H", "tech_site"),
        ("Wildcat Rig", "tech 4, wood 2, chem 2", "radiation_zone", "P1 outriders: H", "oil_field"),
        ("Lost Lode", "oil 2, tech 4, wood 2", "woodland", "P1 outriders: H", "gold_mine"),
        ("Topsoil Reclamation", "chem 1, water 1", "radiation_zone", "P1 outposts: H", "wasteland"),
    ],
)
def test_a_card_that_changes_the_map(card: str, cost: str, ground: str, more: str, after: str) -> None:
    id = card.lower().replace(" ", "_")
    text = f"land: H {ground}, N0 radiation_zone\nP1 hand: {card}\nP1 stock: {cost}\n"
    assert "RSD-DISC-01" in why_not(lay(text), f"complete:{id}"), "nobody is there"
    state = maybe(play(lay(text + more), f"complete:{id}"), "pay", "on:[H]")
    assert land(state, "H") == after and player(state, "P1")["completed"] == [id]
    assert stock(state, "P1") == ({"water": 1} if card == "Filtration Works" else {})
    assert not legal(lay(text + more + "\nP2 barricades: H"), f"complete:{id}") or card == "Topsoil Reclamation"


@pytest.mark.rule("RSD-DISC-01")
def test_a_card_lies_open_from_the_moment_it_is_named() -> None:
    state = lay("P1 hand: Seed Vault, Dirt Bikes\nP1 stock: water 2, food 2\nP1 outriders: H, N1\nland: H wasteland")
    play(state, "complete:seed_vault")
    assert legal(state, "ability"), "how it is paid is still to be said"
    for seed in range(20):
        world = state.determinize(1, seed)
        assert isinstance(world, ResiduumState) and "seed_vault" in hand(world, "P1")


def test_seed_vault_waits_for_spring() -> None:
    assert not legal(
        lay("turn: 7\nP1 hand: Seed Vault\nP1 stock: water 2, food 2\nP1 outriders: H"), "complete:seed_vault"
    )


def test_topsoil_reclamation_needs_a_spare_wasteland() -> None:
    state = lay("land: H radiation_zone\nP1 hand: Topsoil Reclamation\nP1 stock: chem 1, water 1\nP1 outposts: N0")
    maybe(state, "complete:topsoil_reclamation", "pay")
    assert table(state)["piles"]["wasteland"] == 2


@pytest.mark.rule("RSD-DISC-03", "RSD-PROD-07")
@pytest.mark.parametrize(("card", "x"), [("Kitchen Gardens", 1), ("Windmill Row", 1), ("Underground Galleries", 2)])
def test_cards_that_raise_x(card: str, x: int) -> None:
    assert player(lay(f"P1 completed: {card}"), "P1")["x"] == x


def test_underground_galleries_need_two_outposts() -> None:
    text = "P1 hand: Underground Galleries\nP1 stock: tech 3, wood 3\nP1 outposts: H"
    assert not legal(lay(text), "complete:underground_galleries")
    assert legal(lay(text + ", N0"), "complete:underground_galleries")


@pytest.mark.rule("RSD-DISC-04", "RSD-DISC-08")
@pytest.mark.parametrize(
    ("card", "cubes", "after", "times"),
    [
        ("Charcoal Kilns", "wood 3", {"wood": 1, "provisions": 6}, 2),
        ("Still House", "food 2, water 2", {"food": 1, "water": 1, "chem": 1}, 1),
        ("Cracking Tower", "chem 2, tech 2", {"chem": 1, "tech": 1, "oil": 1}, 1),
        ("Smelting Pit", "tech 4, wood 4", {"tech": 2, "wood": 2, "gold": 1}, 1),
        ("Breeder Pile", "chem 6, oil 2", {"chem": 3, "oil": 1, "nuclear": 1}, 1),
    ],
)
def test_cards_that_exchange(card: str, cubes: str, after: dict[str, int], times: int) -> None:
    id = card.lower().replace(" ", "_")
    state = lay(f"P1 completed: {card}\nP1 stock: {cubes}")
    for _ in range(times):
        play(state, f"use:{id}")
    assert stock(state, "P1") == after
    assert "RSD-DISC-04" in why_not(state, f"use:{id}")


@pytest.mark.rule("RSD-PROD-11", "RSD-RUL-23")
def test_the_breeder_pile_makes_no_fourth_nuclear() -> None:
    assert not legal(lay("P1 completed: Breeder Pile\nP1 stock: chem 3, oil 1, nuclear 3"), "use:breeder_pile")


def test_the_swap_shed_swaps_twice_a_turn() -> None:
    state = lay("P1 completed: Swap Shed\nP1 stock: wood 2, tech 1")
    play(state, "use:swap_shed", "give:wood")
    assert texts(state, "get") == ["tech", "food", "water"]
    play(state, "get:food", "use:swap_shed", "give:wood", "get:water")
    assert stock(state, "P1") == {"tech": 1, "food": 1, "water": 1} and not legal(state, "use:swap_shed")


@pytest.mark.rule("RSD-DISC-03")
@pytest.mark.parametrize(
    ("card", "turn", "ground", "choice", "after"),
    [
        ("Hydroponic Racks", 1, "food_supply", "food", {"food": 3}),
        ("Insulated Pumps", 7, "water_source", "water", {"water": 2}),
        ("Insulated Pumps", 3, "water_source", "water", {"water": 3}),
        ("Drying Sheds", 5, "woodland", "wood", {"wood": 3}),
        ("Hazmat Collectors", 1, "radiation_zone", "chem", {"chem": 2}),
        ("Night Shift", 1, "oil_field", "oil", {"oil": 1, "provisions": 2}),
        ("Night Shift", 1, "gold_mine", "gold", {"gold": 1, "provisions": 2}),
    ],
)
def test_cards_that_make_outposts_produce_more(
    card: str, turn: int, ground: str, choice: str, after: dict[str, int]
) -> None:
    state = lay(
        f"turn: {turn}\nland: H {ground}\nP1 basecamp: A x\nP1 outposts: H\nP1 completed: {card}\nphase: production"
    )
    assert stock(play(state, f"produce:{choice}"), "P1") == after


def test_scavenger_packs_find_three_provisions_at_most() -> None:
    text = "P1 basecamp: A x\nP1 completed: Scavenger Packs\nphase: production\nP1 outriders: H, H, "
    assert stock(lay(text + "N0 x"), "P1") == {"provisions": 2}
    assert stock(lay(text + "H, N0"), "P1") == {"provisions": 3}


def test_dirt_bikes_make_one_move_a_turn_cheaper() -> None:
    state = lay("P1 completed: Dirt Bikes\nP1 outriders: H, H\nP1 stock: provisions 1")
    play(state, "move:[H]", "to:[N0]", "count:1")
    assert stock(state, "P1") == {"provisions": 1} and not legal(state, "move:[H]")


@pytest.mark.rule("RSD-MOVE-11")
def test_lead_lined_suits_laugh_at_radiation() -> None:
    state = lay("land: N0 radiation_zone\nP1 completed: Lead-Lined Suits\nP1 outriders: H\nP1 stock: provisions 2")
    play(state, "move:[H]", "to:[N0]", "end")
    assert outriders(state, "P1") == ["N0"]


def test_the_nomad_code_moves_a_whole_people() -> None:
    state = lay("P1 completed: Nomad Code\nP1 basecamp: H\nP1 outriders: H, H, H\nP1 stock: provisions 8")
    play(state, "teardown_basecamp", "move:[H]", "to:[N0]", "count:3", "take_along", "activate_basecamp")
    assert basecamp(state, "P1") == "N0" and stock(state, "P1") == {}


def test_the_handcar_line_halves_network_movement() -> None:
    state = lay("P1 completed: Handcar Line\nP1 outposts: H\nP1 outriders: H, H\nP1 stock: provisions 3")
    play(state, "network:[H]", "count:2")
    assert outriders(state, "P1") == ["A", "A"]


def test_watchtowers_do_nothing_at_a_basecamp() -> None:
    text = "P1 outriders: N3\nP1 stock: provisions 2\nP2 leader: Silas Quill\n"
    text += "P2 completed: Watchtowers\nwar: 1, 1, 4, 4, 2, 2\n"
    for building, total in (("P2 outposts: H", 2 + 1 + 2), ("P2 basecamp: H", 2 + 6)):
        state = lay(text + building)
        maybe(state, "move:[N3]", "to:[H]", "pay", "welcome", "attack")
        spend(clash(state, 4, 2), 0)
        assert totals(state)[1] == total


@pytest.mark.rule("RSD-CRES-04", "RSD-CHAR-02")
def test_a_war_council_deals_one_card_more() -> None:
    state = lay(
        "P1 outriders: N3\nP1 leader: Ione Vance\nP1 completed: War Council\nP1 stock: provisions 2\nP2 outriders: H"
    )
    maybe(state, "move:[N3]", "to:[H]", "pay", "fight")
    assert dealt(state) == [4, 2]
    text = "P1 hand: War Council\nP1 stock: food 2, tech 2\nP1 won: "
    assert not legal(lay(text + "0"), "complete:war_council") and legal(lay(text + "1"), "complete:war_council")


def test_hidden_cellars_keep_all_but_four() -> None:
    state = lay(
        "P1 outriders: N3, N3\nP1 leader: Odalys Renn\nP1 stock: provisions 3, tech 20\nP2 leader: Silas Quill\n"
        "P2 basecamp: H\nP2 stock: wood 9\nP2 completed: Hidden Cellars\nwar: 1, 1, 4, 4, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "points:3", "welcome", "attack")
    spend(clash(state, 4, 2), 20)
    assert stock(state, "P1")["wood"] == 4 and stock(state, "P2") == {"wood": 5}


def test_gas_mortars_add_one_for_each_chem() -> None:
    state = lay(
        "P1 outriders: N3\nP1 leader: Odalys Renn\nP1 completed: Gas Mortars\nP1 stock: provisions 2, chem 1\n"
        "P2 outriders: H\nP2 leader: Silas Quill\nwar: 1, 1, 4, 3, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "fight")
    play(clash(state, 4, 2), "chem")
    assert totals(state)[0] == 4 + 3 + 1 + 1


def test_a_caravan_charter_is_a_second_visit_and_a_better_price() -> None:
    state = lay(
        "P1 completed: Caravan Charter\nP1 visits: 1\nP1 leader: Odalys Renn\nP1 outriders: R4\nP1 stock: provisions 8"
    )
    play(state, "move:[R4]", "to:[T]", "buy:oil")
    maybe(state, "done")
    assert stock(state, "P1")["oil"] == 1 and player(state, "P1")["visits"] == 2


def test_smugglers_sell_more_of_what_is_rare() -> None:
    state = visit("provisions 90", "Bram Hathersage", more="P1 completed: Smugglers' Tunnel")
    play(state, "buy:oil", "buy:oil", "buy:oil", "buy:oil")
    assert not legal(state, "buy:oil")
    play(state, "buy:gold", "buy:gold", "buy:nuclear", "buy:nuclear")
    assert not legal(state, "buy:nuclear")


def test_a_radio_mast_shows_three_cards_and_takes_tech() -> None:
    state = lay("P1 completed: Radio Mast\nP1 stock: tech 2\ndeck: Lost Lode, Night Shift, Seed Vault")
    play(state, "draw")
    assert texts(state, "keep") == ["seed_vault", "lost_lode", "night_shift"]
    play(state, "keep:night_shift")
    assert hand(state, "P1") == ["night_shift"] and len(state.deck) == 34
    assert not legal(lay("P1 stock: tech 2"), "draw")


def test_winter_stores_feed_two_with_one_food() -> None:
    state = lay("P1 hand: Winter Stores\nP1 stock: wood 3, provisions 4")
    assert stock(maybe(state, "complete:winter_stores", "pay"), "P1") == {"food": 2}
    state = lay(
        "turn: 8\nP1 completed: Winter Stores\nP1 outriders: H, N0, N1\nP1 stock: food 1, provisions 1\nphase: end"
    )
    play(state, "cost:food", "cost:food", "cost:provisions")
    assert outriders(state, "P1") == ["H", "N0", "N1"] and stock(state, "P1") == {}


def test_open_gates_recruit_for_nothing() -> None:
    state = lay("P1 hand: Open Gates\nP1 stock: food 4, water 3\nP1 outposts: H")
    play(state, "complete:open_gates", "pay", "recruit:[H]")
    assert outriders(state, "P1") == ["H"] and stock(state, "P1") == {}


def test_the_fortress_doctrine_makes_barricades_cheap() -> None:
    state = lay("P1 completed: Fortress Doctrine\nP1 outposts: H\nP1 outriders: H\nP1 stock: provisions 4")
    play(state, "construct_barricade:[H]", "activate_barricade:[H-N0]")
    assert barricades(state, "P1") == ["H-N0"] and not legal(state, "teardown_barricade:[H-N0]")


@pytest.mark.rule("RSD-DISC-01")
def test_one_card_a_turn_is_completed() -> None:
    state = lay("P1 hand: Gas Mortars, Lead-Lined Suits\nP1 stock: chem 2, tech 4")
    play(state, "complete:gas_mortars", "pay")
    assert "RSD-DISC-01" in why_not(state, "complete:lead_lined_suits")


@pytest.mark.rule("RSD-CHAR-04", "RSD-CHAR-05", "RSD-REC-07")
def test_second_wind_raises_an_outrider_once() -> None:
    state = lay("P1 leader: Bram Hathersage\nP1 outriders: H x, H x")
    play(state, "second_wind:[H]")
    assert outriders(state, "P1") == ["H", "H x"] and "RSD-CHAR-04" in why_not(state, "second_wind:[H]")


@pytest.mark.rule("RSD-RUL-43")
def test_discards_become_the_new_deck() -> None:
    state = lay("P1 stock: provisions 4")
    state.discard, state.deck = state.deck, []
    play(state, "draw")
    assert len(texts(state, "keep")) == 2 and len(state.deck) == 34 and left(state) == {}


def test_conflict_cards_are_as_many_as_the_pack_says() -> None:
    values = sorted(GAME.pack.values[GAME.pack.faces[back]] for back in range(GAME.pack.conflict, GAME.pack.town_back))
    assert values == [1] * 3 + [2] * 4 + [3] * 4 + [4] * 3 + [5]
