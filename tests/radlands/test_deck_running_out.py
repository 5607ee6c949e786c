"""The deck runs out: one reshuffle, then a draw (ledger section 7, deck running out)."""

import pytest

from tests.radlands.table import (
    asked,
    deck,
    discards,
    hand,
    lay,
    pile,
    play,
    side,
    table,
    texts,
    water,
    winner,
)


@pytest.mark.rule("RAD-EX-44", "RAD-RUL-44", "RAD-RUL-46", "RAD-END-02", "RAD-RUL-41")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_interrogate() -> None:
    state = lay("deck: 1\ndiscard: 10\nP hand: Interrogate")
    play(state, "play:interrogate")
    assert len(hand(state, "P")) == 4 and "Interrogate" not in hand(state, "P")
    assert deck(state) == 7 and pile(state) == 0 and table(state)["reshuffles"] == 1
    held = texts(state, "hold")
    play(state, f"hold:{held[0]}")
    assert len(hand(state, "P")) == 1
    assert pile(state) == 4 and discards(state)[-1] == "Interrogate"


@pytest.mark.rule("RAD-EX-45", "RAD-END-03")
def test_when_the_deck_runs_out_a_second_time_the_game_is_a_draw_at_once() -> None:
    state = lay("deck: 1\ndiscard: 10\nP hand: Interrogate\nreshuffles: 1")
    play(state, "play:interrogate")
    assert winner(state) == "draw"
    assert side(state, "P")["hand"] == 1, "after the first card"
    assert state.outcome is not None and state.outcome.winners == () and state.to_act == ()


@pytest.mark.rule("RAD-EX-46", "RAD-RUL-44", "RAD-PNK-04")
def test_taking_the_last_card_is_harmless_and_a_dead_punk_refills_the_deck() -> None:
    state = lay("deck: Scout\ndiscard: 9\nreshuffles: 1\nO1: Pillbox < punk(Sniper)\nwater: 4")
    play(state, "draw")
    assert water(state) == 2 and deck(state) == 0 and winner(state) == ""
    play(state, "use:a1.0", "damage:b1.1")
    assert water(state) == 0 and deck(state) == 1
    play(state, "end")
    assert asked(state) == "O" and hand(state, "O") == ["Sniper"] and deck(state) == 0
    play(state, "end")
    assert winner(state) == "draw"


@pytest.mark.rule("RAD-EX-48", "RAD-RUL-43", "RAD-RUL-46")
def test_cards_scientist_has_turned_over_are_not_shuffled_back() -> None:
    state = lay("P1: Railgun < Scientist\ndeck: Banish, Truce\ndiscard: Muse, Muse, Sniper, Sniper, Gunner")
    play(state, "use:a1.1")
    assert deck(state) == 4 and pile(state) == 3
    assert discards(state)[:2] == ["Banish", "Truce"] and discards(state)[2] in ("Muse", "Sniper", "Gunner")
    assert "decline" in texts(state) and "junk:banish" in texts(state)


@pytest.mark.rule("RAD-EX-49", "RAD-RUL-45")
def test_with_no_card_in_deck_or_pile_a_card_i_must_draw_ends_the_game() -> None:
    state = lay("deck: 0\ndiscard: 0")
    assert winner(state) == "" and table(state)["reshuffles"] == 0
    play(state, "draw")
    assert winner(state) == "draw"


@pytest.mark.rule("RAD-RUL-44", "RAD-EFX-03")
def test_a_punk_declined_takes_no_card_from_the_deck_and_one_accepted_does() -> None:
    position = "deck: 0\ndiscard: 4\nreshuffles: 1\nP hand: Zeto Khan"
    assert winner(play(lay(position), "junk:zeto_khan", "decline")) == ""
    assert winner(play(lay(position), "junk:zeto_khan", "place:a1.1")) == "draw"


@pytest.mark.rule("RAD-RUL-46", "RAD-ACT-02")
def test_a_junked_card_is_in_the_pile_before_its_effect_and_may_be_shuffled() -> None:
    state = lay("deck: 0\ndiscard: 0\nP hand: Strafe")
    play(state, "junk:strafe")
    assert hand(state, "P") == ["Strafe"], "the draw it gave found only itself"
    assert table(state)["reshuffles"] == 1


@pytest.mark.rule("RAD-END-02", "RAD-RUL-46")
def test_hands_queues_columns_and_punks_stay_out_of_the_reshuffle() -> None:
    state = lay(
        "deck: 0\ndiscard: Banish, Banish, Truce\nP hand: Muse\nP queue: Napalm, -, -\n"
        "P1: Railgun < Scout < punk(Sniper)\nO hand: Gunner"
    )
    play(state, "draw")
    assert deck(state) == 2 and pile(state) == 0
    assert hand(state, "P")[0] in ("Banish", "Muse") and len(hand(state, "P")) == 2
    assert set(hand(state, "P")) - {"Muse"} <= {"Banish", "Truce"}


@pytest.mark.rule("RAD-GEN-04")
def test_we_both_draw_from_one_deck() -> None:
    state = lay("deck: Scout, Sniper, Banish, ...\nO1: Pillbox")
    play(state, "draw", "end")
    assert hand(state, "P") == ["Scout"] and hand(state, "O") == ["Sniper"]
    play(state, "end")
    assert hand(state, "P") == ["Banish", "Scout"] and deck(state) == 27
