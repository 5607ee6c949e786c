"""Effects as data: a program is a tuple of steps, a frame is one program in progress.

A step is a stateless instruction: it does something (`Do`), asks one seat (`Ask`) or asks several at once
(`together.Together`). What is in progress is only ever in the frame: small, immutable, replaced and
never changed, so that a state can be cloned, saved and loaded in the middle of any effect.
A frame holds no card: backs are all it may name.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from cinderbox.kernel.actions import ActionSpace, packed
from cinderbox.kernel.events import Phrase

if TYPE_CHECKING:
    from cinderbox.kernel.state import State

S = TypeVar("S", bound="State", default=Any)  # the state of the game that a step belongs to
DEEPEST: Final = 500  # effects inside effects: those in the box stay under ten, so what comes here never ends


def said(one: object, name: str) -> Any:
    """What the class of a step or item says of it. Asked once: compiled code does not see for itself what a class that
    is not compiled says."""
    return getattr(one, name)


def named(one: object) -> str:
    """The name of a question: what its class says, or that of the class itself, `KeepOne` being `keep_one`."""
    letters = type(one).__name__
    found = "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in letters]).lstrip("_")
    return str(said(one, "name") or found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One instruction. What it is said to be, a class says in its body, or an instance in its `__init__`."""

    rules: tuple[str, ...] = ()  # the ids of the ledger rules it carries out

    def run(self, s: S, f: "Frame") -> None:
        """Do what is to be done now, or put a question to the state."""
        raise NotImplementedError(type(self).__name__)

    def answer(self, s: S, f: "Frame", seat: int, action: int) -> None:
        """Take note of what a seat has chosen of what it was asked, and do it."""
        raise NotImplementedError(type(self).__name__)

    def bind(self, space: ActionSpace) -> None:
        """Get ready to run, once, when the game is put together: find the numbers of the verbs it speaks of."""
        self.rules = said(self, "rules")

    def possible(self, s: S, seat: int, this: int) -> int:
        """0, or the reason why this step could do nothing now. Asked before an effect is paid for."""
        return 0


class Program:
    """A named row of steps. `id` is its place in the game's list of programs.

    `slots` are the fields of a pack of cards in which its name may stand, one bit each as the game numbers them; a
    program that carries the game itself has none, so that no card can call it.
    """

    def __init__(self, name: str, steps: list[Step[Any]], slots: int = 0) -> None:
        self.name = name
        self.slots = slots
        self.id = -1
        self.fill(steps)

    def fill(self, steps: list[Step[Any]]) -> None:
        """Give it its steps, if they could not be named when it was."""
        self.steps = vec[Step](steps)  # read without a look at what each is: the vec has seen to that
        self.length: i64 = len(steps)


class Programs:
    """The programs of a game, each under the name by which packs of cards call it."""

    def __init__(self) -> None:
        self.named: dict[str, Program] = {}

    def add(self, name: str, *steps: Step[Any], slots: int = 0) -> Program:
        assert name not in self.named, f"two programs are called {name}"
        made = Program(name, list(steps), slots)
        self.named[name] = made
        return made

    def fitting(self, slot: int) -> list[str]:
        """The names that may stand in a field of a pack of cards."""
        return [name for name, program in self.named.items() if program.slots & slot]

    @property
    def all(self) -> list[Program]:
        return list(self.named.values())


