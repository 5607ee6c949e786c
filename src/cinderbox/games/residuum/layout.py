"""How the map is laid out: where tiles may be placed, where Basecamps may start, and a quick map that is fair.

Knows boards and types of hexes; no pieces but where Basecamps are. For the quick map several layouts are tried by the
rules of the draw-three turns, and the fairest is taken. Only tiles that everybody sees in the end are looked at: a
hole counts as a rich hex, whatever Starting tile it will get.
"""

from typing import Final

from cinderbox.games.residuum.board import TOWN, Board
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import FOOD_SUPPLY, RADIATION, WASTELAND

LAYOUTS: Final = 16  # how many are compared at most
FAIR: Final = 10  # percent of unevenness that are fair enough
APART: Final = 3  # steps from one Basecamp to the next: two hexes lie between (RSD-CAMP-04, RSD-RUL-05)
REACH: Final = 3  # how far from a Basecamp a hex is worth something
WORTH: Final = [0, 0, 4, 4, 4, 4, 2, 6, 8, 4]  # of each type of hex near a Basecamp


# -- placing tiles -------------------------------------------------------------------------------------------


def may_touch(n: int, touches: int) -> bool:
    """Whether a tile may be placed so that it touches so many hexes; `n` is what this draw-three turn has seen.

    One placement of a turn touches a single hex and two touch several (RSD-MAP-09, -10): 4 in `n` is the single
    one, the rest counts the others.
    """
    return not n & 4 if touches == 1 else n & 3 != 2


def touched(n: int, touches: int) -> int:
    """What the turn has seen after a placement."""
    return n | 4 if touches == 1 else n + 1


# -- where Basecamps may stand ---------------------------------------------------------------------------------


def plain(board: Board, land: list[int], hex: int) -> bool:
    """Whether at most two neighbours are other than Wasteland or Radiation Zone (RSD-CAMP-05)."""
    count = 0
    for other in board.near[hex]:
        if land[other] != WASTELAND and land[other] != RADIATION:
            count += 1
    return count <= 2


def camp_sites(board: Board, land: list[int], camps: list[int]) -> list[int]:
    """The hexes for the next Basecamp: the first of the relaxed conditions that some hex meets (RSD-CAMP-02 to -07).

    `camps` are the hexes of the Basecamps, -1 for those to come.
    """
    taken = [camp for camp in camps if camp >= 0]
    waste = [hex for hex in range(board.size) if land[hex] == WASTELAND and hex not in taken]
    away = [hex for hex in waste if TOWN not in board.near[hex]]
    near = [board.distances(camp, 0) for camp in taken]
    far = [hex for hex in away if all(row[hex] >= APART for row in near)]
    best = [hex for hex in far if plain(board, land, hex)]
    closer = [hex for hex in away if all(row[hex] >= APART - 1 for row in near)]
    return best or far or closer or away or waste


# -- how fair a layout is --------------------------------------------------------------------------------------


def value(board: Board, land: list[int], hex: int) -> int:
    """What lies within reach of a Basecamp, near hexes counting more."""
    away = board.distances(hex, 0)
    found = 0
    for other in range(board.size):
        if 0 < away[other] <= REACH:
            found += WORTH[land[other]] * (REACH + 1 - away[other])
    return found


def unevenness(board: Board, land: list[int], seats: int) -> int:
    """How much better the best placed player is than the worst, in percent, if each takes the richest site left."""
    values = [-1] * board.size
    taken: list[int] = []
    for _ in range(seats):
        richest = -1
        for hex in camp_sites(board, land, taken):
            if values[hex] < 0:
                values[hex] = value(board, land, hex)
            if richest < 0 or values[hex] > values[richest]:
                richest = hex
        taken.append(richest)
    found = [values[hex] for hex in taken]
    return (max(found) - min(found)) * 100 * seats // max(1, sum(found))


def random_cells(s: ResiduumState, count: int) -> list[int]:
    """Cells for the next so many tiles, at random, three a turn as players would lay them."""
    board = s.board
    cells: list[int] = []
    n = 0
    for i in range(count):
        if i % 3 == 0:
            n = 0
        found = [edge for edge in board.edges if may_touch(n, edge.touches)]
        edge = found[s.random(len(found))]
        n = touched(n, edge.touches)
        board = board.laid(edge.cell)
        cells.append(edge.cell)
    return cells


def fair_cells(s: ResiduumState) -> list[int]:
    """Cells for all tiles of the stack from the top, so that nobody is much worse placed than the others."""
    tiles = [s.cards.face[token] for token in reversed(s.stack)]
    best: list[int] = []
    least = -1
    for _ in range(LAYOUTS):
        cells = random_cells(s, len(tiles))
        board = s.board
        land = s.land + tiles
        for cell in cells:
            board = board.laid(cell)
        for cell in board.holes():
            board = board.laid(cell)
            land = [*land, FOOD_SUPPLY]
        uneven = unevenness(board, land, s.seats)
        if least < 0 or uneven < least:
            best, least = cells, uneven
        if least <= FAIR:
            break
    return best
