"""Every Survivor card and every Hero, played: what wakes it, what it does, and what does not wake it.

The printed text of each card is the row of the ledger that its test names.
"""

import pytest

from cinderbox.games.resurgence.state import ResurgenceState
from tests.resurgence.shown import assigned, board, cards, exhausted, items, planned, vp
from tests.resurgence.table import (
    build,
    completable,
    complete,
    effect,
    end,
    gain,
    lay,
    menu,
    movable,
    place,
    placeable,
    plan,
    rescue,
    take_turn_of,
    turn_of,
    use,
)

COMMON = (
    "mutants: ZN-01, ZN-02\nrow: 5 Sailor, 6 Sniper\nbasic: 2 BM-05, 3 BM-06\n"
    "P1 rubble: Clinic RB-1\nP1 planned: BM-10\n"
    "P1 items: food 3, fuel 3, parts 3, ammo 3, meds 3\nP2 metro: laborer\n"
    "P1 metro: laborer, scholar\nP1 harbor: laborer\nP1 compound: laborer\n"
)


def happening(state: ResurgenceState, what: str) -> None:
    """Let one thing happen in P1's turn."""
    if what in ("place_metro", "nothing"):
        place(state, "laborer metro", "ZN-06")
    elif what == "place_harbor":
        place(state, "laborer harbor", "ZN-08")
    elif what == "place_room":
        place(state, "laborer compound", "RM-01")
    elif what == "place_mutant_zone":
        place(state, "laborer metro", "ZN-01", "meds")
    elif what == "rescue":
        place(state, "laborer metro", "ZN-09")
        effect(state)
        rescue(state, "Sniper")
    elif what == "build":
        place(state, "laborer harbor", "ZN-12")
        effect(state)
        build(state, "Clinic")
    elif what == "plan":
        place(state, "scholar metro", "ZN-03")
        effect(state)
        plan(state, "BM-05")
    elif what == "complete_mission":
        place(state, "laborer metro", "ZN-06")
        complete(state, "BM-10")
    elif what == "gain_food":
        place(state, "laborer metro", "ZN-06")
        effect(state)
    elif what == "gain_fuel":
        place(state, "laborer harbor", "ZN-08")
        effect(state)
    elif what in ("gain_ammo", "gain_meds"):
        place(state, "laborer compound", "RM-01")
        effect(state)
        gain(state, what[5:])
    else:
        raise AssertionError(what)


# What else happens with it: a token is placed, or the effect of the space gives something.
ALSO = {
    "place_metro": set(),
    "nothing": {"place_metro"},
    "place_harbor": set(),
    "place_room": set(),
    "place_mutant_zone": {"place_metro"},
    "rescue": {"place_metro"},
    "build": {"place_harbor"},
    "plan": {"place_metro", "gain_meds"},
    "complete_mission": {"place_metro"},
    "gain_food": {"place_metro"},
    "gain_fuel": {"place_harbor"},
    "gain_ammo": {"place_room"},
    "gain_meds": {"place_room"},
}

GAINS = [
    ("Chef", "rescue", {"food": 1}),
    ("Farmer", "place_metro", {"food": 1}),
    ("Fisherman", "place_harbor", {"food": 1}),
    ("Foreman", "build", {"vp": 1}),
    ("Gunsmith", "gain_ammo", {"parts": 1}),
    ("Mechanic", "place_room", {"parts": 1}),
    ("Miner", "complete_mission", {"vp": 1}),
    ("Plumber", "plan", {"food": 1}),
    ("Biologist", "rescue", {"parts": 1}),
    ("Botanist", "place_room", {"food": 1}),
    ("Brewer", "place_metro", {"fuel": 1}),
    ("Chemist", "gain_fuel", {"fuel": 1}),
    ("Doctor", "rescue", {"meds": 1}),
    ("Lab Tech", "gain_fuel", {"parts": 1}),
    ("Pharmacist", "gain_meds", {"fuel": 1}),
    ("Psychologist", "rescue", {"vp": 1}),
    ("Bodyguard", "complete_mission", {"meds": 1}),
    ("Hunter", "gain_food", {"food": 1}),
    ("Inspector", "complete_mission", {"ammo": 1}),
    ("Paratrooper", "complete_mission", {"vp": 1}),
    ("Sailor", "place_harbor", {"fuel": 1}),
    ("Security Guard", "build", {"ammo": 1}),
    ("Smuggler", "place_mutant_zone", {"vp": 1}),
    ("Sniper", "place_room", {"ammo": 1}),
]


