"""Settlements: plans that carry an Outpost out of the Basecamp, or the Basecamp itself, to a richer place."""

from typing import Final

from cinderbox.games.residuum import payments
from cinderbox.games.residuum.journeys import appeal, free, journey, lands_asked, own_posts, paths, purse
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.basecamp import basecamp_cost
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    LAST,
    PAYS_BASECAMP,
    PAYS_MOVE,
    PROVISIONS,
    RADIATION,
    WASTELAND,
)

CAMP_STEPS: Final = 3  # the longest way that a Basecamp is carried


def settle(s: ResiduumState, seat: int, journeys: int, found: list[list[int]]) -> None:
    """Somebody comes to the Basecamp, or is recruited there, and carries an Outpost out of it, an old or a new one."""
    c, camp = s.codes, s.camps[seat]
    rivals = s.rivals(seat)
    before, away = paths(s, camp, rivals | own_posts(s, seat))
    asked = lands_asked(s, seat)
    goals: list[tuple[float, int]] = []
    for hex in range(1, s.board.size):
        if 0 < away[hex] <= 4 and not rivals >> hex & 1 and not s.hazard(hex) and free(s, hex):
            goals.append((appeal(s, hex, asked) - 0.7 * away[hex], hex))
    if not goals or not s.camps_on >> seat & 1:
        return
    goals.sort(reverse=True)
    if c.construct_outpost in s.choices:
        found.append([c.construct_outpost])
    start: list[int] = []
    points = purse(s, seat, payments.accepted(s, PAYS_MOVE))
    fresh = s.riders_at(seat, camp) == 0
    if fresh:
        origin, least = -1, 9
        for hex in range(1, s.board.size):
            if journeys >> hex & 1 and 0 < away[hex] < least:
                origin, least = hex, away[hex]
        if origin < 0:
            return
        if least > 2 and c.aimed(c.network, origin) in s.choices:
            start = [c.aimed(c.network, origin), c.aimed(c.to, camp), c.aimed(c.count, 1), c.count]
        else:
            start = journey(s, seat, origin, camp, paths(s, origin, rivals)[0], points, 1, False)
    if s.idle_post(seat, camp) < 0:
        if c.construct_outpost not in s.choices:
            return
        start.append(c.construct_outpost)
    elif not fresh:
        return  # as any other journey
    for _, hex in goals[:2]:
        carried = journey(s, seat, camp, hex, before, points - 6, 1, True)
        found.append([*start, *carried, c.aimed(c.activate_outpost, hex)])
        if fresh and c.aimed(c.recruit, camp) in s.choices:
            begin = [c.aimed(c.recruit, camp), *([c.construct_outpost] if c.construct_outpost in start else [])]
            found.append([*begin, *carried, c.aimed(c.activate_outpost, hex)])


def resettle(s: ResiduumState, seat: int, found: list[list[int]]) -> None:
    """The Basecamp is carried to a richer place nearby and put up again, all in one turn."""
    c, camp = s.codes, s.camps[seat]
    if c.teardown_basecamp not in s.choices or s.round > LAST - 4:
        return
    points = purse(s, seat, payments.accepted(s, PAYS_BASECAMP)) - 2 * basecamp_cost(s, seat)
    rivals = s.rivals(seat)
    before, away = paths(s, camp, rivals)
    goals: list[tuple[float, int]] = []
    here = camp_yield(s, camp)
    for hex in range(1, s.board.size):
        if 0 < away[hex] <= CAMP_STEPS and not rivals >> hex & 1 and not s.outpost_in(hex) and not s.camp_in(hex):
            gain = camp_yield(s, hex) - here - 0.3 * away[hex]
            if gain > 1.0 and BASECAMP_YIELD[s.land[hex]][PROVISIONS]:
                goals.append((gain, hex))
    goals.sort(reverse=True)
    for _, hex in goals[:2]:
        way = journey(s, seat, camp, hex, before, points - away[hex], 1, True)
        if c.aimed(c.to, hex) in way:
            carried: list[int] = []
            for action in way:  # the Basecamp, and an Outpost that lies with it
                carried += [action, action] if action == c.take_along else [action]
            found.append([c.teardown_basecamp, *carried, c.activate_basecamp])


def camp_yield(s: ResiduumState, hex: int) -> float:
    """What a Basecamp would earn in a hex, the cards of its owner aside."""
    rich = 0
    for other in s.board.near[hex]:
        if s.land[other] != WASTELAND and s.land[other] != RADIATION:
            rich += 1
    return rich + (0.5 if s.land[hex] != WASTELAND else 0.0)
