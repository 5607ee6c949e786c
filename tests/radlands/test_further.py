"""The ledger's further vectors: what belongs to no chapter."""

import json

import pytest

from tests.radlands.table import (
    asked,
    column,
    deck,
    discards,
    hand,
    lay,
    next_turn,
    pass_turn,
    play,
    queue,
    side,
    texts,
    water,
    why_not,
    winner,
)

FIFTEEN = (
    "Assassin, Assassin, Gunner, Gunner, Holdout, Holdout, Looter, Looter, "
    "Muse, Muse, Scout, Scout, Sniper, Sniper, Truce"
)


@pytest.mark.rule("RAD-EX-155", "RAD-FAG-05")
def test_i_keep_fifteen_cards_at_the_end_of_my_turn() -> None:
    state = lay(f"P hand: {FIFTEEN}")
    pass_turn(state)
    assert len(hand(state, "P")) == 15
    assert discards(state) == []


@pytest.mark.rule("RAD-EX-156", "RAD-FAG-06", "RAD-PNK-06")
def test_nobody_learns_what_a_punk_is_not_even_its_owner() -> None:
    told = []
    for mine, theirs in (("Sniper", "Banish"), ("Truce", "Zeto Khan")):
        state = lay(f"P1: Railgun < punk({mine})\nO1: Pillbox < punk({theirs})\ndeck: Muse, Scout, Looter")
        seen: list[object] = []
        for seat in (0, 1, None):
            seen += [state.view(seat), state.log(seat), state.events(seat), state.prompt(seat), state.features(seat)]
            seen += [state.label(action, seat) for action in state.actions()]
            seen += [state.why_not(text, seat) for text in ("use:a1.1", "gift:a1.1", "use:b1.1", "play:sniper")]
            seen += [state.key(seat)]
        told.append(json.loads(json.dumps(seen)))
        for face in ("sniper", "banish", "truce", "zeto"):
            assert face not in json.dumps(seen[0]).lower()
    for one in told:  # where a back lies is public, which back it is by number differs between two layouts
        for view in one:
            if isinstance(view, dict):
                for board in view["table"]["sides"]:
                    for spot in (spot for row in board["columns"] for spot in row if spot):
                        spot.pop("back")
    assert told[0] == told[1]


@pytest.mark.rule("RAD-EX-158", "RAD-TRT-02")
def test_a_damaged_karli_hastens_nobody() -> None:
    state = lay("P1: Railgun < Karli Blaze d\nP hand: Vigilante\nO1: Pillbox < Muse")
    play(state, "play:vigilante", "place:a2.1")
    assert column(state, "P2") == "Garage < Vigilante n"
    assert "use:a2.1" not in texts(state)


@pytest.mark.rule("RAD-EX-159", "RAD-ABL-02")
def test_cards_behind_others_act_as_well() -> None:
    state = lay("P1: Railgun < Sniper < Muse\nwater: 4")
    assert {"use:a1.0", "use:a1.1"} <= set(texts(state))
    play(state, "use:a1.1", "damage:b1.0", "use:a1.0", "damage:b1.0")
    assert column(state, "O1") == "Pillbox x"


@pytest.mark.rule("RAD-EX-160", "RAD-RUL-10")
def test_who_stood_in_front_moves_back_when_the_one_behind_is_taken_to_hand() -> None:
    state = lay("P1: Railgun < Muse < Rescue Team")
    play(state, "use:a1.2", "return:a1.1")
    assert column(state, "P1") == "Railgun < Rescue Team n"
    assert hand(state, "P") == ["Muse"]