def holding(state: ResurgenceState) -> dict[str, int]:
    return {**items(state, "P1"), "vp": vp(state, "P1")}


def common(card: str) -> str:
    """The table of these tests with that card before P1, and another in its place if the row showed it."""
    text = COMMON
    for shown, instead in (("Sailor", "Scout"), ("Sniper", "Pilot")):
        if card == shown:
            text = text.replace(shown, instead)
    return text + f"P1 cards: {card}"


def happening_for(state: ResurgenceState, what: str, card: str) -> None:
    if what == "rescue" and card == "Sniper":
        place(state, "laborer metro", "ZN-09")
        effect(state)
        rescue(state, "Pilot")
    else:
        happening(state, what)


@pytest.mark.rule(
    "RSG-SURV-01", "RSG-SURV-04", "RSG-SURV-06", "RSG-SURV-07", "RSG-SURV-08", "RSG-SURV-09", "RSG-SURV-10",
    "RSG-SURV-11", "RSG-SURV-15", "RSG-SURV-16", "RSG-SURV-17", "RSG-SURV-18", "RSG-SURV-19", "RSG-SURV-21",
    "RSG-SURV-22", "RSG-SURV-23", "RSG-SURV-26", "RSG-SURV-27", "RSG-SURV-28", "RSG-SURV-29", "RSG-SURV-31",
    "RSG-SURV-33", "RSG-SURV-35", "RSG-SURV-36", "RSG-CARD-03",
)  # fmt: skip
@pytest.mark.parametrize(("card", "trigger", "gains"), GAINS, ids=[card for card, _, _ in GAINS])
def test_a_card_gives_what_it_shows_when_its_trigger_has_happened(
    card: str, trigger: str, gains: dict[str, int]
) -> None:
    state = lay(common(card))
    happening_for(state, trigger, card)
    before = holding(state)
    assert f"use {card}" in menu(state)
    use(state, card)
    after = holding(state)
    assert {name: after.get(name, 0) - before.get(name, 0) for name in gains} == gains
    assert sum(after.values()) == sum(before.values()) + 1, "and nothing else"
    assert exhausted(state, "P1") == [card]
    assert f"use {card}" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-34", "RSG-CARD-02")
@pytest.mark.parametrize(("card", "trigger", "gains"), GAINS, ids=[card for card, _, _ in GAINS])
def test_a_card_sleeps_through_everything_else(card: str, trigger: str, gains: dict[str, int]) -> None:
    for other, also in ALSO.items():
        state = lay(common(card))
        happening_for(state, other, card)
        expected = trigger == other or trigger in also
        assert (f"use {card}" in menu(state, "P1")) == expected, other


# -- cards that move a token ---------------------------------------------------------------------------------

MOVERS = [
    ("Dock Worker", {"harbor", "compound"}),
    ("Truck Driver", {"metro", "harbor"}),
    ("Engineer", {"metro", "compound"}),
    ("Veterinarian", {"harbor", "compound"}),
    ("Armorer", {"metro", "compound"}),
    ("Scout", {"harbor", "metro"}),
]


