"""Step 4: recall, income, events of Upkeep, levels, displays, Mutants."""

import pytest

from tests.resurgence.shown import (
    advanced,
    bag,
    basic,
    board,
    exhausted,
    items,
    mutant_cards,
    mutants,
    outcome,
    resting,
    round_of,
    row,
)
from tests.resurgence.table import asked, lay, level, levels_open, raised, stay


@pytest.mark.rule("RSG-UPK-01", "RSG-UPK-02", "RSG-UPK-03", "RSG-REST-04")
def test_all_tokens_go_to_the_rest_area_without_food() -> None:
    state = lay(
        "phase: upkeep\nP1 board: ZN-01 laborer, ZN-02 hero, RM-01 ranger\n"
        "P1 rest: laborer 2\nP2 board: ZN-01 laborer\nP1 bag: laborer 3\n"
        "P1 level: 4"
    )
    assert board(state, "P1") == {} and board(state, "P2") == {} and items(state, "P1") == {}
    assert resting(state, "P1") | bag(state, "P1") != {}
    total = dict(bag(state, "P1"))
    for kind, count in resting(state, "P1").items():
        total[kind] = total.get(kind, 0) + count
    assert total == {"hero": 1, "laborer": 6, "ranger": 1}, "what was drawn for the next round is counted with the bag"


@pytest.mark.rule("RSG-UPK-04", "RSG-CARD-04")
def test_cards_are_ready_again() -> None:
    assert exhausted(lay("phase: upkeep\nP1 cards: Hunter x, Chef x\nP2 hero: Surgeon x"), "P1") == []


@pytest.mark.rule("RSG-UPK-05", "RSG-UPK-06", "RSG-UPK-07", "RSG-RUL-09")
@pytest.mark.parametrize(("choice", "gains"), [("food", {"food": 1}), ("fuel", {"fuel": 1})])
def test_completed_missions_pay(choice: str, gains: dict[str, int]) -> None:
    state = lay("phase: upkeep\nP1 left: BM-05, BM-06\nP1 middle: BM-01, BM-02, BM-03\nP1 right: BM-13", income=choice)
    assert items(state, "P1") == {"meds": 2, "ammo": 3, **gains}
    assert items(state, "P2") == {}


@pytest.mark.rule("RSG-UPK-07")
@pytest.mark.parametrize("food", [0, 1, 2, 3])
def test_the_right_column_mixes_food_and_fuel(food: int) -> None:
    state = lay("phase: upkeep\nP1 right: BM-13, BM-14, BM-15", income=food)
    expected = {"food": food, "fuel": 3 - food}
    assert items(state, "P1") == {name: count for name, count in expected.items() if count}


@pytest.mark.rule("RSG-RUL-64", "RSG-GEN-09", "RSG-GEN-10")
def test_income_stops_at_the_limits() -> None:
    state = lay(
        "phase: upkeep\nP1 left: BM-05, BM-06\nP1 right: BM-13, BM-14\nP1 items: meds 12, food 9, fuel 9", income="food"
    )
    assert items(state, "P1") == {"meds": 13, "food": 9, "fuel": 9}


@pytest.mark.rule("RSG-UPK-09", "RSG-GEN-07")
def test_a_level_may_be_declined() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 3, meds 3, fuel 1, food 2")
    stay(state, "P1")
    assert raised(state, "P1") == 1 and items(state, "P1") == {"ammo": 3, "meds": 3, "fuel": 1, "food": 2}


