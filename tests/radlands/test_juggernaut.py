"""Juggernaut: where people stand around it, how it rolls and falls (ledger section 7, camps FAQ)."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    lay,
    play,
    texts,
    why_not,
)


@pytest.mark.rule("RAD-EX-68", "RAD-FAC-12")
def test_juggernaut_shields_who_stands_behind_it() -> None:
    state = lay("O1: {Muse, Juggernaut, -}\nP1: Railgun < Sniper < Vigilante\nwater: 9")
    assert "use:a1.2" not in texts(state), "Vigilante has no target"
    play(state, "use:a1.0")
    assert texts(state, "damage") == ["b1.1", "b2.0", "b3.0"]
    assert "RAD-DMG-07" in why_not(state, "damage:b1.0")
    play(state, "damage:b2.0", "use:a1.1")
    assert "b1.0" in texts(state, "damage")


@pytest.mark.rule("RAD-EX-69", "RAD-FAC-10", "RAD-FAC-11", "RAD-FAC-13", "RAD-RUL-11")
def test_a_newcomer_stands_in_front_of_juggernaut_or_pushes_who_is_behind_it_there() -> None:
    results = set()
    for place in ("a1.2", "a1.0"):
        state = play(lay("P1: {Muse, Juggernaut, -}\nP hand: Scout"), "play:scout")
        assert [one for one in texts(state, "place") if one.startswith("a1")] == ["a1.0", "a1.2"]
        results.add(column(play(state, f"place:{place}"), "P1"))
    assert results == {"{Muse, Juggernaut, Scout n}", "{Scout n, Juggernaut, Muse}"}


@pytest.mark.rule("RAD-EX-70", "RAD-FAC-13", "RAD-RUL-11")
def test_a_newcomer_takes_the_empty_space_behind_juggernaut_or_pushes_who_is_in_front_there() -> None:
    results = set()
    for place in ("a1.0", "a1.2"):
        state = play(lay("P1: {-, Juggernaut, Scout}\nP hand: Muse"), "play:muse")
        assert [one for one in texts(state, "place") if one.startswith("a1")] == ["a1.0", "a1.2"]
        results.add(column(play(state, f"place:{place}"), "P1"))
    assert results == {"{Muse n, Juggernaut, Scout}", "{Scout, Juggernaut, Muse n}"}


@pytest.mark.rule("RAD-EX-71", "RAD-RUL-11")
def test_nobody_stands_in_front_of_juggernaut_two_spaces_forward() -> None:
    results = set()
    for place in ("a1.0", "a1.1"):
        state = play(lay("P1: {Muse, -, Juggernaut}\nP hand: Scout"), "play:scout")
        assert [one for one in texts(state, "place") if one.startswith("a1")] == ["a1.0", "a1.1"]
        results.add(column(play(state, f"place:{place}"), "P1"))
    assert results == {"{Muse, Scout n, Juggernaut}", "{Scout n, Muse, Juggernaut}"}


@pytest.mark.rule("RAD-RUL-11")
def test_at_an_empty_column_a_newcomer_chooses_its_side_of_juggernaut() -> None:
    state = play(lay("P1: {-, Juggernaut, -}\nP hand: Scout"), "play:scout")
    assert [one for one in texts(state, "place") if one.startswith("a1")] == ["a1.0", "a1.2"]
    state = play(lay("P1: {Muse, Juggernaut, Sniper}\nP hand: Scout"), "play:scout")
    assert texts(state, "place") == ["a2.1", "a3.1"], "two people are the limit here too"


@pytest.mark.rule("RAD-EX-73", "RAD-RUL-12")
def test_juggernaut_rolls_past_its_one_follower_and_home_again() -> None:
    state = lay("P1: {Juggernaut, Muse, -}")
    seen = []
    for place in ("a1.0", "a1.1", "a1.2"):
        play(state, f"use:{place}")
        if asked(state) == "O":
            assert texts(state) == ["destroy:b1.0", "destroy:b2.0", "destroy:b3.0"], "the third roll costs a camp"
            play(state, "destroy:b2.0")
        seen.append(column(state, "P1").replace(" n", ""))
        play(state, "end", "end")
    assert seen == ["{Muse, Juggernaut, -}", "{Muse, -, Juggernaut}", "{Juggernaut, Muse, -}"]
    assert column(state, "O2") == "Arcade x"
    play(state, "use:a1.0")
    assert column(state, "P1") == "{Muse, Juggernaut n, -}", "and it begins anew"


@pytest.mark.rule("RAD-EX-74", "RAD-FAC-14", "RAD-RUL-12")
def test_juggernaut_destroyed_abroad_lies_at_home_with_everybody_in_front() -> None:
    state = lay("P1: Railgun < Sniper\nO1: {Muse, Juggernaut d, Scout}")
    play(state, "use:a1.1", "damage:b1.1")
    assert column(state, "O1") == "{Juggernaut x, Muse, Scout}"


@pytest.mark.rule("RAD-EX-75", "RAD-RUL-12")
def test_nobody_moves_back_through_juggernaut() -> None:
    state = lay("P queue: Banish, -, -\nO1: {Muse, Juggernaut, Scout}\nphase: events")
    play(state, "destroy:b1.0")
    assert column(state, "O1") == "{-, Juggernaut, Scout}"


@pytest.mark.rule("RAD-EX-76", "RAD-RUL-08")
def test_napalm_burns_the_people_on_both_sides_of_juggernaut() -> None:
    state = lay("P queue: Napalm, -, -\nO1: {Muse, Juggernaut, Scout}\nO2: Arcade < Sniper\nphase: events")
    play(state, "column:b1")
    assert column(state, "O1") == "{-, Juggernaut, -}" and column(state, "O2") == "Arcade < Sniper"


@pytest.mark.rule("RAD-RUL-12", "RAD-RUL-10")
def test_people_behind_a_rolling_juggernaut_close_up() -> None:
    state = play(lay("P1: {-, Juggernaut, Scout}"), "use:a1.1")
    assert column(state, "P1") == "{Scout, -, Juggernaut n}"
    state = play(lay("P1: {Juggernaut, Muse, Scout}"), "use:a1.0")
    assert column(state, "P1") == "{Muse, Juggernaut n, Scout}"
    state = play(lay("P1: {Juggernaut, -, -}\nP2: Construction Yard x"), "use:a1.0")
    assert column(state, "P1") == "{-, Juggernaut n, -}"
    state = play(lay("P1: Juggernaut x < Muse\nP2: Construction Yard"), "use:a2.0")
    assert column(state, "P1") == "{Juggernaut, Muse, -}"


@pytest.mark.rule("RAD-RUL-11", "RAD-RUL-54")
def test_high_ground_fills_the_spaces_on_both_sides_of_juggernaut() -> None:
    position = "P1: {Muse, Juggernaut, -}\nP2: Garage < Scout\nP queue: High Ground, -, -\nphase: events"
    results = set()
    for first, second in (("a1.0", "a1.2"), ("a1.2", "a1.0")):
        state = play(lay(position), "rearrange")
        assert [one for one in texts(state, "place") if one.startswith("a1")] == ["a1.0", "a1.2"]
        play(state, f"place:{first}")
        assert [one for one in texts(state, "place") if one.startswith("a1")] == [second]
        results.add(column(play(state, f"place:{second}"), "P1"))
    assert results == {"{Muse, Juggernaut, Scout}", "{Scout, Juggernaut, Muse}"}


@pytest.mark.rule("RAD-RUL-12", "RAD-FAC-14", "RAD-FAE-01")
def test_when_several_camps_are_hit_only_a_fallen_juggernaut_goes_home() -> None:
    state = lay("P queue: Bombardment, -, -\nO1: {Muse, Juggernaut, -}\nO2: Arcade d\nphase: events")
    assert column(state, "O1") == "{Muse, Juggernaut d, -}" and column(state, "O2") == "Arcade x"
    state = lay("P queue: Bombardment, -, -\nO1: {Muse, Juggernaut d, Scout}\nphase: events")
    assert column(state, "O1") == "{Juggernaut x, Muse, Scout}"


@pytest.mark.rule("RAD-RUL-12")
def test_everybody_is_told_how_juggernaut_rolls() -> None:
    told = []
    for position, place in (("{Juggernaut, Muse, -}", "a1.0"), ("{Muse, -, Juggernaut}", "a1.2")):
        state = play(lay(f"P1: {position}\nO2: Arcade x\nO3: Reactor x"), f"use:{place}")
        told += [(event["start"], event["place"]) for event in state.events(1) if event["kind"] == "roll"]
    assert told == [("a1.0", "a1.1"), ("a1.2", "a1.0")]
