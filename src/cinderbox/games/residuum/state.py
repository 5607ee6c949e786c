"""What is on the table in Residuum. Plain fields and questions about them; no rule changes anything here.

An Outrider is hex * 8 + flags, an Outpost hex * 2 + whether it is active, a Barricade the hex it lies in or 64 +
the border it stands on; -1 is a piece in its owner's supply. Zones of backs are lists that are replaced, never
changed. Sets of hexes are ints, one bit a hex.
"""

from typing import Final, final

from cinderbox.games.residuum.affairs import Basket, Battle, Convoy, Deal, Due
from cinderbox.games.residuum.board import TILE, Board
from cinderbox.games.residuum.model import POWERS, VISITS, X_BONUS, Content
from cinderbox.games.residuum.tables import (
    CONTAMINATED,
    NUCLEAR,
    POSTS,
    RADIATION,
    RIDERS,
    TILES,
    TRADE_TOWN,
    WALLS,
    WASTELAND,
    X_LIMIT,
    season,
)
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State

ACTIVE: Final = 1  # flags of an Outrider
NUKE: Final = 2
FOUGHT: Final = 4
STANDING: Final = 64  # a Barricade from here on stands on a border


@final
class ResiduumState(State):
    def __init__(
        self, game: Game, content: Content, seats: int, options: dict[str, object], origin: "ResiduumState | None"
    ) -> None:
        super().__init__(game, seats, options, origin)
        self.content = content
        self.codes = content.codes
        self.simple = options["simpler"] is True
        self.hungry = options["winter_limits_food"] is True
        if origin is None:
            self.round = 0  # the turn on the turn track, 1 to 16; 0 during setup
            self.turn = -1  # whose turn it is
            self.lead = -1  # Lead Player of the setup
            self.starter = -1  # First Player
            # the map
            self.board: Board = TILE
            self.land: list[int] = []  # type of each hex; replaced, never changed
            self.overlay: list[int] = []  # limited tile on each hex: 1 Contaminate, 2 Radiation, 3 Spare; replaced
            self.piles = [TILES, TILES, TILES]  # tiles left: Contaminate, Radiation, Spare; replaced, never changed
            self.stack: list[int] = []  # tile backs, the top last
            self.drawn: list[int] = []  # tiles drawn and not yet placed
            self.placed: list[int] = []  # tiles on the map
            self.starting: list[int] = []  # Starting tiles
            self.box: list[int] = []  # backs that are not in this game
            # cards
            self.deck: list[int] = []  # Discovery cards, the top last
            self.discard: list[int] = []
            self.aside: list[int] = []  # cards being looked at
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.completed: list[list[int]] = [[] for _ in range(seats)]
            self.war_deck: list[int] = []  # Conflict cards, the top last
            self.war_aside: list[int] = []  # the two that nobody sees
            self.war_hands: list[list[int]] = [[], []]  # attacker, defender
            self.laid: list[list[int]] = [[], []]
            self.town_deck: list[int] = []  # Trade Town cards, the top last
            self.town_discard: list[int] = []
            self.kept: list[list[int]] = [[] for _ in range(seats)]
            # players
            self.leaders: list[int] = [-1] * seats  # characters
            self.used = 0  # whose ability is used, one bit a seat
            self.camps: list[int] = [-1] * seats  # hex of each Basecamp
            self.camps_on = 0  # whose Basecamp is active, one bit a seat
            self.riders: list[int] = [-1] * (seats * RIDERS)
            self.posts: list[int] = [-1] * (seats * POSTS)
            self.walls: list[int] = [-1] * (seats * WALLS)
            self.stock: list[int] = [0] * (seats * 9)
            self.left: list[int] = [0] * 9  # action points left over, by the resource they came from
            self.oils: list[int] = []  # seat * 64 + hex of allocated Oil; replaced, never changed
            self.visits: list[int] = [0] * seats  # to the Trade Town this season
            self.won: list[int] = [0] * seats  # conflicts
            self.powers: list[list[int]] = [[0] * POWERS for _ in range(seats)]  # of completed cards
            # what this turn remembers
            self.fought = 0  # hexes in which the player has begun a conflict
            self.achieved = 0  # 1: a Discovery card was completed
            self.drew = 0  # 1: a Discovery card was drawn
            self.biked = 0  # 1: Dirt Bikes were used
            self.uses: list[int] = []  # Discovery cards whose exchange was used, each as often; replaced
            self.oiled = 0  # hexes whose Oil was allocated or used
            # what is under way
            self.due: Due | None = None
            self.convoy: Convoy | None = None
            self.basket: Basket | None = None
            self.battle: Battle | None = None
            self.deal: Deal | None = None
        else:
            self.round = origin.round
            self.turn = origin.turn
            self.lead = origin.lead
            self.starter = origin.starter
            self.board = origin.board
            self.land = origin.land
            self.overlay = origin.overlay
            self.piles = origin.piles
            self.stack = origin.stack
            self.drawn = origin.drawn
            self.placed = origin.placed
            self.starting = origin.starting
            self.box = origin.box
            self.deck = origin.deck
            self.discard = origin.discard
            self.aside = origin.aside
            self.hands = origin.hands[:]
            self.completed = origin.completed[:]
            self.war_deck = origin.war_deck
            self.war_aside = origin.war_aside
            self.war_hands = origin.war_hands[:]
            self.laid = origin.laid[:]
            self.town_deck = origin.town_deck
            self.town_discard = origin.town_discard
            self.kept = origin.kept[:]
            self.leaders = origin.leaders[:]
            self.used = origin.used
            self.camps = origin.camps[:]
            self.camps_on = origin.camps_on
            self.riders = origin.riders[:]
            self.posts = origin.posts[:]
            self.walls = origin.walls[:]
            self.stock = origin.stock[:]
            self.left = origin.left[:]
            self.oils = origin.oils
            self.visits = origin.visits[:]
            self.won = origin.won[:]
            self.powers = origin.powers[:]
            self.fought = origin.fought
            self.achieved = origin.achieved
            self.drew = origin.drew
            self.biked = origin.biked
            self.uses = origin.uses
            self.oiled = origin.oiled
            self.due = origin.due
            self.convoy = origin.convoy
            self.basket = origin.basket
            self.battle = origin.battle
            self.deal = origin.deal

    def clone(self) -> "ResiduumState":
        return ResiduumState(self.game, self.content, self.seats, self.variant, self)

    # -- the calendar ----------------------------------------------------------------------------------------

    def season(self) -> int:
        return season(self.round if self.round else 1)

    # -- pieces ----------------------------------------------------------------------------------------------

    def riders_at(self, seat: int, hex: int) -> int:
        """Active Outriders of a player in a hex, one bit each."""
        found = 0
        first = seat * RIDERS
        for i in range(RIDERS):
            one = self.riders[first + i]
            if one >= 0 and one >> 3 == hex and one & ACTIVE:
                found |= 1 << i
        return found

    def riding(self, seat: int) -> int:
        """The hexes with active Outriders of a player."""
        found = 0
        first = seat * RIDERS
        for i in range(first, first + RIDERS):
            one = self.riders[i]
            if one >= 0 and one & ACTIVE:
                found |= 1 << (one >> 3)
        return found

    def active_riders(self, seat: int) -> int:
        """How many active Outriders a player has."""
        count = 0
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            if self.riders[i] >= 0 and self.riders[i] & ACTIVE:
                count += 1
        return count

    def nukes(self, seat: int) -> int:
        """How many Weaponised Nukes a player has."""
        count = 0
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            if self.riders[i] >= 0 and self.riders[i] & NUKE:
                count += 1
        return count

    def nuke_at(self, seat: int, hex: int) -> bool:
        for i in range(seat * RIDERS, seat * RIDERS + RIDERS):
            one = self.riders[i]
            if one >= 0 and one >> 3 == hex and one & NUKE:
                return True
        return False

    def posts_at(self, seat: int, hex: int) -> int:
        """Outposts of a player in a hex, active or not."""
        count = 0
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            if self.posts[i] >= 0 and self.posts[i] >> 1 == hex:
                count += 1
        return count

    def idle_post(self, seat: int, hex: int) -> int:
        """An out-of-action Outpost of a player in a hex, -1 if there is none."""
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            if self.posts[i] == hex * 2:
                return i
        return -1

    def active_post(self, seat: int, hex: int) -> int:
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            if self.posts[i] == hex * 2 + 1:
                return i
        return -1

    def outposts(self, seat: int) -> int:
        """The hexes with active Outposts of a player."""
        found = 0
        for i in range(seat * POSTS, seat * POSTS + POSTS):
            one = self.posts[i]
            if one >= 0 and one & 1:
                found |= 1 << (one >> 1)
        return found

    def locations(self, seat: int) -> int:
        """The hexes with active network locations of a player (RSD-TERM-07)."""
        found = self.outposts(seat)
        if self.camps_on >> seat & 1:
            found |= 1 << self.camps[seat]
        return found

    def presence(self, seat: int) -> int:
        """The hexes that a player occupies (RSD-RUL-16)."""
        return self.riding(seat) | self.locations(seat)

    def rivals(self, seat: int) -> int:
        """The hexes that others occupy."""
        found = 0
        for other in range(self.seats):
            if other != seat:
                found |= self.presence(other)
        return found

    def occupant(self, seat: int, hex: int) -> int:
        """The rival of a seat that occupies a hex, -1 if none does."""
        for other in range(self.seats):
            if other != seat and self.presence(other) >> hex & 1:
                return other
        return -1

    def camp_in(self, hex: int) -> bool:
        """Whether any Basecamp is in a hex, in any state."""
        return hex in self.camps

    def rival_camp_in(self, seat: int, hex: int) -> bool:
        own = 1 if self.camps[seat] == hex else 0
        return self.camps.count(hex) > own

    def outpost_in(self, hex: int) -> bool:
        """Whether any active Outpost is in a hex."""
        return hex * 2 + 1 in self.posts

    def lying(self, seat: int, hex: int) -> int:
        """How many out-of-action Barricades of a player lie in a hex."""
        count = 0
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if self.walls[i] == hex:
                count += 1
        return count

    def wall_on(self, seat: int, border: int) -> int:
        """A player's Barricade on a border, -1 if there is none."""
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if self.walls[i] == STANDING + border:
                return i
        return -1

    def walls_around(self, seat: int, hex: int) -> int:
        """How many active Barricades of a player stand on borders of a hex."""
        count = 0
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if self.walls[i] >= STANDING:
                border = self.walls[i] - STANDING
                if border // 3 == hex or self.board.across(border) == hex:
                    count += 1
        return count

    def active_walls(self, seat: int) -> int:
        count = 0
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if self.walls[i] >= STANDING:
                count += 1
        return count

    def rival_walls_on(self, seat: int, border: int) -> int:
        """How many Barricades of others stand on a border."""
        count = 0
        for i in range(len(self.walls)):
            if self.walls[i] == STANDING + border and i // WALLS != seat:
                count += 1
        return count

    def spare(self, pieces: list[int], seat: int, each: int) -> int:
        """A piece in a player's supply, -1 if there is none."""
        for i in range(seat * each, seat * each + each):
            if pieces[i] < 0:
                return i
        return -1

    def spare_walls(self, seat: int) -> int:
        count = 0
        for i in range(seat * WALLS, seat * WALLS + WALLS):
            if self.walls[i] < 0:
                count += 1
        return count

    # -- the map ---------------------------------------------------------------------------------------------

    def hazard(self, hex: int) -> bool:
        return self.land[hex] == RADIATION or self.land[hex] == CONTAMINATED

    def adjacent(self, hexes: int, hex: int) -> bool:
        """Whether one of these hexes touches a hex."""
        around = 0
        for other in self.board.near[hex]:
            around |= 1 << other
        return hexes & around != 0

    def richness(self, seat: int) -> int:
        """X: what the Basecamp adds in Provisions (RSD-PROD-04 to -07, RSD-RUL-15)."""
        camp = self.camps[seat]
        if camp < 0:
            return 0
        count = self.powers[seat][X_BONUS]
        for hex in self.board.near[camp]:
            if self.land[hex] != WASTELAND and self.land[hex] != RADIATION:
                count += 1
        return count if count < X_LIMIT else X_LIMIT

    # -- stocks and cards -------------------------------------------------------------------------------------

    def has(self, seat: int, resource: int) -> int:
        return self.stock[seat * 9 + resource]

    def nuclear(self, seat: int) -> int:
        """All Nuclear that a player owns, weaponised ones counted (RSD-PROD-11)."""
        return self.stock[seat * 9 + NUCLEAR] + self.nukes(seat)

    def visits_allowed(self, seat: int) -> int:
        more = self.powers[seat][VISITS]
        return more if more else 1

    def holds(self, seat: int, does: int) -> int:
        """A kept Trade Town card that does something, -1 if the player has none."""
        for back in self.kept[seat]:
            if self.content.town[self.cards.face[back]].does == does:
                return back
        return -1

    def able(self, seat: int, ability: int) -> bool:
        """Whether a player's character has an ability that is not used yet."""
        leader = self.leaders[seat]
        return leader >= 0 and not self.used >> seat & 1 and self.content.characters[leader].ability == ability

    def oil_on(self, seat: int, hex: int) -> bool:
        return seat * 64 + hex in self.oils

    def town_hex(self, hex: int) -> bool:
        return self.land[hex] == TRADE_TOWN
