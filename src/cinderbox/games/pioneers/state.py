"""What is on the table: plain fields and questions about them; no rule changes anything here."""

from typing import Final, final

from cinderbox.games.pioneers.fight import Fight
from cinderbox.games.pioneers.model import (
    CREDITS,
    FOOD,
    FREE,
    LARGE,
    PERSONALITY,
    POINTS,
    PRICE,
    RESPONSE,
    STORE,
    STORE_ANY,
    THIRD,
    Card,
    Content,
    Effect,
)
from cinderbox.kernel.cards import ALL
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

# The step of the round.
DRAFT: Final = 0
ACTIONS: Final = 1
MAINTENANCE: Final = 2
ORDER: Final = 3
STEPS: Final = ["draft", "actions", "maintenance", "order"]


@final
class PioneersState(State):
    def __init__(
        self, game: Game, content: Content, seats: int, options: dict[str, object], origin: "PioneersState | None"
    ) -> None:
        super().__init__(game, seats, options, origin)
        self.content = content
        self.codes = content.codes
        if origin is None:
            self.round = 0
            self.step = DRAFT
            self.turn_marker = 1
            self.turn = -1  # whose turn, maintenance or choice it is
            self.last = 0  # the last round, once it is known
            self.order: list[int] = list(range(seats))  # the turn order of the round
            self.survivors: list[int] = [-1] * seats
            self.hq: list[int] = [0] * seats  # the headquarters, by number
            self.pile: list[int] = [0] * (3 * seats)  # seat * 3 + resource
            self.structures: list[list[int]] = [[] for _ in range(seats)]  # in the order of play, without the HQ
            self.others: list[list[int]] = [[] for _ in range(seats)]  # items and personalities in town
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.packets: list[list[int]] = [[] for _ in range(seats)]  # of the draft
            self.picked: list[list[int]] = [[] for _ in range(seats)]  # in the draft, kept or played next
            self.drawn: list[list[int]] = [[]]  # from the wastes, of which some may be kept; or looked at
            self.aside: list[int] = []  # cards being carried out
            self.market: list[int] = [-1] * 6  # from the deck outwards
            self.market_deck: list[int] = []  # the top card last, here and below
            self.market_discard: list[int] = []
            self.wastes_deck: list[int] = []
            self.wastes_discard: list[int] = []
            self.project_deck: list[int] = []
            self.projects: list[int] = [-1, -1]  # face up
            self.claimed: list[list[int]] = [[] for _ in range(seats)]
            self.alarms: list[int] = [-1, -1, -1]  # at rounds 5, 6 and 7
            self.box: list[int] = []  # not in this game
            self.research: list[int] = [0] * (2 * seats)  # seat * 2 + face-up project: tokens on it
            self.permanent: list[int] = [0] * seats  # points that are on no card
            self.points: list[int] = [0] * seats  # where the markers stand
            self.stack: list[int] = list(range(seats))  # all markers; those on one space from bottom to top
            self.four: list[int] = []  # who has had enough points to win, the longest first
            self.slots: list[int] = []  # whose player tokens lie at the market, the nearest to the deck first
            self.settled = 0  # who has done maintenance this round, one bit a seat
            # what this round remembers
            self.more_turns = 0  # who was given one more turn, one bit a seat
            self.recruited = 0  # who has played a personality
            self.used: list[int] = []  # cards in town whose effect of the round is spent
            self.spent = 0  # whose survivor's skill of the round is spent
            self.crash = 0  # credits off all prices in this Step 1
            self.storm = 0  # 1: no Wastes action in this Step 1
            # what this turn remembers
            self.begun = 0  # 1: something was done
            self.acted = 0  # 1: the action was taken
            # what is under way
            self.fight: Fight | None = None
            # what this maintenance remembers, each replaced and never changed
            self.production: list[int] = [0, 0, 0]  # what is in the production pile
            self.produced: list[int] = [0, 0, 0]  # what was put there first
            self.traded: list[int] = [0, 0, 0]  # what trades have changed, so far
            self.paid: list[int] = [0, 0, 0]
            self.trades = 0
            self.reduction = 0  # food that is still not to be paid
            self.waived: list[int] = []  # cards
            self.unpaid: list[int] = []
            self.powers: list[list[int]] = [[0] * content.powers for _ in range(seats)]  # replaced, never changed
        else:
            self.round = origin.round
            self.step = origin.step
            self.turn_marker = origin.turn_marker
            self.turn = origin.turn
            self.last = origin.last
            self.order = origin.order
            self.survivors = origin.survivors[:]
            self.hq = origin.hq[:]
            self.pile = origin.pile[:]
            self.structures = [row[:] for row in origin.structures]
            self.others = [row[:] for row in origin.others]
            self.hands = [row[:] for row in origin.hands]
            self.packets = [row[:] for row in origin.packets]
            self.picked = [row[:] for row in origin.picked]
            self.drawn = [origin.drawn[0][:]]
            self.aside = origin.aside[:]
            self.market = origin.market[:]
            self.market_deck = origin.market_deck
            self.market_discard = origin.market_discard
            self.wastes_deck = origin.wastes_deck
            self.wastes_discard = origin.wastes_discard
            self.project_deck = origin.project_deck
            self.projects = origin.projects[:]
            self.claimed = [row[:] for row in origin.claimed]
            self.alarms = origin.alarms
            self.box = origin.box
            self.research = origin.research[:]
            self.permanent = origin.permanent[:]
            self.points = origin.points[:]
            self.stack = origin.stack
            self.four = origin.four
            self.slots = origin.slots
            self.settled = origin.settled
            self.more_turns = origin.more_turns
            self.recruited = origin.recruited
            self.used = origin.used
            self.spent = origin.spent
            self.crash = origin.crash
            self.storm = origin.storm
            self.begun = origin.begun
            self.acted = origin.acted
            self.fight = origin.fight
            self.production = origin.production
            self.produced = origin.produced
            self.traded = origin.traded
            self.paid = origin.paid
            self.trades = origin.trades
            self.reduction = origin.reduction
            self.waived = origin.waived
            self.unpaid = origin.unpaid
            self.powers = origin.powers[:]

    def clone(self) -> "PioneersState":
        return PioneersState(self.game, self.content, self.seats, self.variant, self)

    # -- questions about the table ---------------------------------------------------------------------------

    def card(self, back: int) -> Card:
        """What is on a card of either deck."""
        return self.content.cards[self.cards.face[back]]

    def effect(self, n: int) -> Effect:
        """The effect that a frame's number names; its last six bits count."""
        return self.content.effects[n >> 6]

    def has(self, seat: int, resource: int) -> int:
        """What a player can pay with: the pile, and in the own maintenance the production pile (PIO-MNT-07)."""
        held = self.pile[seat * 3 + resource]
        return held + self.production[resource] if self.step == MAINTENANCE and self.turn == seat else held

    def affords(self, seat: int, price: list[int]) -> bool:
        """Whether a player can pay, response tokens standing in for food (PIO-RSP-01, PIO-RUL-34)."""
        spare = self.has(seat, RESPONSE) - price[RESPONSE]
        lacking = max(0, price[FOOD] - self.has(seat, FOOD))
        return lacking <= spare and spare >= 0 and price[CREDITS] <= self.has(seat, CREDITS)

    def size(self, seat: int) -> int:
        return self.content.size(1 + len(self.structures[seat]))

    def capacity(self, seat: int) -> int:
        """What the pile holds of any kind; storage for one kind comes on top (PIO-RES-04, PIO-RUL-07)."""
        return self.content.storage[self.size(seat)] + self.powers[seat][STORE_ANY]

    def excess(self, seat: int, more: list[int]) -> int:
        """By how much a pile, and so much more of each resource, is over its limit; below 0: what fits in (RUL-07)."""
        powers = self.powers[seat]
        count = 0
        for resource in range(3):
            over = self.pile[seat * 3 + resource] + more[resource] - powers[STORE + resource]
            if over > 0:
                count += over
        return count - self.capacity(seat)

    def pressing(self, seat: int, resource: int, more: list[int]) -> bool:
        """Whether a token less of this resource would lower the excess."""
        return self.pile[seat * 3 + resource] + more[resource] > self.powers[seat][STORE + resource]

    def worth(self, seat: int) -> int:
        """The points a player has by the table; the marker follows when an event is over (PIO-RUL-48)."""
        return self.permanent[seat] + self.powers[seat][POINTS]

    def skilled(self, seat: int) -> bool:
        """Whether a player's survivor counts: not in round 1 (PIO-SUR-05, PIO-RUL-17)."""
        return self.round > 1 and self.survivors[seat] >= 0

    def turns(self, seat: int) -> int:
        """How many turns a player has in this Step 1 (PIO-ACT-10, PIO-ACT-11)."""
        c = self.content
        more = self.powers[seat][THIRD] or self.more_turns >> seat & 1
        return min(c.most_turns, c.turns + (1 if more else 0))

    def price(self, seat: int, slot: int) -> int:
        """What a slot costs a player (PIO-RUL-22)."""
        return max(0, self.content.prices[slot] - self.crash - self.powers[seat][PRICE])

    def prices(self, seat: int) -> list[int]:
        """What the slots cost a player, from the deck outwards."""
        return [self.price(seat, slot) for slot in range(6)]

    def tokens(self, seat: int) -> int:
        """Research tokens that a player has left."""
        return self.content.tokens - self.research[seat * 2] - self.research[seat * 2 + 1]

    def need(self, seat: int, slot: int) -> int:
        """How many tokens a player's lack on a face-up project; 0 if there is none there."""
        back = self.projects[slot]
        if back < 0:
            return 0
        return self.content.projects[self.cards.face[back]].value - self.research[seat * 2 + slot]

    def around(self, seat: int) -> list[int]:
        """All players in turn order, beginning with this one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    def harvest(self, seat: int, effect: Effect, player: int) -> int:
        """The food that a seat gains for such cards in its town; whoever plays the card gains more."""
        found = effect.bonus if seat == player else 0
        for back in self.structures[seat] + self.others[seat]:
            card = self.card(back)
            if card.type == effect.type and card.tags & effect.tags:
                found += effect.amount
        return found

    def immune(self, seat: int, tags: int) -> bool:
        """Whether a town is immune to one of these tags (PIO-RUL-67)."""
        powers, tag = self.powers[seat], self.content.immune
        while tags:
            if tags & 1 and powers[tag]:
                return True
            tags >>= 1
            tag += 1
        return False

    def kinds(self, backs: list[int], types: int, tags: int = 0) -> list[int]:
        """The different kinds among cards that are of these types and, if any are given, have one of these tags."""
        found: list[int] = []
        for back in backs:
            kind = self.cards.face[back]
            card = self.content.cards[kind]
            if types >> card.type & 1 and (not tags or card.tags & tags) and kind not in found:
                found.append(kind)
        if len(found) > 1:
            found.sort()
        return found

    def town(self, seat: int) -> list[int]:
        """The cards of a town in the order of maintenance: structures, items, personalities."""
        others = self.others[seat]
        cards, face = self.content.cards, self.cards.face
        people = [back for back in others if cards[face[back]].type == PERSONALITY]
        return self.structures[seat] + [back for back in others if back not in people] + people

    def copy(self, seat: int, kind: int) -> int:
        """The copy of a card that is meant where equal ones are in town: the latest."""
        for backs in (self.structures[seat], self.others[seat]):
            for i in range(len(backs) - 1, -1, -1):
                if self.cards.face[backs[i]] == kind:
                    return backs[i]
        return -1

    def fresh(self, seat: int, kind: int) -> int:
        """A copy of a card in town whose effect of the round is not spent, -1 if there is none (PIO-RUL-71)."""
        for backs in (self.structures[seat], self.others[seat]):
            for back in backs:
                if self.cards.face[back] == kind and back not in self.used:
                    return back
        return -1

    # -- playing from hand -----------------------------------------------------------------------------------

    def free(self, seat: int, type: int) -> bool:
        """Whether playing such cards costs a player nothing at all (PIO-RUL-74)."""
        return self.powers[seat][FREE + type] > 0

    def freebie(self, seat: int, type: int) -> int:
        """What a player may play one such card for nothing with: a card in town, -1 the survivor, -2 nothing.

        The source that serves the fewest types goes first, so that none is wasted.
        """
        if seat != self.turn or self.step != ACTIONS:
            return -2
        found, fewest = -2, 99
        for backs in (self.structures[seat], self.others[seat]):
            for back in backs:
                types = self.content.cards[self.cards.face[back]].free
                if types >> type & 1 and back not in self.used and types.bit_count() < fewest:
                    found, fewest = back, types.bit_count()
        if self.skilled(seat) and not self.spent >> seat & 1:
            types = self.content.survivors[self.survivors[seat]].free
            if types >> type & 1 and types.bit_count() < fewest:
                found = -1
        return found

    def reacts(self, kind: int, trigger: int, cause: int) -> bool:
        """Whether a card can be played from hand at this moment."""
        reaction = self.content.cards[kind].reaction
        if reaction is None or reaction.trigger != trigger:
            return False
        return not cause or reaction.causes & cause != 0

    def may_react(self, seat: int, trigger: int, cause: int) -> bool:
        """Whether a player may hold a card for this moment, as far as everybody knows (PIO-RUL-60).

        So it is if such a card is known in the hand, or if the hand hides a card and such a card is hidden somewhere.
        """
        hidden = False
        cards = self.cards
        for back in self.hands[seat]:
            if cards.seen(back) != ALL:
                hidden = True
            elif self.reacts(cards.face[back], trigger, cause):
                return True
        if not hidden:
            return False
        for back in range(self.content.project_back):
            if cards.seen(back) != ALL and self.reacts(cards.face[back], trigger, cause):
                return True
        return False

    def reactions(self, seat: int, trigger: int, cause: int) -> list[int]:
        """The kinds of cards in a hand that can be played at this moment."""
        found: list[int] = []
        for back in self.hands[seat]:
            kind = self.cards.face[back]
            if kind not in found and self.reacts(kind, trigger, cause):
                found.append(kind)
        found.sort()
        return found

    def large(self, seat: int) -> bool:
        """Whether a town has a large headquarters."""
        return self.content.headquarters[self.hq[seat]].size == LARGE
