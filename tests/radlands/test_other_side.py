"""What holds for me holds for my opponent: the same cards on the other side of the table, on their turn."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    hand,
    lay,
    pass_turn,
    play,
    queue,
    side,
    spot,
    texts,
    water,
    why_not,
    winner,
)


@pytest.mark.rule("RAD-TRN-03", "RAD-TRN-04", "RAD-TRN-05")
def test_on_their_turn_their_queue_resolves_and_moves_and_mine_stands_still() -> None:
    state = lay("P1: Railgun < Muse\nP queue: Napalm, -, -\nO queue: Banish, Famine, Radiation")
    pass_turn(state)
    assert column(state, "P1") == "Railgun"
    assert queue(state, "O") == "Famine, Radiation, -"
    assert queue(state, "P") == "Napalm, -, -"
    state = pass_turn(lay("O queue: -, -, Napalm"))
    assert queue(state, "O") == "-, Napalm, -"


@pytest.mark.rule("RAD-FAC-23", "RAD-RUL-34")
def test_their_training_camp_turns_up_their_punk() -> None:
    state = pass_turn(lay("P1: Railgun < punk\nO1: Training Camp\nO3: Reactor < Muse < punk(Scout)"))
    play(state, "use:b1.0")
    assert column(state, "O3") == "Reactor < Muse < Scout n"
    assert water(state) == 2


@pytest.mark.rule("RAD-RUL-27", "RAD-RUL-61")
def test_their_parachute_base_drops_into_their_oasis() -> None:
    state = pass_turn(lay("O1: Parachute Base\nO3: Oasis\nO hand: Sniper\nP3: Outpost < Muse < Scout"))
    play(state, "drop:sniper", "place:b3.1", "damage:a3.0")
    assert water(state) == 1
    assert column(state, "O3") == "Oasis < Sniper d"
    assert column(state, "P3") == "Outpost d < Muse < Scout"


@pytest.mark.rule("RAD-RUL-01")
def test_their_revised_resonator_forbids_their_other_abilities() -> None:
    state = pass_turn(lay("O1: Railgun\nO3: Resonator", faces="revised"))
    play(state, "use:b3.0", "damage:a1.0")
    assert "no other ability" in state.why_not("use:b1.0", 1)


@pytest.mark.rule("RAD-RUL-54")
def test_their_high_ground_uncovers_me_and_everybody_can_see_it() -> None:
    state = lay("P1: Railgun < Muse < Scout\nO1: Pillbox < Gunner < Sniper\nO2: Railgun\nO queue: High Ground, -, -")
    assert spot(state, "a1.0")["protected"] and spot(state, "a1.1")["protected"]
    pass_turn(state)
    play(state, "decline", "use:b2.0")
    assert texts(state, "damage") == ["a1.0", "a1.1", "a1.2", "a2.0", "a3.0"]
    assert not spot(state, "a1.0")["protected"] and not spot(state, "a1.1")["protected"]
    assert spot(state, "b1.0")["protected"] and spot(state, "b1.1")["protected"]


@pytest.mark.rule("RAD-RAI-05", "RAD-RUL-55")
def test_their_raiders_hit_a_camp_i_choose_and_serve_their_scavengers() -> None:
    state = pass_turn(lay("O1: Scavenger Camp d\nO queue: Raiders, -, -"))
    assert asked(state) == "P"
    play(state, "damage:a2.0")
    assert column(state, "P2") == "Garage d"
    play(state, "use2:b1.0", "restore:b1.0")
    assert column(state, "O1") == "Scavenger Camp n"


@pytest.mark.rule("RAD-RUL-12", "RAD-FAC-14")
def test_their_juggernaut_rolls_and_closes_up_when_it_dies() -> None:
    state = pass_turn(lay("O2: {Muse, -, Juggernaut}"))
    play(state, "use:b2.2")
    assert asked(state) == "P"
    assert texts(state) == ["destroy:a1.0", "destroy:a2.0", "destroy:a3.0"]
    play(state, "destroy:a1.0")
    assert column(state, "P1") == "Railgun x"
    assert column(state, "O2") == "{Juggernaut n, Muse, -}"
    state = play(lay("P1: Railgun < Sniper\nO1: {-, Juggernaut d, Scout}"), "use:a1.1", "damage:b1.1")
    assert column(state, "O1") == "{Juggernaut x, Scout, -}"


@pytest.mark.rule("RAD-RUL-25", "RAD-RUL-32")
def test_their_mimic_borrows_from_my_argo() -> None:
    state = pass_turn(lay("P1: Railgun < Argo Yesky < punk\nO3: Reactor < Mimic"))
    play(state, "use:b3.1")
    assert texts(state) == ["use:a1.1", "gift:a1.2"]
    play(state, "gift:a1.2", "damage:a1.2")
    assert column(state, "P1") == "Railgun < Argo Yesky"


@pytest.mark.rule("RAD-RUL-20", "RAD-FAC-07")
def test_their_command_post_counts_their_punks_and_their_pillbox_their_ruins() -> None:
    state = pass_turn(lay("P2: Garage < punk < punk\nO1: Pillbox\nO2: Command Post < punk\nO3: Reactor x"))
    assert water(play(state.clone(), "use:b1.0", "damage:a1.0")) == 1
    assert water(play(state, "use:b2.0", "damage:a1.0")) == 1


@pytest.mark.rule("RAD-END-01")
def test_they_win_by_destroying_my_last_camp() -> None:
    state = pass_turn(lay("P1: Railgun d\nP2: Garage x\nP3: Outpost x\nO1: Railgun"))
    play(state, "use:b1.0")
    assert winner(state) == "O"


# -- the same card, other circumstances -----------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-27")
def test_a_parachuted_rabble_rouser_uses_either_ability() -> None:
    state = lay("P1: Railgun < punk\nP3: Parachute Base\nP hand: Rabble Rouser")
    play(state, "drop:rabble_rouser", "place:a2.1")
    assert texts(state) == ["use:a2.1", "use2:a2.1"]
    play(state, "use2:a2.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P2") == "Garage < Rabble Rouser d"


@pytest.mark.rule("RAD-RUL-61", "RAD-COL-02")
def test_holdout_is_not_free_where_there_is_no_room() -> None:
    state = lay("P1: Railgun x < Muse < Scout\nP hand: Holdout\nwater: 0")
    assert "RAD-GEN-03" in why_not(state, "play:holdout")


@pytest.mark.rule("RAD-RUL-11", "RAD-COL-02")
def test_who_stands_behind_juggernaut_is_not_counted_in_the_next_column() -> None:
    state = lay("P1: Railgun < Scout\nP2: {Muse, Juggernaut, Gunner}\nP3: Outpost < Looter < Sniper\nP hand: Holdout")
    play(state, "play:holdout")
    assert texts(state) == ["place:a1.1", "place:a1.2"]


@pytest.mark.rule("RAD-RUL-67")
@pytest.mark.parametrize("first", ["seen", "unseen"])
def test_of_two_equal_cards_i_play_the_one_they_have_seen(first: str) -> None:
    state = lay("P1: Railgun < Muse\nP2: Garage < Rescue Team\ndeck: Muse, ...")
    play(state, *(["use:a2.1", "return:a1.1", "draw"] if first == "seen" else ["draw", "use:a2.1", "return:a1.1"]))
    assert hand(state, "P") == ["Muse", "Muse"]
    assert side(state, "P")["known"] == ["muse"]
    play(state, "play:muse", "place:a1.1")
    assert side(state, "P")["known"] == []
    assert side(state, "P")["hand"] == 1


@pytest.mark.rule("RAD-RUL-60", "RAD-EFX-05")
def test_the_log_tells_what_was_pushed_and_what_water_came() -> None:
    state = lay("P1: Railgun < Muse\nP hand: Doomsayer\nO queue: Banish, -, -")
    play(state, "play:doomsayer", "place:a2.1", "push", "use:a1.1")
    assert [line for line in state.log(1) if "pushed" in line] == ["Your Banish is pushed back to space 2."]
    assert "Player 1 gains 1 extra water." in state.log(1)


@pytest.mark.rule("RAD-RUL-25", "RAD-RUL-26", "RAD-RUL-32")
def test_what_argo_lends_can_be_borrowed_and_used_under_adrenaline_wherever_he_stands() -> None:
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < punk\nO2: Arcade < Argo Yesky")
    play(state, "use:a1.1", "gift:b1.1", "damage:b1.1")
    assert column(state, "O1") == "Pillbox"
    state = lay("P1: Railgun < Vigilante d\nP2: Garage < Argo Yesky\nP3: Adrenaline Lab")
    play(state, "use:a3.0", "damage:b1.0")  # nobody to injure, so it is the lent ability
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun"


@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-11")
def test_the_revised_construction_yard_moves_who_stands_behind_their_juggernaut() -> None:
    state = lay("P3: Construction Yard\nO1: {Muse, Juggernaut, -}", faces="revised")
    play(state, "use:a3.0")
    assert texts(state) == ["place:b1.2", "place:b2.1", "place:b3.1"]
    play(state, "place:b1.2")
    assert column(state, "O1") == "{-, Juggernaut, Muse}"
