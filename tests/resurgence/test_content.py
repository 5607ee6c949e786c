"""The pack: everything that the box holds is there, with its source, and worth about what it costs."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import cinderbox

FILE = Path(cinderbox.__file__).parent / "games" / "resurgence" / "content.toml"
CONTENT: Any = tomllib.loads(FILE.read_text(encoding="utf-8"))

COUNTS = {
    "survivors": 36,
    "heroes": 6,
    "mutant_cards": 8,
    "events": 12,
    "bonus_events": 4,
    "starter_missions": 6,
    "basic_missions": 30,
    "advanced_missions": 14,
    "salvage": 14,
    "rubble": 36,
    "directives": 13,
    "mutant_leadership": 9,
    "mutant_actions": 12,
    "zones": 12,
    "rooms": 10,
}


@pytest.mark.rule("RSG-MIS-01", "RSG-RUL-95", "RSG-GEN-11")
@pytest.mark.parametrize("kind", list(COUNTS))
def test_the_box_is_complete(kind: str) -> None:
    assert sum(one.get("count", 1) for one in CONTENT[kind]) == COUNTS[kind]
    assert len({one["id"] for one in CONTENT[kind]}) == len(CONTENT[kind])


@pytest.mark.parametrize("kind", list(COUNTS))
def test_every_entry_says_where_it_comes_from(kind: str) -> None:
    assert {one["source"] for one in CONTENT[kind]} <= {"rulebook", "published", "original"}


def worth(table: dict[str, int]) -> float:
    return float(sum(CONTENT["exchange"][name] * count for name, count in table.items()))


@pytest.mark.parametrize("sort", ["starter", "basic", "advanced"])
def test_every_mission_brings_what_its_kind_should(sort: str) -> None:
    for one in CONTENT[f"{sort}_missions"]:
        low, high = CONTENT["exchange_bands"][f"{sort}_mutant" if one["mutant"] and sort != "starter" else sort]
        margin = worth(one["reward"]) - worth(one["cost"])
        assert low <= margin <= high, one["id"]
        assert one["points"] == [worth(one["cost"]), worth(one["reward"]), margin], one["id"]


def test_twelve_survivors_of_each_kind_and_four_hazards() -> None:
    kinds = [one["type"] for one in CONTENT["survivors"]]
    assert [kinds.count(kind) for kind in ("builder", "scholar", "ranger")] == [12, 12, 12]
    assert len([one for one in CONTENT["mutant_leadership"] if one["hazard"]]) == 4


@pytest.mark.rule("RSG-GEN-11", "RSG-RUL-09")
def test_six_districts_of_two_zones_and_two_districts_a_column() -> None:
    assert len(CONTENT["districts"]) == 6
    for district in CONTENT["districts"]:
        assert len([zone for zone in CONTENT["zones"] if zone["district"] == district["id"]]) == 2
    columns = [district["column"] for district in CONTENT["districts"]]
    assert [columns.count(column) for column in ("left", "middle", "right")] == [2, 2, 2]
    access = [zone["access"] for zone in CONTENT["zones"]]
    assert [access.count("metro"), access.count("harbor")] == [6, 6]
