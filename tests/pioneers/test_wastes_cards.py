"""Every card of the wastes deck: items, personalities, events, attacks, raids."""

import pytest

from tests.pioneers.table import (
    CATALOG,
    asked,
    attack,
    dice,
    discard,
    done,
    hand,
    items,
    lay,
    marker,
    people,
    pile,
    play,
    points,
    press,
    prices,
    raid,
    seen,
    structures,
    texts,
    tokens,
    town,
    wastes_deck,
    why_not,
)

# -- items -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RUL-61", "PIO-PLAY-07", "PIO-RUL-60")
@pytest.mark.parametrize("cause", ["attack", "raid", "event", "maintenance"])
def test_reinforced_walls_save_a_structure_from_everything(cause: str) -> None:
    guard = "P2 hand: reinforced_walls\nP2 pile: 0 0 1\n"
    if cause == "attack":
        state = press(
            attack(lay(guard + "P2 town: farm\nP1 hand: viralz_brute\nP1 pile: 0 0 1"), "viralz_brute", "P2", "11"),
            "accept",
        )
    elif cause == "raid":
        state = play(raid(lay(guard + "P2 town: farm\nP1 hand: raid\nP1 pile: 0 0 1"), "P2", "11", "66"), "lose:farm")
    elif cause == "event":
        state = play(lay(guard + "P2 town: pig_pens\nP1 hand: livestock_virus\nP1 pile: 0 0 1"), "play:livestock_virus")
    else:
        state = play(lay(guard + "P2 town: arc_relay\norder: P2, P1, P3\nphase: maintenance"), "decline")
    before = town(state, "P2")
    assert asked(state) == "P2" and set(texts(state)) == {"decline", "save:reinforced_walls"}
    play(state, "save:reinforced_walls")
    assert town(state, "P2") == before and hand(state, "P2") == []
    assert "reinforced_walls" in discard(state, "wastes")


@pytest.mark.rule("PIO-RUL-61", "PIO-RUL-39")
def test_walls_in_maintenance_save_one_of_several_structures() -> None:
    text = "phase: maintenance\nP1 town: armoury, hydroponics_bay\nP1 hand: reinforced_walls\nP1 pile: 0 0 1"
    state = play(lay(text), "decline", "decline", "decline")
    assert asked(state) == "P1" and set(texts(state)) == {"decline", "save:reinforced_walls"}, (
        "the armoury is asked about first"
    )
    play(state, "decline")
    assert "save:reinforced_walls" in texts(state) and structures(state, "P1") == ["armoury", "hydroponics_bay"]
    play(state, "save:reinforced_walls")
    assert structures(state, "P1") == ["hydroponics_bay"] and points(state, "P1") == 0


@pytest.mark.rule("PIO-RUL-06")
def test_canned_food_and_a_credit_cache_are_used_up() -> None:
    state = play(lay("P1 hand: canned_food, credit_cache\nP1 pile: 0 0 1"), "play:canned_food")
    assert pile(state, "P1") == (4, 0, 0) and items(state, "P1") == []
    state = play(lay("P1 hand: credit_cache\nP1 pile: 0 0 1"), "play:credit_cache")
    assert pile(state, "P1") == (0, 3, 0) and discard(state, "wastes") == ["credit_cache"]


@pytest.mark.rule("PIO-ATK-07", "PIO-RAID-02", "PIO-RAID-04", "PIO-RUL-59")
def test_a_flare_gun_adds_three_on_either_side_of_a_raid() -> None:
    text = "P1 hand: raid, flare_gun\nP2 hand: flare_gun\nP1 pile: 0 0 2\nP2 pile: 0 1 1\n"
    state = play(lay(text), "play:raid", "target:2")
    play(dice(state, "22"), "play:flare_gun")
    assert asked(state) == "P1" and "play:flare_gun" in texts(state)
    play(state, "play:flare_gun")
    dice(state, "13")
    press(state, "roll")
    assert "take:credits" in texts(state), "4 + 3 against 4 + 3"


@pytest.mark.rule("PIO-RUL-55", "PIO-RUL-71")
def test_loaded_dice_reroll_once_a_round() -> None:
    text = "P1 hand: bandit_ambush, arson\nP1 pile: 0 0 2\nP2 town: loaded_dice, farm\nP2 pile: 3 0 0"
    state = attack(lay(text), "bandit_ambush", "P2", "11", "66")
    assert set(texts(state)) == {"reroll_free", "accept"}
    play(state, "reroll_free")
    assert pile(state, "P2") == (3, 0, 0)
    state = attack(state, "arson", "P2", "11")
    assert structures(state, "P2") == [] and asked(state) == "P1", "not twice"


