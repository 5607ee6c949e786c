"""Step 3, the alarm, the score track and who wins (ledger 2.20 to 2.22)."""

import pytest

from tests.pioneers.table import (
    GAME,
    alarms,
    asked,
    idle,
    lay,
    order,
    play,
    points,
    round_,
    slots,
    stack,
    start,
    survivor,
    texts,
    winner,
)

# -- turn order --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-ORD-01", "PIO-ORD-02", "PIO-ORD-03", "PIO-RUL-43", "PIO-SUR-01")
def test_who_passed_chooses_first_then_the_others_in_turn_order() -> None:
    state = lay("P1 survivor: brick_halloran\nP2 survivor: pete\nP3 survivor: lou_anne\nP4 survivor: sarge", seats=4)
    assert order(state) == ["P1", "P4", "P2", "P3"]
    play(state, "end", "end", "pass", "end", "pass", "end", "end", "end")
    assert slots(state) == ["P2", "P1"]
    idle(state, "survivor")
    assert slots(state) == ["P2", "P1", "P4", "P3"] and asked(state) == "P2"
    assert set(texts(state, "survivor")) == {"brick_halloran", "sarge", "juno_pike", "pete", "the_chemist", "lou_anne"}
    play(state, "survivor:pete")
    assert asked(state) == "P1" and "pete" not in texts(state, "survivor"), (
        "the same one again is allowed, twice is not"
    )
    play(state, "survivor:the_chemist")
    assert asked(state) == "P4"
    play(state, "survivor:brick_halloran")
    assert asked(state) == "P3"
    play(state, "survivor:juno_pike")
    assert [survivor(state, f"P{n}") for n in (1, 2, 3, 4)] == ["the_chemist", "pete", "juno_pike", "brick_halloran"]


@pytest.mark.rule("PIO-ORD-04", "PIO-ORD-05", "PIO-SUR-02")
def test_tokens_come_back_the_round_marker_moves_and_the_highest_number_starts() -> None:
    state = play(lay(), "pass", "pass", "pass")
    idle(state, "survivor")
    play(state, "survivor:lou_anne", "survivor:brick_halloran", "survivor:pete")
    assert slots(state) == [] and round_(state) == 3
    assert order(state) == ["P2", "P3", "P1"] and asked(state) == "P2"


@pytest.mark.rule("PIO-RUL-43")
def test_six_players_and_six_survivors_leave_the_last_no_choice() -> None:
    state = play(lay(seats=6), *["pass"] * 6)
    idle(state, "survivor")
    for card in ("pete", "sarge", "lou_anne", "juno_pike", "the_chemist"):
        assert asked(state) != "P6"
        play(state, f"survivor:{card}")
    assert survivor(state, "P6") == "brick_halloran" and round_(state) == 3


@pytest.mark.rule("PIO-SUR-01", "PIO-RUL-03")
def test_the_extended_game_has_twelve_survivors() -> None:
    state = idle(play(lay(extended=True), "pass", "pass", "pass"), "survivor")
    assert len(texts(state, "survivor")) == 12


# -- the alarm ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-LEN-01", "PIO-LEN-02", "PIO-LEN-03", "PIO-RUL-15", "PIO-RUL-44", "PIO-RUL-14")
def test_the_game_ends_after_the_round_that_follows_the_alarm() -> None:
    for place in (5, 6, 7):
        state = lay(f"round: 4\nalarm: {place}")
        assert alarms(state) == {}
        while state.outcome is None:
            told = {n: n == place for n in range(5, min(round_(state), place) + 1)}
            assert alarms(state) == told
            idle(state, "")
        assert round_(state) == place + 1 and winner(state) != ""
        assert not any(event["kind"] == "survivor" for event in state.events(None)[-3:])


@pytest.mark.rule("PIO-LEN-04", "PIO-VP-09", "PIO-RUL-45")
def test_four_points_at_the_end_of_a_round_end_the_game_early() -> None:
    state = play(lay("P2 permanent: 4"), "pass", "pass", "pass")
    assert winner(state) == ""
    idle(state, "survivor")
    assert winner(state) == "P2" and round_(state) == 2


@pytest.mark.rule("PIO-RUL-45", "PIO-RUL-44")
def test_whoever_holds_four_in_the_middle_of_a_round_has_not_won_yet() -> None:
    state = play(
        lay("P1 permanent: 3\nP1 survivor: the_chemist\nP1 pile: 0 4 0\norder: P1, P2, P3"), "activate:the_chemist"
    )
    assert points(state, "P1") == 4 and not state.over
    play(state, "end")
    assert asked(state) == "P2"


