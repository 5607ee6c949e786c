"""The order of a round, the Reset phase and whose turn it is (ledger: Round and Reset phase, Player Turns phase)."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    discard,
    draw,
    first,
    hand,
    idle,
    lay,
    legal,
    maybe,
    play,
    reset,
    round_number,
    row,
    start,
    texts,
    turns,
    why_not,
)

THREE = "seats: 3\nA leader: red\nB leader: blue\nC leader: yellow\n"


@pytest.mark.rule("COR-EX-02", "COR-RESET-01", "COR-RESET-02", "COR-RESET-03")
def test_in_a_reset_i_discard_shuffle_and_draw_up_to_influence() -> None:
    text = (
        "phase: reset\nround: 2\nA hand: red_brute, red_ambush, red_stampede\n"
        "A pile: red_scrapper, red_scrapper, red_scrapper, red_pack_runner"
    )
    state = reset(lay(text), "discard:red_stampede")
    assert hand(state, "A") == sorted(["red_brute", "red_ambush", "red_scrapper", "red_scrapper"])
    assert draw(state, "A") == 3
    assert discard(state, "A") == []


@pytest.mark.rule("COR-EX-23", "COR-RUL-04")
def test_a_full_hand_draws_nothing_and_the_discards_are_shuffled_all_the_same() -> None:
    text = (
        "phase: reset\nround: 2\nA discard: red_pack_runner, red_pack_runner, red_garius_regallas\n"
        "A hand: red_brute, red_ambush, red_stampede, red_scrapper, red_scrapper, red_scrapper\nA pile: -"
    )
    state = reset(lay(text))
    assert len(hand(state, "A")) == 6
    assert draw(state, "A") == 3
    assert discard(state, "A") == []


@pytest.mark.rule("COR-RESET-04", "COR-RESET-05", "COR-RESET-06", "COR-RESET-07", "COR-TURN-01")
def test_the_token_moves_on_money_comes_and_both_rows_are_new() -> None:
    text = f"{THREE}phase: reset\nround: 4\nfirst: B\nC arcs: 1000\nrow: gm_min, gm_thug\nmarket: bm_grenade"
    state = reset(lay(text))
    assert first(state) == "C"
    assert asked(state) == "C"
    assert arcs(state, "C") == 3000
    for which, old in (("gang", ["gm_min", "gm_thug"]), ("market", ["bm_grenade"])):
        assert len(row(state, which)) == 4
        assert discard(state, which) == old


@pytest.mark.rule("COR-RESET-04")
def test_the_token_goes_from_the_last_seat_to_the_first() -> None:
    assert first(reset(lay("phase: reset\nround: 2\nfirst: B"))) == "A"


@pytest.mark.rule("COR-RUL-08")
def test_all_discard_at_the_same_time_and_see_nothing_of_it_before() -> None:
    state = lay("phase: reset\nround: 2\nA hand: red_brute, red_ambush\nB hand: blue_worker, blue_foreman")
    assert asked(state) == "A B"
    before = state.view(1)
    state.apply("discard:red_brute", 0)
    state.apply("done", 0)
    after = state.view(1)
    assert before["mine"] == after["mine"]
    assert discard(state, "A") == []
    assert asked(state) == "B"
    state.apply("done", 1)
    assert asked(state) != "A B"


@pytest.mark.rule("COR-ROUND-02", "COR-RUL-03", "COR-SETUP-03", "COR-SETUP-12")
def test_the_first_round_has_no_reset() -> None:
    state = start()
    idle(state, "setup")
    assert round_number(state) == 1
    assert {len(hand(state, player)) for player in ("A", "B")} == {4}
    assert {arcs(state, player) for player in ("A", "B")} == {2000}


@pytest.mark.rule("COR-ROUND-01", "COR-TURN-02", "COR-TURN-05", "COR-MAT-02", "COR-RUL-02")
def test_four_turns_each_then_the_patrol_the_awards_and_the_next_reset() -> None:
    state = lay(f"{THREE}A hand: red_brute\nB hand: blue_worker\nC hand: yellow_ret\nround: 1")
    order = []
    while round_number(state) == 1 and not state.lanes:
        order.append(asked(state))
        play(state, "action:move", "done", "done")
    assert order == ["A", "B", "C"] * 4
    assert round_number(state) == 2
    reset(state)
    assert [turns(state, player) for player in ("A", "B", "C")] == [0, 0, 0]


@pytest.mark.rule("COR-TURN-03")
def test_who_has_used_four_turns_is_skipped() -> None:
    state = lay(f"{THREE}B turns: 4\nA hand: red_brute\nC hand: yellow_ret")
    play(state, "action:move", "done", "done")
    assert asked(state) == "C"
    assert turns(state, "A") == 1


@pytest.mark.rule("COR-TURN-04", "COR-MAT-03", "COR-ACT-01")
def test_one_action_a_turn_of_six() -> None:
    text = (
        "A hand: red_brute\nA arcs: 9000\nrow: gm_min, gm_thug\nmarket: bm_grenade\n"
        "tiles: dev_red_eden_factory A1 B1 x1\nA figures: A1, B1"
    )
    state = lay(text)
    six = {"action:recruit", "action:buy", "action:produce", "action:sell", "action:refresh", "action:move"}
    assert set(texts(state)) == six
    play(state, "action:move", "done")
    assert not six & set(texts(state))
    assert "COR-TURN-04" in why_not(state, "action:buy") or "COR-MAT-03" in why_not(state, "action:buy")


@pytest.mark.rule("COR-CARD-01", "COR-CARD-02", "COR-CARD-03", "COR-CARD-04", "COR-RUL-10")
def test_cards_are_played_before_within_and_after_the_action() -> None:
    text = (
        "A leader: green\nB leader: blue\n"
        "A hand: green_orsh_velakai, bm_stolen_goods, bm_stolen_goods\nA arcs: 0\nA figures: D2"
    )
    state = play(lay(text), "play:green_orsh_velakai")
    assert arcs(state, "A") == 1000
    assert discard(state, "A") == ["green_orsh_velakai"]
    play(state, "action:move", "move:D2", "to:D3", "play:bm_stolen_goods")
    assert arcs(state, "A") == 3000
    play(state, "done", "play:bm_stolen_goods")
    assert arcs(state, "A") == 5000
    maybe(state, "done")
    assert asked(state) == "B"


@pytest.mark.rule("COR-RUL-11", "COR-CARD-05")
def test_a_battle_card_is_not_played_outside_a_battle() -> None:
    state = lay("A hand: red_brute, bm_grenade")
    assert not legal(state, "play:red_brute")
    assert "COR-CARD-05" in why_not(state, "play:red_brute") or "COR-RUL-11" in why_not(state, "play:red_brute")
    assert not legal(state, "play:bm_grenade")


@pytest.mark.rule("COR-RUL-84")
def test_a_card_may_be_played_for_nothing() -> None:
    state = play(
        lay("A leader: yellow\nA hand: yellow_open_arms, yellow_ret\nA figures: pool 16"), "play:yellow_open_arms"
    )
    assert discard(state, "A") == ["yellow_open_arms"]


@pytest.mark.rule("COR-RUL-07", "COR-RESET-07")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    state = lay("phase: reset\nround: 5\nrow: gm_min\nmembers: gm_thug, gm_medic\nA hand: red_brute")
    state.member_discard, state.members = state.members[:-2], state.members[-2:]
    reset(state)
    assert len(row(state, "gang")) == 4
    assert {"gm_thug", "gm_medic"} <= set(row(state, "gang"))
