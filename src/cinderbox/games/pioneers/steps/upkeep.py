"""Step 2, one player after the other: production, trade, waivers, payments, losses, what is kept (PIO-MNT, PIO-TRD)."""

from typing import Final

from cinderbox.games.pioneers import log, verbs, wire
from cinderbox.games.pioneers.model import (
    CREDITS,
    FOOD,
    PERSONALITY,
    REDUCE,
    RESOURCES,
    RESPONSE,
    SALE,
    STORE,
    TRADES,
    UNPAID,
    WAIVE,
)
from cinderbox.games.pioneers.offers import amounts, forecast, paying
from cinderbox.games.pioneers.programs import PROGRAMS
from cinderbox.games.pioneers.reasons import (
    BAD_MIX,
    BAD_RATE,
    MUST,
    NO_CREDITS,
    NO_HELP,
    NO_NEED,
    NO_USE,
    NOT_ALL,
    NOT_PRODUCED,
    NOT_WAIVED,
    OK,
)
from cinderbox.games.pioneers.state import PioneersState
from cinderbox.games.pioneers.steps.accounts import ledger
from cinderbox.games.pioneers.steps.loss import SAVE
from cinderbox.games.pioneers.steps.pay import PayFood
from cinderbox.games.pioneers.steps.town import OVERFLOW, SETTLED
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Ask, Do, Frame, Program


def added(row: list[int], more: list[int], sign: int) -> list[int]:
    return [row[i] + sign * more[i] for i in range(3)]


