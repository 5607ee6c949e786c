"""Drawing, assigning and Step 2: totals, moves, bonuses, Retire."""

import pytest

from tests.resurgence.shown import assigned, bag, basic, items, planned, resting, retired, tracks, vp
from tests.resurgence.table import (
    asked,
    assign,
    assign_all,
    committed,
    decline,
    lay,
    place,
    plan,
    plannable,
    retirable,
    retire,
    turn_of,
)

# -- drawing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-DRAW-01", "RSG-TRK-03")
@pytest.mark.parametrize(("level", "drawn"), [(1, 4), (2, 5), (3, 5), (4, 6)])
def test_the_level_says_how_many_tokens_are_drawn(level: int, drawn: int) -> None:
    state = lay(f"phase: draw\nP1 level: {level}")
    assert sum(assigned(state, "P1", private=True)["drawn"].values()) == drawn
    assert sum(bag(state, "P1", private=True).values()) == 7 - drawn


@pytest.mark.rule("RSG-DRAW-03")
def test_i_am_told_in_one_sentence_what_i_drew_and_nobody_else_is() -> None:
    state = lay("phase: draw\nP1 bag: hero, ranger 1, laborer 2")
    assert "You get the Hero, 1 Ranger and 2 Laborers." in state.log(0)
    assert not [line for line in state.log(1) if "Ranger" in line]


@pytest.mark.rule("RSG-DRAW-02")
def test_draws_are_random() -> None:
    found = {str(assigned(lay("phase: draw", seed=seed), "P1", private=True)["drawn"]) for seed in range(30)}
    assert len(found) > 1


@pytest.mark.rule("RSG-DRAW-03", "RSG-ASG-02")
def test_what_i_drew_and_where_i_send_it_is_my_secret() -> None:
    one = lay("phase: assign\nP1 drawn: hero, laborer 3\nP2 drawn: laborer 4")
    other = lay("phase: assign\nP1 drawn: laborer 4\nP2 drawn: laborer 4")
    assert str(one.view(1)) == str(other.view(1))
    assign(one, "P1", "metro")
    assert str(one.view(1)) == str(other.view(1)), "not even that I have begun"
    assert one.log(1) == other.log(1)


@pytest.mark.rule("RSG-ASG-01", "RSG-RUL-23", "RSG-LEAD-01")
def test_every_drawn_token_is_assigned_and_shown_when_all_are_done() -> None:
    state = lay("phase: assign\nP1 drawn: hero, laborer 3\nP2 drawn: laborer 4")
    assign_all(state, "P1", "harbor", "metro", "metro", "compound")
    assert turn_of(state) == "" and committed(state) == [True, False]
    assert "assigned" not in str(state.view(1)["table"]) or assigned(state, "P1") == {}
    assign_all(state, "P2", "metro", "metro", "metro", "metro")
    assert assigned(state, "P1") == {"metro": {"laborer": 2}, "harbor": {"hero": 1}, "compound": {"laborer": 1}}
    assert assigned(state, "P2") == {"metro": {"laborer": 4}}
    assert turn_of(state) == "P1"


@pytest.mark.rule("RSG-ASG-01")
def test_equal_tokens_are_assigned_in_one_order_only() -> None:
    """Each distribution is one row of answers: 3 areas for the Hero, 10 ways for three Laborers."""
    state = lay("phase: assign\nP1 drawn: hero, laborer 3\nP2 drawn: laborer 4")

    def ways(s: object, left: int) -> int:
        if not left:
            return 1
        total = 0
        for action in state_actions(s):
            after = s.clone()  # type: ignore[attr-defined]
            after.apply(action, 0)
            total += ways(after, left - 1)
        return total

    def state_actions(s: object) -> list[int]:
        return list(s.actions(0))  # type: ignore[attr-defined]

    assert ways(state, 4) == 30


