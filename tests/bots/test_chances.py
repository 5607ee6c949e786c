"""What is said of everybody's chances: it adds up, it is honest, and it is right when the game is over."""

import pytest

import cinderbox
from cinderbox.bots.chances import Chances
from cinderbox.kernel.playout import playout

TABLES = [(game.id, game.seats[-1]) for game in cinderbox.games() if game.id in ("pioneers", "radlands", "remnants")]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_chances_of_all_seats_add_up_and_hide_what_is_hidden(id: str, seats: int) -> None:
    game = cinderbox.game(id)
    chances = Chances(game, seats)
    state = game.start(seats, seed=3)
    playout(state, 3, 60)
    assert not state.over
    assert sum(chances.open(state)) == pytest.approx(1)
    for seat in range(seats):
        assert {chances.value(state.determinize(seat, n), seat) for n in range(4)} == {chances.value(state, seat)}
        seen = chances.seen(state, seat, worlds=3)
        assert len(seen) == seats and sum(seen) == pytest.approx(1) and min(seen) > 0
        assert chances.seen(state.determinize(seat, 99), seat, worlds=3) == seen


def test_alone_at_the_table_there_is_one_chance() -> None:
    game = cinderbox.game("resurgence")
    state = game.start(1, seed=3)
    playout(state, 3, 40)
    chances = Chances(game, 1)
    for found in (chances.open(state), chances.seen(state, 0, worlds=2)):
        assert len(found) == 1 and 0 < found[0] < 1


def test_when_the_game_is_over_the_winner_has_won() -> None:
    game = cinderbox.game("radlands")
    state = game.start(2, seed=3)
    playout(state, 3, 10_000)
    assert state.outcome is not None
    wanted = [1.0 if seat in state.outcome.winners else 0.0 for seat in range(2)]
    chances = Chances(game, 2)
    assert chances.open(state) == chances.seen(state, 0) == wanted