class Produce(Do[PioneersState]):
    """Everything that the town produces makes the production pile (PIO-MNT-02 to -04, PIO-RUL-36)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        s.turn = f.seat
        s.production = s.produced = made = verbs.production(s, f.seat)
        s.traded = s.paid = [0, 0, 0]
        s.trades = 0
        s.reduction = s.powers[f.seat][REDUCE]
        s.waived = s.unpaid = []
        if max(made):
            s.note(log.PRODUCED, f.seat, made[FOOD], made[CREDITS], made[RESPONSE])
        else:
            s.note(log.BARREN, f.seat)


class Trade(Choice[PioneersState]):
    """One exchange with the stores, or none; some towns may make more (PIO-TRD-01 to -09, PIO-RUL-37)."""

    verb = "trade"
    optional = True
    refusal = BAD_RATE
    rules: tuple[str, ...] = ("PIO-TRD-01", "PIO-TRD-07", "PIO-TRD-08", "PIO-TRD-09", "PIO-RUL-37")

    def left(self, s: PioneersState, f: Frame) -> int:
        return s.content.trades + s.powers[f.seat][TRADES] - s.trades

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        if self.left(s, f) <= 0:
            return []
        rates = s.content.rates
        return [i for i in range(len(rates)) if s.affords(f.seat, rates[i].pay)]

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        s.trades += 1
        s.frames[-1] = f
        s.push(TRADING, f.seat, -1, -1, target)

    def details(self, s: PioneersState, f: Frame) -> wire.Trade:
        rows = {
            f"trade:{s.content.rates[i].id}": paying(s.content.rates[i].pay, proceeds(s, f.seat, i))
            for i in self.targets(s, f)
        }
        return {"ledger": ledger(s, f.seat, 0), "offers": rows, "left": self.left(s, f)}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "Do you trade with the central stores?"


def proceeds(s: PioneersState, seat: int, rate: int) -> list[int]:
    """What a trade brings (Market Stall adds to sales)."""
    one = s.content.rates[rate]
    return added(one.gain, [0, s.powers[seat][SALE] if one.sale else 0, 0], 1)


class TradeMix(PayFood):
    """A trade is paid for, and what it brings goes to the production pile (PIO-RUL-37)."""

    rules: tuple[str, ...] = ("PIO-TRD-07", "PIO-RUL-34", "PIO-RUL-37")

    def due(self, s: PioneersState, f: Frame) -> list[int]:
        return s.content.rates[f.n].pay

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        paid = verbs.pay(s, f.seat, s.content.rates[f.n].pay, target)
        got = proceeds(s, f.seat, f.n)
        s.production = added(s.production, got, 1)
        s.traded = added(added(s.traded, got, 1), paid, -1)
        s.note(log.TRADED, f.seat, paid[FOOD], paid[CREDITS], paid[RESPONSE], [got[FOOD], got[CREDITS]])

    def details(self, s: PioneersState, f: Frame) -> wire.Mix:
        rate = s.content.rates[f.n]
        rows = {
            f"pay:{n}": paying([rate.pay[FOOD] - n, rate.pay[CREDITS], n], proceeds(s, f.seat, f.n))
            for n in self.targets(s, f)
        }
        return {"due": rate.pay[FOOD], "use": "trade", "what": rate.id, "offers": rows}


TRADING: Final[Program] = PROGRAMS.add("trading", TradeMix())


def tight(s: PioneersState, seat: int) -> bool:
    """Whether something may be lost for want of room, so that it can be wise to pay what one need not (PIO-RUL-80)."""
    return any(s.pile[seat * 3 : seat * 3 + 3]) and "over" in forecast(
        s, seat, [], verbs.maintenance(s, seat), s.production
    )


class Waive(Choice[PioneersState]):
    """Whose maintenance is waived, where there are more personalities than waivers (PIO-MNT-17, PIO-RUL-41).

    Where room is short a waiver may be left unused (PIO-RUL-80); `n` is how many were.
    """

    verb = "waive"
    refusal = NOT_WAIVED
    rules: tuple[str, ...] = ("PIO-MNT-17", "PIO-RUL-41", "PIO-RUL-80")

    def candidates(self, s: PioneersState, f: Frame) -> list[int]:
        return [back for back in verbs.maintenance(s, f.seat) if s.card(back).type == PERSONALITY]

    def run(self, s: PioneersState, f: Frame) -> None:
        left = s.powers[f.seat][WAIVE] - len(s.waived) - f.n
        people = self.candidates(s, f)
        if left <= 0 or not people:
            s.frames[-1] = f.next().counting(0)
        elif len(people) <= left and not tight(s, f.seat):
            s.frames[-1] = f.next().counting(0)
            for back in people:
                self.waive(s, f.seat, back)
        else:
            super().run(s, f)

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        return [*found, s.codes.forgo] if tight(s, f.seat) else found

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        return NO_USE if action == s.codes.forgo else super().reason(s, f, action)

    def leave(self, s: PioneersState, f: Frame) -> None:
        s.note(log.FORGONE, f.seat, 0)
        s.frames[-1] = f.counting(f.n + 1)

    def waive(self, s: PioneersState, seat: int, back: int) -> None:
        s.waived = [*s.waived, back]
        s.note(log.WAIVED, seat, s.cards.face[back], seat)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        return s.kinds(self.candidates(s, f), 1 << PERSONALITY)

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        for back in self.candidates(s, f):
            if s.cards.face[back] == target:
                self.waive(s, f.seat, back)
                break
        s.frames[-1] = f

    def details(self, s: PioneersState, f: Frame) -> wire.Waive:
        rows = {
            f"waive:{s.content.cards[kind].id}": paying([0, 0, 0], s.content.cards[kind].maintenance)
            for kind in self.targets(s, f)
        }
        return {"ledger": ledger(s, f.seat, 0), "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return "Which personality costs no maintenance this round?"


def cost(s: PioneersState, back: int, reduction: int) -> list[int]:
    """What a card's maintenance comes to with so much food off (PIO-RUL-41)."""
    price = s.card(back).maintenance
    return [max(0, price[FOOD] - reduction), price[CREDITS], price[RESPONSE]]


def owed(s: PioneersState, backs: list[int]) -> list[int]:
    """What these cards cost together without a reduction."""
    found = [0, 0, 0]
    for back in backs:
        found = added(found, s.card(back).maintenance, 1)
    return found


def total(s: PioneersState, backs: list[int]) -> list[int]:
    """What these cards cost together. In which order reductions are used makes no difference to it."""
    found = owed(s, backs)
    return [max(0, found[FOOD] - s.reduction), found[CREDITS], found[RESPONSE]]


