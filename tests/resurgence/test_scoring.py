"""Final scoring, Directives and ties."""

import pytest

from tests.resurgence.shown import outcome, scored
from tests.resurgence.table import lay


@pytest.mark.rule("RSG-SCO-01", "RSG-GEN-01", "RSG-GEN-08")
def test_all_parts_are_added_to_the_vp_on_the_track() -> None:
    state = lay(
        "phase: scoring\ndirectives: A5, B4\nP1 vp: 20\nP1 level: 3\n"
        "P1 items: ammo 11, meds 5, food 6, fuel 2, parts 1\n"
        "P1 tracks: 3 1 0\nP1 cards: Hunter, Chef\nP2 tracks: 1 2 0"
    )
    found = scored(state, "P1")
    assert found == {
        "vp": 20, "level": 5, "supplies": 5, "resources": 3, "leadership": 11, "directive_a": 4, "directive_b": 2
    }  # fmt: skip
    assert outcome(state).scores == (50, 11)


@pytest.mark.rule("RSG-SCO-02", "RSG-TRK-08")
@pytest.mark.parametrize(("level", "points"), [(1, 0), (2, 2), (3, 5), (4, 9)])
def test_the_level_scores(level: int, points: int) -> None:
    assert scored(lay(f"phase: scoring\nP1 level: {level}"), "P1")["level"] == points


@pytest.mark.rule("RSG-SCO-03", "RSG-SCO-04", "RSG-RUL-07")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (4, 0), (5, 1), (7, 1), (8, 2), (10, 2), (11, 4), (12, 4), (13, 6)]
)
@pytest.mark.parametrize("item", ["ammo", "meds"])
def test_each_critical_supply_scores_by_itself(item: str, count: int, points: int) -> None:
    other = "meds" if item == "ammo" else "ammo"
    assert scored(lay(f"phase: scoring\nP1 items: {item} {count}"), "P1")["supplies"] == points
    assert scored(lay(f"phase: scoring\nP1 items: {item} {count}, {other} 8"), "P1")["supplies"] == points + 2


@pytest.mark.rule("RSG-SCO-05")
@pytest.mark.parametrize(
    ("items", "points"),
    [("food 2", 0), ("food 1, fuel 1, parts 1", 1), ("food 5", 1), ("fuel 9, parts 9, food 9", 9), ("ammo 4", 0)],
)
def test_resources_score_by_threes_taken_together(items: str, points: int) -> None:
    assert scored(lay(f"phase: scoring\nP1 items: {items}"), "P1")["resources"] == points


@pytest.mark.rule("RSG-SCO-06", "RSG-SCO-07")
def test_the_three_tracks_score_each_by_itself() -> None:
    state = lay("phase: scoring\nP1 tracks: 1 5 0\nP2 tracks: 2 5 3\nP3 tracks: 0 1 0", seats=3)
    assert [scored(state, player)["leadership"] for player in ("P1", "P2", "P3")] == [4 + 4, 7 + 4 + 7, 2]


# -- Directives --------------------------------------------------------------------------------------------------

COLUMN = {"left": ["BM-05", "BM-06", "BM-07", "BM-08", "SM-02"]}
RANGERS = ["Armorer", "Bodyguard", "Hunter", "Inspector", "Scout"]
BUILDERS = ["Chef", "Farmer", "Miner", "Plumber", "Foreman"]
SCHOLARS = ["Doctor", "Brewer", "Chemist", "Biologist", "Engineer"]
ROOMS = [f"RM-{n:02}" for n in range(2, 11)]


def first(names: list[str], count: int) -> str:
    return ", ".join(names[:count])


