"""Further examples of the ledger (RSG-EX-25 to -79), within a turn: chains of cards, Missions, limits."""

import pytest

from tests.resurgence.shown import (
    assigned,
    bag,
    board,
    cards,
    column,
    exhausted,
    items,
    planned,
    resting,
    row,
    tracks,
    vp,
)
from tests.resurgence.table import (
    completable,
    complete,
    effect,
    end,
    lay,
    menu,
    place,
    placeable,
    plan,
    rescuable,
    rescue,
    take_turn_of,
    turn_of,
    use,
)

# -- card chains and timing ------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-25", "RSG-CARD-06", "RSG-RUL-34", "RSG-MIS-09", "RSG-SURV-22", "RSG-SURV-18", "RSG-SURV-11")
def test_six_gains_from_one_placement() -> None:
    state = lay("basic: 2 BM-05\nP1 cards: Pharmacist, Chemist, Lab Tech, Plumber, Hunter\nP1 metro: scholar")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-05")
    assert items(state, "P1") == {"meds": 1}
    for card in ("Pharmacist", "Chemist", "Lab Tech", "Plumber", "Hunter"):
        assert "complete BM-05" not in menu(state), "planned this turn"
        use(state, card)
    assert items(state, "P1") == {"food": 2, "fuel": 2, "parts": 1, "meds": 1}
    assert planned(state, "P1") == ["BM-05"]


