"""Plans: what a community may want to do next, each as one row of clicks. Knows the menu of the Action Phase.

A journey of several steps, a visit to the Trade Town with its purchases, an attack after an approach: each is one row,
so that a planner looks at purposes and not at clicks. What hardly ever pays is left out.
"""

from typing import Final

from cinderbox.games.residuum import payments, requirements
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.journeys import appeal, beside, journey, lands_asked, own_posts, paths, purse
from cinderbox.games.residuum.model import NEEDS, WITH_OUTRIDER, Discovery
from cinderbox.games.residuum.odds import BOLD, chance
from cinderbox.games.residuum.settlements import resettle, settle
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.barricades import present
from cinderbox.games.residuum.tables import (
    GOLD,
    LAST,
    NUCLEAR,
    OIL,
    OUTRIDER_YIELD,
    PAYS_MOVE,
    PROVISIONS,
    price,
)

GOALS: Final = 3  # hexes that one group of Outriders thinks of, of each kind
BARTER_STEPS: Final = 5  # the longest way to the Trade Town
SIGHT: Final = 7  # steps that it thinks ahead

# what scores at once, and how often an action of the menu is the right one, roughly
SCORING: Final = [
    "complete",
    "activate_basecamp",
    "activate_outrider",
    "second_wind",
    "activate_outpost",
    "take_over",
]
HABITS: Final = {
    "end": 1.0,
    "complete": 0.9,
    "use": 0.9,
    "activate_basecamp": 0.9,
    "activate_outrider": 0.85,
    "second_wind": 0.85,
    "activate_outpost": 0.85,
    "take_over": 0.85,
    "draw": 0.5,
    "construct_outpost": 0.5,
    "network": 0.1,
    "teardown_basecamp": 0.01,
}


