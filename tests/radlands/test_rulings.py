"""Rulings on what may be used, declined, aimed at and changed in the middle of an effect (ledger section 5)."""

import pytest

from cinderbox.kernel.errors import IllegalAction
from tests.radlands.table import (
    CARDS,
    GAME,
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    next_turn,
    pile,
    play,
    queue,
    spot,
    table,
    texts,
    water,
    why_not,
    winner,
)

# -- which cards, which rules --------------------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-01")
def test_we_play_with_the_first_faces_unless_we_ask_for_the_eleven_revised_ones() -> None:
    revised = GAME.catalog({"faces": "revised"})["cards"]
    assert isinstance(revised, dict) and revised.keys() == CARDS.keys()
    changed = {card for card in CARDS if CARDS[card] != revised[card]}
    assert changed == {
        "cache", "cannon", "command_post", "construction_yard", "mercenary_camp", "obelisk",
        "resonator", "scavenger_camp", "training_camp", "victory_totem", "warehouse",
    }  # fmt: skip
    assert column(play(lay("P1: Cannon"), "use:a1.0", "damage:b1.0"), "P1") == "Cannon d n"
    assert column(play(lay("P1: Cannon", faces="revised"), "use:a1.0", "damage:b1.0"), "P1") == "Cannon n"


FULL = "P1: Railgun < Rabble Rouser < Scout\nP2: Garage < Mimic < Gunner\nP3: Outpost < Sniper < Looter\n"


@pytest.mark.rule("RAD-RUL-02", "RAD-COL-09")
def test_only_the_later_rules_let_me_make_room_for_a_punk_on_a_full_board() -> None:
    assert "use:a1.1" not in texts(lay(FULL))
    state = play(lay(FULL, rules="1.2"), "use:a1.1")
    assert texts(state, "destroy") == ["a1.1", "a1.2", "a2.1", "a2.2", "a3.1", "a3.2"] and "decline" in texts(state)
    play(state, "destroy:a3.2")
    assert discards(state) == ["Looter"]
    assert texts(state) == ["place:a3.1", "place:a3.2"]
    play(state, "place:a3.2")
    assert column(state, "P3") == "Outpost < Sniper < punk n"


@pytest.mark.rule("RAD-RUL-02", "RAD-RUL-23")
def test_under_the_later_rules_a_card_restores_others_but_never_itself() -> None:
    position = "P1: Railgun < Rescue Team\nP2: Labor Camp d < Muse d\nP3: Outpost < Scout"
    state = play(lay(position), "use:a2.0", "destroy:a3.1")
    assert texts(state, "restore") == ["a2.0", "a2.1"]
    state = play(lay(position, rules="1.2"), "use:a2.0", "destroy:a3.1")
    assert texts(state, "restore") == ["a2.1"]


@pytest.mark.rule("RAD-RUL-06", "RAD-RUL-35")
def test_obelisk_is_a_destroyed_camp_for_every_purpose() -> None:
    state = lay("P1: Obelisk x\nP2: Pillbox\nP3: Construction Yard\nP hand: Holdout\nwater: 2")
    assert "use:a2.0" in texts(state), "Pillbox is a water cheaper"
    play(state, "play:holdout")
    assert "a1.1" in texts(state, "place")
    play(state, "place:a1.1")
    assert water(state) == 2, "Holdout squats for free"
    play(state, "use:a3.0")
    assert column(state, "P1") == "Obelisk < Holdout n"
    state = lay("P queue: Bombardment, -, -\nO1: Obelisk x\nphase: events")
    assert len(hand(state, "P")) == 1 + 1, "Bombardment draws for it"
    state = play(lay("O1: Obelisk x\nO2: Arcade x\nO3: Reactor d"), "use:a1.0")
    assert winner(state) == "P", "two more are enough"


@pytest.mark.rule("RAD-RUL-07")
def test_a_destroyed_camp_is_never_chosen_and_does_nothing() -> None:
    ruins = "O1: Pillbox x\nO2: Arcade < Muse\nO3: Reactor\n"
    for act, verb, targets in (
        ("use:a2.0", "damage", ["b2.0", "b2.1", "b3.0"]),
        ("use:a3.0", "destroy", ["b2.0", "b2.1", "b3.0"]),
    ):
        state = play(lay(ruins + "P2: Scud Launcher\nP3: Mercenary Camp"), act)
        assert texts(state, verb) == targets
        assert "RAD-RUL-07" in why_not(state, f"{verb}:b1.0", "O")
    state = play(lay(ruins + "P1: {-, -, Juggernaut}"), "use:a1.2")
    assert texts(state, "destroy") == ["b2.0", "b3.0"]
    state = play(lay(ruins + "P1: Railgun < Molgur Stang"), "use:a1.1")
    assert texts(state, "destroy") == ["b2.0", "b3.0"]


