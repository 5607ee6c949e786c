"""Cards that meddle with each other (ledger section 7, nasty interactions)."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    play,
    queue,
    side,
    spot,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-123", "RAD-RUL-25")
def test_my_mimic_steals_molgurs_ability_even_if_he_is_not_ready() -> None:
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < Molgur Stang n\nwater: 1")
    play(state, "use:a1.1")
    assert texts(state) == ["destroy:b1.0", "destroy:b2.0", "destroy:b3.0"]
    play(state, "destroy:b2.0")
    assert water(state) == 0
    assert column(state, "O2") == "Arcade x"
    assert column(state, "P1") == "Railgun < Mimic n"
    assert column(state, "O1") == "Pillbox < Molgur Stang n"


@pytest.mark.rule("RAD-EX-124", "RAD-RUL-25")
def test_mimic_acting_as_mutant_is_the_one_that_gets_hurt() -> None:
    state = lay("P1: Railgun < Mimic\nP2: Garage < Mutant")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun < Mimic d"
    assert column(state, "P2") == "Garage < Mutant"
    assert "use:a2.1" in texts(state)


@pytest.mark.rule("RAD-EX-125", "RAD-RUL-25")
def test_mimic_borrows_from_my_ready_people_and_their_undamaged_ones_but_from_no_mimic() -> None:
    state = lay(
        "P1: Railgun < Mimic < Muse n\nP2: Garage < Scout d\nP3: Outpost < Vigilante\n"
        "O1: Pillbox < Sniper n\nO2: Arcade < Gunner d\nO3: Reactor < Mimic"
    )
    play(state, "use:a1.1")
    assert texts(state) == ["use:a3.1", "use:b1.1"]


@pytest.mark.rule("RAD-EX-126", "RAD-RUL-25", "RAD-RUL-32")
def test_mimic_borrows_what_their_argo_lends_as_long_as_he_is_well() -> None:
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < Argo Yesky < punk\nwater: 1")
    play(state, "use:a1.1")
    assert texts(state) == ["use:b1.1", "gift:b1.2"]
    play(state, "gift:b1.2", "damage:b1.2")
    assert water(state) == 0
    assert column(state, "O1") == "Pillbox < Argo Yesky"
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < Argo Yesky d < punk\nwater: 1")
    assert "use:a1.1" not in texts(state)
    assert "RAD-RUL-25" in why_not(state, "use:a1.1")


@pytest.mark.rule("RAD-EX-128", "RAD-RUL-25")
def test_what_mimic_borrows_looks_for_a_punk_of_mine_not_of_theirs() -> None:
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < Rabble Rouser\nO2: Arcade < punk")
    play(state, "use:a1.1")
    assert texts(state) == ["decline", "place:a1.1", "place:a1.2", "place:a2.1", "place:a3.1"]  # only the punk to gain
    state = lay("P1: Railgun < Mimic\nP2: Garage < punk\nO1: Pillbox < Rabble Rouser")
    play(state, "use:a1.1")
    assert texts(state) == ["use:b1.1", "use2:b1.1"]


@pytest.mark.rule("RAD-EX-129", "RAD-RUL-76")
def test_when_mimic_plays_vanguard_the_answer_falls_on_me() -> None:
    state = lay("P1: Railgun < Mimic\nO1: Pillbox < Vanguard\nwater: 1")
    play(state, "use:a1.1", "damage:b2.0")
    assert asked(state) == "O"
    assert texts(state) == ["damage:a1.1", "damage:a2.0", "damage:a3.0"]
    play(state, "damage:a1.1")
    assert column(state, "P1") == "Railgun < Mimic d"
    assert column(state, "O2") == "Arcade d"


@pytest.mark.rule("RAD-EX-130", "RAD-RUL-29", "RAD-RUL-30")
def test_with_vera_mimic_and_muse_make_four_water() -> None:
    state = lay("P1: Railgun < Vera Vosh < Mimic\nP2: Garage < Muse")
    play(state, "use:a1.2")
    assert spot(state, "a1.2")["ready"]
    play(state, "use:a1.2")
    assert not spot(state, "a1.2")["ready"]
    assert spot(state, "a2.1")["ready"]
    play(state, "use:a2.1")
    assert spot(state, "a2.1")["ready"]
    play(state, "use:a2.1")
    assert not spot(state, "a2.1")["ready"]
    assert water(state) == 7


@pytest.mark.rule("RAD-EX-131", "RAD-RUL-27")
def test_a_sniper_by_parachute_shoots_at_once_and_lands_hard() -> None:
    state = lay("P3: Parachute Base\nP hand: Sniper\nO1: Pillbox < Muse < Scout\nwater: 3")
    play(state, "drop:sniper", "place:a1.1")
    assert water(state) == 0
    assert texts(state, "damage") == ["b1.0", "b1.1", "b1.2", "b2.0", "b3.0"]
    play(state, "damage:b1.0")
    assert column(state, "O1") == "Pillbox d < Muse < Scout"
    assert column(state, "P1") == "Railgun < Sniper d"
    assert column(state, "P3") == "Parachute Base n"
    assert "RAD-RUL-27" in why_not(lay("P3: Parachute Base\nP hand: Sniper\nwater: 2"), "drop:sniper")


@pytest.mark.rule("RAD-EX-133", "RAD-RUL-27")
def test_a_parachuted_rescue_team_can_jump_right_back_unhurt() -> None:
    state = lay("P3: Parachute Base\nP hand: Rescue Team\nwater: 1")
    play(state, "drop:rescue_team", "place:a1.1")
    assert hand(state, "P") == ["Rescue Team"]
    assert column(state, "P1") == "Railgun"
    assert water(state) == 0


@pytest.mark.rule("RAD-EX-134", "RAD-RUL-27", "RAD-RUL-61")
def test_with_one_water_vigilante_can_only_land_at_the_oasis() -> None:
    state = lay("P2: Oasis\nP3: Parachute Base\nP hand: Vigilante\nO1: Pillbox < Muse\nwater: 1")
    play(state, "drop:vigilante")
    assert column(state, "P2") == "Oasis < Vigilante d"
    assert column(state, "O1") == "Pillbox < Muse d"
    assert water(state) == 0


@pytest.mark.rule("RAD-EX-135", "RAD-RUL-28")
def test_dropped_hurt_healed_by_the_garden_and_shooting_again() -> None:
    state = lay("P2: Atomic Garden\nP3: Parachute Base\nP hand: Sniper\nwater: 7")
    play(state, "drop:sniper", "place:a1.1", "damage:b1.0", "use:a2.0", "restore:a1.1")
    assert column(state, "P1") == "Railgun < Sniper"
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox x"
    assert water(state) == 0


@pytest.mark.rule("RAD-EX-136", "RAD-RUL-61")
def test_holdout_is_free_at_my_ruined_camp_only() -> None:
    state = lay("P1: Railgun x\nP hand: Holdout\nwater: 0")
    play(state, "play:holdout")
    assert column(state, "P1") == "Railgun x < Holdout n"
    state = lay("P1: Railgun x\nP hand: Holdout\nwater: 2")
    play(state, "play:holdout")
    assert texts(state) == ["place:a1.1", "place:a2.1", "place:a3.1"]
    assert water(play(state.clone(), "place:a1.1")) == 2
    assert water(play(state, "place:a2.1")) == 0


@pytest.mark.rule("RAD-EX-138", "RAD-RUL-37", "RAD-RUL-13")
def test_scud_launcher_lets_them_choose_any_card_of_theirs() -> None:
    state = lay("P2: Scud Launcher\nO1: Pillbox < Muse < punk\nO2: Arcade x\nO3: Reactor d")
    play(state, "use:a2.0")
    assert asked(state) == "O"
    assert texts(state) == ["damage:b1.0", "damage:b1.1", "damage:b1.2", "damage:b3.0"]
    play(state, "damage:b3.0")
    assert column(state, "O3") == "Reactor x"


@pytest.mark.rule("RAD-EX-139", "RAD-RUL-38", "RAD-RUL-13")
def test_in_the_octagon_i_give_up_one_and_they_one_of_their_choice_if_they_have_any() -> None:
    state = lay("P1: Railgun < Muse\nP2: The Octagon")
    play(state, "use:a2.0")
    assert discards(state) == ["Muse"]
    assert asked(state) == "P"
    state = lay("P1: Railgun < Muse\nP2: The Octagon\nO1: Pillbox < Scout < Gunner")
    play(state, "use:a2.0")
    assert asked(state) == "O"
    assert texts(state) == ["destroy:b1.1", "destroy:b1.2"]
    play(state, "destroy:b1.1")
    assert column(state, "O1") == "Pillbox < Gunner"


@pytest.mark.rule("RAD-EX-140", "RAD-RUL-39")
def test_the_reactor_takes_everybody_with_it_and_no_other_camp() -> None:
    state = lay("P1: Railgun < Muse\nP3: Reactor\nO1: Pillbox < punk(Sniper) < Scout")
    play(state, "use:a3.0")
    assert [column(state, name) for name in ("P1", "P2", "P3")] == ["Railgun", "Garage", "Reactor x"]
    assert [column(state, name) for name in ("O1", "O2", "O3")] == ["Pillbox", "Arcade", "Reactor"]
    assert sorted(discards(state)) == ["Muse", "Scout"]
    assert deck(state) == 31
    play(state, "end")
    assert hand(state, "O") == ["Sniper"]  # the punk was on top of the deck


@pytest.mark.rule("RAD-EX-141", "RAD-RUL-55")
def test_scavenger_camp_restores_only_after_my_own_raiders_came_home() -> None:
    text = "P1: Railgun d\nP3: Scavenger Camp\nP hand: Vigilante\nP queue: Raiders, -, -\n"
    state = lay(text)
    assert "RAD-RUL-55" in why_not(state, "use2:a3.0")
    play(state, "junk:vigilante", "damage:b1.0", "use2:a3.0", "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert water(state) == 2
    state = lay(text + "phase: events")
    play(state, "damage:b1.0")
    assert "use2:a3.0" in texts(state)


@pytest.mark.rule("RAD-EX-143", "RAD-RUL-40", "RAD-RUL-65")
def test_the_warehouse_trades_two_cards_for_three_but_never_the_silo() -> None:
    state = lay("P3: Warehouse\nP hand: Muse, Scout, Silo\ndeck: Gunner, Sniper, Looter, ...")
    play(state, "use:a3.0")
    assert texts(state) == ["discard:muse", "discard:scout"]
    play(state, "discard:muse", "discard:scout")
    assert hand(state, "P") == ["Gunner", "Looter", "Silo", "Sniper"]
    assert column(state, "P3") == "Warehouse d n"
    assert "RAD-RUL-40" in why_not(lay("P3: Warehouse\nP hand: Silo"), "use:a3.0")


@pytest.mark.rule("RAD-EX-144", "RAD-RUL-41")
def test_of_the_supply_depots_two_cards_one_goes_and_never_an_older_one() -> None:
    state = lay("P3: Supply Depot\nP hand: Muse\ndeck: Scout, Banish, ...")
    play(state, "use:a3.0")
    assert sorted(texts(state)) == ["hold:banish", "hold:scout"]
    play(state, "hold:banish")
    assert hand(state, "P") == ["Banish", "Muse"]
    assert discards(state) == ["Scout"]


@pytest.mark.rule("RAD-EX-145", "RAD-RUL-66")
def test_rescue_team_may_come_and_go_until_the_hundredth_action() -> None:
    state = lay("P2: Oasis\nP hand: Rescue Team\nwater: 0")
    for _ in range(50):
        play(state, "play:rescue_team", "use:a2.1")
    assert hand(state, "P") == ["Rescue Team"]
    assert texts(state) == ["end"]
    assert "RAD-RUL-66" in why_not(state, "play:rescue_team")


@pytest.mark.rule("RAD-EX-146", "RAD-RUL-68")
def test_looter_draws_for_a_camp_he_hits_and_not_for_a_person() -> None:
    text = "P1: Railgun < Looter\nO1: Pillbox < Muse\nO2: Arcade d\ndeck: Sniper, ..."
    state = lay(text)
    play(state, "use:a1.1", "damage:b2.0")
    assert column(state, "O2") == "Arcade x"
    assert hand(state, "P") == ["Sniper"]
    state = lay(text)
    play(state, "use:a1.1", "damage:b1.1")
    assert hand(state, "P") == []


@pytest.mark.rule("RAD-EX-148", "RAD-FAG-01", "RAD-ABL-07")
def test_exterminator_finds_the_damaged_person_behind_and_leaves_the_damaged_camp() -> None:
    state = lay("P1: Railgun < Exterminator\nO1: Pillbox d < Muse d < Scout")
    play(state, "use:a1.1")
    assert column(state, "O1") == "Pillbox d < Scout"
    assert discards(state) == ["Muse"]


@pytest.mark.rule("RAD-EX-149", "RAD-COL-03")
def test_once_the_front_is_shot_away_the_next_shot_reaches_who_stood_behind() -> None:
    state = lay("P2: Garage < Wounded Soldier\nO1: Pillbox < Muse < punk")
    play(state, "use:a1.0")
    assert texts(state, "damage") == ["b1.2", "b2.0", "b3.0"]
    play(state, "damage:b1.2", "use:a2.1")
    assert texts(state, "damage") == ["b1.1", "b2.0", "b3.0"]
    play(state, "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d"


@pytest.mark.rule("RAD-EX-150", "RAD-RUL-75", "RAD-RDY-04")
def test_repair_bot_repairs_on_arrival_and_waits_a_turn_for_more() -> None:
    state = lay("P1: Railgun d\nP2: Garage d\nP hand: Repair Bot, Scout, Looter\nwater: 1")
    play(state, "play:repair_bot", "place:a3.1")
    assert texts(state) == ["decline", "restore:a1.0", "restore:a2.0"]
    play(state, "restore:a2.0", "junk:scout", "junk:looter")
    assert water(state) == 2
    assert column(state, "P1") == "Railgun d"
    assert column(state, "P2") == "Garage"
    assert "RAD-RDY-04" in why_not(state, "use:a3.1")


@pytest.mark.rule("RAD-RUL-26", "RAD-RUL-30")
def test_the_adrenaline_lab_uses_both_the_camp_and_the_person() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Muse d\nP3: Adrenaline Lab")
    play(state, "use:a3.0")
    assert water(state) == 4
    assert discards(state) == ["Muse"]
    assert spot(state, "a3.0")["ready"]  # its first use, under Vera
    assert spot(state, "a3.0")["uses"] == 1


@pytest.mark.rule("RAD-RUL-54", "RAD-RUL-53")
def test_their_high_ground_set_off_on_my_turn_exposes_me_until_that_turn_ends() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP3: Omen Clock\nO1: Pillbox < Gunner\nO queue: High Ground, -, -")
    play(state, "use:a3.0")
    assert asked(state) == "O"
    play(state, "decline")
    assert side(state, "P")["exposed"] and not side(state, "O")["exposed"]
    play(state, "end")
    assert not side(state, "P")["exposed"]


@pytest.mark.rule("RAD-RUL-54", "RAD-RUL-56")
def test_high_ground_moves_my_people_with_all_their_marks_and_nobody_enters_play() -> None:
    state = lay(
        "P1: Railgun < Vanguard d < Repair Bot\nP2: Nest of Spies\nP3: Outpost < punk\n"
        "P queue: High Ground, -, -\nphase: events"
    )
    play(state, "rearrange", "place:a2.1", "place:a2.1", "place:a1.1")
    assert column(state, "P2") == "Nest of Spies < Repair Bot < Vanguard d"
    assert column(state, "P1") == "Railgun < punk"
    assert "end" in texts(state)
    assert "RAD-RUL-56" in why_not(state, "use:a2.0")


@pytest.mark.rule("RAD-RUL-69", "RAD-RUL-54")
def test_on_high_ground_my_open_shots_reach_everybody() -> None:
    text = (
        "P1: Railgun < {}\nP3: Resonator\nO1: Pillbox < Muse < Scout\nO2: Arcade d < Gunner d < Sniper\n"
        "P queue: High Ground, -, -\nphase: events"
    )
    everybody = ["b1.1", "b1.2", "b2.1", "b2.2"]
    shots = {
        "Assassin": ("destroy", everybody),
        "Vigilante": ("injure", everybody),
        "Pyromaniac": ("damage", ["b1.0", "b2.0", "b3.0"]),
        "Holdout": ("damage", ["b1.0", "b1.1", "b1.2", "b2.0", "b2.1", "b2.2", "b3.0"]),
    }
    for shooter, (verb, targets) in shots.items():
        state = play(lay(text.format(shooter)), "decline", "use:a1.1")
        assert texts(state, verb) == targets, shooter
    state = play(lay(text.format("Gunner")), "decline", "use:a1.1")
    assert column(state, "O1") == "Pillbox < Muse d < Scout d"
    assert column(state, "O2") == "Arcade d < Sniper d"
    state = play(lay(text.format("Muse")), "decline", "use:a3.0")
    assert texts(state, "destroy") == ["b2.0", "b2.1"]


@pytest.mark.rule("RAD-RUL-72", "RAD-RUL-50", "RAD-RUL-51")
def test_raiders_are_an_event_numbered_two() -> None:
    for before, after in (("-, -, -", "-, Raiders, -"), ("-, Napalm, -", "-, Napalm, Raiders")):
        state = play(lay(f"P queue: {before}\nP hand: Vigilante"), "junk:vigilante")
        assert queue(state, "P") == after
        assert water(state) == 3