@pytest.mark.rule("RAD-EX-161", "RAD-RAI-08")
def test_raiders_walk_a_space_a_turn_and_then_strike() -> None:
    state = lay("P hand: Vigilante")
    play(state, "junk:vigilante")
    assert queue(state, "P") == "-, Raiders, -"
    next_turn(state)
    assert queue(state, "P") == "Raiders, -, -"
    next_turn(state)
    assert asked(state) == "O"
    assert texts(state) == ["damage:b1.0", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b1.0")
    assert queue(state, "P") == "-, -, -"


@pytest.mark.rule("RAD-EX-163", "RAD-RUL-56", "RAD-RUL-57", "RAD-RUL-53", "RAD-FAC-22")
def test_punks_they_gain_on_my_turn_are_not_my_people_and_are_ready_on_their_turn() -> None:
    state = lay("P2: Nest of Spies\nP3: Omen Clock\nO1: Pillbox < Argo Yesky\nO queue: Uprising, -, -")
    play(state, "use:a3.0")
    assert asked(state) == "O"
    play(state, "place:b2.1", "place:b2.2", "place:b3.1")
    assert column(state, "O2") == "Arcade < punk n < punk n"
    assert "RAD-RUL-56" in why_not(state, "use:a2.0")
    pass_turn(state)
    assert {"gift:b2.1", "gift:b2.2", "gift:b3.1"} <= set(texts(state))


@pytest.mark.rule("RAD-EX-164", "RAD-RUL-24")
def test_mutant_without_a_damaged_friend_can_only_damage() -> None:
    state = lay("P1: Railgun < Mutant")
    play(state, "use:a1.1")
    assert texts(state) == ["damage:b1.0", "damage:b2.0", "damage:b3.0"]
    play(state, "damage:b1.0")
    assert column(state, "P1") == "Railgun < Mutant d"


@pytest.mark.rule("RAD-EX-164", "RAD-RUL-24")
@pytest.mark.parametrize("choice", ["damage", "restore", "both"])
def test_mutant_damages_or_restores_or_both_and_is_then_hurt_himself(choice: str) -> None:
    state = lay("P1: Railgun d < Mutant")
    play(state, "use:a1.1")
    assert sorted(texts(state)) == ["choose:both", "choose:damage", "choose:restore"]
    play(state, f"choose:{choice}")
    if choice != "restore":
        play(state, "damage:b1.0")
    camp = "Railgun d" if choice == "damage" else "Railgun"
    assert column(state, "P1") == f"{camp} < Mutant d"
    assert column(state, "O1") == ("Pillbox" if choice == "restore" else "Pillbox d")


@pytest.mark.rule("RAD-EX-165", "RAD-RUL-58", "RAD-RUL-16", "RAD-EFX-03")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_of_uprisings_three_punks_i_take_as_many_as_i_like(wanted: int) -> None:
    state = lay("P queue: Uprising, -, -\nphase: events")
    for place in ("place:a1.1", "place:a2.1", "place:a3.1")[:wanted]:
        play(state, place)
    play(state, *["decline"] * (3 - wanted))
    assert "end" in texts(state)
    assert deck(state) == 30 - wanted - 1


@pytest.mark.rule("RAD-EX-166", "RAD-RUL-62", "RAD-RUL-55", "RAD-RUL-18")
def test_napalm_on_nobody_is_wasted_but_the_watchtower_saw_it() -> None:
    state = lay("P2: Watchtower\nP queue: Napalm, -, -\nphase: events")
    assert discards(state) == ["Napalm"]
    assert "use:a2.0" in texts(state)


@pytest.mark.rule("RAD-EX-168", "RAD-RUL-19")
def test_rabble_rousers_damage_needs_a_punk_when_it_is_used_also_through_mimic() -> None:
    text = "P1: Railgun < punk\nP2: {} < Rabble Rouser\nP3: Outpost < Mimic"
    state = lay(text.format("Garage"))
    play(state, "use:a3.1", "use2:a2.1", "damage:b1.0")
    assert column(state, "O1") == "Pillbox d"
    state = lay(text.format("Blood Bank"))
    assert "use2:a2.1" in texts(state)
    play(state, "use:a2.0", "destroy:a1.1")
    assert "RAD-PNK-01" in why_not(state, "use2:a2.1")
    play(state, "use:a3.1")  # now there is only the punk to borrow
    assert not texts(state, "use2")


@pytest.mark.rule("RAD-EX-169", "RAD-RUL-80")
def test_i_may_end_my_turn_with_water_and_cards_left() -> None:
    state = lay("P hand: Muse, Truce")
    assert {"play:muse", "play:truce", "end"} <= set(texts(state))
    pass_turn(state)
    assert side(state, "P")["hand"] == 2
    assert asked(state) == "O"
    assert water(state) == 3


@pytest.mark.rule("RAD-EX-170", "RAD-RUL-59", "RAD-END-03")
def test_wounded_soldier_ends_the_game_when_there_is_no_card_to_draw() -> None:
    state = lay("P hand: Wounded Soldier\ndeck: \ndiscard: 5\nreshuffles: 1")
    play(state, "play:wounded_soldier", "place:a1.1")
    assert winner(state) == "draw"
    assert column(state, "P1") == "Railgun < Wounded Soldier n"
