"""Journeys: the ways on the map, what they cost, and which hexes are worth one."""

from typing import Final

from cinderbox.games.residuum import movement, payments, requirements
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import NEEDS
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import LAST, PAYS_MOVE, POSTS, VALUE

LAND: Final = [0.0, 0.6, 3.2, 2.0, 2.0, 1.8, 0.8, 2.4, 4.0, 0.0]  # how good a hex is for an Outpost
ASKED: Final = 1.5  # more for a hex on which a card in hand wants an Outpost
RIPE: Final = 8  # turns after which a better hex has paid for itself


def purse(s: ResiduumState, seat: int, accepts: int) -> int:
    """The action points that a player could spend on moving."""
    points = 0
    for resource in range(8):
        if accepts >> resource & 1:
            points += s.left[resource] + VALUE[resource] * s.stock[seat * 9 + resource]
    return points


def free(s: ResiduumState, hex: int) -> bool:
    """Whether neither an Outpost nor a Basecamp is in a hex."""
    return hex * 2 not in s.posts and hex * 2 + 1 not in s.posts and not s.camp_in(hex)


def own_posts(s: ResiduumState, seat: int) -> int:
    """The hexes with own Outposts, into which no other can be carried, the Basecamp's apart."""
    found = 0
    for one in s.posts[seat * POSTS : seat * POSTS + POSTS]:
        if one >= 0 and one >> 1 != s.camps[seat]:
            found |= 1 << (one >> 1)
    return found


def paths(s: ResiduumState, origin: int, rivals: int) -> tuple[list[int], list[int]]:
    """The hex before each hex on the way from an origin, and the steps; no way leads on from rivals and hazards."""
    size = s.board.size
    before, away = [-1] * size, [-1] * size
    away[origin] = 0
    front = [origin]
    while front:
        after: list[int] = []
        for hex in front:
            if hex != origin and (hex == TOWN or rivals >> hex & 1 or s.hazard(hex)):
                continue
            for other in s.board.near[hex]:
                if away[other] < 0:
                    away[other] = away[hex] + 1
                    before[other] = hex
                    after.append(other)
        front = after
    return before, away


def journey(
    s: ResiduumState, seat: int, origin: int, goal: int, before: list[int], points: int, size: int, carrying: bool
) -> list[int]:
    """The clicks of a journey, as far as it can be paid."""
    c = s.codes
    path = [goal]
    while before[path[-1]] != origin:
        path.append(before[path[-1]])
    path.reverse()
    rare = purse(s, seat, payments.accepted(s, PAYS_MOVE) & ~1)
    row: list[int] = []
    at = origin
    for hex in path:
        cost = movement.step_cost(s, seat, at, hex, size, 0)
        if cost > points or ((s.hazard(hex) or s.hazard(at)) and cost > rare):
            break
        points -= cost
        cargo = c.take_along if carrying else c.leave_behind
        row += [c.aimed(c.move, at), c.aimed(c.to, hex), c.aimed(c.count, size), c.count, cargo]
        at = hex
    return row


def appeal(s: ResiduumState, hex: int, asked: int) -> float:
    """How good a hex is for an Outpost: what it will earn, and what cards in hand ask for."""
    turns = LAST - s.round
    found = LAND[s.land[hex]] * (turns if turns < RIPE else RIPE) / RIPE
    return found + (ASKED if asked >> s.land[hex] & 1 else 0.0)


def lands_asked(s: ResiduumState, seat: int) -> int:
    """The types of hexes on which cards in hand want an Outpost, one bit each."""
    found = 0
    for back in s.hands[seat]:
        for need in s.content.discoveries[s.cards.face[back]].needs:
            if NEEDS[need.check] == "active_outposts" and not requirements.met(s, seat, need):
                found |= need.lands
    return found


def beside(s: ResiduumState, hex: int, lands: int) -> bool:
    """Whether a hex touches one of these types; no types: it need not."""
    for other in s.board.near[hex]:
        if lands >> s.land[other] & 1:
            return True
    return not lands
