"""One table: who sits where, what was played, the clocks; a chronicle with commands.

A command checks, makes entries and takes them; what entries come to is in `chronicle.py`.
"""

import hashlib

from cinderbox.kernel.game import Game
from cinderbox.kernel.record import check
from cinderbox.table import learning
from cinderbox.table.chronicle import Chronicle
from cinderbox.table.entry import (
    Act,
    Audience,
    Consent,
    Declines,
    Entry,
    Header,
    Hint,
    Propose,
    Redo,
    Rematch,
    Resign,
    Shelve,
    Sit,
    Start,
    Timeout,
    Undo,
    Unshelve,
)
from cinderbox.table.history import Move
from cinderbox.table.lesson import LEARNER
from cinderbox.table.refusal import Refused, Stale


class Table(Chronicle):
    """Each command returns the entries it made, or refuses."""

    def begin(self, now: float) -> list[Entry]:
        """Start playing if every seat is taken."""
        if self.begun or any(chair.kind == "open" for chair in self.seats):
            return []
        return [self.take(Start(now))]

    def sit(
        self, seat: int | None, name: str, key: str, now: float, player: str = "", rated: bool = False
    ) -> list[Entry]:
        """A person takes a seat, the first open one if none is named."""
        if self.shelved:
            raise Refused(self.shelved)
        free = [each for each, chair in enumerate(self.seats) if chair.kind == "open"]
        where = seat if seat is not None else next(iter(free), -1)
        if where not in free:
            raise Refused("That seat is taken." if free else "No seat is open at this table.")
        return [self.take(Sit(now, where, name, key, player, rated)), *self.begin(now)]

    def act(self, seat: int, number: int | None, actions: list[str], now: float) -> list[Entry]:
        """Carry out actions in a row, all or none; what follows a growth of `mark` is dropped."""
        self.playing(seat)
        self.asking(seat, number)
        self.follow_lesson(seat, actions)
        moves: list[Move] = []
        for action in actions:
            moves.append(Move(moves[-1].after if moves else self.state, seat, self.game.text(self.game.parse(action))))
            if moves[-1].marked or moves[-1].after.over:
                break
        return [self.take(Act(now, seat, move.action, check(move.before, seat)), move) for move in moves]

    def follow_lesson(self, seat: int, actions: list[str]) -> None:
        """In a lesson only what the step asks for is accepted, one action at a time."""
        if not self.header.lesson or seat != LEARNER:
            return
        if len(actions) > 1:
            raise Refused("One action at a time in a lesson.")
        for action in actions:
            if not self.state.why_not(action, seat) and (wrong := learning.objection(self, seat, action)):
                raise Refused(wrong)

    def why_not(self, seat: int, action: str) -> str:
        """Why an action is not open, or not accepted in a lesson; "" if nothing speaks against it."""
        if self.over:
            return "The lesson is done." if self.outcome is None else "The game is over."
        return self.state.why_not(action, seat) or learning.objection(self, seat, action)

    def touched(self, seat: int, thing: str) -> tuple[str, str]:
        """What a seat means that touches a thing of the table, and why it is not open; both "" if it means nothing."""
        if self.over:
            return "", ""
        if seat not in self.to_act:
            return "", self.game.reason_text(self.game.turn_reason)
        action = self.state.meant(thing, seat)
        return action, self.why_not(seat, action) if action else ""

    def quote(self, seat: int, number: int, wanted: dict[str, int]) -> dict[str, object]:
        """The question before a seat as it would stand if so many of this and that were chosen."""
        self.playing(seat)
        self.asking(seat, number)
        question = self.state.clone().quote(seat, wanted)
        if question is None:
            raise Refused("Nothing is asked of you now.")
        return question

    def undo(self, seat: int, now: float, number: int | None = None) -> list[Entry]:
        self.playing(seat)
        self.asking(seat, number)
        if not self.history.undoable(seat):
            raise Refused("There is nothing to take back: chance or another player has come in since.")
        return [self.take(Undo(now, seat))]

    def redo(self, seat: int, now: float, number: int | None = None) -> list[Entry]:
        self.playing(seat)
        self.asking(seat, number)
        action = self.history.redoable(seat)
        if not action:
            raise Refused("There is nothing to do again.")
        return [self.take(Redo(now, seat, action, check(self.state, seat)))]

    def resign(self, seat: int, now: float) -> list[Entry]:
        self.playing(seat)
        if seat in self.resigned:
            raise Refused("This seat has resigned already.")
        return [self.take(Resign(now, seat))]

    def expire(self, now: float) -> list[Entry]:
        """A seat whose time is up is out."""
        if self.clock is None or self.status != "running":
            return []
        seat = self.clock.expired(now)
        return [self.take(Timeout(now, seat))] if seat >= 0 else []

    def propose(self, seat: int, bot: str, by: int, now: float, gone: frozenset[int] = frozenset()) -> list[Entry]:
        """Ask the others whether a bot may take over a seat, except those who are long gone themselves."""
        self.playing(by)
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "person":
            raise Refused("Only a seat that a person holds can be taken over.")
        return [self.take(Propose(now, seat, bot, by, tuple(sorted(gone - {seat, by}))))]

    def consent(self, seat: int, by: int, yes: bool, now: float) -> list[Entry]:
        self.playing(by)
        if seat not in self.proposals or by not in self.missing(seat):
            raise Refused("Nobody has asked this seat for its consent.")
        return [self.take(Consent(now, seat, by, yes))]

    def come_back(self, seat: int, now: float) -> list[Entry]:
        """A person takes their seat back from a bot that took it over, or would; who resigned does not."""
        chair = self.seats[seat]
        replaced = chair.kind == "bot" or seat in self.proposals
        if not replaced or not chair.key or seat in self.resigned or self.over or self.stopped:
            return []
        return [self.take(Sit(now, seat, chair.name, chair.key, chair.player, chair.rated))]

    def declines(self, seat: int, on: bool, now: float, ahead: bool = False) -> list[Entry]:
        """Have empty windows declined for a seat, or not; `ahead`: all windows until it is the seat's turn."""
        asked, is_so = (on, on and ahead), (seat in self.declining, seat in self.ahead)
        return [] if asked == is_so else [self.take(Declines(now, seat, *asked))]

    def declined(self, seat: int) -> str | None:
        """The action that declines a window for a seat, if it wants that; None: it is asked."""
        if seat not in self.to_act or not self.state.in_window or (out := self.state.way_out) is None:
            return None
        empty = len(self.state.actions(seat)) == 1
        return out if seat in self.ahead or (empty and seat in self.declining) else None

    def hint(self, seat: int, number: int, now: float) -> list[Entry]:
        """A bot tells a seat what it would do; in a lesson the lesson does, which is not written down."""
        self.playing(seat)
        if not self.hints:
            said = "in a rated game" if self.header.rated else "where people play each other, unless all agree"
            raise Refused(f"There are no hints {said}.")
        if self.company and self.state.in_window:
            raise Refused("There is no hint here: the others would learn from it that you have a choice.")
        if seat not in self.to_act:
            raise Refused("There is nothing to decide now.")
        self.asking(seat, number)
        return [] if self.header.lesson else [self.take(Hint(now, seat))]

    def shelve(self, note: str, now: float) -> list[Entry]:
        """Close a table that is not over, with a note that everybody reads."""
        if self.status not in ("open", "running"):
            raise Refused("The table is over or closed already.")
        return [self.take(Shelve(now, note))]

    def unshelve(self, now: float) -> list[Entry]:
        if not self.shelved:
            raise Refused("The table is not closed.")
        return [self.take(Unshelve(now))]

    def let_watch(self, seat: int, on: bool, now: float) -> list[Entry]:
        """Open the table to spectators, or close it."""
        return [] if on == self.audience else [self.take(Audience(now, seat, on))]

    def watchable(self) -> bool:
        """Whether who has no seat may look on; before the game somebody may still sit down, after it all may read."""
        return self.audience or self.status != "running"

    def follow(self, table: str, now: float, rotated: bool = False) -> list[Entry]:
        """Name the table on which these people play again."""
        if not self.over:
            raise Refused("There is a rematch once the game is over.")
        return [self.take(Rematch(now, table, rotated))]

    def playing(self, seat: int) -> None:
        if self.stopped:
            raise Refused(self.stopped)
        if self.over:
            raise Refused("The game is over." if self.outcome is not None else "The lesson is done.")
        if self.shelved:
            raise Refused(self.shelved)
        if not self.begun:
            raise Refused("The game starts when every seat is taken.")
        if not 0 <= seat < len(self.seats):
            raise Refused(f"There is no seat {seat}.")

    def asking(self, seat: int, number: int | None) -> None:
        """Refuse what was meant for another question than the seat's present one."""
        if number is not None and number != self.numbers[seat]:
            raise Stale("The question has changed since: look again.")


def loaded(header: Header, game: Game, entries: list[Entry], restored: Table | None = None) -> Table:
    """A table from what was kept of it: all its entries, or those after the snapshot from which it was restored."""
    table = restored or Table(header, game)
    for entry in entries:
        table.replay(entry)
    return table


def hashed(secret: str) -> str:
    """A seat's secret as it is kept: 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()
