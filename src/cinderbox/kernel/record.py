"""A whole game as data: how it was started and what was chosen, one entry a decision.

A record replays to the state it was taken from. Each entry carries a check, a short hash of who was asked and
what was open, so that a replay under other rules stops where the game first differs. Pure data and no I/O:
files are written elsewhere. Knows no game.
"""

import hashlib
from typing import Final

from cinderbox.kernel import outcome, plain
from cinderbox.kernel.cards import SEATS
from cinderbox.kernel.errors import BadData, BadOption, BadRecord, IllegalAction
from cinderbox.kernel.game import DIGITS, Game
from cinderbox.kernel.plain import shown
from cinderbox.kernel.state import State

FORMAT: Final = 1
HEADER: Final = ("format", "game", "seats", "seed", "options", "content", "rules", "note")
FIELDS: Final = (*HEADER, "entries", "digest", "outcome")
ENTRIES: Final = 500_000  # more than any game's bound
OPTIONS: Final = 50


def check(state: State, seat: int) -> str:
    """A short hash of who is asked and of the texts of what is open to it."""
    texts = sorted([state.game.text(action) for action in state.actions(seat)])
    said = f"{seat} {' '.join(texts)}"
    return hashlib.blake2b(said.encode(), digest_size=4).hexdigest()


class Entry:
    """One decision: who chose what, and the check of the question it answers."""

    def __init__(self, seat: int, action: str, check: str) -> None:
        self.seat = seat
        self.action = action
        self.check = check

    def dump(self) -> list[object]:
        return [self.seat, self.action, self.check]


class Record:
    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        options: dict[str, object],
        content: str,
        rules: int,
        entries: list[Entry],
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed  # as text, see `seed_text`
        self.options = options
        self.content = content  # the hash of the cards it is played with
        self.rules = rules
        self.entries = entries
        self.note = ""  # for people: what this record is kept for
        self.digest = ""  # of the state after the last entry; "": not closed yet
        self.outcome: dict[str, object] | None = None  # None: not over when it was closed

    @staticmethod
    def start(game: Game, seats: object = None, seed: object = 0, **options: object) -> "Record":
        """The record of a game that begins now, as `game.start` would start it; `begin` gives its first state."""
        count, number = game.seat_count(seats), str(game.seed_number(seed))
        return Record(game.id, count, number, game.complete(options), game.content, game.rules_version, [])

    def append(self, state: State, action: object, seat: object = None) -> None:
        """Take down what is about to be applied to this state."""
        who = state.first() if seat is None else state.seat_number(seat)
        self.entries.append(Entry(who, state.game.text(state.code(action)), check(state, who)))
        self.digest = ""
        self.outcome = None

    def close(self, state: State) -> None:
        """Note how the table stands after the last entry, whether the game is over or not."""
        self.digest = state.digest()
        self.outcome = None if state.outcome is None else state.outcome.dump()

    # -- replaying ----------------------------------------------------------------------------------------------

    def begin(self, game: Game) -> State:
        """The state before the first entry."""
        if self.game != game.id:
            raise BadRecord(f"The record is of the game {self.game!r}, not of {game.id!r}.")
        if self.content != game.content:
            raise BadRecord(f"The record was played with the cards {self.content}, these are {game.content}.")
        if len(self.entries) > game.bound:
            raise BadRecord(f"The record has {len(self.entries)} entries, and no game has more than {game.bound}.")
        try:
            options = game.complete(self.options)  # first: an option may be called like a parameter of `start`
            started: State = game.start(self.seats, int(self.seed), **options)
        except BadOption as error:
            raise BadRecord(f"The record cannot be started here: {error}") from None
        return started

    def replay(self, game: Game, until: object = None) -> State:
        """The state after the last entry, or after the first `until` of them.

        Every entry is held to its check. The end is held to the digest if the rules are still the same, and to
        the outcome in any case.
        """
        state = self.begin(game)
        last = len(self.entries)
        if until is not None:
            try:
                last = plain.number("until", until, 0, last)
            except BadData as error:
                raise BadRecord(str(error)) from None
        for number in range(last):
            self.redo(state, number)
        if last == len(self.entries):
            self.compare_end(state, game)
        return state

    def redo(self, state: State, number: int) -> None:
        """Apply one entry, if the question is still the one it answered."""
        entry = self.entries[number]
        where = f"Entry {number + 1} of {len(self.entries)} (player {entry.seat + 1}, {shown(entry.action)})"
        if state.over:
            raise BadRecord(f"{where} comes after the end of the game.")
        if entry.seat not in state.to_act:
            raise BadRecord(f"{where} diverges: {state.prompt(None)}")
        try:
            closed = state.why_not(entry.action, entry.seat)
        except IllegalAction as error:
            closed = error.reason
        if closed:
            raise BadRecord(f"{where} diverges: {closed}")
        if check(state, entry.seat) != entry.check:
            raise BadRecord(f"{where} diverges: other choices are open than when it was recorded.")
        state.apply(entry.action, entry.seat)

    def compare_end(self, state: State, game: Game) -> None:
        """Hold the end to what was noted of it, if anything was."""
        if not self.digest:
            return
        came = None if state.outcome is None else state.outcome.dump()
        if came != self.outcome:
            raise BadRecord(f"After the last entry the outcome is {came}, but the record says {self.outcome}.")
        if self.rules == game.rules_version and state.digest() != self.digest:
            raise BadRecord("After the last entry the table is not as the record says: the digests differ.")

    # -- as plain data ------------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "content": self.content,
            "rules": self.rules,
            "note": self.note,
            "entries": [entry.dump() for entry in self.entries],
            "digest": self.digest,
            "outcome": self.outcome,
        }

    @staticmethod
    def from_dict(data: object) -> "Record":
        """The record that `to_dict` gave; whatever is wrong with it is said with its place."""
        try:
            return read(data)
        except BadData as error:
            raise BadRecord(str(error)) from None


