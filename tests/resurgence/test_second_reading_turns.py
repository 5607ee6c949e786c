"""A second reader's turns of Step 3: tokens, areas, stand-ins, chains of cards."""

import pytest

from tests.resurgence.shown import assigned, exhausted, items, resting, vp
from tests.resurgence.table import (
    build,
    effect,
    end,
    gainable,
    lay,
    maybe,
    menu,
    pay,
    payable,
    place,
    placeable,
    play,
    stalker,
    take_turn_of,
    texts,
    tokens_to_place,
    turn_of,
    use,
)

# -- areas and stand-ins -------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-31", "RSG-SURV-34")
def test_a_token_moved_before_placing_may_stay_behind_while_another_is_placed() -> None:
    state = lay("P1 cards: Scout\nP1 metro: laborer 2\nP1 items: none")
    use(state, "Scout", "laborer metro")
    assert tokens_to_place(state) == {"laborer metro", "laborer harbor"}
    place(state, "laborer metro", "ZN-06")
    assert assigned(state, "P1") == {"harbor": {"laborer": 1}}


@pytest.mark.rule("RSG-RUL-31")
@pytest.mark.parametrize("tokens", ["P1 metro: laborer 2", "P1 metro: ranger\nP1 harbor: laborer"])
def test_a_token_may_be_moved_into_a_full_compound_if_one_that_stays_can_be_placed(tokens: str) -> None:
    state = lay(f"P1 cards: Engineer\nP1 board: RM-01 laborer\nP1 items: none\n{tokens}")
    assert "activate:engineer" in texts(state)


@pytest.mark.rule("RSG-RUL-31", "RSG-REST-03")
def test_a_move_of_an_earlier_turn_forbids_no_rest_now() -> None:
    state = lay("P1 cards: Scout\nP1 metro: laborer 2\nP2 metro: laborer 2")
    use(state, "Scout", "laborer metro")
    place(state, "laborer metro", "ZN-06")
    end(state)
    place(state, "laborer metro", "rest")
    assert "rest" in placeable(state, "laborer harbor")


@pytest.mark.rule("RSG-RUL-31")
def test_with_a_stand_in_there_is_a_way_out_of_the_area() -> None:
    """The Laborer has no room of its own in the Harbor; the Librarian opens Barbarian Gate (left) to it."""
    harbor = "P1 board: ZN-04 laborer, ZN-08 laborer, ZN-12 laborer, RM-01 laborer\nP1 compound: laborer\n"
    closed = lay(harbor + "P1 cards: Dock Worker\nP1 hero: Surgeon\nP2 metro: laborer")
    assert "activate:dock_worker" not in texts(closed)
    state = lay(harbor + "P1 cards: Dock Worker\nP1 hero: Librarian\nP2 metro: laborer")
    use(state, "Dock Worker", "laborer compound")
    place(state, "laborer harbor", "ZN-07", card="Librarian")
    assert exhausted(state, "P1") == ["Dock Worker", "Librarian"]


@pytest.mark.rule("RSG-RUL-33", "RSG-SURV-30", "RSG-ROOM-10")
def test_a_scholar_leads_headquarters_with_the_pilot_and_completes_a_mission() -> None:
    state = lay(
        "P1 level: 4\nP1 rooms: Headquarters\nP1 cards: Pilot\nP1 compound: scholar 2\nP1 planned: BM-10\n"
        "P1 items: ammo 1, meds 1"
    )
    assert "RM-10 with Pilot" in placeable(state, "scholar compound", cards=True)
    place(state, "scholar compound", "RM-10", card="Pilot")
    assert "complete BM-10" in menu(state) and exhausted(state, "P1") == ["Pilot"]


@pytest.mark.rule("RSG-RUL-33", "RSG-HERO-02", "RSG-RUL-89")
def test_two_stand_ins_do_not_add_up() -> None:
    """A Laborer is a Ranger by the Librarian alone; a Scholar is no Builder by way of two cards."""
    state = lay("P1 cards: Firefighter, Pilot\nP1 metro: scholar, laborer\nP1 hero: Mystic x")
    assert placeable(state, "scholar metro", cards=True) == {
        "ZN-01", "ZN-03", "ZN-06", "ZN-09", "ZN-05 with Pilot", "rest",
    }  # fmt: skip


