"""The sums behind the questions of Residuum: what is due, what it would give, what stands against what.

Everything here is told to the one seat that is asked, or lies open on the table. It only asks: the numbers come
from the rules themselves, so that what is shown is what is counted.
"""

from collections.abc import Mapping

from cinderbox.games.residuum import movement, payments
from cinderbox.games.residuum.affairs import Basket, Battle
from cinderbox.games.residuum.model import CELLARS, FORTRESS, MORTARS, STORES, TOWERS, hex_name
from cinderbox.games.residuum.state import ResiduumState
from cinderbox.games.residuum.steps import barter as market
from cinderbox.games.residuum.steps import conflict, convoy, discovery, outcome, pay, production, setup, town, year
from cinderbox.games.residuum.tables import LANDS, OIL_FIELD, RESOURCES, RIDERS, VALUE, price, sale_value
from cinderbox.kernel.frame import Ask, Frame, Step
from cinderbox.kernel.pack import word_id

PIECES = ("basecamp", "outpost", "outrider")


def snake(name: str) -> str:
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in name])[1:]


def ask(s: ResiduumState, seat: int) -> dict[str, object] | None:
    """The question before a seat: its kind, named after the step that asks, and its sums."""
    if not s.frames or not s.open_to(seat):
        return None
    f = s.frames[-1]
    step = f.program.steps[f.at]
    return {"kind": snake(type(step).__name__), **details(s, seat, f, step)}


def asked(s: ResiduumState, seat: int) -> Mapping[str, object]:
    """What the step that asks a seat says of its question."""
    if not s.frames or s.asked != seat:
        return {}
    f = s.frames[-1]
    step = f.program.steps[f.at]
    return step.details(s, f) if isinstance(step, Ask) else {}


def details(s: ResiduumState, seat: int, f: Frame, step: Step[ResiduumState]) -> dict[str, object]:
    if isinstance(step, (pay.Pay, pay.Discount)):
        return {"for": f.program.name, **payment(s, seat)}
    if isinstance(step, pay.PayCubes):
        return {"prices": {RESOURCES[i]: step.prices[i] for i in step.targets(s, f)}, "besides": step.besides}
    if isinstance(step, production.Produce):
        return producing(s, seat, f)
    if isinstance(step, convoy.Group):
        return group(s, seat, f, step)
    if isinstance(step, (convoy.Cargo, convoy.CarryWalls)):
        return cargo(s, seat)
    if isinstance(step, (market.Buy, market.Sell)):
        return barter(s, seat, market.filled(s))
    if isinstance(step, town.EagerRecruit):
        return {"price": 0 if s.due is None else s.due.rest}
    if isinstance(step, outcome.LootCubes):
        return {"loot": {RESOURCES[i]: 1 for i in step.targets(s, f)}, "taken": f.n, "of": riders_met(s)}
    if isinstance(step, outcome.Loot):
        return loot(s, f, step)
    if isinstance(step, discovery.PayCard):
        return {"card": word_id(s.content.discoveries[f.n].name)}
    if isinstance(step, discovery.SwapGive):
        given = f.n // 64 - 1
        card = word_id(s.content.discoveries[f.n % 64].name)
        return {"card": card, "given": RESOURCES[given] if given >= 0 else None}
    if isinstance(step, (discovery.ReplaceHex, discovery.FreeRecruit)):
        return {"card": word_id(s.content.discoveries[f.n].name)}
    if isinstance(step, year.NukeUpkeep):
        return {"hex": hex_name(s.riders[seat * RIDERS + step.carrier(s, f)] >> 3)}
    if isinstance(step, year.Upkeep):
        return upkeep(s, seat, f)
    if isinstance(step, setup.PlaceTile):
        return {"tile": LANDS[s.cards.face[f.that]]}
    return {}


# -- paying --------------------------------------------------------------------------------------------------


def payment(s: ResiduumState, seat: int) -> dict[str, object]:
    """What is due and what may pay it, resource by resource, with the payment that is proposed."""
    due = s.due
    if due is None:
        return {}
    usual = payments.usual(s, seat, due) if payments.payable(s, seat, due.rest, due.accepts) else [0] * 8
    rows = [
        {
            "resource": RESOURCES[i],
            "value": VALUE[i],
            "held": s.stock[seat * 9 + i],
            "left": s.left[i],
            "usual": usual[i],
        }
        for i in range(8)
        if due.accepts >> i & 1 and i >= due.at and payments.reach(s, seat, i)
    ]
    return {
        "price": due.rest,
        "rows": rows,
        "accepts": [RESOURCES[i] for i in range(8) if due.accepts >> i & 1],
        "asked": RESOURCES[due.at] if due.at < 8 else None,
        "town": bool(due.town),
    }


# -- production ----------------------------------------------------------------------------------------------