# Never mypyc's `acyclic=True` anywhere: it leaves out the garbage collector's head, but objects are still freed
# through CPython's trashcan, which, fifty containers deep, writes where that head would be: into a neighbour.
@final
@mypyc_attr(free_list_len=1)
class Frame:
    """A program in progress for a seat. `this` is the back it works for, `that` the one it speaks of, `n` a number."""

    def __init__(self, program: Program, at: i64, seat: i64, this: i64, that: i64, n: i64) -> None:
        self.program = program
        self.at = at
        self.seat = seat
        self.this = this
        self.that = that
        self.n = n

    def next(self) -> "Frame":
        return Frame(self.program, self.at + 1, self.seat, self.this, self.that, self.n)

    def again(self, seat: i64) -> "Frame":
        """The same program from its beginning, for a seat: the next round, the next turn. To `push` it instead would
        leave this frame under it, round after round."""
        return Frame(self.program, 0, seat, -1, -1, 0)

    def naming(self, that: i64) -> "Frame":
        """The same frame, now speaking of another back."""
        return Frame(self.program, self.at, self.seat, self.this, that, self.n)

    def counting(self, n: i64) -> "Frame":
        return Frame(self.program, self.at, self.seat, self.this, self.that, n)

    def dump(self) -> list[int]:
        return [self.program.id, self.at, self.seat, self.this, self.that, self.n]


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step[S]):
    """A step that does something and asks nobody."""

    def run(self, s: S, f: Frame) -> None:
        s.frames[-1] = f.next()
        self.do(s, f)

    def do(self, s: S, f: Frame) -> None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that asks one seat a question.

    With no choice it is skipped. A single choice is taken unasked if everybody can see that it is the
    only one (`public`); a question that depends on hidden cards is put all the same.
    """

    name: str = ""  # of the question, for clients; by default that of the class, in small letters
    public: bool = True  # the choices follow from what everybody sees
    window: bool = False  # not public, and put in nobody's turn: the time an answer takes must tell nothing
    secret: bool = False  # the answer is told to nobody else; what comes next must not depend on it
    newest: int = 0  # the question is about so many cards drawn last, which are not mixed into the hand yet
    way_out: str = ""  # the verb of who wants nothing, or nothing more
    again: bool = False  # it is asked again and again, until the frame is moved on
    lists: bool = False  # it has a `listing`, and no class under it says its `choices` in another way

    def bind(self, space: ActionSpace) -> None:
        super().bind(space)
        self.name = named(self)
        self.public = said(self, "public")
        self.window = said(self, "window")
        self.secret = said(self, "secret")
        self.newest = said(self, "newest")
        self.way_out = said(self, "way_out")
        self.again = said(self, "again")

    def seat(self, s: S, f: Frame) -> int:
        return f.seat

    def choices(self, s: S, f: Frame) -> list[int]:
        """What may be chosen, in rising order."""
        raise NotImplementedError(type(self).__name__)

    def listing(self, s: S, f: Frame) -> vec[i64]:
        """The same without a list, for questions that are asked all the time."""
        raise NotImplementedError(type(self).__name__)

    @final
    def row(self, s: S, f: Frame) -> vec[i64]:
        """The choices as a state keeps them."""
        return self.listing(s, f) if self.lists else packed(self.choices(s, f))

    def reason(self, s: S, f: Frame, action: int) -> int:
        """Why an action is no choice here: an index into the game's reasons, or 0 if this question is not about it."""
        return 0

    def meant(self, s: S, f: Frame, thing: str) -> int:
        """The action that whoever touches a thing has in mind, open or not; -1: none that this question is about."""
        space = s.game.space
        for action in s.choices:
            found = space.named(space.owners[action], thing)
            if found >= 0:
                return found
        return -1

    def price(self, s: S, f: Frame, action: int) -> str:
        """What a choice costs, in the words of the game; "": nothing."""
        return ""

    def details(self, s: S, f: Frame) -> Mapping[str, object]:
        """What a client shows besides the choices, JSON-ready: sums, prices, what is proposed. For the asked seat."""
        return {}

    def quote(self, s: S, f: Frame, wanted: dict[str, int]) -> Mapping[str, object]:
        """The details if so many of this and that were chosen, the newest wish last: sums, what one more would make of
        them, and the row of actions that does it. Changes nothing, and tells only what the asked seat can know.

        A step where that can be tried out has this in the place of its details: they are what wanting nothing comes to.
        """
        return self.details(s, f)

    def hear(self, s: S, f: Frame, action: int) -> None:
        """Do what was chosen. The frame on the stack has moved on already, unless it is asked `again`; to do so now and
        then put `f` back."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, s: S, f: Frame) -> Phrase:
        """The question in words, by default what one can do."""
        return s.game.space.question(list(s.choices))

    def run(self, s: S, f: Frame) -> None:
        choices = self.row(s, f)
        if len(choices) == 0:
            s.frames[-1] = f.next()
        elif self.public and len(choices) == 1:
            if not self.again:
                s.frames[-1] = f.next()
            self.hear(s, f, choices[0])
        else:
            s.choices = choices
            s.asked = self.seat(s, f)

    def answer(self, s: S, f: Frame, seat: int, action: int) -> None:
        s.actor = seat
        if self.secret:
            s.whisper(seat, action)
        else:
            s.overhear(seat, action)
        s.count += 1
        s.asked = -1
        if not self.again:
            s.frames[-1] = f.next()
        self.hear(s, f, action)
