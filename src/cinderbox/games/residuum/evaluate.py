"""What a bot should value in Residuum: positions, options, and questions that are not worth thought.

A position is read as points: what a community would score now, what it will earn in the turns that are left, what its
stock can still become. The own sum against the best of the others is turned into a chance of winning. Only what the
asking seat knows is read: the table, its own hand, how many cards the others hold.
"""

import math
from typing import Final

from cinderbox.games.residuum import requirements, scoring
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.steps.convoy import CarryWalls
from cinderbox.games.residuum.steps.menu import Actions
from cinderbox.games.residuum.steps.production import choices, producers
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    LAST,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    POSTS,
    PROVISIONS,
    RADIATION,
    RIDERS,
    WASTELAND,
)
from cinderbox.kernel.evaluation import Evaluation, settled
from cinderbox.kernel.state import State

WORTH: Final = [1.0, 2.2, 2.1, 2.0, 2.1, 3.8, 5.0, 6.5, 14.0]  # of a cube, in action points
POINT: Final = 9.0  # action points that make a point
STEEP: Final = 0.28  # how surely a lead in points wins
LYING: Final = 0.35  # of a point: an Outrider that is out-of-action
IDLE_POST: Final = 0.5  # an Outpost that is not active
AWAY: Final = 0.35  # more for one that has left the Basecamp's hex
CARD: Final = 0.25  # a Discovery card in hand
READY: Final = 0.35  # more if its requirement is met
WALL: Final = 0.06  # an active Barricade
NUKE: Final = 0.6


