"""Battles between players (ledger: Battle between players, and the battle of Jake and Sam)."""

from typing import Any

import pytest

from cinderbox.games.remnants.state import RemnantsState
from tests.remnants.table import (
    asked,
    attack,
    battle,
    controller,
    dice,
    discard,
    draw,
    figures,
    laid,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    pool,
    removed,
    renown,
    renown_pool,
    texts,
    to_battle,
    totals,
    unused,
    why_not,
)

JAKE = """A leader: red
B leader: blue
A figures: C4 2, D3
A hand: red_garius_regallas, red_scrapper, red_ambush
A pile: red_brute, red_stampede, red_pack_runner
B figures: D4, E4 2, D5
B hand: blue_sempento_roden, blue_foreman, blue_worker, blue_enforcer
B pile: blue_worker, blue_worker
B renown: 3
"""
# A steps from C4 to D4, where B stands alone
ONE = "A leader: red\nB leader: blue\nA figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"


def jake_and_sam() -> RemnantsState:
    return to_battle(play(lay(JAKE), "action:move", "move:C4", "to:D4", "move:C4", "to:D4"))


@pytest.mark.rule("COR-EX-06", "COR-BATTLE-02", "COR-BATTLE-03", "COR-BATTLE-04", "COR-BATTLE-05", "COR-BATTLE-06")
def test_jake_lays_two_from_his_hand_and_two_unseen_then_sam_lays_four() -> None:
    state = jake_and_sam()
    assert asked(state) == "A"
    play(state, "lay:red_garius_regallas", "lay:red_scrapper", "blind", "blind")
    assert texts(state, "lay") == []
    assert not legal(state, "blind")
    maybe(state, "done")
    assert asked(state) == "B"
    assert laid(state, "A", None) == ["?"] * 4
    assert laid(state, "A", 1) == ["?"] * 4
    assert sorted(laid(state, "A", 0)) == ["?", "?", "red_garius_regallas", "red_scrapper"]
    assert draw(state, "A") == 1


@pytest.mark.rule("COR-EX-07", "COR-EX-08", "COR-EX-09", "COR-EX-10", "COR-EX-11", "COR-EX-12")
@pytest.mark.rule("COR-BATTLE-07", "COR-BATTLE-08", "COR-BATTLE-09", "COR-BATTLE-10", "COR-BATTLE-11", "COR-BATTLE-12")
@pytest.mark.rule("COR-BATTLE-14", "COR-BATTLE-15", "COR-BATTLE-19", "COR-CARD-06", "COR-RUL-64", "COR-RUL-19")
def test_jake_and_sam() -> None:
    state = jake_and_sam()
    lay_cards(state, "red_garius_regallas red_scrapper blind blind")
    everything = "blue_sempento_roden blue_foreman blue_worker blue_enforcer"
    lay_cards(state, everything, "1 0 3 2 1 0 2")
    assert asked(state) == "B", "Unpopular: pay a renown?"
    play(state, "use:blue_enforcer")
    assert (renown(state, "B"), renown_pool(state)) == (2, 198)
    assert dice(state) == [[1, 0, 3], [2, 1, 0, 2]]
    assert totals(state) == [18, 21]
    assert asked(state) == "A"
    assert set(texts(state, "remove")) == {"red_garius_regallas", "red_scrapper", "red_brute"}
    play(state, "remove:red_scrapper")
    assert removed(state) == ["red_scrapper"]
    assert figures(state, "A") == "D3 D4"
    assert (pool(state, "A"), unused(state, "A")) == (4, 10)
    assert discard(state, "A") == sorted(["red_garius_regallas", "red_brute", "red_stampede"])
    assert discard(state, "B") == sorted(everything.split())
    to_battle(state)
    assert asked(state) == "A"
    assert texts(state, "lay") == ["red_ambush"]
    play(state, "lay:red_ambush", "blind")
    assert not legal(state, "blind"), "that was the last card of the pile"
    maybe(state, "done")
    assert asked(state) == "B"
    assert texts(state, "lay") == []
    assert legal(state, "blind")