def read(data: object) -> Record:
    """A record from plain data of any shape and size; BadData says what is wrong with it."""
    found = plain.table("A record", data)
    if found.get("format") != FORMAT or isinstance(found["format"], bool):
        raise BadData(f"format: only records of format {FORMAT} can be read here, not {shown(found.get('format'))}.")
    found = plain.fields("", data, FIELDS)
    seats = plain.number("seats", found["seats"], 1, SEATS)
    options = plain.table("options", found["options"])
    if len(options) > OPTIONS:
        raise BadData(f"options: no game has more than {OPTIONS} options.")
    entries = plain.rows("entries", found["entries"], ENTRIES)
    record = Record(
        plain.text("game", found["game"]),
        seats,
        seed_text("seed", found["seed"]),
        dict(options),
        plain.text("content", found["content"]),
        plain.number("rules", found["rules"], 0, 10**6),
        [entry_of(f"entries[{i}]", entries[i], seats) for i in range(len(entries))],
    )
    record.note = plain.text("note", found["note"], plain.PROSE)
    record.digest = plain.text("digest", found["digest"])
    end = outcome.loaded("outcome", found["outcome"], seats)
    if end is not None and not record.digest:
        raise BadData("outcome: a record that was not closed has none.")
    record.outcome = None if end is None else end.dump()
    return record


def entry_of(place: str, data: object, seats: int) -> Entry:
    if not isinstance(data, list) or len(data) != 3:
        raise BadData(f"{place}: an entry is [seat, action, check], not {shown(data)}.")
    seat = plain.number(f"{place}[0]", data[0], 0, seats - 1)
    return Entry(seat, plain.text(f"{place}[1]", data[1]), plain.text(f"{place}[2]", data[2]))


def seed_text(place: str, value: object) -> str:
    """A seed as records keep it: a whole number as text, for readers of JSON may not keep 63 bits."""
    seed = value if isinstance(value, str) else ""
    digits = seed.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > DIGITS:
        raise BadData(f"{place}: a whole number of at most {DIGITS} digits, as text, is wanted, not {shown(value)}.")
    return seed
