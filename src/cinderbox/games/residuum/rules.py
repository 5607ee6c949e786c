"""Residuum itself: the options, the setup, the turn and its actions as programs, loading."""

from typing import Final

from cinderbox.games.residuum import content as packs
from cinderbox.games.residuum import log, saving, verbs
from cinderbox.games.residuum.board import HEXES, ring
from cinderbox.games.residuum.cards import PROGRAMS, TURN, WHOLE, WHOLE_QUICK
from cinderbox.games.residuum.catalog import catalog
from cinderbox.games.residuum.model import Content
from cinderbox.games.residuum.reasons import REASONS
from cinderbox.games.residuum.state import ACTIVE, NUKE, STANDING, ResiduumState
from cinderbox.games.residuum.tables import (
    CONTAMINATED,
    FOOD_SUPPLY,
    HAND_LIMIT,
    LAST,
    NUCLEAR_LIMIT,
    POSTS,
    PROVISIONS,
    RADIATION,
    RIDERS,
    TECH_SITE,
    TILES,
    TRADE_TOWN,
    VALUE,
    WALLS,
    WASTELAND,
    WATER_SOURCE,
)
from cinderbox.kernel.cards import sealed
from cinderbox.kernel.game import Game, Option
from cinderbox.kernel.pack import digest, parse
from cinderbox.kernel.state import State

OPTIONS: Final = {
    "map": Option("built", ("built", "quick"), "players build the map, or the engine lays a fair one at once"),
    "simpler": Option(False, (False, True), "the Simpler Game: every resource pays every cost in action points"),
    "winter_limits_food": Option(False, (False, True), "Outposts on Food Supplies produce no Food in Winter"),
}

BOUND: Final = 400_000
RULES: Final = 2
FIRST_PROVISIONS: Final = 6  # RSD-SET-04


class Residuum(Game):
    def __init__(self, content: Content, digest: str) -> None:
        super().__init__(
            "residuum",
            "Residuum",
            range(2, 5),
            OPTIONS,
            content.codes,
            PROGRAMS.all,
            REASONS.all,
            BOUND,
            RULES,
            digest,
            content.backs,
        )
        self.pack = content

    def blank(self, seats: int, options: dict[str, object]) -> ResiduumState:
        s = ResiduumState(self, self.pack, seats, options, None)
        s.cards = sealed(self.pack.faces[:])
        s.land = [TRADE_TOWN, WATER_SOURCE, FOOD_SUPPLY, TECH_SITE]
        s.overlay = [0, 0, 0, 0]
        s.box = list(range(self.pack.stack + self.pack.stack_size(seats), self.pack.starting))
        for token in s.box:
            s.reveal(token)
        return s

    def setup(self, state: State) -> None:
        assert isinstance(state, ResiduumState)
        s, c = state, state.content
        s.deck = list(range(c.conflict))
        s.war_deck = list(range(c.conflict, c.town_token))
        s.town_deck = list(range(c.town_token, c.stack))
        s.stack = list(range(c.stack, c.stack + c.stack_size(s.seats)))
        s.starting = list(range(c.starting, c.tokens))
        for zone in (s.deck, s.war_deck, s.town_deck, s.stack, s.starting):
            s.shuffle(zone)
        leaders = list(range(len(c.characters)))
        for seat in range(s.seats):
            s.leaders[seat] = leaders.pop(s.random(len(leaders)))
            s.note(log.LEADER, seat, s.leaders[seat])
            s.stock[seat * 9 + PROVISIONS] = FIRST_PROVISIONS
        for cell in ring():
            token = s.stack[-1]
            s.stack = s.stack[:-1]
            verbs.lay_tile(s, token, cell)
        s.lead = s.random(s.seats)
        s.note(log.LEAD, s.lead)
        s.push(WHOLE if s.variant["map"] == "built" else WHOLE_QUICK, -1)

    def catalog(self, options: object) -> dict[str, object]:
        chosen = self.complete(options)
        return catalog(self.pack, chosen["simpler"] is True, chosen["winter_limits_food"] is True)

    def restore(self, state: State, table: object) -> None:
        assert isinstance(state, ResiduumState) and isinstance(table, dict)
        saving.restore(state, table)
        check(state)
        for seat in range(state.seats):
            verbs.empower(state, seat)


