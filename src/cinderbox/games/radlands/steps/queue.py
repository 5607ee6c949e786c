"""Events in the queues: raiding, pushing, advancing, resolving."""

from cinderbox.games.radlands import log, verbs
from cinderbox.games.radlands.reasons import BLOCKED, NO_EVENT, NO_RAID, OK
from cinderbox.games.radlands.state import RadlandsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame


class Raid(Do[RadlandsState]):
    """Bring out, advance or resolve your Raiders (RAD-RAI-01 to -04)."""

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        return OK if verbs.can_raid(s, seat) else NO_RAID

    def do(self, s: RadlandsState, f: Frame) -> None:
        verbs.raid(s, f.seat)


class FinishEvent(Do[RadlandsState]):
    """The event `this` has resolved: it is discarded, Raiders returns to its owner (RAD-TRN-03, RAD-RAI-07)."""

    def do(self, s: RadlandsState, f: Frame) -> None:
        s.aside.remove(f.this)
        s.resolved += 1
        s.note(log.SPENT, f.seat, s.cards.face[f.this])
        if f.this >= s.content.raiders_back:
            s.raided |= 1 << f.seat
        else:
            verbs.discard(s, f.this)


class AdvanceOne(Choice[RadlandsState]):
    """Omen Clock: one event of either side steps forward (RAD-RUL-53)."""

    verb = "advance"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-53", "RAD-FAC-20", "RAD-FAC-21", "RAD-FAC-22")

    def possible(self, s: RadlandsState, seat: int, this: int) -> int:
        for space in range(6):
            if stuck(s, space) == OK:
                return OK
        return NO_EVENT

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        return [space for space in range(6) if stuck(s, space) == OK]

    def refuse(self, s: RadlandsState, f: Frame, space: int) -> int:
        return stuck(s, space)

    def take(self, s: RadlandsState, f: Frame, space: int) -> None:
        verbs.advance(s, space // 3, space % 3)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "Which event steps forward?"


def stuck(s: RadlandsState, space: int) -> int:
    """0 if there is an event on this space of a queue that can step forward."""
    if s.queue[space] < 0:
        return NO_EVENT
    return OK if space % 3 == 0 or s.queue[space - 1] < 0 else BLOCKED


class PushBack(Choice[RadlandsState]):
    """Doomsayer: you may push every event in the opponent's queue a space back (RAD-RUL-60)."""

    verb = "push"
    optional = True

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RAD-RUL-60", "RAD-FAP-05")

    def targets(self, s: RadlandsState, f: Frame) -> list[int]:
        first = (1 - f.seat) * 3
        for space in range(first, first + 2):
            if s.queue[space] >= 0 and s.queue[space + 1] < 0:
                return [0]
        return []

    def take(self, s: RadlandsState, f: Frame, target: int) -> None:
        seat = 1 - f.seat
        for space in (1, 0):
            back = s.queue[seat * 3 + space]
            if back >= 0 and s.queue[seat * 3 + space + 1] < 0:
                s.queue[seat * 3 + space] = -1
                s.queue[seat * 3 + space + 1] = back
                s.note(log.PUSHED, seat, s.cards.face[back], space + 1)

    def prompt(self, s: RadlandsState, f: Frame) -> str:
        return "You may push every event in the opponent's queue a space back."
