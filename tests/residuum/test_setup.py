"""Getting started: pieces, leaders, the map, Basecamps, the draft, the radiation screen."""

from random import Random

import pytest

from cinderbox.games.residuum import board
from cinderbox.games.residuum.layout import camp_sites, unevenness
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.setup import FillHoles, Screen
from cinderbox.games.residuum.tables import WASTELAND
from cinderbox.kernel.frame import Frame
from tests.residuum.table import GAME, LAYOUT, code, hand, land, lay, play, player, start, table, texts


def build(seats: int, seed: int, **options: object) -> ResiduumState:
    """A game up to its first Basecamp."""
    state, dice = start(seats, seed, **options), Random(seed)
    while not texts(state)[0].startswith("on:"):
        state.apply(dice.choice(state.actions()))
    return state


def draft(seats: int, seed: int = 4) -> ResiduumState:
    state = build(seats, seed, map="quick")
    while texts(state)[0].startswith("on:"):
        state.apply(state.actions()[0])
    return state


@pytest.mark.rule("RSD-SET-01", "RSD-SET-02", "RSD-CAMP-10", "RSD-RUL-12", "RSD-CAMP-01", "RSD-INV-01", "RSD-TERM-03")
def test_everybody_starts_with_the_same_pieces_in_the_hex_of_the_basecamp() -> None:
    state = draft(3)
    for seat in range(3):
        one = player(state, f"P{seat + 1}")
        camp = one["basecamp"]["hex"]
        assert one["basecamp"]["active"]
        assert one["outriders"] == [{"hex": camp, "active": True, "nuke": False, "fought": False}]
        assert one["outposts"] == [{"hex": camp, "active": False}] and one["barricades"] == [{"hex": camp}]


@pytest.mark.rule("RSD-SET-03", "RSD-SET-04", "RSD-CHAR-01", "RSD-CHAR-02", "RSD-CAMP-12")
def test_everybody_has_a_leader_of_their_own_and_six_provisions() -> None:
    state = start(4)
    leaders = [player(state, f"P{seat}")["leader"]["id"] for seat in range(1, 5)]
    assert sorted(leaders) == ["CHR-01", "CHR-02", "CHR-03", "CHR-04"]
    assert all(player(state, f"P{seat}")["stock"]["provisions"] == 6 for seat in range(1, 5))
    assert all(player(state, f"P{seat}")["visits"] == 0 for seat in range(1, 5))
    ratings = {(one.strategy, one.bartering) for one in GAME.pack.characters}
    assert len(ratings) == 4


@pytest.mark.rule("RSD-MAP-05", "RSD-MAP-06")
def test_any_player_may_be_lead_player_and_lays_first() -> None:
    leads = set()
    for seed in range(20):
        state = start(3, seed)
        leads.add(state.lead)
        assert state.to_act == (state.lead,)
    assert leads == {0, 1, 2}


@pytest.mark.rule("RSD-MAP-04", "RSD-RUL-03")
def test_nobody_lays_the_ring_and_its_tiles_come_in_any_order() -> None:
    rings = set()
    for seed in range(4):
        state = start(2, seed)
        assert state.board.cells[4:] == board.RING and len(state.drawn) == 3, "the first question is a drawn tile"
        rings.add(tuple(state.land[4:]))
        hidden = [state.cards.face[back] for back in state.drawn + state.stack]
        assert sorted(state.land[4:] + hidden) == sorted(GAME.pack.stacks[0])
    assert len(rings) == 4


