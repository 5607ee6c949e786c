"""A second reader's rounds: events, Leadership with its ties, Upkeep, the score sheet."""

import pytest

from tests.resurgence.shown import (
    advanced,
    assigned,
    basic,
    event_of,
    exhausted,
    first_player,
    items,
    level_of,
    mutant_cards,
    mutants,
    outcome,
    planned,
    ready,
    resting,
    round_of,
    row,
    scored,
    tracks,
    vp,
)
from tests.resurgence.table import (
    asked,
    decline,
    effect,
    end,
    gain,
    lay,
    levels_open,
    maybe,
    menu,
    place,
    plan,
    plannable,
    play,
    retirable,
    texts,
    turn_of,
    upkeep_event,
)


def steps(text: str, seats: int, track: str = "metro") -> list[int]:
    state = lay("phase: leadership\n" + text, seats=seats)
    return [tracks(state, f"P{seat + 1}")[track] for seat in range(seats)]


# -- Leadership ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-LEAD-04", "RSG-LEAD-05", "RSG-LEAD-06", "RSG-RUL-24", "RSG-RUL-25")
@pytest.mark.parametrize(
    ("totals", "moves"),
    [
        (("hero, laborer", "hero, laborer", "hero, laborer", "laborer"), [1, 1, 1, 0]),
        (("hero, laborer", "hero, laborer", "hero, laborer", "hero, laborer"), [0, 0, 0, 0]),
        (("hero", "ranger", "laborer", ""), [1, 0, 0, 0]),
        (("hero, laborer", "hero", "hero", "hero"), [2, 0, 0, 0]),
        (("laborer", "", "", ""), [1, 0, 0, 0]),
        (("laborer", "laborer", "", ""), [1, 1, 0, 0]),
        (("ranger 2", "scholar, builder", "hero", "laborer 4"), [1, 1, 0, 1]),
        (("laborer 6", "hero, ranger", "", ""), [2, 0, 0, 0]),
    ],
)
def test_four_totals_of_one_area(totals: tuple[str, ...], moves: list[int]) -> None:
    lines = [f"P{n + 1} {'metro' if one else 'harbor'}: {one or 'laborer'}" for n, one in enumerate(totals)]
    assert steps("\n".join(lines), 4) == moves


@pytest.mark.rule("RSG-LEAD-05", "RSG-LEAD-11", "RSG-RUL-04")
def test_all_equal_counts_those_at_the_end_as_well() -> None:
    assert steps("P1 metro: hero\nP2 metro: ranger, laborer\nP1 tracks: 8 0 0\nP2 tracks: 1 0 0", 2) == [8, 1]


@pytest.mark.rule("RSG-LEAD-09", "RSG-LEAD-10", "RSG-RUL-04", "RSG-RUL-27")
@pytest.mark.parametrize(("before", "after", "points"), [(6, 8, 2), (7, 8, 2), (8, 8, 0)])
def test_two_steps_at_the_end_of_a_track(before: int, after: int, points: int) -> None:
    state = lay(f"phase: leadership\nP1 metro: hero, laborer\nP2 harbor: laborer\nP1 tracks: {before} 0 0")
    assert tracks(state, "P1")["metro"] == after and vp(state, "P1") == points


@pytest.mark.rule("RSG-RUL-26", "RSG-RUL-03", "RSG-MIS-08")
def test_two_who_reach_the_plan_of_the_compound_together_choose_in_turn_order() -> None:
    state = lay(
        "phase: leadership\nround: 2\nfirst: P2\nbasic: 2 BM-13, 3 BM-14\nP1 tracks: 0 0 5\nP2 tracks: 0 0 5\n"
        "P1 compound: hero\nP2 compound: hero\nP3 metro: laborer\nP1 level: 1\nP2 level: 1",
        seats=3,
    )
    assert asked(state) == "P2" and plannable(state) == {"BM-13", "BM-14"}
    plan(state, "BM-13")
    assert asked(state) == "P1" and plannable(state) == {"BM-14"}
    decline(state)
    assert planned(state, "P1") == [] and turn_of(state) == "P2"


