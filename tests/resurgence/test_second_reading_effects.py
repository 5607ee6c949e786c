"""A second reader's effects of spaces and events: each part at will, in any order, and what they wake."""

import pytest

from tests.resurgence.shown import bag, cards, items, planned, retired, round_of, supply, tracks, vp
from tests.resurgence.table import (
    decline,
    effect,
    end,
    event,
    gain,
    lay,
    maybe,
    menu,
    place,
    plan,
    play,
    rescuable,
    rescue,
    retire,
    take_turn_of,
    texts,
    turn_of,
    use,
)


@pytest.mark.rule("RSG-RUL-38", "RSG-ZONE-03")
def test_the_meds_of_museum_row_may_be_left_and_the_mission_planned() -> None:
    state = lay("basic: 2 BM-13\nP1 cards: Pharmacist\nP1 metro: scholar, laborer\nP1 items: none")
    place(state, "scholar metro", "ZN-03")
    play(state, "effect", "leave:meds")
    plan(state, "BM-13")
    assert items(state, "P1") == {} and planned(state, "P1") == ["BM-13"] and "use Pharmacist" not in menu(state)


@pytest.mark.rule("RSG-RUL-38", "RSG-ZONE-10")
def test_the_ammo_of_the_kremlin_may_be_taken_and_the_plan_left() -> None:
    state = lay("basic: 2 BM-13, 3 BM-14\nP1 harbor: ranger, laborer\nP1 cards: Plumber\nP1 items: none")
    place(state, "ranger harbor", "ZN-10")
    effect(state)
    decline(state)
    assert items(state, "P1") == {"ammo": 1} and planned(state, "P1") == []
    assert "effect" not in menu(state, "P1") and "use Plumber" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-43", "RSG-SURV-18", "RSG-RUL-37")
def test_the_market_stall_may_give_back_what_it_took_and_that_is_a_gain() -> None:
    state = lay("P1 rooms: Market Stall\nP1 cards: Chemist\nP1 compound: laborer 2\nP1 items: fuel 1")
    place(state, "laborer compound", "RM-04")
    play(state, "effect")
    maybe(state, "pay:fuel", "take_all")
    gain(state, "fuel", "parts")
    use(state, "Chemist")
    assert items(state, "P1") == {"fuel": 2, "parts": 1}


@pytest.mark.rule("RSG-CARD-12", "RSG-SURV-01", "RSG-RESC-04")
def test_a_chef_from_the_kremlin_cooks_for_the_kitchens_guest_in_the_same_round() -> None:
    state = lay(
        "row: 5 Chef, 6 Pilot\nP1 rooms: Kitchen\nP1 items: food 4, fuel 1\nP1 metro: laborer\nP1 compound: laborer\n"
        "P2 metro: laborer 3"
    )
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Chef")
    assert "use Chef" not in menu(state, "P1")
    end(state)
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer compound", "RM-05")
    effect(state)
    rescue(state, "Pilot")
    use(state, "Chef")
    assert items(state, "P1") == {"food": 1} and cards(state, "P1") == ["Chef", "Pilot"]
    assert bag(state, "P1")["builder"] == 1 and bag(state, "P1")["ranger"] == 1


@pytest.mark.rule("RSG-RESC-04", "RSG-RESC-01")
def test_the_kitchens_fuel_is_not_enough_without_the_food() -> None:
    state = lay("row: 4 Chef\nP1 rooms: Kitchen\nP1 items: food 2, fuel 2\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-05")
    assert "effect" not in menu(state, "P1") and items(state, "P1") == {"food": 2, "fuel": 2}


@pytest.mark.rule("RSG-RESC-02", "RSG-RUL-45")
def test_the_second_rescue_of_a_round_finds_the_old_prices() -> None:
    state = lay("row: 4 Chef, 5 Pilot, 6 Scout\nP1 board: ZN-01 laborer\nP1 metro: laborer 2\nP1 items: food 2")
    place(state, "laborer metro", "ZN-09")
    play(state, "effect")
    assert rescuable(state) == {"Pilot", "Scout"}
    rescue(state, "Scout")
    other = lay("row: 4 Chef, 5 Pilot\nP1 rooms: Kitchen\nP1 compound: laborer 2\nP1 items: food 3, fuel 1")
    place(other, "laborer compound", "RM-05")
    play(other, "effect")
    assert rescuable(other) == {"Chef", "Pilot"}


