"""Camps from Nest of Spies to Watchtower, first faces: what each does when it is used."""

from typing import Any

import pytest

from tests.radlands.table import (
    CARDS,
    P,
    asked,
    column,
    discards,
    hand,
    lay,
    play,
    queue,
    side,
    start,
    table,
    texts,
    water,
    why_not,
    winner,
)


@pytest.mark.card("nest_of_spies")
@pytest.mark.rule("RAD-FAC-19", "RAD-RUL-56")
def test_nest_of_spies_strikes_after_two_people_of_mine_have_come() -> None:
    state = lay("P3: Nest of Spies\nP hand: Muse, Scout")
    play(state, "play:muse", "place:a1.1")
    assert "RAD-RUL-56" in why_not(state, "use:a3.0")
    play(state, "play:scout", "place:a2.1", "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 0


@pytest.mark.card("nest_of_spies")
@pytest.mark.rule("RAD-RUL-56", "RAD-FAP-14")
def test_nest_of_spies_counts_somebody_who_comes_twice_as_two() -> None:
    state = lay("P3: Nest of Spies\nP hand: Rescue Team")
    play(state, "play:rescue_team", "place:a1.1", "use:a1.1", "play:rescue_team", "place:a1.1")
    assert "use:a3.0" in texts(state)


@pytest.mark.card("oasis")
@pytest.mark.rule("RAD-RUL-61", "RAD-TRT-03")
def test_oasis_saves_a_water_for_the_first_person_in_its_column() -> None:
    text = "P hand: Muse, Zeto Khan\nwater: 3\n"
    assert water(play(lay(text + "P2: Oasis d"), "play:muse", "place:a2.1")) == 3
    assert water(play(lay(text + "P2: Oasis"), "play:zeto_khan", "place:a2.1")) == 1
    assert water(play(lay(text + "P2: Oasis"), "play:muse", "place:a1.1")) == 2
    assert water(play(lay(text + "P2: Oasis < Scout"), "play:muse", "place:a2.2")) == 2
    assert water(play(lay(text + "P2: Oasis x"), "play:muse", "place:a2.1")) == 2


@pytest.mark.card("obelisk")
@pytest.mark.rule("RAD-RUL-06", "RAD-SET-12")
def test_obelisk_is_a_ruin_from_the_start_and_worth_three_cards() -> None:
    for seed in range(100):
        state = start(seed)
        mine: Any = state.view(P)["mine"]
        dealt = mine["dealt"]
        if "obelisk" in dealt:
            break
    others = [camp for camp in dealt if camp != "obelisk"][:2]
    for camp in ("obelisk", *others):
        state.apply(f"keep:{camp}", 0)
    for _ in range(3):
        state.apply(state.actions(1)[0], 1)
    rows = side(state, "P")
    assert rows["columns"][0][0]["harm"] == "destroyed"
    draws = 3 + sum(CARDS[camp]["draw"] for camp in others)
    assert rows["hand"] == draws + (1 if table(state)["turn"] == P else 0)


@pytest.mark.card("omen_clock")
@pytest.mark.rule("RAD-FAC-20", "RAD-FAC-21", "RAD-RUL-53")
def test_omen_clock_moves_an_event_of_either_of_us_into_an_empty_space() -> None:
    state = lay("P3: Omen Clock\nP queue: Banish, Napalm, -\nO queue: -, -, Famine\nO1: Pillbox < Muse")
    play(state, "use:a3.0")
    assert texts(state) == ["advance:a1", "advance:b3"]
    assert "RAD-FAC-20" in why_not(state, "advance:a2")
    theirs = play(state.clone(), "advance:b3")
    assert queue(theirs, "O") == "-, Famine, -"
    play(state, "advance:a1")
    assert column(state, "O1") == "Pillbox"
    assert queue(state, "P") == "-, Napalm, -"
    assert water(state) == 2
    assert "RAD-EVT-01" in why_not(lay("P3: Omen Clock"), "use:a3.0")


@pytest.mark.card("outpost")
@pytest.mark.rule("RAD-ABL-05", "RAD-RUL-23", "RAD-RUL-49")
def test_outpost_raids_or_restores_but_not_both_in_a_turn() -> None:
    state = lay("P1: Railgun d\nwater: 4")
    raided = play(state.clone(), "use:a3.0")
    assert queue(raided, "P") == "-, Raiders, -"
    assert water(raided) == 2
    assert "RAD-ABL-05" in why_not(raided, "use2:a3.0")
    play(state, "use2:a3.0", "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert water(state) == 2
    assert "RAD-ABL-05" in why_not(state, "use:a3.0")


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-27", "RAD-RUL-30")
def test_parachute_base_drops_a_wounded_soldier_who_fires_and_dies() -> None:
    state = lay("P3: Parachute Base\nP hand: Wounded Soldier\ndeck: Sniper, ...\nwater: 2")
    play(state, "drop:wounded_soldier", "place:a1.1")
    assert hand(state, "P") == ["Sniper"]
    assert column(state, "P1") == "Railgun < Wounded Soldier d"
    play(state, "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert discards(state) == ["Wounded Soldier"]
    assert water(state) == 0


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-27")
def test_parachute_base_is_used_once_a_turn_and_needs_room_and_somebody_with_something_to_do() -> None:
    state = lay("P3: Parachute Base\nP hand: Muse, Scout")
    play(state, "drop:muse", "place:a1.1")
    assert water(state) == 3  # one to play, one gained
    assert column(state, "P1") == "Railgun < Muse d"
    assert "RAD-ABL-05" in why_not(state, "drop:scout")
    full = "P1: Railgun < Muse < Scout\nP2: Garage < Gunner < Sniper\nP3: Parachute Base < Looter < Holdout\n"
    assert "drop:mutant" not in texts(lay(full + "P hand: Mutant"))
    assert "drop:vigilante" not in texts(lay("P3: Parachute Base\nP hand: Vigilante"))  # nobody to injure


FULL = "P1: Railgun < Muse < punk\nP2: Garage < Gunner < Sniper\nP3: Parachute Base < Looter < Holdout\n"


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-82", "RAD-RUL-27", "RAD-RUL-02")
def test_under_the_later_rules_parachute_base_makes_room_on_a_full_board() -> None:
    state = lay(FULL + "P hand: Pyromaniac\nwater: 2", rules="1.2")
    play(state, "drop:pyromaniac", "destroy:a1.2", "place:a1.2", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun < Muse < Pyromaniac d"
    assert water(state) == 0
    assert "six people" in why_not(lay(FULL + "P hand: Pyromaniac"), "drop:pyromaniac")


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-82", "RAD-RUL-32")
def test_nobody_makes_room_whom_the_one_that_lands_needs_to_act() -> None:
    text = "P1: Railgun < Argo Yesky < Scout\nP2: Garage < Gunner < Sniper\nP3: Parachute Base < Looter < Muse\n"
    state = lay(text + "P hand: Vigilante", rules="1.2")
    play(state, "drop:vigilante")
    assert texts(state, "destroy") == ["a1.2", "a2.1", "a2.2", "a3.1", "a3.2"], "with nobody to injure, Argo must stay"
    assert "RAD-RUL-27" in why_not(state, "destroy:a1.1")


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-27", "RAD-COL-09")
def test_a_player_is_told_how_parachute_base_is_used_and_what_is_in_the_way() -> None:
    state = lay("P3: Parachute Base\nP hand: Sniper, Vigilante, Truce")
    assert "choose a person in your hand" in why_not(state, "use:a3.0")
    assert "could use no ability" in why_not(state, "drop:vigilante")
    assert "Only people" in why_not(state, "drop:truce")
    poor = lay("P3: Parachute Base\nP hand: Sniper\nwater: 2")
    assert "Nobody in your hand could land" in why_not(poor, "use:a3.0")
    assert "water for the person and one of its abilities" in why_not(poor, "drop:sniper")
    assert "no camp that lets people land" in why_not(lay("P hand: Sniper"), "drop:sniper")


@pytest.mark.card("parachute_base")
@pytest.mark.rule("RAD-RUL-27", "RAD-RUL-21")
def test_a_parachuted_cult_leader_may_pick_himself() -> None:
    state = lay("P3: Parachute Base\nP hand: Cult Leader\nwater: 1")
    play(state, "drop:cult_leader", "place:a2.1", "damage:b1.0")
    assert discards(state) == ["Cult Leader"]
    assert column(state, "O1") == "Pillbox d"


@pytest.mark.card("pillbox")
@pytest.mark.rule("RAD-RUL-20")
@pytest.mark.parametrize(("ruins", "cost"), [(0, 3), (1, 2), (2, 1)])
def test_pillbox_is_cheaper_by_every_ruin_of_mine(ruins: int, cost: int) -> None:
    text = f"P1: Railgun{' x' if ruins else ''}\nP2: Garage{' x' if ruins > 1 else ''}\nP3: Pillbox\n"
    state = lay(text + f"water: {cost}")
    play(state, "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 0
    assert "RAD-GEN-03" in why_not(lay(text + f"water: {cost - 1}"), "use:a3.0")


@pytest.mark.card("railgun")
@pytest.mark.rule("RAD-ABL-06", "RAD-DMG-07")
def test_railgun_damages_an_unprotected_card_in_any_column() -> None:
    state = lay("O1: Pillbox < Muse < Scout\nO3: Reactor < punk")
    play(state, "use:a1.0")
    assert texts(state) == ["damage:b1.2", "damage:b2.0", "damage:b3.1"]
    play(state, "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    assert water(state) == 1
    assert column(state, "P1") == "Railgun n"


@pytest.mark.card("reactor")
@pytest.mark.rule("RAD-RUL-39", "RAD-END-01")
def test_reactor_as_my_last_camp_takes_me_with_it() -> None:
    state = lay("P1: Railgun x\nP2: Garage x\nP3: Reactor\nO1: Pillbox < Muse")
    play(state, "use:a3.0")
    assert winner(state) == "O"
    assert column(state, "O1") == "Pillbox"
    assert water(state) == 1


@pytest.mark.card("resonator")
@pytest.mark.rule("RAD-RUL-78", "RAD-RUL-17")
def test_resonator_destroys_a_damaged_card_that_nobody_shields() -> None:
    state = lay("P3: Resonator\nO1: Pillbox d < Muse\nO2: Arcade d\nO3: Reactor < Gunner d < Scout d")
    play(state, "use:a3.0")
    assert texts(state) == ["destroy:b2.0", "destroy:b3.2"]
    play(state, "destroy:b2.0")
    assert column(state, "O2") == "Arcade x"
    assert water(state) == 1
    assert "RAD-RUL-17" in why_not(lay("P3: Resonator\nO1: Pillbox d < Muse"), "use:a3.0")


@pytest.mark.card("scavenger_camp")
@pytest.mark.rule("RAD-RUL-49", "RAD-RUL-55", "RAD-ABL-05")
def test_scavenger_camp_raids_for_two_and_has_then_done_its_work() -> None:
    state = lay("P1: Railgun d\nP3: Scavenger Camp\nP queue: Raiders, -, -")
    play(state, "use:a3.0", "damage:b1.0")
    assert water(state) == 1
    assert column(state, "O1") == "Pillbox d"
    assert "RAD-ABL-05" in why_not(state, "use2:a3.0")


@pytest.mark.card("scud_launcher")
@pytest.mark.rule("RAD-RUL-37", "RAD-RUL-13")
def test_scud_launcher_costs_them_what_they_can_spare_best() -> None:
    state = lay("P2: Scud Launcher\nO1: Pillbox < Muse < Scout")
    play(state, "use:a2.0")
    assert water(state) == 2
    assert asked(state) == "O"
    play(state, "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d < Scout"


@pytest.mark.card("supply_depot")
@pytest.mark.rule("RAD-RUL-41")
def test_supply_depot_draws_two_and_keeps_one() -> None:
    state = lay("P3: Supply Depot\ndeck: Scout, Banish, ...")
    play(state, "use:a3.0", "hold:scout")
    assert hand(state, "P") == ["Scout"]
    assert discards(state) == ["Banish"]
    assert water(state) == 1


@pytest.mark.card("the_octagon")
@pytest.mark.rule("RAD-RUL-38", "RAD-RUL-17")
def test_the_octagon_costs_each_of_us_a_person() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: The Octagon\nO1: Pillbox < Gunner")
    play(state, "use:a2.0", "destroy:a1.2")
    assert discards(state) == ["Scout", "Gunner"]
    assert water(state) == 2
    assert "RAD-FAC-04" in why_not(lay("P2: The Octagon\nO1: Pillbox < Gunner"), "use:a2.0")


@pytest.mark.card("training_camp")
@pytest.mark.rule("RAD-FAC-23", "RAD-FAC-24", "RAD-RUL-34", "RAD-RUL-56")
def test_training_camp_turns_a_punk_into_the_person_it_was_in_the_same_place() -> None:
    state = lay("P1: Railgun < punk(Vanguard) < Muse\nP2: Training Camp\nP3: Nest of Spies")
    play(state, "use:a2.0")
    assert column(state, "P1") == "Railgun < Vanguard n < Muse"
    play(state, "place:a2.1")
    assert column(state, "P2") == "Training Camp n < punk n"
    assert water(state) == 2
    assert "use:a3.0" in texts(state)  # two have entered
    assert "RAD-PNK-01" in why_not(lay("P1: Railgun < Muse\nP2: Training Camp"), "use:a2.0")


@pytest.mark.card("training_camp")
@pytest.mark.rule("RAD-RUL-34")
def test_training_camp_trades_an_event_for_a_punk_and_a_water() -> None:
    state = lay("P1: Railgun < punk(Truce) < Muse\nP2: Training Camp\nwater: 1")
    play(state, "use:a2.0")
    assert discards(state) == ["Truce"]
    assert column(state, "P1") == "Railgun < Muse"
    play(state, "place:a3.1")
    assert column(state, "P3") == "Outpost < punk n"
    assert water(state) == 1


@pytest.mark.card("transplant_lab")
@pytest.mark.rule("RAD-FAC-25", "RAD-RUL-56", "RAD-RUL-23")
def test_transplant_lab_restores_after_two_people_of_mine_have_come_punks_too() -> None:
    state = lay("P1: Railgun d\nP3: Transplant Lab d\nP hand: Muse, Karli Blaze")
    play(state, "play:muse", "place:a2.1")
    assert "RAD-RUL-56" in why_not(state, "use:a3.0")
    play(state, "junk:karli_blaze", "place:a2.2", "use:a3.0")
    assert texts(state) == ["decline", "restore:a1.0", "restore:a3.0"]
    play(state, "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert water(state) == 1


@pytest.mark.card("victory_totem")
@pytest.mark.rule("RAD-ABL-05", "RAD-RUL-17", "RAD-RUL-49")
def test_victory_totem_injures_or_raids() -> None:
    state = lay("P3: Victory Totem\nO1: Pillbox < Muse\nwater: 4")
    raided = play(state.clone(), "use2:a3.0")
    assert queue(raided, "P") == "-, Raiders, -"
    assert water(raided) == 2
    play(state, "use:a3.0")
    assert column(state, "O1") == "Pillbox < Muse d"
    assert water(state) == 2
    assert "RAD-ABL-05" in why_not(state, "use2:a3.0")
    assert "RAD-RUL-17" in why_not(lay("P3: Victory Totem"), "use:a3.0")


@pytest.mark.card("warehouse")
@pytest.mark.rule("RAD-RUL-40", "RAD-RUL-22")
def test_warehouse_lets_me_stop_after_one_card_and_falls_if_it_was_damaged() -> None:
    state = lay("P3: Warehouse d\nP hand: Muse, Scout\ndeck: Gunner, Sniper, ...")
    play(state, "use:a3.0")
    assert column(state, "P3") == "Warehouse x"
    play(state, "discard:muse", "decline")
    assert hand(state, "P") == ["Gunner", "Scout", "Sniper"]
    assert water(state) == 3


@pytest.mark.card("warehouse")
@pytest.mark.rule("RAD-RUL-40", "RAD-RUL-44")
def test_what_the_warehouse_discards_can_be_drawn_again_after_a_reshuffle() -> None:
    state = lay("P3: Warehouse\nP hand: Muse\ndeck: Scout")
    play(state, "use:a3.0", "discard:muse")
    assert hand(state, "P") == ["Muse", "Scout"]


@pytest.mark.card("watchtower")
@pytest.mark.rule("RAD-FAC-26", "RAD-FAC-27", "RAD-RUL-55")
@pytest.mark.parametrize("what", ["nothing", "zero event", "raiders", "events phase", "their event"])
def test_watchtower_fires_once_some_event_has_resolved(what: str) -> None:
    text = "P2: Watchtower\nP hand: Strafe, Vigilante\n"
    if what == "raiders":
        state = play(lay(text + "P queue: Raiders, -, -"), "junk:vigilante", "damage:b3.0")
    elif what == "events phase":
        state = lay(text + "P queue: Radiation, -, -\nphase: events")
    elif what == "their event":
        state = play(lay(text + "P3: Omen Clock\nO queue: Radiation, -, -"), "use:a3.0")
    else:
        state = play(lay(text), *(["play:strafe"] if what == "zero event" else []))
    if what == "nothing":
        assert "RAD-RUL-55" in why_not(state, "use:a2.0")
    else:
        before = water(state)
        play(state, "use:a2.0", "damage:b1.0")
        assert column(state, "O1") == "Pillbox d"
        assert water(state) == before - 1
