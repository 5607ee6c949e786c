"""Chains of events: shared, merged in the order heard, dumped and loaded."""

import pytest

from cinderbox.kernel.log import KIND_LIMIT, Event, dump, length, load, merged, unrolled


def chain(*kinds: int, after: int = 0) -> Event | None:
    found: Event | None = None
    for kind in kinds:
        found = Event(found, kind, 0, -1, -1, -1, after)
    return found


def test_events_come_out_oldest_first() -> None:
    assert [event.kind for event in unrolled(chain(1, 2, 3), 0)] == [1, 2, 3]
    assert [event.kind for event in unrolled(chain(1, 2, 3), 2)] == [3]
    assert unrolled(None, 0) == [] and length(None) == 0 and length(chain(4, 5)) == 2


def test_a_secret_is_heard_between_the_public_events_around_it() -> None:
    public = unrolled(chain(1, 2, 3), 0)
    secret = [Event(None, 7, 0, -1, -1, -1, 0), Event(None, 8, 0, -1, -1, -1, 2), Event(None, 9, 0, -1, -1, -1, 3)]
    assert [event.kind for event in merged(public, secret)] == [7, 1, 2, 8, 3, 9]


def test_a_chain_goes_through_a_flat_list() -> None:
    first = Event(None, 1, 0, 2, 3, 4, 0)
    both = Event(first, 5, -1, -1, -1, -1, 1)
    assert dump(both) == [1, 0, 2, 3, 4, 0, 5, -1, -1, -1, -1, 1]
    assert dump(load(dump(both))) == dump(both)
    assert load([]) is None


def test_events_that_differ_in_any_part_have_values_of_their_own() -> None:
    parts = [(k, s, a, b) for k in range(8) for s in range(-1, 3) for a in range(-1, 8) for b in range(-1, 8)]
    values = {int(Event(None, k, s, a, b, -1, 0).value()) for k, s, a, b in parts}
    assert len(values) == len(parts)


def test_a_kind_too_many_is_an_error_and_not_another_event() -> None:
    assert Event(None, KIND_LIMIT - 1, 0, -1, -1, -1, 0).value()
    with pytest.raises(AssertionError):
        Event(None, KIND_LIMIT, -1, -1, -1, -1, 0).value()
