"""Planning and completing Missions, and every Mission of the box, completed once."""

import pytest

from tests.resurgence.shown import advanced, bag, basic, cards, column, items, planned, retired, row, supply, tracks, vp
from tests.resurgence.table import (
    completable,
    complete,
    effect,
    end,
    lay,
    menu,
    place,
    plan,
    plannable,
    take_turn_of,
    use,
    why_not,
)

PRINTED = {
    "SM-01": ("arbat", "food 2", "vp 2, parts 1"),
    "SM-02": ("museum_row", "parts 1, food 1", "vp 2, meds 1"),
    "SM-03": ("revolution_square", "fuel 1, food 1", "vp 2, metro 1"),
    "SM-04": ("barbarian_gate", "ammo 1, food 1", "vp 3"),
    "SM-05": ("kremlin", "parts 1, fuel 1", "vp 1, ammo 1, harbor 1"),
    "SM-06": ("hope_island", "fuel 1, parts 1", "vp 2, retire 1"),
    "BM-01": ("arbat", "ammo 2, food 1", "vp 3, parts 2"),
    "BM-02": ("arbat", "parts 2, fuel 1", "vp 3, metro 1"),
    "BM-03": ("arbat", "meds 2", "vp 3, specialist 1"),
    "BM-04": ("arbat", "food 3, fuel 1", "vp 4"),
    "BM-05": ("museum_row", "fuel 1, food 2", "vp 3, plan 1"),
    "BM-06": ("museum_row", "ammo 2", "vp 3, harbor 1"),
    "BM-07": ("museum_row", "parts 2, meds 1", "vp 3, food 3"),
    "BM-08": ("museum_row", "food 3", "vp 2, specialist 1"),
    "BM-09": ("revolution_square", "food 4", "vp 3, metro 1"),
    "BM-10": ("revolution_square", "ammo 1, meds 1", "vp 4"),
    "BM-11": ("revolution_square", "fuel 3", "vp 4"),
    "BM-12": ("revolution_square", "parts 2, food 1", "vp 2, ammo 2"),
    "BM-13": ("barbarian_gate", "parts 2", "vp 2, fuel 2"),
    "BM-14": ("barbarian_gate", "ammo 3", "vp 5"),
    "BM-15": ("barbarian_gate", "meds 1, food 2", "vp 3, retire 1"),
    "BM-16": ("barbarian_gate", "ammo 1, food 2", "vp 2, harbor 1, parts 1"),
    "BM-17": ("kremlin", "fuel 1, parts 1", "vp 1, metro 1, harbor 1"),
    "BM-18": ("kremlin", "parts 2, fuel 1", "vp 2, ammo 2"),
    "BM-19": ("kremlin", "food 3, meds 1", "vp 4"),
    "BM-20": ("kremlin", "ammo 1, meds 2", "vp 5"),
    "BM-21": ("hope_island", "parts 2, fuel 1", "vp 3, food 2"),
    "BM-22": ("hope_island", "meds 2, fuel 1", "vp 4, compound 1"),
    "BM-23": ("hope_island", "fuel 1, food 1", "vp 2, harbor 1"),
    "BM-24": ("hope_island", "ammo 1, parts 1", "vp 2, meds 1, fuel 1"),
    "BM-25": ("barbarian_gate hope_island", "ammo 1, fuel 1", "vp 3, food 1"),
    "BM-26": ("arbat revolution_square", "ammo 1, meds 1", "vp 2, metro 1, food 1"),
    "BM-27": ("museum_row kremlin", "food 2, parts 1", "vp 2, plan 1, retire 1"),
    "BM-28": ("mutant", "ammo 2, fuel 1", "vp 5"),
    "BM-29": ("mutant", "ammo 1, meds 1, food 1", "vp 4, compound 1"),
    "BM-30": ("mutant", "food 3, fuel 1", "vp 3, parts 2"),
    "AM-01": ("hope_island", "meds 2, food 2, fuel 2", "vp 7, compound 1"),
    "AM-02": ("arbat", "parts 3, fuel 2", "vp 6, metro 1"),
    "AM-03": ("museum_row", "parts 2, meds 2, food 1", "vp 6, specialist 1"),
    "AM-04": ("revolution_square", "food 4, fuel 2", "vp 5, metro 1, harbor 1"),
    "AM-05": ("barbarian_gate", "ammo 3, parts 2", "vp 8"),
    "AM-06": ("kremlin", "ammo 2, meds 2", "vp 5, any 2"),
    "AM-07": ("arbat kremlin", "parts 3, fuel 1, ammo 1", "vp 7"),
    "AM-08": ("museum_row revolution_square", "meds 3, food 2", "vp 6, retire 1"),
    "AM-09": ("barbarian_gate hope_island", "fuel 3, parts 2", "vp 7"),
    "AM-10": ("arbat barbarian_gate", "ammo 3, meds 1, fuel 1", "vp 7, draw 1"),
    "AM-11": ("museum_row hope_island", "food 5, parts 1, meds 1", "vp 7, harbor 1"),
    "AM-12": ("revolution_square kremlin", "fuel 2, parts 2", "vp 4, any 1, compound 1"),
    "AM-13": ("mutant", "ammo 4, fuel 1", "vp 9"),
    "AM-14": ("mutant", "meds 4, parts 1", "vp 8, any 1"),
}  # fmt: skip

