"""Ret and her gang: each card of the yellow starter deck in a player's words."""

import pytest

from tests.remnants.table import (
    arcs,
    asked,
    attack,
    battle,
    discard,
    draw,
    fate,
    hand,
    lay,
    lay_cards,
    legal,
    maybe,
    play,
    pool,
    row,
    texts,
    totals,
    unused,
    why_not,
)

ME = "A leader: yellow\nB leader: red\n"
ONE = ME + "A figures: C4\nB figures: D4\nA pile: yellow_second_wind\nB pile: red_stampede\n"


@pytest.mark.parametrize(("bid", "paid"), [(1, 0), (2, 0), (3, 1000)])
def test_the_voice_of_the_street_bids_two_thousand_more_and_pays_as_much_less(bid: int, paid: int) -> None:
    text = ME + "A hand: yellow_ret\nA pile: yellow_rally\nA arcs: 1000\nB arcs: 5000\nrow: gm_min, gm_thug"
    state = play(lay(text), "play:yellow_ret")
    assert hand(state, "A") == ["yellow_rally"]
    play(state, "action:recruit", "announce:gm_min")
    if bid == 1:
        play(state, "pass")
        assert arcs(state, "A") == 1000
        return
    play(state, f"bid:{bid - 1}")
    assert texts(state, "bid") == [str(n) for n in range(bid, 4)]
    play(state, f"bid:{bid}", "pass")
    assert "gm_min" in hand(state, "A")
    assert arcs(state, "A") == 1000 - paid


def test_the_voice_is_heard_for_this_turn_only() -> None:
    text = ME + "A hand: yellow_ret, yellow_rally\nA arcs: 1000\nB arcs: 5000\nrow: gm_min, gm_thug, gm_medic"
    state = play(lay(text), "play:yellow_ret", "action:move", "done", "done", "action:recruit", "announce:gm_min")
    assert asked(state) == "A"
    assert texts(state, "bid") == ["1"]


def test_soapbox_turns_up_a_gang_member_and_draws() -> None:
    text = ME + "A hand: yellow_agitator\nA pile: yellow_rally\nrow: gm_thug\nmembers: gm_min"
    state = play(lay(text), "play:yellow_agitator")
    assert row(state, "gang") == ["gm_min", "gm_thug"]
    assert hand(state, "A") == ["yellow_rally"]


def test_no_soapbox_in_an_auction() -> None:
    text = ME + "A hand: yellow_agitator, yellow_courier\nrow: gm_thug, gm_min\nA arcs: 3000\nB arcs: 1000"
    state = play(lay(text), "action:recruit", "announce:gm_min", "bid:1")
    assert asked(state) == "A"
    assert not legal(state, "play:yellow_agitator")
    assert legal(state, "play:yellow_courier")
    assert "COR-" in why_not(state, "play:yellow_agitator")


@pytest.mark.rule("COR-EX-25")
def test_a_message_chain_draws_two_and_discards_one() -> None:
    text = ME + "A hand: yellow_courier, yellow_ret\nA pile: yellow_rally, yellow_agitator, yellow_open_arms"
    state = play(lay(text), "play:yellow_courier")
    assert set(texts(state, "discard")) == {"yellow_ret", "yellow_rally", "yellow_agitator"}
    play(state, "discard:yellow_rally")
    assert hand(state, "A") == ["yellow_agitator", "yellow_ret"]
    assert discard(state, "A") == ["yellow_courier", "yellow_rally"]
    assert draw(state, "A") == 1


@pytest.mark.parametrize(("others", "points"), [("", 3), ("yellow_ret", 9), ("yellow_ret yellow_agitator", 13)])
def test_strength_in_numbers_gives_one_for_each_other_unit(others: str, points: int) -> None:
    cards = f"yellow_street_tough {others}".strip()
    state = attack(ONE + f"A hand: {', '.join(cards.split())}")
    battle(state, cards, "", "0 0")
    assert totals(state)[0] == points


