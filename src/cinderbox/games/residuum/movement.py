"""Where convoys may go and what that costs. Asks only; changes nothing.

A *class* of Outriders is those that are equal: 1 if they have fought this turn, 2 more if they carry a Nuke.
"""

from cinderbox.games.residuum import payments
from cinderbox.games.residuum.affairs import Convoy
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import (
    BIKES,
    FREE_CARRY,
    FREE_CONVOY,
    GUIDE,
    NETWORK_COST,
    SUITS_PAY,
)
from cinderbox.games.residuum.reasons import (
    CAMP_DOWN,
    CARGO_EXIT,
    CLOSED,
    HAS_FOUGHT,
    MET_HERE,
    NO_NETWORK,
    NO_PURCHASE,
    NO_RIDER,
    NOT_NEXT,
    NUKE_HOME,
    NUKE_NETWORK,
    NUKE_TOWN,
    OFF_MAP,
    OK,
    POOR,
    POOR_ESCAPE,
    POOR_HAZARD,
    POOR_NETWORK,
    POOR_STEP,
    SIX_MET,
    VISITED,
)
from cinderbox.games.residuum.state import ACTIVE, FOUGHT, NUKE, ResiduumState
from cinderbox.games.residuum.tables import (
    LAST,
    MOVE,
    NETWORK,
    PAYS_MOVE,
    PROVISIONS,
    RIDERS,
    UPGRADED,
    WATER_SOURCE,
)


def members(s: ResiduumState, seat: int, hex: int, sort: int) -> int:
    """Active Outriders of one class in a hex, one bit each."""
    flags = ACTIVE | (FOUGHT if sort & 1 else 0) | (NUKE if sort & 2 else 0)
    found = 0
    for i in range(RIDERS):
        if s.riders[seat * RIDERS + i] == hex * 8 | flags:
            found |= 1 << i
    return found


def classes(s: ResiduumState, seat: int, hex: int) -> int:
    """The classes of active Outriders in a hex, one bit each."""
    found = 0
    for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
        one = s.riders[i]
        if one >> 3 == hex and one & ACTIVE:
            found |= 1 << (one & NUKE | (1 if one & FOUGHT else 0))
    return found


def with_nuke(s: ResiduumState, seat: int, riders: int) -> bool:
    """Whether one of these Outriders carries a Nuke."""
    armed = 0
    for i in range(RIDERS):
        if riders >> i & 1:
            armed |= s.riders[seat * RIDERS + i] & NUKE
    return armed != 0


def admits(s: ResiduumState, seat: int, dest: int, nuke: bool, post: int, camp: int) -> bool:
    """Whether a hex lets in a group with this cargo or a Nuke (RSD-RUL-37, RSD-RUL-38, RSD-NUKE-07, RSD-RUL-52)."""
    if nuke and s.camps[seat] == dest:
        return False
    if post and not camp and s.camps[seat] != dest and s.posts_at(seat, dest):
        return False
    return not camp or not (s.outpost_in(dest) or s.nuke_at(seat, dest))


def poor(s: ResiduumState, accepts: int, usual: int, hazard: int) -> int:
    """Why a move cannot be paid: one reason where Provisions pay, one where a hazard refuses them."""
    if not accepts >> PROVISIONS & 1:
        return hazard
    return POOR if s.simple else usual


# -- single steps --------------------------------------------------------------------------------------------


def step_cost(s: ResiduumState, seat: int, origin: int, dest: int, size: int, camp: int) -> int:
    """Action points for a step of a convoy (RSD-MOVE-01, -04, -07, -08)."""
    powers = s.powers[seat]
    cost = MOVE
    if not powers[FREE_CONVOY]:
        cost += size - 1
    if camp and not powers[FREE_CARRY]:
        cost += 1
    if origin != TOWN and dest != TOWN:
        cost += size * s.rival_walls_on(seat, s.board.border(origin, dest))
    return cost


def step_accepts(s: ResiduumState, seat: int, origin: int, dest: int) -> int:
    """What pays for a step: hazards refuse Provisions (RSD-MOVE-11, RSD-RUL-28, RSD-RUL-29)."""
    accepts = payments.accepted(s, PAYS_MOVE)
    if not s.powers[seat][SUITS_PAY]:
        into = s.hazard(dest) and s.active_post(seat, dest) < 0
        if into or s.hazard(origin):
            accepts &= ~(1 << PROVISIONS)
    return accepts


def step_payable(s: ResiduumState, seat: int, cost: int, accepts: int, dest: int) -> bool:
    """Whether a step can be paid, with what makes one cheaper as well."""
    town = 1 if dest == TOWN else 0
    if payments.coverable(s, seat, cost, accepts, 0, town):
        return True
    less = s.powers[seat][BIKES]
    if less and not s.biked and payments.coverable(s, seat, cost - less if cost > less else 0, accepts, 0, town):
        return True
    return s.holds(seat, GUIDE) >= 0 and payments.coverable(s, seat, 0, accepts, 0, town)


