"""What could be done: whether a reward would change anything, what can be planned, rescued, cleared, completed.

Questions about a table that several steps share; no rule changes anything here.
"""

from cinderbox.games.resurgence.model import (
    AMMO,
    ANY_RESOURCE,
    ANY_SUPPLY,
    DISCOUNT,
    DRAW,
    LABORER,
    LEAD_ANY,
    LEAD_METRO,
    ONE_OF,
    PLAN,
    RANGER,
    REPLACE,
    RESOURCES,
    RETIRE,
    ROOMS,
    SPECIALIST,
    SUPPLIES,
    VP,
    ZONES,
    Mission,
)
from cinderbox.games.resurgence.reasons import (
    CLEARED,
    LOST_ROOM,
    MISSION_COST,
    NO_MUTANT,
    NO_TOWER,
    NONE_FACE_UP,
    NOT_FACE_UP,
    NOT_IN_ROW,
    NOT_PLANNED,
    NOT_SAME,
    NOTHING_GAINED,
    ONLY_BASIC,
    PLANNED_NOW,
    SLOTS_FULL,
    TOO_DEAR,
    TOO_HIGH,
    WRONG_DISTRICT,
)
from cinderbox.games.resurgence.state import ResurgenceState

# -- rewards ---------------------------------------------------------------------------------------------------


def promising(s: ResurgenceState, seat: int, bundle: int, basic: int = 0) -> bool:
    """Whether any part of a reward would change anything (RSG-RUL-35)."""
    reward = s.content.bundles[bundle]
    return any(counts(s, seat, reward.kinds[i], reward.amounts[i], basic) for i in range(len(reward.kinds)))


def fruitless(s: ResurgenceState, seat: int, bundle: int) -> int:
    """0, or why no part of a reward would change anything."""
    if promising(s, seat, bundle):
        return 0
    return no_plans(s, seat) if s.content.bundles[bundle].kinds == [PLAN] else NOTHING_GAINED


def no_plans(s: ResurgenceState, seat: int) -> int:
    """0, or why no Mission at all can be planned."""
    return SLOTS_FULL if not s.free_slot(seat) else 0 if plannable(s, seat, 0) else NONE_FACE_UP


def counts(s: ResurgenceState, seat: int, kind: int, amount: int, basic: int) -> bool:
    """Whether one part of a reward would change anything."""
    if kind < VP:
        return s.room_for(seat, kind) > 0
    if kind < LEAD_ANY:
        return kind == VP or s.can_move(seat, kind - LEAD_METRO)
    if kind == LEAD_ANY:
        return s.can_move(seat, 0) or s.can_move(seat, 1) or s.can_move(seat, 2)
    if kind in (RETIRE, DRAW):
        return len(s.bags[seat]) + len(s.rests[seat]) > 0
    if kind == SPECIALIST:
        return len(s.supplies[seat]) > 0
    if kind == PLAN:
        return len(plannable(s, seat, basic)) > 0
    return len(gainable(s, seat, gain_kinds(kind, amount))) > 0


def gain_kinds(kind: int, amount: int) -> int:
    """The items of choice that a reward offers, one bit each."""
    return RESOURCES if kind == ANY_RESOURCE else SUPPLIES if kind == ANY_SUPPLY else amount if kind == ONE_OF else 0


def gainable(s: ResurgenceState, seat: int, kinds: int) -> list[int]:
    return [item for item in range(5) if kinds >> item & 1 and s.room_for(seat, item) > 0]


def recruits(s: ResurgenceState, seat: int) -> list[int]:
    """The types of Specialists left in supply."""
    return [token for token in range(RANGER, LABORER) if s.find(s.supplies[seat], token) >= 0]


# -- Missions --------------------------------------------------------------------------------------------------


def plannable(s: ResurgenceState, seat: int, basic: int) -> list[int]:
    """The Missions that can be planned (RSG-MIS-03 to -06)."""
    if not s.free_slot(seat):
        return []
    found = [s.cards.face[back] for back in s.basic if back >= 0]
    if s.tower(seat) and not basic:
        found += [s.cards.face[back] for back in s.advanced if back >= 0]
    return sorted(found)


def no_plan(s: ResurgenceState, seat: int, basic: int, kind: int) -> int:
    """Why a Mission cannot be planned."""
    if not s.free_slot(seat):
        return SLOTS_FULL
    faces = [s.cards.face[back] for back in s.advanced if back >= 0]
    if kind in faces:
        return ONLY_BASIC if basic else 0 if s.tower(seat) else NO_TOWER
    return 0 if kind in [s.cards.face[back] for back in s.basic if back >= 0] else NOT_FACE_UP


