"""Step 1: turns, the four actions, passing, playing cards and the market row (ledger 2.9 to 2.17)."""

import pytest

from tests.pioneers.table import (
    asked,
    discard,
    free_tokens,
    hand,
    lay,
    marker,
    market,
    pile,
    play,
    points,
    price,
    prices,
    projects,
    slots,
    texts,
    tokens,
    town,
    wastes_deck,
    why_not,
)

ROW = "market: farm, school, clinic, saloon, palisade, armoury\n"

# -- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-ACT-01", "PIO-ACT-02", "PIO-ACT-03")
def test_all_take_a_first_turn_then_all_take_a_second_in_the_same_order() -> None:
    state = lay("order: P2, P3, P1")
    seen = []
    for _ in range(6):
        seen.append((asked(state), marker(state)))
        play(state, "end")
    assert seen == [("P2", 1), ("P3", 1), ("P1", 1), ("P2", 2), ("P3", 2), ("P1", 2)]
    assert "end" not in texts(state), "Step 1 is over"


@pytest.mark.rule("PIO-ACT-04", "PIO-RUL-18")
def test_one_action_a_turn_whatever_comes_before_and_after_it() -> None:
    state = lay(ROW + "P1 pile: 0 3 3\nP1 hand: farm, school")
    assert {"market:0", "wastes", "plan", "research:purchasing_power"} <= set(texts(state))
    play(state, "play:farm", "market:0")
    for action in ("market:1", "wastes", "plan", "research:purchasing_power"):
        assert action not in texts(state)
        assert "PIO-ACT-04" in why_not(state, action)
    play(state, "play:school", "play:armoury", "end")
    assert asked(state) == "P2" and town(state, "P1") == ["farm", "school", "armoury"]


@pytest.mark.rule("PIO-ACT-05")
def test_the_same_action_may_be_taken_again_in_a_later_turn() -> None:
    state = play(lay(), "plan", "end", "end", "end", "plan")
    assert pile(state, "P1") == (0, 0, 4)


@pytest.mark.rule("PIO-ACT-06", "PIO-PLAY-02", "PIO-PLAY-03", "PIO-RSP-02", "PIO-CARD-03")
def test_any_number_of_cards_may_be_played_for_a_token_each() -> None:
    state = play(
        lay("P1 hand: farm, farm, school, watchtower\nP1 pile: 0 0 3"), "play:farm", "play:farm", "play:school"
    )
    assert pile(state, "P1") == (0, 0, 0) and town(state, "P1") == ["farm", "farm", "school"]
    assert "play:watchtower" not in texts(state) and "PIO-PLAY-02" in why_not(state, "play:watchtower")


@pytest.mark.rule("PIO-ACT-07", "PIO-MKT-02", "PIO-CARD-01", "PIO-CARD-02", "PIO-STR-03")
def test_a_card_bought_in_a_turn_goes_to_hand_and_may_be_played_in_it() -> None:
    state = play(lay(ROW + "P1 pile: 0 3 1"), "market:3")
    assert hand(state, "P1") == ["clinic"] and pile(state, "P1") == (0, 0, 1) and town(state, "P1") == []
    play(state, "play:clinic")
    assert hand(state, "P1") == [] and town(state, "P1") == ["clinic"]


@pytest.mark.rule("PIO-ACT-08", "PIO-FX-02")
def test_cards_in_town_are_activated_in_the_owners_turn_only() -> None:
    state = lay("P1 town: workshop\nP2 town: pig_pens\nP1 pile: 0 1 0")
    assert texts(state, "activate") == ["workshop"]
    play(state, "activate:workshop")
    assert pile(state, "P1") == (0, 0, 2) and why_not(state, "activate:pig_pens", "P2") != ""
    assert texts(play(state, "end"), "activate") == ["pig_pens"]


@pytest.mark.rule("PIO-ACT-09", "PIO-RUL-33")
def test_one_personality_a_round_may_be_played_into_a_town() -> None:
    state = play(lay("P1 hand: twitch, auntie_mags\nP1 pile: 0 0 4"), "play:twitch")
    assert "play:auntie_mags" not in texts(state) and "PIO-ACT-09" in why_not(state, "play:auntie_mags")
    play(state, "end", "end", "end")
    assert asked(state) == "P1" and "play:auntie_mags" not in texts(state), "nor in the second turn"
    state = play(lay("P1 hand: twitch\nP2 hand: auntie_mags\nP1 pile: 0 0 1\nP2 pile: 0 0 1"), "play:twitch", "end")
    assert "play:auntie_mags" in texts(state), "every town has its own limit"


