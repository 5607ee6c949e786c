"""What the bots know of Residuum: how good a position is, what is worth planning, what is not worth thought.

A position is read as points: what a community would score now, what it will earn in the turns that are left, what its
stock, its cards and its pieces on the way can still become. The own sum against the best of the others is turned into
a chance of winning. Only what the asking seat knows is read: the table, its own hand, how many cards the others hold.
"""

import math
from typing import Final

from cinderbox.games.residuum import habits, plans, requirements
from cinderbox.games.residuum.board import TOWN, Board, town_tile
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
    SUITS_STAY,
    TECH_DRAWS,
    TOWERS,
    VISITS,
    WAR_CARDS,
    X_BONUS,
    Discovery,
)
from cinderbox.games.residuum.scoring import BASECAMP_POINTS, OUTPOST_POINTS, PLENTY
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.steps.menu import Actions
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    BUILD_OUTPOST,
    GOLD,
    LAST,
    NUCLEAR,
    OIL,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    POSTS,
    PROVISIONS,
    RIDERS,
    SET_OUTPOST,
    TECH,
    VALUE,
    WATER,
)
from cinderbox.kernel.evaluation import Evaluation, settled
from cinderbox.kernel.state import State

WORTH: Final[list[float]] = habits.WORTH
STEEP: Final = 0.18  # how surely a lead in points wins
EARLY: Final = 0.5  # of that at the start of the game
POINT: Final = 0.075  # points that an action point becomes in the end
INVESTED: Final = 0.010  # more for each turn left, while there are pieces to be bought
RARER: Final = 0.6  # of that for cubes that do not pay everything
ARMS: Final = 0.12  # points more for a Tech, which decides conflicts
ENOUGH: Final = 6  # Tech that are kept for that
OUTLAY: Final = 15.0  # action points that a turn can make good use of
EXCESS: Final = 0.25  # of the worth of what is beyond that
LYING: Final = 0.45  # of a point: an Outrider that is out-of-action
BUILT: Final = 0.9  # of what it cost: an Outpost that lies idle
SECOND: Final = 0.6  # of that: another that lies idle as well
SPARE_POST: Final = 0.3  # of what it will be worth more where it is carried to
FETCH: Final = 0.10  # points less for each step that an idle Outpost is from an Outrider
ROAM: Final = 0.6  # of what an Outrider would earn where it could go to
STEP: Final = 0.10  # points less for each step on the way
DOOMED: Final = 1.1  # points less: an Outrider on a hazard, which the end of the turn sends home
WALL: Final = 0.05  # an active Barricade
NUKE: Final = 0.5
HELD: Final = 0.4  # of its point: a Discovery card in hand
PAID: Final = 0.45  # more of it as its cost is at hand
UNMET: Final = 0.45  # of that if its requirement is not met
COSTS: Final = 0.06  # points that an action point of its cost takes off its worth
FURTHER: Final = 0.75  # of the worth of a card: the next best in hand
THEIRS: Final = 0.3  # a card in the hand of another
KEPT: Final = 0.25  # a kept Trade Town card
ABILITY: Final = 0.35  # an ability that is not used up
PILE: Final = 0.055  # for each cube of a type up to ten, towards the end
EXPOSED: Final = 0.7  # of what the worst attack would cost
HUNTED: Final = 0.25  # the same for the others, who can still move away
FORAY: Final = 4  # steps of an attack

# What a power is worth a turn, in action points for each unit of it or once.
EACH: Final = {X_BONUS: 1.0, FORAGE: 0.5, MORE_FOOD: 0.9, MORE_WOOD: 0.9, MORE_CHEM: 1.5, MORE_WATER: 0.4, BIKES: 0.6}
ONCE: Final = {
    LONE_GOLD: 0.5, NIGHT: 0.8, TOWERS: 0.2, WAR_CARDS: 0.5, VISITS: 0.3, MERCHANT: 0.5, TECH_DRAWS: 0.4, STORES: 0.3,
}  # fmt: skip
MOST: Final = [OIL, GOLD, NUCLEAR]
MOST_POINTS: Final = [1.0, 2.0, 3.0]


