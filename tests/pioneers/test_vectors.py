"""The worked examples of the ledger (section 6), one by one. EX-39 and EX-40 are with the draft."""

import pytest

from tests.pioneers.table import (
    alarms,
    asked,
    attack,
    dice,
    discard,
    done,
    free_tokens,
    hand,
    hq,
    idle,
    lay,
    market,
    order,
    people,
    pile,
    play,
    points,
    press,
    prices,
    produce,
    projects,
    raid,
    round_,
    seen,
    size,
    slots,
    stack,
    structures,
    survivor,
    texts,
    together,
    tokens,
    town,
    why_not,
    winner,
)

STEP_2 = "phase: maintenance\n"
# Green is P1, Red P2, Blue P3
RESEARCH = (
    "P1 research: purchasing_power 3\nP2 research: purchasing_power 2, way_of_the_wastes 3\n"
    "P3 research: way_of_the_wastes 3\n"
)


@pytest.mark.rule("PIO-EX-01", "PIO-PROJ-04", "PIO-PROJ-05")
def test_ex_01_research_state() -> None:
    state = lay(RESEARCH)
    assert projects(state) == ["purchasing_power", "way_of_the_wastes"]
    assert [free_tokens(state, player) for player in ("P1", "P2", "P3")] == [4, 2, 4]
    assert [done(state, player) for player in ("P1", "P2", "P3")] == [[], [], []]


@pytest.mark.rule("PIO-EX-02", "PIO-SUR-05")
def test_ex_02_first_turn_order() -> None:
    state = lay(
        "round: 1\nP1 survivor: the_chemist\nP2 survivor: juno_pike\nP3 survivor: sarge\nP1 pile: 0 4 0\nP3 hand: raid"
    )
    assert order(state) == ["P3", "P2", "P1"]
    turns = []
    while "end" in texts(state):
        turns.append(asked(state))
        assert "activate:the_chemist" not in texts(state) and "play:raid" not in texts(state)
        play(state, "end")
    assert turns == ["P3", "P2", "P1", "P3", "P2", "P1"]


@pytest.mark.rule("PIO-EX-03", "PIO-LEN-02")
def test_ex_03_alarm() -> None:
    state = idle(lay("round: 4\nalarm: 6"), "")
    assert round_(state) == 5 and alarms(state) == {5: False}
    idle(state, "")
    assert round_(state) == 6 and alarms(state) == {5: False, 6: True}
    idle(state, "")
    assert round_(state) == 7 and alarms(state) == {5: False, 6: True}, "token 7 is never turned up"
    idle(state, "")
    assert state.over and round_(state) == 7


@pytest.mark.rule("PIO-EX-04", "PIO-MNT-17", "PIO-MNT-18")
def test_ex_04_maintenance() -> None:
    state = lay(STEP_2 + "P1 town: farm, farm, pig_pens, training_grounds, theresa, rv")
    assert hq(state, "P1") == "hq_medium" and produce(state, "P1") == (4, 1, 2)
    play(state, "trade:sell_3", "pay:0")
    assert together(state, "P1") == (1, 2, 2)
    play(state, "pay:0")
    assert pile(state, "P1") == (0, 1, 2) and size(state, "P1") == "medium" and asked(state) == "P2"
    assert town(state, "P1") == ["farm", "farm", "pig_pens", "training_grounds", "rv", "theresa"]


@pytest.mark.rule("PIO-EX-05", "PIO-RSP-01")
def test_ex_05_the_same_without_rv() -> None:
    state = lay(STEP_2 + "P1 town: farm, farm, pig_pens, training_grounds, theresa")
    play(state, "trade:sell_3", "pay:0", "pay:0")
    assert together(state, "P1") == (0, 1, 2) and texts(state, "pay") == ["1"] and "decline" in texts(state)
    paid = play(state.clone(), "pay:1")
    assert pile(paid, "P1") == (0, 1, 1) and people(paid, "P1") == ["theresa"]
    play(state, "decline")
    assert pile(state, "P1") == (0, 1, 2) and discard(state, "market") == ["theresa"]


