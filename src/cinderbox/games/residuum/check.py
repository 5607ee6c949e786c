"""What holds for every table of Residuum besides what its fields say, dumped or laid out by hand."""

from cinderbox.games.residuum.board import HEXES
from cinderbox.games.residuum.state import ACTIVE, NUKE, STANDING, ResiduumState
from cinderbox.games.residuum.tables import (
    CONTAMINATED,
    HAND_LIMIT,
    LAST,
    NUCLEAR_LIMIT,
    POSTS,
    RADIATION,
    RIDERS,
    TILES,
    TRADE_TOWN,
    VALUE,
    WALLS,
    WATER_SOURCE,
)
from cinderbox.kernel.plain import law


def check(s: ResiduumState) -> None:
    """Nothing is as it cannot be (RSD-INV); BadData says what is."""
    law(all(s.left[i] < max(1, VALUE[i]) for i in range(9)), "left-over points are less than a cube")
    ranges(s)
    size = s.board.size
    law(len(s.land) == len(s.overlay) == size <= HEXES, "the map has a land for each hex")
    laid = [s.piles[i] + s.overlay.count(i + 1) for i in range(3)]
    law(laid == [TILES] * 3, "the limited tiles are on the map or in their piles")
    law(len(set(s.oils)) == len(s.oils), "a location is upgraded once")
    law(s.ended is None or s.round == LAST, "the game ends with the last turn")
    for seat in range(s.seats):
        pieces(s, seat)


def ranges(s: ResiduumState) -> None:
    """Sets of hexes and lists of cards are within what is on the table."""
    size = s.board.size
    law(s.fought < 1 << size and s.oiled < 1 << size, "there is a bit for each hex")
    law(max([0, *s.uses]) < len(s.content.discoveries), "Discovery cards are used")
    for one in s.oils:
        law(one // 64 < s.seats and one % 64 < size, "Oil is allocated to hexes")
    law(s.oils == sorted(s.oils), "allocated Oil is in order")


def pieces(s: ResiduumState, seat: int) -> None:
    """What holds for one player's pieces."""
    size = s.board.size
    camp = s.camps[seat]
    law(-1 <= camp < size, "a Basecamp is on the map or in supply")
    law(0 <= s.leaders[seat] < len(s.content.characters), "every player has a character")
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        law(-1 <= one < size * 8, "an Outrider is on the map or in supply")
        law(one < 0 or not one & NUKE or one >> 3 != camp, "no Nuke is at the own Basecamp")
        law(one < 0 or one >> 3 != 0 or s.convoy is not None, "nobody stays in the Trade Town")
        meeting = s.battle is not None or s.convoy is not None
        law(one < 0 or not one & ACTIVE or meeting or s.occupant(seat, one >> 3) < 0, "no two players are in one hex")
    for one in s.posts[seat * POSTS : seat * POSTS + POSTS]:
        law(-1 <= one < size * 2, "an Outpost is on the map or in supply")
        hex = one >> 1
        law(one < 0 or hex == camp or s.posts_at(seat, hex) == 1, "a hex has one Outpost")
        law(one < 0 or not one & 1 or not s.camp_in(hex), "no active Outpost is with a Basecamp")
    standing: list[int] = []
    for one in s.walls[seat * WALLS : seat * WALLS + WALLS]:
        where = -1 <= one < size or STANDING <= one < STANDING + size * 3
        law(where, "a Barricade lies in a hex or stands on a border")
        if one >= STANDING:
            law(s.board.across(one - STANDING) > 0 and one not in standing, "a border has one Barricade")
            standing.append(one)
    if camp >= 0 and s.camps_on >> seat & 1:
        barren = s.land[camp] in (WATER_SOURCE, CONTAMINATED, RADIATION, TRADE_TOWN)
        law(not barren, "an active Basecamp is on land that bears one")
        law(s.camps.count(camp) == 1, "a hex has one Basecamp")
    law(s.nuclear(seat) <= NUCLEAR_LIMIT, "nobody has more than three Nuclear")
    law(len(s.hands[seat]) <= HAND_LIMIT + 1, "no hand is above its limit")
    stars = [back for back in s.completed[seat] if s.content.discoveries[s.cards.face[back]].star]
    law(len(stars) <= 1, "nobody has completed two cards with a star")
