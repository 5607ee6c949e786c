"""What a community has and earns, and what it could still buy: the figures of its household.

Reads only the table. Distances are handed in, as the map does not change its shape.
"""

from typing import Final

from cinderbox.games.residuum.forecast import LATE, Purchase
from cinderbox.games.residuum.model import (
    BIKES,
    FORAGE,
    LONE_GOLD,
    MERCHANT,
    MORE_CHEM,
    MORE_FOOD,
    MORE_WATER,
    MORE_WOOD,
    NIGHT,
    POWERS,
    STORES,
    TECH_DRAWS,
    TOWERS,
    VISITS,
    WAR_CARDS,
    X_BONUS,
)
from cinderbox.games.residuum.scoring import BASECAMP_POINTS, OUTPOST_POINTS
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.tables import (
    BASECAMP,
    BASECAMP_YIELD,
    BUILD_OUTPOST,
    GOLD,
    MOVE,
    NETWORK,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    POSTS,
    PROVISIONS,
    RECRUIT,
    RIDERS,
    ROUSE,
    SET_OUTPOST,
    WATER,
)
from cinderbox.games.residuum.worth import PURSE

PLAIN: Final = 8  # cubes of a type that are all spent some day
HOARDED: Final = 0.3  # of its worth: a cube beyond those
LEFT_OVER: Final = 0.3  # of an action point that is left over from a cube
KEEP: Final = 0.25  # action points a turn that the upkeep of an Outrider takes
FETCH: Final = 3  # steps at most that somebody comes from to carry an Outpost
FAR: Final = 6  # steps that an Outpost is carried at most
CARRIED: Final = 0.12  # points that an action point for carrying is worth, when sites are compared
ABROAD: Final = 3.0  # action points that a recruit needs to get to where it earns, if no own location is such a place
POISONED: Final = 5.0  # action points more for a site on a hazard

# What a power is worth a turn, in action points for each unit of it or once.
EACH: Final = {X_BONUS: 1.0, FORAGE: 0.5, MORE_FOOD: 0.9, MORE_WOOD: 0.9, MORE_CHEM: 1.5, MORE_WATER: 0.4, BIKES: 0.6}
ONCE: Final = {
    LONE_GOLD: 0.5, NIGHT: 0.8, TOWERS: 0.2, WAR_CARDS: 0.5, VISITS: 0.3, MERCHANT: 0.5, TECH_DRAWS: 0.4, STORES: 0.3,
}  # fmt: skip