@pytest.mark.rule("RSG-TRK-06", "RSG-UPK-11", "RSG-RUL-05")
@pytest.mark.parametrize(
    ("items_", "possible"),
    [
        ("ammo 7, meds 7, fuel 3, food 3", True),
        ("ammo 6, meds 7, fuel 3, food 3", False),
        ("ammo 7, meds 6, fuel 3, food 3", False),
        ("ammo 7, meds 7, fuel 2, food 3", False),
        ("ammo 7, meds 7, fuel 3, food 2", False),
    ],
)
def test_level_four(items_: str, possible: bool) -> None:
    state = lay(f"phase: upkeep\nP1 level: 3\nP1 items: {items_}")
    assert levels_open(state, "P1") == possible
    if possible:
        level(state, "P1")
        assert raised(state, "P1") == 4 and items(state, "P1") == {"ammo": 7, "meds": 7}
        assert not levels_open(state, "P1")


@pytest.mark.rule("RSG-UPK-13")
def test_the_level_never_falls() -> None:
    assert raised(lay("phase: upkeep\nP1 level: 3"), "P1") == 3


@pytest.mark.rule("RSG-RUL-59", "RSG-UPK-01")
def test_levels_are_asked_for_in_turn_order_from_the_first_player() -> None:
    rich = "ammo 3, meds 3, fuel 1, food 2"
    state = lay(f"phase: upkeep\nround: 2\nfirst: P2\nP1 items: {rich}\nP2 items: {rich}")
    assert asked(state) in ("P2", "P1 P2")


# -- displays ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-UPK-15", "RSG-UPK-16", "RSG-UPK-17", "RSG-RUL-62")
def test_the_survivor_row_moves_on() -> None:
    state = lay("phase: upkeep\nrow: 2 Chef, 4 Farmer, 5 Hunter, 6 Sniper\nsurvivors: Scout, Pilot, Sapper, Miner")
    assert row(state) == {6: "Farmer", 5: "Chef", 4: "Scout", 3: "Pilot", 2: "Sapper"}


@pytest.mark.rule("RSG-UPK-15", "RSG-UPK-16", "RSG-RUL-62")
def test_cards_slide_over_empty_spaces_before_the_rest_is_filled() -> None:
    state = lay("phase: upkeep\nrow: 2 Chef, 3 Farmer\nsurvivors: Scout, Pilot, Sapper")
    assert row(state) == {6: "Farmer", 5: "Chef", 4: "Scout", 3: "Pilot", 2: "Sapper"}


@pytest.mark.rule("RSG-SET-02", "RSG-SET-03", "RSG-UPK-17", "RSG-RUL-11")
def test_with_four_players_the_row_has_six_cards() -> None:
    state = lay("phase: upkeep\nrow: 1 Miner, 2 Chef\nsurvivors: Scout, Pilot, Sapper, Sailor", seats=4)
    assert row(state) == {6: "Chef", 5: "Miner", 4: "Scout", 3: "Pilot", 2: "Sapper", 1: "Sailor"}


@pytest.mark.rule("RSG-RUL-62")
def test_an_empty_survivor_deck_is_not_filled_from_the_discards() -> None:
    state = lay("phase: upkeep\nrow: 2 Chef, 5 Hunter, 6 Sniper\nsurvivors: Scout, none")
    assert row(state) == {6: "Chef", 5: "Scout"}


@pytest.mark.rule("RSG-UPK-18", "RSG-RUL-63", "RSG-RUL-12", "RSG-SET-16", "RSG-SET-18")
def test_empty_mission_slots_are_filled_and_nothing_slides() -> None:
    state = lay(
        "phase: upkeep\nbasic: 3 BM-01\nadvanced: 4 AM-01\nbasic deck: BM-02, BM-03, BM-04\n"
        "advanced deck: AM-02, AM-03, AM-04"
    )
    assert basic(state) == {2: "BM-02", 3: "BM-01", 4: "BM-03", 5: "BM-04"}
    assert advanced(state) == {2: "AM-02", 3: "AM-03", 4: "AM-01", 5: "AM-04"}


