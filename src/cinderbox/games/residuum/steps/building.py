"""What paid actions do once they are paid: recruiting, constructing, activating, tearing down, taking over."""

from typing import Final

from cinderbox.games.residuum import legality, log, payments, verbs
from cinderbox.games.residuum.reasons import BAD_BORDER, BAD_CARRIED, NO_RIVAL_POST, NO_RIVAL_WALL, NO_WALL, NOBODY_NEAR
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.steps.choice import Choice
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.tables import (
    BARRICADE,
    DESTROY_TECH,
    PAYS_BARRICADE,
    PAYS_OUTPOST,
    POSTS,
    TECH,
    WALLS,
)
from cinderbox.kernel.frame import Act, Frame, Program


class Recruit(Act[ResiduumState]):
    """An Outrider from the supply joins a location, active (RSD-TERM-05, RSD-REC-04)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        verbs.recruit(s, f.seat, f.n)


class Rouse(Act[ResiduumState]):
    """An Outrider is active again (RSD-REC-05, -07)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        verbs.rouse(s, f.seat, f.n)


class BuildOutpost(Act[ResiduumState]):
    """An Outpost from the supply is put out-of-action into the Basecamp's hex (RSD-OUT-01, -03)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.spare(s.posts, f.seat, POSTS)] = s.camps[f.seat] * 2
        s.note(log.BUILD_OUTPOST, f.seat, s.camps[f.seat])


class ActivateOutpost(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.idle_post(f.seat, f.n)] = f.n * 2 + 1
        s.note(log.ACTIVATE_OUTPOST, f.seat, f.n)


class TeardownOutpost(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.active_post(f.seat, f.n)] = f.n * 2
        s.note(log.TEARDOWN_OUTPOST, f.seat, f.n)


class BuildBarricade(Act[ResiduumState]):
    """A Barricade from the supply is laid down at a location (RSD-BAR-01, -03)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        s.walls[s.spare(s.walls, f.seat, WALLS)] = f.n
        s.note(log.BUILD_BARRICADE, f.seat, f.n)