@pytest.mark.rule("PIO-EX-06", "PIO-RES-07", "PIO-RUL-07")
def test_ex_06_grain_silo() -> None:
    state = play(lay("P1 town: grain_silo\nP1 hand: canned_food\nP1 pile: 0 3 3"), "play:canned_food")
    assert pile(state, "P1") == (4, 3, 2) and "end" in texts(state), "the silo holds the food"
    assert "end" in texts(lay("P1 town: grain_silo\nP1 pile: 4 3 3"))
    state = play(lay("P1 town: grain_silo\nP1 pile: 4 3 3\nP1 hand: credit_cache"), "play:credit_cache")
    assert pile(state, "P1") == (4, 6, 2)
    play(state, "discard:credits", "discard:credits")
    assert "end" in texts(state) and pile(state, "P1") == (4, 4, 2)
    state = play(lay("P1 hand: arc_supply_drop\nP1 town: grain_silo\nP1 pile: 2 3 3"), "play:arc_supply_drop")
    assert pile(state, "P1") == (4, 4, 3) and texts(state) == ["discard:credits", "discard:response"]


@pytest.mark.rule("PIO-EX-07", "PIO-PLAY-06", "PIO-PLAY-07")
def test_ex_07_reinforced_walls() -> None:
    text = "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm\nP2 hand: reinforced_walls\n"
    state = play(raid(lay(text + "P2 pile: 0 0 1"), "P2", "11", "66"), "lose:farm", "save:reinforced_walls")
    assert pile(state, "P2") == (0, 0, 0) and "reinforced_walls" in discard(state, "wastes")
    assert town(state, "P2") == ["farm"] and pile(state, "P1") == (0, 0, 0)
    state = play(raid(lay(text), "P2", "11", "66"), "lose:farm")
    assert town(state, "P2") == [] and hand(state, "P2") == ["reinforced_walls"]


FOUR = "P1 survivor: the_chemist\norder: P1, P2, P3\nP1 permanent: 3\nP2 permanent: 3\nP1 pile: 0 4 0\n"


@pytest.mark.rule("PIO-EX-08", "PIO-VP-10")
def test_ex_08_two_at_four() -> None:
    text = FOUR + "P2 research: way_of_the_wastes 3\nP2 pile: 0 0 1"
    state = play(lay(text), "activate:the_chemist", "end", "research:way_of_the_wastes", "end", "pass", "pass", "pass")
    assert stack(state, 4) == ["P1", "P2"]
    idle(state, "survivor")
    assert winner(state) == "P1"


@pytest.mark.rule("PIO-EX-09", "PIO-RUL-06")
def test_ex_09_overflow_by_plan() -> None:
    state = play(lay("P1 pile: 2 2 2"), "plan")
    assert pile(state, "P1") == (2, 2, 4) and texts(state) == ["discard:food", "discard:credits", "discard:response"]
    play(state, "discard:food")
    assert len(texts(state)) == 3
    play(state, "discard:food")
    assert pile(state, "P1") == (0, 2, 4) and "end" in texts(state)


@pytest.mark.rule("PIO-EX-10", "PIO-RUL-07", "PIO-RES-08")
def test_ex_10_pooled_storage() -> None:
    assert "end" in texts(lay("P1 town: grain_silo\nP1 pile: 8 1 1"))
    state = play(lay("P1 town: grain_silo\nP1 hand: canned_food\nP1 pile: 5 1 2"), "play:canned_food")
    assert pile(state, "P1") == (9, 1, 1) and len(texts(state, "discard")) == 3
    for kind in ("food", "credits", "response"):
        assert "end" in texts(play(state.clone(), f"discard:{kind}"))


