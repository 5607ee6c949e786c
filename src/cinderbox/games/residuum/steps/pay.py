"""Paying: action points in any mixture, or one of several prices in cubes."""

from cinderbox.games.residuum import log, payments, verbs, wire
from cinderbox.games.residuum.affairs import Due
from cinderbox.games.residuum.board import TOWN
from cinderbox.games.residuum.model import BIKES, GUIDE
from cinderbox.games.residuum.reasons import (
    BAD_COST,
    FEW_POINTS,
    MORE_THAN_DUE,
    NO_KEPT,
    NO_PURCHASE,
    OK,
    POOR,
    REST_UNPAID,
)
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.tables import NUCLEAR, RESOURCES, VALUE
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Frame, Program
from cinderbox.kernel.menu import Item, Look, Menu
from cinderbox.kernel.wire import counted


def begin(s: ResiduumState, program: Program, seat: int, n: int, cost: int, accepts: int) -> None:
    """Start something that costs action points."""
    s.due = Due(cost, accepts, 0, 0)
    s.push(program, seat, -1, -1, n)


def payment(s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Payment:
    """What is due and how it is paid, resource by resource: as wanted, else in the way that is proposed."""
    due, seat = s.due, f.seat
    assert due is not None
    open = payments.payable(s, seat, due.rest, due.accepts >> due.at << due.at)
    usual = payments.usual(s, seat, due) if open else [0] * 8
    wishes = [(RESOURCES.index(name), n) for name, n in wanted.items() if open and name in RESOURCES[:8]]
    points = payments.as_wished(s, seat, due, wishes) if wishes else usual
    rows: list[wire.PayRow] = []
    for i in range(due.at, 8):
        if not due.accepts >> i & 1 or not payments.reach(s, seat, i):
            continue
        n, left, cubes = points[i], s.left[i], payments.broken(s, i, points[i])
        least, most = payments.bounds(s, seat, due, i) if open else (0, 0)
        rows.append(
            {
                **counted(RESOURCES[i], n, n > least, n < most),
                "resource": wire.RESOURCES[i],
                "value": VALUE[i],
                "held": s.stock[seat * 9 + i],
                "left": left,
                "used": min(left, n),
                "cubes": cubes,
                "after": left + cubes * VALUE[i] - n,
            }
        )
    named = [] if points == usual else payments.answers(s, seat, due, points)
    return {
        "program": f.program.name,
        "price": due.rest,
        "rows": rows,
        "usual": points == usual,
        "answers": ["pay"] if points == usual else [f"points:{n}" for n in named],
        "accepts": [wire.RESOURCES[i] for i in range(8) if due.accepts >> i & 1],
        "asked": wire.RESOURCES[due.at] if due.at < 8 else None,
        "town": due.town != 0,
    }


class Discount(Ask[ResiduumState]):
    """Whether a move is made cheaper by Dirt Bikes or the Desert Guide (RSD-DEC-29)."""

    way_out = "decline"

    def __init__(self) -> None:
        super().__init__()
        self.rules = ("RSD-DEC-29",)

    def choices(self, s: ResiduumState, f: Frame) -> list[int]:
        due = s.due
        assert due is not None
        found: list[int] = []
        if due.rest:
            less = s.powers[f.seat][BIKES]
            rest = due.rest - less if due.rest > less else 0
            if s.holds(f.seat, GUIDE) >= 0 and payments.coverable(s, f.seat, 0, due.accepts, 0, due.town):
                found.append(s.codes.guide)
            if less and not s.biked and payments.coverable(s, f.seat, rest, due.accepts, 0, due.town):
                found.append(s.codes.bikes)
            if found and payments.coverable(s, f.seat, due.rest, due.accepts, 0, due.town):
                found = [s.codes.decline, *found]
        return found

    def reason(self, s: ResiduumState, f: Frame, action: int) -> int:
        if action == s.codes.decline:
            return POOR
        return NO_KEPT if action in (s.codes.guide, s.codes.bikes) else OK

    def hear(self, s: ResiduumState, f: Frame, action: int) -> None:
        due = s.due
        assert due is not None
        if action == s.codes.guide:
            verbs.discard_kept(s, f.seat, s.holds(f.seat, GUIDE))
            s.due = due.after(0, 0)
        elif action == s.codes.bikes:
            less = s.powers[f.seat][BIKES]
            s.biked = 1
            s.note(log.USE, f.seat, verbs.card_with(s, f.seat, BIKES))
            s.due = due.after(due.rest - less if due.rest > less else 0, 0)

    def details(self, s: ResiduumState, f: Frame) -> wire.Discount:
        found = payment(s, f, {})
        less = s.powers[f.seat][BIKES]
        rest = {"guide": 0, "bikes": max(0, found["price"] - less), "decline": found["price"]}
        names = [s.codes.text(action) for action in s.open_to(f.seat)]
        prices: dict[str, wire.Price] = {name: {"points": rest[name]} for name in names}
        return {**found, "prices": prices, "answers": []}

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "Do you make this move cheaper?"


class Owing(Look[ResiduumState]):
    """What is due, and the points of the resource asked for that may be part of the payment."""

    def __init__(self, s: ResiduumState, f: Frame) -> None:
        super().__init__(s, f)
        due = s.due
        assert due is not None
        self.due = due
        self.amounts: list[int] = []

    def listed(self) -> list[int]:
        if not self.amounts:
            self.amounts = payments.amounts(self.s, self.seat, self.due, self.due.at)
        return self.amounts


class PayUsual(Item[Owing]):
    """All at once, in the sensible way."""

    verb = "pay"

    def do(self, look: Owing, target: int) -> None:
        points = payments.usual(look.s, look.seat, look.due)
        for resource in range(8):
            payments.spend(look.s, look.seat, resource, points[resource])
        look.s.due = look.due.after(0, 8)
        look.leave()


class PayPoints(Item[Owing]):
    """So many points with the resource asked for."""

    verb = "points"

    def targets(self, look: Owing) -> list[int]:
        return look.listed()

    def refuse(self, look: Owing, target: int) -> int:
        s, due = look.s, look.due
        if target in look.listed():
            return OK
        if target > due.rest:
            return MORE_THAN_DUE
        if target > payments.reach(s, look.seat, due.at):
            return FEW_POINTS
        later = due.accepts >> (due.at + 1) << (due.at + 1)
        return NO_PURCHASE if payments.payable(s, look.seat, due.rest - target, later) else REST_UNPAID

    def do(self, look: Owing, target: int) -> None:
        due = look.due
        payments.spend(look.s, look.seat, due.at, target)
        look.s.due = due.after(due.rest - target, due.at + 1)


class Pay(Menu[ResiduumState, Owing]):
    """Settle what is due, resource by resource, or all at once in the sensible way (RSD-DEC-08)."""

    def __init__(self) -> None:
        super().__init__([PayUsual(), PayPoints()])
        self.rules = ("RSD-PAY-03", "RSD-PAY-05", "RSD-PAY-07", "RSD-PAY-11")

    def look(self, s: ResiduumState, f: Frame) -> Owing:
        return Owing(s, f)

    def quote(self, s: ResiduumState, f: Frame, wanted: dict[str, int]) -> wire.Payment:
        return payment(s, f, wanted)

    def run(self, s: ResiduumState, f: Frame) -> None:
        """Where there is no choice nothing is asked, until all is paid."""
        due = s.due
        assert due is not None
        while due.rest:
            found = payments.amounts(s, f.seat, due, due.at)
            if len(found) > 1:
                break
            payments.spend(s, f.seat, due.at, found[0])
            due = due.after(due.rest - found[0], due.at + 1)
        s.due = due
        if due.rest:
            super().run(s, f)
        else:
            s.frames[-1] = f.next()

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        due = s.due
        assert due is not None
        return f"{due.rest} action points are due. How many do you pay with {RESOURCES[due.at].title()}?"


class PayCubes(Choice[ResiduumState]):
    """One of several prices in whole cubes; which one is kept in `n` (RSD-PAY-04)."""

    verb = "cost"
    refusal = BAD_COST

    def __init__(self, prices: list[int], besides: int) -> None:
        super().__init__()
        self.prices = prices
        self.besides = besides  # Nuclear that is needed besides the price
        self.rules = ("RSD-PAY-04", "RSD-RUL-26")

    def targets(self, s: ResiduumState, f: Frame) -> list[int]:
        return payments.ways_to_pay(s, f.seat, self.prices, self.besides)

    def take(self, s: ResiduumState, f: Frame, target: int) -> None:
        verbs.pay(s, f.seat, target, self.prices[target])
        s.frames[-1] = f.next().counting(f.n | (64 if target == NUCLEAR else 0))

    def prompt(self, s: ResiduumState, f: Frame) -> str:
        return "What do you pay with?"

    def details(self, s: ResiduumState, f: Frame) -> wire.CubePrices:
        return {"cubes": {wire.RESOURCES[i]: self.prices[i] for i in self.targets(s, f)}, "besides": self.besides}


def town_due(s: ResiduumState, cost: int, accepts: int, dest: int) -> None:
    """What a step costs is due; into the Trade Town it must leave a purchase possible."""
    s.due = Due(cost, accepts, 0, 1 if dest == TOWN else 0)
