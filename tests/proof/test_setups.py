"""Pairs of setups leave no two choices apart, and are few."""

import itertools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import cinderbox
from cinderbox.proof.setups import MOST, covering, pairs, setups, singles
from tests.kernel import toy


@pytest.mark.parametrize(
    ("sizes", "most"),
    [([1], 1), ([3], 3), ([1, 1], 1), ([1, 2, 2, 4], 8), ([3, 2, 2, 2], 6), ([6, 5, 4, 3, 2], 34), ([2] * 10, 11)],
)
def test_any_two_numbers_of_two_columns_are_in_one_row(sizes: list[int], most: int) -> None:
    rows = covering(sizes)
    assert len(rows) <= most
    for one, other in itertools.combinations(range(len(sizes)), 2):
        together = {(row[one], row[other]) for row in rows}
        assert together == set(itertools.product(range(sizes[one]), range(sizes[other])))


@pytest.mark.parametrize("game", [*cinderbox.games(), toy.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("chosen", [pairs, singles])
def test_some_of_all_setups_show_every_seat_count_and_choice(chosen: Callable[..., Any], game: cinderbox.Game) -> None:
    every, some = list(setups(game)), list(chosen(game))
    assert all(setup in every for setup in some)
    assert {seats for seats, _ in some} == set(game.seats)
    for name, option in game.options.items():
        assert {options[name] for _, options in some} == set(option.choices)


def test_a_game_with_too_many_options_is_started_in_pairs() -> None:
    many = {f"option {number}": SimpleNamespace(choices=("no", "yes")) for number in range(12)}
    assert 2 ** len(many) > MOST
    game = SimpleNamespace(seats=range(1, 7), options=many)
    assert list(setups(game)) == list(pairs(game))  # type: ignore[arg-type]
    assert 12 <= len(list(pairs(game))) < 30  # type: ignore[arg-type]
