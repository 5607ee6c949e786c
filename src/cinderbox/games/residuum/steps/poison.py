"""Poisoned water, Radiation Zones, Weaponised Nukes and allocated Oil."""

from cinderbox.games.residuum import log, movement, verbs
from cinderbox.games.residuum.reasons import NOBODY
from cinderbox.games.residuum.state import NUKE, ResiduumState
from cinderbox.games.residuum.steps.choice import Choice
from cinderbox.games.residuum.tables import CONTAMINATED, NUCLEAR, RADIATION, RIDERS
from cinderbox.kernel.frame import Act, Frame

PAID_NUCLEAR = 64  # in `n`: the price was a Nuclear
HEX = 63


class ActingHex(Choice):
    """If Nuclear was paid, where the Outrider is that acts and is sent home (RSD-CONT-05, RSD-RADZ-06, RSD-RUL-77).

    `n` is the target and PAID_NUCLEAR; the Outrider's hex comes on top, 128 times hex + 1.
    """

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own  # whether it may stand on the target itself
        self.refusal = NOBODY
        self.rules = ("RSD-CONT-05", "RSD-RADZ-06", "RSD-RUL-77")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.by

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        if not f.n & PAID_NUCLEAR:
            return []
        hex, riding = f.n & HEX, s.riding(f.seat)
        around = sorted([*s.board.near[hex], hex]) if self.own else s.board.near[hex]
        return [other for other in around if riding >> other & 1]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(f.n % 128 + 128 * (target + 1))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Where is the Outrider that does it and is sent home?"


class ActingClass(Choice):
    """Which of several Outriders there acts; 8192 times the class + 1 comes on top of `n`."""

    def __init__(self, armed: bool) -> None:
        super().__init__()
        self.armed = armed  # whether it may carry a Nuke
        self.size = 4
        self.refusal = NOBODY
        self.rules = ("RSD-RUL-77", "RSD-RUL-47")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.sort

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        hex = f.n // 128 % 64 - 1
        if hex < 0:
            return []
        return [sort for sort in range(4 if self.armed else 2) if movement.members(s, f.seat, hex, sort)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(f.n % 8192 + 8192 * (target + 1))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Which Outrider does it?"


def actor(s: ResiduumState, f: Frame) -> int:
    """The Outrider that acts, -1 if it does not matter."""
    if f.n < 8192:
        return -1
    riders = movement.members(s, f.seat, f.n // 128 % 64 - 1, f.n // 8192 - 1)
    for i in range(RIDERS):
        if riders >> i & 1:
            return i
    return -1


class Contaminate(Act[ResiduumState]):
    """A Water Source is poisoned; all Outriders on it go home (RSD-CONT-04 to -06)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        poison(s, f, CONTAMINATED, 1)


class Irradiate(Act[ResiduumState]):
    """A hex becomes a Radiation Zone; all Outriders on it go home (RSD-RADZ-05 to -07)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        poison(s, f, RADIATION, 2)


def poison(s: ResiduumState, f: Frame, land: int, pile: int) -> None:
    hex, who = f.n & HEX, actor(s, f)
    verbs.replace_hex(s, hex, land, pile)
    if who >= 0 and s.riders[f.seat * RIDERS + who] >> 3 != hex:
        verbs.send_home(s, f.seat, 1 << who)
    verbs.clear_riders(s, hex)


class Arm(Act[ResiduumState]):
    """A Nuclear leaves the network and is carried as a Nuke (RSD-NUKE-04)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        who = actor(s, f)
        s.stock[f.seat * 9 + NUCLEAR] -= 1
        s.riders[f.seat * RIDERS + who] |= NUKE
        s.note(log.WEAPONISE, f.seat, f.n & HEX)


class ArmHere(Act[ResiduumState]):
    """The Outrider that is armed stands on the chosen hex."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        s.frames[-1] = f.next().counting(f.n % 128 + 128 * ((f.n & HEX) + 1))
