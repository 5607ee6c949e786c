"""Every Zone and every room, Rescue and Build."""

import pytest

from tests.resurgence.shown import (
    assigned,
    bag,
    basic,
    board,
    cards,
    items,
    planned,
    rooms,
    row,
    rubble,
    supply,
    tracks,
    vp,
)
from tests.resurgence.table import (
    build,
    build_rooms,
    complete,
    effect,
    end,
    gain,
    gainable,
    lay,
    menu,
    pay,
    payable,
    place,
    placeable,
    plan,
    plannable,
    rescuable,
    rescue,
    take_turn_of,
    why_not,
)

KINDS = ("hero", "laborer", "ranger", "builder", "scholar")
ZONES = {
    "ZN-01": ("metro", "any"),
    "ZN-02": ("metro", "builder"),
    "ZN-03": ("metro", "scholar"),
    "ZN-04": ("harbor", "any"),
    "ZN-05": ("metro", "ranger"),
    "ZN-06": ("metro", "any"),
    "ZN-07": ("harbor", "scholar"),
    "ZN-08": ("harbor", "any"),
    "ZN-09": ("metro", "any"),
    "ZN-10": ("harbor", "ranger"),
    "ZN-11": ("harbor", "builder"),
    "ZN-12": ("harbor", "any"),
}
ROOMS = {
    "RM-01": "any",
    "RM-02": "any",
    "RM-03": "any",
    "RM-04": "any",
    "RM-05": "any",
    "RM-06": "any",
    "RM-07": "any",
    "RM-08": "builder",
    "RM-09": "scholar",
    "RM-10": "ranger",
}
ALL_ROOMS = "P1 level: 4\nP1 rooms: " + ", ".join(f"RM-{n:02}" for n in range(2, 11)) + "\n"


@pytest.mark.rule("RSG-PLC-06", "RSG-PLC-08", "RSG-PLC-09", "RSG-PLC-10", "RSG-GEN-06", "RSG-GEN-12", "RSG-ASG-03")
@pytest.mark.parametrize("token", KINDS)
@pytest.mark.parametrize("area", ["metro", "harbor", "compound"])
def test_who_may_go_where(token: str, area: str) -> None:
    state = lay(ALL_ROOMS + f"P1 {area}: {token}")
    fits = {
        zone for zone, (access, who) in ZONES.items() if access == area and (who in ("any", token) or token == "hero")
    }
    if area == "compound":
        fits = {room for room, who in ROOMS.items() if who in ("any", token) or token == "hero"}
    assert placeable(state, f"{token} {area}") == fits | {"rest"}


ITEMS = [
    ("RSG-ZONE-01", "ZN-01", {"parts": 1}),
    ("RSG-ZONE-02", "ZN-02", {"parts": 2}),
    ("RSG-ZONE-05", "ZN-05", {"food": 3}),
    ("RSG-ZONE-06", "ZN-06", {"food": 2}),
    ("RSG-ZONE-07", "ZN-07", {"fuel": 2}),
    ("RSG-ZONE-08", "ZN-08", {"fuel": 1}),
]


@pytest.mark.rule(
    "RSG-ZONE-01", "RSG-ZONE-02", "RSG-ZONE-05", "RSG-ZONE-06", "RSG-ZONE-07", "RSG-ZONE-08", "RSG-PLC-20"
)
@pytest.mark.parametrize(("rule", "zone", "gains"), ITEMS, ids=[zone for _, zone, _ in ITEMS])
def test_a_zone_gives_what_it_shows_to_who_wants_it(rule: str, zone: str, gains: dict[str, int]) -> None:
    area = ZONES[zone][0]
    state = lay(f"P1 {area}: hero, laborer\nP2 metro: laborer")
    place(state, f"hero {area}", zone)
    assert items(state, "P1") == {}, "not before it is used"
    effect(state)
    assert items(state, "P1") == gains
    assert "effect" not in menu(state, "P1")
    state = lay(f"P1 {area}: hero, laborer\nP2 metro: laborer")
    place(state, f"hero {area}", zone)
    end(state)
    assert items(state, "P1") == {}