def planned_back(s: ResurgenceState, seat: int, kind: int) -> int:
    return s.find(s.planned[seat], kind)


def fits(s: ResurgenceState, mission: Mission, anywhere: bool) -> int:
    """0, or why this turn's token does not allow a Mission (RSG-MIS-10 to -13)."""
    if anywhere:
        return 0
    if mission.mutant:
        return 0 if s.mutant_here() else NO_MUTANT
    district = s.district_here()
    return 0 if district >= 0 and mission.districts >> district & 1 else WRONG_DISTRICT


def no_completion(s: ResurgenceState, seat: int, kind: int, anywhere: bool, second: bool) -> int:
    """0, or why a Mission cannot be completed now; a second one must be of the same District (RSG-RUL-53)."""
    if planned_back(s, seat, kind) < 0:
        return NOT_PLANNED
    if s.fresh_missions >> kind & 1:
        return PLANNED_NOW
    mission = s.content.missions[kind]
    if second and anywhere:
        first = s.content.missions[s.first_done]
        if not mission.districts & first.districts and not (mission.mutant and first.mutant):
            return NOT_SAME
    return fits(s, mission, anywhere) or (0 if payable(s, seat, mission.cost, True) else MISSION_COST)


def completable(s: ResurgenceState, seat: int, anywhere: bool, second: bool) -> list[int]:
    kinds = sorted([s.cards.face[back] for back in s.planned[seat]])
    return [kind for kind in kinds if no_completion(s, seat, kind, anywhere, second) == 0]


# -- paying ----------------------------------------------------------------------------------------------------


def payable(s: ResurgenceState, seat: int, cost: list[int], mission: bool) -> bool:
    """Whether a cost can be paid, with the help of ready cards (RSG-RUL-54, -55)."""
    if s.affords(seat, cost):
        return True
    if mission and s.ready(seat, DISCOUNT) >= 0:
        for supply in waivers(s, seat, cost):
            if s.affords(seat, lowered(cost, supply)) or swaps(s, seat, lowered(cost, supply)):
                return True
    return len(swaps(s, seat, cost)) > 0


def lowered(cost: list[int], item: int) -> list[int]:
    found = cost[:]
    found[item] -= 1
    return found


def waivers(s: ResurgenceState, seat: int, cost: list[int]) -> list[int]:
    """The supplies that the Traffic Cop could lower so that the cost can be paid."""
    if s.ready(seat, DISCOUNT) < 0:
        return []
    found = [supply for supply in range(AMMO, 5) if cost[supply]]
    return [
        supply
        for supply in found
        if s.affords(seat, lowered(cost, supply)) or len(swaps(s, seat, lowered(cost, supply))) > 0
    ]


def swaps(s: ResurgenceState, seat: int, cost: list[int]) -> list[int]:
    """Supply times 3 plus Resource: what the Electrician could replace by what, so that the cost can be paid."""
    if s.ready(seat, REPLACE) < 0:
        return []
    found: list[int] = []
    for supply in range(AMMO, 5):
        for resource in range(AMMO):
            if cost[supply]:
                changed = lowered(cost, supply)
                changed[resource] += 1
                if s.affords(seat, changed):
                    found.append((supply - AMMO) * 3 + resource)
    return found


# -- Rescue and Build ------------------------------------------------------------------------------------------


def row_space(s: ResurgenceState, kind: int) -> int:
    """The space of the Survivor row that a card lies on, -1 if it is not there."""
    for space in range(len(s.row)):
        if s.row[space] >= 0 and s.cards.face[s.row[space]] == kind:
            return space
    return -1


def no_rescue(s: ResurgenceState, seat: int, kind: int, free: bool) -> int:
    """0, or why a card cannot be rescued (RSG-RESC-01)."""
    space = row_space(s, kind)
    if space < 0:
        return NOT_IN_ROW
    return 0 if free or s.has(seat, 0) >= s.content.costs[space] else TOO_DEAR


def rescuable(s: ResurgenceState, seat: int, free: bool) -> list[int]:
    kinds = sorted([s.cards.face[back] for back in s.row if back >= 0])
    return [kind for kind in kinds if no_rescue(s, seat, kind, free) == 0]


def no_build(s: ResurgenceState, seat: int, room: int) -> int:
    """0, or why a room cannot be cleared (RSG-BLD-01)."""
    if s.cleared(seat, room):
        return CLEARED
    if s.blocked(seat, room):
        return LOST_ROOM
    return 0 if s.content.spaces[ZONES + room].level <= s.levels[seat] else TOO_HIGH


def buildable(s: ResurgenceState, seat: int) -> list[int]:
    return [room for room in range(ROOMS) if no_build(s, seat, room) == 0]
