"""A visit to the Trade Town: buying, selling, the card, and leaving."""

from typing import Final

from cinderbox.games.residuum import log, movement, payments, verbs
from cinderbox.games.residuum.affairs import Basket, Due
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import (
    CHART,
    CHEAP_RECRUIT,
    CREDIT,
    DEBTS,
    GAIN,
    LOSE,
    QUARANTINE,
    SPOIL,
    TINKER,
)
from cinderbox.games.residuum.reasons import (
    BAD_EXIT,
    BAD_SALE,
    BUY_LIMIT,
    BUY_ORDER,
    CREDIT_FIRST,
    FINE,
    FULL_NUCLEAR,
    MUST_BUY,
    NEVER_BOUGHT,
    NO_ABILITY,
    NO_KEPT,
    NO_LOCATION,
    POOR,
    RIVAL_EXIT,
    TOO_DEAR,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps.choice import Choice, ResourceChoice, WayChoice
from cinderbox.games.residuum.steps.convoy import leading
from cinderbox.games.residuum.tables import (
    CHEM,
    FOOD,
    NUCLEAR,
    NUCLEAR_LIMIT,
    PAYS_RECRUIT,
    PROVISIONS,
    RESOURCES,
    RIDERS,
    TECH,
    WATER,
    WOOD,
    sale_value,
)
from cinderbox.games.residuum.tables import price as price_of
from cinderbox.kernel.frame import Act, Ask, Frame, Program
from cinderbox.kernel.state import State

# -- the barter ----------------------------------------------------------------------------------------------


class OpenBarter(Act):
    """The visit is marked with the Indicator (RSD-TOWN-04)."""

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, ResiduumState)
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
    return FINE if worth > 0 and worth + basket.credit >= total_price(s, seat, after) else TOO_DEAR


class Buy(Ask):
    """Fill the basket cube by cube (RSD-DEC-09)."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-TOWN-08", "RSD-TOWN-10", "RSD-TOWN-13", "RSD-TOWN-18")

    def options(self, s: State, f: Frame) -> list[int]:
        assert isinstance(s, ResiduumState)
        basket = filled(s)
        found: list[int] = []
        if any(basket.bought):
            found.append(s.codes.done)
        else:
            if s.able(f.seat, DEBTS):
                found.append(s.codes.ability)
            if s.holds(f.seat, CREDIT) >= 0:
                found.append(s.codes.credit)
        for resource in range(1, 9):
            if not unbuyable(s, f.seat, basket, resource):
                found.append(s.codes.buy + resource)
        return found

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, ResiduumState)
        if action == s.codes.done:
            return MUST_BUY
        if action == s.codes.ability:
            return CREDIT_FIRST if s.able(f.seat, DEBTS) else NO_ABILITY
        if action == s.codes.credit:
            return CREDIT_FIRST if s.holds(f.seat, CREDIT) >= 0 else NO_KEPT
        resource = action - s.codes.buy
        return unbuyable(s, f.seat, filled(s), resource) if 0 <= resource < 9 else FINE

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, ResiduumState)
        basket = filled(s)
        if action == s.codes.done:
            return
        if action == s.codes.ability:
            verbs.use_ability(s, f.seat)
            amount = s.content.characters[s.leaders[f.seat]].amount
            s.basket = Basket(basket.bought, basket.sold, basket.credit + amount, -1)
        elif action == s.codes.credit:
            token = s.holds(f.seat, CREDIT)
            amount = s.content.town[s.cards.face[token]].amount
            verbs.discard_kept(s, f.seat, token)
            s.basket = Basket(basket.bought, basket.sold, basket.credit + amount, -1)
        else:
            bought = basket.bought[:]
            bought[action - s.codes.buy] += 1
            s.basket = Basket(bought, basket.sold, basket.credit, -1)
        s.frames[-1] = f

    def prompt(self, s: State, f: Frame) -> str:
        assert isinstance(s, ResiduumState)
        basket = filled(s)
        cost = total_price(s, f.seat, basket.bought)
        worth = goods_worth(s, f.seat, basket.bought) + basket.credit
        return f"What do you buy? So far {cost} is to be paid; what you could sell is worth {worth}."


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


class Sell(Choice):
    """How many cubes of each type are sold, the most valuable first, until the price is covered (RSD-RUL-55)."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 100
        self.refusal = BAD_SALE
        self.rules = ("RSD-TOWN-09", "RSD-TOWN-11", "RSD-TOWN-14", "RSD-RUL-55")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.sell

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(s, ResiduumState)
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

    def prompt(self, s: State, f: Frame) -> str:
        assert isinstance(s, ResiduumState)
        basket = filled(s)
        name = RESOURCES[sale_order(s)[basket.selling]].title()
        return f"{owed(s, f.seat, basket)} is still to be paid. How many {name} do you sell?"


class Exchange(Act):
    """Cubes change hands; value that is not used is lost (RSD-TOWN-17)."""

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, ResiduumState)
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


# -- the card ------------------------------------------------------------------------------------------------


