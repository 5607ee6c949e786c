"""The map of hexes: which cells lie where and what touches what. Knows geometry only, no type of hex and no piece.

A *cell* is an axial coordinate (q, r), kept as one number. A *hex* is a node of the map: one cell, but four for
the Trade Town. Hexes are numbered as they were laid: 0 Trade Town, 1 Water Source, 2 Food Supply, 3 Tech Site,
then the ring. All adjacency and distance is of hexes (RSD-RUL-02). A *border* is numbered hex * 3 + direction (0
to 2), seen from the hex that it lies in that direction of. A board is never changed: a laid tile makes a new one.
"""

from typing import Final

TOWN: Final = 0
HEXES: Final = 56  # 4 areas, 42 tiles of the stack, 10 Starting tiles
BORDERS: Final = HEXES * 3
WIDTH: Final = 64
CENTRE: Final = 32 * WIDTH + 32
STEP: Final = [WIDTH, WIDTH - 1, -1, -WIDTH, 1 - WIDTH, 1]  # (1,0), (1,-1), (0,-1), (-1,0), (-1,1), (0,1)

# The Trade Town tile is the flower of seven cells; its town is the centre and three outer cells (RSD-RUL-01).
LAYOUT: Final = [[-1, 1, 3, 5], [0], [2], [4]]  # cells of each area by direction from the centre, -1: the centre


DIRECTION: Final = [STEP.index(step) if step in STEP else -1 for step in range(-WIDTH, WIDTH + 1)]  # of a step


def direction(cell: int, other: int) -> int:
    """In which direction a cell lies next to another, -1: it does not."""
    step = other - cell
    return DIRECTION[step + WIDTH] if -WIDTH <= step <= WIDTH else -1


def cell_at(q: int, r: int) -> int:
    return CENTRE + q * WIDTH + r


def column(cell: int) -> int:
    """The coordinate q of a cell."""
    return cell // WIDTH - 32


def row(cell: int) -> int:
    """The coordinate r of a cell."""
    return cell % WIDTH - 32


def from_centre(cell: int) -> int:
    """How many steps a cell is away from the centre."""
    q, r = column(cell), row(cell)
    return (abs(q) + abs(r) + abs(q + r)) // 2


class Edge:
    """An empty cell that touches the map, and how many hexes it touches, the town counted once.

    Its side is hex * 6 + direction from the lowest of its hexes, the town aside.
    """

    def __init__(self, side: int, cell: int, touches: int) -> None:
        self.side = side
        self.cell = cell
        self.touches = touches


