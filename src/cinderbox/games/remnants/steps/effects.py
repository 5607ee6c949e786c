"""What cards do when they are played for their ability, and what developments do when they produce.

Each class is one operation of a pack's `effects`; `cards.py` says which. What cannot be done is skipped (COR-RUL-84).
"""

from cinderbox.games.remnants import log, verbs
from cinderbox.games.remnants.log_fields import arcs
from cinderbox.games.remnants.reasons import (
    NO_PRODUCT,
    NO_STORE,
    NO_TOKEN_THERE,
    NO_UNIT,
    NOT_HELD,
    NOT_TO_NAME,
    OTHER_TILE,
    OWN_DEVELOPMENT,
    POOL_EMPTY,
)
from cinderbox.games.remnants.state import RemnantsState
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame

EITHER = 0  # what a price reduction may name
GOODS_ONLY = 1
DEVELOPMENTS_ONLY = 2


# -- money and renown ----------------------------------------------------------------------------------------------


class GainArcs(Do[RemnantsState]):
    def __init__(self, amount: int, above: int) -> None:
        super().__init__()
        self.amount = amount
        self.above = above  # with a figure in Midtown or the Heights

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.gain(s, f.seat, self.above if s.above_slum(f.seat) else self.amount)


class GainPerDevelopment(Do[RemnantsState]):
    def __init__(self, amount: int, least: int, most: int) -> None:
        super().__init__()
        self.amount = amount
        self.least = least
        self.most = most

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.gain(s, f.seat, min(self.most, max(self.least, self.amount * len(s.controlled(f.seat)))))


class GainPerOpponent(Do[RemnantsState]):
    """So much for each opponent, or for each beyond the first few."""

    def __init__(self, amount: int, beyond: int) -> None:
        super().__init__()
        self.amount = amount
        self.beyond = beyond

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.gain(s, f.seat, self.amount * max(0, s.seats - 1 - self.beyond))


class Gamble(Do[RemnantsState]):
    """Roll the six-sided die; a loss takes no more than there is."""

    def __init__(self, gains: list[int]) -> None:
        super().__init__()
        self.gains = gains

    def do(self, s: RemnantsState, f: Frame) -> None:
        shown = verbs.roll(s, verbs.SIX)
        s.note(log.ROLLED, f.seat, shown)
        gain = self.gains[shown - 1]
        if gain < 0:
            verbs.pay(s, f.seat, min(-gain, s.arcs[f.seat]))
        else:
            verbs.gain(s, f.seat, gain)


class Skim(Do[RemnantsState]):
    """From each opponent, or from each who has more; what covers a standing bid is out of reach (COR-RUL-51)."""

    def __init__(self, amount: int, richer: bool) -> None:
        super().__init__()
        self.amount = amount
        self.richer = richer

    def do(self, s: RemnantsState, f: Frame) -> None:
        had = s.arcs[f.seat]
        for other in s.clockwise(f.seat)[1:]:
            if s.arcs[other] > had or not self.richer:
                bound = 0
                if s.auction is not None and s.auction.leader == other:
                    bound = s.auction.standing
                verbs.take_arcs(s, f.seat, other, min(self.amount, max(0, s.arcs[other] - bound)))


class GainRenown(Do[RemnantsState]):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.take_renown(s, f.seat, self.amount)


# -- what the rest of the turn remembers ----------------------------------------------------------------------------


class Discount(Choice[RemnantsState]):
    """Name one purchase: it costs less this turn; reductions add up (COR-RUL-75)."""

    rules: tuple[str, ...] = ("COR-RUL-75",)
    verb = "name"
    refusal = NOT_TO_NAME

    def __init__(self, what: int, amount: int) -> None:
        super().__init__()
        self.what = what
        self.amount = amount

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        first = s.content.goods
        tiles = len(s.content.cards) - first
        found: list[int] = []
        if self.what != DEVELOPMENTS_ONLY:
            found += [kind - first for kind in s.faces(s.market)]
        if self.what != GOODS_ONLY:
            found += [tiles + kind for kind in sorted(s.kinds) if s.left(kind)]
        return found

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        s.discounts[target] += self.amount
        tiles = len(s.content.cards) - s.content.goods
        if target < tiles:
            s.note(log.CHEAPER, f.seat, s.content.goods + target, self.amount)
        else:
            s.note(log.CHEAPER_BUILD, f.seat, target - tiles, self.amount)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return f"What costs you {arcs(self.amount)} less this turn?"


class MoveBonus(Do[RemnantsState]):
    def __init__(self, figures: int, steps: int, next_only: bool) -> None:
        super().__init__()
        self.figures = figures
        self.steps = steps
        self.next_only = next_only

    def do(self, s: RemnantsState, f: Frame) -> None:
        if self.next_only:
            s.next_steps += self.steps
            s.note(log.NEXT_FASTER, f.seat, self.steps)
        else:
            s.more_figures += self.figures
            s.more_steps += self.steps
            s.note(log.FASTER, f.seat, self.figures, self.steps)


class Rebate(Do[RemnantsState]):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.rebate += self.amount
        s.note(log.REBATE, f.seat, self.amount)


