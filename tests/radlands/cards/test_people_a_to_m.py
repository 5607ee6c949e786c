"""People from Argo Yesky to Mutant: what each does on entering play, by trait and by ability."""

import pytest

from tests.radlands.table import asked, column, discards, hand, lay, play, queue, spot, texts, water, why_not, winner


@pytest.mark.card("argo_yesky")
@pytest.mark.rule("RAD-RUL-32", "RAD-FAP-02")
def test_argo_brings_a_punk_and_lends_everybody_his_damage() -> None:
    state = lay("P2: Garage < Muse\nP hand: Argo Yesky\nwater: 4")
    play(state, "play:argo_yesky", "place:a1.1", "place:a1.1")
    assert column(state, "P1") == "Railgun < punk n < Argo Yesky n"
    assert water(state) == 1
    play(state, "gift:a2.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 0


@pytest.mark.card("argo_yesky")
@pytest.mark.rule("RAD-RUL-32")
def test_argo_himself_damages_for_one() -> None:
    state = lay("P1: Railgun < Argo Yesky")
    play(state, "use:a1.1", "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    assert water(state) == 2


@pytest.mark.card("assassin")
@pytest.mark.rule("RAD-DMG-01", "RAD-RUL-14", "RAD-ABL-07")
def test_assassin_destroys_an_unprotected_person() -> None:
    state = lay("P1: Railgun < Assassin\nO1: Pillbox < Muse < Scout\nO2: Arcade < punk")
    play(state, "use:a1.1")
    assert texts(state) == ["destroy:b1.2", "destroy:b2.1"]
    play(state, "destroy:b1.2")
    assert column(state, "O1") == "Pillbox < Muse"
    assert water(state) == 1
    assert "RAD-RUL-17" in why_not(lay("P1: Railgun < Assassin"), "use:a1.1")


@pytest.mark.card("cult_leader")
@pytest.mark.rule("RAD-FAP-04", "RAD-ABL-04")
def test_cult_leader_gives_up_a_follower_and_damages() -> None:
    state = lay("P1: Railgun < Cult Leader\nP2: Garage < punk(Sniper)")
    play(state, "use:a1.1")
    assert texts(state) == ["destroy:a1.1", "destroy:a2.1"]
    play(state, "destroy:a2.1", "damage:b1.0", "draw")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun < Cult Leader n"
    assert hand(state, "P") == ["Sniper"]


@pytest.mark.card("doomsayer")
@pytest.mark.rule("RAD-RUL-60", "RAD-RUL-50")
def test_doomsayer_pushes_their_events_back_and_damages_while_they_have_one() -> None:
    state = lay("P hand: Doomsayer\nO queue: Raiders, -, -")
    play(state, "play:doomsayer", "place:a1.1", "push")
    assert queue(state, "O") == "-, Raiders, -"
    assert water(state) == 2
    state = lay("P1: Railgun < Doomsayer\nO queue: -, -, Raiders")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2
    mine = lay("P1: Railgun < Doomsayer\nP queue: -, -, Napalm")
    assert "RAD-FAP-06" in why_not(mine, "use:a1.1")


@pytest.mark.card("exterminator")
@pytest.mark.rule("RAD-FAG-01", "RAD-FAG-04", "RAD-RUL-14")
def test_exterminator_destroys_all_their_damaged_people_and_none_of_mine() -> None:
    state = lay("P1: Railgun < Exterminator < Looter d\nO1: Pillbox < Muse d < Scout\nO2: Arcade d < Gunner d")
    play(state, "use:a1.1")
    assert column(state, "O1") == "Pillbox < Scout"
    assert column(state, "O2") == "Arcade d"
    assert column(state, "P1") == "Railgun < Exterminator n < Looter d"
    assert sorted(discards(state)) == ["Gunner", "Muse"]
    assert water(state) == 2
    assert "RAD-RUL-17" in why_not(lay("P1: Railgun < Exterminator\nO1: Pillbox d < Muse"), "use:a1.1")


@pytest.mark.card("gunner")
@pytest.mark.rule("RAD-RUL-08", "RAD-DMG-10")
def test_gunner_injures_everybody_in_front_at_once() -> None:
    state = lay("P1: Railgun < Gunner\nO1: Pillbox < Muse < punk\nO2: Arcade < Scout")
    play(state, "use:a1.1")
    assert column(state, "O1") == "Pillbox < Muse"
    assert column(state, "O2") == "Arcade < Scout d"
    assert column(state, "O3") == "Reactor"
    assert water(state) == 1
    assert "RAD-RUL-17" in why_not(lay("P1: Railgun < Gunner"), "use:a1.1")


@pytest.mark.card("holdout")
@pytest.mark.rule("RAD-RUL-61", "RAD-TRN-13")
def test_holdout_comes_free_to_a_ruin_not_ready_and_damages_for_one() -> None:
    state = lay("P1: Railgun x\nP hand: Holdout")
    play(state, "play:holdout", "place:a1.1")
    assert water(state) == 3
    assert column(state, "P1") == "Railgun x < Holdout n"
    state = lay("P1: Railgun < Holdout")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2


@pytest.mark.card("karli_blaze")
@pytest.mark.rule("RAD-FAP-07", "RAD-RUL-31")
def test_karli_makes_punks_ready_too_and_damages_for_one() -> None:
    state = lay("P1: Railgun < Karli Blaze\nP hand: Zeto Khan")
    play(state, "junk:zeto_khan", "place:a2.1", "use:a1.1", "damage:b1.0")
    assert column(state, "P2") == "Garage < punk"
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2


@pytest.mark.card("looter")
@pytest.mark.rule("RAD-RUL-68")
def test_looter_draws_a_card_for_damaging_a_camp() -> None:
    state = lay("P1: Railgun < Looter\ndeck: Sniper, ...")
    play(state, "use:a1.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert hand(state, "P") == ["Sniper"]
    assert water(state) == 1


@pytest.mark.card("looter")
@pytest.mark.rule("RAD-RUL-68", "RAD-END-01")
def test_looter_draws_nothing_once_he_has_won() -> None:
    state = lay("P1: Railgun < Looter\nO1: Pillbox x\nO2: Arcade x\nO3: Reactor d")
    play(state, "use:a1.1")
    assert winner(state) == "P"
    assert hand(state, "P") == []


@pytest.mark.card("magnus_karv")
@pytest.mark.rule("RAD-RUL-62", "RAD-RUL-08", "RAD-RUL-14")
def test_magnus_damages_a_whole_column_at_once() -> None:
    state = lay("P1: Railgun < Magnus Karv\nO1: Pillbox < Muse d < punk\nO2: Arcade x\nO3: Reactor x < Scout")
    play(state, "use:a1.1")
    assert texts(state) == ["column:b1", "column:b3"]  # nothing to hit in the second
    play(state, "column:b1")
    assert column(state, "O1") == "Pillbox d"
    assert discards(state) == ["Muse"]
    assert water(state) == 1


@pytest.mark.card("mimic")
@pytest.mark.rule("RAD-RUL-25")
def test_mimic_uses_my_scouts_raid_for_its_price_and_leaves_him_ready() -> None:
    state = lay("P1: Railgun < Mimic\nP2: Garage < Scout")
    play(state, "use:a1.1")
    assert queue(state, "P") == "-, Raiders, -"
    assert water(state) == 2
    assert column(state, "P1") == "Railgun < Mimic n"
    assert column(state, "P2") == "Garage < Scout"
    assert "RAD-RUL-25" in why_not(lay("P1: Railgun < Mimic\nP2: Garage < punk"), "use:a1.1")


@pytest.mark.card("molgur_stang")
@pytest.mark.rule("RAD-FAP-11", "RAD-DMG-02")
def test_molgur_destroys_a_camp_behind_two_guards() -> None:
    state = lay("P1: Railgun < Molgur Stang\nO1: Pillbox < Muse < Scout")
    play(state, "use:a1.1", "destroy:b1.0")
    assert column(state, "O1") == "Pillbox x < Muse < Scout"
    assert water(state) == 2


@pytest.mark.card("muse")
@pytest.mark.rule("RAD-EFX-05", "RAD-TRN-13")
def test_muse_gives_a_water_for_nothing_once_a_turn() -> None:
    state = lay("P1: Railgun < Muse")
    play(state, "use:a1.1")
    assert water(state) == 4
    assert "RAD-ABL-05" in why_not(state, "use:a1.1")


@pytest.mark.card("mutant")
@pytest.mark.rule("RAD-RUL-24", "RAD-ABL-04")
def test_mutant_does_both_for_nothing_and_pays_with_his_own_skin() -> None:
    state = lay("P1: Railgun < Mutant\nP2: Garage d\nP3: Outpost d")
    play(state, "use:a1.1", "choose:both", "damage:b1.0")
    assert texts(state) == ["restore:a2.0", "restore:a3.0"]  # what was chosen cannot be declined
    assert "RAD-RUL-16" in why_not(state, "decline")
    play(state, "restore:a3.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P3") == "Outpost"
    assert spot(state, "a1.1")["harm"] == "damaged"
    assert water(state) == 3
    assert asked(state) == "P"
