"""The commonest question of Radlands: choose a place on the table.

A step says which places are open, why others are not, and what happens to the one that was chosen; the codes
of the choices, and that `decline` may stand among them, are seen to here.
"""

from cinderbox.games.radlands.reasons import FINE, MUST
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.kernel.frame import Ask, Frame


class PlaceChoice(Ask[RadlandsState]):
    def __init__(self) -> None:
        super().__init__()
        self.optional = False  # may be declined, if there is anything to choose

    def first(self, s: RadlandsState, f: Frame) -> int:
        """The first code of the verb."""
        raise NotImplementedError(type(self).__name__)

    def places(self, s: RadlandsState, f: Frame) -> list[int]:
        """The places that may be chosen, in rising order."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, s: RadlandsState, f: Frame, place: int) -> int:
        """Why a place may not be chosen."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: RadlandsState, f: Frame, place: int) -> None:
        """This place was chosen."""
        raise NotImplementedError(type(self).__name__)

    def choices(self, s: RadlandsState, f: Frame) -> list[int]:
        first = self.first(s, f)
        found = [first + place for place in self.places(s, f)]
        return [s.codes.decline, *found] if found and self.optional else found

    def reason(self, s: RadlandsState, f: Frame, action: int) -> int:
        if action == s.codes.decline:
            return MUST
        place = action - self.first(s, f)
        return self.refusal(s, f, place) if 0 <= place < 18 else FINE

    def hear(self, s: RadlandsState, f: Frame, action: int) -> None:
        if action != s.codes.decline:
            self.take(s, f, action - self.first(s, f))
