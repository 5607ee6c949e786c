"""The eleven revised camp faces (option faces="revised")."""

import pytest

from tests.radlands.table import column, discards, hand, lay, play, queue, texts, water, why_not, winner


@pytest.mark.card("cache", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-81")
def test_the_revised_cache_raids_and_brings_a_punk() -> None:
    state = lay("P3: Cache", faces="revised")
    play(state, "use:a3.0", "place:a1.1")
    assert queue(state, "P") == "-, Raiders, -"
    assert column(state, "P1") == "Railgun < punk n"
    assert column(state, "P3") == "Cache n"
    assert water(state) == 1


@pytest.mark.card("cannon", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-19")
def test_the_revised_cannon_fires_only_while_undamaged_and_does_not_hurt_itself() -> None:
    state = lay("P3: Cannon", faces="revised")
    play(state, "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P3") == "Cannon n"
    assert water(state) == 1
    assert "RAD-RUL-19" in why_not(lay("P3: Cannon d", faces="revised"), "use:a3.0")


@pytest.mark.card("cache", faces="revised")
@pytest.mark.rule("RAD-RUL-81", "RAD-RUL-17", "RAD-RAI-04")
def test_the_revised_cache_still_gives_its_punk_while_the_raid_is_blocked() -> None:
    state = lay("P3: Cache\nP queue: Banish, Raiders, -\nwater: 2", faces="revised")
    play(state, "use:a3.0", "place:a1.1")
    assert column(state, "P1") == "Railgun < punk n"
    assert queue(state, "P") == "Banish, Raiders, -"
    assert water(state) == 0


FULL = "P1: Railgun < Muse < Scout\nP2: Garage < Gunner < Sniper\nP3: Cache < Looter < Holdout\n"


@pytest.mark.card("cache", faces="revised")
@pytest.mark.rule("RAD-RUL-81", "RAD-RUL-49", "RAD-COL-09")
def test_the_revised_cache_raids_on_a_full_board_and_is_not_used_where_nothing_of_it_can_be_done() -> None:
    raided = play(lay(FULL, faces="revised"), "use:a3.0")
    assert queue(raided, "P") == "-, Raiders, -"
    assert texts(raided)[0] == "end", "no punk is asked for"
    blocked = lay(FULL + "P queue: Banish, Raiders, -", faces="revised")
    assert "RAD-RUL-49" in why_not(blocked, "use:a3.0")


@pytest.mark.card("command_post", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-20")
def test_the_revised_command_post_still_counts_my_punks() -> None:
    state = lay("P1: Railgun < punk < punk\nP3: Command Post\nwater: 1", faces="revised")
    play(state, "use:a3.0", "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    assert water(state) == 0


@pytest.mark.card("construction_yard", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-10")
def test_the_revised_construction_yard_moves_anybody_or_raids() -> None:
    text = "P1: Railgun < Muse < Scout\nP3: Construction Yard\nO1: Pillbox < Gunner < Sniper"
    state = lay(text, faces="revised")
    play(state, "use:a3.0")
    assert texts(state) == ["move:a1.1", "move:a1.2", "move:b1.1", "move:b1.2"]
    swapped = play(state.clone(), "move:a1.1", "place:a1.2")
    assert column(swapped, "P1") == "Railgun < Scout < Muse"
    play(state, "move:b1.1")
    assert texts(state) == ["place:b1.2", "place:b2.1", "place:b3.1"]
    play(state, "place:b2.1")
    assert column(state, "O1") == "Pillbox < Sniper"
    assert column(state, "O2") == "Arcade < Gunner"
    assert water(state) == 2
    raided = play(lay(text, faces="revised"), "use2:a3.0")
    assert queue(raided, "P") == "-, Raiders, -"
    assert water(raided) == 1


@pytest.mark.card("mercenary_camp", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-14")
def test_the_revised_mercenary_camp_needs_four_people_and_reaches_any_camp() -> None:
    state = lay("P1: Railgun < Muse < punk\nP2: Mercenary Camp < Scout < Gunner\nO1: Pillbox < Sniper", faces="revised")
    play(state, "use:a2.0")
    assert texts(state) == ["damage:b1.0", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b1.0")
    assert column(state, "O1") == "Pillbox d < Sniper"
    assert water(state) == 1
    few = lay("P1: Railgun < Muse < punk\nP2: Mercenary Camp < Scout", faces="revised")
    assert "fewer than four people" in why_not(few, "use:a2.0")


@pytest.mark.card("obelisk", faces="revised")
@pytest.mark.rule("RAD-RUL-01")
@pytest.mark.parametrize(("obelisk", "result"), [("P3: Obelisk", "P"), ("O3: Obelisk", "O"), ("P3: Obelisk x", "")])
def test_the_revised_obelisk_wins_as_the_last_card_leaves_the_deck(obelisk: str, result: str) -> None:
    state = lay(f"{obelisk}\ndeck: 1\nwater: 2", faces="revised")
    play(state, "draw")
    assert winner(state) == result


@pytest.mark.card("resonator", faces="revised")
@pytest.mark.rule("RAD-RUL-01")
def test_the_revised_resonator_damages_if_it_is_the_only_ability_of_the_turn() -> None:
    state = lay("P2: Resonator", faces="revised")
    before = play(state.clone(), "use:a1.0", "damage:b1.0")
    assert "no other ability" in why_not(before, "use:a2.0")
    play(state, "use:a2.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 2
    assert "no other ability" in why_not(state, "use:a1.0")


@pytest.mark.card("scavenger_camp", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-65")
def test_the_revised_scavenger_camp_trades_a_card_for_a_punk_or_water() -> None:
    text = "P3: Scavenger Camp\nP hand: {}"
    state = lay(text.format("Muse, Scout"), faces="revised")
    play(state, "use:a3.0", "discard:muse")
    assert discards(state) == ["Muse"]
    watered = play(state.clone(), "choose:water")
    assert water(watered) == 4
    play(state, "choose:punk", "place:a1.1")
    assert column(state, "P1") == "Railgun < punk n"
    assert hand(state, "P") == ["Scout"]
    assert "RAD-RUL-40" in why_not(lay(text.format("Silo"), faces="revised"), "use:a3.0")


@pytest.mark.card("training_camp", faces="revised")
@pytest.mark.rule("RAD-RUL-01")
def test_the_revised_training_camp_damages_while_two_people_stand_before_it() -> None:
    state = lay("P2: Training Camp < Muse < punk", faces="revised")
    play(state, "use:a2.0", "damage:b3.0")
    assert column(state, "O3") == "Reactor d"
    assert water(state) == 1
    elsewhere = lay("P1: Railgun < Muse < Scout\nP2: Training Camp < punk", faces="revised")
    assert "Fewer than two people" in why_not(elsewhere, "use:a2.0")


@pytest.mark.card("victory_totem", faces="revised")
@pytest.mark.rule("RAD-RUL-01")
def test_the_revised_victory_totem_damages_camps_too_or_raids() -> None:
    state = lay("P3: Victory Totem", faces="revised")
    raided = play(state.clone(), "use2:a3.0")
    assert queue(raided, "P") == "-, Raiders, -"
    assert water(raided) == 1
    play(state, "use:a3.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert water(state) == 1


@pytest.mark.card("warehouse", faces="revised")
@pytest.mark.rule("RAD-RUL-01", "RAD-RUL-17")
def test_the_revised_warehouse_restores_while_a_camp_of_theirs_stands_open() -> None:
    state = lay("P1: Railgun d\nP3: Warehouse\nO1: Pillbox < Muse\nO2: Arcade x", faces="revised")
    play(state, "use:a3.0", "restore:a1.0")
    assert column(state, "P1") == "Railgun"
    assert column(state, "P3") == "Warehouse n"
    assert water(state) == 2
    closed = "P1: Railgun d\nP3: Warehouse\nO1: Pillbox < Muse\nO2: Arcade x\nO3: Reactor < punk"
    assert "no unprotected camp" in why_not(lay(closed, faces="revised"), "use:a3.0")
