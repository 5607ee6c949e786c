"""What people agree on: taking back more than one's own last action, and stopping the clocks."""

from random import Random

import msgspec
import pytest

from cinderbox.table import agreement, record, scene
from cinderbox.table.clock import Clock
from cinderbox.table.entry import Act, Chair, ClockRule, Entries, Reseed, played
from cinderbox.table.refusal import Refused, Unread
from cinderbox.table.snapshot import restored, snapshot
from cinderbox.table.table import Table, loaded
from tests.kernel import toy
from tests.table.tables import RADLANDS, people, play, table, until


def in_turn(clock: ClockRule | None = None) -> Table:
    at = table(clock=clock)
    until(at, Random(7), lambda: not at.state.lanes)
    return at


def both_acted(at: Table) -> int:
    """Each of two has acted, and nothing can be taken back alone; returns who acted last but one."""
    first = at.to_act[0]
    until(at, Random(3), lambda: at.to_act and at.to_act[0] != first)
    play(at, Random(4), 1)
    return first


def again(at: Table) -> Table:
    """The table as it is loaded from what was written down."""
    entries = msgspec.json.decode(msgspec.json.encode(at.entries), type=Entries)
    return loaded(at.header, at.game, entries)


def test_the_others_let_a_seat_take_back_its_last_action_and_all_that_came_after() -> None:
    at = in_turn()
    seat = both_acted(at)
    acts = [one for one in at.entries if isinstance(one, Act)]
    last = max(i for i, one in enumerate(acts) if one.seat == seat)
    assert not at.history.undoable(seat)
    agreement.request(at, seat, "undo", 5.0)
    assert agreement.missing(at, "undo") == {1 - seat} and len(played(at.entries)) == len(acts), "nothing happens yet"
    numbers = at.numbers[:]
    agreement.reply(at, 1 - seat, "undo", True, 6.0)
    assert played(at.entries) == acts[:last] and at.to_act == (seat,) and not at.requests
    assert all(new > old for new, old in zip(at.numbers, numbers, strict=True)), "what was open is stale"
    before = table()
    for one in acts[:last]:
        before.act(one.seat, None, [one.action], 1.0)
    assert at.state.digest() == before.state.digest()
    assert (again(at).state.digest(), again(at).notes) == (at.state.digest(), at.notes)
    play(at, Random(9))
    assert record.imported(record.export(at), lambda header: RADLANDS, "n", 9.0).outcome == at.outcome


def test_who_refuses_ends_it_and_so_does_the_next_action() -> None:
    at = in_turn()
    seat = both_acted(at)
    before = at.state.digest()
    agreement.request(at, seat, "undo", 5.0)
    agreement.reply(at, 1 - seat, "undo", False, 6.0)
    assert at.state.digest() == before and not at.requests
    assert at.notes[-1].told(None)["parts"][1] == " does not want that taken back."
    agreement.request(at, seat, "undo", 7.0)
    play(at, Random(5), 1)
    assert not at.requests, "things have moved on"
    with pytest.raises(Refused, match="Nobody has asked"):
        agreement.reply(at, 1 - seat, "undo", True, 8.0)


def test_all_are_asked_but_who_is_gone_or_a_bot() -> None:
    at = table(toy.GAME, chairs=people(3))
    until(at, Random(1), lambda: len(at.entries) > 9)
    agreement.request(at, 0, "undo", 5.0)
    assert agreement.missing(at, "undo") == {1, 2}
    agreement.request(at, 0, "undo", 5.0, frozenset({1}))
    assert agreement.missing(at, "undo") == {2}
    at.propose(2, "random", 0, 6.0, frozenset({1}))
    assert at.seats[2].kind == "bot" and agreement.missing(at, "undo") == set()


def test_nothing_is_taken_back_where_nobody_can_be_asked_or_nothing_was_done() -> None:
    alone = table(chairs=[*people(1), Chair("bot", "B", "random")])
    with pytest.raises(Refused, match="nothing that the others could"):
        agreement.request(alone, 0, "undo", 1.0)
    with pytest.raises(Refused, match="nothing that the others could"):
        agreement.request(table(), 0, "undo", 1.0)
    fork = in_turn()
    fork.take(Reseed(2.0, "5"))
    with pytest.raises(Refused, match="nothing that the others could"):
        agreement.request(fork, fork.to_act[0], "undo", 3.0)


def test_a_table_from_a_snapshot_asks_for_its_entries_first() -> None:
    at = in_turn()
    until(at, Random(1), lambda: at.settled and len(at.entries) > 12)
    kept = restored(at.header, at.game, msgspec.json.decode(msgspec.json.encode(snapshot(at))))
    with pytest.raises(Unread):
        agreement.request(kept, 0, "undo", 5.0)
    kept.entries = at.entries[:]
    for one in (at, kept):
        agreement.request(one, 0, "undo", 5.0)
        agreement.reply(one, 1, "undo", True, 5.0)
    assert kept.state.digest() == at.state.digest()


def test_clocks_stand_still_by_agreement_and_go_on_by_agreement() -> None:
    at = in_turn(ClockRule("days", 1000.0))
    seat = at.to_act[0]
    clock = at.clock
    assert clock is not None
    start, left = clock.since, clock.left[seat]
    agreement.request(at, seat, "pause", start + 100)
    agreement.reply(at, 1 - seat, "pause", True, start + 200)
    assert clock.paused and clock.time_left(seat, start + 9000) == left - 200.0
    assert at.expire(start + 9000) == []
    shown = scene.scene(at, None, start + 9000)
    assert shown["paused"] and not any(one["running"] for one in shown["clocks"])
    with pytest.raises(Refused, match="stand still already"):
        agreement.request(at, seat, "pause", start + 9000)
    kept = again(at).clock
    assert kept is not None and (kept.paused, kept.left) == (True, clock.left)
    agreement.request(at, 1 - seat, "resume", start + 9000)
    agreement.reply(at, seat, "resume", True, start + 9000)
    assert clock.time_left(seat, start + 9100) == left - 300.0
    with pytest.raises(Refused, match="no clock"):
        agreement.request(in_turn(), 0, "pause", 1.0)


def test_who_has_decided_gains_the_increment_and_loses_it_again_with_an_undo() -> None:
    clock = Clock(ClockRule("live", 100.0, increment=5.0), 2)
    clock.wait_for((0,), 0.0, 5.0)
    clock.wait_for((1,), 30.0, 5.0)
    assert clock.left == [75.0, 100.0]
    clock.wait_for((0,), 31.0, 5.0, back=True)
    assert clock.left == [70.0, 99.0]


def test_the_delay_of_each_wait_does_not_count_and_comes_not_anew_with_an_undo() -> None:
    clock = Clock(ClockRule("live", 100.0, delay=10.0), 2)
    clock.wait_for((0,), 0.0)
    assert (clock.time_left(0, 8.0), clock.time_left(0, 15.0)) == (100.0, 95.0)
    clock.wait_for((0,), 8.0)
    assert clock.time_left(0, 15.0) == 95.0, "one wait has one delay, however many questions there are"
    clock.wait_for((1,), 15.0)
    clock.wait_for((0,), 16.0, back=True)
    assert clock.time_left(0, 20.0) == 91.0 and clock.left[1] == 100.0
