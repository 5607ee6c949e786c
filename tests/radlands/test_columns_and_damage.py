"""Columns, protection, damage, punks (ledger section 7, columns, protection, damage)."""

import json

import pytest

from tests.radlands.table import (
    CARDS,
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    pile,
    play,
    spot,
    table,
    texts,
    water,
    why_not,
)


@pytest.mark.rule("RAD-EX-24", "RAD-COL-07", "RAD-COL-06", "RAD-TYP-05", "RAD-PLY-01", "RAD-PLY-04")
def test_i_may_play_somebody_behind_or_in_front_of_who_is_there() -> None:
    state = lay("P1: Railgun < Muse\nP hand: Scout")
    play(state, "play:scout")
    assert texts(state, "place") == ["a1.1", "a1.2", "a2.1", "a3.1"]
    front = state.clone()
    play(state, "place:a1.1")
    assert column(state, "P1") == "Railgun < Scout n < Muse"
    play(front, "place:a1.2")
    assert column(front, "P1") == "Railgun < Muse < Scout n"


@pytest.mark.rule("RAD-EX-25", "RAD-COL-08")
def test_when_the_one_behind_is_destroyed_the_one_in_front_moves_back() -> None:
    state = lay("P queue: Banish, -, -\nO1: Pillbox < Scout < Muse\nphase: events")
    play(state, "destroy:b1.1")
    assert column(state, "O1") == "Pillbox < Muse"
    assert spot(state, "b1.1")["card"] == "muse" and spot(state, "b1.2") is None


@pytest.mark.rule("RAD-EX-26", "RAD-COL-03", "RAD-COL-04", "RAD-DMG-07", "RAD-DMG-09", "RAD-RUL-07")
def test_damage_reaches_only_what_stands_in_front_in_any_column() -> None:
    state = lay("O1: Pillbox < Muse < Scout\nO2: Arcade < punk\nO3: Reactor x")
    play(state, "use:a1.0")
    assert texts(state) == ["damage:b1.2", "damage:b2.1"]
    for shielded in ("damage:b1.0", "damage:b1.1", "damage:b2.0"):
        assert "RAD-DMG-07" in why_not(state, shielded)
    assert "RAD-RUL-07" in why_not(state, "damage:b3.0")
    assert [spot(state, place)["protected"] for place in ("b1.0", "b1.1", "b1.2")] == [True, True, False]


@pytest.mark.rule("RAD-EX-27", "RAD-DMG-10", "RAD-RUL-17")
def test_injure_hits_people_only_and_needs_somebody_to_hit() -> None:
    state = lay("P1: Railgun < Vigilante\nO1: Pillbox < Muse\nO2: Arcade < Scout < Gunner")
    play(state, "use:a1.1")
    assert texts(state) == ["injure:b1.1", "injure:b2.2"]
    assert "RAD-DMG-10" in why_not(state, "injure:b3.0")
    assert "RAD-DMG-07" in why_not(state, "injure:b2.1")
    state = play(lay("P1: Railgun < Vigilante\nO1: Pillbox < Muse"), "use:a1.1")
    assert column(state, "O1") == "Pillbox < Muse d", "the only target there was"
    assert [column(state, one) for one in ("O2", "O3")] == ["Arcade", "Reactor"]
    state = lay("P1: Railgun < Vigilante")
    assert "use:a1.1" not in texts(state)
    assert "RAD-RUL-17" in why_not(state, "use:a1.1")


