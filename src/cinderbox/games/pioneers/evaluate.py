"""What the bots know of The Pioneers Program: how good a position is, and what is not worth thought.

Every town is read as victory points: those it has, and what its size, production, tokens, cards and research will
become in the rounds that are left. The chance of winning is the own share among all towns, so that what hurts the
leader counts most. Only what the asking seat knows is read: the table, its own hand, how many cards the others hold.
"""

import math
from typing import Final

from cinderbox.games.pioneers import deputies, habits, verbs
from cinderbox.games.pioneers.deputies import turns_left
from cinderbox.games.pioneers.model import (
    CREDITS,
    FOOD,
    LARGE,
    MEDIUM,
    PERSONALITY,
    REDUCE,
    RESPONSE,
    STRUCTURE,
    WAIVE,
)
from cinderbox.games.pioneers.state import ACTIONS, DRAFT, MAINTENANCE, ORDER, PioneersState
from cinderbox.games.pioneers.worths import PLAYING, STREAM, TURN, YEARLY, Worths
from cinderbox.kernel.evaluation import Evaluation, settled

FINENESS: Final = 1e9  # values are rounded, so that equal positions are equal on every machine and build
# What points are worth: the fourth wins, if it is held.
LADDER: Final = [0.0, 1.0, 2.1, 3.4, 4.3, 4.6, 4.8]
POINT: Final = 1.1  # a point that a town will have
FIRST_AT_FOUR: Final = 2.2  # more for whoever would win if the round ended now
# What structures on the way to the next size are worth, by how many are wanting.
MEDIUM_WAY: Final = [0.0, 1.0, 0.72, 0.4, 0.0]
LARGE_WAY: Final = [0.0, 0.5, 0.0]
SIZE: Final = [
    0.0,
    0.07,
    0.14,
]  # what plans, research and storage of a larger town are worth, for each round that is left
BEYOND: Final = 0.08  # a structure more than the size needs: it cannot be shot down at once
THEIRS: Final = 0.2  # a card in the hand of another
CROWDED: Final = 3  # cards in hand that are soon played; more are worth half
IDLE: Final = 0.01  # of what a card is worth after the last turn: it is drawn rather than nothing done
HOPE: Final = 0.85  # of what a structure in hand will bring: it is built rather than held
BELOW: Final = 0.06  # for each marker of equal points that stands higher
BELOW_AT_LAST: Final = 0.45  # the same in the last round: it breaks the tie
BELOW_AT_MOST: Final = 0.8  # in all: the best place among equals is not worth a point
STARVED: Final = 0.75  # of a card's point that cannot be paid for
FEW: Final = [0, 5, 3]  # credits and response tokens that are soon spent; more are worth little
PRICES: Final = [0.04, 0.13, 0.1]  # a token at hand
STEEP_FIRST: Final = 0.75  # how surely a lead wins, at the start
STEEP_LAST: Final = 1.7  # and in the last round


