"""Paying with food: how many response tokens stand in for it (PIO-RSP-01, PIO-RUL-34)."""

from cinderbox.games.pioneers import verbs
from cinderbox.games.pioneers.reasons import BAD_MIX
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Frame


class PayFood(Choice[PioneersState]):
    """How a price is paid. Nobody is asked where there is only one way."""

    verb = "pay"
    refusal = BAD_MIX
    rules: tuple[str, ...] = ("PIO-RSP-01", "PIO-RUL-34")

    def due(self, s: PioneersState, f: Frame) -> list[int]:
        """The price."""
        raise NotImplementedError(type(self).__name__)

    def most(self, s: PioneersState, f: Frame) -> int:
        """No more response tokens than this may stand in for food."""
        return 99

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return verbs.mixes(s, self.seat(s, f), self.due(s, f), self.most(s, f))

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return f"{self.due(s, f)[0]} food are to be paid. How many response tokens stand in for food?"


def limit(pay: list[int], gain: list[int]) -> int:
    """How many response tokens may stand in for food in an exchange: never as many as it brings (PIO-RUL-34)."""
    return gain[2] - 1 if gain[2] and pay[0] else 99
