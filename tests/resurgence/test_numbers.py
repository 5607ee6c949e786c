"""What clients draw boards and answers with: the numbers are those of the rules."""

from typing import Any

import pytest

from tests.resurgence.box import GAME
from tests.resurgence.shown import table
from tests.resurgence.table import lay, place, start


@pytest.mark.rule("RSG-UPK-07")
def test_every_answer_about_the_right_column_says_what_it_brings() -> None:
    told: Any = lay("phase: upkeep\nP1 right: BM-13, BM-14").question(0)
    assert told["shares"] == {"food:0": {"fuel": 2}, "food:1": {"food": 1, "fuel": 1}, "food:2": {"food": 2}}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_spaces_that_are_not_in_use_are_told_and_stay_empty(seats: int) -> None:
    shown: Any = start(seats).view(None)
    unused, table = shown["table"]["unused"], shown["table"]
    assert unused == ({"row": 0, "missions": 0} if seats == 4 else {"row": 1, "missions": 1})
    for name, first in (("row", unused["row"]), ("basic", unused["missions"]), ("advanced", unused["missions"])):
        assert not any(table[name][:first]) and all(table[name][first:]), name


@pytest.mark.rule("RSG-GEN-09", "RSG-GEN-10", "RSG-UPK-05", "RSG-UPK-06", "RSG-TRK-07")
def test_the_catalog_has_the_numbers_of_the_boards() -> None:
    printed: Any = GAME.catalog({})
    assert [(len(one["items"]), one["most"]) for one in printed["stock"]] == [(3, 9), (2, 13)]
    assert printed["income"] == {"left": ["meds"], "middle": ["ammo"], "right": ["food", "fuel"]}
    assert [printed[name] for name in ("rounds", "planned", "leaving", "last", "tower")] == [6, 3, 2, 8, 3]


@pytest.mark.rule("RSG-LEAD-02")
def test_the_catalog_says_what_each_token_counts_for_leadership() -> None:
    printed: Any = GAME.catalog({})
    assert printed["strength"] == {"hero": 3, "ranger": 2, "builder": 2, "scholar": 2, "laborer": 1}


@pytest.mark.rule("RSG-RUL-66")
def test_directives_are_told_in_few_words_too() -> None:
    printed: Any = GAME.catalog({})
    told = [one["short"] for one in printed["directives"].values()]
    assert "Food left over: 4 / 6 / 8 → 2 / 4 / 7 VP" in told
    assert "Scholar tokens × completed Missions ÷ 2 VP" in told


@pytest.mark.rule("RSG-PLC-19", "RSG-MIS-14", "RSG-MIS-15")
def test_what_a_turn_offers_is_told_with_its_price_and_its_reward() -> None:
    state = lay(
        "round: 2\nevent: EV-03\nP1 hero: Olympian\nP1 cards: Farmer\nP1 planned: BM-26\n"
        "P1 items: ammo 1, meds 1, food 3\nP1 metro: laborer 2"
    )
    told: Any = place(state, "laborer metro", "ZN-06").question(0)
    assert told["costs"] == {"event": {"food": 3}, "complete:lost_patrol": {"ammo": 1, "meds": 1}}
    assert told["gains"] == {
        "effect": {"food": 2},
        "event": {"vp": 3},
        "activate:farmer": {"food": 1},
        "activate:olympian": {},
        "complete:lost_patrol": {"vp": 2, "lead_metro": 1, "food": 1},
    }
    assert told["choices"] == {"activate:olympian": ["food", "parts"]}
    assert told["missed"] == sorted(told["gains"], key=told["missed"].index) and "end" not in told["missed"]
    room: Any = place(lay("P1 rooms: Armory\nP1 compound: laborer\nP1 items: fuel 1"), "laborer compound", "Armory")
    assert room.question(0)["costs"] == {"effect": {"fuel": 1}}


@pytest.mark.rule("RSG-PLC-04", "RSG-PLC-11")
def test_a_zone_where_everybody_is_has_no_price() -> None:
    """Alone my own token closes its Zone, so the Mutant there costs nobody anything; a rival would pay for both."""
    for seats, price in ((1, 0), (2, 2)):
        solo = "reveals: 3\n" if seats == 1 else ""
        state = lay(f"{solo}mutants: ZN-01\nP1 board: ZN-01 laborer\nP1 metro: laborer", seats=seats)
        zones = {one["zone"]: one["price"] for one in table(state)["zones"]}
        assert zones["arbat_upper"] == {"items": price, "beast": False}