@pytest.mark.rule("RSG-RUL-33", "RSG-PLC-11", "RSG-SURV-05")
def test_a_stand_in_pays_the_penalty_like_anybody() -> None:
    state = lay("mutants: ZN-01, ZN-02\nP1 cards: Firefighter\nP1 metro: ranger, laborer\nP1 items: none")
    assert "ZN-02 with Firefighter" not in placeable(state, "ranger metro", cards=True)
    state = lay("mutants: ZN-01, ZN-02\nP1 cards: Firefighter\nP1 metro: ranger, laborer\nP1 items: meds 1")
    place(state, "ranger metro", "ZN-02", card="Firefighter")
    effect(state)
    assert items(state, "P1") == {"parts": 2}


@pytest.mark.rule("RSG-RUL-41", "RSG-RUL-31", "RSG-CARD-12")
def test_the_garages_token_may_be_moved_on_at_once() -> None:
    state = lay(
        "P1 rooms: Garage\nP1 hero: Mystic\nP1 compound: laborer\nP1 bag: ranger 1\nP1 retired: hero 1, laborer 5"
    )
    place(state, "laborer compound", "RM-06")
    effect(state, "metro")
    use(state, "Mystic", "ranger metro harbor")
    assert assigned(state, "P1") == {"harbor": {"ranger": 1}}


@pytest.mark.rule("RSG-REST-01", "RSG-PLC-15", "RSG-REST-05")
def test_a_token_rested_in_step_three_can_be_drawn_by_the_garage_but_not_one_on_the_board() -> None:
    state = lay(
        "P1 rooms: Garage\nP1 metro: hero\nP1 compound: laborer\nP1 bag: none\nP1 retired: laborer 5\n"
        "P2 metro: laborer 3"
    )
    place(state, "hero metro", "rest")
    place(state, "laborer metro", "ZN-06")
    take_turn_of(state, "P1")
    place(state, "laborer compound", "RM-06")
    effect(state, "harbor")
    assert assigned(state, "P1") == {"harbor": {"hero": 1}} and resting(state, "P1") == {}


# -- penalties -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-PLC-11", "RSG-PLC-14")
def test_with_four_players_and_a_mutant_a_zone_can_cost_four() -> None:
    board = "mutants: ZN-05, ZN-06\nP2 board: ZN-06 laborer\nP3 board: ZN-06 hero\nP4 board: ZN-06 laborer\n"
    state = lay(board + "P1 metro: laborer 2\nP1 items: food 1, fuel 1, ammo 1", seats=4)
    assert "ZN-06" not in placeable(state, "laborer metro")
    state = lay(board + "P1 metro: laborer 2\nP1 items: food 1, fuel 1, ammo 1, meds 1", seats=4)
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {}


@pytest.mark.rule("RSG-PLC-18", "RSG-PLC-11")
def test_a_mutant_next_door_costs_nothing() -> None:
    state = lay("mutants: ZN-05\nP2 board: ZN-05 hero\nP1 metro: laborer 2\nP1 items: none", encounters=True)
    place(state, "laborer metro", "ZN-06")
    assert turn_of(state) == "P1" and "effect" in menu(state)


@pytest.mark.rule("RSG-RUL-39", "RSG-PLC-12")
def test_the_penalty_may_be_two_of_a_kind() -> None:
    state = lay("mutants: ZN-07, ZN-08\nP2 board: ZN-08 laborer\nP1 harbor: laborer 2\nP1 items: fuel 2, meds 1")
    place(state, "laborer harbor", "ZN-08", pays=False)
    assert payable(state) == {"fuel", "meds"}, "the first can only be Fuel and is paid unasked"
    pay(state, "fuel")
    assert items(state, "P1") == {"meds": 1}


@pytest.mark.rule("RSG-EVT-08", "RSG-PLC-18")
def test_the_toll_is_asked_in_both_kremlin_zones_and_nowhere_else() -> None:
    text = "round: 2\nevent: BE-04\nP1 metro: laborer\nP1 harbor: ranger\nP1 items: none"
    state = lay(text, bonus_events=True)
    assert "ZN-09" not in placeable(state, "laborer metro")
    assert placeable(state, "ranger harbor") == {"ZN-04", "ZN-08", "ZN-12", "rest"}


# -- chains --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-CARD-06", "RSG-SURV-08", "RSG-SURV-36", "RSG-SURV-09")
def test_a_room_a_sniper_a_gunsmith_and_a_mechanic() -> None:
    state = lay("P1 cards: Sniper, Gunsmith, Mechanic, Botanist, Hunter\nP1 compound: laborer 2\nP1 items: none")
    place(state, "laborer compound", "RM-01")
    assert {"use Gunsmith", "use Hunter"} & menu(state) == set()
    for card in ("Sniper", "Gunsmith", "Mechanic", "Botanist", "Hunter"):
        use(state, card)
    assert items(state, "P1") == {"ammo": 1, "parts": 2, "food": 2}
    play(state, "effect", "gain:meds")
    assert items(state, "P1") == {"ammo": 1, "parts": 2, "food": 2, "meds": 1}


