"""What the operations of a pack's `effects` are: steps of a program, numbers for battles, numbers of permanent cards.

The text of a card stands beside its `effects` in the pack. A new operation is one line here and its class in `steps`.
"""

from typing import Any

from cinderbox.games.remnants.model import (
    ALWAYS,
    ARMOR,
    BRIBE_LESS,
    BUILD_LESS,
    DEFENDER_OR_YCU,
    EVERY_TOTAL,
    EXTRA_ENTRY,
    GUARD_TOTAL,
    HAND_SIZE,
    INCOME,
    LOCAL_DICE,
    LOCAL_TOTAL,
    NO_YCU,
    PER_OTHER,
    PER_OTHER_MOST,
    STEPS,
    TROPHY,
    VS_PLAYER,
    VS_YCU,
    WHENS,
    Card,
)
from cinderbox.games.remnants.steps.drawing import (
    Blackmail,
    CycleMarket,
    DiscardOne,
    Draw,
    PutOnTop,
    RevealMember,
    Scout,
    SearchPile,
    TakeDiscard,
)
from cinderbox.games.remnants.steps.effects import (
    AddFigure,
    Discount,
    ExtraBuild,
    GainArcs,
    GainPerDevelopment,
    GainPerOpponent,
    GainRenown,
    Gamble,
    MoveBonus,
    PlaceProduct,
    Product,
    Rebate,
    RemoveToken,
    RepeatProduce,
    SellBonus,
    SellNow,
    Skim,
    TakeMember,
    TradeUnit,
    TrashForArcs,
    Wreck,
)
from cinderbox.games.remnants.steps.shifting import Deploy, ForgetShifts, ShiftFigures
from cinderbox.kernel.frame import Step
from cinderbox.kernel.pack import Entry

Steps = list[Step[Any]]
NAMED = ["either", "black_market", "development"]  # what a price reduction may name


def operation(op: Entry, *fields: str) -> None:
    """An operation has just these fields."""
    op.only(("op", *fields))


def arcs(op: Entry, field: str) -> int:
    """An amount of money, in thousands."""
    amount = op.number(field, 0, 99000)
    if amount % 1000:
        raise op.wrong(f"{field} must be a multiple of 1,000")
    return amount // 1000


