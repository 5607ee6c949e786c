"""The Encounters expansion: the bag, Beasts, the Stalker, and the solo game with them."""

import pytest

from tests.resurgence.shown import encounters, encounters_left, items, mutant_vp, mutants, planned, vp
from tests.resurgence.table import (
    arrange,
    arrangeable,
    asked,
    bonus_events_seen,
    completable,
    end,
    lay,
    menu,
    pay,
    payable,
    place,
    placeable,
    stalker,
    start,
    take_turn_of,
    turn_of,
    use,
)


@pytest.mark.rule("RSG-ENC-01", "RSG-ENC-02")
@pytest.mark.parametrize(("seats", "bag"), [(1, 6), (2, 6), (3, 4), (4, 4)])
def test_what_is_in_the_bag(seats: int, bag: int) -> None:
    state = start(seats, encounters=True)
    assert encounters(state) == {"mutant": bag, "beast": 2, "stalker": 1}


@pytest.mark.rule("RSG-ENC-03", "RSG-RUL-90", "RSG-UPK-20")
def test_two_tokens_of_the_bag_come_with_a_card() -> None:
    state = lay("phase: upkeep\nmutant deck: MC-4\nencounters bag: mutant, mutant", seats=3, encounters=True)
    assert mutants(state) == {"ZN-07": "mutant", "ZN-08": "mutant"}


@pytest.mark.rule("RSG-RUL-90", "RSG-UPK-21")
def test_a_blank_draws_nothing() -> None:
    state = lay("phase: upkeep\nmutant deck: MC-7\nencounters bag: mutant, beast", seats=3, encounters=True)
    assert mutants(state) == {}


@pytest.mark.rule("RSG-ENC-04")
@pytest.mark.parametrize("first", ["mutant", "beast"])
def test_the_first_player_says_which_of_two_tokens_goes_where(first: str) -> None:
    state = lay(
        "phase: upkeep\nround: 2\nfirst: P2\nmutant deck: MC-4\nencounters bag: mutant, beast", seats=3, encounters=True
    )
    assert asked(state) == "P2" and arrangeable(state) == {"mutant", "beast"}
    arrange(state, first)
    other = "beast" if first == "mutant" else "mutant"
    assert mutants(state) == {"ZN-07": first, "ZN-08": other}


@pytest.mark.rule("RSG-ENC-05")
def test_bonus_events_are_shuffled_in_if_wished() -> None:
    assert bonus_events_seen(True) and not bonus_events_seen(False)


@pytest.mark.rule("RSG-ENC-06")
def test_a_mutant_costs_any_item() -> None:
    state = lay("mutants: ZN-06\nP1 metro: laborer 2\nP1 items: food 1, meds 1", encounters=True)
    place(state, "laborer metro", "ZN-06", pays=False)
    assert payable(state) == {"food", "meds"}