@pytest.mark.rule("RAD-RUL-08", "RAD-RUL-62")
def test_a_whole_column_is_hit_at_one_moment() -> None:
    state = lay("P1: Railgun < Magnus Karv\nO1: Pillbox < Muse d < punk(Sniper)\nO2: Arcade d")
    play(state, "use:a1.1", "column:b1")
    assert column(state, "O1") == "Pillbox d", "all three were hit once"
    assert discards(state) == ["Muse"] and deck(state) == 31


# -- who is asked, who is hit ----------------------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-13")
def test_whoever_must_choose_among_his_own_cards_cannot_decline_and_cannot_hide() -> None:
    state = lay("P1: Railgun < Muse\nP2: The Octagon\nO1: Pillbox < Scout < Gunner")
    play(state, "use:a2.0")
    assert column(state, "P1") == "Railgun", "my only person went unasked"
    assert asked(state) == "O" and texts(state) == ["destroy:b1.1", "destroy:b1.2"]
    play(state, "destroy:b1.1")
    assert column(state, "O1") == "Pillbox < Gunner"


@pytest.mark.rule("RAD-RUL-15", "RAD-FAG-04")
def test_any_card_means_any_card_of_the_opponent() -> None:
    mine = "P1: Railgun d < Sniper\nP2: Resonator < Molgur Stang\nP3: Omen Clock < Exterminator\n"
    theirs = "O1: Pillbox d\nO2: Arcade < Muse d\nP queue: -, Banish, -\nO queue: -, -, Truce\nwater: 9"
    for act, verb in (("use:a1.1", "damage"), ("use:a2.0", "destroy"), ("use:a2.1", "destroy")):
        state = play(lay(mine + theirs), act)
        assert texts(state, verb) and all(place[0] == "b" for place in texts(state, verb))
    state = play(lay(mine.replace("Sniper", "Sniper d") + theirs), "use:a3.1")
    assert column(state, "P1") == "Railgun d < Sniper d" and column(state, "O2") == "Arcade"
    state = play(lay(mine + theirs), "use:a3.0")
    assert texts(state, "advance") == ["a2", "b3"], "Omen Clock alone looks at both sides"


@pytest.mark.rule("RAD-RUL-16")
def test_only_what_the_cards_permit_may_be_declined() -> None:
    optional = {
        "junk:gunner": "P1: Railgun d\nP hand: Gunner",  # restore
        "junk:zeto_khan": "P hand: Zeto Khan",  # gain a punk
        "use:a1.1": "P1: Railgun < Scientist",  # use a junk effect
    }
    for act, position in optional.items():
        assert "decline" in texts(play(lay(position), act)), act
    state = play(lay("P hand: Doomsayer\nO queue: Banish, -, -"), "play:doomsayer", "place:a1.1")
    assert texts(state) == ["decline", "push"]
    play(state, "decline")
    assert queue(state, "O") == "Banish, -, -"
    must = {
        "use:a1.0": "",  # damage
        "junk:mutant": "P hand: Mutant\nO1: Pillbox < Muse\nO2: Arcade < Scout",  # injure
        "use:a2.0": "P2: Mulcher\nP1: Railgun < Muse < Scout",  # destroy an own person
        "use:a2.1": "P2: Garage < Rescue Team < Muse",  # take somebody back
        "use:a3.0": "P3: Supply Depot\ndeck: Muse, Scout, ...",  # discard one of two
        "use:a3.1": "P3: Outpost < Magnus Karv",  # a column
    }
    for act, position in must.items():
        state = play(lay(position), act)
        assert len(texts(state)) > 1 and "decline" not in texts(state), act
        with pytest.raises(IllegalAction):
            state.apply("decline")


