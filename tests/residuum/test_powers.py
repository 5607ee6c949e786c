"""What completed Discovery cards change, clause by clause, beyond the plain case."""

from pathlib import Path

import pytest

import cinderbox
from cinderbox.games.residuum import position
from cinderbox.games.residuum.game import Residuum
from cinderbox.games.residuum.payments import buy_limit
from cinderbox.games.residuum.tables import GOLD, NUCLEAR, OIL
from tests.residuum.table import (
    LAYOUT,
    basecamp,
    clash,
    dealt,
    hand,
    lay,
    legal,
    maybe,
    outriders,
    play,
    player,
    spend,
    stock,
    texts,
    totals,
    why_not,
)


def produced(text: str, *choices: str) -> dict[str, int]:
    """What P1 has after producing with a Basecamp out-of-action."""
    return stock(maybe(lay(f"P1 basecamp: A x\nphase: production\n{text}"), *choices), "P1")


@pytest.mark.rule("RSD-DISC-03", "RSD-PROD-02")
@pytest.mark.parametrize(
    ("text", "choice", "after"),
    [
        # each Outpost, not Outriders, and only what it produces
        ("land: H food_supply\nP1 completed: Hydroponic Racks\nP1 outposts: H", "provisions", {"provisions": 2}),
        ("land: H food_supply\nP1 completed: Hydroponic Racks\nP1 outriders: H", "food", {"food": 1}),
        ("turn: 7\nland: H contaminated_water\nP1 completed: Insulated Pumps\nP1 outposts: H", "water", {"water": 1}),
        ("turn: 3\nland: H contaminated_water\nP1 completed: Insulated Pumps\nP1 outposts: H", "water", {"water": 2}),
        ("turn: 1\nland: H water_source\nP1 completed: Insulated Pumps\nP1 outposts: H", "water", {"water": 2}),
        ("turn: 3\nland: H water_source\nP1 completed: Insulated Pumps\nP1 outriders: H", "water", {"water": 1}),
        ("land: H woodland\nP1 completed: Drying Sheds\nP1 outposts: H", "wood", {"wood": 3}),
        ("land: H gold_mine\nP1 completed: Drying Sheds\nP1 outposts: H", "wood", {"wood": 3}),
        ("land: H contaminated_water\nP1 completed: Hazmat Collectors\nP1 outposts: H", "chem", {"chem": 2}),
        ("land: H contaminated_water\nP1 completed: Hazmat Collectors\nP1 outposts: H", "water", {"water": 1}),
        ("land: H oil_field\nP1 completed: Night Shift\nP1 outposts: H", "provisions", {"provisions": 4}),
        ("land: H gold_mine\nP1 completed: Night Shift\nP1 outposts: H", "wood", {"wood": 2, "provisions": 2}),
        ("land: H gold_mine\nP1 completed: Night Shift\nP1 outposts: H x\nP1 outriders: H", "wood", {"wood": 1}),
    ],
)
def test_a_production_card_does_what_it_says_and_no_more(text: str, choice: str, after: dict[str, int]) -> None:
    assert produced(text, f"produce:{choice}") == after


@pytest.mark.rule("RSD-RUL-19", "RSD-DISC-03")
def test_drying_sheds_work_in_autumn_and_pumps_in_winter() -> None:
    for turn, ground, card, choice in (
        (5, "woodland", "Drying Sheds", "wood"),
        (8, "water_source", "Insulated Pumps", "water"),
    ):
        text = f"turn: {turn}\nland: H {ground}\nP1 basecamp: A x\nP1 outposts: H\nphase: production"
        assert not legal(lay(text), f"produce:{choice}")
        assert legal(lay(f"{text}\nP1 completed: {card}"), f"produce:{choice}")


@pytest.mark.rule("RSD-DISC-03", "RSD-HEX-WAS-03")
def test_scavenger_packs_are_for_wastelands_and_besides_what_others_produce() -> None:
    text = "land: N0 radiation_zone, N1 tech_site\nP1 completed: Scavenger Packs\n"
    assert produced(text + "P1 outriders: H, N0, N1, M0 x", "produce:tech") == {"tech": 1, "provisions": 1}
    assert produced(text + "P1 outriders: H, H, M0, M1, M2, N1", "produce:provisions") == {"provisions": 3 + 2}


