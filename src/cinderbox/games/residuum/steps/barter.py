"""Bartering in the Trade Town: the basket, the sale that pays for it, and what brings extra value."""

from cinderbox.games.residuum import log, verbs, wire
from cinderbox.games.residuum.affairs import Basket
from cinderbox.games.residuum.model import CREDIT, DEBTS
from cinderbox.games.residuum.reasons import (
    BAD_SALE,
    CREDIT_FIRST,
    MUST_BUY,
    NO_ABILITY,
    NO_KEPT,
    OK,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.sale import (
    MOST_SOLD,
    barter,
    filled,
    goods_worth,
    note_value,
    owed,
    sale_order,
    total_price,
    unbuyable,
)
from cinderbox.games.residuum.tables import RESOURCES, sale_value
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look, SmallMenu


class OpenBarter(Do[ResiduumState]):
    """The visit is marked with the Indicator (RSD-TOWN-04)."""

    def do(self, s: ResiduumState, f: Frame) -> None:
        s.visits[f.seat] += 1
        s.basket = Basket([0] * 9, [0] * 9, 0, -1)
        s.note(log.VISIT, f.seat)


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

    def quote(self, s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Barter:
        return barter(s, f.seat, wanted)


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

    def quote(self, s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Barter:
        return barter(s, f.seat, wanted)


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
