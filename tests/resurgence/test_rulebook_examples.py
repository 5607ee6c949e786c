"""The worked examples of the ledger that come from the rulebook (RSG-EX-01 to -24)."""

import pytest

from tests.resurgence.shown import bag, column, exhausted, items, ready, scored, supply, tracks, vp
from tests.resurgence.table import (
    build_rooms,
    complete,
    effect,
    lay,
    level,
    levels_open,
    menu,
    pay,
    payable,
    place,
    placeable,
    rescue,
    take_turn_of,
    use,
)

HARBOR_ZONES = {"ZN-04", "ZN-07", "ZN-08", "ZN-10", "ZN-11", "ZN-12"}


@pytest.mark.rule("RSG-EX-01", "RSG-ASG-01", "RSG-ASG-03", "RSG-ASG-04", "RSG-PLC-06", "RSG-GEN-12")
def test_without_a_harbor_token_no_harbor_zone_is_open() -> None:
    state = lay("P1 metro: hero, laborer\nP1 compound: laborer 2\nP1 items: food 3, parts 3")
    assert placeable(state, "hero metro") == {"ZN-01", "ZN-02", "ZN-03", "ZN-05", "ZN-06", "ZN-09", "rest"}
    assert placeable(state, "laborer metro") == {"ZN-01", "ZN-06", "ZN-09", "rest"}
    assert placeable(state, "laborer compound") == {"RM-01", "rest"}
    assert not HARBOR_ZONES & (placeable(state, "hero metro") | placeable(state, "laborer metro"))
    assert placeable(state, "laborer harbor") == set()


@pytest.mark.rule("RSG-EX-02", "RSG-LEAD-02")
@pytest.mark.parametrize(
    ("tokens", "rival", "steps"),
    [
        ("hero, scholar", "hero, laborer", 2),  # 5 against 4
        ("hero, scholar", "hero, ranger", 0),  # 5 against 5
        ("hero, scholar", "hero, ranger, laborer", 0),  # 5 against 6
        ("laborer 3", "builder", 1),  # 3 against 2
        ("laborer 4", "builder", 2),  # 4 against 2
    ],
)
def test_a_hero_counts_three_a_specialist_two_a_laborer_one(tokens: str, rival: str, steps: int) -> None:
    state = lay(f"phase: leadership\nP1 metro: {tokens}\nP2 metro: {rival}")
    assert tracks(state, "P1")["metro"] == steps


@pytest.mark.rule("RSG-EX-03", "RSG-LEAD-04")
def test_all_who_tie_for_the_highest_total_advance_one_space() -> None:
    state = lay("phase: leadership\nP1 metro: hero\nP2 metro: laborer, ranger\nP3 metro: laborer 2", seats=3)
    assert [tracks(state, player)["metro"] for player in ("P1", "P2", "P3")] == [1, 1, 0]
    assert [items(state, player) for player in ("P1", "P2", "P3")] == [{}, {}, {}]


@pytest.mark.rule("RSG-EX-04", "RSG-LEAD-06", "RSG-LEAD-08", "RSG-RUL-03", "RSG-RUL-27")
def test_the_sole_highest_with_four_or_more_advances_two_and_takes_the_bonus() -> None:
    state = lay("phase: leadership\nP1 harbor: hero, laborer\nP2 harbor: hero\nP3 harbor: hero, ranger", seats=3)
    assert [tracks(state, player)["harbor"] for player in ("P1", "P2", "P3")] == [0, 0, 2]
    assert items(state, "P3") == {"fuel": 1}


@pytest.mark.rule("RSG-EX-05", "RSG-LEAD-05")
def test_if_all_are_equal_nobody_advances() -> None:
    state = lay("phase: leadership\nP1 compound: laborer\nP2 compound: laborer\nP3 compound: laborer", seats=3)
    assert [tracks(state, player)["compound"] for player in ("P1", "P2", "P3")] == [0, 0, 0]


