"""What tokens that are yet to be placed may bring: each goes to the best space that is open to it and not taken yet.

A rough sketch of the rest of a round for one player, for bots. Reads what everybody sees, and the player's own tokens.
"""

import math
from typing import Final

from cinderbox.games.resurgence.model import (
    BEAST,
    BUILD,
    FOOD,
    HEADQUARTERS,
    HERO,
    LAST,
    LEAD_ANY,
    PLAN,
    RESCUE,
    RESOURCES,
    RETIRE,
    SPACES,
    SPECIALIST,
    VP,
    ZONES,
    Mission,
)
from cinderbox.games.resurgence.placement import barred, penalty
from cinderbox.games.resurgence.prospects import buildable, payable, plannable
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.worth import EARLY, QUALITY, SOON, STEP, Worths, part, price

CLOSED: Final = -99.0  # a space where nothing can be placed
RESTING: Final = 0.3  # a token that rests
PENALTY: Final = 0.55  # an item of choice that is paid
SPEED: Final = 1.0  # of what a space would bring: somebody may be there first
CARD_FLAT: Final = 0.77  # a Survivor card besides what it does in a round: its token, Directives
FOE_STEP: Final = 0.31  # spaces that the Mutants of the solo game move on a track in a round
RECRUIT: Final = 0.58  # points a round: a Specialist for the bag
RETIRING: Final = 0.25  # points a round: a Laborer less in it
RUBBLE: Final = 1.0  # what lies under Rubble
WIDE: Final = 0.82  # spaces by which places on a track may change in a round
SPACE: Final = 0.12  # a space of a track in itself
BONUSES: Final = 0.15  # of the spaces of a track, for each space gone
AHEAD: Final = [0.7, 0.77, 0.61]  # of the worth of a planned Mission, the first, the second, the third
NEAR: Final = 0.4  # of it for having planned it ...
PAID: Final = 0.26  # ... and more as its cost is at hand
LATER: Final = 0.48  # of what is done once one more item has come in
NOTHING: Final = [0] * 5
NONE: Final[list[float]] = []
WAIT: Final = 2  # items that may come in before something is paid
PLANNING: Final = [1.9, 1.9, 1.0, 0.0]  # planning one more Mission, by how many are planned already


