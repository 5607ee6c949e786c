"""What the rulebook's FAQ says about events (ledger section 7, events FAQ; rules 2.23)."""

import pytest

from tests.radlands.table import asked, column, deck, discards, hand, lay, pass_turn, play, queue, side, texts


@pytest.mark.rule("RAD-EX-116", "RAD-FAE-01", "RAD-RUL-63")
def test_bombardment_destroys_the_damaged_camp_and_pays_for_every_ruin() -> None:
    state = lay(
        "O1: Pillbox x\nO2: Arcade d\nP queue: Bombardment, -, -\ndeck: Muse, Scout, Gunner, ...\nphase: events"
    )
    assert column(state, "O2") == "Arcade x"
    assert column(state, "O3") == "Reactor d"
    assert hand(state, "P") == ["Gunner", "Muse", "Scout"]  # two for the ruins, one of the turn
    assert deck(state) == 27


@pytest.mark.rule("RAD-EX-118", "RAD-FAE-03")
def test_radiation_hits_my_people_as_well_as_theirs() -> None:
    state = lay(
        "P1: Railgun < Muse d\nP2: Garage < punk(Sniper)\nO1: Pillbox < Scout < Gunner\n"
        "P queue: Radiation, -, -\nphase: events"
    )
    assert column(state, "P1") == "Railgun"
    assert column(state, "P2") == "Garage"
    assert column(state, "O1") == "Pillbox < Scout d < Gunner d"
    assert discards(state) == ["Muse", "Radiation"]
    assert hand(state, "P") == ["Sniper"]  # the punk was on top of the deck


@pytest.mark.rule("RAD-EX-119", "RAD-RUL-09", "RAD-PNK-04")
def test_punks_that_die_together_lie_on_the_deck_in_the_order_of_the_rules() -> None:
    state = lay(
        "P1: Railgun < punk(Muse)\nP3: Outpost < punk(Scout)\nO2: Arcade < punk(Gunner)\n"
        "P queue: Radiation, -, -\nphase: events"
    )
    assert hand(state, "P") == ["Scout"]
    play(state, "draw")
    assert hand(state, "P") == ["Muse", "Scout"]
    pass_turn(state)
    assert hand(state, "O") == ["Gunner"]


@pytest.mark.rule("RAD-EX-120", "RAD-FAE-05", "RAD-RUL-58")
def test_uprising_stops_at_six_people() -> None:
    text = "P1: Railgun < Muse < Scout\nP2: Garage < Gunner < Sniper\nP queue: Uprising, -, -\nphase: events\n"
    state = lay(text + "P3: Outpost < Looter")
    play(state, "place:a3.2")
    assert column(state, "P3") == "Outpost < Looter < punk n"
    assert "end" in texts(state)
    assert deck(state) == 28  # the punk and the card of the turn
    state = lay(text + "P3: Outpost < Looter < Holdout")
    assert "end" in texts(state)
    assert deck(state) == 29


@pytest.mark.rule("RAD-EX-121", "RAD-RUL-38")
def test_famine_leaves_me_the_one_i_choose_and_costs_nobody_who_has_nobody() -> None:
    state = lay(
        "P1: Railgun < Muse\nP2: Garage < Scout\nP3: Outpost < punk(Sniper)\nP queue: Famine, -, -\nphase: events"
    )
    assert texts(state) == ["spare:a1.1", "spare:a2.1", "spare:a3.1"]
    play(state, "spare:a2.1")
    assert [column(state, name) for name in ("P1", "P2", "P3")] == ["Railgun", "Garage < Scout", "Outpost"]
    assert asked(state) == "P"
    assert discards(state) == ["Muse", "Famine"]
    assert hand(state, "P") == ["Sniper"]


@pytest.mark.rule("RAD-RUL-38")
def test_famine_asks_me_first_and_then_my_opponent() -> None:
    state = lay("P1: Railgun < Muse < Scout\nO1: Pillbox < Gunner < Sniper\nP queue: Famine, -, -\nphase: events")
    assert asked(state) == "P"
    play(state, "spare:a1.2")
    assert asked(state) == "O"
    play(state, "spare:b1.1")
    assert column(state, "P1") == "Railgun < Scout"
    assert column(state, "O1") == "Pillbox < Gunner"


@pytest.mark.rule("RAD-FAE-02", "RAD-RUL-54")
def test_high_ground_lets_me_leave_everybody_where_they_are() -> None:
    text = "P1: Railgun < Muse d\nP2: Garage < Scout\nO1: Pillbox < Gunner\nP queue: High Ground, -, -\nphase: events"
    stayed = play(lay(text), "decline")
    moved = play(lay(text), "rearrange", "place:a1.1", "place:a2.1")
    for state in (stayed, moved):
        assert column(state, "P1") == "Railgun < Muse d"
        assert column(state, "P2") == "Garage < Scout"
        assert side(state, "O")["exposed"]


@pytest.mark.rule("RAD-FAE-04", "RAD-RAI-05", "RAD-RAI-07")
def test_raiders_resolve_like_an_event_and_go_back_to_their_owner() -> None:
    state = lay("P queue: Raiders, -, -\nphase: events")
    assert asked(state) == "O"
    play(state, "damage:b3.0")
    assert column(state, "O3") == "Reactor d"
    assert queue(state, "P") == "-, -, -"
    assert side(state, "P")["raiders"] == "play"
    assert discards(state) == []
