"""Bots find their way through a turn of many small questions, and play well enough to be worth playing."""

import pytest

from cinderbox import bots
from cinderbox.bots.planner import Planner
from cinderbox.bots.sighting import Sight
from cinderbox.games.residuum import scoring
from cinderbox.games.residuum.evaluate import ResiduumEvaluation
from cinderbox.games.residuum.state import ResiduumState
from tests.residuum.table import (
    GAME,
    barricades,
    basecamp,
    code,
    lay,
    outposts,
    outriders,
    play,
    player,
    start,
    stock,
    texts,
    visit,
)

QUICK = ["greedy:beam=4,worlds=1", "search:iterations=10"]


def take_turn(state: ResiduumState, text: str, clicks: int = 200) -> list[str]:
    """P1 plays its turn to the end by a bot; returns what it did. Others answer what they are asked the same way."""
    seats = [bots.parse(text, "residuum", 1) for _ in range(state.seats)]
    said: list[str] = []
    for _ in range(clicks):
        if state.over or state.turn != 0:
            return said
        seat = state.to_act[0]
        action = seats[seat].choose(bots.sight(state, seat, 1))
        if seat == 0:
            said.append(GAME.text(action))
        state.apply(action, seat)
    raise AssertionError(f"The turn does not end: {said}")


def chosen(state: ResiduumState, text: str, seat: int) -> str:
    return GAME.text(bots.parse(text, "residuum", 1).choose(bots.sight(state, seat, 1)))


# -- points --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_ends_even_a_turn_whose_end_costs_something(text: str) -> None:
    state = lay("turn: 16\nP1 outriders: H, N0\nP1 outposts: H\nP1 stock: provisions 3, tech 1")
    take_turn(state, text)
    assert state.over or state.turn == 1


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_activates_an_outpost_that_it_can_pay_for(text: str) -> None:
    state = lay("land: H gold_mine\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 4")
    play(state, chosen(state, text, 0))
    assert not any(text.startswith("activate_outpost") for text in texts(state))


@pytest.mark.parametrize("text", QUICK)
def test_in_the_last_turn_everything_becomes_points(text: str) -> None:
    """8 Provisions buy an Outrider, whose upkeep the Food pays; nothing else would score."""
    state = lay("turn: 16\nP1 outriders: H\nP1 stock: provisions 8, food 2\nP2 stock: provisions 0")
    said = take_turn(state, text)
    assert any(one.startswith("recruit") for one in said)


@pytest.mark.parametrize("text", QUICK)
def test_a_bot_carries_its_first_outpost_to_where_it_earns(text: str) -> None:
    state = lay("land: a gold_mine\nP1 outriders: A\nP1 outposts: A x\nP1 stock: provisions 12")
    take_turn(state, text)
    assert "a" in outposts(state, "P1")


@pytest.mark.parametrize("text", QUICK)
def test_a_win_that_is_there_is_taken(text: str) -> None:
    """Behind by a point in the very last action of the game: activating the Outpost wins."""
    state = lay(
        "turn: 16\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 6\n"
        "P2 outriders: N3 x\nP2 outposts: M3\nP2 stock: provisions 0"
    )
    data = state.dump()
    data["table"]["starter"] = 1  # type: ignore[index]  # P2 began: P1 has the last turn
    last = GAME.load(data)
    assert isinstance(last, ResiduumState)
    take_turn(last, text)
    assert last.over and last.outcome is not None and last.outcome.winners == (0,)


def test_the_years_upkeep_is_thought_of_in_production() -> None:
    state = lay("turn: 8\nphase: production\nland: H food_supply\nP1 outriders: H, H, H\nP1 outposts: H")
    take_turn(state, "greedy:beam=2,worlds=1")
    assert len([one for one in player(state, "P1")["outriders"] if one["active"]]) >= 3


# -- judgement -----------------------------------------------------------------------------------------------


def rounds(state: ResiduumState, text: str, count: int) -> list[str]:
    """Everybody plays so many turns by a bot; returns what P1 did."""
    seats = [bots.parse(text, "residuum", 1) for _ in range(state.seats)]
    until = state.round + count
    said: list[str] = []
    while not state.over and state.round < until:
        seat = state.to_act[0]
        action = seats[seat].choose(bots.sight(state, seat, 1))
        if seat == 0:
            said.append(GAME.text(action))
        state.apply(action, seat)
    return said


def points(state: ResiduumState, seat: int = 0) -> int:
    return sum(scoring.lines(state, seat))


@pytest.mark.parametrize("text", ["greedy", "search:iterations=10"])
def test_the_last_turn_leaves_no_point_lying(text: str) -> None:
    """Two steps of two clicks each bring the Outpost to where it may stand, and the Outrider's upkeep stays."""
    state = lay("turn: 16\nP1 outriders: A\nP1 outposts: A x\nP1 stock: provisions 10\nP2 outriders: B")
    take_turn(state, text)
    assert points(state) == 6