@pytest.mark.rule("RSG-EX-06", "RSG-PLC-11", "RSG-PLC-12", "RSG-PLC-14", "RSG-RUL-39", "RSG-GEN-13")
def test_each_token_in_a_zone_costs_one_item_of_choice() -> None:
    state = lay(
        "mutants: ZN-05, ZN-06\nP1 metro: laborer\nP2 metro: laborer\nP1 items: fuel 1\nP2 items: food 1, ammo 1"
    )
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {}
    effect(state)
    assert items(state, "P1") == {"food": 2}
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P2") == {}
    effect(state)
    assert items(state, "P2") == {"food": 2}


@pytest.mark.rule("RSG-PLC-12", "RSG-EX-06")
def test_which_items_are_removed_is_my_choice() -> None:
    state = lay("mutants: ZN-05, ZN-06\nP1 metro: laborer\nP1 items: food 1, fuel 1, parts 1, ammo 1, meds 1")
    place(state, "laborer metro", "ZN-06", pays=False)
    assert payable(state) == {"food", "fuel", "parts", "ammo", "meds"}
    pay(state, "meds")
    assert items(state, "P1") == {"food": 1, "fuel": 1, "parts": 1, "ammo": 1}


@pytest.mark.rule("RSG-EX-07", "RSG-PLC-04", "RSG-PLC-18", "RSG-GEN-11")
def test_my_token_closes_its_own_zone_to_me_and_not_the_other() -> None:
    state = lay("P1 board: ZN-01 laborer\nP1 metro: builder")
    assert "ZN-02" in placeable(state, "builder metro") and "ZN-01" not in placeable(state, "builder metro")
    place(state, "builder metro", "ZN-02")
    effect(state)
    assert items(state, "P1") == {"parts": 2}, "nothing was paid: the other Zone's token taxes nobody here"


@pytest.mark.rule("RSG-EX-08", "RSG-PLC-03", "RSG-PLC-07", "RSG-PLC-08", "RSG-SET-25")
def test_a_token_goes_where_its_area_leads() -> None:
    state = lay("P1 metro: laborer\nP1 compound: laborer")
    assert placeable(state, "laborer compound") == {"RM-01", "rest"}
    assert placeable(state, "laborer metro") == {"ZN-01", "ZN-06", "ZN-09", "rest"}


@pytest.mark.rule("RSG-EX-09", "RSG-CARD-01", "RSG-CARD-03", "RSG-CARD-07", "RSG-SURV-27")
def test_hunter_adds_one_food_once_a_round() -> None:
    state = lay("P1 cards: Hunter\nP1 metro: laborer, ranger\nP2 metro: laborer")
    place(state, "laborer metro", "ZN-06")
    assert "use Hunter" not in menu(state), "no Food was gained yet"
    effect(state)
    assert items(state, "P1") == {"food": 2}
    use(state, "Hunter")
    assert items(state, "P1") == {"food": 3} and exhausted(state, "P1") == ["Hunter"]
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "ranger metro", "ZN-05")
    effect(state)
    assert items(state, "P1") == {"food": 6} and "use Hunter" not in menu(state)


@pytest.mark.rule("RSG-EX-10", "RSG-CARD-05", "RSG-CARD-06", "RSG-SURV-04", "RSG-SURV-17", "RSG-SURV-21")
def test_farmer_brewer_and_lab_tech_make_a_chain() -> None:
    state = lay("P1 cards: Farmer, Brewer, Lab Tech\nP1 metro: laborer")
    place(state, "laborer metro", "ZN-01")
    assert menu(state) >= {"use Farmer", "use Brewer"} and "use Lab Tech" not in menu(state)
    use(state, "Farmer")
    use(state, "Brewer")
    use(state, "Lab Tech")
    effect(state)
    assert items(state, "P1") == {"food": 1, "fuel": 1, "parts": 2}
    assert exhausted(state, "P1") == ["Brewer", "Farmer", "Lab Tech"]