@pytest.mark.rule("RSG-EX-26", "RSG-CARD-01", "RSG-SURV-18")
def test_a_card_does_not_trigger_itself() -> None:
    state = lay("P1 cards: Chemist\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    effect(state)
    use(state, "Chemist")
    assert items(state, "P1") == {"fuel": 2} and "use Chemist" not in menu(state, "P1")


@pytest.mark.rule("RSG-EX-28", "RSG-CARD-12", "RSG-RESC-01", "RSG-SURV-01")
def test_a_fresh_card_sleeps_until_my_next_turn() -> None:
    state = lay(
        "row: 5 Farmer, 6 Chef\nP1 items: food 4\nP1 rooms: Kitchen\nP1 metro: laborer\nP1 compound: laborer\n"
        "P2 metro: laborer"
    )
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Chef")
    assert items(state, "P1") == {"food": 2}
    assert "use Chef" not in menu(state, "P1")
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-06")
    take_turn_of(state, "P1")
    lacking = lay(
        "row: 5 Farmer, 6 Chef\nP1 items: food 4, fuel 1\nP1 rooms: Kitchen\nP1 metro: laborer\n"
        "P1 compound: laborer\nP2 metro: laborer"
    )
    place(lacking, "laborer metro", "ZN-09")
    effect(lacking)
    rescue(lacking, "Chef")
    take_turn_of(lacking, "P2")
    place(lacking, "laborer metro", "ZN-06")
    take_turn_of(lacking, "P1")
    place(lacking, "laborer compound", "RM-05")
    effect(lacking)
    rescue(lacking, "Farmer")
    assert items(lacking, "P1") == {}
    use(lacking, "Chef")
    assert items(lacking, "P1") == {"food": 1}


@pytest.mark.rule("RSG-EX-29", "RSG-CARD-02", "RSG-RUL-26", "RSG-RUL-37")
def test_gains_outside_of_my_turn_wake_no_card() -> None:
    state = lay("phase: leadership\nP1 cards: Chemist\nP1 tracks: 0 1 0\nP1 harbor: laborer\nP1 metro: laborer")
    assert tracks(state, "P1")["harbor"] == 2 and items(state, "P1") == {"fuel": 1}
    take_turn_of(state, "P1")
    place(state, "laborer metro", "ZN-06")
    assert "use Chemist" not in menu(state), "the Fuel came in Step 2"


@pytest.mark.rule("RSG-EX-29", "RSG-RUL-37", "RSG-MIS-16")
def test_the_same_step_as_a_missions_reward_wakes_the_card() -> None:
    state = lay(
        "P1 cards: Chemist\nP1 tracks: 0 1 0\nP1 planned: SM-05\nP1 items: parts 1, fuel 1\nP1 metro: laborer 2"
    )
    place(state, "laborer metro", "ZN-09")
    complete(state, "SM-05")
    assert items(state, "P1") == {"ammo": 1, "fuel": 1}
    use(state, "Chemist")
    assert items(state, "P1") == {"ammo": 1, "fuel": 2}


@pytest.mark.rule("RSG-EX-30", "RSG-REST-01", "RSG-REST-02", "RSG-REST-03", "RSG-RUL-36", "RSG-PLC-15")
def test_rest_gives_one_food_and_nothing_else() -> None:
    state = lay(
        "P1 hero: Mystic\nP1 cards: Hunter\nP1 planned: SM-04\nP1 items: ammo 1\n"
        "P1 harbor: hero, laborer\nP2 metro: laborer"
    )
    place(state, "hero harbor", "rest")
    assert items(state, "P1") == {"food": 1, "ammo": 1}
    assert turn_of(state) == "P2", "the turn is over"
    assert resting(state, "P1") == {"hero": 1} and not exhausted(state, "P1")


MOVING = "P1 cards: Dock Worker\nP1 board: RM-01 laborer\nP1 compound: laborer\nP2 metro: laborer\n"


@pytest.mark.rule("RSG-EX-31", "RSG-RUL-31", "RSG-SURV-02", "RSG-PLC-05")
def test_a_token_may_be_moved_before_it_is_placed_and_then_it_cannot_rest() -> None:
    state = lay(MOVING)
    assert placeable(state, "laborer compound") == {"rest"}
    use(state, "Dock Worker", "laborer compound")
    assert assigned(state, "P1") == {"harbor": {"laborer": 1}}
    found = placeable(state, "laborer harbor")
    assert "ZN-08" in found and "rest" not in found


@pytest.mark.rule("RSG-EX-32", "RSG-RUL-31", "RSG-PLC-13")
def test_a_token_is_not_moved_into_a_dead_end() -> None:
    state = lay(MOVING + "P2 board: ZN-04 laborer, ZN-08 laborer, ZN-12 laborer")
    assert "use Dock Worker" not in menu(state)
    assert placeable(state, "laborer compound") == {"rest"}
    paid = lay(MOVING + "P2 board: ZN-04 laborer, ZN-08 laborer, ZN-12 laborer\nP1 items: food 1")
    assert "use Dock Worker" in menu(paid)


@pytest.mark.rule("RSG-EX-34", "RSG-HERO-02", "RSG-RUL-33")
def test_librarian_lets_a_laborer_stand_in_for_a_scholar() -> None:
    state = lay("P1 hero: Librarian\nP1 harbor: laborer\nP1 metro: laborer")
    place(state, "laborer harbor", "ZN-07", card="Librarian")
    assert exhausted(state, "P1") == ["Librarian"]
    effect(state)
    assert items(state, "P1") == {"fuel": 2} and board(state, "P1") == {"ZN-07": "laborer"}


# -- Missions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-35", "RSG-MIS-21", "RSG-MIS-22", "RSG-RUL-46", "RSG-RUL-58", "RSG-SURV-19", "RSG-SURV-23")
def test_the_first_row_of_missions_brings_a_card_for_nothing_once() -> None:
    state = lay(
        "row: 2 Sniper, 6 Hunter\nP1 cards: Doctor, Psychologist\nP1 left: BM-05\nP1 middle: BM-01\n"
        "P1 planned: BM-13\nP1 items: parts 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13", free="Sniper")
    assert items(state, "P1") == {"fuel": 2} and vp(state, "P1") == 2
    assert "Sniper" in cards(state, "P1") and bag(state, "P1")["ranger"] == 1
    assert rescuable(state) == {"Hunter"} or row(state) == {6: "Hunter"}
    use(state, "Doctor")
    use(state, "Psychologist")
    assert items(state, "P1") == {"fuel": 2, "meds": 1} and vp(state, "P1") == 3


@pytest.mark.rule("RSG-EX-35", "RSG-MIS-22")
def test_the_second_row_of_missions_brings_nothing() -> None:
    state = lay(
        "row: 2 Sniper, 6 Hunter\nP1 row bonus: 1\nP1 left: BM-05, BM-06\nP1 middle: BM-01, BM-02\nP1 right: BM-14\n"
        "P1 planned: BM-13\nP1 items: parts 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13")
    assert column(state, "P1", "right") == ["BM-14", "BM-13"] and row(state) == {2: "Sniper", 6: "Hunter"}
    assert cards(state, "P1") == []


@pytest.mark.rule("RSG-EX-36", "RSG-MIS-13", "RSG-MIS-20", "RSG-PLC-11")
def test_a_mutant_mission_goes_into_the_column_i_choose() -> None:
    state = lay(
        "mutants: ZN-07, ZN-08\nrow: 2 Sniper\nP1 planned: BM-28\nP1 items: ammo 2, fuel 2\nP1 middle: BM-01\n"
        "P1 right: BM-13\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08", "fuel")
    effect(state)
    assert items(state, "P1") == {"ammo": 2, "fuel": 2}
    complete(state, "BM-28", into="left", free="Sniper")
    assert items(state, "P1") == {"fuel": 1} and vp(state, "P1") == 5
    assert column(state, "P1", "left") == ["BM-28"] and cards(state, "P1") == ["Sniper"]


@pytest.mark.rule("RSG-EX-37", "RSG-HERO-01", "RSG-MIS-17", "RSG-RUL-51", "RSG-RUL-53")
def test_the_cosmonaut_completes_a_second_mission_and_never_a_third() -> None:
    state = lay(
        "P1 hero: Cosmonaut\nP1 planned: BM-09, BM-10, SM-03\n"
        "P1 items: food 3, fuel 1, ammo 1, meds 1\nP1 metro: laborer 2"
    )
    place(state, "laborer metro", "ZN-06")
    effect(state)
    complete(state, "BM-09")
    assert items(state, "P1") == {"food": 1, "fuel": 1, "ammo": 1, "meds": 1}
    assert vp(state, "P1") == 3 and tracks(state, "P1")["metro"] == 1
    assert completable(state) == set(), "one Mission a turn"
    use(state, "Cosmonaut")
    complete(state, "BM-10")
    assert items(state, "P1") == {"food": 1, "fuel": 1} and vp(state, "P1") == 7
    assert "SM-03" not in completable(state) and planned(state, "P1") == ["SM-03"]


@pytest.mark.rule("RSG-EX-39", "RSG-ROOM-10", "RSG-RUL-52", "RSG-SURV-09")
def test_headquarters_completes_a_mutant_mission_from_home() -> None:
    state = lay(
        "P1 level: 4\nP1 rooms: Headquarters\nP1 cards: Mechanic\nP1 planned: AM-13\nP1 items: ammo 5, fuel 1\n"
        "P1 compound: ranger, laborer"
    )
    place(state, "ranger compound", "RM-10")
    complete(state, "AM-13", into="middle")
    assert items(state, "P1") == {"ammo": 1} and vp(state, "P1") == 9
    assert column(state, "P1", "middle") == ["AM-13"]
    use(state, "Mechanic")
    assert items(state, "P1") == {"ammo": 1, "parts": 1}


COUNCIL = "P1 planned: AM-06\nP1 level: 3\nP1 items: ammo 1, meds 1, fuel 1\nP1 metro: laborer 2\n"


@pytest.mark.rule("RSG-EX-40", "RSG-HERO-04", "RSG-SURV-03", "RSG-RUL-54", "RSG-RUL-55", "RSG-MIS-14")
def test_a_discount_and_a_replacement_in_one_payment() -> None:
    state = lay(COUNCIL + "P1 hero: Traffic Cop\nP1 cards: Electrician")
    place(state, "laborer metro", "ZN-09")
    complete(state, "AM-06", cop="ammo", electrician="meds fuel", lead=["metro", "metro"])
    assert items(state, "P1") == {"parts": 1} and vp(state, "P1") == 5  # the Part is the bonus of Metro 2
    assert tracks(state, "P1")["metro"] == 2 and exhausted(state, "P1") == ["Electrician", "Traffic Cop"]
    for hero, card in (("Traffic Cop x", "Electrician"), ("Traffic Cop", "Electrician x"), ("Mystic", "Electrician")):
        state = lay(COUNCIL + f"P1 hero: {hero}\nP1 cards: {card}")
        place(state, "laborer metro", "ZN-09")
        assert completable(state) == set()


@pytest.mark.rule("RSG-EX-41", "RSG-MIS-06", "RSG-RUL-48", "RSG-ZONE-03")
def test_with_all_slots_full_the_meds_are_gained_and_nothing_is_planned() -> None:
    state = lay("P1 planned: BM-13, BM-14, BM-15\nP1 cards: Plumber\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    assert items(state, "P1") == {"meds": 1} and planned(state, "P1") == ["BM-13", "BM-14", "BM-15"]
    assert "use Plumber" not in menu(state, "P1")


@pytest.mark.rule("RSG-EX-42", "RSG-RUL-10", "RSG-MIS-12", "RSG-RUL-09")
@pytest.mark.parametrize(("zone", "where"), [("ZN-01", "middle"), ("ZN-06", "left")])
def test_a_mission_of_two_districts_goes_to_the_column_of_the_one_used(zone: str, where: str) -> None:
    state = lay("P1 planned: BM-26\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", zone)
    complete(state, "BM-26")
    assert column(state, "P1", where) == ["BM-26"]


# -- limits ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-44", "RSG-GEN-10", "RSG-RUL-35", "RSG-ROOM-02", "RSG-SURV-08", "RSG-TRK-01")
def test_more_than_thirteen_ammo_are_lost_and_one_gained_is_a_gain() -> None:
    state = lay("P1 rooms: Armory\nP1 cards: Gunsmith\nP1 items: ammo 12, fuel 1\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-02")
    effect(state)
    assert items(state, "P1") == {"ammo": 13}
    use(state, "Gunsmith")
    assert items(state, "P1") == {"ammo": 13, "parts": 1}


@pytest.mark.rule("RSG-EX-44", "RSG-RUL-35")
def test_what_is_lost_to_the_limit_was_not_gained() -> None:
    state = lay("P1 rooms: Armory\nP1 cards: Gunsmith\nP1 items: ammo 13, fuel 1\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-02")
    assert "effect" not in menu(state) or items(effect(state), "P1") == {"ammo": 13}
    assert "use Gunsmith" not in menu(state, "P1")


@pytest.mark.rule("RSG-EX-45", "RSG-DRAW-01", "RSG-DRAW-04", "RSG-RUL-22")
def test_the_rest_area_refills_the_bag_while_drawing() -> None:
    state = lay("phase: draw\nP1 level: 2\nP1 bag: hero, laborer 2\nP1 rest: laborer 4, ranger 1")
    drawn = assigned(state, "P1", private=True)["drawn"]
    assert sum(drawn.values()) == 5 and drawn["hero"] == 1 and drawn["laborer"] >= 2
    assert sum(bag(state, "P1", private=True).values()) == 3 and resting(state, "P1") == {}


@pytest.mark.rule("RSG-EX-46", "RSG-DRAW-04", "RSG-RUL-22")
def test_with_too_few_tokens_all_are_drawn() -> None:
    state = lay("phase: draw\nP1 level: 4\nP1 bag: hero\nP1 rest: ranger 3\nP1 retired: laborer 6")
    assert assigned(state, "P1", private=True)["drawn"] == {"hero": 1, "ranger": 3}
    assert bag(state, "P1", private=True) == {} and resting(state, "P1") == {}


@pytest.mark.rule("RSG-EX-47", "RSG-ROOM-06", "RSG-DRAW-05", "RSG-RUL-41")
def test_the_garage_draws_through_an_empty_bag() -> None:
    text = "P1 rooms: Garage\nP1 retired: laborer 4, hero 1\nP1 bag: none\nP1 compound: laborer\nP2 metro: laborer 2\n"
    state = lay(text + "P1 rest: laborer")
    place(state, "laborer compound", "RM-06")
    effect(state, "harbor")
    assert assigned(state, "P1") == {"harbor": {"laborer": 1}} and resting(state, "P1") == {}
    end(state)
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    assert "ZN-08" in placeable(state, "laborer harbor")
    empty = lay(text.replace("laborer 4", "laborer 5"))
    place(empty, "laborer compound", "RM-06")
    assert assigned(empty, "P1") == {}


@pytest.mark.rule("RSG-EX-49", "RSG-PLC-13")
def test_who_cannot_pay_the_penalty_cannot_place() -> None:
    state = lay("P2 board: ZN-06 laborer\nP1 metro: laborer")
    assert placeable(state, "laborer metro") == {"ZN-01", "ZN-09", "rest"}
    assert "ZN-06" in placeable(lay("P2 board: ZN-06 laborer\nP1 metro: laborer\nP1 items: meds 1"), "laborer metro")


@pytest.mark.rule("RSG-EX-50", "RSG-PLC-11", "RSG-RUL-39")
def test_a_penalty_of_three() -> None:
    text = (
        "mutants: ZN-07, ZN-08\nP2 board: ZN-08 laborer\nP3 board: ZN-08 laborer\nP1 harbor: laborer\n"
        "P2 metro: laborer\nP1 items: "
    )
    state = lay(text + "food 2, ammo 1", seats=3)
    place(state, "laborer harbor", "ZN-08")
    assert items(state, "P1") == {}
    effect(state)
    assert items(state, "P1") == {"fuel": 1}
    assert "ZN-08" not in placeable(lay(text + "food 2", seats=3), "laborer harbor"), "the Fuel comes too late"
