"""What is carried, what must stay behind, and where it may not go."""

import pytest

from tests.residuum.table import (
    barricades,
    basecamp,
    fight,
    lay,
    maybe,
    outposts,
    outriders,
    play,
    stock,
    texts,
    why_not,
)

# -- what is carried (RSD-RUL-36, -37, -38) ------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-36", "RSD-COUT-21", "RSD-COUT-19")
def test_beaten_attackers_lose_what_they_moved_in_with_and_nothing_else() -> None:
    state = fight(
        "P1 outriders: N3\nP1 outposts: N3 x\nP1 barricades: N3, N3, H\nP1 stock: provisions 2\n"
        "P2 outriders: H\nP2 stock: tech 9",
        "move:[N3] to:[H] take_along count:1 pay",
        0,
        9,
    )
    assert outriders(state, "P1") == ["A x"] and outposts(state, "P1") == []
    assert barricades(state, "P1") == ["H", "N3"], "one was left behind, one lay there before"


@pytest.mark.rule("RSD-RUL-36", "RSD-COUT-15", "RSD-COUT-16")
def test_beaten_outriders_without_a_location_lose_all_that_lies_with_them() -> None:
    state = fight(
        "P1 outriders: N3\nP1 stock: provisions 2, tech 9\nP2 outriders: H, H\nP2 outposts: H x, N0 x\n"
        "P2 barricades: H, H, N0, H-N1",
        "move:[N3] to:[H] points:2",
        9,
    )
    play(state, "to:[M6]")
    assert outriders(state, "P2") == ["B x", "B x"] and outposts(state, "P2") == ["N0 x"]
    assert barricades(state, "P2") == ["H-N1", "N0"]


@pytest.mark.rule("RSD-RUL-36", "RSD-MOVE-05")
def test_a_convoy_of_any_size_carries_one_outpost() -> None:
    state = lay("P1 basecamp: H\nP1 outriders: H, H, H\nP1 outposts: H x, H x\nP1 stock: provisions 9")
    play(state, "move:[H]", "to:[N0]", "count:3", "take_along")
    assert outposts(state, "P1") == ["H x", "N0 x"]
    play(state, "move:[N0]", "to:[M0]", "count:3", "take_along")
    assert outposts(state, "P1") == ["H x", "M0 x"]


@pytest.mark.rule("RSD-RUL-36", "RSD-MOVE-05", "RSD-MOVE-06", "RSD-MOVE-07")
def test_outpost_basecamp_and_barricades_are_carried_together_for_one_more() -> None:
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 outposts: H x\nP1 barricades: H, H\nP1 stock: provisions 3")
    play(state, "move:[H]", "to:[N0]", "take_along", "take_along", "count:2")
    assert (basecamp(state, "P1"), outposts(state, "P1"), barricades(state, "P1")) == ("N0 x", ["N0 x"], ["N0", "N0"])
    assert stock(state, "P1") == {}


@pytest.mark.rule("RSD-RUL-36", "RSD-RUL-76", "RSD-PAY-09")
def test_cargo_lies_in_the_hex_and_another_outrider_may_take_it_on() -> None:
    state = lay("P1 outriders: H, N0\nP1 outposts: H x\nP1 stock: provisions 5")
    play(state, "move:[H]", "to:[N0]", "take_along", "move:[N0]", "to:[M0]", "count:1", "take_along")
    assert outriders(state, "P1") == ["M0", "N0"] and outposts(state, "P1") == ["M0 x"]


@pytest.mark.rule("RSD-RUL-36", "RSD-TERM-02")
def test_active_pieces_and_pieces_of_others_are_not_carried() -> None:
    state = lay(
        "P1 outriders: H\nP1 outposts: H\nP1 barricades: H-N0\nP1 stock: provisions 2\nP2 outposts: H x\n"
        "P2 barricades: H, H\nP2 basecamp: N2 x"
    )
    play(state, "move:[H]", "to:[N1]")
    assert (
        outriders(state, "P1") == ["N1"] and outposts(state, "P2") == ["H x"] and barricades(state, "P2") == ["H", "H"]
    )


