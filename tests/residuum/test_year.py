"""Production, seasons, upkeep, the end of the game, and what holds at every step."""

from random import Random
from typing import Any

import pytest

from cinderbox.games.residuum.check import check
from tests.residuum.table import GAME, lay, outriders, play, player, start, stock, table, texts, why_not


def produce(ground: str, piece: str, turn: int = 1, more: str = "", **options: bool) -> list[str]:
    """What a piece on H may produce; "" alone if there is no choice, and what it got then is in the stock."""
    camp = "P1 basecamp: A x\n" if "basecamp" not in piece else ""
    state = lay(f"turn: {turn}\nland: H {ground}\nphase: production\n{camp}{piece}\n{more}", 2, 1, **options)
    return texts(state, "produce") or [f"{name} {count}" for name, count in stock(state, "P1").items()]


@pytest.mark.rule(
    "RSD-PROD-01", "RSD-PROD-02", "RSD-DEC-05", "RSD-TERM-08", "RSD-TERM-10", "RSD-HEX-GOL-03", "RSD-RUL-20"
)
@pytest.mark.parametrize(
    ("ground", "outpost", "outrider"),
    [
        ("wasteland", ["provisions 2"], []),
        ("tech_site", ["provisions", "tech"], ["provisions", "tech"]),
        ("water_source", ["provisions", "water"], ["provisions", "water"]),
        ("food_supply", ["provisions", "food"], ["provisions", "food"]),
        ("woodland", ["provisions", "wood"], ["provisions", "wood"]),
        ("radiation_zone", ["provisions", "chem"], []),
        ("contaminated_water", ["provisions", "water", "chem"], []),
        ("oil_field", ["provisions", "oil"], ["provisions 2"]),
        ("gold_mine", ["provisions", "wood"], ["provisions", "wood"]),
    ],
)
def test_outposts_and_outriders_produce_what_the_table_says(
    ground: str, outpost: list[str], outrider: list[str]
) -> None:
    assert produce(ground, "P1 outposts: H") == outpost
    found = produce(ground, "P1 outriders: H", more="P1 stock: water 9")
    assert found == (outrider or ["water 9"]) or [one for one in found if one != "water 9"] == outrider


@pytest.mark.rule("RSD-PROD-08", "RSD-RUL-20", "RSD-RUL-22")
def test_gold_needs_an_outrider_who_produces_too() -> None:
    state = lay("land: H gold_mine\nP1 basecamp: A x\nP1 outposts: H\nP1 outriders: H\nphase: production")
    assert texts(state, "produce") == ["provisions", "wood", "gold"]
    play(state, "produce:gold", "produce:wood")
    assert stock(state, "P1") == {"gold": 1, "wood": 1}


@pytest.mark.rule("RSD-PROD-05", "RSD-DEC-05")
def test_a_basecamp_on_a_gold_mine_has_three_choices() -> None:
    assert produce("gold_mine", "P1 basecamp: H") == ["provisions", "wood", "gold"]


@pytest.mark.rule("RSD-PROD-03", "RSD-TERM-02", "RSD-HEX-WAS-03", "RSD-OUT-03", "RSD-BASE-04")
def test_what_is_out_of_action_produces_nothing() -> None:
    state = lay(
        "land: H tech_site\nP1 basecamp: N0 x\nP1 outposts: H x\nP1 outriders: H x, N1\nP1 stock: food 1\n"
        "phase: production"
    )
    assert stock(state, "P1") == {"food": 1}


@pytest.mark.rule("RSD-SEAS-05", "RSD-HEX-WOO-03", "RSD-RUL-19", "RSD-SEAS-03")
def test_in_autumn_outposts_cut_no_wood_in_woodlands() -> None:
    assert produce("woodland", "P1 outposts: H", 5) == ["provisions 2"]
    assert produce("woodland", "P1 outriders: H", 5) == ["provisions", "wood"]
    assert produce("gold_mine", "P1 outposts: H", 5) == ["provisions", "wood"]
    assert produce("woodland", "P1 basecamp: H", 5) == ["provisions", "wood"]