@pytest.mark.rule("RAD-RUL-17")
@pytest.mark.parametrize(
    ("position", "use", "then"),
    [
        ("P1: Railgun < Exterminator", "use:a1.1", "O1: Pillbox < Muse d"),
        ("P1: Railgun < Gunner", "use:a1.1", "O1: Pillbox < Muse"),
        ("P1: Railgun < Assassin", "use:a1.1", "O1: Pillbox < Muse"),
        ("P1: Railgun < Pyromaniac\nO1: Pillbox < Muse\nO2: Arcade x\nO3: Reactor x", "use:a1.1", "O3: Reactor"),
        ("P1: Railgun < Repair Bot", "use:a1.1", "P2: Garage d"),
        ("P1: Railgun < Mimic", "use:a1.1", "P2: Garage < Muse"),
        ("P3: Outpost", "use2:a3.0", "P1: Railgun d"),
        ("P3: Resonator", "use:a3.0", "O2: Arcade d"),
        ("P3: Atomic Garden\nP1: Railgun d", "use:a3.0", "P2: Garage < Muse d"),
        ("P3: Omen Clock", "use:a3.0", "O queue: -, Banish, -"),
        ("P3: Training Camp", "use:a3.0", "P1: Railgun < punk"),
        ("P3: Victory Totem", "use:a3.0", "O1: Pillbox < Muse"),
        ("P3: Construction Yard", "use:a3.0", "P1: Railgun x"),
    ],
)
def test_an_ability_that_could_do_nothing_is_not_offered(position: str, use: str, then: str) -> None:
    state = lay(position)
    assert use not in texts(state) and why_not(state, use)
    line = then.partition(":")[0]
    kept = [row for row in position.splitlines() if not row.startswith(line + ":")]
    assert use in texts(lay("\n".join([*kept, then])))


@pytest.mark.rule("RAD-RUL-17")
def test_later_steps_that_turn_out_impossible_are_skipped() -> None:
    state = play(lay("P1: Railgun < Muse\nP2: Labor Camp"), "use:a2.0")
    assert column(state, "P1") == "Railgun" and asked(state) == "P" and "end" in texts(state)
    state = play(lay("P2: The Octagon < Muse"), "use:a2.0")
    assert column(state, "P2") == "The Octagon n" and asked(state) == "P"


@pytest.mark.rule("RAD-RUL-18", "RAD-RUL-55")
def test_an_event_needs_no_target_and_counts_as_resolved_all_the_same() -> None:
    state = lay("P2: Watchtower\nP hand: Strafe, Banish")
    play(state, "play:banish")
    assert queue(state, "P") == "Banish, -, -"
    play(state, "play:strafe")
    assert discards(state) == ["Strafe"] and water(state) == 0
    state = lay("P2: Watchtower\nP queue: Banish, -, -\nphase: events")
    assert discards(state) == ["Banish"] and "use:a2.0" in texts(state)


@pytest.mark.rule("RAD-RUL-18", "RAD-ACT-02")
@pytest.mark.parametrize("card", ["mutant", "gunner"])
def test_a_card_may_be_junked_for_nothing(card: str) -> None:
    state = play(lay(f"P hand: {card}"), f"junk:{card}")
    assert table(state)["discard"]["cards"] == [card] and "end" in texts(state)


# -- conditions and prices -------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-19")
def test_a_condition_is_read_when_the_ability_is_activated_and_not_again() -> None:
    state = lay("P1: Railgun < punk\nP2: Arcade < Muse\nP hand: Wounded Soldier")
    assert "use:a2.0" not in texts(state), "two people"
    state = play(lay("P1: Railgun < Cult Leader\nO1: Pillbox < Muse"), "use:a1.1")
    assert column(state, "P1") == "Railgun", "he needed a person and was it himself"
    assert texts(state) == ["damage:b1.1", "damage:b2.0", "damage:b3.0"], "gone, he still damages"


@pytest.mark.rule("RAD-RUL-20")
def test_a_price_is_read_as_the_ability_is_used() -> None:
    state = lay("P3: Command Post\nP hand: Zeto Khan\nwater: 2")
    assert "use:a3.0" not in texts(state) and "RAD-GEN-03" in why_not(state, "use:a3.0")
    play(state, "junk:zeto_khan", "place:a1.1")
    assert "use:a3.0" in texts(state)
    state = lay("P1: Railgun < punk\nP3: Command Post\nO1: Pillbox < Holdout\nwater: 2")
    play(state, "use:a3.0", "damage:b1.1")
    assert water(state) == 0