@pytest.mark.rule("RSG-RUL-97", "RSG-MIS-06", "RSG-RUL-03")
def test_a_plan_on_the_track_is_void_with_full_slots() -> None:
    state = lay(
        "phase: leadership\nP1 tracks: 0 0 5\nP1 compound: hero\nP2 metro: laborer\nP1 planned: BM-01, BM-02, BM-03"
    )
    assert turn_of(state) == "P1" and tracks(state, "P1")["compound"] == 6 and len(planned(state, "P1")) == 3


@pytest.mark.rule("RSG-LEAD-12", "RSG-RUL-28")
def test_tokens_on_the_assignment_board_are_not_retired_in_step_two() -> None:
    state = lay(
        "phase: leadership\nP1 tracks: 3 0 0\nP1 metro: hero, ranger\nP1 bag: laborer 2\nP1 rest: scholar 1\n"
        "P2 harbor: laborer\nP1 items: none"
    )
    assert retirable(state) == {"bag laborer", "rest scholar"}


@pytest.mark.rule("RSG-RUL-26", "RSG-LEAD-03", "RSG-RUL-27")
def test_three_tracks_won_alone_give_all_their_bonuses_in_order() -> None:
    state = lay(
        "phase: leadership\nP1 metro: hero, laborer\nP1 harbor: ranger 2\nP1 compound: builder 2\nP2 metro: laborer\n"
        "P1 tracks: 1 3 3\nP1 items: none\nP1 level: 4"
    )
    assert tracks(state, "P1") == {"metro": 3, "harbor": 5, "compound": 5}
    assert items(state, "P1") == {"parts": 1, "meds": 1, "food": 2} and turn_of(state) == "P1"


# -- events --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EVT-02", "RSG-EVT-03", "RSG-RUL-20")
def test_the_supply_drop_starts_with_the_new_first_player() -> None:
    state = lay("phase: event\nround: 2\nfirst: P3\nevents: EV-10\nP1 items: none\nP2 items: none", seats=3)
    assert first_player(state) == "P1" and event_of(state) == "EV-10" and asked(state) == "P1"
    gain(state, "parts")
    assert asked(state) == "P2"
    decline(state)
    gain(state, "fuel")
    assert [items(state, name) for name in ("P1", "P2", "P3")] == [{"parts": 1}, {}, {"fuel": 1}]


@pytest.mark.rule("RSG-RUL-37", "RSG-CARD-02")
def test_a_gain_of_the_supply_drop_wakes_nobody_in_the_first_turn() -> None:
    state = lay("phase: turn\nround: 2\nevent: EV-10\nP1 cards: Hunter\nP1 items: food 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-01")
    assert "use Hunter" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-20", "RSG-MIS-06")
def test_captured_dispatches_pass_over_who_has_no_slot_and_never_offer_an_advanced_mission() -> None:
    state = lay(
        "phase: event\nround: 2\nfirst: P2\nevents: EV-11\nbasic: 2 BM-13, 4 BM-14\nadvanced: 2 AM-05\n"
        "P1 planned: BM-01, BM-02, BM-03\nP2 level: 3"
    )
    assert asked(state) == "P2" and plannable(state) == {"BM-13", "BM-14"}


@pytest.mark.rule("RSG-RUL-20", "RSG-EVT-04")
def test_fever_ward_takes_a_meds_from_who_has_one_and_a_card_from_who_has_none() -> None:
    state = lay(
        "phase: event\nround: 2\nfirst: P2\nevents: BE-03\nP1 items: meds 2\nP1 hero: Mystic\nP2 hero: Surgeon\n"
        "P2 cards: Hunter\nP2 items: ammo 5",
        bonus_events=True,
    )
    assert items(state, "P1") == {"meds": 1} and exhausted(state, "P1") == []
    assert asked(state) == "P2" and set(texts(state)) == {"exhaust:hunter", "exhaust:surgeon"}
    play(state, "exhaust:hunter")
    assert ready(state, "P2") == ["Surgeon"]