@pytest.mark.rule("RSG-EX-11", "RSG-CARD-09", "RSG-CARD-10", "RSG-RESC-03", "RSG-SET-32", "RSG-SET-33")
def test_a_card_brings_its_token_into_the_bag() -> None:
    state = lay("row: 6 Hunter\nP1 items: food 2\nP1 metro: ranger\nP1 bag: hero, laborer 6\nP1 retired: ranger 0")
    assert supply(state, "P1")["ranger"] == 3 and sum(bag(state, "P1").values()) == 7
    place(state, "ranger metro", "ZN-09")
    effect(state)
    rescue(state, "Hunter")
    assert supply(state, "P1")["ranger"] == 2
    assert bag(state, "P1") == {"hero": 1, "laborer": 6, "ranger": 1}
    assert ready(state, "P1") and items(state, "P1") == {}


@pytest.mark.rule("RSG-EX-12", "RSG-MIS-10", "RSG-MIS-14", "RSG-MIS-15", "RSG-MIS-16", "RSG-MIS-19", "RSG-MIS-24")
@pytest.mark.parametrize("zone", ["ZN-11", "ZN-12"])
def test_the_example_mission(zone: str) -> None:
    state = lay("P1 level: 3\nP1 planned: AM-01\nP1 items: meds 6, food 3, fuel 2\nP1 harbor: hero")
    place(state, "hero harbor", zone)
    complete(state, "AM-01")
    assert items(state, "P1") == {"meds": 4, "food": 1}
    assert vp(state, "P1") == 7 and tracks(state, "P1")["compound"] == 1
    assert column(state, "P1", "right") == ["AM-01"]


@pytest.mark.rule("RSG-EX-13", "RSG-TRK-04", "RSG-UPK-09", "RSG-UPK-10", "RSG-UPK-11")
def test_from_level_one_to_two() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 3, meds 3, fuel 1, food 2")
    assert levels_open(state, "P1")
    level(state, "P1")
    assert items(state, "P1") == {"ammo": 3, "meds": 3}
    for short in ("ammo 2, meds 3, fuel 1, food 2", "ammo 3, meds 2, fuel 1, food 2"):
        assert not levels_open(lay(f"phase: upkeep\nP1 items: {short}"), "P1")
    for short in ("ammo 3, meds 3, food 2", "ammo 3, meds 3, fuel 1, food 1"):
        assert not levels_open(lay(f"phase: upkeep\nP1 items: {short}"), "P1")


@pytest.mark.rule("RSG-EX-14", "RSG-TRK-05", "RSG-UPK-12", "RSG-RUL-06", "RSG-RUL-61")
def test_from_level_one_to_three_in_one_upkeep() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 5, meds 5, fuel 3, food 4")
    level(state, "P1", 2)
    assert items(state, "P1") == {"ammo": 5, "meds": 5}
    for short in ("ammo 4, meds 5, fuel 3, food 4", "ammo 5, meds 5, fuel 2, food 4"):
        state = lay(f"phase: upkeep\nP1 items: {short}")
        level(state, "P1")
        assert not levels_open(state, "P1")


@pytest.mark.rule("RSG-EX-15", "RSG-UPK-06", "RSG-UPK-07", "RSG-UPK-14", "RSG-UPK-01")
def test_income_pays_for_a_level() -> None:
    state = lay(
        "phase: upkeep\nP1 middle: BM-01\nP1 right: BM-13\nP1 items: ammo 2, meds 3, fuel 1, food 1", income="food"
    )
    assert items(state, "P1") == {"ammo": 3, "meds": 3, "fuel": 1, "food": 2}
    level(state, "P1")
    assert items(state, "P1") == {"ammo": 3, "meds": 3}


@pytest.mark.rule("RSG-EX-16", "RSG-SCO-03", "RSG-SCO-04", "RSG-RUL-07")
def test_supplies_score_the_highest_star_they_have_passed() -> None:
    assert scored(lay("phase: scoring\nP1 items: ammo 11, meds 8"), "P1")["supplies"] == 6


@pytest.mark.rule("RSG-EX-17", "RSG-SCO-06", "RSG-SCO-08", "RSG-RUL-65")
def test_a_tie_for_second_place() -> None:
    state = lay("phase: scoring\nP1 tracks: 6 0 0\nP2 tracks: 4 0 0\nP3 tracks: 4 0 0\nP4 tracks: 2 0 0", seats=4)
    assert [scored(state, f"P{n}")["leadership"] for n in (1, 2, 3, 4)] == [7, 2, 2, 0]


