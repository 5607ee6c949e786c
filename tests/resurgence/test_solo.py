"""The solo game: setup, Mutant Leadership, Mutant actions, scoring."""

import pytest

from cinderbox.kernel.position import BadPosition
from tests.resurgence.box import GAME, SALVAGE
from tests.resurgence.shown import (
    advanced,
    bag,
    basic,
    deck_sizes,
    exhausted,
    items,
    mutant_cards,
    mutant_vp,
    mutants,
    outcome,
    round_of,
    row,
    scored,
    side,
    table,
    tracks,
    vp,
)
from tests.resurgence.table import (
    asked,
    build_rooms,
    effect,
    exhaust,
    lay,
    mutant_action,
    mutant_actions,
    place,
    random_game,
    start,
    texts,
    turn_of,
)

CARD = {
    "arbat": "MC-1",
    "museum_row": "MC-2",
    "revolution_square": "MC-3",
    "barbarian_gate": "MC-4",
    "kremlin": "MC-5",
    "hope_island": "MC-6",
}
DECK = "MC-1, MC-2, MC-3, MC-4, MC-5, MC-6"


def solo(side_: str, district: str, text: str = "", seed: int = 1):
    """The player's first turn of a round, with that Mutant card on top."""
    mine = "" if "P1 metro" in text else "P1 metro: laborer 3\n"
    return lay(f"side: {side_}\nmutant deck: {CARD[district]}\n{mine}{text}", seats=1, seed=seed)


def test_a_position_says_that_one_plays_alone() -> None:
    assert GAME.lay("seats: 1\nP1 metro: laborer", 1, {}).seats == 1
    with pytest.raises(BadPosition, match="P2 vp: the players at the table are P1"):
        GAME.lay("seats: 1\nP2 vp: 3", 1, {})


# -- setup -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SOLO-01", "RSG-SOLO-02", "RSG-SOLO-03", "RSG-SOLO-08", "RSG-RUL-76", "RSG-RUL-94")
def test_alone_there_are_no_events_and_six_mutant_cards() -> None:
    state = start(1)
    sizes = deck_sizes(state)
    assert sizes["mutant"] == 6 and sizes["events"] == 0 and mutants(state) == {} and mutant_cards(state) == []
    assert len(row(state)) == 5 and len(basic(state)) == 4 and len(advanced(state)) == 4
    assert sizes["offered_heroes"] == 2 and sizes["offered_missions"] == 2
    assert sizes["encounters"] == 6
    assert GAME.start(1, seed=1, bonus_events=True, encounters=True).to_act


@pytest.mark.rule("RSG-SOLO-06", "RSG-RUL-77", "RSG-SOLO-07")
@pytest.mark.parametrize(("difficulty", "points"), [("village", 0), ("town", 10), ("stronghold", 20)])
def test_the_mutants_start_on_space_five_with_vp_by_difficulty(difficulty: str, points: int) -> None:
    state = start(1, difficulty=difficulty)
    assert tracks(state, "mutants") == {"metro": 5, "harbor": 5, "compound": 5} and mutant_vp(state) == points


@pytest.mark.rule("RSG-SOLO-05")
def test_their_board_lies_with_a_random_side_up() -> None:
    assert {side(start(1, seed=seed)) for seed in range(20)} == {"A", "B"}


@pytest.mark.rule("RSG-SOLO-04", "RSG-SOLO-10", "RSG-SOLO-17", "RSG-GEN-03")
def test_three_calm_cards_lie_on_three_hazards_and_one_comes_each_round() -> None:
    seen = set()
    for seed in range(12):
        order = random_game(1, seed)
        assert len(order) == 6 and len(set(order)) == 6
        assert set(order[:3]) <= {f"ML-{n}" for n in range(1, 6)}
        assert set(order[3:]) <= {f"ML-{n}" for n in range(6, 10)}
        seen |= set(order)
    assert seen == {f"ML-{n}" for n in range(1, 10)}


