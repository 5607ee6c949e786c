"""A game: its name, its seats, its options, its actions, and how it starts.

Knows how to check what it is given. What a game's rules are is in the
folder of that game.
"""

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from cinderbox.kernel import loading
from cinderbox.kernel.actions import ActionSpace
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.errors import BadOption, IllegalAction
from cinderbox.kernel.evaluation import Evaluation
from cinderbox.kernel.events import Kinds, Phrase, priced
from cinderbox.kernel.features import Features
from cinderbox.kernel.fields import Field
from cinderbox.kernel.frame import Ask, Program, S
from cinderbox.kernel.plain import law, shown
from cinderbox.kernel.position import BadPosition
from cinderbox.kernel.rng import seeded
from cinderbox.kernel.together import Together
from cinderbox.kernel.zones import HAND, Zone, conserve

DIGITS: Final = 99  # of a seed: enough for any, and records keep it as text


class Option:
    """A variant or expansion: what it is without a word, what it can be, and what it does; and how people call it and
    its choices, in the order of the choices."""

    def __init__(
        self, default: object, choices: tuple[object, ...], help: str, title: str = "", names: tuple[str, ...] = ()
    ) -> None:
        self.default = default
        self.choices = choices
        self.help = help
        self.title = title
        self.names = names or tuple(
            [("Yes" if one else "No") if isinstance(one, bool) else str(one) for one in choices]
        )

    def __repr__(self) -> str:
        return f"Option(default={self.default!r}, choices={self.choices!r}, help={self.help!r})"


