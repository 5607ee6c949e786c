"""The boards: every position of a game can be drawn, for every seat, in 80 columns."""

import io
import random

import pytest
from rich.console import Console

import cinderbox
from cinderbox.cli.boards import Board, board
from cinderbox.cli.boards.board import Scene
from cinderbox.kernel.state import State

GAME = cinderbox.game("radlands")


def drawn(state: State, seat: int | None, width: int, table: Board) -> tuple[str, set[int]]:
    out = io.StringIO()
    numbers = {action: number for number, action in enumerate(state.actions(seat), 1)} if seat is not None else {}
    picture, shown = table.draw(Scene(state, seat, ["Ann", "Bob"], numbers, width))
    Console(file=out, width=width, highlight=False).print(picture)
    return out.getvalue(), shown


def positions(seed: int) -> list[State]:
    """Every position of one random game."""
    dice, state = random.Random(seed), GAME.start(2, seed=seed)
    found = [state.clone()]
    while not state.over:
        state.apply(dice.choice(state.actions()))
        found.append(state.clone())
    return found


@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits_the_terminal(width):
    for state in positions(1)[::3]:
        for seat in (0, 1, None):
            text, _ = drawn(state, seat, width, board("radlands"))
            assert max(len(line) for line in text.splitlines()) <= width


def test_a_choice_left_out_of_the_list_stands_on_the_board_with_its_number():
    seen = 0
    for state in positions(2):
        for seat in state.to_act:
            text, shown = drawn(state, seat, 120, board("radlands"))
            for number, action in enumerate(state.actions(seat), 1):
                if action in shown:
                    seen += 1
                    assert f" {number} " in text
    assert seen > 50


def test_what_a_seat_cannot_know_does_not_change_its_picture():
    for state in positions(3)[::5]:
        for seat in (0, 1):
            other = state.determinize(seat, 99)
            assert drawn(state, seat, 80, board("radlands")) == drawn(other, seat, 80, board("radlands"))


def test_the_camps_people_and_events_of_both_sides_are_named():
    state = positions(4)[60]
    text, _ = drawn(state, None, 80, board("radlands"))
    for place in ("a1.", "a2.", "a3.", "b1.", "b2.", "b3."):
        assert place in text
    assert "Ann (a)" in text and "Bob (b)" in text


def test_every_card_can_be_read():
    state, table = GAME.start(2, seed=1), board("radlands")
    assert len(table.words(state)) > 70
    for name in table.words(state):
        assert table.card(state, name.lower()) is not None, name
    assert table.card(state, "no such card") is None


def test_a_game_without_a_board_of_its_own_shows_its_view():
    table = board("a game nobody has drawn yet")
    text, shown = drawn(GAME.start(2, seed=1), 0, 80, table)
    assert type(table) is Board and shown == set()
    assert "table:" in text and "mine:" in text