WHERE = {
    "arbat": ("hero metro", "ZN-02", "middle"),
    "museum_row": ("hero metro", "ZN-03", "left"),
    "revolution_square": ("hero metro", "ZN-05", "left"),
    "barbarian_gate": ("hero harbor", "ZN-07", "right"),
    "kremlin": ("hero harbor", "ZN-10", "middle"),
    "hope_island": ("hero harbor", "ZN-11", "right"),
}


def table_of(text: str) -> dict[str, int]:
    return {name: int(count) for name, count in (entry.split() for entry in text.split(", "))}


@pytest.mark.rule("RSG-MIS-01", "RSG-MIS-14", "RSG-MIS-15", "RSG-MIS-16", "RSG-MIS-10", "RSG-MIS-19", "RSG-RUL-09")
@pytest.mark.parametrize("mission", list(PRINTED))
def test_every_mission_costs_and_gives_what_it_shows(mission: str) -> None:
    where, price, reward = PRINTED[mission]
    cost, gains = table_of(price), table_of(reward)
    mutant = where == "mutant"
    for district in ["barbarian_gate"] if mutant else where.split():
        token, zone, into = WHERE[district]
        text = (
            f"basic: 2 BM-13, 3 BM-18\nadvanced: none\nP1 level: 3\nP1 planned: {mission}\n"
            f"P1 {token.split()[1]}: hero\nP1 compound: laborer\nP1 bag: laborer 5\n"
            f"P1 items: {price}" + (", food 1" if mutant and "food" not in cost else "")
        )
        if mission == "BM-13" or mission == "BM-18":
            text = text.replace("2 BM-13, 3 BM-18", "2 BM-01, 3 BM-02")
        if mutant:
            if "food" in cost:
                text = text.replace(f"food {cost['food']}", f"food {cost['food'] + 1}")
            text += "\nmutants: ZN-07, ZN-08"
        state = lay(text)
        place(state, token, zone, *(["food"] if mutant else []))
        assert items(state, "P1") == cost
        complete(
            state,
            mission,
            into=into if mutant else None,
            lead=["metro"] * gains.get("any", 0),
            draw="metro",
            plan_="BM-02" if mission in ("BM-13", "BM-18") else "BM-18",
            retire_="laborer",
            specialist="builder",
        )
        assert vp(state, "P1") == gains["vp"]
        steps = {name: gains.get(name, 0) for name in ("metro", "harbor", "compound")}
        steps["metro"] += gains.get("any", 0)
        assert tracks(state, "P1") == steps
        bonus = {"parts": 1} if steps["metro"] == 2 else {}
        named = ("food", "fuel", "parts", "ammo", "meds")
        expected = {name: gains.get(name, 0) + bonus.get(name, 0) for name in named}
        assert items(state, "P1") == {name: count for name, count in expected.items() if count}
        assert column(state, "P1", into) == [mission]
        assert retired(state, "P1") == ({"laborer": 1} if "retire" in gains else {})
        assert supply(state, "P1")["builder"] == (3 if "specialist" in gains else 4)
        assert planned(state, "P1") == (["BM-18"] if "plan" in gains else [])
        assert sum(bag(state, "P1").values()) == 5 + ("specialist" in gains) - ("retire" in gains) - ("draw" in gains)


@pytest.mark.rule("RSG-MIS-14", "RSG-GEN-13")
@pytest.mark.parametrize("mission", list(PRINTED))
def test_no_mission_is_completed_without_its_whole_price(mission: str) -> None:
    where, price, _ = PRINTED[mission]
    district = "barbarian_gate" if where == "mutant" else where.split()[0]
    token, zone, _ = WHERE[district]
    for short in table_of(price):
        held = {**dict.fromkeys(("food", "fuel", "parts", "ammo", "meds"), 9), short: table_of(price)[short] - 1}
        text = ", ".join(f"{name} {count}" for name, count in held.items())
        mutants = "mutants: ZN-07, ZN-08\n" if where == "mutant" else ""
        state = lay(
            f"{mutants}P1 level: 3\nP1 planned: {mission}\nP1 {token.split()[1]}: hero\n"
            f"P1 items: {text}\nP1 compound: laborer"
        )
        place(state, token, zone, *([next(name for name in held if name != short)] if mutants else []))
        assert completable(state) == set(), short


