"""Rules of thumb: answers to the questions of Residuum that are not worth thought, and the odds of a conflict.

Setup, production, payments, barter, conflicts and deals are answered here; what to do in the Action Phase is not.
Reads only what the asked seat knows.
"""

from typing import Final

from cinderbox.games.residuum.affairs import Battle, Deal
from cinderbox.games.residuum.model import FORTRESS, TOWERS, WAR_CARDS, X_BONUS, Discovery
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.barter import Sell, owed, sale_order
from cinderbox.games.residuum.steps.conflict import (
    BASECAMP_BONUS,
    CHEM_ADDED,
    CRATE_ADDED,
    NUCLEAR_ADDED,
    NUCLEAR_BONUS,
    OIL_BONUS,
    Push,
    Spend,
    total,
)
from cinderbox.games.residuum.steps.convoy import CarryWalls
from cinderbox.games.residuum.steps.discovery import FreeRecruit
from cinderbox.games.residuum.steps.meeting import MoveOn
from cinderbox.games.residuum.steps.outcome import Displace, Withdraw
from cinderbox.games.residuum.steps.production import Resettle, producers
from cinderbox.games.residuum.steps.town import EagerRecruit, LeaveTown, Tinker
from cinderbox.games.residuum.steps.year import UPKEEP_PROVISIONS
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    CHEM,
    FOOD,
    LAST,
    NUCLEAR,
    OIL_FIELD,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    PROVISIONS,
    RADIATION,
    TECH,
    WASTELAND,
    sale_value,
)

WORTH: Final[list[float]] = [1.0, 2.3, 1.7, 1.6, 1.7, 3.0, 4.5, 5.5, 9.0]  # of a cube, in Provisions
STAKE: Final = 6  # Tech that are staked on a conflict at most
CARD: Final = 3  # what an unseen Conflict card counts for
HIGH_CARD: Final = 4  # and if one wants to be fairly sure
BOLD: Final = 0.6  # chance of winning from which an attack is worth a thought

# Chance that the best of 1 to 5 Conflict cards is at most 0, 1, 2, 3, 4, 5.
BEST: Final = [
    [0.0, 3 / 15, 7 / 15, 11 / 15, 14 / 15, 1.0],
    [0.0, 3 / 105, 21 / 105, 55 / 105, 91 / 105, 1.0],
    [0.0, 1 / 455, 35 / 455, 165 / 455, 364 / 455, 1.0],
    [0.0, 0.0, 35 / 1365, 330 / 1365, 1001 / 1365, 1.0],
    [0.0, 0.0, 21 / 3003, 462 / 3003, 2002 / 3003, 1.0],
]


def answer(s: ResiduumState, seat: int) -> int | None:
    """The answer to a question that is not worth thought, or None."""
    options, c = s.open_to(seat), s.codes
    first = options[0]
    if s.lanes:
        return options[-1]  # the highest Conflict card
    if first == c.pay:
        return options[-1] if options[-1] == c.ability else first
    if c.produce <= first < c.cost:
        return produce(s, seat, options)
    if c.place <= first or c.tile <= first < c.lay:
        return options[(s.board.size * 7) % len(options)]
    if c.keep <= first < c.complete:
        return card(s, options, first)
    if first == c.let_go or first == c.detonate:
        return options[1] if len(options) > 1 else first
    if c.loot <= first < c.tile:
        return loot(s, seat, options)
    if c.cost <= first < c.give:
        return first
    if s.deal is not None:
        return deal(s, options)
    if first == c.welcome:
        return c.fight if s.locations(seat) >> meeting(s).hex & 1 else c.welcome
    if first == c.trade:
        return c.attack if odds(s, meeting(s)) >= BOLD else c.trade
    f = s.frames[-1]
    what = f.program.steps[f.at]
    if isinstance(what, Sell):
        return sell(s, seat, options)
    if c.bikes in options:
        return c.bikes
    if c.guide in options:
        due = s.due
        return c.guide if (due is not None and due.rest > 2) or first == c.guide else first
    if isinstance(what, Spend):
        return spend(s, seat, options)
    if isinstance(what, Push):
        return push(s, seat)
    if isinstance(what, CarryWalls):
        return first
    if isinstance(what, (LeaveTown, Withdraw, MoveOn)):
        return way(s, seat, options)
    if isinstance(what, (EagerRecruit, FreeRecruit)):
        return place(s, options)
    if isinstance(what, Tinker):
        return options[1] if len(options) > 1 else first
    if isinstance(what, (Displace, Resettle)):
        return first
    if s.round == 0:
        return camp(s, options)
    return None