@pytest.mark.rule("RSG-SOLO-09", "RSG-RUL-74")
def test_the_solo_draft_keeps_two_of_three_and_adds_one() -> None:
    for seed in range(4):
        state = start(1, seed=seed)
        while not texts(state, "discard"):
            state.apply(state.actions()[0])
        dealt = texts(state, "discard")
        assert len(dealt) == 3
        state.apply(f"discard:{dealt[0]}")
        got = [str(event["card"]) for event in state.events(0) if event["kind"] == "salvage"]
        assert len(set(got)) == 3 and set(dealt[1:]) < set(got) and dealt[0] not in got
        total: dict[str, int] = {}
        tokens = {"hero": 1, "laborer": 6}
        for card in got:
            gains, token = SALVAGE[card]
            for item, count in gains.items():
                total[item] = total.get(item, 0) + count
            if token:
                tokens[token] = tokens.get(token, 0) + 1
        assert items(state, "P1") == total and bag(state, "P1") == tokens


@pytest.mark.rule("RSG-RUL-74", "RSG-DRF-01", "RSG-DRF-02", "RSG-DRF-03")
def test_the_beginner_start_is_allowed_alone() -> None:
    state = start(1, start="beginner")
    while not any(text.startswith("recruit:") for text in texts(state)):
        state.apply(state.actions()[0])
    state.apply("recruit:scholar")
    assert items(state, "P1") == {"food": 1, "fuel": 1, "parts": 1, "ammo": 1, "meds": 1}
    assert bag(state, "P1") == {"hero": 1, "laborer": 6, "scholar": 1}


# -- Leadership --------------------------------------------------------------------------------------------------

TOKENS = {
    0: "",
    1: "laborer",
    2: "ranger",
    3: "hero",
    4: "hero, laborer",
    5: "hero, builder",
    6: "hero, builder, laborer",
}
EASY = {0: (1, 0), 1: (1, 1), 2: (0, 1), 3: (0, 1), 4: (0, 2), 5: (0, 2), 6: (0, 2)}
FIRM = {0: (1, 0), 1: (1, 0), 2: (1, 1), 3: (0, 1), 4: (0, 2), 5: (0, 2), 6: (0, 2)}
LULL = {**EASY, 1: (0, 0)}
FULL = {0: (1, 0), 1: (1, 0), 2: (1, 1), 3: (0, 1), 4: (0, 1), 5: (0, 2), 6: (0, 2)}
HARD = {0: (1, 0), 1: (1, 0), 2: (1, 0), 3: (1, 1), 4: (0, 1), 5: (0, 2), 6: (0, 2)}
BANDS = {
    "ML-1": (EASY, EASY, EASY),
    "ML-2": (FIRM, EASY, EASY),
    "ML-3": (EASY, FIRM, EASY),
    "ML-4": (EASY, EASY, FIRM),
    "ML-5": (LULL, LULL, LULL),
    "ML-6": (FULL, FULL, FULL),
    "ML-7": (HARD, FULL, FIRM),
    "ML-8": (FIRM, HARD, FULL),
    "ML-9": (FULL, FIRM, HARD),
}


@pytest.mark.rule("RSG-SOLO-11", "RSG-SOLO-13", "RSG-RUL-78")
@pytest.mark.parametrize("card", list(BANDS))
@pytest.mark.parametrize("total", list(TOKENS))
def test_every_mutant_leadership_card_in_every_band(card: str, total: int) -> None:
    for index, area in enumerate(("metro", "harbor", "compound")):
        spare = "harbor" if area == "metro" else "metro"
        tokens = f"P1 {area}: {TOKENS[total]}\n" if total else ""
        state = lay(
            f"phase: leadership\nleadership: {card}\nmutant tracks: 4 4 4\nP1 tracks: 2 4 4\n"
            f"{tokens}P1 {spare}: scholar 1",
            seats=1,
        )
        foe, mine = BANDS[card][index][total]
        assert tracks(state, "mutants")[area] == 4 + foe
        assert tracks(state, "P1")[area] == (2 if area == "metro" else 4) + mine


@pytest.mark.rule("RSG-SOLO-12", "RSG-RUL-79", "RSG-LEAD-10")
def test_the_mutants_collect_nothing_on_the_tracks_and_stop_at_the_end() -> None:
    state = lay(
        "phase: leadership\nleadership: ML-1\nmutant tracks: 7 8 5\nmutant vp: 3\nside: B\n"
        "mutant deck: MC-2\nP1 compound: hero",
        seats=1,
    )
    assert tracks(state, "mutants") == {"metro": 8, "harbor": 8, "compound": 5} and mutant_vp(state) == 3


