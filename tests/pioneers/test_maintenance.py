"""Step 2: production, trade, maintenance and what is left (ledger 2.18, 2.19)."""

from typing import Any

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    asked,
    discard,
    hq,
    lay,
    pile,
    play,
    points,
    produce,
    round_,
    stack,
    structures,
    texts,
    together,
    town,
    why_not,
)

STEP_2 = "phase: maintenance\n"

# -- production --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-MNT-01", "PIO-RUL-35", "PIO-GEN-05")
def test_everybody_does_maintenance_in_turn_order_one_after_the_other() -> None:
    state = lay("order: P2, P3, P1\nP2 pile: 0 1 0\nP3 pile: 0 1 0\nP1 pile: 0 1 0\nturn: 2\nactive: P1")
    play(state, "end")
    seen = []
    while texts(state, "trade"):
        seen.append(asked(state))
        play(state, "decline")
    assert seen == ["P2", "P3", "P1"]
    assert [pile(state, player) for player in ("P1", "P2", "P3")] == [(0, 2, 0)] * 3
    assert texts(state, "survivor"), "then survivors are chosen"


@pytest.mark.rule("PIO-MNT-02", "PIO-MNT-03", "PIO-MNT-04", "PIO-RUL-36")
def test_what_cards_produce_lies_apart_without_a_limit() -> None:
    state = lay(STEP_2 + "P1 town: hydroponics_bay, hydroponics_bay, farm, auntie_mags\nP1 pile: 3 3 0")
    assert produce(state, "P1") == (9, 1, 0) and pile(state, "P1") == (3, 3, 0)
    assert together(state, "P1") == (12, 4, 0)


@pytest.mark.rule("PIO-RES-04", "PIO-RUL-07")
def test_a_ledger_says_how_much_there_is_and_how_much_has_room() -> None:
    state = lay(STEP_2 + "P1 town: hydroponics_bay, warehouse\nP1 pile: 3 3 0")
    told: Any = state.question(0)
    kept = told["ledger"]["storage"]
    assert kept["held"] == sum(together(state, "P1")) == sum(told["ledger"]["now"].values())
    assert kept["room"] == kept["limit"] + kept["food"] + kept["credits"] + kept["response"] == 9


@pytest.mark.rule("PIO-MNT-13", "PIO-MNT-14", "PIO-MNT-15", "PIO-MNT-16")
def test_the_cards_of_the_rulebooks_town_make_and_cost_what_it_shows() -> None:
    for card, made in {
        "farm": (1, 1, 0),
        "pig_pens": (1, 1, 0),
        "training_grounds": (0, 1, 1),
        "theresa": (0, 1, 1),
    }.items():
        assert produce(lay(STEP_2 + f"P1 town: {card}"), "P1") == made
    state = play(lay(STEP_2 + "P1 town: training_grounds\nP1 pile: 1 1 0"), "decline", "pay:0")
    assert pile(state, "P1") == (0, 1, 1) and town(state, "P1") == ["training_grounds"]
    state = play(lay(STEP_2 + "P1 town: theresa\nP1 pile: 1 0 0"), "decline", "pay:0")
    assert pile(state, "P1") == (0, 1, 1) and town(state, "P1") == ["theresa"]
    for card in ("farm", "pig_pens"):
        state = play(lay(STEP_2 + f"P1 town: {card}"), "decline")
        assert asked(state) == "P2" and town(state, "P1") == [card]


@pytest.mark.rule("PIO-RUL-36", "PIO-MNT-09")
def test_a_card_produces_even_if_it_is_not_paid_for() -> None:
    state = play(lay(STEP_2 + "P1 town: radio_mast, training_grounds"), "decline", "decline", "decline")
    assert pile(state, "P1") == (0, 1, 2) and town(state, "P1") == []