@pytest.mark.rule("PIO-ACT-10", "PIO-RUL-21", "PIO-ACT-03")
def test_third_turns_come_after_all_second_turns_in_turn_order() -> None:
    state = lay("order: P3, P2, P1\nP1 town: motorbike\nP3 survivor: lou_anne", seats=3)
    play(state, "end", "end", "activate:motorbike", "end", "end", "end")
    assert asked(state) == "P1" and marker(state) == 2
    play(state, "end")
    assert asked(state) == "P3" and marker(state) == 3
    play(state, "plan", "end")
    assert asked(state) == "P1" and marker(state) == 3
    assert town(state, "P1") == [] and discard(state, "wastes") == ["motorbike"]


@pytest.mark.rule("PIO-ACT-11", "PIO-RUL-21")
def test_nobody_has_more_than_three_turns() -> None:
    state = lay("P1 town: motorbike\nP1 survivor: lou_anne\norder: P1, P2, P3")
    assert "activate:motorbike" not in texts(state) and "PIO-ACT-11" in why_not(state, "activate:motorbike")
    state = play(lay("P1 town: motorbike\nP1 extra: yes"), "end", "end", "end")
    assert "activate:motorbike" not in texts(state), "a grant is not doubled"


# -- the market --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-MKT-01", "PIO-MKT-05", "PIO-RUL-70")
def test_the_slots_cost_5_to_0_from_the_deck_outwards() -> None:
    for credits in range(6):
        state = lay(ROW + f"P1 pile: 0 {credits} 0")
        assert texts(state, "market") == [str(slot) for slot in sorted(range(credits + 1), reverse=True)]
    row = ["farm", "school", "clinic", "saloon", "palisade", "armoury"]
    for slot, card in zip((5, 4, 3, 2, 1, 0), row, strict=True):
        state = play(lay(ROW + "P1 pile: 0 5 0"), f"market:{slot}")
        assert hand(state, "P1") == [card] and pile(state, "P1") == (0, 5 - slot, 0)


@pytest.mark.rule("PIO-MKT-03")
def test_only_credits_buy() -> None:
    state = lay(ROW + "P1 pile: 3 0 3")
    assert texts(state, "market") == ["0"] and "PIO-MKT-03" in why_not(state, "market:1")


@pytest.mark.rule("PIO-MKT-04", "PIO-RUL-22")
def test_an_empty_slot_stays_empty_and_cannot_be_chosen() -> None:
    state = play(lay(ROW + "P1 pile: 0 1 0\nP2 pile: 0 5 0"), "market:1", "end")
    assert market(state) == ["farm", "school", "clinic", "saloon", None, "armoury"]
    assert texts(state, "market") == ["5", "4", "3", "2", "0"] and "PIO-MKT-04" in why_not(state, "market:1", "P2")


# -- wastes, plan, research --------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-WST-01", "PIO-WST-02", "PIO-RUL-25")
def test_the_top_card_of_the_wastes_comes_to_hand_and_triggers_nothing() -> None:
    state = play(lay("wastes deck: livestock_virus, raid\nP1 town: pig_pens"), "wastes")
    assert hand(state, "P1") == ["livestock_virus"] and town(state, "P1") == ["pig_pens"]
    assert wastes_deck(state) == 59
    play(state, "end", "wastes")
    assert hand(state, "P2") == ["raid"]


@pytest.mark.rule("PIO-WST-01", "PIO-RUL-24")
def test_an_empty_wastes_deck_is_made_of_its_discard_pile() -> None:
    state = lay("P3 hand: ...\nwastes discard: raid", seats=3)
    play(state, "wastes")
    assert hand(state, "P1") == ["raid"] and discard(state, "wastes") == [] and wastes_deck(state) == 0
    play(state, "end")
    assert "wastes" not in texts(state) and "PIO-RUL-24" in why_not(state, "wastes", "P2")


@pytest.mark.rule("PIO-PLAN-01", "PIO-PLAN-02", "PIO-RUL-27", "PIO-SIZE-05")
def test_plan_gives_two_three_or_four_by_town_size() -> None:
    for more, gain in ((3, 2), (4, 3), (5, 3), (6, 4)):
        state = play(
            lay("P1 town: " + ", ".join(["trading_post", "farm", "school", "palisade", "clinic", "saloon"][:more])),
            "plan",
        )
        assert pile(state, "P1") == (0, 0, gain)


@pytest.mark.rule("PIO-RSCH-01", "PIO-RSCH-04", "PIO-PROJ-01")
def test_a_small_town_places_one_token_on_a_project_of_its_choice() -> None:
    state = lay("P1 pile: 0 0 3")
    assert projects(state) == ["purchasing_power", "way_of_the_wastes"]
    assert texts(state, "research") == ["purchasing_power", "way_of_the_wastes"]
    play(state, "research:way_of_the_wastes")
    assert tokens(state, "way_of_the_wastes", "P1") == 1 and pile(state, "P1") == (0, 0, 2)
    assert "more" not in texts(state) and "end" in texts(state)


