"""Logs: shared by clones, merged in the order heard, dumped and read."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cinderbox.kernel.log import FIRST, Event, Run, dump, merged, read, write
from tests.kernel.toy import BELIEVED, DREW, GAME, GOT

ARITIES = vec[i64]([0, 1, 3])


def test_events_come_out_oldest_first_and_whole() -> None:
    ints = [2, 0, 7, 8, 9, 0, 5, 1, 7, -1]
    assert [(event.kind, event.after, event.values) for event in read(ints, ARITIES)] == [
        (2, 0, [7, 8, 9]),
        (0, 5, []),
        (1, 7, [-1]),
    ]
    assert read([], ARITIES) == [] and dump(None, 0) == []


def test_who_finds_the_run_gone_on_begins_one_of_its_own() -> None:
    state = GAME.start(seed=1)
    before, twin = state.log(None), state.clone()
    run = state.public
    state.note(DREW, 0)
    assert state.public is run and state.log(None) == [*before, "Player 1 draws."]
    twin.note(DREW, 1)
    twin.tell(0, GOT, 0, 1)
    twin.note(BELIEVED, 1)
    assert twin.public is not run and twin.log(None) == [*before, "Player 2 draws.", "Player 2 is believed."]
    assert twin.log(0)[-3:] == ["Player 2 draws.", "It is glass.", "Player 2 is believed."]
    assert state.log(None) == [*before, "Player 1 draws."]
    counts = [one.told_count(seat) for one in (state, twin) for seat in (None, 0, 1)]
    assert counts == [len(one.log(seat)) for one in (state, twin) for seat in (None, 0, 1)]
    assert GAME.load(twin.dump()).log(0) == twin.log(0)


def test_what_a_clone_is_told_alone_the_other_never_heard() -> None:
    state = GAME.start(seed=1)
    state.tell(0, GOT, 0, 1)
    before, twin = state.log(0), state.clone()
    state.tell(0, GOT, 0, 0)
    twin.tell(0, GOT, 0, 1)
    twin.tell(0, GOT, 0, 1)
    assert state.log(0) == [*before, "It is rust."] and twin.log(0) == [*before, "It is glass.", "It is glass."]
    assert [one.told_count(0) - len(before) for one in (state, twin)] == [1, 2]
    assert GAME.load(twin.dump()).log(0) == twin.log(0) and GAME.load(state.dump()).log(0) == state.log(0)


def test_a_secret_is_heard_between_the_public_events_around_it() -> None:
    public = [Event(1, 0, []), Event(2, 2, []), Event(3, 4, [])]
    secret = [Event(7, 0, []), Event(8, 4, []), Event(9, 6, [])]
    assert [event.kind for event in merged(public, secret)] == [7, 1, 2, 8, 3, 9]
    assert merged(public, []) == public and merged([], secret) == secret


def test_events_are_equal_if_they_say_the_same() -> None:
    one = Event(1, 2, [3])
    assert one == Event(1, 2, [3]) and hash(one) == hash(Event(1, 2, [3]))
    assert one not in [Event(0, 2, [3]), Event(1, 0, [3]), Event(1, 2, [4]), "one"]


def key(kind: int, *values: int, arity: int, optional: int = 0) -> int:
    a, b, c, d, *_ = [*values, -1, -1, -1, -1]
    return int(write(Run(None, 0), 1, kind, 0, arity | optional * FIRST, a, b, c, d, list(values[4:]) or None))


def test_events_that_differ_in_any_part_have_keys_of_their_own() -> None:
    rows = [(k, s, a, b) for k in (0, 1, 63, 64, 65) for s in range(8) for a in range(8) for b in range(8)]
    keys = {key(*row, arity=3) for row in rows}
    assert len(keys) == len(rows)
    assert key(5, 0, arity=1) not in keys and key(5, arity=0) != key(5, 0, arity=1)


def test_all_fields_are_written_and_folded() -> None:
    run = Run(None, 0)
    write(run, 1, 4, 9, 8, 1, 2, 3, 4, [5, 6, 7, 8])
    assert dump(run, run.size) == [4, 9, 1, 2, 3, 4, 5, 6, 7, 8]
    keys = {key(4, *[n + (n == i) for n in range(8)], arity=8) for i in range(-1, 8)}
    assert len(keys) == 9


def test_an_event_has_the_fields_of_its_kind_no_more_and_no_less() -> None:
    assert key(4, 1, -1, arity=2, optional=0b10)
    with pytest.raises(AssertionError, match="lacks a field"):
        key(4, 1, arity=2)
    with pytest.raises(AssertionError, match="lacks a field"):
        key(4, 1, -2, arity=2, optional=0b10)
    for at in range(8):
        with pytest.raises(AssertionError, match="more fields"):
            key(4, *[1] * (at + 1), arity=at)