@pytest.mark.rule("RSG-RUL-47", "RSG-RESC-05", "RSG-SURV-23")
def test_a_token_of_museum_row_is_no_rescue() -> None:
    state = lay("P1 cards: Psychologist, Doctor, Chef, Biologist\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-04")
    play(state, "effect")
    gain(state, "scholar")
    assert menu(state, "P1") <= {"end"} and supply(state, "P1")["scholar"] == 3 and bag(state, "P1")["scholar"] == 1


@pytest.mark.rule("RSG-PLC-19", "RSG-EVT-06")
def test_the_event_may_pay_for_what_the_effect_needs() -> None:
    """Stranded Tanker's Fuel, then a Mission that wants it, then the space."""
    state = lay("round: 2\nevent: EV-04\nP1 planned: BM-25\nP1 items: ammo 1\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-08")
    assert "complete BM-25" not in menu(state)
    event(state)
    play(state, "complete:run_the_blockade")
    maybe(state, "take_all")
    effect(state)
    assert items(state, "P1") == {"food": 1, "fuel": 1} and vp(state, "P1") == 3


@pytest.mark.rule("RSG-RUL-38", "RSG-RUL-28")
def test_the_night_ferry_without_a_passenger_still_pays_its_vp() -> None:
    state = lay(
        "round: 2\nevent: EV-06\nP1 harbor: hero, laborer 6\nP1 bag: none\nP1 items: food 1",
    )
    place(state, "laborer harbor", "ZN-12")
    event(state)
    assert vp(state, "P1") == 1 and items(state, "P1") == {} and retired(state, "P1") == {}


@pytest.mark.rule("RSG-RUL-57", "RSG-LEAD-09", "RSG-ROOM-09")
def test_propaganda_reaches_the_last_space_for_two_vp_and_offers_no_track_that_is_full() -> None:
    state = lay("P1 level: 4\nP1 rooms: Propaganda\nP1 tracks: 8 7 8\nP1 items: fuel 1\nP1 compound: scholar, laborer")
    place(state, "scholar compound", "RM-09")
    play(state, "effect")
    assert set(texts(state, "track")) <= {"harbor"}
    maybe(state, "track:harbor")
    assert tracks(state, "P1")["harbor"] == 8 and vp(state, "P1") == 2 and items(state, "P1") == {}


@pytest.mark.rule("RSG-RUL-37", "RSG-LEAD-08", "RSG-SURV-08")
def test_propaganda_passes_the_metros_ammo_to_the_gunsmith() -> None:
    state = lay(
        "P1 level: 4\nP1 rooms: Propaganda\nP1 cards: Gunsmith\nP1 tracks: 5 0 0\nP1 items: fuel 1\n"
        "P1 compound: hero, laborer"
    )
    place(state, "hero compound", "RM-09")
    play(state, "effect")
    gain(state, "metro")
    use(state, "Gunsmith")
    assert items(state, "P1") == {"ammo": 1, "parts": 1}


@pytest.mark.rule("RSG-LEAD-12", "RSG-LEAD-08", "RSG-RUL-28")
def test_a_step_of_my_turn_may_retire_a_token() -> None:
    state = lay(
        "round: 2\nevent: EV-05\nP1 tracks: 0 0 1\nP1 items: food 1\nP1 metro: laborer 2\nP1 bag: hero, laborer 4"
    )
    place(state, "laborer metro", "ZN-09")
    event(state)
    gain(state, "compound")
    retire(state, "bag laborer")
    assert retired(state, "P1") == {"laborer": 1} and tracks(state, "P1")["compound"] == 2


@pytest.mark.rule("RSG-PLC-16", "RSG-PLC-17", "RSG-RUL-96")
def test_who_has_many_tokens_places_the_last_ones_in_a_row() -> None:
    state = lay("P1 metro: laborer\nP2 metro: laborer 3\nP1 items: none")
    place(state, "laborer metro", "rest")
    for n in range(3):
        assert turn_of(state) == "P2" and round_of(state) == 1, n
        place(state, "laborer metro", "rest")
    assert turn_of(state) == "" or round_of(state) == 2
