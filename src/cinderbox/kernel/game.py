"""A game: its name, its seats, its options, its actions, and how it starts.

Knows how to check what it is given and how to load what was dumped. What a game's rules are is in the
folder of that game.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from cinderbox.kernel import log
from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import Cards
from cinderbox.kernel.errors import BadOption, CinderboxError, CorruptState, IllegalAction
from cinderbox.kernel.frame import Ask, Frame, Program
from cinderbox.kernel.outcome import Outcome
from cinderbox.kernel.plain import shown
from cinderbox.kernel.rng import seeded
from cinderbox.kernel.together import Together

if TYPE_CHECKING:
    from cinderbox.kernel.state import State

DIGITS: Final = 99  # of a seed: enough for any, and records keep it as text


class Option:
    """A variant or expansion: what it is without a word, what it can be, and what it does."""

    def __init__(self, default: object, choices: tuple[object, ...], help: str) -> None:
        self.default = default
        self.choices = choices
        self.help = help

    def __repr__(self) -> str:
        return f"Option(default={self.default!r}, choices={self.choices!r}, help={self.help!r})"


class Reason:
    """Why something is not allowed: the ledger's rule, and the sentence for the player."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text


class Reasons:
    """The reasons of a game, numbered as they are written down; number 0 is for when nothing is in the way."""

    def __init__(self) -> None:
        self.all: list[Reason] = []

    def add(self, rule: str, text: str) -> int:
        self.all.append(Reason(rule, text))
        return len(self.all) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    def __init__(
        self,
        id: str,
        title: str,
        seats: range,
        options: dict[str, Option],
        space: ActionSpace,
        programs: list[Program],
        reasons: list[Reason],
        bound: int,
        rules: int,
        content: str,
        backs: list[int],
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.options = options
        self.space = space
        self.programs = programs
        self.reasons = reasons  # reasons[0] is for an action that has no place in the question being asked
        self.bound = bound
        self.rules = rules  # the rules version: raised only when play changes
        self.content = content
        self.backs = backs  # the kind of back of each token
        self.sets = [[token for token in range(len(backs)) if backs[token] == back] for back in sorted(set(backs))]
        self.over_reason = 1
        self.turn_reason = 2
        self.other_reason = 0
        for number, one in enumerate(programs):
            one.id = number

    @property
    def actions(self) -> int:
        return self.space.size

    def text(self, action: object) -> str:
        if isinstance(action, bool) or not isinstance(action, int):
            raise IllegalAction(f"An action is a whole number, not {shown(action)}.")
        return self.space.text(action)

    def parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise IllegalAction(f"The text of an action is a text, not {shown(text)}.")
        return self.space.parse(text)

    def reason_text(self, reason: int) -> str:
        found = self.reasons[reason]
        return f"{found.text} ({found.rule})"

    # -- starting --------------------------------------------------------------------------------------------

    def start(self, seats: object = None, seed: object = 0, **options: object) -> "State":
        """A new game. Everything random in it follows from the seed."""
        count, number = self.seat_count(seats), self.seed_number(seed)
        state = self.blank(count, self.complete(options))
        state.rng = seeded(number)
        self.setup(state)
        state.settle()
        return state

    def seat_count(self, seats: object) -> int:
        """How many play, as given or the fewest."""
        count = self.seats[0] if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seats:
            raise BadOption(f"{self.title} is for {self.seat_range()} players, not {shown(count)}.")
        return count

    def seed_number(self, seed: object) -> int:
        if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**DIGITS:
            raise BadOption(f"A seed is a whole number of at most {DIGITS} digits, not {shown(seed)}.")
        return seed

    def seat_range(self) -> str:
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    def complete(self, options: object) -> dict[str, object]:
        """Every option of the game, as given or by default."""
        if not isinstance(options, dict):
            raise BadOption(f"Options are a table of names and values, not {shown(options)}.")
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise BadOption(f"{self.title} has no option {shown(name)}; it has: {known}.")
            choices = self.options[name].choices
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                wanted = ", ".join([repr(choice) for choice in choices])
                raise BadOption(f"{name} can be {wanted}, not {shown(value)}.")
        return {name: options.get(name, option.default) for name, option in self.options.items()}

    # -- loading ---------------------------------------------------------------------------------------------

    def load(self, data: object) -> "State":
        if not isinstance(data, dict):
            raise CorruptState("A state is a dict as made by dump().")
        for name, mine in (("game", self.id), ("rules", self.rules), ("content", self.content)):
            if data.get(name) != mine:
                raise CorruptState(f"This is a state of {name} {data.get(name)!r}, not {mine!r}.")
        try:
            return self.restored(data)
        except CorruptState:
            raise
        except (KeyError, IndexError, TypeError, ValueError, AssertionError, OverflowError, CinderboxError) as error:
            raise CorruptState(f"This is not a whole state of {self.title}: {error!r}.") from None

    def restored(self, data: dict[str, object]) -> "State":
        seats, options = data["seats"], data["options"]
        assert isinstance(seats, int) and seats in self.seats and isinstance(options, dict)
        s = self.blank(seats, self.complete(options))
        s.rng = one_int(data["rng"])
        s.mark = one_int(data["mark"])
        s.actor = one_int(data["actor"])
        s.count = one_int(data["count"])
        s.frames = [self.frame(ints(row), seats) for row in rows(data["frames"])]
        s.cards = self.restored_cards(data["cards"])
        heard = ints(data["heard"])
        s.heard = heard[0]
        s.hints = heard[1:]
        chains = [log.load(ints(row)) for row in rows(data["log"])]
        s.public = chains[0]
        s.secrets = chains[1:]
        assert len(s.hints) == len(s.secrets) == seats, "a hash and a log for each seat"
        s.ended = outcome(data["outcome"])
        self.restore(s, data["table"])
        if s.ended is None:
            self.ask_again(s, [ints(row) for row in rows(data["lanes"])])
        return s

    def frame(self, row: list[int], seats: int) -> Frame:
        program, at, seat, this, that, n = row
        assert 0 <= program < len(self.programs) and 0 <= at <= self.programs[program].length and -1 <= seat < seats
        assert -1 <= this < len(self.backs) and -1 <= that < len(self.backs), "a frame names tokens of the game"
        return Frame(self.programs[program], at, seat, this, that, n)

    def restored_cards(self, data: object) -> Cards:
        assert isinstance(data, dict)
        face, know = ints(data["face"]), ints(data["know"])
        assert len(face) == len(know) == len(self.backs), "a face for every token"
        return Cards(face, know, one_int(data["mixings"]))

    def ask_again(self, s: "State", answers: list[list[int]]) -> None:
        """Put the question that a loaded state was waiting with."""
        f = s.frames[-1]
        what = f.program.steps[f.at]
        if isinstance(what, Together):
            assert len(answers) == s.seats
            mask = what.seats(s, f)
            for seat in range(s.seats):
                lane = what.lane(s, seat, 0 if mask >> seat & 1 else len(what.picks), [])
                for answer in answers[seat]:
                    assert answer in lane.options, "an answer that was not open"
                    lane = what.lane(s, seat, lane.at, [*lane.answers, answer])
                s.lanes.append(lane)
        else:
            assert isinstance(what, Ask), "nobody is asked"
            s.options = what.options(s, f)
            s.asked = what.seat(s, f)
            assert s.options, "a question without options"

    # -- what a game adds ------------------------------------------------------------------------------------

    def blank(self, seats: int, options: dict[str, object]) -> "State":
        """A state with nothing on the table yet."""
        raise NotImplementedError

    def setup(self, state: "State") -> None:
        """Lay out the table and push the first frame."""
        raise NotImplementedError

    def catalog(self, options: object) -> dict[str, object]:
        """What is printed on the pieces, JSON-ready, for clients and help pages."""
        return {}

    def restore(self, state: "State", table: object) -> None:
        """Fill the game's own fields from what `State.fields` gave, checking that it is all there exactly once."""
        raise NotImplementedError


def one_int(value: object) -> int:
    assert isinstance(value, int) and not isinstance(value, bool), f"a whole number is wanted, not {value!r}"
    return value


def rows(value: object) -> list[object]:
    assert isinstance(value, list), f"a list is wanted, not {value!r}"
    return value


def ints(value: object) -> list[int]:
    return [one_int(entry) for entry in rows(value)]


def outcome(data: object) -> Outcome | None:
    if data is None:
        return None
    assert isinstance(data, dict)
    sheet = tuple([(str(line), tuple(ints(points))) for line, points in data["sheet"]])
    return Outcome(tuple(ints(data["scores"])), tuple(ints(data["winners"])), str(data["reason"]), sheet)
