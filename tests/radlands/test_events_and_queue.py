"""Events, the queue, and when they resolve (ledger section 7, events and queue)."""

import pytest

from tests.radlands.table import (
    CARDS,
    asked,
    column,
    discards,
    lay,
    next_turn,
    play,
    queue,
    table,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-10", "RAD-TRN-03", "RAD-TRN-04", "RAD-RUL-52")
def test_my_event_on_space_1_resolves_and_then_the_others_step_forward() -> None:
    state = lay("P queue: Banish, Radiation, -\nO1: Pillbox < Muse\nphase: events")
    assert column(state, "O1") == "Pillbox"
    assert discards(state) == ["Muse", "Banish"]
    assert queue(state, "P") == "Radiation, -, -"
    assert len([event for event in state.events(None) if event["kind"] == "resolve"]) == 1


@pytest.mark.rule("RAD-EX-11", "RAD-TRN-04")
def test_an_event_steps_forward_even_if_nothing_was_on_space_1() -> None:
    state = lay("P queue: -, -, Bombardment\nphase: events")
    assert queue(state, "P") == "-, Bombardment, -"


@pytest.mark.rule("RAD-EX-12", "RAD-TRN-05")
def test_my_events_phase_leaves_the_opponents_queue_alone() -> None:
    state = lay("O queue: Napalm, -, Banish\nP1: Railgun < Muse\nphase: events")
    assert queue(state, "O") == "Napalm, -, Banish"
    assert column(state, "P1") == "Railgun < Muse"


@pytest.mark.rule("RAD-EX-13", "RAD-EVT-05", "RAD-EVT-04", "RAD-TYP-07")
def test_an_event_whose_space_is_taken_goes_to_the_next_free_space_behind() -> None:
    assert queue(play(lay("P hand: Banish"), "play:banish"), "P") == "Banish, -, -"
    state = lay("P queue: High Ground, -, -\nP hand: Banish")
    assert queue(play(state, "play:banish"), "P") == "High Ground, Banish, -"
    state = lay("P queue: High Ground, Uprising, -\nP hand: Banish")
    assert queue(play(state, "play:banish"), "P") == "High Ground, Uprising, Banish"
    assert water(state) == 2


@pytest.mark.rule("RAD-EX-14", "RAD-EVT-06")
def test_an_event_with_no_room_behind_cannot_be_played_though_space_1_is_free() -> None:
    state = lay("P queue: -, Banish, Napalm\nP hand: Uprising")
    assert "play:uprising" not in texts(state)
    assert "RAD-EVT-06" in why_not(state, "play:uprising")
    state = lay("P queue: -, Banish, -\nP hand: Uprising")
    assert queue(play(state, "play:uprising"), "P") == "-, Banish, Uprising"


@pytest.mark.rule("RAD-EX-15", "RAD-EVT-07", "RAD-EVT-08", "RAD-EVT-03")
def test_a_zero_event_resolves_at_once_and_needs_no_room() -> None:
    state = lay("P queue: Banish, Napalm, Radiation\nP hand: Strafe\nO1: Pillbox < Muse")
    play(state, "play:strafe")
    assert water(state) == 1
    assert column(state, "O1") == "Pillbox < Muse d"
    assert discards(state) == ["Strafe"]
    assert queue(state, "P") == "Banish, Napalm, Radiation"


@pytest.mark.rule("RAD-EX-16", "RAD-EVT-02", "RAD-EVT-01")
@pytest.mark.parametrize(("event", "turns"), [("radiation", 1), ("uprising", 2), ("bombardment", 3)])
def test_an_event_waits_as_many_of_my_turns_as_its_number_says(event: str, turns: int) -> None:
    state = lay(f"P hand: {event}\nwater: 4")
    play(state, f"play:{event}")
    for turn in range(1, turns + 1):
        resolved = [one for one in state.events(None) if one["kind"] == "resolve"]
        assert not resolved, f"resolved before turn {turn}"
        next_turn(state)
    resolved = [one for one in state.events(None) if one["kind"] == "resolve"]
    assert [one["card"] for one in resolved] == [event]
    assert asked(state) == "P"


@pytest.mark.rule("RAD-TRN-03")
def test_an_event_is_discarded_only_after_it_has_resolved() -> None:
    state = lay("P queue: Banish, -, -\nO1: Pillbox < Muse < Scout\nphase: events")
    assert texts(state) == ["destroy:b1.1", "destroy:b1.2"], "its owner is asked"
    assert discards(state) == [] and table(state)["aside"] == ["banish"]
    play(state, "destroy:b1.2")
    assert discards(state) == ["Scout", "Banish"] and table(state)["aside"] == []


@pytest.mark.rule("RAD-TYP-06", "RAD-TYP-03", "RAD-TYP-04", "RAD-TYP-02", "RAD-CMP-01", "RAD-TRT-01")
def test_cards_show_what_their_kind_of_card_shows() -> None:
    people = [card for card in CARDS.values() if card["sort"] == "person" and card["id"] != "punk"]
    events = [card for card in CARDS.values() if card["sort"] == "event" and card["id"] != "raiders"]
    camps = [card for card in CARDS.values() if card["sort"] == "camp"]
    assert sum(card["count"] for card in people) == 46 and sum(card["count"] for card in events) == 20
    junk = {"injure", "raid", "draw", "restore", "water", "punk"}
    assert all(card["junk"] in junk and card["cost"] >= 0 for card in people + events)
    assert all(0 <= card["queue"] <= 3 and card["text"] and not card["abilities"] for card in events)
    assert {len(card["abilities"]) for card in camps} == {0, 1, 2}
    assert {bool(card["traits"]) for card in people} == {bool(card["traits"]) for card in camps} == {True, False}
    assert not [card for card in events if card["traits"]]