@pytest.mark.rule("RSG-RUL-55", "RSG-CARD-02")
def test_the_electrician_pays_nothing_outside_of_my_turn() -> None:
    """Fever Ward wants a Meds in Step 1: a Resource does not do."""
    state = lay(
        "phase: event\nround: 2\nfirst: P2\nevents: BE-03\nP1 cards: Electrician\nP1 hero: Mystic\nP1 items: food 5\n"
        "P2 items: meds 1",
        bonus_events=True,
    )
    assert set(texts(state)) == {"exhaust:electrician", "exhaust:mystic"} and items(state, "P1") == {"food": 5}


@pytest.mark.rule("RSG-EVT-04", "RSG-UPK-19", "RSG-UPK-22")
def test_the_hordes_card_is_one_more_and_stays_until_upkeep() -> None:
    state = lay(
        "phase: event\nround: 2\nevents: BE-02\nmutant cards: MC-1, MC-2\nmutants: ZN-01, ZN-02, ZN-03, ZN-04\n"
        "mutant deck: MC-6, MC-5",
        bonus_events=True,
    )
    assert sorted(mutant_cards(state)) == ["MC-1", "MC-2", "MC-6"]
    assert set(mutants(state)) == {"ZN-01", "ZN-02", "ZN-03", "ZN-04", "ZN-11", "ZN-12"}


@pytest.mark.rule("RSG-EVT-07", "RSG-RUL-20", "RSG-RUL-70")
def test_deep_freeze_lets_who_has_fuel_choose_to_lose_points() -> None:
    text = "phase: upkeep\nround: 2\nevent: BE-01\nP1 vp: 5\nP1 items: fuel 2\nP2 vp: 5\nP2 items: fuel 1"
    state = lay(text, bonus_events=True)
    assert vp(state, "P2") == 3 or asked(state) == "P1"
    assert len(texts(state)) == 2 and asked(state) == "P1"
    found = []
    for answer in texts(state):
        after = state.clone()
        play(after, answer)
        found.append((vp(after, "P1"), items(after, "P1").get("fuel", 0)))
        assert vp(after, "P2") == 3 and items(after, "P2") == {"fuel": 1}
    assert sorted(found) == [(3, 2), (5, 0)]


@pytest.mark.rule("RSG-RUL-21", "RSG-EVT-06")
def test_an_upkeep_event_offers_nothing_in_step_three() -> None:
    state = lay("round: 2\nevent: EV-07\nP1 items: fuel 4\nP1 metro: ranger, laborer")
    place(state, "ranger metro", "ZN-05")
    assert "event" not in menu(state, "P1")


@pytest.mark.rule("RSG-EVT-07", "RSG-UPK-14", "RSG-RUL-59")
def test_arms_bazaar_may_bring_the_supplies_for_a_level() -> None:
    state = lay("phase: upkeep\nround: 2\nevent: EV-08\nP1 items: parts 2, ammo 2, meds 2, fuel 1, food 2")
    assert upkeep_event(state, "P1")
    assert levels_open(state, "P1")
    play(state, "rise")
    assert level_of(state, "P1") == 2 and items(state, "P1") == {"ammo": 3, "meds": 3}


@pytest.mark.rule("RSG-EVT-07", "RSG-RUL-38")
def test_discharge_papers_food_comes_without_a_farewell() -> None:
    state = lay("phase: upkeep\nround: 2\nevent: EV-09\nP1 items: none\nP1 bag: laborer 5")
    assert asked(state) == "P1"
    for _ in range(2):
        maybe(state, "take_all")
        maybe(state, "decline") if asked(state) == "P1" and texts(state, "retire") else None
    assert items(state, "P1") == {"food": 1}


# -- Upkeep --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-UPK-07", "RSG-RUL-64")
def test_a_full_larder_loses_what_the_right_column_brings() -> None:
    state = lay("phase: upkeep\nP1 right: BM-13, BM-14, BM-15\nP1 items: food 8, fuel 9")
    play(state, "food:2")
    assert items(state, "P1") == {"food": 9, "fuel": 9}


