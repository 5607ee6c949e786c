"""Battles between players, read a second time: what is laid, revealed, reckoned and lost, card against card."""

from typing import Any

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    controller,
    dice,
    discard,
    draw,
    figures,
    hand,
    influence,
    laid,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    pool,
    products,
    removed,
    renown,
    texts,
    to_battle,
    totals,
    unused,
    why_not,
    won,
)

RED_BLUE = (
    "A leader: red\nB leader: blue\nA figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"
)
BLUE_RED = (
    "A leader: blue\nB leader: red\nA figures: C4\nB figures: D4\nA pile: blue_blueprints\nB pile: red_stampede\n"
)


@pytest.mark.rule("COR-BATTLE-07", "COR-BATTLE-08", "COR-RUL-22")
def test_the_attacker_pays_before_the_defender_turns_up_a_card() -> None:
    state = attack(BLUE_RED + "A hand: blue_enforcer\nA renown: 1\nB hand: red_brute, red_ambush")
    lay_cards(state, "blue_enforcer")
    lay_cards(state, "red_brute", "0 0")
    assert asked(state) == "A"
    assert laid(state, "B", 0) == ["?"], "still face down"
    assert laid(state, "A", 1) == ["blue_enforcer"], "open to all"
    play(state, "use:blue_enforcer")
    assert totals(state) == [4, 5]
    assert renown(state, "A") == 0


@pytest.mark.rule("COR-BATTLE-06", "COR-BATTLE-02")
def test_the_defender_sees_how_many_cards_lie_there_and_no_face() -> None:
    state = attack(RED_BLUE + "A hand: red_brute, red_scrapper\nB hand: blue_worker")
    lay_cards(state, "red_brute red_scrapper blind")
    assert asked(state) == "B"
    assert laid(state, "A", 1) == ["?", "?", "?"]
    assert "COR-TURN-01" in why_not(state, "done", 0), "A is done"


@pytest.mark.rule("COR-BATTLE-03", "COR-BATTLE-04", "COR-RUL-21", "COR-RUL-11")
def test_what_may_not_be_laid_is_refused_with_its_reason() -> None:
    cards = "red_garius_regallas, red_brute, red_scrapper, red_pack_runner, red_pack_runner"
    state = attack(RED_BLUE + f"A hand: {cards}\nA pile: -")
    assert "COR-CARD-01" in why_not(state, "lay:red_ambush")
    assert "COR-RUL-21" in why_not(state, "blind")
    lay_cards(state, "red_brute", done=False)
    assert "COR-BATTLE-04" in why_not(state, "lay:red_garius_regallas")
    lay_cards(state, "red_scrapper red_pack_runner", done=False)
    play(state, "lay:red_pack_runner")
    assert texts(state) == ["done"]
    assert "COR-BATTLE-03" in why_not(state, "blind")


@pytest.mark.rule("COR-RUL-19", "COR-BATTLE-16", "COR-BATTLE-19")
def test_a_unit_of_the_first_battle_may_be_given_up_for_the_second() -> None:
    text = RED_BLUE + "A figures: C4, C5\nB hand: blue_worker, blue_foreman\nA hand: red_brute"
    state = to_battle(play(lay(text), "action:move", "move:C4", "to:D4", "move:C5", "to:D4"))
    battle(state, "red_brute", "blue_worker blue_foreman", "0 0 0")  # 5 against 7
    assert removed(state) == ["red_brute"], "the only unit he laid"
    assert figures(state, "A") == "D4"
    battle(state, "", "", "1 0")  # one hit against none
    assert asked(state) == "B"
    assert set(texts(state, "remove")) == {"blue_worker", "blue_foreman"}, "they lie in his discard pile"
    play(state, "remove:blue_worker")
    assert removed(state) == ["blue_worker", "red_brute"]
    assert figures(state, "B") == ""


@pytest.mark.rule("COR-RUL-25")
def test_units_laid_are_given_up_before_any_in_the_discards() -> None:
    state = attack(RED_BLUE + "A hand: red_pack_runner, red_ambush\nA discard: red_brute\nB hand: blue_foreman")
    battle(state, "red_pack_runner red_ambush", "blue_foreman", "0 0 0 3")
    assert removed(state) == ["red_pack_runner"]
    assert discard(state, "A") == ["red_ambush", "red_brute"]