@pytest.mark.rule("PIO-EX-12", "PIO-REPL-03", "PIO-RUL-23")
def test_ex_12_slide_with_gaps() -> None:
    deck = "market deck: grain_silo, radio_mast, watchtower\n"
    state = lay(deck + "market: farm, -, clinic, saloon, -, armoury")
    play(state, "pass", "pass", "pass")
    assert discard(state, "market") == ["armoury"]
    assert market(state) == ["watchtower", "radio_mast", "grain_silo", "farm", "clinic", "saloon"]


@pytest.mark.rule("PIO-EX-13", "PIO-REPL-02")
def test_ex_13_slide_cheapest_bought() -> None:
    state = lay("market deck: grain_silo\nmarket: farm, school, clinic, saloon, palisade, armoury")
    play(state, "market:0", "end", "pass", "pass", "pass")
    assert discard(state, "market") == []
    assert market(state) == ["grain_silo", "farm", "school", "clinic", "saloon", "palisade"]


@pytest.mark.rule("PIO-EX-14", "PIO-REPL-03")
def test_ex_14_slide_nothing_bought() -> None:
    state = lay("market deck: grain_silo\nmarket: farm, school, clinic, saloon, palisade, armoury")
    play(state, "pass", "pass", "pass")
    assert discard(state, "market") == ["armoury"]
    assert market(state) == ["grain_silo", "farm", "school", "clinic", "saloon", "palisade"]


@pytest.mark.rule("PIO-EX-15", "PIO-RUL-22")
def test_ex_15_discounts() -> None:
    state = lay("P1 projects: purchasing_power\nP1 town: silas_the_broker\nP1 hand: market_crash\nP1 pile: 0 0 1")
    play(state, "play:market_crash")
    assert prices(state, "P1") == [1, 0, 0, 0, 0, 0]
    assert prices(state, "P2") == prices(state, "P3") == [3, 2, 1, 0, 0, 0]


@pytest.mark.rule("PIO-EX-17", "PIO-RUL-37")
def test_ex_17_two_trades() -> None:
    text = "P1 town: market_stall, school, school, watchtower, watchtower, palisade\nP1 hq: civil\nP1 pile: 6 0 0"
    state = lay(STEP_2 + text)
    assert produce(state, "P1") == (2, 2, 0)
    play(state, "trade:sell_5")
    assert together(state, "P1") == (3, 5, 0)
    play(state, "trade:sell_3")
    assert pile(state, "P1") == (0, 7, 0) and asked(state) == "P2"


@pytest.mark.rule("PIO-EX-18", "PIO-TRD-05")
def test_ex_18_buying_food_to_pay() -> None:
    state = play(lay(STEP_2 + "P1 town: old_ferro"), "trade:buy_2")
    assert together(state, "P1") == (2, 0, 0)
    play(state, "pay:0")
    assert pile(state, "P1") == (0, 0, 0) and people(state, "P1") == ["old_ferro"] and points(state, "P1") == 1
    state = play(lay(STEP_2 + "P1 town: old_ferro"), "decline")
    assert people(state, "P1") == [] and points(state, "P1") == 0 and pile(state, "P1") == (0, 1, 0)


@pytest.mark.rule("PIO-EX-19", "PIO-RUL-48")
def test_ex_19_letting_go() -> None:
    state = lay(STEP_2 + "P1 town: trading_post, arc_relay, farm, school\nP2 permanent: 1")
    assert points(state, "P1") == 2 and produce(state, "P1") == (2, 2, 0)
    play(state, "decline")
    paid = play(state.clone(), "pay:0")
    assert pile(paid, "P1") == (2, 0, 0) and points(paid, "P1") == 2
    play(state, "decline")
    assert len(structures(state, "P1")) == 3 and hq(state, "P1") == "hq_small" and points(state, "P1") == 0
    assert stack(state, 0) == ["P1", "P3"] and stack(state, 1) == ["P2"] and pile(state, "P1") == (2, 2, 0)