# -- the Mutants come --------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SOLO-14", "RSG-SOLO-15", "RSG-RUL-86", "RSG-RUL-88")
def test_a_mutant_card_comes_before_each_of_the_first_three_placements() -> None:
    state = lay(
        "side: B\nmutant deck: MC-1, MC-2, MC-5, MC-3\nP1 metro: laborer 4\nP1 cards: Hunter x\nP1 hero: Mystic x",
        seats=1,
    )
    seen = []
    for _ in range(4):
        seen.append(mutant_cards(state))
        place(state, "laborer metro", "rest")
        while asked(state) and texts(state, "mutants"):
            state.apply("mutants:" + texts(state, "mutants")[-1])
    assert seen == [["MC-1"], ["MC-1", "MC-2"], ["MC-1", "MC-2", "MC-5"], ["MC-1", "MC-2", "MC-5"]]


@pytest.mark.rule("RSG-SOLO-14", "RSG-SOLO-03")
def test_both_zones_of_the_district_get_a_mutant() -> None:
    for district, card in CARD.items():
        state = solo("A", district, "row: none\nbasic: none\nP1 hero: Mystic x")
        zones = set(mutants(state))
        assert len(zones) == 2 and mutant_cards(state) == [card]


@pytest.mark.rule("RSG-RUL-88")
def test_with_two_tokens_only_two_mutant_cards_come() -> None:
    state = lay("side: B\nmutant deck: MC-5, MC-1, MC-2\nP1 metro: laborer 2\nP1 hero: Mystic x", seats=1)
    place(state, "laborer metro", "rest")
    assert mutant_cards(state) == ["MC-5", "MC-1"]
    place(state, "laborer metro", "rest")
    assert round_of(state) == 2 and mutants(state) == {}, "the next round: the map was cleared"


@pytest.mark.rule("RSG-SOLO-16", "RSG-RUL-86", "RSG-UPK-19")
def test_the_mutant_deck_is_shuffled_again_when_it_runs_out() -> None:
    for seed in range(6):
        state = lay(
            "side: B\nmutant deck: none\nP1 metro: laborer 3\nP1 hero: Mystic x\nbasic: none", seats=1, seed=seed
        )
        assert len(mutant_cards(state)) == 1


# -- Mutant actions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-SMA-01", "RSG-RUL-81")
def test_side_a_arbat() -> None:
    state = solo("A", "arbat", "P1 items: food 1, fuel 1, ammo 2")
    assert mutant_actions(state) == {"resources", "score"}
    mutant_action(state, "resources")
    assert items(state, "P1") == {"ammo": 2} and mutant_vp(state) == 0
    state = solo("A", "arbat", "P1 items: food 1, fuel 1, ammo 2")
    mutant_action(state, "score")
    assert items(state, "P1") == {"food": 1, "fuel": 1, "ammo": 2} and mutant_vp(state) == 3


@pytest.mark.rule("RSG-SMA-02", "RSG-SMA-08", "RSG-SMAX-01", "RSG-SMAX-02", "RSG-SMAX-03", "RSG-SMAX-04", "RSG-RUL-83")
@pytest.mark.parametrize("shown", ["A", "B"])
@pytest.mark.parametrize(
    ("round_", "missions", "taken", "points"),
    [
        (1, "basic: 2 BM-14, 3 BM-01\nadvanced: 2 AM-05", "BM-14", 5),
        (3, "basic: 2 BM-13, 3 BM-12\nadvanced: 2 AM-05", "BM-12", 3),
        (4, "basic: 2 BM-14\nadvanced: 2 AM-05, 5 AM-09", "AM-05", 8),
        (6, "basic: 2 BM-14\nadvanced: 2 AM-13, 5 AM-14", "AM-13", 9),
        (2, "basic: 2 BM-10, 4 BM-11\nadvanced: none", "BM-11", 4),
        (2, "basic: none\nadvanced: 2 AM-05", "", 0),
    ],
)
def test_the_mutants_complete_a_mission(shown: str, round_: int, missions: str, taken: str, points: int) -> None:
    state = solo(shown, "revolution_square", f"round: {round_}\n{missions}")
    assert mutant_vp(state) == points and side(state) == ("B" if shown == "A" else "A")
    left = set(basic(state).values()) | set(advanced(state).values())
    assert taken not in left
    assert len(left) == len([one for line in missions.splitlines() for one in line.split() if "M-" in one]) - bool(
        taken
    )


