"""Further examples of the ledger, beyond a turn: Leadership, Upkeep, scoring, games alone, Encounters."""

import pytest

from tests.resurgence.shown import (
    advanced,
    assigned,
    bag,
    basic,
    exhausted,
    items,
    mutant_vp,
    mutants,
    outcome,
    rooms,
    row,
    scored,
    side,
    tracks,
    vp,
)
from tests.resurgence.table import (
    effect,
    event,
    lay,
    level,
    menu,
    mutant_action,
    place,
    placeable,
    raised,
    stalker,
    take_turn_of,
    upkeep_event,
    use,
)

# -- Leadership ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-51", "RSG-LEAD-06", "RSG-RUL-24")
def test_two_who_tie_with_five_advance_one_each() -> None:
    state = lay("phase: leadership\nP1 metro: hero, ranger\nP2 metro: hero, scholar\nP3 metro: laborer", seats=3)
    assert [tracks(state, player)["metro"] for player in ("P1", "P2", "P3")] == [1, 1, 0]


@pytest.mark.rule("RSG-EX-52", "RSG-LEAD-10", "RSG-LEAD-11")
def test_who_stands_at_the_end_still_denies_the_others() -> None:
    state = lay(
        "phase: leadership\nP1 metro: hero, laborer 3\nP2 metro: ranger 2\nP3 metro: laborer 2\nP1 tracks: 8 0 0\n"
        "P2 tracks: 3 0 0\nP3 tracks: 1 0 0",
        seats=3,
    )
    assert [tracks(state, player)["metro"] for player in ("P1", "P2", "P3")] == [8, 3, 1]
    assert vp(state, "P1") == 0, "the 2 VP were for reaching the space"


@pytest.mark.rule("RSG-EX-54", "RSG-LEAD-08", "RSG-RUL-27")
def test_a_bonus_on_the_way_counts() -> None:
    state = lay("phase: leadership\nP1 harbor: hero, laborer\nP2 harbor: laborer\nP1 tracks: 0 3 0")
    assert tracks(state, "P1")["harbor"] == 5 and items(state, "P1") == {"meds": 1}


@pytest.mark.rule("RSG-EX-55", "RSG-SCO-06", "RSG-SCO-07", "RSG-SCO-08", "RSG-RUL-65")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([5, 5, 5, 2], [4, 4, 4, 2]),
        ([6, 6, 3, 3], [4, 4, 0, 0]),
        ([3, 0, 0, 0], [7, 0, 0, 0]),
        ([4, 4], [4, 4]),
        ([5, 4, 4], [7, 2, 2]),
        ([6, 5, 4, 3], [7, 4, 2, 0]),
        ([5, 5, 4, 3], [4, 4, 2, 0]),
        ([2, 7, 7, 7], [2, 4, 4, 4]),
        ([0, 0], [0, 0]),
        ([1, 8], [4, 7]),
        ([3, 3, 3], [4, 4, 4]),
        ([7, 4, 0], [7, 4, 0]),
    ],
)
@pytest.mark.parametrize("track", [0, 1, 2])
def test_ties_on_a_track_score_one_place_lower(spaces: list[int], points: list[int], track: int) -> None:
    lines = []
    for seat, space in enumerate(spaces):
        on = [0, 0, 0]
        on[track] = space
        lines.append(f"P{seat + 1} tracks: {on[0]} {on[1]} {on[2]}")
    state = lay("phase: scoring\n" + "\n".join(lines), seats=len(spaces))
    assert [scored(state, f"P{seat + 1}")["leadership"] for seat in range(len(spaces))] == points


@pytest.mark.rule("RSG-EX-56", "RSG-LEAD-05", "RSG-RUL-25", "RSG-LEAD-03")
def test_two_players_who_are_level_stay_where_they_are() -> None:
    state = lay("phase: leadership\nP1 metro: hero\nP2 metro: laborer 3\nP1 compound: ranger\nP2 compound: laborer")
    assert tracks(state, "P1") == {"metro": 0, "harbor": 0, "compound": 1}
    assert tracks(state, "P2") == {"metro": 0, "harbor": 0, "compound": 0}


# -- Upkeep, scoring, events -----------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-57", "RSG-TRK-06", "RSG-UPK-12", "RSG-RUL-05", "RSG-UPK-10")
def test_three_levels_at_once() -> None:
    state = lay("phase: upkeep\nP1 items: ammo 7, meds 8, fuel 6, food 7")
    level(state, "P1", 3)
    assert raised(state, "P1") == 4 and items(state, "P1") == {"ammo": 7, "meds": 8}


@pytest.mark.rule("RSG-EX-59", "RSG-RUL-63", "RSG-UPK-18")
def test_an_empty_mission_deck_leaves_slots_empty() -> None:
    state = lay("phase: upkeep\nadvanced: 2 AM-01, 4 AM-02\nadvanced deck: none")
    assert advanced(state) == {2: "AM-01", 4: "AM-02"}
    assert sorted(basic(state)) == [2, 3, 4, 5]


