"""Poisoned water, Radiation Zones and Weaponised Nukes."""

from cinderbox.games.residuum import log, movement, payments, terrain, verbs
from cinderbox.games.residuum.prices import either
from cinderbox.games.residuum.reasons import (
    ARMING_COST,
    BAD_TARGET,
    GROUND_COST,
    IS_RADIATION,
    NO_BOMBER,
    NO_NUCLEAR,
    NO_TILE_LEFT,
    NO_WATER,
    NOBODY,
    NOT_NEAR,
    OK,
    WATER_COST,
)
from cinderbox.games.residuum.state import NUKE, ResiduumState
from cinderbox.games.residuum.steps.look import HexDeed, TurnLook, hexes
from cinderbox.games.residuum.tables import (
    CONTAMINATE,
    CONTAMINATED,
    IRRADIATE,
    NUCLEAR,
    RADIATION,
    RIDERS,
    WATER_SOURCE,
    WEAPONISE,
)
from cinderbox.games.residuum.wire import Price
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program

PAID_NUCLEAR = 64  # in `n`: the price was a Nuclear
HEX = 63


# -- what may be done ----------------------------------------------------------------------------------------


class CubeDeed(HexDeed):
    """A deed that is paid in cubes of one of several resources; a program asks which."""

    prices: list[int] = []

    def __init__(self, program: Program) -> None:
        self.program = program

    def cost(self, look: TurnLook, target: int) -> Price:
        return either(self.prices)

    def do(self, look: TurnLook, target: int) -> None:
        look.s.push(self.program, look.seat, -1, -1, target)


class Contaminate(CubeDeed):
    """RSD-CONT-01, -02, RSD-RUL-44, RSD-RUL-45."""

    verb = "contaminate"
    prices = CONTAMINATE

    def closed(self, look: TurnLook) -> int:
        if not look.s.piles[0]:
            return NO_TILE_LEFT
        return OK if payments.ways_to_pay(look.s, look.seat, CONTAMINATE, 0) else WATER_COST

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.near())

    def why(self, look: TurnLook, hex: int) -> int:
        s = look.s
        return OK if s.land[hex] == WATER_SOURCE and s.adjacent(look.riding, hex) else NO_WATER


class Irradiate(CubeDeed):
    """RSD-RADZ-01 to -03, RSD-RUL-44, RSD-RUL-45."""

    verb = "irradiate"
    prices = IRRADIATE

    def closed(self, look: TurnLook) -> int:
        if not look.s.piles[1]:
            return NO_TILE_LEFT
        return OK if payments.ways_to_pay(look.s, look.seat, IRRADIATE, 0) else GROUND_COST

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.near())

    def why(self, look: TurnLook, hex: int) -> int:
        s = look.s
        if not look.near() >> hex & 1:
            return NOT_NEAR
        if s.land[hex] == RADIATION:
            return IS_RADIATION
        spared = s.town_hex(hex) or s.land[hex] in (WATER_SOURCE, CONTAMINATED) or s.camp_in(hex)
        return BAD_TARGET if spared else OK


class Weaponise(CubeDeed):
    """RSD-NUKE-01 to -03."""

    verb = "weaponise"
    prices = WEAPONISE

    def closed(self, look: TurnLook) -> int:
        if not look.s.has(look.seat, NUCLEAR):
            return NO_NUCLEAR
        return OK if payments.ways_to_pay(look.s, look.seat, WEAPONISE, 1) else ARMING_COST

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.riding & look.outposts)

    def why(self, look: TurnLook, hex: int) -> int:
        """Somebody at an own active Outpost carries no Nuke yet."""
        s, seat = look.s, look.seat
        if look.outposts >> hex & 1 and movement.classes(s, seat, hex) & 3:
            return OK
        return NO_BOMBER


# -- who does it, and what happens ---------------------------------------------------------------------------


class ActingHex(Choice[ResiduumState]):
    """If Nuclear was paid, where the Outrider is that acts and is sent home (RSD-CONT-05, RSD-RADZ-06, RSD-RUL-77).

    `n` is the target and PAID_NUCLEAR; the Outrider's hex comes on top, 128 times hex + 1.
    """

    verb = "by"
    refusal = NOBODY

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own  # whether it may stand on the target itself
        self.rules = ("RSD-CONT-05", "RSD-RADZ-06", "RSD-RUL-77")

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


class ActingClass(Choice[ResiduumState]):
    """Which of several Outriders there acts; 8192 times the class + 1 comes on top of `n`."""

    verb = "class"
    refusal = NOBODY

    def __init__(self, armed: bool) -> None:
        super().__init__()
        self.armed = armed  # whether it may carry a Nuke
        self.rules = ("RSD-RUL-77", "RSD-RUL-47")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        hex = f.n // 128 % 64 - 1
        if hex < 0:
            return []
        there = movement.classes(s, f.seat, hex)
        return [sort for sort in range(4 if self.armed else 2) if there >> sort & 1]

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


class PoisonWater(Do[ResiduumState]):
    """A Water Source is poisoned; all Outriders on it go home (RSD-CONT-04 to -06)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        poison(s, f, CONTAMINATED, 1)


class PoisonGround(Do[ResiduumState]):
    """A hex becomes a Radiation Zone; all Outriders on it go home (RSD-RADZ-05 to -07)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        poison(s, f, RADIATION, 2)


def poison(s: ResiduumState, f: Frame, land: int, pile: int) -> None:
    hex, who = f.n & HEX, actor(s, f)
    terrain.replace_hex(s, hex, land, pile)
    if who >= 0 and s.riders[f.seat * RIDERS + who] >> 3 != hex:
        verbs.send_home(s, f.seat, 1 << who)
    verbs.clear_riders(s, hex)


class Arm(Do[ResiduumState]):
    """A Nuclear leaves the network and is carried as a Nuke (RSD-NUKE-04)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        who = actor(s, f)
        s.stock[f.seat * 9 + NUCLEAR] -= 1
        s.riders[f.seat * RIDERS + who] |= NUKE
        s.note(log.WEAPONISE, f.seat, f.n & HEX)


class ArmHere(Do[ResiduumState]):
    """The Outrider that is armed stands on the chosen hex."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.frames[-1] = f.next().counting(f.n % 128 + 128 * ((f.n & HEX) + 1))
