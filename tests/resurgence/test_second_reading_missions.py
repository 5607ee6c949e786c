"""A second reader's Missions: prices, slots, columns, the row bonus, Headquarters and the Cosmonaut."""

import pytest

from tests.resurgence.shown import (
    advanced,
    assigned,
    bag,
    basic,
    cards,
    column,
    exhausted,
    items,
    planned,
    retired,
    supply,
    tracks,
    vp,
)
from tests.resurgence.table import (
    completable,
    complete,
    effect,
    end,
    lay,
    maybe,
    menu,
    place,
    plan,
    plannable,
    play,
    rescuable,
    stalker,
    take_turn_of,
    texts,
    use,
)

# -- slots ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-97", "RSG-MIS-06")
def test_a_mission_completed_first_frees_its_slot_for_the_plan_of_the_space() -> None:
    state = lay("basic: 2 BM-13\nP1 planned: BM-06, BM-01, BM-02\nP1 items: ammo 2\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    complete(state, "BM-06")
    effect(state)
    plan(state, "BM-13")
    assert sorted(planned(state, "P1")) == ["BM-01", "BM-02", "BM-13"]


@pytest.mark.rule("RSG-RUL-97", "RSG-HERO-01")
def test_the_second_missions_plan_uses_the_slot_of_the_first() -> None:
    state = lay(
        "basic: 2 BM-13\nP1 hero: Cosmonaut\nP1 planned: BM-05, BM-06, BM-01\nP1 items: ammo 2, fuel 1, food 2\n"
        "P1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-04")
    complete(state, "BM-06")
    use(state, "Cosmonaut")
    complete(state, "BM-05", plan_="BM-13")
    assert sorted(planned(state, "P1")) == ["BM-01", "BM-13"] and vp(state, "P1") == 6


@pytest.mark.rule("RSG-RUL-97", "RSG-RUL-92", "RSG-MIS-06")
def test_the_stalker_plans_into_the_slot_of_a_mission_completed_before() -> None:
    state = lay(
        "stalker: ZN-01\nbasic: 2 BM-13\nP1 planned: BM-04, BM-05, BM-06\nP1 items: food 3, fuel 1\n"
        "P1 metro: laborer 2",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-01")
    assert "stalker plan" not in menu(state)
    complete(state, "BM-04")
    stalker(state, "plan", "BM-13")
    assert sorted(planned(state, "P1")) == ["BM-05", "BM-06", "BM-13"]


@pytest.mark.rule("RSG-MIS-04", "RSG-MIS-07", "RSG-SURV-32")
def test_every_way_of_planning_offers_advanced_missions_from_level_three_on() -> None:
    text = "basic: 2 BM-13\nadvanced: 2 AM-05, 3 AM-02\nP1 items: parts 2\nP1 cards: Sapper\nP1 harbor: laborer 2\n"
    for level, offered in ((2, {"BM-13"}), (3, {"BM-13", "AM-05", "AM-02"})):
        state = lay(text + f"P1 rubble: Clinic RB-1\nP1 level: {level}")
        place(state, "laborer harbor", "ZN-12")
        effect(state)
        maybe(state, "build:clinic", "take_all")
        use(state, "Sapper")
        assert (plannable(state) or {"BM-13"}) == offered


@pytest.mark.rule("RSG-MIS-08", "RSG-MIS-04")
def test_an_advanced_mission_leaves_its_slot_empty_too() -> None:
    state = lay("advanced: 2 AM-05, 4 AM-02\nbasic: 3 BM-13\nP1 level: 3\nP1 rooms: Scout Post\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-07")
    effect(state)
    plan(state, "AM-05")
    assert advanced(state) == {4: "AM-02"} and basic(state) == {3: "BM-13"}


@pytest.mark.rule("RSG-RUL-50", "RSG-LEAD-08", "RSG-MIS-09")
def test_what_a_track_lets_me_plan_in_my_turn_waits_too() -> None:
    state = lay(
        "basic: 2 BM-23\nP1 planned: BM-22\nP1 tracks: 0 0 5\nP1 items: meds 2, fuel 2, food 1\nP1 harbor: laborer 2\n"
        "P1 hero: Cosmonaut"
    )
    place(state, "laborer harbor", "ZN-12")
    complete(state, "BM-22", plan_="BM-23")
    assert items(state, "P1") == {"fuel": 1, "food": 1}, "enough for it, and it is Hope Island's too"
    assert "use Cosmonaut" not in menu(state, "P1") and "complete BM-23" not in menu(state, "P1")


# -- where ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-MIS-11", "RSG-MIS-10")
def test_my_token_of_the_last_turn_serves_no_mission_even_in_the_same_district() -> None:
    state = lay(
        "P1 board: ZN-08 laborer\nP1 planned: BM-14\nP1 items: ammo 3\nP1 harbor: laborer\nP1 metro: laborer",
    )
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == set()


@pytest.mark.rule("RSG-MIS-13", "RSG-MIS-18")
def test_a_mutant_mission_needs_the_mutant_of_this_zone_and_not_of_its_district() -> None:
    text = "mutants: ZN-07\nbeasts: ZN-04\nP1 planned: BM-28\nP1 items: ammo 2, fuel 1, food 1\nP1 harbor: scholar 2"
    state = lay(text, encounters=True)
    place(state, "scholar harbor", "ZN-08")
    assert completable(state) == set()
    state = lay(text, encounters=True)
    place(state, "scholar harbor", "ZN-07", "food")
    assert completable(state) == {"BM-28"}


@pytest.mark.rule("RSG-MIS-12", "RSG-RUL-10", "RSG-MIS-19")
@pytest.mark.parametrize(
    ("mission", "zone", "area", "where"),
    [
        ("AM-11", "ZN-04", "harbor", "left"),
        ("AM-11", "ZN-12", "harbor", "right"),
        ("AM-10", "ZN-01", "metro", "middle"),
        ("AM-10", "ZN-08", "harbor", "right"),
        ("AM-12", "ZN-06", "metro", "left"),
        ("AM-12", "ZN-09", "metro", "middle"),
        ("BM-27", "ZN-04", "harbor", "left"),
        ("BM-27", "ZN-09", "metro", "middle"),
        ("AM-08", "ZN-06", "metro", "left"),
        ("AM-07", "ZN-09", "metro", "middle"),
    ],
)
def test_the_district_of_this_turn_says_the_column(mission: str, zone: str, area: str, where: str) -> None:
    held = "food 9, fuel 9, parts 9, ammo 9, meds 9"
    state = lay(f"row: none\nP1 planned: {mission}\nP1 items: {held}\nP1 {area}: laborer 2\nP1 bag: none")
    place(state, f"laborer {area}", zone)
    complete(state, mission, draw="metro")
    assert column(state, "P1", where) == [mission]


@pytest.mark.rule("RSG-RUL-52", "RSG-MIS-17")
def test_headquarters_uses_up_the_mission_of_the_turn() -> None:
    state = lay(
        "P1 level: 4\nP1 rooms: Headquarters\nP1 hero: Mystic x\nP1 planned: BM-10, BM-26\n\n"
        "P1 compound: ranger, laborer\nP1 items: ammo 2, meds 2"
    )
    place(state, "ranger compound", "RM-10")
    assert completable(state) == {"BM-10", "BM-26"}
    complete(state, "BM-10")
    assert "complete BM-26" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-53", "RSG-HERO-01", "RSG-RUL-10")
def test_from_headquarters_the_cosmonaut_needs_one_district_in_common() -> None:
    """Lost Patrol is Arbat's or Revolution Square's: one of them is enough."""
    state = lay(
        "P1 level: 4\nP1 rooms: Headquarters\nP1 hero: Cosmonaut\nP1 planned: BM-26, BM-10, BM-19\n"
        "P1 items: ammo 2, meds 3, food 3\nP1 compound: hero, laborer"
    )
    place(state, "hero compound", "RM-10")
    complete(state, "BM-26", into="middle")
    play(state, "activate:cosmonaut")
    maybe(state, "complete:calm_the_crowd")
    maybe(state, "take_all")
    assert column(state, "P1", "left") == ["BM-10"] and planned(state, "P1") == ["BM-19"]


@pytest.mark.rule("RSG-RUL-53", "RSG-HERO-01")
def test_the_cosmonaut_takes_a_mission_of_two_districts_if_this_is_one_of_them() -> None:
    state = lay(
        "P1 hero: Cosmonaut\nP1 planned: BM-13, AM-09, AM-10\nP1 items: parts 4, fuel 2, ammo 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13")
    play(state, "activate:cosmonaut")
    maybe(state, "complete:restart_the_refinery")
    maybe(state, "take_all")
    assert column(state, "P1", "right") == ["BM-13", "AM-09"] and vp(state, "P1") == 9


@pytest.mark.rule("RSG-HERO-01", "RSG-CARD-03")
def test_the_cosmonaut_is_not_offered_when_the_second_mission_cannot_be_paid() -> None:
    state = lay("P1 hero: Cosmonaut\nP1 planned: BM-10, BM-09\nP1 items: ammo 1, meds 1, food 3\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10")
    assert "use Cosmonaut" not in menu(state)
    effect(state)
    assert "use Cosmonaut" in menu(state), "with five Food Ration Day can be paid"


@pytest.mark.rule("RSG-CARD-01", "RSG-HERO-01", "RSG-SURV-10")
def test_two_missions_in_a_turn_wake_the_miner_once() -> None:
    state = lay(
        "P1 hero: Cosmonaut\nP1 cards: Miner\nP1 planned: BM-10, BM-09\nP1 items: ammo 1, meds 1, food 4\n"
        "P1 metro: laborer 2"
    )
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10")
    use(state, "Miner")
    use(state, "Cosmonaut")
    complete(state, "BM-09")
    assert vp(state, "P1") == 4 + 1 + 3 and "use Miner" not in menu(state, "P1")


# -- prices --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-RUL-54", "RSG-HERO-04")
def test_the_traffic_cop_asks_which_of_the_two_is_waived() -> None:
    state = lay("P1 hero: Traffic Cop\nP1 planned: BM-20\nP1 items: ammo 1, meds 2\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    play(state, "complete:sweep_the_cathedrals")
    assert set(texts(state, "waive")) == {"ammo", "meds"}
    play(state, "waive:meds")
    maybe(state, "take_all")
    assert items(state, "P1") == {"meds": 1} and vp(state, "P1") == 5 and exhausted(state, "P1") == ["Traffic Cop"]


@pytest.mark.rule("RSG-RUL-54", "RSG-RUL-55")
def test_cop_and_electrician_together_replace_both_supplies() -> None:
    state = lay(
        "P1 hero: Traffic Cop\nP1 cards: Electrician\nP1 planned: BM-10\nP1 items: food 1\nP1 metro: laborer 2",
    )
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == {"BM-10"}
    complete(state, "BM-10", cop="ammo", electrician="meds food")
    assert items(state, "P1") == {} and vp(state, "P1") == 4
    assert exhausted(state, "P1") == ["Electrician", "Traffic Cop"]


@pytest.mark.rule("RSG-RUL-55", "RSG-SURV-03", "RSG-ENC-08")
def test_an_electrician_spent_on_a_beast_is_missing_for_the_mission() -> None:
    state = lay(
        "beasts: ZN-06\nP1 cards: Electrician\nP1 planned: BM-10\nP1 items: food 2, meds 1\nP1 metro: laborer 2\n"
        "P1 hero: Mystic x",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06", "food")
    assert exhausted(state, "P1") == ["Electrician", "Mystic"] and items(state, "P1") == {"food": 1, "meds": 1}
    assert completable(state) == set()


@pytest.mark.rule("RSG-MIS-14", "RSG-MIS-24")
def test_a_missions_reward_does_not_pay_its_own_price() -> None:
    """Island Watchtower gives Meds and Fuel and wants Ammo and a Part; Crack the Arsenal gives the Ammo it lacks."""
    state = lay("P1 planned: BM-18\nP1 items: parts 2\nP1 metro: laborer 2\nrow: none")
    place(state, "laborer metro", "ZN-09")
    assert completable(state) == set()


# -- rewards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-MIS-16", "RSG-RUL-57", "RSG-LEAD-09")
def test_two_steps_of_choice_may_go_to_two_tracks_and_pass_the_end_once() -> None:
    state = lay("P1 planned: AM-06\nP1 items: ammo 2, meds 2\nP1 tracks: 7 1 0\nP1 metro: laborer 2\nrow: none")
    place(state, "laborer metro", "ZN-09")
    complete(state, "AM-06", lead=["metro", "harbor"])
    assert tracks(state, "P1") == {"metro": 8, "harbor": 2, "compound": 0}
    assert vp(state, "P1") == 5 + 2 and items(state, "P1") == {"fuel": 1}


@pytest.mark.rule("RSG-MIS-16", "RSG-RUL-27")
def test_two_steps_of_choice_on_one_track_collect_both_bonuses_on_the_way() -> None:
    state = lay("P1 planned: AM-06\nP1 items: ammo 2, meds 2\nP1 tracks: 0 3 0\nP1 metro: laborer 2\nrow: none")
    place(state, "laborer metro", "ZN-09")
    complete(state, "AM-06", lead=["harbor", "harbor"])
    assert tracks(state, "P1")["harbor"] == 5 and items(state, "P1") == {"meds": 1}


@pytest.mark.rule("RSG-RUL-38", "RSG-RUL-57")
def test_one_of_two_steps_may_be_left() -> None:
    state = lay("P1 planned: AM-06\nP1 items: ammo 2, meds 2\nP1 metro: laborer 2\nrow: none")
    place(state, "laborer metro", "ZN-09")
    complete(state, "AM-06", lead=["compound"])
    assert tracks(state, "P1") == {"metro": 0, "harbor": 0, "compound": 1} and vp(state, "P1") == 5


@pytest.mark.rule("RSG-MIS-16", "RSG-RUL-57")
def test_a_named_step_is_lost_on_the_last_space_and_the_rest_is_kept() -> None:
    state = lay("P1 planned: BM-17\nP1 items: fuel 1, parts 1\nP1 tracks: 8 7 0\nP1 metro: laborer 2\nrow: none")
    place(state, "laborer metro", "ZN-09")
    complete(state, "BM-17")
    assert tracks(state, "P1")["metro"] == 8 and tracks(state, "P1")["harbor"] == 8 and vp(state, "P1") == 1 + 2


@pytest.mark.rule("RSG-GEN-09", "RSG-MIS-15")
def test_a_reward_beyond_the_limit_is_lost() -> None:
    state = lay("P1 planned: BM-07\nP1 items: parts 2, meds 1, food 8\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-04")
    complete(state, "BM-07")
    assert items(state, "P1") == {"food": 9} and vp(state, "P1") == 3


@pytest.mark.rule("RSG-MIS-16", "RSG-RUL-38", "RSG-RUL-97")
def test_hidden_library_plans_and_retires_each_at_will() -> None:
    text = "basic: 2 BM-13\nP1 planned: BM-27\nP1 items: food 2, parts 1\nP1 harbor: laborer 2\nP1 bag: hero, laborer 4"
    state = lay(text)
    place(state, "laborer harbor", "ZN-04")
    complete(state, "BM-27", plan_="BM-13")
    assert planned(state, "P1") == ["BM-13"] and retired(state, "P1") == {}
    state = lay(text)
    place(state, "laborer harbor", "ZN-04")
    complete(state, "BM-27", retire_="laborer")
    assert planned(state, "P1") == [] and retired(state, "P1") == {"laborer": 1} and bag(state, "P1")["laborer"] == 3


@pytest.mark.rule("RSG-RUL-72", "RSG-MIS-16")
def test_a_missions_specialist_is_one_of_those_left() -> None:
    state = lay("P1 planned: BM-08\nP1 items: food 3\nP1 harbor: laborer 2\nP1 bag: ranger 4, builder 3, scholar 4")
    place(state, "laborer harbor", "ZN-04")
    play(state, "complete:teach_the_apprentices")
    maybe(state, "take_all")
    assert set(texts(state, "recruit")) <= {"builder"}
    maybe(state, "recruit:builder")
    assert supply(state, "P1") == {"ranger": 0, "builder": 0, "scholar": 0}


# -- the row bonus -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-MIS-21", "RSG-RUL-58")
def test_a_second_mission_in_a_column_makes_no_row() -> None:
    state = lay(
        "row: 6 Hunter\nP1 left: BM-05, BM-06\nP1 middle: BM-01\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\n"
        "P1 metro: laborer 2"
    )
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10")
    assert cards(state, "P1") == [] and rescuable(state) == set()


@pytest.mark.rule("RSG-MIS-21", "RSG-MIS-24", "RSG-RUL-46")
def test_the_cosmonauts_second_mission_may_complete_the_row() -> None:
    state = lay(
        "row: 2 Hunter\nmutants: ZN-05, ZN-06\nP1 hero: Cosmonaut\nP1 middle: BM-01\nP1 planned: BM-10, BM-29\n"
        "P1 items: ammo 2, meds 2, food 2\nP1 metro: laborer 2"
    )
    place(state, "laborer metro", "ZN-06", "food")
    complete(state, "BM-10")
    use(state, "Cosmonaut")
    complete(state, "BM-29", into="right", free="Hunter")
    assert cards(state, "P1") == ["Hunter"] and items(state, "P1") == {} and bag(state, "P1")["ranger"] == 1


@pytest.mark.rule("RSG-RUL-46", "RSG-SURV-01", "RSG-SURV-27")
def test_a_free_card_feeds_chef_and_hunter() -> None:
    state = lay(
        "row: 2 Scout\nP1 cards: Chef, Hunter\nP1 left: BM-05\nP1 middle: BM-01\nP1 planned: BM-14\nP1 items: ammo 3\n"
        "P1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-14", free="Scout")
    use(state, "Chef")
    use(state, "Hunter")
    assert items(state, "P1") == {"food": 2} and "use Scout" not in menu(state, "P1"), "it sleeps this turn"


@pytest.mark.rule("RSG-RUL-41", "RSG-MIS-16", "RSG-PLC-17")
def test_a_token_drawn_by_the_last_turns_mission_is_placed_this_round() -> None:
    state = lay(
        "P1 planned: AM-10\nP1 items: ammo 3, meds 1, fuel 1\nP1 harbor: laborer\nP1 bag: ranger 1\n"
        "P1 retired: hero 1, laborer 5\nP2 metro: laborer\nP2 items: none"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "AM-10", draw="metro")
    end(state)
    place(state, "laborer metro", "rest")
    take_turn_of(state, "P1")
    assert assigned(state, "P1") == {"metro": {"ranger": 1}}
