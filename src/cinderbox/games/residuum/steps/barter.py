"""Bartering in the Trade Town: the basket, the sale that pays for it, and what brings extra value."""

from typing import Final

from cinderbox.games.residuum import log, payments, verbs, wire
from cinderbox.games.residuum.affairs import Basket
from cinderbox.games.residuum.model import CREDIT, DEBTS
from cinderbox.games.residuum.reasons import (
    BAD_SALE,
    BUY_LIMIT,
    BUY_ORDER,
    CREDIT_FIRST,
    FULL_NUCLEAR,
    MUST_BUY,
    NEVER_BOUGHT,
    NO_ABILITY,
    NO_KEPT,
    OK,
    TOO_DEAR,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import NUCLEAR, NUCLEAR_LIMIT, PROVISIONS, RESOURCES, sale_value
from cinderbox.games.residuum.tables import price as price_of
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, SmallMenu


class OpenBarter(Do[ResiduumState]):
    """The visit is marked with the Indicator (RSD-TOWN-04)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.visits[f.seat] += 1
        s.basket = Basket([0] * 9, [0] * 9, 0, -1)
        s.note(log.VISIT, f.seat)


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
    bought = basket.bought
    if resource == PROVISIONS:
        return NEVER_BOUGHT
    if resource == NUCLEAR and s.nuclear(seat) + bought[NUCLEAR] >= NUCLEAR_LIMIT:
        return FULL_NUCLEAR
    if bought[resource] >= payments.buy_limit(s, seat, resource):
        return BUY_LIMIT
    for later in range(resource + 1, 9):
        if bought[later]:
            return BUY_ORDER
    after = bought[:]
    after[resource] += 1
    worth = goods_worth(s, seat, after)
    return OK if worth > 0 and worth + basket.credit >= total_price(s, seat, after) else TOO_DEAR


class StopBuying(Item[Look[ResiduumState]]):
    verb = "done"

    def refuse(self, look: Look[ResiduumState], target: int) -> int:
        return OK if any(filled(look.s).bought) else MUST_BUY

    def do(self, look: Look[ResiduumState], target: int) -> None:
        look.leave()


class ForgiveDebts(Item[Look[ResiduumState]]):
    """The ability of a character adds value, before anything is bought (CHR-02)."""

    verb = "ability"

    def refuse(self, look: Look[ResiduumState], target: int) -> int:
        if not look.s.able(look.seat, DEBTS):
            return NO_ABILITY
        return CREDIT_FIRST if any(filled(look.s).bought) else OK

    def do(self, look: Look[ResiduumState], target: int) -> None:
        s = look.s
        verbs.use_ability(s, look.seat)
        s.basket = filled(s).credited(s.content.characters[s.leaders[look.seat]].amount)


class SpendCredit(Item[Look[ResiduumState]]):
    """A kept Credit Note does the same (TTC-07)."""

    verb = "credit"

    def refuse(self, look: Look[ResiduumState], target: int) -> int:
        if look.s.holds(look.seat, CREDIT) < 0:
            return NO_KEPT
        return CREDIT_FIRST if any(filled(look.s).bought) else OK

    def do(self, look: Look[ResiduumState], target: int) -> None:
        s = look.s
        s.basket = filled(s).credited(note_value(s, look.seat))
        verbs.discard_kept(s, look.seat, s.holds(look.seat, CREDIT))


class BuyCube(Item[Look[ResiduumState]]):
    verb = "buy"

    def targets(self, look: Look[ResiduumState]) -> list[int]:
        return list(range(1, 9))

    def refuse(self, look: Look[ResiduumState], target: int) -> int:
        return unbuyable(look.s, look.seat, filled(look.s), target)

    def do(self, look: Look[ResiduumState], target: int) -> None:
        look.s.basket = filled(look.s).filled(target)


class Buy(SmallMenu[ResiduumState]):
    """Fill the basket cube by cube (RSD-DEC-09)."""

    way_out = "done"

    def __init__(self) -> None:
        super().__init__([StopBuying(), ForgiveDebts(), SpendCredit(), BuyCube()])
        self.rules = ("RSD-TOWN-08", "RSD-TOWN-10", "RSD-TOWN-13", "RSD-TOWN-18")

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        basket = filled(s)
        cost = total_price(s, f.seat, basket.bought)
        worth = goods_worth(s, f.seat, basket.bought) + basket.credit
        return f"What do you buy? So far {cost} is to be paid; what you could sell is worth {worth}."

    def details(self, s: ResiduumState, f: Frame) -> wire.Barter:
        return sums(s, f.seat)


def note_value(s: ResiduumState, seat: int) -> int:
    """What a kept Credit Note adds to a sale, 0 if there is none."""
    back = s.holds(seat, CREDIT)
    return s.content.town[s.cards.face[back]].amount if back >= 0 else 0


def sums(s: ResiduumState, seat: int) -> wire.Barter:
    """The prices of the season, and how basket and sale stand."""
    basket, when, level = filled(s), s.season(), payments.skilled(s, seat)
    selling = basket.selling >= 0
    return {
        "buys": {wire.RESOURCES[i]: price_of(i, when, level) for i in range(1, 9)},
        "limits": {wire.RESOURCES[i]: payments.buy_limit(s, seat, i) for i in range(1, 9)},
        "sales": {wire.RESOURCES[i]: sale_value(i, when) for i in range(9)},
        "skilled": level != 0,
        "cost": total_price(s, seat, basket.bought),
        "worth": goods_worth(s, seat, basket.bought),
        "owed": owed(s, seat, basket) if selling else None,
        "asked": wire.RESOURCES[sale_order(s)[basket.selling]] if selling else None,
        "debts": s.content.characters[s.leaders[seat]].amount if s.able(seat, DEBTS) else 0,
        "note": note_value(s, seat),
    }


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


MOST_SOLD: Final = 99  # cubes in one answer; who sells so many is asked again


class Sell(Choice[ResiduumState]):
    """How many cubes of each type are sold, the most valuable first, until the price is covered (RSD-RUL-55)."""

    verb = "sell"
    refusal = BAD_SALE

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TOWN-09", "RSD-TOWN-11", "RSD-TOWN-14", "RSD-RUL-55")

    def run(self, s: ResiduumState, f: Frame) -> None:
        basket = filled(s)
        if basket.selling < 0:
            s.basket = Basket(basket.bought, basket.sold, basket.credit, 0)
        super().run(s, f)

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        basket = filled(s)
        rest = owed(s, f.seat, basket)
        if rest <= 0:
            return []
        when = s.season()
        order = sale_order(s)
        resource = order[basket.selling]
        if basket.bought[resource]:
            return [0]
        later = 0
        for other in order[basket.selling + 1 :]:
            if not basket.bought[other]:
                later += s.stock[f.seat * 9 + other] * sale_value(other, when)
        worth = sale_value(resource, when)
        held = s.stock[f.seat * 9 + resource] - basket.sold[resource]
        most = min((rest + worth - 1) // worth, held, MOST_SOLD)
        found = [count for count in range(most + 1) if rest - count * worth <= later]
        return found or [most]  # so many that one answer cannot say it

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        basket = filled(s)
        sold = basket.sold[:]
        sold[sale_order(s)[basket.selling]] += target
        s.basket = Basket(basket.bought, sold, basket.credit, basket.selling + (1 if target < MOST_SOLD else 0))
        s.frames[-1] = f

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        basket = filled(s)
        name = RESOURCES[sale_order(s)[basket.selling]].title()
        return f"{owed(s, f.seat, basket)} is still to be paid. How many {name} do you sell?"

    def details(self, s: ResiduumState, f: Frame) -> wire.Barter:
        return sums(s, f.seat)


class Exchange(Do[ResiduumState]):
    """Cubes change hands; value that is not used is lost (RSD-TOWN-17)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        basket = filled(s)
        for resource in range(9):
            if basket.sold[resource]:
                s.stock[f.seat * 9 + resource] -= basket.sold[resource]
                s.note(log.SELL, f.seat, resource, basket.sold[resource])
        for resource in range(9):
            if basket.bought[resource]:
                s.stock[f.seat * 9 + resource] += basket.bought[resource]
                s.note(log.BUY, f.seat, resource, basket.bought[resource])
        s.basket = None