@pytest.mark.rule("RSG-MIS-10", "RSG-MIS-12", "RSG-MIS-13")
@pytest.mark.parametrize("mission", list(PRINTED))
def test_a_mission_is_completed_in_its_districts_and_nowhere_else(mission: str) -> None:
    where, _, _ = PRINTED[mission]
    for district, (token, zone, _) in WHERE.items():
        state = lay(
            f"mutants: ZN-01, ZN-04\nP1 level: 3\nP1 planned: {mission}\n"
            f"P1 {token.split()[1]}: hero\nP1 compound: laborer\n"
            "P1 items: food 9, fuel 9, parts 9, ammo 9, meds 9"
        )
        place(state, token, zone)
        assert completable(state) == ({mission} if district in where else set()), district


@pytest.mark.rule("RSG-MIS-11")
def test_a_token_of_an_earlier_turn_satisfies_no_mission() -> None:
    state = lay("P1 board: ZN-06 laborer\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-01")
    assert completable(state) == set()


@pytest.mark.rule("RSG-MIS-11", "RSG-MIS-13")
def test_the_mutant_must_be_in_the_zone_of_this_turns_token() -> None:
    state = lay("mutants: ZN-07\nP1 planned: BM-30\nP1 items: food 9, fuel 9\nP1 harbor: laborer 2", encounters=True)
    place(state, "laborer harbor", "ZN-08")
    assert completable(state) == set(), "the other Zone of the District does not count"


@pytest.mark.rule("RSG-MIS-03", "RSG-MIS-04", "RSG-TRK-07", "RSG-MIS-05", "RSG-RUL-49")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_advanced_missions_are_planned_from_level_three_on(level: int) -> None:
    state = lay(f"basic: 2 BM-13, 5 BM-01\nadvanced: 3 AM-01\nP1 level: {level}\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    assert plannable(state) == {"BM-13", "BM-01"} | ({"AM-01"} if level > 2 else set())


@pytest.mark.rule("RSG-MIS-05", "RSG-MIS-08", "RSG-MIS-07")
def test_a_planned_mission_leaves_its_slot_empty() -> None:
    state = lay("basic: 2 BM-13, 3 BM-14, 4 BM-15, 5 BM-01\nadvanced: 3 AM-01\nP1 level: 3\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-14")
    assert basic(state) == {2: "BM-13", 4: "BM-15", 5: "BM-01"} and planned(state, "P1") == ["BM-14"]
    state = lay("basic: 2 BM-13\nadvanced: 3 AM-01, 4 AM-02\nP1 level: 3\nP1 metro: scholar, laborer")
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "AM-01")
    assert advanced(state) == {4: "AM-02"} and planned(state, "P1") == ["AM-01"]


@pytest.mark.rule("RSG-MIS-06", "RSG-MIS-09", "RSG-RUL-50")
def test_a_mission_waits_for_my_next_turn() -> None:
    state = lay(
        "basic: 2 BM-06\nP1 cards: Farmer\nP1 items: ammo 2\nP1 metro: scholar\nP1 harbor: laborer 2\nP2 metro: laborer"
    )
    place(state, "scholar metro", "ZN-03")
    effect(state)
    plan(state, "BM-06")
    assert completable(state) == set()
    assert "RSG-MIS-09" in why_not(state, "complete BM-06")
    end(state)
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer harbor", "ZN-04")
    assert completable(state) == {"BM-06"}