class ResiduumEvaluation(Evaluation):
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

    def value(self, s: State, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        assert isinstance(s, ResiduumState)
        if s.round == 0:
            return 1.0 / s.seats
        mine = standing(s, seat, True)
        best = -99.0
        for other in range(s.seats):
            if other != seat:
                found = standing(s, other, False)
                best = found if found > best else best
        late = 1.0 + s.round / LAST
        return 1.0 / (1.0 + math.exp(-STEEP * late * (mine - best)))

    def minor(self, s: State, seat: int) -> int | None:
        """Setup, production, payments and the like go by rules of thumb."""
        assert isinstance(s, ResiduumState)
        options = s.open_to(seat)
        c = s.codes
        first = options[0]
        if s.lanes:
            return options[-1]  # the highest Conflict card
        if first == c.pay:
            return first
        if c.produce <= first < c.cost:
            return self.produce(s, seat, options)
        if c.place <= first or c.tile <= first < c.lay:
            return options[(s.board.size * 7) % len(options)]
        if c.keep <= first < c.complete:
            return self.card(s, options, first)
        if first == c.let_go:
            return options[1] if len(options) > 1 else first
        if c.on <= first < c.by and s.round == 0:
            return self.camp(s, options)
        if c.loot <= first < c.tile:
            return self.loot(s, seat, options)
        if c.sell <= first < c.add or c.cost <= first < c.give:
            return first
        if first == c.welcome:
            return c.fight
        if s.deal is not None:
            return self.answer(s, options)
        if c.bikes in options:
            return c.bikes
        what = s.frames[-1].program.steps[s.frames[-1].at]
        return first if isinstance(what, CarryWalls) else None

    def produce(self, s: ResiduumState, seat: int, options: list[int]) -> int:
        """The most worth, and rather what is short."""
        f = s.frames[-1]
        piece = producers(s, seat)[f.n // 16]
        land, kind = s.land[piece // 4], piece % 4
        row = (BASECAMP_YIELD, OUTPOST_YIELD, OUTRIDER_YIELD)[kind][land]
        best, most = options[0], -1.0
        for action in options:
            resource = action - s.codes.produce
            held = s.stock[seat * 9 + resource]
            worth = row[resource] * WORTH[resource] * (1.3 if held < 3 and resource else 1.0)
            if worth > most:
                best, most = action, worth
        return best

    def card(self, s: ResiduumState, options: list[int], first: int) -> int:
        """Cheap cards are kept, dear ones are given away."""
        c = s.codes
        run = c.keep if first < c.top else c.top if first < c.discard else c.discard
        best = options[0]
        for action in options:
            worth = s.content.discoveries[action - run].worth
            known = s.content.discoveries[best - run].worth
            if (worth < known) == (run == c.keep) and worth != known:
                best = action
        return best

    def camp(self, s: ResiduumState, options: list[int]) -> int:
        """The richest neighbourhood."""
        best, most = options[0], -1
        for action in options:
            if action == s.codes.decline:
                continue
            count = 0
            for hex in s.board.near[action - s.codes.on]:
                count += 3 if s.land[hex] not in (WASTELAND, RADIATION) else 1
                for other in s.board.near[hex]:
                    count += 1 if s.land[other] not in (WASTELAND, RADIATION) else 0
            if count > most:
                best, most = action, count
        return best

    def loot(self, s: ResiduumState, seat: int, options: list[int]) -> int:
        battle = s.battle
        best, most = options[0], -1.0
        if battle is not None:
            loser = battle.defender if seat == battle.attacker else battle.attacker
            for action in options:
                resource = action - s.codes.loot
                worth = WORTH[resource] * s.stock[loser * 9 + resource]
                if worth > most:
                    best, most = action, worth
        return best

    def answer(self, s: ResiduumState, options: list[int]) -> int:
        """A fair offer is accepted; bots make none of their own."""
        deal, c = s.deal, s.codes
        if deal is None or not deal.standing:
            return c.break_off
        gain = 0.0
        for resource in range(9):
            gain += WORTH[resource] * (deal.gives[resource] - deal.wants[resource])
        return c.accept if gain >= 0 and c.accept in options else c.refuse


def standing(s: ResiduumState, seat: int, own: bool) -> float:
    """A community in points, as it stands and as it will grow."""
    left = LAST - s.round + (1 if s.turn == seat else 0)
    worth = float(sum(scoring.lines(s, seat)))
    income = 0.0
    for piece in producers(s, seat):
        income += best_yield(s, seat, piece)
    if s.camps_on >> seat & 1:
        income += s.richness(seat)
    later = left - 1 if s.turn == seat else left
    worth += income * later / POINT * 0.55
    cubes = 0.0
    for resource in range(9):
        held = s.stock[seat * 9 + resource]
        cubes += WORTH[resource] * held
        worth += 0.05 * (held if held < 10 else 10)
    hope = 0.75 if left > 3 else 0.25 * left
    worth += cubes / POINT * hope
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        if one >= 0:
            if not one & ACTIVE:
                worth += LYING
            elif s.hazard(one >> 3) and not s.powers[seat][2]:
                worth -= 0.8  # it will not stay there
    for one in s.posts[seat * POSTS : seat * POSTS + POSTS]:
        if one >= 0 and not one & 1:
            worth += IDLE_POST + (AWAY if one >> 1 != s.camps[seat] else 0.0)
    worth += WALL * s.active_walls(seat) + NUKE * s.nukes(seat)
    if own:
        for token in s.hands[seat]:
            card = s.content.discoveries[s.cards.face[token]]
            met = all(requirements.met(s, seat, need) for need in card.needs)
            worth += CARD + (READY if met else 0.0)
    else:
        worth += 0.4 * len(s.hands[seat])
    return worth


def best_yield(s: ResiduumState, seat: int, piece: int) -> float:
    """What a piece earns in a turn, at best."""
    row = (BASECAMP_YIELD, OUTPOST_YIELD, OUTRIDER_YIELD)[piece % 4][s.land[piece // 4]]
    most = 0.0
    for resource in choices(s, seat, piece):
        worth = row[resource] * WORTH[resource]
        most = worth if worth > most else most
    return most if most else float(row[PROVISIONS])


def make() -> Evaluation:
    return ResiduumEvaluation()