class Outlook:
    """What one player's tokens may do in the rest of a round."""

    def __init__(self, s: ResurgenceState, seat: int, worths: Worths, left: float) -> None:
        self.s = s
        self.seat = seat
        self.worths = worths
        self.left = left
        self.early = 1.0 if left > SOON else left / SOON
        self.rounds = left - 1.0 if left > 1.0 else 0.0
        self.spaces = [0.0] * SPACES  # what placing there is worth without Missions
        self.missions: list[list[float]] = [NONE] * SPACES  # what completing each planned one there adds
        self.extra: list[float] = []  # what completing each of them would add to what it counts as planned
        self.planned = self.plans()

    def plans(self) -> float:
        """Planned Missions: what they would bring, by how much of their cost is at hand and how much time is left."""
        shares: list[float] = []
        worths: list[float] = []
        for back in self.s.planned[self.seat]:
            mission = self.s.mission(back)
            worth = self.completing(mission)
            worths.append(worth if worth > 0.0 else 0.0)
            shares.append(self.nearness(mission))
        total = 0.0
        left = list(range(len(worths)))
        self.extra = [0.0] * len(worths)
        for ahead in range(len(worths)):
            best = left[0]
            for i in left:
                if shares[i] * worths[i] > shares[best] * worths[best]:
                    best = i
            left.remove(best)
            share = AHEAD[ahead] * shares[best]
            total += share * worths[best]
            self.extra[best] = (1.0 - share) * worths[best]
        return total

    def nearness(self, mission: Mission) -> float:
        """How much of its worth a planned Mission counts for."""
        asked, held = 0.001, 0.0
        for item in range(5):
            need = mission.cost[item]
            if need:
                have = self.s.has(self.seat, item)
                asked += EARLY[item] * need
                held += EARLY[item] * (need if have > need else have)
        near = NEAR + PAID * held / asked
        if self.left < 1.0:
            near *= self.left if held + 0.01 >= asked else self.left * self.left
        return near * 0.8 if mission.mutant else near

    def survey(self, areas: int) -> None:
        """Look once at all spaces that these areas lead to, one bit each."""
        for area in range(3):
            if areas >> area & 1:
                for space in self.worths.spaces[area]:
                    self.spaces[space] = self.space(area, space)
                    self.missions[space] = self.completions(space, self.worths.gains[space], WAIT)

    def space(self, area: int, space: int) -> float:
        """What placing in a space is worth without Missions."""
        s = self.s
        if barred(s, self.seat, area, space):
            return CLOSED
        worth = self.effect(space, WAIT)
        if space < ZONES:
            worth = SPEED * worth - PENALTY * penalty(s, space)
            if s.meets(space, BEAST):
                worth += 1.2
        return worth

    def effect(self, space: int, wait: int) -> float:
        """What the effect of a space is worth, 0 if it cannot be used even after so many items have come in."""
        s, seat = self.s, self.seat
        one = s.content.spaces[space]
        if one.op == HEADQUARTERS:
            return 0.0
        short = 0 if payable(s, seat, one.cost, False) else self.short(one.cost, NOTHING)
        if one.any_resource and not s.total(seat, RESOURCES):
            short += 1
        if short > wait:
            return 0.0
        cost = self.early_price(one.cost) + 0.55 * one.any_resource
        if one.op == RESCUE:
            found = self.rescue(wait) - cost
        elif one.op == BUILD:
            found = self.clearing() - cost
        else:
            found = self.reward(one.bundle) - cost
        return found * LATER**short if found > 0.0 else 0.0

    def short(self, cost: list[int], gains: list[int]) -> int:
        """How many items a player lacks to pay a cost after these gains."""
        missing = 0
        for item in range(5):
            lack = cost[item] - self.s.has(self.seat, item) - gains[item]
            missing += lack if lack > 0 else 0
        return missing

    def early_price(self, cost: list[int]) -> float:
        return price(cost) * (0.45 + 0.55 * self.early)

    def reward(self, bundle: int) -> float:
        """A reward as things stand: what does not fit is worth nothing."""
        s, seat = self.s, self.seat
        reward = s.content.bundles[bundle]
        worth = 0.0
        for i in range(len(reward.kinds)):
            kind, amount = reward.kinds[i], reward.amounts[i]
            if kind < VP:
                room = s.room_for(seat, kind)
                worth += (amount if amount < room else room) * EARLY[kind] * (0.45 + 0.55 * self.early)
            elif kind == PLAN:
                worth += self.plan()
            elif kind == SPECIALIST:
                worth += RECRUIT * self.rounds if s.supplies[seat] else 0.0
            elif kind == RETIRE:
                worth += RETIRING * self.rounds
            elif kind < LEAD_ANY and kind > VP:
                worth += STEP * amount if s.can_move(seat, kind - VP - 1) else 0.0
            else:
                worth += part(kind, amount) * (0.6 + 0.4 * self.early)
        return worth

    def plan(self) -> float:
        s = self.s
        if self.left < 0.5 or not plannable(s, self.seat, 0):
            return 0.0
        return PLANNING[len(s.planned[self.seat])] * (1.0 if self.left > 1.0 else self.left)

    def rescue(self, wait: int) -> float:
        """The best card of the Survivor row that can be paid, after so many items have come in."""
        s, best = self.s, 0.0
        food = s.has(self.seat, FOOD)
        for space in range(len(s.row)):
            back = s.row[space]
            short = s.content.costs[space] - food
            if back >= 0 and short <= wait:
                cost = s.content.costs[space] * EARLY[FOOD] * (0.4 + 0.6 * self.early)
                worth = (self.survivor(s.cards.face[back]) - cost) * (LATER**short if short > 0 else 1.0)
                best = worth if worth > best else best
        return best

    def survivor(self, kind: int) -> float:
        return self.worths.cards[kind] * self.rounds + CARD_FLAT * (0.3 + 0.7 * self.early)

    def clearing(self) -> float:
        """The best room that can be cleared, and about what lies under its Rubble."""
        best = -1.0
        for room in buildable(self.s, self.seat):
            worth = self.worths.rooms[room] * self.rounds
            best = worth if worth > best else best
        return best + RUBBLE if best >= 0.0 else 0.0

    def completions(self, space: int, gains: list[int], wait: int) -> list[float]:
        """What completing each planned Mission there would add, with these gains and so many items more."""
        s = self.s
        one = s.content.spaces[space]
        found = [0.0] * len(self.extra)
        planned = s.planned[self.seat]
        for i in range(len(planned)):
            mission = s.mission(planned[i])
            if one.op == HEADQUARTERS or self.suits(mission, space, one.district):
                short = 0 if payable(s, self.seat, mission.cost, True) else self.short(mission.cost, gains)
                if short <= wait:
                    found[i] = self.extra[i] * LATER**short
        return found

    def suits(self, mission: Mission, space: int, district: int) -> bool:
        if mission.mutant:
            return space < ZONES and self.s.meets(space, 0)
        return district >= 0 and mission.districts >> district & 1 != 0

    def completing(self, mission: Mission) -> float:
        """A Mission's reward less its cost, and what it pays in the Upkeeps to come."""
        worth = self.reward(mission.bundle) - self.early_price(mission.cost)
        return worth + self.worths.incomes[mission.kind] * (self.rounds if self.rounds > 0.0 else 0.3)

    # -- the rest of the round ---------------------------------------------------------------------------------

    def sketch(self, held: list[int]) -> float:
        """What the tokens of these pairs (type times 3 plus area) may bring; the Hero chooses first, Laborers last.

        A space is taken once, and a Mission completed once.
        """
        taken, left = 0, (1 << len(self.extra)) - 1
        total = 0.0
        for pair in range(len(held)):
            for _ in range(held[pair]):
                best, where, done = RESTING, -1, -1
                token, area = pair // 3, pair % 3
                for space in self.worths.spaces[area]:
                    if self.spaces[space] > CLOSED and not taken >> space & 1:
                        mission, most = -1, 0.0
                        missions = self.missions[space]
                        for i in range(len(missions)):
                            if missions[i] > most and left >> i & 1:
                                mission, most = i, missions[i]
                        worth = self.spaces[space] + SPEED * most
                        if worth > best:
                            allowed = self.s.content.spaces[space].allowed
                            if allowed < 0 or token in (HERO, allowed):
                                best, where, done = worth, space, mission
                if where >= 0:
                    taken |= 1 << where
                if done >= 0:
                    left &= ~(1 << done)
                total += best
        return total