# -- trade -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-TRD-02", "PIO-TRD-03", "PIO-TRD-04", "PIO-TRD-05", "PIO-TRD-06", "PIO-RUL-37")
def test_food_is_sold_and_bought_at_four_rates() -> None:
    for food, rates in ((2, []), (3, ["sell_3"]), (5, ["sell_3", "sell_5"]), (6, ["sell_3", "sell_5"])):
        assert texts(lay(STEP_2 + f"P1 pile: {food} 0 0"), "trade") == [*rates, "buy_2"]
    seven = STEP_2 + "P1 town: farm\nP1 pile: 6 0 0"
    assert texts(lay(seven), "trade") == ["sell_3", "sell_5", "sell_7", "buy_2"]
    for rate, after in (("sell_3", (4, 2, 0)), ("sell_5", (2, 3, 0)), ("sell_7", (0, 4, 0))):
        assert pile(play(lay(seven), f"trade:{rate}"), "P1") == after
    state = play(lay(STEP_2 + "P1 pile: 0 1 0"), "trade:buy_2")
    assert pile(state, "P1") == (2, 1, 0)


@pytest.mark.rule("PIO-TRD-01", "PIO-TRD-09", "PIO-RUL-37")
def test_one_trade_a_round_and_only_if_one_likes() -> None:
    state = play(lay(STEP_2 + "P1 pile: 6 0 0"), "trade:sell_3")
    assert asked(state) == "P2" and pile(state, "P1") == (3, 2, 0)
    state = play(lay(STEP_2 + "P1 pile: 6 0 0"), "decline")
    assert asked(state) == "P2" and pile(state, "P1") == (6, 0, 0), "the credit found no room"
    assert "trade:sell_3" not in texts(lay("P1 pile: 6 0 0")), "and not in Step 1"


@pytest.mark.rule("PIO-TRD-07", "PIO-RSP-01", "PIO-RUL-34")
def test_response_tokens_may_stand_in_for_food_in_a_sale() -> None:
    state = lay(STEP_2 + "P1 pile: 2 0 2")
    assert texts(state, "trade") == ["sell_3", "buy_2"]
    play(state, "trade:sell_3")
    assert texts(state) == ["pay:1", "pay:2"]
    play(state, "pay:2")
    assert pile(state, "P1") == (1, 2, 0)
    state = play(lay(STEP_2 + "P1 pile: 1 0 2"), "trade:sell_3")
    assert pile(state, "P1") == (0, 2, 0), "no choice: both tokens"
    assert "sell_3" not in texts(lay(STEP_2 + "P1 pile: 2 4 0"), "trade"), "credits do not"


@pytest.mark.rule("PIO-TRD-08", "PIO-MNT-05")
def test_what_was_traded_pays_for_maintenance() -> None:
    state = play(lay(STEP_2 + "P1 town: arc_relay\nP1 pile: 3 0 0"), "trade:sell_3")
    assert texts(state, "pay") == ["0"] and not texts(state, "trade")
    play(state, "pay:0")
    assert town(state, "P1") == ["arc_relay"] and pile(state, "P1") == (0, 0, 0)


# -- paying ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-MNT-06", "PIO-MNT-09", "PIO-RUL-39")
def test_each_card_is_paid_or_not_as_its_owner_likes() -> None:
    text = STEP_2 + "P1 town: armoury, radio_mast\nP1 pile: 0 2 0"
    for answers, left, credits in (
        (("pay:0", "pay:0"), ["armoury", "radio_mast"], 1),
        (("pay:0", "decline"), ["armoury"], 2),
        (("decline", "pay:0"), ["radio_mast"], 2),
        (("decline", "decline"), [], 3),
    ):
        state = play(lay(text), "decline", *answers)
        assert town(state, "P1") == left and pile(state, "P1") == (0, credits, 1) and asked(state) == "P2"


@pytest.mark.rule("PIO-MNT-07", "PIO-RUL-38")
def test_both_piles_pay_the_resource_pile_first() -> None:
    # pile (0,4,2) is full; 1 credit is produced. Paying 1 leaves room for what was produced.
    state = play(lay(STEP_2 + "P1 town: armoury\nP1 pile: 0 4 2"), "decline", "pay:0")
    assert pile(state, "P1") == (0, 4, 2)
    state = play(lay(STEP_2 + "P1 town: arc_relay\nP1 pile: 0 1 0"), "decline", "pay:0")
    assert pile(state, "P1") == (0, 0, 0), "one from each"


@pytest.mark.rule("PIO-MNT-08", "PIO-RUL-38")
def test_a_card_is_paid_in_full_with_what_it_names_or_it_leaves() -> None:
    state = play(lay(STEP_2 + "P1 town: arc_relay\nP1 pile: 6 0 0"), "decline")
    assert town(state, "P1") == [] and points(state, "P1") == 0, "1 credit of 2 is nothing"
    state = play(lay(STEP_2 + "P1 town: captain_ruiz\nP1 pile: 0 1 0"), "decline")
    assert town(state, "P1") == [], "no food, no token"