class Upkeep(Ask[PioneersState]):
    """Pay for a card or let it go; `n` is its place among those that are due (PIO-MNT-06 to -09, PIO-RUL-38).

    What is paid comes from the pile first. Reductions count first, as their order makes no difference; where room is
    short they may be left unused, one food at a time. All that is left can be paid at once, food before response
    tokens.
    """

    rules: tuple[str, ...] = (
        "PIO-MNT-06", "PIO-MNT-07", "PIO-MNT-08", "PIO-MNT-09", "PIO-RSP-01", "PIO-RUL-38", "PIO-RUL-41", "PIO-RUL-80",
    )  # fmt: skip
    way_out = "decline"

    def run(self, s: PioneersState, f: Frame) -> None:
        if f.n >= len(verbs.maintenance(s, f.seat)):
            s.frames[-1] = f.next().counting(0)
        else:
            super().run(s, f)

    def choices(self, s: PioneersState, f: Frame) -> list[int]:
        due = verbs.maintenance(s, f.seat)[f.n :]
        found = [s.codes.decline]
        if len(due) > 1 and s.affords(f.seat, total(s, due)):
            found.append(s.codes.pay_all)
        found += [s.codes.aimed(s.codes.pay, n) for n in verbs.mixes(s, f.seat, cost(s, due[0], s.reduction))]
        if self.forgoing(s, f) == OK:
            found.append(s.codes.aimed(s.codes.forgo, 1))
        return found

    def forgoing(self, s: PioneersState, f: Frame) -> int:
        """Why no food of the reduction may be left unused (PIO-RUL-80)."""
        if s.reduction <= 0 or not owed(s, verbs.maintenance(s, f.seat)[f.n :])[FOOD]:
            return NO_HELP
        if not tight(s, f.seat):
            return NO_USE
        return OK if s.affords(f.seat, [1, 0, 0]) else BAD_MIX

    def reason(self, s: PioneersState, f: Frame, action: int) -> int:
        if action == s.codes.pay_all:
            return NOT_ALL
        if action == s.codes.aimed(s.codes.forgo, 1):
            return self.forgoing(s, f)
        if s.codes.word(action) != "pay":
            return OK
        back = verbs.maintenance(s, f.seat)[f.n]
        return NO_CREDITS if s.card(back).maintenance[CREDITS] > s.has(f.seat, CREDITS) else BAD_MIX

    def hear(self, s: PioneersState, f: Frame, action: int) -> None:
        due = verbs.maintenance(s, f.seat)
        if action == s.codes.decline:
            s.unpaid = [*s.unpaid, due[f.n]]
            s.note(log.UNPAID, f.seat, s.cards.face[due[f.n]], f.seat)
        elif action == s.codes.aimed(s.codes.forgo, 1):
            s.reduction = min(s.reduction, owed(s, due[f.n :])[FOOD]) - 1
            s.note(log.FORGONE, f.seat, 1)
            s.frames[-1] = f
            return
        elif action == s.codes.pay_all:
            for back in due[f.n :]:
                self.settle(s, f.seat, back, verbs.mixes(s, f.seat, cost(s, back, s.reduction))[0])
            s.frames[-1] = f.counting(len(due))
            return
        else:
            self.settle(s, f.seat, due[f.n], s.codes.target(action))
        s.frames[-1] = f.counting(f.n + 1)

    def settle(self, s: PioneersState, seat: int, back: int, instead: int) -> None:
        """Pay for a card, so many response tokens standing in for food (PIO-MNT-10)."""
        kind, price = s.cards.face[back], cost(s, back, s.reduction)
        s.reduction -= s.card(back).maintenance[FOOD] - price[FOOD]
        paid = verbs.pay(s, seat, price, instead)
        s.paid = added(s.paid, paid, 1)
        if max(paid):
            s.note(log.PAID, seat, kind, seat, paid[FOOD], [paid[CREDITS], paid[RESPONSE]])
        else:
            s.note(log.COVERED, seat, kind, seat)

    def details(self, s: PioneersState, f: Frame) -> wire.Upkeep:
        due = verbs.maintenance(s, f.seat)
        price = cost(s, due[f.n], s.reduction)
        rows: dict[str, wire.Offer] = {}
        for action in s.choices:
            if action == s.codes.decline:
                rows["decline"] = forecast(s, f.seat, [], [*s.unpaid, due[f.n]])
            elif action == s.codes.pay_all:
                rows["pay_all"] = {"pay": amounts(total(s, due[f.n :]))}
            elif action == s.codes.aimed(s.codes.forgo, 1):
                rows["forgo:reduction"] = {"pay": {RESOURCES[FOOD]: 1}}
            else:
                n = s.codes.target(action)
                rows[f"pay:{n}"] = paying([price[FOOD] - n, price[CREDITS], price[RESPONSE] + n])
        return {"ledger": ledger(s, f.seat, f.n), "card": s.card(due[f.n]).id, "offers": rows}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        return f"Do you pay the maintenance of {s.card(verbs.maintenance(s, f.seat)[f.n]).name}?"