@pytest.mark.rule(
    "RSG-SURV-02", "RSG-SURV-12", "RSG-SURV-20", "RSG-SURV-24", "RSG-SURV-25", "RSG-SURV-34", "RSG-RUL-32",
    "RSG-RUL-31",
)  # fmt: skip
@pytest.mark.parametrize(("card", "between"), MOVERS, ids=[card for card, _ in MOVERS])
@pytest.mark.parametrize("start", ["metro", "harbor", "compound"])
def test_a_card_moves_one_token_between_its_two_areas(card: str, between: set[str], start: str) -> None:
    state = lay(f"P1 cards: {card}\nP1 {start}: ranger, laborer 2\nP2 metro: laborer")
    if start not in between:
        assert f"use {card}" not in menu(state)
        return
    (goal,) = between - {start}
    assert movable(state, card) == {f"ranger {start} {goal}", f"laborer {start} {goal}"}
    use(state, card, f"ranger {start}")
    assert assigned(state, "P1") == {start: {"laborer": 2}, goal: {"ranger": 1}}
    assert exhausted(state, "P1") == [card] and turn_of(state) == "P1", "and the turn goes on"


@pytest.mark.rule("RSG-RUL-31", "RSG-RUL-32")
def test_a_token_may_be_moved_after_placing_and_placed_ones_stay() -> None:
    state = lay("P1 cards: Scout\nP1 metro: laborer, ranger\nP2 metro: laborer")
    place(state, "laborer metro", "ZN-06")
    assert movable(state, "Scout") == {"ranger metro harbor"}
    use(state, "Scout", "ranger metro")
    assert assigned(state, "P1") == {"harbor": {"ranger": 1}} and board(state, "P1") == {"ZN-06": "laborer"}


@pytest.mark.rule("RSG-HERO-03", "RSG-RUL-32", "RSG-CARD-08", "RSG-RUL-56")
def test_the_mystic_moves_a_token_between_any_two_areas_once_a_round() -> None:
    state = lay("P1 hero: Mystic\nP1 metro: laborer\nP1 harbor: ranger\nP2 metro: laborer")
    assert movable(state, "Mystic") == {
        "laborer metro harbor", "laborer metro compound", "ranger harbor metro", "ranger harbor compound"
    }  # fmt: skip
    use(state, "Mystic", "laborer metro compound")
    assert assigned(state, "P1") == {"harbor": {"ranger": 1}, "compound": {"laborer": 1}}
    assert exhausted(state, "P1") == ["Mystic"] and "use Mystic" not in menu(state)


# -- cards that let a token stand in for another -----------------------------------------------------------------

ZONES = {"builder": ("ZN-02", "metro"), "ranger": ("ZN-05", "metro"), "scholar": ("ZN-03", "metro")}
STAND_INS = [
    ("Firefighter", {"ranger", "builder"}),
    ("Architect", {"scholar", "builder"}),
    ("Pilot", {"ranger", "scholar"}),
]


@pytest.mark.rule("RSG-SURV-05", "RSG-SURV-14", "RSG-SURV-30", "RSG-RUL-33", "RSG-PLC-09")
@pytest.mark.parametrize(("card", "pair"), STAND_INS, ids=[card for card, _ in STAND_INS])
@pytest.mark.parametrize("token", ["laborer", "ranger", "builder", "scholar"])
def test_one_specialist_stands_in_for_the_other(card: str, pair: set[str], token: str) -> None:
    held = "laborer 2" if token == "laborer" else f"{token}, laborer"
    state = lay(f"P1 cards: {card}\nP1 metro: {held}\nP2 metro: laborer")
    for kind, (zone, _) in ZONES.items():
        found = placeable(state, f"{token} metro", cards=True)
        with_card = f"{zone} with {card}"
        assert (zone in found) == (token == kind), "without a card: its own kind"
        assert (with_card in found) == (token in pair and kind in pair and token != kind)
    if token in pair:
        (kind,) = pair - {token}
        place(state, f"{token} metro", ZONES[kind][0], card=card)
        assert exhausted(state, "P1") == [card], "exhausted with the placement"
        assert board(state, "P1") == {ZONES[kind][0]: token}