@pytest.mark.rule("RSD-SEAS-06", "RSD-HEX-WAT-03", "RSD-HEX-CON-04", "RSD-HEX-FOO-03", "RSD-RUL-19")
def test_in_winter_outposts_draw_no_water() -> None:
    assert produce("water_source", "P1 outposts: H", 7) == ["provisions 2"]
    assert produce("contaminated_water", "P1 outposts: H", 8) == ["provisions", "chem"]
    assert produce("water_source", "P1 outriders: H", 7) == ["provisions", "water"]
    assert produce("food_supply", "P1 outposts: H", 7) == ["provisions", "food"]
    assert produce("food_supply", "P1 outposts: H", 7, winter_limits_food=True) == ["provisions 2"]


@pytest.mark.rule("RSD-RUL-19", "RSD-SEAS-05", "RSD-SEAS-06", "RSD-PROD-08")
@pytest.mark.parametrize(
    ("land", "turn", "resource", "rule"),
    [
        ("food_supply", 7, "food", "RSD-RUL-19"),
        ("contaminated_water", 7, "water", "RSD-SEAS-06"),
        ("woodland", 5, "wood", "RSD-SEAS-05"),
        ("gold_mine", 7, "gold", "RSD-PROD-08"),
    ],
)
@pytest.mark.parametrize("phase", ["production", "actions"])
def test_why_an_outpost_does_not_make_what_its_land_offers(
    land: str, turn: int, resource: str, rule: str, phase: str
) -> None:
    text = f"phase: {phase}\nturn: {turn}\nland: H {land}, N0 tech_site\nP1 basecamp: A x\nP1 outposts: H, N0"
    assert rule in why_not(lay(text, winter_limits_food=True), f"produce:{resource}")
    spring = lay(text.replace(f"turn: {turn}", "turn: 1") + "\nP1 outriders: H, N0")
    assert rule not in why_not(spring, f"produce:{resource}")


@pytest.mark.rule("RSD-RUL-19", "RSD-SEAS-05", "RSD-SEAS-06")
def test_the_catalog_knows_the_limits_of_the_seasons_and_those_that_an_option_adds() -> None:
    always: Any = GAME.catalog({})
    hungry: Any = GAME.catalog({"winter_limits_food": True})
    assert hungry["winter_limits_food"] and not always["winter_limits_food"]
    assert hungry["lands"]["food_supply"]["outpost_not_in"] == {"winter": ["food"]}
    assert always["lands"]["food_supply"]["outpost_not_in"] == {}
    assert always["lands"]["woodland"]["outpost_not_in"] == {"autumn": ["wood"]}


@pytest.mark.rule("RSD-RUL-22", "RSD-DEC-05")
def test_equal_outriders_choose_in_one_order() -> None:
    state = lay("land: H tech_site\nP1 basecamp: A x\nP1 outriders: H, H\nphase: production")
    play(state, "produce:tech")
    assert stock(state, "P1") == {"tech": 2}, "the second cannot go back to Provisions"


@pytest.mark.rule("RSD-PROD-10", "RSD-PROD-12", "RSD-TERM-09", "RSD-RUL-10")
def test_stocks_have_no_limit_and_actions_follow_production() -> None:
    state = lay("P1 stock: provisions 90, gold 40\nphase: production")
    assert stock(state, "P1")["provisions"] == 93 and "end" in texts(state)


@pytest.mark.rule("RSD-RUL-10", "RSD-PROD-10", "RSD-PROD-11")
def test_more_cubes_are_held_and_made_than_lie_in_the_box() -> None:
    state = lay(
        "land: H gold_mine, N0 oil_field\nP1 basecamp: H\nP1 outposts: N0\nP1 stock: gold 250, oil 250, nuclear 3\n"
        "P2 stock: gold 250\nphase: production"
    )
    play(state, "produce:gold", "produce:oil")
    assert stock(state, "P1") == {"provisions": 1, "gold": 251, "oil": 251, "nuclear": 3}
    play(state, "upgrade:[H]", "recruit:[H]", "points:0")
    assert stock(state, "P1")["gold"] == 250 and stock(state, "P1")["oil"] == 249