def gamble(op: Entry) -> Steps:
    operation(op, "table")
    found = op.table.get("table")
    if not isinstance(found, list) or len(found) != 6:
        raise op.wrong("table must say what each of six rolls gains")
    gains: list[int] = []
    for one in found:
        if not isinstance(one, int) or one % 1000 or not -9000 <= one <= 99000:
            raise op.wrong("table must say what each of six rolls gains")
        gains.append(one // 1000)
    return [Gamble(gains)]


def turn_steps(row: Entry, ops: list[Entry]) -> Steps:
    """The program of a card that is played on a turn."""
    found: Steps = []
    for op in ops:
        found += turn_operation(op)
    return found


def turn_operation(op: Entry) -> Steps:
    name = op.text("op")
    if name == "gain_arcs":
        operation(op, "amount", "amount_if_above_slum")
        amount = arcs(op, "amount")
        return [GainArcs(amount, arcs(op, "amount_if_above_slum") if "amount_if_above_slum" in op.table else amount)]
    if name == "gain_arcs_per":
        if op.word("per", ["developments_controlled", "opponents"]):
            operation(op, "amount", "per", "beyond")
            return [GainPerOpponent(arcs(op, "amount"), op.number("beyond", 0, 3))]
        operation(op, "amount", "per", "min", "max")
        return [GainPerDevelopment(arcs(op, "amount"), arcs(op, "min"), arcs(op, "max"))]
    if name == "draw":
        operation(op, "n")
        return [Draw(op.number("n", 1, 9))]
    if name == "draw_then_discard":
        operation(op, "draw", "discard")
        return [Draw(op.number("draw", 1, 9)), *[DiscardOne() for _ in range(op.number("discard", 1, 9))]]
    if name == "discount":
        operation(op, "kind", "amount")
        return [Discount(op.word("kind", NAMED), arcs(op, "amount"))]
    if name == "move_bonus":
        operation(op, "figures", "steps", "scope")
        scope = op.word("scope", ["all", "one"])
        return [MoveBonus(op.number("figures", 0, 9), op.number("steps", 0, 9), scope == 1)]
    if name == "shift_figures":
        operation(op, "figures", "steps")
        op.number("steps", 1, 1)
        return [ShiftFigures(op.number("figures", 2, 9), True), ForgetShifts()]
    if name == "teleport":
        operation(op)
        return [ShiftFigures(1, False), ForgetShifts()]
    if name == "deploy":
        operation(op, "figures")
        return [Deploy(op.number("figures", 1, 9))]
    if name == "scout_patrol":
        operation(op, "n")
        op.number("n", 2, 2)
        return [Scout(2), PutOnTop()]
    if name == "gamble":
        return gamble(op)
    if name == "steal_arcs":
        operation(op, "amount", "target")
        target = op.word("target", ["each_opponent", "each_richer_opponent"])
        return [Skim(arcs(op, "amount"), target == 1)]
    if name == "sell_bonus":
        operation(op, "n", "amount")
        return [SellBonus(op.number("n", 1, 9), arcs(op, "amount"))]
    if name == "auction_rebate":
        operation(op, "amount")
        return [Rebate(arcs(op, "amount"))]
    if name == "cycle_market":
        operation(op)
        return [CycleMarket()]
    operation(op, "n")
    if name == "take_from_discard":
        return [TakeDiscard(op.number("n", 1, 9), True)]
    if name == "remove_products":
        return [Wreck(op.number("n", 1, 9))]
    if name == "gain_renown":
        return [GainRenown(op.number("n", 1, 9))]
    if name == "reveal_gang_member":
        return [RevealMember(op.number("n", 1, 9))]
    count = op.number("n", 1, 9)
    single = {
        "add_figure": AddFigure,
        "place_product": PlaceProduct,
        "sell_now": SellNow,
        "extra_build": ExtraBuild,
        "repeat_produce": RepeatProduce,
        "discard_random": Blackmail,
        "search_piles": SearchPile,
        "remove_ycu": RemoveToken,
    }
    if name not in single:
        raise op.wrong(f"there is no operation {name!r} of a turn")
    return [single[name]() for _ in range(count)]


def produce_steps(row: Entry, ops: list[Entry]) -> Steps:
    """The program of a development that produces."""
    found: Steps = []
    for op in ops:
        name = op.text("op")
        if name == "product":
            operation(op, "n")
            found.append(Product(op.number("n", 1, 9)))
        elif name == "take_gang_member":
            operation(op)
            found.append(TakeMember())
        elif name == "trade_unit_for_arcs":
            operation(op, "arcs")
            found.append(TradeUnit(arcs(op, "arcs")))
        elif name == "trash_for_arcs":
            operation(op, "arcs")
            found.append(TrashForArcs(arcs(op, "arcs")))
        elif name == "gamble":
            found += gamble(op)
        elif name == "gain_renown":
            operation(op, "n")
            found.append(GainRenown(op.number("n", 1, 9)))
        else:
            raise op.wrong(f"there is no operation {name!r} of a produce ability")
    return found


def when(op: Entry) -> int:
    return op.word("when", WHENS) if "when" in op.table else ALWAYS


def less(op: Entry, field: str) -> int:
    """How much a number of minus something takes away."""
    return -op.number(field, -99, 0)


def battle_effect(card: Card, op: Entry) -> None:
    """The numbers of a card with a Battle ability."""
    name = op.text("op")
    if name == "attack":
        operation(op, "amount", "when")
        card.bonus, card.bonus_when = op.number("amount", 0, 99), when(op)
    elif name == "attack_per":
        operation(op, "amount", "per", "max")
        amount = op.number("amount", 0, 99)
        if op.word("per", ["own_units_revealed", "other_own_units_revealed"]):
            card.per_other = amount
        else:
            card.per_unit = amount
        card.per_most = op.number("max", 0, 99)
    elif name == "dice":
        operation(op, "n", "when")
        card.dice, card.dice_when = op.number("n", 0, 9), when(op)
    elif name == "enemy_dice":
        operation(op, "n", "when")
        only_when(op, VS_PLAYER)
        card.enemy_dice = less(op, "n")
    elif name == "enemy_dice_cap":
        operation(op, "n", "when")
        only_when(op, VS_PLAYER)
        card.enemy_cap = op.number("n", 0, 9)
    elif name == "enemy_unit_attack":
        operation(op, "amount", "when")
        only_when(op, VS_PLAYER)
        card.snipe = less(op, "amount")
    elif name == "ycu_attack":
        operation(op, "amount", "when")
        only_when(op, VS_YCU)
        card.weaken = less(op, "amount")
    elif name == "total":
        operation(op, "amount")
        card.total = op.number("amount", 0, 99)
    elif name == "pay_renown_attack":
        operation(op, "renown", "attack")
        card.renown_price, card.renown_attack = op.number("renown", 1, 9), op.number("attack", 0, 99)
    elif name == "pay_arcs_attack":
        operation(op, "cost", "attack", "times")
        card.arcs_price, card.arcs_total = arcs(op, "cost"), op.number("attack", 0, 99)
        card.arcs_times = op.number("times", 1, 9)
    elif name == "pay_arcs_nullify":
        operation(op, "cost", "ycu_attack")
        card.bribe_price, card.bribe_weaken = arcs(op, "cost"), less(op, "ycu_attack")
    elif name == "spoils":
        operation(op, "arcs_from_loser", "arcs_from_bank_vs_ycu")
        card.spoils, card.bounty = arcs(op, "arcs_from_loser"), arcs(op, "arcs_from_bank_vs_ycu")
    elif name == "reinforce":
        operation(op, "n")
        card.reinforce = op.number("n", 1, 9)
    else:
        operation(op)
        if name == "return_on_win":
            card.returns = 1
        elif name == "spare_card":
            card.spares_card = 1
        elif name == "spare_figure":
            card.spares_figure = 1
        else:
            raise op.wrong(f"there is no operation {name!r} of a Battle ability")


def only_when(op: Entry, expected: int) -> None:
    if when(op) != expected:
        raise op.wrong(f"when must be {WHENS[expected]!r}")


AMOUNTS = {"steps_all": STEPS, "hand_size": HAND_SIZE}
MONEY = {"build_discount": BUILD_LESS, "bribe_discount": BRIBE_LESS, "income": INCOME}
FLAGS = {"extra_entry": EXTRA_ENTRY, "no_ycu": NO_YCU}


def power_effect(powers: list[int], op: Entry) -> None:
    """The numbers of a permanent card, or of a development that works while it is controlled."""
    name = op.text("op")
    if name in AMOUNTS:
        operation(op, "amount")
        powers[AMOUNTS[name]] += op.number("amount", 0, 9)
    elif name in MONEY:
        operation(op, "amount")
        powers[MONEY[name]] += arcs(op, "amount")
    elif name in FLAGS:
        operation(op)
        powers[FLAGS[name]] = 1
    elif name == "defence_total":
        operation(op, "amount", "when")
        always = when(op) == ALWAYS
        if not always:
            only_when(op, DEFENDER_OR_YCU)
        powers[EVERY_TOTAL if always else GUARD_TOTAL] += op.number("amount", 0, 99)
    elif name == "armor":
        operation(op, "per_round")
        powers[ARMOR] += op.number("per_round", 1, 9)
    elif name == "ycu_trophy":
        operation(op, "renown", "per_round")
        op.number("per_round", 1, 1)
        powers[TROPHY] += op.number("renown", 0, 9)
    elif name == "local_dice":
        operation(op, "n", "range")
        op.number("range", 1, 1)
        powers[LOCAL_DICE] += op.number("n", 0, 9)
    elif name == "local_defence":
        operation(op, "amount", "range")
        op.number("range", 0, 0)
        powers[LOCAL_TOTAL] += op.number("amount", 0, 99)
    elif name == "award_per_development":
        operation(op, "renown", "max")
        powers[PER_OTHER] += op.number("renown", 0, 9)
        powers[PER_OTHER_MOST] += op.number("max", 0, 99)
    else:
        raise op.wrong(f"there is no operation {name!r} of this kind of card")