@pytest.mark.rule("PIO-EX-20", "PIO-RUL-41")
def test_ex_20_one_rv_two_personalities() -> None:
    state = play(lay(STEP_2 + "P1 town: theresa, mayor_okafor, rv\nP1 pile: 2 0 0"), "decline")
    assert set(texts(state)) == {"waive:theresa", "waive:mayor_okafor"}
    one = play(state.clone(), "waive:mayor_okafor", "pay:0")
    assert pile(one, "P1") == (1, 2, 1)
    other = play(state.clone(), "waive:theresa", "pay:0")
    assert pile(other, "P1") == (0, 2, 1)


@pytest.mark.rule("PIO-EX-22", "PIO-RUL-61")
def test_ex_22_walls_in_maintenance() -> None:
    state = lay(STEP_2 + "P1 town: hydroponics_bay, radio_mast\nP1 hand: reinforced_walls")
    assert produce(state, "P1") == (3, 1, 1)
    sold = play(state.clone(), "trade:sell_3", "pay:0", "pay:0", "pay:0")
    assert pile(sold, "P1") == (0, 0, 1) and hand(sold, "P1") == ["reinforced_walls"]
    assert town(sold, "P1") == ["hydroponics_bay", "radio_mast"]
    play(state, "decline", "pay:0")
    assert set(texts(state)) == {"decline", "save:reinforced_walls"}
    play(state, "save:reinforced_walls")
    assert pile(state, "P1") == (3, 0, 0) and town(state, "P1") == ["hydroponics_bay", "radio_mast"]


@pytest.mark.rule("PIO-EX-23", "PIO-ATK-12")
def test_ex_23_attack_arithmetic() -> None:
    text = (
        "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 survivor: pete\norder: P1, P2, P3\n"
        "P2 town: watchtower, farm, farm, school\nP2 pile: 0 0 2"
    )
    state = attack(lay(text), "viralz_horde", "P2", "13", "23", boosts=1)
    assert asked(state) == "P2" and "reroll" in texts(state)
    play(state, "reroll")
    assert asked(state) == "P1" and len(structures(state, "P2")) == 4 and pile(state, "P2") == (0, 0, 0)


@pytest.mark.rule("PIO-EX-24", "PIO-SUR-05")
def test_ex_24_round_1_attack() -> None:
    text = (
        "round: 1\nP1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 survivor: brick_halloran\n"
        "order: P1, P2, P3\nP2 town: farm\nP2 pile: 0 0 1"
    )
    state = attack(lay(text), "viralz_horde", "P2", "24", "11")
    assert set(texts(state)) == {"reroll", "accept"}
    play(state, "reroll")
    assert town(state, "P2") == []


@pytest.mark.rule("PIO-EX-25", "PIO-ATK-06")
def test_ex_25_tag_bonus() -> None:
    for card, need in (("viralz_horde", 7), ("viralz_brute", 8), ("bandit_ambush", 8)):
        bonus = 3 if "viralz" in card else 0
        for roll, holds in ((need - bonus, True), (need - bonus - 1, False)):
            text = f"P1 hand: {card}\nP1 pile: 0 0 1\nP2 town: twitch, farm\nP2 pile: 2 0 0"
            state = attack(lay(text), card, "P2", f"{roll // 2}{roll - roll // 2}")
            assert (town(state, "P2") == ["farm", "twitch"] and pile(state, "P2") == (2, 0, 0)) == holds
    state = raid(lay("P1 hand: raid\nP1 pile: 0 0 1\nP2 town: twitch, farm"), "P2", "33", "33")
    assert "lose:farm" in texts(state)


@pytest.mark.rule("PIO-EX-27", "PIO-RUL-58")
def test_ex_27_raid_on_nothing() -> None:
    state = raid(lay("P1 hand: raid\nP1 pile: 0 0 1\nP2 town: strongbox\nP2 pile: 0 1 0"), "P2", "11", "66")
    assert asked(state) == "P1" and "end" in texts(state) and pile(state, "P2") == (0, 1, 0)


