"""The Buy action and the Sell action."""

from cinderbox.games.remnants import log, verbs, wire
from cinderbox.games.remnants.board import NAMES
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.model import MOST_RENOWN, SUPPLIER
from cinderbox.games.remnants.programs import PROGRAMS
from cinderbox.games.remnants.reasons import (
    BUY_FIRST,
    NO_PRODUCT,
    NOT_CONTROLLED,
    NOT_ON_MARKET,
    ONE_CARD,
    RENOWN_DEAR,
    RENOWN_GONE,
    RENOWN_LIMIT,
    SELL_FIRST,
    SELL_LIMIT,
    SELL_ORDER,
    TOO_DEAR,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.games.remnants.steps.play import CardMenu, Play, play
from cinderbox.kernel.frame import Do, Frame
from cinderbox.kernel.menu import Item, Look
from cinderbox.kernel.wire import counted

# -- Buy -----------------------------------------------------------------------------------------------------------


def can_buy(s: RemnantsState, seat: int) -> bool:
    """Whether there is anything that the player could buy now (COR-RUL-48)."""
    if not s.bought and any(s.goods_price(s.cards.face[back]) <= s.arcs[seat] for back in s.market):
        return True
    return not no_renown(s, seat, 1)


def no_renown(s: RemnantsState, seat: int, count: int) -> int:
    """0, or why so much renown cannot be bought (COR-BUY-04, COR-BUY-05, COR-RUL-65)."""
    if s.renown_bought + count > s.influence(seat):
        return RENOWN_LIMIT
    if count * s.content.numbers.renown_price > s.arcs[seat]:
        return RENOWN_DEAR
    return RENOWN_GONE if count > s.renown_pool else 0


class BuyDone(Item[Look[RemnantsState]]):
    """Something has to be bought, unless a card played meanwhile has made that impossible (COR-RUL-48)."""

    verb = "done"

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        return 0 if s.bought or s.renown_bought or not can_buy(s, look.seat) else BUY_FIRST

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.leave()


class BuyCard(Item[Look[RemnantsState]]):
    verb = "buy"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s = look.s
        return [kind - s.content.goods for kind in s.faces(s.market)]

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        kind = target + s.content.goods
        if kind not in s.faces(s.market):
            return NOT_ON_MARKET
        if s.bought:
            return ONE_CARD
        return 0 if s.goods_price(kind) <= s.arcs[look.seat] else TOO_DEAR

    def price(self, look: Look[RemnantsState], target: int) -> str:
        return arcs(look.s.goods_price(target + look.s.content.goods))

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        kind = target + s.content.goods
        price = s.goods_price(kind)
        back = verbs.take_out(s, s.market, kind)
        s.bought = 1
        s.discounts[target] = 0  # it was for one purchase (COR-RUL-75)
        s.arcs[look.seat] -= price
        s.note(log.BOUGHT, look.seat, kind, price)
        verbs.gain_goods(s, look.seat, back)


class BuyRenown(Item[Look[RemnantsState]]):
    verb = "renown"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        return list(range(1, MOST_RENOWN + 1))

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        return no_renown(look.s, look.seat, target) if target else BUY_FIRST

    def price(self, look: Look[RemnantsState], target: int) -> str:
        return arcs(target * look.s.content.numbers.renown_price)

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        price = target * s.content.numbers.renown_price
        s.renown_bought += target
        s.arcs[look.seat] -= price
        s.renown_pool -= target
        s.renown[look.seat] += target
        s.note(log.BOUGHT_RENOWN, look.seat, target, price)


class Buy(CardMenu):
    """One card and some renown, in either order (COR-BUY-01 to -05)."""

    rules: tuple[str, ...] = ("COR-BUY-01", "COR-BUY-04")
    name = "buy"

    def __init__(self) -> None:
        super().__init__([BuyDone(), Play(), BuyCard(), BuyRenown()])

    def details(self, s: RemnantsState, f: Frame) -> wire.Buying:
        c, price = s.codes, s.content.numbers.renown_price
        prices = {c.text(c.aimed(c.buy, kind - s.content.goods)): s.goods_price(kind) for kind in s.faces(s.market)}
        left = [count for count in range(1, MOST_RENOWN + 1) if not no_renown(s, f.seat, count)]
        prices.update({c.text(c.aimed(c.renown, count)): count * price for count in left})
        return {"prices": {action: amount * 1000 for action, amount in prices.items()}, "renown": len(left)}

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return f"What do you buy? You have {arcs(s.arcs[f.seat])}."


BUYING = PROGRAMS.add("buying", Buy())


# -- Sell ----------------------------------------------------------------------------------------------------------


class SellDone(Item[Look[RemnantsState]]):
    verb = "done"

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        return 0 if look.s.sold or not look.s.stores(look.seat) else SELL_FIRST

    def do(self, look: Look[RemnantsState], target: int) -> None:
        look.leave()


class PlayWhileSelling(Play):
    """A card may change what can be sold, so that every development is asked about again."""

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        s.frames[-1] = look.frame.counting(0)
        play(s, look.seat, target)


class SellProduct(Item[Look[RemnantsState]]):
    """A product of a controlled development; `n` of the frame is the first space that may still be asked about, as the
    order of sales means nothing."""

    verb = "sell"

    def targets(self, look: Look[RemnantsState]) -> list[int]:
        s = look.s
        return sorted([s.first_space(i) for i in s.stores(look.seat)])

    def refuse(self, look: Look[RemnantsState], target: int) -> int:
        s = look.s
        number = s.tile_from(target)
        if number < 0 or not s.tiles[number].products:
            return NO_PRODUCT
        if not s.controls(look.seat, s.tiles[number]):
            return NOT_CONTROLLED
        if s.sold >= s.influence(look.seat):
            return SELL_LIMIT
        return SELL_ORDER if target < look.frame.n else 0

    def do(self, look: Look[RemnantsState], target: int) -> None:
        s = look.s
        s.frames[-1] = look.frame.counting(target)
        s.sold += 1
        verbs.sell(s, look.seat, s.tile_from(target))


class Sell(CardMenu):
    """Products one by one, at most as many as the influence (COR-SELL-01, COR-SELL-03)."""

    rules: tuple[str, ...] = ("COR-SELL-01", "COR-SELL-03")
    name = "sell"

    def __init__(self) -> None:
        super().__init__([SellDone(), PlayWhileSelling(), SellProduct()])

    def quote(self, s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Sale:
        return sale(s, f, wanted)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        left = s.influence(f.seat) - s.sold
        return f"Which products do you sell? {left} more may be sold in this action."


def sale(s: RemnantsState, f: Frame, wanted: dict[str, int]) -> wire.Sale:
    """What so many products of each development bring: they are sold on a copy, as far as that is allowed."""
    c, item, copy = s.codes, SellProduct(), s.clone()
    named = [(space, c.text(c.aimed(c.sell, space))) for space in item.targets(Look(s, f))]
    named = [(space, name) for space, name in named if not item.refuse(Look(s, f), space)]
    counts: list[int] = []
    for space, name in named:
        counts.append(0)
        while counts[-1] < wanted.get(name, 0) and not item.refuse(Look(copy, f), space):
            counts[-1] += 1
            copy.sold += 1
            verbs.sell(copy, f.seat, copy.tile_from(space))
    wares: list[wire.Ware] = []
    for (space, name), n in zip(named, counts, strict=True):
        tile = s.tile_from(space)
        wares.append(
            {
                **counted(name, n, n > 0, not item.refuse(Look(copy, f), space)),
                "space": NAMES[space],
                "development": s.development(s.tiles[tile]).id,
                "products": s.tiles[tile].products,
                "gain": verbs.sale_value(copy, tile) * 1000,
            }
        )
    return {
        "left": s.influence(f.seat) - copy.sold,
        "wares": wares,
        "count": sum(counts),
        "brings": (copy.arcs[f.seat] - s.arcs[f.seat]) * 1000,
        "answers": answers(s, f, [name for (_, name), n in zip(named, counts, strict=True) for _ in range(n)]),
    }


def answers(s: RemnantsState, f: Frame, sales: list[str]) -> list[str]:
    """What sells these products and no more: whoever has nothing left to do is not asked whether that is all."""
    copy = s.clone()
    for action in sales:
        copy.apply(action, f.seat)
    asked = copy.frames[-1].program is f.program and s.codes.done in copy.choices
    return [*sales, "done"] if asked else sales


class CountSales(Do[RemnantsState]):
    """At the end of a Sell action (COR-INF-01)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        if s.sold >= s.content.numbers.supplier:
            verbs.meet(s, f.seat, SUPPLIER)


SELLING = PROGRAMS.add("selling", Sell(), CountSales())
