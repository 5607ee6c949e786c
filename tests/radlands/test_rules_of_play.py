"""Playing people and events, junking, the silo, abilities, readiness, the end (ledger 2.13 to 2.19 and 2.24)."""

import pytest

import cinderbox
from tests.radlands.table import (
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
    side,
    spot,
    texts,
    water,
    why_not,
    winner,
)

# -- people --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-PLY-01", "RAD-PLY-04", "RAD-COL-02", "RAD-COL-06", "RAD-COL-07")
def test_i_place_a_person_in_any_column_of_mine_with_room_before_or_behind_who_is_there() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: Garage < Gunner\nP hand: Sniper\nO1: Pillbox")
    play(state, "play:sniper")
    assert texts(state) == ["place:a2.1", "place:a2.2", "place:a3.1"]
    assert "RAD-FAG-04" in why_not(state, "place:b1.1")
    assert column(play(state.clone(), "place:a2.1"), "P2") == "Garage < Sniper n < Gunner"
    assert column(play(state, "place:a2.2"), "P2") == "Garage < Gunner < Sniper n"


@pytest.mark.rule("RAD-PLY-02", "RAD-PLY-03", "RAD-RDY-04", "RAD-RUL-57")
def test_who_i_play_is_paid_for_and_waits_a_turn() -> None:
    state = lay("P hand: Muse")
    play(state, "play:muse", "place:a1.1")
    assert water(state) == 2
    assert "RAD-RDY-04" in why_not(state, "use:a1.1")
    next_turn(state)
    assert "use:a1.1" in texts(state)


# -- events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-EVT-01", "RAD-EVT-04", "RAD-EVT-05", "RAD-EVT-06", "RAD-TYP-07")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("-, -, -", "Banish, -, -"),
        ("Napalm, -, -", "Napalm, Banish, -"),
        ("-, Napalm, -", "Banish, Napalm, -"),
        ("Napalm, Famine, -", "Napalm, Famine, Banish"),
        ("Napalm, -, Famine", "Napalm, Banish, Famine"),
        ("Napalm, Famine, Raiders", None),
    ],
)
def test_an_event_takes_its_space_or_the_next_free_one_behind(before: str, after: str | None) -> None:
    state = lay(f"P queue: {before}\nP hand: Banish")
    if after is None:
        assert "RAD-EVT-06" in why_not(state, "play:banish")
    else:
        assert queue(play(state, "play:banish"), "P") == after


@pytest.mark.rule("RAD-EVT-02", "RAD-EVT-03")
def test_the_space_of_an_event_is_the_number_of_my_turns_to_wait() -> None:
    state = lay("P hand: Bombardment\nwater: 4")
    play(state, "play:bombardment")
    assert water(state) == 0
    for expected in ("-, Bombardment, -", "Bombardment, -, -"):
        next_turn(state)
        assert queue(state, "P") == expected
        assert column(state, "O1") == "Pillbox"
    next_turn(state)
    assert column(state, "O1") == "Pillbox d"


@pytest.mark.rule("RAD-EVT-07", "RAD-EVT-08")
def test_a_zero_event_happens_now_and_its_water_is_spent() -> None:
    state = lay("P hand: Strafe\nP queue: -, Napalm, -\nO1: Pillbox < Muse")
    play(state, "play:strafe")
    assert column(state, "O1") == "Pillbox < Muse d"
    assert queue(state, "P") == "-, Napalm, -"
    assert discards(state) == ["Strafe"]
    assert water(state) == 1


# -- buying, junking, the silo ---------------------------------------------------------------------------------


@pytest.mark.rule("RAD-ACT-01")
def test_i_buy_cards_for_two_water_each_as_long_as_it_lasts() -> None:
    state = lay("water: 5\ndeck: Muse, Scout, ...")
    play(state, "draw", "draw")
    assert hand(state, "P") == ["Muse", "Scout"]
    assert water(state) == 1
    assert "RAD-GEN-03" in why_not(state, "draw")


@pytest.mark.rule("RAD-ACT-02", "RAD-ACT-03", "RAD-ACT-04")
def test_junking_costs_no_water_and_happens_after_the_card_is_gone() -> None:
    state = lay("P hand: Strafe\ndeck: \nwater: 0")
    play(state, "junk:strafe")
    assert hand(state, "P") == ["Strafe"]  # it lay on the pile that was shuffled for its own draw
    assert pile(state) == 0


@pytest.mark.rule("RAD-SIL-01", "RAD-SIL-04", "RAD-RUL-65")
def test_the_silo_is_mine_alone_and_counts_for_nothing_but_its_water() -> None:
    state = lay("P hand: Silo\nP2: Mulcher\nP3: Warehouse")
    next_turn(state)
    assert "Silo" in hand(state, "P")
    assert side(state, "P")["hand"] == 1  # the card of the turn, the silo not among them
    assert side(state, "O")["silo"] == "play"
    assert "RAD-GEN-03" in why_not(lay("water: 0"), "silo")
    assert "play:water_silo" not in texts(state)