@pytest.mark.rule("RSD-RUL-19", "RSD-SEAS-06", "RSD-PROD-01", "RSD-PROD-05")
@pytest.mark.parametrize("turn", [7, 16])
def test_a_hungry_winter_leaves_food_to_basecamps_and_outriders(turn: int) -> None:
    text = f"turn: {turn}\nland: H food_supply, N0 food_supply\nphase: production\nP1 basecamp: H\n"
    state = lay(text + "P1 outposts: N0\nP1 outriders: N0", winter_limits_food=True)
    play(state, "produce:food", "produce:food")
    assert stock(state, "P1") == {"provisions": 1 + 2, "food": 2 + 1}, "X and the Outpost's Provisions, unasked"


@pytest.mark.rule("RSD-UPK-01", "RSD-UPK-04", "RSD-RUL-21")
def test_upkeep_is_due_after_turns_8_and_16_only_and_may_be_refused() -> None:
    for turn in (7, 9, 15):
        assert outriders(lay(f"turn: {turn}\nP1 outriders: H\nphase: end"), "P1") == ["H"]
    state = lay("turn: 8\nP1 outriders: H, A x\nP1 stock: provisions 9\nphase: end")
    play(state, "let_go")
    assert outriders(state, "P1") == ["A x", "A x"] and stock(state, "P1") == {"provisions": 9}


@pytest.mark.rule("RSD-HEX-RAD-03", "RSD-RUL-24")
def test_an_own_outpost_does_not_keep_an_outrider_on_a_hazard() -> None:
    state = lay("land: H radiation_zone\nP1 outposts: H\nP1 outriders: H\nphase: end")
    assert outriders(state, "P1") == ["A x"]


@pytest.mark.rule("RSD-SCORE-13", "RSD-SCORE-12", "RSD-RUL-71", "RSD-SCORE-10")
@pytest.mark.parametrize(("cubes", "winners"), [("wood 2", (1,)), ("wood 1", (0, 1)), ("provisions 5", (0,))])
def test_cubes_break_the_last_tie_or_the_win_is_shared(cubes: str, winners: tuple[int, ...]) -> None:
    state = lay(f"turn: 16\nP1 stock: food 1\nP2 stock: {cubes}\nphase: end")
    while not state.over:
        state.apply("end" if "end" in texts(state) else state.actions()[0])
    assert state.outcome is not None and state.outcome.winners == winners


@pytest.mark.rule("RSD-SEAS-02", "RSD-TURN-04", "RSD-SCORE-01")
def test_sixteen_turns_each_and_it_is_over() -> None:
    state, dice = start(2, 5, map="quick"), Random(5)
    seen: list[tuple[int, int]] = []
    while not state.over:
        if state.round and (not seen or seen[-1] != (state.round, state.turn)):
            seen.append((state.round, state.turn))
        state.apply(dice.choice(state.actions()))
    assert len(seen) == 32 and table(state)["over"]
    assert "RSD-SCORE-01" in why_not(state, "end")


@pytest.mark.rule(
    "RSD-INV-01", "RSD-INV-02", "RSD-INV-03", "RSD-INV-04", "RSD-INV-05", "RSD-INV-06", "RSD-INV-07", "RSD-INV-08",
    "RSD-INV-09", "RSD-INV-10", "RSD-INV-11", "RSD-INV-12",
)  # fmt: skip
@pytest.mark.parametrize("seed", range(3))
def test_everything_stays_in_order_while_busy_players_do_all_they_can(seed: int) -> None:
    state, dice = start(2 + seed, seed, map="quick"), Random(seed)
    while not state.over and state.round < 9:
        options = state.actions()
        busy = [one for one in options if one != state.codes.end]
        state.apply(dice.choice(busy if busy and dice.random() < 0.9 else options))
        if state.convoy is None and state.battle is None:
            check(state)
            assert all(0 <= player(state, f"P{seat + 1}")["x"] <= 5 for seat in range(state.seats))