@pytest.mark.rule("RSG-SET-15", "RSG-SET-17", "RSG-RUL-12")
def test_with_four_players_the_columns_have_five_slots() -> None:
    state = lay("phase: upkeep\nbasic: 3 BM-01\nbasic deck: BM-02", seats=4)
    assert sorted(basic(state)) == [1, 2, 3, 4, 5] and basic(state)[1] == "BM-02"
    assert sorted(advanced(state)) == [1, 2, 3, 4, 5]


# -- Mutants -----------------------------------------------------------------------------------------------------

DISTRICT_ZONES = {
    "MC-1": {"ZN-01", "ZN-02"},
    "MC-2": {"ZN-03", "ZN-04"},
    "MC-3": {"ZN-05", "ZN-06"},
    "MC-4": {"ZN-07", "ZN-08"},
    "MC-5": {"ZN-09", "ZN-10"},
    "MC-6": {"ZN-11", "ZN-12"},
    "MC-7": set(),
    "MC-8": set(),
}


@pytest.mark.rule("RSG-UPK-19", "RSG-UPK-20", "RSG-UPK-21", "RSG-SET-12", "RSG-GEN-11", "RSG-RUL-13")
@pytest.mark.parametrize("card", list(DISTRICT_ZONES))
def test_the_mutants_move_to_the_district_of_the_next_card(card: str) -> None:
    state = lay(
        f"phase: upkeep\nmutants: ZN-07, ZN-08\nmutant cards: MC-4\nmutant deck: {card}"
        if card != "MC-4"
        else "phase: upkeep\nmutants: ZN-01, ZN-02\nmutant cards: MC-1\nmutant deck: MC-4",
        seats=4,
    )
    assert set(mutants(state)) == DISTRICT_ZONES[card] and set(mutants(state).values()) <= {"mutant"}
    assert mutant_cards(state) == [card]


@pytest.mark.rule("RSG-UPK-20", "RSG-SET-13")
def test_with_two_players_two_cards_are_turned_up() -> None:
    state = lay("phase: upkeep\nmutants: ZN-07, ZN-08\nmutant cards: MC-4\nmutant deck: MC-1, MC-6")
    assert set(mutants(state)) == {"ZN-01", "ZN-02", "ZN-11", "ZN-12"}


@pytest.mark.rule("RSG-UPK-22", "RSG-RUL-15")
def test_an_empty_mutant_deck_is_made_of_the_discards() -> None:
    for seed in range(8):
        state = lay("phase: upkeep\nmutants: ZN-07, ZN-08\nmutant cards: MC-4\nmutant deck: none", seats=3, seed=seed)
        assert len(mutant_cards(state)) == 1


@pytest.mark.rule("RSG-RUL-15")
def test_the_last_card_is_turned_up_before_the_rest_is_shuffled() -> None:
    for seed in range(12):
        state = lay(
            "phase: upkeep\nmutants: ZN-07, ZN-08, ZN-01, ZN-02\nmutant cards: MC-4, MC-1\nmutant deck: MC-6, none",
            seed=seed,
        )
        found = mutant_cards(state)
        assert found[0] == "MC-6" and len(set(found)) == 2


@pytest.mark.rule("RSG-UPK-23", "RSG-RUL-60", "RSG-SCO-01", "RSG-GEN-01")
def test_after_the_sixth_round_income_and_levels_come_before_scoring_and_displays_stay() -> None:
    state = lay(
        "phase: upkeep\nround: 6\nrow: 5 Hunter, 6 Sniper\nP1 middle: BM-01\nP1 items: ammo 2, meds 3, fuel 1, food 2"
    )
    assert levels_open(state, "P1")
    level(state, "P1")
    assert state.over and raised(state, "P1") == 2
    assert row(state) == {5: "Hunter", 6: "Sniper"}
    assert outcome(state).scores[0] == 2


@pytest.mark.rule("RSG-GEN-02", "RSG-GEN-03", "RSG-UPK-01")
def test_after_upkeep_the_next_round_begins() -> None:
    state = lay("phase: upkeep\nround: 3")
    assert round_of(state) == 4