@pytest.mark.rule("RAD-SIL-02", "RAD-SIL-03", "RAD-RUL-65")
def test_the_silo_may_be_junked_taken_and_junked_again() -> None:
    state = lay("P hand: Silo")
    play(state, "junk:water_silo", "silo", "junk:water_silo")
    assert water(state) == 4
    assert side(state, "P")["silo"] == "play"
    assert discards(state) == []


# -- abilities ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-ABL-01", "RAD-RDY-06", "RAD-RDY-07", "RAD-RDY-03")
@pytest.mark.parametrize(
    ("text", "use", "rule"),
    [
        ("O1: Pillbox < Muse", "use:b1.1", "RAD-ABL-01"),
        ("O1: Railgun", "use:b1.0", "RAD-ABL-01"),
        ("P1: Railgun < Muse d", "use:a1.1", "RAD-RDY-07"),
        ("P1: Railgun < Muse n", "use:a1.1", "RAD-RDY-04"),
        ("P1: Railgun x", "use:a1.0", "RAD-RUL-07"),
        ("", "use:a1.1", "RAD-COL-01"),
        ("", "use2:a1.0", "RAD-TYP-02"),
    ],
)
def test_i_use_abilities_only_of_ready_cards_of_my_own(text: str, use: str, rule: str) -> None:
    state = lay(text)
    assert use not in texts(state)
    assert rule in why_not(state, use)


@pytest.mark.rule("RAD-ABL-03")
def test_i_pay_first_so_the_water_an_ability_brings_cannot_pay_for_it() -> None:
    text = "P1: Railgun < punk(Truce)\nP2: Training Camp\nwater: {}"
    assert "RAD-GEN-03" in why_not(lay(text.format(0)), "use:a2.0")
    state = play(lay(text.format(1)), "use:a2.0")
    assert water(state) == 0  # paid, and the new punk is still to be placed
    assert water(play(state, "decline")) == 1


@pytest.mark.rule("RAD-ABL-04", "RAD-ABL-06")
def test_an_ability_is_carried_out_whole_and_in_order_in_whatever_column() -> None:
    state = lay("P3: Outpost < Vanguard")
    play(state, "use:a3.1", "damage:b1.0", "damage:a1.0")
    assert column(state, "O1") == "Pillbox d"
    assert column(state, "P1") == "Railgun d"
    assert [line for line in state.log(0) if "damaged" in line] == [
        "Pillbox of player 2 is damaged.",
        "Your Railgun is damaged.",
    ]


@pytest.mark.rule("RAD-ABL-05", "RAD-RDY-01", "RAD-RDY-06", "RAD-RDY-08", "RAD-RUL-57")
def test_a_card_acts_once_a_turn_and_is_ready_again_on_the_next() -> None:
    state = lay("P1: Railgun < Muse\nwater: 6")
    play(state, "use:a1.1", "use:a1.0", "damage:b1.0")
    assert "RAD-ABL-05" in why_not(state, "use:a1.1")
    assert "RAD-ABL-05" in why_not(state, "use:a1.0")
    next_turn(state)
    assert {"use:a1.0", "use:a1.1"} <= set(texts(state))


@pytest.mark.rule("RAD-RDY-02", "RAD-RDY-05", "RAD-RUL-74", "RAD-RST-03", "RAD-RST-04")
def test_damage_and_restoring_tire_people_but_not_camps() -> None:
    state = lay("P1: Railgun d < Muse d\nP hand: Gunner, Sniper")
    assert spot(state, "a1.0")["ready"]
    play(state, "junk:gunner", "restore:a1.0", "junk:sniper")
    assert spot(state, "a1.0")["ready"]
    play(state, "restore:a1.1")
    assert "RAD-RDY-05" in why_not(state, "use:a1.1")
    next_turn(state)
    assert "use:a1.1" in texts(state)


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-END-01", "RAD-RUL-64")
def test_the_game_is_won_in_the_middle_of_an_effect_and_nothing_follows() -> None:
    state = lay("P2: Catapult < Muse\nO1: Pillbox x\nO2: Arcade x\nO3: Reactor d")
    play(state, "use:a2.0")
    assert winner(state) == "P"
    assert column(state, "P2") == "Catapult n < Muse"
    assert state.actions() == []
    with pytest.raises(cinderbox.IllegalAction, match="over"):
        state.apply("end", 0)