@pytest.mark.rule("RSG-MIS-17", "RSG-RUL-51")
def test_one_mission_a_turn() -> None:
    state = lay("P1 planned: BM-10, BM-11\nP1 items: ammo 1, meds 1, fuel 3\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == {"BM-10", "BM-11"}
    complete(state, "BM-10")
    assert not any(one.startswith("complete") for one in menu(state, "P1"))
    assert planned(state, "P1") == ["BM-11"]


@pytest.mark.rule("RSG-MIS-18", "RSG-PLC-19", "RSG-RUL-29", "RSG-RUL-30")
@pytest.mark.parametrize("first", ["effect", "mission", "card"])
def test_effect_mission_and_cards_come_in_any_order(first: str) -> None:
    state = lay("P1 planned: BM-10\nP1 cards: Farmer\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    rest = ["effect", "mission", "card"]
    rest.remove(first)
    for one in [first, *rest]:
        if one == "effect":
            effect(state)
        elif one == "mission":
            complete(state, "BM-10")
        else:
            use(state, "Farmer")
    assert items(state, "P1") == {"food": 3} and vp(state, "P1") == 4


@pytest.mark.rule("RSG-RUL-30", "RSG-PLC-20")
def test_a_token_may_be_placed_for_the_mission_alone() -> None:
    state = lay("row: none\nP1 planned: BM-19\nP1 items: food 3, meds 1\nP1 metro: laborer 2\nP2 metro: laborer")
    place(state, "laborer metro", "ZN-09")
    assert "effect" not in menu(state)
    complete(state, "BM-19")
    assert vp(state, "P1") == 4


@pytest.mark.rule("RSG-RUL-97", "RSG-MIS-24", "RSG-MIS-06")
def test_a_plan_in_the_reward_cannot_use_the_slot_of_its_own_mission() -> None:
    text = "basic: 2 BM-13\nP1 items: fuel 1, food 2\nP1 metro: scholar, laborer\nP1 planned: BM-05, BM-14"
    state = lay(text + ", BM-15")
    place(state, "scholar metro", "ZN-03")
    complete(state, "BM-05")
    assert planned(state, "P1") == ["BM-14", "BM-15"] and vp(state, "P1") == 3
    effect(state)
    plan(state, "BM-13")
    assert planned(state, "P1") == ["BM-14", "BM-15", "BM-13"], "later in the turn the slot is free"
    state = lay(text)
    place(state, "scholar metro", "ZN-03")
    complete(state, "BM-05", plan_="BM-13")
    assert planned(state, "P1") == ["BM-14", "BM-13"]


@pytest.mark.rule("RSG-RUL-97")
def test_nor_can_a_plan_that_a_track_gives() -> None:
    state = lay(
        "basic: 2 BM-13\nmutants: ZN-07, ZN-08\nP1 tracks: 0 0 5\n"
        "P1 items: ammo 1, meds 1, food 2\nP1 harbor: laborer 2\n"
        "P1 planned: BM-29, BM-14, BM-15"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    complete(state, "BM-29", into="left")
    assert tracks(state, "P1")["compound"] == 6 and planned(state, "P1") == ["BM-14", "BM-15"]


@pytest.mark.rule("RSG-MIS-21", "RSG-RUL-46", "RSG-GEN-07")
def test_the_free_card_may_be_declined_and_is_gone_then() -> None:
    state = lay(
        "row: 2 Sniper\nP1 left: BM-05\nP1 middle: BM-01\nP1 planned: BM-13, BM-14\nP1 items: parts 2, ammo 3\n"
        "P1 harbor: laborer, scholar\nP2 metro: laborer"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13", free=None)
    assert cards(state, "P1") == [] and row(state) == {2: "Sniper"}
    end(state)
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "scholar harbor", "ZN-07")
    complete(state, "BM-14")
    assert cards(state, "P1") == [], "one Mission more in the right column completes no row"


@pytest.mark.rule("RSG-RUL-46")
def test_with_an_empty_row_the_free_card_is_gone() -> None:
    state = lay(
        "row: none\nP1 left: BM-05, BM-06\nP1 middle: BM-01, BM-02\nP1 planned: BM-13\n"
        "P1 items: parts 2\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08")
    complete(state, "BM-13")
    assert "RSG" not in why_not(state, "end", "P1") and cards(state, "P1") == []


@pytest.mark.rule("RSG-MIS-02", "RSG-MIS-23")
def test_a_starter_mission_is_never_in_a_column_and_a_completed_one_never_comes_back() -> None:
    state = lay("P1 planned: SM-04\nP1 items: ammo 1, food 1\nP1 harbor: laborer\nP2 metro: laborer")
    place(state, "laborer harbor", "ZN-08")
    complete(state, "SM-04")
    assert column(state, "P1", "right") == ["SM-04"] and planned(state, "P1") == []
    shown = set(basic(state).values()) | set(advanced(state).values())
    assert not any(mission.startswith("SM") for mission in shown)


@pytest.mark.rule("RSG-GEN-07", "RSG-RUL-38", "RSG-MIS-15")
def test_each_part_of_a_reward_may_be_left() -> None:
    state = lay("P1 tracks: 0 1 0\nP1 planned: SM-05\nP1 items: parts 1, fuel 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    complete(state, "SM-05", leave=["ammo", "harbor"])
    assert vp(state, "P1") == 1 and items(state, "P1") == {} and tracks(state, "P1")["harbor"] == 1
    assert column(state, "P1", "middle") == ["SM-05"]


@pytest.mark.rule("RSG-RUL-57", "RSG-RUL-04", "RSG-LEAD-10")
def test_a_step_of_choice_goes_to_a_track_that_can_move() -> None:
    state = lay(
        "mutants: ZN-07, ZN-08\nP1 level: 3\nP1 tracks: 8 7 8\nP1 planned: AM-14\nP1 items: meds 4, parts 1, food 1\n"
        "P1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-08", "food")
    complete(state, "AM-14", into="left", lead=["harbor"])
    assert tracks(state, "P1") == {"metro": 8, "harbor": 8, "compound": 8} and vp(state, "P1") == 10