class Reason:
    """Why something is not allowed: the ledger's rule, and the sentence for the player."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text


class Reasons:
    """The reasons of a game, numbered as they are written down; number 0 is for when nothing is in the way.

    The first three are for what is not asked, for a game that is over, and for a seat that is not asked. A game that
    has no better words for them gives the letters with which its rules begin.
    """

    def __init__(self, rules: str = "") -> None:
        self.all: list[Reason] = []
        if rules:
            self.add(f"{rules}-ASK-01", "That is not what is being asked now.")
            self.add(f"{rules}-END-01", "The game is over.")
            self.add(f"{rules}-TURN-01", "It is not your choice now.")

    def add(self, rule: str, text: str) -> int:
        self.all.append(Reason(rule, text))
        return len(self.all) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game is made of, said once. Whoever plays it, shows it or teaches it asks here.

    What a game has to add are the methods at the end of the class: `setup`, and the others where what every game gets
    is not enough. A table that starts otherwise than with empty fields and all cards in the `box` has its own `blank`.
    """

    def __init__(
        self,
        *,
        id: str,
        title: str,
        seats: range,
        space: ActionSpace,
        programs: list[Program],
        reasons: list[Reason],
        bound: int,
        fields: list[Field],
        state: type[S] | None = None,
        box: list[int] | None = None,
        designs: list[int] | None = None,
        faces: list[str] | None = None,
        loose: list[int] | None = None,
        owned: int = -1,
        derived: tuple[str, ...] = (),
        options: dict[str, Option] | None = None,
        rules_version: int = 1,
        content: str = "",
        kinds: Kinds | None = None,
        terminal: str = "",
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.options: dict[str, Option] = options or {}
        self.space = space
        self.programs = programs
        self.reasons = reasons  # reasons[0] is for an action that has no place in the question being asked
        self.bound = bound
        self.rules_version = rules_version  # raised only when play changes
        self.content = content
        self.fields = fields  # what its state is made of
        self.derived = derived  # names of what a state has besides, which follows from its fields, content or options
        self.hands: list[Zone] = [one for one in fields if isinstance(one, Zone) and one.kind == HAND]
        self.state = state  # the class of its states, and
        self.box: list[int] = box or []  # the face of each card, for games without a `blank` of their own
        self.designs: list[int] = designs or [0] * len(self.box)  # of each back: cards of one design are one set
        self.faces: list[str] = faces or []  # the name of each face, where one list serves all cards
        self.loose: list[int] = loose or []  # backs that may lie in no zone
        self.owned = owned  # the first of some designs of which each seat has one, -1: none
        self.sets = [
            [back for back, its in enumerate(self.designs) if its == design] for design in sorted(set(self.designs))
        ]
        self.kinds: Kinds = kinds or Kinds()  # of events
        self.written: dict[int, Features] = {}  # for learning, by seats; made when it is asked for
        self.terminal = terminal  # the module that draws it in a terminal; "": it is drawn plainly
        # what lies beside the code in its folder; whoever loads the game fills it in
        self.pack_text = ""  # the pack of cards it is played with
        self.help = ""  # how to play, in Markdown
        self.lessons = ""  # as `table.lesson` reads them
        self.over_reason = 1
        self.turn_reason = 2
        for number, one in enumerate(programs):
            one.id = number
            for step in one.steps:
                step.bind(space)

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

    def start(self, seats: object = None, seed: object = 0, **options: object) -> S:
        """A new game. Everything random in it follows from the seed."""
        count, number = self.seat_count(seats), self.seed_number(seed)
        state = self.blank(count, self.complete(options))
        pieces, wanted = len(state.cards.face), len(self.designs)
        assert pieces == wanted, f"blank() puts {pieces} cards into the box, `designs` is about {wanted}"
        state.rng = seeded(number)
        self.setup(state)
        assert len(state.frames) > 0 or state.over, "setup() pushes the first program"
        state.settle()
        return state

    def seat_count(self, seats: object) -> int:
        """How many play, as given or the fewest."""
        count = self.seats[0] if seats is None else seats
        if isinstance(count, bool) or not isinstance(count, int) or count not in self.seats:
            raise BadOption(f"{self.title} is for {self.seat_range()}, not {shown(count)}.")
        return count

    def seed_number(self, seed: object) -> int:
        if isinstance(seed, bool) or not isinstance(seed, int) or abs(seed) >= 10**DIGITS:
            raise BadOption(f"A seed is a whole number of at most {DIGITS} digits, not {shown(seed)}.")
        return seed

    def seat_range(self) -> str:
        """For how many it is, in words."""
        first, last = self.seats[0], self.seats[-1]
        count = str(first) if first == last else f"{first} to {last}"
        return "1 player" if last == 1 else f"{count} players"

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

    def load(self, data: object) -> S:
        """The state that `dump` gave; CorruptState if it is not one, or of other rules or cards."""
        return loading.load(self, data)

    def verify(self, s: S) -> None:
        """All that holds for every table, dumped or laid out by hand; BadData says what does not."""
        conserve(s)
        self.check(s)

    # -- what a game adds ------------------------------------------------------------------------------------

    def misplaced(self, s: S, action: int) -> int:
        """Why an action is not open that has no place in the question being asked."""
        return 0

    def blank(self, seats: int, options: dict[str, object]) -> S:
        """A state with nothing on the table yet."""
        assert self.state is not None, "a game names the class of its states, or has a method blank(seats, options)"
        made = self.state(self, seats, options, None)
        for field in self.fields:
            setattr(made, field.name, field.empty(seats))
        made.cards = sealed(self.box)
        return made

    def setup(self, s: S) -> None:
        """Lay out the table and push the first program."""
        raise NotImplementedError("a game has a method setup(s) that lays out the table")

    def check(self, s: S) -> None:
        """What holds for every table besides what its fields say; BadData names what does not. Fill what is derived."""

    def check_faces(self, s: S, fresh: list[int]) -> None:
        """Every face is there as often as in a new game, whose faces are given, under a back of its own kind."""
        face = s.cards.face
        for backs in self.sets:
            here, wanted = sorted([face[back] for back in backs]), sorted([fresh[back] for back in backs])
            law(here == wanted, "every card of the box is there, once")

    def card_name(self, s: S, back: int) -> str:
        """What a card is called, for whoever sees its face."""
        face = s.cards.face[back]
        return self.faces[face] if face < len(self.faces) else f"card {face}"

    def view(self, s: S, seat: int) -> dict[str, object]:
        """What a seat (-1: a spectator) sees, JSON-ready: {"table": the same for all, "mine": its own}."""
        table = self.groups(s, -1)
        mine = [group for group in self.groups(s, seat) if group not in table] if seat >= 0 else []
        return {"table": {"groups": table}, "mine": {"groups": mine}}

    def groups(self, s: S, seat: int) -> list[dict[str, object]]:
        """The table as readable groups, as a seat (-1: a spectator) sees it; by default each field shows its own."""
        return [group for field in self.fields for group in field.groups(s, seat)]

    def features(self, seats: object = None) -> list[str]:
        """What the numbers of `State.features` are called, in their order."""
        return self.numbers(self.seat_count(seats)).names[:]

    def numbers(self, seats: int) -> Features:
        """What is written for learning with so many seats."""
        if seats not in self.written:
            self.written[seats] = Features(self, seats)
        return self.written[seats]

    def label(self, s: S, action: int, seat: int) -> Phrase:
        """An action in words, as a seat (-1: a spectator) may read it."""
        words, price = self.space.words(action), s.price_of(action) if s.may(seat, action) else ""
        return priced(words, price)

    def scores(self, s: S) -> list[int]:
        """Everybody's points as they stand, hidden ones among them; none where nothing is counted before the end."""
        return []

    def catalog(self, options: object) -> dict[str, object]:
        """What is printed on the pieces, JSON-ready, for clients and help pages."""
        return {}

    def questions(self) -> list[str]:
        """The names of all questions it asks."""
        found: set[str] = set()
        for program in self.programs:
            for step in program.steps:
                if isinstance(step, Ask):
                    found.add(step.name)
                elif isinstance(step, Together):
                    found.update([pick.name for pick in step.picks])
        return sorted(found)

    def details(self) -> dict[str, Any]:
        """The types of the details of its questions, by the names of these; clients get types made from them."""
        return {}

    def shapes(self) -> dict[str, Any]:
        """The types of what it shows: `view` and `catalog`; clients get types made from them. None: a plain board."""
        return {}

    def evaluation(self) -> Evaluation[S]:
        """What bots should value; by default a game is judged by its outcome alone."""
        return Evaluation()

    def lay(self, text: str, seed: object, options: dict[str, object]) -> S:
        """A position written by hand, laid out."""
        raise BadPosition(f"{self.title} has no positions written by hand.")
