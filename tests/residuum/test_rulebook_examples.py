"""The worked examples of the ledger that come from the rulebook (RSD-EX-01 to -15)."""

import pytest

from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    GAME,
    clash,
    lay,
    left,
    legal,
    maybe,
    outposts,
    outriders,
    play,
    player,
    spend,
    start,
    stock,
    texts,
    totals,
    visit,
    why_not,
)


@pytest.mark.rule("RSD-EX-01", "RSD-PROD-04", "RSD-PROD-05", "RSD-TURN-01")
def test_a_basecamp_with_one_rich_neighbour_produces_four_provisions() -> None:
    state = lay("land: a woodland\nP1 basecamp: A\nphase: production")
    assert player(state, "P1")["x"] == 1
    assert stock(state, "P1") == {"provisions": 4}


@pytest.mark.rule("RSD-EX-02", "RSD-PROD-05", "RSD-PROD-02")
def test_a_basecamp_on_a_woodland_chooses_and_gets_x_provisions_either_way() -> None:
    text = "land: H woodland, N0 radiation_zone, N1 water_source, N2 tech_site\nP1 basecamp: H\nphase: production"
    state = lay(text)
    assert player(state, "P1")["x"] == 2
    assert texts(state) == ["produce:provisions", "produce:wood"]
    assert stock(play(state, "produce:provisions"), "P1") == {"provisions": 5}
    assert stock(play(lay(text), "produce:wood"), "P1") == {"wood": 2, "provisions": 2}


def payments(state: ResiduumState) -> list[tuple[dict[str, int], dict[str, int]]]:
    """Every way to pay, resource by resource: what is left of the stock, and the left-over points."""
    found = []
    for action in texts(state):
        if action.startswith("points:"):
            after = state.clone()
            after.apply(action)
            if any(one.startswith("points:") for one in texts(after)):
                found += payments(after)
            else:
                found.append((stock(after, "P1"), left(after)))
    return found


@pytest.mark.rule("RSD-EX-03", "RSD-OUT-08", "RSD-OUT-09", "RSD-PAY-07", "RSD-PAY-03", "RSD-PAY-05", "RSD-DEC-08")
def test_an_outpost_is_activated_with_any_mixture_but_never_with_water() -> None:
    state = lay("P1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 4, tech 2, food 1, water 2, wood 1")
    play(state, "activate_outpost:[H]")
    found = payments(state)
    assert len(found) == 27
    assert len([one for one in found if not one[1]]) == 8
    assert all(after["water"] == 2 for after, _ in found)
    assert len({str(one) for one in found}) == 27, "no payment is reached twice"


@pytest.mark.rule("RSD-EX-04", "RSD-PAY-09", "RSD-PAY-10", "RSD-TOWN-19", "RSD-TOWN-21", "RSD-TOWN-22", "RSD-MOVE-05")
def test_oil_carries_me_to_the_town_and_on_with_an_outpost() -> None:
    state = lay(
        "P1 outriders: R11\nP1 outposts: R11 x\nP1 stock: tech 2, wood 2, oil 1\nP1 leader: Odalys Renn\n"
        "town: Tinkers' Row"
    )
    play(state, "move:[R11]", "to:[R10]", "take_along", "points:0")
    assert left(state) == {"oil": 4} and "oil" not in stock(state, "P1")
    play(state, "move:[R10]", "to:[T]", "take_along", "points:0")
    assert left(state) == {"oil": 2}
    play(state, "buy:food", "done", "sell:0")
    assert stock(state, "P1") == {"tech": 2, "food": 1}, "2 Wood are worth 4, the price is 3, 1 is lost"
    play(state, "decline", "to:[R9]")
    assert player(state, "P1")["visits"] == 1
    play(state, "activate_outpost:[R9]", "points:4")
    play(state, "move:[R9]", "to:[R7]", "points:0")
    assert outposts(state, "P1") == ["R9"] and outriders(state, "P1") == ["R7"]
    assert stock(state, "P1") == {"food": 1} and left(state) == {}


@pytest.mark.rule("RSD-EX-07", "RSD-TOWN-09", "RSD-TOWN-10", "RSD-TOWN-13", "RSD-TOWN-17", "RSD-CHAR-03")
def test_three_tech_and_two_wood_buy_two_chem() -> None:
    state = visit("tech 3, wood 2", "Odalys Renn")
    maybe(play(state, "buy:chem", "buy:chem"), "done")
    assert stock(state, "P1") == {"chem": 2}


@pytest.mark.rule("RSD-EX-08", "RSD-COUT-10", "RSD-COUT-02", "RSD-COUT-09")
@pytest.mark.parametrize(
    ("ground", "loot"),
    [("water_source", ["provisions", "water"]), ("contaminated_water", ["provisions", "water", "chem"])],
)
def test_who_beats_an_outpost_takes_what_it_could_produce(ground: str, loot: list[str]) -> None:
    state = lay(
        f"turn: 3\nland: H {ground}\nP1 outriders: N3\nP1 stock: food 1, tech 9\nP2 outposts: H\n"
        "P2 stock: provisions 3, water 2, chem 4, gold 1\nP1 leader: Odalys Renn\nP2 leader: Silas Quill\n"
        "war: 1, 1, 4, 4, 2, 2"
    )
    maybe(state, "move:[N3]", "to:[H]", "pay", "welcome", "attack")
    spend(clash(state, 4, 2), 5, 0)
    assert texts(state, "loot") == loot
    play(state, "loot:water")
    assert stock(state, "P1")["water"] == 2 and "water" not in stock(state, "P2")
    assert outposts(state, "P2") == ["H x"]