@pytest.mark.rule("RSG-EX-60", "RSG-SCO-09", "RSG-TRK-07", "RSG-DIR-01")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 0), (3, 7), (4, 7)])
def test_directives_score_from_level_three_on(level: int, points: int) -> None:
    state = lay(f"phase: scoring\ndirectives: A1, B1\nP1 level: {level}\nP1 items: fuel 9")
    assert scored(state, "P1")["directive_a"] == points


@pytest.mark.rule("RSG-EX-61", "RSG-DIR-03", "RSG-DIR-10")
def test_one_position_and_two_directives() -> None:
    state = lay("phase: scoring\ndirectives: A3, B5\nP1 level: 3\nP1 tracks: 5 4 4")
    assert scored(state, "P1")["directive_a"] == 7 and scored(state, "P1")["directive_b"] == 4


@pytest.mark.rule("RSG-EX-62", "RSG-SCO-05")
def test_three_resources_left_over_are_one_vp() -> None:
    assert scored(lay("phase: scoring\nP1 items: food 4, fuel 3, parts 4"), "P1")["resources"] == 3


@pytest.mark.rule("RSG-EX-64", "RSG-EVT-06", "RSG-RUL-19", "RSG-PLC-19")
def test_a_district_event_can_be_used_once_with_each_placement() -> None:
    state = lay("event: EV-03\nround: 2\nP1 items: food 1\nP1 metro: ranger, laborer\nP2 metro: laborer")
    place(state, "ranger metro", "ZN-05")
    assert "event" not in menu(state), "1 Food does not pay for it"
    effect(state)
    event(state)
    assert items(state, "P1") == {"food": 1} and vp(state, "P1") == 3
    assert "event" not in menu(state, "P1")
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer metro", "ZN-06")
    effect(state)
    event(state)
    assert items(state, "P1") == {} and vp(state, "P1") == 6


@pytest.mark.rule("RSG-EX-65", "RSG-EVT-07", "RSG-RUL-21", "RSG-UPK-08")
def test_an_upkeep_event_remembers_who_was_in_its_district() -> None:
    state = lay(
        "phase: upkeep\nround: 2\nevent: EV-07\nP1 board: ZN-05 ranger, ZN-06 laborer\nP1 items: fuel 5\n"
        "P2 board: ZN-01 laborer\nP2 items: fuel 5"
    )
    assert upkeep_event(state, "P1")
    assert items(state, "P1") == {"fuel": 3} and vp(state, "P1") == 4
    assert not upkeep_event(state, "P1"), "once"
    assert not upkeep_event(state, "P2")


@pytest.mark.rule("RSG-EX-66", "RSG-RUL-70", "RSG-EVT-08")
def test_vp_never_fall_below_zero() -> None:
    state = lay("phase: upkeep\nround: 2\nevent: BE-01\nP1 vp: 1\nP1 items: fuel 1\nP2 vp: 5", bonus_events=True)
    assert vp(state, "P1") == 0 and items(state, "P1") == {"fuel": 1}
    assert vp(state, "P2") == 3


@pytest.mark.rule("RSG-EX-67", "RSG-RUL-14", "RSG-SET-13", "RSG-SET-14", "RSG-UPK-20", "RSG-UPK-21")
def test_a_blank_mutant_card_places_no_token() -> None:
    state = lay("phase: upkeep\nmutant deck: MC-7, MC-3")
    assert mutants(state) == {"ZN-05": "mutant", "ZN-06": "mutant"}


# -- solo ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EX-69", "RSG-SMA-01", "RSG-RUL-81")
def test_who_cannot_pay_the_mutants_lets_them_score() -> None:
    state = lay("mutant deck: MC-1\nside: A\nP1 items: food 1, ammo 5\nP1 metro: laborer 3", seats=1)
    assert mutant_vp(state) == 3 and items(state, "P1") == {"food": 1, "ammo": 5}


@pytest.mark.rule("RSG-EX-70", "RSG-SMA-02", "RSG-SMAX-01", "RSG-SMAX-02", "RSG-SMAX-03", "RSG-SMAX-04", "RSG-RUL-83")
def test_the_mutants_take_the_richest_mission_and_the_lowest_of_equals() -> None:
    state = lay(
        "round: 4\nmutant deck: MC-3\nside: A\nadvanced: 2 AM-09, 3 AM-12, 4 AM-11, 5 AM-02\nP1 metro: laborer 3",
        seats=1,
    )
    assert mutant_vp(state) == 8 and side(state) == "B"
    assert advanced(state) == {2: "AM-09", 3: "AM-12", 5: "AM-02"}


