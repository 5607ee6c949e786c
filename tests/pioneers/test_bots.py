"""Bots play the whole game, and well enough to be worth playing."""

from collections import Counter

import pytest

from cinderbox import bots
from cinderbox.games.pioneers.state import PioneersState
from tests.pioneers.table import (
    GAME,
    asked,
    dice,
    hq,
    lay,
    people,
    pile,
    play,
    points,
    start,
    town,
    winner,
)

QUICK = ["greedy:beam=4,worlds=2", "search:iterations=12"]
FIRST = "order: P1, P2, P3\n"


def take_turn(state: PioneersState, text: str, clicks: int = 60) -> list[str]:
    """P1 plays its turn, or its maintenance, to the end by a bot; returns what it did. Others answer the same way."""
    seats = [bots.parse(text, "pioneers", 1) for _ in range(state.seats)]
    said: list[str] = []
    before = (state.round, state.step, state.turn_marker)
    for _ in range(clicks):
        if state.over or state.turn != 0 or (state.round, state.step, state.turn_marker) != before:
            return said
        seat = state.to_act[0]
        action = seats[seat].choose(bots.sight(state, seat, 1))
        if seat == 0:
            said.append(GAME.text(action))
        state.apply(action, seat)
    raise AssertionError(f"The turn does not end: {said}")


def chosen(state: PioneersState, text: str = QUICK[0]) -> str:
    seat = state.to_act[0]
    return GAME.text(bots.parse(text, "pioneers", 1).choose(bots.sight(state, seat, 1)))


# -- points --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_completes_a_project(text: str) -> None:
    state = lay("P1 research: way_of_the_wastes 3\nP1 pile: 0 0 2")
    take_turn(state, text)
    assert points(state, "P1") == 1


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_builds_the_structure_that_makes_its_town_medium(text: str) -> None:
    state = lay("P1 town: farm, farm, trading_post\nP1 hand: school\nP1 pile: 0 1 1")
    take_turn(state, text)
    assert hq(state, "P1") == "hq_medium"


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_buys_and_plays_that_structure_too(text: str) -> None:
    state = lay("P1 town: farm, farm, trading_post\nmarket: -, -, -, -, school, -\nP1 pile: 0 1 1")
    take_turn(state, text)
    assert hq(state, "P1") == "hq_medium"


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_buys_a_point_from_the_chemist(text: str) -> None:
    state = lay(FIRST + "P1 survivor: the_chemist\nP1 pile: 0 4 1")
    assert "activate:the_chemist" in take_turn(state, text)


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_plays_a_personality_that_is_worth_a_point_and_can_be_fed(text: str) -> None:
    state = lay("P1 town: farm, farm\nP1 hand: old_ferro\nP1 pile: 2 0 1")
    take_turn(state, text)
    assert people(state, "P1") == ["old_ferro"]


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_feeds_whoever_is_worth_a_point(text: str) -> None:
    state = lay("phase: maintenance\nP1 town: old_ferro, gun_truck\nP1 pile: 2 0 0")
    take_turn(state, text)
    assert people(state, "P1") == ["old_ferro"] or town(state, "P1") == ["gun_truck", "old_ferro"]


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_trades_for_the_food_that_saves_a_point(text: str) -> None:
    state = lay("phase: maintenance\nP1 town: old_ferro\nP1 pile: 0 1 0")
    said = take_turn(state, text)
    assert said[0] == "trade:buy_2" and people(state, "P1") == ["old_ferro"]


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_pays_stored_food_it_need_not_pay_only_if_that_saves_more(text: str) -> None:
    town = "phase: maintenance\nP1 town: field_kitchen, trading_post, gun_truck, theresa\n"
    state = lay(town + "P1 pile: 2 4 0")
    assert "forgo:reduction" in take_turn(state, text)
    assert pile(state, "P1")[0] < 2
    assert "forgo:reduction" not in take_turn(lay(town + "P1 pile: 0 6 0"), text), "it would save nothing"


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_does_not_pass_while_there_is_something_to_do(text: str) -> None:
    state = lay("P1 hand: farm\nP1 pile: 0 2 2\nmarket: -, -, -, -, trading_post, farm")
    assert "pass" not in take_turn(state, text)


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_builds_what_it_holds_rather_than_keep_it(text: str) -> None:
    state = lay("P1 town: farm\nP1 hand: trading_post, grain_silo\nP1 pile: 0 1 2")
    take_turn(state, text)
    assert town(state, "P1") == ["farm", "trading_post", "grain_silo"]


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_opens_its_credit_cache_rather_than_keep_it(text: str) -> None:
    state = lay("P1 hand: credit_cache\nP1 pile: 0 0 2")
    assert "play:credit_cache" in take_turn(state, text)


@pytest.mark.parametrize("card", ["strongbox", "survey_drone"])
def test_a_bot_takes_a_strongbox_or_a_drone_that_costs_nothing(card: str) -> None:
    state = lay(f"P1 pile: 1 3 2\nmarket: -, -, -, -, -, {card}")
    take_turn(state, QUICK[0])
    assert town(state, "P1") == [card]


@pytest.mark.parametrize("card", ["quartermaster_brandt", "loaded_dice"])
def test_a_bot_plays_what_helps_only_in_town(card: str) -> None:
    state = lay(f"P1 town: farm, farm\nP1 hand: {card}\nP1 pile: 2 0 3")
    take_turn(state, QUICK[0])
    assert card in town(state, "P1")


# -- survivors -----------------------------------------------------------------------------------------------------

CHOICE = "phase: order\nround: 3\norder: P1, P2, P3\n"


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_that_can_pay_the_chemist_chooses_the_chemist(text: str) -> None:
    assert chosen(lay(CHOICE + "P1 pile: 0 4 2"), text) == "survivor:the_chemist"


