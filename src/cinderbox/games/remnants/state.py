"""What is on the table in City of Remnants. Plain fields and questions about them; no rule changes anything here.

What stands on the board is in `city.py`; here are the players, their cards, and what a turn remembers. Decks lie with
the top card last.
"""

from typing import final

from cinderbox.games.remnants.affairs import Auction, Battle
from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.city import City
from cinderbox.games.remnants.model import BATTLE, BUILD_LESS, EXTRA_ENTRY, HAND_SIZE, STEPS, TURN, Card, Content
from cinderbox.kernel.game import Game
from cinderbox.kernel.rng import Rng


@final
class RemnantsState(City):
    def __init__(
        self, game: Game, content: Content, seats: int, options: dict[str, object], origin: "RemnantsState | None"
    ) -> None:
        super().__init__(game, content, seats, options, origin)
        self.codes = content.codes
        self.face_up = options["renown"] == "open"  # everybody sees the renown totals (COR-RUL-62)
        if origin is None:
            self.round = 0  # 0 during setup
            self.first_player = -1
            # players
            self.leaders = [-1] * seats  # colours
            self.arcs = [0] * seats  # thousands
            self.renown = [0] * seats
            self.tracks = [0] * seats  # turns used in this round
            self.met = [0] * seats  # conditions of influence, one bit each
            self.won = [0] * seats  # battles
            self.pool = [0] * seats  # figures in the gang member pool
            self.unused = [0] * seats  # figures neither there nor on the board
            self.armored = [0] * seats  # unit cards kept by armor in this round
            self.trophies = 0  # who has had a trophy in this round, one bit a seat
            self.renown_pool = 0
            # cards
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.piles: list[list[int]] = [[] for _ in range(seats)]  # draw piles
            self.discards: list[list[int]] = [[] for _ in range(seats)]
            self.fronts: list[list[int]] = [[] for _ in range(seats)]  # permanent cards
            self.laid: list[list[int]] = [[], []]  # of attacker and defender
            self.blinds = [0, 0]  # how many of these came from the top of the draw pile
            self.boosts: list[list[int]] = [[], []]  # for each of these: attack paid for; replaced, never changed
            self.maluses: list[list[int]] = [[], []]  # for each of these: attack lost; replaced, never changed
            self.uses: list[list[int]] = [[], []]  # for each of these: how often it was used; replaced, never changed
            self.aside: list[int] = []  # cards being played
            self.removed: list[int] = []  # from the game
            self.box: list[int] = []  # not in this game; replaced, never changed
            self.members: list[int] = []  # gang member deck
            self.row: list[int] = []  # face-up gang members
            self.member_discard: list[int] = []
            self.goods: list[int] = []  # black market deck
            self.market: list[int] = []  # face-up black market cards
            self.goods_discard: list[int] = []
            self.orders: list[int] = []  # coordinates deck
            self.orders_open: list[int] = []  # coordinates cards that are being carried out
            self.orders_discard: list[int] = []
            # what this turn remembers
            self.enemy = -1  # the one space with enemies that was entered
            self.went: list[int] = []  # where figures stand that have moved in this action; replaced, never changed
            self.swept: list[int] = []  # those an effect has moved: space * 2 + whether they had moved; replaced
            self.moves = 0  # figures moved in this action
            self.more_figures = 0  # that may be moved
            self.more_steps = 0  # of each figure
            self.next_steps = 0  # of the next figure
            self.rebate = 0  # off a winning bid
            self.discounts = [0] * (len(content.cards) - content.goods + len(content.developments))
            self.sale_bonus: list[int] = []  # products left * 100 + thousands more; replaced, never changed
            self.more_builds = 0
            self.repeats = 0  # produce abilities that may be carried out once more
            self.spent: list[int] = []  # cards played for their ability; replaced, never changed
            self.produced: list[int] = []  # tiles that have produced in this action; replaced, never changed
            self.built = 0  # developments in this action
            self.bought = 0  # 1: a card was bought in this action
            self.renown_bought = 0
            self.sold = 0  # products in this action
            # what is under way
            self.auction: Auction | None = None
            self.battle: Battle | None = None
            self.fighter = -1  # who fights YCU tokens
            self.rolls: list[int] = []  # what dice will show next, in a position written by hand; replaced
        else:
            self.round = origin.round
            self.first_player = origin.first_player
            self.leaders = origin.leaders[:]
            self.arcs = origin.arcs[:]
            self.renown = origin.renown[:]
            self.tracks = origin.tracks[:]
            self.met = origin.met[:]
            self.won = origin.won[:]
            self.pool = origin.pool[:]
            self.unused = origin.unused[:]
            self.armored = origin.armored[:]
            self.trophies = origin.trophies
            self.renown_pool = origin.renown_pool
            self.hands = [hand[:] for hand in origin.hands]
            self.piles = [pile[:] for pile in origin.piles]
            self.discards = [pile[:] for pile in origin.discards]
            self.fronts = [row[:] for row in origin.fronts]
            self.laid = [origin.laid[0][:], origin.laid[1][:]]
            self.blinds = origin.blinds[:]
            self.boosts = origin.boosts
            self.maluses = origin.maluses
            self.uses = origin.uses
            self.aside = origin.aside[:]
            self.removed = origin.removed[:]
            self.box = origin.box
            self.members = origin.members[:]
            self.row = origin.row[:]
            self.member_discard = origin.member_discard[:]
            self.goods = origin.goods[:]
            self.market = origin.market[:]
            self.goods_discard = origin.goods_discard[:]
            self.orders = origin.orders[:]
            self.orders_open = origin.orders_open[:]
            self.orders_discard = origin.orders_discard[:]
            self.enemy = origin.enemy
            self.went = origin.went
            self.swept = origin.swept
            self.moves = origin.moves
            self.more_figures = origin.more_figures
            self.more_steps = origin.more_steps
            self.next_steps = origin.next_steps
            self.rebate = origin.rebate
            self.discounts = origin.discounts[:]
            self.sale_bonus = origin.sale_bonus
            self.more_builds = origin.more_builds
            self.repeats = origin.repeats
            self.spent = origin.spent
            self.produced = origin.produced
            self.built = origin.built
            self.bought = origin.bought
            self.renown_bought = origin.renown_bought
            self.sold = origin.sold
            self.auction = origin.auction
            self.battle = origin.battle
            self.fighter = origin.fighter
            self.rolls = origin.rolls

    def clone(self) -> "RemnantsState":
        return RemnantsState(self.game, self.content, self.seats, self.variant, self)

    def redealt(self, seat: int, rng: Rng) -> None:
        self.rolls = []  # nobody knows what dice will show
        super().redealt(seat, rng)

    # -- cards -------------------------------------------------------------------------------------------------

    def card(self, back: int) -> Card:
        return self.content.cards[self.cards.face[back]]

    def faces(self, backs: list[int]) -> list[int]:
        """The kinds among these cards, each once, in rising order."""
        return sorted({self.cards.face[back] for back in backs})

    def units(self, backs: list[int]) -> list[int]:
        """The kinds of unit cards among these, each once, in rising order (COR-RUL-16)."""
        cards = self.content.cards
        return [kind for kind in self.faces(backs) if cards[kind].unit]

    def playable(self, seat: int) -> list[int]:
        """The kinds in a hand that are played on a turn (COR-CARD-05)."""
        cards = self.content.cards
        return [kind for kind in self.faces(self.hands[seat]) if cards[kind].timing == TURN]

    def battle_card(self, kind: int) -> bool:
        return self.content.cards[kind].timing == BATTLE

    def crew(self, seat: int) -> int:
        """How many unit cards are in a deck; the gang leader counts (COR-DECK-01, COR-RUL-17)."""
        count = 0
        for zone in (self.hands[seat], self.piles[seat], self.discards[seat]):
            for back in zone:
                count += self.card(back).unit
        return count

    def goods_owned(self, seat: int) -> int:
        """Black market cards in a deck or in front of a player (COR-RUL-14)."""
        first = self.content.goods
        count = len(self.fronts[seat])
        for zone in (self.hands[seat], self.piles[seat], self.discards[seat]):
            for back in zone:
                if self.cards.face[back] >= first:
                    count += 1
        return count

    # -- players -----------------------------------------------------------------------------------------------

    def influence(self, seat: int) -> int:
        numbers = self.content.numbers
        return min(numbers.most_influence, numbers.influence + self.met[seat].bit_count())

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on, to the left."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def power(self, seat: int, power: int) -> int:
        """What permanent cards and controlled developments add up to (COR-RUL-80)."""
        total = 0
        for back in self.fronts[seat]:
            total += self.content.cards[self.cards.face[back]].powers[power]
        for tile in self.tiles:
            amount = self.content.developments[tile.kind].powers[power]
            if amount and self.controls(seat, tile):
                total += amount
        return total

    def hand_size(self, seat: int) -> int:
        return self.influence(seat) + self.power(seat, HAND_SIZE)

    # -- prices ------------------------------------------------------------------------------------------------

    def goods_price(self, kind: int) -> int:
        """What a card of the black market costs the player whose turn it is (COR-RUL-24, COR-RUL-75)."""
        return max(0, self.content.cards[kind].cost - self.discounts[kind - self.content.goods])

    def build_price(self, seat: int, kind: int) -> int:
        first = len(self.content.cards) - self.content.goods
        less = self.discounts[first + kind] + self.power(seat, BUILD_LESS)
        return max(0, self.content.developments[kind].cost - less)

    # -- movement ----------------------------------------------------------------------------------------------

    def rested(self, space: int) -> int:
        """Figures of the player whose turn it is on a space that have not moved in this action."""
        return self.figures[self.turn * SPACES + space] - self.went.count(space)

    def most_moves(self, seat: int) -> int:
        """How many figures a Move action moves (COR-MOVE-01, COR-RUL-38)."""
        return self.influence(seat) + self.more_figures

    def steps(self, seat: int) -> int:
        """How far the next figure can go."""
        return self.content.numbers.steps + self.power(seat, STEPS) + self.more_steps + self.next_steps

    def gates(self, seat: int) -> list[int]:
        """Where a figure from the pool can be placed: the entry space, and spaces that serve as one."""
        found = [self.entries[seat]]
        for tile in self.tiles:
            if self.content.developments[tile.kind].powers[EXTRA_ENTRY] and self.controls(seat, tile):
                found.append(SITES[tile.site].spaces[0])
        return found

    def can_leave(self, seat: int, start: int, enemies: int) -> bool:
        """Whether a figure can go anywhere from a space: mostly a look at the spaces next to it is enough."""
        own, limit = seat * SPACES, self.content.numbers.limit
        for space in self.board.near[start]:
            if not enemies >> space & 1 and self.figures[own + space] < limit:
                return True
        return bool(self.within(seat, start))

    def within(self, seat: int, start: int, most: int = 99) -> list[int]:
        """The spaces that a figure can go to from a space, or from the pool (-1), in at most so many steps, in order.

        It walks through spaces without enemies; one with enemies ends its way, and only one such space may be entered
        in a turn (COR-MOVE-09, COR-MOVE-10, COR-RUL-31 to -33).
        """
        enemies = self.enemies(seat)
        steps = min(most, self.steps(seat))
        near, limit = self.board.near, self.content.numbers.limit
        reached = 0 if start < 0 else 1 << start
        edge: list[int] = [] if start < 0 else [start]
        if start < 0:
            steps -= 1
            for gate in self.gates(seat):
                if not enemies >> gate & 1 or self.enemy in (-1, gate):
                    reached |= 1 << gate
                    if not enemies >> gate & 1:
                        edge.append(gate)
        while steps > 0 and edge:
            steps -= 1
            further: list[int] = []
            for space in edge:
                for other in near[space]:
                    if reached >> other & 1:
                        continue
                    if enemies >> other & 1:
                        if self.enemy in (-1, other):
                            reached |= 1 << other
                    else:
                        reached |= 1 << other
                        further.append(other)
            edge = further
        own = seat * SPACES
        return [
            space
            for space in range(SPACES)
            if reached >> space & 1 and space != start and self.figures[own + space] < limit
        ]
