"""Allocated Oil: a location is upgraded, and the Oil taken back."""

from cinderbox.games.residuum import log
from cinderbox.games.residuum.prices import in_cubes
from cinderbox.games.residuum.reasons import NO_OIL, NO_UPGRADE, OIL_USED, OK, TWO_OIL, UPGRADED_ALREADY
from cinderbox.games.residuum.steps.look import HexDeed, TurnLook, hexes
from cinderbox.games.residuum.tables import ALLOCATED, OIL
from cinderbox.games.residuum.wire import Price


class Upgrade(HexDeed):
    """RSD-OIL-01, RSD-RUL-46."""

    verb = "upgrade"

    def closed(self, look: TurnLook) -> int:
        return OK if look.s.has(look.seat, OIL) >= ALLOCATED else TWO_OIL

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.locations)

    def why(self, look: TurnLook, hex: int) -> int:
        if not look.locations >> hex & 1:
            return NO_UPGRADE
        return UPGRADED_ALREADY if look.s.oil_on(look.seat, hex) else OK

    def cost(self, look: TurnLook, target: int) -> Price:
        return in_cubes(OIL, ALLOCATED)

    def do(self, look: TurnLook, target: int) -> None:
        s, seat = look.s, look.seat
        s.stock[seat * 9 + OIL] -= ALLOCATED
        s.oils = sorted([*s.oils, seat * 64 + target])
        s.oiled |= 1 << target
        s.note(log.UPGRADE, seat, target)


class TakeBack(HexDeed):
    """RSD-OIL-04, RSD-RUL-46."""

    verb = "take_oil"

    def targets(self, look: TurnLook) -> list[int]:
        return [one % 64 for one in look.s.oils if one // 64 == look.seat]

    def why(self, look: TurnLook, hex: int) -> int:
        if not look.s.oil_on(look.seat, hex):
            return NO_OIL
        return OIL_USED if look.s.oiled >> hex & 1 else OK

    def do(self, look: TurnLook, target: int) -> None:
        s, seat = look.s, look.seat
        s.stock[seat * 9 + OIL] += ALLOCATED
        s.oils = [one for one in s.oils if one != seat * 64 + target]
        s.note(log.TAKE_OIL, seat, target)