def points(text: str, seats: int = 2) -> list[int]:
    return [one["points"] for one in table(lay(text, seats=seats))["players"]]


@pytest.mark.rule("RSD-SCORE-07", "RSD-SCORE-08", "RSD-SCORE-09", "RSD-SCORE-10", "RSD-RUL-70")
def test_who_has_most_alone_gets_the_points() -> None:
    assert points("P1 stock: oil 2, gold 1\nP2 stock: oil 1, nuclear 1") == [3 + 1 + 2, 3 + 3]
    assert points("P1 stock: gold 3\nP2 stock: gold 3\nP3 stock: gold 1", 3) == [3, 3, 3], "a tie at the top"
    assert points("P1 stock: gold 3\nP2 stock: gold 1\nP3 stock: gold 1", 3) == [5, 3, 3]
    assert points("P1 stock: oil 1\nP2 oil: B") == [4, 3], "Oil on a hex counts nowhere"
    assert points("P1 outriders: H n\nP2 stock: nuclear 1") == [4, 6], "nor does a Nuke"


@pytest.mark.rule("RSD-SCORE-02", "RSD-SCORE-03", "RSD-SCORE-04", "RSD-SCORE-06")
def test_only_what_is_active_and_only_full_tens_score() -> None:
    assert points("P1 basecamp: A x\nP1 outposts: H, N0 x\nP1 outriders: H, H x") == [2 + 1, 3]
    assert points("P1 stock: provisions 30, tech 10, wood 9\nP2 stock: food 10") == [3 + 2, 3 + 1]


@pytest.mark.rule("RSD-RUL-24", "RSD-UPK-03", "RSD-SCORE-01", "RSD-SCORE-04")
def test_upkeep_of_the_last_winter_is_paid_before_points_are_counted() -> None:
    state = lay("turn: 16\nP1 outriders: H, N0\nP1 stock: food 1, provisions 1\nphase: end")
    play(state, "cost:food")
    while not state.over:
        state.apply("end" if "end" in texts(state) else state.actions()[0])
    assert state.outcome is not None and state.outcome.scores[0] == 3 + 1


@pytest.mark.rule("RSD-RUL-24")
def test_a_turn_ends_with_nukes_hazards_upkeep_and_the_indicator_in_that_order() -> None:
    state = lay(
        "turn: 8\nland: N3 radiation_zone\nP1 outriders: N3, M0 n, M6\nP1 visits: 1\n"
        "P1 stock: tech 1, food 3\nphase: end"
    )
    assert texts(state) == ["pay", "detonate"], "first the Nuke"
    play(state, "detonate")
    assert outriders(state, "P1") == ["A x", "M6"], "then the hazard"
    assert texts(state) == ["let_go", "cost:food"] and player(state, "P1")["visits"] == 1, (
        "then upkeep for what is left"
    )
    play(state, "cost:food")
    assert stock(state, "P1") == {"tech": 1, "food": 2} and player(state, "P1")["visits"] == 0


@pytest.mark.rule("RSD-RUL-74", "RSD-TERM-10")
def test_one_thing_has_one_name() -> None:
    state = lay("P1 stock: provisions 4")
    assert list(player(state, "P1")["stock"]).count("wood") == 1 and "natural_wood" not in player(state, "P1")["stock"]
    assert texts(state).count("draw") == 1 and "draft" not in texts(state)
    assert list(table(state)["piles"]) == ["contaminated_water", "radiation_zone", "wasteland"]


@pytest.mark.rule("RSD-SEAS-02")
def test_the_calendar_has_two_years_of_four_seasons_of_two_turns() -> None:
    printed: Any = GAME.catalog({})
    calendar = printed["calendar"]
    assert [turn for one in calendar for turn in one["turns"]] == list(range(1, 17))
    assert [one["season"] for one in calendar] == ["spring", "summer", "autumn", "winter"] * 2
    assert [one["year"] for one in calendar] == [1] * 4 + [2] * 4
