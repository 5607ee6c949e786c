"""What a bot may ask of a game: how good a position is, which options look good, which questions are not worth thought.

A game that knows more than who has won subclasses `Evaluation` and gives it out (`Game.evaluation`). Everything is
read from what the seat in question knows: its own cards, what is on the table, how many cards the others hold.
"""

from typing import TYPE_CHECKING, Generic

from mypy_extensions import mypyc_attr

from cinderbox.kernel.frame import S

if TYPE_CHECKING:
    from cinderbox.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation(Generic[S]):
    def value(self, s: S, seat: int) -> float:
        """The chance of winning, 0 to 1, as the seat sees it."""
        return settled(s, seat) if s.ended is not None else 1.0 / max(2, s.seats)

    def terms(self, s: S, seat: int) -> list[tuple[str, float]]:
        """What a position is judged by, in words for players and with its weight: the more, the better for the seat.

        The words say what an action does that makes the term grow, as in "covers Railgun". None: no reasons are given.
        """
        return []

    def prior(self, s: S, seat: int, actions: list[int]) -> list[float]:
        """How promising each action looks at a glance: probabilities, which add up to 1."""
        return [1.0 / len(actions)] * len(actions)

    def minor(self, s: S, seat: int) -> int | None:
        """The answer to a question that is not worth thought, or None."""
        return None

    def plans(self, s: S, seat: int) -> list[list[int]]:
        """Rows of own actions that are planned with as one, the best first; none: every action by itself.

        What is not open when its time comes is dropped; questions that are not worth thought are answered in between.
        """
        return []

    def subject(self, s: S, seat: int, actions: list[int]) -> int:
        """What a plan is about, as a number: plans of one subject are alike, and the best of them speaks for all."""
        return 0

    def advice(self, bot: str) -> dict[str, float]:
        """Settings of a kind of bot that suit this game better than the usual ones."""
        return {}

    def quiet(self, s: S) -> bool:
        """Whether nothing is half done, so that the position can be judged as it stands."""
        return True

    def luck(self, s: S) -> bool:
        """Whether dice come next whose outcome `value` has weighed: plans end here, as one throw proves nothing."""
        return False

    def clock(self, s: S) -> int:
        """A number that another turn raises, so that a bot can share out its time over one."""
        return s.count

    def turn(self, s: S) -> int:
        """Whose turn it is, even while another is asked something in the middle of it; -1 if nobody's."""
        return s.first()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing(Evaluation[S]):
    """For games of points with rivals: how far a seat is before or behind the best of the others.

    A game says what a seat is `worth` now, in points that it has or can hope for; each is so much of a chance.
    """

    def __init__(self, point: float = 0.02) -> None:
        self.point = point

    def worth(self, s: S, seat: int) -> float:
        raise NotImplementedError(type(self).__name__)

    def value(self, s: S, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        rival = max([self.worth(s, other) for other in range(s.seats) if other != seat])
        return min(0.99, max(0.01, 1.0 / s.seats + (self.worth(s, seat) - rival) * self.point))


def settled(s: "State", seat: int) -> float:
    """What a game that is over is worth: winners share 1, a draw is shared by all; alone one has won or lost."""
    ended = s.ended
    assert ended is not None
    if not ended.winners:
        return 1.0 / s.seats if s.seats > 1 else 0.0
    return 1.0 / len(ended.winners) if seat in ended.winners else 0.0
