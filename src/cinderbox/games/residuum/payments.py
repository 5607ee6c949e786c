"""What can be paid, and how: action points with left-overs that remember their resource (RSD-PAY, RSD-RUL-25).

Asks and changes nothing but the stocks of the player who pays, who is always the player whose turn it is.
"""

from mypy_extensions import i64

from cinderbox.games.residuum import log
from cinderbox.games.residuum.affairs import Due
from cinderbox.games.residuum.model import MERCHANT, TUNNEL
from cinderbox.games.residuum.reasons import OK, POOR
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import (
    BUY_LIMIT,
    EVERY,
    NUCLEAR,
    NUCLEAR_LIMIT,
    OIL,
    PROVISIONS,
    VALUE,
    price,
    sale_value,
)


def accepted(s: ResiduumState, resources: int) -> int:
    """The resources that pay a cost; in the Simpler Game all that make action points do (RSD-SIMP-01)."""
    return EVERY if s.simple else resources


def reach(s: ResiduumState, seat: int, resource: int) -> int:
    """The points that a player can make of one resource, left-overs included."""
    return s.left[resource] + VALUE[resource] * s.stock[seat * 9 + resource]


def payable(s: ResiduumState, seat: int, cost: int, accepts: int) -> bool:
    left, stock = s.left, s.stock  # `reach`, written out in machine words: every deed of a listing asks
    rest: i64 = cost
    others: i64 = accepts & EVERY
    first: i64 = seat * 9
    resource: i64 = 0
    while rest > 0 and others:
        if others & 1:
            over: i64 = left[resource]
            value: i64 = VALUE[resource]
            cubes: i64 = stock[first + resource]
            rest -= over + value * cubes
        others >>= 1
        resource += 1
    return rest <= 0


def paying(s: ResiduumState, seat: int, cost: int, resources: int, poor: int) -> int:
    """Why a cost cannot be paid: this reason, which names what would pay; in the Simpler Game everything would."""
    if payable(s, seat, cost, accepted(s, resources)):
        return OK
    return POOR if s.simple else poor


def affordable(s: ResiduumState, seat: int, cubes: list[int]) -> bool:
    stock, first = s.stock, seat * 9
    return all(stock[first + resource] >= cubes[resource] for resource in range(9))


def ways_to_pay(s: ResiduumState, seat: int, prices: list[int], besides: int) -> list[int]:
    """The resources of which a player has the price in cubes, keeping some Nuclear besides."""
    found: list[int] = []
    for resource in range(9):
        kept = besides if resource == NUCLEAR else 0
        if prices[resource] and s.stock[seat * 9 + resource] >= prices[resource] + kept:
            found.append(resource)
    return found if s.stock[seat * 9 + NUCLEAR] >= besides else []


def broken(s: ResiduumState, resource: int, points: int) -> int:
    """How many cubes must be broken for so many points."""
    more = points - s.left[resource]
    return 0 if more <= 0 else (more + VALUE[resource] - 1) // VALUE[resource]


# -- the Trade Town ------------------------------------------------------------------------------------------


def skilled(s: ResiduumState, seat: int) -> int:
    """1 if a player barters as Skilled (RSD-CHAR-03)."""
    return 1 if s.powers[seat][MERCHANT] else s.content.characters[s.leaders[seat]].bartering


def buy_limit(s: ResiduumState, seat: int, resource: int) -> int:
    """The most cubes of a type that one visit may buy (RSD-TOWN-18, RSD-PROD-11)."""
    most = BUY_LIMIT[resource]
    if resource >= OIL:
        more = s.powers[seat][TUNNEL + resource - OIL]
        most = more if more else most
    if resource == NUCLEAR:
        room = NUCLEAR_LIMIT - s.nuclear(seat)
        most = most if most < room else room
    return most


def can_buy(s: ResiduumState, seat: int, stock: list[int]) -> bool:
    """Whether some purchase is possible with these cubes (RSD-RUL-54)."""
    when = s.season()
    level = skilled(s, seat)
    worth = 0
    for resource in range(9):
        worth += stock[resource] * sale_value(resource, when)
    for resource in range(1, 9):
        others = worth - stock[resource] * sale_value(resource, when)
        if others >= price(resource, when, level) and buy_limit(s, seat, resource) > 0:
            return True
    return False


def leaves_purchase(s: ResiduumState, seat: int, rest: int, accepts: int, at: int, stock: list[int]) -> bool:
    """Whether a payment with these resources, from the one `at` on, can leave a purchase possible."""
    if rest == 0:
        return can_buy(s, seat, stock)
    while at < 8 and not accepts >> at & 1:
        at += 1
    if at == 8:
        return False
    most = s.left[at] + VALUE[at] * stock[at]
    for points in range(rest if rest < most else most, -1, -1):
        after = stock[:]
        after[at] -= broken(s, at, points)
        if leaves_purchase(s, seat, rest - points, accepts, at + 1, after):
            return True
    return False


def coverable(s: ResiduumState, seat: int, rest: int, accepts: int, at: int, town: int) -> bool:
    """Whether the resources from `at` on can pay the rest, and leave a purchase possible where that is needed."""
    later = accepts >> at << at
    if not payable(s, seat, rest, later):
        return False
    return not town or leaves_purchase(s, seat, rest, later, at, s.stock[seat * 9 : seat * 9 + 9])


# -- paying --------------------------------------------------------------------------------------------------


