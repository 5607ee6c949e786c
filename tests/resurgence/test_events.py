"""Events: when they are turned up, and every one of them."""

import pytest

from tests.resurgence.shown import (
    event_district,
    event_of,
    exhausted,
    first_player,
    items,
    mutant_cards,
    mutants,
    planned,
    retired,
    tracks,
    vp,
)
from tests.resurgence.table import (
    asked,
    decline,
    end,
    event,
    exhaust,
    gain,
    gainable,
    lay,
    menu,
    place,
    placeable,
    plan,
    plannable,
    retire,
    upkeep_event,
)


def reveal(event_: str, text: str = "", seats: int = 2, bonus_events: bool = False):
    """The start of round 3, with that event on top."""
    return lay(
        f"phase: event\nround: 3\nevent: EV-01\nevents: {event_}\nfirst: P1\n{text}",
        seats=seats,
        bonus_events=bonus_events,
    )


@pytest.mark.rule("RSG-EVT-02", "RSG-EVT-03", "RSG-RUL-18")
def test_the_token_passes_to_the_left_and_the_next_event_is_turned_up() -> None:
    state = reveal("EV-03", seats=3)
    assert event_of(state) == "EV-03" and first_player(state) == "P2" and event_district(state) == "revolution_square"
    state = lay("phase: event\nround: 3\nevent: EV-01\nevents: EV-08\nfirst: P3", seats=3)
    assert first_player(state) == "P1" and event_of(state) == "EV-08" and event_district(state) is None


@pytest.mark.rule("RSG-EVT-05", "RSG-RUL-18")
@pytest.mark.parametrize(
    ("card", "district"),
    [
        ("EV-01", "arbat"),
        ("EV-02", "museum_row"),
        ("EV-03", "revolution_square"),
        ("EV-04", "barbarian_gate"),
        ("EV-05", "kremlin"),
        ("EV-06", "hope_island"),
        ("EV-07", "revolution_square"),
        ("EV-08", None),
        ("EV-09", None),
        ("EV-10", None),
        ("EV-11", None),
    ],
)
def test_binoculars_put_the_event_token_into_a_district(card: str, district: str | None) -> None:
    state = lay(f"phase: event\nround: 3\nevent: EV-00\nevents: {card}\nP1 items: food 1")
    assert event_district(state) == district


@pytest.mark.rule("RSG-EVT-01")
def test_round_one_turns_up_nothing() -> None:
    state = lay("phase: event\nround: 1\nevents: EV-03\nfirst: P2")
    assert event_of(state) == "EV-00" and first_player(state) == "P2"


# -- events of a District ------------------------------------------------------------------------------------------

DISTRICTS = [
    ("EV-01", "hero metro", "ZN-02", "parts 1", {}, 2),
    ("EV-02", "hero metro", "ZN-03", "food 2", {"meds": 2}, 0),
    ("EV-03", "hero metro", "ZN-05", "food 3", {}, 3),
    ("EV-04", "hero harbor", "ZN-07", "", {"fuel": 1}, 0),
]


@pytest.mark.rule("RSG-EVT-06", "RSG-PLC-19", "RSG-GEN-13")
@pytest.mark.parametrize(
    ("card", "token", "zone", "price", "gains", "points"), DISTRICTS, ids=[one[0] for one in DISTRICTS]
)
def test_events_of_a_district(card: str, token: str, zone: str, price: str, gains: dict[str, int], points: int) -> None:
    area = token.split()[1]
    other = "harbor" if area == "metro" else "metro"
    base = f"round: 2\nevent: {card}\nP1 {area}: hero\nP1 {other}: laborer\nP1 compound: laborer\nP2 metro: laborer\n"
    state = lay(base + (f"P1 items: {price}" if price else ""))
    place(state, token, zone)
    event(state)
    assert items(state, "P1") == gains and vp(state, "P1") == points
    assert "event" not in menu(state, "P1"), "once"
    if price:
        poor = lay(base)
        place(poor, token, zone)
        assert "event" not in menu(poor, "P1")
    away = lay(base + "P1 items: food 9, parts 9")
    place(away, f"laborer {other}", "ZN-12" if other == "harbor" else "ZN-09")
    assert "event" not in menu(away, "P1")
    home = lay(base + "P1 items: food 9, parts 9")
    place(home, "laborer compound", "RM-01")
    assert "event" not in menu(home, "P1")