@pytest.mark.rule("RSG-ZONE-03", "RSG-ZONE-10", "RSG-MIS-07", "RSG-MIS-08")
@pytest.mark.parametrize(("zone", "supply_"), [("ZN-03", "meds"), ("ZN-10", "ammo")])
def test_two_zones_give_a_supply_and_plan_a_mission(zone: str, supply_: str) -> None:
    area = ZONES[zone][0]
    state = lay(f"basic: 3 BM-13, 5 BM-01\nP1 {area}: hero, laborer")
    place(state, f"hero {area}", zone)
    effect(state)
    assert plannable(state) == {"BM-13", "BM-01"}
    plan(state, "BM-01")
    assert items(state, "P1") == {supply_: 1} and planned(state, "P1") == ["BM-01"] and basic(state) == {3: "BM-13"}
    state = lay(f"basic: 3 BM-13, 5 BM-01\nP1 {area}: hero, laborer")
    place(state, f"hero {area}", zone)
    effect(state)
    plan(state, None)
    assert items(state, "P1") == {supply_: 1} and planned(state, "P1") == []


@pytest.mark.rule("RSG-ZONE-04", "RSG-RESC-05", "RSG-RUL-47", "RSG-SET-33")
@pytest.mark.parametrize("kind", ["ranger", "builder", "scholar"])
def test_museum_row_brings_a_token_and_no_card(kind: str) -> None:
    state = lay("P1 cards: Chef, Doctor\nP1 harbor: laborer 2\nP1 bag: hero, laborer 4")
    place(state, "laborer harbor", "ZN-04")
    effect(state)
    gain(state, kind)
    assert bag(state, "P1") == {"hero": 1, "laborer": 4, kind: 1} and supply(state, "P1")[kind] == 3
    assert cards(state, "P1") == ["Chef", "Doctor"] and not {"use Chef", "use Doctor"} & menu(state, "P1")


@pytest.mark.rule("RSG-RUL-47", "RSG-RUL-72")
def test_museum_row_offers_only_tokens_that_are_left() -> None:
    state = lay("P1 harbor: laborer 2\nP1 bag: hero, laborer 4, ranger 4\nP1 rest: scholar 3")
    place(state, "laborer harbor", "ZN-04")
    effect(state)
    assert gainable(state) == {"builder", "scholar"}
    state = lay("P1 harbor: laborer 2\nP1 bag: hero, laborer 4, ranger 4, builder 4, scholar 4")
    place(state, "laborer harbor", "ZN-04")
    assert "effect" not in menu(state, "P1")


