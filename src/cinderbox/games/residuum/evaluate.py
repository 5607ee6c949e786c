"""What the bots know of Residuum: how good a position is, what is worth planning, what is not worth thought.

A position is read as points: what a community would score now, what it will buy in the turns that are left (see
`forecast`), what its cards can still become. The own sum against the best of the others is turned into a chance of
winning. Only what the asking seat knows is read: the table, its own hand, how many cards the others hold.
"""

import math
from typing import Final

from cinderbox.games.residuum import habits, odds, plans, requirements
from cinderbox.games.residuum.board import TILE, TOWN, Board
from cinderbox.games.residuum.forecast import LATE, arranged, growth
from cinderbox.games.residuum.model import SUITS_STAY, X_BONUS, Discovery
from cinderbox.games.residuum.prospects import Household, best_yield
from cinderbox.games.residuum.scoring import BASECAMP_POINTS, OUTPOST_POINTS, PLENTY
from cinderbox.games.residuum.state import ACTIVE, ResiduumState
from cinderbox.games.residuum.steps.menu import Actions
from cinderbox.games.residuum.tables import GOLD, LAST, NUCLEAR, OIL, OUTPOST_YIELD, PROVISIONS, RIDERS, TECH
from cinderbox.games.residuum.worth import PURSE, WORTH
from cinderbox.kernel.evaluation import Evaluation, settled

STEEP: Final = 0.18  # how surely a lead in points wins
EARLY: Final = 0.5  # of that at the start of the game
ARMS: Final = 0.06  # points more for a Tech, which decides conflicts
ENOUGH: Final = 6  # Tech that are kept for that
DOOMED: Final = 1.1  # points less: an Outrider on a hazard, which the end of the turn sends home
WALL: Final = 0.03  # an active Barricade
NUKE: Final = 0.5
HOPE: Final = 0.8  # of what is still to be bought: what is there is there
MORE: Final = 4.0  # action points by which the worth of one is found out
HELD: Final = 0.4  # of what it would bring: a Discovery card in hand
PAID: Final = 0.35  # more of it as its cost is at hand
READY: Final = 0.15  # and if nothing is wanting
UNMET: Final = 0.5  # of that if a requirement is not met
WAIT: Final = 0.9  # of that for each turn that other cards go first
TRADES: Final = 0.6  # action points a turn that an exchange is worth
THEIRS: Final = 0.3  # a card in the hand of another
KEPT: Final = 0.2  # a kept Trade Town card
ABILITY: Final = 0.35  # an ability that is not used up
PILE: Final = 0.06  # for each cube of a type up to ten in the last turn, less before it
EXPOSED: Final = 0.5  # of what the worst attack would cost
HUNTED: Final = 0.2  # the same for the others, who can still move away
FORAY: Final = 6  # steps of an attack
LYING: Final = 0.4  # points that it costs to be sent home
BEATEN: Final = 1.0  # points that it costs to have an Outpost beaten
SETBACK: Final = 0.15  # more for each turn that is left: it earns no more, and may be taken over

MOST: Final = [OIL, GOLD, NUCLEAR]
MOST_POINTS: Final = [1.0, 2.0, 3.0]


def steepness(s: ResiduumState) -> float:
    """How surely a lead in points wins now."""
    return STEEP * (EARLY + (1.0 - EARLY) * s.round / LAST) / EARLY