@pytest.mark.rule("RAD-END-02", "RAD-END-03")
def test_the_deck_is_made_anew_once_and_then_the_game_is_drawn() -> None:
    state = lay("deck: \ndiscard: 2\nwater: 6")
    play(state, "draw")
    assert deck(state) == 1
    assert pile(state) == 0
    assert state.view(0)["table"]["reshuffles"] == 1  # type: ignore[index]
    play(state, "draw")
    assert winner(state) == ""
    play(state, "draw")
    assert winner(state) == "draw"


@pytest.mark.rule("RAD-RUL-79", "RAD-RUL-64")
def test_whatever_is_used_with_both_last_camps_about_to_fall_only_one_of_us_loses() -> None:
    cards = [card for card in GAME.first.cards if card.abilities and card.id != "parachute_base"]
    ends = 0
    for card in cards:
        mine = f"P3: {card.name} d" if card.sort == "camp" else f"P3: Railgun d < {card.name}"
        if card.id == "construction_yard":
            mine = "P3: Construction Yard"
        text = f"P1: Outpost x < Holdout\nP2: Garage x < Pyromaniac d\n{mine}\nO1: Pillbox x < Looter d\nO2: Arcade x\n"
        state = lay(text + "O3: Reactor d\nP hand: Radiation\nO hand: Truce, Strafe\nwater: 4\nP queue: Raiders, -, -")
        open_states = []
        for use in texts(state):
            if use.startswith(("use:a3", "use2:a3")):
                open_states.append(play(state.clone(), use))
        while open_states:
            one = open_states.pop()
            ruins = [sum(" x" in column(one, player + number) for number in "123") for player in "PO"]
            assert ruins != [3, 3], card.id
            if one.over:
                ends += 1
                assert winner(one) == ("O" if ruins[0] == 3 else "P"), card.id
            elif "end" not in texts(one):  # still in the middle of it
                open_states += [play(one.clone(), action) for action in texts(one)]
    assert ends > 20


@pytest.mark.rule("RAD-RUL-77")
def test_my_opponent_is_asked_only_where_a_card_says_so() -> None:
    state = lay("P1: Railgun < Muse\nO1: Pillbox < Sniper\nO hand: Strafe")
    play(state, "use:a1.0", "damage:b2.0", "use:a1.1")
    assert asked(state) == "P"
    with pytest.raises(cinderbox.IllegalAction):
        state.apply("play:strafe", 1)


# -- rulings on events ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RAD-RUL-49", "RAD-RAI-02", "RAD-RAI-03")
def test_i_may_raid_three_times_in_a_turn() -> None:
    state = lay("P hand: Vigilante, Assassin, Vanguard")
    play(state, "junk:vigilante", "junk:assassin")
    assert queue(state, "P") == "Raiders, -, -"
    play(state, "junk:vanguard", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    assert side(state, "P")["raiders"] == "play"


@pytest.mark.rule("RAD-RUL-53", "RAD-FAC-22")
def test_what_their_event_draws_on_my_turn_they_draw() -> None:
    state = lay("P1: Railgun x\nP3: Omen Clock\nO queue: Bombardment, -, -\ndeck: Sniper, ...")
    play(state, "use:a3.0")
    assert hand(state, "O") == ["Sniper"]
    assert hand(state, "P") == []
    assert column(state, "P3") == "Omen Clock d n"


@pytest.mark.rule("RAD-RUL-53", "RAD-RUL-50", "RAD-RUL-55")
def test_i_may_set_off_their_raiders_which_hit_me_and_go_home_to_them() -> None:
    state = lay("P1: Railgun d\nP2: Scavenger Camp\nP3: Omen Clock\nO queue: Raiders, -, -")
    play(state, "use:a3.0")
    assert asked(state) == "P"
    play(state, "damage:a3.0")
    assert column(state, "P3") == "Omen Clock d n"
    assert side(state, "O")["raiders"] == "play"
    assert "RAD-RUL-55" in why_not(state, "use2:a2.0")  # they were not mine


@pytest.mark.rule("RAD-RUL-61")
def test_a_holdout_pays_half_an_oasis_and_nothing_at_a_ruined_one() -> None:
    assert water(play(lay("P2: Oasis\nP hand: Holdout"), "play:holdout", "place:a2.1")) == 2
    assert water(play(lay("P2: Oasis x\nP hand: Holdout"), "play:holdout", "place:a2.1")) == 3


@pytest.mark.rule("RAD-RUL-63", "RAD-END-01")
def test_a_bombardment_that_wins_draws_no_card() -> None:
    state = lay("O1: Pillbox d\nO2: Arcade d\nO3: Reactor x\nP queue: Bombardment, -, -\nphase: events")
    assert winner(state) == "P"
    assert hand(state, "P") == []
