"""What was ever written down of a table, and how the table stands by it.

Every change is an entry. Entries are taken one after the other, and loading takes the same ones again, each action held
to its check. Where a check fails the table stops: it can be read and exported, never played on wrongly. Knows what an
entry comes to; whether one may be made is for the table's commands.
"""

import copy
from typing import Self

import msgspec

from cinderbox.kernel.errors import BadContent, CinderboxError, IllegalAction
from cinderbox.kernel.game import Game
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.record import check
from cinderbox.kernel.rng import seeded
from cinderbox.kernel.state import State
from cinderbox.table import learning
from cinderbox.table.agreement import AGAIN, Asking
from cinderbox.table.clock import Clock
from cinderbox.table.entry import (
    Act,
    Audience,
    Chair,
    Consent,
    Declines,
    Entry,
    Header,
    Hint,
    Pause,
    Propose,
    Redo,
    Rematch,
    Reply,
    Request,
    Reseed,
    Resign,
    Rewind,
    Shelve,
    Sit,
    Start,
    Timeout,
    Undo,
    Unshelve,
    played,
)
from cinderbox.table.history import History, Move
from cinderbox.table.lesson import lesson_of
from cinderbox.table.note import Note
from cinderbox.table.proposal import Proposal
from cinderbox.table.refusal import Refused, Unread

READABLE = "It can still be read; its record is given out once all its people have asked for it."
STAND_IN = "random"  # plays on for a seat that resigned, where the others go on without it


