"""What people do at a table: sit down, act, take back, run out of time, resign, leave their seat to a bot."""

from random import Random

import msgspec
import pytest

from cinderbox.kernel.errors import IllegalAction
from cinderbox.table.entry import Act, Chair, ClockRule
from cinderbox.table.refusal import Refused, Stale
from cinderbox.table.snapshot import restored, snapshot
from cinderbox.table.table import Table, hashed, loaded
from tests.kernel import toy
from tests.table.tables import RADLANDS, counted, open_to, people, play, table, until


def standing(at: Table) -> tuple[object, ...]:
    return at.state.digest(), at.count, tuple(at.numbers), at.status


def in_turn(seed: int = 7) -> Table:
    """A Radlands table in the first turn, camps chosen."""
    at = table(seed=seed)
    until(at, Random(seed), lambda: not at.state.lanes)
    return at


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    at = table(chairs=[*people(1), Chair("open")], begun=False)
    assert at.begin(0.0) == [] and at.status == "open" and at.to_act == ()
    with pytest.raises(Refused, match="every seat"):
        at.act(0, 0, ["keep:cannon"], 1.0)
    at.sit(None, "Bea", hashed("x"), 2.0)
    assert at.status == "running" and at.seat_of(hashed("x")) == 1 and at.name(1) == "Bea"


def test_a_taken_seat_cannot_be_taken() -> None:
    at = table(chairs=[*people(1), Chair("open")], begun=False)
    with pytest.raises(Refused, match="taken"):
        at.sit(0, "Eve", hashed("e"), 1.0)
    at.sit(1, "Bea", hashed("b"), 1.0)
    with pytest.raises(Refused, match="No seat"):
        at.sit(None, "Eve", hashed("e"), 1.0)


def test_whoever_touches_something_out_of_turn_is_told_so() -> None:
    at = in_turn()
    seat = at.to_act[0]
    assert at.touched(1 - seat, "a1.0") == ("", "It is not your choice now. (RAD-TRN-01)")
    assert at.touched(seat, "the_moon") == ("", "")
    unbegun = table(chairs=[*people(1), Chair("open")], begun=False)
    assert "not your choice" in unbegun.touched(0, "a1.0")[1]


def test_a_stale_repeated_or_foreign_action_changes_nothing() -> None:
    at = in_turn()
    seat, other = at.to_act[0], 1 - at.to_act[0]
    number, action = at.numbers[seat], open_to(at, seat)[0]
    at.act(seat, number, [action], 1.0)
    before = standing(at)
    with pytest.raises(Stale):
        at.act(seat, number, [action], 1.0)
    for wrong in (["no:such"], ["play:nobody"]):
        with pytest.raises(IllegalAction):
            at.act(seat, at.numbers[seat], wrong, 1.0)
    if other not in at.to_act:
        with pytest.raises(IllegalAction):
            at.act(other, at.numbers[other], [action], 1.0)
    assert standing(at) == before


def test_several_actions_are_taken_all_or_none() -> None:
    at = table()
    first, second = open_to(at, 0)[:2]
    before = standing(at)
    with pytest.raises(IllegalAction):
        at.act(0, at.numbers[0], [first, "end"], 1.0)
    assert standing(at) == before
    at.act(0, at.numbers[0], [first, second], 1.0)
    assert at.numbers[0] == 2 and at.numbers[1] == 0


def test_what_follows_a_reveal_is_dropped() -> None:
    """Nobody decides in one breath what to do after the cards are turned."""
    at = table()
    at.act(1, 0, [open_to(at, 1)[i] for i in (0, 1, 2)], 1.0)
    mark = at.state.mark
    taken = at.act(0, 0, [*open_to(at, 0)[:3], "end", "end"], 1.0)
    assert len(taken) == 3 and at.state.mark > mark


def test_undo_and_redo_walk_back_and_forth() -> None:
    at = table()
    start = at.state.digest()
    at.act(0, 0, open_to(at, 0)[:1], 1.0)
    after = at.state.digest()
    at.undo(0, 2.0)
    assert at.state.digest() == start
    at.redo(0, 3.0)
    assert at.state.digest() == after
    with pytest.raises(Refused):
        at.redo(0, 4.0)


def test_a_new_action_forgets_what_could_be_redone() -> None:
    at = table()
    first, second = open_to(at, 0)[:2]
    at.act(0, 0, [first], 1.0)
    at.undo(0, 2.0)
    at.act(0, at.numbers[0], [second], 3.0)
    with pytest.raises(Refused):
        at.redo(0, 4.0)