class PioneersEvaluation(Evaluation[PioneersState]):
    def __init__(self) -> None:
        self.worths: Worths | None = None

    def tables(self, s: PioneersState) -> Worths:
        found = self.worths
        if found is None or found.content is not s.content:
            found = self.worths = Worths(s.content)
        return found

    def turn(self, s: PioneersState) -> int:
        return s.turn

    def clock(self, s: PioneersState) -> int:
        place = s.order.index(s.turn) if s.turn in s.order else 0
        return ((s.round * 4 + s.step) * 4 + s.turn_marker) * 8 + place

    def quiet(self, s: PioneersState) -> bool:
        return len(s.frames) == 0 or s.frames[-1].program.name == "turn"

    def advice(self, bot: str) -> dict[str, float]:
        if bot == "greedy":
            return {"worlds": 3, "beam": 6}
        if bot == "search":
            return {"beam": 6, "worlds": 3, "depth": 10, "width": 8, "sober": 1, "field": 8}
        return {}

    # -- what is not worth thought -----------------------------------------------------------------------------

    def minor(self, s: PioneersState, seat: int) -> int | None:
        choices = list(s.open_to(seat))
        if len(choices) == 1:
            return choices[0]
        if s.lanes:
            return self.drafted(s, choices)
        c = s.codes
        worths = self.tables(s)
        word = c.word(choices[-1])
        if s.step == DRAFT:
            return choices[-1] if word == "play" else None
        if word == "discard":
            return habits.cheapest(s, seat, choices)
        if word == "keep":
            return self.best_held(s, choices)
        if c.roll in choices:
            return habits.before_roll(s, seat, choices, worths)
        if c.accept in choices:
            return habits.after_roll(s, seat, choices, worths)
        if word == "take" and choices[0] != c.decline:
            assert s.fight is not None
            return habits.dearest(s, s.fight.defender, choices)
        if word == "save" or (word == "play_free" and choices[0] == c.decline):
            return choices[-1]
        if word == "pay" and c.word(choices[0]) == "pay":
            return choices[0]  # food rather than response tokens
        if word == "target":
            return habits.victim(s, choices, self.threats(s), worths)
        if c.bury in choices:
            return c.bury if worths.held(s.cards.face[s.wastes_deck[-1]], habits.rounds(s)) < 0.12 else c.decline
        return None

    def threats(self, s: PioneersState) -> list[float]:
        """How likely everybody is to win, as shares of one."""
        steep, ahead = self.steep(s), habits.rounds(s)
        found = [math.exp(steep * self.standing(s, seat, ahead, False)) for seat in range(s.seats)]
        total = sum(found)
        return [one / total for one in found]

    def drafted(self, s: PioneersState, choices: list[int]) -> int:
        """The best card of a packet; what can be played for nothing is."""
        c = s.codes
        for action in choices:
            if c.word(action) == "play":
                return action
        return self.best_held(s, choices)

    def best_held(self, s: PioneersState, choices: list[int]) -> int:
        worths, ahead = self.tables(s), habits.rounds(s)
        best, most = choices[0], -9.0
        for action in choices:
            worth = worths.held(s.codes.target(action), ahead)
            if worth > most:
                best, most = action, worth
        return best

    def prior(self, s: PioneersState, seat: int, actions: list[int]) -> list[float]:
        """What is promising at a glance: cards into town, cheap cards, tokens when there are few."""
        chances = [math.exp(self.glance(s, seat, action)) for action in actions]
        total = sum(chances)
        return [one / total for one in chances]

    def glance(self, s: PioneersState, seat: int, action: int) -> float:
        c = s.codes
        word, target = c.word(action), c.target(action)
        ahead = habits.rounds(s)
        worths = self.tables(s)
        if word in ("play", "play_free"):
            return 1.0 + 2.0 * worths.held(target, ahead)
        if word == "market":
            back = s.market[target]
            return 3.0 * worths.held(s.cards.face[back], ahead) - 0.5 * s.price(seat, target)
        if word == "plan":
            return 1.0 if s.pile[seat * 3 + RESPONSE] < 2 else -0.5
        if word in ("research", "more"):
            return 0.8
        if word == "activate":
            return 0.5
        if word == "lose":
            return -worths.played(target, ahead)
        return -1.5 if word in ("pass", "forgo") else 0.0

    # -- how good a position is ----------------------------------------------------------------------------------

    def value(self, s: PioneersState, seat: int) -> float:
        if s.ended is not None:
            return 0.999 * settled(s, seat) + 0.0001 * min(s.points[seat], 9)  # even a lost game is played well
        ahead, steep = habits.rounds(s), self.steep(s)
        mine = steep * self.standing(s, seat, ahead, True)
        others = 0.0
        for other in range(s.seats):
            if other != seat:
                others += math.exp(steep * self.standing(s, other, ahead, False) - mine)
        return float(int(FINENESS / (1.0 + others))) / FINENESS

    def terms(self, s: PioneersState, seat: int) -> list[tuple[str, float]]:
        if s.ended is not None:
            return []
        ahead, steep, turns, points = habits.rounds(s), self.steep(s), turns_left(s, seat), s.worth(seat)
        return [
            ("brings victory points", steep * LADDER[points if points < len(LADDER) else -1]),
            ("lets your town grow", steep * self.grown(s, 1 + len(s.structures[seat]), ahead, turns)),
            ("furthers your research", steep * self.studies(s, seat, ahead, turns)),
            ("brings what your town needs", steep * self.household(s, seat, ahead, turns)),
            ("makes more of your cards", steep * self.hand(s, seat, ahead, turns, True)),
            ("keeps a turn for later", steep * TURN * turns * (1.0 if ahead > 0.5 else 0.4)),
        ]

    def steep(self, s: PioneersState) -> float:
        """How surely a lead wins: the later, the more."""
        return STEEP_FIRST + (STEEP_LAST - STEEP_FIRST) * max(0.0, 1.0 - habits.rounds(s) / 6.0)

    def standing(self, s: PioneersState, seat: int, ahead: float, own: bool) -> float:
        """A town in points: what it has and what will come of it."""
        worths = self.tables(s)
        points = s.worth(seat)
        turns = turns_left(s, seat)
        found = LADDER[points] if points < len(LADDER) else LADDER[-1]
        if s.four and s.four[0] == seat:
            found += FIRST_AT_FOUR
        below = BELOW + (BELOW_AT_LAST - BELOW) * max(0.0, 1.0 - ahead / 1.5)
        first = 0.0
        for other in s.stack[s.stack.index(seat) + 1 :]:
            if s.points[other] == s.points[seat]:
                first += below
        found += first if first < BELOW_AT_MOST else BELOW_AT_MOST
        found += self.grown(s, 1 + len(s.structures[seat]), ahead, turns)
        found += self.studies(s, seat, ahead, turns) + self.household(s, seat, ahead, turns)
        borrowed = s.content.survivors[s.survivors[seat]].powers if s.skilled(seat) else None
        for power, yearly, flat in YEARLY:
            found += s.powers[seat][power] * (yearly * ahead + flat)
            if borrowed is not None:
                found -= borrowed[power] * (yearly * ahead + flat)
        for back in s.structures[seat] + s.others[seat]:
            kind = s.cards.face[back]
            if s.content.cards[kind].activation is not None:
                found += worths.played(kind, ahead) * 0.5 - 0.5 * worths.content.cards[kind].vp
            else:
                yearly, flat = worths.tacit[kind]
                found += yearly * ahead + flat
        found += TURN * turns * (1.0 if ahead > 0.5 else 0.4)
        found += (
            self.hand(s, seat, ahead, turns, own)
            + deputies.deputy(s, seat)
            + deputies.choice(s, seat, ahead, worths.bought)
        )
        return found

    def grown(self, s: PioneersState, count: int, ahead: float, turns: float) -> float:
        """What so many structures are worth, besides the points of their size: what it allows, the way to the next."""
        return SIZE[s.content.size(count)] * ahead + self.way(s, count, ahead, turns)

    def way(self, s: PioneersState, count: int, ahead: float, turns: float) -> float:
        """Structures on the way to the next size, if there is time to get there."""
        least = s.content.least
        if count >= least[LARGE]:
            return BEYOND * min(2, count - least[LARGE])
        if count >= least[MEDIUM]:
            wanting, row = least[LARGE] - count, LARGE_WAY
        else:
            wanting, row = least[MEDIUM] - count, MEDIUM_WAY
        worth = row[wanting] if wanting < len(row) else 0.0
        time = (2.0 * ahead + turns) / (2.0 * wanting)
        return worth * (time if time < 1.0 else 1.0) + (BEYOND if row is LARGE_WAY and wanting == 1 else 0.0)

    def studies(self, s: PioneersState, seat: int, ahead: float, turns: float) -> float:
        """Research tokens on the way to a project, less if others are nearer."""
        found = 0.0
        for slot in range(2):
            back = s.projects[slot]
            if back < 0 or not s.research[seat * 2 + slot]:
                continue
            value = s.content.projects[s.cards.face[back]].value
            wanting = s.need(seat, slot)
            done = 1.0 - wanting / value
            place = s.content.research[s.size(seat)]
            time = (2.0 * ahead + turns) * place / (1.5 * wanting)
            rivals = 0
            for other in range(s.seats):
                if other != seat and s.need(other, slot) <= wanting:
                    rivals += 1
            found += 1.0 * done**1.1 * (time if time < 1.0 else 1.0) * (1.0 - 0.18 * min(rivals, 3))
        return found

    def household(self, s: PioneersState, seat: int, ahead: float, turns: float) -> float:
        """Tokens, what comes and goes every round, and people who cannot be fed."""
        makes, due = verbs.production(s, seat), self.due(s, seat)
        mine = s.step == MAINTENANCE and s.turn == seat
        piles = [s.has(seat, i) for i in range(3)]
        to_come = not mine and s.step in (ACTIONS, MAINTENANCE) and not s.settled >> seat & 1
        later = 2.0 * ahead + turns
        use = later / 3.0 if later < 3.0 else 1.0
        found = 0.0
        for resource in (CREDITS, RESPONSE):
            count = piles[resource]
            few = FEW[resource]
            found += use * (PRICES[resource] * min(count, few) + 0.04 * min(max(0, count - few), 3))
        if not ahead:
            found += 0.02 * min(piles[RESPONSE], 3)  # it still defends
        found += use * PRICES[FOOD] * min(piles[FOOD], 8)
        if to_come or s.step == ORDER:
            found -= self.hunger(s, seat, [piles[i] + makes[i] for i in range(3)], due)
        rounds = ahead if not mine else ahead - 1.0 if ahead >= 1.0 else 0.0
        if s.skilled(seat):
            for one in s.content.survivors[s.survivors[seat]].extras:
                makes[one.resource] -= one.amount  # it leaves with the survivor
        for resource in (FOOD, CREDITS, RESPONSE):
            found += STREAM[resource] * (makes[resource] - due[resource]) * max(0.0, rounds)
        return found

    def due(self, s: PioneersState, seat: int) -> list[int]:
        """What maintenance asks of a town; what is waived or reduced is left out."""
        found = [0, 0, 0]
        waive = s.powers[seat][WAIVE]
        for back in s.structures[seat] + s.others[seat]:
            card = s.card(back)
            if not card.upkeep or back in s.waived:
                continue
            if waive and card.type == PERSONALITY:
                waive -= 1
                continue
            for i in range(3):
                found[i] += card.maintenance[i]
        found[FOOD] = max(0, found[FOOD] - s.powers[seat][REDUCE])
        return found

    def hunger(self, s: PioneersState, seat: int, have: list[int], due: list[int]) -> float:
        """What will be lost because it cannot be paid for."""
        credits = have[CREDITS] - due[CREDITS]
        response = have[RESPONSE] - due[RESPONSE]
        food = have[FOOD] - due[FOOD] + (response if response > 0 else 0) + (2 if credits > 0 else 0)
        short = max(0, -credits) * 1.0 + max(0, -response) * 1.0 + max(0, -food) * 0.5
        if short <= 0.0:
            return 0.0
        points = 0
        for back in s.structures[seat] + s.others[seat]:
            card = s.card(back)
            if card.upkeep:
                points += card.vp
        return min(2.0, short) * (STARVED if points else 0.2)

    def hand(self, s: PioneersState, seat: int, ahead: float, turns: float, own: bool) -> float:
        cards = s.hands[seat]
        use = (2.0 * ahead + turns) / 2.0
        use = use if use < 1.0 else 1.0
        use = use if use > IDLE else IDLE
        if not own:
            count = len(cards)
            return use * THEIRS * (min(count, CROWDED) + 0.5 * max(0, min(count, 8) - CROWDED))
        worths = self.tables(s)
        found: list[float] = []
        built, structures = 0.0, 0
        for back in cards:
            kind = s.cards.face[back]
            if s.content.cards[kind].type == STRUCTURE:
                structures += 1
                built += worths.in_time(kind, ahead) - PLAYING
            else:
                found.append(worths.held(kind, ahead))
        found.sort(reverse=True)
        total = 0.0
        for i in range(len(found)):
            total += found[i] if i < CROWDED else 0.5 * found[i]
        if structures:
            count = 1 + len(s.structures[seat])
            built += self.grown(s, count + structures, ahead, turns) - self.grown(s, count, ahead, turns)
            size = s.content.size(count + structures)
            built += POINT * (s.content.headquarters[size].vp - s.content.headquarters[s.hq[seat]].vp)
            total += HOPE * built
        return use * total