@pytest.mark.rule("RSD-EX-05", "RSD-EX-06", "RSD-CRES-08", "RSD-CRES-09", "RSD-CRES-14", "RSD-CRES-15", "RSD-CRES-23")
def test_tech_adds_one_each_and_a_chem_adds_a_card() -> None:
    state = lay(
        "P1 outriders: N3\nP1 stock: provisions 2, tech 3\nP2 outriders: H\nP2 stock: chem 1\n"
        "P1 leader: Odalys Renn\nP2 leader: Silas Quill\nwar: 1, 1, 3, 1, 3, 2"
    )
    play(state, "move:[N3]", "to:[H]", "pay", "welcome", "attack")
    spend(play(clash(state, 3, 3), "chem"), 3)
    assert totals(state) == [3 + 3 + 1, 3 + 2 + 1], "a card of 3 and 3 Tech; cards of 3 and 2; an Outrider each"


@pytest.mark.rule("RSD-EX-09", "RSD-MOVE-01", "RSD-MOVE-03", "RSD-PAY-02", "RSD-RUL-25", "RSD-RUL-76")
def test_one_oil_pays_for_three_steps() -> None:
    state = lay("P1 outriders: N3\nP1 stock: oil 1")
    play(state, "move:[N3]", "to:[H]", "move:[H]", "to:[N0]", "move:[N0]", "to:[M0]")
    assert stock(state, "P1") == {} and left(state) == {}
    assert not legal(state, "move:[M0]")
    assert "RSD-MOVE-02" in why_not(state, "move:[M0]")


@pytest.mark.rule("RSD-EX-10", "RSD-NET-01", "RSD-NET-02", "RSD-NET-03")
def test_three_outriders_use_the_network_for_one_oil() -> None:
    state = lay("P1 outriders: H, H, H\nP1 outposts: H\nP1 stock: oil 1")
    play(state, "network:[H]", "count:3")
    assert outriders(state, "P1") == ["A", "A", "A"]
    assert stock(state, "P1") == {} and left(state) == {}


@pytest.mark.rule("RSD-EX-11", "RSD-CONF-05", "RSD-CONF-02", "RSD-CONF-03", "RSD-COUT-23", "RSD-CRES-21")
def test_six_outriders_attack_six_hexes_and_no_more() -> None:
    state = lay(
        "P1 outriders: H, H, H, H, H, H\nP1 stock: provisions 99, tech 9\n"
        "P2 outriders: N0, N1, N2, N3, N4, N5\nP2 stock: tech 9"
    )
    for d in range(6):
        maybe(state, "move:[H]", f"to:[N{d}]", "count:1", "pay")
        play(state, "fight")
        battle = state.battle
        assert battle is not None
        mine = max(int(text[4:]) for text in [GAME.text(one) for one in state.actions(0)])
        theirs = max(int(text[4:]) for text in [GAME.text(one) for one in state.actions(1)])
        clash(state, mine, theirs)
        play(state, f"add:{max(0, mine - theirs)}", f"add:{max(0, theirs - mine)}")
        maybe(state, "decline")
        assert outriders(state, "P1") == ["H"] * 6, "a draw: back to where they came from"
    assert not [one for one in texts(state) if one.startswith("move:")]


@pytest.mark.rule("RSD-EX-12", "RSD-NUKE-01", "RSD-NUKE-02", "RSD-NUKE-03", "RSD-NUKE-04")
def test_weaponising_needs_a_nuclear_besides_its_cost() -> None:
    text = "P1 outriders: H\nP1 outposts: H\nP1 stock: "
    assert "RSD-NUKE-03" in why_not(lay(text + "nuclear 1, tech 9"), "weaponise:[H]")
    assert "RSD-NUKE-01" in why_not(lay(text + "tech 20"), "weaponise:[H]")
    for cubes in ("nuclear 2", "nuclear 1, tech 10"):
        state = play(lay(text + cubes), "weaponise:[H]")
        assert stock(state, "P1") == {} and outriders(state, "P1") == ["H n"]


@pytest.mark.rule("RSD-EX-13", "RSD-SEAS-09", "RSD-TOWN-07", "RSD-SEAS-01")
def test_turn_14_is_the_last_to_visit_the_town() -> None:
    for turn, open_ in ((14, True), (15, False), (16, False)):
        state = play(lay(f"turn: {turn}\nP1 outriders: R4\nP1 stock: provisions 20"), "move:[R4]")
        assert legal(state, "to:[T]") == open_
        if not open_:
            assert "RSD-TOWN-07" in why_not(state, "to:[T]")


@pytest.mark.rule("RSD-EX-14", "RSD-SIMP-01")
def test_in_the_simpler_game_wood_pays_for_a_step() -> None:
    text = "P1 outriders: H\nP1 stock: wood 1"
    assert not legal(lay(text), "move:[H]")
    state = play(lay(text, simpler=True), "move:[H]", "to:[N0]")
    assert stock(state, "P1") == {} and outriders(state, "P1") == ["N0"]


@pytest.mark.rule("RSD-EX-15", "RSD-MAP-03", "RSD-MAP-04", "RSD-MAP-06", "RSD-RUL-03", "RSD-RUL-06")
def test_the_stack_is_as_large_as_the_setup_table_says() -> None:
    for seats, left_over in ((2, 18), (3, 24), (4, 30)):
        state = start(seats)
        assert len(state.stack) + len(state.drawn) == left_over
        assert GAME.pack.stack_size(seats) == left_over + 12
        state.apply(state.actions()[0])
        turns = 1
        while not any(text.startswith("on:") for text in texts(state)):
            before = len(state.stack)
            state.apply(state.actions()[0])
            turns += len(state.stack) < before
        assert turns == left_over // 3, "so many draw-three turns"