# -- setup ---------------------------------------------------------------------------------------------------


def camp(s: ResiduumState, options: list[int]) -> int:
    """The richest neighbourhood: what touches the Basecamp earns from the first turn on."""
    best, most = options[0], -1
    for action in options:
        if action == s.codes.decline:
            continue
        count = 0
        hex = action - s.codes.on
        for near in s.board.near[hex]:
            count += 6 if s.land[near] not in (WASTELAND, RADIATION) else 0
            for other in s.board.near[near]:
                count += 1 if s.land[other] not in (WASTELAND, RADIATION) else 0
        if count > most:
            best, most = action, count
    return best


def rating(one: Discovery) -> float:
    """How good a Discovery card is to have: cheap ones are completed, and engines earn."""
    return 3.0 * one.powers[X_BONUS] - one.worth - 2.0 * len(one.needs) - (2.0 if one.to_land >= 0 else 0.0)


def card(s: ResiduumState, options: list[int], first: int) -> int:
    """Good cards are kept, poor ones are given away."""
    c = s.codes
    run = c.keep if first < c.top else c.top if first < c.discard else c.discard
    sign = 1.0 if run == c.keep else -1.0
    best, most = options[0], -999.0
    for action in options:
        found = sign * rating(s.content.discoveries[action - run])
        if found > most:
            best, most = action, found
    return best


# -- production, barter --------------------------------------------------------------------------------------


def wanted(s: ResiduumState, seat: int, resource: int) -> int:
    """How many cubes of a type the cards in hand ask for, at most."""
    most = 0
    for token in s.hands[seat]:
        cost = s.content.discoveries[s.cards.face[token]].cost[resource]
        most = cost if cost > most else most
    return most