@pytest.mark.rule("RSD-RUL-41", "RSD-AIM-01")
def test_who_can_forage_or_has_a_second_wind_is_not_stuck() -> None:
    road = "P1 basecamp: A x\nphase: start\n"
    assert basecamp(lay(road + "P1 outriders: H"), "P1") == "A", "stuck: nothing to pay a step with"
    forager = lay(road + "P1 outriders: H\nP1 completed: Scavenger Packs")
    assert basecamp(forager, "P1") == "A x" and stock(forager, "P1") == {"provisions": 1}
    fallen = road + "P1 outriders: H x\nP1 leader: Bram Hathersage\n"
    assert basecamp(lay(fallen + "P1 used: 1"), "P1") == "A"
    state = lay(fallen)
    assert basecamp(state, "P1") == "A x"
    assert outriders(play(state, "second_wind:[H]"), "P1") == ["H"]


# -- moving --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-DEC-29", "RSD-MOVE-04", "RSD-MOVE-08")
def test_dirt_bikes_help_one_convoy_a_turn_by_choice_and_never_the_network() -> None:
    text = "P1 completed: Dirt Bikes\nP1 outriders: H, H\nP1 outposts: H\nP1 stock: provisions "
    state = play(lay(text + "5\nP2 barricades: H-N0"), "move:[H]", "to:[N0]", "count:2")
    assert texts(state) == ["decline", "bikes"], "2 and 1 and 2 for the Barricade"
    play(state, "bikes")
    assert stock(state, "P1") == {"provisions": 2}
    play(state, "move:[N0]", "to:[M0]")
    assert stock(state, "P1") == {}, "the second move costs two"
    kept = play(lay(text + "4"), "move:[H]", "to:[N0]", "count:1", "decline")
    assert stock(kept, "P1") == {"provisions": 2}
    assert legal(play(kept, "move:[H]", "to:[N1]"), "bikes"), "saved for the next move"
    assert not legal(lay(text + "3"), "network:[H]")


@pytest.mark.rule("RSD-MOVE-11", "RSD-HEX-CON-01", "RSD-HEX-CON-03", "RSD-RUL-30")
def test_lead_lined_suits_pay_in_and_out_of_all_hazards_and_let_stay() -> None:
    text = "land: H contaminated_water, N0 radiation_zone\nP1 completed: Lead-Lined Suits\nP1 outriders: H\n"
    state = play(lay(text + "P1 stock: provisions 4"), "move:[H]", "to:[N0]", "move:[N0]", "to:[M0]")
    assert outriders(state, "P1") == ["M0"] and stock(state, "P1") == {}
    assert outriders(lay(text + "phase: end"), "P1") == ["H"]
    net = lay(text + "P1 outposts: H\nP1 stock: provisions 4")
    assert outriders(play(net, "network:[H]"), "P1") == ["A"]
    theirs = lay("land: H radiation_zone\nP2 completed: Lead-Lined Suits\nP1 outriders: H\nphase: end")
    assert outriders(theirs, "P1") == ["A x"], "a rival's suits are no help"


@pytest.mark.rule("RSD-MOVE-08", "RSD-MOVE-04", "RSD-MOVE-07")
def test_the_nomad_code_still_pays_at_barricades_and_in_the_network() -> None:
    text = "P1 completed: Nomad Code\nP1 outriders: H, H, H\nP1 outposts: H\nP1 stock: provisions "
    assert texts(play(lay(text + "4\nP2 barricades: H-N0"), "move:[H]", "to:[N0]"), "count") == ["1", "2"]
    state = play(lay(text + "5\nP2 barricades: H-N0"), "move:[H]", "to:[N0]", "count:3")
    assert stock(state, "P1") == {} and outriders(state, "P1") == ["N0"] * 3
    assert texts(play(lay(text + "5"), "network:[H]"), "count") == ["1", "2"]


