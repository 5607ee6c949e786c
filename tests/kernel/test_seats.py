"""One seat and six: the toys keep every law, and alone one has won or lost, never drawn."""

from random import Random

import pytest

from cinderbox.kernel.evaluation import Evaluation, Standing, settled
from cinderbox.kernel.game import Game, Reasons
from cinderbox.kernel.outcome import Outcome
from cinderbox.proof.laws import Law, laws, play
from cinderbox.proof.leak import everything_moves, hands_have_no_order, same_to, twins, viewers
from tests.toys.ambush.game import AmbushGame
from tests.toys.bunker.game import BunkerGame
from tests.toys.council.game import Council, CouncilGame

TABLES: list[tuple[Game, int]] = [
    (BunkerGame(), 1),
    (CouncilGame(), 2),
    (CouncilGame(), 6),
    (AmbushGame(), 3),
    (AmbushGame(), 6),
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda one: getattr(one, "id", str(one)))


@every_table
def test_every_state_keeps_every_law(game: Game, seats: int) -> None:
    ledger = frozenset(reason.rule for reason in game.reasons)
    checked: list[Law] = list(laws(ledger))
    dice = Random(7)
    for seed in range(3):
        state = game.start(seats, seed)
        while True:
            for law in checked:
                complaints = law.check(state, dice)
                assert not complaints, "\n".join([f"law {law.number}:", *complaints])
            if not play(state, dice, 1):
                break
        assert state.over


@every_table
def test_nobody_can_tell_a_deal_from_the_truth(game: Game, seats: int) -> None:
    dice = Random(8)
    state = game.start(seats, 5)
    while play(state, dice, 1):
        for viewer in viewers(state):
            complaints = same_to(state, viewer, dice.getrandbits(62), dice.getrandbits(62))
            complaints += twins(state, viewer, dice)
            complaints += hands_have_no_order(state, viewer, dice)
            complaints += everything_moves(state, viewer, dice)
            assert not complaints, "\n".join(complaints)


def test_alone_nobody_wins_means_lost() -> None:
    state = BunkerGame().start()
    state.ended = Outcome((3,), (), "You starve.", ())
    assert settled(state, 0) == 0.0
    state.ended = Outcome((12,), (0,), "The doors open.", ())
    assert settled(state, 0) == 1.0


def test_among_several_nobody_wins_means_a_draw() -> None:
    state = CouncilGame().start(6)
    state.ended = Outcome((0,) * 6, (), "The council rises.", ())
    assert [settled(state, seat) for seat in range(6)] == [1 / 6] * 6


def test_a_game_alone_is_not_taken_for_won_before_it_is_over() -> None:
    assert Evaluation().value(BunkerGame().start(), 0) == 0.5
    assert Evaluation().value(CouncilGame().start(6), 3) == 1 / 6


class Points(Standing[Council]):
    def worth(self, s: Council, seat: int) -> float:
        return s.points[seat]


def test_a_game_of_points_is_judged_by_how_far_one_is_ahead() -> None:
    state = CouncilGame().start(4)
    assert Points().value(state, 0) == 0.25
    state.points = [1, 3, 0, 0]
    assert [round(Points(0.1).value(state, seat), 2) for seat in range(4)] == [0.05, 0.45, 0.01, 0.01]
    state.points = [99, 0, 0, 0]
    assert Points().value(state, 0) == 0.99
    state.ended = Outcome((99, 0, 0, 0), (0,), "The council rises.")
    assert Points().value(state, 0) == 1.0


def test_reasons_may_begin_with_those_of_every_game() -> None:
    reasons = Reasons("TOY")
    assert reasons.add("TOY-HAND-01", "You do not have that card.") == 3
    assert [reason.rule for reason in reasons.all] == ["TOY-ASK-01", "TOY-END-01", "TOY-TURN-01", "TOY-HAND-01"]