def check(s: ResiduumState) -> None:
    """Everything is somewhere exactly once, and nothing is as it cannot be (RSD-INV)."""
    c, n = s.content, s.seats
    sizes = [len(s.hands), len(s.completed), len(s.kept), len(s.leaders), len(s.camps), len(s.visits), len(s.won)]
    assert sizes == [n] * 7 and len(s.war_hands) == 2 and len(s.laid) == 2, "a row for each seat"
    assert len(s.riders) == n * RIDERS and len(s.posts) == n * POSTS and len(s.walls) == n * WALLS, "all pieces"
    assert len(s.stock) == n * 9 and len(s.left) == 9 and min(s.stock) >= 0 and min(s.left) >= 0, "stocks"
    assert all(s.left[i] < max(1, VALUE[i]) for i in range(9)), "left-over points are less than a cube"
    assert 0 <= s.round <= LAST and -1 <= s.turn < n and -1 <= s.lead < n and -1 <= s.starter < n, "the calendar"
    size = s.board.size
    assert len(s.land) == len(s.overlay) == size <= HEXES and all(0 <= one <= TRADE_TOWN for one in s.land), "the map"
    assert len(s.piles) == 3 and [s.piles[i] + s.overlay.count(i + 1) for i in range(3)] == [TILES] * 3, "tiles"
    discoveries = [*s.deck, *s.discard, *s.aside]
    for seat in range(n):
        discoveries += s.hands[seat] + s.completed[seat]
    assert sorted(discoveries) == list(range(c.conflict)), "every Discovery card is somewhere, once"
    war = [*s.war_deck, *s.war_aside, *s.war_hands[0], *s.war_hands[1], *s.laid[0], *s.laid[1]]
    assert sorted(war) == list(range(c.conflict, c.town_token)), "every Conflict card is somewhere, once"
    town = [*s.town_deck, *s.town_discard]
    for seat in range(n):
        town += s.kept[seat]
    assert sorted(town) == list(range(c.town_token, c.stack)), "every Trade Town card is somewhere, once"
    tiles = [*s.stack, *s.drawn, *s.placed, *s.starting, *s.box]
    assert sorted(tiles) == list(range(c.stack, c.tokens)), "every tile is somewhere, once"
    assert sorted(s.cards.face) == sorted(c.faces), "every face is there"
    assert len(set(s.oils)) == len(s.oils), "one upgrade a location"
    for seat in range(n):
        pieces(s, seat)


def pieces(s: ResiduumState, seat: int) -> None:
    """What holds for one player's pieces."""
    size = s.board.size
    camp = s.camps[seat]
    assert -1 <= camp < size and 0 <= s.leaders[seat] < len(s.content.characters)
    for one in s.riders[seat * RIDERS : seat * RIDERS + RIDERS]:
        assert -1 <= one < size * 8, "an Outrider is on the map or in supply"
        assert one < 0 or not one & NUKE or one >> 3 != camp, "no Nuke at the own Basecamp"
        assert one < 0 or one >> 3 != 0 or s.convoy is not None, "nobody stays in the Trade Town"
        meeting = s.battle is not None or s.convoy is not None
        assert one < 0 or not one & ACTIVE or meeting or s.occupant(seat, one >> 3) < 0, "two players in one hex"
    for one in s.posts[seat * POSTS : seat * POSTS + POSTS]:
        assert -1 <= one < size * 2, "an Outpost is on the map or in supply"
        hex = one >> 1
        assert one < 0 or hex == camp or s.posts_at(seat, hex) == 1, "one Outpost a hex"
        assert one < 0 or not one & 1 or not s.camp_in(hex), "no active Outpost with a Basecamp"
    standing: list[int] = []
    for one in s.walls[seat * WALLS : seat * WALLS + WALLS]:
        assert one < size or one >= STANDING, "a Barricade lies in a hex or stands on a border"
        if one >= STANDING:
            assert s.board.across(one - STANDING) > 0 and one not in standing, "one Barricade a border"
            standing.append(one)
    if camp >= 0 and s.camps_on >> seat & 1:
        assert s.land[camp] not in (WATER_SOURCE, CONTAMINATED, RADIATION, TRADE_TOWN), "an active Basecamp"
        assert s.camps.count(camp) == 1, "one Basecamp a hex"
    assert s.nuclear(seat) <= NUCLEAR_LIMIT, "at most three Nuclear"
    assert len(s.hands[seat]) <= HAND_LIMIT + 1, "the hand limit"
    stars = [token for token in s.completed[seat] if s.content.discoveries[s.cards.face[token]].star]
    assert len(stars) <= 1, "one star"


def make(text: str) -> Residuum:
    """The game with the pack of cards whose text this is."""
    pack = parse(text)
    return Residuum(packs.load(pack), digest(pack))


__all__ = ["TURN", "WASTELAND", "Residuum", "check", "make"]