def produce(s: ResiduumState, seat: int, options: list[int]) -> int:
    """What is short for the cards in hand, otherwise what is worth most; at the end what fills a stockpile."""
    f = s.frames[-1]
    piece = producers(s, seat)[f.n // 16]
    land, kind = s.land[piece // 4], piece % 4
    row = BASECAMP_YIELD[land] if kind == 0 else OUTPOST_YIELD[land] if kind == 1 else OUTRIDER_YIELD[land]
    best, most = options[0], -1.0
    hungry = 0  # Provisions that the upkeep at the end of this turn asks for
    if s.round % 8 == 0:
        hungry = UPKEEP_PROVISIONS * (s.active_riders(seat) - s.stock[seat * 9 + FOOD]) - s.stock[seat * 9]
    for action in options:
        resource = action - s.codes.produce
        held = s.stock[seat * 9 + resource]
        worth = row[resource] * WORTH[resource]
        if hungry > 0 and resource in (PROVISIONS, FOOD):
            worth *= 3.0
        elif resource:
            if held < wanted(s, seat, resource) or (resource == TECH and held < STAKE):
                worth *= 1.6
            elif resource <= CHEM and held > 6:
                worth *= 0.7
            if s.round > LAST - 3 and held < 10 <= held + row[resource] * (LAST - s.round + 1):
                worth += 4.0
        if worth > most:
            best, most = action, worth
    return best


def sell(s: ResiduumState, seat: int, options: list[int]) -> int:
    """Cubes that are worth little to their owner go first, those that a card in hand asks for last."""
    basket = s.basket
    assert basket is not None
    when, rest = s.season(), owed(s, seat, basket)
    now = sale_order(s)[basket.selling]
    order: list[tuple[float, int]] = []
    for resource in range(9):
        if not basket.bought[resource]:
            worth = WORTH[resource] / sale_value(resource, when)
            order.append(
                (worth + (1.0 if s.stock[seat * 9 + resource] <= wanted(s, seat, resource) else 0.0), resource)
            )
    order.sort()
    count = 0
    for _, resource in order:
        value = sale_value(resource, when)
        some = s.stock[seat * 9 + resource] - basket.sold[resource]
        need = (rest + value - 1) // value
        some = some if some < need else need
        if resource == now:
            count = some
            break
        rest -= some * value
    best = options[0]
    for action in options:
        if action - s.codes.sell <= count:
            best = action
    return best


def place(s: ResiduumState, options: list[int]) -> int:
    """Where an Outrider joins: where it earns."""
    best, most = options[-1], -1
    for action in options:
        if action != s.codes.decline:
            hex = action - s.codes.recruit
            found = OUTRIDER_YIELD[s.land[hex]][PROVISIONS] * 2 + (1 if not s.camp_in(hex) else 0)
            if found > most:
                best, most = action, found
    return best


def way(s: ResiduumState, seat: int, options: list[int]) -> int:
    """Where Outriders go on to: where they earn, and to own Outposts; never to stay on a hazard."""
    best, most = options[0], -99
    posts = s.outposts(seat)
    for action in options:
        hex = action - s.codes.to
        found = OUTRIDER_YIELD[s.land[hex]][PROVISIONS] * 2 + (posts >> hex & 1)
        if s.hazard(hex):
            found -= 5
        if found > most:
            best, most = action, found
    return best


# -- conflicts -----------------------------------------------------------------------------------------------


def meeting(s: ResiduumState) -> Battle:
    battle = s.battle
    assert battle is not None, "a meeting is under way"
    return battle


def cards_of(s: ResiduumState, seat: int) -> int:
    """How many Conflict cards a seat is dealt."""
    return 2 + s.content.characters[s.leaders[seat]].strategy + s.powers[seat][WAR_CARDS]


def defence(s: ResiduumState, seat: int, hex: int) -> int:
    """What counts for a defender in a hex before cards and cubes."""
    powers = s.powers[seat]
    found = s.riders_at(seat, hex).bit_count()
    if s.active_post(seat, hex) >= 0:
        found += 1 + powers[TOWERS]
    if s.camps[seat] == hex and s.camps_on >> seat & 1:
        found += BASECAMP_BONUS
    each = powers[FORTRESS]
    return found + s.walls_around(seat, hex) * (each if each else 1)


def chance(s: ResiduumState, seat: int, size: int, other: int, hex: int) -> float:
    """The chance that so many Outriders of a seat win in a hex of another who puts up a fight."""
    lead = size + (OIL_BONUS if s.land[hex] == OIL_FIELD else 0) - defence(s, other, hex)
    mine, theirs = s.stock[seat * 9 + TECH], s.stock[other * 9 + TECH]
    lead += (mine if mine < STAKE else STAKE) - (theirs if theirs < STAKE else STAKE)
    more = 1 if s.locations(other) >> hex & 1 else 0
    one, two = BEST[cards_of(s, seat) - 1], BEST[min(4, cards_of(s, other) + more - 1)]
    found = 0.0
    for value in range(1, 6):
        beaten = value + lead - 1  # the highest card of the other that is beaten
        if beaten > 0:
            found += (one[value] - one[value - 1]) * (two[beaten] if beaten < 5 else 1.0)
    return found


def odds(s: ResiduumState, battle: Battle) -> float:
    """The attacker's chance in a meeting under way."""
    convoy = s.convoy
    size = convoy.size() if convoy is not None else 1
    return chance(s, battle.attacker, size, battle.defender, battle.hex)


def spend(s: ResiduumState, seat: int, options: list[int]) -> int:
    """So much Tech that the conflict should be won; none if that is too dear, Chem only if Tech is short."""
    battle, c = meeting(s), s.codes
    side = 1 if battle.defender == seat else 0
    other = battle.seat(1 - side)
    theirs = known(s, battle, 1 - side)
    need = theirs + HIGH_CARD + (0 if side else 1) - total(s, battle, side)
    if need <= 0:
        return c.add
    if c.crate in options:
        return c.crate
    tech, chem = s.stock[seat * 9 + TECH], s.stock[seat * 9 + CHEM]
    staked = tech if tech < STAKE else STAKE
    if side and s.stock[other * 9 + TECH] > staked - need + 2 and need > 2:
        return c.add  # the attacker would only add more
    if need <= staked:
        return c.add + need
    if c.chem in options and need <= staked + CARD * (chem if chem < 2 else 2):
        return c.chem
    return c.add


def known(s: ResiduumState, battle: Battle, side: int) -> int:
    """The total of a side as the other knows it: all but the cards, of which only the first is left out."""
    seat, first, added = battle.seat(side), side * 5, battle.added
    found = added[first] + CARD * added[first + CHEM_ADDED]
    found += NUCLEAR_BONUS * added[first + NUCLEAR_ADDED] + added[first + CRATE_ADDED]
    if side:
        return found + defence(s, seat, battle.hex)
    convoy = s.convoy
    return found + (convoy.size() if convoy is not None else 0) + (OIL_BONUS if s.land[battle.hex] == OIL_FIELD else 0)


def push(s: ResiduumState, seat: int) -> int:
    """An ability is used where it turns a defeat or a draw."""
    battle = meeting(s)
    side = 1 if battle.defender == seat else 0
    lead = battle.added[10 + side] - battle.added[11 - side]
    amount = s.content.characters[s.leaders[seat]].amount
    return s.codes.ability if lead <= 0 < lead + amount else s.codes.decline


def loot(s: ResiduumState, seat: int, options: list[int]) -> int:
    """The richest booty; a single cube if only cubes are taken."""
    battle = s.battle
    best, most = options[0], -1.0
    if battle is not None:
        loser = battle.defender if seat == battle.attacker else battle.attacker
        for action in options:
            resource = action - s.codes.loot
            worth = WORTH[resource] * s.stock[loser * 9 + resource]
            if worth > most:
                best, most = action, worth
    return best


# -- deals ---------------------------------------------------------------------------------------------------


def gain(s: ResiduumState, seat: int, gets: list[int], gives: list[int]) -> float:
    """What an exchange of cubes is worth to a seat, in Provisions; cubes that a card in hand asks for count more."""
    found = 0.0
    for resource in range(9):
        change = gets[resource] - gives[resource]
        if change:
            worth = WORTH[resource]
            if resource and s.stock[seat * 9 + resource] + (change if change < 0 else 0) < wanted(s, seat, resource):
                worth *= 1.4
            found += worth * change
    return found


def deal(s: ResiduumState, options: list[int]) -> int:
    """An offer is accepted that gains something and gives the other no more; what a card lacks is asked for."""
    now, c = s.deal, s.codes
    assert now is not None
    if now.standing:
        mine = gain(s, now.turn, now.gives, now.wants)
        theirs = 0.0
        for resource in range(9):
            theirs += WORTH[resource] * (now.wants[resource] - now.gives[resource])
        return c.accept if mine >= 0.5 and mine >= theirs and c.accept in options else c.refuse
    return propose(s, now, options)


def propose(s: ResiduumState, now: Deal, options: list[int]) -> int:
    """Two or more Provisions for a cube that a card in hand lacks."""
    c, seat = s.codes, now.turn
    if any(now.wants):
        return c.offer if c.offer in options else c.break_off
    for resource in range(1, NUCLEAR):
        if s.stock[seat * 9 + resource] < wanted(s, seat, resource) and c.want + resource in options:
            price = int(WORTH[resource] * 1.2) + 1
            if now.gives[PROVISIONS] >= price:
                return c.want + resource
            if s.stock[seat * 9 + PROVISIONS] >= price + 2 and c.give in options:
                return c.give
    return c.break_off