# -- Rescue ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-ZONE-09", "RSG-RESC-01", "RSG-RESC-02", "RSG-RUL-11", "RSG-RUL-45", "RSG-CARD-09")
@pytest.mark.parametrize(("space", "price"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_a_rescue_costs_the_food_under_the_card(space: int, price: int) -> None:
    others = ", ".join(
        f"{n} {card}" for n, card in enumerate(("Chef", "Farmer", "Sailor", "Pilot", "Scout", "Sniper"), 1)
    )
    others = others.replace(
        f"{space} " + ("Chef", "Farmer", "Sailor", "Pilot", "Scout", "Sniper")[space - 1], f"{space} Hunter"
    )
    state = lay(f"row: {others}\nP1 items: food 6\nP1 metro: laborer 2", seats=4)
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Hunter")
    assert items(state, "P1") == {"food": 6 - price}
    assert space not in row(state) and len(row(state)) == 5, "the row is neither slid nor filled"
    poor = lay(f"row: {space} Hunter\nP1 items: food {price - 1}\nP1 metro: laborer 2", seats=4)
    place(poor, "laborer metro", "ZN-09")
    assert "effect" not in menu(poor, "P1")


@pytest.mark.rule("RSG-RESC-01", "RSG-GEN-13")
def test_only_cards_that_i_can_pay_are_offered() -> None:
    state = lay("row: 2 Chef, 4 Farmer, 6 Hunter\nP1 items: food 3\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    effect(state)
    assert rescuable(state) == {"Farmer", "Hunter"}


@pytest.mark.rule("RSG-ROOM-05", "RSG-RESC-04")
def test_the_kitchen_rescues_for_a_fuel_more() -> None:
    text = ALL_ROOMS + "row: 4 Farmer, 6 Hunter\nP1 compound: laborer 2\nP1 items: "
    state = lay(text + "food 3, fuel 1")
    place(state, "laborer compound", "RM-05")
    effect(state)
    rescue(state, "Farmer")
    assert items(state, "P1") == {} and cards(state, "P1") == ["Farmer"]
    for poor in ("food 9", "food 1, fuel 1"):
        state = lay(text + poor)
        place(state, "laborer compound", "RM-05")
        assert "effect" not in menu(state, "P1")


# -- Build -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-ZONE-11", "RSG-ZONE-12", "RSG-BLD-03", "RSG-BLD-06", "RSG-BLD-07")
@pytest.mark.parametrize(("zone", "price"), [("ZN-11", 1), ("ZN-12", 2)])
def test_hope_island_builds_for_parts(zone: str, price: int) -> None:
    state = lay("P1 rubble: Armory RB-4\nP1 items: parts 3\nP1 harbor: hero\nP1 compound: laborer\nP2 metro: laborer")
    place(state, "hero harbor", zone)
    effect(state)
    build(state, "Armory")
    assert items(state, "P1") == {"parts": 3 - price, "fuel": 1} and rooms(state, "P1") == ["RM-01", "RM-02"]
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer compound", "RM-02")
    effect(state)
    assert items(state, "P1") == {"parts": 3 - price, "ammo": 2}
    poor = lay(f"P1 items: parts {price - 1}\nP1 harbor: hero\nP1 compound: laborer")
    place(poor, "hero harbor", zone)
    assert "effect" not in menu(poor, "P1")


RUBBLE = [
    ("RB-1", {"vp": 1}),
    ("RB-2", {"vp": 2}),
    ("RB-3", {"vp": 1, "food": 1}),
    ("RB-4", {"fuel": 1}),
    ("RB-5", {"food": 2}),
    ("RB-6", {"ammo": 1}),
    ("RB-7", {"meds": 1}),
]


@pytest.mark.rule("RSG-BLD-03", "RSG-BLD-05", "RSG-BLD-06")
@pytest.mark.parametrize(("token", "gains"), RUBBLE, ids=[token for token, _ in RUBBLE])
def test_rubble_gives_what_it_shows(token: str, gains: dict[str, int]) -> None:
    state = lay(f"P1 rubble: Clinic {token}\nP1 items: parts 2\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-12")
    effect(state)
    build(state, "Clinic")
    assert {**items(state, "P1"), **({"vp": vp(state, "P1")} if vp(state, "P1") else {})} == gains
    assert "RM-03" not in rubble(state, "P1") and len(rubble(state, "P1")) == 8


@pytest.mark.rule("RSG-BLD-01", "RSG-BLD-02", "RSG-RUL-01")
@pytest.mark.parametrize(("level", "highest"), [(1, 3), (2, 6), (3, 8), (4, 10)])
def test_rooms_above_my_level_cannot_be_built(level: int, highest: int) -> None:
    state = lay(f"P1 level: {level}\nP1 items: parts 2\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-12")
    effect(state)
    assert build_rooms(state) == {f"RM-{n:02}" for n in range(2, highest + 1)}


@pytest.mark.rule("RSG-RUL-44", "RSG-BLD-01")
def test_with_nothing_to_build_no_part_is_paid() -> None:
    state = lay("P1 rooms: Armory, Clinic\nP1 items: parts 5\nP1 cards: Foreman, Sapper\nP1 harbor: laborer 2")
    place(state, "laborer harbor", "ZN-12")
    assert not {"effect", "use Foreman", "use Sapper"} & menu(state, "P1")
    assert items(state, "P1") == {"parts": 5}


@pytest.mark.rule("RSG-BLD-04", "RSG-SET-24")
def test_rubble_is_hidden_from_everybody_until_it_is_cleared() -> None:
    one = lay("P1 rubble: Armory RB-2, Clinic RB-4\nP1 items: parts 2\nP1 harbor: laborer 2")
    other = lay("P1 rubble: Armory RB-4, Clinic RB-2\nP1 items: parts 2\nP1 harbor: laborer 2")
    for seat in (0, 1, None):
        assert str(one.view(seat)) == str(other.view(seat))


@pytest.mark.rule("RSG-BLD-07", "RSG-PLC-07")
def test_a_room_under_rubble_is_closed() -> None:
    state = lay("P1 items: fuel 3\nP1 rooms: Armory\nP1 compound: laborer 2")
    assert placeable(state, "laborer compound") == {"RM-01", "RM-02", "rest"}
    assert "RSG-PLC-07" in why_not(state, "place laborer compound RM-03")


# -- rooms -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-ROOM-01")
@pytest.mark.parametrize("item", ["ammo", "meds"])
def test_the_checkpoint_gives_ammo_or_meds(item: str) -> None:
    state = lay("P1 compound: laborer 2")
    place(state, "laborer compound", "RM-01")
    effect(state)
    assert gainable(state) == {"ammo", "meds"}
    gain(state, item)
    assert items(state, "P1") == {item: 1}


@pytest.mark.rule("RSG-ROOM-02", "RSG-ROOM-03", "RSG-GEN-13")
@pytest.mark.parametrize(("room", "item"), [("RM-02", "ammo"), ("RM-03", "meds")])
def test_armory_and_clinic_turn_a_fuel_into_two_supplies(room: str, item: str) -> None:
    state = lay(ALL_ROOMS + "P1 items: fuel 1\nP1 compound: laborer 2")
    place(state, "laborer compound", room)
    effect(state)
    assert items(state, "P1") == {item: 2}
    poor = lay(ALL_ROOMS + "P1 items: food 9\nP1 compound: laborer 2")
    place(poor, "laborer compound", room)
    assert "effect" not in menu(poor, "P1")


@pytest.mark.rule("RSG-ROOM-04", "RSG-RUL-43")
@pytest.mark.parametrize("paid", ["food", "fuel", "parts"])
@pytest.mark.parametrize(
    "gained",
    [("food", "food"), ("food", "parts"), ("fuel", "fuel"), ("fuel", "parts"), ("food", "fuel"), ("parts", "parts")],
)
def test_the_market_stall_turns_one_resource_into_any_two(paid: str, gained: tuple[str, str]) -> None:
    state = lay(ALL_ROOMS + "P1 items: food 1, fuel 1, parts 1, ammo 1\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-04")
    effect(state)
    assert payable(state) == {"food", "fuel", "parts"}
    pay(state, paid)
    gain(state, *gained)
    expected = {"food": 1, "fuel": 1, "parts": 1, "ammo": 1}
    expected[paid] -= 1
    for item in gained:
        expected[item] += 1
    assert items(state, "P1") == {name: count for name, count in expected.items() if count}


@pytest.mark.rule("RSG-ROOM-04")
def test_the_market_stall_wants_a_resource() -> None:
    state = lay(ALL_ROOMS + "P1 items: ammo 3\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-04")
    assert "effect" not in menu(state, "P1")


@pytest.mark.rule("RSG-ROOM-06", "RSG-RUL-41", "RSG-PLC-01")
@pytest.mark.parametrize("area", ["metro", "harbor", "compound"])
def test_the_garage_brings_one_more_token_and_one_more_turn(area: str) -> None:
    state = lay(
        ALL_ROOMS + "P1 bag: ranger 1\nP1 compound: laborer\nP1 retired: laborer 5, hero 1\nP2 metro: laborer 2"
    )
    place(state, "laborer compound", "RM-06")
    effect(state, area)
    assert assigned(state, "P1") == {area: {"ranger": 1}} and bag(state, "P1") == {}
    assert tracks(state, "P1") == {"metro": 0, "harbor": 0, "compound": 0}
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, f"ranger {area}", "rest")
    assert items(state, "P1") == {"food": 1}


@pytest.mark.rule("RSG-ROOM-07", "RSG-MIS-07")
def test_the_scout_post_plans_a_mission() -> None:
    state = lay(ALL_ROOMS + "basic: 2 BM-13\nadvanced: 2 AM-01\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-07")
    effect(state)
    assert plannable(state) == {"BM-13", "AM-01"}
    plan(state, "AM-01")
    assert planned(state, "P1") == ["AM-01"]


@pytest.mark.rule("RSG-ROOM-08", "RSG-PLC-09")
def test_the_workshop_gives_a_builder_any_two_resources() -> None:
    state = lay(ALL_ROOMS + "P1 compound: builder, ranger")
    assert "RM-08" not in placeable(state, "ranger compound")
    place(state, "builder compound", "RM-08")
    effect(state)
    gain(state, "fuel", "parts")
    assert items(state, "P1") == {"fuel": 1, "parts": 1}


@pytest.mark.rule("RSG-ROOM-09", "RSG-LEAD-08")
@pytest.mark.parametrize(("track", "bonus"), [("metro", {"parts": 1}), ("harbor", {"fuel": 1})])
def test_propaganda_advances_on_a_track_of_choice(track: str, bonus: dict[str, int]) -> None:
    state = lay(ALL_ROOMS + "P1 items: fuel 1\nP1 tracks: 1 1 3\nP1 compound: scholar, laborer")
    place(state, "scholar compound", "RM-09")
    effect(state)
    gain(state, track)
    assert tracks(state, "P1")[track] == 2 and items(state, "P1") == bonus
    poor = lay(ALL_ROOMS + "P1 compound: scholar, laborer")
    place(poor, "scholar compound", "RM-09")
    assert "effect" not in menu(poor, "P1")


@pytest.mark.rule("RSG-ROOM-10", "RSG-RUL-52", "RSG-RUL-10")
def test_headquarters_completes_a_mission_of_any_district() -> None:
    state = lay(ALL_ROOMS + "P1 planned: BM-26, BM-13\nP1 items: ammo 1, meds 1\nP1 compound: ranger, laborer")
    place(state, "ranger compound", "RM-10")
    complete(state, "BM-26", into="left")
    assert vp(state, "P1") == 2 and items(state, "P1") == {"food": 1}
    assert not any(one.startswith("complete") for one in menu(state, "P1")), "that was the Mission of the turn"


@pytest.mark.rule("RSG-ROOM-10", "RSG-MIS-10")
def test_from_other_rooms_no_mission_is_completed() -> None:
    state = lay(ALL_ROOMS + "P1 planned: BM-13\nP1 items: parts 2\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-07")
    assert not any(one.startswith("complete") for one in menu(state, "P1"))


@pytest.mark.rule("RSG-ROOM-11", "RSG-ROOM-13", "RSG-PLC-05", "RSG-PLC-07")
def test_rooms_are_for_my_compound_tokens_alone_and_never_taxed() -> None:
    state = lay(ALL_ROOMS + "P1 board: RM-02 laborer\nP1 compound: laborer\nP1 metro: laborer")
    found = placeable(state, "laborer compound")
    assert "RM-02" not in found and {"RM-01", "RM-03", "RM-04", "RM-05", "RM-06", "RM-07"} <= found
    assert not any(space.startswith("RM") for space in placeable(state, "laborer metro"))
    place(state, "laborer compound", "RM-07")
    assert board(state, "P1") == {"RM-02": "laborer", "RM-07": "laborer"}, "nothing was paid"


@pytest.mark.rule("RSG-ROOM-12", "RSG-RUL-42")
def test_a_room_is_used_once_a_round() -> None:
    state = lay(ALL_ROOMS + "P1 items: fuel 3\nP1 compound: laborer, ranger\nP2 metro: laborer")
    place(state, "laborer compound", "RM-02")
    effect(state)
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    assert "RM-02" not in placeable(state, "ranger compound")


@pytest.mark.rule("RSG-GEN-09", "RSG-TRK-02", "RSG-GEN-04")
@pytest.mark.parametrize(("zone", "item"), [("ZN-02", "parts"), ("ZN-05", "food"), ("ZN-07", "fuel")])
def test_nine_of_each_resource_are_the_most(zone: str, item: str) -> None:
    area = ZONES[zone][0]
    state = lay(f"P1 items: {item} 8\nP1 {area}: hero, laborer")
    place(state, f"hero {area}", zone)
    effect(state)
    assert items(state, "P1") == {item: 9}


@pytest.mark.rule("RSG-GEN-05", "RSG-GEN-10", "RSG-TRK-01")
def test_thirteen_meds_are_the_most() -> None:
    state = lay(ALL_ROOMS + "P1 items: meds 12, fuel 1\nP1 compound: laborer 2")
    place(state, "laborer compound", "RM-03")
    effect(state)
    assert items(state, "P1") == {"meds": 13}


@pytest.mark.rule("RSG-RUL-98", "RSG-RUL-35")
@pytest.mark.parametrize(
    ("text", "token", "space"),
    [
        ("P1 items: food 9\nP1 metro: laborer, ranger", "laborer metro", "ZN-06"),
        ("P1 items: parts 9\nP1 metro: laborer, ranger", "laborer metro", "ZN-01"),
        ("row: none\nP1 items: food 9\nP1 metro: laborer, ranger", "laborer metro", "ZN-09"),
        ("P1 rooms: Garage\nP1 bag: none\nP1 compound: laborer 2", "laborer compound", "RM-06"),
        ("basic: none\nadvanced: none\nP1 rooms: Scout Post\nP1 compound: laborer 2", "laborer compound", "RM-07"),
        ("P1 items: ammo 13, meds 13\nP1 compound: laborer 2", "laborer compound", "RM-01"),
    ],
)
def test_no_space_is_used_for_nothing(text: str, token: str, space: str) -> None:
    state = lay(text + "\nP1 cards: Farmer, Mechanic\nP2 metro: laborer")
    place(state, token, space)
    assert "effect" not in menu(state, "P1")
