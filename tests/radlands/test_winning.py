"""Winning and losing (ledger section 7, winning and losing)."""

import pytest

from cinderbox.kernel.errors import IllegalAction
from tests.radlands.table import (
    asked,
    column,
    deck,
    hand,
    lay,
    play,
    texts,
    why_not,
    winner,
)


@pytest.mark.rule("RAD-EX-50", "RAD-FAP-11", "RAD-END-01", "RAD-GEN-02")
def test_molgur_destroys_the_last_camp_behind_two_people_and_i_win() -> None:
    state = lay("P1: Railgun < Molgur Stang\nO1: Pillbox < Muse < Scout\nO2: Arcade x\nO3: Reactor x\nwater: 1")
    play(state, "use:a1.1")
    assert column(state, "O1") == "Pillbox x < Muse < Scout"
    assert winner(state) == "P"


@pytest.mark.rule("RAD-EX-51", "RAD-FAP-18")
def test_if_vanguards_hit_wins_the_opponent_does_not_hit_back() -> None:
    state = lay("P1: Railgun d\nP2: Garage x < Vanguard\nP3: Outpost x\nO1: Pillbox x\nO2: Arcade d\nO3: Reactor x")
    play(state, "use:a2.1")
    assert winner(state) == "P"
    assert column(state, "P1") == "Railgun d" and column(state, "P2") == "Garage x < Vanguard n"


@pytest.mark.rule("RAD-EX-53", "RAD-RUL-22")
def test_cannon_destroys_itself_and_still_shoots() -> None:
    state = lay("P1: Cannon d\nP3: Outpost x\nO1: Pillbox x\nO2: Arcade d\nO3: Reactor x")
    play(state, "use:a1.0")
    assert column(state, "P1") == "Cannon x" and column(state, "O2") == "Arcade x"
    assert winner(state) == "P"


@pytest.mark.rule("RAD-FAC-05", "RAD-RUL-64", "RAD-RUL-79")
def test_if_cannons_own_damage_costs_my_last_camp_i_lose_before_it_shoots() -> None:
    state = lay("P1: Cannon d\nP2: Garage x\nP3: Outpost x\nO1: Pillbox x\nO2: Arcade d\nO3: Reactor x")
    play(state, "use:a1.0")
    assert winner(state) == "O" and column(state, "O2") == "Arcade d"
    assert state.outcome is not None and state.outcome.scores == (0, 1)
    assert state.outcome.sheet == (("camps standing", (0, 1)),), "never both of us at once"


@pytest.mark.rule("RAD-EX-54", "RAD-RUL-63", "RAD-FAE-01")
def test_a_bombardment_that_wins_draws_no_cards() -> None:
    state = lay("P queue: Bombardment, -, -\nO1: Pillbox d\nO2: Arcade d\nO3: Reactor x\nphase: events")
    assert [column(state, one) for one in ("O1", "O2")] == ["Pillbox x", "Arcade x"]
    assert winner(state) == "P"
    assert deck(state) == 30 and hand(state, "P") == []


@pytest.mark.rule("RAD-EX-55", "RAD-RUL-64")
def test_a_catapult_shot_that_wins_costs_me_nobody() -> None:
    state = lay("P1: Railgun < Muse\nP2: Catapult\nO1: Pillbox d\nO2: Arcade x\nO3: Reactor x")
    play(state, "use:a2.0")
    assert winner(state) == "P" and column(state, "P1") == "Railgun < Muse"


@pytest.mark.rule("RAD-EX-56", "RAD-RUL-39", "RAD-END-01")
def test_reactor_as_my_last_camp_loses_me_the_game() -> None:
    state = lay("P1: Railgun x\nP2: Garage x\nP3: Reactor\nO1: Pillbox < Muse")
    play(state, "use:a3.0")
    assert winner(state) == "O"
    assert column(state, "O1") == "Pillbox", "all went at one moment"


@pytest.mark.rule("RAD-END-01", "RAD-GEN-02")
def test_a_finished_game_takes_no_more_actions() -> None:
    state = lay("O1: Pillbox d\nO2: Arcade x\nO3: Reactor x")
    play(state, "use:a1.0")
    assert state.over and asked(state) == "" and texts(state) == []
    assert state.outcome is not None and state.outcome.scores == (1, 0)
    assert state.outcome.sheet == (("camps standing", (3, 0)),)
    assert "RAD-END-01" in why_not(state, "end")
    with pytest.raises(IllegalAction, match="RAD-END-01"):
        state.apply("end")


@pytest.mark.rule("RAD-GEN-01", "RAD-GEN-02", "RAD-END-01")
def test_two_fallen_camps_are_not_enough() -> None:
    state = lay("O1: Pillbox d\nO2: Arcade x\nP2: Garage < Pyromaniac\nwater: 9")
    play(state, "use:a1.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox x" and winner(state) == ""
    play(state, "use:a2.1")
    assert column(state, "O3") == "Reactor d" and winner(state) == ""
