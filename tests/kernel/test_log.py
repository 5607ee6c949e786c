"""Logs: shared by clones, merged in the order heard, dumped and read."""

from typing import Any

import pytest

from cinderbox.kernel import log
from cinderbox.kernel.log import Event, Run, checked, count, dump, merged, read, written

ARITIES = [0, 1, 3]


def test_events_come_out_oldest_first_and_whole() -> None:
    ints = [2, 0, 7, 8, 9, 0, 5, 1, 7, -1]
    assert [(event.kind, event.after, event.values) for event in read(ints, ARITIES)] == [
        (2, 0, [7, 8, 9]),
        (0, 5, []),
        (1, 7, [-1]),
    ]
    assert read([], ARITIES) == [] and dump(None, 0) == []


def test_who_finds_the_run_gone_on_begins_one_of_its_own() -> None:
    run = written(None, 0, [0, 0])
    first = written(run, 2, [1, 2, 5])
    assert first is run and dump(first, 5) == [0, 0, 1, 2, 5]
    other = written(run, 2, [1, 2, 6])
    assert other is not run and other.start == 2
    assert dump(other, 3) == [0, 0, 1, 2, 6]
    assert dump(first, 5) == [0, 0, 1, 2, 5] and dump(run, 2) == [0, 0]
    further = written(other, 3, [0, 5])
    assert further is other and dump(further, 5) == [0, 0, 1, 2, 6, 0, 5]
    assert (count(further, 5, ARITIES), count(run, 2, ARITIES), count(None, 0, ARITIES)) == (3, 1, 0)


def test_a_secret_is_heard_between_the_public_events_around_it() -> None:
    public = [Event(1, 0, []), Event(2, 2, []), Event(3, 4, [])]
    secret = [Event(7, 0, []), Event(8, 4, []), Event(9, 6, [])]
    assert [event.kind for event in merged(public, secret)] == [7, 1, 2, 8, 3, 9]
    assert merged(public, []) == public and merged([], secret) == secret


def test_events_are_equal_if_they_say_the_same() -> None:
    one = Event(1, 2, [3])
    assert one == Event(1, 2, [3]) and hash(one) == hash(Event(1, 2, [3]))
    assert one not in [Event(0, 2, [3]), Event(1, 0, [3]), Event(1, 2, [4]), "one"]


def key(*row: int, arity: int, optional: int = 0) -> int:
    return int(checked([row[0], 0, *row[1:]], 1, arity, optional))


def test_events_that_differ_in_any_part_have_keys_of_their_own() -> None:
    rows = [(k, s, a, b) for k in (0, 1, 63, 64, 65) for s in range(8) for a in range(8) for b in range(8)]
    keys = {key(*row, arity=3) for row in rows}
    assert len(keys) == len(rows)
    assert key(5, 0, arity=1) not in keys and key(5, arity=0) != key(5, 0, arity=1)


def test_an_event_has_the_fields_of_its_kind_no_more_and_no_less() -> None:
    row = [4, 0, 1, -1, -1]
    checked(row, 0, 2, 0b10)
    assert row == [4, 0, 1, -1]
    with pytest.raises(AssertionError, match="lacks a field"):
        checked([4, 0, 1, -1, -1], 0, 2, 0)
    with pytest.raises(AssertionError, match="lacks a field"):
        checked([4, 0, 1, -2, -1], 0, 2, 0b10)
    with pytest.raises(AssertionError, match="more fields"):
        checked([4, 0, 1, 2, -1], 0, 1, 0)


@pytest.mark.skipif(not str(log.__file__).endswith(".py"), reason="nothing comes in between in compiled code")
def test_two_who_write_at_once_both_keep_their_log() -> None:
    class Raced(list[int]):
        def __iadd__(self, row: Any) -> Any:  # type: ignore[misc]
            self.extend([9, 2])  # another thread came in between the look at the run and the writing
            self.extend(row)
            return self

    run = Run(None, 0, Raced([0, 0]))
    mine = written(run, 2, [0, 2])
    assert mine is not run and dump(mine, 2) == [0, 0, 0, 2]
