"""The ten events, Raiders and Water Silo: what each does when it is played."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    pile,
    play,
    queue,
    side,
    texts,
    water,
    why_not,
)


def waits(event: str, space: str, cost: int) -> None:
    """Played from hand it costs so much and goes to that space of an empty queue."""
    state = lay(f"P hand: {event}\nwater: {cost}\nO1: Pillbox < Muse")
    id = event.lower().replace(" ", "_")
    play(state, f"play:{id}")
    assert queue(state, "P") == space
    assert water(state) == 0
    assert column(state, "O1") == "Pillbox < Muse"
    if cost:
        assert "RAD-GEN-03" in why_not(lay(f"P hand: {event}\nwater: {cost - 1}"), f"play:{id}")


@pytest.mark.card("banish")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-14")
def test_banish_destroys_any_person_of_theirs_a_turn_later() -> None:
    waits("Banish", "Banish, -, -", 1)
    state = lay("P1: Railgun < Looter\nO1: Pillbox < Muse < Scout\nP queue: Banish, -, -\nphase: events")
    assert texts(state) == ["destroy:b1.1", "destroy:b1.2"]
    play(state, "destroy:b1.1")
    assert column(state, "O1") == "Pillbox < Scout"
    assert discards(state) == ["Muse", "Banish"]


@pytest.mark.card("bombardment")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-63")
def test_bombardment_damages_all_their_camps_three_turns_later() -> None:
    waits("Bombardment", "-, -, Bombardment", 4)
    state = lay("O1: Pillbox < Muse < Scout\nP queue: Bombardment, -, -\nphase: events")
    assert column(state, "O1") == "Pillbox d < Muse < Scout"
    assert column(state, "O2") == "Arcade d"
    assert column(state, "O3") == "Reactor d"
    assert column(state, "P1") == "Railgun"
    assert len(hand(state, "P")) == 1  # no ruin, no card but the turn's own


@pytest.mark.card("famine")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-38")
def test_famine_leaves_each_of_us_one_person() -> None:
    waits("Famine", "Famine, -, -", 1)
    state = lay("P1: Railgun < Muse\nO1: Pillbox < Gunner < Sniper\nP queue: Famine, -, -\nphase: events")
    assert asked(state) == "O"  # one person is not asked for
    assert texts(state) == ["spare:b1.1", "spare:b1.2"]
    play(state, "spare:b1.2")
    assert column(state, "P1") == "Railgun < Muse"
    assert column(state, "O1") == "Pillbox < Sniper"


@pytest.mark.card("high_ground")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-54")
def test_high_ground_rearranges_my_people_and_uncovers_theirs_for_a_turn() -> None:
    waits("High Ground", "High Ground, -, -", 0)
    state = lay("P1: Railgun < Muse < Scout\nO1: Pillbox < Gunner < Sniper\nP queue: High Ground, -, -\nphase: events")
    play(state, "rearrange")
    assert texts(state) == ["place:a1.1", "place:a2.1", "place:a3.1"]
    play(state, "place:a2.1", "place:a3.1", "use:a1.0")
    assert column(state, "P2") == "Garage < Muse"
    assert column(state, "P3") == "Outpost < Scout"
    assert texts(state, "damage") == ["b1.0", "b1.1", "b1.2", "b2.0", "b3.0"]
    play(state, "damage:b1.0", "end", "end", "use:a1.0")
    assert texts(state, "damage") == ["b1.2", "b2.0", "b3.0"]


@pytest.mark.card("interrogate")
@pytest.mark.rule("RAD-EVT-07", "RAD-EVT-08", "RAD-RUL-41")
def test_interrogate_shows_me_four_cards_of_which_i_keep_one() -> None:
    state = lay("P hand: Interrogate, Muse\ndeck: Scout, Banish, Gunner, Sniper, ...")
    play(state, "play:interrogate")
    assert sorted(texts(state)) == ["hold:banish", "hold:gunner", "hold:scout", "hold:sniper"]
    assert "RAD-RUL-41" in why_not(state, "hold:muse")
    play(state, "hold:gunner")
    assert hand(state, "P") == ["Gunner", "Muse"]
    assert discards(state) == ["Scout", "Banish", "Sniper", "Interrogate"]
    assert water(state) == 2


@pytest.mark.card("napalm")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-62")
def test_napalm_destroys_everybody_in_one_column() -> None:
    waits("Napalm", "Napalm, -, -", 2)
    state = lay("O1: Pillbox < Muse < punk\nO3: Reactor < Scout\nP queue: Napalm, -, -\nphase: events")
    assert texts(state) == ["column:b1", "column:b3"]
    play(state, "column:b1")
    assert column(state, "O1") == "Pillbox"
    assert column(state, "O3") == "Reactor < Scout"
    assert deck(state) == 30  # the punk back, the turn's card drawn


@pytest.mark.card("radiation")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-FAE-03", "RAD-RUL-08")
def test_radiation_injures_everybody_shielded_or_not() -> None:
    waits("Radiation", "Radiation, -, -", 2)
    state = lay("P1: Railgun < Looter < Muse\nO1: Pillbox < Gunner < punk\nP queue: Radiation, -, -\nphase: events")
    assert column(state, "P1") == "Railgun < Looter d < Muse d"
    assert column(state, "O1") == "Pillbox < Gunner d"


@pytest.mark.card("strafe")
@pytest.mark.rule("RAD-EVT-07", "RAD-RUL-08")
def test_strafe_injures_everybody_in_front_at_once() -> None:
    state = lay("P hand: Strafe\nO1: Pillbox < Muse < punk\nO2: Arcade < Scout")
    play(state, "play:strafe")
    assert column(state, "O1") == "Pillbox < Muse"
    assert column(state, "O2") == "Arcade < Scout d"
    assert column(state, "O3") == "Reactor"
    assert discards(state) == ["Strafe"]
    assert water(state) == 1


@pytest.mark.card("truce")
@pytest.mark.rule("RAD-EVT-07", "RAD-RUL-47", "RAD-RUL-67")
def test_truce_sends_everybody_home() -> None:
    state = lay("P hand: Truce\nP1: Railgun < Muse d\nO1: Pillbox < punk(Sniper) < Scout")
    play(state, "play:truce")
    assert column(state, "P1") == "Railgun"
    assert column(state, "O1") == "Pillbox"
    assert hand(state, "P") == ["Muse"]
    assert hand(state, "O") == ["Scout", "Sniper"]
    assert side(state, "O")["known"] == ["scout"]
    assert not [line for line in state.log(0) if "Sniper" in line]
    assert water(state) == 1


@pytest.mark.card("uprising")
@pytest.mark.rule("RAD-EVT-03", "RAD-EVT-04", "RAD-RUL-58")
def test_uprising_brings_three_punks_two_turns_later() -> None:
    waits("Uprising", "-, Uprising, -", 1)
    state = lay("P queue: Uprising, -, -\nphase: events")
    play(state, "place:a1.1", "place:a1.2", "place:a3.1")
    assert column(state, "P1") == "Railgun < punk n < punk n"
    assert column(state, "P3") == "Outpost < punk n"


@pytest.mark.card("raiders")
@pytest.mark.rule("RAD-RUL-50", "RAD-RAI-05", "RAD-RAI-06", "RAD-RAI-07")
def test_raiders_damage_a_camp_of_their_choice_and_come_home_for_the_next_raid() -> None:
    state = lay("P hand: Vigilante, Assassin\nP queue: Raiders, -, -\nO1: Pillbox < Muse\nO2: Arcade x")
    play(state, "junk:vigilante")
    assert asked(state) == "O"
    assert texts(state) == ["damage:b1.0", "damage:b3.0"]
    play(state, "damage:b1.0")
    assert column(state, "O1") == "Pillbox d < Muse"
    assert side(state, "P")["raiders"] == "play"
    assert discards(state) == ["Vigilante"]  # Raiders are never discarded
    play(state, "junk:assassin")
    assert queue(state, "P") == "-, Raiders, -"


@pytest.mark.card("water_silo")
@pytest.mark.rule("RAD-SIL-01", "RAD-SIL-02", "RAD-SIL-03", "RAD-SIL-04", "RAD-RUL-65")
def test_water_silo_is_bought_for_one_and_pours_one_out() -> None:
    state = lay("water: 1")
    play(state, "silo")
    assert hand(state, "P") == ["Silo"]
    assert water(state) == 0
    assert "RAD-SIL-01" in why_not(state, "silo")
    play(state, "end", "end")
    assert "Silo" in hand(state, "P")
    play(state, "junk:water_silo")
    assert water(state) == 4
    assert side(state, "P")["silo"] == "play"
    assert pile(state) == 0
    play(state, "silo", "junk:water_silo")  # and again in the same turn
    assert water(state) == 4
    assert "RAD-SIL-02" in why_not(state, "junk:water_silo")