class Windows(Do[PioneersState]):
    """Each unpaid card may be saved, in town order (PIO-RUL-39, PIO-RUL-60, PIO-RUL-61)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        for back in reversed(s.unpaid):
            s.push(SAVE, f.seat, back, -1, UNPAID)


class Depart(Do[PioneersState]):
    """All unpaid cards leave together (PIO-MNT-09, PIO-RUL-39)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        for back in s.unpaid:
            verbs.leave(s, f.seat, back)
        s.unpaid = []


class Store(Choice[PioneersState]):
    """Produced tokens that do not fit are refused, one at a time; the rest is stored (PIO-MNT-11, -12, PIO-RUL-40)."""

    verb = "discard"
    must = MUST
    rules: tuple[str, ...] = ("PIO-MNT-11", "PIO-MNT-12", "PIO-RUL-40")

    def run(self, s: PioneersState, f: Frame) -> None:
        over, spare = s.excess(f.seat, s.production), self.refusable(s, f)
        if over >= sum(spare) > 0:  # nothing of it fits
            s.frames[-1] = f.next()
            for i in range(3):
                for _ in range(spare[i]):
                    self.drop(s, f.seat, i)
        else:
            super().run(s, f)

    def refusable(self, s: PioneersState, f: Frame) -> list[int]:
        """How much of each resource could be refused so that the excess is lower."""
        spare = [s.pile[f.seat * 3 + i] + s.production[i] - s.powers[f.seat][STORE + i] for i in range(3)]
        return [max(0, min(s.production[i], spare[i])) for i in range(3)]

    def drop(self, s: PioneersState, seat: int, resource: int) -> None:
        row = [0, 0, 0]
        row[resource] = 1
        s.production = added(s.production, row, -1)
        s.note(log.OVERFLOW, seat, resource)

    def targets(self, s: PioneersState, f: Frame) -> list[int]:
        if s.excess(f.seat, s.production) <= 0:
            return []
        return [i for i in range(3) if s.production[i] and s.pressing(f.seat, i, s.production)]

    def refuse(self, s: PioneersState, f: Frame, target: int) -> int:
        return NO_NEED if s.production[target] else NOT_PRODUCED

    def take(self, s: PioneersState, f: Frame, target: int) -> None:
        self.drop(s, f.seat, target)
        s.frames[-1] = f

    def details(self, s: PioneersState, f: Frame) -> wire.Overflow:
        return {"over": s.excess(f.seat, s.production), "limit": s.capacity(f.seat), "produced": True}

    def prompt(self, s: PioneersState, f: Frame) -> str:
        over = s.excess(f.seat, s.production)
        kinds = [RESOURCES[i] for i in self.targets(s, f)]
        left = "1 resource" if over == 1 else f"{over} resources, one at a time"
        return f"Not all of your production fits. Discard {left}: {' or '.join(kinds)}."


class Keep(Do[PioneersState]):
    """What is left of the production pile goes to the resource pile (PIO-MNT-11)."""

    def do(self, s: PioneersState, f: Frame) -> None:
        kept = s.production
        for i in range(3):
            s.pile[f.seat * 3 + i] += kept[i]
        if max(kept):
            s.note(log.STORED, f.seat, kept[FOOD], kept[CREDITS], kept[RESPONSE])
        s.production = s.produced = s.traded = s.paid = [0, 0, 0]
        s.trades = s.reduction = 0
        s.waived = []
        s.settled |= 1 << f.seat


# The maintenance of one player.
MAINTAIN: Final[Program] = PROGRAMS.add(
    "maintain", Produce(), Trade(), Waive(), Upkeep(), Windows(), Depart(), SETTLED, OVERFLOW, Store(), Keep()
)