@pytest.mark.rule("RSG-UPK-14", "RSG-UPK-07", "RSG-RUL-59")
def test_fuel_of_the_right_column_pays_for_a_level_in_the_same_upkeep() -> None:
    state = lay("phase: upkeep\nP1 right: BM-13\nP1 left: BM-05\nP1 items: ammo 3, meds 2, food 2")
    play(state, "food:0")
    assert levels_open(state, "P1")
    play(state, "rise")
    assert level_of(state, "P1") == 2


@pytest.mark.rule("RSG-UPK-12", "RSG-RUL-61")
def test_the_second_level_of_an_upkeep_is_not_offered_when_its_price_is_missing() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 9, meds 9, fuel 2, food 9")
    assert levels_open(state, "P1")
    play(state, "rise")
    assert level_of(state, "P1") == 2 and (asked(state) != "P1" or "rise" not in texts(state))


@pytest.mark.rule("RSG-UPK-11", "RSG-UPK-10")
@pytest.mark.parametrize(
    "held", ["ammo 3, meds 3, food 9", "ammo 3, meds 3, fuel 9, food 1", "ammo 13, meds 2, fuel 9, food 9"]
)
def test_no_level_without_all_four(held: str) -> None:
    assert not levels_open(lay(f"phase: upkeep\nP1 items: {held}"), "P1")


@pytest.mark.rule("RSG-UPK-15", "RSG-UPK-16", "RSG-UPK-17", "RSG-RUL-62")
def test_a_gap_on_the_right_does_not_save_the_card_on_space_five() -> None:
    state = lay("phase: upkeep\nrow: 2 Scout, 4 Pilot, 5 Chef\nsurvivors: Hunter, Miner, Sailor")
    assert row(state) == {2: "Sailor", 3: "Miner", 4: "Hunter", 5: "Scout", 6: "Pilot"}


@pytest.mark.rule("RSG-UPK-18", "RSG-RUL-63")
def test_missions_fill_the_gaps_from_the_top() -> None:
    state = lay(
        "phase: upkeep\nbasic: 3 BM-13\nbasic deck: BM-01, BM-02, BM-03\nadvanced: 2 AM-01, 5 AM-02\n"
        "advanced deck: AM-09, none"
    )
    assert basic(state) == {2: "BM-01", 3: "BM-13", 4: "BM-02", 5: "BM-03"}
    assert advanced(state) == {2: "AM-01", 3: "AM-09", 5: "AM-02"}


@pytest.mark.rule("RSG-UPK-02", "RSG-UPK-04", "RSG-DRAW-04", "RSG-CARD-04")
def test_tokens_that_come_home_can_be_drawn_in_the_next_round() -> None:
    state = lay(
        "phase: upkeep\nP1 board: ZN-01 hero, RM-01 ranger\nP1 rest: laborer 2\nP1 bag: none\nP1 retired: laborer 4\n"
        "P1 cards: Hunter x"
    )
    assert round_of(state) == 2 and exhausted(state, "P1") == []
    assert assigned(state, "P1", private=True)["drawn"] == {"hero": 1, "ranger": 1, "laborer": 2}
    assert resting(state, "P1") == {}


@pytest.mark.rule("RSG-TRK-03", "RSG-DRAW-01", "RSG-UPK-09")
def test_a_new_level_draws_more_at_once() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 7, meds 7, fuel 6, food 7\nP2 items: none")
    for _ in range(3):
        assert levels_open(state, "P1")
        play(state, "rise")
    assert round_of(state) == 2 and sum(assigned(state, "P1", private=True)["drawn"].values()) == 6


