"""Rounds, decks and the end, read a second time."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    award,
    discard,
    draw,
    first,
    hand,
    influence,
    lay,
    legal,
    maybe,
    met,
    play,
    renown,
    renown_pool,
    reset,
    round_number,
    row,
    scores,
    start,
    texts,
    turns,
    why_not,
    winners,
)

YELLOW = "A leader: yellow\nB leader: red\n"


@pytest.mark.rule("COR-TURN-01", "COR-TURN-02", "COR-TURN-03")
def test_turns_go_clockwise_from_the_first_player_past_those_who_are_done() -> None:
    state = lay("seats: 4\nfirst: C\nturn: C\nC turns: 2\nD turns: 4\nA turns: 3\nB turns: 2")
    seen = []
    while round_number(state) == 2:
        seen.append(asked(state))
        play(state, "action:move", "done")
        maybe(state, "done")
    assert seen == ["C", "A", "B", "C", "B"]


@pytest.mark.rule("COR-RESET-02", "COR-RESET-03", "COR-RUL-05")
def test_in_a_reset_the_old_pile_is_drawn_before_the_shuffled_discards() -> None:
    text = (
        "phase: reset\nround: 3\nA hand: red_brute\nA pile: red_ambush, red_stampede\n"
        "A discard: red_scrapper, red_scrapper, red_pack_runner"
    )
    state = reset(lay(text), "discard:red_brute")
    got = hand(state, "A")
    assert {"red_ambush", "red_stampede"} <= set(got)
    assert len(got) == 4
    assert draw(state, "A") == 2
    assert discard(state, "A") == []


@pytest.mark.rule("COR-RESET-03", "COR-RUL-80", "COR-INF-04")
def test_a_reset_draws_to_influence_and_uplink_and_penthouse_together() -> None:
    text = (
        "phase: reset\nround: 3\nA met: crew\nA front: bm_command_uplink\ntiles: dev_penthouse D4\nA figures: D4\n"
        "A hand: red_brute"
    )
    state = reset(lay(text))
    assert len(hand(state, "A")) == 5 + 1 + 1


@pytest.mark.rule("COR-RESET-01", "COR-RUL-08")
def test_what_is_not_mine_to_discard_is_refused_and_who_is_done_waits() -> None:
    state = lay("phase: reset\nround: 3\nA hand: red_brute, red_ambush\nB hand: blue_worker")
    assert asked(state) == "A B"
    assert "COR-CARD-01" in why_not(state, "discard:blue_worker", 0)
    state.apply("done", 0)
    assert asked(state) == "B"
    assert "COR-TURN-01" in why_not(state, "discard:red_brute", 0)


@pytest.mark.rule("COR-RESET-04", "COR-RESET-05", "COR-TURN-01")
def test_after_the_reset_the_new_first_player_begins_with_the_new_income() -> None:
    state = reset(lay("seats: 3\nphase: reset\nround: 3\nfirst: B\nA arcs: 1000\nC arcs: 0"))
    assert first(state) == "C"
    assert asked(state) == "C"
    assert (arcs(state, "A"), arcs(state, "B"), arcs(state, "C")) == (3000, 4000, 2000)
    assert len(row(state, "gang")) == 4
    assert len(row(state, "market")) == 4


@pytest.mark.rule("COR-RUL-12")
def test_what_a_courier_threw_away_can_be_taken_back_but_not_the_courier() -> None:
    text = YELLOW + "A hand: yellow_courier, yellow_second_wind, yellow_ret\nA pile: yellow_rally, yellow_open_arms"
    state = play(lay(text), "play:yellow_courier", "discard:yellow_ret", "play:yellow_second_wind")
    assert "COR-RUL-12" in why_not(state, "take:yellow_courier")
    maybe(state, "take:yellow_ret", "done")
    assert "yellow_ret" in hand(state, "A")
    assert discard(state, "A") == ["yellow_courier", "yellow_second_wind"]


@pytest.mark.rule("COR-RUL-12", "COR-REF-02")
def test_a_device_finds_nothing_that_was_played_this_turn_in_the_discards() -> None:
    text = YELLOW + "A hand: bm_communication_device, yellow_open_arms\nA pile: -\nA discard: yellow_rally"
    state = play(lay(text), "play:yellow_open_arms", "play:bm_communication_device")
    maybe(state, "search:discard", "take:yellow_rally")
    assert hand(state, "A") == ["yellow_rally"]
    assert discard(state, "A") == ["bm_communication_device", "yellow_open_arms"]


@pytest.mark.rule("COR-RUL-06", "COR-RUL-84")
def test_cards_that_draw_from_an_empty_pile_draw_nothing() -> None:
    text = YELLOW + "A hand: bm_stim_packs, yellow_courier, yellow_ret\nA pile: -\nA discard: yellow_rally"
    state = play(lay(text), "play:bm_stim_packs")
    assert hand(state, "A") == ["yellow_courier", "yellow_ret"]
    play(state, "play:yellow_courier")
    assert texts(state) == ["discard:yellow_ret"], "nothing is drawn, and one card is discarded all the same"


@pytest.mark.rule("COR-REF-01", "COR-REF-02", "COR-CARD-02")
def test_a_card_played_before_a_refresh_may_come_back_with_it() -> None:
    text = YELLOW + "A hand: yellow_open_arms, yellow_ret\nA pile: -\nA discard: -"
    state = play(lay(text), "play:yellow_open_arms", "action:refresh")
    maybe(state, "done")
    assert "yellow_open_arms" in hand(state, "A")
    assert discard(state, "A") == []


@pytest.mark.rule("COR-RUL-84")
def test_blackmail_needs_a_rival_with_cards_and_shows_what_falls() -> None:
    text = "seats: 3\nA hand: gm_korrin_vael, red_brute\nB hand: blue_worker\nC hand: -"
    state = play(lay(text), "play:gm_korrin_vael")
    maybe(state, "rob:player_2", "rob:player_1")
    assert discard(state, "B") == ["blue_worker"]
    assert hand(state, "B") == []


@pytest.mark.rule("COR-END-01", "COR-END-02", "COR-AWARD-06", "COR-RUL-69")
def test_with_three_players_the_sum_decides_and_everybody_is_paid_in_full() -> None:
    text = "seats: 3\nA renown: 60\nB renown: 70\nC renown: 66\nA figures: D4\nB figures: C3\nC figures: E3\n"
    state = award(text)  # 4 are left, 3 + 1 + 1 are due
    assert state.over
    assert scores(state) == [63, 71, 67]
    assert winners(state) == "B"
    state = award(text + "C figures: A1")  # 3 + 1 are due
    assert not state.over
    assert renown_pool(state) == 0


@pytest.mark.rule("COR-END-02", "COR-BM-04", "COR-RUL-15")
def test_black_market_cards_are_added_before_the_winner_is_found() -> None:
    text = (
        "A renown: 100\nB renown: 100\nA figures: D4\nB figures: D3, E4\nA hand: bm_grenade\nA front: bm_hover_bikes\n"
        "B discard: bm_grenade\nB pile: bm_stim_packs\nA arcs: 1000\nB arcs: 9000"
    )
    state = award(text)
    assert scores(state) == [105, 104]
    assert winners(state) == "A"


@pytest.mark.rule("COR-END-04", "COR-RUL-70")
def test_of_three_who_are_tied_the_richest_win_together() -> None:
    text = (
        "seats: 4\nA renown: 50\nB renown: 50\nC renown: 50\nD renown: 50\n"
        "A figures: D3\nB figures: E4\nC figures: D5\n"
        "A arcs: 3000\nB arcs: 5000\nC arcs: 5000\nD arcs: 9000"
    )
    state = award(text)
    assert scores(state) == [51, 51, 51, 50]
    assert winners(state) == "BC"


@pytest.mark.rule("COR-END-01", "COR-RUL-68", "COR-RUL-65")
def test_a_pool_bought_empty_ends_nothing_before_the_awards() -> None:
    text = "A renown: 0\nB renown: 197\nA arcs: 12000\nA turns: 3\nB turns: 4\nA figures: A1"
    state = play(lay(text), "action:buy", "renown:3")
    maybe(state, "done")
    assert renown_pool(state) == 0
    assert not state.over
    assert round_number(state) == 3, "nobody earned renown: the next round begins"


@pytest.mark.rule("COR-INF-03", "COR-INF-02", "COR-RUL-73")
def test_influence_stays_when_the_crew_is_gone_and_does_not_come_twice() -> None:
    text = (
        "A met: crew\nrow: gm_min, gm_thug\nA arcs: 0\nB arcs: 0\nA pile: gm_medic, gm_fence, gm_sniper, ...\n"
        "A hand: red_pack_runner"
    )
    state = play(lay(text), "action:recruit", "announce:gm_min")
    assert influence(state, "A") == 5
    assert met(state, "A") == ["crew"]


@pytest.mark.rule("COR-MAT-03", "COR-ACT-01", "COR-CARD-01")
def test_at_my_turn_i_see_all_that_is_open_and_why_the_rest_is_not() -> None:
    text = "A hand: red_brute, red_pack_runner, bm_grenade\nA arcs: 0\nA figures: A1"
    state = lay(text)
    assert texts(state, "play") == ["red_pack_runner"]
    assert "COR-RUL-11" in why_not(state, "play:red_brute")
    assert "COR-RUL-11" in why_not(state, "play:bm_grenade")
    assert "COR-CARD-01" in why_not(state, "play:red_stampede")
    assert "COR-TURN-01" in why_not(state, "action:move", 1)
    assert not legal(state, "done")
    assert turns(state, "A") == 0


@pytest.mark.rule("COR-SETUP-01", "COR-SETUP-06", "COR-SETUP-12", "COR-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_alike(seats: int) -> None:
    state = start(seats, seed=5)
    while round_number(state) == 0:
        state.apply(state.actions()[0])
    for player in "ABCD"[:seats]:
        assert len(hand(state, player)) == 4
        assert (arcs(state, player), influence(state, player), renown(state, player)) == (2000, 4, 0)
    assert asked(state) == first(state)
