"""What every action costs, which resources pay for it and which do not, in the normal and in the Simpler Game."""

import pytest

from cinderbox.games.residuum.tables import RESOURCES, VALUE
from tests.residuum.table import lay, left, legal, maybe, play, stock, texts, why_not

STEP = "provisions tech food water oil"
OUTPOST = "provisions tech food wood"
BARRICADE = "provisions tech wood"
BASECAMP = "provisions tech food wood water oil"

# what the action is, the position, the clicks, its points, what pays
ACTIONS = [
    ("a step", "P1 outriders: H", "move:[H] to:[N0]", 2, STEP),
    ("a step of three", "P1 outriders: H, H, H", "move:[H] to:[N0] count:3", 4, STEP),
    ("a step with the Basecamp", "P1 basecamp: H x\nP1 outriders: H", "move:[H] to:[N0] take_along", 3, STEP),
    ("a step over a Barricade", "P1 outriders: H\nP2 barricades: H-N0", "move:[H] to:[N0]", 3, STEP),
    ("two over two Barricades", "P1 outriders: H, H\nP2 barricades: H-N0\nP3 barricades: H-N0",
     "move:[H] to:[N0] count:2", 7, STEP),
    ("the network", "P1 outriders: H\nP1 outposts: H", "network:[H]", 4, STEP),
    ("the network for three", "P1 outriders: H, H, H\nP1 outposts: H", "network:[H] count:3", 6, STEP),
    ("an upgraded network for three", "P1 outriders: H, H, H\nP1 outposts: H\nP1 oil: H",
     "network:[H] count:3", 2, STEP),
    ("recruiting", "P1 outposts: H", "recruit:[H]", 8, "provisions food water gold"),
    ("activating an Outrider", "P1 outriders: H x", "activate_outrider:[H]", 4, "provisions food water"),
    ("constructing an Outpost", "", "construct_outpost", 6, OUTPOST),
    ("activating an Outpost", "P1 outriders: H\nP1 outposts: H x", "activate_outpost:[H]", 4, OUTPOST),
    ("tearing an Outpost down", "P1 outriders: H\nP1 outposts: H", "teardown_outpost:[H]", 4, OUTPOST),
    ("taking over", "P1 outriders: H\nP2 outposts: H x", "take_over:[H]", 6, OUTPOST),
    ("taking over with two Barricades", "P1 outriders: H\nP2 outposts: H x\nP2 barricades: H-N0, H-N1, N0\n"
     "P3 barricades: H-N0", "take_over:[H]", 12, OUTPOST),
    ("constructing a Barricade", "P1 outposts: H", "construct_barricade:[H]", 3, BARRICADE),
    ("activating a Barricade", "P1 outposts: H\nP1 barricades: H", "activate_barricade:[H-N0]", 3, BARRICADE),
    ("tearing a Barricade down", "P1 outposts: H\nP1 barricades: H-N0", "teardown_barricade:[H-N0]", 3, BARRICADE),
    ("tearing the Basecamp down", "P1 basecamp: H\nP1 outriders: H", "teardown_basecamp", 6, BASECAMP),
    ("activating the Basecamp", "P1 basecamp: H x\nP1 outriders: H", "activate_basecamp", 6, BASECAMP),
    ("drawing a card", "", "draw", 4, "provisions"),
]  # fmt: skip

CASES = [
    pytest.param(text, clicks.split(), points, pays.split(), resource, id=f"{name} with {resource}")
    for name, text, clicks, points, pays in ACTIONS
    for resource in RESOURCES
]


def done(text: str, clicks: list[str], cubes: str, simpler: bool) -> tuple[dict[str, int], dict[str, int]] | None:
    """What is left of these cubes after the action, and the points left over; nothing if it cannot be paid."""
    state = lay(f"{text}\nP1 stock: {cubes}", seats=3, simpler=simpler)
    before = stock(state, "P1")
    for click in clicks:
        if not legal(state, click):
            return None
        play(state, click)
    maybe(state, "pay")
    assert stock(state, "P1") != before
    return stock(state, "P1"), left(state)


