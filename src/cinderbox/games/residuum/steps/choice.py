"""The commonest question of Residuum: choose one of some targets of one verb.

A step says which targets are open, why others are not, and what happens to the one that was chosen.
"""

from cinderbox.games.residuum.reasons import FINE
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.kernel.frame import Ask, Frame


class Choice(Ask[ResiduumState]):
    def __init__(self) -> None:
        super().__init__()
        self.optional = False  # may be declined, if there is anything to choose
        self.refusal = FINE  # why a target that is not open may not be chosen
        self.size = 56  # how many targets the verb has

    def first(self, s: ResiduumState, f: Frame) -> int:
        """The first code of the verb."""
        raise NotImplementedError(type(self).__name__)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        """The targets that may be chosen, in rising order."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        """This target was chosen."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        first = self.first(s, f)
        found = [first + target for target in self.targets(s, f)]
        return [s.codes.decline, *found] if found and self.optional else found

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        return self.refusal if 0 <= action - self.first(s, f) < self.size else FINE

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        if action != s.codes.decline:
            self.take(s, f, action - self.first(s, f))


class HexChoice(Choice):
    """A hex that something happens to: `on:<hex>`."""

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.on


class WayChoice(Choice):
    """A hex that a convoy goes to: `to:<hex>`."""

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.to


class ResourceChoice(Choice):
    """A resource."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 9
