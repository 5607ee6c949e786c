"""The twelve survivors (ledger 2.4)."""

from typing import Any

import pytest

from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    GAME,
    asked,
    attack,
    hand,
    lay,
    order,
    pile,
    play,
    points,
    prices,
    produce,
    raid,
    texts,
    tokens,
    town,
    why_not,
)

SURVIVORS: Any = GAME.catalog({"extended": True})["survivors"]


def with_survivor(name: str, text: str = "") -> PioneersState:
    return lay(f"P1 survivor: {name}\norder: P1, P2, P3\n{text}", extended=True)


@pytest.mark.rule("PIO-SUR-02", "PIO-SUR-03")
def test_every_survivor_has_a_number_and_a_combat_modifier() -> None:
    assert {name: (one["number"], one["combat"]) for name, one in SURVIVORS.items()} == {
        "brick_halloran": (12, 3), "sarge": (10, 2), "juno_pike": (8, 1), "pete": (6, 1), "the_chemist": (4, 0),
        "lou_anne": (2, 0), "the_colonel": (11, 2), "wren": (9, 2), "gearbox": (7, 1), "fingers": (5, 1),
        "nan_tucker": (3, 0), "doctor_vance": (1, 0),
    }  # fmt: skip
    state = lay("P1 survivor: doctor_vance\nP2 survivor: wren\nP3 survivor: gearbox", extended=True)
    assert order(state) == ["P2", "P3", "P1"]


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-55")
def test_brick_halloran_rerolls_once_for_nothing_in_every_roll() -> None:
    text = (
        "P2 survivor: brick_halloran\norder: P1, P2, P3\nP1 hand: bandit_ambush, saboteurs\n"
        "P1 pile: 0 0 2\nP2 pile: 4 0 0\n"
    )
    state = attack(lay(text), "bandit_ambush", "P2", "11", "12")
    assert asked(state) == "P2" and set(texts(state)) == {"reroll_free", "accept"}
    play(state, "reroll_free")
    assert asked(state) == "P1" and pile(state, "P2") == (2, 0, 0), "once a roll"
    state = attack(state, "saboteurs", "P2", "11", "66")
    assert "reroll_free" in texts(state), "and again in the next"
    play(state, "reroll_free")
    assert pile(state, "P2") == (2, 0, 0)


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-74")
def test_sarge_plays_attacks_and_raids_for_nothing() -> None:
    state = with_survivor("sarge", "P1 hand: raid, planned_raid, arson, farm\nP1 pile: 0 0 1")
    play(state, "play:raid")
    assert pile(state, "P1") == (0, 0, 1) and "play_free:raid" not in texts(state)
    state = with_survivor("sarge", "P1 hand: farm\nP1 pile: 0 0 1")
    assert pile(play(state, "play:farm"), "P1") == (0, 0, 0)


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-26")
def test_juno_pike_draws_and_keeps_two() -> None:
    state = play(with_survivor("juno_pike", "wastes deck: raid, med_kit"), "wastes")
    assert hand(state, "P1") == ["med_kit", "raid"]


@pytest.mark.rule("PIO-SUR-04")
def test_pete_produces_two_credits() -> None:
    assert produce(with_survivor("pete", "phase: maintenance"), "P1") == (0, 3, 0)


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-71", "PIO-VP-07")
def test_the_chemist_sells_a_permanent_point_once_a_round() -> None:
    state = with_survivor("the_chemist", "P1 town: farm, farm, farm, farm\nP1 pile: 0 8 0")
    play(state, "activate:the_chemist")
    assert points(state, "P1") == 2 and pile(state, "P1") == (0, 4, 0)
    assert "PIO-FX-03" in why_not(state, "activate:the_chemist")
    state = with_survivor("the_chemist", "P1 pile: 3 3 0")
    assert "activate:the_chemist" not in texts(state)


@pytest.mark.rule("PIO-SUR-04", "PIO-ACT-10")
def test_lou_anne_has_a_third_turn() -> None:
    state = play(lay("P2 survivor: lou_anne\norder: P1, P2, P3"), *["end"] * 6)
    assert asked(state) == "P2" and "plan" in texts(state)


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-75")
def test_the_colonel_is_stronger_as_a_raider() -> None:
    state = raid(with_survivor("the_colonel", "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm"), "P2", "44", "22")
    assert "lose:farm" in texts(state), "4 + 2 + 2 reaches 8"
    text = "P2 survivor: the_colonel\norder: P1, P2, P3\nP1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 3 0 0"
    state = attack(lay(text, extended=True), "bandit_ambush", "P2", "32")
    assert pile(state, "P2") == (1, 0, 0), "5 + 2 is not 8"