@pytest.mark.rule("RSG-EX-71", "RSG-SMA-10", "RSG-RUL-84")
def test_a_room_that_the_mutants_block_is_lost() -> None:
    state = lay(
        "mutant deck: MC-6\nside: B\nP1 rubble: Clinic RB-2\n"
        "P1 items: parts 2, fuel 4, food 4, ammo 1\nP1 harbor: laborer 3",
        seats=1,
    )
    mutant_action(state, "Clinic")
    assert mutant_vp(state) == 2 and vp(state, "P1") == 0
    place(state, "laborer harbor", "ZN-12", "ammo")
    effect(state)
    assert rooms(state, "P1") == ["RM-01", "RM-02"], "of level 1 only the Armory is left, so it was built unasked"


@pytest.mark.rule("RSG-EX-72", "RSG-SMA-05", "RSG-SMA-11", "RSG-RUL-85")
@pytest.mark.parametrize("shown", ["A", "B"])
def test_the_two_rightmost_cards_go_wherever_they_lie(shown: str) -> None:
    state = lay(
        f"mutant deck: MC-5\nside: {shown}\nrow: 2 Chef, 3 Farmer, 4 Hunter, 5 Sniper\nP1 metro: laborer 3", seats=1
    )
    assert row(state) == {2: "Chef", 3: "Farmer"} and mutant_vp(state) == 2


@pytest.mark.rule("RSG-EX-74", "RSG-SOLO-19", "RSG-SOLO-20", "RSG-SOLO-21", "RSG-RUL-87")
@pytest.mark.parametrize(("vp", "won"), [(49, False), (50, False), (51, True)])
def test_the_mutants_score_tracks_and_directives_and_win_ties(vp: int, won: bool) -> None:
    """The player's own 15 for Leadership come on top of the VP."""
    state = lay(
        f"phase: scoring\ndirectives: A4, B7\nmutant vp: 31\nmutant tracks: 7 6 5\nP1 tracks: 8 6 2\nP1 vp: {vp}",
        seats=1,
    )
    assert outcome(state).scores == (vp + 15,) and mutant_vp(state, final=True) == 65
    assert outcome(state).winners == ((0,) if won else ())


# -- Encounters ------------------------------------------------------------------------------------------------

BEAST = "beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 items: fuel 2\nP1 metro: laborer 2\nP1 cards: "


@pytest.mark.rule("RSG-EX-75", "RSG-ENC-08", "RSG-RUL-55", "RSG-RUL-89")
def test_a_beast_is_paid_with_the_electrician() -> None:
    state = lay(BEAST + "Electrician", encounters=True)
    place(state, "laborer metro", "ZN-06", card="Electrician")
    assert items(state, "P1") == {} and vp(state, "P1") == 2 and exhausted(state, "P1") == ["Electrician"]
    assert mutants(state) == {}
    assert "ZN-06" not in placeable(lay(BEAST + "Electrician x", encounters=True), "laborer metro")


@pytest.mark.rule("RSG-EX-76", "RSG-ENC-09", "RSG-RUL-89", "RSG-RUL-92")
def test_the_stalker_trades() -> None:
    state = lay("stalker: ZN-01\nP1 cards: Gunsmith\nP1 items: food 1\nP1 metro: laborer 2", encounters=True)
    place(state, "laborer metro", "ZN-01")
    assert items(state, "P1") == {"food": 1}, "the Stalker costs nothing"
    stalker(state, "food", "ammo")
    use(state, "Gunsmith")
    effect(state)
    assert items(state, "P1") == {"ammo": 1, "parts": 2}


@pytest.mark.rule("RSG-EX-77", "RSG-ENC-07", "RSG-ENC-08", "RSG-RUL-91", "RSG-SURV-35")
def test_a_beast_is_no_mutant() -> None:
    text = "P1 cards: Smuggler\nP1 planned: BM-28\nP1 items: ammo 3, fuel 1\nP1 harbor: laborer 2"
    state = lay("beasts: ZN-08\n" + text, encounters=True)
    place(state, "laborer harbor", "ZN-08")
    assert items(state, "P1") == {"ammo": 2, "fuel": 1} and vp(state, "P1") == 2
    assert not menu(state) & {"use Smuggler", "complete BM-28"}
    real = lay("mutants: ZN-08\n" + text, encounters=True)
    place(real, "laborer harbor", "ZN-08", "ammo")
    assert menu(real) >= {"use Smuggler", "complete BM-28"}


@pytest.mark.rule("RSG-EX-79", "RSG-DRAW-03", "RSG-ASG-02")
def test_a_draw_does_not_leak() -> None:
    state = lay("phase: assign\nP1 drawn: hero, ranger, laborer 2\nP1 bag: laborer 4\nP2 drawn: laborer 4")
    shown = str(state.view(1)["table"])
    other = lay("phase: assign\nP1 drawn: laborer 4\nP1 bag: hero, ranger, laborer 2\nP2 drawn: laborer 4")
    assert shown == str(other.view(1)["table"]), "bag and drawn tokens are one heap to a rival"
    assert assigned(state, "P1", private=True)["drawn"] == {"hero": 1, "ranger": 1, "laborer": 2}
    assert bag(state, "P1") == {"hero": 1, "laborer": 6, "ranger": 1}