TIERS = [
    ("A1", "directive_a", lambda n: f"P1 items: fuel {n}", [(2, 0), (3, 2), (4, 2), (5, 4), (6, 4), (7, 7), (9, 7)]),
    ("A2", "directive_a", lambda n: f"P1 left: {first(COLUMN['left'], n)}", [(1, 0), (2, 2), (3, 4), (4, 7), (5, 7)]),
    ("A3", "directive_a", lambda n: f"P1 tracks: {n} 8 {n}", [(1, 0), (2, 2), (3, 4), (4, 7), (6, 7)]),
    (
        "A4",
        "directive_a",
        lambda n: f"P1 rooms: {first(ROOMS, n - 1)}",
        [(1, 0), (2, 0), (3, 2), (5, 2), (6, 4), (7, 4), (8, 7), (10, 7)],
    ),
    ("A5", "directive_a", lambda n: f"P1 items: food {n}", [(3, 0), (4, 2), (6, 4), (7, 4), (8, 7)]),
    ("B1", "directive_b", lambda n: f"P1 cards: {first(RANGERS, n)}", [(0, 0), (1, 0), (2, 3), (3, 5), (4, 8), (5, 8)]),
    (
        "B2",
        "directive_b",
        lambda n: f"P1 cards: {first(BUILDERS, n)}",
        [(0, 0), (1, 0), (2, 3), (3, 5), (4, 8), (5, 8)],
    ),
    (
        "B3",
        "directive_b",
        lambda n: f"P1 cards: {first(SCHOLARS, n)}",
        [(0, 0), (1, 0), (2, 3), (3, 5), (4, 8), (5, 8)],
    ),
    (
        "B4",
        "directive_b",
        lambda n: f"P1 cards: {first(RANGERS + BUILDERS, n - 1)}",
        [(1, 0), (2, 0), (3, 2), (5, 2), (6, 5), (7, 5), (8, 8), (9, 8)],
    ),
    (
        "B5",
        "directive_b",
        lambda n: f"P1 tracks: {n - 8} 8 0",
        [(9, 0), (10, 2), (11, 2), (12, 4), (13, 4), (14, 7), (16, 7)],
    ),
]


@pytest.mark.rule(
    "RSG-DIR-01", "RSG-DIR-02", "RSG-DIR-03", "RSG-DIR-04", "RSG-DIR-05", "RSG-DIR-06", "RSG-DIR-07", "RSG-DIR-08",
    "RSG-DIR-09", "RSG-DIR-10", "RSG-RUL-66",
)  # fmt: skip
@pytest.mark.parametrize(("card", "part", "text", "points"), TIERS, ids=[card for card, _, _, _ in TIERS])
def test_every_directive_scores_its_tiers(card: str, part: str, text: object, points: list[tuple[int, int]]) -> None:
    directives = f"{card}, B6" if card[0] == "A" else f"A1, {card}"
    for number, expected in points:
        state = lay(f"phase: scoring\ndirectives: {directives}\nP1 level: 3\n" + text(number))  # type: ignore[operator]
        assert scored(state, "P1")[part] == expected, number
        low = lay(f"phase: scoring\ndirectives: {directives}\nP1 level: 2\n" + text(number))  # type: ignore[operator]
        assert scored(low, "P1")[part] == 0


@pytest.mark.rule("RSG-DIR-02", "RSG-RUL-68")
def test_domination_counts_the_fullest_column_only() -> None:
    state = lay(
        "phase: scoring\ndirectives: A2, B1\nP1 level: 3\nP1 left: BM-05, SM-02\n"
        "P1 middle: BM-01, BM-02, BM-03\nP1 right: BM-13"
    )
    assert scored(state, "P1")["directive_a"] == 4


@pytest.mark.rule("RSG-DIR-14")
def test_militarism_counts_cards_and_not_tokens_nor_the_hero() -> None:
    state = lay("phase: scoring\ndirectives: A1, B1\nP1 level: 3\nP1 cards: Hunter\nP1 bag: hero, laborer 6, ranger 4")
    assert scored(state, "P1")["directive_b"] == 0


@pytest.mark.rule("RSG-DIR-15", "RSG-RUL-67", "RSG-DIR-11")
def test_tokens_count_wherever_they_are_but_not_in_supply_nor_retired() -> None:
    state = lay(
        "phase: scoring\ndirectives: A1, B6\nP1 level: 3\nP1 rooms: Armory\n"
        "P1 bag: hero, laborer 6, ranger 1\nP1 rest: ranger 1\n"
        "P1 retired: ranger 1"
    )
    assert scored(state, "P1")["directive_b"] == 2


