"""What the rulebook's FAQ says about people (ledger section 7, people FAQ; rules 2.22)."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    discards,
    hand,
    lay,
    next_turn,
    play,
    queue,
    side,
    spot,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-95", "RAD-FAP-02", "RAD-FAP-03", "RAD-RUL-32")
def test_under_argo_my_old_punk_can_damage_and_my_new_punk_has_to_wait() -> None:
    state = lay("P1: Railgun < Argo Yesky\nP2: Garage < punk\nP hand: Magnus Karv")
    play(state, "gift:a2.1", "damage:b1.0")
    assert water(state) == 2
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P2") == "Garage < punk n"
    assert "gift:a2.1" not in texts(state)
    play(state, "junk:magnus_karv", "place:a3.1")
    assert column(state, "P3") == "Outpost < punk n"
    assert "RAD-RDY-04" in why_not(state, "gift:a3.1")


@pytest.mark.rule("RAD-EX-96", "RAD-FAP-01", "RAD-RST-03", "RAD-TRT-04")
def test_my_punk_loses_argos_ability_while_he_is_damaged_and_has_it_again_once_he_is_restored() -> None:
    state = lay("P1: Railgun < Argo Yesky d\nP2: Garage < punk\nP hand: Gunner")
    assert "gift:a2.1" not in texts(state)
    play(state, "junk:gunner", "restore:a1.1")
    assert "gift:a2.1" in texts(state)
    assert "use:a1.1" not in texts(state)


@pytest.mark.rule("RAD-EX-98", "RAD-FAP-04", "RAD-RUL-21")
def test_a_lonely_cult_leader_gives_himself_up_and_i_still_get_my_damage() -> None:
    state = lay("P1: Railgun < Cult Leader")
    play(state, "use:a1.1")
    assert discards(state) == ["Cult Leader"]
    play(state, "damage:b2.0")
    assert column(state, "P1") == "Railgun"
    assert column(state, "O2") == "Arcade d"
    assert water(state) == 3


PUSHES = [
    ("Banish, Napalm, -", "-, Banish, Napalm"),
    ("Banish, -, Napalm", "-, Banish, Napalm"),
    ("Banish, -, -", "-, Banish, -"),
    ("-, Banish, -", "-, -, Banish"),
    ("-, Banish, Napalm", "-, Banish, Napalm"),
    ("Banish, Napalm, Radiation", "Banish, Napalm, Radiation"),
]


@pytest.mark.rule("RAD-EX-99", "RAD-FAP-05", "RAD-RUL-60")
@pytest.mark.parametrize(("before", "after"), PUSHES)
def test_doomsayer_pushes_back_every_event_that_has_room_behind_it(before: str, after: str) -> None:
    state = lay(f"P hand: Doomsayer\nO queue: {before}")
    play(state, "play:doomsayer", "place:a1.1")
    assert ("push" in texts(state)) == (before != after)
    if before != after:
        play(state, "push")
    assert queue(state, "O") == after


@pytest.mark.rule("RAD-EX-99", "RAD-RUL-16", "RAD-RUL-60")
def test_i_need_not_let_doomsayer_push_anything() -> None:
    state = lay("P hand: Doomsayer\nO queue: Banish, Napalm, -")
    play(state, "play:doomsayer", "place:a1.1", "decline")
    assert queue(state, "O") == "Banish, Napalm, -"


@pytest.mark.rule("RAD-EX-100", "RAD-FAP-06")
def test_doomsayer_comes_without_an_event_to_push_but_then_has_nothing_to_announce() -> None:
    state = lay("P hand: Doomsayer")
    play(state, "play:doomsayer", "place:a1.1")
    assert column(state, "P1") == "Railgun < Doomsayer n"
    next_turn(state)
    assert "use:a1.1" not in texts(state)
    assert "RAD-FAP-06" in why_not(state, "use:a1.1")


@pytest.mark.rule("RAD-EX-101", "RAD-FAP-07", "RAD-FAP-08", "RAD-RUL-31", "RAD-RDY-09")
def test_karli_acts_on_the_turn_she_comes_if_water_is_left() -> None:
    state = lay("P hand: Karli Blaze\nwater: 3")
    play(state, "play:karli_blaze", "place:a1.1")
    assert column(state, "P1") == "Railgun < Karli Blaze"
    assert "RAD-GEN-03" in why_not(state, "use:a1.1")
    state = lay("P hand: Karli Blaze\nwater: 4")
    play(state, "play:karli_blaze", "place:a1.1", "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 0


@pytest.mark.rule("RAD-EX-101", "RAD-FAP-07", "RAD-RUL-31")
def test_karli_readies_who_comes_after_her_and_not_who_came_before() -> None:
    state = lay("P hand: Muse, Muse, Karli Blaze\nwater: 5")
    play(state, "play:muse", "place:a2.1", "play:karli_blaze", "place:a1.1", "play:muse", "place:a3.1")
    assert column(state, "P2") == "Garage < Muse n"
    assert column(state, "P3") == "Outpost < Muse"


@pytest.mark.rule("RAD-EX-103", "RAD-FAP-12", "RAD-RUL-47")
def test_a_punk_taken_back_is_an_ordinary_card_that_only_i_know() -> None:
    state = lay("P1: Railgun < punk(Napalm)\nP2: Garage < Rescue Team")
    play(state, "use:a2.1", "return:a1.1")
    assert hand(state, "P") == ["Napalm"]
    assert {"play:napalm", "junk:napalm"} <= set(texts(state))
    assert side(state, "P")["hand"] == 1
    assert side(state, "P")["known"] == []
    assert not [line for line in state.log(1) if "Napalm" in line]


@pytest.mark.rule("RAD-EX-104", "RAD-FAP-13", "RAD-FAP-14")
def test_rescue_team_takes_itself_back_and_comes_again_ready() -> None:
    state = lay("P1: Railgun < Rescue Team\nwater: 3")
    play(state, "use:a1.1")
    assert hand(state, "P") == ["Rescue Team"]
    play(state, "play:rescue_team", "place:a1.1")
    assert water(state) == 2
    assert column(state, "P1") == "Railgun < Rescue Team"
    assert "use:a1.1" in texts(state)


@pytest.mark.rule("RAD-EX-105", "RAD-FAP-14", "RAD-RUL-67")
def test_a_rescued_vanguard_remembers_nothing_and_brings_a_punk_again() -> None:
    state = lay("P1: Railgun < Vanguard d\nP2: Garage < Rescue Team")
    play(state, "use:a2.1", "return:a1.1")
    assert side(state, "P")["known"] == ["vanguard"]
    play(state, "play:vanguard", "place:a1.1")
    assert column(state, "P1") == "Railgun < Vanguard n"
    play(state, "place:a3.1")
    assert column(state, "P3") == "Outpost < punk n"


@pytest.mark.rule("RAD-EX-106", "RAD-FAP-15", "RAD-RUL-16", "RAD-RUL-43")
@pytest.mark.parametrize("choice", ["decline", "junk:muse", "junk:banish", "junk:scout"])
def test_scientist_shows_three_cards_and_i_may_use_one_of_their_corners_or_none(choice: str) -> None:
    state = lay("P1: Railgun < Scientist\nO1: Pillbox < Gunner\ndeck: Muse, Banish, Scout, ...")
    play(state, "use:a1.1")
    assert discards(state) == ["Muse", "Banish", "Scout"]
    assert sorted(texts(state)) == ["decline", "junk:banish", "junk:muse", "junk:scout"]
    play(state, choice)
    assert column(state, "O1") == ("Pillbox < Gunner d" if choice == "junk:muse" else "Pillbox < Gunner")
    assert queue(state, "P") == ("-, Raiders, -" if choice == "junk:banish" else "-, -, -")
    assert water(state) == (3 if choice == "junk:scout" else 2)
    assert discards(state) == ["Muse", "Banish", "Scout"]


@pytest.mark.rule("RAD-EX-108", "RAD-FAP-19")
def test_vera_comes_too_late_for_a_railgun_that_has_fired() -> None:
    state = lay("P hand: Vera Vosh, Scout\nwater: 5")
    play(state, "use:a1.0", "damage:b1.0", "play:vera_vosh", "place:a2.1")
    assert water(state) == 0
    assert column(state, "P1") == "Railgun n"
    next_turn(state)
    play(state, "junk:scout")
    assert water(state) == 4
    play(state, "use:a1.0", "damage:b2.0", "use:a1.0", "damage:b2.0")
    assert column(state, "O2") == "Arcade x"
    assert column(state, "P1") == "Railgun n"


@pytest.mark.rule("RAD-EX-109", "RAD-RUL-29", "RAD-FAP-20")
def test_with_vera_each_of_my_cards_acts_twice_people_camps_and_herself() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Muse\nO1: Pillbox < Scout < Gunner\nwater: 3")
    seen = []
    for action in ("use:a2.1", "use:a2.1", "use:a2.0", "use:a2.0", "use:a1.1", "use:a1.1"):
        play(state, action)
        seen.append((water(state), column(state, "P1"), column(state, "P2")))
    assert seen == [
        (4, "Railgun < Vera Vosh", "Garage < Muse"),
        (5, "Railgun < Vera Vosh", "Garage < Muse n"),
        (4, "Railgun < Vera Vosh", "Garage < Muse n"),
        (3, "Railgun < Vera Vosh", "Garage n < Muse n"),
        (2, "Railgun < Vera Vosh", "Garage n < Muse n"),
        (1, "Railgun < Vera Vosh n", "Garage n < Muse n"),
    ]
    assert texts(state, "use") == []


@pytest.mark.rule("RAD-EX-110", "RAD-RUL-30")
def test_what_acted_while_vera_was_well_stays_ready_when_she_is_hurt() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Vanguard\nwater: 5")
    play(state, "use:a2.1", "damage:b1.0")
    assert asked(state) == "O"
    play(state, "damage:a1.1")
    assert column(state, "P1") == "Railgun < Vera Vosh d"
    assert column(state, "P2") == "Garage < Vanguard"
    play(state, "use:a2.1", "damage:b2.0", "damage:a3.0")
    assert water(state) == 3
    assert column(state, "P2") == "Garage < Vanguard n"
    play(state, "use:a1.0", "damage:b3.0")
    assert water(state) == 1
    assert column(state, "P1") == "Railgun n < Vera Vosh d"


@pytest.mark.rule("RAD-EX-111", "RAD-FAP-22", "RAD-RUL-33", "RAD-RUL-50", "RAD-RUL-72")
def test_with_zeto_my_first_raid_hits_at_once_and_my_second_waits_in_the_queue() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP hand: Vigilante, Assassin")
    play(state, "junk:vigilante")
    assert asked(state) == "O"
    play(state, "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    assert side(state, "P")["raiders"] == "play"
    play(state, "junk:assassin")
    assert queue(state, "P") == "-, Raiders, -"


@pytest.mark.rule("RAD-EX-113", "RAD-RUL-33")
def test_interrogate_uses_up_zetos_gift_so_banish_is_queued() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP hand: Interrogate, Banish\nO1: Pillbox < Muse\ndeck: Scout, Sniper, ...")
    play(state, "play:interrogate", "hold:sniper", "play:banish")
    assert queue(state, "P") == "Banish, -, -"
    assert column(state, "O1") == "Pillbox < Muse"


@pytest.mark.rule("RAD-EX-114", "RAD-RUL-33")
def test_zetos_first_event_needs_no_room_in_the_queue_but_its_full_price() -> None:
    text = "P1: Railgun < Zeto Khan\nP hand: Bombardment\nP queue: Banish, Napalm, Radiation\n"
    state = lay(text + "water: 4")
    play(state, "play:bombardment")
    assert [column(state, name) for name in ("O1", "O2", "O3")] == ["Pillbox d", "Arcade d", "Reactor d"]
    assert queue(state, "P") == "Banish, Napalm, Radiation"
    assert discards(state) == ["Bombardment"]
    assert water(state) == 0
    assert "RAD-GEN-03" in why_not(lay(text + "water: 3"), "play:bombardment")


@pytest.mark.rule("RAD-EX-115", "RAD-RUL-33")
def test_zeto_comes_too_late_once_an_event_was_played_this_turn() -> None:
    state = lay("P hand: Banish, Zeto Khan, Napalm\nO1: Pillbox < Muse\nwater: 6")
    play(state, "play:banish", "play:zeto_khan", "place:a1.1", "play:napalm")
    assert queue(state, "P") == "Banish, Napalm, -"
    assert column(state, "O1") == "Pillbox < Muse"


@pytest.mark.rule("RAD-FAP-21", "RAD-RUL-33")
def test_zeto_does_not_hurry_what_waits_in_my_queue() -> None:
    state = lay("P hand: Zeto Khan\nP queue: -, Napalm, -\nO1: Pillbox < Muse")
    play(state, "play:zeto_khan", "place:a1.1")
    assert queue(state, "P") == "-, Napalm, -"
    assert column(state, "O1") == "Pillbox < Muse"


@pytest.mark.rule("RAD-RUL-33")
def test_moving_raiders_on_is_not_playing_an_event_so_zetos_gift_is_still_there() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP queue: -, Raiders, -\nP hand: Vigilante, Banish\nO1: Pillbox < Muse")
    play(state, "junk:vigilante")
    assert queue(state, "P") == "Raiders, -, -"
    play(state, "play:banish")
    assert column(state, "O1") == "Pillbox"


@pytest.mark.rule("RAD-FAP-09", "RAD-RUL-31")
def test_karli_restored_waits_but_who_enters_after_her_does_not() -> None:
    state = lay("P1: Railgun < Karli Blaze d\nP hand: Gunner, Muse")
    play(state, "junk:gunner", "restore:a1.1", "play:muse", "place:a2.1")
    assert column(state, "P1") == "Railgun < Karli Blaze n"
    assert column(state, "P2") == "Garage < Muse"


@pytest.mark.rule("RAD-FAP-10", "RAD-RUL-31", "RAD-RUL-34")
def test_with_karli_a_punk_turned_up_by_training_camp_can_act_at_once() -> None:
    text = "P1: Railgun < {}\nP2: Training Camp < punk(Muse)"
    assert column(play(lay(text.format("Karli Blaze")), "use:a2.0"), "P2") == "Training Camp n < Muse"
    assert column(play(lay(text.format("Scout")), "use:a2.0"), "P2") == "Training Camp n < Muse n"


@pytest.mark.rule("RAD-FAP-11", "RAD-RUL-14", "RAD-RUL-15")
def test_molgur_reaches_every_camp_of_theirs_and_none_of_mine() -> None:
    state = lay("P1: Railgun < Molgur Stang\nO1: Pillbox < Muse < Scout\nO2: Arcade x")
    play(state, "use:a1.1")
    assert texts(state) == ["destroy:b1.0", "destroy:b3.0"]


@pytest.mark.rule("RAD-FAP-16", "RAD-FAP-17", "RAD-RUL-76")
def test_vanguards_answer_comes_at_once_and_only_hits_what_is_unprotected() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: Garage x < Vanguard")
    play(state, "use:a2.1", "damage:b1.0")
    assert asked(state) == "O"
    assert texts(state) == ["damage:a1.2", "damage:a2.1", "damage:a3.0"]
    play(state, "damage:a2.1")
    assert column(state, "P2") == "Garage x < Vanguard d"
    assert asked(state) == "P"


@pytest.mark.rule("RAD-FAP-18", "RAD-RUL-64")
def test_if_vanguard_wins_the_game_there_is_no_answer() -> None:
    state = lay("P2: Garage < Vanguard\nO1: Pillbox x\nO2: Arcade d\nO3: Reactor x")
    play(state, "use:a2.1")
    assert state.over and state.outcome is not None and state.outcome.winners == (0,)
    assert column(state, "P2") == "Garage < Vanguard n"


@pytest.mark.rule("RAD-RUL-32")
def test_under_argo_a_person_with_an_ability_has_his_too_but_uses_one_of_the_two() -> None:
    state = lay("P1: Railgun < Argo Yesky\nP2: Garage < Muse")
    assert {"use:a2.1", "gift:a2.1"} <= set(texts(state))
    assert "gift:a1.1" not in texts(state)  # Argo has it printed
    play(state, "gift:a2.1", "damage:b1.0")
    assert not {"use:a2.1", "gift:a2.1"} & set(texts(state))


@pytest.mark.rule("RAD-RUL-42", "RAD-RUL-65")
def test_zeto_discards_any_three_cards_of_my_hand_old_or_new() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP hand: Muse, Silo\ndeck: Scout, Banish, Gunner, ...")
    play(state, "use:a1.1")
    assert sorted(texts(state, "discard")) == ["banish", "gunner", "muse", "scout"]
    play(state, "discard:muse", "discard:scout", "discard:banish")
    assert hand(state, "P") == ["Gunner", "Silo"]


@pytest.mark.rule("RAD-RUL-73", "RAD-TRT-02")
def test_no_trait_works_on_leaving() -> None:
    state = lay("P1: Railgun < Vanguard\nP2: Blood Bank\nP3: Outpost")
    play(state, "use:a2.0")
    assert discards(state) == ["Vanguard"]
    assert asked(state) == "P"
    assert "end" in texts(state)
    assert spot(state, "a1.1") is None