def producing(s: ResiduumState, seat: int, f: Frame) -> dict[str, object]:
    pieces = production.producers(s, seat)
    at = f.n // 16
    piece = pieces[at]
    return {
        "piece": PIECES[piece % 4],
        "hex": hex_name(piece // 4),
        "at": at,
        "of": len(pieces),
        "next": [{"piece": PIECES[one % 4], "hex": hex_name(one // 4)} for one in pieces[at + 1 :]],
        "gives": {
            RESOURCES[resource]: given(production.yields(s, seat, piece, resource), resource)
            for resource in production.choices(s, seat, piece)
        },
    }


def given(yields: tuple[int, int], resource: int) -> dict[str, int]:
    count, besides = yields
    found = {RESOURCES[resource]: count}
    if besides:
        found["provisions"] = found.get("provisions", 0) + besides
    return found


# -- convoys -------------------------------------------------------------------------------------------------


def group(s: ResiduumState, seat: int, f: Frame, step: convoy.Group) -> dict[str, object]:
    """What the move costs for each number of Outriders that may go."""
    one = convoy.leading(s)
    sort = convoy.next_class(s, seat, one, f.n)
    riders = convoy.eligible(s, seat, one, sort)
    costs = {
        str(n): movement.convoy_cost(s, one.joined(convoy.lowest(riders, n)))
        for n in step.targets(s, f)
        if n or one.riders
    }
    return {"armed": bool(sort & 2), "fought": bool(sort & 1), "there": riders.bit_count(), "costs": costs}


def cargo(s: ResiduumState, seat: int) -> dict[str, object]:
    one = convoy.leading(s)
    return {
        "cost": movement.convoy_cost(s, one),
        "with_camp": movement.convoy_cost(s, one.loaded(one.post, one.walls, 1)),
        "lying": s.lying(seat, one.origin),
    }


# -- the Trade Town ------------------------------------------------------------------------------------------


def barter(s: ResiduumState, seat: int, basket: Basket) -> dict[str, object]:
    when, level = s.season(), payments.skilled(s, seat)
    selling = basket.selling >= 0
    return {
        "prices": {RESOURCES[i]: price(i, when, level) for i in range(1, 9)},
        "limits": {RESOURCES[i]: payments.buy_limit(s, seat, i) for i in range(1, 9)},
        "sales": {RESOURCES[i]: sale_value(i, when) for i in range(9)},
        "skilled": bool(level),
        "cost": market.total_price(s, seat, basket.bought),
        "worth": market.goods_worth(s, seat, basket.bought),
        "owed": market.owed(s, seat, basket) if selling else None,
        "asked": RESOURCES[market.sale_order(s)[basket.selling]] if selling else None,
    }


# -- conflicts -----------------------------------------------------------------------------------------------


def strengths(s: ResiduumState, battle: Battle, side: int) -> dict[str, int]:
    """What counts for a side before its cards, source by source; adds up to `conflict.total` without cards."""
    seat, first, powers = battle.seat(side), side * 5, s.powers[battle.seat(side)]
    added = battle.added
    found = {
        "outriders": battle.riders.bit_count() if side else convoy.leading(s).size(),
        "outpost": 0,
        "basecamp": 0,
        "barricades": 0,
        "oil_field": conflict.OIL_BONUS if not side and s.land[battle.hex] == OIL_FIELD else 0,
        "tech": added[first + conflict.TECH_ADDED],
        "chem": powers[MORTARS] * added[first + conflict.CHEM_ADDED],
        "nuclear": conflict.NUCLEAR_BONUS * added[first + conflict.NUCLEAR_ADDED],
        "crate": added[first + conflict.CRATE_ADDED],
        "ability": added[first + conflict.PUSH_ADDED],
    }
    if side:
        if s.active_post(seat, battle.hex) >= 0:
            found["outpost"] = 1 + powers[TOWERS]
        if s.camps[seat] == battle.hex and s.camps_on >> seat & 1:
            found["basecamp"] = conflict.BASECAMP_BONUS
        found["barricades"] = s.walls_around(seat, battle.hex) * (powers[FORTRESS] or 1)
    return found


def riders_met(s: ResiduumState) -> int:
    return 0 if s.battle is None else s.battle.riders.bit_count()


def loot(s: ResiduumState, f: Frame, step: outcome.Loot) -> dict[str, object]:
    assert s.battle is not None
    cap = s.powers[s.battle.defender][CELLARS]
    found: dict[str, int] = {}
    for resource in step.targets(s, f):
        count = s.has(s.battle.defender, resource)
        found[RESOURCES[resource]] = cap if cap and cap < count else count
    return {"loot": found}


# -- the end of the year -------------------------------------------------------------------------------------


def upkeep(s: ResiduumState, seat: int, f: Frame) -> dict[str, object]:
    row, at, stores = year.row(s, seat), f.n // 2, s.powers[seat][STORES]
    return {
        "hex": hex_name(row[at] // 8),
        "at": at,
        "of": len(row),
        "provisions": year.keeping(s, seat),
        "covers": stores if stores > 1 else 1,
    }
