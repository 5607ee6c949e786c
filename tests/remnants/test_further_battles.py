"""Further positions: battles, the Yugai, auctions."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    award,
    battle,
    controller,
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
    pool,
    products,
    removed,
    renown,
    row,
    texts,
    tokens,
    totals,
    turns,
    why_not,
    won,
)

TWO = "A leader: red\nB leader: blue\n"
ONE = TWO + "A figures: C4\nB figures: D4\nA pile: red_stampede\nB pile: blue_blueprints\n"

# -- battles -------------------------------------------------------------------------------------------------


def test_armor_saves_a_card_that_would_come_from_the_discards() -> None:
    state = attack(ONE + "B front: bm_body_armor\nB discard: blue_worker, blue_foreman")
    battle(state, "", "", "1 0")
    assert legal(state, "armor")
    play(state, "armor")
    assert removed(state) == []
    assert discard(state, "B") == ["blue_foreman", "blue_worker"]


def test_a_scrapper_comes_back_from_a_token_too() -> None:
    state = attack(TWO + "A figures: C4\nA hand: red_scrapper, red_brute\ntokens: patrol D4\nA arcs: 0")
    fight(state, "d4-patrol", "red_scrapper", "1 d4")
    assert hand(state, "A") == ["red_brute", "red_scrapper"]


@pytest.mark.rule("COR-RUL-28")
def test_a_cap_on_dice_comes_last_and_adds_none() -> None:
    cards = "bm_stun_field gm_thug"
    text = ONE + f"A hand: {', '.join(cards.split())}\n"
    state = battle(attack(text + "B figures: D4, E4 2, D5"), cards, "", "0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [1, 2]
    state = battle(attack(text + "B figures: D4, E4"), cards, "", "0 0")
    assert [len(rolled) for rolled in dice(state)] == [1, 1]


def test_a_silenced_unit_still_counts_as_one_for_its_friends() -> None:
    text = (
        "A leader: green\nB leader: yellow\nA figures: C4\nB figures: D4\nA hand: green_bought_loyalty\nA arcs: 2000\n"
        "B hand: yellow_street_tough, yellow_ret"
    )
    state = attack(text)
    lay_cards(state, "green_bought_loyalty")
    lay_cards(state, "yellow_street_tough yellow_ret", "0 0")
    maybe(state, "use:green_bought_loyalty")
    play(state, "aim:yellow_ret")
    assert totals(state) == [0, 4]


def test_a_rally_helps_a_defender_as_well() -> None:
    text = (
        "A leader: red\nB leader: yellow\nA figures: C4\nB figures: D4\nB hand: yellow_rally\n"
        "B pile: yellow_ret, gm_bodyguard"
    )
    state = attack(text)
    battle(state, "", "yellow_rally", "0 0", rally=2)
    assert totals(state) == [0, 10]


def test_a_lookout_post_watches_for_a_defender() -> None:
    state = attack(TWO + "tiles: dev_lookout_post D6\nB figures: D5, D6\nA figures: D4", "D4 D5")
    battle(state, "", "", "0 0 0 0")
    assert [len(rolled) for rolled in dice(state)] == [1, 3]


@pytest.mark.rule("COR-RUL-40")
def test_a_tile_beside_the_fight_is_its_holders_all_the_while() -> None:
    text = TWO + "tiles: dev_weapons_district C2 D2 C3\nB figures: C2, D2, C3\nA figures: C1"
    state = attack(text, "C1 C2")
    battle(state, "", "", "0 0 0 0")
    assert totals(state) == [0, 2]


def test_hired_guns_are_paid_at_the_reveal_even_by_a_defender() -> None:
    state = attack(ONE + "B hand: blue_hired_guns\nB arcs: 2000")
    battle(state, "", "blue_hired_guns", "0 0", answers=["pay:2", "use:blue_hired_guns", "use:blue_hired_guns", "done"])
    assert totals(state) == [0, 6]
    assert arcs(state, "B") == 0


@pytest.mark.rule("COR-RUL-27")
def test_blood_price_is_taken_before_the_loser_is_done() -> None:
    state = attack(ONE + "A hand: red_blood_price\nA arcs: 0\nB arcs: 3000\nB discard: blue_worker, blue_foreman")
    battle(state, "red_blood_price", "", "1 0")
    assert arcs(state, "A") == 3000
    assert asked(state) == "B"


@pytest.mark.rule("COR-BATTLE-14", "COR-FIG-05")
def test_both_figures_of_a_space_fall_one_after_the_other() -> None:
    text = (
        TWO
        + "A figures: C4\nB figures: D4 2\nA hand: red_brute, red_garius_regallas\nB discard: blue_worker, blue_worker"
    )
    state = attack(text)
    battle(state, "red_brute", "", "0 0 0")
    maybe(state, "remove:blue_worker")
    assert figures(state, "B") == "D4"
    battle(state, "red_garius_regallas", "", "0 0")
    maybe(state, "remove:blue_worker")
    assert figures(state, "B") == ""
    assert won(state, "A") == 2


# -- the Yugai -----------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-RUL-56", "COR-PATROL-06")
def test_a_lockdown_in_a_patrol_brings_an_earlier_player_back() -> None:
    text = (
        TWO + "phase: patrol\nfirst: A\norders: coord_01, coord_05, coord_02\nA figures: E3\nB figures: D2\n"
        "B hand: blue_sempento_roden, blue_foreman, blue_worker\nA arcs: 9000\nB arcs: 0"
    )
    state = lay(text)
    assert asked(state) == "B"
    fight(state, "", "blue_sempento_roden blue_foreman blue_worker", "0 d1")
    assert asked(state) == "A"
    assert {one[:2] for one in texts(state, "bribe")} == {"e3"}


@pytest.mark.rule("COR-RUL-56", "COR-RUL-10")
def test_a_rival_drawn_into_a_fight_on_my_turn_may_lay_cards_but_play_none() -> None:
    text = (
        TWO + "A figures: C4\nB figures: F6\ntokens: patrol D4\nA hand: red_brute, red_scrapper\n"
        "B hand: blue_worker, blue_foreman\norders: coord_02\nB arcs: 0\nA arcs: 0"
    )
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 d1")
    assert asked(state) == "A", "it is A's turn, who may play cards before"
    play(state, "done")
    assert asked(state) == "B"
    assert texts(state, "play") == []
    assert set(texts(state, "lay")) == {"blue_worker", "blue_foreman"}


@pytest.mark.rule("COR-PATROL-08", "COR-PATROL-01")
def test_after_a_lost_fight_my_turn_goes_on() -> None:
    state = attack(TWO + "A figures: C4\nA hand: red_pack_runner, red_brute\ntokens: annihilator D4\nA arcs: 0")
    fight(state, "d4-annihilator", "red_pack_runner", "0")
    assert legal(state, "done")
    assert turns(state, "A") == 0
    play(state, "done")
    assert turns(state, "A") == 1


def test_no_backup_comes_to_a_liaison_office() -> None:
    text = TWO + "tiles: dev_liaison_office C3 D3\nA figures: C3, D2\ntokens: patrol D3\nA hand: red_brute"
    state = attack(text, "D2 D3")
    fight(state, "d3-patrol", "red_brute", "0 0 d2")
    assert controller(state, "D3") == "A"
    assert tokens(state) == []


@pytest.mark.rule("COR-RUL-60")
def test_the_token_just_beaten_may_come_back_as_backup() -> None:
    kinds = (
        ["watcher"] * 3
        + ["patrol"] * 3
        + ["trooper"] * 5
        + ["taskmaster"] * 2
        + ["suppressor"] * 4
        + ["annihilator"] * 2
    )
    spaces = [
        "A1",
        "A2",
        "A3",
        "A5",
        "A6",
        "A7",
        "B1",
        "B2",
        "B3",
        "B4",
        "B5",
        "B6",
        "B7",
        "C1",
        "C2",
        "C3",
        "C5",
        "C6",
        "C7",
    ]
    many = ", ".join(f"{kind} {space}" for kind, space in zip(kinds, spaces, strict=True))
    state = attack(
        TWO + f"A figures: E4\nA hand: red_brute, red_scrapper\nA arcs: 0\ntokens: {many}, patrol D4", "E4 D4"
    )
    fight(state, "d4-patrol", "red_brute", "0 d2")
    assert "D4 patrol" in tokens(state)


@pytest.mark.rule("COR-RUL-65")
def test_a_street_legend_gets_nothing_from_an_empty_pool() -> None:
    state = attack(
        TWO + "A renown: 100\nB renown: 100\nA figures: C4\nA hand: red_brute, red_scrapper\ntokens: patrol D4"
    )
    fight(state, "d4-patrol", "red_brute", "0 d6")
    assert renown(state, "A") == 100
    assert not state.over


@pytest.mark.rule("COR-DEV-02", "COR-AWARD-02")
def test_a_development_whose_keeper_fell_to_the_patrol_pays_nobody() -> None:
    text = TWO + (
        "tiles: dev_shanty_row B1 A1\nphase: patrol\norders: coord_05, coord_01\n"
        "A figures: A1, B1\nA arcs: 0\nA hand: red_ambush"
    )
    state = lay(text)
    fight(state, "", "", "0 0")
    maybe(state, "done")
    assert figures(state, "A") == "A1"
    assert renown(state, "A") == 0


# -- auctions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("COR-RUL-53", "COR-RUL-07", "COR-REC-15")
def test_a_gang_member_deck_that_is_empty_is_made_anew_for_an_auction() -> None:
    state = lay(TWO + "row: gm_thug\nmembers: gm_min\nB arcs: 9000\nA arcs: 0\nA hand: red_brute")
    state.member_discard = state.members[:-1]
    state.members = state.members[-1:]
    play(state, "action:recruit", "announce:gm_thug", "bid:1", "pass")
    assert row(state, "gang") == ["gm_min"]
    play(state, "announce:gm_min", "bid:1", "pass")
    assert len(row(state, "gang")) == 1, "from the discards"
    assert discard(state, "gang") == []


@pytest.mark.rule("COR-REC-10", "COR-TURN-03", "COR-REC-03")
def test_three_auctions_won_out_of_turn_leave_one_turn() -> None:
    text = TWO + "row: gm_thug, gm_min, gm_medic, gm_fence, gm_sniper\nA arcs: 0\nB arcs: 9000\nB hand: blue_worker"
    state = play(lay(text), "action:recruit")
    for card in ("gm_thug", "gm_min", "gm_medic"):
        play(state, f"announce:{card}", "bid:1")
        maybe(state, "pass")
    assert turns(state, "B") == 3
    play(state, "announce:gm_fence")
    assert asked(state) == "B"
    play(state, "bid:1")
    maybe(state, "pass", "announce:gm_sniper")
    assert turns(state, "B") == 4
    assert "gm_sniper" in hand(state, "A")


def test_an_award_of_nothing_is_no_end() -> None:
    assert not award(TWO + "A renown: 150\nB renown: 50").over


def test_a_saboteur_without_a_target_is_played_for_nothing() -> None:
    state = play(lay(TWO + "A hand: gm_saboteur, red_brute"), "play:gm_saboteur")
    assert discard(state, "A") == ["gm_saboteur"]
    assert products(state, "A1") == 0


@pytest.mark.rule("COR-RUL-50", "COR-REC-04", "COR-RUL-51")
def test_a_bid_beyond_ninety_nine_thousand_is_said_in_hundreds_and_the_rest() -> None:
    text = TWO + "row: gm_thug, gm_min\nA arcs: 300000\nB arcs: 250000"
    state = play(lay(text), "action:recruit", "announce:gm_thug")
    assert texts(state, "hundred") == ["100", "200"]
    assert "COR-RUL-51" in why_not(state, "hundred:300", 1)
    play(state, "hundred:200")
    assert texts(state, "rest") == [str(rest) for rest in range(51)]
    play(state, "rest:50")
    assert texts(state, "bid") == []
    assert texts(state, "hundred") == ["200", "300"]
    play(state, "hundred:200")
    assert texts(state, "rest")[0] == "51"
    play(state, "rest:51")
    assert arcs(state, "A") == 300_000 - 251_000


@pytest.mark.rule("COR-RESET-01", "COR-REF-01")
def test_what_was_passed_over_is_not_discarded_later() -> None:
    state = lay(TWO + "phase: reset\nround: 3\nA hand: red_brute, red_scrapper, red_ambush\nB hand: blue_worker")
    state.apply("discard:red_scrapper", 0)
    assert state.why_not("discard:red_brute", 0) != state.why_not("discard:red_stampede", 0)
    assert "COR-" in state.why_not("discard:red_brute", 0)
    state = play(lay(TWO + "A hand: red_brute, red_scrapper, red_ambush"), "action:refresh", "discard:red_scrapper")
    assert why_not(state, "discard:red_brute") != why_not(state, "discard:red_stampede")


def test_what_a_choice_costs_is_said_before_it_is_made() -> None:
    state = attack(
        TWO + ("A leader: blue\nB leader: red\nA figures: C4\nB figures: D4\nA renown: 2\nA hand: blue_enforcer")
    )
    lay_cards(state, "blue_enforcer")
    lay_cards(state, "")
    assert state.price_of(state.actions()[-1]) == "1 renown"
    state = play(lay(TWO + "market: bm_hover_bikes\nA arcs: 9000"), "action:buy")
    assert [state.price_of(action) for action in state.actions()][:2] == ["4,000 ARCs", "3,000 ARCs"]
    state = attack(
        TWO + ("A figures: C4\nA arcs: 9000\nA front: bm_yugai_codebook\ntokens: trooper D4\nA hand: red_brute")
    )
    assert [state.price_of(action) for action in state.actions()] == ["", "1,000 ARCs"]


@pytest.mark.rule("COR-TURN-03", "COR-REC-10", "COR-TURN-02")
def test_a_turn_used_up_by_a_bid_is_a_turn_less_to_take() -> None:
    text = TWO + "A turns: 3\nB turns: 3\nrow: gm_thug, gm_min\nA arcs: 0\nB arcs: 1000\nA hand: red_brute"
    state = play(lay(text), "action:recruit", "announce:gm_thug", "bid:1", "pass", "announce:gm_min", "done")
    assert state.round == 3, "nobody has a turn left: patrol, awards and the next round"


@pytest.mark.rule("COR-CARD-05", "COR-CARD-06", "COR-RUL-11")
def test_a_turn_ability_rests_in_battle_and_a_battle_ability_on_a_turn() -> None:
    state = attack(ONE + "A hand: gm_zar_tayvius, gm_mother_sill")
    battle(state, "gm_zar_tayvius gm_mother_sill", "", "0 0")
    assert renown(state, "A") == 0
    assert pool(state, "A") == 6
    assert not legal(lay(TWO + "A hand: gm_min"), "play:gm_min")