@pytest.mark.rule("PIO-RUL-60")
@pytest.mark.parametrize("cause", ["ascendant_strike", "kidnappers", "maintenance"])
def test_a_med_kit_saves_a_personality(cause: str) -> None:
    guard = "P2 hand: med_kit\nP2 pile: 0 0 1\nP2 town: old_ferro\n"
    if cause == "maintenance":
        state = play(lay(guard + "order: P2, P1, P3\nphase: maintenance"), "decline")
    else:
        state = press(attack(lay(guard + f"P1 hand: {cause}\nP1 pile: 0 0 1"), cause, "P2", "11"), "accept")
    assert asked(state) == "P2" and set(texts(state)) == {"decline", "save:med_kit"}
    play(state, "save:med_kit")
    assert town(state, "P2") == ["old_ferro"] and hand(state, "P2") == [] and points(state, "P2") == 1


@pytest.mark.rule("PIO-RUL-28", "PIO-RUL-65")
def test_an_old_world_manual_places_a_token_whatever_the_town() -> None:
    state = play(lay("P1 hand: old_world_manual\nP1 pile: 0 0 1"), "play:old_world_manual")
    assert set(texts(state)) == {"research:purchasing_power", "research:way_of_the_wastes"}
    play(state, "research:purchasing_power")
    assert tokens(state, "purchasing_power", "P1") == 1 and discard(state, "wastes") == ["old_world_manual"]
    state = play(lay("P1 hand: old_world_manual\nP1 pile: 0 0 1\nprojects: -, -"), "play:old_world_manual")
    assert discard(state, "wastes") == ["old_world_manual"], "it may be played for nothing"


@pytest.mark.rule("PIO-RUL-34", "PIO-RUL-63")
def test_a_crank_radio_turns_food_into_a_token() -> None:
    state = play(lay("P1 town: crank_radio\nP1 pile: 2 0 1"), "activate:crank_radio")
    assert pile(state, "P1") == (1, 0, 2) and "activate:crank_radio" not in texts(state)


@pytest.mark.rule("PIO-ACT-10", "PIO-RUL-62")
def test_a_motorbike_is_given_for_a_third_turn() -> None:
    state = play(lay("P1 town: motorbike\nP1 hand: med_kit\nP1 pile: 0 0 1"), "activate:motorbike")
    assert items(state, "P1") == [] and "end" in texts(state)
    play(state, *["end"] * 6)
    assert asked(state) == "P1" and marker(state) == 3


# -- personalities -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RUL-62", "PIO-VP-06")
def test_ash_leaves_a_town_that_becomes_large_and_one_that_is() -> None:
    text = "P1 town: farm, farm, farm, farm, school, ash\nP1 hand: clinic, med_kit\nP1 pile: 0 0 3"
    state = play(lay(text), "play:clinic", "hq:civil")
    assert people(state, "P1") == [] and discard(state, "wastes") == ["ash"] and "end" in texts(state), (
        "no Med Kit helps"
    )
    assert points(state, "P1") == 2
    state = play(
        lay("P1 town: farm, farm, farm, farm, school, clinic\nP1 hand: ash, twitch\nP1 pile: 0 0 3"), "play:ash"
    )
    assert people(state, "P1") == [] and points(state, "P1") == 2 and "play:twitch" not in texts(state)


@pytest.mark.rule("PIO-RUL-67")
def test_the_envoy_keeps_the_ascendant_away() -> None:
    state = lay("P1 hand: ascendant_strike\nP1 pile: 0 0 1\nP2 town: ascendant_envoy", seats=4)
    play(state, "play:ascendant_strike")
    assert texts(state) == ["target:3", "target:4"]


@pytest.mark.rule("PIO-ATK-06")
def test_twitch_knows_the_viralz() -> None:
    for card, need in (("viralz_horde", 4), ("viralz_brute", 5)):
        text = f"P1 hand: {card}\nP1 pile: 0 0 1\nP2 town: twitch, farm\nP2 pile: 0 1 0"
        state = attack(lay(text), card, "P2", f"1{need - 1}")
        assert structures(state, "P2") == ["farm"]
        state = attack(lay(text), card, "P2", f"1{need - 2}")
        assert structures(state, "P2") == []


@pytest.mark.rule("PIO-RUL-26")
def test_kestrel_and_the_camp_dig_together() -> None:
    state = play(lay("P1 town: kestrel, scavenger_camp\nwastes deck: raid, arson, med_kit"), "wastes")
    assert seen(state, "P1") == ["arson", "med_kit", "raid"]
    play(state, "keep:arson")
    assert hand(state, "P1") == ["arson"] and sorted(discard(state, "wastes")) == ["med_kit", "raid"]