@pytest.mark.rule("RSG-HERO-02", "RSG-RUL-33")
def test_the_librarian_makes_a_laborer_any_specialist_for_one_placement() -> None:
    state = lay("P1 hero: Librarian\nP1 metro: laborer 2\nP2 metro: laborer")
    found = placeable(state, "laborer metro", cards=True)
    assert {"ZN-02 with Librarian", "ZN-03 with Librarian", "ZN-05 with Librarian"} <= found
    place(state, "laborer metro", "ZN-05", card="Librarian")
    effect(state)
    assert items(state, "P1") == {"food": 3}
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    assert placeable(state, "laborer metro", cards=True) == {"ZN-01", "ZN-06", "ZN-09", "rest"}
    assert not any(
        "with" in one for one in placeable(lay("P1 hero: Librarian\nP1 metro: ranger"), "ranger metro", cards=True)
    )


# -- payments ------------------------------------------------------------------------------------------------

ELECTRIC = "P1 cards: Electrician\nP1 planned: BM-10\nP1 metro: laborer 2\nP2 metro: laborer\nP1 items: "


@pytest.mark.rule("RSG-SURV-03", "RSG-RUL-55")
@pytest.mark.parametrize("resource", ["food", "fuel", "parts"])
@pytest.mark.parametrize(("missing", "held"), [("ammo", "meds"), ("meds", "ammo")])
def test_the_electrician_pays_a_resource_for_one_supply(resource: str, missing: str, held: str) -> None:
    state = lay(ELECTRIC + f"{resource} 1, {held} 1")
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == {"BM-10"}
    complete(state, "BM-10", electrician=f"{missing} {resource}")
    assert items(state, "P1") == {} and vp(state, "P1") == 4 and exhausted(state, "P1") == ["Electrician"]


@pytest.mark.rule("RSG-SURV-03", "RSG-RUL-55")
def test_the_electrician_replaces_one_supply_only_and_never_a_resource() -> None:
    state = lay(ELECTRIC + "food 2")
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == set(), "two supplies are missing"
    state = lay(ELECTRIC.replace("BM-10", "BM-09") + "food 1, ammo 9")
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == set(), "Ammo does not stand in for Food"


@pytest.mark.rule("RSG-HERO-04", "RSG-RUL-54")
@pytest.mark.parametrize("supply", ["ammo", "meds"])
def test_the_traffic_cop_takes_one_supply_off_a_mission(supply: str) -> None:
    other = "meds" if supply == "ammo" else "ammo"
    state = lay(f"P1 hero: Traffic Cop\nP1 planned: BM-10\nP1 metro: laborer 2\nP1 items: {other} 1")
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10", cop=supply)
    assert items(state, "P1") == {} and exhausted(state, "P1") == ["Traffic Cop"] and vp(state, "P1") == 4


@pytest.mark.rule("RSG-HERO-04", "RSG-RUL-54")
def test_the_traffic_cop_lowers_no_resource_and_no_penalty() -> None:
    state = lay("P1 hero: Traffic Cop\nP1 planned: BM-11\nP1 metro: laborer 2\nP1 items: fuel 2")
    place(state, "laborer metro", "ZN-06")
    assert completable(state) == set()
    state = lay("P1 hero: Traffic Cop\nP1 metro: laborer 2\nP2 board: ZN-06 laborer")
    assert "ZN-06" not in placeable(state, "laborer metro")


# -- the other Heroes and odd cards ----------------------------------------------------------------------------


@pytest.mark.rule("RSG-HERO-05", "RSG-CARD-08")
@pytest.mark.parametrize("item", ["food", "parts"])
def test_the_olympian_gains_food_or_a_part_in_a_metro_zone(item: str) -> None:
    state = lay("P1 hero: Olympian\nP1 metro: laborer\nP1 harbor: laborer\nP1 compound: laborer")
    place(state, "laborer metro", "ZN-09")
    use(state, "Olympian", item)
    assert items(state, "P1") == {item: 1} and exhausted(state, "P1") == ["Olympian"]
    for token, space in (("laborer harbor", "ZN-08"), ("laborer compound", "RM-01")):
        state = lay("P1 hero: Olympian\nP1 metro: laborer\nP1 harbor: laborer\nP1 compound: laborer")
        place(state, token, space)
        assert "use Olympian" not in menu(state)