class Household:
    """Reckons for any state of one map; `far` has the steps between any two hexes."""

    def __init__(self) -> None:
        self.far: list[list[int]] = []
        self.land: list[int] = []  # types of hexes that the next two hold for
        self.yields: list[float] = []  # what an Outpost would earn in each hex
        self.ground = 0  # hexes where an Outrider earns
        self.earns = [0.0] * POWERS
        self.gives = [0.0] * POWERS
        for power, worth in EACH.items():
            self.earns[power] = worth
        for power, worth in ONCE.items():
            self.gives[power] = worth

    def money(self, s: ResiduumState, seat: int) -> float:
        """The cubes at hand, in action points."""
        first = seat * 9
        money = float(s.stock[first])
        for resource in range(1, 9):
            held = s.stock[first + resource]
            if held:
                money += PURSE[resource] * (held if held < PLAIN else PLAIN + HOARDED * (held - PLAIN))
        if s.turn == seat:
            for resource in range(1, 8):
                money += LEFT_OVER * s.left[resource]
        return money

    def income(self, s: ResiduumState, seat: int) -> float:
        """What a turn produces, in action points."""
        income = 0.0
        if s.camps_on >> seat & 1:
            income += best_yield(BASECAMP_YIELD[s.land[s.camps[seat]]]) + s.richness(seat)
        riding = s.riding(seat)
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            one = s.posts[i]
            if one >= 0 and one & 1:
                income += post_yield(s, one >> 1, riding >> (one >> 1) & 1)
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            one = s.riders[i]
            if one >= 0 and one & ACTIVE:
                income += best_yield(OUTRIDER_YIELD[s.land[one >> 3]]) - KEEP
        return income + self.earned(s.powers[seat], X_BONUS + 1)  # richness has counted X_BONUS

    def earned(self, powers: list[int], first: int) -> float:
        """What powers from the first on are worth a turn, in action points."""
        worth = 0.0
        for power in range(first, POWERS):
            if powers[power]:
                worth += self.earns[power] * powers[power] + self.gives[power]
        return worth

    # -- what could be bought ------------------------------------------------------------------------------

    def purchases(self, s: ResiduumState, seat: int, later: int) -> list[Purchase]:
        """Every piece that does not score or earn yet, with what it takes to make it do so."""
        if s.land is not self.land:
            self.survey(s)
        found: list[Purchase] = []
        if not s.camps_on >> seat & 1:
            found.append(Purchase(BASECAMP, BASECAMP_POINTS, 3.0 + s.richness(seat)))
        self.riders(s, seat, found)
        self.posts(s, seat, later, found)
        return found

    def survey(self, s: ResiduumState) -> None:
        self.land = s.land
        self.yields = [post_yield(s, hex, 0) for hex in range(s.board.size)]
        self.ground = 0
        for hex in range(1, s.board.size):
            if OUTRIDER_YIELD[s.land[hex]][PROVISIONS]:
                self.ground |= 1 << hex

    def riders(self, s: ResiduumState, seat: int, found: list[Purchase]) -> None:
        """Outriders in the supply, out-of-action, or where they earn nothing."""
        locations = s.locations(seat)
        ground = self.ground & ~others(s, seat)
        home = ground & locations
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            one = s.riders[i]
            if one < 0:
                found.append(Purchase(RECRUIT if home else RECRUIT + ABROAD, 1.0, 2.0 - KEEP))
                continue
            hex = one >> 3
            if ground >> hex & 1 and one & ACTIVE:
                continue
            steps = MOVE * self.nearest(hex, ground)
            if home and locations >> hex & 1 and steps > NETWORK:
                steps = NETWORK
            if not one & ACTIVE:
                found.append(Purchase(ROUSE + steps, 1.0, 2.0 - KEEP))
            elif steps < MOVE * 9:
                found.append(Purchase(steps, 0.0, 2.0))

    def posts(self, s: ResiduumState, seat: int, later: int, found: list[Purchase]) -> None:
        """Outposts in the supply and such as lie idle, each for the best site that is left for it."""
        riding = s.riding(seat)
        taken = others(s, seat)
        for camp in s.camps:
            taken |= 1 << camp
        for one in s.posts:
            if one >= 0 and one & 1:
                taken |= 1 << (one >> 1)
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            one = s.posts[i]
            if one >= 0 and one & 1:
                continue
            hex = one >> 1 if one >= 0 else s.camps[seat]
            cost = float(SET_OUTPOST if one >= 0 else SET_OUTPOST + BUILD_OUTPOST)
            fetched = self.nearest(hex, riding)
            cost += MOVE * (fetched if fetched < FETCH else FETCH)
            site = self.site(s, hex, taken, later)
            if site >= 0:
                taken |= 1 << site
                cost += MOVE * self.far[hex][site] + (POISONED if s.hazard(site) else 0.0)
                found.append(Purchase(cost, OUTPOST_POINTS, self.yields[site]))

    def site(self, s: ResiduumState, hex: int, taken: int, later: int) -> int:
        """Where an Outpost that is in a hex should go, -1 if there is no place for it."""
        best, most = -1, -99.0
        far = self.far[hex]
        for other in range(1, s.board.size):
            if taken >> other & 1 or far[other] < 0 or far[other] > FAR:
                continue
            found = self.yields[other] * later * LATE - CARRIED * MOVE * far[other]
            if s.hazard(other):
                found -= CARRIED * POISONED
            if found > most:
                best, most = other, found
        return best

    def nearest(self, hex: int, goals: int) -> int:
        """Steps from a hex to the nearest of these, 9 if none can be reached."""
        far = self.far[hex]
        least = 9
        for other in range(1, len(far)):
            if goals >> other & 1 and 0 <= far[other] < least:
                least = far[other]
        return least


def others(s: ResiduumState, seat: int) -> int:
    """The hexes with locations of others; their Outriders come and go."""
    found = 0
    for other in range(s.seats):
        if other != seat:
            found |= s.locations(other)
    return found


def best_yield(row: list[int]) -> float:
    """What a row of the production table is worth, at best."""
    most = float(row[PROVISIONS])
    for resource in range(1, 8):
        if row[resource]:
            worth = row[resource] * PURSE[resource]
            most = worth if worth > most else most
    return most


def post_yield(s: ResiduumState, hex: int, rider: int) -> float:
    """What an Outpost earns in a turn, over the seasons."""
    row = OUTPOST_YIELD[s.land[hex]]
    most = float(row[PROVISIONS])
    for resource in range(1, 8):
        if row[resource] and (resource != GOLD or rider):
            worth = row[resource] * PURSE[resource] * (0.9 if resource == WATER else 1.0)
            most = worth if worth > most else most
    return most
