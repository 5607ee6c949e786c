"""Deals between players: who speaks, what may change hands, and that nothing said before binds anybody."""

from typing import Any

import pytest

from cinderbox.games.residuum.check import check
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import asked, lay, legal, maybe, outposts, outriders, play, stock, texts, why_not


def visit(mine: str, theirs: str, seats: int = 2) -> ResiduumState:
    """P1 comes from N3 to P2 on H for two Provisions, is welcome and will trade."""
    state = lay(f"P1 outriders: N3\nP2 outriders: H\nP1 stock: provisions 2{mine}\n{theirs}", seats=seats)
    return maybe(state, "move:[N3]", "to:[H]", "points:2", "welcome", "trade")


@pytest.mark.rule("RSD-DEAL-04", "RSD-DEAL-02", "RSD-DEAL-03", "RSD-RUL-61", "RSD-RUL-78")
def test_terms_are_talked_about_freely_but_only_a_meeting_makes_a_deal() -> None:
    state = lay("P1 outriders: N3\nP1 stock: provisions 4, gold 1\nP2 outriders: H\nP2 stock: oil 2")
    for action in ("offer", "give:gold", "want:oil", "accept", "trade"):
        assert not legal(state, action) and why_not(state, action, 0), "no deal without a visit"
    assert state.actions(1) == [], "nor does the other speak in my turn before I come"
    maybe(state, "move:[N3]", "to:[H]", "points:2", "welcome")
    assert texts(state) == ["trade", "attack"], "whatever was promised, the visitor may still attack"
    play(state, "trade")
    assert legal(state, "break_off") and legal(state, "give:gold"), "and whoever trades may offer anything or nothing"


@pytest.mark.rule("RSD-DEAL-01", "RSD-RUL-61")
def test_a_gift_an_empty_deal_and_a_demand_are_all_deals() -> None:
    gift = play(visit(", wood 2", ""), "give:wood", "give:wood", "offer", "accept")
    assert stock(gift, "P2") == {"wood": 2} and stock(gift, "P1") == {}
    empty = play(visit(", wood 2", ""), "offer", "accept")
    assert stock(empty, "P1") == {"wood": 2}
    demand = play(visit("", "P2 stock: gold 2"), "want:gold", "want:gold", "offer", "accept")
    assert stock(demand, "P1") == {"gold": 2} and stock(demand, "P2") == {}


@pytest.mark.rule("RSD-RUL-61", "RSD-DEC-14")
def test_offers_go_attacker_defender_attacker() -> None:
    state = visit(", wood 2", "P2 stock: gold 1", seats=3)
    assert asked(state) == "P1"
    play(state, "give:wood", "offer")
    assert asked(state) == "P2"
    play(state, "counter")
    assert asked(state) == "P2" and legal(state, "give:gold") and legal(state, "want:wood")
    play(state, "give:gold", "want:wood", "want:wood", "offer")
    assert asked(state) == "P1"
    play(state, "counter", "give:wood", "want:gold", "offer")
    assert asked(state) == "P2" and "Three offers" in why_not(state, "counter", 1)
    play(state, "accept")
    assert stock(state, "P1") == {"gold": 1, "wood": 1} and stock(state, "P2") == {"wood": 1}


@pytest.mark.rule("RSD-RUL-61")
def test_everybody_sees_which_offer_of_how_many_it_is() -> None:
    state = visit(", wood 2", "P2 stock: gold 1")
    numbers = [number(state)]
    for action in ("offer", "counter", "offer", "counter", "offer"):
        numbers.append(number(play(state, action)))
    told: Any = state.question(state.to_act[0])
    assert told["answers"] == [], "the last offer is answered, not made"
    assert numbers == [(1, 3), (1, 3), (2, 3), (2, 3), (3, 3), (3, 3)]


def number(state: ResiduumState) -> tuple[int, int]:
    shown: Any = state.view(None)
    return shown["table"]["deal"]["number"], shown["table"]["deal"]["of"]


@pytest.mark.rule("RSD-RUL-61", "RSD-DEC-14")
def test_nobody_offers_what_is_not_there() -> None:
    state = visit(", wood 1", "P2 stock: gold 1\nP2 oil: B")
    assert texts(state, "give") == ["wood"] and texts(state, "want") == ["gold"], "allocated Oil is no cube to trade"
    assert "not so many" in why_not(state, "give:tech") and "not so many" in why_not(state, "want:oil")
    play(state, "give:wood", "want:gold")
    assert "not so many" in why_not(state, "want:gold")
    assert "RSD-RUL-61" in why_not(state, "accept"), "there is no offer yet"


@pytest.mark.rule("RSD-RUL-23", "RSD-PROD-11")
@pytest.mark.parametrize(
    ("mine", "theirs", "offer", "fine"),
    [
        (", nuclear 2", "P2 stock: nuclear 1", "want:nuclear", True),
        (", nuclear 3", "P2 stock: nuclear 1", "want:nuclear", False),
        (", nuclear 1", "P2 stock: nuclear 3", "give:nuclear", False),
        (", nuclear 1", "P2 stock: nuclear 2\nP2 outriders: H, M0 n", "give:nuclear", False),  # Nukes count
        (", nuclear 1", "P2 stock: nuclear 1\nP2 outriders: H, M0 n", "give:nuclear", True),
    ],
)
def test_a_deal_respects_three_nuclear_on_both_sides(mine: str, theirs: str, offer: str, fine: bool) -> None:
    state = visit(mine, theirs)
    assert legal(state, offer) == fine
    if fine:
        play(state, offer, "offer", "accept")
    else:
        assert "RSD-PROD-11" in why_not(state, offer)


@pytest.mark.rule("RSD-CONF-09", "RSD-RUL-62", "RSD-RUL-69", "RSD-CONF-10")
def test_after_a_deal_the_visitors_go_on_where_nobody_else_is() -> None:
    state = lay(
        "land: N1 radiation_zone\nP1 outriders: N3, N3\nP1 outposts: N3 x, N0 x\nP1 stock: food 2\nP2 outriders: H\n"
        "P2 barricades: H-N1\nP3 outposts: N4\nP3 outriders: N5 x",
        seats=3,
    )
    maybe(state, "move:[N3]", "to:[H]", "count:2", "take_along", "points:0", "welcome", "trade", "break_off")
    assert sorted(texts(state, "to")) == ["N1", "N2", "N3", "N5"]
    assert "RSD-RUL-69" in why_not(state, "to:[N0]"), "an Outpost of mine lies there"
    assert "RSD-CONF-09" in why_not(state, "to:[N4]") and "RSD-CONF-09" in why_not(state, "to:[M0]")
    assert "active Outrider or location" in why_not(state, "to:[N4]"), "who lies in N5 holds nothing"
    play(state, "to:[N1]")
    assert outriders(state, "P1") == ["N1", "N1"] and outposts(state, "P1") == ["N0 x", "N1 x"]
    assert stock(state, "P1") == {}
    check(state)


@pytest.mark.rule("RSD-RUL-62", "RSD-CONF-09")
def test_after_a_deal_nobody_slips_into_the_trade_town() -> None:
    state = lay("P1 outriders: R10\nP1 stock: provisions 9\nP2 outriders: W")
    maybe(state, "move:[R10]", "to:[W]", "pay", "welcome", "trade", "break_off")
    assert sorted(texts(state, "to")) == ["R10", "R11", "R8"] and "RSD-RUL-62" in why_not(state, "to:[T]")
