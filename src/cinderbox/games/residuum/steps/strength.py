"""What counts for each side of a conflict, source by source and all together."""

from typing import Final

from cinderbox.games.residuum.affairs import Battle
from cinderbox.games.residuum.model import FORTRESS, MORTARS, TOWERS
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.tables import OIL_FIELD

# places in Battle.added, for side 0 (attacker); side 1 is five further on
TECH_ADDED, CHEM_ADDED, NUCLEAR_ADDED, CRATE_ADDED, PUSH_ADDED = range(5)
TOTALS: Final = 10
NUCLEAR_BONUS: Final = 6
BASECAMP_BONUS: Final = 6
OIL_BONUS: Final = 2


def total(s: ResiduumState, battle: Battle, side: int) -> int:
    """All that counts for a side but its ability (RSD-CRES-14 to -20)."""
    seat, first, powers = battle.seat(side), side * 5, s.powers[battle.seat(side)]
    added = battle.added
    found = 0
    for token in s.laid[side]:
        found += s.content.values[s.cards.face[token]]
    found += added[first + TECH_ADDED] + powers[MORTARS] * added[first + CHEM_ADDED]
    found += NUCLEAR_BONUS * added[first + NUCLEAR_ADDED] + added[first + CRATE_ADDED]
    if not side:
        found += leading(s).size()
        return found + (OIL_BONUS if s.land[battle.hex] == OIL_FIELD else 0)
    found += battle.riders.bit_count()
    if s.active_post(seat, battle.hex) >= 0:
        found += 1 + powers[TOWERS]
    if s.camps[seat] == battle.hex and s.camps_on >> seat & 1:
        found += BASECAMP_BONUS
    each = powers[FORTRESS]
    return found + s.walls_around(seat, battle.hex) * (each if each else 1)


def strengths(s: ResiduumState, battle: Battle, side: int) -> dict[str, int]:
    """What counts for a side before its cards, source by source; adds up to `total` without cards."""
    seat, first, powers = battle.seat(side), side * 5, s.powers[battle.seat(side)]
    added = battle.added
    found = {
        "outriders": battle.riders.bit_count() if side else leading(s).size(),
        "outpost": 0,
        "basecamp": 0,
        "barricades": 0,
        "oil_field": OIL_BONUS if not side and s.land[battle.hex] == OIL_FIELD else 0,
        "tech": added[first + TECH_ADDED],
        "chem": powers[MORTARS] * added[first + CHEM_ADDED],
        "nuclear": NUCLEAR_BONUS * added[first + NUCLEAR_ADDED],
        "crate": added[first + CRATE_ADDED],
        "ability": added[first + PUSH_ADDED],
    }
    if side:
        if s.active_post(seat, battle.hex) >= 0:
            found["outpost"] = 1 + powers[TOWERS]
        if s.camps[seat] == battle.hex and s.camps_on >> seat & 1:
            found["basecamp"] = BASECAMP_BONUS
        found["barricades"] = s.walls_around(seat, battle.hex) * (powers[FORTRESS] or 1)
    return found
