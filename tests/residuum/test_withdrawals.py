"""Where winners withdraw to when the usual way is closed, and where a beaten Basecamp is settled."""

import pytest

from cinderbox.games.residuum.check import check
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    barricades,
    basecamp,
    clash,
    lay,
    maybe,
    outposts,
    outriders,
    play,
    spend,
    stock,
    texts,
    why_not,
)

LEADERS = "P1 leader: Odalys Renn\nP2 leader: Silas Quill\nwar: 1, 1, 4, 3, 1, 2\n"


def win(text: str, origin: str, dest: str, *answers: str, seats: int = 3) -> ResiduumState:
    """P1 goes from one hex to another, is fought there, and wins by nine Tech."""
    state = lay(f"{LEADERS}{text}", seats=seats)
    maybe(state, f"move:[{origin}]", f"to:[{dest}]", *answers, "points:0", "pay", "fight")
    spend(clash(state, 4, 2), 9, 0)
    return state


# A is a tip of the map: it touches only a, and R0 is the only hex at distance 2.
TIP = "P1 basecamp: H\nP1 outriders: a\nP1 stock: food 1, tech 9\nP2 outriders: A\n"


@pytest.mark.rule("RSD-RUL-64", "RSD-WITH-01", "RSD-WITH-06", "RSD-WITH-07")
@pytest.mark.parametrize(
    ("more", "end"),
    [
        ("", "R0"),
        ("P1 outriders: a, R0", "R0"),  # only own pieces there: allowed if nothing else is left
        ("P1 outposts: R0", "R0"),
        ("P1 basecamp: R0", "R0"),
        ("P3 outriders: R0", "a"),
        ("P3 basecamp: R0", "a"),
        ("P3 outriders: R0 x", "R0"),  # who lies there occupies nothing
        ("P3 basecamp: R0 x", "R0"),
        ("P3 barricades: a-R0", "R0"),  # all costs are ignored
        ("land: R0 radiation_zone, a contaminated_water", "R0"),
    ],
)
def test_at_a_tip_there_is_one_way_and_then_the_way_back(more: str, end: str) -> None:
    state = win(TIP + more, "a", "A")
    assert outriders(state, "P1") == (["R0", "R0"] if "a, R0" in more else [end])
    check(state)


@pytest.mark.rule("RSD-WITH-04", "RSD-RUL-64")
def test_a_rival_on_the_way_closes_it() -> None:
    blocked = "P3 outriders: N0, N1, N2, N4, N5"
    state = win(f"P1 outriders: N3\nP1 stock: food 1, tech 9\nP2 outriders: H\n{blocked}", "N3", "H")
    assert sorted(texts(state, "to")) == ["M5", "M6", "M7"], "only what lies behind the hex they came from"


@pytest.mark.rule("RSD-WITH-06", "RSD-RUL-64")
def test_empty_hexes_come_before_own_ones() -> None:
    text = "P1 outriders: N3, M5, M6 x\nP1 outposts: M7 x\nP1 stock: food 1, tech 9\nP2 outriders: H\n"
    state = win(f"{text}P3 outriders: N0, N1, N2, N4, N5", "N3", "H")
    assert sorted(texts(state, "to")) == ["M6", "M7"]
    assert "RSD-WITH-06" in why_not(state, "to:[M5]")


@pytest.mark.rule("RSD-WITH-06", "RSD-RUL-64", "RSD-RUL-16")
def test_what_is_out_of_action_bars_no_withdrawal_and_an_active_piece_does() -> None:
    there = "P1 outriders: N3\nP1 stock: food 1, tech 9\nP2 outriders: H\nP3 outposts: M6 x\nP3 outriders: M7 x"
    assert {"M6", "M7"} <= set(texts(win(there, "N3", "H"), "to"))
    state = win(there.replace("M6 x", "M6"), "N3", "H")
    assert "M6" not in texts(state, "to") and "active Outrider or location" in why_not(state, "to:[M6]")


@pytest.mark.rule("RSD-WITH-05")
def test_nobody_withdraws_through_the_trade_town() -> None:
    state = win("P1 outriders: R10\nP1 stock: food 1, tech 9\nP2 outriders: W", "R10", "W", seats=2)
    assert sorted(texts(state, "to")) == ["M6", "R6", "R9"], "E and F are two hexes away by the Trade Town alone"
    assert "RSD-WITH-05" in why_not(state, "to:[T]")


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-37", "RSD-RUL-64")
def test_an_outpost_in_the_cargo_bars_a_hex_with_an_own_outpost_at_the_end_and_on_the_way() -> None:
    tip = TIP + "P1 outposts: a x, R0 x"
    state = win(tip, "a", "A", "take_along")
    assert outriders(state, "P1") == ["a"] and outposts(state, "P1") == ["R0 x", "a x"]
    assert outriders(win(tip, "a", "A", "leave_behind"), "P1") == ["R0"]
    text = "P1 outriders: N3\nP1 outposts: N3 x, N2 x, M0 x\nP1 stock: food 1, tech 9\nP2 outriders: H\n"
    open_ = win(text + "P3 outriders: N0, N1, N4, N5", "N3", "H", "take_along")
    assert sorted(texts(open_, "to")) == ["M5", "M6", "M7"], "not by N2, where an Outpost lies"
    far = win(text, "N3", "H", "take_along")
    assert "M0" not in texts(far, "to") and "RSD-RUL-69" in why_not(far, "to:[M0]")