@pytest.mark.parametrize("game", [RADLANDS, toy.GAME], ids=lambda game: game.id)
def test_no_undo_crosses_a_reveal_or_another_seat(game) -> None:
    """Law 9, from outside: undo is offered exactly for a seat's latest actions that left mark alone."""
    dice = Random(3)
    at = table(game, seed=3)
    while True:
        mark, sealed = at.state.mark, bool(at.state.lanes)
        play(at, dice, 1)
        if at.over:
            break
        latest = [entry for entry in at.entries if isinstance(entry, Act)][-1]
        seat = latest.seat
        left_alone = at.state.mark == mark and (sealed or not at.state.lanes)
        assert bool(at.history.undoable(seat)) == left_alone
        if not at.state.lanes:
            others = [each for each in range(len(at.seats)) if each != seat]
            assert not any(at.history.undoable(other) for other in others)


def test_a_sealed_step_of_another_is_not_noticed_and_survives_my_undo() -> None:
    at = table()
    at.act(0, 0, open_to(at, 0)[:1], 1.0)
    mine = (at.numbers[0], at.state.view(0), at.state.prompt(0), open_to(at, 0))
    at.act(1, 0, open_to(at, 1)[:1], 1.0)
    assert (at.numbers[0], at.state.view(0), at.state.prompt(0), open_to(at, 0)) == mine
    theirs = at.state.view(1)
    at.undo(0, 2.0)
    assert at.state.view(1) == theirs and at.numbers[1] == 1
    at.act(0, at.numbers[0], open_to(at, 0)[:1], 3.0)


def test_a_commit_can_be_taken_back_until_the_last_seat_commits() -> None:
    at = table()
    at.act(0, 0, open_to(at, 0)[:3], 1.0)
    assert list(at.to_act) == [1]
    at.undo(0, 2.0)
    assert list(at.to_act) == [0, 1]
    at.redo(0, 3.0)
    at.act(1, 0, open_to(at, 1)[:3], 4.0)
    with pytest.raises(Refused, match="take back"):
        at.undo(0, 5.0)


def test_a_live_clock_runs_only_for_who_is_waited_for() -> None:
    at = table(clock=ClockRule("live", 100))
    at.act(0, 0, open_to(at, 0)[:3], 30.0)  # both thought for 30 seconds; seat 0 is through
    clock = at.clock
    assert clock is not None and clock.time_left(0, 60.0) == 70 and clock.time_left(1, 60.0) == 40
    assert clock.expired(99.0) == -1 and clock.expired(100.0) == 1


def test_days_are_for_each_turn() -> None:
    at = table(clock=ClockRule("days", 100))
    at.act(0, 0, open_to(at, 0)[:3], 90.0)
    at.act(1, 0, open_to(at, 1)[:3], 95.0)
    assert at.clock is not None
    seat = at.to_act[0]
    fresh = 100 if seat == 0 else 5
    assert at.clock.time_left(seat, 95.0) == fresh


def test_who_runs_out_of_time_loses() -> None:
    at = table(clock=ClockRule("live", 10))
    at.act(0, 0, open_to(at, 0)[:3], 1.0)
    assert at.expire(5.0) == []
    at.expire(11.0)
    assert at.over and at.outcome is not None and at.outcome.winners == (0,) and "time" in at.outcome.reason


def test_a_bot_has_no_clock() -> None:
    at = table(chairs=[*people(1), Chair("bot", "Bot", "random")], clock=ClockRule("live", 10))
    at.act(0, 0, open_to(at, 0)[:3], 1.0)
    assert at.expire(1000.0) == []


def test_who_resigns_against_one_other_has_lost() -> None:
    at = in_turn()
    at.resign(1, 5.0)
    assert at.status == "over" and at.outcome is not None and at.outcome.winners == (0,)
    with pytest.raises(Refused, match="over"):
        at.act(at.state.to_act[0], None, ["end"], 6.0)


def test_where_three_play_the_others_go_on_with_a_bot_in_the_seat() -> None:
    at = table(toy.GAME, 3)
    at.resign(2, 5.0)
    assert at.status == "running" and at.seats[2].kind == "bot"
    at.resign(0, 6.0)
    assert at.outcome is not None and at.outcome.winners == (1,)


def test_a_bot_takes_over_when_all_others_agree() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0)
    assert at.seats[2].kind == "person"
    with pytest.raises(Refused):
        at.consent(2, 0, True, 2.0)
    at.consent(2, 1, True, 2.0)
    assert at.seats[2].kind == "bot" and at.seats[2].bot == "random" and not at.proposals


def test_who_comes_back_gets_the_seat_back_unless_they_resigned() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0)
    at.consent(2, 1, True, 2.0)
    at.come_back(2, 3.0)
    assert at.seats[2].kind == "person" and at.name(2) == "P2"
    at.resign(2, 4.0)
    assert at.come_back(2, 5.0) == [] and at.seats[2].kind == "bot"