class TeardownBasecamp(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        s.camps_on &= ~(1 << f.seat)
        s.note(log.TEARDOWN_BASECAMP, f.seat, s.camps[f.seat])


class ActivateBasecamp(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        verbs.settle(s, f.seat, s.camps[f.seat])


# -- Barricades on borders; `n` is the border, then the border and the hex -----------------------------------


class RaiseFrom(Choice):
    """From which of the two hexes the Barricade comes."""

    def __init__(self, raising: Program) -> None:
        super().__init__()
        self.raising = raising
        self.refusal = NO_WALL
        self.rules = ("RSD-BAR-06", "RSD-BAR-07")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.by

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        sides = sorted([f.n // 3, s.board.across(f.n)])
        return [hex for hex in sides if not legality.raise_from(s, f.seat, hex)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        accepts = payments.accepted(s, PAYS_BARRICADE)
        begin(s, self.raising, f.seat, f.n * 64 + target, legality.barricade_cost(s, f.seat), accepts)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "From which hex does the Barricade come?"


class RaiseWall(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        verbs.raise_wall(s, f.seat, f.n % 64, f.n // 64)


class LowerInto(RaiseFrom):
    """Into which of the two hexes the Barricade goes back (RSD-RUL-32)."""

    def __init__(self, lowering: Program) -> None:
        super().__init__(lowering)
        self.refusal = NOBODY_NEAR
        self.rules = ("RSD-BAR-12", "RSD-RUL-32")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        sides = sorted([f.n // 3, s.board.across(f.n)])
        return [hex for hex in sides if legality.present(s, f.seat, hex)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        begin(s, self.raising, f.seat, f.n * 64 + target, BARRICADE, payments.accepted(s, PAYS_BARRICADE))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Into which hex does the Barricade go?"


class LowerWall(Act[ResiduumState]):
    def act(self, s: ResiduumState, f: Frame) -> None:
        verbs.lower_wall(s, f.seat, f.n // 64, f.n % 64)


class DestroyWall(Choice):
    """Whose Barricade on a border is destroyed, for three Tech (RSD-BAR-13, -14)."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 4
        self.refusal = NO_RIVAL_WALL
        self.rules = ("RSD-BAR-13", "RSD-BAR-14", "RSD-BAR-15")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.rival

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [rival for rival in range(s.seats) if rival != f.seat and s.wall_on(rival, f.n) >= 0]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, TECH, DESTROY_TECH)
        s.walls[s.wall_on(target, f.n)] = -1
        s.note(log.DESTROY_BARRICADE, f.seat, f.n, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Whose Barricade do you destroy?"


# -- taking over; `n` is the hex, then 8 times the hex plus the rival ---------------------------------------

TAKEN: Final = 512  # added for each Barricade that lies in the hex and goes up


class TakeFrom(Choice):
    """Whose Outpost is taken over; `n` is the hex (RSD-TAKE-01)."""

    def __init__(self, taking: Program) -> None:
        super().__init__()
        self.taking = taking
        self.size = 4
        self.refusal = NO_RIVAL_POST
        self.rules = ("RSD-TAKE-01", "RSD-TAKE-05")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.rival

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [rival for rival in range(s.seats) if not legality.take_from(s, f.seat, f.n, rival)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        cost = legality.take_cost(s, target, f.n)
        begin(s, self.taking, f.seat, f.n * 8 + target, cost, payments.accepted(s, PAYS_OUTPOST))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Whose Outpost do you take over?"


class TakeOver(Act[ResiduumState]):
    """The rival's Outpost is replaced; a carried one is used if there is one (RSD-TAKE-07, -08, RSD-RUL-40)."""

    def act(self, s: ResiduumState, f: Frame) -> None:
        hex, rival = f.n // 8, f.n % 8
        s.posts[s.idle_post(rival, hex)] = -1
        if s.idle_post(f.seat, hex) < 0:
            s.posts[s.spare(s.posts, f.seat, POSTS)] = hex * 2
        s.note(log.TAKE_OVER, f.seat, rival, hex)


def open_borders(s: ResiduumState, seat: int, n: int) -> list[int]:
    """The borders on which a Barricade of mine replaces one of the rival; `n` is the hex times 8 plus the rival."""
    hex, rival = n % TAKEN // 8, n % 8
    return [border for border in s.board.borders(hex) if s.wall_on(rival, border) >= 0 and s.wall_on(seat, border) < 0]


class TakeCarried(Choice):
    """How many of the new Barricades are those that lie here; the others come from the supply (RSD-TAKE-07).

    From now on `n` has them on top, TAKEN for each.
    """

    def __init__(self) -> None:
        super().__init__()
        self.size = 10
        self.refusal = BAD_CARRIED
        self.rules = ("RSD-TAKE-07", "RSD-RUL-40")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.number

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        here, supply = s.lying(f.seat, f.n // 8), s.spare_walls(f.seat)
        needed = min(len(open_borders(s, f.seat, f.n)), here + supply)
        return list(range(max(0, needed - supply), min(here, needed) + 1))

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(f.n + target * TAKEN)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "How many of your Barricades that lie here go up? The others come from your supply."


class TakeWalls(Choice):
    """The rival's Barricades around are replaced; on borders of choice if own ones run short (RSD-DEC-30)."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 168
        self.refusal = BAD_BORDER
        self.rules = ("RSD-TAKE-07", "RSD-RUL-40", "RSD-DEC-30")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.activate_barricade

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return open_borders(s, f.seat, f.n) if f.n >= TAKEN or s.spare_walls(f.seat) else []

    def run(self, s: ResiduumState, f: Frame) -> None:
        """With enough own Barricades there is nothing to ask."""
        found = self.targets(s, f)
        if f.n // TAKEN + s.spare_walls(f.seat) >= len(found):
            for border in found:
                f = self.swap(s, f, border)
            found = []
        if found:
            super().run(s, f)
            return
        s.frames[-1] = f.next()
        for border in s.board.borders(f.n % TAKEN // 8):
            i = s.wall_on(f.n % 8, border)
            if i >= 0:
                verbs.remove_wall(s, i, f.n % TAKEN // 8)

    def swap(self, s: ResiduumState, f: Frame, border: int) -> Frame:
        """One of the rival's Barricades is replaced, by one that lies here while any is to go up."""
        hex = f.n % TAKEN // 8
        verbs.remove_wall(s, s.wall_on(f.n % 8, border), hex)
        if f.n >= TAKEN:
            verbs.raise_wall(s, f.seat, hex, border)
            return f.counting(f.n - TAKEN)
        s.walls[s.spare(s.walls, f.seat, WALLS)] = STANDING + border
        s.note(log.ACTIVATE_BARRICADE, f.seat, border)  # out of no hex: from the supply
        return f

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = self.swap(s, f, target)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "You have too few Barricades: on which border does the next one go?"