@pytest.mark.rule("PIO-EX-28", "PIO-RAID-08")
def test_ex_28_raid_loot_and_overflow() -> None:
    text = "P1 survivor: sarge\norder: P1, P2, P3\nP1 hand: raid\nP1 pile: 2 2 2\nP2 pile: 0 3 1"
    state = raid(lay(text), "P2", "11", "66")
    play(state, "take:credits", "take:credits")
    assert pile(state, "P2") == (0, 1, 1) and pile(state, "P1") == (2, 4, 2)
    for kind in ("food", "response"):
        assert len(texts(state, "discard")) == 3
        play(state, f"discard:{kind}")
    assert "end" in texts(state)


@pytest.mark.rule("PIO-EX-29", "PIO-VP-02", "PIO-VP-04", "PIO-VP-12")
def test_ex_29_stack_order() -> None:
    text = (
        "P1 permanent: 2\nP2 permanent: 2\nP3 permanent: 1\nP4 permanent: 2\n"
        "P4 town: farm, farm, farm, pig_pens\norder: P3, P4, P1, P2\n"
    )
    text += "P3 research: way_of_the_wastes 3\nP3 pile: 0 0 1\nstacks: 3 P4; 2 P1 P2; 1 P3\nround: 8"
    state = play(lay(text, seats=4), "research:way_of_the_wastes", "end")
    assert stack(state, 2) == ["P1", "P2", "P3"]
    play(state, "activate:pig_pens")
    assert stack(state, 2) == ["P4", "P1", "P2", "P3"]
    play(state, "end", *["pass"] * 4)
    idle(state, "survivor")
    assert winner(state) == "P4"


@pytest.mark.rule("PIO-EX-30", "PIO-RUL-46")
def test_ex_30_four_before_five() -> None:
    text = FOUR + "P2 research: way_of_the_wastes 3\nP2 hand: auntie_mags, old_ferro\nP2 pile: 2 0 2"
    state = play(
        lay(text),
        "activate:the_chemist",
        "end",
        "research:way_of_the_wastes",
        "play:old_ferro",
        "end",
        "pass",
        "pass",
        "pass",
    )
    assert points(state, "P1") == 4 and points(state, "P2") == 5
    idle(state, "survivor", pay=True)
    assert points(state, "P2") == 5 and winner(state) == "P1"


@pytest.mark.rule("PIO-EX-32", "PIO-VP-09")
def test_ex_32_lost_in_maintenance() -> None:
    text = "P1 town: ash\nP1 permanent: 3\n"
    state = idle(play(lay(text), "pass", "pass", "pass"), "survivor")
    assert points(state, "P1") == 3 and not state.over and texts(state, "survivor")
    state = idle(play(lay(text + "round: 8"), "pass", "pass", "pass"), "survivor")
    assert state.over and winner(state) == "P1", "in the last round it is the furthest marker"


@pytest.mark.rule("PIO-EX-33", "PIO-HQ-04", "PIO-HQ-06")
def test_ex_33_large_medium_large() -> None:
    text = (
        "P1 town: farm, farm, farm, school, clinic\nP1 hand: saloon, palisade\nP1 pile: 0 0 2\n"
        "P2 hand: raid\nP2 pile: 0 0 1"
    )
    state = lay(text)
    assert points(state, "P1") == 1
    play(state, "play:saloon", "hq:civil")
    assert points(state, "P1") == 2 and hq(state, "P1") == "hq_large_civil"
    state = raid(play(state, "end"), "P1", "11", "66")
    play(state, "lose:farm")
    press(state, "decline")
    assert hq(state, "P1") == "hq_medium" and points(state, "P1") == 1
    play(state, "end", "end", "play:palisade")
    assert texts(state) == ["hq:martial", "hq:civil"]
    play(state, "hq:martial")
    assert hq(state, "P1") == "hq_large_martial" and points(state, "P1") == 2


