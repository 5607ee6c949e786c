"""Rules of thumb: answers to the questions of Residuum that are not worth thought, and the odds of a conflict.

Setup, production, payments, barter, conflicts and deals are answered here; what to do in the Action Phase is not.
Reads only what the asked seat knows.
"""

from typing import Final

from cinderbox.games.residuum import bargains, odds
from cinderbox.games.residuum.scoring import PLENTY
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.barter import Sell
from cinderbox.games.residuum.steps.conflict import Push
from cinderbox.games.residuum.steps.convoy import CarryWalls
from cinderbox.games.residuum.steps.discovery import FreeRecruit
from cinderbox.games.residuum.steps.meeting import MoveOn
from cinderbox.games.residuum.steps.outcome import Displace, Withdraw
from cinderbox.games.residuum.steps.pay import Pay
from cinderbox.games.residuum.steps.production import Resettle, producers
from cinderbox.games.residuum.steps.sale import owed, sale_order
from cinderbox.games.residuum.steps.spending import Spend
from cinderbox.games.residuum.steps.town import EagerRecruit, LeaveTown, Tinker
from cinderbox.games.residuum.steps.year import keeping
from cinderbox.games.residuum.tables import (
    BASECAMP_YIELD,
    CHEM,
    FOOD,
    GOLD,
    LAST,
    NUCLEAR,
    OIL,
    OUTPOST_YIELD,
    OUTRIDER_YIELD,
    PROVISIONS,
    RADIATION,
    TECH,
    VALUE,
    WASTELAND,
    sale_value,
)
from cinderbox.games.residuum.worth import WORTH, rating, wanted

ENOUGH: Final = 14  # Provisions beyond which cubes are better to have
THRIFT: Final = [1.0, 1.1, 0.9, 0.85, 0.8, 1.5, 1.5, 1.5]  # how much a point that a cube pays is missed
RESERVED: Final = 1.0  # more if a card in hand asks for the cube, or the end of the year for the Provisions
TREASURES: Final = {OIL: 0.7, GOLD: 1.2, NUCLEAR: 2.0}  # more if cubes are sold that score for having most of them


def answer(s: ResiduumState, seat: int) -> int | None:
    """The answer to a question that is not worth thought, or None."""
    options, c = list(s.open_to(seat)), s.codes
    first = options[0]
    if s.lanes:
        return options[-1]  # the highest Conflict card
    f = s.frames[-1]
    what = f.program.steps[f.at]
    if isinstance(what, Pay):
        return pay(s, seat, options)
    if first == c.pay:
        return options[-1] if options[-1] == c.ability else first
    verb = c.word(first)
    if verb == "produce":
        return produce(s, seat, options)
    if verb in ("place", "tile"):
        return options[(s.board.size * 7) % len(options)]
    if verb in ("keep", "top", "discard"):
        return card(s, seat, options, 1.0 if verb == "keep" else -1.0)
    if first == c.let_go or first == c.detonate:
        return options[1] if len(options) > 1 else first
    if verb == "loot":
        return odds.loot(s, seat, options)
    if verb == "cost":
        return first
    if s.deal is not None:
        return bargains.deal(s, options)
    if first == c.welcome:
        return c.fight if s.locations(seat) >> odds.meeting(s).hex & 1 else c.welcome
    if first == c.trade:
        return c.attack if odds.odds(s, odds.meeting(s)) >= odds.BOLD else c.trade
    if isinstance(what, Sell):
        return sell(s, seat, options)
    if c.bikes in options:
        return c.bikes
    if c.guide in options:
        due = s.due
        return c.guide if (due is not None and due.rest > 2) or first == c.guide else first
    if isinstance(what, Spend):
        return odds.spend(s, seat, options)
    if isinstance(what, Push):
        return odds.push(s, seat)
    if isinstance(what, CarryWalls):
        return options[-1]  # they cost nothing to carry, and shield the next Outpost
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
        hex = s.codes.target(action)
        for near in s.board.near[hex]:
            count += 6 if s.land[near] not in (WASTELAND, RADIATION) else 0
            for other in s.board.near[near]:
                count += 1 if s.land[other] not in (WASTELAND, RADIATION) else 0
        if count > most:
            best, most = action, count
    return best


def card(s: ResiduumState, seat: int, options: list[int], sign: float) -> int:
    """Good cards are kept, poor ones are given away."""
    best, most = options[0], -999.0
    for action in options:
        found = sign * rating(s, seat, s.content.discoveries[s.codes.target(action)])
        if found > most:
            best, most = action, found
    return best


# -- production, barter --------------------------------------------------------------------------------------