@pytest.mark.rule("PIO-RSCH-02", "PIO-RSCH-03", "PIO-RSCH-04", "PIO-RUL-28")
def test_medium_and_large_towns_may_place_more_all_on_one_project() -> None:
    town = "farm, farm, farm, farm"
    state = play(lay(f"P1 town: {town}\nP1 pile: 0 0 4"), "research:purchasing_power")
    assert texts(state) == ["stop", "more"] or set(texts(state)) == {"stop", "more"}
    play(state, "more")
    assert tokens(state, "purchasing_power", "P1") == 2 and "end" in texts(state)
    state = play(lay(f"P1 town: {town}, school, clinic\nP1 pile: 0 0 6"), "research:purchasing_power", "more", "more")
    assert set(texts(state)) == {"stop", "more"}, "a School allows a fourth"
    play(state, "stop")
    assert tokens(state, "purchasing_power", "P1") == 3 and pile(state, "P1") == (0, 0, 3)
    state = play(lay(f"P1 town: {town}, palisade, clinic\nP1 pile: 0 0 6"), "research:purchasing_power", "more", "more")
    assert "end" in texts(state), "three in a large town"


@pytest.mark.rule("PIO-RUL-28", "PIO-RUL-34")
def test_only_response_tokens_pay_for_research() -> None:
    state = lay("P1 pile: 3 3 0")
    assert texts(state, "research") == [] and "PIO-RSCH-01" in why_not(state, "research:purchasing_power")


@pytest.mark.rule("PIO-RUL-29", "PIO-RUL-28", "PIO-RUL-08")
def test_nobody_researches_without_a_research_token() -> None:
    state = lay("P1 pile: 0 0 2\nP1 research: purchasing_power 4, way_of_the_wastes 3")
    assert free_tokens(state, "P1") == 0 and texts(state, "research") == []
    assert "PIO-RUL-29" in why_not(state, "research:purchasing_power")


# -- passing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-PASS-01", "PIO-RUL-19")
def test_one_passes_before_anything_else_or_not_at_all() -> None:
    state = lay("P1 hand: farm\nP1 pile: 0 0 2\nP1 town: pig_pens")
    assert "pass" in texts(state)
    for act in ("play:farm", "plan", "activate:pig_pens"):
        after = play(state.clone(), act)
        assert "pass" not in texts(after) and "PIO-PASS-01" in why_not(after, "pass")
        play(after, "end", "end", "end")
        assert asked(after) == "P1" and "pass" in texts(after) and slots(after) == []


@pytest.mark.rule("PIO-PASS-02", "PIO-PASS-03", "PIO-PASS-04", "PIO-RUL-42")
def test_who_passes_takes_the_next_slot_and_no_more_turns() -> None:
    state = play(lay("P1 extra: yes"), "end", "pass")
    assert slots(state) == ["P2"] and asked(state) == "P3"
    play(state, "end", "pass")
    assert slots(state) == ["P2", "P1"] and asked(state) == "P3"
    play(state, "end")
    assert "end" not in texts(state), "P1 does not take the third turn"


@pytest.mark.rule("PIO-PASS-04", "PIO-RUL-20")
def test_who_has_passed_is_still_attacked_and_suffers_events() -> None:
    state = play(lay("P2 hand: raid, radiation_surge\nP2 pile: 0 0 4\nP1 pile: 1 1 1\nP1 town: farm"), "pass")
    play(state, "play:raid")
    assert "1" in texts(state, "target")
    state = play(lay("P2 hand: radiation_surge\nP2 pile: 0 0 4\nP1 pile: 1 1 1"), "pass", "play:radiation_surge")
    assert asked(state) == "P1" and texts(state, "discard") == ["food", "credits", "response"]


@pytest.mark.rule("PIO-RUL-42")
def test_player_tokens_change_no_card_and_no_price() -> None:
    state = play(lay(ROW + "P2 pile: 0 5 0"), "pass")
    assert market(state)[0] == "farm" and prices(state, "P2") == [5, 4, 3, 2, 1, 0]
    play(state, "market:5")
    assert hand(state, "P2") == ["farm"]


# -- replenishing ------------------------------------------------------------------------------------------------

NEXT = "market deck: trading_post, grain_silo, radio_mast\n"


