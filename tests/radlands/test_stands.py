"""What a player is shown before anything is played: where people can stand, and what would fall."""

from typing import Any

import pytest

from cinderbox.games.radlands.state import RadlandsState
from tests.radlands.table import column, lay, play, radlands, side, spot

FULL = "P1: Railgun < Muse < Scout\nP2: Oasis < Holdout < Looter\nP3: Garage < Gunner"


def stands(state: RadlandsState, card: str) -> dict[str, list[str]]:
    told: Any = state.question(0)
    found: dict[str, list[str]] = told["stands"][f"play:{card}"]
    return found


@pytest.mark.rule("RAD-PLY-04", "RAD-COL-06")
def test_i_see_where_a_person_can_stand_before_i_play_it() -> None:
    state = lay("P1: Railgun < Muse < Scout\nP2: Garage < Gunner\nP3: Outpost\nP hand: Vigilante\nwater: 3")
    told = stands(state, "vigilante")
    assert sorted(told) == ["a2.1", "a2.2", "a3.1"], "not where two stand, and in an empty column before the camp"
    play(state, *told["a2.1"])
    assert column(state, "P2") == "Garage < Vigilante n < Gunner"


@pytest.mark.rule("RAD-RUL-61")
def test_with_little_water_a_person_can_stand_only_where_it_is_cheap() -> None:
    state = lay("P1: Railgun\nP2: Oasis\nP3: Garage\nP hand: Vigilante\nwater: 0")
    assert stands(state, "vigilante") == {"a2.1": ["play:vigilante"]}
    assert column(play(state, "play:vigilante"), "P2") == "Oasis < Vigilante n"


def test_who_has_one_place_left_is_not_asked_for_it() -> None:
    state = lay(FULL.replace("Gunner", "Gunner < Mutant").replace(" < Scout", "") + "\nP hand: Vigilante\nwater: 3")
    for answers in stands(state, "vigilante").values():
        play(state.clone(), *answers)


@pytest.mark.rule("RAD-PNK-06")
def test_what_damage_destroys_is_told() -> None:
    state = lay("P1: Railgun d < Muse\nP2: Oasis < punk\nP3: Garage x")
    assert [spot(state, place)["frail"] for place in ("a1.0", "a1.1", "a2.0", "a2.1")] == [True, False, False, True]
    assert side(state, "P")["camps"] == 2


def test_water_silo_and_the_water_of_a_turn_are_in_the_catalog() -> None:
    printed: Any = radlands().catalog({})
    silo = printed["silo"]
    assert (silo["name"], silo["junk"], silo["count"], printed["water"]) == ("Water Silo", "water", 2, 3)
