"""The pile and its limits, the layout of a town, its size and its HQ (ledger 2.2, 2.3, 2.5, 2.26, 2.27)."""

import pytest

from tests.pioneers.table import (
    CATALOG,
    asked,
    dice,
    hq,
    items,
    lay,
    limit,
    people,
    pile,
    play,
    points,
    produce,
    raid,
    size,
    structures,
    texts,
    why_not,
)

FIVE = "farm, farm, farm, farm"  # with the HQ
SEVEN = FIVE + ", school, clinic"

# -- the pile ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-RES-01", "PIO-RES-02", "PIO-RUL-04")
def test_food_credits_and_response_tokens_lie_in_one_pile() -> None:
    state = play(lay("P1 hand: arc_supply_drop\nP1 pile: 0 0 1"), "play:arc_supply_drop")
    assert pile(state, "P1") == (2, 1, 1)


@pytest.mark.rule("PIO-RES-03", "PIO-RES-04", "PIO-RUL-05", "PIO-RUL-06", "PIO-SIZE-05")
def test_all_kinds_count_together_up_to_six_eight_or_ten() -> None:
    for cards, most in (("", 6), (FIVE, 8), (SEVEN, 10)):
        full = f"P1 town: {cards}\n" if cards else ""
        state = play(lay(full + f"P1 pile: 2 {most - 5} 3\nP1 hand: credit_cache"), "play:credit_cache")
        assert limit(state, "P1") == most
        assert pile(state, "P1") == (2, most - 2, 2) and texts(state, "discard") == ["food", "credits", "response"]
        play(state, "discard:food")
        assert asked(state) == "P1" and texts(state, "discard") == ["food", "credits", "response"]
        play(state, "discard:response")
        assert pile(state, "P1") == (1, most - 2, 1) and "end" in texts(state)
        state = play(lay(full + f"P1 pile: 2 {most - 5} 1\nP1 hand: credit_cache"), "play:credit_cache")
        assert "end" in texts(state), "just full"


@pytest.mark.rule("PIO-RES-05", "PIO-RES-06", "PIO-RES-07", "PIO-RES-08", "PIO-RUL-07")
def test_a_grain_silo_stores_four_food_and_nothing_else() -> None:
    state = play(lay("P1 town: grain_silo\nP1 pile: 4 3 1\nP1 hand: canned_food"), "play:canned_food")
    assert pile(state, "P1") == (8, 3, 0) and set(texts(state, "discard")) == {"food", "credits"}
    state = play(lay("P1 town: grain_silo\nP1 pile: 4 3 3\nP1 hand: credit_cache"), "play:credit_cache")
    assert texts(state, "discard") == ["credits", "response"], "the silo is full of food and takes nothing else"
    assert "PIO-RUL-07" in why_not(state, "discard:food")


@pytest.mark.rule("PIO-RES-09", "PIO-RES-10", "PIO-RUL-06")
def test_a_town_that_shrinks_discards_at_once_and_its_owner_chooses() -> None:
    state = lay(f"P1 town: pig_pens, {FIVE[:-6]}\nP1 pile: 0 4 4")
    assert size(state, "P1") == "medium"
    play(state, "activate:pig_pens")
    assert size(state, "P1") == "small" and asked(state) == "P1"
    for _ in range(5):
        assert set(texts(state)) <= {"discard:food", "discard:credits", "discard:response"}
        play(state, texts(state)[-1])
    assert sum(pile(state, "P1")) == 6 and "end" in texts(state)


@pytest.mark.rule("PIO-RES-09", "PIO-RUL-07", "PIO-RUL-06")
def test_a_defender_who_loses_a_warehouse_discards_in_the_turn_of_another() -> None:
    state = raid(lay("P1 hand: raid\nP1 pile: 0 0 1\nP2 town: warehouse\nP2 pile: 3 3 3"), "P2", "11", "66")
    play(state, "lose:warehouse")
    assert asked(state) == "P2" and pile(state, "P2") == (3, 3, 3)
    play(state, "discard:food", "discard:credits", "discard:response")
    assert pile(state, "P2") == (2, 2, 2) and asked(state) == "P1"


@pytest.mark.rule("PIO-RES-11", "PIO-RUL-08")
def test_the_stores_never_run_out() -> None:
    state = lay(
        "P1 pile: 0 0 4\nP2 pile: 0 0 6\nP3 pile: 0 0 6\nP4 pile: 0 0 6\nP5 pile: 0 0 6\nP6 pile: 0 0 6", seats=6
    )
    play(state, "plan")
    assert pile(state, "P1") == (0, 0, 6), "there are only 36 response tokens in the box"


