"""A second reader alone against the Mutants, and with the Encounters."""

import pytest

from cinderbox.games.resurgence.state import ResurgenceState
from tests.resurgence.shown import (
    advanced,
    assigned,
    basic,
    encounters,
    encounters_left,
    exhausted,
    items,
    mutant_cards,
    mutant_sheet,
    mutant_vp,
    mutants,
    outcome,
    resting,
    round_of,
    row,
    rubble,
    scored,
    side,
    tracks,
    vp,
)
from tests.resurgence.table import (
    arrange,
    arrangeable,
    asked,
    assign_all,
    build_rooms,
    completable,
    complete,
    effect,
    end,
    lay,
    maybe,
    menu,
    mutant_action,
    mutant_actions,
    pay,
    payable,
    place,
    placeable,
    play,
    texts,
    turn_of,
    use,
)


def alone(text: str, encounters: bool = False) -> ResurgenceState:
    """My first turn of a round; nothing of mine can be exhausted but what is named."""
    hero = "" if "P1 hero" in text else "P1 hero: Mystic x\n"
    mine = "" if "P1 metro" in text else "P1 metro: laborer 4\n"
    return lay(hero + mine + text, seats=1, encounters=encounters)


# -- Leadership ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SOLO-11", "RSG-RUL-78")
def test_each_area_has_its_own_bands() -> None:
    """Tunnels Overrun: 3 moves both in the Metro, and me alone in the Harbor; 4 moves me two in the Compound."""
    state = lay(
        "phase: leadership\nleadership: ML-7\nP1 metro: hero\nP1 harbor: ranger, laborer\nP1 compound: builder 2",
        seats=1,
    )
    maybe(state, "decline")
    assert tracks(state, "P1") == {"metro": 1, "harbor": 1, "compound": 2}
    assert tracks(state, "mutants") == {"metro": 6, "harbor": 5, "compound": 5}


@pytest.mark.rule("RSG-SOLO-11", "RSG-LEAD-05")
def test_in_a_lull_one_laborer_moves_nobody_and_none_moves_the_mutants() -> None:
    state = lay("phase: leadership\nleadership: ML-5\nP1 metro: laborer\nP1 harbor: ranger", seats=1)
    assert tracks(state, "P1") == {"metro": 0, "harbor": 1, "compound": 0}
    assert tracks(state, "mutants") == {"metro": 5, "harbor": 5, "compound": 6}


@pytest.mark.rule("RSG-RUL-79", "RSG-SOLO-12", "RSG-LEAD-09")
def test_i_score_the_last_space_and_the_mutants_do_not() -> None:
    state = lay(
        "phase: leadership\nleadership: ML-6\nmutant tracks: 7 8 5\nP1 tracks: 7 7 0\nP1 metro: ranger\n"
        "P1 harbor: builder",
        seats=1,
    )
    assert tracks(state, "P1") == {"metro": 8, "harbor": 8, "compound": 0} and vp(state, "P1") == 4
    assert tracks(state, "mutants") == {"metro": 8, "harbor": 8, "compound": 6}


@pytest.mark.rule("RSG-SOLO-10", "RSG-SOLO-14")
def test_the_leadership_card_lies_open_while_i_assign_and_the_mutants_wait_for_step_three() -> None:
    state = lay("phase: assign\nround: 2\nleadership: ML-6\nP1 drawn: laborer 4\nmutant deck: MC-5", seats=1)
    assert mutant_cards(state) == [] and mutants(state) == {}
    assign_all(state, "P1", "metro", "metro", "metro", "metro")
    assert mutant_cards(state) == ["MC-5"] and set(mutants(state)) == {"ZN-09", "ZN-10"}


# -- Mutant actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SMA-01", "RSG-RUL-81")
def test_a_supply_does_not_help_against_arbat_on_side_a() -> None:
    state = alone("side: A\nmutant deck: MC-1\nP1 items: food 1, ammo 5, meds 5")
    assert mutant_vp(state) == 3 and items(state, "P1") == {"food": 1, "ammo": 5, "meds": 5}


