"""A trial of all laws runs for any number of seats, and after the game it sees what only a whole game can show."""

from random import Random

import pytest

from cinderbox.kernel.record import Record
from cinderbox.proof.laws import laws
from cinderbox.proof.trial import Trial
from tests.kernel import toy


@pytest.mark.parametrize("seats", [1, 6])
def test_the_laws_take_any_number_of_seats(seats: int) -> None:
    game = toy.ToyGame()
    game.seats = range(1, 7)
    record = Record.start(game, seats, 1)
    trial = Trial(record.begin(game), Random(1), laws(toy.LEDGER), record=record)
    assert trial.run() is None
    assert trial.state.over and set(trial.looks) == {law.number for law in laws()}


def test_old_states_that_change_are_found() -> None:
    trial = Trial(toy.GAME.start(seed=1), Random(1), laws())
    assert trial.run() is None and trial.album
    trial.album[0][0].mark += 1
    breach = trial.look_back()
    assert breach is not None and breach.kind == "law 2"


def test_a_game_that_does_not_replay_is_found() -> None:
    record = Record.start(toy.GAME, 2, 1)
    trial = Trial(record.begin(toy.GAME), Random(1), laws(), record=record)
    assert trial.run() is None
    record.seed = "2"
    breach = trial.look_back()
    assert breach is not None and breach.kind == "law 1"
