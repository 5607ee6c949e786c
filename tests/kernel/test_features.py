"""The numbers for learning: every one has a name, and says what the table says."""

from random import Random

import pytest

import cinderbox
from cinderbox.kernel.sheet import Sheet, bits


@pytest.mark.parametrize("id", [*[game.id for game in cinderbox.games()], "examples/scavengers"])
def test_every_number_has_a_name_of_its_own(id: str) -> None:
    game = cinderbox.game(id)
    for seats in game.seats:
        names = game.features(seats)
        assert len(set(names)) == len(names) == len(game.start(seats, 3).features(0))
    assert game.features() == game.features(game.seats[0])
    with pytest.raises(cinderbox.BadOption):
        game.features(99)


def test_a_number_is_what_its_name_says() -> None:
    game = cinderbox.game("radlands")
    state = game.lay("P1: Railgun < punk(Scout)\nO1: Pillbox < Looter\nP hand: Muse, Muse\nwater: 2", 1, {})
    mine = dict(zip(game.features(), state.features(0), strict=True))
    theirs = dict(zip(game.features(), state.features(1), strict=True))
    assert mine["hands[0].count"] == mine["hands[0].muse"] == 2
    assert theirs["hands[1].count"] == 2 and theirs["hands[1].muse"] == 0
    assert mine["spots[0].0.middle.punk"] == theirs["spots[1].0.middle.punk"] == 1
    assert mine["spots[1].0.home.pillbox"] == theirs["spots[0].0.home.pillbox"] == 1
    assert mine["unseen.muse"] == 0 and theirs["unseen.muse"] == 2
    assert mine["to_act[0]"] == theirs["to_act[1]"] == 1
    assert mine["asked.actions"] == 1 and theirs["asked.actions"] == 0


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = cinderbox.game("examples/scavengers")
    state = game.start(3, 5)
    dice = Random(5)
    for _ in range(12):
        state.apply(dice.choice(state.actions()))
    names = game.features(3)
    for seat in range(3):
        seen = dict(zip(names, state.features(seat), strict=True))
        assert [seen[f"water[{i}]"] for i in range(3)] == [state.water[(seat + i) % 3] for i in range(3)]  # type: ignore[attr-defined]


def test_whole_numbers_are_written_as_the_bits_of_floats() -> None:
    wanted = [0, 1, 2, 3, 100, 255, 256, 9999, 2**23 + 1, 2**40, -1, -300]
    sheet = Sheet(2, len(wanted))
    for _ in range(2):  # a row that is written again shows nothing of what was there
        sheet.begin(1)
        for column, number in enumerate(wanted):
            sheet.put(column, number)
        sheet.end()
    assert sheet.numbers() == [0.0] * len(wanted) + [float(number) for number in wanted]
    sheet.begin(1)
    for _ in range(1000):
        sheet.add(4)
    sheet.end()
    assert sheet.numbers()[len(wanted) :] == [0.0] * 4 + [1000.0] + [0.0] * (len(wanted) - 5)
    assert bits(0) == 0