@pytest.mark.rule("RSG-SMA-04", "RSG-RUL-81")
def test_hope_island_on_side_a_takes_any_two_supplies_or_three_points() -> None:
    state = alone("side: A\nmutant deck: MC-6\nP1 items: ammo 1, meds 1, food 9")
    assert len(mutant_actions(state)) == 2
    play(state, "mutants:supplies")
    assert items(state, "P1") == {"food": 9} and mutant_vp(state) == 0
    assert mutant_vp(alone("side: A\nmutant deck: MC-6\nP1 items: ammo 1, food 9")) == 3


@pytest.mark.rule("RSG-SMA-07", "RSG-RUL-81")
def test_arbat_on_side_b_never_mixes_and_never_lets_off_who_can_pay() -> None:
    state = alone("side: B\nmutant deck: MC-1\nP1 items: food 1, ammo 1")
    assert items(state, "P1") == {"food": 1, "ammo": 1} and mutant_vp(state) == 0 and turn_of(state) == "P1"
    state = alone("side: B\nmutant deck: MC-1\nP1 items: food 1, ammo 1, meds 1")
    assert items(state, "P1") == {"food": 1} and mutant_vp(state) == 0, "the only way there is"


@pytest.mark.rule("RSG-SMA-12", "RSG-RUL-81")
@pytest.mark.parametrize(
    ("cards", "held", "left", "tired"),
    [
        ("Hunter", "food 1", {"food": 1}, []),
        ("Hunter", "food 2", {}, []),
        ("Hunter, Chef", "food 1", {"food": 1}, ["Chef", "Hunter"]),
    ],
)
def test_museum_row_on_side_b_takes_what_can_be_given(
    cards: str, held: str, left: dict[str, int], tired: list[str]
) -> None:
    state = alone(f"side: B\nmutant deck: MC-2\nP1 cards: {cards}\nP1 items: {held}")
    assert items(state, "P1") == left and exhausted(state, "P1") == sorted([*tired, "Mystic"])
    assert mutant_vp(state) == 0


@pytest.mark.rule("RSG-SMA-12")
def test_museum_row_on_side_b_lets_me_choose_which_two_cards_tire() -> None:
    state = alone("side: B\nmutant deck: MC-2\nP1 cards: Hunter, Chef, Scout\nP1 items: food 2")
    assert len(mutant_actions(state)) == 2
    other = next(one for one in mutant_actions(state) if "resource" not in one)
    play(state, f"mutants:{other}", "exhaust:chef", "exhaust:scout")
    assert exhausted(state, "P1") == ["Chef", "Mystic", "Scout"] and items(state, "P1") == {"food": 2}


@pytest.mark.rule("RSG-SMA-06", "RSG-SMA-09")
def test_fuel_does_not_feed_museum_row_and_food_does_not_fuel_the_gate() -> None:
    assert mutant_vp(alone("side: A\nmutant deck: MC-2\nP1 items: food 1, fuel 9, parts 9")) == 2
    assert mutant_vp(alone("side: B\nmutant deck: MC-4\nP1 items: food 9, parts 9")) == 3


@pytest.mark.rule("RSG-SMA-03", "RSG-RUL-82")
def test_the_gate_on_side_a_scores_once_even_when_nobody_is_left_to_tire() -> None:
    assert mutant_vp(alone("side: A\nmutant deck: MC-4\nP1 cards: Hunter x")) == 1
    state = alone("side: A\nmutant deck: MC-4\nP1 cards: Hunter")
    assert exhausted(state, "P1") == ["Hunter", "Mystic"] and mutant_vp(state) == 1


@pytest.mark.rule("RSG-SMA-05", "RSG-SMA-11", "RSG-RUL-85")
@pytest.mark.parametrize(("cards", "left"), [("2 Chef, 3 Hunter, 6 Scout", {2: "Chef"}), ("4 Chef", {}), ("none", {})])
def test_the_kremlin_scores_two_however_few_cards_lie_there(cards: str, left: dict[int, str]) -> None:
    for which in "AB":
        state = alone(f"side: {which}\nmutant deck: MC-5\nrow: {cards}")
        assert row(state) == left and mutant_vp(state) == 2