@pytest.mark.rule("RAD-EX-28", "RAD-DMG-04", "RAD-DMG-05", "RAD-DMG-01", "RAD-DMG-06", "RAD-RDY-07")
def test_the_first_hit_damages_a_person_and_the_second_destroys_it() -> None:
    state = lay("O1: Pillbox < Muse\nP2: Garage < Holdout\nwater: 3")
    play(state, "use:a1.0", "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d"
    assert not spot(state, "b1.1")["ready"]
    other = play(state.clone(), "end")
    assert asked(other) == "O" and "RAD-RDY-07" in why_not(other, "use:b1.1", "O")
    play(state, "use:a2.1", "damage:b1.1")
    assert column(state, "O1") == "Pillbox"
    assert discards(state) == ["Muse"]


@pytest.mark.rule("RAD-EX-29", "RAD-PNK-01", "RAD-PNK-03", "RAD-PNK-04", "RAD-PNK-05", "RAD-PNK-06")
def test_a_damaged_punk_goes_unseen_on_top_of_the_deck() -> None:
    state = lay("O1: Pillbox < punk(Sniper)\nwater: 4\ndeck: 20\ndiscard: Sniper")
    play(state, "use:a1.0", "damage:b1.1")
    assert column(state, "O1") == "Pillbox"
    assert deck(state) == 21 and discards(state) == [] and pile(state) == 1
    for seat in (0, 1, None):
        told = json.dumps([state.view(seat), state.log(seat), state.events(seat)]).lower()
        assert "sniper" not in told
    play(state, "draw")
    assert hand(state, "P") == ["Sniper"], "the next card anybody takes"


@pytest.mark.rule("RAD-EX-30", "RAD-RUL-08")
def test_gunner_hits_who_is_unprotected_at_that_moment_and_nobody_else() -> None:
    state = lay("P1: Railgun < Gunner\nO1: Pillbox < Muse < punk\nO2: Arcade < Scout d")
    play(state, "use:a1.1")
    assert water(state) == 1
    assert column(state, "O1") == "Pillbox < Muse", "unharmed, and in front now"
    assert column(state, "O2") == "Arcade"
    assert discards(state) == ["Scout"] and deck(state) == 31
    assert not spot(state, "b1.1")["protected"]


@pytest.mark.rule("RAD-EX-31", "RAD-COL-02", "RAD-COL-01")
def test_a_column_with_two_people_takes_no_third() -> None:
    state = play(lay("P1: Railgun < Muse < Scout\nP hand: Vigilante"), "play:vigilante")
    assert texts(state) == ["place:a2.1", "place:a3.1"]
    for place in ("a1.1", "a1.2", "a1.0"):
        assert "RAD-COL-02" in why_not(state, f"place:{place}")


FULL = "P1: Railgun < Rabble Rouser < Scout\nP2: Garage < Mimic < Gunner\nP3: Outpost < punk < Looter\n"


@pytest.mark.rule("RAD-EX-32", "RAD-COL-09", "RAD-RUL-17", "RAD-RUL-18")
def test_with_six_people_i_can_bring_nobody_into_play_not_even_a_punk() -> None:
    state = lay(FULL + "P hand: Muse, Karli Blaze")
    assert not texts(state, "play")
    for card in ("muse", "karli_blaze"):
        assert "RAD-COL-09" in why_not(state, f"play:{card}")
    assert "use:a1.1" not in texts(state)
    assert "RAD-COL-09" in why_not(state, "use:a1.1")
    before = [column(state, f"P{n}") for n in (1, 2, 3)]
    play(state, "junk:karli_blaze")
    assert discards(state) == ["Karli Blaze"] and deck(state) == 30
    assert [column(state, f"P{n}") for n in (1, 2, 3)] == before and asked(state) == "P"


@pytest.mark.rule("RAD-EX-33", "RAD-COL-05", "RAD-RUL-07", "RAD-DMG-02", "RAD-RDY-03")
def test_people_can_stand_at_a_destroyed_camp_and_only_they_can_be_hit_there() -> None:
    state = lay("P1: Railgun x\nP hand: Muse\nO1: Pillbox < Holdout")
    assert "RAD-RUL-07" in why_not(state, "use:a1.0")
    play(state, "play:muse", "place:a1.1")
    assert column(state, "P1") == "Railgun x < Muse n"
    play(state, "end", "use:b1.1")
    assert texts(state) == ["damage:a1.1", "damage:a2.0", "damage:a3.0"]
    assert "RAD-RUL-07" in why_not(state, "damage:a1.0", "O")


@pytest.mark.rule("RAD-EX-34", "RAD-FAG-04", "RAD-DMG-08", "RAD-RUL-15")
def test_nothing_of_mine_can_be_aimed_at_by_me() -> None:
    position = (
        "P1: Railgun < Sniper < Vigilante\nP2: Garage < Assassin\nP3: Outpost d < Scout d\n"
        "O1: Pillbox < Muse\nO2: Arcade < Looter\nP hand: Mutant\nwater: 9"
    )
    for act in ("use:a1.0", "use:a1.1", "use:a1.2", "use:a2.1", "junk:mutant"):
        state = play(lay(position), act)
        verb = texts(state)[0].partition(":")[0]
        targets = texts(state, verb)
        assert targets and all(place.startswith("b") for place in targets), act
        for mine in ("a1.2", "a2.1", "a3.1"):
            assert "RAD-FAG-04" in why_not(state, f"{verb}:{mine}")


# -- rules that no vector shows --------------------------------------------------------------------------------


@pytest.mark.rule("RAD-COL-03", "RAD-COL-04", "RAD-DMG-03", "RAD-DMG-02")
def test_a_lone_person_shields_the_camp_and_a_bare_camp_can_be_hit_until_it_falls() -> None:
    state = lay("O1: Pillbox < Muse\nO2: Arcade\nP2: Garage < Holdout\nwater: 9")
    play(state, "use:a1.0")
    assert texts(state) == ["damage:b1.1", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b2.0")
    assert column(state, "O2") == "Arcade d"
    play(state, "use:a2.1", "damage:b2.0")
    assert column(state, "O2") == "Arcade x", "turned over, it stays in its column"
    assert discards(state) == [], "a camp goes to no discard pile"


@pytest.mark.rule("RAD-COL-10", "RAD-FAP-14")
def test_water_on_a_card_that_leaves_is_spent() -> None:
    state = lay("P2: Garage < Rescue Team\nP hand: Muse")
    play(state, "play:muse", "place:a1.1")
    assert water(state) == 2
    play(state, "use:a2.1", "return:a1.1")
    assert hand(state, "P") == ["Muse"] and water(state) == 2
    state = lay("P2: Mulcher < Scout\nP3: Outpost < Muse\nwater: 1")
    play(state, "use:a2.1", "use:a2.0", "destroy:a2.1")
    assert water(state) == 0


@pytest.mark.rule("RAD-COL-05", "RAD-COL-09")
def test_six_people_is_the_limit_whatever_became_of_my_camps() -> None:
    state = lay("P1: Railgun x < Muse < Scout\nP2: Garage x < Mimic < Gunner\nP3: Outpost < Looter\nP hand: Sniper")
    play(state, "play:sniper")
    assert texts(state) == ["place:a3.1", "place:a3.2"]
    play(state, "place:a3.1", "end", "end")
    assert table(state)["turn"] == 0 and column(state, "P3") == "Outpost < Sniper < Looter"


@pytest.mark.rule("RAD-PNK-01", "RAD-PNK-06")
def test_nothing_printed_on_a_punks_hidden_face_counts() -> None:
    state = lay("P1: Railgun < punk(Karli Blaze)\nP2: Garage < punk(Muse)\nP hand: Vigilante\nO1: Pillbox < Scout")
    assert "use:a2.1" not in texts(state) and "RAD-TYP-02" in why_not(state, "use:a2.1")
    play(state, "play:vigilante", "place:a3.1")
    assert column(state, "P3") == "Outpost < Vigilante n", "a hidden Karli hastens nobody"
    for seat in (0, 1, None):
        assert "karli" not in json.dumps([state.view(seat), state.log(seat)]).lower()


@pytest.mark.rule("RAD-PNK-02")
def test_a_punk_counts_as_a_person_for_everything() -> None:
    state = lay("P1: Railgun < Vigilante\nO1: Pillbox < punk")
    assert "use:a1.1" in texts(state), "it can be injured"
    assert spot(state, "b1.0")["protected"], "it shields its camp"
    assert "use:a2.0" in texts(lay("P2: Mulcher < punk")), "it can be given up"
    state = lay("P1: Railgun < punk < punk\nP hand: Muse")
    assert texts(play(state, "play:muse"), "place") == ["a2.1", "a3.1"], "it takes a person space"
    state = lay("P queue: Banish, -, -\nO1: Pillbox < punk\nphase: events")
    assert column(state, "O1") == "Pillbox"


@pytest.mark.rule("RAD-EFX-02", "RAD-EFX-03", "RAD-EFX-04", "RAD-RUL-16", "RAD-ACT-04")
def test_a_punk_takes_any_place_of_mine_or_is_declined() -> None:
    state = lay("P1: Railgun < Muse\nP2: Garage < Scout < Gunner\nP hand: Zeto Khan\ndeck: Sniper, Banish, ...")
    play(state, "junk:zeto_khan")
    assert texts(state) == ["decline", "place:a1.1", "place:a1.2", "place:a3.1"]
    other = play(state.clone(), "decline")
    assert deck(other) == 30 and column(other, "P1") == "Railgun < Muse"
    play(state, "place:a1.1")
    assert column(state, "P1") == "Railgun < punk n < Muse"
    assert deck(state) == 29
    for seat in (0, 1):
        assert "sniper" not in json.dumps([state.view(seat), state.log(seat)]).lower()
    play(state, "draw")
    assert hand(state, "P") == ["Banish"], "the card on top became the punk"


@pytest.mark.rule("RAD-EFX-05", "RAD-EFX-07", "RAD-SET-02", "RAD-CMP-04", "RAD-RUL-71")
def test_there_is_no_end_to_extra_water() -> None:
    state = lay("P hand: Scout, Scout, Looter, Looter, High Ground, High Ground, Interrogate, Interrogate, Silo")
    for _ in range(2):
        play(state, "junk:scout", "junk:looter", "junk:high_ground", "junk:interrogate")
    play(state, "junk:water_silo")
    assert water(state) == 3 + 9, "more than the six black discs"


@pytest.mark.rule("RAD-TRT-02", "RAD-TRT-04", "RAD-FAP-07")
def test_a_persons_trait_works_only_while_it_is_undamaged_and_again_once_restored() -> None:
    position = "P1: Railgun < Karli Blaze{}\nP hand: Muse, Gunner"
    state = play(lay(position.format("")), "play:muse", "place:a2.1")
    assert column(state, "P2") == "Garage < Muse"
    state = play(lay(position.format(" d")), "play:muse", "place:a2.1")
    assert column(state, "P2") == "Garage < Muse n"
    state = play(lay(position.format(" d")), "junk:gunner", "restore:a1.1", "play:muse", "place:a2.1")
    assert column(state, "P2") == "Garage < Muse"
    assert column(state, "P1") == "Railgun < Karli Blaze n"


@pytest.mark.rule("RAD-TRT-03", "RAD-RUL-07")
@pytest.mark.parametrize(("mark", "price"), [("", 0), (" d", 0), (" x", 1)])
def test_a_camps_trait_works_until_the_camp_is_destroyed(mark: str, price: int) -> None:
    state = lay(f"P1: Oasis{mark}\nP hand: Muse")
    play(state, "play:muse", "place:a1.1")
    assert water(state) == 3 - price


@pytest.mark.rule("RAD-DMG-09", "RAD-ABL-06")
def test_the_column_a_card_stands_in_does_not_limit_whom_it_hits() -> None:
    for mine in ("P1: Railgun < Holdout", "P2: Garage < Holdout", "P3: Outpost < Holdout"):
        state = play(lay(f"{mine}\nO1: Pillbox < Muse\nO3: Reactor < Scout"), f"use:a{mine[1]}.1")
        assert texts(state, "damage") == ["b1.1", "b2.0", "b3.1"]


@pytest.mark.rule("RAD-DMG-10")
def test_injuring_a_damaged_person_destroys_it_and_a_punk_at_once() -> None:
    state = lay("O1: Pillbox < Muse d\nO2: Arcade < punk\nP hand: Mutant, Mimic")
    play(state, "junk:mutant", "injure:b1.1", "junk:mimic")
    assert [column(state, one) for one in ("O1", "O2")] == ["Pillbox", "Arcade"]
    assert discards(state) == ["Mutant", "Muse", "Mimic"] and deck(state) == 31


@pytest.mark.rule("RAD-RUL-09")
def test_punks_that_die_together_are_stacked_in_one_known_order() -> None:
    state = lay(
        "P1: Railgun < punk(Banish) < punk(Truce)\nP3: Reactor < punk(Famine)\n"
        "O1: Pillbox < punk(Scout)\nO2: Arcade < punk(Sniper) < punk(Gunner)\nO3: Resonator\ndeck: 20"
    )
    play(state, "use:a3.0")
    assert deck(state) == 26
    play(state, "end")
    drawn = [hand(state, "O")]
    for _ in range(5):
        play(state, "end")
        drawn.append(hand(state, asked(state)))
    # from the top: the other player's first, column 1 to 3, front to back, each laid on the one before
    assert drawn[0] == ["Famine"] and drawn[1] == ["Banish"]
    assert drawn[2] == ["Famine", "Truce"] and drawn[3] == ["Banish", "Sniper"]
    assert drawn[4] == ["Famine", "Gunner", "Truce"] and drawn[5] == ["Banish", "Scout", "Sniper"]


@pytest.mark.rule("RAD-RUL-10", "RAD-COL-08")
def test_the_one_in_front_moves_back_however_the_one_behind_leaves() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: Garage < Rescue Team")
    play(state, "use:a2.1", "return:a1.1")
    assert column(state, "P1") == "Railgun < Scout" and spot(state, "a1.1")["card"] == "scout"
    state = lay("P3: Outpost < punk(Truce) < Scout\nP2: Training Camp")
    play(state, "use:a2.0", "decline")
    assert spot(state, "a3.1")["card"] == "scout" and discards(state) == ["Truce"]


@pytest.mark.rule("RAD-RUL-14")
def test_protection_is_ignored_by_any_all_and_a_named_column() -> None:
    shielded = "O1: Pillbox < Muse < Scout\n"
    state = play(lay(shielded + "P1: Railgun < Sniper"), "use:a1.1")
    assert texts(state, "damage")[:3] == ["b1.0", "b1.1", "b1.2"], "any card"
    state = play(lay(shielded + "P1: Railgun < Magnus Karv"), "use:a1.1", "column:b1")
    assert column(state, "O1") == "Pillbox d < Muse d < Scout d", "a whole column"
    state = lay(shielded + "P queue: Radiation, -, -\nphase: events")
    assert column(state, "O1") == "Pillbox < Muse d < Scout d", "all people"
    state = play(lay(shielded + "P1: Railgun < Assassin"), "use:a1.1")
    assert column(state, "O1") == "Pillbox < Muse", "but destroy alone is aimed at the front"


@pytest.mark.rule("RAD-GEN-07", "RAD-DMG-03")
def test_a_card_in_play_may_be_a_camp_but_the_deck_and_hands_hold_none() -> None:
    state = play(lay("P2: Garage d\nP hand: Gunner"), "junk:gunner")
    assert texts(state) == ["decline", "restore:a2.0"], "a card in play may be a camp"
    state = lay("deck: 66\nO3: Pillbox d")
    play(state, "use:a1.0", "damage:b3.0")
    assert pile(state) == 0, "a destroyed camp is not discarded"
    for _ in range(65):
        play(state, "end")
    assert deck(state) == 1 and len(hand(state, "P") + hand(state, "O")) == 65
    camps = {card["name"] for card in CARDS.values() if card["sort"] == "camp"}
    assert not camps & set(hand(state, "P") + hand(state, "O")), "drawing is drawing from the draw deck"