def too_dear(s: ResiduumState, seat: int, cost: int, accepts: int, origin: int, dest: int) -> int:
    """Why a step cannot be paid."""
    if dest == TOWN and step_payable(s, seat, cost, accepts, origin):
        return NO_PURCHASE
    return poor(s, accepts, POOR_STEP, POOR_HAZARD)


def town_reason(s: ResiduumState, seat: int) -> int:
    """Why a player may not visit the Trade Town at all."""
    if s.round >= LAST - 1:
        return CLOSED
    return VISITED if s.visits[seat] >= s.visits_allowed(seat) else OK


def may_join(s: ResiduumState, seat: int, dest: int, sort: int, hostile: bool) -> int:
    """Why Outriders of a class may not step into a hex."""
    if sort & 2 and dest == TOWN:
        return NUKE_TOWN
    if sort & 2 and s.camps[seat] == dest:
        return NUKE_HOME
    return HAS_FOUGHT if hostile and sort & 1 else OK


def step_reason(s: ResiduumState, seat: int, origin: int, dest: int, rivals: int) -> int:
    """Why no Outrider at all may step from a hex to another; the cheapest group is a single one without cargo."""
    if dest >= s.board.size or origin >= s.board.size:
        return OFF_MAP
    if dest not in s.board.near[origin]:
        return NOT_NEXT
    hostile = rivals >> dest & 1 != 0
    if hostile and s.fought >> dest & 1:
        return MET_HERE
    if hostile and s.fought.bit_count() >= RIDERS:
        return SIX_MET  # Outriders that came from the supply in between do not make it more
    if dest == TOWN:
        why = town_reason(s, seat)
        if why:
            return why
    why = NO_RIDER
    there = classes(s, seat, origin)
    for sort in range(4):
        if there >> sort & 1:
            why = may_join(s, seat, dest, sort, hostile)
            if not why:
                break
    if why:
        return why
    cost, accepts = step_cost(s, seat, origin, dest, 1, 0), step_accepts(s, seat, origin, dest)
    return OK if step_payable(s, seat, cost, accepts, dest) else too_dear(s, seat, cost, accepts, origin, dest)


# -- network movement ----------------------------------------------------------------------------------------


def network_cost(s: ResiduumState, seat: int, origin: int, size: int) -> int:
    """Action points for network movement (RSD-NET-01, -03, RSD-OIL-03)."""
    if s.oil_on(seat, origin):
        return UPGRADED
    base = s.powers[seat][NETWORK_COST]
    return (base if base else NETWORK) + size - 1


def network_accepts(s: ResiduumState, seat: int, origin: int) -> int:
    """What pays: starting from a hazard refuses Provisions (RSD-RUL-30)."""
    accepts = payments.accepted(s, PAYS_MOVE)
    if s.hazard(origin) and not s.powers[seat][SUITS_PAY]:
        accepts &= ~(1 << PROVISIONS)
    return accepts


def network_reason(s: ResiduumState, seat: int, origin: int, locations: int) -> int:
    """Why no Outrider may use the network from a hex."""
    if origin >= s.board.size:
        return OFF_MAP
    if not s.camps_on >> seat & 1:
        return CAMP_DOWN
    if not locations >> origin & 1 or locations == 1 << origin:
        return NO_NETWORK
    there = classes(s, seat, origin)
    if not there & 3:
        return NUKE_NETWORK if there else NO_RIDER
    accepts = network_accepts(s, seat, origin)
    payable = payments.payable(s, seat, network_cost(s, seat, origin, 1), accepts)
    return OK if payable else poor(s, accepts, POOR_NETWORK, POOR_ESCAPE)


# -- a whole convoy ------------------------------------------------------------------------------------------


def convoy_cost(s: ResiduumState, convoy: Convoy) -> int:
    if convoy.network:
        return network_cost(s, convoy.seat, convoy.origin, convoy.size())
    return step_cost(s, convoy.seat, convoy.origin, convoy.dest, convoy.size(), convoy.camp)


def convoy_accepts(s: ResiduumState, convoy: Convoy) -> int:
    if convoy.network:
        return network_accepts(s, convoy.seat, convoy.origin)
    return step_accepts(s, convoy.seat, convoy.origin, convoy.dest)


def convoy_payable(s: ResiduumState, convoy: Convoy) -> bool:
    cost, accepts = convoy_cost(s, convoy), convoy_accepts(s, convoy)
    if convoy.network:
        return payments.payable(s, convoy.seat, cost, accepts)
    return step_payable(s, convoy.seat, cost, accepts, convoy.dest)