@pytest.mark.rule("RSG-DIR-11", "RSG-DIR-12", "RSG-DIR-13")
def test_half_products_are_rounded_down() -> None:
    state = lay("phase: scoring\ndirectives: A1, B6\nP1 level: 3\nP1 rooms: Armory, Clinic\nP1 bag: hero, ranger 3")
    assert scored(state, "P1")["directive_b"] == 4  # 3 x 3 / 2
    state = lay("phase: scoring\ndirectives: A1, B7\nP1 level: 3\nP1 left: BM-05\nP1 bag: hero, scholar 1")
    assert scored(state, "P1")["directive_b"] == 0  # 1 x 1 / 2
    state = lay("phase: scoring\ndirectives: A1, B8\nP1 level: 3\nP1 cards: Chef, Hunter\nP1 bag: hero, builder 1")
    assert scored(state, "P1")["directive_b"] == 1  # 1 x 3 / 2


# -- ties --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-TIE-01")
def test_most_vp_win() -> None:
    state = lay("phase: scoring\nP1 vp: 9\nP2 vp: 10\nP3 vp: 3", seats=3)
    assert outcome(state).winners == (1,) and outcome(state).scores == (9, 10, 3)


@pytest.mark.rule("RSG-TIE-02")
def test_on_a_tie_more_spaces_on_the_tracks_win() -> None:
    """6 spaces in one track against 3 on two: 7 and 4+4... so the VP are set level by hand."""
    state = lay("phase: scoring\nP1 vp: 10\nP2 vp: 3\nP1 tracks: 0 0 0\nP2 tracks: 1 0 0")
    assert outcome(state).scores == (10, 10) and outcome(state).winners == (1,)
    state = lay("phase: scoring\nP1 vp: 11\nP2 vp: 8\nP1 tracks: 8 0 2\nP2 tracks: 7 1 2")
    assert outcome(state).scores == (22, 23)
    state = lay("phase: scoring\nP1 vp: 12\nP2 vp: 8\nP1 tracks: 5 0 0\nP2 tracks: 4 1 1")
    assert outcome(state).scores == (19, 26)
    state = lay("phase: scoring\nP1 vp: 15\nP2 vp: 8\nP1 tracks: 5 0 0\nP2 tracks: 1 1 0")
    assert outcome(state).scores == (22, 19)
    state = lay("phase: scoring\nP1 vp: 12\nP2 vp: 8\nP1 tracks: 6 0 0\nP2 tracks: 4 1 0")
    assert outcome(state).scores == (19, 19) and outcome(state).winners == (0,), "6 spaces against 5"
    state = lay("phase: scoring\nP1 vp: 12\nP2 vp: 8\nP1 tracks: 5 0 0\nP2 tracks: 4 2 0")
    assert outcome(state).scores == (19, 19) and outcome(state).winners == (1,), "5 spaces against 6"


@pytest.mark.rule("RSG-TIE-03", "RSG-RUL-69")
@pytest.mark.parametrize(("first", "winner"), [("P1", 2), ("P2", 0), ("P3", 1)])
def test_then_whoever_came_last_in_the_last_round_wins(first: str, winner: int) -> None:
    state = lay(f"phase: scoring\nround: 6\nfirst: {first}\nP1 vp: 7\nP2 vp: 7\nP3 vp: 7", seats=3)
    assert outcome(state).winners == (winner,)


@pytest.mark.rule("RSG-RUL-69")
def test_the_last_among_the_tied_wins_and_not_the_last_of_all() -> None:
    state = lay("phase: scoring\nround: 6\nfirst: P1\nP1 vp: 7\nP2 vp: 7\nP3 vp: 1", seats=3)
    assert outcome(state).winners == (1,)


@pytest.mark.rule("RSG-RUL-70")
def test_vp_have_no_upper_limit() -> None:
    assert outcome(lay("phase: scoring\nP1 vp: 150")).scores[0] == 150
