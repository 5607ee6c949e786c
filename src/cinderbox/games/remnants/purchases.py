"""What a bot of City of Remnants may build or buy, where, and with which cards that make it cheaper."""

from typing import Final

from cinderbox.games.remnants.board import SITES, SPACES
from cinderbox.games.remnants.model import BUY, PRODUCE
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.effects import Discount
from cinderbox.games.remnants.worth import Worths

SITINGS: Final = 5  # places for new developments
TO_COME: Final = [1.0, 0.65, 0.45]  # of what a site promises, by the spaces on which no own figure stands yet


def held(s: RemnantsState, seat: int, ids: list[str]) -> list[int]:
    """The codes that play these cards, as far as they are open."""
    c = s.codes
    return [action for action in s.choices if c.word(action) == "play" and s.content.cards[c.target(action)].id in ids]


def buildings(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """The best sites of what can be paid."""
    c = s.codes
    helpers = nearby(s, seat, worths)
    scored: list[tuple[float, int, int]] = []
    for kind in s.kinds:
        price = s.build_price(seat, kind)
        if price <= s.arcs[seat] and s.left(kind):
            for worth, site in sitings(s, seat, kind, helpers, worths):
                scored.append((0.25 * price - worth, kind, site))
    scored.sort()
    return [[c.aimed(c.build, kind), c.aimed(c.site, site)] for _, kind, site in scored[:SITINGS]]


def nearby(s: RemnantsState, seat: int, worths: Worths) -> list[int]:
    """For each space how many figures that earn nothing could be there with one Move."""
    first = seat * SPACES
    covered = s.covered()
    found = [0] * SPACES
    far = worths.far[s.side]
    for start in s.board.usable:
        idle = s.figures[first + start]
        if idle and (s.board.awards[start] or covered >> start & 1):
            idle -= 1
        if idle:
            for space in s.board.usable:
                if far[start][space] <= s.content.numbers.steps:
                    found[space] += idle
    if s.pool[seat]:
        for space in s.board.usable:
            if far[s.entries[seat]][space] < s.content.numbers.steps:
                found[space] += s.pool[seat]
    return found


def sitings(s: RemnantsState, seat: int, kind: int, helpers: list[int], worths: Worths) -> list[tuple[float, int]]:
    """Sites for a kind with what they promise a round: under own figures, or where idle ones can come at once."""
    one = s.content.developments[kind]
    first = seat * SPACES
    covered = s.covered()
    enemies = s.enemies(seat)
    watched = worths.watched[s.side]
    found: list[tuple[float, int]] = []
    for site in one.sites[s.side]:
        if SITES[site].mask & (covered | enemies):
            continue
        missing, trouble, ready = 0, 0.0, True
        for space in SITES[site].spaces:
            trouble += watched[space]
            if not s.figures[first + space]:
                missing += 1
                ready = ready and helpers[space] >= missing
        if ready and missing < len(TO_COME):
            worth = (one.renown + 0.6 * one.sale + 0.4) * TO_COME[missing]
            found.append((worth - 0.02 * len(SITES[site].spaces) - 0.1 * trouble, site))
    return found


def purchases(s: RemnantsState, seat: int) -> list[list[int]]:
    """Cards of the black market that can be paid, and as much renown as can be."""
    c = s.codes
    found: list[list[int]] = []
    price = s.content.numbers.renown_price
    most = s.influence(seat) - s.renown_bought
    most = s.arcs[seat] // price if s.arcs[seat] // price < most else most
    most = s.renown_pool if s.renown_pool < most else most
    renown = [c.aimed(c.renown, most)] if most > 0 else []
    if not s.bought:
        for kind in s.faces(s.market):
            cost = s.goods_price(kind)
            if cost <= s.arcs[seat]:
                found.append([c.aimed(c.buy, kind - s.content.goods)])
                after = (s.arcs[seat] - cost) // price
                after = after if after < most else most
                if after > 0:
                    found.append([c.aimed(c.buy, kind - s.content.goods), c.aimed(c.renown, after)])
    if renown:
        found.append(renown)
        if most > 1:
            found.append([c.aimed(c.renown, 1)])
    return found


def cheaper(s: RemnantsState, seat: int, found: list[list[int]], worths: Worths) -> None:
    """Rows that begin with cards that lower a price, one or several, and end with the purchase they name."""
    c = s.codes
    first = len(s.content.cards) - s.content.goods
    for of_tiles in (True, False):
        held_back = reductions(s, seat, of_tiles, worths)
        hands = [[one] for i, one in enumerate(held_back) if one not in held_back[:i]]
        hands += [held_back[:count] for count in range(2, len(held_back) + 1)]
        for cards in hands:
            less = sum([thousands for _, thousands in cards])
            if of_tiles:
                kind, site = best_tile(s, seat, less, worths)
                name = c.aimed(c.name, first + kind)
                buy = [c.aimed(c.action, PRODUCE), c.aimed(c.build, kind), c.aimed(c.site, site)]
            else:
                kind = dearest_goods(s, seat, less)
                name, buy = c.aimed(c.name, kind), [c.aimed(c.action, BUY), c.aimed(c.buy, kind)]
            if kind >= 0:
                row: list[int] = []
                for action, _ in cards:
                    row += [action, name]
                found.append([*row, *buy])


def reductions(s: RemnantsState, seat: int, of_tiles: bool, worths: Worths) -> list[tuple[int, int]]:
    """The cards of a hand that make a development or a card of the black market cheaper, what is missed least first.

    Each as the code that plays it and by how many thousands it lowers the price.
    """
    force = worths.force[s.leaders[seat]]
    hand = [s.cards.face[back] for back in s.hands[seat]]
    found: list[tuple[float, int, int]] = []
    for card, less, tiles, goods in REDUCTIONS:
        for action in held(s, seat, [card]) if (tiles if of_tiles else goods) else []:
            kind = s.codes.target(action)
            found += [(force[kind] / less, action, less)] * hand.count(kind)
    found.sort()
    return [(action, less) for _, action, less in found]


def best_tile(s: RemnantsState, seat: int, less: int, worths: Worths) -> tuple[int, int]:
    """What is best built, and where, if it costs so much less; -1 if there is nothing that can be paid."""
    helpers = nearby(s, seat, worths)
    best, most, where = -1, 0.0, -1
    for kind in s.kinds:
        price = max(0, s.build_price(seat, kind) - less)
        if price <= s.arcs[seat] and s.left(kind):
            for worth, site in sitings(s, seat, kind, helpers, worths):
                if worth - 0.25 * price > most:
                    best, most, where = kind, worth - 0.25 * price, site
    return best, where


def dearest_goods(s: RemnantsState, seat: int, less: int) -> int:
    """The dearest card of the black market that can be paid if it costs so much less, as it is named; -1: none."""
    dearest, price = -1, -1
    for kind in s.faces(s.market):
        cost = s.goods_price(kind)
        if max(0, cost - less) <= s.arcs[seat] and cost > price:
            dearest, price = kind - s.content.goods, cost
    return dearest


def bargains(s: RemnantsState, seat: int, worths: Worths) -> list[list[int]]:
    """Something is to be named that will cost less: what is bought then, at once; if nothing can be, whatever it is."""
    c = s.codes
    f = s.frames[-1]
    step = f.program.steps[f.at]
    less = step.amount if isinstance(step, Discount) else 0
    first = len(s.content.cards) - s.content.goods
    found: list[list[int]] = []
    kind, site = best_tile(s, seat, less, worths)
    if kind >= 0:
        build = [c.aimed(c.action, PRODUCE), c.aimed(c.build, kind), c.aimed(c.site, site)]
        found.append([c.aimed(c.name, first + kind), *build])
    target = dearest_goods(s, seat, less)
    if target >= 0:
        found.append([c.aimed(c.name, target), c.aimed(c.action, BUY), c.aimed(c.buy, target)])
    return [row for row in found if row[0] in s.choices] or [[s.choices[0]]]


# cards that lower a price: by how many thousands, of a development, of a card of the black market
REDUCTIONS: Final[list[tuple[str, int, bool, bool]]] = [
    ("blue_worker", 1, True, True),
    ("blue_sempento_roden", 2, True, True),
    ("gm_architect", 2, True, False),
    ("gm_fence", 2, False, True),
    ("blue_black_ledger", 1, False, True),
]
