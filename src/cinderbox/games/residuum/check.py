"""What holds for every table of Residuum, dumped or laid out by hand."""

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
    """Everything is somewhere exactly once, and nothing is as it cannot be (RSD-INV)."""
    c, n = s.content, s.seats
    sizes = [len(s.hands), len(s.completed), len(s.kept), len(s.leaders), len(s.camps), len(s.visits), len(s.won)]
    law(sizes == [n] * 7 and len(s.war_hands) == 2 and len(s.laid) == 2, "there is a row for each seat")
    counts = [len(s.riders), len(s.posts), len(s.walls), len(s.stock), len(s.left)]
    law(counts == [n * RIDERS, n * POSTS, n * WALLS, n * 9, 9], "every player has all pieces and a stock")
    law(min(s.stock) >= 0 and min(s.left) >= 0, "nobody has less than nothing")
    law(all(s.left[i] < max(1, VALUE[i]) for i in range(9)), "left-over points are less than a cube")
    law(0 <= s.round <= LAST, f"there are {LAST} turns")
    law(min(s.turn, s.lead, s.starter) >= -1 and max(s.turn, s.lead, s.starter) < n, "the players are at the table")
    ranges(s)
    size = s.board.size
    law(len(s.land) == len(s.overlay) == size <= HEXES, "the map has a land for each hex")
    law(min(s.land) >= 0 and max(s.land) <= TRADE_TOWN, "every hex is of a known land")
    law(len(s.piles) == 3, "there are three piles of tiles")
    laid = [s.piles[i] + s.overlay.count(i + 1) for i in range(3)]
    law(laid == [TILES] * 3, "the limited tiles are on the map or in their piles")
    discoveries = [*s.deck, *s.discard, *s.aside]
    for seat in range(n):
        discoveries += s.hands[seat] + s.completed[seat]
    law(sorted(discoveries) == list(range(c.conflict)), "every Discovery card is somewhere, once")
    war = [*s.war_deck, *s.war_aside, *s.war_hands[0], *s.war_hands[1], *s.laid[0], *s.laid[1]]
    law(sorted(war) == list(range(c.conflict, c.town_token)), "every Conflict card is somewhere, once")
    town = [*s.town_deck, *s.town_discard]
    for seat in range(n):
        town += s.kept[seat]
    law(sorted(town) == list(range(c.town_token, c.stack)), "every Trade Town card is somewhere, once")
    tiles = [*s.stack, *s.drawn, *s.placed, *s.starting, *s.box]
    law(sorted(tiles) == list(range(c.stack, c.tokens)), "every tile is somewhere, once")
    law(sorted(s.cards.face) == sorted(c.faces), "every face is there, once")
    law(len(set(s.oils)) == len(s.oils), "a location is upgraded once")
    law(s.ended is None or s.round == LAST, "the game ends with the last turn")
    for seat in range(n):
        pieces(s, seat)


def ranges(s: ResiduumState) -> None:
    """Numbers that count, and sets of hexes and seats, are within their bounds."""
    n, size = s.seats, s.board.size
    law(max(s.stock) <= 10_000, "nobody has so many cubes")
    law(0 <= s.used < 1 << n and 0 <= s.camps_on < 1 << n, "there is a bit for each seat")
    law(0 <= s.fought < 1 << size and 0 <= s.oiled < 1 << size, "there is a bit for each hex")
    law(s.achieved in (0, 1) and s.drew in (0, 1) and s.biked in (0, 1), "it was done this turn, or not")
    law(min(s.visits) >= 0 and max(s.visits) <= 99, "visits to the Trade Town are counted from 0")
    law(min(s.won) >= 0 and max(s.won) <= 10_000, "won conflicts are counted from 0")
    law(min([0, *s.uses]) >= 0 and max([0, *s.uses]) < len(s.content.discoveries), "Discovery cards are used")
    law(min([0, *s.overlay]) >= 0 and max([0, *s.overlay]) <= 3, "three kinds of tiles lie on hexes")
    law(min(s.piles) >= 0, "no pile of tiles holds less than none")
    for one in s.oils:
        law(0 <= one // 64 < n and 0 <= one % 64 < size, "Oil is allocated to hexes")
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
    stars = [token for token in s.completed[seat] if s.content.discoveries[s.cards.face[token]].star]
    law(len(stars) <= 1, "nobody has completed two cards with a star")