def test_upkeep_is_not_paid_away_where_other_cubes_would_do() -> None:
    """The Outpost is carried and activated with Tech and Wood; the two Provisions keep the Outrider."""
    state = lay("turn: 16\nP1 outriders: A\nP1 outposts: A x\nP1 stock: provisions 2, tech 1, wood 2\nP2 outriders: B")
    take_turn(state, "greedy")
    assert points(state) == 6


def test_idle_outposts_are_carried_out_while_there_are_free_neighbours() -> None:
    state = lay(
        "P1 basecamp: H\nP1 outriders: H\nP1 outposts: H x, H x\nP1 stock: provisions 12\n"
        "land: N0 woodland, N3 food_supply\nP2 outriders: B"
    )
    rounds(state, "greedy", 2)
    assert outposts(state, "P1") == ["N0", "N3"]


def test_a_community_grows_from_turn_to_turn() -> None:
    """Nothing to fight about: in six turns the supply is put to work."""
    state = lay("P1 basecamp: H\nP1 outriders: H\nP1 outposts: H x\nland: N0 woodland, N3 tech_site\nP2 outriders: B")
    rounds(state, "greedy", 6)
    assert points(state) >= 9


def test_nothing_is_built_in_the_last_turn_that_does_not_score() -> None:
    state = lay(
        "turn: 16\nP1 outriders: H, H, H, H, H, H\nP1 outposts: H, N0, N1, N2\n"
        "P1 stock: provisions 40, wood 9, tech 9\nP2 outriders: B"
    )
    said = take_turn(state, "greedy")
    assert barricades(state, "P1") == [] and not any(one.startswith(("move", "network")) for one in said)


def test_outriders_do_not_march_to_and_fro() -> None:
    """Everybody earns where they are and there is nothing to buy: they stay."""
    state = lay(
        "turn: 9\nland: H tech_site, N0 woodland\nP1 outriders: H, H, H, N0, N0, N0\nP1 outposts: H, N0, N1, N2\n"
        "P1 visits: 1\nP1 stock: provisions 2\nP2 outriders: B"
    )
    said = rounds(state, "greedy", 2)
    assert outriders(state, "P1") == ["H", "H", "H", "N0", "N0", "N0"]
    assert not any(one.startswith("move") for one in said)


def test_no_outpost_is_built_that_cannot_be_carried_anywhere() -> None:
    """The only way out of the Basecamp leads through a hex with an own Outpost."""
    state = lay("turn: 5\nland: a woodland\nP1 outriders: a\nP1 outposts: a\nP1 stock: provisions 7\nP2 outriders: B")
    take_turn(state, "greedy")
    assert outposts(state, "P1") == ["a"]


def test_a_nuclear_is_not_sold_for_a_gold() -> None:
    state = visit("nuclear 1, provisions 1, tech 4", "Silas Quill", 13)
    take_turn(state, "greedy")
    assert stock(state, "P1").get("nuclear") == 1


@pytest.mark.parametrize("turn", [9, 16])
def test_a_card_whose_cost_is_at_hand_is_completed(turn: int) -> None:
    state = lay(
        f"turn: {turn}\nland: H tech_site\nP1 outriders: H, H, H, H, H, H\nP1 outposts: H, N0, N1, N2\n"
        "P1 hand: Hidden Cellars\nP1 stock: provisions 16, wood 2\nP2 outriders: B"
    )
    take_turn(state, "greedy")
    assert len(state.completed[0]) == 1


def test_with_all_pieces_in_play_cards_are_drawn_and_completed() -> None:
    """The last four turns, and no visit to the Trade Town is left: what is earned goes into cards."""
    state = lay(
        "turn: 13\nland: H tech_site, N0 woodland, N1 food_supply, N2 water_source\nP1 visits: 1\n"
        "P1 outriders: H, H, N0, N0, N1, N2\nP1 outposts: H, N0, N1, N2\nP1 stock: provisions 10\nP2 outriders: B\n"
        "deck: Hidden Cellars, Open Gates, Windmill Row, Fortress Doctrine, Kitchen Gardens, Nomad Code"
    )
    rounds(state, "greedy", 4)
    assert len(state.completed[0]) >= 3


def test_a_card_that_asks_for_a_barricade_gets_one() -> None:
    state = lay(
        "turn: 12\nland: H tech_site\nP1 outriders: H, H, H, H, H, H\nP1 outposts: H, N0, N1, N2\n"
        "P1 visits: 1\nP1 hand: Watchtowers\nP1 stock: provisions 14, wood 3\nP2 outriders: B"
    )
    take_turn(state, "greedy")
    assert len(state.completed[0]) == 1


