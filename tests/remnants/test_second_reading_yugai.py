"""The Yugai, read a second time: patrols, stacks, bribes, and what an alert starts for everybody at the table."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    discard,
    draw,
    fight,
    figures,
    hand,
    influence,
    lay,
    lay_cards,
    legal,
    met,
    play,
    pool,
    removed,
    renown,
    renown_pool,
    texts,
    to_battle,
    tokens,
    totals,
    turns,
    unused,
    why_not,
    won,
)

RED = "A leader: red\nB leader: blue\nA figures: C4\nA pile: red_stampede\n"


@pytest.mark.rule("COR-RUL-58", "COR-RUL-59", "COR-YBAT-01", "COR-YBAT-14")
def test_a_bribe_lowers_the_sum_for_the_fight_that_follows() -> None:
    text = RED + "tokens: annihilator D4, patrol D4\nA hand: red_brute, red_scrapper\nA arcs: 4000"
    state = attack(text)
    assert set(texts(state, "bribe")) == {"d4-annihilator", "d4-patrol"}
    play(state, "bribe:d4-annihilator")
    assert arcs(state, "A") == 0
    assert tokens(state) == ["D4 patrol"]
    to_battle(state)
    fight(state, "d4-patrol", "red_brute", "0 d4")
    assert totals(state) == [5]
    assert tokens(state) == []
    assert won(state, "A") == 1, "a bribe is no victory"


@pytest.mark.rule("COR-YBAT-02", "COR-RUL-59")
def test_the_token_that_falls_is_the_one_i_chose_however_strong_it_is() -> None:
    state = attack(RED + "tokens: suppressor D4, watcher D4\nA hand: red_brute, red_garius_regallas\nA arcs: 0")
    fight(state, "d4-suppressor", "red_brute red_garius_regallas", "0 d4")
    assert tokens(state) == ["D4 watcher"], "eleven against eight and three"


@pytest.mark.rule("COR-RUL-24", "COR-RUL-80")
def test_two_discounts_make_a_patrol_free_and_never_pay() -> None:
    text = (
        RED + "A figures: C3, D3, D5\ntiles: dev_liaison_office C3 D3\nA front: bm_yugai_codebook\n"
        "tokens: patrol D4, trooper D4\nA hand: red_brute\nA arcs: 0"
    )
    state = attack(text, "D5 D4")
    assert texts(state, "bribe") == ["d4-patrol", "d4-trooper"], "1,000 and 2,000, each 2,000 less"
    play(state, "bribe:d4-patrol", "bribe:d4-trooper")
    assert arcs(state, "A") == 0
    assert tokens(state) == []


@pytest.mark.rule("COR-YBAT-13")
def test_a_bribe_i_cannot_pay_is_refused_with_that_reason() -> None:
    state = attack(RED + "tokens: trooper D4, patrol D4\nA hand: red_brute\nA arcs: 1000")
    assert texts(state, "bribe") == ["d4-patrol"]
    assert "COR-YBAT-13" in why_not(state, "bribe:d4-trooper")
    assert "COR-YBAT-02" in why_not(state, "fight:d4-watcher")
    assert "COR-YBAT-02" in why_not(state, "bribe:e4-trooper")


@pytest.mark.rule("COR-YBAT-05", "COR-RUL-24")
def test_shots_fields_and_loyalty_lower_a_sum_to_nothing_and_not_below() -> None:
    text = (
        "A leader: green\nB leader: red\nA figures: C4\ntokens: patrol D4, watcher D4\nA arcs: 2000\nA pile: -\n"
        "A hand: gm_sniper, bm_stun_field, green_bought_loyalty, green_payday"
    )
    state = attack(text)
    fight(state, "d4-patrol", "gm_sniper bm_stun_field green_bought_loyalty", "0 d4", ["use:green_bought_loyalty"])
    assert tokens(state) == ["D4 watcher"], "three against seven less eight"
    assert arcs(state, "A") == 0


@pytest.mark.rule("COR-YBAT-09", "COR-YBAT-10", "COR-YBAT-12")
def test_with_two_figures_i_may_lose_once_and_bribe_then() -> None:
    text = RED + "A figures: C4, C5\ntokens: trooper D4\nA hand: red_pack_runner\nA arcs: 2000"
    state = play(lay(text), "action:move", "move:C4", "to:D4", "move:C5", "to:D4")
    fight(state, "d4-trooper", "red_pack_runner", "0 0")
    assert removed(state) == ["red_pack_runner"]
    assert figures(state, "A") == "D4"
    to_battle(state)
    assert set(texts(state)) == {"fight:d4-trooper", "bribe:d4-trooper"}
    play(state, "bribe:d4-trooper")
    assert figures(state, "A") == "D4"
    assert turns(state, "A") == 1


@pytest.mark.rule("COR-RUL-26", "COR-YBAT-11")
def test_a_loss_without_cards_takes_from_the_pile_when_nothing_else_is_there() -> None:
    state = attack(RED + "A pile: red_brute, red_scrapper, red_ambush\ntokens: annihilator D4\nA arcs: 0")
    fight(state, "d4-annihilator", "", "0")
    assert set(texts(state, "dig")) == {"red_brute", "red_scrapper"}
    play(state, "dig:red_brute")
    assert removed(state) == ["red_brute"]
    assert draw(state, "A") == 2


@pytest.mark.rule("COR-RUL-27", "COR-INF-01", "COR-YBAT-07")
def test_the_fifth_victory_counts_before_the_alert_brings_its_backup() -> None:
    text = RED + (
        "A won: 4\ntokens: patrol D4\nA arcs: 0\nA hand: red_brute, red_scrapper, red_scrapper, red_scrapper, "
        "red_pack_runner, red_pack_runner"
    )
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 d2")
    assert met(state, "A") == ["feared"]
    assert len(tokens(state)) == 1
    play(state, "fight:" + texts(state, "fight")[0])
    lay_cards(state, "red_scrapper red_scrapper red_scrapper red_pack_runner red_pack_runner", done=False)
    assert hand(state, "A") == []


@pytest.mark.rule("COR-YBAT-08", "COR-RUL-56", "COR-YBAT-07")
def test_a_search_party_sends_a_rival_into_a_fight_on_my_turn() -> None:
    text = (
        "seats: 4\nA figures: C4\nC figures: E3\nA hand: red_brute\nA pile: -\n"
        "C hand: yellow_ret, yellow_rally\nC pile: -\n"
        "tokens: patrol D4\norders: coord_02\nA arcs: 0\nC arcs: 9000\nfirst: D"
    )
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 d3")
    assert [one[:2] for one in tokens(state)] == ["E3"], "the last coordinate alone"
    assert asked(state) == "C"
    assert texts(state, "play") == []
    play(state, "bribe:" + texts(state, "bribe")[0])
    assert tokens(state) == []
    assert asked(state) == "B", "A's turn is over"
    assert turns(state, "C") == 0


@pytest.mark.rule("COR-RUL-56", "COR-PATROL-06")
def test_after_my_fight_the_others_follow_from_the_first_player_not_from_my_left() -> None:
    text = (
        "seats: 4\nA figures: C4\nB figures: F6\nD figures: B4\nA hand: red_brute\nA pile: -\ntokens: patrol D4\n"
        "orders: coord_02\nA arcs: 0\nB arcs: 9000\nD arcs: 9000\nfirst: C"
    )
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 d1")
    assert asked(state) == "D"
    play(state, "bribe:" + texts(state, "bribe")[0])
    assert asked(state) == "B"


@pytest.mark.rule("COR-YBAT-07", "COR-PATROL-01", "COR-RUL-55")
def test_a_lockdown_stacks_on_tokens_that_lie_there() -> None:
    text = RED + "tokens: patrol D4, watcher G7\norders: coord_02\nA hand: red_brute\nA arcs: 0"
    state = attack(text)
    fight(state, "d4-patrol", "red_brute", "0 d1")
    assert sorted(one[:2] for one in tokens(state)) == ["B4", "E3", "F6", "G7", "G7"]
    assert discard(state, "orders") == ["coord_02"]


@pytest.mark.rule("COR-RUL-07", "COR-PATROL-02", "COR-PATROL-09")
def test_a_patrol_with_one_card_left_makes_the_deck_anew_without_the_card_just_revealed() -> None:
    state = lay(RED + "A figures: A4\nphase: turn\nA turns: 4\nB turns: 3\nturn: B\norders: coord_01")
    state.orders_discard = state.orders[:-1]
    state.orders = state.orders[-1:]
    play(state, "action:move", "done")
    assert state.round == 3
    assert len(state.orders) == 18
    assert len(discard(state, "orders")) == 2
    assert "coord_01" in discard(state, "orders")


@pytest.mark.rule("COR-PATROL-05", "COR-PATROL-04")
def test_in_a_patrol_i_face_my_spaces_in_any_order_and_bribe_where_i_like() -> None:
    text = RED + "phase: patrol\norders: coord_01, coord_05\nA figures: B7, D4\nA arcs: 0\nA hand: red_brute"
    state = lay(text)
    assert asked(state) == "A"
    found = texts(state, "fight")
    assert {one[:2] for one in found} == {"b7", "d4"}
    assert not texts(state, "play")
    assert not legal(state, "done")
    assert "COR-RUL-10" in why_not(state, "play:red_brute")


@pytest.mark.rule("COR-PATROL-04", "COR-INF-01", "COR-RUL-73")
def test_high_ground_lost_in_the_patrol_is_no_high_ground() -> None:
    text = RED + (
        "phase: patrol\norders: coord_01, coord_13\nA figures: C3, E4, D3, D4\nA arcs: 0\nA pile: red_stampede"
    )
    state = lay(text)
    fight(state, texts(state, "fight")[0] if texts(state, "fight") else "", "", "0 0 0")
    assert figures(state, "A") == "C3 D3 E4"
    assert met(state, "A") == []
    assert influence(state, "A") == 4


@pytest.mark.rule("COR-EX-52", "COR-DEV-03")
def test_an_office_held_only_in_part_keeps_no_token_away() -> None:
    text = (
        RED + "A figures: C3\ntiles: dev_liaison_office C3 D3\nphase: patrol\norders: coord_06, coord_01\nB figures: A4"
    )
    state = lay(text)
    assert "D3" in [one[:2] for one in tokens(state)]


@pytest.mark.rule("COR-EX-52")
def test_an_office_of_a_rival_keeps_tokens_away_for_him_as_well() -> None:
    text = RED + (
        "B figures: C3, D3\ntiles: dev_liaison_office C3 D3\nphase: patrol\norders: coord_06, coord_08\nA figures: A4"
    )
    state = lay(text)
    assert "D3" not in [one[:2] for one in tokens(state)], "named twice and never served"
    assert len(tokens(state)) == 6


@pytest.mark.rule("COR-YBAT-07", "COR-RUL-65", "COR-RUL-64")
def test_a_legend_and_a_trophy_take_two_renown_and_one_if_one_is_left() -> None:
    text = RED + "A front: bm_trophy_wall\ntokens: patrol D4\nA hand: red_brute\nA arcs: 0\n"
    state = fight(attack(text), "d4-patrol", "red_brute", "0 d6")
    assert renown(state, "A") == 2
    state = fight(attack(text + "B renown: 199"), "d4-patrol", "red_brute", "0 d6")
    assert renown(state, "A") == 1
    assert renown_pool(state) == 0
    assert not state.over


@pytest.mark.rule("COR-RUL-57", "COR-YBAT-15")
def test_a_smoke_bomb_and_armor_help_against_the_yugai_too() -> None:
    text = (
        RED
        + "A front: bm_body_armor\ntokens: annihilator D4\nA hand: bm_smoke_bomb, red_scrapper, red_ambush\nA arcs: 0"
    )
    state = attack(text)
    before = pool(state, "A"), unused(state, "A")
    fight(state, "d4-annihilator", "bm_smoke_bomb red_scrapper red_ambush", "0")
    assert asked(state) == "A"
    play(state, "armor")
    assert removed(state) == []
    assert (pool(state, "A"), unused(state, "A")) == (before[0] + 1, before[1])
    assert discard(state, "A") == ["bm_smoke_bomb", "red_ambush", "red_scrapper"]
