"""The sums of a barter: what a basket costs, what a sale brings, and what both would come to.

Changes nothing. The steps that ask are in `barter.py`.
"""

from typing import Final

from cinderbox.games.residuum import payments, wire
from cinderbox.games.residuum.affairs import Basket
from cinderbox.games.residuum.model import CREDIT, DEBTS
from cinderbox.games.residuum.reasons import BUY_LIMIT, BUY_ORDER, FULL_NUCLEAR, NEVER_BOUGHT, OK, TOO_DEAR
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import NUCLEAR, NUCLEAR_LIMIT, PROVISIONS, RESOURCES, sale_value
from cinderbox.games.residuum.tables import price as price_of
from cinderbox.kernel.wire import Count, counted

MOST_SOLD: Final = 99  # cubes in one answer; who sells so many is asked again


def filled(s: ResiduumState) -> Basket:
    basket = s.basket
    assert basket is not None, "a barter is under way"
    return basket


def total_price(s: ResiduumState, seat: int, bought: list[int]) -> int:
    when, level = s.season(), payments.skilled(s, seat)
    return sum([bought[resource] * price_of(resource, when, level) for resource in range(9)])


def goods_worth(s: ResiduumState, seat: int, bought: list[int]) -> int:
    """The sale value of all cubes of types that are not bought (RSD-TOWN-14)."""
    when = s.season()
    worth = 0
    for resource in range(9):
        if not bought[resource]:
            worth += s.stock[seat * 9 + resource] * sale_value(resource, when)
    return worth


def unbuyable(s: ResiduumState, seat: int, basket: Basket, resource: int) -> int:
    """Why not one more cube of a type can be bought; types in rising order, so that a basket is filled one way."""
    why = barred(s, seat, basket.bought, resource)
    return why or (BUY_ORDER if any(basket.bought[resource + 1 :]) else beyond(s, seat, basket, resource))


def barred(s: ResiduumState, seat: int, bought: list[int], resource: int) -> int:
    """Why the Trade Town does not sell one more cube of a type."""
    if resource == PROVISIONS:
        return NEVER_BOUGHT
    if resource == NUCLEAR and s.nuclear(seat) + bought[NUCLEAR] >= NUCLEAR_LIMIT:
        return FULL_NUCLEAR
    return BUY_LIMIT if bought[resource] >= payments.buy_limit(s, seat, resource) else OK


def beyond(s: ResiduumState, seat: int, basket: Basket, resource: int) -> int:
    """Why one more cube of a type cannot be paid for."""
    after = basket.bought[:]
    after[resource] += 1
    worth = goods_worth(s, seat, after)
    return OK if worth > 0 and worth + basket.credit >= total_price(s, seat, after) else TOO_DEAR


def note_value(s: ResiduumState, seat: int) -> int:
    """What a kept Credit Note adds to a sale, 0 if there is none."""
    back = s.holds(seat, CREDIT)
    return s.content.town[s.cards.face[back]].amount if back >= 0 else 0


def sale_order(s: ResiduumState) -> list[int]:
    """Types in falling sale value, Provisions last."""
    when = s.season()
    found = list(range(9))
    found.sort(key=lambda resource: (-sale_value(resource, when), resource))
    return found


def owed(s: ResiduumState, seat: int, basket: Basket) -> int:
    """What the sale has still to bring; with extra value at least one cube is sold (RSD-RUL-55)."""
    when = s.season()
    brought = basket.credit
    for resource in range(9):
        brought += basket.sold[resource] * sale_value(resource, when)
    rest = total_price(s, seat, basket.bought) - brought
    return 1 if rest <= 0 and not any(basket.sold) else rest


# -- what a barter would come to -----------------------------------------------------------------------------


def basket_wanted(s: ResiduumState, seat: int, wanted: dict[str, int]) -> Basket:
    """The basket with so many cubes of each type, as far as they can be bought and paid for."""
    basket = filled(s)
    for resource in range(1, 9):
        wish = wanted.get(f"buy:{RESOURCES[resource]}", 0)
        while basket.bought[resource] < wish and addable(s, seat, basket, resource):
            basket = basket.filled(resource)
    return basket


def addable(s: ResiduumState, seat: int, basket: Basket, resource: int) -> bool:
    """Whether one more cube of a type can come into a basket that is thought of; the real one is filled in order."""
    if basket.selling >= 0 or any(filled(s).bought[resource + 1 :]):
        return False
    return not barred(s, seat, basket.bought, resource) and not beyond(s, seat, basket, resource)


