"""What a player is told before a choice is what comes of it: prices, gains, points, sizes, what will not fit, odds."""

import random
from typing import Any

import pytest

from tests.pioneers.table import lay, start, table, texts


def check(before: Any, after: Any, offer: Any) -> None:
    """A town has changed as an offer says; response tokens may have been paid as food (PIO-RUL-04)."""
    pay, gain = offer.get("pay", {}), offer.get("gain", {})
    held = sum(after["pile"].values()) + offer.get("over", 0)  # what does not fit is given up, unasked if all is equal
    assert held == sum(before["pile"].values()) + sum(gain.values()) - sum(pay.values())
    if "over" not in offer:
        credits = gain.get("credits", 0) - pay.get("credits", 0)
        assert after["pile"]["credits"] == before["pile"]["credits"] + credits
    assert after["points"] == before["points"] + offer.get("points", 0)
    assert after["size"] == offer.get("size", before["size"])


@pytest.mark.parametrize("seed", range(4))
def test_what_a_turn_offers_is_what_comes_of_it(seed: int) -> None:
    """Every open action of every turn, tried out, as far as nothing else is asked in between."""
    state, rng, compared = start(seats=3, seed=seed, extended=bool(seed % 2)), random.Random(seed), 0
    while not state.over:
        seat = state.to_act[0]
        question: Any = state.question(seat)
        if question["name"] == "turn":
            offers = question["offers"]
            for text in offers.keys() & set(texts(state)):
                after = state.clone()
                after.apply(text)
                asked: Any = after.question(seat) if after.to_act == (seat,) else {"name": ""}
                if asked["name"] == "turn":
                    check(table(state)["towns"][seat], table(after)["towns"][seat], offers[text])
                    compared += 1
                elif asked["name"] == "overflow":
                    assert asked["over"] == offers[text]["over"], text
                    compared += 1
        state.apply(rng.choice(state.actions()))
    assert compared > 20


@pytest.mark.rule("PIO-ATK-05", "PIO-ATK-06")
def test_the_sources_of_a_modifier_add_up_to_what_is_added_to_the_dice() -> None:
    compared = set()
    for seed in range(8):
        state, rng = start(seats=4, seed=seed), random.Random(seed)
        while not state.over:
            fight = table(state)["combat"]
            for side in fight["sides"] if fight else []:
                assert sum(part["amount"] for part in side["parts"]) == side["modifier"], side
                compared.add((fight["kind"], side["role"], bool(side["modifier"])))
            state.apply(rng.choice(state.actions()))
    assert {("attack", "defender", True), ("raid", "attacker", True), ("raid", "defender", True)} <= compared


ROLLS = [one + other for one in range(1, 7) for other in range(1, 7)]


def enough(odds: Any, sides: Any) -> int:
    """How many rolls are enough: to reach a difficulty, or, for both sides of a raid, to leave the attacker short."""
    if odds["need"] is not None:
        return sum(roll >= odds["need"] for roll in ROLLS)
    attack = next(side["modifier"] for side in sides if side["role"] == "attacker")
    return sum(own + odds["modifier"] > other + attack for own in ROLLS for other in ROLLS)


@pytest.mark.rule("PIO-ATK-05", "PIO-RAID-06")
def test_odds_are_counted_over_all_rolls_and_a_boost_makes_of_them_what_it_says() -> None:
    kinds, boosted = set(), 0
    for seed in range(8):
        state, rng = start(seats=4, seed=seed), random.Random(seed)
        while not state.over:
            question: Any = state.question(state.to_act[0])
            if "odds" in question:
                odds, fight = question["odds"], table(state)["combat"]
                assert odds["ways"] == enough(odds, fight["sides"])
                kinds.add((question["name"], fight["kind"]))
            for text, odds in question.get("after", {}).items():
                after = state.clone()
                after.apply(text)
                told: Any = after.question(after.to_act[0])
                if told["name"] == question["name"]:  # otherwise the dice have been thrown
                    assert told["odds"] == odds
                    boosted += 1
            state.apply(rng.choice(state.actions()))
    assert boosted
    fights = {("before_roll", "attack"), ("before_roll", "raid"), ("reroll", "attack"), ("reroll", "raid")}
    assert kinds == {*fights, ("before_raid", "raid")}


@pytest.mark.rule("PIO-RUL-29")
@pytest.mark.parametrize(("wastes", "pile", "warned"), [(3, 1, ["purchasing_power"]), (2, 1, []), (1, 6, [])])
def test_who_is_about_to_leave_all_seven_tokens_on_unfinished_projects_is_warned(
    wastes: int, pile: int, warned: list[str]
) -> None:
    """Three tokens lie on Purchasing Power, which needs five; Way of the Wastes needs four."""
    text = f"P1 research: purchasing_power 3, way_of_the_wastes {wastes}\nP1 pile: 0 0 {pile}"
    question: Any = lay(text).question(0)
    offers = {id: question["offers"][f"research:{id}"] for id in ("purchasing_power", "way_of_the_wastes")}
    assert [id for id, offer in offers.items() if offer.get("stuck")] == warned