class ResiduumEvaluation(Evaluation):
    def __init__(self) -> None:
        self.board: Board = town_tile()
        self.far: list[list[int]] = []  # steps between any two hexes of that board
        self.earns = [0.0] * POWERS
        self.gives = [0.0] * POWERS
        for power, worth in EACH.items():
            self.earns[power] = worth
        for power, worth in ONCE.items():
            self.gives[power] = worth

    def turn(self, s: State) -> int:
        assert isinstance(s, ResiduumState)
        return s.turn

    def clock(self, s: State) -> int:
        assert isinstance(s, ResiduumState)
        return s.round * 8 + s.turn + 1

    def quiet(self, s: State) -> bool:
        """In the Action Phase with nothing under way; what comes after it is not a place to stop at."""
        if s.ended is not None:
            return True
        f = s.frames[-1]
        return isinstance(f.program.steps[f.at], Actions)

    def advice(self, bot: str) -> dict[str, float]:
        """A turn has many clicks and little that the others hide, but much in it may follow from chance."""
        if bot == "greedy":
            return {"beam": 1, "worlds": 1, "width": 10}
        if bot == "search":
            return {"sober": 1, "trust": 3, "width": 16, "depth": 3, "around": 1, "wide": 6}
        return {}

    def minor(self, s: State, seat: int) -> int | None:
        assert isinstance(s, ResiduumState)
        return habits.answer(s, seat)

    def plans(self, s: State, seat: int) -> list[list[int]]:
        assert isinstance(s, ResiduumState)
        return plans.rows(s, seat) if s.turn == seat and self.quiet(s) else []

    def prior(self, s: State, seat: int, actions: list[int]) -> list[float]:
        """In the Action Phase what is done often, in other questions all alike."""
        assert isinstance(s, ResiduumState)
        if not self.quiet(s):
            return [1.0 / len(actions)] * len(actions)
        found = [plans.habit(s, seat, action) for action in actions]
        total = sum(found)
        return [one / total for one in found]

    def value(self, s: State, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        assert isinstance(s, ResiduumState)
        if s.round == 0:
            return 1.0 / s.seats
        if s.board is not self.board:
            self.board = s.board
            self.far = [s.board.distances(hex, 1 << TOWN) for hex in range(s.board.size)]
        mine = self.standing(s, seat, True)
        best = -99.0
        for other in range(s.seats):
            if other != seat:
                found = self.standing(s, other, False)
                best = found if found > best else best
        steep = STEEP * (EARLY + (1.0 - EARLY) * s.round / LAST) / EARLY
        return 1.0 / (1.0 + math.exp(-steep * (mine - best)))

    # -- a community in points -----------------------------------------------------------------------------

    def standing(self, s: ResiduumState, seat: int, own: bool) -> float:
        """A community in points, as it stands and as it will grow."""
        order, now = (seat - s.starter) % s.seats, (s.turn - s.starter) % s.seats
        later = LAST - s.round + (1 if order > now else 0)  # productions still to come
        acts = later + (1 if s.turn == seat else 0)  # Action Phases still to come or under way
        worth = self.scored(s, seat, acts)
        if not acts:
            return worth + 0.02 * s.locations(seat).bit_count()
        worth += self.wealth(s, seat, later, acts) + self.pieces(s, seat, later) + self.hand(s, seat, later, own)
        return worth - (EXPOSED if own else HUNTED) * self.danger(s, seat)

    def scored(self, s: ResiduumState, seat: int, acts: int) -> float:
        """Points as they would be counted now; majorities and piles are not safe before the end."""
        worth = float(s.active_riders(seat) + OUTPOST_POINTS * s.outposts(seat).bit_count() + len(s.completed[seat]))
        if s.camps_on >> seat & 1:
            worth += BASECAMP_POINTS
        first = seat * 9
        sure = 1.0 if not acts else 0.9 if acts < 3 else 0.45 + 0.4 * s.round / LAST
        for i in range(3):
            resource = MOST[i]
            held = s.stock[first + resource]
            if held:
                best = 0
                for other in range(s.seats):
                    if other != seat and s.stock[other * 9 + resource] > best:
                        best = s.stock[other * 9 + resource]
                if held > best:
                    worth += MOST_POINTS[i] * (sure if held == best + 1 else sure * 0.8 + 0.2)
        safe = 1.0 if not acts else 0.8 if acts == 1 else 0.5 if acts == 2 else 0.2
        late = acts < 4
        for resource in range(9):
            held = s.stock[first + resource]
            if held >= PLENTY:
                worth += safe
            if late and acts:
                worth += PILE * (held if held < PLENTY else PLENTY)
        return worth

    def wealth(self, s: ResiduumState, seat: int, later: int, acts: int) -> float:
        """What the cubes at hand, and those still to be produced, will buy: less the more there is of them."""
        first = seat * 9
        worth = 0.0
        cubes = 0.0
        for resource in range(1, 9):
            held = s.stock[first + resource]
            if held:
                cubes += WORTH[resource] * (held if held < 8 else 8.0 + 0.3 * (held - 8))
        if s.turn == seat:
            for resource in range(1, 8):
                cubes += 0.3 * s.left[resource]
        room = self.room(s, seat)
        more = INVESTED * later * (room if room < 4.0 else 4.0) / 4.0
        ready = s.stock[first] if s.stock[first] < 20 else 20
        worth += (ready + RARER * cubes) * more
        budget = s.stock[first] + cubes + self.income(s, seat) * later
        spent = OUTLAY * acts + 8.0 * room
        budget = budget if budget < spent else spent + EXCESS * (budget - spent)
        tech = s.stock[first + TECH]
        worth += ARMS * (tech if tech < ENOUGH else ENOUGH)
        if s.kept[seat]:
            worth += KEPT * len(s.kept[seat])
        if not s.used >> seat & 1:
            worth += ABILITY
        return worth + budget * POINT

    def room(self, s: ResiduumState, seat: int) -> float:
        """Pieces that can still be bought."""
        room = 0.0
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            room += 1.0 if s.riders[i] < 0 else 0.0 if s.riders[i] & ACTIVE else 0.5
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            room += 1.5 if s.posts[i] < 0 else 0.6 if not s.posts[i] & 1 else 0.0
        return room

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
                income += best_yield(OUTRIDER_YIELD[s.land[one >> 3]])
        return income + self.earned(s.powers[seat], X_BONUS + 1)  # richness has counted X_BONUS

    def earned(self, powers: list[int], first: int) -> float:
        """What powers from the first on are worth a turn, in action points."""
        worth = 0.0
        for power in range(first, POWERS):
            if powers[power]:
                worth += self.earns[power] * powers[power] + self.gives[power]
        return worth

    def pieces(self, s: ResiduumState, seat: int, later: int) -> float:
        """Pieces that do not score or earn yet, and such as stand in danger."""
        worth = WALL * s.active_walls(seat) + NUKE * s.nukes(seat)
        rivals = s.rivals(seat)
        riding = s.riding(seat)
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            one = s.riders[i]
            if one < 0:
                continue
            hex = one >> 3
            if not one & ACTIVE:
                worth += LYING
            elif s.hazard(hex):
                worth -= DOOMED if not s.powers[seat][SUITS_STAY] else 0.0
            elif not OUTRIDER_YIELD[s.land[hex]][PROVISIONS]:
                worth += self.roam(s, hex, rivals, later)
        share = 1.0
        taken = rivals
        for one in s.posts:
            if one >= 0 and one & 1:
                taken |= 1 << (one >> 1)
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            one = s.posts[i]
            if one >= 0 and not one & 1:
                worth += self.spare_post(s, one >> 1, taken, riding, later) * share
                share *= SECOND
        return worth

    def roam(self, s: ResiduumState, hex: int, rivals: int, later: int) -> float:
        """What an Outrider that earns nothing where it is would earn where it could go."""
        far = self.far[hex]
        best = 0.0
        for other in range(1, s.board.size):
            if far[other] > 0 and OUTRIDER_YIELD[s.land[other]][PROVISIONS] and not rivals >> other & 1:
                found = 2.0 * (later - 1) * POINT * ROAM - STEP * far[other] * 2.0
                best = found if found > best else best
        return best

    def spare_post(self, s: ResiduumState, hex: int, taken: int, riding: int, later: int) -> float:
        """What an Outpost that lies idle will be worth where it could be carried to."""
        best = 0.0
        if later < 1 and not riding >> hex & 1:
            return best
        far = self.far[hex]
        rate = POINT + INVESTED * later
        for other in range(1, s.board.size):
            if far[other] < 0 or taken >> other & 1 or s.camp_in(other):
                continue
            turns = later - far[other] // 4
            found = OUTPOST_POINTS + post_yield(s, other, 0) * turns * POINT - (SET_OUTPOST + 2 * far[other]) * rate
            if s.hazard(other):
                found -= 0.4
            best = found if found > best else best
        nearest = 9
        for other in range(1, s.board.size):
            if riding >> other & 1 and 0 <= far[other] < nearest:
                nearest = far[other]
        best = best * SPARE_POST - FETCH * nearest
        return BUILT * BUILD_OUTPOST * rate + (best if best > 0.0 else 0.0)

    def danger(self, s: ResiduumState, seat: int) -> float:
        """The points that the worst attack of a rival could cost, by its chance to succeed."""
        worst = 0.0
        booty = 0.0
        for resource in range(9):
            found = s.stock[seat * 9 + resource] * WORTH[resource] * POINT
            booty = found if found > booty else booty
        posts, riding = s.outposts(seat), s.riding(seat)
        goals = (posts | riding) & ~(1 << s.camps[seat])
        for rival in range(s.seats):
            if rival == seat:
                continue
            groups = s.riding(rival)
            points = s.stock[rival * 9] + 2 * (s.stock[rival * 9 + 1] + s.stock[rival * 9 + 2] + s.stock[rival * 9 + 3])
            points += 6  # of the next production
            for origin in range(1, s.board.size):
                if not groups >> origin & 1:
                    continue
                size = s.riders_at(rival, origin).bit_count()
                reach = points // (1 + size)
                reach = reach if reach < FORAY else FORAY
                far = self.far[origin]
                for hex in range(1, s.board.size):
                    if goals >> hex & 1 and 0 < far[hex] <= reach:
                        loss = 0.55 * s.riders_at(seat, hex).bit_count()
                        if posts >> hex & 1:
                            loss += OUTPOST_POINTS + booty
                        if loss > worst:
                            loss *= habits.chance(s, rival, size, seat, hex)
                            worst = loss if loss > worst else worst
        return worst

    # -- cards ---------------------------------------------------------------------------------------------

    def hand(self, s: ResiduumState, seat: int, later: int, own: bool) -> float:
        """Discovery cards in hand; one is completed in a turn, so that many are worth less each."""
        count = len(s.hands[seat])
        if not own:
            return THEIRS * (count if count < 4 else 4)
        found = [self.card(s, seat, s.content.discoveries[s.cards.face[token]], later) for token in s.hands[seat]]
        found.sort(reverse=True)
        worth, share = 0.0, 1.0
        for one in found:
            worth += one * share
            share *= FURTHER
        return worth

    def card(self, s: ResiduumState, seat: int, card: Discovery, later: int) -> float:
        """A Discovery card in hand: its point and its power, the nearer the more."""
        if not later and s.achieved:
            return 0.0
        full = 1.0 + self.earned(card.powers, X_BONUS) * later * POINT
        total, paid = 0.0, 0.0
        for resource in range(9):
            cost = card.cost[resource]
            if cost:
                each = VALUE[resource] if VALUE[resource] else 18
                held = s.stock[seat * 9 + resource]
                total += each * cost
                paid += each * (cost if held > cost else held)
        full -= total * COSTS
        full = full if full > 0.2 else 0.2
        near = HELD + PAID * paid / total if total else HELD + PAID
        for need in card.needs:
            if not requirements.met(s, seat, need):
                near *= UNMET
        if card.star and requirements.starred(s, seat):
            near *= 0.2
        if later < 3:
            near *= 0.4 + 0.2 * later
        return full * near


def best_yield(row: list[int]) -> float:
    """What a row of the production table is worth, at best."""
    most = float(row[PROVISIONS])
    for resource in range(1, 8):
        if row[resource]:
            worth = row[resource] * WORTH[resource]
            most = worth if worth > most else most
    return most


def post_yield(s: ResiduumState, hex: int, rider: int) -> float:
    """What an Outpost earns in a turn, over the seasons."""
    row = OUTPOST_YIELD[s.land[hex]]
    most = float(row[PROVISIONS])
    for resource in range(1, 8):
        if row[resource] and (resource != GOLD or rider):
            worth = row[resource] * WORTH[resource] * (0.9 if resource == WATER else 1.0)
            most = worth if worth > most else most
    return most


def make() -> Evaluation:
    return ResiduumEvaluation()
