"""Raid and Raiders (ledger section 7, raid and Raiders; rules 2.11)."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    next_turn,
    play,
    queue,
    side,
    texts,
    water,
    why_not,
    winner,
)


@pytest.mark.rule("RAD-EX-17", "RAD-RAI-01")
def test_my_first_raid_puts_raiders_on_space_2() -> None:
    state = play(lay("P hand: Vigilante"), "junk:vigilante")
    assert queue(state, "P") == "-, Raiders, -"
    assert side(state, "P")["raiders"] == "queue"
    assert water(state) == 3, "a junk raid costs nothing"


@pytest.mark.rule("RAD-EX-18", "RAD-RUL-51", "RAD-RAI-01")
def test_raiders_goes_to_space_3_if_space_2_is_taken() -> None:
    state = play(lay("P queue: -, Uprising, -\nP hand: Vigilante"), "junk:vigilante")
    assert queue(state, "P") == "-, Uprising, Raiders"


@pytest.mark.rule("RAD-EX-19", "RAD-RUL-49", "RAD-RUL-18", "RAD-RUL-51")
def test_a_raid_with_nowhere_to_go_is_no_ability_but_may_be_junked_for_nothing() -> None:
    state = lay("P queue: -, Uprising, Napalm\nP hand: Vigilante")
    assert "use:a2.0" not in texts(state)
    assert "RAD-RUL-49" in why_not(state, "use:a2.0")
    play(state, "junk:vigilante")
    assert discards(state) == ["Vigilante"] and hand(state, "P") == []
    assert queue(state, "P") == "-, Uprising, Napalm"
    assert side(state, "P")["raiders"] == "play" and asked(state) == "P"


@pytest.mark.rule("RAD-EX-20", "RAD-RAI-02", "RAD-RAI-04")
def test_a_raid_moves_raiders_forward_unless_an_event_is_in_the_way() -> None:
    state = play(lay("P queue: -, Raiders, -\nP hand: Vigilante"), "junk:vigilante")
    assert queue(state, "P") == "Raiders, -, -"
    state = lay("P queue: Banish, Raiders, -\nP hand: Vigilante")
    assert "use:a2.0" not in texts(state)
    play(state, "junk:vigilante")
    assert queue(state, "P") == "Banish, Raiders, -"
    state = play(lay("P queue: -, -, Raiders"), "use:a2.0")
    assert queue(state, "P") == "-, Raiders, -"


@pytest.mark.rule("RAD-EX-21", "RAD-RAI-03", "RAD-RAI-05", "RAD-RAI-07", "RAD-FAE-04", "RAD-RUL-49")
def test_a_raid_with_raiders_on_space_1_makes_the_opponent_pick_a_camp_and_i_can_raid_again() -> None:
    state = play(lay("P queue: Raiders, -, -\nP hand: Vigilante, Assassin"), "junk:vigilante")
    assert asked(state) == "O"
    assert texts(state) == ["damage:b1.0", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    assert queue(state, "P") == "-, -, -" and side(state, "P")["raiders"] == "play"
    assert discards(state) == ["Vigilante"], "Raiders is never discarded"
    play(state, "junk:assassin")
    assert queue(state, "P") == "-, Raiders, -"


@pytest.mark.rule("RAD-EX-22", "RAD-RAI-06", "RAD-RUL-07", "RAD-RUL-13")
def test_raiders_reaches_a_protected_camp_and_never_a_destroyed_one() -> None:
    state = lay("O1: Pillbox < Muse\nO2: Arcade x\nO3: Reactor x\nP queue: Raiders, -, -\nP hand: Vigilante")
    play(state, "junk:vigilante")
    assert column(state, "O1") == "Pillbox d < Muse"
    assert [column(state, one) for one in ("O2", "O3")] == ["Arcade x", "Reactor x"]


@pytest.mark.rule("RAD-EX-23", "RAD-END-01", "RAD-GEN-02")
def test_i_can_win_in_my_events_phase_before_i_draw() -> None:
    state = lay("P queue: Raiders, -, -\nO1: Pillbox d\nO2: Arcade x\nO3: Reactor x\nphase: events")
    assert column(state, "O1") == "Pillbox x"
    assert winner(state) == "P"
    assert deck(state) == 30 and hand(state, "P") == []
    assert state.to_act == () and state.actions() == []


@pytest.mark.rule("RAD-RAI-08", "RAD-RUL-50")
def test_raiders_walks_with_my_queue_and_resolves_two_turns_after_my_raid() -> None:
    state = play(lay("P hand: Vigilante"), "junk:vigilante")
    next_turn(state)
    assert queue(state, "P") == "Raiders, -, -"
    next_turn(state)
    assert asked(state) == "O" and texts(state, "damage") == ["b1.0", "b2.0", "b3.0"]
    play(state, "damage:b3.0")
    assert queue(state, "P") == "-, -, -" and column(state, "O3") == "Reactor d"


@pytest.mark.rule("RAD-RUL-50")
def test_raiders_takes_a_queue_space_like_any_event_and_costs_no_water() -> None:
    state = lay("P queue: -, Raiders, Banish\nP hand: Uprising\nwater: 0")
    assert "RAD-GEN-03" in why_not(state, "play:uprising")
    state = lay("P queue: -, Raiders, Banish\nP hand: Uprising")
    assert "RAD-EVT-06" in why_not(state, "play:uprising")
    state = play(lay("P hand: Vigilante\nwater: 0"), "junk:vigilante")
    assert queue(state, "P") == "-, Raiders, -" and water(state) == 0