@pytest.mark.rule("RSD-NET-01", "RSD-NET-03", "RSD-OIL-03")
def test_the_handcar_line_leaves_an_upgraded_location_at_two() -> None:
    text = "P1 completed: Handcar Line\nP1 outposts: H\nP1 outriders: H, H, H\nP1 stock: provisions 2"
    assert outriders(play(lay(text), "network:[H]"), "P1") == ["A", "H", "H"]
    assert outriders(play(lay(text + "\nP1 oil: H"), "network:[H]", "count:3"), "P1") == ["A"] * 3


# -- conflict ------------------------------------------------------------------------------------------------

FIGHT = "P1 outriders: N3\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\nwar: 1, 1, 4, 3, 1, 2, 5, 3\n"


@pytest.mark.rule("RSD-CRES-19", "RSD-CRES-16")
@pytest.mark.parametrize(
    ("cards", "pieces", "total"),
    [
        ("Watchtowers", "P2 outposts: H", 2 + 1 + 2),
        ("Watchtowers", "P2 outriders: H\nP2 outposts: N0", 2 + 1),
        ("Fortress Doctrine", "P2 outriders: H\nP2 barricades: H-N0, H-N1, N0-M0", 2 + 1 + 4),
        ("Fortress Doctrine", "P2 basecamp: H\nP2 barricades: H-N0", 2 + 6 + 2),
    ],
)
def test_defence_cards(cards: str, pieces: str, total: int) -> None:
    state = lay(f"{FIGHT}P1 stock: food 1\nP2 completed: {cards}\n{pieces}")
    maybe(state, "move:[N3]", "to:[H]", "welcome", "attack")
    spend(clash(state, 4, 2), 0)
    assert totals(state)[1] == total


@pytest.mark.rule("RSD-CRES-04", "RSD-CONF-12")
def test_a_war_council_helps_the_defender_too() -> None:
    state = lay(f"{FIGHT}P1 stock: food 1\nP2 completed: War Council\nP2 outriders: H")
    assert dealt(maybe(state, "move:[N3]", "to:[H]", "welcome", "attack")) == [2, 3]


@pytest.mark.rule("RSD-CRES-10", "RSD-CRES-09")
def test_gas_mortars_add_for_two_chem_and_allow_no_third() -> None:
    state = lay(f"{FIGHT}P1 completed: Gas Mortars\nP1 stock: food 1, chem 3, tech 1\nP2 outriders: H")
    maybe(state, "move:[N3]", "to:[H]", "points:0", "welcome", "attack")
    play(clash(state, 4, 2), "chem", "chem")
    assert "RSD-CRES-10" in why_not(state, "chem")
    play(state, "add:0")
    assert totals(state)[0] == 4 + 3 + 5 + 2 + 1


# -- trade and knowledge -------------------------------------------------------------------------------------


@pytest.mark.rule("RSD-TOWN-04", "RSD-SEAS-09")
def test_a_caravan_charter_is_no_third_visit_and_opens_no_closed_town() -> None:
    text = "P1 completed: Caravan Charter\nP1 outriders: R4\nP1 stock: provisions 30\n"
    assert "RSD-TOWN-04" in why_not(play(lay(text + "P1 visits: 2"), "move:[R4]"), "to:[T]")
    assert "RSD-TOWN-07" in why_not(play(lay(text + "turn: 15"), "move:[R4]"), "to:[T]")


@pytest.mark.rule("RSD-DISC-09", "RSD-DISC-10")
def test_a_radio_mast_puts_the_others_at_the_bottom_in_the_order_they_were_drawn() -> None:
    state = lay("P1 completed: Radio Mast\nP1 stock: tech 1, provisions 2\ndeck: Lost Lode, Night Shift, Seed Vault")
    play(state, "draw", "keep:night_shift")
    bottom = [state.content.discoveries[state.cards.face[back]].name for back in state.deck[:2]]
    assert bottom == ["Seed Vault", "Lost Lode"], "the first drawn lies above the later one"
    assert hand(state, "P1") == ["night_shift"] and "RSD-DISC-09" in why_not(state, "draw")