@pytest.mark.rule("PIO-MNT-10")
def test_what_was_paid_is_gone_even_if_other_cards_leave() -> None:
    state = play(lay(STEP_2 + "P1 town: armoury, radio_mast\nP1 pile: 0 0 0"), "decline", "pay:0")
    assert town(state, "P1") == ["armoury"] and pile(state, "P1") == (0, 0, 1)


@pytest.mark.rule("PIO-RSP-01", "PIO-RUL-34", "PIO-MNT-08")
def test_a_response_token_pays_for_a_unit_of_food() -> None:
    state = play(lay(STEP_2 + "P1 town: old_ferro\nP1 pile: 1 0 2"), "decline")
    assert texts(state, "pay") == ["1", "2"], "there is only one food"
    play(state, "pay:2")
    assert pile(state, "P1") == (1, 1, 0) and town(state, "P1") == ["old_ferro"]
    state = play(lay(STEP_2 + "P1 town: ascendant_envoy\nP1 pile: 5 0 0"), "decline")
    assert town(state, "P1") == [], "food never stands in for response"


@pytest.mark.rule("PIO-MNT-17", "PIO-RUL-41")
def test_an_rv_waives_all_maintenance_of_one_personality() -> None:
    state = play(lay(STEP_2 + "P1 town: rv, captain_ruiz"), "decline")
    assert town(state, "P1") == ["rv", "captain_ruiz"] and pile(state, "P1") == (0, 1, 0)
    state = play(lay(STEP_2 + "P1 town: rv, rv, old_ferro, kestrel"), "decline")
    assert set(town(state, "P1")) == {"rv", "old_ferro", "kestrel"}, "two waive two"
    state = play(lay(STEP_2 + "P1 town: rv, old_ferro, brother_amos"), "decline")
    assert set(texts(state)) == {"waive:old_ferro", "waive:brother_amos"}
    play(state, "waive:brother_amos")
    assert people(state) == ["brother_amos"]


def people(state: PioneersState) -> list[str]:
    return [card for card in town(state, "P1") if card != "rv"]


@pytest.mark.rule("PIO-RUL-41")
def test_reductions_pay_for_food_anywhere_and_no_further_than_zero() -> None:
    state = lay(STEP_2 + "P1 town: field_kitchen, gun_truck, theresa\nP1 pile: 1 0 0")
    play(state, "decline", "pay:0", "pay:0")
    assert pile(state, "P1") == (1, 1, 1) and town(state, "P1") == ["field_kitchen", "gun_truck", "theresa"]
    state = play(lay(STEP_2 + "P1 town: field_kitchen, workshop\nP1 pile: 0 0 0"), "decline", "pay:0")
    assert pile(state, "P1") == (0, 1, 0), "what is not needed is worth nothing"


@pytest.mark.rule("PIO-RUL-38", "PIO-MNT-06")
def test_cards_are_asked_for_in_town_order_so_that_every_set_can_be_paid() -> None:
    text = STEP_2 + "P1 town: theresa, gun_truck, workshop, clinic\nP1 pile: 1 0 0"
    for spared in range(4):  # the workshop and the clinic first, then the truck, then Theresa
        state = play(lay(text), "decline", *["decline"] * spared)
        play(state, "pay:0")
        while asked(state) == "P1":
            play(state, "decline")
        assert town(state, "P1")[0] == ["workshop", "clinic", "gun_truck", "theresa"][spared]


@pytest.mark.rule("PIO-MNT-06", "PIO-MNT-07", "PIO-RSP-01")
def test_all_that_is_due_can_be_paid_at_once_food_before_response_tokens() -> None:
    text = STEP_2 + "P1 town: armoury, old_ferro, theresa\nP1 pile: 2 0 1"
    state = play(lay(text), "decline")
    assert "pay_all" in texts(state)
    play(state, "pay_all")
    assert town(state, "P1") == ["armoury", "old_ferro", "theresa"] and pile(state, "P1") == (0, 0, 1)
    state = play(lay(text + "\nP1 pile: 1 0 0"), "decline")
    assert "pay_all" not in texts(state) and why_not(state, "pay_all") != "", "there is a food too little"


