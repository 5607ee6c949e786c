"""Step 3: whose turn it is, who may go where, the penalty, Rest."""

import pytest

from tests.resurgence.shown import items, resting, vp
from tests.resurgence.table import (
    asked,
    effect,
    end,
    event,
    lay,
    menu,
    pay,
    payable,
    place,
    placeable,
    texts,
    tokens_to_place,
    turn_of,
    use,
    why_not,
)


@pytest.mark.rule("RSG-PLC-01", "RSG-PLC-02", "RSG-PLC-16", "RSG-PLC-17", "RSG-RUL-40")
def test_players_place_one_token_each_in_turn_and_who_has_none_is_skipped() -> None:
    state = lay("first: P2\nround: 2\nturn: P2\nP1 metro: laborer\nP2 metro: laborer 3\nP3 metro: laborer 2", seats=3)
    order = []
    for _ in range(6):
        order.append(turn_of(state))
        player = turn_of(state)
        place(state, "laborer metro", "rest")
        assert items(state, player)
    assert order == ["P2", "P3", "P1", "P2", "P3", "P2"]


@pytest.mark.rule("RSG-PLC-02", "RSG-RUL-40")
def test_who_has_tokens_cannot_pass() -> None:
    state = lay("P1 metro: laborer")
    assert "end" not in texts(state)
    assert placeable(state, "laborer metro") == {"ZN-01", "ZN-06", "ZN-09", "rest"}


@pytest.mark.rule("RSG-PLC-03")
def test_the_token_comes_from_any_area() -> None:
    state = lay("P1 metro: laborer\nP1 harbor: ranger, laborer\nP1 compound: hero")
    assert tokens_to_place(state) == {"laborer metro", "ranger harbor", "laborer harbor", "hero compound"}


@pytest.mark.rule("RSG-PLC-11", "RSG-PLC-14", "RSG-PLC-18")
@pytest.mark.parametrize("others", [0, 1, 2, 3])
@pytest.mark.parametrize("mutant", [False, True])
def test_the_penalty_is_one_item_a_token(others: int, mutant: bool) -> None:
    text = "P1 metro: laborer\nP1 items: food 6\nP2 metro: laborer\n" + ("mutants: ZN-05, ZN-06\n" if mutant else "")
    text += "\n".join(f"P{seat + 2} board: ZN-06 laborer" for seat in range(others))
    state = lay(text, seats=4)
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {"food": 6 - others - mutant}


@pytest.mark.rule("RSG-PLC-12", "RSG-RUL-38")
def test_each_mixture_of_items_is_paid_in_one_way() -> None:
    """Two of five kinds, in a fixed order: 15 mixtures, each once."""
    state = lay(
        "mutants: ZN-05, ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\n"
        "P1 items: food 2, fuel 2, parts 2, ammo 2, meds 2"
    )
    place(state, "laborer metro", "ZN-06", pays=False)
    found = []

    def follow(s: object, paid: int) -> None:
        if not payable(s):  # type: ignore[arg-type]
            found.append(tuple(sorted(items(s, "P1").items())))  # type: ignore[arg-type]
            return
        for item in sorted(payable(s)):  # type: ignore[arg-type]
            after = s.clone()  # type: ignore[attr-defined]
            pay(after, item)
            follow(after, paid + 1)

    follow(state, 0)
    assert len(found) == len(set(found)) == 15


@pytest.mark.rule("RSG-PLC-13")
def test_a_payment_never_runs_into_a_dead_end() -> None:
    state = lay("mutants: ZN-05, ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: food 1, meds 1")
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {}
    assert "RSG-PLC-13" in why_not(
        lay("mutants: ZN-05, ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: food 1"),
        "place laborer metro ZN-06",
    )


@pytest.mark.rule("RSG-RUL-39")
def test_nothing_gained_this_turn_pays_the_penalty() -> None:
    state = lay("P1 cards: Farmer\nP2 board: ZN-01 laborer\nP1 metro: laborer 2")
    assert "ZN-01" not in placeable(state, "laborer metro")


@pytest.mark.rule("RSG-PLC-15", "RSG-REST-01", "RSG-REST-02", "RSG-REST-05")
@pytest.mark.parametrize("token", ["hero metro", "ranger harbor", "scholar compound", "laborer metro"])
def test_any_token_may_rest_for_one_food(token: str) -> None:
    kind, area = token.split()
    state = lay(f"P1 {area}: {kind}, builder\nP1 rest: laborer 3\nP2 metro: laborer")
    place(state, token, "rest")
    assert items(state, "P1") == {"food": 1}
    found = {"laborer": 3}
    found[kind] = found.get(kind, 0) + 1
    assert resting(state, "P1") == found and turn_of(state) == "P2"