@pytest.mark.rule("PIO-RUL-24", "PIO-RUL-26")
def test_a_large_draw_goes_on_in_the_discard_pile_and_takes_what_there_is() -> None:
    text = "P1 town: kestrel, scavenger_camp\nwastes deck: raid\nwastes discard: arson, med_kit\nP3 hand: ..."
    state = play(lay(text), "wastes")
    assert seen(state, "P1") == ["arson", "med_kit", "raid"] and wastes_deck(state) == 0
    state = play(
        lay("P1 town: kestrel, scavenger_camp\nwastes deck: raid\nwastes discard: arson\nP3 hand: ..."), "wastes"
    )
    assert seen(state, "P1") == ["arson", "raid"]


# -- events ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RUL-65", "PIO-RUL-67", "PIO-RUL-72")
def test_livestock_virus_takes_a_livestock_structure_of_each_town_in_turn_order() -> None:
    text = (
        "P2 hand: livestock_virus\nP2 pile: 0 0 1\norder: P2, P3, P1\nP1 town: pig_pens, farm\n"
        "P2 town: chicken_coop, pig_pens\nP3 town: farm"
    )
    state = play(lay(text), "play:livestock_virus")
    assert asked(state) == "P2" and set(texts(state)) == {"lose:chicken_coop", "lose:pig_pens"}
    play(state, "lose:chicken_coop")
    assert [town(state, player) for player in ("P1", "P2", "P3")] == [["farm"], ["pig_pens"], ["farm"]]


@pytest.mark.rule("PIO-RUL-65")
def test_a_dust_storm_closes_the_wastes_until_the_end_of_the_step() -> None:
    state = play(lay("P1 hand: dust_storm\nP1 pile: 0 0 1"), "play:dust_storm")
    assert "wastes" not in texts(state) and "Wastes action" in why_not(state, "wastes")
    play(state, "end")
    assert "wastes" not in texts(state)


@pytest.mark.rule("PIO-RUL-65", "PIO-RUL-34", "PIO-RUL-72")
def test_a_trader_caravan_buys_twice_from_its_player_and_once_from_the_others() -> None:
    text = "P1 hand: trader_caravan\nP1 pile: 4 0 1\nP2 pile: 1 0 1\nP3 pile: 0 0 1"
    state = play(lay(text), "play:trader_caravan")
    assert asked(state) == "P1" and pile(state, "P1") == (4, 0, 0)
    play(state, "pay:0", "pay:0")
    assert pile(state, "P1") == (0, 2, 0) and asked(state) == "P2"
    play(state, "pay:1")
    assert pile(state, "P2") == (0, 1, 0) and asked(state) == "P1", "P3 cannot pay"
    state = play(lay(text), "play:trader_caravan", "decline")
    assert asked(state) == "P2"
    play(state, "decline")
    assert pile(state, "P2") == (1, 0, 1) and pile(state, "P1") == (4, 0, 0)


@pytest.mark.rule("PIO-RUL-65", "PIO-RUL-06", "PIO-RUL-72")
def test_a_bumper_harvest_feeds_every_town_by_its_fields() -> None:
    text = (
        "P1 hand: bumper_harvest\nP1 pile: 0 0 1\nP1 town: farm, hydroponics_bay, auntie_mags\n"
        "P2 town: farm, pig_pens\nP3 town: farm, farm\nP3 pile: 0 3 2"
    )
    state = play(lay(text), "play:bumper_harvest")
    assert pile(state, "P1") == (4, 0, 0), "Auntie Mags is no structure"
    assert pile(state, "P2") == (1, 0, 0) and asked(state) == "P3" and pile(state, "P3") == (2, 3, 2)
    play(state, "discard:credits")
    assert pile(state, "P3") == (2, 2, 2) and asked(state) == "P1"


@pytest.mark.rule("PIO-RUL-22", "PIO-RUL-65")
def test_a_market_crash_makes_everything_two_cheaper_for_all_until_the_end_of_the_step() -> None:
    state = play(lay("P1 hand: market_crash\nP1 pile: 0 0 1\nmarket: farm, -, -, -, -, -"), "play:market_crash")
    assert prices(state, "P1") == [3, 2, 1, 0, 0, 0] == prices(state, "P3")
    play(state, "end", "pass", "pass", "pass")
    assert prices(state, "P1") == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("PIO-RUL-65", "PIO-RUL-24")