def test_strength_in_numbers_is_two_at_most_and_needs_units() -> None:
    cards = "yellow_street_tough yellow_ret yellow_agitator yellow_agitator"
    state = battle(attack(ONE + f"A hand: {', '.join(cards.split())}"), cards, "", "0 0")
    assert totals(state)[0] == 5 + 5 + 3 + 3
    state = battle(
        attack(ONE + "A hand: yellow_street_tough, yellow_open_arms"), "yellow_street_tough yellow_open_arms", "", "0 0"
    )
    assert totals(state)[0] == 3


@pytest.mark.rule("COR-RUL-54")
def test_open_arms_brings_a_figure_if_one_is_left() -> None:
    state = play(lay(ME + "A hand: yellow_open_arms"), "play:yellow_open_arms")
    assert (pool(state, "A"), unused(state, "A")) == (8, 8)


@pytest.mark.parametrize(("seats", "gained"), [(2, 0), (3, 1), (4, 2)])
def test_open_arms_brings_a_thousand_for_each_opponent_beyond_the_first(seats: int, gained: int) -> None:
    leaders = "A leader: yellow\nB leader: red\nC leader: blue\nD leader: green\n".splitlines()[:seats]
    text = f"seats: {seats}\n" + "\n".join(leaders) + "\nA hand: yellow_open_arms\nA arcs: 0"
    assert arcs(play(lay(text), "play:yellow_open_arms"), "A") == 1000 * gained


@pytest.mark.rule("COR-RUL-12")
def test_second_wind_takes_two_discards_but_none_played_this_turn() -> None:
    text = (
        ME + "A hand: yellow_second_wind, yellow_open_arms, yellow_courier\nA pile: yellow_rally\n"
        "A discard: yellow_agitator, yellow_ret"
    )
    state = play(
        lay(text), "play:yellow_open_arms", "play:yellow_courier", "discard:yellow_rally", "play:yellow_second_wind"
    )
    assert set(texts(state, "take")) == {"yellow_agitator", "yellow_ret", "yellow_rally"}, "Rally was merely discarded"
    play(state, "take:yellow_ret")
    maybe(state, "take:yellow_rally")
    assert hand(state, "A") == ["yellow_rally", "yellow_ret"]
    assert discard(state, "A") == sorted(
        ["yellow_agitator", "yellow_courier", "yellow_open_arms", "yellow_second_wind"]
    )


def test_second_wind_may_take_fewer() -> None:
    state = play(
        lay(ME + "A hand: yellow_second_wind\nA discard: yellow_ret, yellow_rally"),
        "play:yellow_second_wind",
        "take:yellow_ret",
    )
    maybe(state, "done", "done")
    assert hand(state, "A") == ["yellow_ret"]


RALLY = "yellow_rally yellow_ret yellow_agitator yellow_street_tough"


@pytest.mark.rule("COR-EX-30")
def test_a_rally_brings_two_more_from_the_top() -> None:
    text = (
        ONE + f"A hand: {', '.join(RALLY.split())}\nA pile: yellow_courier, yellow_street_tough, yellow_open_arms\n"
        "B hand: red_garius_regallas, red_brute, red_scrapper, red_scrapper\nB figures: D4, E4 2, D5 2, D3"
    )
    state = attack(text)
    battle(state, RALLY, "red_garius_regallas red_brute red_scrapper red_scrapper", "0 3 3 0 0 0 0", rally=2)
    assert totals(state) == [21, 25]
    assert set(texts(state, "remove")) == {"yellow_ret", "yellow_agitator", "yellow_street_tough", "yellow_courier"}
    assert draw(state, "A") == 1


def test_a_rally_reveals_what_the_pile_still_has_and_their_abilities_trigger() -> None:
    text = ONE + "A hand: yellow_rally\nA pile: bm_grenade"
    state = attack(text)
    battle(state, "yellow_rally", "", "0 0", rally=1)
    assert totals(state)[0] == 3
    assert discard(state, "A") == ["bm_grenade", "yellow_rally"]


def test_a_rally_may_bring_fewer() -> None:
    state = attack(ONE + "A hand: yellow_rally\nA pile: yellow_ret, yellow_agitator")
    lay_cards(state, "yellow_rally")
    fate(state, "0 0")
    lay_cards(state, "")
    assert texts(state) == ["done", "use:yellow_rally"]
    play(state, "use:yellow_rally", "done")
    assert totals(state)[0] == 5, "Ret came, and nobody after her"
