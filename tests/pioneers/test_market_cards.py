"""Every card of the market deck: structures, items, personalities."""

import pytest

from tests.pioneers.table import (
    CATALOG,
    asked,
    attack,
    discard,
    hand,
    lay,
    limit,
    pile,
    play,
    points,
    press,
    prices,
    produce,
    raid,
    seen,
    texts,
    together,
    tokens,
    town,
    wastes_deck,
    why_not,
)

STEP_2 = "phase: maintenance\n"
AMBUSH = "P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 3 0 0\n"

# What cards make and cost in maintenance, alone in a small town (whose HQ makes a credit).
MADE = {
    "farm": (1, 0, 0), "pig_pens": (1, 0, 0), "training_grounds": (0, 0, 1), "trading_post": (0, 1, 0),
    "hydroponics_bay": (3, 0, 0), "chicken_coop": (1, 0, 0), "water_purifier": (1, 0, 0), "radio_mast": (0, 0, 1),
    "theresa": (0, 0, 1), "mayor_okafor": (0, 1, 0), "auntie_mags": (2, 0, 0), "brother_amos": (0, 0, 1),
    "twitch": (1, 0, 0), "the_twins": (0, 2, 0), "water_filter": (1, 0, 0), "survey_drone": (1, 0, 0),
}  # fmt: skip
DUE = {
    "training_grounds": (1, 1, 0), "armoury": (0, 1, 0), "hydroponics_bay": (0, 1, 0), "workshop": (1, 0, 0),
    "radio_mast": (0, 1, 0), "clinic": (1, 0, 0), "saloon": (1, 0, 0), "arc_relay": (0, 2, 0), "gun_truck": (1, 0, 0),
    "theresa": (1, 0, 0), "mayor_okafor": (2, 0, 0), "doc_hallow": (0, 1, 0), "captain_ruiz": (1, 1, 0),
    "professor_linde": (2, 0, 0), "quartermaster_brandt": (1, 0, 0), "silas_the_broker": (1, 0, 0),
    "old_ferro": (2, 0, 0), "ash": (0, 1, 0), "brother_amos": (1, 1, 0), "ascendant_envoy": (0, 0, 1),
    "kestrel": (1, 0, 0), "redcap": (0, 1, 0), "the_twins": (2, 0, 0),
}  # fmt: skip
WORTH = {
    "arc_relay", "mayor_okafor", "doc_hallow", "captain_ruiz", "professor_linde", "old_ferro", "ash", "brother_amos",
    "ascendant_envoy",
}  # fmt: skip
STAYS = [card for card, shown in CATALOG["cards"].items() if shown["stays"]]


@pytest.mark.rule("PIO-STR-04", "PIO-MNT-02", "PIO-MNT-08", "PIO-VP-05")
@pytest.mark.parametrize("card", STAYS)
def test_each_card_in_town_makes_costs_and_is_worth_what_it_says(card: str) -> None:
    state = lay(STEP_2 + f"P1 town: {card}\nP1 pile: 2 2 1")
    made, due = MADE.get(card, (0, 0, 0)), DUE.get(card, (0, 0, 0))
    assert produce(state, "P1") == (made[0], made[1] + 1, made[2])
    assert points(state, "P1") == (1 if card in WORTH else 0)
    play(state, "decline")
    if any(due):
        paid = play(state.clone(), "pay:0")
        assert town(paid, "P1") == [card]
        left = tuple(had + one - other for had, one, other in zip((2, 3, 1), made, due, strict=True))
        assert (together(paid, "P1") if asked(paid) == "P1" else pile(paid, "P1")) == left
        play(state, "decline")
        assert town(state, "P1") == [] and points(state, "P1") == 0
    else:
        assert town(state, "P1") == [card] and not texts(state, "pay")


@pytest.mark.rule("PIO-CARD-01", "PIO-CARD-02", "PIO-CARD-03")
@pytest.mark.parametrize("card", [card for card, shown in CATALOG["cards"].items() if shown["deck"] == "market"])
def test_each_market_card_is_bought_and_played_into_town(card: str) -> None:
    state = play(lay(f"market: -, -, -, {card}, -, -\nP1 pile: 0 2 1"), "market:2", f"play:{card}")
    assert town(state, "P1") == [card] and pile(state, "P1") == (0, 0, 0) and hand(state, "P1") == []