def test_a_bot_without_credits_lets_pete_bring_some() -> None:
    assert chosen(lay(CHOICE + "P1 pile: 0 0 2")) == "survivor:pete"


@pytest.mark.parametrize("text", QUICK)
def test_who_chooses_last_does_not_take_lou_anne_only_to_be_last_again(text: str) -> None:
    state = lay("phase: order\nround: 3\norder: P2, P3, P1\nP1 pile: 0 0 2")
    assert chosen(play(state, "survivor:the_chemist", "survivor:pete"), text) != "survivor:lou_anne"


def test_a_bot_does_not_give_up_a_turn_for_a_first_choice_that_it_cannot_use() -> None:
    order = "round: 3\nturn: 2\norder: P1, P2, P3, P4, P5, P6\n"
    assert chosen(lay(order + "P1 pile: 0 0 2", seats=6)) != "pass"


SECOND = "round: 3\nturn: 2\norder: P2, P3, P1\nactive: P1\nP1 pile: 0 4 2\n"


def test_a_bot_passes_to_be_the_first_who_can_pay_the_chemist() -> None:
    assert chosen(lay(SECOND + "P2 pile: 0 4 0")) == "pass"


def test_a_bot_does_not_pass_if_somebody_who_can_pay_has_passed_before() -> None:
    assert chosen(lay(SECOND + "P2 pile: 0 4 0\nslots: P2")) != "pass"


LAST = "round: 7\nalarm: 6\nturn: 2\n"


def test_a_bot_draws_a_card_rather_than_do_nothing_in_its_last_turn() -> None:
    assert "wastes" in take_turn(lay(LAST + FIRST + "P1 pile: 0 0 6"), QUICK[0])


def test_a_bot_does_not_give_up_a_point_to_stand_below_its_equals() -> None:
    state = lay(
        LAST + "order: P1, P2, P3, P4, P5\nP1 town: pig_pens, farm, farm, farm\nP1 permanent: 1\n"
        "P2 permanent: 1\nP3 permanent: 1\nP4 permanent: 1\nP5 permanent: 1\nstacks: 2 P1; 1 P2 P3 P4 P5",
        seats=5,
    )
    assert "activate:pig_pens" not in take_turn(state, QUICK[0])
    assert points(state, "P1") == 2


def test_in_the_last_round_the_lower_of_two_equal_markers_is_ahead() -> None:
    evaluation = GAME.evaluation()
    last = "round: 7\nalarm: 6\nP1 permanent: 2\nP2 permanent: 2\nstacks: 2 "
    below, above = (evaluation.value(lay(last + stack), 0) for stack in ("P1 P2; 0 P3", "P2 P1; 0 P3"))
    assert below > 1.8 * above


# -- fights --------------------------------------------------------------------------------------------------------


def test_a_bot_spends_tokens_to_keep_the_point_of_its_town() -> None:
    text = "P1 hand: viralz_horde\nP1 pile: 0 0 1\nP2 town: farm, farm, farm, school\nP2 pile: 0 0 4"
    state = play(lay(text), "play:viralz_horde", "target:2")
    assert asked(state) == "P2" and chosen(state) == "boost", "9 is needed, and a point is at stake"


def test_a_bot_does_not_waste_tokens_on_what_does_not_matter() -> None:
    state = play(lay("P1 hand: plague_rats\nP1 pile: 0 0 1\nP2 pile: 0 0 4"), "play:plague_rats", "target:2")
    assert asked(state) == "P2" and chosen(state) == "roll", "there is no food to lose"


def test_a_bot_saves_a_structure_by_its_walls() -> None:
    text = "P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm, farm, farm, school\nP2 hand: reinforced_walls\nP2 pile: 0 0 1"
    state = dice(play(lay(text), "play:raid"), "11", "66")
    play(state, "target:2", "roll", "accept", "lose:farm")
    assert asked(state) == "P2" and chosen(state) == "save:reinforced_walls"


@pytest.mark.parametrize("text", QUICK)
def test_a_raider_takes_the_structure_that_costs_the_leader_a_point(text: str) -> None:
    state = lay("P1 hand: raid\nP1 pile: 0 0 1\nP2 town: farm, farm, farm, school\nP2 permanent: 2\nP2 pile: 1 0 0")
    dice(play(state, "play:raid"), "11", "66")
    play(state, "target:2")
    assert chosen(state, text).startswith("lose:")


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_attacks_who_is_about_to_win(text: str) -> None:
    state = lay("P1 hand: arson\nP1 pile: 0 0 1\nP2 town: farm, farm, school, school\nP2 permanent: 3\nP3 town: farm")
    said = take_turn(state, text)
    assert "play:arson" in said and "target:2" in said


# -- whole games ---------------------------------------------------------------------------------------------------


def game(seats: int, texts_: list[str], seed: int, used: Counter[str], **options: object) -> PioneersState:
    state = start(seats, seed, **options)
    seated = [bots.parse(texts_[seat % len(texts_)], "pioneers", seed * 8 + seat) for seat in range(seats)]
    while not state.over:
        seat = state.to_act[0]
        action = seated[seat].choose(bots.sight(state, seat, state.count + seed))
        used[GAME.text(action).partition(":")[0]] += 1
        state.apply(action, seat)
    return state


@pytest.mark.parametrize("seats", [3, 6])
def test_one_greedy_beats_many_randoms(seats: int) -> None:
    used: Counter[str] = Counter()
    names = ["greedy:beam=3,worlds=1", *["random"] * (seats - 1)]
    won = sum(winner(game(seats, names, seed, used)) == "P1" for seed in range(1, 5))
    assert won >= 3
