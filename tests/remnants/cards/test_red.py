"""Garius Regallas and his gang: each card of the red starter deck in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    dice,
    discard,
    fight,
    figures,
    hand,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    removed,
    texts,
    to_battle,
    totals,
)

ONE = "A leader: red\nB leader: blue\nA figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"


@pytest.mark.rule("COR-EX-17", "COR-RUL-79", "COR-RUL-80", "COR-CARD-03")
def test_warpath_pack_runner_and_hover_bikes_carry_six_figures_up_to_seven_spaces() -> None:
    text = (
        "A leader: red\nA front: bm_hover_bikes\n"
        "A hand: red_garius_regallas, red_pack_runner, red_brute\nA figures: A1, pool 7"
    )
    state = play(lay(text), "play:red_garius_regallas", "play:red_pack_runner", "action:move", "move:A1")
    found = set(texts(state, "to"))
    assert "D5" in found, "seven steps"
    assert "E5" not in found
    play(state, "to:D5", "enter")
    assert "D5" in texts(state, "to"), "five steps, one of them to enter"
    assert "D6" not in texts(state, "to")
    play(state, "to:D1", "enter", "to:D1", "enter", "to:C1", "enter", "to:C1", "enter", "to:E1")
    assert not legal(state, "enter"), "six have moved"


@pytest.mark.rule("COR-RUL-79", "COR-RUL-12")
def test_swift_is_for_the_next_figure_only() -> None:
    text = "A leader: red\nA hand: red_pack_runner, red_brute\nA figures: A1, A7"
    state = play(lay(text), "action:move", "move:A1", "to:A2", "play:red_pack_runner", "move:A7")
    assert "F7" in texts(state, "to")
    assert "G7" not in texts(state, "to")
    play(state, "to:F7", "enter")
    assert "D4" not in texts(state, "to")


def test_two_pack_runners_add_up_on_the_next_figure() -> None:
    text = "A leader: red\nA hand: red_pack_runner, red_pack_runner\nA figures: A1"
    state = play(lay(text), "play:red_pack_runner", "play:red_pack_runner", "action:move", "move:A1")
    assert "G2" in texts(state, "to")


def test_warpath_works_on_figures_moved_after_it() -> None:
    text = "A leader: red\nA hand: red_garius_regallas, red_brute\nA figures: A1, A7"
    state = play(lay(text), "action:move", "move:A1")
    assert "E1" not in texts(state, "to")
    play(state, "to:A2", "play:red_garius_regallas", "move:A7")
    assert "E7" in texts(state, "to")


@pytest.mark.parametrize(("near", "points"), [("D3", 7), ("E3", 5)])
def test_brute_strength_needs_four_figures_at_hand(near: str, points: int) -> None:
    state = attack(f"{ONE}A hand: red_brute\nA figures: C4, D5, E4, {near}")
    battle(state, "red_brute", "", "0 0 0 0 0")
    assert totals(state)[0] == points


def test_brute_counts_reinforced_spaces_with_two_figures() -> None:
    state = attack(f"{ONE}A hand: red_brute\nA figures: C4 2, D5 2")
    battle(state, "red_brute", "", "0 0 0 0 0")
    assert totals(state)[0] == 7, "one on D4, one on C4, two on D5"


@pytest.mark.rule("COR-EX-50", "COR-RUL-27", "COR-RUL-19")
def test_an_eager_scrapper_comes_back_after_a_win_and_fights_again() -> None:
    state = attack(f"{ONE}A hand: red_scrapper\nB figures: D4 2\nB pile: blue_worker, blue_worker")
    battle(state, "red_scrapper", "", "0 0 0")
    maybe(state, "dig:blue_worker", "remove:blue_worker")
    assert hand(state, "A") == ["red_scrapper"]
    to_battle(state)
    assert legal(state, "lay:red_scrapper")


def test_a_scrapper_that_loses_is_discarded_or_lost() -> None:
    state = attack(f"{ONE}A hand: red_scrapper, red_pack_runner")
    battle(state, "red_scrapper red_pack_runner", "", "0 0")
    assert hand(state, "A") == ["red_scrapper"]
    text = f"{ONE}A hand: red_scrapper, red_pack_runner\nB front: bm_defense_drone\nB hand: blue_foreman, blue_worker"
    state = attack(text)
    battle(state, "red_scrapper red_pack_runner", "blue_foreman blue_worker", "0 0")
    play(state, "remove:red_pack_runner")
    assert hand(state, "A") == []
    assert discard(state, "A") == ["red_scrapper"]


def test_ambush_gives_two_dice_to_an_attacker_only() -> None:
    state = battle(attack(f"{ONE}A hand: red_ambush"), "red_ambush", "", "3 3 3 0")
    assert dice(state)[0] == [3, 3, 3]
    text = "A leader: blue\nB leader: red\nA figures: C4\nB figures: D4\nB hand: red_ambush"
    state = battle(attack(text), "", "red_ambush", "0 1")
    assert dice(state)[1] == [1]


@pytest.mark.rule("COR-RUL-57")
def test_ambush_does_nothing_against_a_token() -> None:
    state = attack("A leader: red\nA figures: C4\nA hand: red_ambush, red_garius_regallas\ntokens: trooper D4")
    fight(state, "d4-trooper", "red_ambush red_garius_regallas", "0 d4")
    assert dice(state) == [[0]]


@pytest.mark.parametrize(("theirs", "mine"), [(5000, 3000), (1000, 1000), (0, 0)])
def test_blood_price_takes_three_thousand_or_all_there_is(theirs: int, mine: int) -> None:
    state = attack(f"{ONE}A hand: red_blood_price\nA arcs: 0\nB arcs: {theirs}")
    battle(state, "red_blood_price", "", "1 0")
    assert (arcs(state, "A"), arcs(state, "B")) == (mine, theirs - mine)


def test_blood_price_pays_a_thousand_for_a_token_and_nothing_for_a_defeat() -> None:
    text = "A leader: red\nA figures: C4\nA arcs: 0\nA hand: red_blood_price, red_garius_regallas\ntokens: trooper D4"
    state = attack(text)
    fight(state, "d4-trooper", "red_blood_price red_garius_regallas", "0 d4")
    assert arcs(state, "A") == 1000
    state = attack(text)
    fight(state, "d4-trooper", "red_blood_price", "0")
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-RUL-78")
def test_stampede_shifts_three_different_figures_one_space_without_enemies() -> None:
    text = (
        "A leader: red\nA hand: red_stampede, red_brute\nA figures: D4, D5, C4 2, G7\nB figures: D3\ntokens: patrol E4"
    )
    state = play(lay(text), "play:red_stampede")
    play(state, "shift:D4")
    assert texts(state, "to") in ([], ["D5"]), "D3 and E4 are enemies', C4 is full"
    maybe(state, "to:D5")
    assert figures(state, "A") == "C4 C4 D5 D5 G7"
    assert "D5" in texts(state, "shift"), "the one that stood there"
    play(state, "shift:C4", "to:B4", "shift:C4", "to:C5")
    assert texts(state, "shift") == []
    assert figures(state, "A") == "B4 C5 D5 D5 G7"
    play(state, "action:move", "move:B4")
    assert "B1" in texts(state, "to"), "three steps as ever"


@pytest.mark.rule("COR-RUL-78", "COR-RUL-30")
def test_stampede_takes_nobody_out_of_a_contested_space() -> None:
    text = "A leader: red\nA hand: red_stampede, red_brute\nA figures: C4, A1\nB figures: D4"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "play:red_stampede")
    assert texts(state, "shift") == ["A1"]


def test_stampede_may_stop_early() -> None:
    state = play(
        lay("A leader: red\nA hand: red_stampede, red_brute\nA figures: A1, A2"),
        "play:red_stampede",
        "shift:A1",
        "to:B1",
        "done",
    )
    assert figures(state, "A") == "A2 B1"
    assert asked(state) == "A"
    assert discard(state, "A") == ["red_stampede"]


def test_a_leader_laid_in_battle_makes_nobody_faster() -> None:
    state = attack(f"{ONE}A hand: red_garius_regallas")
    battle(state, "red_garius_regallas", "", "0 0")
    assert totals(state) == [6, 0]
    assert removed(state) == []


def test_nobody_sees_a_card_before_it_is_revealed() -> None:
    state = attack(f"{ONE}A hand: red_brute")
    lay_cards(state, "red_brute")
    assert "red_brute" not in str(state.view(1))


def test_stampede_takes_a_thousand_from_each_and_gains_one_for_each_opponent_beyond_the_first() -> None:
    text = "seats: 3\nA leader: red\nB leader: blue\nC leader: green\nA hand: red_stampede, red_brute\nA figures: D4\n"
    state = play(lay(text + "A arcs: 5000\nB arcs: 3000\nC arcs: 0"), "play:red_stampede", "done")
    assert [arcs(state, who) for who in "ABC"] == [7000, 2000, 0], "from the poorer, too, but nobody owes"


def test_stampede_against_one_opponent_is_the_toll_alone() -> None:
    text = "A leader: red\nB leader: blue\nA hand: red_stampede, red_brute\nA figures: D4\nA arcs: 0\nB arcs: 3000"
    state = play(lay(text), "play:red_stampede", "done")
    assert [arcs(state, who) for who in "AB"] == [1000, 2000]