# -- the town ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-MAT-01", "PIO-MAT-02", "PIO-MAT-03", "PIO-GEN-03", "PIO-STR-05")
def test_structures_stand_in_the_order_of_play_and_items_and_personalities_by_themselves() -> None:
    state = lay("P1 hand: school, rv, farm, twitch, body_armour\nP1 pile: 0 0 5")
    play(state, "play:school", "play:rv", "play:farm", "play:twitch", "play:body_armour")
    assert structures(state, "P1") == ["school", "farm"]
    assert items(state, "P1") == ["rv", "body_armour"] and people(state, "P1") == ["twitch"]


@pytest.mark.rule("PIO-MAT-04")
def test_a_town_may_grow_without_end() -> None:
    farms = ", ".join(["farm"] * 6 + ["trading_post"] * 4 + ["pig_pens"] * 3 + ["school"] * 2)
    state = lay(f"P1 town: {farms}\nP1 hand: clinic\nP1 pile: 0 0 1")
    play(state, "play:clinic")
    assert len(structures(state, "P1")) == 16 and size(state, "P1") == "large"


@pytest.mark.rule("PIO-STR-02", "PIO-STR-04", "PIO-CARD-04", "PIO-RUL-73", "PIO-RUL-57")
def test_structures_come_from_the_market_and_events_and_attacks_from_the_wastes() -> None:
    cards = CATALOG["cards"]
    sorts = {deck: {card["type"] for card in cards.values() if card["deck"] == deck} for deck in ("market", "wastes")}
    assert sorts == {
        "market": {"structure", "item", "personality"},
        "wastes": {"item", "personality", "event", "attack", "raid"},
    }
    assert {cards[card]["deck"] for card in ("theresa", "rv")} == {"market"}
    assert {cards[card]["deck"] for card in ("reinforced_walls", "raid", "planned_raid")} == {"wastes"}


# -- size and HQ -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-SIZE-01", "PIO-SIZE-02", "PIO-SIZE-03", "PIO-SIZE-04", "PIO-STR-05", "PIO-HQ-02")
def test_size_is_the_number_of_structures_with_the_hq() -> None:
    cards = ["farm", "farm", "farm", "farm", "school", "school", "clinic"]
    sizes = []
    for count in range(8):
        state = lay("P1 town: " + ", ".join([*cards[:count], "rv", "gun_truck", "theresa"]))
        sizes.append(size(state, "P1"))
    assert sizes == ["small"] * 4 + ["medium"] * 2 + ["large"] * 2


@pytest.mark.rule("PIO-HQ-02", "PIO-HQ-03", "PIO-HQ-06", "PIO-HQ-07", "PIO-VP-01")
def test_the_fifth_structure_makes_the_hq_medium_at_once() -> None:
    state = lay("P1 town: farm, farm, farm\nP1 hand: school\nP1 pile: 0 0 3")
    assert hq(state, "P1") == "hq_small" and points(state, "P1") == 0
    play(state, "play:school")
    assert hq(state, "P1") == "hq_medium" and points(state, "P1") == 1 and limit(state, "P1") == 8
    play(state, "plan")
    assert pile(state, "P1") == (0, 0, 5), "three tokens by now"


@pytest.mark.rule("PIO-HQ-02", "PIO-HQ-03", "PIO-HQ-06", "PIO-VP-03")
def test_a_town_that_shrinks_gets_its_smaller_hq_back_and_loses_its_points() -> None:
    state = play(lay("P1 town: farm, farm, farm, pig_pens"), "activate:pig_pens")
    assert hq(state, "P1") == "hq_small" and points(state, "P1") == 0
    state = lay("P1 town: farm, farm, farm, pig_pens, school, clinic\nP1 hq: martial")
    assert points(state, "P1") == 2
    play(state, "activate:pig_pens")
    assert hq(state, "P1") == "hq_medium" and points(state, "P1") == 1


