"""Outriders that join and that get up again."""

from cinderbox.games.residuum import verbs
from cinderbox.games.residuum.model import SECOND_WIND
from cinderbox.games.residuum.reasons import (
    NO_ABILITY,
    NO_LOCATION,
    NONE_LYING,
    OK,
    POOR_RECRUIT,
    POOR_ROUSE,
    RIDERS_OUT,
    RIVAL_THERE,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.look import HexDeed, PaidDeed, TurnLook, hexes
from cinderbox.games.residuum.tables import PAYS_RECRUIT, PAYS_ROUSE, RECRUIT, RIDERS, ROUSE
from cinderbox.kernel.frame import Do, Frame


class Recruit(PaidDeed):
    """RSD-REC-01 to -03."""

    verb = "recruit"
    pays = PAYS_RECRUIT
    poor = POOR_RECRUIT

    def points(self, look: TurnLook) -> int:
        return RECRUIT

    def closed(self, look: TurnLook) -> int:
        return RIDERS_OUT if look.s.spare(look.s.riders, look.seat, RIDERS) < 0 else super().closed(look)

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.locations)

    def why(self, look: TurnLook, hex: int) -> int:
        return OK if look.locations >> hex & 1 else NO_LOCATION


class Join(Do[ResiduumState]):
    """An Outrider from the supply joins a location, active (RSD-TERM-05, RSD-REC-04)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.recruit(s, f.seat, f.n)


def fallen(look: TurnLook, hex: int) -> int:
    """Why no out-of-action Outrider in a hex may become active (RSD-RUL-34)."""
    if not look.fallen >> hex & 1:
        return NONE_LYING
    return RIVAL_THERE if look.rivals >> hex & 1 else OK


class ActivateOutrider(PaidDeed):
    """RSD-REC-05, -06."""

    verb = "activate_outrider"
    pays = PAYS_ROUSE
    poor = POOR_ROUSE

    def points(self, look: TurnLook) -> int:
        return ROUSE

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.fallen)

    def why(self, look: TurnLook, hex: int) -> int:
        return fallen(look, hex)


class Rouse(Do[ResiduumState]):
    """An Outrider is active again (RSD-REC-05, -07)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        verbs.rouse(s, f.seat, f.n)


class SecondWind(HexDeed):
    """The same by the ability of a character (CHR-04)."""

    verb = "second_wind"

    def targets(self, look: TurnLook) -> list[int]:
        return hexes(look.fallen)

    def why(self, look: TurnLook, hex: int) -> int:
        return fallen(look, hex) if look.s.able(look.seat, SECOND_WIND) else NO_ABILITY

    def do(self, look: TurnLook, target: int) -> None:
        verbs.use_ability(look.s, look.seat)
        verbs.rouse(look.s, look.seat, target)