def test_who_comes_back_ends_the_proposal() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0)
    at.come_back(2, 2.0)
    assert at.seats[2].kind == "person" and not at.proposals
    with pytest.raises(Refused, match="consent"):
        at.consent(2, 1, True, 3.0)
    assert at.come_back(2, 4.0) == [], "nothing more to end"
    again = loaded(at.header, toy.GAME, at.entries)
    assert not again.stopped and not again.proposals and standing(again) == standing(at)


def test_who_is_long_gone_is_not_asked() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0, gone=frozenset({1, 2}))
    assert at.seats[2].kind == "bot" and at.seats[1].kind == "person"


def test_one_no_ends_the_proposal() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0)
    at.consent(2, 1, False, 2.0)
    assert at.seats[2].kind == "person" and not at.proposals


def test_with_two_seats_nobody_else_need_agree() -> None:
    at = table()
    at.propose(1, "random", 0, 1.0)
    assert at.seats[1].kind == "bot"


@pytest.mark.parametrize("game", [RADLANDS, toy.GAME], ids=lambda game: game.id)
def test_a_snapshot_and_the_entries_after_it_give_the_same_table(game) -> None:
    at = table(game, clock=ClockRule("live", 1000))
    dice = Random(1)
    until(at, dice, lambda: at.count > 20 and at.settled)
    kept, count = snapshot(at), at.count
    play(at, dice, 15)
    again = loaded(at.header, game, at.entries[count:], restored(at.header, game, kept))
    assert not again.stopped
    assert standing(again) == standing(at)
    assert again.state.log(0) == at.state.log(0)
    assert again.clock is not None and at.clock is not None and again.clock.left == at.clock.left


def test_a_snapshot_knows_who_has_agreed_to_a_bot() -> None:
    at = table(toy.GAME, 3)
    at.propose(2, "random", 0, 1.0)
    assert at.missing(2) == {1} and at.settled
    again = restored(at.header, toy.GAME, msgspec.json.decode(msgspec.json.encode(snapshot(at))))
    assert again.proposals == at.proposals and again.missing(2) == {1}
    again.consent(2, 1, True, 2.0)
    assert again.seats[2].kind == "bot" and at.seats[2].kind == "person"


def test_a_table_of_other_rules_stops_and_says_so() -> None:
    at = in_turn()
    play(at, Random(2), 10)
    entries = list(at.entries)
    where = next(i for i, entry in enumerate(entries) if isinstance(entry, Act) and i > 8)
    wrong = entries[where]
    assert isinstance(wrong, Act)
    entries[where] = Act(wrong.at, wrong.seat, wrong.action, "00000000")
    again = loaded(at.header, RADLANDS, entries)
    assert again.status == "stopped" and f"entry {where + 1}" in again.stopped
    assert again.entries == entries and again.count == at.count, "nothing is lost"
    assert again.state.view(0), "it can be read"
    with pytest.raises(Refused, match="other rules"):
        again.act(0, None, ["end"], 1.0)


@pytest.mark.parametrize("count", [1, 2])
def test_an_action_costs_one_clone_and_one_apply(count: int, monkeypatch) -> None:
    at = table(toy.GAME, 3, seed=3)  # never compiled, so that its methods can be counted
    until(at, Random(3), lambda: ahead(at, count) != [])
    kind = type(at.state)
    done: list[str] = []
    for name in ("clone", "apply"):
        monkeypatch.setattr(kind, name, counted(name, getattr(kind, name), done))
    seat = at.to_act[0]
    actions = ahead(at, count)
    done.clear()
    at.copy().act(seat, at.numbers[seat], actions, 1.0)
    assert done == ["clone", "apply"] * count


def ahead(at, count: int) -> list[str]:
    """So many actions of one seat in a row that leave `mark` alone; none if there are no such."""
    found: list[str] = []
    seat, state = at.to_act[0], at.state.clone()
    while len(found) < count:
        for action in state.actions(seat):
            tried = state.clone()
            tried.apply(action, seat)
            if tried.mark == state.mark and seat in tried.to_act:
                break
        else:
            return []
        found.append(at.game.text(action))
        state = tried
    return found


def test_a_row_of_actions_is_taken_whole_or_not_at_all() -> None:
    at = table(seed=3)
    until(at, Random(3), lambda: ahead(at, 1) != [])
    seat, before = at.to_act[0], (at.state, at.state.digest(), at.count, at.numbers[:])
    with pytest.raises(IllegalAction):
        at.act(seat, None, [*ahead(at, 1), "no:such"], 1.0)
    assert before == (at.state, at.state.digest(), at.count, at.numbers)
    assert at.state is before[0], "a state that stands is never changed"
