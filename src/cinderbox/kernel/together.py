"""Deciding at once: several seats answer without knowing what the others answer.

Each seat has a lane: where it stands in the row of picks, and its answers so far. A lane changes nothing
but itself, so the order in which answers arrive cannot matter. Once every lane is through, the answers
are opened in seat order; only then is anything drawn, shown or logged.
"""

from collections.abc import Mapping
from typing import Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cinderbox.kernel.actions import ActionSpace, packed
from cinderbox.kernel.events import Phrase
from cinderbox.kernel.frame import Frame, S, Step, named, said


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Generic[S]):
    """One question of a lane, put again and again until it has no choices left."""

    rules: tuple[str, ...] = ()
    name: str = ""
    verb: str = ""  # of all its targets
    refusal: int = 0  # why a target may not be chosen, unless `refuse` knows better
    number: int = -1  # of its verb

    def bind(self, space: ActionSpace) -> None:
        """Get ready, once, when the game is put together."""
        self.name = named(self)
        self.rules = said(self, "rules")
        self.verb = said(self, "verb")
        self.refusal = said(self, "refusal")
        self.number = space.verb_number(self.verb) if self.verb else -1

    def targets(self, s: S, seat: int, answers: list[int]) -> list[int]:
        """The targets that may be chosen, in rising order; the answers are whole actions."""
        raise NotImplementedError(type(self).__name__)

    def refuse(self, s: S, seat: int, answers: list[int], target: int) -> int:
        """Why a target may not be chosen; asked only about those that may not."""
        return self.refusal

    def choices(self, s: S, seat: int, answers: list[int]) -> list[int]:
        first = s.game.space.starts[self.number]
        return [first + target for target in self.targets(s, seat, answers)]

    def reason(self, s: S, seat: int, answers: list[int], action: int) -> int:
        space = s.game.space
        return self.refuse(s, seat, answers, space.target(action)) if space.owners[action] == self.number else 0

    def meant(self, s: S, thing: str) -> int:
        """The action that whoever touches a thing has in mind, open or not; -1: none."""
        return s.game.space.named(self.number, thing) if self.number >= 0 else -1

    def details(self, s: S, seat: int, answers: list[int]) -> Mapping[str, object]:
        """What a client shows besides the choices, JSON-ready."""
        return {}

    def quote(self, s: S, seat: int, answers: list[int], wanted: dict[str, int]) -> Mapping[str, object]:
        """The details if so many of this and that were chosen, as `Ask.quote`."""
        return self.details(s, seat, answers)

    def prompt(self, s: S, seat: int, answers: list[int]) -> Phrase:
        return s.game.space.question(self.choices(s, seat, answers))


@final
class Lane:
    """One seat's way through the picks; replaced, never changed. No choices: the seat has committed."""

    def __init__(self, at: int, answers: list[int], choices: vec[i64]) -> None:
        self.at = at
        self.answers = answers
        self.choices = choices

    @property
    def committed(self) -> bool:
        return len(self.choices) == 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """Ask several seats at once, then open all answers."""

    def __init__(self, picks: list[Pick[S]]) -> None:
        super().__init__()
        self.picks = picks

    def bind(self, space: ActionSpace) -> None:
        super().bind(space)
        for pick in self.picks:
            pick.bind(space)

    def seats(self, s: S, f: Frame) -> int:
        """Who is asked, one bit a seat."""
        return (1 << s.seats) - 1

    def resolve(self, s: S, f: Frame, answers: list[list[int]]) -> None:
        """Carry out what was chosen, in seat order."""
        raise NotImplementedError(type(self).__name__)

    def lane(self, s: S, seat: int, at: int, answers: list[int]) -> Lane:
        """The lane of a seat that has given these answers and stands at this pick."""
        while at < len(self.picks):
            choices = self.picks[at].choices(s, seat, answers)
            if choices:
                return Lane(at, answers, packed(choices))
            at += 1
        return Lane(at, answers, vec[i64]())

    def run(self, s: S, f: Frame) -> None:
        mask = self.seats(s, f)
        lanes = [self.lane(s, seat, 0 if mask >> seat & 1 else len(self.picks), []) for seat in range(s.seats)]
        s.lanes = lanes
        self.settle(s, f)

    def answer(self, s: S, f: Frame, seat: int, action: int) -> None:
        s.actor = -1  # who came last must not show, and what opens then is news to everybody
        s.whisper(seat, action)
        lane = s.lanes[seat]
        s.lanes[seat] = self.lane(s, seat, lane.at, [*lane.answers, action])
        self.settle(s, f)

    def settle(self, s: S, f: Frame) -> None:
        """Open the answers if every lane is through."""
        lanes = s.lanes
        for lane in lanes:
            if not lane.committed:
                return
        s.lanes = []
        s.mark += 1
        s.frames[-1] = f.next()
        answers = [lane.answers for lane in lanes]
        s.count += sum([len(given) for given in answers])
        self.resolve(s, f, answers)