@pytest.mark.rule("RSD-RUL-37", "RSD-OUT-06", "RSD-INV-04")
@pytest.mark.parametrize("there", ["N0", "N0 x"])
def test_an_outpost_does_not_pass_where_one_of_mine_is_active_or_not(there: str) -> None:
    text = f"P1 outriders: H\nP1 outposts: H x, {there}\nP1 stock: provisions 2\n"
    state = play(lay(text), "move:[H]", "to:[N0]")
    assert outriders(state, "P1") == ["N0"] and "H x" in outposts(state, "P1")
    free = play(lay(text.replace(f", {there}", "") + "P2 outposts: N0 x"), "move:[H]", "to:[N0]", "take_along")
    assert outposts(free, "P1") == ["N0 x"], "an Outpost of another that is out-of-action is no hindrance"


@pytest.mark.rule("RSD-RUL-37")
@pytest.mark.parametrize("mark", ["", " x"])
def test_where_my_basecamp_is_outposts_gather_in_any_state(mark: str) -> None:
    state = lay(f"P1 basecamp: N0{mark}\nP1 outriders: H\nP1 outposts: H x, N0 x, N0 x\nP1 stock: provisions 2")
    assert outposts(play(state, "move:[H]", "to:[N0]", "take_along"), "P1") == ["N0 x", "N0 x", "N0 x"]


@pytest.mark.rule("RSD-RUL-37", "RSD-MOVE-07")
def test_leaving_with_the_basecamp_i_must_take_one_of_two_outposts_along() -> None:
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 outposts: H x, H x\nP1 stock: provisions 9")
    play(state, "move:[H]", "to:[N0]", "take_along")
    assert basecamp(state, "P1") == "N0 x" and outposts(state, "P1") == ["H x", "N0 x"], "taken along unasked"
    state = lay("P1 basecamp: H x\nP1 outriders: H\nP1 outposts: H x, N0 x\nP1 stock: provisions 9")
    play(state, "move:[H]", "to:[N0]", "take_along", "take_along")
    assert outposts(state, "P1") == ["N0 x", "N0 x"], "with the Basecamp there, both may lie in one hex"


@pytest.mark.rule("RSD-RUL-38", "RSD-BASE-06")
def test_a_basecamp_may_lie_with_idle_pieces_of_anybody_but_not_with_an_active_outpost() -> None:
    text = "P1 basecamp: H x\nP1 outriders: H\nP1 stock: provisions 3\n"
    for there in ("P1 outposts: N0 x", "P2 outposts: N0 x", "P2 basecamp: N0 x", "P2 outriders: N0 x"):
        assert basecamp(play(lay(text + there), "move:[H]", "to:[N0]", "take_along"), "P1") == "N0 x", there
    assert basecamp(play(lay(text + "P1 outposts: N0"), "move:[H]", "to:[N0]"), "P1") == "H x"


@pytest.mark.rule("RSD-RUL-38", "RSD-BASE-08", "RSD-OUT-11")
def test_two_basecamps_in_one_hex_stay_down_until_one_leaves() -> None:
    state = lay("P1 basecamp: H x\nP2 basecamp: H x\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 20")
    assert "RSD-RUL-38" in why_not(state, "activate_basecamp") and "RSD-OUT-11" in why_not(
        state, "activate_outpost:[H]"
    )
    play(state, "move:[H]", "to:[N0]", "take_along", "leave_behind", "activate_basecamp")
    assert basecamp(state, "P1") == "N0" and basecamp(state, "P2") == "H x"


# -- free moves with cargo (RSD-RUL-69) ----------------------------------------------------------------------


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-37", "RSD-WITH-03")
def test_a_withdrawal_takes_the_outpost_along_past_no_other_one_of_mine() -> None:
    text = "P1 outriders: N3\nP1 stock: provisions 2, tech 9\nP2 outriders: H\nP1 outposts: N3 x, N0 x, M2 x"
    state = fight(text, "move:[N3] to:[H] take_along points:2", 9)
    ways = {f"M{i}" for i in range(12)} - {"M2", "M0"}
    assert set(texts(state, "to")) == ways, "not to M2, and M0 is reached by way of N0 only"
    assert outposts(play(state, "to:[M6]"), "P1") == ["M2 x", "M6 x", "N0 x"]
    state = fight(text, "move:[N3] to:[H] leave_behind points:2", 9)
    assert len(texts(state, "to")) == 12, "without cargo every way is open"