@pytest.mark.rule("PIO-EX-34", "PIO-RUL-48", "PIO-RUL-62")
def test_ex_34_ash_leaves() -> None:
    text = (
        "P1 town: farm, farm, farm, farm, school, ash\nP1 hand: clinic\nP1 pile: 0 0 1\n"
        "P2 permanent: 2\nP3 permanent: 2\nstacks: 2 P2 P1 P3"
    )
    state = lay(text)
    assert points(state, "P1") == 2
    play(state, "play:clinic", "hq:martial")
    assert points(state, "P1") == 2 and stack(state, 2) == ["P2", "P1", "P3"] and people(state, "P1") == []


@pytest.mark.rule("PIO-EX-35", "PIO-RUL-33")
def test_ex_35_personality_limit() -> None:
    text = "P1 hand: theresa, twitch\nP1 pile: 0 0 4\nP2 hand: kidnappers\nP2 pile: 0 0 1"
    state = play(lay(text), "play:theresa", "end")
    state = press(attack(state, "kidnappers", "P1", "11"), "accept")
    press(state, "decline")
    assert hand(state, "P1") == ["theresa", "twitch"]
    play(state, "end", "end")
    assert asked(state) == "P1" and not texts(state, "play") and "PIO-ACT-09" in why_not(state, "play:theresa")


@pytest.mark.rule("PIO-EX-37", "PIO-PASS-02", "PIO-ORD-01")
def test_ex_37_pass_order() -> None:
    state = lay("P3 survivor: lou_anne\norder: P1, P2, P3")
    play(state, "pass", "plan", "end", "plan", "end", "pass", "plan", "end")
    assert asked(state) == "P3"
    play(state, "plan", "end")
    idle(state, "survivor")
    assert slots(state) == ["P1", "P2", "P3"] and asked(state) == "P1"
    play(state, "survivor:pete")
    assert asked(state) == "P2"
    play(state, "survivor:sarge")
    assert asked(state) == "P3" and survivor(state, "P1") == "pete"


@pytest.mark.rule("PIO-EX-38", "PIO-PASS-01")
def test_ex_38_no_pass_after_acting() -> None:
    state = play(lay("P1 hand: farm\nP1 pile: 0 0 1"), "play:farm")
    assert "pass" not in texts(state)
    play(state, "end")
    assert slots(state) == []
    play(state, "end", "end")
    assert asked(state) == "P1" and "pass" in texts(state)


@pytest.mark.rule("PIO-EX-42", "PIO-RSCH-03", "PIO-RUL-30")
def test_ex_42_research_cap() -> None:
    text = "P1 town: farm, farm, farm, farm, school, clinic\nP1 pile: 0 0 4\nP1 research: purchasing_power 3"
    state = play(lay(text), "research:purchasing_power")
    assert set(texts(state)) == {"more", "stop"}
    play(state, "more")
    assert done(state, "P1") == ["purchasing_power"] and pile(state, "P1") == (0, 0, 2)
    assert not texts(state, "research") and "end" in texts(state)


@pytest.mark.rule("PIO-EX-43", "PIO-RUL-28", "PIO-RUL-29")
def test_ex_43_token_supply() -> None:
    text = "P1 town: farm, farm, farm, farm\nP1 pile: 0 0 2\nP1 research: purchasing_power 3, way_of_the_wastes 3"
    state = play(lay(text), "research:purchasing_power")
    assert free_tokens(state, "P1") == 0 and pile(state, "P1") == (0, 0, 1) and "end" in texts(state)


