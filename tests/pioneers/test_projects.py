"""Projects, and what each of the twelve gives (ledger 2.7)."""

from typing import Any

import pytest

from tests.pioneers.table import (
    CATALOG,
    GAME,
    attack,
    done,
    free_tokens,
    hand,
    lay,
    limit,
    pile,
    play,
    points,
    prices,
    produce,
    projects,
    seen,
    stack,
    texts,
    tokens,
    town,
    why_not,
)

EXTENDED: Any = GAME.catalog({"extended": True})["projects"]


@pytest.mark.rule("PIO-PROJ-01", "PIO-PROJ-09", "PIO-RUL-30", "PIO-RUL-03")
def test_two_projects_lie_open_and_a_completed_one_is_replaced() -> None:
    text = "project deck: crop_rotation, deep_storage\nP1 research: purchasing_power 4\nP1 pile: 0 0 1"
    state = play(lay(text), "research:purchasing_power")
    assert sorted(projects(state)) == ["crop_rotation", "way_of_the_wastes"] and done(state, "P1") == [
        "purchasing_power"
    ]
    assert len(CATALOG["projects"]) == 6 and len(EXTENDED) == 12


@pytest.mark.rule("PIO-PROJ-02", "PIO-PROJ-03")
def test_every_project_has_a_value_a_benefit_and_a_point() -> None:
    values = {name: project["value"] for name, project in EXTENDED.items()}
    assert values == {
        "purchasing_power": 5, "way_of_the_wastes": 4, "combat_doctrine": 4, "crop_rotation": 5, "rapid_response": 4,
        "deep_storage": 4, "genetic_seedbank": 5, "salvage_protocols": 5, "perimeter_grid": 4, "water_reclamation": 5,
        "open_curriculum": 4, "fair_trade_charter": 5,
    }  # fmt: skip
    for name in values:
        other = "purchasing_power" if name != "purchasing_power" else "crop_rotation"
        text = f"projects: {name}, {other}\nP1 research: {name} {values[name] - 1}\nP1 pile: 0 0 1"
        state = play(lay(text, extended=True), f"research:{name}")
        assert points(state, "P1") == 1 and done(state, "P1") == [name], name
        assert EXTENDED[name]["text"] and EXTENDED[name]["points"] == 1


@pytest.mark.rule("PIO-PROJ-04", "PIO-PROJ-05", "PIO-PROJ-08")
def test_only_the_own_tokens_complete_a_project_and_all_tokens_go_home() -> None:
    text = (
        "P1 research: way_of_the_wastes 2\nP2 research: way_of_the_wastes 3, purchasing_power 1\n"
        "P1 pile: 0 0 1\nP2 pile: 0 0 1"
    )
    state = play(lay(text), "research:way_of_the_wastes")
    assert done(state, "P1") == [] and tokens(state, "way_of_the_wastes", "P1") == 3, (
        "six lie there, but three are mine"
    )
    assert free_tokens(state, "P1") == 4 and free_tokens(state, "P2") == 3
    play(state, "end", "research:way_of_the_wastes")
    assert (
        done(state, "P2") == ["way_of_the_wastes"] and free_tokens(state, "P1") == 7 and free_tokens(state, "P2") == 6
    )
    assert tokens(state, "purchasing_power", "P2") == 1


@pytest.mark.rule("PIO-PROJ-06", "PIO-PROJ-10", "PIO-RUL-31")
def test_a_completed_project_moves_the_marker_and_is_no_card_of_the_town() -> None:
    text = "P1 research: way_of_the_wastes 3\nP1 pile: 0 0 1\nP2 permanent: 1"
    state = play(lay(text), "research:way_of_the_wastes")
    assert stack(state, 1) == ["P2", "P1"] and town(state, "P1") == []


@pytest.mark.rule("PIO-RUL-30", "PIO-RUL-28")
def test_what_is_left_of_the_action_is_lost_once_a_project_is_complete() -> None:
    text = "P1 town: farm, farm, farm, farm\nP1 research: way_of_the_wastes 3\nP1 pile: 0 0 3"
    state = play(lay(text), "research:way_of_the_wastes")
    assert "end" in texts(state) and pile(state, "P1") == (0, 0, 2) and not texts(state, "research")


@pytest.mark.rule("PIO-RUL-30")
def test_without_a_project_deck_fewer_lie_open_and_finally_none() -> None:
    text = "project deck: none\nP1 research: way_of_the_wastes 3\nP1 pile: 0 0 1\nP2 pile: 0 0 1"
    state = play(lay(text), "research:way_of_the_wastes")
    assert projects(state) == ["purchasing_power"]
    assert texts(play(state, "end"), "research") == ["purchasing_power"]
    state = lay("projects: -, -\nP1 pile: 0 0 1")
    assert not texts(state, "research") and why_not(state, "research:purchasing_power") != ""


