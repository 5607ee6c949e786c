"""Any order of acting, taking back and doing again keeps a table consistent with itself and with every client."""

from random import Random

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import cinderbox
from cinderbox.kernel.errors import IllegalAction
from cinderbox.table import scene
from cinderbox.table.entry import Act, Entry, Reseed, played
from cinderbox.table.patch import merge
from cinderbox.table.refusal import Refused
from cinderbox.table.table import loaded
from tests.kernel import toy
from tests.table.tables import RADLANDS, open_to, table

NOBODY: frozenset[int] = frozenset()


class TableMachine(RuleBasedStateMachine):
    game: cinderbox.Game = RADLANDS
    seats = 2

    def __init__(self) -> None:
        super().__init__()
        self.at = table(self.game, self.seats)
        eyes = [None, *range(self.seats)]
        telling = scene.Telling(self.at, 0.0)
        self.shown = {one: telling.shown(one) for one in eyes}
        self.client = {one: scene.scene(self.at, one, 0.0, NOBODY) for one in eyes}

    @precondition(lambda self: not self.at.over)
    @rule(who=st.integers(0, 5), what=st.integers(0, 1_000), count=st.integers(1, 3))
    def act(self, who: int, what: int, count: int) -> None:
        seat = self.at.to_act[who % len(self.at.to_act)]
        number, quiet = self.at.numbers[:], self.told()
        for i in range(count):
            options = open_to(self.at, seat)
            if options and not self.at.over:
                self.at.act(seat, self.at.numbers[seat], [options[(what + i) % len(options)]], 1.0)
        if self.at.state.lanes and quiet[0] == self.at.state.mark and quiet[1]:
            others = [each for each in range(self.seats) if each != seat]
            assert [number[each] for each in others] == [self.at.numbers[each] for each in others]

    def told(self) -> tuple[int, bool]:
        return self.at.state.mark, bool(self.at.state.lanes)

    @rule(seat=st.integers(0, 1), again=st.booleans())
    def take_back(self, seat: int, again: bool) -> None:
        before = (self.at.state.digest(), self.at.count)
        try:
            self.at.undo(seat, 1.0)
        except Refused:
            assert before == (self.at.state.digest(), self.at.count)
            return
        if again:
            self.at.redo(seat, 1.0)
            assert self.at.state.digest() == before[0]

    @rule(seat=st.integers(0, 1), text=st.sampled_from(["end", "no:such", "keep", "decline", ""]))
    def try_something(self, seat: int, text: str) -> None:
        before = (self.at.state.digest(), self.at.count, self.at.numbers[:])
        if text not in open_to(self.at, seat) or self.at.over:
            try:
                self.at.act(seat, self.at.numbers[seat], [text], 1.0)
                raise AssertionError("an action that is not open was taken")
            except (IllegalAction, Refused):
                assert before == (self.at.state.digest(), self.at.count, self.at.numbers)

    @invariant()
    def every_client_can_follow(self) -> None:
        telling = scene.Telling(self.at, 1.0)
        for eyes, old in list(self.shown.items()):
            self.shown[eyes], change = telling.change(old)
            mine = self.client[eyes]
            if change is None:
                continue
            if change["type"] == "change":
                assert change["from"] == mine["number"]
                change["view"] = merge(mine["view"], change["patch"])
            change["events"] = mine["events"][: change["since"]] + change["events"]
            self.client[eyes] = {**mine, **change}
        for eyes, mine in self.client.items():
            fresh = scene.scene(self.at, eyes, 1.0, NOBODY)
            for field in ("view", "events", "number", "prompt", "actions", "undo", "redo", "over", "outcome"):
                assert mine[field] == fresh[field], field

    @invariant()
    def the_entries_say_all(self) -> None:
        text = msgspec.json.encode(self.at.entries)
        again = loaded(self.at.header, self.game, msgspec.json.decode(text, type=list[Entry]))
        assert not again.stopped, again.stopped
        assert again.state.digest() == self.at.state.digest() and again.numbers == self.at.numbers
        assert again.history.undone == self.at.history.undone

    @invariant()
    def what_stands_leads_here(self) -> None:
        state = self.game.start(self.seats, 7)
        for one in played(self.at.entries):
            assert isinstance(one, Act) and not isinstance(one, Reseed)
            state.apply(one.action, one.seat)
        assert state.digest() == self.at.state.digest()


class ToyMachine(TableMachine):
    game = toy.GAME
    seats = 3


CALM = settings(max_examples=12, stateful_step_count=25, deadline=None)
TestRadlandsTable = TableMachine.TestCase
TestRadlandsTable.settings = CALM
TestToyTable = ToyMachine.TestCase
TestToyTable.settings = CALM


def test_a_long_game_is_followed_to_the_end() -> None:
    machine, dice = TableMachine(), Random(11)
    while not machine.at.over:
        machine.act(dice.randrange(6), dice.randrange(1000), 1)
        if dice.random() < 0.2:
            machine.take_back(dice.randrange(2), dice.random() < 0.5)
        machine.every_client_can_follow()
    machine.the_entries_say_all()
