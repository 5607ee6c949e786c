"""Bots find their way through a turn of many small questions."""

from cinderbox import bots
from tests.residuum.table import lay, play, texts


def test_greedy_ends_even_a_turn_whose_end_costs_something() -> None:
    state = lay("turn: 16\nP1 outriders: H, N0\nP1 outposts: H\nP1 stock: provisions 3, tech 1")
    bot = bots.parse("greedy:beam=1,worlds=1", "residuum", 1)
    for _ in range(60):
        if state.over or state.turn != 0:
            break
        state.apply(bot.choose(bots.sight(state, 0, 1)), 0)
    assert state.over or state.turn == 1


def test_greedy_activates_an_outpost_that_it_can_pay_for() -> None:
    state = lay("land: H gold_mine\nP1 outriders: H\nP1 outposts: H x\nP1 stock: provisions 4")
    bot = bots.parse("greedy:beam=2,worlds=1", "residuum", 1)
    play(state, state.game.text(bot.choose(bots.sight(state, 0, 1))))
    assert not any(text.startswith("activate_outpost") for text in texts(state))
