"""Camps from Adrenaline Lab to Mulcher, first faces: what each does when it is used."""

import pytest

from tests.radlands.table import asked, column, discards, hand, lay, play, queue, texts, water, why_not, winner


@pytest.mark.card("adrenaline_lab")
@pytest.mark.rule("RAD-RUL-26", "RAD-RUL-14")
def test_adrenaline_lab_lets_my_damaged_sniper_shoot_for_his_own_price_and_then_he_dies() -> None:
    state = lay("P1: Railgun < Sniper d\nP3: Adrenaline Lab\nO1: Pillbox < Muse")
    play(state, "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d < Muse"
    assert water(state) == 1
    assert discards(state) == ["Sniper"]
    assert column(state, "P3") == "Adrenaline Lab n"


@pytest.mark.card("adrenaline_lab")
@pytest.mark.rule("RAD-FAC-01", "RAD-RUL-26")
def test_adrenaline_lab_uses_the_wounded_soldier_who_has_just_come() -> None:
    state = lay("P3: Adrenaline Lab\nP hand: Wounded Soldier")
    play(state, "play:wounded_soldier", "place:a1.1", "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun"
    assert water(state) == 1


@pytest.mark.card("adrenaline_lab")
@pytest.mark.rule("RAD-RUL-26", "RAD-RUL-17")
@pytest.mark.parametrize("people", ["", " < Muse", " < punk"])
def test_adrenaline_lab_needs_a_damaged_person(people: str) -> None:
    state = lay(f"P1: Railgun{people}\nP3: Adrenaline Lab")
    assert "RAD-RUL-26" in why_not(state, "use:a3.0")


@pytest.mark.card("adrenaline_lab")
@pytest.mark.rule("RAD-RUL-26", "RAD-RUL-25", "RAD-RUL-32")
def test_adrenaline_lab_gives_a_damaged_mimic_and_a_damaged_argo_their_say() -> None:
    state = lay("P1: Railgun < Mimic d\nP3: Adrenaline Lab\nO1: Pillbox < Muse")
    play(state, "use:a3.0")
    assert water(state) == 4
    assert discards(state) == ["Mimic"]
    state = lay("P1: Railgun < Argo Yesky d\nP2: Garage < Muse d\nP3: Adrenaline Lab")
    play(state, "use:a3.0")
    assert texts(state) == ["use:a1.1", "use:a2.1"]  # he lends nothing while damaged


@pytest.mark.card("arcade")
@pytest.mark.rule("RAD-FAC-03", "RAD-RUL-19")
def test_arcade_brings_a_punk_while_i_have_at_most_one_person() -> None:
    state = lay("P2: Arcade")
    play(state, "use:a2.0", "place:a2.1")
    assert column(state, "P2") == "Arcade n < punk n"
    assert water(state) == 2
    assert "use:a2.0" in texts(lay("P1: Railgun < Muse\nP2: Arcade"))
    assert "RAD-FAC-03" in why_not(lay("P1: Railgun < Muse < punk\nP2: Arcade"), "use:a2.0")


@pytest.mark.card("atomic_garden")
@pytest.mark.rule("RAD-RUL-28", "RAD-RDY-09")
def test_atomic_garden_restores_a_person_who_can_act_at_once() -> None:
    state = lay("P1: Railgun d < Muse d n\nP2: Atomic Garden")
    play(state, "use:a2.0")
    assert texts(state) == ["decline", "restore:a1.1"]  # people only
    play(state, "restore:a1.1", "use:a1.1")
    assert water(state) == 2
    assert column(state, "P1") == "Railgun d < Muse n"
    assert "RAD-RUL-17" in why_not(lay("P1: Railgun d\nP2: Atomic Garden"), "use:a2.0")


@pytest.mark.card("blood_bank")
@pytest.mark.rule("RAD-FAC-04", "RAD-RUL-17")
def test_blood_bank_turns_a_person_of_mine_into_water() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: Blood Bank\nO1: Pillbox < Gunner")
    play(state, "use:a2.0")
    assert texts(state) == ["destroy:a1.1", "destroy:a1.2"]
    play(state, "destroy:a1.1")
    assert column(state, "P1") == "Railgun < Scout"
    assert water(state) == 4
    assert "RAD-FAC-04" in why_not(lay("P2: Blood Bank\nO1: Pillbox < Gunner"), "use:a2.0")


@pytest.mark.card("bonfire")
@pytest.mark.rule("RAD-RUL-22", "RAD-RUL-23", "RAD-RST-03")
def test_bonfire_burns_itself_and_restores_whoever_i_want_but_never_itself() -> None:
    state = lay("P1: Railgun d < Muse d < Scout d\nP3: Bonfire")
    play(state, "use:a3.0")
    assert texts(state) == ["decline", "restore:a1.0", "restore:a1.1", "restore:a1.2"]
    play(state, "restore:a1.0", "restore:a1.2")
    assert column(state, "P1") == "Railgun < Muse d < Scout n"
    assert column(state, "P3") == "Bonfire d n"
    assert water(state) == 3
    state = lay("P1: Railgun d\nP3: Bonfire d\nP hand: Gunner")
    assert texts(play(state.clone(), "junk:gunner"), "restore") == ["a1.0"]
    play(state, "use:a3.0", "restore:a1.0")
    assert column(state, "P3") == "Bonfire x"
    assert column(state, "P1") == "Railgun"


@pytest.mark.card("cache")
@pytest.mark.rule("RAD-RUL-22", "RAD-RUL-23", "RAD-ABL-04")
@pytest.mark.parametrize("choice", ["draw", "restore", "punk"])
def test_cache_hurts_itself_and_gives_a_card_a_restore_or_a_punk(choice: str) -> None:
    state = lay("P1: Railgun d\nP3: Cache\ndeck: Sniper, ...")
    play(state, "use:a3.0")
    assert sorted(texts(state, "choose")) == ["draw", "punk", "restore"]
    play(state, f"choose:{choice}")
    if choice == "restore":
        assert texts(state) == ["decline", "restore:a1.0", "restore:a3.0"]  # itself as well
        play(state, "restore:a1.0")
    if choice == "punk":
        play(state, "place:a2.1")
    assert column(state, "P1") == ("Railgun" if choice == "restore" else "Railgun d")
    assert column(state, "P2") == ("Garage < punk n" if choice == "punk" else "Garage")
    assert hand(state, "P") == (["Sniper"] if choice == "draw" else [])
    assert column(state, "P3") == "Cache d n"
    assert water(state) == 3


@pytest.mark.card("cannon")
@pytest.mark.rule("RAD-RUL-22", "RAD-ABL-04")
def test_cannon_hurts_itself_first_and_then_a_card_of_theirs() -> None:
    state = lay("P3: Cannon\nO1: Pillbox < Muse")
    play(state, "use:a3.0")
    assert column(state, "P3") == "Cannon d n"
    assert texts(state) == ["damage:b1.1", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d"
    assert water(state) == 2


@pytest.mark.card("cannon")
@pytest.mark.rule("RAD-FAC-05", "RAD-RUL-64", "RAD-END-01")
def test_if_cannon_was_my_last_camp_i_lose_before_it_fires() -> None:
    state = lay("P1: Railgun x\nP2: Garage x\nP3: Cannon d\nO1: Pillbox x\nO2: Arcade d\nO3: Reactor x")
    play(state, "use:a3.0")
    assert winner(state) == "O"
    assert column(state, "O2") == "Arcade d"


@pytest.mark.card("catapult")
@pytest.mark.rule("RAD-FAC-06", "RAD-RUL-14", "RAD-RUL-17")
def test_catapult_hits_anything_of_theirs_and_costs_me_a_person() -> None:
    state = lay("P1: Railgun < Muse < punk\nP2: Catapult\nO1: Pillbox < Scout < Gunner")
    play(state, "use:a2.0", "damage:b1.0")
    assert texts(state) == ["destroy:a1.1", "destroy:a1.2"]
    play(state, "destroy:a1.1")
    assert column(state, "O1") == "Pillbox d < Scout < Gunner"
    assert column(state, "P1") == "Railgun < punk"
    assert water(state) == 1
    assert "RAD-FAC-04" in why_not(lay("P2: Catapult"), "use:a2.0")


@pytest.mark.card("command_post")
@pytest.mark.rule("RAD-FAC-07", "RAD-RUL-20", "RAD-TRN-13")
@pytest.mark.parametrize(("punks", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_command_post_is_cheaper_by_every_punk_of_mine(punks: int, cost: int) -> None:
    first, second = min(punks, 2), max(punks - 2, 0)
    text = f"P1: Railgun{' < punk' * first}\nP2: Garage{' < punk' * second}\nP3: Command Post\nO3: Reactor < punk\n"
    state = lay(text + f"water: {cost}")
    play(state, "use:a3.0", "damage:b1.0")
    assert water(state) == 0
    assert column(state, "P3") == "Command Post n"
    if cost:
        assert "use:a3.0" not in texts(lay(text + f"water: {cost - 1}"))


@pytest.mark.card("construction_yard")
@pytest.mark.rule("RAD-FAC-08", "RAD-FAC-09", "RAD-RUL-35")
def test_construction_yard_rebuilds_a_ruin_in_exchange_for_itself() -> None:
    state = lay("P1: Railgun x\nP2: Garage x\nP3: Construction Yard")
    play(state, "use:a3.0")
    assert texts(state) == ["rebuild:a1.0", "rebuild:a2.0"]
    play(state, "rebuild:a1.0")
    assert [column(state, name) for name in ("P1", "P2", "P3")] == ["Railgun", "Garage x", "Construction Yard x"]
    assert water(state) == 2
    assert "use:a1.0" in texts(state)
    assert winner(state) == ""
    assert "RAD-RUL-19" in why_not(lay("P1: Railgun x\nP3: Construction Yard d"), "use:a3.0")
    assert "RAD-RUL-35" in why_not(lay("P3: Construction Yard"), "use:a3.0")


@pytest.mark.card("garage")
@pytest.mark.rule("RAD-RUL-49", "RAD-RAI-01")
def test_garage_raids_for_one_water() -> None:
    state = lay("")
    play(state, "use:a2.0")
    assert queue(state, "P") == "-, Raiders, -"
    assert water(state) == 2
    assert column(state, "P2") == "Garage n"
    assert "RAD-RUL-49" in why_not(lay("P queue: -, Banish, Napalm"), "use:a2.0")


@pytest.mark.card("juggernaut")
@pytest.mark.rule("RAD-RUL-11", "RAD-RUL-12")
def test_juggernaut_rolls_three_times_and_costs_them_a_camp() -> None:
    state = lay("P1: {Juggernaut, Muse, Scout}\nO1: Pillbox < Gunner\nO2: Arcade x")
    play(state, "use:a1.0")
    assert column(state, "P1") == "{Muse, Juggernaut n, Scout}"
    assert water(state) == 2
    play(state, "end", "end", "use:a1.1")
    assert column(state, "P1") == "{Muse, Scout, Juggernaut n}"
    play(state, "end", "end", "use:a1.2")
    assert column(state, "P1") == "{Juggernaut n, Muse, Scout}"
    assert asked(state) == "O"
    assert texts(state) == ["destroy:b1.0", "destroy:b3.0"]
    play(state, "destroy:b1.0")
    assert column(state, "O1") == "Pillbox x < Gunner"


@pytest.mark.card("juggernaut")
@pytest.mark.rule("RAD-FAC-10", "RAD-FAC-11", "RAD-FAC-12", "RAD-FAC-13", "RAD-RUL-11")
def test_people_stand_before_and_behind_a_rolling_juggernaut() -> None:
    state = lay(
        "P1: {-, Juggernaut, -}\nP2: Garage < Holdout < Sniper\nP3: Outpost < Looter < Gunner\nP hand: Muse, Scout"
    )
    play(state, "play:muse")
    assert texts(state) == ["place:a1.0", "place:a1.2"]
    play(state, "place:a1.2", "play:scout", "place:a1.2")
    assert column(state, "P1") == "{Muse n, Juggernaut, Scout n}"
    state = lay("O1: {Muse, Juggernaut, -}")
    play(state, "use:a1.0")
    assert texts(state) == ["damage:b1.1", "damage:b2.0", "damage:b3.0"]


@pytest.mark.card("juggernaut")
@pytest.mark.rule("RAD-FAC-14", "RAD-RUL-12")
def test_a_juggernaut_destroyed_on_its_way_lies_at_home_and_people_stand_before_it() -> None:
    state = lay("P1: Railgun < Sniper\nO1: {Muse, Juggernaut d, Scout}")
    play(state, "use:a1.1", "damage:b1.1")
    assert column(state, "O1") == "{Juggernaut x, Muse, Scout}"


@pytest.mark.card("labor_camp")
@pytest.mark.rule("RAD-FAC-15", "RAD-RUL-17", "RAD-RUL-23")
def test_labor_camp_works_a_person_to_death_and_restores_a_card() -> None:
    state = lay("P1: Railgun d < Muse\nP2: Labor Camp d")
    play(state, "use:a2.0")
    assert discards(state) == ["Muse"]
    assert texts(state) == ["decline", "restore:a1.0", "restore:a2.0"]
    play(state, "restore:a2.0")
    assert column(state, "P2") == "Labor Camp n"
    assert water(state) == 3
    assert "use:a2.0" in texts(lay("P1: Railgun < Muse\nP2: Labor Camp"))  # nothing need be damaged
    assert "RAD-FAC-04" in why_not(lay("P1: Railgun d\nP2: Labor Camp"), "use:a2.0")


@pytest.mark.card("mercenary_camp")
@pytest.mark.rule("RAD-FAC-16", "RAD-FAC-17", "RAD-RUL-36")
def test_mercenary_camp_makes_them_choose_between_two_cards_and_a_loss() -> None:
    text = "P2: Mercenary Camp\nO1: Pillbox < Gunner < Sniper\nO hand: {}"
    state = lay(text.format("Muse, Scout, Looter"))
    play(state, "use:a2.0")
    assert water(state) == 1
    assert asked(state) == "O"
    assert texts(state) == ["destroy:b1.0", "destroy:b1.1", "destroy:b1.2", "destroy:b2.0", "destroy:b3.0", "give"]
    refused = play(state.clone(), "destroy:b1.1")
    assert column(refused, "O1") == "Pillbox < Sniper"
    play(state, "give", "discard:muse", "discard:looter")
    assert hand(state, "O") == ["Scout"]
    assert column(state, "O1") == "Pillbox < Gunner < Sniper"
    assert asked(state) == "P"
    state = play(lay(text.format("Muse, Silo")), "use:a2.0")
    assert "give" not in texts(state)
    assert "RAD-FAC-17" in why_not(state, "give", "O")


@pytest.mark.card("mulcher")
@pytest.mark.rule("RAD-FAC-18", "RAD-RUL-17")
def test_mulcher_turns_a_person_into_a_card() -> None:
    state = lay("P1: Railgun < Muse\nP2: Mulcher\ndeck: Sniper, ...")
    play(state, "use:a2.0")
    assert discards(state) == ["Muse"]
    assert hand(state, "P") == ["Sniper"]
    assert water(state) == 3
    assert "RAD-FAC-04" in why_not(lay("P2: Mulcher"), "use:a2.0")
