"""Rulings on people whose abilities and traits change the rules for others (ledger section 5, RAD-RUL-25 to -33)."""

import pytest

from tests.radlands.table import (
    asked,
    column,
    discards,
    hand,
    lay,
    play,
    queue,
    side,
    spot,
    texts,
    water,
)


@pytest.mark.rule("RAD-RUL-25")
def test_mimic_pays_the_borrowed_price_and_becomes_not_ready_alone() -> None:
    state = lay("P1: Railgun < Mimic\nP2: Garage < Sniper\nO1: Pillbox < Muse n\nwater: 2")
    play(state, "use:a1.1")
    assert texts(state) == ["use:a2.1", "use:b1.1"]
    play(state, "use:a2.1", "damage:b1.0")
    assert water(state) == 0
    assert column(state, "P1") == "Railgun < Mimic n" and column(state, "P2") == "Garage < Sniper"
    assert column(state, "O1") == "Pillbox d < Muse n"
    state = lay("P1: Railgun < Mimic\nP2: Garage < Sniper\nwater: 1")
    assert "use:a1.1" not in texts(state), "what cannot be paid for cannot be borrowed"


@pytest.mark.rule("RAD-RUL-27")
def test_parachute_base_pays_for_person_and_ability_and_hurts_who_landed() -> None:
    state = lay("P3: Parachute Base\nP hand: Vanguard\nO1: Pillbox < Muse\nwater: 2")
    play(state, "drop:vanguard", "place:a1.1")
    assert "decline" in texts(state), "its entry trait comes first"
    play(state, "place:a2.1", "damage:b1.1")
    assert asked(state) == "O", "then its ability"
    play(state, "damage:a3.0")
    assert column(state, "P1") == "Railgun < Vanguard d" and water(state) == 0, "and the landing hurts"
    assert column(state, "P3") == "Parachute Base d n"
    assert "drop:vanguard" not in texts(lay("P3: Parachute Base\nP hand: Vanguard\nwater: 1"))


