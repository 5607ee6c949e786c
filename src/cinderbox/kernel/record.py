"""A whole game as data: how it was started and what was chosen, one entry a decision.

A record replays to the state it was taken from. Each entry carries a check, a short hash of who was asked and
what was open, so that a replay under other rules stops where the game first differs. Pure data and no I/O:
files are written elsewhere. Knows no game.
"""

import hashlib
from typing import Final

from cinderbox.kernel.errors import BadOption, BadRecord, IllegalAction
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

FORMAT: Final = 1
HEADER: Final = ("format", "game", "seats", "seed", "options", "content", "rules", "note")
FIELDS: Final = (*HEADER, "entries", "digest", "outcome")


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
        self.seed = seed  # as text: readers of JSON may not keep 63 bits
        self.options = options
        self.content = content  # the hash of the cards it is played with
        self.rules = rules
        self.entries = entries
        self.note = ""  # for people: what this record is kept for
        self.digest = ""  # of the state after the last entry; "": not closed yet
        self.outcome: dict[str, object] | None = None  # None: not over when it was closed

    @staticmethod
    def start(game: Game, seats: int | None = None, seed: int = 0, **options: object) -> "Record":
        """The record of a game that begins now, as `game.start` would start it; `begin` gives its first state."""
        count = game.seats[0] if seats is None else seats
        return Record(game.id, count, str(seed), game.complete(options), game.content, game.rules, [])

    def append(self, state: State, action: int | str, seat: int | None = None) -> None:
        """Take down what is about to be applied to this state."""
        who = state.first() if seat is None else seat
        text = action.strip() if isinstance(action, str) else state.game.text(action)
        self.entries.append(Entry(who, text, check(state, who)))
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
        try:
            return game.start(self.seats, int(self.seed), **self.options)
        except BadOption as error:
            raise BadRecord(f"The record cannot be started here: {error}") from None

    def replay(self, game: Game, until: int | None = None) -> State:
        """The state after the last entry, or after the first `until` of them.

        Every entry is held to its check. The end is held to the digest if the rules are still the same, and to
        the outcome in any case.
        """
        state = self.begin(game)
        last = len(self.entries) if until is None else until
        for number in range(last):
            self.redo(state, number)
        if last == len(self.entries) and self.digest:
            self.compare_end(state, game)
        return state

    def redo(self, state: State, number: int) -> None:
        """Apply one entry, if the question is still the one it answered."""
        entry = self.entries[number]
        where = f"Entry {number + 1} of {len(self.entries)} (player {entry.seat + 1}, {entry.action!r})"
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
        outcome = None if state.outcome is None else state.outcome.dump()
        if outcome != self.outcome:
            raise BadRecord(f"After the last entry the outcome is {outcome}, but the record says {self.outcome}.")
        if self.rules == game.rules and state.digest() != self.digest:
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
        if not isinstance(data, dict):
            raise BadRecord(f"A record is a table of fields, not {kind(data)}.")
        if data.get("format") != FORMAT:
            raise BadRecord(
                f"format: only records of format {FORMAT} can be read here, not {kind(data.get('format'))}."
            )
        for field in FIELDS:
            if field not in data:
                raise BadRecord(f"{field}: this field is missing.")
        for field in data:
            if field not in FIELDS:
                raise BadRecord(f"{field}: a record has no such field.")
        options, outcome, entries = data["options"], data["outcome"], data["entries"]
        if not isinstance(options, dict):
            raise BadRecord(f"options: a table of options is wanted, not {kind(options)}.")
        if outcome is not None and not isinstance(outcome, dict):
            raise BadRecord(f"outcome: an outcome or nothing is wanted, not {kind(outcome)}.")
        if not isinstance(entries, list):
            raise BadRecord(f"entries: a list is wanted, not {kind(entries)}.")
        seed = text("seed", data["seed"])
        if not seed.isascii() or not seed.removeprefix("-").isdecimal() or len(seed) > 100:
            raise BadRecord(f"seed: a whole number as text is wanted, not {kind(seed)}.")
        record = Record(
            text("game", data["game"]),
            number("seats", data["seats"]),
            seed,
            {str(name): value for name, value in options.items()},
            text("content", data["content"]),
            number("rules", data["rules"]),
            [entry_of(f"entries[{i}]", entries[i]) for i in range(len(entries))],
        )
        record.note = text("note", data["note"])
        record.digest = text("digest", data["digest"])
        record.outcome = outcome
        return record


def entry_of(place: str, row: object) -> Entry:
    if not isinstance(row, list) or len(row) != 3:
        raise BadRecord(f"{place}: an entry is [seat, action, check], not {kind(row)}.")
    return Entry(number(f"{place}[0]", row[0]), text(f"{place}[1]", row[1]), text(f"{place}[2]", row[2]))


def number(place: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadRecord(f"{place}: a whole number is wanted, not {kind(value)}.")
    return value


def text(place: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadRecord(f"{place}: a text is wanted, not {kind(value)}.")
    return value


def kind(value: object) -> str:
    """A value as an error names it, cut short."""
    said = repr(value)
    return said if len(said) <= 40 else said[:37] + "..."