@pytest.mark.rule("COR-RUL-25", "COR-BATTLE-17")
def test_cards_of_this_battle_are_not_yet_discards() -> None:
    state = attack(RED_BLUE + "A hand: red_ambush, red_brute\nA pile: red_scrapper, red_stampede\nB hand: blue_foreman")
    battle(state, "red_ambush", "blue_foreman", "0 0 0 1")
    assert asked(state) == "A"
    assert texts(state, "remove") == ["red_brute"]
    assert texts(state, "dig") == ["red_scrapper"]
    play(state, "dig:red_scrapper")
    assert discard(state, "A") == ["red_ambush"]
    assert draw(state, "A") == 1


@pytest.mark.rule("COR-RUL-25")
def test_body_armor_is_not_spent_where_no_unit_would_be_lost() -> None:
    state = attack(RED_BLUE + "A hand: red_ambush\nA front: bm_body_armor\nB hand: blue_foreman")
    battle(state, "red_ambush", "blue_foreman", "0 0 0 1")
    assert figures(state, "A") == ""
    assert asked(state) == "B", "no armor was asked about, and the turn is over"


@pytest.mark.rule("COR-RUL-22", "COR-RUL-23")
def test_a_sniper_waits_for_both_and_the_attacker_aims_first() -> None:
    text = (
        "A leader: yellow\nB leader: green\nA figures: C4\nB figures: D4\nA hand: gm_sniper, yellow_ret\n"
        "B hand: gm_sniper, green_bought_loyalty\nB arcs: 2000\nA pile: -\nB pile: -"
    )
    state = attack(text)
    lay_cards(state, "gm_sniper yellow_ret")
    lay_cards(state, "gm_sniper green_bought_loyalty", "0 0")
    assert asked(state) == "B", "A's shot has one aim only"
    play(state, "use:green_bought_loyalty", "aim:yellow_ret")
    maybe(state, "use:gm_sniper", "aim:gm_sniper")
    # yellow: sniper 4 - 2, Ret silenced; green: sniper 4 - 2
    assert totals(state) == [2, 2]
    assert arcs(state, "B") == 0
    assert won(state, "B") == 1, "a tie is the defender's"


@pytest.mark.rule("COR-RUL-24")
def test_two_snipers_on_one_unit_leave_nothing_of_it_and_no_less() -> None:
    text = RED_BLUE + "A hand: gm_sniper, gm_sniper\nB hand: blue_worker, blue_black_ledger"
    state = attack(text)
    lay_cards(state, "gm_sniper gm_sniper")
    lay_cards(state, "blue_worker", "0 0")
    assert totals(state) == [4, 0]


@pytest.mark.rule("COR-RUL-28", "COR-RUL-24")
def test_two_thugs_take_two_dice_and_never_more_than_there_are() -> None:
    state = attack(RED_BLUE + "A hand: gm_thug, gm_thug")
    battle(state, "gm_thug gm_thug", "", "0")
    assert [len(rolled) for rolled in dice(state)] == [1, 0]
    assert totals(state) == [6, 0]