@pytest.mark.rule("RSD-RUL-69", "RSD-COUT-23")
def test_after_a_draw_the_cargo_goes_back_too() -> None:
    state = fight(
        "P1 outriders: N3\nP1 outposts: N3 x\nP1 barricades: N3\nP1 stock: provisions 2\n"
        "P2 outriders: H\nP2 stock: tech 2",
        "move:[N3] to:[H] take_along count:1 pay",
        0,
        2,
    )
    assert (outriders(state, "P1"), outposts(state, "P1"), barricades(state, "P1")) == (["N3"], ["N3 x"], ["N3"])


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-62", "RSD-DEC-15")
def test_after_a_deal_the_outpost_is_not_carried_to_another_one_of_mine() -> None:
    state = lay("P1 outriders: N3\nP1 outposts: N3 x, N0 x, N1 x\nP1 stock: provisions 2\nP2 outriders: H")
    play(state, "move:[N3]", "to:[H]", "take_along", "welcome", "trade", "break_off")
    assert sorted(texts(state, "to")) == ["N2", "N3", "N4", "N5"]
    assert outposts(play(state, "to:[N2]"), "P1") == ["N0 x", "N1 x", "N2 x"]


@pytest.mark.rule("RSD-RUL-69", "RSD-RUL-58", "RSD-DEC-11")
def test_out_of_town_the_outpost_is_not_carried_to_another_one_of_mine() -> None:
    text = "P1 outriders: R4\nP1 outposts: R4 x, R9 x, R10 x\nP1 stock: provisions 20\ntown: Desert Guide"
    state = maybe(lay(text), "move:[R4]", "to:[T]", "take_along", "pay", "buy:tech", "done", "decline")
    assert "R7" in texts(state, "to") and "R4" in texts(state, "to")
    assert "R9" not in texts(state, "to") and "R10" not in texts(state, "to")
    state = maybe(lay(text), "move:[R4]", "to:[T]", "leave_behind", "pay", "buy:tech", "done", "decline")
    assert {"R9", "R10"} <= set(texts(state, "to"))


@pytest.mark.rule("RSD-RUL-69", "RSD-MOVE-07", "RSD-RUL-37", "RSD-TOWN-22")
def test_a_basecamp_is_carried_through_the_trade_town_and_leaves_one_outpost_where_it_came_from() -> None:
    text = "P1 basecamp: R4 x\nP1 outriders: R4, R4\nP1 outposts: R4 x, R4 x, R7\nP1 barricades: R4\n"
    state = lay(text + "P1 stock: provisions 7\nP1 leader: Odalys Renn\ntown: Desert Guide")
    play(state, "move:[R4]", "to:[T]", "count:2", "take_along", "count:1")
    assert stock(state, "P1") == {"provisions": 3} and basecamp(state, "P1") == "T x"
    maybe(state, "buy:tech", "done")
    assert "R4" in texts(state, "to") and "R7" not in texts(state, "to"), "back is open, an active Outpost is not"
    assert "RSD-RUL-69" in why_not(state, "to:[R7]")
    play(state, "to:[R9]")
    assert (basecamp(state, "P1"), outposts(state, "P1")) == ("R9 x", ["R4 x", "R7", "R9 x"])
    assert outriders(state, "P1") == ["R9", "R9"] and barricades(state, "P1") == ["R9"]


@pytest.mark.rule("RSD-RUL-69", "RSD-NUKE-07", "RSD-RUL-52")
def test_a_nuke_does_not_withdraw_to_my_own_basecamp_even_if_that_is_down() -> None:
    text = "P1 basecamp: M0 x\nP1 outriders: N3 n, N3\nP1 stock: food 3, tech 19\nP2 basecamp: H\n"
    state = fight(text, "move:[N3] to:[H] count:1 count:1 points:0", 15)
    assert "M0" not in texts(state, "to") and "M1" in texts(state, "to")
    state = fight(text, "move:[N3] to:[H] count:1 count:0 points:0", 15)
    assert "M0" in texts(state, "to"), "without the Nuke it is a hex like any other"
