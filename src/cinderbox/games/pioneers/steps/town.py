"""What follows every event in a town: size, headquarters, points, and the limit of the pile (PIO-RUL-06, -48, -51)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import LARGE, RESOURCES
from cinderbox.games.pioneers.offers import forecast
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import MUST, NO_NEED, NOT_HAD
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program

NOTHING: Final = [0, 0, 0]


class Headquarters(Choice[PioneersState]):
    """A town that becomes large chooses between the martial and the civil headquarters (PIO-HQ-04, PIO-RUL-51)."""

    verb = "hq"
    rules: tuple[str, ...] = ("PIO-HQ-04", "PIO-RUL-51")

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return [0, 1] if s.size(f.seat) == LARGE and not s.large(f.seat) else []

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        verbs.resize(s, f.seat, target)

    def details(self, s: PioneersState, f: Frame) -> wire.Offers:
        change = forecast(s, f.seat, [], [])
        return {"offers": {"hq:martial": change, "hq:civil": change}}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "Your town is large now. Which headquarters do you choose?"


class Settle(Do[PioneersState]):
    """Headquarters and the marker follow what has changed (PIO-HQ-02, PIO-HQ-06, PIO-VP-05, PIO-VP-06)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        verbs.resize(s, f.seat, 0)
        verbs.score(s, f.seat)


class Overflow(Choice[PioneersState]):
    """A pile over its limit is cut down, one token at a time; its owner chooses (PIO-RES-09, PIO-RES-10)."""

    verb = "discard"
    rules: tuple[str, ...] = ("PIO-RES-09", "PIO-RES-10", "PIO-RUL-06", "PIO-RUL-07")
    must = MUST

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        if s.excess(f.seat, NOTHING) <= 0:
            return []
        return [i for i in range(3) if s.pressing(f.seat, i, NOTHING)]

    def refuse(self, s: PioneersState, f: Frame, target: int) -> int:
        return NO_NEED if s.pile[f.seat * 3 + target] else NOT_HAD

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        s.pile[f.seat * 3 + target] -= 1
        s.note(log.OVERFLOW, f.seat, target)
        s.frames[-1] = f

    def details(self, s: PioneersState, f: Frame) -> wire.Overflow:
        return {"over": s.excess(f.seat, NOTHING), "limit": s.capacity(f.seat), "produced": False}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        over = s.excess(f.seat, NOTHING)
        kinds = [RESOURCES[i] for i in self.targets(s, f)]
        left = "1 resource" if over == 1 else f"{over} resources, one at a time"
        return f"Your pile is too large. Discard {left}: {' or '.join(kinds)}."


HEADQUARTERS: Final[Headquarters] = Headquarters()
SETTLED: Final[Settle] = Settle()
OVERFLOW: Final[Overflow] = Overflow()

# An event is over: the town of `seat` is settled.
SETTLE: Final[Program] = PROGRAMS.add("settle", HEADQUARTERS, SETTLED, OVERFLOW)
