"""What a clock took is written down as it was measured; the machine's clock has no say in it."""

from random import Random

import msgspec

from cinderbox.table.entry import Act, ClockRule, Entry
from cinderbox.table.table import Table, loaded
from tests.table.tables import RADLANDS, open_to, play, table

HOUR = 3600.0


def act(at: Table, seat: int, ran: float, now: float, count: int = 1) -> None:
    """An action after so many seconds, whatever the machine's clock says."""
    assert at.clock is not None
    at.clock.ran = ran
    at.act(seat, None, open_to(at, seat)[:count], now)


def test_a_clock_that_jumps_takes_and_gives_nothing() -> None:
    at = table(clock=ClockRule("live", 100))
    assert at.clock is not None
    act(at, 0, 10.0, 10.0 + HOUR)
    act(at, 0, 5.0, 15.0 - HOUR, count=2)
    act(at, 1, 20.0, 35.0, count=3)
    assert at.clock.left == [85.0, 65.0], "seat 0 was through after 15 seconds"
    at.clock.ran = 7.0
    waited = at.clock.running[0]
    assert at.clock.time_left(waited, 35.0 + HOUR) == at.clock.left[waited] - 7


def test_the_entries_say_what_the_clocks_took() -> None:
    for rule in (ClockRule("live", 10_000), ClockRule("days", 500)):
        at, dice = table(clock=rule), Random(4)
        for _ in range(40):
            assert at.clock is not None
            at.clock.ran = round(dice.uniform(0, 9), 3)
            play(at, dice, 1, now=dice.uniform(0, HOUR))
        kept = msgspec.json.decode(msgspec.json.encode(at.entries), type=list[Entry])
        again = loaded(at.header, RADLANDS, kept)
        assert again.clock is not None and at.clock is not None
        assert again.clock.left == at.clock.left and again.entries == at.entries


def test_several_actions_at_once_take_the_time_once() -> None:
    at = table(clock=ClockRule("live", 100))
    act(at, 0, 10.0, 10.0, count=3)
    assert [entry.ran for entry in at.entries if isinstance(entry, Act)] == [10.0, 0.0, 0.0]
    assert at.clock is not None and at.clock.left[0] == 90


def test_older_entries_are_told_by_their_times_and_newer_ones_go_on_from_there() -> None:
    at = table(clock=ClockRule("live", 100))
    at.act(0, 0, open_to(at, 0)[:1], 30.0)
    assert at.entries[-1].ran is None
    again = loaded(at.header, RADLANDS, at.entries)
    act(again, 0, 2.0, 30.0 + HOUR, count=2)
    assert again.clock is not None and again.clock.left[0] == 68
