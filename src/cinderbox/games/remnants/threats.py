"""What the other players may do to what a player holds, as bots see it: a hand that is empty invites them."""

from typing import Final

from cinderbox.games.remnants import odds
from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.presence import Presence
from cinderbox.games.remnants.prospects import DIE
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import ATTACKING, Worths

WALK: Final = 3  # steps: from so far a figure comes in one Move
COMING: Final = 4  # figures at most that come to one battle
ROUNDS: Final = 2.5  # for so long something is lost that is taken away
BODY: Final = 0.3  # a figure and the card that goes with it, for each round left
REST: Final = 0.25  # of what is threatened besides the worst: one space is attacked in a turn
FOG: Final = 10.0  # variance: cards that nobody has seen


def menace(s: RemnantsState, all: list[Presence], seat: int, left: float, strength: float, worths: Worths) -> float:
    """The renown that attacks of others in this round are likely to cost a player who can bring so many points."""
    held = holdings(s, all[seat])
    rivals = [other for other in range(s.seats) if other != seat and s.tracks[other] < s.content.numbers.turns]
    if not held or not rivals:
        return 0.0
    everywhere = strength + odds.standing_guard(s, seat)
    guards = [everywhere + DIE * odds.rolled(s, seat, space) + odds.walls(s, seat, space) for space, _ in held]
    worst, rest = 0.0, 0.0
    for other in rivals:
        force = odds.expected(s, other, worths, ATTACKING)
        starts = all[other].spaces
        for i in range(len(held)):
            space, worth = held[i]
            coming = comers(s, other, space, starts, worths)
            if coming:
                lead = force + DIE * coming - guards[i]
                win = odds.chance(lead - 0.5, odds.SPREAD * coming + FOG)
                cost = win * win * (worth * (ROUNDS if left > ROUNDS else left) + BODY * left)
                if cost > worst:
                    rest += worst
                    worst = cost
                else:
                    rest += cost
    return worst + REST * rest


def holdings(s: RemnantsState, here: Presence) -> list[tuple[int, float]]:
    """The spaces that earn a player renown, and how much a round."""
    spaces = here.spaces
    worth = [float(s.board.awards[space]) for space in spaces]
    for number in here.held:
        tile = s.tiles[number]
        for space in SITES[tile.site].spaces:
            worth[spaces.index(space)] += s.content.developments[tile.kind].renown
    return [(spaces[i], worth[i]) for i in range(len(spaces)) if worth[i]]


def comers(s: RemnantsState, other: int, space: int, starts: list[int], worths: Worths) -> int:
    """How many figures of those at their starts, and of the pool, a player could bring against a space in one Move."""
    far = worths.far[s.side][space]
    first = other * SPACES
    count = 0
    for start in starts:
        if far[start] <= WALK:
            count += s.figures[first + start]
    if s.pool[other] and far[s.entries[other]] < WALK:
        count += s.pool[other]
    return count if count < COMING else COMING