# -- paying what one need not ------------------------------------------------------------------------------------

FULL = STEP_2 + "P1 town: field_kitchen, trading_post, gun_truck, theresa\nP1 pile: 2 4 0"  # two food due


@pytest.mark.rule("PIO-RUL-80", "PIO-RUL-41", "PIO-RUL-40")
def test_stored_food_may_be_paid_in_the_place_of_a_reduction_to_make_room() -> None:
    state = play(lay(FULL), "decline")
    assert texts(state) == ["decline", "pay_all", "pay:0", "forgo:reduction"]
    assert pile(play(state.clone(), "pay_all"), "P1") == (2, 4, 0), "all that was produced is lost"
    one = play(state.clone(), "forgo:reduction", "pay_all")
    assert texts(one, "discard") == ["credits", "response"], "one food paid, room for one of three"
    play(state, "forgo:reduction", "forgo:reduction")
    assert "forgo:reduction" not in texts(state) and "No reduction" in why_not(state, "forgo:reduction")
    play(state, "pay_all", "discard:response")
    assert pile(state, "P1") == (0, 6, 0), "both food paid, both credits kept"


@pytest.mark.rule("PIO-RUL-80", "PIO-RUL-41")
def test_a_reduction_that_is_larger_than_what_is_due_is_left_unused_all_the_same() -> None:
    state = play(lay(STEP_2 + "P1 town: field_kitchen, theresa\nP1 pile: 1 5 0"), "decline")
    play(state, "forgo:reduction")
    assert texts(state) == ["decline", "pay:0", "pay:1"], "the one food of Theresa is to be paid now"
    play(state, "pay:0")
    assert texts(state, "discard") == ["credits", "response"] and town(state, "P1") == ["field_kitchen", "theresa"]


@pytest.mark.rule("PIO-RUL-80")
def test_nobody_is_asked_to_pay_more_where_everything_fits() -> None:
    state = play(lay(FULL + "\nP1 pile: 2 1 0"), "decline")
    assert "forgo:reduction" not in texts(state)
    assert "PIO-RUL-80" in why_not(state, "forgo:reduction") and "Nothing" in why_not(state, "forgo:reduction")
    state = play(lay(FULL + "\nP1 pile: 0 6 0\nP1 town: field_kitchen, workshop"), "decline")
    assert "PIO-RUL-34" in why_not(state, "forgo:reduction"), "there is nothing to pay with"
    state = play(lay(FULL + "\nP1 town: trading_post, gun_truck"), "decline")
    assert "PIO-RUL-80" in why_not(state, "forgo:reduction"), "there is no reduction"


@pytest.mark.rule("PIO-RUL-80")
def test_a_town_that_might_shrink_may_be_short_of_room() -> None:
    text = STEP_2 + "P1 town: farm, farm, farm, armoury, field_kitchen, theresa\nP1 pile: 3 3 0"
    state = play(lay(text), "decline")  # 6 stored and 6 produced do not fit a small town
    play(state, "decline")
    assert "forgo:reduction" in texts(state)


@pytest.mark.rule("PIO-RUL-80", "PIO-MNT-17")
def test_a_waiver_may_be_left_unused_to_make_room() -> None:
    state = play(lay(STEP_2 + "P1 town: rv, theresa\nP1 pile: 2 4 0"), "decline")
    assert texts(state) == ["waive:theresa", "forgo:waiver"]
    used = play(state.clone(), "waive:theresa")
    assert pile(used, "P1") == (2, 4, 0) and asked(used) == "P2", "nothing produced finds room"
    play(state, "forgo:waiver", "pay:0", "discard:response")
    assert pile(state, "P1") == (1, 5, 0) and town(state, "P1") == ["rv", "theresa"]


@pytest.mark.rule("PIO-RUL-80", "PIO-MNT-17")
def test_each_waiver_is_used_or_left_by_itself() -> None:
    text = STEP_2 + "P1 town: rv, rv, theresa, brother_amos\nP1 pile: 6 0 0"
    state = play(lay(text), "decline", "forgo:waiver")
    assert texts(state) == ["waive:theresa", "waive:brother_amos", "forgo:waiver"], "one is left"
    play(state, "waive:theresa")
    assert texts(state, "pay"), "Brother Amos is to be paid for"
    state = play(lay(text), "decline", "waive:theresa", "waive:brother_amos")
    assert not texts(state, "pay") and not texts(state, "waive")
    state = play(lay(STEP_2 + "P1 town: rv, theresa, brother_amos\nP1 pile: 2 0 0"), "decline")
    assert texts(state) == ["waive:theresa", "waive:brother_amos"] and "PIO-RUL-80" in why_not(state, "forgo:waiver")