@pytest.mark.rule("RSG-SMA-02", "RSG-SMAX-01", "RSG-SMAX-02", "RSG-SMAX-03", "RSG-RUL-83")
@pytest.mark.parametrize(
    ("round_", "left", "points"),
    [(3, (["BM-14", "BM-29", "BM-20"], ["AM-05"]), 5), (4, (["BM-14", "BM-29", "BM-20", "BM-28"], []), 8)],
)
def test_which_mission_the_mutants_take(round_: int, left: tuple[list[str], list[str]], points: int) -> None:
    """Five VP thrice: the lowest of them; Take a Specimen's step does not make its four VP five when they compare."""
    state = alone(
        f"round: {round_}\nside: A\nmutant deck: MC-3\nbasic: 2 BM-14, 3 BM-29, 4 BM-20, 5 BM-28\nadvanced: 2 AM-05"
    )
    assert (
        (list(basic(state).values()), list(advanced(state).values())) == left
        and mutant_vp(state) == points
        and side(state) == "B"
    )


@pytest.mark.rule("RSG-SMAX-03", "RSG-SMA-08")
def test_however_many_other_rewards_a_mission_has_they_are_one_point() -> None:
    state = alone("round: 4\nside: B\nmutant deck: MC-3\nadvanced: 3 AM-04")
    assert mutant_vp(state) == 5 + 1 and side(state) == "A"


@pytest.mark.rule("RSG-RUL-83", "RSG-SMAX-04")
def test_an_empty_column_scores_nothing_and_the_board_is_flipped() -> None:
    state = alone("round: 5\nside: A\nmutant deck: MC-3\nadvanced: none\nbasic: 2 BM-14")
    assert mutant_vp(state) == 0 and side(state) == "B" and basic(state) == {2: "BM-14"}


@pytest.mark.rule("RSG-SMA-10", "RSG-RUL-84")
@pytest.mark.parametrize(("rb", "points"), [("RB-1", 1), ("RB-2", 2), ("RB-3", 1), ("RB-4", 0), ("RB-7", 0)])
def test_only_the_vp_of_the_rubble_score_and_i_get_nothing(rb: str, points: int) -> None:
    state = alone(f"side: B\nmutant deck: MC-6\nP1 rubble: Clinic {rb}\nP1 items: none")
    mutant_action(state, "Clinic")
    assert mutant_vp(state) == points and items(state, "P1") == {} and vp(state, "P1") == 0


@pytest.mark.rule("RSG-SMA-10", "RSG-RUL-84", "RSG-BLD-01")
def test_a_turned_up_rubble_is_not_turned_up_again_nor_built() -> None:
    state = alone(
        "side: B\nreveals: 1\nmutant deck: MC-6\nP1 blocked: Armory\nP1 rooms: Clinic\nP1 metro: laborer 2\n"
        "P1 harbor: laborer 2\nP1 items: parts 2, food 3"
    )
    assert set(texts(state, "expose")) == {
        "market_stall", "kitchen", "garage", "scout_post", "workshop", "propaganda", "headquarters",
    }  # fmt: skip
    play(state, "expose:garage")
    place(state, "laborer harbor", "ZN-12", "food")
    assert "effect" not in menu(state), "level 1 has nothing left to build"
    assert build_rooms(state) == set() and "RM-02" in rubble(state, "P1")


@pytest.mark.rule("RSG-RUL-80", "RSG-SURV-03")
def test_the_electrician_does_not_help_against_the_mutants() -> None:
    state = alone("side: A\nmutant deck: MC-6\nP1 cards: Electrician\nP1 items: ammo 1, food 3")
    assert mutant_vp(state) == 3 and items(state, "P1") == {"ammo": 1, "food": 3}


