"""Barricades: constructing them, putting them onto borders, taking them off, and destroying those of others."""

from cinderbox.games.residuum import log, payments, verbs
from cinderbox.games.residuum.model import BARRICADE_COST
from cinderbox.games.residuum.prices import in_cubes
from cinderbox.games.residuum.reasons import (
    BARRICADE_SITE,
    CAMP_BORDER,
    NO_BORDER,
    NO_OWN_WALL,
    NO_PRESENCE,
    NO_RIVAL_WALL,
    NO_WALL,
    NOBODY_NEAR,
    OK,
    POOR_BARRICADE,
    RIDER_AT_WALL,
    THREE_TECH,
    TOWN_BORDER,
    WALL_THERE,
    WALLS_OUT,
)
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.steps.look import Deed, PaidDeed, TurnLook, hexes
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.tables import BARRICADE, DESTROY_TECH, PAYS_BARRICADE, TECH, WALLS
from cinderbox.games.residuum.wire import Price
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program


def barricade_cost(s: ResiduumState, seat: int) -> int:
    """What constructing or activating costs; tearing down always costs the same."""
    other = s.powers[seat][BARRICADE_COST]
    return other if other else BARRICADE


class ConstructBarricade(PaidDeed):
    """RSD-BAR-01, -05."""

    verb = "construct_barricade"
    pays = PAYS_BARRICADE
    poor = POOR_BARRICADE

    def points(self, look: TurnLook) -> int:
        return barricade_cost(look.s, look.seat)

    def closed(self, look: TurnLook) -> int:
        return super().closed(look) if look.s.spare_walls(look.seat) else WALLS_OUT

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.locations)

    def why(self, look: TurnLook, hex: int) -> int:
        return OK if look.locations >> hex & 1 else BARRICADE_SITE


class PutBarricade(Do[ResiduumState]):
    """A Barricade from the supply is laid down at a location (RSD-BAR-01, -03)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.walls[s.spare(s.walls, f.seat, WALLS)] = f.n
        s.note(log.BUILD_BARRICADE, f.seat, f.n)


# -- on borders; `n` is the border, then the border and the hex ----------------------------------------------


def present(s: ResiduumState, seat: int, hex: int) -> bool:
    """An own active Outrider or Outpost; a Basecamp does not count (RSD-RUL-32)."""
    return s.riders_at(seat, hex) != 0 or s.active_post(seat, hex) >= 0


def raise_from(s: ResiduumState, seat: int, hex: int) -> int:
    """Why no Barricade that lies in this hex may go onto a border of it."""
    if not s.lying(seat, hex):
        return NO_WALL
    return OK if present(s, seat, hex) else NO_PRESENCE


class BorderDeed(Deed):
    """A deed that is done to a border; a program asks what else is to be known."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def do(self, look: TurnLook, target: int) -> None:
        look.s.push(self.program, look.seat, -1, -1, target)


class ActivateBarricade(BorderDeed):
    """RSD-BAR-06 to -09, RSD-RUL-31, RSD-RUL-32."""

    verb = "activate_barricade"

    def closed(self, look: TurnLook) -> int:
        points = barricade_cost(look.s, look.seat)
        return payments.paying(look.s, look.seat, points, PAYS_BARRICADE, POOR_BARRICADE)

    def targets(self, look: TurnLook) -> list[int]:
        """All borders of hexes where a Barricade lies and somebody is."""
        s, seen = look.s, 0
        for i in range(look.seat * WALLS, look.seat * WALLS + WALLS):
            if 0 <= s.walls[i] < STANDING:
                seen |= 1 << s.walls[i]
        found: list[int] = []
        for hex in hexes(seen & (look.riding | look.outposts)):
            for border in s.board.borders(hex):
                if border not in found:
                    found.append(border)
        found.sort()
        return found

    def refuse(self, look: TurnLook, target: int) -> int:
        s, seat = look.s, look.seat
        one, other = target // 3, s.board.across(target)
        if other < 0:
            return TOWN_BORDER if s.board.faces_town(target) else NO_BORDER
        why = raise_from(s, seat, one)
        if why:
            again = raise_from(s, seat, other)
            if again:
                return again if why == NO_WALL else why
        if s.wall_on(seat, target) >= 0:
            return WALL_THERE
        for rival in range(s.seats):
            if rival != seat and s.camps_on >> rival & 1:
                camp = s.camps[rival]
                far = other if camp == one else one if camp == other else -1
                if far >= 0 and not look.locations >> far & 1:
                    return CAMP_BORDER
        return OK

    def cost(self, look: TurnLook, target: int) -> Price:
        return {"points": barricade_cost(look.s, look.seat)}