@pytest.mark.rule("RSG-RUL-83", "RSG-SMAX-04")
def test_the_new_side_counts_from_the_next_card_on() -> None:
    state = lay("side: A\nbasic: none\nmutant deck: MC-3, MC-1\nP1 metro: laborer 3\nP1 items: ammo 2", seats=1)
    assert side(state) == "B" and mutant_vp(state) == 0
    place(state, "laborer metro", "rest")
    assert mutant_vp(state) == 0 and items(state, "P1") == {"food": 1}, "side B: 2 supplies had to be paid"


@pytest.mark.rule("RSG-SMA-03", "RSG-RUL-82")
def test_side_a_barbarian_gate() -> None:
    state = solo("A", "barbarian_gate", "P1 hero: Mystic\nP1 cards: Hunter, Chef x")
    exhaust(state, "Hunter")
    assert exhausted(state, "P1") == ["Chef", "Hunter"] and mutant_vp(state) == 1
    state = solo("A", "barbarian_gate", "P1 hero: Mystic x\nP1 cards: Chef x")
    assert mutant_vp(state) == 1 and exhausted(state, "P1") == ["Chef", "Mystic"]


@pytest.mark.rule("RSG-SMA-04", "RSG-RUL-81")
def test_side_a_hope_island() -> None:
    for held, options in (("ammo 1, meds 1", {"supplies", "score"}), ("ammo 1, food 9", set())):
        state = solo("A", "hope_island", f"P1 items: {held}")
        assert mutant_actions(state) == options
        if options:
            mutant_action(state, "supplies")
            assert items(state, "P1") == {} and mutant_vp(state) == 0
        else:
            assert mutant_vp(state) == 3


@pytest.mark.rule("RSG-SMA-05", "RSG-SMA-11", "RSG-RUL-85")
@pytest.mark.parametrize("shown", ["A", "B"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("row: 2 Chef, 6 Hunter", {}),
        ("row: 3 Chef", {}),
        ("row: none", {}),
        ("row: 2 Chef, 3 Farmer, 6 Hunter", {2: "Chef"}),
    ],
)
def test_kremlin_on_both_sides(shown: str, before: str, after: dict[int, str]) -> None:
    state = solo(shown, "kremlin", before)
    assert row(state) == after and mutant_vp(state) == 2


@pytest.mark.rule("RSG-SMA-06", "RSG-RUL-81")
def test_side_a_museum_row() -> None:
    state = solo("A", "museum_row", "P1 items: food 2")
    assert mutant_actions(state) == {"food", "score"}
    mutant_action(state, "food")
    assert items(state, "P1") == {} and mutant_vp(state) == 0
    assert mutant_vp(solo("A", "museum_row", "P1 items: food 1, fuel 9")) == 2


@pytest.mark.rule("RSG-SMA-07", "RSG-RUL-81")
def test_side_b_arbat() -> None:
    state = solo("B", "arbat", "P1 items: food 2, ammo 1, meds 1")
    assert mutant_actions(state) == {"resources", "supplies"}
    mutant_action(state, "supplies")
    assert items(state, "P1") == {"food": 2}
    state = solo("B", "arbat", "P1 items: food 1, ammo 1")
    assert items(state, "P1") == {"food": 1, "ammo": 1} and mutant_vp(state) == 0, "no mixing of kinds"
    state = solo("B", "arbat", "P1 items: food 1, fuel 1")
    assert items(state, "P1") == {} and mutant_vp(state) == 0, "what can be paid must be paid"


@pytest.mark.rule("RSG-SMA-09", "RSG-RUL-81")
def test_side_b_barbarian_gate() -> None:
    state = solo("B", "barbarian_gate", "P1 items: fuel 1")
    assert mutant_actions(state) == {"fuel", "score"}
    mutant_action(state, "fuel")
    assert items(state, "P1") == {} and mutant_vp(state) == 0
    assert mutant_vp(solo("B", "barbarian_gate", "P1 items: food 9")) == 3


