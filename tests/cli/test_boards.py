"""The boards: every position of a game can be drawn, for every seat, in 80 columns."""

import functools
import io
import random
import re

import pytest
from rich.console import Console

import cinderbox
from cinderbox.games.residuum import position
from cinderbox.games.residuum.game import Residuum
from cinderbox.kernel.state import State
from cinderbox.terminal import Board, board
from cinderbox.terminal.board import Scene
from tests.kernel import toy

GAME = cinderbox.game("radlands")
CARDS = {"radlands": 71, "residuum": 4 + 36 + 10}  # that have words of their own, at least
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
FEWEST_AND_MOST = [
    (game.id, seats) for game in cinderbox.games() for seats in sorted({*game.seats[:1], game.seats[-1]})
]
ENOUGH = 150  # positions of a game
every_game = pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)


def drawn(state: State, seat: int | None, width: int, table: Board) -> tuple[str, set[int]]:
    out = io.StringIO()
    numbers = {action: number for number, action in enumerate(state.actions(seat), 1)} if seat is not None else {}
    picture, shown = table.draw(Scene(state, seat, NAMES[: state.seats], numbers, width))
    Console(file=out, width=width, highlight=False).print(picture)
    return out.getvalue(), shown


@functools.cache
def positions(seed: int, game: str = "radlands", seats: int = 2) -> list[State]:
    """The positions of one random game; of a long one, so many that lie evenly over it."""
    dice, state = random.Random(seed), cinderbox.game(game).start(seats, seed=seed)
    found = [state.clone()]
    while not state.over:
        state.apply(dice.choice(state.actions()))
        found.append(state.clone())
    return found[:: max(1, len(found) // ENOUGH)]


@every_game
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits_the_terminal(width, game, seats):
    for state in positions(1, game, seats)[:: 3 * max(1, seats - 1)]:
        for seat in (*range(seats), None):
            text, _ = drawn(state, seat, width, board(cinderbox.game(game)))
            assert max(len(line) for line in text.splitlines()) <= width


@every_game
def test_a_choice_left_out_of_the_list_stands_on_the_board_with_its_number(game, seats):
    if type(board(cinderbox.game(game))) is Board:
        pytest.skip("its board is the plain one, which leaves no choice out of the list")
    seen = 0
    for state in positions(2, game, seats)[::3]:
        for seat in state.to_act:
            text, shown = drawn(state, seat, 120, board(cinderbox.game(game)))
            for number, action in enumerate(state.actions(seat), 1):
                if action in shown:
                    seen += 1
                    assert f" {number} " in text
    assert seen > 15


@every_game
def test_what_a_seat_cannot_know_does_not_change_its_picture(game, seats):
    for state in positions(3, game, seats)[:: 5 * max(1, seats - 1)]:
        for seat in range(seats):
            other = state.determinize(seat, 99)
            assert drawn(state, seat, 80, board(cinderbox.game(game))) == drawn(
                other, seat, 80, board(cinderbox.game(game))
            )


def test_the_camps_people_and_events_of_both_sides_are_named():
    state = positions(4)[60]
    text, _ = drawn(state, None, 80, board(cinderbox.game("radlands")))
    for place in ("a1.", "a2.", "a3.", "b1.", "b2.", "b3."):
        assert place in text
    assert "Ann (a)" in text and "Bob (b)" in text


@pytest.mark.parametrize("game", cinderbox.games(), ids=lambda game: game.id)
def test_every_card_can_be_read(game):
    state, table = game.start(seed=1), board(game)
    assert len(table.words(state)) >= CARDS.get(game.id, 0)
    for name in table.words(state):
        assert table.card(state, name.lower()) is not None, name
    assert table.card(state, "no such card") is None


def test_a_game_without_a_board_of_its_own_is_shown_group_by_group():
    assert type(board(toy.GAME)) is Board
    state = toy.GAME.start(2, seed=1)
    text, shown = drawn(state, 0, 80, board(toy.GAME))
    own = sorted(toy.KINDS[state.cards.face[back]] for back in state.hands[0])
    assert shown == set()
    assert text.splitlines() == [
        *["Turns: 0", "Deck: 8", "Bag: 5", "Middle: none", "Shown: none"],
        *["Ann (you)", "  Points: 0", f"  Hand: {', '.join(own)}", "  Pouch: none"],
        *["Bob", "  Points: 0", "  Hand: ?, ?", "  Pouch: none"],
    ]


# -- Residuum: the map in letters


def laid(text: str) -> State:
    game = cinderbox.game("residuum")
    assert isinstance(game, Residuum)
    return position.lay(game, text)


def lines(state: State, seat: int | None = 0, width: int = 120) -> str:
    return drawn(state, seat, width, board(cinderbox.game("residuum")))[0]


def test_every_kind_of_hex_has_its_letters_and_every_hex_its_number():
    lands = "N0 radiation_zone, N1 woodland, N2 oil_field, N3 gold_mine, N4 contaminated_water"
    text = lines(laid(f"land: {lands}\nP1 basecamp: H"))
    for sign in ("··25", "Ra30", "Wo29", "Oi24", "Go20", "Co21", "Wa1", "Fo2", "Te3", "Town"):
        assert sign in text, sign


def test_pieces_are_letters_after_their_owners_number_and_small_when_out_of_action():
    state = laid(
        "P1 basecamp: H x\nP1 outriders: H, H, H, N0 n\nP1 outposts: N1\nP1 barricades: N2\nP2 outriders: M0 x"
    )
    text = lines(state)
    for sign in ("1bR3", "1R!", "1P", "1=", "2r"):
        assert sign in text, sign
    assert "Basecamp (h25); Outriders h25 h25 h25 h30; Outposts h29; Barricades (h24)" in text


def test_a_barricade_shows_its_owner_on_the_border():
    before = lines(laid("P1 outriders: H"))
    beside = lines(laid("P1 outriders: H\nP2 barricades: H-N0, H-N1"))
    assert re.search(r"··25 *\|", before) and re.search(r"··25 *2", beside)


def test_a_free_place_for_a_tile_carries_the_number_of_the_choice():
    state = cinderbox.game("residuum").start(2, seed=1)
    state.apply(state.actions()[0])
    text, shown = drawn(state, state.to_act[0], 80, board(cinderbox.game("residuum")))
    assert shown == set(state.actions()) and all(f" {n} " in text for n in range(1, len(shown) + 1))


def test_a_map_too_wide_for_the_terminal_becomes_a_list():
    text = lines(laid("P1 basecamp: H"), width=40)
    assert "h25" in text and "next to" in text


def test_what_is_due_and_what_is_offered_is_said_above_the_choices():
    state = laid("P1 outriders: H\nP1 stock: provisions 2, oil 1\nP2 outposts: N1\nP2 stock: wood 2")
    for action in ("move:h25", "to:h29"):
        state.apply(action)
    assert "2 points are due; paid by Provisions, Tech, Food, Water, Oil." in lines(state)
    for action in ("points:0", "welcome", "trade", "give:provisions", "want:wood"):
        state.apply(action)
    text = lines(state)
    assert "Ann gives 1 Provisions for 1 Wood" in text and "points left over: 4 of Oil" in text
