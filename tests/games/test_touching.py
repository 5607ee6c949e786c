"""What is meant by touching a thing of which nothing is open: the table says why not, the page guesses nothing."""

import cinderbox
from cinderbox.kernel.state import State
from tests.radlands import table as radlands
from tests.remnants import table as remnants
from tests.residuum import table as residuum


def told(state: State, thing: str, seat: int = 0) -> tuple[str, str]:
    """The action that is meant, and the rule by which it is refused."""
    action = state.meant(thing, seat)
    return action, state.why_not(action, seat).partition("(")[2].strip(")") if action else ""


def test_what_is_open_is_meant_first() -> None:
    state = cinderbox.game("radlands").start(seats=2, seed=1)
    text = state.game.space.text(state.actions()[0])
    assert state.meant(text.partition(":")[2], 0) == text
    assert state.meant("the_moon", 0) == ""


def test_whoever_is_not_asked_means_nothing() -> None:
    state = remnants.lay("A figures: D1 2")
    assert state.meant("d1", 0) == "move:d1" and state.meant("d1", 1) == ""


def test_in_radlands_own_cards_are_there_to_be_used_and_cards_in_hand_to_be_played() -> None:
    state = radlands.lay("P hand: Scout\nwater: 0")
    assert state.meant("scout", 0) == "junk:scout", "what is open"
    for place in ("a1.0", "a2.0", "a3.0"):
        assert state.meant(place, 0) == f"use:{place}" and state.why_not(f"use:{place}", 0)
    assert state.meant("b1.0", 0) == "", "it is the other's"


def test_in_residuum_a_hex_means_what_stands_there_and_a_card_in_hand_its_completion() -> None:
    state = residuum.lay("P1 outriders: H\nP1 hand: War Council")
    here, card = residuum.code("[H]"), "war_council"
    assert state.meant(here, 0) == f"move:{here}" and state.why_not(f"move:{here}", 0)
    assert state.meant(card, 0) == f"complete:{card}" and state.why_not(f"complete:{card}", 0)
    assert state.meant(residuum.code("[M0]"), 0) == "", "nothing is there"


def test_in_city_of_remnants_who_moves_is_told_where_no_figure_is() -> None:
    state = remnants.lay("A figures: D1 2")
    assert told(state, "d1")[0] == "move:d1" and told(state, "e5") == ("", "")
    remnants.play(state, "action:move")
    assert told(state, "e5") == ("move:e5", "COR-MOVE-06")