def produce(s: ResiduumState, seat: int, options: list[int]) -> int:
    """What is short for the cards in hand, otherwise what is worth most; at the end what fills a stockpile."""
    f = s.frames[-1]
    piece = producers(s, seat)[f.n // 16]
    land, kind = s.land[piece // 4], piece % 4
    row = BASECAMP_YIELD[land] if kind == 0 else OUTPOST_YIELD[land] if kind == 1 else OUTRIDER_YIELD[land]
    best, most = options[0], -1.0
    hungry = upkeep(s, seat) - s.stock[seat * 9]
    for action in options:
        resource = s.codes.target(action)
        held = s.stock[seat * 9 + resource]
        worth = row[resource] * WORTH[resource]
        if hungry > 0 and resource in (PROVISIONS, FOOD):
            worth *= 3.0
        elif resource == PROVISIONS:
            worth *= 1.0 if held < ENOUGH else 0.6
        else:
            if held < wanted(s, seat, resource) or (resource == TECH and held < odds.STAKE):
                worth *= 1.6
            elif resource <= CHEM and held > 6:
                worth *= 0.7
            if s.round > LAST - 3 and held < PLENTY <= held + row[resource] * (LAST - s.round + 1):
                worth += 4.0
        if worth > most:
            best, most = action, worth
    return best


def upkeep(s: ResiduumState, seat: int) -> int:
    """Provisions that the end of this turn asks for, if it is the end of a year."""
    if s.round % 8:
        return 0
    hungry = s.active_riders(seat) - s.stock[seat * 9 + FOOD]
    return keeping(s, seat) * hungry if hungry > 0 else 0


def reserved(s: ResiduumState, seat: int, resource: int) -> int:
    """Cubes of a type that are not for paying action points, if others can pay."""
    kept = upkeep(s, seat) if resource == PROVISIONS else wanted(s, seat, resource)
    if resource == FOOD and s.round % 8 == 0:
        kept += s.active_riders(seat)
    if s.round > LAST - 3 and s.stock[seat * 9 + resource] >= PLENTY:
        kept += PLENTY
    return kept


def pay(s: ResiduumState, seat: int, options: list[int]) -> int:
    """So much of the resource that is asked for as is paid when what is missed least goes first."""
    due, c = s.due, s.codes
    assert due is not None
    if due.town:
        return options[0]
    purse: list[tuple[float, int, int]] = []
    for resource in range(due.at, 8):
        if due.accepts >> resource & 1:
            held, kept = s.stock[seat * 9 + resource], reserved(s, seat, resource)
            kept = kept if kept < held else held
            purse.append((THRIFT[resource], resource, s.left[resource] + VALUE[resource] * (held - kept)))
            purse.append((THRIFT[resource] + RESERVED, resource, VALUE[resource] * kept))
    purse.sort()
    rest, points = due.rest, 0
    for _, resource, reach in purse:
        some = reach if reach < rest else rest
        rest -= some
        if resource == due.at:
            points += some
    return c.aimed(c.points, points) if c.aimed(c.points, points) in options else options[0]


def sell(s: ResiduumState, seat: int, options: list[int]) -> int:
    """Cubes that are worth little to their owner go first, those that a card in hand asks for last."""
    basket = s.basket
    assert basket is not None
    when, rest = s.season(), owed(s, seat, basket)
    now = sale_order(s)[basket.selling]
    order: list[tuple[float, int]] = []
    for resource in range(9):
        if not basket.bought[resource]:
            worth = WORTH[resource] / sale_value(resource, when) + TREASURES.get(resource, 0.0)
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
        if s.codes.target(action) <= count:
            best = action
    return best


def place(s: ResiduumState, options: list[int]) -> int:
    """Where an Outrider joins: where it earns."""
    best, most = options[-1], -1
    for action in options:
        if action != s.codes.decline:
            hex = s.codes.target(action)
            found = OUTRIDER_YIELD[s.land[hex]][PROVISIONS] * 2 + (1 if not s.camp_in(hex) else 0)
            if found > most:
                best, most = action, found
    return best


def way(s: ResiduumState, seat: int, options: list[int]) -> int:
    """Where Outriders go on to: where they earn, and to own Outposts; never to stay on a hazard."""
    best, most = options[0], -99
    posts = s.outposts(seat)
    for action in options:
        hex = s.codes.target(action)
        found = OUTRIDER_YIELD[s.land[hex]][PROVISIONS] * 2 + (posts >> hex & 1)
        if s.hazard(hex):
            found -= 5
        if found > most:
            best, most = action, found
    return best