@pytest.mark.rule("PIO-SUR-04", "PIO-PLAN-01")
def test_wren_plans_for_one_more() -> None:
    assert pile(play(with_survivor("wren"), "plan"), "P1") == (0, 0, 3)


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-74", "PIO-SET-18")
def test_gearbox_plays_one_card_a_round_for_nothing_when_its_player_likes() -> None:
    state = with_survivor("gearbox", "P1 hand: farm, rv, twitch, arc_supply_drop\nP1 pile: 0 0 2")
    assert {"play:farm", "play_free:farm", "play_free:rv", "play_free:twitch"} <= set(texts(state))
    assert "play_free:arc_supply_drop" not in texts(state)
    play(state, "play:farm", "play_free:twitch")
    assert pile(state, "P1") == (0, 0, 1) and town(state, "P1") == ["farm", "twitch"]
    assert "play_free:rv" not in texts(state) and "play:rv" in texts(state)
    state = with_survivor("gearbox", "P1 hand: farm, school\nP1 pile: 0 0 0")
    assert texts(state, "play") == [] and set(texts(state, "play_free")) == {"farm", "school"}


@pytest.mark.rule("PIO-RUL-78", "PIO-RUL-74")
def test_gearbox_frees_a_flare_gun_and_walls_in_the_own_turn_but_not_in_anothers() -> None:
    state = with_survivor("gearbox", "P1 hand: livestock_virus, reinforced_walls\nP1 town: pig_pens\nP1 pile: 0 0 1")
    play(state, "play:livestock_virus")
    assert asked(state) == "P1" and "play_free:reinforced_walls" in texts(state)
    play(state, "play_free:reinforced_walls")
    assert town(state, "P1") == ["pig_pens"] and hand(state, "P1") == []
    text = (
        "P2 survivor: gearbox\norder: P1, P2, P3\nP2 hand: reinforced_walls\nP2 town: farm\n"
        "P1 hand: viralz_horde\nP1 pile: 0 0 1"
    )
    state = attack(lay(text, extended=True), "viralz_horde", "P2", "11")
    assert town(state, "P2") == [] and asked(state) == "P1", "it is not P2's turn"


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-22")
def test_fingers_pays_less() -> None:
    state = with_survivor("fingers", "P1 projects: purchasing_power")
    assert prices(state, "P1") == [3, 2, 1, 0, 0, 0]


@pytest.mark.rule("PIO-SUR-04", "PIO-RUL-41")
def test_nan_tucker_saves_two_food() -> None:
    state = with_survivor("nan_tucker", "phase: maintenance\nP1 town: gun_truck, theresa\nP1 pile: 0 0 0")
    play(state, "decline", "pay:0", "pay:0")
    assert town(state, "P1") == ["gun_truck", "theresa"] and pile(state, "P1") == (0, 1, 1)


@pytest.mark.rule("PIO-SUR-04", "PIO-RSCH-01")
def test_doctor_vance_places_up_to_three_in_a_small_town() -> None:
    state = with_survivor("doctor_vance", "P1 pile: 0 0 4")
    play(state, "research:purchasing_power", "more", "more")
    assert tokens(state, "purchasing_power", "P1") == 3 and pile(state, "P1") == (0, 0, 1)
    assert "end" in texts(state)


@pytest.mark.rule("PIO-SUR-05", "PIO-RUL-17")
def test_in_round_1_no_skill_works() -> None:
    def first(name: str, text: str = "") -> PioneersState:
        return with_survivor(name, text + "\nround: 1")

    assert prices(first("fingers"), "P1") == [5, 4, 3, 2, 1, 0]
    assert pile(play(first("wren"), "plan"), "P1") == (0, 0, 2)
    assert produce(first("pete", "phase: maintenance"), "P1") == (0, 1, 0)
    assert not texts(first("the_chemist", "P1 pile: 0 5 0"), "activate")
    assert not texts(first("gearbox", "P1 hand: farm\nP1 pile: 0 0 1"), "play_free")
    assert not texts(first("sarge", "P1 hand: raid\nP1 pile: 0 0 0"), "play")
    assert len(hand(play(first("juno_pike"), "wastes"), "P1")) == 1
    state = play(first("lou_anne"), *["end"] * 6)
    assert "plan" not in texts(state), "no third turn"