def convoy_reason(s: ResiduumState, convoy: Convoy) -> int:
    """Why a convoy cannot pay its way."""
    accepts = convoy_accepts(s, convoy)
    if convoy.network:
        return poor(s, accepts, POOR_NETWORK, POOR_ESCAPE)
    return too_dear(s, convoy.seat, convoy_cost(s, convoy), accepts, convoy.origin, convoy.dest)


# -- free moves ----------------------------------------------------------------------------------------------


def lets_in(s: ResiduumState, convoy: Convoy, dest: int) -> bool:
    """Whether a convoy may enter a hex with what it carries (RSD-RUL-69)."""
    nuke = with_nuke(s, convoy.seat, convoy.riders)
    return admits(s, convoy.seat, dest, nuke, convoy.post, convoy.camp)


def ways_on(s: ResiduumState, convoy: Convoy, hex: int) -> list[int]:
    """Where a convoy may go on to for free from a hex; if nowhere, back (RSD-RUL-58, RSD-RUL-62)."""
    rivals = s.rivals(convoy.seat)
    found: list[int] = []
    for other in s.board.near[hex]:
        if other != TOWN and not rivals >> other & 1 and lets_in(s, convoy, other):
            found.append(other)
    return found if found else [convoy.origin]


def exit_reason(s: ResiduumState, convoy: Convoy, dest: int, town: int, rival: int, otherwise: int) -> int:
    """Why a free move may not end in a hex: because of the town, a rival or the cargo, or otherwise."""
    if dest >= s.board.size:
        return OFF_MAP
    if dest == TOWN:
        return town
    if s.rivals(convoy.seat) >> dest & 1:
        return rival
    return otherwise if lets_in(s, convoy, dest) else CARGO_EXIT


def withdrawals(s: ResiduumState, convoy: Convoy, hex: int) -> list[int]:
    """Where a Tactical Withdrawal may end (RSD-WITH-01 to -07, RSD-RUL-64)."""
    seat = convoy.seat
    rivals = s.rivals(seat)
    own = 0
    for i in range(RIDERS):
        one = s.riders[seat * RIDERS + i]
        if one >= 0 and one & ACTIVE and not convoy.riders >> i & 1:
            own |= 1 << (one >> 3)
    own |= s.locations(seat)
    ends = 0
    for first in s.board.near[hex]:
        if first != TOWN and not rivals >> first & 1 and lets_in(s, convoy, first):
            for last in s.board.near[first]:
                ends |= 1 << last
    ends &= ~(rivals | 1 << hex | 1 << TOWN)
    for other in s.board.near[hex]:
        ends &= ~(1 << other)
    open_ends: list[int] = []
    for last in range(s.board.size):
        if ends >> last & 1 and lets_in(s, convoy, last):
            open_ends.append(last)
    empty = [last for last in open_ends if not own >> last & 1]
    if empty:
        return empty
    if open_ends:
        return open_ends
    if not rivals >> convoy.origin & 1:
        return [convoy.origin]
    return refuges(s, convoy, hex, rivals)


def refuges(s: ResiduumState, convoy: Convoy, hex: int, rivals: int) -> list[int]:
    """The nearest hexes without active rivals, if the way back is closed by a displaced Basecamp (RSD-RUL-64)."""
    away = s.board.distances(hex, 1 << TOWN)
    best: list[int] = []
    least = -1
    for strict in (True, False):
        for other in range(s.board.size):
            fits = away[other] > 0 and not rivals >> other & 1 and (not strict or lets_in(s, convoy, other))
            if fits and (least < 0 or away[other] <= least):
                if least < 0 or away[other] < least:
                    best, least = [], away[other]
                best.append(other)
        if best:
            return best
    return [hex]


def suitable(s: ResiduumState, seat: int, hex: int, guest: int) -> bool:
    """Whether a displaced Basecamp of a player can be activated in a hex; `guest` leaves (RSD-RUL-67)."""
    if s.town_hex(hex) or s.hazard(hex) or s.land[hex] == WATER_SOURCE or s.outpost_in(hex) or s.nuke_at(seat, hex):
        return False
    for other in range(s.seats):
        if other != seat:
            if s.camps[other] == hex:
                return False
            present = s.locations(other) if other == guest else s.presence(other)
            if present >> hex & 1:
                return False
    return True


def settlements(s: ResiduumState, seat: int, hex: int, guest: int) -> list[int]:
    """The nearest hexes to a hex in which a displaced Basecamp can be activated."""
    away = s.board.distances(hex, 1 << TOWN)
    best: list[int] = []
    least = -1
    for other in range(s.board.size):
        if away[other] >= 0 and (least < 0 or away[other] <= least):
            there = guest if other == hex else -1
            if suitable(s, seat, other, there):
                if least < 0 or away[other] < least:
                    best, least = [], away[other]
                best.append(other)
    return best