# -- structures --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RUL-62", "PIO-RUL-63", "PIO-FX-02")
def test_pig_pens_are_slaughtered_for_three_food_and_walls_do_not_stop_it() -> None:
    state = play(lay("P1 town: pig_pens, farm\nP1 hand: reinforced_walls\nP1 pile: 0 0 2"), "activate:pig_pens")
    assert pile(state, "P1") == (3, 0, 2) and town(state, "P1") == ["farm"] and "end" in texts(state)


@pytest.mark.rule("PIO-RES-07", "PIO-RUL-75")
def test_two_grain_silos_store_eight_food() -> None:
    state = play(lay("P1 town: grain_silo, grain_silo\nP1 pile: 8 3 3\nP1 hand: canned_food"), "play:canned_food")
    assert pile(state, "P1") == (12, 3, 2) and texts(state, "discard") == ["food", "credits", "response"]


@pytest.mark.rule("PIO-ATK-06")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("training_grounds", 1), ("armoury", 2), ("watchtower", 1), ("palisade", 0), ("gun_truck", 2), ("captain_ruiz", 1),
     ("kestrel", 1), ("redcap", 0), ("body_armour", 1), ("hunting_rifle", 1), ("twitch", 0)],
)  # fmt: skip
def test_what_each_card_adds_against_an_attack(card: str, bonus: int) -> None:
    for roll, left in ((8 - bonus, 3), (7 - bonus, 1)):
        state = attack(lay(AMBUSH + f"P2 town: {card}"), "bandit_ambush", "P2", f"{roll // 2}{roll - roll // 2}")
        assert pile(state, "P2") == (left, 0, 0)


@pytest.mark.rule("PIO-RAID-03", "PIO-RAID-05", "PIO-RUL-75")
@pytest.mark.parametrize(
    ("card", "defence", "assault"),
    [("training_grounds", 1, 1), ("armoury", 2, 2), ("watchtower", 1, 0), ("palisade", 3, 0), ("gun_truck", 2, 2),
     ("captain_ruiz", 1, 1), ("kestrel", 1, 1), ("redcap", 0, 3), ("body_armour", 1, 0), ("hunting_rifle", 1, 1),
     ("twitch", 0, 0)],
)  # fmt: skip
def test_what_each_card_adds_on_either_side_of_a_raid(card: str, defence: int, assault: int) -> None:
    text = "P1 hand: raid\nP1 pile: 0 0 1\nP2 pile: 0 1 0\n"
    for more, wins in ((0, True), (-1, False)):
        roll = 4 + defence + more
        state = raid(lay(text + f"P2 town: {card}"), "P2", "22", f"{roll // 2}{roll - roll // 2}")
        assert ("take:credits" in texts(state)) == wins
        roll = 8 - assault + more
        state = raid(lay(text + f"P1 town: {card}"), "P2", "44", f"{roll // 2}{roll - roll // 2}")
        assert ("take:credits" in texts(state)) == wins


@pytest.mark.rule("PIO-RSCH-01")
def test_two_schools_place_two_more() -> None:
    state = play(lay("P1 town: school, school\nP1 pile: 0 0 5"), "research:purchasing_power", "more", "more")
    assert tokens(state, "purchasing_power", "P1") == 3 and "end" in texts(state)


@pytest.mark.rule("PIO-TRD-02", "PIO-RUL-75")
def test_a_market_stall_adds_a_credit_to_each_sale() -> None:
    assert pile(play(lay(STEP_2 + "P1 town: market_stall\nP1 pile: 5 0 0"), "trade:sell_5"), "P1") == (0, 4, 0)
    assert pile(play(lay(STEP_2 + "P1 town: market_stall\nP1 pile: 0 1 0"), "trade:buy_2"), "P1") == (2, 1, 0)


@pytest.mark.rule("PIO-MNT-02")
def test_a_chicken_coop_makes_more_beside_a_farm() -> None:
    assert produce(lay(STEP_2 + "P1 town: chicken_coop"), "P1") == (1, 1, 0)
    assert produce(lay(STEP_2 + "P1 town: chicken_coop, farm, farm"), "P1") == (4, 1, 0), "2 + 2, however many farms"
    assert produce(lay(STEP_2 + "P1 town: chicken_coop, chicken_coop, farm"), "P1") == (5, 1, 0)


@pytest.mark.rule("PIO-RUL-67")
@pytest.mark.parametrize("card", ["water_purifier", "doc_hallow"])
def test_water_purifier_and_doc_hallow_keep_the_plague_out(card: str) -> None:
    state = play(
        lay(f"P1 hand: livestock_virus\nP1 pile: 0 0 1\nP2 town: pig_pens, {card}\nP3 town: pig_pens"),
        "play:livestock_virus",
    )
    assert "pig_pens" in town(state, "P2") and town(state, "P3") == []