@pytest.mark.rule("RSG-HERO-06", "RSG-CARD-08")
@pytest.mark.parametrize("item", ["food", "fuel"])
def test_the_surgeon_gains_fuel_or_food_in_a_harbor_zone(item: str) -> None:
    state = lay("P1 hero: Surgeon\nP1 metro: laborer\nP1 harbor: laborer")
    place(state, "laborer harbor", "ZN-12")
    use(state, "Surgeon", item)
    assert items(state, "P1") == {item: 1} and exhausted(state, "P1") == ["Surgeon"]
    state = lay("P1 hero: Surgeon\nP1 metro: laborer\nP1 harbor: laborer")
    place(state, "laborer metro", "ZN-06")
    assert "use Surgeon" not in menu(state)


@pytest.mark.rule("RSG-SURV-13")
@pytest.mark.parametrize("item", ["food", "fuel", "parts"])
def test_the_archeologist_gains_a_resource_of_choice_after_a_mission(item: str) -> None:
    state = lay("P1 cards: Archeologist\nP1 planned: BM-10\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    assert "use Archeologist" not in menu(state)
    complete(state, "BM-10")
    use(state, "Archeologist", item)
    assert items(state, "P1") == {item: 1}


@pytest.mark.rule("RSG-SURV-32", "RSG-MIS-07", "RSG-RUL-50")
def test_the_sapper_plans_a_mission_after_a_build() -> None:
    state = lay(
        "basic: 2 BM-23\nP1 cards: Sapper\nP1 items: parts 2, fuel 1, food 1\n"
        "P1 rubble: Clinic RB-1\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-12")
    assert "use Sapper" not in menu(state)
    effect(state)
    build(state, "Clinic")
    use(state, "Sapper", "BM-23")
    assert planned(state, "P1") == ["BM-23"] and "BM-23" not in completable(state), "not in the turn it was planned"


@pytest.mark.rule("RSG-SURV-32", "RSG-RUL-35", "RSG-MIS-06")
def test_the_sapper_is_not_offered_without_a_free_slot() -> None:
    state = lay(
        "P1 planned: BM-13, BM-14, BM-15\nP1 cards: Sapper\nP1 items: parts 2\n"
        "P1 rubble: Clinic RB-1\nP1 harbor: laborer 2"
    )
    place(state, "laborer harbor", "ZN-12")
    effect(state)
    build(state, "Clinic")
    assert "use Sapper" not in menu(state, "P1")


@pytest.mark.rule("RSG-HERO-01", "RSG-RUL-53", "RSG-MIS-09")
def test_the_cosmonaut_stays_in_the_district_and_pays() -> None:
    text = "P1 hero: Cosmonaut\nP1 items: food 9, ammo 1, meds 1\nP1 metro: laborer 2\nP1 planned: BM-10, "
    state = lay(text + "BM-09")
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10")
    assert "use Cosmonaut" in menu(state)
    for other in ("BM-08", "SM-01", "BM-11"):  # another District, another District, too dear
        state = lay(text + other)
        place(state, "laborer metro", "ZN-06")
        assert "use Cosmonaut" not in menu(state)
        complete(state, "BM-10")
        assert "use Cosmonaut" not in menu(state, "P1"), other


@pytest.mark.rule("RSG-RUL-53", "RSG-HERO-01")
def test_a_mutant_mission_is_the_cosmonauts_too_where_a_mutant_is() -> None:
    text = (
        "P1 hero: Cosmonaut\nP1 items: food 9, fuel 3, ammo 1, meds 1\nP1 metro: laborer 2\nP1 planned: BM-10, BM-30\n"
    )
    state = lay(text + "mutants: ZN-05, ZN-06")
    place(state, "laborer metro", "ZN-06", "food")
    complete(state, "BM-10")
    use(state, "Cosmonaut")
    complete(state, "BM-30", into="right")
    assert vp(state, "P1") == 7
    state = lay(text)
    place(state, "laborer metro", "ZN-06")
    complete(state, "BM-10")
    assert "use Cosmonaut" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-53", "RSG-RUL-52", "RSG-HERO-01")
@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [
        ("BM-26", "BM-10", True),
        ("BM-26", "BM-02", True),
        ("BM-10", "BM-02", False),
        ("BM-28", "BM-30", True),
        ("BM-28", "BM-02", False),
    ],
)
def test_after_headquarters_the_cosmonaut_needs_a_common_icon(first: str, second: str, fits: bool) -> None:
    state = lay(
        f"P1 hero: Cosmonaut\nP1 level: 4\nP1 rooms: Headquarters\nP1 planned: {first}, {second}\n"
        "P1 items: food 9, fuel 9, parts 9, ammo 9, meds 9\nP1 compound: ranger, laborer"
    )
    place(state, "ranger compound", "RM-10")
    complete(state, first, into="middle" if first != "BM-10" else None)
    assert ("use Cosmonaut" in menu(state, "P1")) == fits