@pytest.mark.rule("RAD-RUL-21", "RAD-RUL-76")
def test_an_ability_goes_on_though_its_card_has_left() -> None:
    state = lay("P1: Railgun < Mutant d\nP3: Adrenaline Lab\nO1: Pillbox < Muse")
    play(state, "use:a3.0", "choose:both", "damage:b1.1")
    assert column(state, "O1") == "Pillbox < Muse d"
    state = lay("P1: Railgun < Vanguard d\nP3: Adrenaline Lab\nO1: Pillbox < Muse\nwater: 1")
    play(state, "use:a3.0", "damage:b1.1")
    assert asked(state) == "O" and texts(state, "damage") == ["a1.1", "a2.0", "a3.0"]
    play(state, "damage:a1.1")
    assert column(state, "P1") == "Railgun" and discards(state) == ["Vanguard"]


@pytest.mark.rule("RAD-RUL-24")
def test_mutants_restore_cannot_be_declined_and_comes_after_its_damage() -> None:
    state = play(lay("P1: Railgun d < Mutant\nP2: Garage d\nO1: Pillbox < Muse"), "use:a1.1", "choose:both")
    assert all(text.startswith("damage:") for text in texts(state))
    play(state, "damage:b1.1")
    assert texts(state) == ["restore:a1.0", "restore:a2.0"]
    play(state, "restore:a2.0")
    assert column(state, "P1") == "Railgun d < Mutant d" and column(state, "P2") == "Garage"


# -- camps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-36", "RAD-FAC-16")
def test_two_cards_given_to_mercenary_camp_are_discarded_openly() -> None:
    state = play(lay("P3: Mercenary Camp\nO hand: Mutant, Scout, Sniper"), "use:a3.0", "give", "discard:mutant")
    assert asked(state) == "O", "exactly two"
    play(state, "discard:sniper")
    assert discards(state) == ["Mutant", "Sniper"] and column(state, "O1") == "Pillbox"


@pytest.mark.rule("RAD-RUL-37")
def test_scud_launcher_destroys_what_was_damaged_if_the_opponent_names_it() -> None:
    state = play(lay("P2: Scud Launcher\nO1: Pillbox d < Muse"), "use:a2.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox x < Muse"


@pytest.mark.rule("RAD-RUL-38")
def test_famine_takes_nobody_from_who_has_one_person_or_none() -> None:
    state = lay("P queue: Famine, -, -\nP1: Railgun < Muse\nphase: events")
    assert asked(state) == "P" and column(state, "P1") == "Railgun < Muse"
    assert discards(state) == ["Famine"]


@pytest.mark.rule("RAD-RUL-39")
def test_reactor_takes_everybody_and_itself_at_one_moment() -> None:
    state = lay("P1: Railgun < Muse\nP3: Reactor < Scout d\nO1: Pillbox d < Sniper < Gunner")
    play(state, "use:a3.0")
    assert [column(state, one) for one in ("P1", "P3", "O1")] == ["Railgun", "Reactor x", "Pillbox d"]
    assert sorted(discards(state)) == ["Gunner", "Muse", "Scout", "Sniper"]


@pytest.mark.rule("RAD-RUL-40")
def test_warehouse_discards_before_it_draws() -> None:
    state = play(lay("P3: Warehouse\nP hand: Muse, Scout\ndeck: 0\ndiscard: Truce, Banish"), "use:a3.0")
    assert "decline" not in texts(state), "at least one card"
    play(state, "discard:muse")
    assert texts(state) == ["decline", "discard:scout"]
    play(state, "decline")
    assert table(state)["reshuffles"] == 1 and pile(state) == 0 and deck(state) == 1, "Muse was shuffled in"
    assert len(hand(state, "P")) == 1 + 2
    state = lay("P3: Warehouse\nP hand: Silo")
    assert "use:a3.0" not in texts(state) and "RAD-RUL-40" in why_not(state, "use:a3.0")


@pytest.mark.rule("RAD-RUL-57", "RAD-RDY-08")
def test_who_came_last_turn_is_ready_on_this_one() -> None:
    state = play(lay("P hand: Muse"), "play:muse", "place:a1.1")
    next_turn(state)
    assert spot(state, "a1.1")["ready"]
    assert water(play(state, "use:a1.1")) == 4


@pytest.mark.rule("RAD-RUL-77")
def test_nobody_acts_in_the_middle_of_an_action() -> None:
    state = play(lay("P hand: Scout\nO hand: Strafe"), "use:a1.0")
    assert asked(state) == "P" and all(text.startswith("damage:") for text in texts(state))
    assert "RAD-RUL-77" in why_not(state, "junk:scout") and "RAD-RUL-77" in why_not(state, "end")
    assert state.actions(1) == [] and "RAD-TRN-01" in why_not(state, "play:strafe", "O")