# -- unpaid cards leave together, and what is left ---------------------------------------------------------------


@pytest.mark.rule("PIO-MNT-09", "PIO-RUL-39", "PIO-RUL-48", "PIO-VP-06")
def test_unpaid_cards_leave_together_and_the_marker_moves_once() -> None:
    text = (
        STEP_2 + "P1 town: old_ferro, ash, farm, farm, farm, armoury\nP1 permanent: 1\nP2 permanent: 1\nP3 permanent: 3"
    )
    state = lay(text)
    assert points(state, "P1") == 4
    play(state, "decline", "decline", "decline", "decline")
    assert points(state, "P1") == 1 and hq(state, "P1") == "hq_small"
    assert stack(state, 1) == ["P1", "P2"] and stack(state, 3) == ["P3"]
    assert discard(state, "wastes") == ["old_ferro", "ash"] and discard(state, "market") == ["armoury"]


@pytest.mark.rule("PIO-MNT-11", "PIO-MNT-12", "PIO-RUL-40")
def test_what_does_not_fit_of_the_production_is_thrown_away_by_choice() -> None:
    state = play(lay(STEP_2 + "P1 town: farm, farm\nP1 pile: 0 3 2"), "decline")
    assert asked(state) == "P1" and texts(state, "discard") == ["food", "credits"], "only what was produced"
    assert "PIO-RUL-40" in why_not(state, "discard:response")
    play(state, "discard:food")
    assert texts(state, "discard") == ["food", "credits"]
    play(state, "discard:food")
    assert pile(state, "P1") == (0, 4, 2) and asked(state) == "P2"


@pytest.mark.rule("PIO-MNT-12", "PIO-RUL-40")
def test_a_full_pile_is_not_emptied_for_production() -> None:
    state = play(lay(STEP_2 + "P1 town: farm, farm\nP1 pile: 0 3 3"), "decline")
    assert pile(state, "P1") == (0, 3, 3) and asked(state) == "P2", "nothing to choose: all three are lost"


@pytest.mark.rule("PIO-RUL-40", "PIO-RUL-06", "PIO-RES-09")
def test_a_town_that_shrank_cuts_its_pile_before_production_comes_in() -> None:
    text = STEP_2 + "P1 town: farm, farm, farm, armoury\nP1 pile: 0 4 4"
    state = play(lay(text), "decline", "decline")
    assert structures(state, "P1") == ["farm", "farm", "farm"]
    assert texts(state, "discard") == ["credits", "response"], "eight stored, six allowed; food is only produced yet"
    play(state, "discard:response", "discard:response")
    assert pile(state, "P1") == (0, 4, 2) and asked(state) == "P2"


@pytest.mark.rule("PIO-RUL-40", "PIO-RUL-07")
def test_a_silo_takes_the_food_that_was_produced() -> None:
    state = play(lay(STEP_2 + "P1 town: grain_silo, farm, farm\nP1 pile: 0 3 3"), "decline")
    assert pile(state, "P1") == (2, 3, 3) and asked(state) == "P2", "the credit alone finds no room"
    state = play(lay(STEP_2 + "P1 town: grain_silo, farm, theresa, rv\nP1 pile: 0 3 2"), "decline", "waive:theresa")
    assert texts(state, "discard") == ["credits", "response"], "to refuse food makes no room for the others"
    assert "PIO-RUL-07" in why_not(state, "discard:food")
    assert pile(play(state, "discard:credits"), "P1") == (1, 3, 3)


@pytest.mark.rule("PIO-GEN-05")
def test_a_round_is_actions_then_maintenance_then_turn_order() -> None:
    state = play(lay("P1 town: farm"), "pass", "pass", "pass")
    assert texts(state, "trade")
    play(state, "decline", "decline", "decline")
    assert texts(state, "survivor") and round_(state) == 2
    play(state, "survivor:pete", "survivor:sarge", "survivor:lou_anne")
    assert round_(state) == 3 and asked(state) == "P2" and "pass" in texts(state)