@pytest.mark.rule(
    "RSD-PAY-02", "RSD-PAY-03", "RSD-PAY-05", "RSD-PAY-06", "RSD-MOVE-01", "RSD-MOVE-02", "RSD-MOVE-04", "RSD-MOVE-07",
    "RSD-MOVE-08", "RSD-NET-01", "RSD-NET-02", "RSD-NET-03", "RSD-OIL-03", "RSD-REC-01", "RSD-REC-02", "RSD-REC-05",
    "RSD-REC-06", "RSD-OUT-01", "RSD-OUT-02", "RSD-OUT-08", "RSD-OUT-09", "RSD-OUT-13", "RSD-TAKE-01", "RSD-TAKE-02",
    "RSD-BAR-01", "RSD-BAR-02", "RSD-BAR-06", "RSD-BAR-12", "RSD-BASE-01", "RSD-BASE-02", "RSD-BASE-07", "RSD-DISC-10",
    "RSD-RUL-27",
)  # fmt: skip
@pytest.mark.parametrize(("text", "clicks", "points", "pays", "resource"), CASES)
def test_an_action_takes_these_resources_and_no_others(
    text: str, clicks: list[str], points: int, pays: list[str], resource: str
) -> None:
    value = VALUE[RESOURCES.index(resource)]
    if not value or resource not in pays:
        assert done(text, clicks, f"{resource} {min(3, points)}", False) is None
        return
    cubes = -(-points // value)
    over = cubes * value - points
    assert done(text, clicks, f"{resource} {cubes + 1}", False) == ({resource: 1}, {resource: over} if over else {})
    assert cubes == 1 or done(text, clicks, f"{resource} {cubes - 1}", False) is None, "a cube fewer is too little"


@pytest.mark.rule("RSD-SIMP-01", "RSD-SIMP-03", "RSD-RUL-72")
@pytest.mark.parametrize(("text", "clicks", "points", "pays", "resource"), CASES)
def test_in_the_simpler_game_every_resource_pays_but_nuclear(
    text: str, clicks: list[str], points: int, pays: list[str], resource: str
) -> None:
    value = VALUE[RESOURCES.index(resource)]
    if not value:
        assert done(text, clicks, f"{resource} 3", True) is None
    else:
        assert done(text, clicks, f"{resource} {-(-points // value) + 1}", True) is not None


@pytest.mark.rule("RSD-PAY-04", "RSD-RUL-26", "RSD-SIMP-02", "RSD-CONT-02", "RSD-RADZ-02", "RSD-NUKE-02", "RSD-BAR-13")
@pytest.mark.parametrize("simpler", [False, True])
@pytest.mark.parametrize(
    ("text", "click", "prices"),
    [
        ("P1 outriders: H\nP2 barricades: H-N0", "destroy_barricade:[H-N0]", {"tech": 3}),
        ("land: N0 water_source\nP1 outriders: H", "contaminate:[N0]", {"chem": 8, "oil": 5, "nuclear": 1}),
        ("P1 outriders: H", "irradiate:[N0]", {"chem": 8, "nuclear": 1}),
        ("P1 outriders: H\nP1 outposts: H", "weaponise:[H]", {"nuclear": 2}),
        ("P1 outposts: H", "upgrade:[H]", {"oil": 2}),
    ],
)
def test_prices_in_cubes_are_paid_in_those_cubes_only(
    text: str, click: str, prices: dict[str, int], simpler: bool
) -> None:
    for resource in RESOURCES:
        most = 3 if resource == "nuclear" else 20
        assert legal(lay(f"{text}\nP1 stock: {resource} {most}", simpler=simpler), click) == (resource in prices)
    for resource, price in prices.items():
        assert stock(play(lay(f"{text}\nP1 stock: {resource} {price}", simpler=simpler), click), "P1") == {}
        assert not legal(lay(f"{text}\nP1 stock: {resource} {price - 1}", simpler=simpler), click)


@pytest.mark.rule("RSD-DEC-08", "RSD-PAY-07", "RSD-RUL-25")
def test_who_has_paid_no_provisions_by_choice_pays_none_with_one_click_either() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 9, tech 1, food 2, wood 2")
    play(state, "activate_outpost:[H]", "points:0", "points:0", "pay")
    assert stock(state, "P1") == {"provisions": 9, "tech": 1, "wood": 2}


@pytest.mark.rule("RSD-RUL-54", "RSD-DEC-08")
def test_on_the_way_to_town_one_click_keeps_what_was_chosen_and_a_purchase() -> None:
    state = lay("P1 outriders: R4\nP1 leader: Odalys Renn\nP1 stock: provisions 3, tech 1, water 1")
    play(state, "move:[R4]", "to:[T]")
    assert "points:2" in texts(state), "a Provision, a Tech and a Water are worth 5, and Wood costs 3"
    play(state, "points:0", "pay")
    assert stock(state, "P1")["provisions"] == 3 and len(stock(state, "P1")) == 2


@pytest.mark.rule("RSD-PAY-11", "RSD-PAY-10", "RSD-RUL-25", "RSD-MOVE-11")
def test_points_of_mixed_cubes_are_left_over_each_for_what_it_may_pay() -> None:
    state = lay(
        "land: N0 radiation_zone\nP1 outriders: H\nP1 outposts: H\nP1 barricades: H\nP1 stock: wood 2, tech 2, oil 1"
    )
    play(state, "activate_barricade:[H-N1]", "points:1")
    assert left(state) == {"tech": 1} and stock(state, "P1") == {"tech": 1, "wood": 1, "oil": 1}
    play(state, "move:[H]", "to:[N0]", "points:1")
    assert left(state) == {"oil": 5} and stock(state, "P1") == {"tech": 1, "wood": 1}, "a point of Tech and one of Oil"
    play(state, "move:[N0]", "to:[H]", "points:1")
    assert left(state) == {"tech": 1, "oil": 4} and stock(state, "P1") == {"wood": 1}
    play(state, "construct_barricade:[H]")
    assert left(state) == {"oil": 4} and stock(state, "P1") == {}, "the point of Tech and a Wood, none of the Oil"
    assert not legal(state, "construct_barricade:[H]") and legal(state, "move:[H]")


@pytest.mark.rule("RSD-SIMP-01", "RSD-SIMP-04", "RSD-RUL-72")
def test_in_the_simpler_game_left_over_points_of_wood_cross_a_hazard() -> None:
    state = lay("land: N0 radiation_zone\nP1 outriders: H\nP1 stock: chem 1, provisions 9", simpler=True)
    play(state, "move:[H]", "to:[N1]", "points:0")
    assert left(state) == {"chem": 2}
    play(state, "move:[N1]", "to:[N0]")
    assert left(state) == {} and stock(state, "P1") == {"provisions": 9}
    assert not legal(state, "move:[N0]"), "Provisions do not lead out"


@pytest.mark.rule("RSD-DEC-08", "RSD-PAY-02", "RSD-RUL-25", "RSD-RUL-54")
def test_i_am_told_why_a_payment_cannot_be_split_like_that() -> None:
    state = play(lay("P1 outriders: H, H\nP1 stock: provisions 2, tech 1"), "move:[H]", "to:[N0]", "count:2")
    assert texts(state, "points") == ["1", "2"], "3 are due, and a Tech makes 2 of them"
    assert "RSD-DEC-08" in why_not(state, "points:0")
    assert "RSD-PAY-02" in why_not(state, "points:3") and "RSD-RUL-25" in why_not(state, "points:4")
    state = lay("P1 outriders: R4\nP1 leader: Odalys Renn\nP1 stock: provisions 3, tech 1")
    play(state, "move:[R4]", "to:[T]")
    assert texts(state, "points") == ["0", "2"] and "RSD-RUL-54" in why_not(state, "points:1"), "2 would be left"