@pytest.mark.rule("RSG-EVT-06", "RSG-LEAD-08")
@pytest.mark.parametrize("track", ["metro", "harbor", "compound"])
def test_open_microphone(track: str) -> None:
    state = lay("round: 2\nevent: EV-05\nP1 metro: laborer 2\nP1 items: food 1\nP1 tracks: 0 0 2")
    place(state, "laborer metro", "ZN-09")
    event(state)
    gain(state, track)
    assert tracks(state, "P1")[track] == (3 if track == "compound" else 1) and items(state, "P1") == {}


@pytest.mark.rule("RSG-EVT-06", "RSG-LEAD-12")
def test_night_ferry() -> None:
    state = lay("round: 2\nevent: EV-06\nP1 harbor: laborer 2\nP1 items: food 1\nP1 bag: hero, laborer 4")
    place(state, "laborer harbor", "ZN-12")
    event(state)
    retire(state, "bag laborer")
    assert retired(state, "P1") == {"laborer": 1} and vp(state, "P1") == 1 and items(state, "P1") == {}


# -- events of Upkeep ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EVT-07", "RSG-UPK-08", "RSG-RUL-21", "RSG-EVT-06")
def test_lights_on_the_square() -> None:
    state = lay("round: 2\nevent: EV-07\nP1 metro: laborer 2\nP1 items: fuel 2")
    place(state, "laborer metro", "ZN-06")
    assert "event" not in menu(state), "nothing in Step 3"
    for fuel, possible in ((2, True), (1, False)):
        state = lay(f"phase: upkeep\nround: 2\nevent: EV-07\nP1 board: ZN-06 laborer\nP1 items: fuel {fuel}")
        assert upkeep_event(state, "P1") == possible
        assert vp(state, "P1") == (4 if possible else 0)
    state = lay("phase: upkeep\nround: 2\nevent: EV-07\nP1 board: ZN-01 laborer\nP1 rest: laborer\nP1 items: fuel 2")
    assert not upkeep_event(state, "P1")


@pytest.mark.rule("RSG-RUL-21")
def test_it_remembers_placements_of_this_round_only() -> None:
    state = lay("round: 2\nevent: EV-07\nP1 metro: laborer\nP1 items: fuel 4\nP2 metro: laborer\nP2 items: fuel 4")
    place(state, "laborer metro", "ZN-06")
    end(state)
    place(state, "laborer metro", "rest")
    assert upkeep_event(state, "P1") and vp(state, "P1") == 4
    assert not upkeep_event(state, "P2"), "a token that rested is in no District"


@pytest.mark.rule("RSG-EVT-07", "RSG-UPK-08", "RSG-UPK-14")
def test_arms_bazaar() -> None:
    state = lay("phase: upkeep\nround: 2\nevent: EV-08\nP1 items: parts 4, ammo 2, meds 2, fuel 1, food 2")
    assert upkeep_event(state, "P1")
    assert items(state, "P1") == {"parts": 2, "ammo": 3, "meds": 3, "fuel": 1, "food": 2}
    from tests.resurgence.table import levels_open

    assert levels_open(state, "P1"), "what it gives serves for the level"
    assert not upkeep_event(lay("phase: upkeep\nround: 2\nevent: EV-08\nP1 items: parts 1"), "P1")


@pytest.mark.rule("RSG-EVT-07", "RSG-LEAD-12", "RSG-RUL-38")
def test_discharge_papers() -> None:
    state = lay("phase: upkeep\nround: 2\nevent: EV-09\nP1 bag: hero, laborer 5\nP1 board: ZN-01 laborer")
    assert upkeep_event(state, "P1", "rest laborer")
    assert retired(state, "P1") == {"laborer": 1} and items(state, "P1") == {"food": 1}
    state = lay("phase: upkeep\nround: 2\nevent: EV-09")
    assert upkeep_event(state, "P1", None)
    assert retired(state, "P1") == {} and items(state, "P1") == {"food": 1}