@pytest.mark.rule("RSG-SOLO-15", "RSG-RUL-88", "RSG-PLC-15")
def test_after_three_cards_no_more_come_and_the_fourth_token_is_free() -> None:
    state = alone("side: B\nmutant deck: MC-5, MC-1, MC-2, MC-6\nP1 items: none\nP1 compound: laborer 2")
    for n in range(3):
        assert len(mutant_cards(state)) == n + 1
        place(state, "laborer metro", "rest")
    assert len(mutant_cards(state)) == 3 and len(mutants(state)) == 6 and turn_of(state) == "P1"


@pytest.mark.rule("RSG-RUL-86", "RSG-UPK-19", "RSG-RUL-76", "RSG-SOLO-16")
def test_in_upkeep_the_mutants_leave_and_the_next_cards_come_in_step_three() -> None:
    state = alone(
        "side: B\nreveals: 3\nmutant cards: MC-1, MC-2, MC-5\nmutants: ZN-01, ZN-02, ZN-03, ZN-04, ZN-09, ZN-10\n"
        "mutant deck: MC-3, MC-4, MC-6\nP1 metro: laborer\nP1 items: none"
    )
    place(state, "laborer metro", "rest")
    assert round_of(state) == 2 and mutants(state) == {} and mutant_cards(state) == []


@pytest.mark.rule("RSG-SOLO-14", "RSG-PLC-11", "RSG-MIS-13")
def test_mutants_that_come_to_my_token_ask_nothing_and_serve_no_mission() -> None:
    state = alone(
        "side: B\nreveals: 1\nmutant deck: MC-4\nP1 board: ZN-08 laborer\nP1 planned: BM-28\nP1 metro: laborer 2\n"
        "P1 items: ammo 2, fuel 2"
    )
    play(state, next(text for text in texts(state) if "fuel" in text or "pay" in text))
    before = items(state, "P1")
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == before and completable(state) == set()


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SOLO-19", "RSG-RUL-87", "RSG-SCO-07")
def test_the_mutants_rank_with_me_on_each_track() -> None:
    state = lay("phase: scoring\nmutant tracks: 8 6 5\nP1 tracks: 8 0 6\ndirectives: A1, B1", seats=1)
    assert scored(state, "P1")["leadership"] == 4 + 0 + 7
    assert [points for line, points in mutant_sheet(state) if "Leadership" in line] == [4, 7, 4]
    assert mutant_vp(state, final=True) == (4 + 7 + 4) + 7 + 8


@pytest.mark.rule("RSG-SOLO-20", "RSG-SOLO-18")
@pytest.mark.parametrize(("b", "points"), [("B4", 8), ("B5", 7), ("B6", 12), ("B8", 12)])
def test_the_mutants_take_the_best_of_every_directive(b: str, points: int) -> None:
    state = lay(f"phase: scoring\nmutant vp: 10\nmutant tracks: 5 5 5\ndirectives: A3, {b}", seats=1)
    assert mutant_vp(state, final=True) == 10 + 21 + 7 + points and outcome(state).winners == ()


@pytest.mark.rule("RSG-SOLO-21", "RSG-TIE-01")
@pytest.mark.parametrize(("mine", "won"), [(36, False), (37, True)])
def test_one_point_more_than_the_mutants_wins(mine: int, won: bool) -> None:
    state = lay(f"phase: scoring\nmutant tracks: 5 5 5\ndirectives: A1, B1\nP1 vp: {mine}", seats=1)
    assert mutant_vp(state, final=True) == 36 and bool(outcome(state).winners) == won


# -- Encounters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-ENC-12", "RSG-ENC-04", "RSG-SOLO-14")
def test_alone_i_arrange_two_different_tokens_before_their_action() -> None:
    state = alone("side: A\nmutant deck: MC-1\nencounters bag: beast 1, stalker 1\nP1 items: food 2", encounters=True)
    assert arrangeable(state) == {"beast", "stalker"}
    arrange(state, "stalker")
    assert mutants(state) == {"ZN-01": "stalker", "ZN-02": "beast"} and len(mutant_actions(state)) == 2


