"""One table: who sits where, what was played, the clocks, and all that was ever written down of it.

Every change is an entry. A command checks, makes entries and takes them; loading takes the same entries again, each
action held to its check. Where a check fails the table stops: it can be read and exported, never played on wrongly.
"""

import copy
import hashlib

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
from cinderbox.table.lesson import LEARNER, lesson_of
from cinderbox.table.note import Note
from cinderbox.table.proposal import Proposal
from cinderbox.table.refusal import Refused, Stale, Unread

READABLE = "It can still be read; its record is given out once all its people have asked for it."
STAND_IN = "random"  # plays on for a seat that resigned, where the others go on without it


class Table:
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

    def copy(self) -> "Table":
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

    # -- commands: each returns the entries it made, or refuses ---------------------------------------------------

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


def loaded(header: Header, game: Game, entries: list[Entry], restored: Table | None = None) -> Table:
    """A table from what was kept of it: all its entries, or those after the snapshot from which it was restored."""
    table = restored or Table(header, game)
    for entry in entries:
        table.replay(entry)
    return table


def hashed(secret: str) -> str:
    """A seat's secret as it is kept: 128 random bits need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()
