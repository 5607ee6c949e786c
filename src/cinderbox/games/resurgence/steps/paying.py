"""Paying: items one by one, and costs that cards make easier (RSG-PLC-11 to -13, RSG-RUL-54, -55).

What a cost belongs to is one number: a Mission, or from 50 on a space, or from 100 on an event.
"""

from collections.abc import Mapping
from typing import Final

from cinderbox.games.resurgence.model import AMMO, DISCOUNT, REPLACE, counted
from cinderbox.games.resurgence.programs import PROGRAMS
from cinderbox.games.resurgence.prospects import lowered, swaps, waivers
from cinderbox.games.resurgence.reasons import MUST, NO_SWAP, NO_WAIVER, NOT_ACCEPTED, NOT_HELD, PAY_IN_ORDER
from cinderbox.games.resurgence.state import ResurgenceState
from cinderbox.games.resurgence.verbs import exhaust, pay, pay_one
from cinderbox.kernel.choice import Choice
from cinderbox.kernel.frame import Do, Frame

OF_SPACE: Final = 50
OF_EVENT: Final = 100


def cost_of(s: ResurgenceState, what: int) -> list[int]:
    c = s.content
    if what >= OF_EVENT:
        return c.events[what - OF_EVENT].cost
    return c.spaces[what - OF_SPACE].cost if what >= OF_SPACE else c.missions[what].cost


class PayItem(Choice[ResurgenceState]):
    """Items of choice, one by one in the order of the kinds: `this` the kinds, `that` the last one, `n` how many."""

    rules: tuple[str, ...] = ("RSG-PLC-11", "RSG-PLC-12", "RSG-GEN-13")
    verb = "pay"
    must = MUST

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        if not f.n:
            return []
        return [item for item in range(5) if not self.refuse(s, f, item)]

    def refuse(self, s: ResurgenceState, f: Frame, target: int) -> int:
        if not f.this >> target & 1:
            return NOT_ACCEPTED
        if not s.has(f.seat, target):
            return NOT_HELD
        later = f.this >> target << target  # the kinds from this one on must do for the rest
        return 0 if target >= f.that and s.total(f.seat, later) >= f.n else PAY_IN_ORDER

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        pay_one(s, f.seat, target)
        s.frames[-1] = f.naming(target).counting(f.n - 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"left": f.n}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Which item do you pay?" if f.n == 1 else f"Which {f.n} items do you pay? One by one."


class PayBeast(Choice[ResurgenceState]):
    """A Beast's price: a Critical Supply, or with the Electrician a Resource (RSG-ENC-08, RSG-RUL-55, -89)."""

    rules: tuple[str, ...] = ("RSG-ENC-08", "RSG-RUL-55", "RSG-RUL-89")
    verb = "pay"
    must = MUST
    refusal = NOT_HELD

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        first = AMMO if s.ready(f.seat, REPLACE) < 0 else 0
        return [item for item in range(first, 5) if s.has(f.seat, item)]

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        if target < AMMO:
            exhaust(s, f.seat, s.ready(f.seat, REPLACE))
        pay_one(s, f.seat, target)

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "What do you pay for the Beast?"


class Waive(Choice[ResurgenceState]):
    """The Traffic Cop lowers the cost of a Mission by 1 Ammo or 1 Meds (RSG-HERO-04)."""

    rules: tuple[str, ...] = ("RSG-HERO-04", "RSG-RUL-54")
    verb = "waive"
    refusal = NO_WAIVER
    must = MUST

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return [supply - AMMO for supply in waivers(s, f.seat, cost_of(s, f.this))] if f.this < OF_SPACE else []

    def choices(self, s: ResurgenceState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        cost = cost_of(s, f.this)
        can_do_without = bool(found) and (s.affords(f.seat, cost) or len(swaps(s, f.seat, cost)) > 0)
        return [s.codes.decline, *found] if can_do_without else found

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        exhaust(s, f.seat, s.ready(f.seat, DISCOUNT))
        s.frames[-1] = f.next().naming(target)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"cost": counted(cost_of(s, f.this))}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Does the Traffic Cop lower the cost?"


def owed(s: ResurgenceState, f: Frame) -> list[int]:
    """The cost, after the Traffic Cop."""
    cost = cost_of(s, f.this)
    return cost if f.that < 0 else lowered(cost, f.that + AMMO)


class Swap(Choice[ResurgenceState]):
    """The Electrician replaces 1 Ammo or Meds by a Resource (RSG-SURV-03)."""

    rules: tuple[str, ...] = ("RSG-SURV-03", "RSG-RUL-55")
    verb = "swap"
    refusal = NO_SWAP
    must = MUST

    def targets(self, s: ResurgenceState, f: Frame) -> list[int]:
        return swaps(s, f.seat, owed(s, f))

    def choices(self, s: ResurgenceState, f: Frame) -> list[int]:
        found = super().choices(s, f)
        return [s.codes.decline, *found] if found and s.affords(f.seat, owed(s, f)) else found

    def take(self, s: ResurgenceState, f: Frame, target: int) -> None:
        exhaust(s, f.seat, s.ready(f.seat, REPLACE))
        s.frames[-1] = f.next().counting(target + 1)

    def details(self, s: ResurgenceState, f: Frame) -> Mapping[str, object]:
        return {"cost": counted(owed(s, f))}

    def prompt(self, s: ResurgenceState, f: Frame) -> str:
        return "Does the Electrician replace an item of the cost?"


class Settle(Do[ResurgenceState]):
    """The rest of the cost is paid."""

    def do(self, s: ResurgenceState, f: Frame) -> None:
        cost = owed(s, f)
        if f.n:
            cost = lowered(cost, (f.n - 1) // 3 + AMMO)
            cost[(f.n - 1) % 3] += 1
        pay(s, f.seat, cost)


PAYING: Final = PROGRAMS.add("paying", PayItem())
BEAST: Final = PROGRAMS.add("beast", PayBeast())
COST: Final = PROGRAMS.add("cost", Waive(), Swap(), Settle())


def pay_items(s: ResurgenceState, seat: int, kinds: int, count: int) -> None:
    """Have a player pay so many items of these kinds."""
    if count:
        s.push(PAYING, seat, kinds, -1, count)


def pay_cost(s: ResurgenceState, seat: int, what: int) -> None:
    if sum(cost_of(s, what)):
        s.push(COST, seat, what)