@pytest.mark.rule("RSG-ENC-13", "RSG-RUL-93")
def test_two_beasts_of_the_last_round_score_eight_before_the_end() -> None:
    state = alone(
        "round: 6\nside: B\nreveals: 3\nbeasts: ZN-01, ZN-02\nmutant tracks: 5 5 5\ndirectives: A1, B1\n"
        "P1 metro: laborer",
        encounters=True,
    )
    place(state, "laborer metro", "rest")
    assert state.over and mutant_vp(state, final=True) == 8 + 21 + 15


@pytest.mark.rule("RSG-ENC-11", "RSG-RUL-90", "RSG-ENC-10")
def test_a_beast_that_was_hunted_comes_back_when_the_bag_is_filled() -> None:
    state = lay(
        "phase: upkeep\nmutant deck: MC-1, MC-2\nencounters bag: mutant 1\nP1 items: none", seats=3, encounters=True
    )
    maybe(state, *texts(state, "arrange")[:1])
    while texts(state, "arrange"):
        play(state, f"arrange:{texts(state, 'arrange')[0]}")
    assert encounters(state) == {"mutant": 4, "beast": 2, "stalker": 1}
    assert sum(encounters_left(state).values()) == 5 and set(mutants(state)) == {"ZN-01", "ZN-02"}


@pytest.mark.rule("RSG-ENC-08", "RSG-RUL-89", "RSG-PLC-12")
def test_a_beast_takes_the_only_supply_and_the_rival_something_else() -> None:
    state = lay(
        "beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: ammo 1, food 1, parts 1",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06", pays=False)
    assert payable(state) == {"food", "parts"}, "the Ammo is the Beast's and is paid unasked"
    pay(state, "parts")
    assert items(state, "P1") == {"food": 1} and vp(state, "P1") == 2


@pytest.mark.rule("RSG-RUL-89", "RSG-ENC-08")
def test_with_supplies_for_the_beast_alone_the_rival_keeps_me_out() -> None:
    state = lay("beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: ammo 1", encounters=True)
    assert "ZN-06" not in placeable(state, "laborer metro")


@pytest.mark.rule("RSG-ENC-07", "RSG-RUL-91", "RSG-ENC-06")
def test_a_mutant_of_the_bag_is_a_mutant_in_every_way() -> None:
    state = lay(
        "mutants: ZN-06\nstalker: ZN-05\nP1 cards: Smuggler\nP1 planned: BM-30\nP1 items: food 4, fuel 1\n"
        "P1 metro: laborer 2",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06", "food")
    use(state, "Smuggler")
    complete(state, "BM-30", into="right")
    assert vp(state, "P1") == 1 + 3 and items(state, "P1") == {"parts": 2}


@pytest.mark.rule("RSG-ENC-04", "RSG-RUL-26")
def test_the_first_player_arranges_in_upkeep_and_nobody_else() -> None:
    state = lay(
        "phase: upkeep\nround: 2\nfirst: P3\nmutant deck: MC-3\nencounters bag: beast 1, mutant 1", seats=3,
        encounters=True,
    )  # fmt: skip
    assert asked(state) == "P3" and arrangeable(state) == {"beast", "mutant"}
    arrange(state, "mutant")
    assert mutants(state) == {"ZN-05": "mutant", "ZN-06": "beast"}


@pytest.mark.rule("RSG-RUL-41", "RSG-SOLO-15")
def test_alone_the_garages_token_is_mine_to_place_this_round() -> None:
    state = alone(
        "side: B\nreveals: 3\nP1 rooms: Garage\nP1 metro: none\nP1 compound: laborer\nP1 bag: scholar 1\n"
        "P1 retired: hero 1, laborer 5"
    )
    place(state, "laborer compound", "RM-06")
    effect(state, "harbor")
    end(state)
    assert assigned(state, "P1") == {"harbor": {"scholar": 1}} and round_of(state) == 1
    place(state, "scholar harbor", "rest")
    assert round_of(state) == 2 and resting(state, "P1") == {}, "four are drawn again"
