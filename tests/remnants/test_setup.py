"""Before the first turn (ledger: Components, Setup, Board and spaces)."""

import pytest

from cinderbox.games.remnants.state import RemnantsState
from tests.remnants.table import (
    CONTENT,
    GAME,
    arcs,
    asked,
    draw,
    hand,
    idle,
    influence,
    kinds,
    lay,
    leaders,
    legal,
    play,
    pool,
    renown_pool,
    row,
    start,
    supply,
    texts,
    tokens,
    turns,
    unused,
    why_not,
)


def all_starts(seats: int = 2, **options: object) -> list[RemnantsState]:
    return [start(seats, seed=seed, **options) for seed in range(30)]


@pytest.mark.rule(
    "COR-SETUP-03", "COR-SETUP-04", "COR-SETUP-05", "COR-SETUP-06", "COR-SETUP-12", "COR-FIG-01", "COR-DECK-01"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_alike(seats: int) -> None:
    state = idle(start(seats), "setup")
    for player in "ABCD"[:seats]:
        assert (len(hand(state, player)), draw(state, player)) == (4, 6)
        assert (turns(state, player), influence(state, player), arcs(state, player)) == (0, 4, 2000)
        assert (pool(state, player), unused(state, player)) == (7, 9)


@pytest.mark.rule("COR-SETUP-01", "COR-SETUP-02", "COR-MAT-01")
def test_leaders_are_dealt_at_random_and_all_differ() -> None:
    seen = set()
    for state in all_starts(3):
        found = leaders(state)
        assert len(set(found)) == 3
        seen.add(tuple(found))
    assert len(seen) > 5
    state = idle(start(2), "setup")
    colour = leaders(state)[0]
    assert all(card.startswith(colour) for card in hand(state, "A"))


@pytest.mark.rule("COR-SETUP-02", "COR-RUL-66")
def test_leaders_can_be_picked_in_an_order_rolled_for() -> None:
    orders = set()
    for seed in range(20):
        state = start(3, seed=seed, leaders="draft")
        orders.add(asked(state))
        assert len(texts(state, "leader")) == 4
        play(state, "leader:red")
        assert "red" not in texts(state, "leader")
    assert orders == {"A", "B", "C"}


@pytest.mark.rule("COR-SETUP-07", "COR-BOARD-08", "COR-BOARD-09", "COR-RUL-66")
def test_sides_are_taken_one_each_from_the_first_player_on() -> None:
    state = start(4, seed=3)
    while "leader" in " ".join(texts(state)):
        play(state, texts(state)[0])
    assert set(texts(state, "side")) == {"D1", "G4", "D7", "A4"}
    before = asked(state)
    play(state, "side:D7")
    assert asked(state) == "ABCD"[("ABCD".index(before) + 1) % 4]
    assert set(texts(state, "side")) == {"D1", "G4", "A4"}
    assert "COR-" in why_not(state, "side:D7", "ABCD".index(asked(state)))


@pytest.mark.rule("COR-SETUP-08", "COR-SETUP-09", "COR-SETUP-15", "COR-SETUP-16", "COR-UNIT-05")
def test_two_rows_of_four_and_full_decks() -> None:
    state = idle(start(2), "setup")
    assert len(row(state, "gang")) == 4
    assert len(row(state, "market")) == 4
    assert sum(one["count"] for one in CONTENT["gang_member"]) == 31
    assert sum(one["count"] for one in CONTENT["black_market"]) == 30
    assert sum(one["count"] for one in CONTENT["ycu_token"]) == 20
    assert len(CONTENT["ycu_coordinates"]) == 20
    assert len(state.members) == 27
    assert len(state.goods) == 26
    assert len(state.orders) == 20
    assert sum(state.bag) == 20
    assert tokens(state) == []


@pytest.mark.rule("COR-SETUP-10", "COR-SETUP-11", "COR-EX-05")
def test_nine_kinds_three_of_each_level_with_all_their_tiles() -> None:
    seen = set()
    for state in all_starts():
        found = kinds(state)
        assert len(found) == 9
        levels = [next(one["level"] for one in CONTENT["development"] if one["id"] == kind) for kind in found]
        assert sorted(levels) == ["heights"] * 3 + ["midtown"] * 3 + ["slum"] * 3
        for kind in found:
            assert supply(state, kind) == next(one["count"] for one in CONTENT["development"] if one["id"] == kind)
        seen |= set(found)
    assert len(seen) == 18
    assert sum(one["count"] for one in CONTENT["development"]) == 53


@pytest.mark.rule("COR-SETUP-17", "COR-SETUP-18")
def test_the_highest_roll_begins() -> None:
    firsts = set()
    for state in all_starts(4):
        rolls = [event for event in state.events(None) if "roll" in str(event["kind"])]
        assert rolls
        idle(state, "setup")
        firsts.add(asked(state))
    assert firsts == {"A", "B", "C", "D"}


@pytest.mark.rule("COR-SETUP-13", "COR-SETUP-14")
def test_supplies() -> None:
    assert renown_pool(start(2)) == 200


@pytest.mark.rule("COR-BOARD-01", "COR-BOARD-02", "COR-RUL-67", "COR-BOARD-10")
def test_the_board_for_three_has_thirty_eight_spaces_and_even_ways() -> None:
    board = lay("seats: 3").board
    names = [f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG"]
    grid = next(one for one in CONTENT["board"] if one["players"] == [3])["rows"]
    usable = {
        column + str(row + 1)
        for row, line in enumerate(grid)
        for column, level in zip("ABCDEFG", line, strict=True)
        if level != "X"
    }
    assert len(usable) == 38

    def near(space: str) -> set[str]:
        column, line = "ABCDEFG".index(space[0]), int(space[1])
        around = [(column + 1, line), (column - 1, line), (column, line + 1), (column, line - 1)]
        return {"ABCDEFG"[x] + str(y) for x, y in around if 0 <= x < 7 and 1 <= y <= 7} & usable

    def ways(start: str) -> dict[str, int]:
        found, front = {start: 0}, [start]
        for space in front:
            for other in near(space) - set(found):
                found[other] = found[space] + 1
                front.append(other)
        return found

    assert near("D3") == {"C3", "E3", "D4"}
    assert near("C2") == {"B2", "C3"}
    assert ways("A2")["G2"] == ways("A2")["D7"] == ways("G2")["D7"] == 8
    assert ways("A2")["D4"] == ways("G2")["D4"] == ways("D7")["D4"] == 5
    assert board is not None
    assert len(names) == 49


@pytest.mark.rule("COR-FIG-02", "COR-UNIT-04", "COR-UNIT-05")
def test_content_is_all_there() -> None:
    assert sum(one["count"] for one in CONTENT["starter_card"]) == 40
    assert all(
        one["text"] and one["source"]
        for one in CONTENT["starter_card"] + CONTENT["gang_member"] + CONTENT["black_market"]
    )
    assert GAME.title == "City of Remnants"
    assert list(GAME.seats) == [2, 3, 4]
    assert not legal(start(2), "done")
