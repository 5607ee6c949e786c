"""What was told in a game: to everybody, and to each seat alone.

A state is a story with a table. Events are noted as ints in runs that clones share (`log.py`); what they mean is in
`events.py`. Running hashes of all that was told give each seat its key. Knows seats and kinds of events; knows no card.
"""

from librt.vecs import vec
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
            self.hints: vec[i64] = vec[i64]([0] * seats)  # the same of what each seat alone was told
            self.public: Run | None = None  # what everybody was told
            self.end: i64 = 0  # where in that run it ends
            self.secrets: list[Run | None] = [None] * seats  # what each seat alone was told
            self.ends: vec[i64] = vec[i64]([0] * seats)  # where in these runs it ends
        else:
            self.heard = origin.heard
            self.hints = origin.hints[:]
            self.public = origin.public
            self.end = origin.end
            self.secrets = origin.secrets[:]
            self.ends = origin.ends[:]

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
        code: i64 = action
        self.hints[seat] = fold(self.hints[seat], code * 2)

    def note(
        self,
        kind: i64,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        rest: list[int] | None = None,
    ) -> None:
        """Tell everybody what happened: a kind of event and its fields, those after the fourth in a list."""
        run, form = self.public, self.game.kinds.forms[kind]
        if run is None or run.size != self.end:  # it has gone on without us
            self.public = run = Run(run, self.end)
        self.heard = log.write(run, self.heard, kind, run.start + run.size, form, a, b, c, d, rest)
        self.end = run.size

    def tell(
        self,
        to: int,
        kind: i64,
        a: i64 = -1,
        b: i64 = -1,
        c: i64 = -1,
        d: i64 = -1,
        rest: list[int] | None = None,
    ) -> None:
        """Tell one seat alone."""
        public, run, form = self.public, self.secrets[to], self.game.kinds.forms[kind]
        if run is None or run.size != self.ends[to]:  # it has gone on without us
            self.secrets[to] = run = Run(run, self.ends[to])
        after = self.end
        if public is not None:
            after += public.start
        self.hints[to] = log.write(run, self.hints[to], kind, after, form, a, b, c, d, rest)
        self.ends[to] = run.size

    def told(self, seat: object, since: object = 0) -> list[Event]:
        """All events a seat has heard of, oldest first, after the first `since`."""
        who = self.seat_number(seat)
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise IllegalAction(f"Events are counted from 0 on; there is none after {shown(since)}.")
        forms = self.game.kinds.forms
        public = log.read(log.dump(self.public, self.end), forms)
        if who < 0:
            return public[since:]
        return log.merged(public, log.read(log.dump(self.secrets[who], self.ends[who]), forms))[since:]

    def told_count(self, seat: object) -> int:
        """How many events a seat has heard of."""
        who, forms = self.seat_number(seat), self.game.kinds.forms
        public = log.count(self.public, self.end, forms)
        return public if who < 0 else public + log.count(self.secrets[who], self.ends[who], forms)