class Sale:
    """What a sale has still to bring, and the cubes that may be part of it: types from the cheapest up."""

    def __init__(self, s: ResiduumState, seat: int, basket: Basket) -> None:
        when, order = s.season(), sale_order(s)
        free = order[max(0, basket.selling) :]
        self.due = owed(s, seat, basket) if any(basket.bought) else 0
        self.worth = [sale_value(resource, when) for resource in range(9)]
        self.held = [0] * 9
        for resource in free:
            if not basket.bought[resource]:
                self.held[resource] = s.stock[seat * 9 + resource] - basket.sold[resource]
        self.order = free[::-1]

    def brings(self, sold: list[int]) -> int:
        return sum([sold[resource] * self.worth[resource] for resource in range(9)])

    def made(self, wanted: dict[int, int]) -> list[int]:
        """The cubes that are sold: so many of some types, the newest wish last; else the cheapest. None too many."""
        sold = [min(wanted.get(resource, 0), self.held[resource]) for resource in range(9)]
        order = [*[one for one in self.order if one not in wanted], *wanted]
        for resource in order:
            rest = max(0, self.due - self.brings(sold))
            worth = self.worth[resource]
            sold[resource] += min(self.held[resource] - sold[resource], (rest + worth - 1) // worth)
        for resource in order:
            while sold[resource] and self.brings(sold) - self.worth[resource] >= self.due:
                sold[resource] -= 1
        return sold

    def stepped(self, wanted: dict[int, int], resource: int, counts: range) -> int | None:
        """The first of these counts of a type that a sale can have."""
        others = {one: n for one, n in wanted.items() if one != resource}
        for n in counts:
            if self.made({**others, resource: n})[resource] == n:
                return n
        return None


def barter(s: ResiduumState, seat: int, wanted: dict[str, int]) -> wire.Barter:
    """A basket and the sale that pays for it: as wanted, else the basket so far and the cheapest cubes."""
    basket, when, level = basket_wanted(s, seat, wanted), s.season(), payments.skilled(s, seat)
    sale = Sale(s, seat, basket)
    names = {f"sell:{RESOURCES[resource]}": resource for resource in sale.order if sale.held[resource]}
    wishes = {names[name]: n for name, n in wanted.items() if name in names}
    sold = sale.made(wishes)
    wares: list[wire.Ware] = []
    for i in range(9):
        buy: Count | None = None
        sell: Count | None = None
        n, fixed, more = basket.bought[i], filled(s).bought[i], addable(s, seat, basket, i)
        if n or more:
            buy = counted(f"buy:{RESOURCES[i]}", n, n > fixed, more)
        if sale.held[i] and sale.due > 0:
            less = sale.stepped(wishes, i, range(sold[i] - 1, -1, -1))
            further = sale.stepped(wishes, i, range(sold[i] + 1, sale.held[i] + 1))
            sell = {"wish": f"sell:{RESOURCES[i]}", "n": sold[i], "less": less, "more": further}
        held, price = s.stock[seat * 9 + i], price_of(i, when, level) if i != PROVISIONS else 0
        value = sale_value(i, when)
        wares.append(
            {"resource": wire.RESOURCES[i], "held": held, "price": price, "value": value, "buy": buy, "sell": sell}
        )
    total = [basket.sold[i] + sold[i] for i in range(9)]
    cost, brings = total_price(s, seat, basket.bought), sale.brings(total) + basket.credit
    return {
        "wares": wares,
        "skilled": level != 0,
        "bought": {wire.RESOURCES[i]: n for i, n in enumerate(basket.bought) if n},
        "sold": {wire.RESOURCES[i]: n for i, n in enumerate(total) if n},
        "cost": cost,
        "brings": brings,
        "lost": max(0, brings - cost) if cost else 0,
        "credit": basket.credit,
        "answers": answers(s, seat, basket.bought, total) if cost else [],
        "asked": wire.RESOURCES[sale_order(s)[basket.selling]] if basket.selling >= 0 else None,
        "debts": s.content.characters[s.leaders[seat]].amount if s.able(seat, DEBTS) else 0,
        "note": note_value(s, seat),
    }


def answers(s: ResiduumState, seat: int, bought: list[int], sold: list[int]) -> list[str]:
    """What is answered to the questions of a barter to make this one. What they are is seen on a copy, which is left
    as soon as the barter is made: nothing that comes after it is told."""
    copy = s.clone()
    found: list[str] = []
    while copy.basket is not None:
        found.append(next_answer(copy, copy.basket, bought, sold))
        copy.apply(found[-1], seat)
    return found


def next_answer(s: ResiduumState, basket: Basket, bought: list[int], sold: list[int]) -> str:
    if basket.selling < 0:
        missing = [resource for resource in range(9) if basket.bought[resource] < bought[resource]]
        return f"buy:{RESOURCES[missing[0]]}" if missing else "done"
    resource = sale_order(s)[basket.selling]
    return f"sell:{min(sold[resource] - basket.sold[resource], MOST_SOLD)}"
