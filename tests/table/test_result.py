"""How a finished table came out for each seat, also where more than two have played."""

import msgspec
import pytest

import cinderbox
from cinderbox.kernel.outcome import Outcome
from cinderbox.table.result import rated, results
from cinderbox.table.table import Table
from tests.table.tables import people, table

RESIDUUM = cinderbox.game("residuum")


def ended(scores: tuple[int, ...], winners: tuple[int, ...], resigned: frozenset[int] = frozenset()) -> Table:
    """A table of players that came out like that."""
    chairs = [
        msgspec.structs.replace(one, player=f"p{seat}", rated=True) for seat, one in enumerate(people(len(scores)))
    ]
    made = table(RESIDUUM, chairs=chairs)
    made.header = msgspec.structs.replace(made.header, rated=True)
    made.resigned = set(resigned)
    made.ending = Outcome(scores, winners, "All is counted.", ())
    return made


@pytest.mark.parametrize(
    ("scores", "winners", "resigned", "places", "came"),
    [
        ((12, 30, 21), (1,), frozenset(), [3, 1, 2], ["lost", "won", "lost"]),
        ((12, 30, 12, 21), (1,), frozenset(), [3, 1, 3, 2], ["lost", "won", "lost", "lost"]),
        ((30, 9, 30), (0, 2), frozenset(), [1, 3, 1], ["won", "lost", "won"]),
        ((12, 30, 40, 8), (1,), frozenset({2}), [2, 1, 4, 3], ["lost", "won", "lost", "lost"]),
        ((1, 0, 0), (0,), frozenset({1, 2}), [1, 2, 2], ["won", "lost", "lost"]),
        ((5, 5, 9), (), frozenset(), [1, 1, 1], ["drawn", "drawn", "drawn"]),
        ((5, 5, 9), (), frozenset({2}), [1, 1, 3], ["drawn", "drawn", "lost"]),
    ],
)
def test_winners_are_first_the_others_go_by_score_and_who_gave_up_is_last(
    scores: tuple[int, ...], winners: tuple[int, ...], resigned: frozenset[int], places: list[int], came: list[str]
) -> None:
    found = results(ended(scores, winners, resigned))
    assert [one.place for one in found] == places and [one.came for one in found] == came
    assert [one.who for one in found] == [f"p{seat}" for seat in range(len(scores))]


def test_a_game_of_three_counts_unless_one_of_them_was_replaced() -> None:
    made = ended((12, 30, 21), (1,))
    assert rated(made)
    made.seats[2] = msgspec.structs.replace(made.seats[2], kind="bot", bot="greedy")
    assert not rated(made) and [one.who for one in results(made)] == ["p0", "p1", ""]