class RaiseFrom(Choice[ResiduumState]):
    """From which of the two hexes the Barricade comes."""

    verb = "by"
    refusal = NO_WALL

    def __init__(self, raising: Program) -> None:
        super().__init__()
        self.raising = raising
        self.rules = ("RSD-BAR-06", "RSD-BAR-07")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        sides = sorted([f.n // 3, s.board.across(f.n)])
        return [hex for hex in sides if not raise_from(s, f.seat, hex)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        accepts = payments.accepted(s, PAYS_BARRICADE)
        begin(s, self.raising, f.seat, f.n * 64 + target, barricade_cost(s, f.seat), accepts)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "From which hex does the Barricade come?"


class RaiseWall(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.raise_wall(s, f.seat, f.n % 64, f.n // 64)


class TeardownBarricade(BorderDeed):
    """RSD-BAR-12, RSD-RUL-32."""

    verb = "teardown_barricade"

    def closed(self, look: TurnLook) -> int:
        return payments.paying(look.s, look.seat, BARRICADE, PAYS_BARRICADE, POOR_BARRICADE)

    def targets(self, look: TurnLook) -> list[int]:
        own = look.s.walls[look.seat * WALLS : look.seat * WALLS + WALLS]
        return sorted([one - STANDING for one in own if one >= STANDING])

    def refuse(self, look: TurnLook, target: int) -> int:
        s, seat = look.s, look.seat
        if s.wall_on(seat, target) < 0:
            return NO_OWN_WALL
        near = present(s, seat, target // 3) or present(s, seat, s.board.across(target))
        return OK if near else NOBODY_NEAR

    def cost(self, look: TurnLook, target: int) -> Price:
        return {"points": BARRICADE}


class LowerInto(RaiseFrom):
    """Into which of the two hexes the Barricade goes back (RSD-RUL-32)."""

    refusal = NOBODY_NEAR

    def __init__(self, lowering: Program) -> None:
        super().__init__(lowering)
        self.rules = ("RSD-BAR-12", "RSD-RUL-32")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        sides = sorted([f.n // 3, s.board.across(f.n)])
        return [hex for hex in sides if present(s, f.seat, hex)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        begin(s, self.raising, f.seat, f.n * 64 + target, BARRICADE, payments.accepted(s, PAYS_BARRICADE))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Into which hex does the Barricade go?"


class LowerWall(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.lower_wall(s, f.seat, f.n // 64, f.n % 64)


class DestroyBarricade(BorderDeed):
    """RSD-BAR-13 to -15."""

    verb = "destroy_barricade"

    def closed(self, look: TurnLook) -> int:
        return OK if look.s.has(look.seat, TECH) >= DESTROY_TECH else THREE_TECH

    def targets(self, look: TurnLook) -> list[int]:
        s = look.s
        found: list[int] = []
        for i in range(len(s.walls)):
            border = s.walls[i] - STANDING
            if border >= 0 and i // WALLS != look.seat and border not in found:
                found.append(border)
        found.sort()
        return found

    def refuse(self, look: TurnLook, target: int) -> int:
        s, seat = look.s, look.seat
        if not s.rival_walls_on(seat, target):
            return NO_RIVAL_WALL
        near = s.riders_at(seat, target // 3) or s.riders_at(seat, s.board.across(target))
        return OK if near else RIDER_AT_WALL

    def cost(self, look: TurnLook, target: int) -> Price:
        return in_cubes(TECH, DESTROY_TECH)


class DestroyWall(Choice[ResiduumState]):
    """Whose Barricade on a border is destroyed, for three Tech (RSD-BAR-13, -14)."""

    verb = "rival"
    refusal = NO_RIVAL_WALL

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-BAR-13", "RSD-BAR-14", "RSD-BAR-15")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [rival for rival in range(s.seats) if rival != f.seat and s.wall_on(rival, f.n) >= 0]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, TECH, DESTROY_TECH)
        s.walls[s.wall_on(target, f.n)] = -1
        s.note(log.DESTROY_BARRICADE, f.seat, f.n, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Whose Barricade do you destroy?"