@pytest.mark.rule("RSG-EX-18", "RSG-DIR-05", "RSG-RUL-66", "RSG-SCO-09")
@pytest.mark.parametrize(("food", "points"), [(3, 0), (4, 2), (5, 2), (6, 4), (8, 7), (9, 7)])
def test_directive_tiers(food: int, points: int) -> None:
    state = lay(f"phase: scoring\ndirectives: A5, B1\nP1 level: 3\nP1 items: food {food}")
    assert scored(state, "P1")["directive_a"] == points


@pytest.mark.rule("RSG-EX-19", "RSG-BLD-01", "RSG-BLD-02", "RSG-RUL-01", "RSG-TRK-03")
def test_a_build_reaches_every_room_up_to_my_level() -> None:
    state = lay("P1 level: 3\nP1 items: parts 2\nP1 harbor: laborer")
    place(state, "laborer harbor", "ZN-12")
    effect(state)
    assert build_rooms(state) == {f"RM-0{n}" for n in range(2, 9)}


@pytest.mark.rule("RSG-EX-20", "RSG-ROOM-03", "RSG-ROOM-12", "RSG-PLC-21", "RSG-RUL-42")
def test_the_clinic_is_used_once() -> None:
    state = lay("P1 rooms: Clinic\nP1 items: fuel 3\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-03")
    effect(state)
    assert items(state, "P1") == {"fuel": 2, "meds": 2}
    assert "effect" not in menu(state, "P1")


@pytest.mark.rule("RSG-EX-21", "RSG-DIR-11", "RSG-DIR-15")
def test_defenders_multiply_ranger_tokens_and_cleared_rooms() -> None:
    state = lay(
        "phase: scoring\ndirectives: A1, B6\nP1 level: 3\nP1 rooms: Armory, Clinic, Garage\n"
        "P1 bag: hero, laborer 6, ranger 2\nP1 rest: ranger 1"
    )
    assert scored(state, "P1")["directive_b"] == 6


@pytest.mark.rule("RSG-EX-22", "RSG-DIR-12", "RSG-DIR-15")
def test_researchers_multiply_scholar_tokens_and_completed_missions() -> None:
    state = lay(
        "phase: scoring\ndirectives: A1, B7\nP1 level: 3\nP1 left: BM-05, BM-06, SM-02\nP1 middle: BM-01\n"
        "P1 right: BM-13, AM-01\nP1 bag: hero, laborer 6, scholar 3"
    )
    assert scored(state, "P1")["directive_b"] == 9


@pytest.mark.rule("RSG-EX-23", "RSG-DIR-13", "RSG-DIR-15")
def test_builders_multiply_builder_tokens_and_survivor_cards() -> None:
    state = lay(
        "phase: scoring\ndirectives: A1, B8\nP1 level: 3\nP1 cards: Hunter, Sniper, Brewer, Doctor, Scout\n"
        "P1 bag: hero, laborer 6, builder 4"
    )
    assert scored(state, "P1")["directive_b"] == 12


@pytest.mark.rule("RSG-EX-24", "RSG-SOLO-11", "RSG-SOLO-13", "RSG-SOLO-12", "RSG-RUL-78")
def test_a_mutant_leadership_card() -> None:
    state = lay(
        "phase: leadership\nleadership: ML-6\nmutant tracks: 5 5 5\nP1 metro: laborer\nP1 harbor: ranger\n"
        "P1 compound: hero, scholar",
        seats=1,
    )
    assert tracks(state, "P1") == {"metro": 0, "harbor": 1, "compound": 2}
    assert tracks(state, "mutants") == {"metro": 6, "harbor": 6, "compound": 5}
    for tokens in ("hero", "hero, laborer"):
        state = lay(f"phase: leadership\nleadership: ML-6\nmutant tracks: 5 5 5\nP1 metro: {tokens}", seats=1)
        assert tracks(state, "P1")["metro"] == 1 and tracks(state, "mutants")["metro"] == 5