def test_refugees_bring_the_next_personality_and_shuffle_the_rest_back() -> None:
    text = "P1 hand: refugees\nP1 pile: 0 0 1\nwastes deck: raid, arson, twitch, med_kit"
    state = play(lay(text), "play:refugees")
    assert hand(state, "P1") == ["twitch"] and wastes_deck(state) == 60 - 2 and discard(state, "wastes") == ["refugees"]
    drawn = {tuple(hand(play(lay(text, seed=seed), "play:refugees", "wastes"), "P1")) for seed in range(8)}
    assert len(drawn) > 3, "the deck is shuffled as a whole"
    state = lay("P1 hand: refugees\nP1 pile: 0 0 1\nP3 hand: ...\nwastes discard: twitch")
    play(state, "play:refugees")
    assert hand(state, "P1") == [] and sorted(discard(state, "wastes")) == ["refugees", "twitch"], (
        "the discard is not used"
    )


@pytest.mark.rule("PIO-RUL-06")
def test_an_arc_supply_drop_helps_with_everything() -> None:
    state = play(lay("P1 hand: arc_supply_drop\nP1 pile: 1 1 3"), "play:arc_supply_drop")
    assert pile(state, "P1") == (3, 2, 3) and texts(state, "discard") == ["food", "credits", "response"]


@pytest.mark.rule("PIO-RUL-65", "PIO-RUL-53", "PIO-RUL-72")
def test_a_radiation_surge_costs_every_opponent_two_resources() -> None:
    text = "P2 hand: radiation_surge\nP2 pile: 0 0 3\norder: P1, P2, P3\nactive: P2\nP1 pile: 1 1 1\nP3 pile: 1 0 0"
    state = play(lay(text), "play:radiation_surge")
    assert asked(state) == "P1" and pile(state, "P3") == (0, 0, 0), "P3, next in turn order, has one and gives it"
    play(state, "discard:food", "discard:credits")
    assert pile(state, "P1") == (0, 0, 1) and pile(state, "P2") == (0, 0, 2) and asked(state) == "P2"


@pytest.mark.rule("PIO-RUL-28", "PIO-RUL-30")
def test_a_research_breakthrough_places_up_to_two_on_one_project() -> None:
    text = "P1 hand: research_breakthrough\nP1 pile: 0 0 1\n"
    state = play(lay(text), "play:research_breakthrough", "research:purchasing_power")
    assert set(texts(state)) == {"more", "stop"}
    play(state, "more")
    assert tokens(state, "purchasing_power", "P1") == 2 and pile(state, "P1") == (0, 0, 0) and "plan" in texts(state)
    state = play(
        lay(text + "P1 research: way_of_the_wastes 3"), "play:research_breakthrough", "research:way_of_the_wastes"
    )
    assert done(state, "P1") == ["way_of_the_wastes"] and "plan" in texts(state), "the second is lost"


@pytest.mark.rule("PIO-RUL-65", "PIO-VP-07")
def test_an_arc_commendation_asks_for_a_town_a_personality_and_three_credits() -> None:
    good = "P1 hand: arc_commendation\nP1 pile: 0 3 1\nP1 town: farm, farm, farm, farm, twitch\n"
    state = play(lay(good), "play:arc_commendation")
    assert points(state, "P1") == 2 and pile(state, "P1") == (0, 0, 0)
    for bad in (
        "P1 pile: 0 2 1",
        "P1 town: farm, farm, farm, farm",
        "P1 town: farm, farm, farm, twitch",
        "P1 pile: 0 3 0",
    ):
        state = lay(good + bad)
        assert "play:arc_commendation" not in texts(state) and why_not(state, "play:arc_commendation") != ""


# -- attacks -----------------------------------------------------------------------------------------------------

ONE = "P1 pile: 0 0 1\n"


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-53")
def test_viralz_horde_takes_a_structure_of_the_defenders_choice() -> None:
    state = attack(lay(ONE + "P1 hand: viralz_horde\nP2 town: farm, school"), "viralz_horde", "P2", "11")
    assert asked(state) == "P2" and set(texts(state)) == {"lose:farm", "lose:school"}
    play(state, "lose:farm")
    assert structures(state, "P2") == ["school"]


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-76")
def test_ascendant_strike_takes_a_personality_or_else_two_resources() -> None:
    state = attack(
        lay(ONE + "P1 hand: ascendant_strike\nP2 town: twitch, kestrel\nP2 pile: 2 2 0"), "ascendant_strike", "P2", "11"
    )
    assert asked(state) == "P2" and set(texts(state)) == {"lose:twitch", "lose:kestrel"}
    play(state, "lose:kestrel")
    assert (
        people(state, "P2") == ["twitch"]
        and pile(state, "P2") == (2, 2, 0)
        and discard(state, "wastes")[-1] in ("kestrel", "ascendant_strike")
    )
    state = attack(
        lay(ONE + "P1 hand: ascendant_strike\nP2 town: farm\nP2 pile: 2 2 0"), "ascendant_strike", "P2", "11"
    )
    assert asked(state) == "P2" and texts(state) == ["discard:food", "discard:credits"]
    play(state, "discard:food", "discard:food")
    assert pile(state, "P2") == (0, 2, 0) and town(state, "P2") == ["farm"]