@pytest.mark.rule("RSG-SMA-10", "RSG-RUL-84", "RSG-BLD-04")
@pytest.mark.parametrize(("token", "points"), [("RB-1", 1), ("RB-2", 2), ("RB-3", 1), ("RB-4", 0), ("RB-7", 0)])
def test_side_b_hope_island(token: str, points: int) -> None:
    state = solo("B", "hope_island", f"P1 rubble: Armory {token}\nP1 items: parts 2, food 1")
    mutant_action(state, "Armory")
    assert mutant_vp(state) == points and vp(state, "P1") == 0 and items(state, "P1") == {"food": 1, "parts": 2}
    assert table(state) is not None


@pytest.mark.rule("RSG-RUL-84", "RSG-DIR-04")
def test_a_blocked_room_never_counts_as_cleared_and_is_never_built() -> None:
    state = lay("phase: scoring\ndirectives: A4, B1\nP1 level: 3\nP1 rooms: Armory\nP1 blocked: Clinic", seats=1)
    assert scored(state, "P1")["directive_a"] == 0
    state = lay("mutant deck: MC-5\nside: A\nP1 blocked: Clinic\nP1 harbor: laborer 3\nP1 items: parts 2", seats=1)
    place(state, "laborer harbor", "ZN-12")
    effect(state)
    assert build_rooms(state) <= {"RM-02"}


@pytest.mark.rule("RSG-RUL-84")
def test_without_rubble_hope_island_does_nothing() -> None:
    rooms = ", ".join(f"RM-{n:02}" for n in range(2, 11))
    state = solo("B", "hope_island", f"P1 level: 4\nP1 rooms: {rooms}")
    assert mutant_vp(state) == 0 and turn_of(state) == "P1"


@pytest.mark.rule("RSG-SMA-12", "RSG-RUL-81")
def test_side_b_museum_row() -> None:
    state = solo("B", "museum_row", "P1 items: food 2\nP1 hero: Mystic\nP1 cards: Hunter, Chef")
    assert mutant_actions(state) == {"resources", "exhaust"}
    mutant_action(state, "exhaust")
    exhaust(state, "Hunter")
    exhaust(state, "Mystic")
    assert exhausted(state, "P1") == ["Hunter", "Mystic"] and items(state, "P1") == {"food": 2}
    state = solo("B", "museum_row", "P1 items: food 1\nP1 hero: Mystic\nP1 cards: Hunter x")
    assert exhausted(state, "P1") == ["Hunter"] and items(state, "P1") == {"food": 1}, "neither can be done in full"


@pytest.mark.rule("RSG-RUL-80")
def test_no_card_reacts_to_a_mutant_action() -> None:
    state = solo("B", "barbarian_gate", "P1 items: fuel 1, food 2\nP1 cards: Electrician, Hunter")
    assert not any(text.startswith("activate") for text in texts(state))


# -- scoring -----------------------------------------------------------------------------------------------------

MUTANT_POINTS = {
    "A1": 7, "A2": 7, "A3": 7, "A4": 7, "A5": 7,
    "B1": 8, "B2": 8, "B3": 8, "B4": 8, "B5": 7, "B6": 12, "B7": 12, "B8": 12,
}  # fmt: skip


@pytest.mark.rule("RSG-SOLO-18", "RSG-SOLO-19", "RSG-SOLO-20")
@pytest.mark.parametrize("card", list(MUTANT_POINTS))
def test_the_mutants_score_the_most_of_each_directive(card: str) -> None:
    a, b = (card, "B1") if card[0] == "A" else ("A1", card)
    state = lay(
        f"phase: scoring\ndirectives: {a}, {b}\nmutant vp: 5\nmutant tracks: 6 5 5\nP1 tracks: 6 8 0\nP1 vp: 99",
        seats=1,
    )
    assert mutant_vp(state, final=True) == 5 + (4 + 4 + 7) + MUTANT_POINTS[a] + MUTANT_POINTS[b]
    assert outcome(state).scores == (99 + 4 + 7,) and outcome(state).winners == (0,)


@pytest.mark.rule("RSG-SOLO-21", "RSG-RUL-87")
def test_the_mutants_win_a_tie() -> None:
    text = "phase: scoring\ndirectives: A1, B1\nmutant vp: 0\nmutant tracks: 5 5 5\nP1 vp: "
    assert outcome(lay(text + "36", seats=1)).winners == ()
    assert outcome(lay(text + "37", seats=1)).winners == (0,)
    assert mutant_vp(lay(text + "36", seats=1), final=True) == 36