def test_the_basecamp_goes_to_where_it_earns_twice_as_much() -> None:
    state = lay(
        "turn: 3\nland: N0 woodland, N1 food_supply, N2 tech_site, N5 oil_field\nP1 basecamp: N3\n"
        "P1 outriders: N3, N0, N0, N1, N1\nP1 outposts: N0, N1\nP1 stock: provisions 24, wood 2\nP2 outriders: B"
    )
    take_turn(state, "greedy")
    assert basecamp(state, "P1") == "H"


def test_a_poor_offer_is_answered_with_a_better_one() -> None:
    """P2 lacks a Tech for its card and has Provisions to pay for it."""
    state = lay(
        "P1 outriders: H\nP2 outriders: N0\nP1 stock: provisions 20, tech 3\n"
        "P2 hand: Radio Mast\nP2 stock: provisions 12, tech 2, oil 1",
    )
    play(state, "move:[H]", "to:[N0]", "pay", "welcome", "trade", "give:provisions", "want:oil", "offer")
    seat = bots.parse("greedy", "residuum", 1)
    said = []
    while state.to_act == (1,):
        action = seat.choose(bots.sight(state, 1, 1))
        said.append(GAME.text(action))
        state.apply(action, 1)
    assert said[0] == "counter" and said[-2:] == ["want:tech", "offer"]


# -- others --------------------------------------------------------------------------------------------------


def offered(gives: str, wants: str) -> ResiduumState:
    """P1 visits P2 and offers; P2 is asked."""
    state = lay(
        "P1 outriders: H\nP2 outriders: N0\nP1 stock: provisions 20, oil 2\nP2 stock: provisions 5, tech 5, oil 1",
    )
    play(state, "move:[H]", "to:[N0]", "pay", "welcome", "trade")
    play(state, *[f"give:{one}" for one in gives.split()], *[f"want:{one}" for one in wants.split()], "offer")
    return state


def test_a_bot_accepts_a_deal_that_is_good_for_it() -> None:
    state = offered("oil", "tech")
    assert chosen(state, "greedy", 1) == "accept"


def test_a_bot_refuses_a_deal_that_is_good_for_the_other_alone() -> None:
    state = offered("provisions", "tech tech")
    assert chosen(state, "greedy", 1) == "refuse"


def test_a_bot_does_not_give_something_for_nothing() -> None:
    state = offered("", "oil")
    assert chosen(state, "search:iterations=5", 1) == "refuse"


def test_a_visitor_is_welcome_where_nothing_but_outriders_can_be_lost() -> None:
    state = lay("P1 outriders: H\nP2 outriders: N0\nP1 stock: provisions 20")
    play(state, "move:[H]", "to:[N0]")
    assert chosen(state, "greedy", 1) == "welcome"


def test_at_an_outpost_a_bot_puts_up_a_fight() -> None:
    state = lay("P1 outriders: H\nP2 outposts: N0\nP1 stock: provisions 20")
    play(state, "move:[H]", "to:[N0]")
    assert chosen(state, "greedy", 1) == "fight"


def test_a_hopeless_attack_is_not_made() -> None:
    state = lay("P1 outriders: H\nP2 outriders: N0, N0, N0\nP2 outposts: N0\nP1 stock: provisions 3")
    said = take_turn(state, "greedy")
    assert code("to:[N0]") not in said


# -- honesty, time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", QUICK)
def test_what_a_bot_cannot_see_does_not_change_what_it_does(text: str) -> None:
    """The same view with the hidden cards dealt anew, and the same answer."""
    state = start(3, seed=4, map="quick")
    seated = [bots.parse("greedy:beam=1,worlds=1", "residuum", seat) for seat in range(3)]
    for _ in range(90):
        seat = state.to_act[0]
        state.apply(seated[seat].choose(bots.sight(state, seat, 1)), seat)
    seat = state.to_act[0]
    answers = set()
    for deal in range(4):
        other = state.determinize(seat, deal)
        assert other.key(seat) == state.key(seat)
        guess = other.determinize(seat, 7)
        answers.add(bots.parse(text, "residuum", 3).choose(Sight(seat, guess, 7)))
    assert len(answers) == 1


def test_a_turn_of_a_rich_community_is_still_planned_quickly() -> None:
    """Positions looked at, not seconds: a slow machine is no excuse, and a fast one no reason."""
    state = lay(
        "turn: 12\nland: H food_supply, N0 tech_site, N3 woodland\nP1 outriders: H, H, N0, N1, N3, A\n"
        "P1 outposts: H, N0, A x, A x\nP2 outriders: M3, M3\nP2 outposts: M3\n"
        "P1 stock: provisions 30, tech 6, food 6, water 4, wood 6, oil 2"
    )
    evaluation = ResiduumEvaluation()
    assert len(evaluation.plans(state, 0)) < 80
    planner = Planner(evaluation, 2, 1_000_000, True)
    plans = planner.plans(state, 0)
    assert plans and len(plans) < 3000
