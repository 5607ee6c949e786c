"""The turn's menu and the questions in it, as clients are told of them: prices, ways out, names of places."""

from typing import Any

import cinderbox
from tests.radlands.table import lay, play

GAME = cinderbox.game("radlands")
CATALOG: dict[str, Any] = GAME.catalog({})


def price(state: cinderbox.State, text: str) -> str:
    return state.price_of(GAME.parse(text))


def test_every_action_of_a_turn_has_its_price() -> None:
    state = lay("water: 3\nP1: Railgun < Muse\nP hand: Scout, Assassin")
    assert price(state, "draw") == "2 water" and price(state, "silo") == "1 water"
    assert price(state, "play:assassin") == f"{CATALOG['cards']['assassin']['cost']} water"
    assert price(state, "end") == price(state, "junk:scout") == ""
    assert state.label("draw", 0) == "Buy a card for 2 water"


def test_a_label_has_no_price_where_nothing_is_bought() -> None:
    state = lay("water: 3\nP hand: Scout, Assassin")
    play(state, "play:scout")
    assert state.label("draw", 0) == "Buy a card", "another question is asked"
    assert price(state, "place:a1.1") == "1 water" and price(state, "destroy:a1.1") == ""


def test_the_way_out_of_a_turn_is_to_end_it() -> None:
    state = lay("water: 3\nP hand: Scout")
    question = state.question(0)
    assert question is not None and question["name"] == "actions" and question["way_out"] == "end"


def test_the_catalog_names_every_place_that_an_action_can_aim_at() -> None:
    for side, letter in zip(CATALOG["sides"], "ab", strict=True):
        assert side["columns"] == side["queue"] == [f"{letter}{n}" for n in (1, 2, 3)]
        for column in side["columns"]:
            assert GAME.parse(f"column:{column}") and GAME.parse(f"advance:{column}")
        for place in [place for column in side["places"] for place in column]:
            assert GAME.parse(f"use:{place}")
