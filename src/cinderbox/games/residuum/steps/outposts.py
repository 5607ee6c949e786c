"""Outposts: constructing, activating and tearing them down, and taking over those of others."""

from typing import Final

from cinderbox.games.residuum import log, payments, verbs
from cinderbox.games.residuum.reasons import (
    ACTIVE_CAMP,
    BAD_BORDER,
    BAD_CARRIED,
    CAMP_THERE,
    NEEDS_CAMP,
    NEEDS_RIDER,
    NEEDS_TAKER,
    NO_ACTIVE_POST,
    NO_OWN_POST,
    NO_POST,
    NO_RIVAL_POST,
    OK,
    POOR_CONSTRUCT,
    POOR_OUTPOST,
    POOR_TAKE,
    POST_STANDS,
    POSTS_OUT,
    RIDER_AT_POST,
    TOWN_THERE,
)
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.steps.look import HexDeed, PaidDeed, TurnLook, hexes
from cinderbox.games.residuum.steps.pay import begin
from cinderbox.games.residuum.tables import (
    BUILD_OUTPOST,
    PAYS_OUTPOST,
    POSTS,
    SET_OUTPOST,
    TAKE_BARRICADE,
    TAKE_OVER,
    WALLS,
)
from cinderbox.games.residuum.wire import Price
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame, Program


class ConstructOutpost(PaidDeed):
    """RSD-OUT-01, -05, RSD-RUL-33."""

    verb = "construct_outpost"
    pays = PAYS_OUTPOST
    poor = POOR_CONSTRUCT

    def points(self, look: TurnLook) -> int:
        return BUILD_OUTPOST

    def closed(self, look: TurnLook) -> int:
        if not look.s.camps_on >> look.seat & 1:
            return NEEDS_CAMP
        return POSTS_OUT if look.s.spare(look.s.posts, look.seat, POSTS) < 0 else super().closed(look)