def amounts(s: ResiduumState, seat: int, due: Due, resource: int) -> list[int]:
    """The points of a resource that may be part of a payment, the resources before it being settled."""
    if not due.accepts >> resource & 1:
        return [0]
    most = reach(s, seat, resource)
    most = most if most < due.rest else due.rest
    later = due.accepts >> (resource + 1) << (resource + 1)
    behind = 0
    for other in range(resource + 1, 8):
        if later >> other & 1:
            behind += reach(s, seat, other)
    least = due.rest - behind if due.rest > behind else 0
    found = list(range(least, most + 1))
    if due.town:
        stock = s.stock[seat * 9 : seat * 9 + 9]
        kept: list[int] = []
        for points in found:
            after = stock[:]
            after[resource] -= broken(s, resource, points)
            if leaves_purchase(s, seat, due.rest - points, later, resource + 1, after):
                kept.append(points)
        return kept
    return found


def spend(s: ResiduumState, seat: int, resource: int, points: int) -> None:
    """Pay points with one resource: left-overs first, then cubes; what a cube gives too much is left over."""
    if points:
        cubes = broken(s, resource, points)
        s.left[resource] += cubes * VALUE[resource] - points
        s.stock[seat * 9 + resource] -= cubes
        if cubes:
            s.note(log.PAY, seat, resource, cubes, points)
        else:
            s.note(log.LEFT_OVER, seat, resource, points)


def usual(s: ResiduumState, seat: int, due: Due) -> list[int]:
    """The sensible way to pay: left-overs, then Provisions, then the cheapest cubes; points of each resource.

    Resources before the one asked for are settled: who has paid no Provisions by choice pays none now.
    """
    found = [0] * 8
    rest = due.rest
    accepts = due.accepts >> due.at << due.at
    for resource in range(7, PROVISIONS, -1):
        if accepts >> resource & 1:
            found[resource] = s.left[resource] if s.left[resource] < rest else rest
            rest -= found[resource]
    if accepts & 1:
        held = s.stock[seat * 9]
        found[0] = held if held < rest else rest
        rest -= found[0]
    for resource in range(1, 8):
        if rest and accepts >> resource & 1:
            more = VALUE[resource] * s.stock[seat * 9 + resource] + s.left[resource] - found[resource]
            if more > 0:
                points = more if more < rest else rest
                surplus = -points % VALUE[resource]  # a cube is broken whole: Provisions stay instead
                saved = surplus if surplus < found[0] else found[0]
                found[0] -= saved
                found[resource] += points + saved
                rest -= points
    if due.town:
        stock = s.stock[seat * 9 : seat * 9 + 9]
        for resource in range(8):
            stock[resource] -= broken(s, resource, found[resource])
        if not can_buy(s, seat, stock):
            return first_legal(s, seat, due)
    return found


def first_legal(s: ResiduumState, seat: int, due: Due) -> list[int]:
    """The payment that spends most of the first resources and still leaves a purchase possible."""
    found = [0] * 8
    before = s.stock[seat * 9 : seat * 9 + 9]
    rest = due
    for resource in range(due.at, 8):
        possible = amounts(s, seat, rest, resource)
        found[resource] = possible[-1]
        s.stock[seat * 9 + resource] -= broken(s, resource, possible[-1])
        rest = rest.after(rest.rest - possible[-1], resource + 1)
    s.stock[seat * 9 : seat * 9 + 9] = before
    return found


def as_wished(s: ResiduumState, seat: int, due: Due, wanted: list[tuple[int, int]]) -> list[int]:
    """A payment with so many points of these resources, the newest wish last; else the usual one. The others make up
    for it, those first that nobody spoke of."""
    found = usual(s, seat, due)
    wished: list[int] = []
    for resource, points in wanted:
        least, most = bounds(s, seat, due, resource)
        found[resource] = max(least, min(most, points))
        wished = [*[one for one in wished if one != resource], resource]
        others = [*[one for one in range(8) if one not in wished], *wished[:-1]]
        for other in others:
            over = sum(found) - due.rest
            room = bounds(s, seat, due, other)[1] - found[other]
            found[other] -= min(over, found[other]) if over > 0 else -min(-over, room)
    return found


def bounds(s: ResiduumState, seat: int, due: Due, resource: int) -> tuple[int, int]:
    """The least and the most points of a resource in any payment of what is due."""
    reaches = [reach(s, seat, one) if one >= due.at and due.accepts >> one & 1 else 0 for one in range(8)]
    others = sum(reaches) - reaches[resource]
    return max(0, due.rest - others), min(due.rest, reaches[resource])


def answers(s: ResiduumState, seat: int, due: Due, points: list[int]) -> list[int]:
    """The points that are named to pay so, where there is a choice; none if it may not be paid so."""
    before = s.stock[seat * 9 : seat * 9 + 9], s.left[:]
    found: list[int] = []
    for resource in range(due.at, 8):
        if not due.rest:
            break
        possible = amounts(s, seat, due, resource)
        if points[resource] not in possible:
            found = []
            break
        if len(possible) > 1:
            found.append(points[resource])
        cubes = broken(s, resource, points[resource])
        s.left[resource] += cubes * VALUE[resource] - points[resource]
        s.stock[seat * 9 + resource] -= cubes
        due = due.after(due.rest - points[resource], resource + 1)
    s.stock[seat * 9 : seat * 9 + 9], s.left[:] = before
    return found
