"""People from Pyromaniac to Zeto Khan: what each does on entering play, by trait and by ability."""

import pytest

from tests.radlands.table import asked, column, deck, discards, hand, lay, play, queue, side, texts, water, why_not


@pytest.mark.card("pyromaniac")
@pytest.mark.rule("RAD-RUL-14", "RAD-RUL-17")
def test_pyromaniac_burns_a_camp_nobody_guards() -> None:
    state = lay("P1: Railgun < Pyromaniac\nO1: Pillbox < Muse\nO2: Arcade d")
    play(state, "use:a1.1")
    assert texts(state) == ["damage:b2.0", "damage:b3.0"]
    play(state, "damage:b2.0")
    assert column(state, "O2") == "Arcade x"
    assert water(state) == 2
    guarded = lay("P1: Railgun < Pyromaniac\nO1: Pillbox < Muse\nO2: Arcade x\nO3: Reactor < punk")
    assert "RAD-RUL-17" in why_not(guarded, "use:a1.1")


@pytest.mark.card("rabble_rouser")
@pytest.mark.rule("RAD-ABL-05", "RAD-RUL-19")
def test_rabble_rouser_brings_a_punk_or_damages_with_one_there() -> None:
    state = lay("P1: Railgun < Rabble Rouser\nwater: 2")
    assert "RAD-PNK-01" in why_not(state, "use2:a1.1")
    play(state, "use:a1.1", "place:a2.1")
    assert column(state, "P2") == "Garage < punk n"
    assert water(state) == 1
    assert "RAD-ABL-05" in why_not(state, "use2:a1.1")
    play(state, "end", "end", "use2:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2


@pytest.mark.card("repair_bot")
@pytest.mark.rule("RAD-RUL-75", "RAD-RST-02")
def test_repair_bot_restores_as_it_comes_and_for_two_later_on() -> None:
    state = lay("P1: Railgun d\nP hand: Repair Bot")
    play(state, "play:repair_bot", "place:a2.1", "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert water(state) == 2
    state = lay("P1: Railgun d\nP2: Garage < Repair Bot")
    play(state, "use:a2.1", "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert water(state) == 1
    assert "RAD-RUL-17" in why_not(lay("P2: Garage < Repair Bot"), "use:a2.1")


@pytest.mark.card("rescue_team")
@pytest.mark.rule("RAD-FAP-13", "RAD-RUL-67", "RAD-RDY-09")
def test_rescue_team_comes_ready_and_takes_somebody_home_for_nothing() -> None:
    state = lay("P1: Railgun < Muse d\nP hand: Rescue Team")
    play(state, "play:rescue_team", "place:a2.1", "use:a2.1")
    assert texts(state) == ["return:a1.1", "return:a2.1"]
    play(state, "return:a1.1")
    assert hand(state, "P") == ["Muse"]
    assert side(state, "P")["known"] == ["muse"]
    assert column(state, "P2") == "Garage < Rescue Team n"
    assert water(state) == 2


@pytest.mark.card("scientist")
@pytest.mark.rule("RAD-RUL-43", "RAD-FAP-15")
def test_scientist_turns_three_cards_over_for_one_of_their_junk_effects() -> None:
    state = lay("P1: Railgun d < Scientist\ndeck: Gunner, Strafe, Truce, Looter, ...")
    play(state, "use:a1.1", "junk:gunner", "restore:a1.0")
    assert column(state, "P1") == "Railgun < Scientist n"
    assert discards(state) == ["Gunner", "Strafe", "Truce"]
    assert deck(state) == 27
    assert water(state) == 2
    state = lay("P1: Railgun < Scientist\ndeck: Gunner, Strafe, Truce, Looter, ...")
    play(state, "use:a1.1", "junk:strafe")
    assert hand(state, "P") == ["Looter"]


@pytest.mark.card("scout")
@pytest.mark.rule("RAD-RUL-49", "RAD-RAI-02")
def test_scout_raids_for_one() -> None:
    state = lay("P1: Railgun < Scout\nP queue: -, Raiders, -")
    play(state, "use:a1.1")
    assert queue(state, "P") == "Raiders, -, -"
    assert water(state) == 2
    assert "RAD-RUL-49" in why_not(lay("P1: Railgun < Scout\nP queue: Banish, Raiders, -"), "use:a1.1")


@pytest.mark.card("sniper")
@pytest.mark.rule("RAD-RUL-14", "RAD-FAG-04")
def test_sniper_damages_any_card_of_theirs() -> None:
    state = lay("P1: Railgun < Sniper < Looter\nO1: Pillbox < Muse < Scout\nO2: Arcade x")
    play(state, "use:a1.1")
    assert texts(state) == ["damage:b1.0", "damage:b1.1", "damage:b1.2", "damage:b3.0"]
    play(state, "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d < Scout"
    assert water(state) == 1


@pytest.mark.card("vanguard")
@pytest.mark.rule("RAD-RUL-76", "RAD-RUL-75", "RAD-FAP-16")
def test_vanguard_brings_a_punk_and_trades_blows() -> None:
    state = lay("P hand: Vanguard")
    play(state, "play:vanguard", "place:a1.1", "place:a1.2")
    assert column(state, "P1") == "Railgun < Vanguard n < punk n"
    assert water(state) == 2
    state = lay("P1: Railgun < Vanguard < punk")
    play(state, "use:a1.1", "damage:b1.0")
    assert asked(state) == "O"
    assert texts(state) == ["damage:a1.2", "damage:a2.0", "damage:a3.0"]
    play(state, "damage:a2.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P2") == "Garage d"
    assert water(state) == 2


@pytest.mark.card("vera_vosh")
@pytest.mark.rule("RAD-RUL-29", "RAD-TRT-02", "RAD-RDY-09")
def test_vera_lets_railgun_fire_twice_unless_she_is_damaged() -> None:
    state = lay("P1: Railgun\nP2: Garage < Vera Vosh\nwater: 4")
    play(state, "use:a1.0", "damage:b1.0", "use:a1.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox x"
    state = lay("P1: Railgun\nP2: Garage < Vera Vosh d\nwater: 4")
    play(state, "use:a1.0", "damage:b1.0")
    assert "RAD-ABL-05" in why_not(state, "use:a1.0")


@pytest.mark.card("vera_vosh")
@pytest.mark.rule("RAD-DMG-10")
def test_vera_injures_for_one() -> None:
    state = lay("P1: Railgun < Vera Vosh\nO1: Pillbox < Muse < Scout\nO2: Arcade < Gunner")
    play(state, "use:a1.1")
    assert texts(state) == ["injure:b1.2", "injure:b2.1"]
    play(state, "injure:b2.1")
    assert column(state, "O2") == "Arcade < Gunner d"
    assert water(state) == 2


@pytest.mark.card("vigilante")
@pytest.mark.rule("RAD-DMG-10", "RAD-RUL-17")
def test_vigilante_injures_for_one() -> None:
    state = lay("P1: Railgun < Vigilante\nO1: Pillbox < Muse d")
    play(state, "use:a1.1")
    assert discards(state) == ["Muse"]
    assert water(state) == 2
    assert "RAD-RUL-17" in why_not(lay("P1: Railgun < Vigilante"), "use:a1.1")


@pytest.mark.card("wounded_soldier")
@pytest.mark.rule("RAD-RUL-59", "RAD-RUL-75")
def test_wounded_soldier_brings_a_card_and_a_wound_and_damages_for_one() -> None:
    state = lay("P hand: Wounded Soldier\ndeck: Sniper, ...")
    play(state, "play:wounded_soldier", "place:a1.1")
    assert hand(state, "P") == ["Sniper"]
    assert column(state, "P1") == "Railgun < Wounded Soldier d"
    assert water(state) == 2
    state = lay("P1: Railgun < Wounded Soldier")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2


@pytest.mark.card("zeto_khan")
@pytest.mark.rule("RAD-RUL-42")
def test_zeto_draws_three_and_discards_three() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP hand: Muse\ndeck: Scout, Banish, Gunner, ...")
    play(state, "use:a1.1", "discard:banish", "discard:gunner", "discard:scout")
    assert hand(state, "P") == ["Muse"]
    assert discards(state) == ["Banish", "Gunner", "Scout"]
    assert water(state) == 2


@pytest.mark.card("zeto_khan")
@pytest.mark.rule("RAD-RUL-33", "RAD-TRT-02")
@pytest.mark.parametrize(("zeto", "after"), [("Zeto Khan", "Pillbox"), ("Zeto Khan d", "Pillbox < Muse")])
def test_zeto_unhurt_makes_my_first_event_happen_now(zeto: str, after: str) -> None:
    state = lay(f"P1: Railgun < {zeto}\nP hand: Banish\nO1: Pillbox < Muse")
    play(state, "play:banish")
    assert column(state, "O1") == after
    assert queue(state, "P") == ("-, -, -" if after == "Pillbox" else "Banish, -, -")
    assert water(state) == 2