@pytest.mark.rule("PIO-EX-44", "PIO-PROJ-08", "PIO-PROJ-10")
def test_ex_44_completing_from_ex_01() -> None:
    state = play(lay(RESEARCH + "P2 pile: 0 0 1\nactive: P2"), "research:way_of_the_wastes")
    assert done(state, "P2") == ["way_of_the_wastes"] and points(state, "P2") == 1
    assert free_tokens(state, "P2") == 5 and free_tokens(state, "P3") == 7 and free_tokens(state, "P1") == 4
    assert tokens(state, "purchasing_power", "P2") == 2
    assert len(projects(state)) == 2 and "way_of_the_wastes" not in projects(state)


@pytest.mark.rule("PIO-EX-45", "PIO-RUL-26")
def test_ex_45_digging() -> None:
    text = (
        "P1 survivor: juno_pike\norder: P1, P2, P3\nP1 town: kestrel\n"
        "P1 projects: way_of_the_wastes\nprojects: crop_rotation, purchasing_power\n"
    )
    state = play(lay(text + "wastes deck: raid, arson, med_kit, twitch, redcap"), "wastes")
    assert seen(state, "P1") == ["arson", "med_kit", "raid", "twitch"]
    play(state, "keep:twitch", "keep:raid")
    assert hand(state, "P1") == ["raid", "twitch"] and sorted(discard(state, "wastes")) == ["arson", "med_kit"]


@pytest.mark.rule("PIO-EX-47", "PIO-RUL-76", "PIO-RUL-60")
def test_ex_47_clinic() -> None:
    text = "P1 hand: ascendant_strike\nP1 pile: 0 0 1\nP2 town: clinic, twitch\nP2 pile: 2 0 1"
    state = press(attack(lay(text), "ascendant_strike", "P2", "11"), "accept")
    assert asked(state) == "P2" and "save:clinic" in texts(state)
    play(state, "save:clinic")
    assert people(state, "P2") == ["twitch"] and pile(state, "P2") == (2, 0, 0) and asked(state) == "P1"


@pytest.mark.rule("PIO-EX-48", "PIO-RUL-67")
def test_ex_48_livestock_virus() -> None:
    text = (
        "P1 hand: livestock_virus\nP1 pile: 0 0 1\nP1 town: farm\n"
        "P2 town: pig_pens, chicken_coop\nP3 town: pig_pens, water_purifier"
    )
    state = play(lay(text), "play:livestock_virus")
    assert asked(state) == "P2" and set(texts(state)) == {"lose:pig_pens", "lose:chicken_coop"}
    play(state, "lose:pig_pens")
    assert town(state, "P1") == ["farm"] and town(state, "P2") == ["chicken_coop"]
    assert town(state, "P3") == ["pig_pens", "water_purifier"]


@pytest.mark.rule("PIO-EX-49", "PIO-RUL-34")
def test_ex_49_no_self_exchange() -> None:
    state = lay("P1 town: crank_radio\nP1 pile: 0 0 2")
    assert "activate:crank_radio" not in texts(state) and why_not(state, "activate:crank_radio") != ""
    state = play(lay("P1 town: crank_radio\nP1 pile: 1 0 2"), "activate:crank_radio")
    assert pile(state, "P1") == (0, 0, 3) and "end" in texts(state)


@pytest.mark.rule("PIO-EX-50", "PIO-RUL-74")
def test_ex_50_free_attacks() -> None:
    state = lay("P1 survivor: sarge\norder: P1, P2, P3\nP1 hand: raid, viralz_horde, farm")
    assert set(texts(state, "play")) == {"raid", "viralz_horde"}
    play(dice(state, "66", "11"), "play:raid", "target:2")
    assert pile(state, "P1") == (0, 0, 0)


@pytest.mark.rule("PIO-EX-52", "PIO-RUL-67")
def test_ex_52_immune_target() -> None:
    text = "P1 hand: ascendant_strike, raid\nP1 pile: 0 0 2\nP2 town: ascendant_envoy"
    assert "target:2" not in texts(play(lay(text, seats=4), "play:ascendant_strike"))
    assert "target:2" in texts(play(lay(text, seats=4), "play:raid"))
