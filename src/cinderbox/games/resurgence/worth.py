"""What things are worth in points, where a point is a VP at the end: items, rewards, cards, rooms, tokens.

Knows the pack of cards and what a player holds; knows nothing hidden. `left` is how much of the game is still to come,
in rounds: 6.0 before the first placement, 0.0 after the last one. What is worth much early is worth its VP at the end.
"""

from typing import Final

from cinderbox.games.resurgence.model import (
    ANY_RESOURCE,
    ANY_SUPPLY,
    DRAW,
    FREE,
    LEAD_ANY,
    ON_PAY,
    ON_PLACE,
    ONE_OF,
    PLAN,
    RESCUE,
    RETIRE,
    SPECIALIST,
    TRIGGERS,
    VP,
    ZONES,
    Card,
    Content,
    Mission,
)

EARLY: Final = [0.5, 0.78, 0.77, 0.74, 1.0]  # an item while there is much to do with it
ENOUGH: Final = [5, 4, 4, 0, 0]  # Resources beyond which one more is worth little
BEYOND: Final = 0.25
SOON: Final = 2.0  # rounds left below which items are worth less and less
STEP: Final = 0.91  # a step on a track, as part of a reward
QUALITY: Final = [3.3, 2.4, 1.3, 1.9, 1.0]  # a token in the bag, by type, against a Laborer
LABOR: Final = 0.81  # points that a Laborer earns with a placement
# how often in a round a trigger can be made to happen
OFTEN: Final = [0.9, 0.9, 0.91, 0.3, 0.31, 0.3, 0.4, 0.62, 0.75, 0.51, 0.59, 0.6, 0.6]
MOVING: Final = 0.45  # points a round: a card that moves a token
STANDING_IN: Final = 0.36
EASING: Final = 0.35
SECOND: Final = 0.4
ROOM: Final = 0.08  # points a round: a cleared room, as one more place to go ...
ROOM_DOES: Final = 0.11  # ... and of what it does
SPARE: Final = 2.0  # Ammo and Meds beyond those of the next level that are worth as much as the first ones
SPARED: Final = 0.6  # each of those that come after
INCOME: Final = [0.69, 1.0, 1.0]  # of a completed Mission in an Upkeep, by column


class Worths:
    """The worth of what is printed, for one pack."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = [self.card(one) for one in content.cards]  # points a round
        self.rooms = [self.room(room) for room in range(len(content.spaces) - ZONES)]  # points a round
        self.incomes = [self.income(one) for one in content.missions]  # points in an Upkeep, once it is completed
        self.tower = 1 + [one.tower for one in content.levels].index(1)  # the level that has it
        self.gains = [self.gain(space) for space in range(len(content.spaces))]
        self.spaces: list[list[int]] = [[], [], []]  # by the area that leads there
        for space in range(len(content.spaces)):
            self.spaces[content.spaces[space].area].append(space)

    def card(self, card: Card) -> float:
        if card.timing == FREE:
            return MOVING
        if card.timing == ON_PLACE:
            return STANDING_IN
        if card.timing == ON_PAY:
            return EASING
        if not card.bundle:
            return SECOND
        often = 0.0
        for which in range(len(TRIGGERS)):
            if card.trigger >> which & 1:
                often = OFTEN[which]
        return often * self.bundle(card.bundle)

    def bundle(self, number: int) -> float:
        """A reward at a glance."""
        reward = self.content.bundles[number]
        worth = 0.0
        for i in range(len(reward.kinds)):
            worth += part(reward.kinds[i], reward.amounts[i])
        return worth

    def mission(self, mission: Mission, upkeeps: float) -> float:
        """A Mission at a glance: what it brings, at once and in so many Upkeeps, less what it costs."""
        return self.bundle(mission.bundle) - price(mission.cost) + self.incomes[mission.kind] * upkeeps

    def income(self, mission: Mission) -> float:
        """What a completed Mission pays in an Upkeep, in the best of its columns."""
        if mission.mutant:
            return max(INCOME)
        columns = self.content.columns
        return max([INCOME[columns[one]] for one in range(len(columns)) if mission.districts >> one & 1])

    def gain(self, space: int) -> list[int]:
        """The items that the effect of a space brings for nothing."""
        one = self.content.spaces[space]
        found = [0] * 5
        if not sum(one.cost) and not one.any_resource:
            reward = self.content.bundles[one.bundle]
            for i in range(len(reward.kinds)):
                if reward.kinds[i] < VP:
                    found[reward.kinds[i]] += reward.amounts[i]
        return found

    def room(self, room: int) -> float:
        """What a cleared room adds in a round to what a Laborer could do elsewhere."""
        space = self.content.spaces[ZONES + room]
        worth = self.bundle(space.bundle) - price(space.cost) - 0.5 * space.any_resource
        if space.op == RESCUE:
            worth = 0.6
        elif space.op:
            worth = 0.9
        return ROOM + ROOM_DOES * worth


def part(kind: int, amount: int) -> float:
    """One part of a reward at a glance."""
    if kind < VP:
        return EARLY[kind] * amount
    if kind == VP:
        return 1.0 * amount
    if kind < LEAD_ANY:
        return STEP * amount
    if kind == LEAD_ANY:
        return (STEP + 0.2) * amount
    if kind in (RETIRE, PLAN):
        return 0.7 * amount
    if kind == SPECIALIST:
        return 1.1 * amount
    if kind == DRAW:
        return 1.0 * amount
    if kind == ANY_RESOURCE:
        return 0.75 * amount
    if kind == ANY_SUPPLY:
        return 1.0 * amount
    return 0.65 if kind == ONE_OF else 0.0


def price(cost: list[int]) -> float:
    worth = 0.0
    for item in range(5):
        worth += EARLY[item] * cost[item]
    return worth


def star(content: Content, count: int) -> float:
    """The VP of a Critical Supply at the end, smoothed between the stars."""
    stars = content.stars
    low = high = count
    while low > 0 and stars[low - 1] == stars[count]:
        low -= 1
    while high < len(stars) - 1 and stars[high] == stars[count]:
        high += 1
    if high == low or stars[high] == stars[count]:
        return float(stars[count])
    return stars[count] + 0.6 * (stars[high] - stars[count]) * (count - low) / (high - low)


def holding(content: Content, items: list[int], first: int, wanted: int, left: float) -> float:
    """The items of a player in points; `wanted`: the Ammo and Meds that the next level asks for."""
    early = 1.0 if left > SOON else left / SOON
    worth = 0.0
    resources = 0
    for item in range(3):
        count = items[first + item]
        resources += count
        plenty = count - ENOUGH[item]
        now = EARLY[item] * count if plenty <= 0 else EARLY[item] * ENOUGH[item] + BEYOND * plenty
        worth += early * now
    late = resources / 3.0 if left > 0.3 else float(resources // 3)
    worth += (1.0 - early) * late
    for item in range(3, 5):
        count = items[first + item]
        need = wanted + SPARE
        now = count * EARLY[item] if count <= need else need * EARLY[item] + (count - need) * SPARED
        end = star(content, count) if left > 0.3 else float(content.stars[count])
        worth += early * now + (1.0 - early) * end
    return worth
