"""What a player of City of Remnants holds and hopes for, in renown, as bots see it.

Reads the table and the seat's own hand. Of the others it knows how many cards they hold, no more.
"""

import math
from typing import Final

from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.model import NONE, PER_OTHER, PER_OTHER_MOST
from cinderbox.games.remnants.presence import Presence, everybody
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.worth import Worths

FIRST: Final = 1.5  # renown that a player earns in a first round
GROWTH: Final = 1.0  # and more in each further one
MOST: Final = 10.0  # but not more than this
LONGEST: Final = 12
CONTEST: Final = 0.35  # of what a space is worth that a rival holds
WAY: Final = 0.55  # of that for each Move until a figure is there
KEEP: Final = [0.92, 0.85, 0.7]  # by level: the chance that what is held is held in the next round, too
HOST: Final = [0.2, 0.25, 0.3]  # for each round left: an idle figure where something can be built, by level
SPARE: Final = 0.14  # the same in the pool or on a tile
UNKNOWN: Final = 2.6  # points that a card in another's hand brings to a battle
TOKEN: Final = 6.3  # the attack of a YCU, on average
BRIBE: Final = 2.1  # and what it costs to bribe one, in thousands
PURSE: Final = 6  # thousands that can be put to use soon; what is more buys renown
HOARD: Final = 9  # and so much of that in the turns that are left; the rest lies idle
THRIFT: Final = 0.25  # renown that a thousand are worth which are kept to buy some
IDLE: Final = 0.1  # the same of what nobody can spend in time
LAST: Final = 1.01  # rounds left: this is the last one
ABILITY: Final = 0.25  # renown a round that the ability of a development is worth, whichever it is
DIE: Final = 7.0 / 6.0
DEFEAT: Final = 2.0  # renown that a lost battle costs
GLORY: Final = 0.3  # and that a won one brings


def earned(s: RemnantsState, all: list[Presence]) -> float:
    """The renown that all players together would earn in an Award Renown phase now."""
    return sum([harvest(s, here, 1.0) for here in all])


def fading(left: float, keep: float) -> float:
    """So many rounds' worth is something that is kept from round to round with that chance."""
    return (1.0 - math.pow(keep, left)) / (1.0 - keep)


def harvest(s: RemnantsState, here: Presence, left: float) -> float:
    """The renown that what a player holds will earn. What lies in the middle of the city changes hands."""
    found = 0.0
    awards, level, held = s.board.awards, s.board.level, here.held
    lasts = [fading(left, keep) for keep in KEEP]
    for space in here.spaces:
        if awards[space] and s.owner(space) == here.seat:
            found += awards[space] * lasts[level[space]]
    for number in held:
        tile = s.tiles[number]
        one = s.content.developments[tile.kind]
        worth = one.renown + (ABILITY if one.timing != NONE and left > 1.2 else 0.0)
        if one.powers[PER_OTHER]:
            worth += one.powers[PER_OTHER] * min(len(held) - 1, one.powers[PER_OTHER_MOST])
        found += worth * lasts[level[SITES[tile.site].spaces[0]]]
    return found


def rounds_left(s: RemnantsState, earned: float) -> float:
    """How many more times renown is awarded, if all together earn so much now and more each round.

    What spare money will buy counts as gone from the pool, so that nobody keeps it to make the game last.
    """
    pool = float(s.renown_pool)
    if earned > pool:
        return 1.0
    for arcs in s.arcs:
        pool -= (arcs - PURSE) // s.content.numbers.renown_price if arcs > PURSE else 0
    usual = s.seats * (FIRST + GROWTH * s.round)
    each = 0.5 * (earned + (usual if usual < MOST * s.seats else MOST * s.seats))
    rounds = 0
    while pool >= 0 and rounds < LONGEST:
        rounds += 1
        if each > pool:
            return max(1.2, rounds - 1 + max(0.35, pool / each))
        pool -= each
        each += GROWTH * s.seats
    return float(rounds) if rounds else 1.2


def money(s: RemnantsState, seat: int, left: float, arcs: int) -> float:
    """What money is worth: early it builds; late it buys renown, while there is some and there are turns for it.

    Always less than the renown that it buys: what is kept may be taken, and others buy from the same pool.
    """
    if left <= LAST:
        turns = s.content.numbers.turns - s.tracks[seat]
        renown = min(s.renown_pool, s.influence(seat) * (turns if turns < 2 else 2))
        limit = s.content.numbers.renown_price * renown
        return 0.30 * (arcs if arcs < limit else limit) + 0.01 * arcs
    rate = 0.16 * (left - 1.2)
    rate = THRIFT if rate < THRIFT else 1.1 if rate > 1.1 else rate
    spare = arcs - PURSE if arcs > PURSE else 0
    idle = spare - HOARD if spare > HOARD else 0
    return rate * (arcs - spare) + THRIFT * (spare - idle) + IDLE * idle