@pytest.mark.rule("RSD-RUL-06", "RSD-MAP-06", "RSD-MAP-07")
@pytest.mark.parametrize(("seats", "turns"), [(2, [3, 3]), (3, [3, 3, 2]), (4, [3, 3, 2, 2])])
def test_the_lead_player_and_those_next_lay_a_turn_more_if_the_stack_is_uneven(seats: int, turns: list[int]) -> None:
    state = start(seats, 5)
    laid: list[int] = []
    while texts(state, "tile") or texts(state, "place"):
        if len(laid) < 3 * sum(turns) - len(state.stack) - len(state.drawn) + 1:
            laid.append((state.to_act[0] - state.lead) % seats)
        state.apply(state.actions()[-1])
    assert laid == [turn % seats for turn in range(sum(turns)) for _ in range(3)], "clockwise, three tiles each"
    assert [laid.count(seat) // 3 for seat in range(seats)] == turns


@pytest.mark.rule("RSD-DEC-01", "RSD-MAP-07")
def test_a_place_that_is_taken_or_goes_by_another_name_is_refused_as_such() -> None:
    state = pick(start(2, 3))
    ring = state.board.near[4][-1]
    taken = state.codes.place + 4 * 6 + [state.board.beside(4, d) for d in range(6)].index(ring)
    assert "RSD-MAP-07" in state.why_not(state.game.text(taken), state.to_act[0])
    names = {state.board.cell_beside(hex, d): hex * 6 + d for hex in range(4, 16) for d in range(6)}
    highest = next(side for cell, side in names.items() if state.board.touches(cell) == 2)
    assert "RSD-DEC-01" in state.why_not(state.game.text(state.codes.place + highest), state.to_act[0])


@pytest.mark.rule("RSD-MAP-11", "RSD-RUL-07", "RSD-RUL-08")
def test_an_empty_space_enclosed_by_tiles_is_a_hole_of_any_size() -> None:
    cells = [*board.RING]
    for q, r in ((3, 0), (3, -1), (3, -2), (4, 0), (5, -1), (5, -2), (4, -3), (5, -3)):
        cells.append(board.cell_at(q, r))
    laid = board.TILE
    for cell in cells:
        laid = laid.laid(cell)
    assert [(board.column(cell), board.row(cell)) for cell in laid.holes()] == [(4, -2), (4, -1)]


@pytest.mark.rule("RSD-MAP-12", "RSD-MAP-13", "RSD-RUL-08")
def test_holes_are_filled_with_starting_tiles_and_the_rest_stays_unseen() -> None:
    filled = 0
    for seed in range(10):
        state = build(4, seed, map="quick")
        assert not state.board.holes() or not state.starting
        filled += 10 - len(state.starting)
        assert all(not state.cards.seen(back) for back in state.starting)
        assert state.board.size == 46 + 10 - len(state.starting)
    assert filled


@pytest.mark.rule("RSD-RUL-08", "RSD-MAP-12", "RSD-RUL-07")
def test_holes_are_filled_from_the_centre_outward_until_the_starting_tiles_are_gone() -> None:
    holes = [(-3, 1), (-3, 2), (0, 3), (3, -1), (0, -4), (4, 0)]  # by distance from the centre, then q, then r
    state = lay()
    state.board = board.TILE
    for q in range(-5, 6):
        for r in range(-5, 6):
            cell = board.cell_at(q, r)
            if abs(q + r) <= 5 and state.board.at(cell) < 0 and (q, r) not in holes:
                state.board = state.board.laid(cell)
    state.land = [WASTELAND] * state.board.size
    before = state.board.size
    state.starting = state.starting[:4]
    tiles = [state.cards.face[back] for back in reversed(state.starting)]
    FillHoles().do(state, state.frames[0])
    filled = [(board.column(cell), board.row(cell)) for cell in state.board.cells[before:]]
    assert filled == holes[:4] and state.land[before:] == tiles
    assert [(board.column(cell), board.row(cell)) for cell in state.board.holes()] == holes[4:], "these stay empty"


@pytest.mark.rule("RSD-MAP-09", "RSD-MAP-10", "RSD-RUL-04", "RSD-DEC-01")
def test_of_three_tiles_one_touches_a_single_hex_and_two_touch_more() -> None:
    for order in ((1, 2, 2), (2, 1, 2), (2, 2, 1)):
        state = pick(start(2, 3))
        for wanted in order:
            pick(state).apply(next(one for one in state.actions() if touched(state, one) == wanted))
        assert len(state.placed) == 15
    state = pick(start(2, 3))
    single = [one for one in state.actions() if touched(state, one) == 1]
    state.apply(single[0])
    assert "RSD-MAP-09" in pick(state).why_not(state.game.text(single[1]), state.to_act[0])
    for _ in range(2):
        assert all(touched(pick(state), one) == 2 for one in state.actions())
        state.apply(state.actions()[0])
    state = pick(start(2, 3))
    for _ in range(2):
        pick(state).apply(next(one for one in state.actions() if touched(state, one) == 2))
    several = next(one.side for one in state.board.edges if touched(state, state.codes.place + one.side) == 2)
    assert "RSD-MAP-10" in pick(state).why_not(state.game.text(state.codes.place + several), state.to_act[0])


def pick(state: ResiduumState) -> ResiduumState:
    """Whoever has drawn different tiles takes the first of them."""
    return play(state, texts(state)[0]) if texts(state, "tile") else state


def touched(state: ResiduumState, action: int) -> int:
    """How many hexes a tile would touch at a place: 1, or 2 for any more."""
    side = action - state.codes.place
    return min(2, state.board.touches(state.board.cell_beside(side // 6, side % 6)))


@pytest.mark.rule("RSD-MAP-03", "RSD-MAP-04", "RSD-MAP-06", "RSD-MAP-09", "RSD-MAP-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_map_holds_the_same_tiles_and_is_fair(seats: int) -> None:
    uneven = []
    for seed in range(6):
        state = build(seats, seed, map="quick")
        assert len(state.placed) - (10 - len(state.starting)) == 24 + 6 * (seats - 1) and not state.stack
        uneven.append(unevenness(state.board, state.land, seats))
    assert sum(uneven) / len(uneven) <= (12, 18, 30)[seats - 2]


@pytest.mark.rule("RSD-CAMP-04", "RSD-CAMP-03", "RSD-CAMP-02", "RSD-RUL-05")
def test_basecamps_keep_two_hexes_apart_and_off_the_town() -> None:
    for seed in range(6):
        state = build(4, seed)
        dice = Random(seed)
        while texts(state)[0].startswith("on:"):
            state.apply(dice.choice(state.actions()))
        for one in state.camps:
            assert state.land[one] == WASTELAND and 0 not in state.board.near[one]
            away = state.board.distances(one, 0)
            assert all(away[other] >= 3 for other in state.camps if other != one)


@pytest.mark.rule("RSD-CAMP-06", "RSD-CAMP-07", "RSD-RUL-09")
def test_conditions_for_basecamps_are_relaxed_one_by_one() -> None:
    def sites(wasteland: str, rich: str = "") -> set[str]:
        names = wasteland.split() + rich.split()
        lands = [f"{name} woodland" for name in LAYOUT.hexes if name not in ("T", "W", "F", "E", *names)]
        state = lay("land: " + ", ".join(lands) + "\nP2 basecamp: H")
        state.camps[0] = -1
        return {name for name in LAYOUT.hexes if LAYOUT.hexes[name] in camp_sites(state.board, state.land, state.camps)}

    assert sites("H A N0 M0") == {"A"}, "far away, with one rich neighbour"
    assert sites("H M6 M0 N0 R10") == {"M0", "M6"}, "nothing is three steps away: one hex between will do"
    assert sites("H N0 N3 R10") == {"N0", "N3"}, "not even that: any free Wasteland off the town, how near it may be"
    assert sites("H R10 R4") == {"R10", "R4"}, "and at last any free Wasteland, next to the town or not"


@pytest.mark.rule("RSD-CAMP-02", "RSD-CAMP-03", "RSD-CAMP-04", "RSD-CAMP-05")
def test_i_am_told_why_a_basecamp_cannot_start_somewhere() -> None:
    told = set()
    for seed in range(4):
        state = build(3, seed, map="quick")
        state.apply(state.actions()[-1])
        for hex in range(state.board.size):
            if state.codes.on + hex not in state.actions():
                told.add(state.why_not(f"on:h{hex}", state.to_act[0]).rpartition("(")[2])
    assert told == {"RSD-CAMP-02)", "RSD-CAMP-03)", "RSD-CAMP-04)", "RSD-CAMP-05)"}


@pytest.mark.rule("RSD-CAMP-08", "RSD-CAMP-09", "RSD-RUL-11", "RSD-DEC-04")
def test_who_sits_among_radiation_may_clear_one_hex() -> None:
    state = lay("land: a radiation_zone\nP1 basecamp: A")
    step = Screen()
    step.bind(GAME.space)
    frame = Frame(state.frames[0].program, 0, 0, -1, -1, 0)
    assert [GAME.text(one) for one in step.choices(state, frame)] == ["decline", f"on:h{LAYOUT.hexes['a']}"]
    step.take(state, frame, LAYOUT.hexes["a"])
    assert state.land[LAYOUT.hexes["a"]] == WASTELAND and state.piles == [3, 3, 2]
    assert player(state, "P1")["x"] == 0, "X does not change"
    assert step.choices(lay("P1 basecamp: A"), frame) == []
    tip = lay("land: a radiation_zone\nP1 basecamp: A")
    tip.piles = [3, 3, 0]
    assert step.choices(tip, frame) == [], "no spare Wasteland is left"
    ringed = ", ".join(f"N{d} radiation_zone" for d in range(6))
    assert len(step.choices(lay(f"land: {ringed}\nP1 basecamp: H"), frame)) == 7
    assert step.choices(lay(f"land: {ringed}, N0 wasteland\nP1 basecamp: H"), frame) == []


@pytest.mark.rule("RSD-CAMP-08", "RSD-RUL-11", "RSD-DEC-04", "RSD-DRAFT-07")
def test_three_spare_wastelands_serve_the_first_three_of_four_after_everything_else() -> None:
    """Each tip of the map lies behind a single Radiation Zone, and nothing else is a place for a Basecamp."""
    tips = ("A", "B", "C", "D")
    lands = [f"{name} {'radiation_zone' if name in 'abcd' else 'woodland'}" for name in LAYOUT.hexes]
    lands = [entry for entry in lands if entry.split()[0] not in ("T", "W", "F", "E", *tips)]
    text = "land: " + ", ".join(lands) + "\nstack: tech_site, tech_site, woodland"
    state = lay(text, seats=4)
    while not texts(state, "on"):
        state.apply(next(one for one in reversed(state.actions()) if far(state, one)))
    assert sorted(texts(state, "on")) == list(tips)
    for tip in "ABC":
        play(state, f"on:[{tip}]")  # the last one is put where there is room
    while not texts(state, "on"):
        assert state.starter < 0, "the draft, and after it a First Player"
        state.apply(state.actions()[0])
    for seat, tip in enumerate("abc"):
        assert state.to_act == (seat,) and state.starter >= 0 and texts(state) == ["decline", code(f"on:[{tip}]")]
        assert "RSD-CAMP-08" in state.why_not(code("on:[d]"), seat)
        play(state, f"on:[{tip}]")
        assert land(state, tip) == "wasteland" and player(state, f"P{seat + 1}")["x"] == 0
    assert state.round == 1 and land(state, "d") == "radiation_zone" and state.piles == [3, 3, 0]


def far(state: ResiduumState, action: int) -> bool:
    """Whether an action is no place beside the tips of the laid map."""
    side = action - state.codes.place
    if side < 0:
        return True
    cell = state.board.cell_beside(side // 6, side % 6)
    return all(state.board.at(cell + step) not in [LAYOUT.hexes[tip] for tip in "ABCDabcd"] for step in board.STEP)


@pytest.mark.rule(
    "RSD-DRAFT-01", "RSD-DRAFT-02", "RSD-DRAFT-03", "RSD-DRAFT-04", "RSD-DRAFT-05", "RSD-DEC-03", "RSD-RUL-13"
)
def test_the_draft_hands_a_card_on_to_the_next_player() -> None:
    state = draft(3)
    last = -1
    for turn in range(9):
        seat = state.to_act[0]
        assert seat == (state.lead + turn) % 3
        shown = texts(state, "keep")
        assert len(shown) == 3
        if last >= 0:
            assert GAME.pack.codes.text(state.codes.top + last).partition(":")[2] in shown
        state.apply(state.actions()[0])
        rest = texts(state, "top")
        assert len(rest) == 2
        last = state.actions()[0] - state.codes.top
        state.apply(state.actions()[0])
    assert all(len(hand(state, f"P{seat}")) == 3 for seat in (1, 2, 3))


@pytest.mark.rule(
    "RSD-DRAFT-06", "RSD-DRAFT-07", "RSD-DRAFT-08", "RSD-DRAFT-09", "RSD-RUL-14", "RSD-SEAS-01", "RSD-TURN-03"
)
def test_after_the_draft_a_first_player_begins_and_play_goes_round() -> None:
    apart = False
    for seed in range(12):
        state = draft(2, seed)
        lead = state.lead
        while state.round == 0:
            state.apply(state.actions()[0])
        assert len(state.deck) == 30 and not state.discard and table(state)["lead"] is None
        apart = apart or state.starter != lead
        assert state.turn == state.starter and state.round == 1
        order: list[int] = []
        while state.round < 3:
            if state.turn != (order[-1] if order else -1):
                order.append(state.turn)
            state.apply("end" if "end" in texts(state) else state.actions()[0])
        assert order == [state.starter, 1 - state.starter] * 2
    assert apart, "Lead Player and First Player are two different things"


@pytest.mark.rule("RSD-RUL-14", "RSD-TURN-03", "RSD-SEAS-02")
def test_the_order_of_the_first_turn_is_that_of_all_sixteen() -> None:
    state = draft(3, 2)
    order: list[tuple[int, int]] = []
    while not state.over:
        if state.round and (not order or order[-1] != (state.round, state.turn)):
            order.append((state.round, state.turn))
        state.apply("end" if "end" in texts(state) else state.actions()[0])
    assert order == [(turn, (state.starter + after) % 3) for turn in range(1, 17) for after in range(3)]


@pytest.mark.rule("RSD-DRAFT-03", "RSD-INV-11")
def test_only_who_discarded_a_card_in_the_draft_knows_it() -> None:
    state = draft(2)
    seat = state.to_act[0]
    play(state, f"keep:{texts(state, 'keep')[0]}")
    play(state, f"top:{texts(state, 'top')[0]}")
    assert state.cards.seen(state.discard[0]) == 1 << seat


def test_the_edges_of_a_growing_map_are_all_empty_cells_that_touch_it() -> None:
    dice = Random(3)
    map = board.TILE
    for _ in range(30):
        seen: dict[int, int] = {}
        for hex in range(1, map.size):
            for d in range(6):
                cell = map.cell_beside(hex, d)
                if map.at(cell) < 0:
                    seen.setdefault(cell, hex * 6 + d)
        assert [(edge.side, edge.cell) for edge in map.edges] == [(side, cell) for cell, side in seen.items()]
        assert [edge.touches for edge in map.edges] == [map.touches(cell) for cell in seen]
        map = map.laid(dice.choice(map.edges).cell)