def over(lead: float, wide: float) -> float:
    """How likely it is that a lead in spaces lasts; level, each is half ahead."""
    return 1.0 / (1.0 + math.exp(-1.6 * lead / wide))


def leading(s: ResurgenceState, seat: int, track: int, left: float) -> float:
    """What a track will score: the place to be expected against everybody else on it."""
    mine = s.tracks[seat * 3 + track]
    wide = 0.35 + WIDE * left
    place = 0.0
    if s.solo:
        place += over(s.foe_tracks[track] + FOE_STEP * left - mine, wide)
    for other in range(s.seats):
        if other != seat:
            place += over(s.tracks[other * 3 + track] - mine, wide)
    worth = 7.0 - 3.0 * place if place < 1.0 else 6.0 - 2.0 * place
    if not mine:
        worth *= 0.75 if left > 1.0 else 0.75 * left
    worth += SPACE * mine
    if mine < LAST and left > 0.5:
        worth += BONUSES * mine  # the bonuses to come
    return worth if worth > 0.0 else 0.0


def pool(s: ResurgenceState, seat: int) -> float:
    """The mean quality of all tokens that come back into a player's bag."""
    total, count = 0.0, 0
    for heap in (s.bags[seat], s.drawn[seat], s.rests[seat]):
        for back in heap:
            total += QUALITY[s.cards.face[back]]
        count += len(heap)
    for area in range(seat * 3, seat * 3 + 3):
        for back in s.areas[area]:
            total += QUALITY[s.cards.face[back]]
        count += len(s.areas[area])
    for zone in s.spots:
        for back in zone:
            if s.owner(back) == seat:
                total += QUALITY[s.cards.face[back]]
                count += 1
    for room in range(seat * 10, seat * 10 + 10):
        if s.rooms[room] >= 0:
            total += QUALITY[s.cards.face[s.rooms[room]]]
            count += 1
    return total / count if count else 0.0