@pytest.mark.rule("PIO-FX-03", "PIO-RUL-71")
def test_the_workshop_turns_a_credit_into_two_tokens_once_a_round_each() -> None:
    state = play(lay("P1 town: workshop\nP1 pile: 0 1 0"), "activate:workshop")
    assert pile(state, "P1") == (0, 0, 2)
    assert "activate:workshop" not in texts(lay("P1 town: workshop\nP1 pile: 5 0 1")), "food does not pay"


@pytest.mark.rule("PIO-RES-05")
def test_a_warehouse_and_brandt_hold_more_of_anything() -> None:
    assert limit(lay("P1 town: warehouse"), "P1") == 9
    assert limit(lay("P1 town: quartermaster_brandt"), "P1") == 8
    assert limit(lay("P1 town: quartermaster_brandt, warehouse"), "P1") == 11


@pytest.mark.rule("PIO-RUL-60", "PIO-RUL-71")
def test_a_clinic_saves_one_personality_a_round_from_attacks() -> None:
    text = "P1 hand: ascendant_strike, kidnappers\nP1 pile: 0 0 2\nP2 town: clinic, twitch, kestrel\nP2 pile: 0 0 2"
    state = press(attack(lay(text), "ascendant_strike", "P2", "11"), "accept")
    play(state, "lose:twitch")
    assert asked(state) == "P2" and set(texts(state)) == {"decline", "save:clinic"}
    play(state, "save:clinic")
    assert pile(state, "P2") == (0, 0, 1) and "twitch" in town(state, "P2")
    state = press(attack(state, "kidnappers", "P2", "11"), "accept")
    play(state, "lose:twitch")
    assert hand(state, "P2") == ["twitch"] and asked(state) == "P1", "once a round"


@pytest.mark.rule("PIO-RUL-61")
def test_a_clinic_does_not_help_in_maintenance() -> None:
    state = lay(STEP_2 + "P1 town: clinic, old_ferro\nP1 pile: 1 0 1")
    play(state, "decline", "pay:0")
    assert town(state, "P1") == ["clinic"] and asked(state) == "P2"


@pytest.mark.rule("PIO-MNT-02")
def test_a_saloon_makes_a_credit_for_each_of_two_personalities() -> None:
    for people, credits in (("", 0), (", twitch", 1), (", twitch, kestrel", 2), (", twitch, kestrel, ash", 2)):
        assert produce(lay(STEP_2 + f"P1 town: saloon{people}"), "P1")[1] == 1 + credits


@pytest.mark.rule("PIO-RUL-26", "PIO-WST-01")
def test_a_scavenger_camp_shows_a_card_more_and_the_rest_is_discarded_face_up() -> None:
    state = play(lay("P1 town: scavenger_camp\nwastes deck: raid, med_kit, arson"), "wastes")
    assert seen(state, "P1") == ["med_kit", "raid"] and seen(state, "P2") == []
    play(state, "keep:raid")
    assert hand(state, "P1") == ["raid"] and discard(state, "wastes") == ["med_kit"]


@pytest.mark.rule("PIO-PLAN-01")
def test_a_council_chamber_adds_to_plans() -> None:
    assert pile(play(lay("P1 town: council_chamber"), "plan"), "P1") == (0, 0, 3)


# -- items -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RES-06", "PIO-RUL-66")
def test_a_strongbox_stores_three_credits_and_nobody_takes_any() -> None:
    state = play(lay("P1 town: strongbox\nP1 pile: 3 3 3\nP1 hand: credit_cache"), "play:credit_cache")
    assert pile(state, "P1") == (3, 6, 2) and texts(state, "discard") == ["food", "credits", "response"]
    state = raid(lay("P1 hand: raid\nP1 pile: 0 0 1\nP2 town: strongbox\nP2 pile: 1 3 0"), "P2", "11", "66")
    assert set(texts(state)) == {"decline", "take:food"} and "PIO-RUL-66" in why_not(state, "take:credits")
    play(state, "take:food")
    assert pile(state, "P1") == (1, 0, 0) and "end" in texts(state)