class ResiduumEvaluation(Evaluation[ResiduumState]):
    def __init__(self) -> None:
        self.board: Board = TILE
        self.household = Household()

    def turn(self, s: ResiduumState) -> int:
        return s.turn

    def clock(self, s: ResiduumState) -> int:
        return s.round * 8 + s.turn + 1

    def quiet(self, s: ResiduumState) -> bool:
        """In the Action Phase with nothing under way; what comes after it is not a place to stop at."""
        if s.ended is not None:
            return True
        f = s.frames[-1]
        return isinstance(f.program.steps[f.at], Actions)

    def advice(self, bot: str) -> dict[str, float]:
        """A turn has many clicks and little that the others hide, but much in it may follow from chance.

        What is built pays over many turns, so that search follows its plans for four rounds, and many of them.
        """
        if bot == "greedy":
            return {"purposes": 1, "beam": 4, "worlds": 2}
        if bot == "search":
            return {"beam": 8, "sober": 1, "trust": 1, "field": 16, "hurry": 1, "width": 16, "depth": 8}
        return {}

    def minor(self, s: ResiduumState, seat: int) -> int | None:
        return habits.answer(s, seat)

    def plans(self, s: ResiduumState, seat: int) -> list[list[int]]:
        return plans.rows(s, seat) if s.turn == seat and self.quiet(s) else []

    def prior(self, s: ResiduumState, seat: int, actions: list[int]) -> list[float]:
        """In the Action Phase what is done often, in other questions all alike."""
        if not self.quiet(s):
            return [1.0 / len(actions)] * len(actions)
        found = [plans.habit(s, seat, action) for action in actions]
        total = sum(found)
        return [one / total for one in found]

    def value(self, s: ResiduumState, seat: int) -> float:
        if s.ended is not None:
            return settled(s, seat)
        if s.round == 0:
            return 1.0 / s.seats
        if s.board is not self.board:
            self.board = s.board
            self.household.far = [s.board.distances(hex, 1 << TOWN) for hex in range(s.board.size)]
        mine = self.standing(s, seat, True)
        best = -99.0
        for other in range(s.seats):
            if other != seat:
                found = self.standing(s, other, False)
                best = found if found > best else best
        return 1.0 / (1.0 + math.exp(-steepness(s) * (mine - best)))

    def terms(self, s: ResiduumState, seat: int) -> list[tuple[str, float]]:
        if s.ended is not None or s.round == 0:
            return []
        steep = steepness(s)
        self.value(s, seat)  # which looks at the board
        scored, growing, held, danger = self.aspects(s, seat, True)
        found = [("scores points", steep * scored), ("lets your community grow", steep * growing)]
        found += [("brings a Discovery closer", steep * held), ("is out of danger", -steep * danger)]
        for other in range(s.seats):
            if other != seat:
                lost, less, _, _ = self.aspects(s, other, False)
                found.append(("costs a rival points", -steep * lost))
                found.append(("slows a rival down", -steep * less))
        return found

    # -- a community in points -----------------------------------------------------------------------------

    def standing(self, s: ResiduumState, seat: int, own: bool) -> float:
        """A community in points, as it stands and as it will grow."""
        scored, growing, held, danger = self.aspects(s, seat, own)
        return scored + growing + held - danger

    def aspects(self, s: ResiduumState, seat: int, own: bool) -> tuple[float, float, float, float]:
        """Its points now, what it will grow by, its Discovery cards, and what an attack may cost it."""
        order, now = (seat - s.starter) % s.seats, (s.turn - s.starter) % s.seats
        later = LAST - s.round + (1 if order > now else 0)  # productions still to come
        acts = later + (1 if s.turn == seat else 0)  # Action Phases still to come or under way
        scored = self.scored(s, seat, acts)
        if not acts:
            return scored, 0.02 * s.locations(seat).bit_count(), 0.0, 0.0
        money, income = self.household.money(s, seat), self.household.income(s, seat)
        wanted = arranged(self.household.purchases(s, seat, later), later)
        count = len(s.hands[seat])
        slots = acts - (1 if s.turn == seat and s.achieved else 0) - count
        grown = growth(money, income, later, acts, slots, wanted)
        rate = HOPE * (growth(money + MORE, income, later, acts, slots, wanted) - grown) / MORE
        growing = HOPE * grown + self.oddments(s, seat)
        held = self.hand(s, seat, later, acts, rate) if own else THEIRS * (count if count < 4 else 4)
        return scored, growing, held, (EXPOSED if own else HUNTED) * self.danger(s, seat, later, rate)

    def scored(self, s: ResiduumState, seat: int, acts: int) -> float:
        """Points as they would be counted now; majorities and piles are not safe before the end."""
        worth = float(s.active_riders(seat) + OUTPOST_POINTS * s.outposts(seat).bit_count() + len(s.completed[seat]))
        if s.camps_on >> seat & 1:
            worth += BASECAMP_POINTS
        first = seat * 9
        sure = 1.0 if not acts else 0.9 if acts < 3 else 0.15 + 0.7 * s.round / LAST
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
        safe = 1.0 if not acts else 0.8 if acts == 1 else 0.5 if acts == 2 else 0.1
        for resource in range(9):
            held = s.stock[first + resource]
            if held >= PLENTY:
                worth += safe
            if 0 < acts < (2 if resource == PROVISIONS else 4):  # Provisions flow in faster
                worth += PILE * (held if held < PLENTY else PLENTY) / acts
        return worth

    def oddments(self, s: ResiduumState, seat: int) -> float:
        """Tech for conflicts, Barricades, Nukes, kept cards, an unused ability; Outriders that are doomed."""
        tech = s.stock[seat * 9 + TECH]
        worth = ARMS * (tech if tech < ENOUGH else ENOUGH) + WALL * s.active_walls(seat) + NUKE * s.nukes(seat)
        worth += KEPT * len(s.kept[seat])
        if not s.used >> seat & 1:
            worth += ABILITY
        if not s.powers[seat][SUITS_STAY]:
            for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
                one = s.riders[i]
                if one >= 0 and one & ACTIVE and s.hazard(one >> 3):
                    worth -= DOOMED
        return worth

    def danger(self, s: ResiduumState, seat: int, later: int, rate: float) -> float:
        """The points that the worst attack of a rival could cost, by its chance to succeed."""
        worst = 0.0
        booty = 0.0
        for resource in range(9):
            found = s.stock[seat * 9 + resource] * WORTH[resource] * rate
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
                far = self.household.far[origin]
                for hex in range(1, s.board.size):
                    if goals >> hex & 1 and 0 < far[hex] <= reach:
                        loss = LYING * s.riders_at(seat, hex).bit_count()
                        if posts >> hex & 1:
                            loss += BEATEN + SETBACK * later + booty
                        if loss > worst:
                            loss *= odds.chance(s, rival, size, seat, hex)
                            worst = loss if loss > worst else worst
        return worst

    # -- cards ---------------------------------------------------------------------------------------------

    def hand(self, s: ResiduumState, seat: int, later: int, acts: int, rate: float) -> float:
        """Discovery cards in hand; one is completed in a turn, so that each has to wait for those before it."""
        found = [
            self.card(s, seat, s.content.discoveries[s.cards.face[back]], later, acts, rate) for back in s.hands[seat]
        ]
        found.sort(reverse=True)
        turns = acts - (1 if s.turn == seat and s.achieved else 0)
        worth, share = 0.0, 1.0
        for one in found[:turns] if turns > 0 else []:
            worth += one * share
            share *= WAIT
        return worth

    def card(self, s: ResiduumState, seat: int, card: Discovery, later: int, acts: int, rate: float) -> float:
        """A Discovery card in hand: what it would bring, less what it costs, by how near it is."""
        full = (
            1.0 + self.brings(s, seat, card) * later * (rate + LATE) / 2.0 + card.recruits * (1.0 + 2.0 * later * LATE)
        )
        total, paid = 0.0, 0.0
        for resource in range(9):
            cost = card.cost[resource]
            if cost:
                held = s.stock[seat * 9 + resource]
                total += PURSE[resource] * cost
                paid += PURSE[resource] * (cost if held > cost else held)
            full += PURSE[resource] * card.gain[resource] * rate
        full -= total * rate
        if full < 0.05:
            return 0.05
        near = HELD + PAID * paid / total
        ready = paid >= total
        for need in card.needs:
            if not requirements.met(s, seat, need):
                near *= UNMET
                ready = False
        if card.to_land >= 0 and not requirements.sites(s, seat, card):
            near *= UNMET
            ready = False
        if card.star and requirements.starred(s, seat):
            return 0.05
        if ready:
            near += READY
        elif acts < 4:
            near *= 0.25 * acts
        return full * near

    def brings(self, s: ResiduumState, seat: int, card: Discovery) -> float:
        """What a completed card earns a turn, in action points."""
        found = self.household.earned(card.powers, X_BONUS + 1)
        if card.powers[X_BONUS] and s.richness(seat) < 5:
            found += card.powers[X_BONUS]
        if card.to_land >= 0:
            found += best_yield(OUTPOST_YIELD[card.to_land]) - 1.0
        return found + (TRADES if card.uses else 0.0)