# -- Step 2 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-LEAD-03", "RSG-LEAD-04", "RSG-LEAD-06")
@pytest.mark.parametrize(
    ("totals", "moves"),
    [
        ((3, 2), (1, 0)),
        ((4, 3), (2, 0)),
        ((4, 4), (0, 0)),
        ((0, 0), (0, 0)),
        ((1, 0), (1, 0)),
        ((0, 4), (0, 2)),
        ((3, 3, 2), (1, 1, 0)),
        ((4, 4, 0), (1, 1, 0)),
        ((5, 5, 5), (0, 0, 0)),
        ((2, 6, 5), (0, 2, 0)),
        ((0, 0, 1), (0, 0, 1)),
        ((4, 4, 4, 3), (1, 1, 1, 0)),
        ((4, 4, 4, 4), (0, 0, 0, 0)),
        ((0, 1, 0, 1), (0, 1, 0, 1)),
        ((5, 4, 3, 2), (2, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("area", ["metro", "harbor", "compound"])
def test_who_leads_an_area_advances(totals: tuple[int, ...], moves: tuple[int, ...], area: str) -> None:
    tokens = {
        0: "",
        1: "laborer",
        2: "ranger",
        3: "hero",
        4: "hero, laborer",
        5: "hero, scholar",
        6: "hero, builder, laborer",
    }
    lines = [f"P{seat + 1} {area}: {tokens[total]}" for seat, total in enumerate(totals) if total]
    others = [f"P{seat + 1} {'harbor' if area != 'harbor' else 'metro'}: laborer 2" for seat in range(len(totals))]
    state = lay("phase: leadership\n" + "\n".join(lines + others), seats=len(totals))
    players = [f"P{seat + 1}" for seat in range(len(totals))]
    if area == "compound":
        for player in players:
            while asked(state) == player and retirable(state):
                decline(state)
    assert tuple(tracks(state, player)[area] for player in players) == moves


@pytest.mark.rule("RSG-LEAD-07")
def test_any_number_of_tokens_share_a_space() -> None:
    state = lay("phase: leadership\nP1 metro: laborer\nP2 harbor: laborer\nP1 tracks: 2 3 0\nP2 tracks: 3 3 0")
    assert tracks(state, "P1")["metro"] == tracks(state, "P2")["metro"] == 3


BONUSES = [
    ("metro", 1, {"parts": 1}),
    ("metro", 5, {"ammo": 1}),
    ("harbor", 1, {"fuel": 1}),
    ("harbor", 3, {"meds": 1}),
    ("compound", 3, {"food": 2}),
]


@pytest.mark.rule("RSG-LEAD-08", "RSG-RUL-03")
@pytest.mark.parametrize(("track", "before", "gains"), BONUSES)
def test_entering_a_space_gives_its_bonus(track: str, before: int, gains: dict[str, int]) -> None:
    spaces = [before if name == track else 0 for name in ("metro", "harbor", "compound")]
    state = lay(f"phase: leadership\nP1 {track}: laborer\nP1 tracks: {' '.join(map(str, spaces))}\nP2 items: food 1")
    assert tracks(state, "P1")[track] == before + 1 and items(state, "P1") == gains


@pytest.mark.rule("RSG-LEAD-08", "RSG-RUL-03")
@pytest.mark.parametrize("track", ["metro", "harbor", "compound"])
@pytest.mark.parametrize("before", [0, 2, 4, 6])
def test_the_spaces_between_give_nothing(track: str, before: int) -> None:
    spaces = [before if name == track else 0 for name in ("metro", "harbor", "compound")]
    state = lay(f"phase: leadership\nP1 {track}: laborer\nP1 tracks: {' '.join(map(str, spaces))}")
    assert items(state, "P1") == {} and vp(state, "P1") == 0 and turn_of(state) == "P1"


@pytest.mark.rule("RSG-LEAD-09", "RSG-LEAD-10", "RSG-RUL-02", "RSG-RUL-04", "RSG-GEN-08")
@pytest.mark.parametrize("track", ["metro", "harbor", "compound"])
def test_the_last_space_gives_two_vp_once(track: str) -> None:
    for before, points in ((6, 2), (7, 2), (8, 0)):
        spaces = [before if name == track else 0 for name in ("metro", "harbor", "compound")]
        state = lay(f"phase: leadership\nP1 {track}: hero, laborer\nP1 tracks: {' '.join(map(str, spaces))}")
        assert tracks(state, "P1")[track] == 8 and vp(state, "P1") == points


@pytest.mark.rule("RSG-LEAD-12", "RSG-LEAD-13", "RSG-RUL-28")
@pytest.mark.parametrize(("track", "before"), [("metro", 3), ("harbor", 5), ("compound", 1)])
def test_retire_takes_any_token_of_bag_or_rest_area(track: str, before: int) -> None:
    spaces = [before if name == track else 0 for name in ("metro", "harbor", "compound")]
    text = (
        f"phase: leadership\nP1 {track}: laborer\nP1 tracks: {' '.join(map(str, spaces))}\n"
        "P1 bag: hero, laborer 3\nP1 rest: ranger, laborer 2"
    )
    state = lay(text)
    assert retirable(state) == {"bag hero", "bag laborer", "rest ranger", "rest laborer"}
    retire(state, "bag laborer")
    assert bag(state, "P1") == {"hero": 1, "laborer": 2} and retired(state, "P1") == {"laborer": 1}
    state = lay(text)
    retire(state, "rest ranger")
    assert resting(state, "P1") == {"laborer": 2} and retired(state, "P1") == {"ranger": 1}
    state = lay(text)
    retire(state, "bag hero")
    assert bag(state, "P1") == {"laborer": 3}
    state = lay(text)
    decline(state)
    assert retired(state, "P1") == {} and turn_of(state) == "P1"


@pytest.mark.rule("RSG-RUL-28")
def test_without_a_token_there_nothing_is_retired() -> None:
    state = lay("phase: leadership\nP1 metro: hero, laborer 6\nP1 bag: none\nP1 tracks: 3 0 0")
    assert tracks(state, "P1")["metro"] == 5 and turn_of(state) == "P1"


@pytest.mark.rule("RSG-RUL-03", "RSG-RUL-50", "RSG-MIS-07")
def test_a_mission_planned_on_the_track_can_be_completed_in_the_first_turn() -> None:
    state = lay(
        "phase: leadership\nbasic: 2 BM-10\nP1 compound: laborer\nP1 metro: laborer\n"
        "P1 tracks: 0 0 5\nP1 items: ammo 1, meds 1"
    )
    assert plannable(state) == {"BM-10"}
    plan(state, "BM-10")
    assert basic(state) == {} and planned(state, "P1") == ["BM-10"]
    place(state, "laborer metro", "ZN-06")
    from tests.resurgence.table import completable

    assert completable(state) == {"BM-10"}


@pytest.mark.rule("RSG-RUL-26", "RSG-LEAD-03")
def test_bonuses_are_asked_for_in_the_turn_order_of_the_round() -> None:
    state = lay(
        "phase: leadership\nfirst: P2\nround: 2\nP1 compound: laborer\nP2 compound: laborer\n"
        "P1 tracks: 0 0 1\nP2 tracks: 0 0 1",
        seats=3,
    )
    assert asked(state) == "P2"
    decline(state)
    assert asked(state) == "P1"


@pytest.mark.rule("RSG-RUL-26")
def test_metro_comes_before_harbor_and_harbor_before_the_compound() -> None:
    """A plan on the Compound track finds what a Retire on Metro left: both are asked, Metro first."""
    state = lay(
        "phase: leadership\nbasic: 2 BM-10\nP1 metro: laborer\nP1 harbor: laborer\n"
        "P1 compound: laborer\nP1 tracks: 3 5 5"
    )
    assert retirable(state) and not plannable(state) and tracks(state, "P1") == {"metro": 4, "harbor": 5, "compound": 5}
    decline(state)
    assert retirable(state) and tracks(state, "P1") == {"metro": 4, "harbor": 6, "compound": 5}
    decline(state)
    assert plannable(state) == {"BM-10"} and tracks(state, "P1") == {"metro": 4, "harbor": 6, "compound": 6}


@pytest.mark.rule("RSG-LEAD-08", "RSG-RUL-27", "RSG-GEN-09")
def test_a_bonus_beyond_the_limit_is_lost() -> None:
    state = lay("phase: leadership\nP1 metro: laborer\nP1 tracks: 1 0 0\nP1 items: parts 9")
    assert items(state, "P1") == {"parts": 9}