@pytest.mark.rule("PIO-ATK-10")
def test_bandits_remove_what_the_attacker_chooses() -> None:
    state = attack(lay(ONE + "P1 hand: bandit_ambush\nP2 pile: 2 2 0"), "bandit_ambush", "P2", "11")
    assert asked(state) == "P1" and texts(state) == ["take:food", "take:credits"]
    play(state, "take:credits", "take:credits")
    assert pile(state, "P2") == (2, 0, 0) and pile(state, "P1") == (0, 0, 0), "they go to the stores"


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-76")
def test_saboteurs_take_an_item_or_else_two_resources() -> None:
    state = attack(
        lay(ONE + "P1 hand: saboteurs\nP2 town: rv, strongbox, farm\nP2 pile: 2 0 0"), "saboteurs", "P2", "11"
    )
    assert asked(state) == "P1" and set(texts(state)) == {"lose:rv", "lose:strongbox"}
    play(state, "lose:strongbox")
    assert items(state, "P2") == ["rv"] and pile(state, "P2") == (2, 0, 0) and discard(state, "market") == ["strongbox"]
    state = attack(lay(ONE + "P1 hand: saboteurs\nP2 town: farm\nP2 pile: 2 2 0"), "saboteurs", "P2", "11")
    assert asked(state) == "P2" and texts(state) == ["discard:food", "discard:credits"]


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-76")
def test_the_brute_takes_a_structure_and_then_a_resource_always() -> None:
    text = ONE + "P1 hand: viralz_brute\nP2 town: farm, school\nP2 pile: 1 1 1\nP2 hand: reinforced_walls"
    state = press(attack(lay(text), "viralz_brute", "P2", "11"), "accept")
    assert asked(state) == "P1" and set(texts(state)) == {"lose:farm", "lose:school"}
    play(state, "lose:farm", "save:reinforced_walls")
    assert asked(state) == "P2" and texts(state) == ["discard:food", "discard:credits"]
    play(state, "discard:food")
    assert pile(state, "P2") == (0, 1, 0) and structures(state, "P2") == ["farm", "school"]


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-33")
def test_kidnappers_send_a_personality_home_to_the_hand() -> None:
    text = ONE + "P1 hand: kidnappers\nP2 town: old_ferro, twitch"
    state = attack(lay(text), "kidnappers", "P2", "11")
    assert asked(state) == "P1" and set(texts(state)) == {"lose:old_ferro", "lose:twitch"}
    play(state, "lose:old_ferro")
    assert hand(state, "P2") == ["old_ferro"] and points(state, "P2") == 0
    state = attack(lay(ONE + "P1 hand: kidnappers\nP2 pile: 2 2 0"), "kidnappers", "P2", "11")
    assert pile(state, "P2") == (2, 2, 0) and "end" in texts(state)


@pytest.mark.rule("PIO-ATK-10")
def test_arson_burns_fields_and_stables_only() -> None:
    state = attack(lay(ONE + "P1 hand: arson\nP2 town: farm, school, pig_pens"), "arson", "P2", "11")
    assert asked(state) == "P1" and set(texts(state)) == {"lose:farm", "lose:pig_pens"}
    play(state, "lose:pig_pens")
    assert structures(state, "P2") == ["farm", "school"]
    state = attack(lay(ONE + "P1 hand: arson\nP2 town: school"), "arson", "P2", "11")
    assert structures(state, "P2") == ["school"] and "end" in texts(state)


@pytest.mark.rule("PIO-ATK-10", "PIO-RUL-34")
def test_plague_rats_eat_all_food_and_no_token_stands_in() -> None:
    state = press(attack(lay(ONE + "P1 hand: plague_rats\nP2 pile: 3 1 1"), "plague_rats", "P2", "11"), "accept")
    assert pile(state, "P2") == (0, 1, 1)


@pytest.mark.rule("PIO-RUL-03")
def test_the_decks_hold_54_and_60_cards() -> None:
    for deck, count in (("market", 54), ("wastes", 60)):
        assert sum(card["count"] for card in CATALOG["cards"].values() if card["deck"] == deck) == count