class DrawTownCard(Act):
    """Draw a Trade Town card and apply it; `n` becomes 1 if it closes all ways out but one (RSD-TOWN-19, -20)."""

    def __init__(self, recruiting: Program, spoiling: Program, tinkering: Program, limit: Program) -> None:
        super().__init__()
        self.recruiting = recruiting
        self.spoiling = spoiling
        self.tinkering = tinkering
        self.limit = limit

    def act(self, s: State, f: Frame) -> None:
        assert isinstance(s, ResiduumState)
        if not s.town_deck:
            s.note(log.RESHUFFLE, -1, len(s.town_discard))
            s.town_deck = s.town_discard
            s.town_discard = []
            s.shuffle(s.town_deck)
        if not s.town_deck:
            return  # every card is kept by somebody
        token = s.town_deck[-1]
        s.town_deck = s.town_deck[:-1]
        s.reveal(token)
        card = s.content.town[s.cards.face[token]]
        s.note(log.TOWN_CARD, f.seat, card.face)
        if card.keep:
            s.kept[f.seat] = [*s.kept[f.seat], token]
            return
        s.town_discard = [*s.town_discard, token]
        does = card.does
        if does == GAIN:
            verbs.gain(s, f.seat, PROVISIONS, card.amount)
        elif does == LOSE:
            held = s.has(f.seat, PROVISIONS)
            verbs.pay(s, f.seat, PROVISIONS, card.amount if card.amount < held else held)
        elif does == CHEAP_RECRUIT:
            s.due = Due(card.amount, payments.accepted(s, PAYS_RECRUIT), 0, 0)
            s.push(self.recruiting, f.seat)
        elif does == CHART:
            verbs.chart(s, f.seat)
            s.push(self.limit, f.seat)
        elif does == SPOIL:
            s.push(self.spoiling, f.seat)
        elif does == TINKER:
            s.push(self.tinkering, f.seat)
        elif does == QUARANTINE:
            s.frames[-1] = f.next().counting(1)


class EagerRecruit(Choice):
    """You may recruit for less, now (TTC-03); where is kept in `n`."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True
        self.refusal = NO_LOCATION
        self.rules = ("RSD-REC-01", "RSD-REC-03")

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.recruit

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        due = s.due
        assert due is not None
        if s.spare(s.riders, f.seat, RIDERS) < 0 or not payments.payable(s, f.seat, due.rest, due.accepts):
            return []
        locations = s.locations(f.seat)
        return [hex for hex in range(s.board.size) if locations >> hex & 1]

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(s, ResiduumState)
        if not self.targets(s, f):
            self.leave(s)
        else:
            super().run(s, f)

    def leave(self, s: ResiduumState) -> None:
        """Nobody is recruited, so nothing is due."""
        s.due = None
        s.frames.pop()

    def hear(self, s: State, f: Frame, action: int) -> None:
        assert isinstance(s, ResiduumState)
        if action == s.codes.decline:
            self.leave(s)
        else:
            s.frames[-1] = f.next().counting(action - s.codes.recruit)

    def prompt(self, s: State, f: Frame) -> str:
        assert isinstance(s, ResiduumState)
        due = s.due
        return f"Do you recruit an Outrider for {0 if due is None else due.rest} action points?"


class Spoil(ResourceChoice):
    """Lose 1 Food or 1 Water (TTC-08)."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal = POOR
        self.rules = ("RSD-TOWN-19",)

    def first(self, s: ResiduumState, f: Frame) -> int:
        return s.codes.give

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [resource for resource in (FOOD, WATER) if s.has(f.seat, resource)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, target, 1)

    def prompt(self, s: State, f: Frame) -> str:
        return "Which barrel is tainted?"


class Tinker(Spoil):
    """You may give 1 Tech, Food, Water or Wood for 1 Chem (TTC-09)."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return [resource for resource in (TECH, FOOD, WATER, WOOD) if s.has(f.seat, resource)]

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, target, 1)
        verbs.gain(s, f.seat, CHEM, 1)

    def prompt(self, s: State, f: Frame) -> str:
        return "Do you give a cube for 1 Chem?"


# -- leaving -------------------------------------------------------------------------------------------------


class LeaveTown(WayChoice):
    """All visitors leave together, for free (RSD-TOWN-21, -22, RSD-RUL-58)."""

    def __init__(self) -> None:
        super().__init__()
        self.refusal = BAD_EXIT
        self.rules = ("RSD-TOWN-21", "RSD-TOWN-22", "RSD-RUL-58")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        convoy = leading(s)
        return [convoy.origin] if f.n else movement.ways_on(s, convoy, TOWN)

    def reason(self, s: State, f: Frame, action: int) -> int:
        assert isinstance(s, ResiduumState)
        why, dest = super().reason(s, f, action), action - s.codes.to
        return movement.exit_reason(s, leading(s), dest, BAD_EXIT, RIVAL_EXIT, BAD_EXIT) if why else FINE

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.carry(s, leading(s), TOWN, target)
        s.convoy = None

    def prompt(self, s: State, f: Frame) -> str:
        return "Where do they leave the Trade Town to?"