@pytest.mark.rule("RSG-REST-02", "RSG-GEN-09")
def test_resting_with_nine_food_gains_nothing() -> None:
    state = lay("P1 metro: laborer 2\nP1 items: food 9\nP2 metro: laborer")
    place(state, "laborer metro", "rest")
    assert items(state, "P1") == {"food": 9}


@pytest.mark.rule("RSG-REST-03", "RSG-RUL-36", "RSG-RUL-31")
def test_after_a_card_i_cannot_rest_and_after_resting_i_cannot_use_a_card() -> None:
    state = lay("P1 hero: Mystic\nP1 metro: laborer 2\nP2 metro: laborer")
    use(state, "Mystic", "laborer metro harbor")
    for token in ("laborer metro", "laborer harbor"):
        assert "rest" not in placeable(state, token)
    assert "RSG-R" in why_not(state, "place laborer metro rest")


@pytest.mark.rule("RSG-PLC-19", "RSG-PLC-20", "RSG-PLC-21")
def test_all_that_a_placement_offers_is_my_choice_and_comes_once() -> None:
    state = lay(
        "event: EV-04\nround: 2\nP1 cards: Sailor\nP1 planned: BM-13\nP1 items: parts 2\n"
        "P1 harbor: laborer 2\nP2 metro: laborer"
    )
    place(state, "laborer harbor", "ZN-08")
    assert menu(state) == {"effect", "use Sailor", "event", "complete BM-13", "end"}
    effect(state)
    assert menu(state) == {"use Sailor", "event", "complete BM-13", "end"}
    event(state)
    assert menu(state) == {"use Sailor", "complete BM-13", "end"}
    end(state)
    assert turn_of(state) == "P2" and items(state, "P1") == {"parts": 2, "fuel": 2} and vp(state, "P1") == 0


@pytest.mark.rule("RSG-PLC-04")
def test_never_two_of_my_tokens_in_a_zone() -> None:
    state = lay("P1 board: ZN-06 laborer\nP1 metro: laborer\nP1 items: food 5")
    assert "ZN-06" not in placeable(state, "laborer metro")
    assert "RSG-PLC-04" in why_not(state, "place laborer metro ZN-06")


@pytest.mark.rule("RSG-PLC-05")
def test_never_two_of_my_tokens_in_a_room() -> None:
    state = lay("P1 board: RM-01 laborer\nP1 rooms: Armory, Clinic\nP1 compound: laborer")
    assert placeable(state, "laborer compound") == {"RM-02", "RM-03", "rest"}
    assert "RSG-PLC-05" in why_not(state, "place laborer compound RM-01")


@pytest.mark.rule("RSG-PLC-06", "RSG-PLC-08", "RSG-PLC-09", "RSG-PLC-07")
@pytest.mark.parametrize(
    ("text", "action", "rule"),
    [
        ("P1 metro: laborer", "place laborer metro ZN-08", "RSG-PLC-06"),
        ("P1 harbor: laborer", "place laborer harbor RM-01", "RSG-PLC-07"),
        ("P1 metro: laborer", "place laborer metro ZN-02", "RSG-PLC-08"),
        ("P1 metro: ranger", "place ranger metro ZN-02", "RSG-PLC-09"),
    ],
)
def test_why_a_token_cannot_go_there(text: str, action: str, rule: str) -> None:
    assert rule in why_not(lay(text), action)


@pytest.mark.rule("RSG-RUL-96", "RSG-PLC-16")
def test_who_was_out_of_tokens_is_in_again_next_round() -> None:
    state = lay("P1 metro: laborer\nP2 metro: laborer 2")
    for _ in range(3):
        place(state, "laborer metro", "rest")
    assert sorted(asked(state).split()) == ["P1", "P2"], "both assign again"


@pytest.mark.rule("RSG-RUL-29", "RSG-RUL-41")
def test_the_token_of_the_garage_is_assigned_before_anything_else() -> None:
    state = lay("P1 rooms: Garage\nP1 cards: Mechanic\nP1 compound: laborer 2\nP2 metro: laborer")
    place(state, "laborer compound", "RM-06")
    effect(state)
    assert {text.split(":")[0] for text in texts(state)} == {"assign"}