class SellBonus(Do[RemnantsState]):
    def __init__(self, count: int, amount: int) -> None:
        super().__init__()
        self.count = count
        self.amount = amount

    def do(self, s: RemnantsState, f: Frame) -> None:
        s.sale_bonus = [*s.sale_bonus, self.count * 100 + self.amount]
        s.note(log.DEARER, f.seat, self.count, self.amount)


class ExtraBuild(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.more_builds += 1
        s.note(log.MORE_BUILDS, f.seat)


class RepeatProduce(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        s.repeats += 1
        s.note(log.OVERTIME, f.seat)


# -- figures, products, tokens --------------------------------------------------------------------------------------


class AddFigure(Do[RemnantsState]):
    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.add_figure(s, f.seat)


class PlaceProduct(Choice[RemnantsState]):
    rules: tuple[str, ...] = ("COR-RUL-46",)
    verb = "stock"
    refusal = NO_STORE

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        if not s.products_left():
            return []
        return sorted([s.first_space(i) for i in s.controlled(f.seat) if s.development(s.tiles[i]).sale])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        verbs.stock(s, s.tile_from(target), 1)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "On which of your developments do you place a product?"


class SellNow(Choice[RemnantsState]):
    """No Sell action, and not counted toward one."""

    rules: tuple[str, ...] = ("COR-SELL-02",)
    verb = "sell"
    refusal = NO_PRODUCT

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return sorted([s.first_space(i) for i in s.stores(f.seat)])

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        verbs.sell(s, f.seat, s.tile_from(target))

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Of which development do you sell a product?"


class Wreck(Choice[RemnantsState]):
    """Products return to the supply from one development that the player does not control."""

    rules: tuple[str, ...] = ("COR-RUL-47",)
    verb = "wreck"
    optional = True
    way_out = "done"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        if f.n >= self.count:
            return []
        return sorted([s.first_space(i) for i in range(len(s.tiles)) if not self.refuse(s, f, s.first_space(i))])

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        number = s.tile_from(target)
        if number < 0 or not s.tiles[number].products:
            return NO_PRODUCT
        if s.controls(f.seat, s.tiles[number]):
            return OWN_DEVELOPMENT
        return OTHER_TILE if f.this >= 0 and f.this != target else 0

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        number = s.tile_from(target)
        tile = s.tiles[number]
        s.tiles[number] = tile.stocked(tile.products - 1)
        s.note(log.WRECKED, f.seat, 1, tile.kind, target)
        s.frames[-1] = Frame(f.program, f.at, f.seat, target, f.that, f.n + 1)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Of which development do you remove products?"


class RemoveToken(Choice[RemnantsState]):
    rules: tuple[str, ...] = ("COR-YCU-02",)
    verb = "charge"
    refusal = NO_TOKEN_THERE

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return sorted(set(s.tokens))

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        kinds = len(s.content.tokens)
        verbs.bag_token(s, target // kinds, target % kinds)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which YCU do you send away?"


# -- produce abilities; `n` of the frame is the development ------------------------------------------------------------


class Product(Do[RemnantsState]):
    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def do(self, s: RemnantsState, f: Frame) -> None:
        verbs.stock(s, f.n, self.count)


class TakeMember(Do[RemnantsState]):
    """The top card of the gang member deck, shown to all, joins without an auction (COR-RUL-76)."""

    def do(self, s: RemnantsState, f: Frame) -> None:
        back = verbs.top_member(s)
        if back >= 0:
            s.note(log.TAKEN_IN, f.seat, s.cards.face[back])
            verbs.gain_unit(s, f.seat, back)


class TrashForArcs(Choice[RemnantsState]):
    """A card of the hand leaves the game for money; asked whenever there is a hand, as nobody sees what is in it."""

    rules: tuple[str, ...] = ("COR-DECK-03", "COR-RUL-77")
    verb = "trash"
    optional = True
    way_out = "done"
    public = False
    refusal = NOT_HELD

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def opens(self, s: RemnantsState, f: Frame) -> bool:
        return len(s.hands[f.seat]) > 0

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.faces(s.hands[f.seat])

    def choices(self, s: RemnantsState, f: Frame) -> list[int]:
        if not self.opens(s, f):
            return []
        return [s.codes.done, *[s.codes.aimed(s.codes.trash, target) for target in self.targets(s, f)]]

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        verbs.remove(s, f.seat, verbs.from_hand(s, f.seat, target))
        verbs.gain(s, f.seat, self.amount)

    def prompt(self, s: RemnantsState, f: Frame) -> str:
        return "Which card do you remove from the game for money?"


class TradeUnit(TrashForArcs):
    """A unit card of the hand, and a figure of the pool with it."""

    rules: tuple[str, ...] = ("COR-DECK-03", "COR-RUL-77")
    refusal = NO_UNIT

    def opens(self, s: RemnantsState, f: Frame) -> bool:
        return len(s.hands[f.seat]) > 0 and s.pool[f.seat] > 0

    def targets(self, s: RemnantsState, f: Frame) -> list[int]:
        return s.units(s.hands[f.seat])

    def refuse(self, s: RemnantsState, f: Frame, target: int) -> int:
        return NO_UNIT if s.pool[f.seat] else POOL_EMPTY

    def take(self, s: RemnantsState, f: Frame, target: int) -> None:
        s.pool[f.seat] -= 1
        s.unused[f.seat] += 1
        s.note(log.LEFT, f.seat)
        super().take(s, f, target)