class PutOutpost(Do[ResiduumState]):
    """An Outpost from the supply is put out-of-action into the Basecamp's hex (RSD-OUT-01, -03)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.spare(s.posts, f.seat, POSTS)] = s.camps[f.seat] * 2
        s.note(log.BUILD_OUTPOST, f.seat, s.camps[f.seat])


class ActivateOutpost(PaidDeed):
    """RSD-OUT-08 to -11."""

    verb = "activate_outpost"
    pays = PAYS_OUTPOST
    poor = POOR_OUTPOST

    def points(self, look: TurnLook) -> int:
        return SET_OUTPOST

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.riding & look.idle)

    def why(self, look: TurnLook, hex: int) -> int:
        if not look.idle >> hex & 1:
            return NO_POST
        if not look.riding >> hex & 1:
            return NEEDS_RIDER
        if look.s.camp_in(hex):
            return CAMP_THERE
        return TOWN_THERE if look.s.town_hex(hex) else OK


class RaiseOutpost(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.idle_post(f.seat, f.n)] = f.n * 2 + 1
        s.note(log.ACTIVATE_OUTPOST, f.seat, f.n)


class TeardownOutpost(PaidDeed):
    """RSD-OUT-13, -14."""

    verb = "teardown_outpost"
    pays = PAYS_OUTPOST
    poor = POOR_OUTPOST

    def points(self, look: TurnLook) -> int:
        return SET_OUTPOST

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.riding & look.outposts)

    def why(self, look: TurnLook, hex: int) -> int:
        if not look.outposts >> hex & 1:
            return NO_ACTIVE_POST
        return OK if look.riding >> hex & 1 else RIDER_AT_POST


class LowerOutpost(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        s.posts[s.active_post(f.seat, f.n)] = f.n * 2
        s.note(log.TEARDOWN_OUTPOST, f.seat, f.n)


# -- taking over ---------------------------------------------------------------------------------------------


def take_cost(s: ResiduumState, rival: int, hex: int) -> int:
    """RSD-TAKE-01, RSD-RUL-39."""
    return TAKE_OVER + TAKE_BARRICADE * s.walls_around(rival, hex)


def take_from(s: ResiduumState, seat: int, hex: int, rival: int) -> int:
    """Why an Outpost of this rival may not be taken over."""
    if rival == seat or s.idle_post(rival, hex) < 0:
        return NO_RIVAL_POST
    return payments.paying(s, seat, take_cost(s, rival, hex), PAYS_OUTPOST, POOR_TAKE)


class TakeOver(HexDeed):
    """RSD-TAKE-01 to -06, RSD-RUL-40."""

    verb = "take_over"

    def __init__(self, program: Program) -> None:
        self.program = program

    def targets(self, look: TurnLook) -> list[int]:
        s, found = look.s, 0
        for i in range(len(s.posts)):
            one = s.posts[i]
            if one >= 0 and not one & 1 and i // POSTS != look.seat:
                found |= 1 << (one >> 1)
        return hexes(look.riding & found)

    def why(self, look: TurnLook, hex: int) -> int:
        s, seat, why = look.s, look.seat, NO_RIVAL_POST
        for rival in range(s.seats):
            found = take_from(s, seat, hex, rival)
            if found != NO_RIVAL_POST:
                why = found
                if not found:
                    break
        if why == NO_RIVAL_POST:
            return why
        if not look.riding >> hex & 1:
            return NEEDS_TAKER
        for other in range(s.seats):
            if s.camps[other] == hex and s.camps_on >> other & 1:
                return ACTIVE_CAMP
        if look.outposts >> hex & 1:
            return POST_STANDS
        if not look.idle >> hex & 1 and s.spare(s.posts, seat, POSTS) < 0:
            return NO_OWN_POST
        return why

    def cost(self, look: TurnLook, target: int) -> Price:
        """The cheapest of several."""
        s = look.s
        found = [take_cost(s, rival, target) for rival in range(s.seats) if not take_from(s, look.seat, target, rival)]
        return {"points": min(found)} if found else {}

    def do(self, look: TurnLook, target: int) -> None:
        look.s.push(self.program, look.seat, -1, -1, target)


TAKEN: Final = 512  # added for each Barricade that lies in the hex and goes up


# `n` is the hex, then 8 times the hex plus the rival


class TakeFrom(Choice[ResiduumState]):
    """Whose Outpost is taken over; `n` is the hex (RSD-TAKE-01)."""

    verb = "rival"
    refusal = NO_RIVAL_POST

    def __init__(self, taking: Program) -> None:
        super().__init__()
        self.taking = taking
        self.rules = ("RSD-TAKE-01", "RSD-TAKE-05")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [rival for rival in range(s.seats) if not take_from(s, f.seat, f.n, rival)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        cost = take_cost(s, target, f.n)
        begin(s, self.taking, f.seat, f.n * 8 + target, cost, payments.accepted(s, PAYS_OUTPOST))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Whose Outpost do you take over?"


class TakeOutpost(Do[ResiduumState]):
    """The rival's Outpost is replaced; a carried one is used if there is one (RSD-TAKE-07, -08, RSD-RUL-40)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        hex, rival = f.n // 8, f.n % 8
        s.posts[s.idle_post(rival, hex)] = -1
        if s.idle_post(f.seat, hex) < 0:
            s.posts[s.spare(s.posts, f.seat, POSTS)] = hex * 2
        s.note(log.TAKE_OVER, f.seat, rival, hex)


def open_borders(s: ResiduumState, seat: int, n: int) -> list[int]:
    """The borders on which a Barricade of mine replaces one of the rival; `n` is the hex times 8 plus the rival."""
    hex, rival = n % TAKEN // 8, n % 8
    return [border for border in s.board.borders(hex) if s.wall_on(rival, border) >= 0 and s.wall_on(seat, border) < 0]


class TakeCarried(Choice[ResiduumState]):
    """How many of the new Barricades are those that lie here; the others come from the supply (RSD-TAKE-07).

    From now on `n` has them on top, TAKEN for each.
    """

    verb = "count"
    refusal = BAD_CARRIED

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TAKE-07", "RSD-RUL-40")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        here, supply = s.lying(f.seat, f.n // 8), s.spare_walls(f.seat)
        needed = min(len(open_borders(s, f.seat, f.n)), here + supply)
        return list(range(max(0, needed - supply), min(here, needed) + 1))

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        s.frames[-1] = f.next().counting(f.n + target * TAKEN)

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "How many of your Barricades that lie here go up? The others come from your supply."


class TakeWalls(Choice[ResiduumState]):
    """The rival's Barricades around are replaced; on borders of choice if own ones run short (RSD-DEC-30)."""

    verb = "activate_barricade"
    refusal = BAD_BORDER

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TAKE-07", "RSD-RUL-40", "RSD-DEC-30")

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