@pytest.mark.rule("RSG-ENC-07", "RSG-RUL-91")
@pytest.mark.parametrize(("token", "counts"), [("mutants", True), ("beasts", False), ("stalker", False)])
def test_only_a_real_mutant_serves_missions_and_the_smuggler(token: str, counts: bool) -> None:
    state = lay(
        f"{token}: ZN-06\nP1 cards: Smuggler\nP1 planned: BM-30\nP1 items: food 3, fuel 1, ammo 1\nP1 metro: laborer 2",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06", *([] if token == "stalker" else ["ammo"]))
    assert ("use Smuggler" in menu(state)) == counts and (completable(state) == {"BM-30"}) == counts


@pytest.mark.rule("RSG-ENC-08", "RSG-RUL-89")
def test_a_beast_wants_a_critical_supply_and_is_gone() -> None:
    text = "beasts: ZN-06\nP1 metro: laborer 2\nP2 metro: laborer\nP1 items: "
    assert "ZN-06" not in placeable(lay(text + "food 9, fuel 9, parts 9", encounters=True), "laborer metro")
    state = lay(text + "food 1, ammo 1, meds 1", encounters=True)
    place(state, "laborer metro", "ZN-06", pays=False)
    assert payable(state) == {"ammo", "meds"}
    pay(state, "meds")
    assert vp(state, "P1") == 2 and mutants(state) == {} and items(state, "P1") == {"food": 1, "ammo": 1}
    end(state)
    take_turn_of(state, "P2")
    assert "ZN-06" not in placeable(state, "laborer metro"), "P1's token costs an item, which P2 has not"


@pytest.mark.rule("RSG-ENC-08", "RSG-RUL-89", "RSG-PLC-11")
def test_rivals_beside_a_beast_cost_an_item_each() -> None:
    state = lay(
        "beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: ammo 1, food 1", encounters=True
    )
    place(state, "laborer metro", "ZN-06")
    assert items(state, "P1") == {} and vp(state, "P1") == 2
    state = lay("beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: ammo 1", encounters=True)
    assert "ZN-06" not in placeable(state, "laborer metro")
    state = lay("beasts: ZN-06\nP2 board: ZN-06 laborer\nP1 metro: laborer 2\nP1 items: food 2", encounters=True)
    assert "ZN-06" not in placeable(state, "laborer metro")


@pytest.mark.rule("RSG-ENC-09", "RSG-RUL-92", "RSG-RUL-50")
def test_the_stalker_plans_a_mission() -> None:
    state = lay(
        "stalker: ZN-06\nbasic: 2 BM-10\nP1 cards: Plumber\nP1 items: ammo 1, meds 1\nP1 metro: laborer 2",
        encounters=True,
    )
    place(state, "laborer metro", "ZN-06")
    stalker(state, "plan", "BM-10")
    assert planned(state, "P1") == ["BM-10"] and completable(state) == set()
    assert not any(one.startswith("stalker") for one in menu(state)), "once"
    use(state, "Plumber")
    assert items(state, "P1") == {"ammo": 1, "meds": 1, "food": 1}


@pytest.mark.rule("RSG-ENC-09", "RSG-RUL-92")
@pytest.mark.parametrize("given", ["food", "fuel", "parts", "ammo", "meds"])
def test_the_stalker_swaps_an_item_for_one_of_another_kind(given: str) -> None:
    state = lay(
        f"stalker: ZN-06\nP1 items: {given} 1\nP1 planned: BM-01, BM-02, BM-03\nP1 metro: laborer 2", encounters=True
    )
    place(state, "laborer metro", "ZN-06")
    for wanted in ("food", "fuel", "parts", "ammo", "meds"):
        if wanted != given:
            after = state.clone()
            stalker(after, given, wanted)
            assert items(after, "P1") == {wanted: 1}
    assert stalker(state.clone(), given, given, strict=False) is None


@pytest.mark.rule("RSG-RUL-92", "RSG-RUL-89")
def test_the_stalker_is_optional_and_offers_nothing_to_who_can_do_neither() -> None:
    state = lay(
        "stalker: ZN-06\nP1 planned: BM-01, BM-02, BM-03\nP1 metro: laborer 2\nP2 metro: laborer", encounters=True
    )
    place(state, "laborer metro", "ZN-06")
    assert menu(state) == {"effect", "end"}
    state = lay("stalker: ZN-06\nP1 items: food 1\nP1 metro: laborer 2\nP2 metro: laborer", encounters=True)
    place(state, "laborer metro", "ZN-06")
    end(state)
    assert turn_of(state) == "P2" and items(state, "P1") == {"food": 1}


@pytest.mark.rule("RSG-ENC-10")
def test_at_the_end_of_the_round_all_tokens_are_put_beside_the_board() -> None:
    state = lay(
        "phase: upkeep\nmutants: ZN-01\nbeasts: ZN-06\nstalker: ZN-08\nmutant deck: MC-7\n"
        "encounters bag: mutant 3, beast 1",
        seats=3,
        encounters=True,
    )
    assert mutants(state) == {} and encounters_left(state) == {"mutant": 3, "beast": 1}


@pytest.mark.rule("RSG-ENC-11", "RSG-RUL-90")
def test_an_empty_bag_is_filled_with_what_lies_beside_the_board() -> None:
    for seed in range(6):
        state = lay(
            "phase: upkeep\nmutants: ZN-01\nbeasts: ZN-06\nmutant deck: MC-4\nencounters bag: stalker",
            seats=3,
            encounters=True,
            seed=seed,
        )
        if asked(state) and arrangeable(state):
            assert "stalker" in arrangeable(state), "the last one of the bag comes first"
            arrange(state, "stalker")
        assert sorted(mutants(state)) == ["ZN-07", "ZN-08"]
        assert sum(encounters_left(state).values()) == 5


# -- alone -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RSG-ENC-12")
def test_alone_beasts_and_the_stalker_bring_mutant_actions_too() -> None:
    state = lay("side: B\nmutant deck: MC-4\nencounters bag: beast 2\nP1 metro: laborer 3", seats=1, encounters=True)
    assert mutants(state) == {"ZN-07": "beast", "ZN-08": "beast"} and mutant_vp(state) == 3


@pytest.mark.rule("RSG-ENC-13", "RSG-RUL-93")
@pytest.mark.parametrize("round_", [2, 6])
def test_alone_each_beast_left_scores_four_for_the_mutants(round_: int) -> None:
    state = lay(
        f"phase: upkeep\nround: {round_}\nbeasts: ZN-01, ZN-06\nmutants: ZN-02\nmutant vp: 1", seats=1, encounters=True
    )
    assert mutant_vp(state) >= 9
    calm = lay(
        f"phase: upkeep\nround: {round_}\nmutants: ZN-02, ZN-01\nstalker: ZN-06\nmutant vp: 1", seats=1, encounters=True
    )
    assert mutant_vp(state) - mutant_vp(calm) == 8


@pytest.mark.rule("RSG-ENC-13")
def test_with_rivals_a_beast_left_scores_nothing() -> None:
    state = lay("phase: upkeep\nbeasts: ZN-01, ZN-06\nP1 vp: 1", encounters=True)
    assert vp(state, "P1") == 1 and vp(state, "P2") == 0