# -- events that happen at once --------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EVT-04", "RSG-RUL-20", "RSG-GEN-07")
def test_supply_drop() -> None:
    state = reveal("EV-10", seats=3)
    for name, item in (("P2", "fuel"), ("P3", None), ("P1", "parts")):
        assert asked(state) == name, "from the new first player"
        assert gainable(state) == {"food", "fuel", "parts"}
        if item is None:
            decline(state)
        else:
            gain(state, item)
    assert items(state, "P1") == {"parts": 1} and items(state, "P2") == {"fuel": 1} and items(state, "P3") == {}


@pytest.mark.rule("RSG-EVT-04", "RSG-RUL-20", "RSG-MIS-06", "RSG-MIS-04")
def test_captured_dispatches() -> None:
    state = reveal("EV-11", "basic: 2 BM-13, 3 BM-14\nadvanced: 2 AM-01\nP2 level: 3\nP1 planned: BM-01, BM-02, BM-03")
    assert asked(state) == "P2" and plannable(state) == {"BM-13", "BM-14"}, "Basic ones only"
    plan(state, "BM-14")
    assert planned(state, "P2") == ["BM-14"] and sorted(asked(state).split()) == ["P1", "P2"], (
        "P1 has no free slot: all assign"
    )


# -- bonus events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-EVT-08", "RSG-RUL-20", "RSG-RUL-70", "RSG-ENC-05")
def test_deep_freeze() -> None:
    text = "phase: upkeep\nround: 2\nevent: BE-01\nP1 vp: 5\nP1 items: fuel 3"
    state = lay(text, bonus_events=True)
    assert upkeep_event(state, "P1")
    assert items(state, "P1") == {"fuel": 1} and vp(state, "P1") == 5
    state = lay(text, bonus_events=True)
    decline(state)
    assert items(state, "P1") == {"fuel": 3} and vp(state, "P1") == 3


@pytest.mark.rule("RSG-EVT-04", "RSG-EVT-08")
def test_the_horde() -> None:
    state = reveal("BE-02", "mutants: ZN-01, ZN-02\nmutant cards: MC-1\nmutant deck: MC-6", seats=3, bonus_events=True)
    assert set(mutants(state)) == {"ZN-01", "ZN-02", "ZN-11", "ZN-12"} and mutant_cards(state) == ["MC-1", "MC-6"]


@pytest.mark.rule("RSG-EVT-04", "RSG-EVT-08", "RSG-RUL-20")
def test_fever_ward() -> None:
    state = reveal("BE-03", "P1 items: meds 2\nP2 hero: Mystic\nP2 cards: Hunter", bonus_events=True)
    assert asked(state) == "P2", "without Meds a card is exhausted"
    exhaust(state, "Hunter")
    assert exhausted(state, "P2") == ["Hunter"] and items(state, "P1") == {"meds": 1} and exhausted(state, "P1") == []


@pytest.mark.rule("RSG-EVT-08", "RSG-PLC-13", "RSG-PLC-11")
def test_gatekeepers_toll() -> None:
    base = "round: 2\nevent: BE-04\nrow: none\nP1 metro: laborer 2\nP1 harbor: ranger\n"
    state = lay(base, bonus_events=True)
    assert "ZN-09" not in placeable(state, "laborer metro") and "ZN-10" not in placeable(state, "ranger harbor")
    assert "ZN-06" in placeable(state, "laborer metro")
    state = lay(base + "P1 items: food 2\nP2 board: ZN-09 laborer", bonus_events=True)
    place(state, "laborer metro", "ZN-09")
    assert items(state, "P1") == {}, "one for the token, one for the toll"
    assert "event" not in menu(state, "P1"), "no choice"
    state = lay(base + "P1 items: food 1\nP2 board: ZN-09 laborer", bonus_events=True)
    assert "ZN-09" not in placeable(state, "laborer metro")