@pytest.mark.rule("RAD-RUL-27")
def test_who_is_hurt_on_entry_still_acts_under_the_parachute_and_dies_of_the_landing() -> None:
    state = lay("P3: Parachute Base\nP hand: Wounded Soldier\nO1: Pillbox < Muse\nwater: 2\ndeck: Truce, ...")
    play(state, "drop:wounded_soldier", "place:a1.1", "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d" and hand(state, "P") == ["Truce"]
    assert column(state, "P1") == "Railgun" and discards(state) == ["Wounded Soldier"]


@pytest.mark.rule("RAD-RUL-27")
def test_cult_leader_may_fall_as_his_own_victim_under_the_parachute() -> None:
    state = lay("P3: Parachute Base\nP hand: Cult Leader\nwater: 1")
    play(state, "drop:cult_leader", "place:a1.1", "damage:b1.0")
    assert column(state, "P1") == "Railgun" and discards(state) == ["Cult Leader"]
    assert column(state, "O1") == "Pillbox d"


@pytest.mark.rule("RAD-RUL-28")
def test_atomic_garden_readies_somebody_who_has_acted_this_turn() -> None:
    state = lay("P1: Railgun < Mutant\nP2: Atomic Garden\nO1: Pillbox < Muse\nwater: 2")
    play(state, "use:a1.1", "damage:b1.1")
    assert column(state, "P1") == "Railgun < Mutant d"
    play(state, "use:a2.0", "restore:a1.1")
    assert column(state, "P1") == "Railgun < Mutant" and "use:a1.1" in texts(state)


@pytest.mark.rule("RAD-RUL-29", "RAD-RUL-30")
def test_vera_lets_each_card_act_twice_but_readies_nobody() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Muse\nP3: Outpost < Scout n\nwater: 9")
    play(state, "use:a2.1", "use:a2.0")
    assert column(state, "P2") == "Garage < Muse", "each after its first use"
    play(state, "use:a2.1", "use:a2.0")
    assert column(state, "P2") == "Garage n < Muse n"
    assert "use:a3.1" not in texts(state), "who was not ready stays so"


@pytest.mark.rule("RAD-RUL-30")
def test_a_use_made_before_vera_came_was_that_cards_first_use() -> None:
    state = lay("P1: Railgun < Muse\nP2: Atomic Garden < Vera Vosh d\nP3: Outpost\nP hand: Gunner\nwater: 9")
    play(state, "use:a1.1")
    assert column(state, "P1") == "Railgun < Muse n"
    play(state, "junk:gunner", "restore:a2.1")
    assert column(state, "P1") == "Railgun < Muse n" and "use:a1.1" not in texts(state)


@pytest.mark.rule("RAD-RUL-30", "RAD-FAP-14")
def test_under_vera_a_card_that_left_and_came_back_has_no_uses() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Rescue Team\nwater: 9")
    play(state, "use:a2.1", "return:a2.1", "play:rescue_team", "place:a2.1")
    assert spot(state, "a2.1")["uses"] == 0 and column(state, "P2") == "Garage < Rescue Team"


@pytest.mark.rule("RAD-RUL-30", "RAD-RUL-26")
def test_under_vera_adrenaline_lab_counts_the_camp_and_the_person() -> None:
    state = lay("P1: Railgun < Vera Vosh\nP2: Garage < Rescue Team d < Muse\nP3: Adrenaline Lab")
    play(state, "use:a3.0", "return:a2.2")
    assert spot(state, "a3.0")["uses"] == 1 and spot(state, "a3.0")["ready"]
    assert column(state, "P2") == "Garage" and discards(state) == ["Rescue Team"]


@pytest.mark.rule("RAD-RUL-31", "RAD-FAP-09")
def test_karli_hastens_only_who_comes_while_she_stands_undamaged() -> None:
    state = lay("P hand: Muse, Karli Blaze, Scout\nwater: 5")
    play(state, "play:muse", "place:a1.1", "play:karli_blaze", "place:a2.1", "play:scout", "place:a3.1")
    assert [column(state, f"P{n}") for n in (1, 2, 3)] == [
        "Railgun < Muse n",
        "Garage < Karli Blaze",
        "Outpost < Scout",
    ]
    state = lay("P1: Railgun < Karli Blaze\nP2: Garage < Muse d\nP hand: Gunner")
    play(state, "junk:gunner", "restore:a2.1")
    assert column(state, "P2") == "Garage < Muse n", "restored people wait as ever"


@pytest.mark.rule("RAD-RUL-32", "RAD-FAP-03")
def test_under_argo_everybody_acts_once_with_one_ability_or_the_other() -> None:
    state = lay("P1: Railgun < Argo Yesky\nP2: Garage < Muse\nP3: Outpost < punk\nwater: 9")
    assert {"use:a1.1", "use:a2.1", "gift:a2.1", "gift:a3.1"} <= set(texts(state))
    assert "gift:a1.1" not in texts(state), "his own he has once"
    play(state, "use:a2.1")
    assert "gift:a2.1" not in texts(state)
    play(state, "gift:a3.1", "damage:b1.0")
    assert column(state, "P3") == "Outpost < punk n" and water(state) == 9 + 1 - 1
    state = lay("P1: Railgun < punk\nP hand: Argo Yesky")
    play(state, "play:argo_yesky", "place:a2.1", "place:a3.1")
    assert column(state, "P3") == "Outpost < punk n" and column(state, "P1") == "Railgun < punk"


@pytest.mark.rule("RAD-RUL-33", "RAD-FAP-21")
def test_zeto_hurries_only_the_first_event_of_my_turn_and_none_already_queued() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP queue: -, Napalm, -\nP hand: Banish, Radiation\nO1: Pillbox < Muse")
    play(state, "play:banish")
    assert column(state, "O1") == "Pillbox" and queue(state, "P") == "-, Napalm, -"
    play(state, "play:radiation")
    assert queue(state, "P") == "Radiation, Napalm, -"
    state = lay("P1: Railgun < Zeto Khan d\nP hand: Banish\nO1: Pillbox < Muse")
    assert queue(play(state, "play:banish"), "P") == "Banish, -, -", "damaged he hurries nothing"


@pytest.mark.rule("RAD-RUL-33")
def test_moving_raiders_in_the_queue_is_not_playing_an_event() -> None:
    state = lay("P1: Railgun < Zeto Khan\nP queue: -, Raiders, -\nP hand: Vigilante, Banish\nO1: Pillbox < Muse")
    play(state, "junk:vigilante")
    assert queue(state, "P") == "Raiders, -, -"
    play(state, "play:banish")
    assert column(state, "O1") == "Pillbox", "Banish was the first event played"


@pytest.mark.rule("RAD-RUL-30", "RAD-RUL-27")
def test_under_vera_parachute_base_counts_the_camp_and_the_person() -> None:
    state = lay("P1: Railgun < Vera Vosh < Karli Blaze\nP3: Parachute Base\nP hand: Muse\nwater: 1")
    play(state, "drop:muse", "place:a2.1")
    assert water(state) == 1 and column(state, "P2") == "Garage < Muse d"
    assert spot(state, "a3.0")["uses"] == spot(state, "a2.1")["uses"] == 1
    assert column(state, "P3") == "Parachute Base", "Vera keeps the camp ready"


@pytest.mark.rule("RAD-RUL-67")
def test_of_two_equal_cards_i_show_the_one_the_opponent_knows_already() -> None:
    state = lay("P1: Railgun < Muse\nP2: Garage < Rescue Team\nP hand: Muse\nO1: Pillbox < Scout")
    play(state, "use:a2.1", "return:a1.1")
    assert hand(state, "P") == ["Muse", "Muse"] and side(state, "P")["known"] == ["muse"]
    play(state, "junk:muse")
    assert side(state, "P")["known"] == [] and hand(state, "P") == ["Muse"]