@pytest.mark.rule("RSG-CARD-04", "RSG-UPK-04")
def test_exhausted_cards_are_ready_again_after_upkeep() -> None:
    state = lay("phase: upkeep\nP1 hero: Mystic x\nP1 cards: Hunter x, Chef")
    assert exhausted(state, "P1") == []


@pytest.mark.rule("RSG-CARD-11", "RSG-RUL-72")
def test_without_a_token_left_the_card_comes_alone() -> None:
    state = lay(
        "row: 6 Hunter\nP1 items: food 2\nP1 bag: hero, laborer 5, ranger 4\nP1 metro: laborer\nP1 compound: builder"
    )
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Hunter")
    assert cards(state, "P1") == ["Hunter"]
    assert items(state, "P1") == {}


@pytest.mark.rule("RSG-CARD-13", "RSG-CARD-05")
def test_there_is_no_limit_on_cards() -> None:
    names = "Chef, Farmer, Fisherman, Foreman, Gunsmith, Mechanic, Miner, Plumber, Biologist, Botanist, Brewer, Chemist"
    state = lay(f"row: 6 Hunter\nP1 cards: {names}\nP1 items: food 2\nP1 metro: laborer 2")
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Hunter")
    assert len(cards(state, "P1")) == 13


@pytest.mark.rule("RSG-CARD-12", "RSG-RUL-34")
def test_a_card_that_came_after_its_trigger_sleeps_this_turn_as_well() -> None:
    state = lay("row: 6 Farmer\nP1 items: food 2\nP1 metro: laborer 2\nP2 metro: laborer")
    place(state, "laborer metro", "ZN-09")
    effect(state)
    rescue(state, "Farmer")
    assert "use Farmer" not in menu(state, "P1")
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer metro", "ZN-06")
    assert "use Farmer" in menu(state)


@pytest.mark.rule("RSG-RUL-34", "RSG-CARD-02")
def test_a_trigger_is_forgotten_with_the_turn() -> None:
    state = lay("P1 cards: Hunter\nP1 metro: laborer\nP1 harbor: laborer\nP2 metro: laborer 2")
    place(state, "laborer metro", "ZN-06")
    effect(state)
    end(state)
    take_turn_of(state, "P2")
    place(state, "laborer metro", "ZN-01")
    take_turn_of(state, "P1")
    place(state, "laborer harbor", "ZN-12")
    assert "use Hunter" not in menu(state, "P1")


@pytest.mark.rule("RSG-RUL-35")
@pytest.mark.parametrize(
    ("card", "text", "space"),
    [
        ("Farmer", "P1 items: food 9", "ZN-01"),
        ("Brewer", "P1 items: fuel 9", "ZN-01"),
        ("Olympian", "P1 hero: Olympian\nP1 items: food 9, parts 9", "ZN-09"),
    ],
)
def test_a_card_that_could_change_nothing_is_not_offered(card: str, text: str, space: str) -> None:
    text += "" if card == "Olympian" else f"\nP1 cards: {card}"
    state = lay(text + "\nP1 metro: laborer 2")
    place(state, "laborer metro", space)
    assert f"use {card}" not in menu(state, "P1")
