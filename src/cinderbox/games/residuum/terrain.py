"""What happens to the map of Residuum: hexes are laid, replaced, blasted, and a tile is charted.

Uses the functions that move pieces (`verbs.py`), and asks nobody, as they do.
"""

from cinderbox.games.residuum import log, verbs
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.tables import (
    ALLOCATED,
    CONTAMINATED,
    OIL,
    POSTS,
    RADIATION,
    TRADE_TOWN,
    WALLS,
    WASTELAND,
    WATER_SOURCE,
)


def lay_tile(s: ResiduumState, back: int, cell: int) -> None:
    """A tile joins the map, face up."""
    s.reveal(back)
    land = s.cards.face[back]
    s.board = s.board.laid(cell)
    s.land = [*s.land, land]
    s.overlay = [*s.overlay, 0]
    s.placed = [*s.placed, back]
    s.note(log.TILE, land, s.board.size - 1)


def replace_hex(s: ResiduumState, hex: int, land: int, pile: int) -> None:
    """A hex changes its type; a limited tile that lay there goes back to its pile (RSD-RUL-45, RSD-RUL-73).

    `pile` is the limited pile the new tile comes from: 1 Contaminate, 2 Radiation, 3 Spare, 0 none.
    """
    piles = s.piles[:]
    overlay = s.overlay[:]
    if overlay[hex]:
        piles[overlay[hex] - 1] += 1
    overlay[hex] = pile
    if pile:
        piles[pile - 1] -= 1
    types = s.land[:]
    types[hex] = land
    s.piles, s.overlay, s.land = piles, overlay, types
    s.note(log.LAND, land, hex)


def detonate(s: ResiduumState, seat: int, hex: int) -> None:
    """Everything a blast does (RSD-NUKE-15 to -21, RSD-RUL-51)."""
    s.note(log.BLAST, seat, hex)
    land = s.land[hex]
    if land == WATER_SOURCE:
        replace_hex(s, hex, CONTAMINATED, 1 if s.piles[0] else 0)
    elif land not in (CONTAMINATED, RADIATION, TRADE_TOWN):
        replace_hex(s, hex, RADIATION, 2 if s.piles[1] else 0)
    near = 0
    for other in s.board.near[hex]:
        near |= 1 << other
    for seat in range(s.seats):
        verbs.dismiss(s, seat, verbs.riders_in(s, seat, 1 << hex))
        verbs.send_home(s, seat, verbs.riders_in(s, seat, near))
    for i in range(len(s.posts)):
        one = s.posts[i]
        if one >= 0 and one >> 1 == hex:
            s.posts[i] = -1
            s.note(log.SUPPLY, i // POSTS, log.OUTPOST, hex, one & 1, [0])
        elif one >= 0 and not one & 1 and near >> (one >> 1) & 1:
            s.posts[i] = verbs.bring_home(s, i // POSTS, log.OUTPOST, one >> 1) * 2
    for i in range(len(s.walls)):
        one = s.walls[i]
        if one == hex or (one >= STANDING and on_border(s, one - STANDING, hex)):
            verbs.remove_wall(s, i, hex)
        elif 0 <= one < STANDING and near >> one & 1:
            s.walls[i] = verbs.bring_home(s, i // WALLS, log.BARRICADE, one)
    for one in s.oils:
        if one % 64 == hex:
            s.note(log.LOSE, one // 64, OIL, ALLOCATED, hex)
    s.oils = [one for one in s.oils if one % 64 != hex]


def on_border(s: ResiduumState, border: int, hex: int) -> bool:
    return border // 3 == hex or s.board.across(border) == hex


def screen(s: ResiduumState, hex: int) -> None:
    """A Radiation Zone next to a Basecamp becomes a Spare Wasteland (RSD-CAMP-08)."""
    replace_hex(s, hex, WASTELAND, 3)


def chart(s: ResiduumState, seat: int) -> None:
    """The top Discovery card goes to hand, if there is one."""
    back = verbs.take_top(s)
    if back >= 0:
        s.reveal(back, 1 << seat)
        s.hands[seat] = [*s.hands[seat], back]
        s.note(log.CHART, seat)
        s.tell(seat, log.KEPT, seat, s.cards.face[back])
