"""One position of one game, and the public API to it.

Knows frames, questions, chance, who knows what and what was told; knows no game. A game subclasses `State`
with its own plain fields and says how to clone, show and name them. Ints, lists and small immutable objects
only: no float, dict or set, no clock, no closure, nothing that two machines could see differently.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel import saving, worlds
from cinderbox.kernel.cards import ALL, sealed
from cinderbox.kernel.errors import EndlessEffect, IllegalAction, UnfinishedGame
from cinderbox.kernel.events import SEAT, Part, Phrase, phrase, spoken
from cinderbox.kernel.frame import DEEPEST, Ask, Frame, Program
from cinderbox.kernel.game import Game
from cinderbox.kernel.log import Event
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.plain import shown
from cinderbox.kernel.rng import Rng, fold, scramble, shuffle, step
from cinderbox.kernel.story import Story
from cinderbox.kernel.together import Lane, Together

LONGEST: Final = 100_000  # steps between two decisions: games in the box take under a hundred, so this never ends


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Story):
    def __init__(self, game: Game, seats: int, options: dict[str, object], origin: "State | None") -> None:
        """A blank state, or, given an origin, a copy of it: whatever is never changed in place is shared."""
        super().__init__(game, seats, origin)
        self.variant = options  # the options the game was started with
        if origin is None:
            self.rng: i64 = 0  # the random generator
            self.mark: i64 = 0  # grows when something comes in that no undo may take back
            self.actor: i64 = -1  # the seat whose action is being carried out
            self.count: i64 = 0  # decisions so far
            self.frames = vec[Frame]()  # effects in progress, the innermost last
            self.asked: i64 = -1  # the seat that is asked, -1: nobody or several
            self.choices = vec[i64]()  # what it may choose; replaced, never changed
            self.lanes: list[Lane] = []  # a lane a seat while several decide at once
            self.cards = sealed([])
            self.ended: Outcome | None = None
        else:
            self.rng = origin.rng
            self.mark = origin.mark
            self.actor = origin.actor
            self.count = origin.count
            self.frames = origin.frames[:]
            self.asked = origin.asked
            self.choices = origin.choices
            self.lanes = origin.lanes[:]
            self.cards = origin.cards.clone()
            self.ended = origin.ended

    # -- the question being asked ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice now."""
        if self.lanes:
            return tuple([seat for seat in range(self.seats) if not self.lanes[seat].committed])
        return (self.asked,) if self.asked >= 0 else ()

    def first(self) -> int:
        """The first seat that owes a choice, -1 if none does."""
        if self.lanes:
            for seat in range(self.seats):
                if not self.lanes[seat].committed:
                    return seat
        return self.asked

    def whose_turn(self) -> int:
        """The seat in whose turn it all happens, -1 if in nobody's: that of the first thing under way that has one."""
        for f in self.frames:
            if f.seat >= 0:
                return f.seat
        return -1

    @property
    def in_window(self) -> bool:
        """Whether a seat is asked in the turn of another, or in nobody's, what only it can see an answer to.

        Nobody may learn from the time that an answer takes whether there was a choice: whoever runs a table sees to it.
        """
        if self.asked < 0:
            return False
        f = self.frames[-1]
        what = f.program.steps[f.at]
        return isinstance(what, Ask) and not what.public and (what.window or self.asked != self.whose_turn())

    @property
    def way_out(self) -> str | None:
        """The action of a seat that is asked alone and wants nothing, if it is open."""
        if self.asked >= 0:
            f = self.frames[-1]
            what = f.program.steps[f.at]
            assert isinstance(what, Ask)
            for action in self.choices:
                if self.game.space.word(action) == what.way_out:
                    return self.game.space.text(action)
        return None

    def open_to(self, seat: int) -> vec[i64]:
        """The choices of a seat; the row is the state's own and not to be changed."""
        if self.lanes:
            return self.lanes[seat].choices if 0 <= seat < self.seats else vec[i64]()
        return self.choices if seat == self.asked else vec[i64]()

    def owes(self, seat: int) -> bool:
        """Whether a seat owes a choice now."""
        return len(self.open_to(seat)) > 0

    def may(self, seat: int, action: int) -> bool:
        """Whether an action is open to a seat."""
        return any(int(one) == action for one in self.open_to(seat))  # it may be too large for a machine word

    def actions(self, seat: object = None) -> list[int]:
        if seat is None and not self.lanes:
            return list(self.choices)
        return list(self.open_to(self.first() if seat is None else self.seat_number(seat)))

    # -- acting ----------------------------------------------------------------------------------------------

    def apply(self, action: object, seat: object = None) -> None:
        """Carry out an action, given as int or text, for a seat (by default the first that owes a choice)."""
        code = action if isinstance(action, int) and not isinstance(action, bool) else self.code(action)
        if seat is None and not self.lanes:
            who, choices = self.asked, self.choices
        else:
            who = self.first() if seat is None else self.seat_number(seat)
            choices = self.open_to(who)
        for one in choices:  # compiled, far less work than `in`
            if int(one) == code:
                self.choose(who, code)
                return
        raise IllegalAction(self.refusal(code, who))

    def code(self, action: object) -> int:
        """An action given to the API, as its int."""
        if isinstance(action, str):
            return self.game.space.parse(action)
        if isinstance(action, int) and not isinstance(action, bool):
            return action
        raise IllegalAction(f"An action is a whole number or a text, not {shown(action)}.")

    def choose(self, seat: int, action: int) -> None:
        """Carry out an option that is known to be open: what `apply` does after its checks."""
        f = self.frames[-1]
        f.program.steps[f.at].answer(self, f, seat, action)
        if not self.lanes:
            self.settle()

    def settle(self) -> None:
        """Run the innermost frame until somebody must decide or the game is over."""
        left: i64 = LONGEST
        while self.ended is None:
            left -= 1
            if left < 0:
                raise EndlessEffect(f"Effects go on without end: {self.frames[-1].program.name!r} is one of them.")
            if len(self.frames) == 0:
                what = f"The programs of {self.game.title} have run out, and no step has ended the game by finish()."
                raise UnfinishedGame(what)
            f = self.frames[-1]
            if f.at >= f.program.length:
                self.pop()
                continue
            f.program.steps[f.at].run(self, f)
            if self.asked >= 0 or self.lanes:
                return
        self.asked = -1
        self.choices = vec[i64]()
        self.lanes = []
        self.frames = vec[Frame]()

    def push(self, program: Program, seat: i64, this: i64 = -1, that: i64 = -1, n: i64 = 0) -> None:
        """Start an effect; it is carried out before whatever is in progress goes on."""
        if len(self.frames) >= DEEPEST:
            raise EndlessEffect(f"Effects start each other without end: {program.name!r} is one of them.")
        self.frames = append(self.frames, Frame(program, 0, seat, this, that, n))

    def pop(self) -> None:
        """Be done with the innermost effect, whatever was still to come of it."""
        self.frames, _ = pop(self.frames)

    def finish(self, outcome: Outcome) -> None:
        """The game is over, whatever was still to be done."""
        self.ended = outcome

    # -- chance and knowledge --------------------------------------------------------------------------------

    def random(self, n: int) -> int:
        """A number from 0 to n - 1 from the game's own generator."""
        self.mark += 1
        self.rng = step(self.rng)
        return scramble(self.rng) % n

    def shuffle(self, backs: list[int], watchers: int = 0) -> None:
        """Shuffle the faces under these backs; only watchers can follow."""
        order = backs[:]
        self.mark += max(0, len(order) - 1)  # as many numbers are drawn
        self.rng = shuffle(self.rng, order)
        self.cards.mix(backs, order, watchers)

    def pick_unseen(self, seat: int, backs: list[int], i: int) -> int:
        """Take the i-th of these backs so that only `seat` knows which: the first back goes, with that face under it.

        Whoever saw the cards before could otherwise follow the back that is kept, laid or passed on. What leaves a hand
        face down leaves it this way, what leaves it face up by `turn_up`.
        """
        self.cards.mix(backs, [backs[i], *backs[:i], *backs[i + 1 :]], 1 << seat)
        return backs.pop(0)

    def turn_up(self, hand: list[int], face: i64, seats: i64 = ALL) -> int:
        """Show seats (one bit each) a card of a hand, and return its back, which is still in the hand.

        Nobody can tell from the back where in the hand the card was, or when it was drawn.
        """
        back = self.cards.bring(hand, face)
        self.reveal(back, seats)
        return back

    def reveal(self, back: i64, seats: i64 = ALL) -> None:
        """Let seats (one bit each) see a back's face where it lies."""
        known = self.cards.know[back]
        if seats & ~known:
            self.cards.show(back, seats)
            if self.actor < 0 or not known >> self.actor & 1:
                self.mark += 1

    # -- what was told ---------------------------------------------------------------------------------------

    def key(self, seat: object) -> int:
        who = self.seat_number(seat)
        told = self.heard if who < 0 else fold(self.heard, self.hints[who])
        for other in range(len(self.lanes)):
            if self.lanes[other].committed:  # everybody sees who has committed
                told = fold(told, other + 1)
        return int(told)

    def log(self, seat: object, since: object = 0) -> list[str]:
        return [spoken(parts) for parts in self.log_parts(seat, since)]

    def log_parts(self, seat: object, since: object = 0) -> list[list[Part]]:
        """The log, each line in parts: words, and what a client can colour and link."""
        who = self.seat_number(seat)
        return [self.event_parts(event, who) for event in self.told(seat, since)]

    def events(self, seat: object, since: object = 0) -> list[dict[str, object]]:
        told = self.told(seat, since)
        lines = self.log(seat, since)
        return [{**self.event_data(told[i]), "text": lines[i]} for i in range(len(told))]

    def event_parts(self, event: Event, seat: int) -> list[Part]:
        return self.game.kinds.all[event.kind].parts(self, event.values, seat)

    def event_data(self, event: Event) -> dict[str, object]:
        return self.game.kinds.all[event.kind].data(self, event.values)

    # -- questions in words ----------------------------------------------------------------------------------

    def called(self, seat: int) -> Part:
        """A seat as part of a phrase."""
        return SEAT.part(self, seat)

    def prompt(self, seat: object) -> str:
        return spoken(self.asking(seat))

    def asking(self, seat: object) -> Phrase:
        """The prompt with the seats, cards and places that it names."""
        who = self.seat_number(seat)
        if self.ended is not None:
            return self.ended.why
        if who not in self.to_act:
            names = " and ".join(["{}" for _ in self.to_act])
            return phrase(f"Waiting for {names}.", *[self.called(other) for other in self.to_act])
        f = self.frames[-1]
        what = f.program.steps[f.at]
        if isinstance(what, Together):
            lane = self.lanes[who]
            return what.picks[lane.at].prompt(self, who, lane.answers)
        assert isinstance(what, Ask)
        return what.prompt(self, f)

    def rules(self, seat: object) -> list[str]:
        who = self.seat_number(seat)
        if self.ended is not None or who not in self.to_act:
            return []
        f = self.frames[-1]
        what = f.program.steps[f.at]
        if isinstance(what, Together):
            return list(what.picks[self.lanes[who].at].rules)
        return list(what.rules)

    def question(self, seat: object) -> dict[str, object] | None:
        """The question before a seat as data: its name, the action that is the way out of it, and its details."""
        return self.quote(seat, {})

    def quote(self, seat: object, wanted: dict[str, int]) -> dict[str, object] | None:
        """The question before a seat as it would stand if so many of this and that were chosen."""
        who = self.seat_number(seat)
        if self.ended is not None or who not in self.to_act:
            return None
        f = self.frames[-1]
        what = f.program.steps[f.at]
        if isinstance(what, Together):
            lane = self.lanes[who]
            pick = what.picks[lane.at]
            return {"name": pick.name, "way_out": None, **pick.quote(self, who, lane.answers, wanted)}
        assert isinstance(what, Ask)
        return {"name": what.name, "way_out": self.way_out, **what.quote(self, f, wanted)}

    def label(self, action: object, seat: object) -> str:
        """An action, given as int or text, in words."""
        return spoken(self.naming(action, seat))

    def naming(self, action: object, seat: object) -> Phrase:
        """The label with the seats, cards and places that it names."""
        code = self.code(action)
        self.game.space.text(code)  # no such action: says so
        return self.game.label(self, code, self.seat_number(seat))

    def price_of(self, action: int) -> str:
        """What an action costs in the question being asked, in the words of the game; "": nothing."""
        if self.asked < 0:
            return ""
        f = self.frames[-1]
        what = f.program.steps[f.at]
        assert isinstance(what, Ask)
        return what.price(self, f, action)

    def why_not(self, text: object, seat: object) -> str:
        code = self.code(text)
        who = self.seat_number(seat)
        return "" if self.may(who, code) else self.refusal(code, who)

    def meant(self, thing: str, seat: object) -> str:
        """The action that a seat has in mind when it touches a thing, which need not be open; "": none."""
        who, space = self.seat_number(seat), self.game.space
        choices = self.open_to(who)
        if len(choices) == 0:
            return ""
        for action in choices:
            if space.named(space.owners[action], thing) == action:
                return space.text(action)
        f = self.frames[-1]
        what = f.program.steps[f.at]
        found = -1
        if isinstance(what, Together):
            found = what.picks[self.lanes[who].at].meant(self, thing)
        elif isinstance(what, Ask):
            found = what.meant(self, f, thing)
        return space.text(found) if found >= 0 else ""

    def refusal(self, action: int, seat: int) -> str:
        """Why an action is not open to a seat."""
        self.game.space.text(action)  # no such action: says so
        if self.ended is not None:
            return self.game.reason_text(self.game.over_reason)
        if not self.owes(seat):
            return self.game.reason_text(self.game.turn_reason)
        f = self.frames[-1]
        what = f.program.steps[f.at]
        reason = 0
        if isinstance(what, Together):
            lane = self.lanes[seat]
            reason = what.picks[lane.at].reason(self, seat, lane.answers, action)
        elif isinstance(what, Ask):
            reason = what.reason(self, f, action)
        return self.game.reason_text(reason or self.game.misplaced(self, action))

    # -- what a seat sees --------------------------------------------------------------------------------------

    def view(self, seat: object) -> dict[str, object]:
        return self.game.view(self, self.seat_number(seat))

    def features(self, seat: object) -> list[float]:
        return self.game.numbers(self.seats).numbers(self, self.seat_number(seat))

    def groups(self, seat: object) -> list[dict[str, object]]:
        """The table as readable groups, as the seat sees it: what a plain board shows.

        Each has a `name`, whose it is (`seat`, or None), and `cards` (None: one that it cannot see), a `number`,
        `numbers` or a `text`.
        """
        return self.game.groups(self, self.seat_number(seat))

    def held(self, seat: int) -> list[list[int]]:
        """The hands of a seat, but for what it has just drawn and is asked about."""
        return worlds.held(self, seat)

    # -- copies ----------------------------------------------------------------------------------------------

    def determinize(self, seat: object, seed: object) -> "State":
        """A state that the seat cannot tell from this one; all it cannot know is dealt anew from the seed."""
        return worlds.determinize(self, self.seat_number(seat), seed)

    def redealt(self, seat: int, rng: Rng) -> None:
        """Put the question again to whoever was dealt other cards; fill the lanes of others at random."""
        worlds.redealt(self, seat, rng)

    def dump(self) -> dict[str, object]:
        return saving.dump(self)

    def digest(self) -> str:
        return saving.digest(self)

    # -- what a game adds ------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """A copy by what the game declares of its fields; a game that is to be fast writes its own."""
        made = type(self)(self.game, self.seats, self.variant, self)
        for field in self.game.fields:
            setattr(made, field.name, field.copy(self))
        return made

    def seat_name(self, seat: int) -> str:
        return f"player {seat + 1}"
