"""The city: what stands on its spaces and who controls it. No rule changes anything here.

Figures are counted: `figures[seat * 49 + space]`. A YCU token on the board is space * kinds + kind; the tokens in the
bag are counted, as a draw from it is a roll. A set of spaces is an int, one bit each. Knows no card of a player.
"""

from cinderbox.games.remnants.affairs import Tile
from cinderbox.games.remnants.board import HEIGHTS, SITES, SLUM, SPACES, Board, space_name
from cinderbox.games.remnants.model import YIELD, Content, Development
from cinderbox.kernel.game import Game
from cinderbox.kernel.state import State


class City(State):
    def __init__(
        self, game: Game, content: Content, seats: int, options: dict[str, object], origin: "City | None"
    ) -> None:
        super().__init__(game, seats, options, origin)
        self.content = content
        self.side: int = content.board(seats)
        self.board: Board = content.boards[self.side]
        if origin is None:
            self.turn = -1  # whose turn it is; -1 outside the Player Turns phase
            self.entries = [-1] * seats  # spaces
            self.figures = [0] * (seats * SPACES)
            self.kinds: list[int] = []  # developments in the game; replaced, never changed
            self.tiles: list[Tile] = []  # as they were built
            self.tokens: list[int] = []  # on the board, in rising order; replaced, never changed
            self.bag = [0] * len(content.tokens)
        else:
            self.turn = origin.turn
            self.entries = origin.entries[:]
            self.figures = origin.figures[:]
            self.kinds = origin.kinds
            self.tiles = origin.tiles[:]
            self.tokens = origin.tokens
            self.bag = origin.bag[:]

    # -- figures and tokens ------------------------------------------------------------------------------------

    def at(self, seat: int, space: int) -> int:
        """How many figures of a player stand on a space."""
        return self.figures[seat * SPACES + space]

    def other_at(self, seat: int, space: int) -> int:
        """Whose figures besides a player's stand on a space, the next player to the left first; -1: nobody's."""
        for i in range(1, self.seats):
            other = (seat + i) % self.seats
            if self.figures[other * SPACES + space]:
                return other
        return -1

    def tokens_at(self, space: int) -> list[int]:
        """The kinds of the tokens on a space, in rising order."""
        kinds = len(self.content.tokens)
        return [token % kinds for token in self.tokens if token // kinds == space]

    def enemies(self, seat: int) -> int:
        """The spaces with enemies of a player: other players' figures and YCU tokens (COR-MOVE-08)."""
        mask = 0
        for other in range(self.seats):
            if other != seat:
                first = other * SPACES
                for space in range(SPACES):
                    if self.figures[first + space]:
                        mask |= 1 << space
        kinds = len(self.content.tokens)
        for token in self.tokens:
            mask |= 1 << token // kinds
        return mask

    def haunted(self, seat: int) -> list[int]:
        """The spaces on which a player's figures stand together with YCU tokens."""
        kinds = len(self.content.tokens)
        found: list[int] = []
        for token in self.tokens:
            space = token // kinds
            if self.figures[seat * SPACES + space] and space not in found:
                found.append(space)
        return found

    def owner(self, space: int) -> int:
        """Who controls a space: the player with a figure there, unless it is contested (COR-RUL-39)."""
        found = -1
        for seat in range(self.seats):
            if self.figures[seat * SPACES + space]:
                if found >= 0:
                    return -1
                found = seat
        return found

    def intrudes(self, seat: int, space: int) -> bool:
        """Whether a player has come to a space that another one holds; it is his turn then."""
        return seat == self.turn and self.other_at(seat, space) >= 0

    def heights(self, seat: int) -> int:
        """On how many Heights spaces a player has figures."""
        level, first = self.board.level, seat * SPACES
        return sum([1 for space in range(SPACES) if level[space] == HEIGHTS and self.figures[first + space]])

    def above_slum(self, seat: int) -> bool:
        level, first = self.board.level, seat * SPACES
        return any(level[space] != SLUM and self.figures[first + space] for space in range(SPACES))

    # -- developments ------------------------------------------------------------------------------------------

    def controls(self, seat: int, tile: Tile) -> bool:
        """Whether a player has a figure on every space of a tile, and is no intruder there (COR-DEV-02, COR-RUL-40)."""
        for space in SITES[tile.site].spaces:
            if not self.figures[seat * SPACES + space] or self.intrudes(seat, space):
                return False
        return True

    def controller(self, tile: Tile) -> int:
        for seat in range(self.seats):
            if self.controls(seat, tile):
                return seat
        return -1

    def controlled(self, seat: int) -> list[int]:
        """The developments that a player controls, by their places in the list of tiles."""
        return [i for i in range(len(self.tiles)) if self.controls(seat, self.tiles[i])]

    def development(self, tile: Tile) -> Development:
        return self.content.developments[tile.kind]

    def tile_from(self, space: int) -> int:
        """The tile whose first space this is, -1: none."""
        for i in range(len(self.tiles)):
            if SITES[self.tiles[i].site].spaces[0] == space:
                return i
        return -1

    def first_space(self, tile: int) -> int:
        return SITES[self.tiles[tile].site].spaces[0]

    def tile_name(self, tile: int) -> str:
        """What a tile is called: its first space."""
        return space_name(self.first_space(tile))

    def tile_on(self, space: int) -> int:
        """The tile that covers a space, -1: none."""
        for i in range(len(self.tiles)):
            if SITES[self.tiles[i].site].mask >> space & 1:
                return i
        return -1

    def covered(self) -> int:
        mask = 0
        for tile in self.tiles:
            mask |= SITES[tile.site].mask
        return mask

    def left(self, kind: int) -> int:
        """Tiles of a kind in the supply (COR-SETUP-11)."""
        if kind not in self.kinds:
            return 0
        count = self.content.developments[kind].count
        for tile in self.tiles:
            if tile.kind == kind:
                count -= 1
        return count

    def sites(self, kind: int) -> list[int]:
        """Where a tile of a kind can lie now (COR-PROD-04, COR-PROD-05)."""
        covered = self.covered()
        return [site for site in self.content.developments[kind].sites[self.side] if not SITES[site].mask & covered]

    def products_left(self) -> int:
        return self.content.numbers.products - sum([tile.products for tile in self.tiles])

    def producers(self, seat: int) -> list[int]:
        """The controlled developments with a produce ability."""
        developments = self.content.developments
        return [i for i in self.controlled(seat) if developments[self.tiles[i].kind].timing == YIELD]

    def stores(self, seat: int) -> list[int]:
        """The controlled developments with products on them."""
        return [i for i in self.controlled(seat) if self.tiles[i].products]