@pytest.mark.rule("RSD-RUL-69", "RSD-NUKE-07", "RSD-RUL-52")
def test_a_nuke_bars_the_own_basecamp() -> None:
    text = "P1 basecamp: R0\nP1 outriders: a n\nP1 stock: food 1, tech 9\nP2 basecamp: A x\nP2 outriders: A"
    assert outriders(win(text, "a", "A"), "P1") == ["a n"]


@pytest.mark.rule("RSD-WITH-01", "RSD-WITH-07")
def test_why_a_withdrawal_does_not_end_there() -> None:
    state = win("P1 outriders: N3\nP1 stock: food 1, tech 9\nP2 outriders: H\nP3 outriders: M0", "N3", "H")
    assert "RSD-WITH-07" in why_not(state, "to:[N0]")
    assert "RSD-WITH-06" in why_not(state, "to:[M0]"), "a rival is there"
    assert "RSD-WITH-01" in why_not(state, "to:[A]")


# -- a Basecamp on the road ----------------------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-64", "RSD-RUL-67", "RSD-COUT-26")
@pytest.mark.parametrize(
    ("more", "ends"),
    [
        ("", ["R0"]),
        ("P1 outriders: a, R0", ["R0"]),  # own pieces do not matter here
        ("P3 outriders: R0", ["R1", "R3"]),
    ],
)
def test_a_basecamp_settled_on_the_way_back_sends_the_winners_to_the_nearest_free_hex(
    more: str, ends: list[str]
) -> None:
    state = win(
        "land: A water_source\nP1 basecamp: H\nP1 outriders: a\nP1 stock: food 1, tech 9\nP2 basecamp: A x\n"
        f"P2 outriders: A\n{more}",
        "a",
        "A",
    )
    assert basecamp(state, "P2") == "a" and outriders(state, "P2") == ["a x"]
    assert (sorted(texts(state, "to")) or sorted(set(outriders(state, "P1")))) == ends
    check(state)


@pytest.mark.rule("RSD-COUT-25", "RSD-COUT-27", "RSD-RUL-67", "RSD-RUL-36")
def test_on_good_ground_a_carried_basecamp_is_activated_where_it_is() -> None:
    state = win(
        "P1 outriders: N3\nP1 stock: food 1, tech 9\nP2 basecamp: H x\nP2 outriders: H, H\nP2 outposts: H x, H x\n"
        "P2 barricades: H, H-N0\nP2 stock: wood 5, nuclear 2",
        "N3",
        "H",
    )
    assert texts(state, "loot") == ["wood", "nuclear"], "all of one type, as against a Basecamp"
    play(state, "loot:nuclear", "to:[M0]")
    assert stock(state, "P1") == {"nuclear": 2} and stock(state, "P2") == {"wood": 5}
    assert basecamp(state, "P2") == "H" and outriders(state, "P2") == ["H x", "H x"]
    assert outposts(state, "P2") == [] and barricades(state, "P2") == ["H-N0"]
    check(state)


@pytest.mark.rule("RSD-RUL-67")
@pytest.mark.parametrize(
    "more",
    [
        "P3 basecamp: N0 x",  # any Basecamp
        "P2 outposts: N0",  # an active Outpost, own ones too
        "P1 outposts: N0",
        "P2 outriders: H, N0 n",  # a Nuke of the defender
        "P1 outriders: N3, N0",  # an active piece of another player
        "land: H radiation_zone, N0 water_source",
    ],
)
def test_a_beaten_basecamp_is_not_settled_where_it_may_not_be(more: str) -> None:
    lands = "" if "land" in more else "land: H radiation_zone\n"
    riders = "" if "P2 outriders" in more else "P2 outriders: H\n"
    mine = "" if "P1 outriders" in more else "P1 outriders: N3\n"
    state = win(f"{lands}{riders}{mine}P1 stock: food 1, tech 9\nP2 basecamp: H x\n{more}", "N3", "H")
    assert sorted(texts(state, "on")) == ["N1", "N2", "N3", "N4", "N5"]
    assert "RSD-RUL-67" in why_not(state, "on:[N0]")


@pytest.mark.rule("RSD-RUL-67", "RSD-COUT-26")
def test_a_beaten_basecamp_may_be_settled_two_hexes_away() -> None:
    ring = ", ".join(f"N{i} contaminated_water" for i in range(6))
    state = win(
        f"land: H water_source, {ring}\nP1 outriders: N3\nP1 stock: food 1, tech 9\nP2 basecamp: H x\nP2 outriders: H",
        "N3",
        "H",
    )
    assert sorted(texts(state, "on")) == sorted(f"M{i}" for i in range(12))
    play(state, "on:[M4]")
    assert "M4" not in texts(state, "to") and basecamp(state, "P2") == "M4"