@pytest.mark.rule("RSD-RUL-43", "RSD-DISC-09")
def test_with_one_card_left_that_one_is_drawn_and_with_none_nothing() -> None:
    state = lay("P1 stock: provisions 8")
    state.completed[1], state.deck = state.deck[:-1], state.deck[-1:]
    play(state, "draw")
    assert len(texts(state, "keep")) == 1
    play(state, f"keep:{texts(state, 'keep')[0]}")
    assert state.deck == [] and player(state, "P1")["hand"] == 1
    empty = lay("P1 stock: provisions 8")
    empty.completed[1], empty.deck = empty.deck, []
    empty.asked = -1
    empty.settle()
    assert not legal(empty, "draw") and "RSD-RUL-43" in why_not(empty, "draw")


@pytest.mark.rule("RSD-RUL-43", "RSD-DISC-09")
def test_a_draw_goes_on_with_the_shuffled_discards() -> None:
    state = lay("P1 stock: provisions 4\ndeck: Lost Lode")
    state.discard, state.deck = state.deck[:-1], state.deck[-1:]
    play(state, "draw")
    assert "lost_lode" in texts(state, "keep") and len(texts(state, "keep")) == 2 and state.discard == []


# -- people --------------------------------------------------------------------------------------------------

STORES = "turn: 8\nP1 completed: Winter Stores\nphase: end\n"


@pytest.mark.rule("RSD-UPK-02", "RSD-UPK-03", "RSD-DEC-24")
@pytest.mark.parametrize("gone", ["N0", "N1", "N2"])
def test_winter_stores_keep_any_two_of_three_with_one_food(gone: str) -> None:
    state = lay(STORES + "P1 outriders: N0, N1, N2\nP1 stock: food 1")
    for name in sorted(("N0", "N1", "N2"), key=LAYOUT.hexes.__getitem__):
        maybe(state, "let_go" if name == gone else "cost:food")  # who can pay nothing more is not asked
    assert gone not in outriders(state, "P1") and outriders(state, "P1").count("A x") == 1
    assert stock(state, "P1") == {}


@pytest.mark.rule("RSD-UPK-02", "RSD-DEC-24", "RSD-UPK-04")
def test_winter_stores_feed_a_third_with_another_food_or_a_provision() -> None:
    state = lay(STORES + "P1 outriders: N0, N1, N2, N3\nP1 stock: food 2, provisions 1")
    play(state, "cost:food", "cost:food")
    assert stock(state, "P1") == {"food": 1, "provisions": 1}
    play(state, "cost:provisions", "cost:food")
    assert len([one for one in outriders(state, "P1") if "x" not in one]) == 4 and stock(state, "P1") == {}


@pytest.mark.rule("RSD-TOWN-18", "RSD-UPK-02")
def test_limits_and_upkeep_of_cards_are_those_that_the_pack_says(tmp_path: Path) -> None:
    text = (Path(cinderbox.__file__).parent / "games" / "residuum" / "content.toml").read_text(encoding="utf-8")
    text = text.replace("oil = 4, gold = 2, nuclear = 2", "oil = 7, gold = 5, nuclear = 3")
    pack = tmp_path / "pack.toml"
    pack.write_text(text.replace("provisions_per_outrider = 1", "provisions_per_outrider = 3"), encoding="utf-8")
    game = cinderbox.game("residuum", content=pack)
    assert isinstance(game, Residuum)
    state = position.lay(game, "P1 completed: Smugglers' Tunnel")
    assert [buy_limit(state, 0, resource) for resource in (OIL, GOLD, NUCLEAR)] == [7, 5, 3]
    assert [buy_limit(state, 1, resource) for resource in (OIL, GOLD, NUCLEAR)] == [2, 1, 1], "P2 has no tunnel"
    state = position.lay(game, STORES + "P1 outriders: H\nP1 stock: provisions 4")
    assert stock(play(state, "cost:provisions"), "P1") == {"provisions": 1}
