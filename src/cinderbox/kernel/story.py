"""What was told in a game: to everybody, and to each seat alone.

A state is a story with a table. Events are noted as ints in runs that clones share (`log.py`); what they mean is in
`events.py`. Running hashes of all that was told give each seat its key. Knows seats and kinds of events; knows no card.
"""

from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel import log
from cinderbox.kernel.errors import IllegalAction
from cinderbox.kernel.game import Game
from cinderbox.kernel.log import Event, Run
from cinderbox.kernel.plain import shown
from cinderbox.kernel.rng import fold


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    def __init__(self, game: Game, seats: int, origin: "Story | None") -> None:
        self.game = game
        self.seats = seats
        if origin is None:
            self.heard: i64 = 0  # running hash of all that everybody was told
            self.hints: list[int] = [0] * seats  # the same of what each seat alone was told
            self.public: Run | None = None  # what everybody was told
            self.end = 0  # where in that run it ends
            self.secrets: list[Run | None] = [None] * seats  # what each seat alone was told: a run an event
        else:
            self.heard = origin.heard
            self.hints = origin.hints[:]
            self.public = origin.public
            self.end = origin.end
            self.secrets = origin.secrets[:]

    def seat_number(self, seat: object) -> int:
        """A seat as given to the API, checked; a spectator is -1."""
        if seat is None:
            return -1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAction(f"There is no seat {shown(seat)}: seats are numbered from 0 to {self.seats - 1}.")
        return seat

    def overhear(self, seat: int, action: int) -> None:
        """Everybody takes note of what a seat chose."""
        code: i64 = action
        who: i64 = seat
        self.heard = fold(self.heard, code * 32 + who * 2)  # an even number: no event (`log.write`)

    def whisper(self, seat: int, action: int) -> None:
        """Only the seat itself takes note of what it chose."""
        self.hints[seat] = fold(self.hints[seat], action * 2)

    def note(
        self,
        kind: int,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        e: i64 = -1,
        f: i64 = -1,
        g: i64 = -1,
        h: i64 = -1,
    ) -> None:
        """Tell everybody what happened: a kind of event and its fields."""
        run = self.public
        if run is None or len(run.ints) != self.end:
            self.public = run = Run(run, self.end)
        kinds, at = self.game.kinds, run.start + len(run.ints)
        arity, optional = kinds.arities[kind], kinds.optional[kind]
        self.heard = log.write(run.ints, self.heard, kind, at, arity, optional, a, b, c, d, e, f, g, h)
        self.end = len(run.ints)

    def tell(
        self,
        to: int,
        kind: int,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        e: i64 = -1,
        f: i64 = -1,
        g: i64 = -1,
        h: i64 = -1,
    ) -> None:
        """Tell one seat alone."""
        before, public, kinds = self.secrets[to], self.public, self.game.kinds
        self.secrets[to] = run = Run(before, 0 if before is None else len(before.ints))
        after = 0 if public is None else public.start + self.end
        arity, optional = kinds.arities[kind], kinds.optional[kind]
        self.hints[to] = log.write(run.ints, self.hints[to], kind, after, arity, optional, a, b, c, d, e, f, g, h)

    def told(self, seat: object, since: object = 0) -> list[Event]:
        """All events a seat has heard of, oldest first, after the first `since`."""
        who = self.seat_number(seat)
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise IllegalAction(f"Events are counted from 0 on; there is none after {shown(since)}.")
        arities = self.game.kinds.arities
        public = log.read(log.dump(self.public, self.end), arities)
        if who < 0:
            return public[since:]
        secret = self.secrets[who]
        return log.merged(public, log.read(log.dump(secret, log.length(secret)), arities))[since:]

    def told_count(self, seat: object) -> int:
        """How many events a seat has heard of."""
        who, arities = self.seat_number(seat), self.game.kinds.arities
        secret = None if who < 0 else self.secrets[who]
        return log.count(self.public, self.end, arities) + log.count(secret, log.length(secret), arities)
