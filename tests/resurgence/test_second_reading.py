"""Positions of a second reader of the rulebook: what a careful player would try, and what must happen."""

import pytest

from tests.resurgence.shown import (
    assigned,
    basic,
    board,
    cards,
    column,
    exhausted,
    items,
    mutant_cards,
    mutant_vp,
    outcome,
    planned,
    resting,
    retired,
    round_of,
    row,
    scored,
    tracks,
    vp,
)
from tests.resurgence.table import (
    build,
    columns_open,
    completable,
    complete,
    effect,
    end,
    event,
    gain,
    lay,
    level,
    levels_open,
    menu,
    pay,
    payable,
    place,
    placeable,
    plan,
    rescue,
    stalker,
    take_turn_of,
    texts,
    turn_of,
    upkeep_event,
    use,
)

# -- moving tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-31", "RSG-CARD-05")
def test_two_cards_carry_a_token_through_two_areas_before_it_is_placed() -> None:
    state = lay("P1 cards: Dock Worker, Scout\nP1 board: RM-01 laborer\nP1 compound: laborer\nP2 metro: laborer")
    use(state, "Dock Worker", "laborer compound")
    use(state, "Scout", "laborer harbor")
    assert assigned(state, "P1") == {"metro": {"laborer": 1}} and exhausted(state, "P1") == ["Dock Worker", "Scout"]
    place(state, "laborer metro", "ZN-06")
    assert board(state, "P1") == {"RM-01": "laborer", "ZN-06": "laborer"}


@pytest.mark.rule("RSG-RUL-31")
def test_the_second_card_may_not_lead_into_a_dead_end_either() -> None:
    """Harbor offers a space, the Compound none: what came from there cannot be sent back without a placement left."""
    state = lay("P1 cards: Dock Worker, Veterinarian\nP1 board: RM-01 laborer\nP1 compound: laborer\nP2 metro: laborer")
    use(state, "Dock Worker", "laborer compound")
    assert "use Veterinarian" not in menu(state)


@pytest.mark.rule("RSG-RUL-31", "RSG-RUL-32")
def test_after_the_last_token_there_is_nothing_to_move() -> None:
    state = lay("P1 cards: Scout\nP1 metro: laborer\nP2 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    assert "use Scout" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-31")
@pytest.mark.parametrize("zone", ["ZN-01", "ZN-06"])
def test_after_placing_a_token_may_go_where_it_can_only_rest(zone: str) -> None:
    taken = ", ".join(f"{one} laborer" for one in ("ZN-01", "ZN-06", "ZN-09", "RM-01") if one != zone)
    state = lay(f"P1 cards: Engineer\nP1 board: {taken}\nP1 metro: laborer 2\nP2 metro: laborer")
    place(state, "laborer metro", zone)
    use(state, "Engineer", "laborer metro")
    assert assigned(state, "P1") == {"compound": {"laborer": 1}}


# -- chains ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-CARD-06", "RSG-RUL-37")
def test_a_rescue_in_the_kitchen_wakes_cards_of_rooms_and_of_rescues() -> None:
    state = lay(
        "row: 6 Sailor\nP1 rooms: Kitchen\n"
        "P1 cards: Chef, Hunter, Mechanic, Doctor, Pharmacist\nP1 items: food 2, fuel 1\n"
        "P1 compound: laborer 2"
    )
    place(state, "laborer compound", "RM-05")
    effect(state)
    rescue(state, "Sailor")
    assert items(state, "P1") == {}
    for card in ("Mechanic", "Chef", "Hunter", "Doctor", "Pharmacist"):
        use(state, card)
    assert items(state, "P1") == {"food": 2, "fuel": 1, "parts": 1, "meds": 1}


@pytest.mark.rule("RSG-RUL-37")
def test_rubble_wakes_cards() -> None:
    state = lay("P1 rubble: Clinic RB-4\nP1 cards: Chemist, Lab Tech\nP1 items: parts 2\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-12")
    assert not {"use Chemist", "use Lab Tech"} & menu(state)
    effect(state)
    build(state, "Clinic")
    use(state, "Chemist")
    use(state, "Lab Tech")
    assert items(state, "P1") == {"fuel": 2, "parts": 1}