def rows(s: ResiduumState, seat: int) -> list[list[int]]:
    """All that is worth a look in the Action Phase, what is done most often first."""
    c = s.codes
    scoring: list[list[int]] = []  # what scores at once
    further: list[list[int]] = []
    last: list[list[int]] = []
    journeys = 0
    posts, shielded = s.outposts(seat), 0  # Outposts, and those for which a Barricade was thought of
    for action in s.choices:
        verb, target = c.word(action), c.target(action)
        if verb == "move":
            journeys |= 1 << target
        elif verb == "network":
            network(s, seat, target, last)
        elif verb in SCORING or (verb == "recruit" and useful(s, seat, target)):
            scoring.append([action])
        elif verb == "draw":
            further.append([action])
        elif verb == "use":
            exchange(s, seat, action, last)
        elif verb == "take_oil":
            last.append([action])
        elif verb == "activate_barricade":
            shield = posts & (1 << target // 3 | 1 << s.board.across(target))
            if shield & ~shielded:
                shielded |= shield
                last.append([action])
    fights: list[list[int]] = []
    ways: list[list[int]] = []
    trades: list[list[int]] = []
    gate = nearest(s, journeys)
    for hex in range(s.board.size):
        if journeys >> hex & 1:
            travel(s, seat, hex, fights, ways)
    if gate >= 0:
        barter(s, seat, gate, trades)
    settle(s, seat, journeys, ways)
    resettle(s, seat, last)
    discover(s, seat, journeys, ways)
    return [[c.end], *scoring, *fights, *ways, *further, *trades, *last]


def habit(s: ResiduumState, seat: int, action: int) -> float:
    """How often an action of the menu is the right one, roughly."""
    verb, target = s.codes.word(action), s.codes.target(action)
    if verb == "move":
        return 0.6 if s.idle_post(seat, target) >= 0 or not OUTRIDER_YIELD[s.land[target]][PROVISIONS] else 0.4
    if verb == "recruit":
        return 0.8 if useful(s, seat, target) else 0.1
    return HABITS.get(verb, 0.02)


def useful(s: ResiduumState, seat: int, hex: int) -> bool:
    """Whether an Outrider has something to do in a hex: to earn, or to carry an Outpost away; or nowhere has."""
    if OUTRIDER_YIELD[s.land[hex]][PROVISIONS] or s.idle_post(seat, hex) >= 0:
        return True
    locations = s.locations(seat)
    for other in range(s.board.size):
        if locations >> other & 1 and OUTRIDER_YIELD[s.land[other]][PROVISIONS]:
            return False
    return True


def nearest(s: ResiduumState, journeys: int) -> int:
    """The hex of Outriders from which it is not far to the Trade Town, -1 if there is none."""
    best, least = -1, BARTER_STEPS + 1
    away = s.board.distances(TOWN, 0)
    for hex in range(s.board.size):
        if journeys >> hex & 1 and 0 < away[hex] < least:
            best, least = hex, away[hex]
    return best


def network(s: ResiduumState, seat: int, origin: int, found: list[list[int]]) -> None:
    """Alone through the network: to fetch an Outpost, or to earn."""
    c = s.codes
    locations = s.locations(seat)
    earns = OUTRIDER_YIELD[s.land[origin]][PROVISIONS]
    for hex in range(s.board.size):
        if locations >> hex & 1 and hex != origin:
            fetches = s.idle_post(seat, hex) >= 0 and not s.riders_at(seat, hex)
            if fetches or OUTRIDER_YIELD[s.land[hex]][PROVISIONS] > earns:
                found.append([c.aimed(c.network, origin), c.aimed(c.to, hex), c.aimed(c.count, 1), c.count])


def lacking(s: ResiduumState, seat: int, face: int) -> list[int]:
    """The cubes that a card asks for and a player lacks, each as often."""
    cost = s.content.discoveries[face].cost
    found: list[int] = []
    for resource in range(1, 9):
        found += [resource] * (cost[resource] - s.stock[seat * 9 + resource])
    return found


def exchange(s: ResiduumState, seat: int, action: int, found: list[list[int]]) -> None:
    """The exchange of a completed card, if it brings what a card in hand lacks or what scores."""
    c = s.codes
    card = s.content.discoveries[c.target(action)]
    if not card.swap:
        found.append([action])
        return
    for back in s.hands[seat]:
        face = s.cards.face[back]
        cost = s.content.discoveries[face].cost
        wants = lacking(s, seat, face)
        if wants and len(wants) <= 2:
            for resource in range(1, 5):
                if s.stock[seat * 9 + resource] > cost[resource]:
                    found.append([action, c.aimed(c.give, resource), c.aimed(c.get, wants[0])])


def travel(
    s: ResiduumState,
    seat: int,
    origin: int,
    fights: list[list[int]],
    found: list[list[int]],
) -> None:
    """Where Outriders in a hex may go: to earn, to carry an Outpost, to fetch one, to barter, to fight."""
    rivals = s.rivals(seat)
    size = s.riders_at(seat, origin).bit_count()
    points = purse(s, seat, payments.accepted(s, PAYS_MOVE))
    before, away = paths(s, origin, rivals)
    carries = s.idle_post(seat, origin) >= 0
    cart_before, cart_away = paths(s, origin, rivals | own_posts(s, seat)) if carries else (before, away)
    earns = OUTRIDER_YIELD[s.land[origin]][PROVISIONS]
    idle = 0
    taken = 0
    for one in s.posts:
        if one >= 0:
            taken |= 1 << (one >> 1)
            if not one & 1:
                idle |= 1 << (one >> 1)
    asked = lands_asked(s, seat)
    walks: list[tuple[float, int]] = []
    carts: list[tuple[float, int]] = []
    for hex in range(1, s.board.size):
        steps = away[hex]
        if steps <= 0 or steps > SIGHT:
            continue
        if rivals >> hex & 1:
            if (steps - 1) * (1 + size) + 2 <= points:
                attack(s, seat, origin, hex, size, before, points, fights)
            continue
        if s.hazard(hex):
            if carries and 0 < cart_away[hex] <= 3 and not taken >> hex & 1:
                carts.append((appeal(s, hex, asked) - 0.35 * cart_away[hex] - 1.0, hex))
            continue
        if idle >> hex & 1 and s.idle_post(seat, hex) < 0 and steps <= 3 and not s.camp_in(hex):
            way = journey(s, seat, origin, hex, before, points, 1, False)
            found.append([*way, s.codes.aimed(s.codes.take_over, hex), s.codes.aimed(s.codes.activate_outpost, hex)])
        gain = OUTRIDER_YIELD[s.land[hex]][PROVISIONS] - earns - 0.3 * steps
        if idle >> hex & 1 and s.idle_post(seat, hex) >= 0 and not s.riders_at(seat, hex):
            gain += 2.0
        if gain > 0:
            walks.append((gain, hex))
        if carries and cart_away[hex] > 0 and not taken >> hex & 1 and not s.camp_in(hex):
            carts.append((appeal(s, hex, asked) - 0.35 * cart_away[hex], hex))
    walks.sort(reverse=True)
    carts.sort(reverse=True)
    for _, hex in carts[:GOALS]:
        found.append(
            [*journey(s, seat, origin, hex, cart_before, points, 1, True), s.codes.aimed(s.codes.activate_outpost, hex)]
        )
    for _, hex in walks[:GOALS]:
        found.append(journey(s, seat, origin, hex, before, points, 1, False))


def discover(s: ResiduumState, seat: int, journeys: int, found: list[list[int]]) -> None:
    """What a card in hand still needs that can be had in this turn: a Barricade that stands, somebody at a place."""
    c = s.codes
    if s.achieved:
        return
    for back in s.hands[seat]:
        card = s.content.discoveries[s.cards.face[back]]
        if not payments.affordable(s, seat, card.cost):
            continue
        finish = c.aimed(c.complete, card.face)
        for need in card.needs:
            if NEEDS[need.check] == "active_barricades" and not requirements.met(s, seat, need):
                found.append([*barricade(s, seat), finish])
        if card.to_land >= 0 and card.with_piece == WITH_OUTRIDER and not requirements.sites(s, seat, card):
            visit(s, seat, journeys, card, found)


def barricade(s: ResiduumState, seat: int) -> list[int]:
    """The clicks that put up a Barricade, one that lies about or a new one."""
    c = s.codes
    for action in s.choices:
        if c.word(action) == "activate_barricade":
            return [action]
    for action in s.choices:
        if c.word(action) == "construct_barricade":
            hex = c.target(action)
            if present(s, seat, hex):
                for border in s.board.borders(hex):
                    if s.wall_on(seat, border) < 0:
                        return [action, c.aimed(c.activate_barricade, border)]
    return []


def visit(s: ResiduumState, seat: int, journeys: int, card: Discovery, found: list[list[int]]) -> None:
    """Somebody goes to the nearest place that a card may change, and the card is completed there."""
    rivals = s.rivals(seat)
    points = purse(s, seat, payments.accepted(s, PAYS_MOVE))
    best: list[int] = []
    least = 4
    for origin in range(1, s.board.size):
        if journeys >> origin & 1:
            before, away = paths(s, origin, rivals)
            for hex in range(1, s.board.size):
                if not 0 < away[hex] < least or s.hazard(hex) or rivals >> hex & 1 or s.camp_in(hex):
                    continue
                if card.from_lands >> s.land[hex] & 1 and beside(s, hex, card.next_to):
                    way = journey(s, seat, origin, hex, before, points, 1, False)
                    if s.codes.aimed(s.codes.to, hex) in way:
                        best, least = way, away[hex]
    if best:
        found.append([*best, s.codes.aimed(s.codes.complete, card.face)])


def attack(
    s: ResiduumState,
    seat: int,
    origin: int,
    goal: int,
    size: int,
    before: list[int],
    points: int,
    found: list[list[int]],
) -> None:
    """All Outriders of a hex against what stands in another, if the odds are fair."""
    other = s.occupant(seat, goal)
    if not s.fought >> goal & 1 and chance(s, seat, size, other, goal) >= BOLD:
        row = journey(s, seat, origin, goal, before, points, size, False)
        if s.codes.aimed(s.codes.to, goal) in row:
            found.append(row)


def barter(s: ResiduumState, seat: int, origin: int, found: list[list[int]]) -> None:
    """To the Trade Town, with some purpose: what scores for having most of it, or what a card in hand lacks."""
    c = s.codes
    if s.visits[seat] >= s.visits_allowed(seat) or s.round >= LAST - 1:
        return
    before, away = paths(s, origin, s.rivals(seat))
    points = purse(s, seat, payments.accepted(s, PAYS_MOVE))
    way = journey(s, seat, origin, TOWN, before, points, 1, False) if away[TOWN] > 0 else []
    if c.aimed(c.to, TOWN) not in way:
        return
    when, level = s.season(), payments.skilled(s, seat)
    worth = 0
    for resource in range(8):
        worth += s.stock[seat * 9 + resource] * (1 if resource == 0 else 2)
    for bundle in ([GOLD], [NUCLEAR], [OIL], [OIL, OIL], [GOLD, NUCLEAR], [OIL, GOLD], [OIL, OIL, GOLD, NUCLEAR]):
        cost = 0
        for resource in bundle:
            cost += price(resource, when, level)
        if cost <= worth * 2:
            found.append([*way, *[c.aimed(c.buy, resource) for resource in bundle], c.done])
    for back in s.hands[seat]:
        lacks = [c.aimed(c.buy, resource) for resource in lacking(s, seat, s.cards.face[back])]
        if lacks and len(lacks) <= 6:
            found.append([*way, *lacks, c.done])