@pytest.mark.rule("PIO-RUL-34", "PIO-FX-03")
def test_a_barter_licence_sells_two_food_in_the_own_turn() -> None:
    state = play(lay("P1 town: barter_licence\nP1 pile: 2 0 0"), "activate:barter_licence")
    assert pile(state, "P1") == (0, 1, 0) and "activate:barter_licence" not in texts(state)
    state = play(lay("P1 town: barter_licence\nP1 pile: 2 0 1"), "activate:barter_licence")
    assert texts(state) == ["pay:0", "pay:1"], "a token may stand in"
    play(state, "pay:1")
    assert pile(state, "P1") == (1, 1, 0)
    assert "activate:barter_licence" not in texts(lay("P1 town: barter_licence\nP1 pile: 1 5 0"))


@pytest.mark.rule("PIO-RUL-63", "PIO-RUL-24")
def test_a_survey_drone_looks_at_the_top_card_and_may_bury_it() -> None:
    state = play(lay("P1 town: survey_drone\nwastes deck: raid, med_kit"), "activate:survey_drone")
    assert seen(state, "P1") == ["raid"] and seen(state, "P2") == [] and set(texts(state)) == {"decline", "bury"}
    kept = play(state.clone(), "decline", "wastes")
    assert hand(kept, "P1") == ["raid"]
    play(state, "bury")
    assert discard(state, "wastes") == ["raid"]
    play(state, "wastes")
    assert hand(state, "P1") == ["med_kit"]
    state = play(lay("P1 town: survey_drone\nP3 hand: ...\nwastes discard: raid"), "activate:survey_drone")
    assert seen(state, "P1") == ["raid"] and wastes_deck(state) == 1
    state = lay("P1 town: survey_drone\nP3 hand: ...")
    assert "activate:survey_drone" not in texts(state)


@pytest.mark.rule("PIO-RUL-63")
def test_a_prefab_kit_brings_a_structure_back_from_the_market_discard() -> None:
    text = "P1 town: prefab_kit\nmarket discard: farm, rv, school, theresa\nP1 pile: 0 0 1"
    state = play(lay(text), "activate:prefab_kit")
    assert set(texts(state)) == {"recover:farm", "recover:school"}
    play(state, "recover:school")
    assert hand(state, "P1") == ["school"] and sorted(discard(state, "market")) == [
        "farm",
        "prefab_kit",
        "rv",
        "theresa",
    ]
    assert "activate:prefab_kit" not in texts(lay("P1 town: prefab_kit\nmarket discard: rv, theresa"))


@pytest.mark.rule("PIO-RUL-41", "PIO-RUL-75")
def test_a_field_kitchen_saves_two_food_in_all() -> None:
    state = play(
        lay(STEP_2 + "P1 town: field_kitchen, mayor_okafor, theresa\nP1 pile: 1 0 0"), "decline", "pay:0", "pay:0"
    )
    assert town(state, "P1") == ["field_kitchen", "mayor_okafor", "theresa"] and pile(state, "P1") == (0, 2, 1)


# -- personalities -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RUL-63", "PIO-RUL-28", "PIO-RUL-29")
def test_professor_linde_places_a_token_for_a_token_once_a_round() -> None:
    state = play(
        lay("P1 town: professor_linde\nP1 pile: 0 0 3"), "activate:professor_linde", "research:purchasing_power"
    )
    assert tokens(state, "purchasing_power", "P1") == 1 and pile(state, "P1") == (0, 0, 2)
    assert "activate:professor_linde" not in texts(state) and "research:purchasing_power" in texts(state)
    assert "activate:professor_linde" not in texts(lay("P1 town: professor_linde\nP1 pile: 3 0 0")), "food does not pay"
    text = "P1 town: professor_linde\nP1 pile: 0 0 3\nP1 research: purchasing_power 4, way_of_the_wastes 3"
    assert "activate:professor_linde" not in texts(lay(text)), "no research token left"


@pytest.mark.rule("PIO-RUL-74", "PIO-RUL-71")
def test_quartermaster_brandt_frees_one_structure_a_round() -> None:
    text = "P1 town: quartermaster_brandt\nP1 hand: farm, rv, school\nP1 pile: 0 0 1"
    state = lay(text)
    assert set(texts(state, "play_free")) == {"farm", "school"} and set(texts(state, "play")) == {
        "farm",
        "rv",
        "school",
    }
    play(state, "play_free:farm")
    assert pile(state, "P1") == (0, 0, 1) and texts(state, "play_free") == []


@pytest.mark.rule("PIO-RUL-22", "PIO-RUL-75")
def test_silas_the_broker_makes_the_market_cheaper() -> None:
    assert prices(lay("P1 town: silas_the_broker"), "P1") == [4, 3, 2, 1, 0, 0]
