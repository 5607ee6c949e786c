"""The revised camp faces and the later rulebook's two changes, both off unless asked for."""

import pytest

from tests.radlands.table import (
    GAME,
    asked,
    column,
    discards,
    lay,
    play,
    side,
    spot,
    start,
    table,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-151", "RAD-RUL-01")
def test_the_revised_cannon_begins_damaged_and_gives_two_cards() -> None:
    state = start(3, faces="revised", setup="first-game")
    sides = [side(state, player) for player in "PO"]
    owner = next(one for one in sides if one["columns"][0][0]["card"] == "reactor")
    assert owner["columns"][1][0]["card"] == "cannon"
    assert owner["columns"][1][0]["harm"] == "damaged"
    starts = table(state)["turn"]
    assert owner["hand"] == 1 + 2 + 1 + (1 if owner["seat"] == starts else 0)


@pytest.mark.rule("RAD-EX-151", "RAD-RUL-01", "RAD-RUL-19")
def test_the_revised_cannon_is_silent_until_it_is_restored() -> None:
    state = lay("P3: Cannon d\nP hand: Gunner\nwater: 2", faces="revised")
    assert "RAD-RUL-19" in why_not(state, "use:a3.0")
    play(state, "junk:gunner", "restore:a3.0", "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P3") == "Cannon n"
    assert water(state) == 0


@pytest.mark.rule("RAD-EX-151", "RAD-RUL-01")
def test_one_hit_destroys_a_revised_cannon_that_was_never_repaired() -> None:
    state = lay("O3: Cannon d", faces="revised")
    play(state, "use:a1.0", "damage:b3.0")
    assert column(state, "O3") == "Cannon x"


@pytest.mark.rule("RAD-EX-153", "RAD-RUL-01", "RAD-RUL-10")
def test_the_revised_construction_yard_moves_their_guard_away() -> None:
    state = lay("P3: Construction Yard\nO1: Pillbox < Muse < Scout d", faces="revised")
    play(state, "use:a3.0", "move:b1.2", "place:b2.1")
    assert water(state) == 2
    assert column(state, "O1") == "Pillbox < Muse"
    assert column(state, "O2") == "Arcade < Scout d"
    assert spot(state, "b1.0")["protected"]
    assert asked(state) == "P"


@pytest.mark.rule("RAD-EX-153", "RAD-RUL-01", "RAD-RUL-56")
def test_a_person_moved_by_the_revised_construction_yard_does_not_enter_play() -> None:
    state = lay("P1: Railgun < Vanguard\nP2: Nest of Spies < Repair Bot\nP3: Construction Yard", faces="revised")
    play(state, "use:a3.0", "move:a1.1", "place:a2.2")
    assert column(state, "P2") == "Nest of Spies < Repair Bot < Vanguard"
    assert "end" in texts(state)  # no punk was offered
    assert "RAD-RUL-56" in why_not(state, "use:a2.0")


SIX = "P1: Railgun < Muse < Scout\nP2: Garage < Gunner < Sniper\nP3: Outpost < Looter < Holdout\n"


@pytest.mark.rule("RAD-EX-154", "RAD-RUL-02")
def test_by_the_later_rules_i_may_give_up_a_person_to_make_room_for_another() -> None:
    state = lay(SIX + "P hand: Vigilante", rules="1.2")
    play(state, "play:vigilante")
    assert len(texts(state, "destroy")) == 6
    play(state, "destroy:a2.2")
    assert discards(state) == ["Sniper"]
    assert texts(state) == ["place:a2.1", "place:a2.2"]
    play(state, "place:a2.1")
    assert column(state, "P2") == "Garage < Vigilante n < Gunner"
    assert water(state) == 2


@pytest.mark.rule("RAD-EX-154", "RAD-RUL-02", "RAD-COL-09")
def test_by_default_nobody_joins_six_people() -> None:
    state = lay(SIX + "P hand: Vigilante")
    assert "play:vigilante" not in texts(state)
    assert "RAD-COL-09" in why_not(state, "play:vigilante")


@pytest.mark.rule("RAD-RUL-02")
def test_by_the_later_rules_room_can_be_made_for_a_punk_too() -> None:
    state = lay(SIX + "P hand: Karli Blaze", rules="1.2")
    play(state, "junk:karli_blaze", "destroy:a1.1", "place:a1.2")
    assert column(state, "P1") == "Railgun < Scout < punk n"
    state = lay(SIX + "P hand: Karli Blaze", rules="1.2")
    play(state, "junk:karli_blaze", "decline")
    assert column(state, "P1") == "Railgun < Muse < Scout"


@pytest.mark.rule("RAD-RUL-01")
def test_the_last_card_may_become_a_punk_and_the_revised_obelisk_still_wins() -> None:
    state = lay("P2: Arcade\nP3: Obelisk\ndeck: 1", faces="revised")
    play(state, "use:a2.0", "place:a1.1")
    assert state.outcome is not None and state.outcome.winners == (0,)
    assert GAME.load(state.dump()).digest() == state.digest()