@pytest.mark.rule("PIO-REPL-01", "PIO-REPL-02", "PIO-REPL-03", "PIO-REPL-04", "PIO-RUL-23")
def test_the_row_moves_on_once_all_turns_are_over() -> None:
    state = play(lay(ROW + NEXT), "pass", "pass")
    assert market(state)[0] == "farm"
    play(state, "pass")
    assert market(state) == ["trading_post", "farm", "school", "clinic", "saloon", "palisade"]
    assert discard(state, "market") == ["armoury"]


@pytest.mark.rule("PIO-REPL-05", "PIO-SET-06")
def test_the_turn_marker_returns_to_1() -> None:
    state = play(lay("turn: 2"), "end", "end")
    assert marker(state) == 2
    play(state, "end")
    assert marker(state) == 1


@pytest.mark.rule("PIO-REPL-04", "PIO-RUL-24")
def test_an_empty_market_deck_is_made_of_its_discard_pile_or_slots_stay_empty() -> None:
    state = play(lay("market: -, -, -, -, farm, -\nmarket deck: none\nmarket discard: school"), "pass", "pass", "pass")
    assert market(state) == [None, None, None, None, "school", "farm"] and discard(state, "market") == []


# -- playing cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-PLAY-01")
def test_cards_are_played_in_the_own_turn_only() -> None:
    state = lay("P2 hand: farm\nP2 pile: 0 0 2")
    assert "play:farm" not in texts(state) and why_not(state, "play:farm", "P2") != ""
    assert "play:farm" in texts(play(state, "end"))


@pytest.mark.rule("PIO-PLAY-04", "PIO-PLAY-05", "PIO-RUL-13")
def test_an_item_that_waits_for_its_moment_cannot_be_played_in_a_turn() -> None:
    for card in ("reinforced_walls", "med_kit", "flare_gun"):
        state = lay(f"P1 hand: {card}\nP1 pile: 0 0 2\nP1 town: farm, theresa")
        assert f"play:{card}" not in texts(state) and why_not(state, f"play:{card}") != ""


@pytest.mark.rule("PIO-FX-04", "PIO-FX-05", "PIO-RUL-64")
def test_events_attacks_and_used_up_items_go_to_the_pile_of_their_deck() -> None:
    state = play(lay("P1 hand: arc_supply_drop, canned_food, farm\nP1 pile: 0 0 2"), "play:arc_supply_drop")
    assert discard(state, "wastes") == ["arc_supply_drop"]
    play(state, "play:canned_food")
    assert discard(state, "wastes") == ["arc_supply_drop", "canned_food"] and discard(state, "market") == []
    state = lay("P1 town: pig_pens")
    play(state, "activate:pig_pens")
    assert discard(state, "market") == ["pig_pens"] and discard(state, "wastes") == []


@pytest.mark.rule("PIO-FX-03", "PIO-RUL-63", "PIO-RUL-71")
def test_an_activation_is_used_as_often_as_its_card_allows() -> None:
    state = play(lay("P1 town: workshop\nP1 pile: 0 2 0"), "activate:workshop")
    assert "activate:workshop" not in texts(state) and "PIO-FX-03" in why_not(state, "activate:workshop")
    play(state, "end", "end", "end")
    assert "activate:workshop" not in texts(state), "once a round, not once a turn"
    state = play(lay("P1 town: pig_pens, pig_pens"), "activate:pig_pens", "activate:pig_pens")
    assert pile(state, "P1") == (6, 0, 0) and town(state, "P1") == []


@pytest.mark.rule("PIO-RUL-32")
def test_a_hand_has_no_limit_and_nothing_is_thrown_away() -> None:
    state = lay("P1 hand: farm, farm, farm, farm, farm, farm, raid, raid, raid, raid, raid, med_kit\nP1 pile: 0 0 0")
    assert len(hand(state, "P1")) == 12 and set(texts(state)) == {"pass", "end", "wastes", "plan"}


@pytest.mark.rule("PIO-RUL-22", "PIO-MKT-05")
def test_discounts_count_at_the_moment_of_buying() -> None:
    state = lay(ROW + "P1 hand: silas_the_broker\nP1 pile: 0 1 1")
    assert price(state, "P1", 2) == 2 and "market:2" not in texts(state)
    play(state, "play:silas_the_broker")
    assert price(state, "P1", 2) == 1 and "market:2" in texts(state) and price(state, "P1", 0) == 0
    play(state, "market:2")
    assert pile(state, "P1") == (0, 0, 0)


@pytest.mark.rule("PIO-GEN-04")
def test_a_card_in_hand_has_no_effect() -> None:
    state = lay(ROW + "P1 hand: silas_the_broker, watchtower, old_ferro, warehouse\nP1 pile: 0 1 1")
    assert price(state, "P1", 1) == 1 and points(state, "P1") == 0
