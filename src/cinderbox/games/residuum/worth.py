"""What cubes and cards are worth to a community: the measure that all its habits and judgements share."""

from typing import Final

from cinderbox.games.residuum import requirements
from cinderbox.games.residuum.model import NEEDS, X_BONUS, Discovery
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import LAST

WORTH: Final[list[float]] = [1.0, 2.0, 1.7, 1.6, 1.7, 3.0, 4.5, 5.5, 12.0]  # of a cube, in Provisions
PURSE: Final[list[float]] = [
    1.0,
    2.0,
    1.7,
    1.6,
    1.7,
    2.5,
    4.0,
    5.0,
    4.0,
]  # of a cube, as a means to pay
HARD: Final = {
    "active_barricades": 5.0, "conflicts_won": 4.0, "visited_town_this_season": 1.0, "season_not": 0.0,
    "outriders_in_supply": 9.0,
}  # fmt: skip
STARRED: Final = 20.0  # for a second card with a star, which can never be completed


def wanted(s: ResiduumState, seat: int, resource: int) -> int:
    """How many cubes of a type the cards in hand ask for, at most."""
    most = 0
    for back in s.hands[seat]:
        cost = s.content.discoveries[s.cards.face[back]].cost[resource]
        most = cost if cost > most else most
    return most


def rating(s: ResiduumState, seat: int, one: Discovery) -> float:
    """How good a Discovery card is to have: cheap, earning, met; what is at hand counts more the later it is."""
    found = 3.0 * one.powers[X_BONUS] - 0.5 * one.worth - (2.0 if one.to_land >= 0 else 0.0)
    for resource in range(9):
        missing = one.cost[resource] - s.stock[seat * 9 + resource]
        if missing > 0:
            found -= PURSE[resource] * missing * (0.4 + s.round / LAST)
    for need in one.needs:
        if not requirements.met(s, seat, need):
            found -= HARD.get(NEEDS[need.check], 2.0) * (need.least if need.least > 1 else 1)
    return found - (STARRED if one.star and requirements.starred(s, seat) else 0.0)