@pytest.mark.rule("RSG-RUL-37", "RSG-EVT-06")
def test_an_event_wakes_cards() -> None:
    state = lay("round: 2\nevent: EV-02\nP1 cards: Pharmacist\nP1 items: food 2\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    event(state)
    use(state, "Pharmacist")
    assert items(state, "P1") == {"meds": 2, "fuel": 1}


@pytest.mark.rule("RSG-RUL-37", "RSG-LEAD-08")
def test_a_step_by_an_event_collects_its_bonus_and_wakes_cards() -> None:
    state = lay("round: 2\nevent: EV-05\nP1 cards: Chemist\nP1 tracks: 0 1 0\nP1 items: food 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    event(state)
    gain(state, "harbor")
    use(state, "Chemist")
    assert items(state, "P1") == {"fuel": 2} and tracks(state, "P1")["harbor"] == 2


@pytest.mark.rule("RSG-RUL-37", "RSG-MIS-16", "RSG-SURV-11")
def test_a_plan_on_the_track_in_my_turn_wakes_the_plumber() -> None:
    state = lay(
        "basic: 2 BM-13\nmutants: ZN-07, ZN-08\nP1 cards: Plumber\nP1 tracks: 0 0 5\nP1 planned: BM-29\n"
        "P1 items: ammo 1, meds 1, food 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    complete(state, "BM-29", into="left", plan_="BM-13")
    assert planned(state, "P1") == ["BM-13"]
    use(state, "Plumber")
    assert items(state, "P1") == {"food": 1}


@pytest.mark.rule("RSG-RUL-92", "RSG-RUL-37")
def test_a_trade_with_the_stalker_is_a_gain() -> None:
    state = lay("stalker: ZN-09\nrow: none\nP1 cards: Hunter\nP1 items: parts 1\nP1 metro: laborer 2", encounters=True)
    place(state, "laborer metro", "ZN-09")
    stalker(state, "parts", "food")
    use(state, "Hunter")
    assert items(state, "P1") == {"food": 2}


@pytest.mark.rule("RSG-RUL-35", "RSG-GEN-09")
def test_one_food_that_fits_wakes_the_hunter_and_the_ninth_does_not_matter() -> None:
    state = lay("P1 cards: Hunter\nP1 items: food 8\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    effect(state)
    assert items(state, "P1") == {"food": 9}
    assert "use Hunter" not in menu(state, "P1"), "it could change nothing"


@pytest.mark.rule("RSG-RUL-35")
def test_a_meds_that_does_not_fit_wakes_nobody() -> None:
    state = lay("P1 cards: Pharmacist\nbasic: 2 BM-13\nP1 items: meds 13\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-13")
    assert items(state, "P1") == {"meds": 13} and "use Pharmacist" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-34")
def test_a_card_used_late_still_counts_its_early_trigger() -> None:
    state = lay("P1 cards: Farmer\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    effect(state)
    complete(state, "BM-10")
    use(state, "Farmer")
    assert items(state, "P1") == {"food": 3}


# -- payments ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-54", "RSG-HERO-04")
def test_the_traffic_cop_can_make_the_last_supply_free() -> None:
    state = lay("P1 hero: Traffic Cop\nP1 planned: SM-04\nP1 items: food 1\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    complete(state, "SM-04", cop="ammo")
    assert vp(state, "P1") == 3 and items(state, "P1") == {}


@pytest.mark.rule("RSG-RUL-54", "RSG-HERO-04", "RSG-RUL-38")
def test_the_traffic_cop_is_my_choice() -> None:
    state = lay("P1 hero: Traffic Cop\nP1 planned: SM-04\nP1 items: food 1, ammo 1\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    complete(state, "SM-04")
    assert items(state, "P1") == {} and exhausted(state, "P1") == []


@pytest.mark.rule("RSG-RUL-55", "RSG-SURV-03")
def test_the_electrician_replaces_one_of_several() -> None:
    state = lay("P1 cards: Electrician\nP1 planned: BM-14\nP1 items: ammo 2, parts 1\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-14", electrician="ammo parts")
    assert items(state, "P1") == {} and vp(state, "P1") == 5


@pytest.mark.rule("RSG-RUL-55")
def test_the_electrician_must_leave_enough_of_the_resource_for_the_rest() -> None:
    state = lay(
        "P1 cards: Electrician\nP1 planned: BM-28\nmutants: ZN-07, ZN-08\n"
        "P1 items: ammo 1, fuel 1, food 1\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    assert completable(state) == set(), "the only Fuel is owed itself"
    effect(state)
    assert completable(state) == {"BM-28"}


@pytest.mark.rule("RSG-RUL-55")
def test_the_electrician_does_not_help_with_a_level() -> None:
    state = lay("phase: upkeep\nP1 cards: Electrician\nP1 items: ammo 2, meds 3, fuel 5, food 5")
    assert not levels_open(state, "P1")


@pytest.mark.rule("RSG-RUL-38", "RSG-PLC-11")
def test_the_penalty_can_eat_the_price_of_the_mission() -> None:
    state = lay("mutants: ZN-05, ZN-06\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06", "ammo")
    assert completable(state) == set()


@pytest.mark.rule("RSG-ENC-08", "RSG-EVT-08", "RSG-RUL-89")
def test_a_beast_behind_the_toll_costs_a_supply_and_an_item() -> None:
    text = "round: 2\nevent: BE-04\nbeasts: ZN-09\nrow: none\nP1 metro: laborer 2\nP1 items: "
    state = lay(text + "ammo 1, food 1", encounters=True, bonus_events=True)
    place(state, "laborer metro", "ZN-09")
    assert items(state, "P1") == {} and vp(state, "P1") == 2
    assert "ZN-09" not in placeable(lay(text + "ammo 1", encounters=True, bonus_events=True), "laborer metro")


# -- Missions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-MIS-20", "RSG-MIS-21")
def test_who_puts_a_mutant_mission_elsewhere_completes_no_row() -> None:
    state = lay(
        "mutants: ZN-07, ZN-08\nrow: 6 Hunter\nP1 planned: BM-28\n"
        "P1 items: ammo 2, fuel 1, food 1\nP1 middle: BM-01\nP1 right: BM-13\n"
        "P1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    complete(state, "BM-28", into="right")
    assert cards(state, "P1") == [] and column(state, "P1", "right") == ["BM-13", "BM-28"]


@pytest.mark.rule("RSG-CARD-12", "RSG-RUL-46")
def test_the_card_of_the_row_bonus_sleeps_too() -> None:
    state = lay(
        "row: 6 Miner\nP1 left: BM-05\nP1 middle: BM-01\nP1 planned: BM-13\n"
        "P1 items: parts 2\nP1 harbor: laborer 2\nP2 metro: laborer"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13", free="Miner")
    assert "use Miner" not in menu(state, "P1"), "although a Mission was completed this turn"


@pytest.mark.rule("RSG-MIS-21", "RSG-RUL-45")
def test_the_row_bonus_takes_any_card_and_costs_no_food() -> None:
    state = lay(
        "row: 2 Miner, 5 Chef\nP1 left: BM-05\nP1 middle: BM-01\nP1 planned: BM-13\n"
        "P1 items: parts 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13", free="Miner")
    assert items(state, "P1") == {"fuel": 2} and row(state) == {5: "Chef"}


@pytest.mark.rule("RSG-RUL-10", "RSG-RUL-52")
def test_from_headquarters_the_column_is_one_of_the_missions_districts() -> None:
    text = (
        "P1 level: 4\nP1 rooms: Headquarters\nP1 compound: ranger, laborer\n"
        "P1 items: ammo 1, meds 1, fuel 1, food 9\nP1 planned: "
    )
    state = lay(text + "BM-26")
    place(state, "ranger compound", "RM-10")
    assert columns_open(state, "BM-26") == {"left", "middle"}
    state = lay(text + "BM-25")
    place(state, "ranger compound", "RM-10")
    complete(state, "BM-25")
    assert column(state, "P1", "right") == ["BM-25"], "both its Districts are on the right"


@pytest.mark.rule("RSG-RUL-50", "RSG-ROOM-10", "RSG-MIS-09")
def test_headquarters_does_not_complete_what_was_planned_this_turn() -> None:
    state = lay(
        "basic: 2 BM-25\nP1 level: 4\nP1 rooms: Headquarters\nP1 tracks: 0 0 5\nP1 compound: ranger, laborer\n"
        "P1 planned: BM-22\nP1 hero: Cosmonaut\nP1 items: meds 2, fuel 2, ammo 1"
    )
    place(state, "ranger compound", "RM-10")
    complete(state, "BM-22", plan_="BM-25")
    assert planned(state, "P1") == ["BM-25"] and "use Cosmonaut" not in menu(state, "P1")


@pytest.mark.rule("RSG-MIS-16", "RSG-RUL-28", "RSG-RUL-72", "RSG-RUL-41")
def test_parts_of_a_reward_that_cannot_be_are_void() -> None:
    state = lay("P1 planned: SM-06\nP1 items: fuel 1, parts 1\nP1 harbor: hero, laborer 6\nP1 bag: none")
    place(state, "laborer harbor", "ZN-12")
    complete(state, "SM-06")
    assert vp(state, "P1") == 2 and retired(state, "P1") == {}
    full = "ranger 4, builder 4, scholar 4"
    state = lay(f"P1 planned: BM-08\nP1 items: food 3\nP1 harbor: laborer 2\nP1 bag: hero, laborer 4, {full}")
    place(state, "laborer harbor", "ZN-04")
    complete(state, "BM-08")
    assert vp(state, "P1") == 2
    state = lay("P1 planned: AM-10\nP1 items: ammo 3, meds 1, fuel 1\nP1 harbor: hero, laborer 6\nP1 bag: none")
    place(state, "laborer harbor", "ZN-08")
    complete(state, "AM-10")
    assert vp(state, "P1") == 7 and assigned(state, "P1") == {"harbor": {"hero": 1, "laborer": 5}}


@pytest.mark.rule("RSG-RUL-41", "RSG-DRAW-05", "RSG-MIS-16")
def test_the_draw_of_a_mission_gives_one_more_turn() -> None:
    state = lay(
        "P1 planned: AM-10\nP1 items: ammo 3, meds 1, fuel 1\nP1 harbor: laborer\n"
        "P1 bag: ranger 1\nP1 retired: hero 1, laborer 5\nP2 metro: laborer"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "AM-10", draw="compound")
    assert assigned(state, "P1") == {"compound": {"ranger": 1}}
    end(state)
    place(state, "laborer metro", "ZN-06")
    take_turn_of(state, "P1")
    assert placeable(state, "ranger compound") == {"RM-01", "rest"}


@pytest.mark.rule("RSG-MIS-16", "RSG-LEAD-12")
def test_a_mission_may_retire_a_token_that_rested_this_round() -> None:
    state = lay(
        "P1 planned: SM-06\nP1 items: fuel 1, parts 1\nP1 harbor: laborer 2\n"
        "P1 rest: laborer 1\nP1 bag: hero, laborer 3"
    )
    place(state, "laborer harbor", "ZN-12")
    complete(state, "SM-06", retire_="rest laborer")
    assert resting(state, "P1") == {} and retired(state, "P1") == {"laborer": 1}


@pytest.mark.rule("RSG-RUL-67", "RSG-RUL-28", "RSG-DIR-09")
def test_retiring_the_hero_token_leaves_the_hero_card() -> None:
    state = lay("phase: scoring\ndirectives: A1, B4\nP1 level: 3\nP1 cards: Hunter, Chef\nP1 retired: hero 1")
    assert scored(state, "P1")["directive_b"] == 2


@pytest.mark.rule("RSG-MIS-08", "RSG-MIS-05")
def test_what_one_player_planned_another_cannot_plan() -> None:
    state = lay("basic: 2 BM-13, 3 BM-14\nP1 metro: scholar, laborer\nP2 metro: scholar, laborer\nP2 items: food 1")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-13")
    take_turn_of(state, "P2")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-14")
    assert basic(state) == {} and planned(state, "P2") == ["BM-14"]


# -- the round -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-UPK-23", "RSG-SCO-09")
def test_a_level_of_the_last_upkeep_opens_the_directives() -> None:
    state = lay("phase: upkeep\nround: 6\ndirectives: A5, B1\nP1 level: 2\nP1 items: ammo 5, meds 5, fuel 2, food 8")
    level(state, "P1")
    assert state.over
    assert outcome(state).scores[0] == 5 + 1 + 1 + 2 + 4  # level, Ammo, Meds, 6 Food by threes, A5


@pytest.mark.rule("RSG-UPK-08", "RSG-UPK-23", "RSG-EVT-07")
def test_the_event_of_the_last_upkeep_counts() -> None:
    state = lay("phase: upkeep\nround: 6\nevent: EV-07\nP1 board: ZN-05 ranger\nP1 items: fuel 2")
    assert upkeep_event(state, "P1") and state.over and outcome(state).scores[0] == 4


@pytest.mark.rule("RSG-UPK-02", "RSG-DRAW-04", "RSG-RUL-22")
def test_tokens_on_the_board_do_not_refill_the_bag() -> None:
    state = lay(
        "P1 rooms: Garage\nP1 compound: laborer\nP1 board: ZN-01 laborer, ZN-02 hero\n"
        "P1 bag: none\nP1 retired: laborer 4\nP2 metro: laborer"
    )
    place(state, "laborer compound", "RM-06")
    assert "effect" not in menu(state, "P1") or assigned(effect(state), "P1") == {}


@pytest.mark.rule("RSG-LEAD-11", "RSG-LEAD-10")
def test_a_leader_at_the_end_of_the_track_takes_the_tie_from_a_rival() -> None:
    """Tied with somebody on space 8: both are highest, and the other one still moves."""
    state = lay(
        "phase: leadership\nP1 metro: hero, laborer\nP2 metro: ranger 2\nP3 metro: laborer\nP1 tracks: 8 0 0", seats=3
    )
    assert [tracks(state, name)["metro"] for name in ("P1", "P2", "P3")] == [8, 1, 0]


@pytest.mark.rule("RSG-LEAD-06")
def test_four_laborers_alone_at_the_top_move_two() -> None:
    state = lay("phase: leadership\nP1 harbor: laborer 4\nP2 harbor: hero\nP1 tracks: 0 4 0")
    assert tracks(state, "P1")["harbor"] == 6


@pytest.mark.rule("RSG-PLC-01", "RSG-EVT-02")
def test_the_new_first_player_begins_step_three() -> None:
    state = lay("phase: leadership\nround: 2\nfirst: P2\nP1 metro: laborer\nP2 metro: laborer\nP1 tracks: 0 0 0")
    assert turn_of(state) == "P2"


# -- alone ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-88", "RSG-SOLO-15")
def test_the_garages_token_brings_the_third_mutant_card() -> None:
    state = lay(
        "side: B\nmutant deck: MC-5, MC-1, MC-2\nP1 rooms: Garage\nP1 compound: laborer\n"
        "P1 metro: laborer\nP1 bag: ranger 1\n"
        "P1 retired: hero 1, laborer 4\nP1 hero: Mystic x",
        seats=1,
    )
    place(state, "laborer compound", "RM-06")
    effect(state, "metro")
    end(state)
    assert mutant_cards(state) == ["MC-5", "MC-1"]
    place(state, "laborer metro", "rest")
    assert mutant_cards(state) == ["MC-5", "MC-1", "MC-2"], "before the third placement"


@pytest.mark.rule("RSG-SOLO-14", "RSG-RUL-80")
def test_the_mutants_come_before_i_may_move_a_token() -> None:
    state = lay("side: A\nmutant deck: MC-1\nP1 hero: Mystic\nP1 metro: laborer 3\nP1 items: food 2", seats=1)
    assert {text.split(":")[0] for text in texts(state)} == {"mutants"}


@pytest.mark.rule("RSG-RUL-81")
@pytest.mark.parametrize(("held", "paid"), [("food 2, fuel 1, parts 1", 4), ("food 1, fuel 1", 1), ("parts 2", 1)])
def test_which_two_resources_the_mutants_get_is_my_choice(held: str, paid: int) -> None:
    state = lay(f"side: A\nmutant deck: MC-1\nP1 metro: laborer 3\nP1 items: {held}", seats=1)
    state.apply("mutants:resources")
    ends = set()

    def follow(s: object, deep: int) -> None:
        if deep == 0 or not payable(s):  # type: ignore[arg-type]
            ends.add(tuple(sorted(items(s, "P1").items())))  # type: ignore[arg-type]
            return
        for item in payable(s):  # type: ignore[arg-type]
            after = s.clone()  # type: ignore[attr-defined]
            pay(after, item)
            follow(after, deep - 1)

    follow(state, 2)
    assert len(ends) == paid


@pytest.mark.rule("RSG-SMA-03", "RSG-CARD-08")
def test_the_hero_card_can_be_the_one_that_is_exhausted() -> None:
    state = lay("side: A\nmutant deck: MC-4\nP1 hero: Mystic\nP1 cards: Hunter\nP1 metro: laborer 3", seats=1)
    assert set(texts(state)) == {"exhaust:hunter", "exhaust:mystic"}


@pytest.mark.rule("RSG-SOLO-12", "RSG-SOLO-11")
def test_alone_my_own_bonuses_are_collected() -> None:
    state = lay("phase: leadership\nleadership: ML-1\nP1 harbor: hero, laborer\nP1 metro: laborer", seats=1)
    assert tracks(state, "P1")["harbor"] == 2 and items(state, "P1") == {"fuel": 1}


@pytest.mark.rule("RSG-ENC-13", "RSG-ENC-08")
def test_alone_a_beast_that_i_met_scores_for_me_and_not_for_them() -> None:
    state = lay(
        "side: B\nmutant deck: MC-5\nencounters bag: mutant 2\nbeasts: ZN-06\n"
        "P1 metro: laborer\nP1 items: ammo 1\nP1 hero: Mystic x\nrow: none",
        seats=1,
        encounters=True,
    )
    before = mutant_vp(state)
    place(state, "laborer metro", "ZN-06")
    assert vp(state, "P1") == 2
    end(state)
    assert round_of(state) == 2 and mutant_vp(state) == before