# -- the score sheet -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SCO-06", "RSG-SCO-07", "RSG-SCO-08", "RSG-RUL-65")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([8, 6, 4, 2], [7, 4, 2, 0]),
        ([4, 4, 4, 4], [4, 4, 4, 4]),
        ([8, 8, 3, 1], [4, 4, 2, 0]),
        ([8, 5, 1, 1], [7, 4, 0, 0]),
        ([6, 6, 6, 0], [4, 4, 4, 0]),
        ([5, 3, 3, 3], [7, 2, 2, 2]),
        ([1, 0, 0, 0], [7, 0, 0, 0]),
        ([2, 2, 0, 0], [4, 4, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_every_shape_of_a_track_at_the_end(spaces: list[int], points: list[int]) -> None:
    lines = [f"P{n + 1} tracks: 0 0 {one}" for n, one in enumerate(spaces)]
    state = lay("phase: scoring\n" + "\n".join(lines), seats=4)
    assert [scored(state, f"P{n + 1}")["leadership"] for n in range(4)] == points


@pytest.mark.rule("RSG-SCO-01", "RSG-SCO-02", "RSG-SCO-03", "RSG-SCO-04", "RSG-SCO-05", "RSG-SCO-09", "RSG-DIR-11")
def test_a_whole_sheet() -> None:
    state = lay(
        "phase: scoring\ndirectives: A4, B6\nP1 vp: 31\nP1 level: 4\n\n"
        "P1 items: food 5, fuel 2, parts 4, ammo 13, meds 7\n"
        "P1 tracks: 8 4 0\nP2 tracks: 3 4 1\nP2 vp: 12\nP2 level: 2\nP2 items: food 9, fuel 9, parts 9, ammo 12\n"
        "P1 rooms: Armory, Clinic, Garage, Kitchen, Workshop\nP1 bag: ranger 2, laborer 1\nP1 rest: ranger 1\n"
        "P2 rooms: Armory, Clinic, Garage\nP2 bag: ranger 4"
    )
    mine = {"vp": 31, "level": 9, "supplies": 6 + 1, "resources": 3, "leadership": 7 + 4}
    assert scored(state, "P1") == {**mine, "directive_a": 4, "directive_b": 3 * 6 // 2}
    theirs = {"vp": 12, "level": 2, "supplies": 4, "resources": 9, "leadership": 4 + 4 + 7}
    assert scored(state, "P2") == {**theirs, "directive_a": 0, "directive_b": 0}
    assert list(outcome(state).scores) == [74, 42] and outcome(state).winners == (0,)


@pytest.mark.rule("RSG-DIR-03", "RSG-DIR-10", "RSG-DIR-02", "RSG-RUL-68")
def test_the_starter_mission_makes_a_column_longer() -> None:
    state = lay(
        "phase: scoring\ndirectives: A2, B7\nP1 level: 3\nP1 left: SM-03, BM-05, BM-06, AM-03\nP1 bag: scholar 3"
    )
    assert scored(state, "P1")["directive_a"] == 7 and scored(state, "P1")["directive_b"] == 6


@pytest.mark.rule("RSG-TIE-02", "RSG-TIE-03", "RSG-RUL-69")
@pytest.mark.parametrize(("first", "winner"), [("P1", 2), ("P2", 0), ("P3", 1)])
def test_three_who_are_level_in_all_are_told_apart_by_their_places(first: str, winner: int) -> None:
    state = lay(f"phase: scoring\nround: 6\nfirst: {first}\nP1 vp: 9\nP2 vp: 9\nP3 vp: 9", seats=3)
    assert outcome(state).winners == (winner,)


@pytest.mark.rule("RSG-TIE-02")
def test_the_spaces_count_for_the_tie_and_not_their_points() -> None:
    """P1 has 7 + 4 points for 1 and 1, P2 4 + 7 for 0, 8: equal in VP, and P2 has more spaces."""
    state = lay("phase: scoring\nround: 6\nfirst: P2\nP1 tracks: 5 1 0\nP2 tracks: 1 8 0\nP1 vp: 3\nP2 vp: 3")
    assert outcome(state).scores[0] == outcome(state).scores[1] and outcome(state).winners == (1,)


@pytest.mark.rule("RSG-UPK-23", "RSG-RUL-60")
def test_the_last_round_ends_with_its_last_placement() -> None:
    state = lay("round: 6\nrow: 6 Chef\nP1 metro: laborer\nP2 metro: laborer\nP1 left: BM-05\nP1 items: meds 4")
    place(state, "laborer metro", "ZN-06")
    effect(state)
    end(state)
    place(state, "laborer metro", "rest")
    assert state.over and row(state) == {6: "Chef"}
    assert scored(state, "P1")["supplies"] == 1, "the fifth Meds came in the last Upkeep"