class Chronicle:
    def __init__(self, header: Header, game: Game) -> None:
        self.header = header
        self.game = game
        self.seats: list[Chair] = list(header.seats)
        self.entries: list[Entry] = []  # since the snapshot, or all
        self.count = 0  # entries ever
        self.history = History(opening(header, game))
        self.numbers = [0] * len(header.seats)  # the number of the question of each seat
        self.watched = 0  # the same for spectators
        self.rewritten = False  # something was taken back: event numbers a client has seen may mean other events
        self.rewinds: tuple[tuple[int, ...], ...] = ()  # for each undo since loading, the events that stood after it
        self.clock = Clock(header.clock, len(header.seats)) if header.clock else None
        self.begun = False
        self.proposals: dict[int, Proposal] = {}  # for the seats of people who are away
        self.resigned: set[int] = set()
        self.declining: set[int] = set()  # seats for which windows are declined where they can do nothing else
        self.ahead: set[int] = set()  # and those for which every window is, until it is their turn
        self.ending: Outcome | None = None  # where the table ended before the game did
        self.audience = header.audience
        self.rematch = ""
        self.rotated = False  # in the rematch everybody sits one seat further
        self.requests: dict[str, Asking] = {}  # what the people are asked to agree on
        self.notes: tuple[Note, ...] = ()  # for the log
        self.shelved = ""  # why the house has closed it for now
        self.stopped = ""  # why the table cannot be played on
        self.closed = ""  # why nothing can be done for a while; not written down, whoever serves the table says so

    def copy(self) -> Self:
        """A table that stands as this one does and goes its own way from here: to try what may not come to be."""
        twin = copy.copy(self)
        twin.seats, twin.entries, twin.numbers = self.seats[:], self.entries[:], self.numbers[:]
        twin.history = self.history.copy()
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.proposals, twin.requests = dict(self.proposals), dict(self.requests)
        twin.resigned, twin.declining, twin.ahead = set(self.resigned), set(self.declining), set(self.ahead)
        return twin

    # -- how it stands ------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def outcome(self) -> Outcome | None:
        return self.ending or self.state.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None or self.header.imported or learning.finished(self)

    @property
    def status(self) -> str:
        if self.stopped:
            return "stopped"
        if self.over:
            return "over"
        if self.shelved:
            return "shelved"
        return "running" if self.begun else "open"

    @property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act if self.status == "running" else ()

    @property
    def settled(self) -> bool:
        """The present alone is enough to go on from: a good moment for a snapshot."""
        return self.history.settled and not self.stopped and not self.header.lesson

    @property
    def company(self) -> bool:
        """Whether two people or more play here, or may yet; also while bots play for them."""
        return sum(1 for chair in self.seats if chair.key or chair.kind == "open") > 1

    @property
    def hints(self) -> bool:
        """Whether a bot may be asked what it would do: against bots alone, or if that was agreed; never if rated."""
        return not self.header.rated and (self.header.hints or not self.company)

    @property
    def whole(self) -> bool:
        """Whether all entries are at hand, not only those since a snapshot."""
        return len(self.entries) == self.count

    def seat_of(self, key: str) -> int:
        """The seat that a hashed secret proves, -1 if none."""
        for seat, chair in enumerate(self.seats):
            if chair.key and chair.key == key:
                return seat
        return -1

    def seats_of(self, player: str) -> frozenset[int]:
        """The seats in which a player sits."""
        return frozenset([seat for seat, chair in enumerate(self.seats) if player and chair.player == player])

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"player {seat + 1}"

    def missing(self, seat: int) -> set[int]:
        """The seats whose consent is still missing before a bot takes over a seat."""
        proposal = self.proposals[seat]
        people = {each for each, chair in enumerate(self.seats) if chair.kind == "person"}
        return people - {seat, proposal.by} - proposal.gone - proposal.agreed - self.resigned

    # -- entries --------------------------------------------------------------------------------------------------

    def take(self, entry: Entry, move: Move | None = None) -> Entry:
        """Write down an entry that is known to be right, and carry it out; `move` is what it comes to, if known."""
        if self.stopped:
            raise Refused(self.stopped)
        if self.clock is not None and entry.ran != self.clock.ran:
            entry = msgspec.structs.replace(entry, ran=self.clock.ran)
        self.entries.append(entry)
        self.count += 1
        window = self.state.in_window
        self.carry_out(entry, move)
        if self.clock is not None and self.begun:
            back = isinstance(entry, Undo | Rewind)
            window = self.state.in_window if back else window  # an answer in the turn of another gains nothing
            self.clock.wait_for(self.waited_for(), entry.at, 0.0 if window else self.clock.rule.increment, back)
        return entry

    def replay(self, entry: Entry) -> None:
        """Take an entry that was written down earlier, maybe by other code; where it does not fit, stop."""
        if self.stopped:
            self.entries.append(entry)
            self.count += 1
            return
        try:
            if isinstance(entry, Act | Redo):
                self.hold(entry)
            if self.clock is not None:
                self.clock.ran = entry.ran
            self.take(entry)
        except (CinderboxError, IndexError, KeyError, ValueError):
            if len(self.entries) == 0 or self.entries[-1] is not entry:
                self.entries.append(entry)
                self.count += 1
            self.stop(f"This table was played with other rules and cannot go on: entry {self.count} does not fit.")

    def stop(self, why: str) -> None:
        """Let nothing more be done at the table if there is a reason, whatever it is: "" is none."""
        if why and not self.stopped:
            self.stopped = f"{why} {READABLE}"

    def hold(self, entry: Act | Redo) -> None:
        """Hold an entry to its check: the same seat is asked and the same is open as when it was written."""
        if self.state.over or entry.seat not in self.state.to_act:
            raise IllegalAction("another seat is asked.")
        if check(self.state, entry.seat) != entry.check:
            raise IllegalAction("other choices are open.")

    def carry_out(self, entry: Entry, move: Move | None) -> None:
        match entry:
            case Start():
                self.begun = True
            case Sit(seat=seat, name=name, key=key, player=player, rated=rated):
                self.seats[seat] = Chair("person", name, "", key, player, rated)
                self.proposals.pop(seat, None)
                if self.begun:
                    self.note("back", seat)
            case Act(seat=seat, action=action):
                self.ask_anew(seat, self.history.take(move or Move(self.state, seat, action)))
            case Undo(seat=seat):
                dropped = self.history.undo(seat)
                self.rewritten = True
                self.rewinds += (heard(dropped.before),)
                self.ask_anew(seat, dropped.sealed)
            case Redo(seat=seat):
                self.ask_anew(seat, self.history.redo(seat))
            case Reseed(seed=seed):
                state = self.state.clone()
                state.rng = seeded(int(seed))
                self.history = History(state)
            case Resign(seat=seat):
                self.leave(seat, "resigned")
            case Timeout(seat=seat):
                self.leave(seat, "ran out of time")
            case Propose(seat=seat, bot=bot, by=by, gone=gone):
                self.proposals[seat] = Proposal(bot, by, frozenset(gone))
                self.take_over(seat)
            case Consent(seat=seat, by=by, yes=True):
                self.proposals[seat] = self.proposals[seat].agreed_by(by)
                self.take_over(seat)
            case Consent(seat=seat):
                del self.proposals[seat]
            case Declines(seat=seat, on=on, ahead=ahead):
                self.declining = self.declining | {seat} if on else self.declining - {seat}
                self.ahead = self.ahead | {seat} if on and ahead else self.ahead - {seat}
            case Hint(seat=seat):
                if self.company:
                    self.note("hint", seat)
            case Request(seat=seat, what=what, gone=gone):
                old = self.requests.get(what)
                agreed = old.agreed if old is not None and old.by == seat else frozenset()
                others = {} if what in AGAIN else self.requests
                self.requests = {**others, what: Asking(seat, frozenset(gone), agreed)}
            case Reply(seat=seat, what=what, yes=yes):
                self.requests[what] = self.requests[what].heard(seat, yes)
                if not yes and what not in AGAIN:
                    del self.requests[what]
                    self.note(f"no {what}", seat)
            case Rewind(seat=seat):
                self.rewind()
                self.ask_anew(seat, False)
                self.note("undo", seat)
            case Pause(seat=seat, on=on) if self.clock is not None:
                self.requests = {what: one for what, one in self.requests.items() if what not in ("pause", "resume")}
                self.clock.pause(on, entry.at)
                self.note("pause" if on else "resume", seat)
            case Audience(seat=seat, on=on):
                self.audience = on
                self.note("open" if on else "closed", seat)
            case Rematch(table=table, rotated=rotated):
                self.rematch, self.rotated = table, rotated
                self.requests = {}
            case Shelve(note=note):
                self.shelved = note
            case Unshelve():
                self.shelved = ""

    def note(self, kind: str, seat: int) -> None:
        self.notes += (Note(kind, seat, heard(self.state), self.watched),)

    def ask_anew(self, seat: int, sealed: bool) -> None:
        """Count the questions: a sealed step counts for its own seat only, so that nobody else notices it."""
        self.ahead.discard(self.state.whose_turn())
        if "undo" in self.requests and (not sealed or seat == self.requests["undo"].by):
            del self.requests["undo"]  # things have moved on
        if sealed:
            self.numbers[seat] += 1
        else:
            self.numbers = [number + 1 for number in self.numbers]
            self.watched += 1

    def rewind(self) -> None:
        """Go back to the actions that still stand, all from the beginning."""
        if not self.whole:
            raise Unread
        state = opening(self.header, self.game)
        for one in played(self.entries):
            if isinstance(one, Act):
                state.apply(one.action, one.seat)
            else:
                state.rng = seeded(int(one.seed))
        self.history = History(state)
        self.rewritten = True
        told = heard(state)
        self.rewinds += (told,)
        self.notes = tuple([one.until(told) for one in self.notes])

    def leave(self, seat: int, why: str) -> None:
        """A seat is out. One seat left has won; more play on, a bot in the empty seat."""
        if self.outcome is not None:  # in a file from elsewhere
            raise Refused("The game is over.")
        self.resigned.add(seat)
        self.note(why, seat)
        left = [each for each in range(len(self.seats)) if each not in self.resigned]
        if len(left) <= 1:
            scores = tuple([1 if each in left else 0 for each in range(len(self.seats))])
            self.ending = Outcome(scores, tuple(left), f"{self.name(seat).capitalize()} {why}.", ())
        else:
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], kind="bot", bot=STAND_IN)

    def take_over(self, seat: int) -> None:
        """Seat the bot if everybody who is asked agrees."""
        if not self.missing(seat):
            bot = self.proposals.pop(seat).bot
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], kind="bot", bot=bot)
            self.note("bot", seat)

    def waited_for(self) -> tuple[int, ...]:
        """The people that are waited for; bots have no clock."""
        return tuple([seat for seat in self.to_act if self.seats[seat].kind == "person"])


def opening(header: Header, game: Game) -> State:
    """The state before the first entry: as the game starts, or as a lesson lays it out."""
    options = game.complete(header.options)  # first: an option may be called like a parameter
    if header.lesson:
        lesson = lesson_of(game, header.lesson)
        if lesson is None:
            raise BadContent(f"{game.title} no longer has the lesson {header.lesson!r}.")
        laid: State = game.lay(lesson.position, int(header.seed), options)
        return laid
    started: State = game.start(len(header.seats), int(header.seed), **options)
    return started


def heard(state: State) -> tuple[int, ...]:
    """How many events each seat has heard of, and last how many a spectator has."""
    return tuple([state.told_count(seat) for seat in (*range(state.seats), None)])