class Board:
    def __init__(self, cells: list[int], grid: bytes, near: list[list[int]], edges: list[Edge]) -> None:
        self.cells = cells  # hex -> its cell (of the town the centre)
        self.grid = grid  # cell -> hex + 1, 0: empty
        self.near = near  # hex -> hexes that touch it, in rising order
        self.edges = edges  # every cell where a tile may go, by its side in rising order
        self.size = len(cells)

    def at(self, cell: int) -> int:
        """The hex in a cell, -1: none."""
        return self.grid[cell] - 1

    def laid(self, cell: int) -> "Board":
        """The board with one more hex."""
        new = self.size
        grid = bytearray(self.grid)
        grid[cell] = new + 1
        near = self.near[:]
        mine: list[int] = []
        for d in range(6):
            other = self.at(cell + STEP[d])
            if other >= 0 and other not in mine:
                mine.append(other)
                near[other] = [*near[other], new]
        mine.sort()
        near.append(mine)
        return Board([*self.cells, cell], bytes(grid), near, self.edges_after(new, cell))

    # -- building ------------------------------------------------------------------------------------------

    def edges_after(self, new: int, cell: int) -> list[Edge]:
        """The edges once a hex lies in a cell: that cell is none any more, its neighbours touch one hex more."""
        found: list[Edge] = []
        met = 0
        for one in self.edges:
            d = direction(cell, one.cell)
            if d >= 0:
                met |= 1 << d
                found.append(Edge(one.side, one.cell, one.touches + 1))
            elif one.cell != cell:
                found.append(one)
        for d in range(6):
            beyond = cell + STEP[d]
            if not met >> d & 1 and self.at(beyond) < 0:
                found.append(Edge(new * 6 + d, beyond, self.touches(beyond) + 1))
        return found

    def touches(self, cell: int) -> int:
        """How many hexes an empty cell touches, the town counted once."""
        found: list[int] = []
        for d in range(6):
            other = self.at(cell + STEP[d])
            if other >= 0 and other not in found:
                found.append(other)
        return len(found)

    def cell_beside(self, hex: int, direction: int) -> int:
        return self.cells[hex] + STEP[direction]

    def holes(self) -> list[int]:
        """Empty cells enclosed by hexes: nearest to the centre first, then by q, then by r (RSD-RUL-07, -08)."""
        inner = {edge.cell for edge in self.edges}
        todo = [max(inner)]  # one in the outermost column; the cells that touch the map from outside are one ring
        inner.discard(todo[0])
        while todo:
            cell = todo.pop()
            for step in STEP:
                if cell + step in inner:
                    inner.discard(cell + step)
                    todo.append(cell + step)
        todo = list(inner)
        while todo:  # in a wide hole some cells touch no hex
            cell = todo.pop()
            for step in STEP:
                if self.at(cell + step) < 0 and cell + step not in inner:
                    inner.add(cell + step)
                    todo.append(cell + step)
        return [cell for _, cell in sorted([(from_centre(cell), cell) for cell in inner])]

    # -- asking --------------------------------------------------------------------------------------------

    def beside(self, hex: int, direction: int) -> int:
        """The hex beside another across a border, -1: none (the town has no borders)."""
        other = self.at(self.cells[hex] + STEP[direction])
        return other if hex != TOWN and other != TOWN else -1

    def border(self, one: int, other: int) -> int:
        """The border between two hexes, -1 if there is none."""
        d = direction(self.cells[one], self.cells[other])
        if d < 0 or one == TOWN or other == TOWN:
            return -1
        return one * 3 + d if d < 3 else other * 3 + d - 3

    def across(self, border: int) -> int:
        """The hex on the far side of a border, seen from the hex it is numbered by; -1 if it is no border."""
        hex = border // 3
        return self.beside(hex, border % 3) if hex < self.size else -1

    def faces_town(self, border: int) -> bool:
        """Whether a side of a hex that is no border is one of the Trade Town."""
        hex = border // 3
        return hex == TOWN or (hex < self.size and self.at(self.cells[hex] + STEP[border % 3]) == TOWN)

    def borders(self, hex: int) -> list[int]:
        """All borders of a hex, in rising order."""
        found: list[int] = []
        for d in range(6):
            other = self.beside(hex, d)
            if other >= 0:
                found.append(hex * 3 + d if d < 3 else other * 3 + d - 3)
        found.sort()
        return found

    def distances(self, start: int, closed: int) -> list[int]:
        """Steps from a hex to every hex, going round the closed ones (one bit each); -1: out of reach."""
        found = [-1] * self.size
        found[start] = 0
        front = [start]
        while front:
            after: list[int] = []
            for hex in front:
                for other in self.near[hex]:
                    if found[other] < 0 and not closed >> other & 1:
                        found[other] = found[hex] + 1
                        after.append(other)
            front = after
        return found


def town_tile() -> Board:
    """The Trade Town tile alone."""
    grid = bytearray(WIDTH * WIDTH)
    for hex in range(4):
        for d in LAYOUT[hex]:
            grid[CENTRE if d < 0 else CENTRE + STEP[d]] = hex + 1
    cells = [CENTRE, *[CENTRE + STEP[LAYOUT[hex][0]] for hex in (1, 2, 3)]]
    tile = Board(cells, bytes(grid), [[1, 2, 3], [0], [0], [0]], [])
    edges: list[Edge] = []
    for side in range(6, 24):
        cell = tile.cell_beside(side // 6, side % 6)
        if tile.at(cell) < 0 and cell not in [one.cell for one in edges]:
            edges.append(Edge(side, cell, tile.touches(cell)))
    tile.edges = edges
    return tile


TILE: Final = town_tile()


def ring() -> list[int]:
    """The twelve cells around the Trade Town tile, in rising order (RSD-MAP-04)."""
    found: list[int] = []
    for cell in range(WIDTH * WIDTH):
        if TILE.at(cell) >= 0:
            for step in STEP:
                if TILE.at(cell + step) < 0 and cell + step not in found:
                    found.append(cell + step)
    found.sort()
    return found


RING: Final = ring()


def built(cells: list[int]) -> Board:
    """The board on which these cells were laid one after the other, after the Trade Town tile."""
    board = TILE
    for cell in cells:
        assert 0 <= cell < WIDTH * WIDTH and board.at(cell) < 0 and board.touches(cell), "a tile touches the map"
        board = board.laid(cell)
    return board