@pytest.mark.rule("RSG-CARD-06", "RSG-SURV-07", "RSG-SURV-32", "RSG-SURV-33", "RSG-SURV-11", "RSG-SURV-08")
def test_one_build_serves_foreman_sapper_and_guard_and_they_serve_others() -> None:
    state = lay(
        "basic: 2 BM-24\nP1 rubble: Armory RB-5\nP1 items: parts 1, ammo 1\nP1 harbor: builder, laborer\n"
        "P1 cards: Foreman, Sapper, Security Guard, Plumber, Gunsmith, Hunter"
    )
    place(state, "builder harbor", "ZN-11")
    effect(state)
    build(state, "Armory")
    use(state, "Sapper", "BM-24")
    for card in ("Foreman", "Security Guard", "Plumber", "Gunsmith", "Hunter"):
        use(state, card)
    assert items(state, "P1") == {"food": 4, "parts": 1, "ammo": 2} and vp(state, "P1") == 1
    assert "complete BM-24" not in menu(state), "planned this turn, although it could be paid on this island"


@pytest.mark.rule("RSG-CARD-01", "RSG-RUL-34")
def test_a_card_that_slept_through_its_first_trigger_may_use_the_next_of_the_round() -> None:
    state = lay("P1 cards: Farmer\nP1 metro: laborer 3\nP2 metro: laborer 3")
    place(state, "laborer metro", "ZN-06")
    end(state)
    place(state, "laborer metro", "ZN-01")
    end(state)
    place(state, "laborer metro", "ZN-01", "food") if items(state, "P1") else place(state, "laborer metro", "ZN-09")
    use(state, "Farmer")
    assert exhausted(state, "P1") == ["Farmer"]


@pytest.mark.rule("RSG-SURV-13", "RSG-CARD-06")
def test_the_archeologists_fuel_wakes_the_chemist() -> None:
    state = lay("P1 cards: Archeologist, Chemist\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    play(state, "complete:calm_the_crowd")
    maybe(state, "take_all")
    use(state, "Archeologist", "fuel")
    use(state, "Chemist")
    assert items(state, "P1") == {"fuel": 2}


@pytest.mark.rule("RSG-RUL-92", "RSG-SURV-11", "RSG-MIS-09")
def test_the_stalkers_mission_wakes_the_plumber_and_waits() -> None:
    state = lay(
        "stalker: ZN-01\nbasic: 2 BM-04\nP1 cards: Plumber\nP1 items: food 3, fuel 1\nP1 metro: laborer 2",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-01")
    stalker(state, "plan", "BM-04")
    use(state, "Plumber")
    assert "complete BM-04" not in menu(state) and "stalker trade" not in menu(state)


@pytest.mark.rule("RSG-RUL-92", "RSG-ENC-09", "RSG-RUL-89")
def test_the_stalker_serves_the_next_player_too_and_only_the_rival_costs() -> None:
    state = lay(
        "stalker: ZN-06\nP1 metro: laborer 2\nP1 items: food 1\nP2 metro: laborer 2\nP2 items: food 1, fuel 1",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {"food": 1}
    end(state)
    place(state, "laborer metro", "ZN-06", "food")
    assert items(state, "P2") == {"fuel": 1} and "stalker trade" in menu(state)


@pytest.mark.rule("RSG-RUL-92", "RSG-RUL-35")
def test_the_stalker_gives_another_kind_and_nothing_that_is_full() -> None:
    state = lay("stalker: ZN-01\nP1 metro: laborer 2\nP1 items: food 9, ammo 13, meds 1", encounters=True)
    place(state, "laborer metro", "ZN-01")
    play(state, "stalker:trade", "pay:food")
    assert gainable(state) == {"fuel", "parts", "meds"}


@pytest.mark.rule("RSG-ENC-08", "RSG-PLC-11")
def test_where_a_beast_was_only_its_hunter_is_paid_for() -> None:
    state = lay(
        "beasts: ZN-06\nP1 metro: laborer 2\nP1 items: meds 1\nP2 metro: laborer 2\nP2 items: food 1",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06")
    assert vp(state, "P1") == 2
    end(state)
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P2") == {} and vp(state, "P2") == 0
