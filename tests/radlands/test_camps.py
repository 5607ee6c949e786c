"""Camps that the rulebook's FAQ speaks of (ledger section 7, camps FAQ)."""

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
    winner,
)

# -- Adrenaline Lab ------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-58", "RAD-FAC-02", "RAD-RUL-26", "RAD-RUL-21")
def test_adrenaline_lab_drives_a_damaged_mutant_that_has_acted_already() -> None:
    position = "P1: Railgun < Mutant\nP3: Adrenaline Lab\nO1: Pillbox < Muse\nO2: Arcade < Gunner\nwater: 0"
    state = play(lay(position), "use:a1.1", "damage:b1.1")
    assert column(state, "P1") == "Railgun < Mutant d", "nothing was damaged, so it could only damage"
    state_restoring = state.clone()
    play(state, "use:a3.0")
    assert texts(state, "choose") == ["restore", "damage", "both"]
    play(state, "choose:damage", "damage:b2.1")
    assert column(state, "P1") == "Railgun" and discards(state) == ["Mutant"]
    assert column(state, "O2") == "Arcade < Gunner d"
    play(state_restoring, "use:a3.0", "choose:restore")
    assert column(state_restoring, "P1") == "Railgun" and discards(state_restoring) == ["Mutant"]
    story = [event["kind"] for event in state_restoring.events(None)][-3:]
    assert story == ["restore", "damage", "destroy"], "restored, damaged by itself, destroyed by the Lab"


@pytest.mark.rule("RAD-EX-59", "RAD-RUL-26")
def test_rescue_team_driven_by_adrenaline_lab_can_save_itself() -> None:
    state = lay("P1: Railgun < Rescue Team d\nP3: Adrenaline Lab")
    play(state, "use:a3.0")
    assert hand(state, "P") == ["Rescue Team"] and discards(state) == []
    assert column(state, "P1") == "Railgun"


@pytest.mark.rule("RAD-FAC-01", "RAD-RUL-26")
def test_adrenaline_lab_uses_a_damaged_person_that_came_this_turn() -> None:
    state = lay("P3: Adrenaline Lab\nP hand: Wounded Soldier")
    assert "use:a3.0" not in texts(state) and "RAD-RUL-26" in why_not(state, "use:a3.0")
    play(state, "play:wounded_soldier", "place:a1.1")
    assert column(state, "P1") == "Railgun < Wounded Soldier d" and water(state) == 2
    play(state, "use:a3.0", "damage:b1.0")
    assert water(state) == 1, "at the price of the person's ability"
    assert column(state, "O1") == "Pillbox d" and column(state, "P1") == "Railgun"
    assert discards(state) == ["Wounded Soldier"]


@pytest.mark.rule("RAD-RUL-26")
def test_adrenaline_lab_pays_for_the_persons_ability_and_knows_argos_gift() -> None:
    state = lay("P1: Railgun < Sniper d\nP3: Adrenaline Lab\nwater: 1")
    assert "use:a3.0" not in texts(state), "Sniper's shot costs 2"
    state = lay("P1: Railgun < Argo Yesky < Sniper d\nP3: Adrenaline Lab\nwater: 1")
    play(state, "use:a3.0")
    assert texts(state) == ["damage:b1.0", "damage:b2.0", "damage:b3.0"], "the gift costs 1"
    state = lay("P1: Railgun < Argo Yesky d\nP3: Adrenaline Lab\nwater: 1")
    play(state, "use:a3.0", "damage:b1.0")
    assert column(state, "P1") == "Railgun", "a damaged Argo has his own ability"
    state = lay("P1: Railgun < Mimic d\nP2: Garage < Muse\nP3: Adrenaline Lab\nwater: 0")
    play(state, "use:a3.0")
    assert water(state) == 1 and column(state, "P1") == "Railgun" and column(state, "P2") == "Garage < Muse"


# -- prices and needs ----------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-60", "RAD-FAC-03")
def test_arcade_counts_punks_as_people() -> None:
    assert "use:a2.0" in texts(lay("P2: Arcade"))
    assert "use:a2.0" in texts(lay("P2: Arcade\nP1: Railgun < punk"))
    state = lay("P2: Arcade\nP1: Railgun < punk < punk")
    assert "use:a2.0" not in texts(state) and "RAD-FAC-03" in why_not(state, "use:a2.0")