@pytest.mark.rule("COR-EX-12", "COR-BATTLE-09")
def test_in_the_second_battle_jake_rolls_a_die_less() -> None:
    state = jake_and_sam()
    battle(state, "red_scrapper", "blue_foreman", "0 0 0 0 0 0 0")
    maybe(state, "remove:red_scrapper")
    battle(state, "", "", "0 0 0 0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [2, 4]


@pytest.mark.rule("COR-BATTLE-01", "COR-BATTLE-13")
def test_the_defender_wins_a_tie() -> None:
    state = battle(attack(ONE + "A hand: red_scrapper\nB hand: blue_worker"), "red_scrapper", "blue_worker", "1 1")
    assert totals(state) == [4, 4]
    assert figures(state, "A") == ""
    assert figures(state, "B") == "D4"
    assert removed(state) == ["red_scrapper"]


@pytest.mark.rule("COR-BATTLE-12", "COR-RUL-30")
def test_one_more_is_enough_and_the_space_is_mine() -> None:
    state = battle(attack(ONE + "A hand: red_scrapper\nB hand: blue_worker"), "red_scrapper", "blue_worker", "2 1")
    assert (figures(state, "A"), figures(state, "B")) == ("D4", "")
    assert removed(state) == ["blue_worker"]
    assert unused(state, "B") == 10
    assert pool(state, "B") == 6


@pytest.mark.rule("COR-UNIT-02", "COR-UNIT-03", "COR-UNIT-01")
@pytest.mark.parametrize(("colour", "points"), [("yellow", 4), ("red", 6), ("blue", 4), ("green", 4)])
def test_the_same_card_fights_as_well_as_its_leader_lets_it(colour: str, points: int) -> None:
    other = "blue" if colour == "red" else "red"
    text = f"A leader: {colour}\nB leader: {other}\nA figures: C4\nB figures: D4\nA hand: gm_odin_kester"
    state = battle(attack(text), "gm_odin_kester", "", "0 0 0 0")
    assert totals(state) == [points, 0]


@pytest.mark.rule("COR-EX-27", "COR-BATTLE-09", "COR-BOARD-10")
def test_dice_are_for_figures_beside_and_not_across_a_corner() -> None:
    text = "A figures: C2, C4, B3 2, D4\nB figures: C3\nA hand: red_brute"
    state = attack(text, "C4 C3")
    battle(state, "red_brute", "", "0 0 0 0 0")
    assert dice(state) == [[0, 0, 0, 0], [0]]
    assert totals(state) == [7, 0]


@pytest.mark.rule("COR-RUL-20", "COR-BATTLE-16")
def test_who_lays_nothing_gives_a_gang_member_from_the_discards() -> None:
    text = ONE + "B hand: blue_foreman\nB pile: -\nB discard: blue_blueprints, blue_worker, blue_enforcer"
    state = battle(attack(text), "", "", "2 1")
    assert asked(state) == "B"
    assert set(texts(state, "remove")) == {"blue_worker", "blue_enforcer"}
    play(state, "remove:blue_worker")
    assert discard(state, "B") == sorted(["blue_blueprints", "blue_enforcer"])


@pytest.mark.rule("COR-EX-28", "COR-RUL-25", "COR-BATTLE-17", "COR-BATTLE-18", "COR-RUL-16")
def test_without_a_gang_member_in_the_discards_it_comes_from_hand_or_draw_pile() -> None:
    text = (
        ONE + "B hand: blue_black_ledger, blue_worker\nB discard: blue_blueprints\n"
        "B pile: blue_foreman, blue_hired_guns, blue_enforcer"
    )
    state = battle(attack(text), "", "", "2 1")
    assert asked(state) == "B"
    assert texts(state, "remove") == ["blue_worker"]
    assert set(texts(state, "dig")) == {"blue_foreman", "blue_enforcer"}
    mark = state.mark
    play(state, "dig:blue_enforcer")
    assert draw(state, "B") == 2
    assert removed(state) == ["blue_enforcer"]
    assert state.mark > mark, "the pile is shuffled"


@pytest.mark.rule("COR-EX-29", "COR-RUL-25")
def test_a_card_that_is_no_unit_does_not_count_as_one_to_remove() -> None:
    state = attack(
        "A leader: blue\nB leader: red\nA figures: C4\nB figures: D4\nB hand: red_ambush\nB discard: red_brute"
    )
    battle(state, "", "red_ambush", "2 1")
    maybe(state, "remove:red_brute")
    assert removed(state) == ["red_brute"]
    assert discard(state, "B") == ["red_ambush"]


@pytest.mark.rule("COR-RUL-25", "COR-RUL-82")
def test_with_no_unit_card_anywhere_only_the_figure_is_lost() -> None:
    state = battle(attack(ONE + "B hand: blue_black_ledger"), "", "", "2 1")
    maybe(state, "done")
    assert figures(state, "B") == ""
    assert removed(state) == []
    assert not state.over


@pytest.mark.rule("COR-RUL-17", "COR-DECK-02", "COR-DECK-03", "COR-MAT-01")
def test_the_gang_leader_can_be_lost_and_the_colour_stays() -> None:
    text = ONE + "A hand: red_garius_regallas, red_scrapper\nA figures: C4 2\nB figures: D4, D5 2, E4 2"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C4", "to:D4")
    maybe(state, "done")
    battle(state, "red_garius_regallas", "", "0 0 2 2 2 2 2")
    assert removed(state) == ["red_garius_regallas"]
    battle(state, "red_scrapper", "", "0 0 0 0 0 0")
    assert totals(state) == [3, 0], "Scrapper counts as red as before"


@pytest.mark.rule("COR-RUL-18", "COR-BATTLE-11", "COR-CARD-06")
def test_any_card_may_be_laid_and_one_without_battle_only_counts_its_value() -> None:
    text = ONE + "A pile: -\nA hand: red_stampede, red_garius_regallas, bm_stolen_goods"
    state = attack(text)
    assert set(texts(state, "lay")) == {"red_stampede", "red_garius_regallas", "bm_stolen_goods"}
    battle(state, "red_stampede red_garius_regallas bm_stolen_goods", "", "0 0")
    assert totals(state) == [6, 0]
    assert discard(state, "A") == sorted(["red_stampede", "red_garius_regallas", "bm_stolen_goods"])


@pytest.mark.rule("COR-RUL-21", "COR-RUL-06")
def test_no_more_unseen_cards_than_the_draw_pile_has() -> None:
    state = attack(ONE + "A pile: red_brute\nA discard: red_ambush")
    play(state, "blind")
    assert not legal(state, "blind")
    state = attack(ONE + "A hand: red_brute\nA pile: -\nA discard: red_ambush")
    assert not legal(state, "blind")
    assert "COR-RUL-21" in why_not(state, "blind")


@pytest.mark.rule("COR-BATTLE-03", "COR-BATTLE-06", "COR-INF-04")
def test_each_side_lays_as_many_cards_as_its_own_influence() -> None:
    mine = "red_brute, red_ambush, red_scrapper, red_scrapper, red_scrapper, red_pack_runner"
    theirs = "blue_worker, blue_worker, blue_worker, blue_foreman, blue_enforcer, blue_enforcer"
    state = attack(ONE + f"A hand: {mine}\nB hand: {theirs}\nB met: turf")
    lay_cards(state, "red_brute red_scrapper red_scrapper red_scrapper", done=False)
    assert texts(state, "lay") == []
    told: Any = state.question(state.to_act[0])
    assert told["strength"] == told["cards"] + told["more"] == 14
    maybe(state, "done")
    lay_cards(state, "blue_worker blue_worker blue_worker blue_enforcer", done=False)
    assert asked(state) == "B"
    assert texts(state, "lay"), "a fifth"


@pytest.mark.rule("COR-EX-38", "COR-RUL-40")
def test_a_stronghold_helps_its_holder_until_a_space_is_lost() -> None:
    text = "tiles: dev_stronghold C3 D3 C4\nB figures: C3, D3, C4\nA figures: C2\n"
    state = attack(text, "C2 C3")
    assert controller(state, "C3") == "B"
    battle(state, "", "", "3 1 0 0")
    assert totals(state) == [3, 5]
    state = attack(text + "A hand: red_garius_regallas", "C2 C3")
    battle(state, "red_garius_regallas", "", "2 0 0 0")
    maybe(state, "done")
    assert totals(state) == [8, 4]
    assert controller(state, "C3") == ""


@pytest.mark.rule("COR-RUL-40", "COR-DEV-02")
def test_an_intruder_controls_nothing_before_the_contest_is_over() -> None:
    text = "tiles: dev_chop_shop D1\nB figures: D1\nA figures: D2"
    state = attack(text, "D2 D1")
    assert controller(state, "D1") == "B"
    battle(state, "", "", "3 0")
    maybe(state, "done")
    assert controller(state, "D1") == "A"


@pytest.mark.rule("COR-RUL-10")
def test_no_card_is_played_for_its_ability_while_a_battle_is_on() -> None:
    state = attack(ONE + "A leader: green\nA pile: -\nA hand: green_payday, green_skim")
    assert legal(state, "lay:green_payday")
    assert not legal(state, "play:green_payday")


@pytest.mark.rule("COR-RUL-10")
def test_between_two_battles_of_my_turn_i_may_play_a_card() -> None:
    text = "A leader: green\nB leader: blue\nA hand: green_payday\nA pile: -\nA figures: C4 2\nB figures: D4\nA arcs: 0"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C4", "to:D4")
    maybe(state, "done")
    battle(state, "", "", "0 0 0")
    assert figures(state, "A") == "D4"
    assert legal(state, "play:green_payday")
    play(state, "play:green_payday")
    assert asked(to_battle(state)) == "B", "A has nothing to lay"


@pytest.mark.rule("COR-FIG-05", "COR-FIG-01", "COR-FIG-04", "COR-MAT-06")
def test_a_lost_figure_is_unused_whatever_card_is_lost() -> None:
    state = battle(attack(ONE + "A figures: C4, pool 2\nA hand: red_brute"), "red_brute", "", "0 3")
    assert totals(state) == [5, 3]
    state = battle(attack(ONE + "A figures: C4, pool 2\nA hand: red_scrapper"), "red_scrapper", "", "0 3")
    assert (pool(state, "A"), unused(state, "A")) == (2, 14)


@pytest.mark.rule("COR-RUL-29")
def test_a_space_never_holds_three_gangs() -> None:
    text = "seats: 3\nA leader: red\nB leader: blue\nC leader: green\nA figures: C3\nB figures: C4\nC figures: D4\n"
    state = play(lay(text), "action:move", "move:C3", "to:C4")
    maybe(state, "done")
    battle(state, "", "", "3 0")
    maybe(state, "done")
    assert sorted(figures(state, player) for player in ("A", "B", "C")) == ["", "C4", "D4"]