@pytest.mark.rule("PIO-HQ-04", "PIO-HQ-05", "PIO-RUL-51")
def test_a_town_that_becomes_large_chooses_its_hq_and_keeps_it_while_it_stays_large() -> None:
    for choice in ("martial", "civil"):
        state = lay("P1 town: farm, farm, farm, farm, school\nP1 hand: clinic, saloon, pig_pens\nP1 pile: 0 0 5")
        play(state, "play:clinic")
        assert asked(state) == "P1" and texts(state) == ["hq:martial", "hq:civil"]
        play(state, f"hq:{choice}")
        assert hq(state, "P1") == f"hq_large_{choice}" and points(state, "P1") == 2
        play(state, "play:saloon", "play:pig_pens", "activate:pig_pens")
        assert "end" in texts(state) and hq(state, "P1") == f"hq_large_{choice}", "nobody is asked again"


@pytest.mark.rule("PIO-HQ-04", "PIO-RUL-51")
def test_a_town_that_falls_to_medium_and_grows_again_chooses_anew() -> None:
    state = lay("P1 town: farm, farm, farm, farm, school, pig_pens\nP1 hq: civil\nP1 hand: clinic\nP1 pile: 0 0 1")
    play(state, "activate:pig_pens", "play:clinic")
    assert texts(state) == ["hq:martial", "hq:civil"]
    play(state, "hq:martial")
    assert hq(state, "P1") == "hq_large_martial"


@pytest.mark.rule("PIO-HQ-01", "PIO-RUL-52", "PIO-RUL-53")
def test_nothing_removes_an_hq() -> None:
    state = lay("P1 hand: viralz_horde, viralz_brute\nP1 pile: 0 0 2")
    play(dice(state, "11"), "play:viralz_horde", "target:2")
    assert structures(state, "P2") == [] and hq(state, "P2") == "hq_small" and asked(state) == "P1"
    play(dice(state, "11"), "play:viralz_brute", "target:2")
    assert hq(state, "P2") == "hq_small" and asked(state) == "P1"


@pytest.mark.rule("PIO-HQ-08", "PIO-HQ-09", "PIO-RUL-49", "PIO-RUL-50", "PIO-MNT-18")
def test_each_hq_makes_its_own_and_is_worth_its_points() -> None:
    faces = {
        ("", ""): (0, (0, 1, 0)),
        ("watchtower, watchtower, palisade, school", ""): (1, (1, 1, 0)),
        ("watchtower, watchtower, palisade, school, school, warehouse", "martial"): (2, (1, 1, 1)),
        ("watchtower, watchtower, palisade, school, school, warehouse", "civil"): (2, (2, 2, 0)),
    }
    for (cards, choice), (worth, made) in faces.items():
        text = (f"P1 town: {cards}\n" if cards else "") + (f"P1 hq: {choice}\n" if choice else "")
        state = lay(text)
        assert points(state, "P1") == worth
        assert produce(lay(text + "phase: maintenance"), "P1") == made
    assert {(face["size"], face["variant"]) for face in CATALOG["hqs"].values()} == {
        ("small", "none"),
        ("medium", "none"),
        ("large", "martial"),
        ("large", "civil"),
    }


@pytest.mark.rule("PIO-HQ-07", "PIO-HQ-09")
def test_the_effects_of_an_hq_come_and_go_with_it() -> None:
    base = "P2 hand: bandit_ambush\nP2 pile: 0 0 1\nactive: P2\nP1 pile: 2 0 0\n"
    for cards, bonus in (("farm, farm, farm", 0), (FIVE, 1), (SEVEN + "\nP1 hq: martial", 2), (SEVEN, 0)):
        for roll, fails in ((7 - bonus, True), (8 - bonus, False)):
            low = roll // 2
            state = dice(lay(base + f"P1 town: {cards}"), f"{low}{roll - low}")
            play(state, "play:bandit_ambush", "target:1")
            if asked(state) == "P1":
                play(state, "roll")
            lost = sum(pile(state, "P1")) < 2 or (asked(state) == "P2" and bool(texts(state, "take")))
            assert lost == fails, (cards, roll)


@pytest.mark.rule("PIO-RUL-51", "PIO-RUL-48")
def test_structures_that_are_not_paid_leave_together_and_only_the_final_size_counts() -> None:
    state = lay("phase: maintenance\nP1 town: farm, farm, farm, farm, armoury, armoury\nP1 hq: martial\nP1 pile: 0 0 0")
    assert size(state, "P1") == "large"
    while asked(state) == "P1" and points(state, "P1") == 2:
        play(state, "decline")
    assert size(state, "P1") == "medium" and points(state, "P1") == 1
