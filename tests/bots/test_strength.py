"""Bots play well enough to be worth playing: a few games, and positions with one right answer."""

import copy

import pytest

import cinderbox
from cinderbox import bots
from cinderbox.bots.novice import NoviceBot
from cinderbox.kernel.state import State


def winner(texts: list[str], seed: int) -> int:
    state = cinderbox.game("radlands").start(2, seed=seed)
    seated = [bots.parse(text, "radlands", seed * 2 + seat) for seat, text in enumerate(texts)]
    while not state.over:
        seat = state.to_act[0]
        state.apply(seated[seat].choose(bots.sight(state, seat, seed)), seat)
    assert state.outcome is not None
    return state.outcome.winners[0] if state.outcome.winners else -1


def test_greedy_beats_random_clearly() -> None:
    greedy = "greedy:beam=2,worlds=1"
    won = sum(winner([greedy, "random"], seed) == 0 for seed in range(1, 5))
    won += sum(winner(["random", greedy], seed) == 1 for seed in range(1, 5))
    assert won >= 6


def test_a_novice_plays_sensibly_and_greedy_beats_it() -> None:
    novice, greedy = "novice", "greedy:beam=2,worlds=1"
    assert sum(winner([novice, "random"], seed) == 0 for seed in range(1, 5)) >= 3
    assert sum(winner([novice, greedy], seed) == 1 for seed in range(1, 5)) >= 3


def test_a_novice_likes_the_same_in_a_game_and_other_things_in_another() -> None:
    def turn(seed: int) -> list[int]:
        state, seat = near_the_end((0, 0, 0))
        bot = bots.parse("novice", "radlands", seed)
        done: list[int] = []
        while state.to_act == (seat,):
            done.append(bot.choose(bots.sight(state, seat, 1)))
            state.apply(done[-1], seat)
        return done

    turns = [turn(seed) for seed in range(6)]
    assert any(one != turns[0] for one in turns)
    assert turn(0) == turns[0]


def test_a_game_says_how_far_off_the_best_a_novice_may_be() -> None:
    def plans(bot: str) -> int:
        state, seat = near_the_end((0, 0, 0))
        novice = bots.parse(bot, "radlands", 1)
        assert isinstance(novice, NoviceBot)
        return len(novice.near(novice.planner.plans(state, seat)))

    wide = "novice:beam=8,width=8,gap=1"
    assert plans(wide) > plans(f"{wide},stretch=0.2") >= 1


def near_the_end(harms: tuple[int, int, int]) -> tuple[State, int]:
    """The row of Railgun to move with 3 water against camps harmed like this, nobody in front of them."""
    game = cinderbox.game("radlands")
    for seed in range(100):
        state = game.start(2, seed=seed, setup="first-game")
        seat = state.to_act[0]
        data = copy.deepcopy(state.dump())
        table = data["table"]
        assert isinstance(table, dict)
        table["water"] = 3
        first = 9 * (1 - seat)
        for column, harm in enumerate(harms):
            table["spots"][first + 3 * column][2] = harm
        if "railgun" in str(state.view(seat)["table"]["sides"][seat]):  # type: ignore[index]
            return game.load(data), seat
    raise AssertionError("no start player has Railgun")


@pytest.mark.parametrize(
    "text", ["novice", "greedy", "greedy:beam=1,worlds=1", "search:iterations=10", "search:iterations=100"]
)
def test_a_win_on_the_table_is_taken(text: str) -> None:
    """Railgun hits the last camp, which is damaged already."""
    state, seat = near_the_end((2, 1, 2))
    bot = bots.parse(text, "radlands", seed=1)
    while not state.over and state.view(None)["table"]["turn"] == seat:  # type: ignore[index]
        assert state.to_act == (seat,)
        state.apply(bot.choose(bots.sight(state, seat, 1)), seat)
    assert state.outcome is not None and state.outcome.winners == (seat,)


def test_a_forced_answer_costs_no_thought() -> None:
    state = cinderbox.game("radlands").start(2, seed=1)
    bot = bots.parse("search:seconds=1000", "radlands", seed=1)
    decisions = 0
    while not state.over and len(state.actions()) > 1:
        state.apply(state.actions()[-1])
        decisions += 1
        if decisions > 3000:
            pytest.skip("no forced question came up")
    if not state.over:
        seat = state.to_act[0]
        assert bot.choose(bots.sight(state, seat, 1)) == state.actions()[0]