@pytest.mark.rule("RAD-EX-61", "RAD-FAC-04", "RAD-FAC-06", "RAD-FAC-15", "RAD-FAC-18", "RAD-RUL-17")
@pytest.mark.parametrize("camp", ["Blood Bank", "Catapult", "Labor Camp", "Mulcher", "The Octagon"])
def test_a_camp_that_costs_a_person_needs_one_and_a_punk_will_do(camp: str) -> None:
    state = lay(f"P2: {camp}")
    assert "use:a2.0" not in texts(state) and "RAD-FAC-04" in why_not(state, "use:a2.0")
    state = lay(f"P2: {camp}\nP1: Railgun < punk(Sniper)")
    play(state, "use:a2.0")
    if camp == "Catapult":
        play(state, "damage:b1.0")
    assert column(state, "P1") == "Railgun" and discards(state) == []
    if camp == "Mulcher":
        assert hand(state, "P") == ["Sniper"] and deck(state) == 30
    else:
        assert deck(state) == 31
    assert asked(state) == "P" and water(state) == {"Blood Bank": 4, "Catapult": 1, "The Octagon": 2}.get(camp, 3)


@pytest.mark.rule("RAD-EX-63", "RAD-FAC-07", "RAD-TRN-13", "RAD-RUL-20")
@pytest.mark.parametrize(("punks", "price"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_command_post_is_a_water_cheaper_for_each_punk_down_to_nothing(punks: int, price: int) -> None:
    standing = " < ".join(["Railgun", *["punk"] * min(2, punks)])
    others = " < ".join(["Garage", *["punk"] * max(0, punks - 2)])
    position = f"P1: {standing}\nP2: {others}\nP3: Command Post\n"
    if price:
        assert "use:a3.0" not in texts(lay(f"{position}water: {price - 1}"))
    state = play(lay(f"{position}water: {price}"), "use:a3.0", "damage:b1.0")
    assert water(state) == 0
    assert column(state, "P3") == "Command Post n" and "use:a3.0" not in texts(state)


@pytest.mark.rule("RAD-EX-64", "RAD-RUL-20")
def test_pillbox_is_a_water_cheaper_for_each_destroyed_camp_of_mine() -> None:
    for one, two, price in (("", "", 3), (" x", "", 2), (" x", " x", 1)):
        position = f"P1: Railgun{one}\nP2: Garage{two}\nP3: Pillbox\nO1: Cannon x\nwater: "
        assert "use:a3.0" not in texts(lay(f"{position}{price - 1}"))
        state = play(lay(f"{position}{price}"), "use:a3.0", "damage:b2.0")
        assert water(state) == 0


# -- Construction Yard ---------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-65", "RAD-FAC-08", "RAD-FAC-09", "RAD-RUL-35")
def test_construction_yard_rebuilds_a_camp_ready_for_use_and_is_destroyed() -> None:
    state = lay("P1: Railgun x\nP3: Construction Yard")
    play(state, "use:a3.0")
    assert water(state) == 2
    assert column(state, "P1") == "Railgun" and column(state, "P3") == "Construction Yard x"
    play(state, "use:a1.0", "damage:b1.0")
    assert water(state) == 0
    state = lay("P1: Railgun x\nP3: Construction Yard d")
    assert "use:a3.0" not in texts(state) and why_not(state, "use:a3.0")


@pytest.mark.rule("RAD-EX-66", "RAD-RUL-35")
def test_a_rebuilt_camp_may_be_used_again_in_the_same_turn() -> None:
    state = lay("P1: Reactor\nP3: Construction Yard\nwater: 5")
    play(state, "use:a1.0")
    assert water(state) == 3 and column(state, "P1") == "Reactor x"
    play(state, "use:a3.0")
    assert water(state) == 2 and column(state, "P1") == "Reactor"
    play(state, "use:a1.0")
    assert water(state) == 0 and column(state, "P1") == "Reactor x" and winner(state) == ""


@pytest.mark.rule("RAD-RUL-35")
def test_construction_yard_rebuilds_only_my_own_and_never_loses_me_the_game() -> None:
    state = lay("P1: Railgun x\nP2: Garage x\nP3: Construction Yard\nO1: Pillbox x")
    play(state, "use:a3.0")
    assert texts(state) == ["rebuild:a1.0", "rebuild:a2.0"]
    play(state, "rebuild:a2.0")
    assert column(state, "P2") == "Garage" and column(state, "P3") == "Construction Yard x" and winner(state) == ""
    state = lay("P3: Construction Yard\nO1: Pillbox x")
    assert "use:a3.0" not in texts(state) and "RAD-RUL-35" in why_not(state, "use:a3.0")


# -- camps that let the opponent choose ----------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-78", "RAD-FAC-16", "RAD-FAC-17", "RAD-RUL-36", "RAD-RUL-13")
def test_against_mercenary_camp_the_opponent_gives_two_cards_or_any_card_in_play() -> None:
    position = "P3: Mercenary Camp\nO1: Pillbox < Muse < punk\nO hand: Mutant, Scout"
    state = play(lay(position), "use:a3.0")
    assert asked(state) == "O"
    assert texts(state) == ["destroy:b1.0", "destroy:b1.1", "destroy:b1.2", "destroy:b2.0", "destroy:b3.0", "give"]
    paid = play(state.clone(), "give")
    assert hand(paid, "O") == [] and sorted(discards(paid)) == ["Mutant", "Scout"]
    assert column(paid, "O1") == "Pillbox < Muse < punk" and asked(paid) == "P"
    protected = play(state.clone(), "destroy:b1.1")
    assert column(protected, "O1") == "Pillbox < punk" and hand(protected, "O") == ["Mutant", "Scout"]
    punk = play(state, "destroy:b1.2")
    assert column(punk, "O1") == "Pillbox < Muse" and deck(punk) == 31


@pytest.mark.rule("RAD-FAC-17", "RAD-RUL-36")
def test_against_mercenary_camp_exactly_two_cards_are_given_and_water_silo_counts_for_none() -> None:
    state = play(lay("P3: Mercenary Camp\nO hand: Mutant, Scout, Sniper, Silo"), "use:a3.0", "give")
    assert asked(state) == "O" and texts(state) == ["discard:mutant", "discard:scout", "discard:sniper"]
    play(state, "discard:scout", "discard:sniper")
    assert asked(state) == "P" and hand(state, "O") == ["Mutant", "Silo"]
    state = play(lay("P3: Mercenary Camp\nO hand: Mutant, Silo"), "use:a3.0")
    assert "give" not in texts(state) and "RAD-FAC-17" in why_not(state, "give", "O")


@pytest.mark.rule("RAD-EX-79", "RAD-RUL-36", "RAD-END-01")
def test_mercenary_camp_wins_if_the_opponent_has_nothing_else_to_give() -> None:
    state = lay("P3: Mercenary Camp\nO hand: Muse\nO2: Arcade x\nO3: Reactor x")
    play(state, "use:a3.0")
    assert column(state, "O1") == "Pillbox x" and winner(state) == "P"


# -- camps that count ----------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-80", "RAD-FAC-19", "RAD-RUL-56")
def test_nest_of_spies_counts_vanguard_and_the_punk_that_comes_along() -> None:
    state = lay("P3: Nest of Spies\nP hand: Vanguard\nwater: 2")
    play(state, "play:vanguard", "place:a1.1")
    assert water(state) == 1
    alone = play(state.clone(), "decline")
    assert "use:a3.0" not in texts(alone) and "RAD-RUL-56" in why_not(alone, "use:a3.0")
    play(state, "place:a2.1", "use:a3.0", "damage:b1.0")
    assert water(state) == 0 and column(state, "O1") == "Pillbox d"


@pytest.mark.rule("RAD-EX-81", "RAD-RUL-56")
def test_nest_of_spies_counts_punks_that_rose_in_my_events_phase() -> None:
    state = lay("P3: Nest of Spies\nP queue: Uprising, -, -\nphase: events")
    play(state, "place:a1.1", "place:a1.2", "place:a2.1")
    assert "use:a3.0" in texts(state)


@pytest.mark.rule("RAD-FAC-25", "RAD-RUL-56")
def test_transplant_lab_counts_any_two_people_who_came_this_turn() -> None:
    state = lay("P1: Railgun d\nP3: Transplant Lab\nP hand: Muse, Zeto Khan")
    play(state, "play:muse", "place:a1.1")
    assert "use:a3.0" not in texts(state)
    play(state, "junk:zeto_khan", "place:a2.1")
    play(state, "use:a3.0", "restore:a1.0")
    assert column(state, "P1") == "Railgun < Muse n"


# -- Omen Clock ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-83", "RAD-FAC-20", "RAD-RUL-53")
def test_omen_clock_advances_an_event_only_into_an_empty_space() -> None:
    state = lay("P3: Omen Clock\nP queue: Banish, Napalm, -\nO1: Pillbox < Muse\nO queue: -, -, Truce")
    play(state, "use:a3.0")
    assert texts(state) == ["advance:a1", "advance:b3"]
    assert "RAD-FAC-20" in why_not(state, "advance:a2")
    play(state, "advance:a1")
    assert column(state, "O1") == "Pillbox" and queue(state, "P") == "-, Napalm, -"
    state = play(lay("P3: Omen Clock\nP queue: -, Napalm, -"), "use:a3.0")
    assert queue(state, "P") == "Napalm, -, -"


@pytest.mark.rule("RAD-EX-84", "RAD-FAC-21", "RAD-FAC-22", "RAD-RUL-55", "RAD-RUL-53")
def test_omen_clock_on_the_opponents_raiders_costs_me_a_camp_of_my_choice() -> None:
    state = lay("P1: Scavenger Camp\nP2: Watchtower\nP3: Omen Clock\nO queue: Raiders, -, -\nwater: 9")
    assert "use:a2.0" not in texts(state)
    play(state, "use:a3.0")
    assert asked(state) == "P" and texts(state) == ["damage:a1.0", "damage:a2.0", "damage:a3.0"]
    play(state, "damage:a1.0")
    assert column(state, "P1") == "Scavenger Camp d"
    assert queue(state, "O") == "-, -, -" and side(state, "O")["raiders"] == "play"
    assert "use:a2.0" in texts(state), "Watchtower has seen an event"
    assert "use2:a1.0" not in texts(state) and "RAD-RUL-55" in why_not(state, "use2:a1.0")


@pytest.mark.rule("RAD-EX-85", "RAD-RUL-53", "RAD-FAC-22", "RAD-RUL-38")
def test_the_owner_of_famine_chooses_first_even_when_my_omen_clock_set_it_off() -> None:
    state = lay(
        "P1: Railgun < Muse < Scout\nP2: Garage < Sniper\nP3: Omen Clock\n"
        "O1: Pillbox < Gunner < Mimic\nO2: Arcade < Looter\nO queue: Famine, -, -"
    )
    play(state, "use:a3.0")
    assert asked(state) == "O" and texts(state) == ["spare:b1.1", "spare:b1.2", "spare:b2.1"]
    play(state, "spare:b1.2")
    assert asked(state) == "P" and texts(state) == ["spare:a1.1", "spare:a1.2", "spare:a2.1"]
    play(state, "spare:a2.1")
    assert [column(state, one) for one in ("P1", "P2", "O1", "O2")] == [
        "Railgun", "Garage < Sniper", "Pillbox < Mimic", "Arcade",
    ]  # fmt: skip
    assert discards(state)[-1] == "Famine" and queue(state, "O") == "-, -, -"


@pytest.mark.rule("RAD-EX-86", "RAD-FAC-22")
def test_the_opponents_bombardment_set_off_by_my_omen_clock_hits_my_camps() -> None:
    state = lay("P3: Omen Clock\nO queue: Bombardment, -, -")
    play(state, "use:a3.0")
    assert [column(state, f"P{n}") for n in (1, 2, 3)] == ["Railgun d", "Garage d", "Omen Clock d n"]
    assert [column(state, f"O{n}") for n in (1, 2, 3)] == ["Pillbox", "Arcade", "Reactor"]
    assert side(state, "O")["hand"] == 0 and side(state, "P")["hand"] == 0


@pytest.mark.rule("RAD-FAC-22", "RAD-RUL-53")
def test_cards_drawn_by_the_opponents_event_go_to_the_opponent() -> None:
    state = play(lay("P1: Railgun x\nP2: Garage d\nP3: Omen Clock\nO queue: Bombardment, -, -"), "use:a3.0")
    assert column(state, "P2") == "Garage x"
    assert side(state, "O")["hand"] == 2 and side(state, "P")["hand"] == 0


# -- Training Camp -------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-88", "RAD-FAC-23", "RAD-FAC-24", "RAD-RUL-34")
def test_training_camp_turns_up_a_person_where_the_punk_stood_and_it_enters_play() -> None:
    state = lay("P1: Railgun < punk(Vanguard) < Muse\nP2: Training Camp\nwater: 1")
    play(state, "use:a2.0")
    assert column(state, "P1") == "Railgun < Vanguard n < Muse" and water(state) == 0
    assert texts(state) == ["decline", "place:a2.1", "place:a3.1"], "Vanguard brings a punk"
    play(state, "place:a3.1")
    assert column(state, "P3") == "Outpost < punk n"


@pytest.mark.rule("RAD-EX-89", "RAD-FAC-24")
def test_wounded_soldier_turned_up_draws_a_card_and_is_damaged() -> None:
    state = lay("P1: Railgun < punk(Wounded Soldier)\nP2: Training Camp\ndeck: Truce, ...")
    play(state, "use:a2.0")
    assert column(state, "P1") == "Railgun < Wounded Soldier d" and hand(state, "P") == ["Truce"]


@pytest.mark.rule("RAD-EX-90", "RAD-RUL-34")
def test_training_camp_trades_an_event_for_a_punk_and_a_water() -> None:
    state = lay("P1: Railgun < punk(Truce)\nP2: Training Camp < Muse\nO1: Pillbox < Scout\nwater: 1")
    play(state, "use:a2.0")
    assert water(state) == 0 and discards(state) == ["Truce"]
    assert column(state, "O1") == "Pillbox < Scout" and column(state, "P2") == "Training Camp n < Muse"
    assert "decline" in texts(state)
    play(state, "place:a1.1")
    assert water(state) == 1 and column(state, "P1") == "Railgun < punk n"
    assert not [event for event in state.events(None) if event["kind"] == "resolve"]


@pytest.mark.rule("RAD-EX-91", "RAD-RUL-34")
def test_training_camp_works_with_six_people() -> None:
    state = lay("P1: Railgun < punk(Truce) < Muse\nP2: Training Camp < Scout < Sniper\nP3: Outpost < Gunner < Mimic")
    play(state, "use:a2.0")
    assert texts(state) == ["decline", "place:a1.1", "place:a1.2"]
    play(state, "place:a1.2")
    assert column(state, "P1") == "Railgun < Muse < punk n"


@pytest.mark.rule("RAD-EX-93", "RAD-RUL-34")
def test_rescue_team_turned_up_by_training_camp_is_ready() -> None:
    state = play(lay("P1: Railgun < punk(Rescue Team)\nP2: Training Camp"), "use:a2.0")
    assert column(state, "P1") == "Railgun < Rescue Team" and "use:a1.1" in texts(state)
    state = play(lay("P1: Railgun < punk(Muse)\nP2: Training Camp < Karli Blaze"), "use:a2.0")
    assert column(state, "P1") == "Railgun < Muse", "Karli's trait makes it ready too"


@pytest.mark.rule("RAD-RUL-34", "RAD-RUL-56")
def test_a_person_turned_up_counts_as_having_entered_play() -> None:
    state = lay("P1: Railgun < punk(Muse)\nP2: Training Camp\nP3: Nest of Spies\nP hand: Scout")
    play(state, "use:a2.0")
    assert "use:a3.0" not in texts(state)
    play(state, "play:scout", "place:a3.1")
    assert "use:a3.0" in texts(state)


# -- Watchtower ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EX-94", "RAD-FAC-26", "RAD-FAC-27", "RAD-RUL-55")
def test_watchtower_shoots_once_an_event_has_resolved_this_turn() -> None:
    state = lay("P2: Watchtower\nP hand: Strafe\nO1: Pillbox < Muse")
    assert "use:a2.0" not in texts(state) and "RAD-RUL-55" in why_not(state, "use:a2.0")
    play(state, "play:strafe")
    assert "use:a2.0" in texts(state), "a 0 event"
    state = lay("P2: Watchtower\nP queue: Raiders, -, -\nP hand: Vigilante")
    play(state, "junk:vigilante", "damage:b3.0")
    assert "use:a2.0" in texts(state), "Raiders"
    state = lay("P2: Watchtower\nP queue: Famine, -, -\nphase: events")
    assert "use:a2.0" in texts(state), "an event of the Events phase"
    play(state, "end", "end")
    assert "use:a2.0" not in texts(state), "but not next turn"


@pytest.mark.rule("RAD-RUL-22")
def test_a_damaged_camp_that_hurts_itself_falls_and_its_effect_goes_on() -> None:
    state = play(lay("P3: Cache d\ndeck: Truce, ..."), "use:a3.0")
    assert column(state, "P3") == "Cache x"
    play(state, "choose:draw")
    assert hand(state, "P") == ["Truce"]
    state = play(lay("P3: Warehouse d\nP hand: Muse\ndeck: Truce, Banish, ..."), "use:a3.0", "discard:muse")
    assert column(state, "P3") == "Warehouse x" and hand(state, "P") == ["Banish", "Truce"]


@pytest.mark.rule("RAD-RUL-23")
def test_cache_may_restore_itself_after_hurting_itself() -> None:
    state = play(lay("P3: Cache"), "use:a3.0", "choose:restore", "restore:a3.0")
    assert column(state, "P3") == "Cache n" and spot(state, "a3.0")["harm"] == "none"


@pytest.mark.rule("RAD-RUL-13", "RAD-RUL-37")
def test_scud_launcher_lets_the_opponent_choose_and_he_must() -> None:
    state = play(lay("P2: Scud Launcher\nO1: Pillbox < Muse < punk\nO2: Arcade x"), "use:a2.0")
    assert asked(state) == "O" and texts(state, "damage") == ["b1.0", "b1.1", "b1.2", "b3.0"]
    assert "decline" not in texts(state)
