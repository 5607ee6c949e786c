"""A game at the terminal: what can be taken back, by whom, and what its record says."""

import random

import pytest

import cinderbox
from cinderbox import IllegalAction
from cinderbox.kernel.record import Record
from cinderbox.table.sitting import Sitting

GAME = cinderbox.game("radlands")


def start(seed: int = 5) -> Sitting:
    return Sitting.start(GAME, 2, seed, {})


def draft(table: Sitting, *seats: int) -> None:
    for seat in seats:
        table.act(table.state.actions(seat)[0], seat)


def actions(table: Sitting) -> list[tuple[int, str]]:
    return [(entry.seat, entry.action) for entry in table.record.entries]


def test_an_action_is_taken_back_without_a_trace():
    table = start()
    before = table.state.digest()
    draft(table, 0)
    done = actions(table)[0][1]
    assert table.undoable(0) == done and not table.undoable(1)
    assert table.undo(0) == done
    assert table.state.digest() == before and actions(table) == []


def test_sealed_steps_of_the_other_stay_when_one_is_taken_back():
    table = start()
    draft(table, 0, 1, 0, 1, 0)  # seat 0 has committed, seat 1 not yet
    theirs = [action for seat, action in actions(table) if seat == 1]
    table.undo(0)
    assert [action for seat, action in actions(table) if seat == 1] == theirs
    assert table.state.to_act == (0, 1)
    assert table.undoable(1), "the other may still take back its own"


def test_nothing_is_taken_back_once_the_sealed_answers_are_open():
    table = start()
    draft(table, 0, 0, 0, 1, 1, 1)
    assert not table.undoable(0) and not table.undoable(1)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.undo(0)


def test_undo_is_offered_exactly_while_mark_stands_still_and_no_other_seat_acts():
    dice = random.Random(3)
    offered = 0
    for seed in range(3):
        table = start(seed)
        while not table.state.over:
            seat, mark, before = table.state.to_act[0], table.state.mark, table.state.clone()
            table.act(dice.choice(table.state.actions(seat)), seat)
            kept = table.state.mark == mark
            assert bool(table.undoable(seat)) == kept
            if not before.lanes:
                assert not table.undoable(1 - seat), "the other seat has acted since"
            if kept and dice.random() < 0.3:
                offered += 1
                table.undo(seat)
                assert table.state.digest() == before.digest()
                assert table.state.log(seat) == before.log(seat)
    assert offered > 20


def test_the_record_of_a_table_replays_to_where_it_stands():
    table, dice = start(), random.Random(1)
    for _ in range(60):
        seat = table.state.to_act[0]
        table.act(dice.choice(table.state.actions(seat)), seat)
    again = Sitting(GAME, Record.from_dict(table.closed().to_dict()))
    assert again.state.digest() == table.state.digest()
    assert again.undoable(table.state.to_act[0]) == table.undoable(table.state.to_act[0])


def test_an_illegal_action_leaves_table_and_record_alone():
    table = start()
    before = table.state.digest()
    with pytest.raises(IllegalAction):
        table.act("end", 0)
    assert table.state.digest() == before and actions(table) == [] and not table.undoable(0)