@pytest.mark.rule("PIO-RUL-30", "PIO-PROJ-05")
def test_a_card_may_complete_a_project_too() -> None:
    state = play(
        lay("P1 research: way_of_the_wastes 3\nP1 hand: old_world_manual\nP1 pile: 0 0 1"),
        "play:old_world_manual",
        "research:way_of_the_wastes",
    )
    assert done(state, "P1") == ["way_of_the_wastes"] and pile(state, "P1") == (0, 0, 0)
    assert "plan" in texts(state), "the action is still to come"


# -- what they give ----------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-PROJ-07")
def test_purchasing_power_makes_the_market_cheaper() -> None:
    state = lay("P1 projects: purchasing_power")
    assert prices(state, "P1") == [4, 3, 2, 1, 0, 0] and prices(state, "P2") == [5, 4, 3, 2, 1, 0]


@pytest.mark.rule("PIO-PROJ-07", "PIO-RUL-26")
def test_way_of_the_wastes_shows_one_card_more() -> None:
    state = play(lay("P1 projects: way_of_the_wastes\nwastes deck: raid, med_kit"), "wastes")
    assert seen(state, "P1") == ["med_kit", "raid"] and set(texts(state, "keep")) == {"raid", "med_kit"}
    play(state, "keep:med_kit")
    assert hand(state, "P1") == ["med_kit"]


@pytest.mark.rule("PIO-PROJ-07", "PIO-RUL-31")
def test_combat_doctrine_and_perimeter_grid_help_in_rolls() -> None:
    for project, bonus in (("combat_doctrine", 1), ("perimeter_grid", 2)):
        for roll, lost in ((8 - bonus, 0), (7 - bonus, 2)):
            text = f"P1 hand: bandit_ambush\nP1 pile: 0 0 1\nP2 pile: 3 0 0\nP2 projects: {project}"
            state = attack(lay(text, extended=True), "bandit_ambush", "P2", f"{roll // 2}{roll - roll // 2}")
            assert pile(state, "P2") == (3 - lost, 0, 0)


@pytest.mark.rule("PIO-PROJ-07")
def test_crop_rotation_and_the_seedbank_produce_food() -> None:
    assert produce(lay("phase: maintenance\nP1 projects: crop_rotation"), "P1") == (2, 1, 0)
    for farms in range(5):
        text = "phase: maintenance\nP1 projects: genetic_seedbank\nP1 town: " + ", ".join(
            ["farm"] * farms + ["hydroponics_bay"]
        )
        made = produce(lay(text, extended=True), "P1")
        assert made[0] == farms + min(farms, 3) + 3 + (1 if farms > 2 else 0), "a medium HQ makes food, too"


@pytest.mark.rule("PIO-PROJ-07")
def test_rapid_response_adds_to_plans() -> None:
    assert pile(play(lay("P1 projects: rapid_response"), "plan"), "P1") == (0, 0, 3)


@pytest.mark.rule("PIO-PROJ-07", "PIO-RUL-06")
def test_deep_storage_pays_out_at_once_into_its_own_room() -> None:
    text = "projects: deep_storage, crop_rotation\nP1 research: deep_storage 3\nP1 pile: 0 3 3"
    state = play(lay(text), "research:deep_storage")
    assert limit(state, "P1") == 9 and pile(state, "P1") == (0, 5, 4) and "end" in texts(state)


@pytest.mark.rule("PIO-PROJ-07")
def test_salvage_protocols_pay_out_once() -> None:
    text = "projects: salvage_protocols, crop_rotation\nP1 research: salvage_protocols 4\nP1 pile: 0 0 1"
    state = play(lay(text, extended=True), "research:salvage_protocols")
    assert pile(state, "P1") == (0, 4, 1)


@pytest.mark.rule("PIO-PROJ-07", "PIO-RUL-41", "PIO-RUL-67")
def test_water_reclamation_saves_two_food_and_keeps_the_plague_out() -> None:
    text = "phase: maintenance\nP1 projects: water_reclamation\nP1 town: old_ferro"
    state = play(lay(text, extended=True), "decline", "pay:0")
    assert town(state, "P1") == ["old_ferro"] and pile(state, "P1") == (0, 1, 0)
    state = lay("P1 hand: plague_rats\nP1 pile: 0 0 1\nP2 projects: water_reclamation", seats=4, extended=True)
    assert texts(play(state, "play:plague_rats")) == ["target:3", "target:4"]


@pytest.mark.rule("PIO-PROJ-07", "PIO-RSCH-01")
def test_open_curriculum_places_one_more() -> None:
    state = play(
        lay("P1 projects: open_curriculum\nP1 pile: 0 0 3", extended=True), "research:purchasing_power", "more"
    )
    assert tokens(state, "purchasing_power", "P1") == 2 and "end" in texts(state)


@pytest.mark.rule("PIO-PROJ-07")
def test_the_fair_trade_charter_pays_a_credit_more_for_every_sale() -> None:
    text = "phase: maintenance\nP1 projects: fair_trade_charter\nP1 pile: 3 1 0"
    assert pile(play(lay(text, extended=True), "trade:sell_3"), "P1") == (0, 4, 0)
    assert pile(play(lay(text, extended=True), "trade:buy_2"), "P1") == (5, 1, 0), "a purchase is no sale"