@pytest.mark.rule("COR-RUL-28")
def test_odin_rolls_two_more_and_a_thug_takes_one_of_all() -> None:
    state = attack(RED_BLUE + "A hand: gm_odin_kester, red_ambush\nB hand: gm_thug")
    battle(state, "gm_odin_kester red_ambush", "gm_thug", "0 0 0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [4, 1]


@pytest.mark.rule("COR-EX-30", "COR-RUL-23")
def test_an_assault_rifle_counts_the_units_a_rally_brings_at_most_four() -> None:
    text = (
        "A leader: yellow\nB leader: red\nA figures: C4\nB figures: D4\n"
        "A hand: bm_assault_rifle, yellow_rally, gm_min\n"
        "A pile: yellow_courier, yellow_open_arms\nB pile: red_stampede"
    )
    state = battle(attack(text), "bm_assault_rifle yellow_rally gm_min", "", "0 0", rally=2)
    maybe(state, "done")
    assert totals(state)[0] == 6 + 3 + 2


@pytest.mark.rule("COR-RUL-18", "COR-RUL-16", "COR-FIG-05")
def test_a_smoke_bomb_saves_the_figure_and_a_medic_the_card() -> None:
    state = attack(RED_BLUE + "A hand: bm_smoke_bomb, gm_medic, red_scrapper\nB hand: gm_min, gm_fighter, blue_foreman")
    before = pool(state, "A"), unused(state, "A")
    battle(state, "bm_smoke_bomb gm_medic red_scrapper", "gm_min gm_fighter blue_foreman", "0 0")
    assert removed(state) == []
    assert (pool(state, "A"), unused(state, "A")) == (before[0] + 1, before[1])
    assert discard(state, "A") == ["bm_smoke_bomb", "gm_medic", "red_scrapper"], "nobody is eager who has lost"


@pytest.mark.rule("COR-EX-50", "COR-RUL-12")
def test_blood_price_takes_what_is_left_after_the_guns_were_paid() -> None:
    state = attack(RED_BLUE + "A hand: red_blood_price, red_brute\nA arcs: 0\nB arcs: 3000\nB hand: blue_hired_guns")
    lay_cards(state, "red_blood_price red_brute")
    lay_cards(state, "blue_hired_guns", "0 0")
    play(state, "use:blue_hired_guns")
    maybe(state, "done")
    assert totals(state) == [5, 3]
    assert (arcs(state, "A"), arcs(state, "B")) == (2000, 0)


@pytest.mark.rule("COR-BATTLE-13", "COR-BATTLE-01")
def test_the_stronger_unit_of_another_colour_counts_by_my_own_tab() -> None:
    state = attack(RED_BLUE + "A hand: gm_mother_sill\nB hand: gm_fighter")
    battle(state, "gm_mother_sill", "gm_fighter", "2 0")
    assert totals(state) == [5, 5], "red 3 and two hits; blue 5, as no attacker"
    assert figures(state, "A") == "", "a tie is the defender's"


@pytest.mark.rule("COR-RUL-40", "COR-SELL-01", "COR-RUL-47")
def test_who_takes_the_last_space_in_battle_takes_the_factory_with_its_goods() -> None:
    text = (
        "A leader: red\nB leader: blue\ntiles: dev_red_eden_factory A1 B1 x3\nA figures: A1, B2\nB figures: B1\n"
        "A hand: red_brute, bm_stim_packs\nB pile: blue_blueprints\nA arcs: 0"
    )
    state = attack(text, "B2 B1")
    assert controller(state, "A1") == ""
    battle(state, "red_brute", "", "0 0")
    assert controller(state, "A1") == "A"
    assert products(state, "A1") == 3
    assert "COR-TURN-04" in why_not(state, "action:sell"), "one action a turn"


@pytest.mark.rule("COR-BATTLE-09", "COR-FIG-01")
def test_only_my_own_figures_near_the_fight_roll_for_me() -> None:
    text = (
        "seats: 3\nA figures: C4, D3\nB figures: D4, E4 2\nC figures: D5 2\nA pile: red_stampede\nB pile: -\nC pile: -"
    )
    state = battle(attack(text), "", "", "0 0 0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [2, 3]


@pytest.mark.rule("COR-RUL-10", "COR-RUL-38")
def test_in_a_battle_the_card_limit_is_that_of_the_moment() -> None:
    text = RED_BLUE + (
        "A met: crew, turf\nA hand: red_brute, red_scrapper, red_scrapper, red_scrapper, red_pack_runner, "
        "red_pack_runner, red_garius_regallas\n"
    )
    state = attack(text)
    assert influence(state, "A") == 6
    lay_cards(
        state, "red_brute red_scrapper red_scrapper red_scrapper red_pack_runner red_pack_runner", "0 0", done=False
    )
    assert hand(state, "A") == ["red_garius_regallas"]
    assert not legal(state, "lay:red_garius_regallas")


@pytest.mark.rule("COR-RUL-39")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_a_contested_award_space_is_nobodys_while_the_contest_lasts(first: int, second: int) -> None:
    state = attack(RED_BLUE + f"A hand: red_brute\nturn: {'AB'[first]}", "C4 D4" if first == 0 else "D4 C4")
    players: Any = state.view(None)["table"]["players"]  # type: ignore[index]
    assert (players[first]["award"], players[second]["award"]) == (0, 0)
