"""Restoring, Water Silo and the discard pile (ledger section 7, restore, silo, discards)."""

import json

import pytest

from tests.radlands.table import (
    asked,
    column,
    discards,
    hand,
    lay,
    next_turn,
    pile,
    play,
    side,
    spot,
    table,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-35", "RAD-RST-03", "RAD-RST-01", "RAD-RDY-05")
def test_a_restored_person_is_not_ready_until_my_next_turn() -> None:
    state = lay("P1: Railgun < Vigilante d\nO1: Pillbox < Muse\nP hand: Gunner")
    play(state, "junk:gunner", "restore:a1.1")
    assert column(state, "P1") == "Railgun < Vigilante n"
    assert "RAD-RDY-05" in why_not(state, "use:a1.1")
    next_turn(state)
    assert column(state, "P1") == "Railgun < Vigilante" and "use:a1.1" in texts(state)


@pytest.mark.rule("RAD-EX-36", "RAD-RST-04")
def test_a_restored_camp_may_still_act() -> None:
    state = lay("P1: Railgun d\nP hand: Gunner\nwater: 2")
    play(state, "junk:gunner", "restore:a1.0")
    assert column(state, "P1") == "Railgun" and "use:a1.0" in texts(state)


@pytest.mark.rule("RAD-RST-04", "RAD-RUL-74")
def test_restoring_a_camp_that_has_acted_does_not_make_it_ready() -> None:
    state = lay("P1: Railgun d\nP hand: Gunner\nwater: 9")
    play(state, "use:a1.0", "damage:b1.0", "junk:gunner", "restore:a1.0")
    assert column(state, "P1") == "Railgun n" and "RAD-ABL-05" in why_not(state, "use:a1.0")


@pytest.mark.rule("RAD-EX-37", "RAD-RUL-23", "RAD-RUL-02")
def test_outpost_may_restore_itself_but_not_under_the_later_rules() -> None:
    state = play(lay("P3: Outpost d\nwater: 2"), "use2:a3.0")
    assert texts(state) == ["decline", "restore:a3.0"]
    play(state, "restore:a3.0")
    assert column(state, "P3") == "Outpost n"
    later = lay("P3: Outpost d\nwater: 2", rules="1.2")
    assert "use2:a3.0" not in texts(later)
    later = play(lay("P1: Railgun d\nP3: Outpost d\nwater: 2", rules="1.2"), "use2:a3.0")
    assert texts(later) == ["decline", "restore:a1.0"]
    assert "RAD-RUL-23" in why_not(later, "restore:a3.0")


@pytest.mark.rule("RAD-EX-38", "RAD-RST-02", "RAD-RUL-16")
def test_i_need_not_restore() -> None:
    state = play(lay("P1: Railgun d\nP hand: Gunner"), "junk:gunner")
    assert texts(state) == ["decline", "restore:a1.0"]
    play(state, "decline")
    assert column(state, "P1") == "Railgun d" and asked(state) == "P"


@pytest.mark.rule("RAD-RST-01", "RAD-RUL-15")
def test_i_restore_damaged_cards_of_my_own_and_no_others() -> None:
    state = lay("P1: Railgun x < Muse d\nP2: Garage d < Scout\nO1: Pillbox d < Sniper d\nP hand: Gunner")
    play(state, "junk:gunner")
    assert texts(state, "restore") == ["a1.1", "a2.0"]
    assert "RAD-FAG-04" in why_not(state, "restore:b1.0")
    assert "RAD-RST-01" in why_not(state, "restore:a2.1")
    assert "RAD-RUL-07" in why_not(state, "restore:a1.0"), "what is destroyed is not damaged"


@pytest.mark.rule("RAD-EX-39", "RAD-RUL-22", "RAD-RUL-23")
@pytest.mark.parametrize("chosen", [(), ("a1.0",), ("a1.1",), ("a1.0", "a1.1")])
def test_bonfire_burns_and_restores_as_many_of_my_cards_as_i_like(chosen: tuple[str, ...]) -> None:
    for before, after in (("Bonfire", "Bonfire d n"), ("Bonfire d", "Bonfire x")):
        state = lay(f"P1: Railgun d < Vigilante d\nP3: {before}\nwater: 0")
        play(state, "use:a3.0")
        assert column(state, "P3") == after
        assert texts(state) == ["decline", "restore:a1.0", "restore:a1.1"], "never Bonfire itself"
        play(state, *[f"restore:{place}" for place in chosen])
        if "end" not in texts(state):
            play(state, "decline")
        camp = "Railgun" if "a1.0" in chosen else "Railgun d"
        person = "Vigilante n" if "a1.1" in chosen else "Vigilante d"
        assert column(state, "P1") == f"{camp} < {person}"


@pytest.mark.rule("RAD-RUL-23", "RAD-RUL-35")
def test_bonfire_is_never_restored_but_can_be_rebuilt() -> None:
    state = play(lay("P1: Railgun d\nP3: Bonfire d\nP hand: Gunner"), "junk:gunner")
    assert texts(state) == ["decline", "restore:a1.0"]
    assert "RAD-RUL-23" in why_not(state, "restore:a3.0")
    state = play(lay("P2: Construction Yard\nP3: Bonfire x"), "use:a2.0")
    assert column(state, "P3") == "Bonfire"


@pytest.mark.rule("RAD-EX-40", "RAD-SIL-01", "RAD-SIL-02", "RAD-SIL-03", "RAD-SIL-04", "RAD-GEN-05")
def test_i_take_water_silo_keep_it_and_junk_it_for_water_a_turn_later() -> None:
    state = lay("water: 1")
    play(state, "silo")
    assert water(state) == 0 and hand(state, "P") == ["Silo"]
    assert side(state, "P")["silo"] == "hand" and side(state, "O")["silo"] == "play"
    assert not [text for text in texts(state) if text.startswith("play")], "it can only be junked"
    next_turn(state)
    before = pile(state)
    play(state, "junk:water_silo")
    assert water(state) == 4 and "Silo" not in hand(state, "P")
    assert side(state, "P")["silo"] == "play" and pile(state) == before == 0


@pytest.mark.rule("RAD-EX-41", "RAD-RUL-42", "RAD-RUL-65")
def test_zeto_discards_three_hand_cards_but_never_water_silo() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP hand: Silo\ndeck: Muse, Scout, Banish, ...")
    play(state, "use:a1.1")
    assert hand(state, "P") == ["Silo"] and sorted(discards(state)) == ["Banish", "Muse", "Scout"]
    assert asked(state) == "P" and "end" in texts(state)
    state = lay("P1: Railgun < Zeto Khan\nP hand: Silo, Truce\ndeck: Muse, Scout, Banish, ...")
    play(state, "use:a1.1")
    assert texts(state, "discard") == ["muse", "scout", "banish", "truce"], "old or new"


@pytest.mark.rule("RAD-EX-43", "RAD-RUL-48", "RAD-FAG-02", "RAD-FAG-03")
def test_we_both_see_what_is_discarded_this_turn_and_only_count_what_is_older() -> None:
    state = play(lay("P hand: Muse"), "junk:muse")
    for seat in (0, 1, None):
        shown = json.dumps(state.view(seat))
        assert '"discard": {"count": 1, "cards": ["muse"]}' in shown
    play(state, "end")
    for seat in (0, 1, None):
        assert '"discard": {"count": 1, "cards": []}' in json.dumps(state.view(seat))
        assert '"muse"' not in json.dumps(table(state))


@pytest.mark.rule("RAD-ACT-02", "RAD-ACT-03", "RAD-ACT-04", "RAD-GEN-05")
@pytest.mark.parametrize(
    ("card", "seen"),
    [
        ("mutant", "injure:b1.1"),
        ("gunner", "restore:a1.0"),
        ("zeto_khan", "place:a1.1"),
    ],
)
def test_a_junked_card_is_discarded_for_the_icon_in_its_corner_at_no_cost(card: str, seen: str) -> None:
    state = lay(f"P1: Railgun d\nO1: Pillbox < Muse\nO2: Arcade < Scout\nP hand: {card}\nwater: 0")
    play(state, f"junk:{card}")
    assert seen in texts(state)
    assert table(state)["discard"]["cards"] == [card]
    play(state, seen)
    assert hand(state, "P") == [] and water(state) == 0


@pytest.mark.rule("RAD-ACT-04", "RAD-EFX-01", "RAD-EFX-05")
def test_junk_effects_that_ask_nothing_happen_at_once() -> None:
    state = lay("P hand: Strafe, Scout, Banish\ndeck: Truce, ...\nwater: 0")
    play(state, "junk:strafe", "junk:scout", "junk:banish")
    assert hand(state, "P") == ["Truce"] and water(state) == 1
    assert side(state, "P")["raiders"] == "queue" and discards(state) == ["Strafe", "Scout", "Banish"]


@pytest.mark.rule("RAD-RUL-65")
def test_i_may_take_and_junk_water_silo_in_one_turn_and_take_it_again() -> None:
    state = lay("water: 1")
    play(state, "silo", "junk:water_silo", "silo")
    assert water(state) == 0 and hand(state, "P") == ["Silo"]
    assert "silo" not in texts(state) and "RAD-SIL-01" in why_not(state, "silo")


@pytest.mark.rule("RAD-RUL-28", "RAD-RDY-09")
def test_atomic_garden_makes_whom_it_restores_ready() -> None:
    state = lay("P1: Railgun < Muse d\nP2: Atomic Garden")
    play(state, "use:a2.0", "restore:a1.1")
    assert column(state, "P1") == "Railgun < Muse" and spot(state, "a1.1")["ready"]
    play(state, "use:a1.1")
    assert water(state) == 2
