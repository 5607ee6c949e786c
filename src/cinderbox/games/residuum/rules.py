"""How Residuum goes: the options and the setup; turns and actions are programs (`cards`)."""

from typing import Final

from cinderbox.games.residuum import log, terrain
from cinderbox.games.residuum.board import RING
from cinderbox.games.residuum.cards import WHOLE, WHOLE_QUICK
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import PROVISIONS
from cinderbox.kernel.game import Option

OPTIONS: Final = {
    "map": Option(
        "built",
        ("built", "quick"),
        "players build the map, or the engine lays a fair one at once",
        "Map",
        ("Built together", "Laid at once"),
    ),
    "simpler": Option(
        False, (False, True), "the Simpler Game: every resource pays every cost in action points", "Simpler Game"
    ),
    "winter_limits_food": Option(
        False, (False, True), "Outposts on Food Supplies produce no Food in Winter", "Hungry Winter"
    ),
}

BOUND: Final = 400_000
RULES_VERSION: Final = 2
FIRST_PROVISIONS: Final = 6  # RSD-SET-04


def setup(s: ResiduumState) -> None:
    """Lay out the table; what is left is to build the map and to settle."""
    c = s.content
    s.deck = list(range(c.conflict))
    s.war_deck = list(range(c.conflict, c.town_back))
    s.town_deck = list(range(c.town_back, c.stack))
    s.stack = list(range(c.stack, c.stack + c.stack_size(s.seats)))
    s.starting = list(range(c.starting, c.backs))
    for zone in (s.deck, s.war_deck, s.town_deck, s.stack, s.starting):
        s.shuffle(zone)
    leaders = list(range(len(c.characters)))
    for seat in range(s.seats):
        s.leaders[seat] = leaders.pop(s.random(len(leaders)))
        s.note(log.LEADER, seat, s.leaders[seat])
        s.stock[seat * 9 + PROVISIONS] = FIRST_PROVISIONS
    for cell in RING:
        back = s.stack[-1]
        s.stack = s.stack[:-1]
        terrain.lay_tile(s, back, cell)
    s.lead = s.random(s.seats)
    s.note(log.LEAD, s.lead)
    s.push(WHOLE if s.variant["map"] == "built" else WHOLE_QUICK, -1)