def round_rate(s: RemnantsState, seat: int) -> tuple[float, float]:
    """Rounds left, and what a thousand ARCs are worth."""
    left = rounds_left(s, earned(s, everybody(s)))
    return left, money(s, seat, left, 4) / 4.0


def arms(s: RemnantsState, seat: int, own: bool, worths: Worths) -> float:
    """The points that the best cards of a hand bring to one battle."""
    most = s.influence(seat)
    hand = s.hands[seat]
    if not own:
        return UNKNOWN * (len(hand) if len(hand) < most else most)
    force = worths.force[s.leaders[seat]]
    found = [force[s.cards.face[back]] for back in hand]
    found.sort(reverse=True)
    total = 0.0
    for one in found[:most]:
        total += one
    return total


def danger(s: RemnantsState, here: Presence, strength: float, rate: float, worths: Worths) -> float:
    """What the next patrol will cost a player."""
    watched = worths.watched[s.side]
    meetings = 0.0
    for space in here.spaces:
        meetings += watched[space]
    share = strength / (meetings if meetings > 1.0 else 1.0)
    chance = 1.0 / (1.0 + math.exp(-(share + 2.0 * DIE - TOKEN) / 2.0))
    cost = (1.0 - chance) * DEFEAT - chance * GLORY
    if s.arcs[here.seat] >= 2 and cost > BRIBE * rate:
        cost = BRIBE * rate
    return meetings * cost


def goals(s: RemnantsState, seat: int) -> list[float]:
    """For each space what a first figure of a player there would earn a round."""
    found = [0.0] * SPACES
    first = seat * SPACES
    awards = s.board.awards
    for space in s.board.usable:
        if awards[space] and not s.figures[first + space]:
            rival = s.other_at(seat, space) >= 0
            found[space] += awards[space] * (CONTEST if rival else 1.0)
    for tile in s.tiles:
        one = s.content.developments[tile.kind]
        worth = one.renown + 0.2 + (0.5 if tile.products else 0.0)
        missing, rivals = 0, 0
        for space in SITES[tile.site].spaces:
            if not s.figures[first + space]:
                missing += 1
            if s.other_at(seat, space) >= 0:
                rivals += 1
        if missing:
            share = worth / missing * (1.0 if missing == 1 else 0.85)
            if rivals:
                share *= CONTEST / rivals
            for space in SITES[tile.site].spaces:
                if not s.figures[first + space]:
                    found[space] += share
    return found


def crowd(s: RemnantsState, here: Presence, left: float, worths: Worths) -> float:
    """What figures will be good for that earn nothing yet: the best goals go to who is nearest."""
    seat = here.seat
    first = seat * SPACES
    worth = goals(s, seat)
    aims = [space for space in s.board.usable if worth[space] > 0.0]
    wanted = [worth[space] for space in aims]
    covered = s.covered()
    idle: list[int] = []  # spaces
    for space in here.spaces:
        busy = 1 if s.board.awards[space] or covered >> space & 1 else 0
        for _ in range(s.figures[first + space] - busy):
            idle.append(space)
    waiting = s.pool[seat]
    entry = s.entries[seat]
    far = worths.far[s.side]
    total = 0.0
    for _ in range(6):
        best, aim = 0.0, -1
        for i in range(len(aims)):
            if wanted[i] > best:
                best, aim = wanted[i], i
        if aim < 0 or (not idle and not waiting):
            break
        wanted[aim] = 0.0
        at = aims[aim]
        nearest, steps = -1, far[entry][at] + 1 if waiting else 99
        for i in range(len(idle)):
            if far[idle[i]][at] < steps:
                nearest, steps = i, far[idle[i]][at]
        moves = (steps + 2) // 3
        later = left - 0.3 * moves
        if later > 0:
            total += best * fading(later, KEEP[s.board.level[at]]) * WAY**moves
        if nearest >= 0:
            idle.pop(nearest)
        else:
            waiting -= 1
    for space in idle:
        total += left * (SPARE if covered >> space & 1 else HOST[s.board.level[space]])
    return total + SPARE * left * waiting
