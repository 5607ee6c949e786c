"""Discovery cards: what they require, and which hexes they may replace. Asks only; changes nothing."""

from cinderbox.games.residuum.model import (
    BREAKTHROUGH,
    LOOK,
    NEEDS,
    TECH_DRAWS,
    WITH_OUTPOST,
    WITH_OUTRIDER,
    Discovery,
    Need,
)
from cinderbox.games.residuum.state import STANDING, ResiduumState
from cinderbox.games.residuum.tables import (
    PAYS_DRAW,
    POSTS,
    RIDERS,
    TECH,
    WALLS,
)


def draw_accepts(s: ResiduumState, seat: int) -> int:
    return PAYS_DRAW | (1 << TECH if s.powers[seat][TECH_DRAWS] else 0)


def draw_count(s: ResiduumState, seat: int) -> int:
    more = s.powers[seat][LOOK]
    return more if more else 2


def met(s: ResiduumState, seat: int, need: Need) -> bool:
    """Whether one requirement of a card is met."""
    name = NEEDS[need.check]
    if name == "basecamp_active":
        return s.camps_on >> seat & 1 != 0
    if name == "active_outposts":
        posts = s.outposts(seat)
        count = 0
        for hex in range(s.board.size):
            if posts >> hex & 1 and (not need.lands or need.lands >> s.land[hex] & 1):
                count += 1
        return count >= need.least
    if name == "active_outriders":
        return s.active_riders(seat) >= need.least
    if name == "active_barricades":
        return s.active_walls(seat) >= need.least
    if name == "outriders_in_supply":
        return s.spare(s.riders, seat, RIDERS) >= 0
    if name == "active_location":
        return s.locations(seat) != 0
    if name == "season_not":
        return s.season() != need.least
    if name == "visited_town_this_season":
        return s.visits[seat] > 0
    if name == "conflicts_won":
        return s.won[seat] >= need.least
    if name == "spare_wasteland":
        return s.piles[2] >= need.least
    return True  # a target: looked for by `sites`


def sites(s: ResiduumState, seat: int, card: Discovery) -> list[int]:
    """The hexes that a card may replace: no Basecamp and no piece of another player there."""
    if card.with_piece == WITH_OUTRIDER:
        fits = s.riding(seat)
    elif card.with_piece == WITH_OUTPOST:
        fits = s.outposts(seat)
    else:
        fits = s.locations(seat)
        for hex in range(s.board.size):
            if s.locations(seat) >> hex & 1:
                for other in s.board.near[hex]:
                    fits |= 1 << other
    fits &= ~foreign(s, seat)
    found: list[int] = []
    for hex in range(s.board.size):
        if fits >> hex & 1 and card.from_lands >> s.land[hex] & 1 and not s.camp_in(hex):
            beside = not card.next_to
            for other in s.board.near[hex]:
                if card.next_to >> s.land[other] & 1:
                    beside = True
            if beside:
                found.append(hex)
    return found


def foreign(s: ResiduumState, seat: int) -> int:
    """The hexes with a piece of another player, active or not; Barricades on borders do not count."""
    found = 0
    for i in range(len(s.riders)):
        if i // RIDERS != seat and s.riders[i] >= 0:
            found |= 1 << (s.riders[i] >> 3)
    for i in range(len(s.posts)):
        if i // POSTS != seat and s.posts[i] >= 0:
            found |= 1 << (s.posts[i] >> 1)
    for i in range(len(s.walls)):
        if i // WALLS != seat and 0 <= s.walls[i] < STANDING:
            found |= 1 << s.walls[i]
    for other in range(s.seats):
        if other != seat and s.camps[other] >= 0:
            found |= 1 << s.camps[other]
    return found


def starred(s: ResiduumState, seat: int) -> bool:
    stars = 0
    for token in s.completed[seat]:
        stars += s.content.discoveries[s.cards.face[token]].star
    return stars > 0


def free_completion(s: ResiduumState, seat: int, card: Discovery) -> bool:
    """Breakthrough (CHR-03)."""
    if card.star or not s.able(seat, BREAKTHROUGH):
        return False
    return card.worth <= s.content.characters[s.leaders[seat]].amount


def among(s: ResiduumState, tokens: list[int], face: int) -> bool:
    return any(s.cards.face[token] == face for token in tokens)


def swappable(s: ResiduumState, seat: int, card: Discovery) -> list[int]:
    """The resources that a player could swap."""
    return [resource for resource in range(9) if card.swap >> resource & 1 and s.has(seat, resource)]
