"""The Basecamp: tearing it down, to be carried away, and activating it again."""

from cinderbox.games.residuum import log, verbs
from cinderbox.games.residuum.model import BASECAMP_COST
from cinderbox.games.residuum.reasons import (
    BAD_GROUND,
    IS_DOWN,
    IS_UP,
    POOR_BASECAMP,
    RIDER_AT_CAMP,
    RIVAL_CAMP,
    TOWN_THERE,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.look import PaidDeed, TurnLook
from cinderbox.games.residuum.tables import BASECAMP, PAYS_BASECAMP, WATER_SOURCE
from cinderbox.kernel.frame import Do, Frame


def basecamp_cost(s: ResiduumState, seat: int) -> int:
    other = s.powers[seat][BASECAMP_COST]
    return other if other else BASECAMP


class TeardownBasecamp(PaidDeed):
    """RSD-BASE-01 to -03."""

    verb = "teardown_basecamp"
    pays = PAYS_BASECAMP
    poor = POOR_BASECAMP

    def points(self, look: TurnLook) -> int:
        return basecamp_cost(look.s, look.seat)

    def closed(self, look: TurnLook) -> int:
        if not look.s.camps_on >> look.seat & 1:
            return IS_DOWN
        return super().closed(look) if look.riding >> look.s.camps[look.seat] & 1 else RIDER_AT_CAMP


class LowerBasecamp(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        s.camps_on &= ~(1 << f.seat)
        s.note(log.TEARDOWN_BASECAMP, f.seat, s.camps[f.seat])


class ActivateBasecamp(PaidDeed):
    """RSD-BASE-07, -08, RSD-RUL-38."""

    verb = "activate_basecamp"
    pays = PAYS_BASECAMP
    poor = POOR_BASECAMP

    def points(self, look: TurnLook) -> int:
        return basecamp_cost(look.s, look.seat)

    def closed(self, look: TurnLook) -> int:
        s, hex = look.s, look.s.camps[look.seat]
        if s.camps_on >> look.seat & 1:
            return IS_UP
        if not look.riding >> hex & 1:
            return RIDER_AT_CAMP
        if s.town_hex(hex):
            return TOWN_THERE
        if s.hazard(hex) or s.land[hex] == WATER_SOURCE:
            return BAD_GROUND
        return RIVAL_CAMP if s.rival_camp_in(look.seat, hex) else super().closed(look)


class RaiseBasecamp(Do[ResiduumState]):
    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.settle(s, f.seat, s.camps[f.seat])