# -- the score track ---------------------------------------------------------------------------------------------


@pytest.mark.rule("PIO-VP-01", "PIO-VP-02", "PIO-VP-03", "PIO-VP-04")
def test_up_on_top_and_down_underneath() -> None:
    text = "stacks: 1 P2 P3; 0 P1\nP2 permanent: 1\nP3 permanent: 1\nP1 hand: old_ferro\nP1 pile: 0 0 1"
    state = play(lay(text), "play:old_ferro")
    assert stack(state, 1) == ["P2", "P3", "P1"] and stack(state, 0) == []
    text = "P1 town: farm, farm, farm, pig_pens\nP1 permanent: 1\nP2 permanent: 1\nP3 permanent: 1"
    state = play(lay(text), "activate:pig_pens")
    assert stack(state, 2) == [] and stack(state, 1)[0] == "P1"


@pytest.mark.rule("PIO-VP-05", "PIO-VP-06", "PIO-VP-07", "PIO-VP-08", "PIO-RUL-31")
def test_points_of_cards_count_while_they_are_in_town_and_permanent_ones_for_ever() -> None:
    text = "phase: maintenance\nP1 town: ash, farm\nP1 permanent: 1\nP1 projects: crop_rotation\nP1 pile: 0 0 0"
    state = lay(text)
    assert points(state, "P1") == 3
    play(state, "decline", "decline")
    assert points(state, "P1") == 2, "Ash went; the project and the permanent point stay"


@pytest.mark.rule("PIO-GEN-01", "PIO-GEN-02")
def test_points_come_from_personalities_hqs_effects_and_projects() -> None:
    text = "P1 town: farm, farm, farm, farm, old_ferro, arc_relay\nP1 permanent: 1\nP1 projects: rapid_response"
    assert points(lay(text), "P1") == 1 + 1 + 1 + 1 + 1


@pytest.mark.rule("PIO-VP-10", "PIO-RUL-46")
def test_whoever_reached_four_first_wins_even_against_five() -> None:
    text = "P1 permanent: 5\nP2 permanent: 4\nP3 permanent: 4\nfours: P2, P1, P3"
    state = idle(play(lay(text), "pass", "pass", "pass"), "survivor")
    assert winner(state) == "P2"


@pytest.mark.rule("PIO-RUL-46", "PIO-VP-09")
def test_dropping_to_three_ends_the_time_at_four() -> None:
    text = (
        "P1 town: farm, farm, farm, pig_pens\nP1 permanent: 3\nP2 permanent: 4\nfours: P1, P2\n"
        "P1 hand: old_ferro\nP1 pile: 5 0 1"
    )
    state = play(lay(text), "activate:pig_pens", "discard:food", "discard:food", "discard:food", "play:old_ferro")
    assert points(state, "P1") == 4
    play(state, "end", "pass", "pass", "pass")
    idle(state, "survivor", pay=True)
    assert points(state, "P1") == 4 and winner(state) == "P2"


@pytest.mark.rule("PIO-VP-11", "PIO-VP-12", "PIO-RUL-47", "PIO-LEN-03")
def test_the_alarm_gives_the_game_to_the_furthest_marker_and_among_equals_to_the_lowest() -> None:
    text = "round: 8\nP1 permanent: 2\nP2 permanent: 3\nP3 permanent: 3\nstacks: 2 P1; 3 P3 P2"
    state = idle(play(lay(text), "pass", "pass", "pass"), "survivor")
    assert winner(state) == "P3"
    state = idle(play(lay(text + "\nP1 permanent: 4\nstacks: 4 P1; 3 P3 P2"), "pass", "pass", "pass"), "survivor")
    assert winner(state) == "P1"


@pytest.mark.rule("PIO-RUL-48")
def test_there_is_no_last_space_of_the_track() -> None:
    text = "P1 permanent: 12\nP1 hand: old_ferro\nP1 pile: 0 0 1"
    assert points(play(lay(text), "play:old_ferro"), "P1") == 13


@pytest.mark.rule("PIO-RUL-02")
def test_three_to_six_play() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    for seats in GAME.seats:
        assert start(seats=seats).seats == seats


@pytest.mark.rule("PIO-RUL-01")
def test_the_game_has_its_title() -> None:
    assert GAME.title == "The Pioneers Program"
