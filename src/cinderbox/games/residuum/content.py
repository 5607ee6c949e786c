"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

from typing import Final

from cinderbox.games.residuum import model
from cinderbox.games.residuum.model import (
    NEEDS,
    TARGETS,
    WINDOWS,
    Character,
    Codes,
    Content,
    Discovery,
    Need,
    TownCard,
)
from cinderbox.games.residuum.tables import LANDS, OIL, RESOURCES, SEASONS
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry, entries, only, word_id

RATINGS: Final = ["competent", "skilled"]
PILES: Final = (
    "two",
    "three",
    "four",
    "starting",
    "discovery",
    "contaminate_action",
    "radiation_action",
    "spare_wasteland",
)

# Effects that simply set a power: op, then the field with its number ("": 1) and the power.
POWER_OPS: Final[dict[str, tuple[str, int]]] = {
    "x_bonus": ("amount", model.X_BONUS),
    "hazard_pay_provisions": ("", model.SUITS_PAY),
    "hazard_stay": ("", model.SUITS_STAY),
    "convoy_surcharge": ("", model.FREE_CONVOY),
    "basecamp_carry_cost": ("", model.FREE_CARRY),
    "network_base_cost": ("cost", model.NETWORK_COST),
    "defence_bonus": ("amount", model.TOWERS),
    "conflict_cards": ("amount", model.WAR_CARDS),
    "loot_cap": ("max", model.CELLARS),
    "chem_bonus": ("per_chem", model.MORTARS),
    "town_visits": ("per_season", model.VISITS),
    "bartering_as": ("", model.MERCHANT),
    "gold_without_outrider": ("", model.LONE_GOLD),
    "wasteland_forage": ("max_per_turn", model.FORAGE),
    "barricade_defence": ("per_barricade", model.FORTRESS),
    "move_discount": ("amount", model.BIKES),
}
COSTS: Final = {
    "teardown_basecamp": model.BASECAMP_COST,
    "activate_basecamp": model.BASECAMP_COST,
    "construct_barricade": model.BARRICADE_COST,
    "activate_barricade": model.BARRICADE_COST,
}
YIELDS: Final = {
    "food": model.MORE_FOOD,
    "water": model.MORE_WATER,
    "wood": model.MORE_WOOD,
    "chem": model.MORE_CHEM,
}
TOWN_OPS: Final = {
    "gain": model.GAIN,
    "recruit": model.CHEAP_RECRUIT,
    "draw_discovery": model.CHART,
    "conflict_bonus": model.CRATE,
    "free_move": model.GUIDE,
    "town_credit": model.CREDIT,
    "exchange": model.TINKER,
    "exit_only_to_origin": model.QUARANTINE,
}


# The fields of each table, and of each effect beside its op; what is not used by the rules says it for people.
COMMON: Final = ("id", "name", "count", "text", "source")
FIELDS: Final = {
    "character": (
        *COMMON, "strategy", "bartering", "ability_name", "ability_window", "ability_uses", "ability_effect"
    ),
    "conflict": (*COMMON, "value"),
    "discovery": (*COMMON, "kind", "star", "requirement", "cost", "cost_value", "effects", "hex_replacement"),
    "trade_town": (*COMMON, "keep", "effects"),
    "hex_tile": (*COMMON, "pile", "hex_type"),
}  # fmt: skip
ABILITY_FIELDS: Final = ("op", "amount", "max_cost_value", "star_allowed", "cost")
NEED_FIELDS: Final = ("check", "min", "on", "season", "types", "adjacent_to")
SITE_FIELDS: Final = ("from", "to", "pile", "tile", "target_with", "adjacent_to")
EFFECT_FIELDS: Final = {
    "exchange": ("give", "get", "give_any", "get_any", "different", "limit_per_turn", "optional"),
    "extra_yield": ("gain", "piece", "producing", "season", "on"),
    "wasteland_forage": ("max_per_turn", "per_outrider"),
    "move_discount": ("action", "amount", "limit_per_turn", "minimum"),
    "convoy_surcharge": ("action", "per_extra_outrider"),
    "defence_bonus": ("amount", "role", "with"),
    "conflict_cards": ("amount", "role"),
    "action_cost": ("action", "cost"),
    "discovery_draw": ("look", "keep", "extra_alternative"),
    "upkeep": ("outriders_per_food", "provisions_per_outrider"),
    "town_limits": ("oil", "gold", "nuclear"),
    "recruit": ("amount", "cost", "optional", "alternative"),
    "lose": ("res", "one_of", "amount", "up_to"),
    "conflict_bonus": ("amount", "window"),
    "town_credit": ("amount", "window"),
    "free_move": ("window",),
    "draw_discovery": ("amount",),
    "ignore_season_limit": ("resource",),
    "gain": ("res",),
    "replace_hex": ("to",),
    "x_bonus": ("amount",),
    "basecamp_carry_cost": ("amount",),
    "network_base_cost": ("cost",),
    "loot_cap": ("max",),
    "chem_bonus": ("per_chem",),
    "town_visits": ("per_season",),
    "bartering_as": ("level",),
    "barricade_defence": ("per_barricade",),
}


def cards(pack: dict[str, object], name: str) -> list[Entry]:
    """All [[name]] tables of a pack, with no field but those there are."""
    found = entries(pack, name)
    for one in found:
        one.only(FIELDS[name])
    return found


def op_of(row: Entry) -> str:
    """What an effect does, with no field but those that say how."""
    op = row.text("op")
    row.only(("op", "when", *EFFECT_FIELDS.get(op, ())))
    return op


# -- characters ----------------------------------------------------------------------------------------------


def character(entry: Entry) -> Character:
    window = entry.word("ability_window", WINDOWS)
    effect = entry.part("ability_effect")
    effect.only(ABILITY_FIELDS)
    field = "max_cost_value" if window == model.BREAKTHROUGH else "amount"
    found = Character(
        entry.id,
        entry.text("name"),
        entry.word("strategy", RATINGS),
        entry.word("bartering", RATINGS),
        window,
        effect.number(field, 1, 99),
    )
    found.ability_name = entry.text("ability_name")
    found.text = entry.text("text")
    return found


# -- Discovery cards -----------------------------------------------------------------------------------------


def discovery(entry: Entry, face: int) -> Discovery:
    cost = entry.amounts("cost", RESOURCES)
    card = Discovery(face, entry.id, entry.text("name"), entry.flag("star"), cost, entry.number("cost_value", 0, 99))
    card.kind = entry.text("kind")
    card.text = entry.text("text")
    for row in entry.rows("requirement"):
        card.needs.append(need(row))
    for row in entry.rows("effects"):
        effect(card, row)
    if "hex_replacement" in entry.table:
        part = entry.part("hex_replacement")
        part.only(SITE_FIELDS)
        card.to_land = part.word("to", LANDS)
        card.from_lands = part.bits("from", LANDS)
        card.with_piece = part.word("target_with", TARGETS)
        card.next_to = part.bits("adjacent_to", LANDS)
        card.spare = 1 if part.text("pile") == "spare_wasteland" else 0
    return card


def need(row: Entry) -> Need:
    row.only(NEED_FIELDS)
    check = row.word("check", NEEDS)
    name = NEEDS[check]
    if name == "season_not":
        return Need(check, row.word("season", SEASONS), 0)
    if name in ("basecamp_active", "visited_town_this_season", "target_hex"):
        return Need(check, 0, 0)
    return Need(check, row.number("min", 1, 9), row.bits("on", LANDS))


def effect(card: Discovery, row: Entry) -> None:
    op = op_of(row)
    if op in POWER_OPS:
        field, power = POWER_OPS[op]
        card.powers[power] = row.number(field, 0, 99) if field else 1
    elif op == "action_cost":
        if row.text("action") not in COSTS:
            raise row.wrong(f"no card can change the cost of {row.text('action')!r}")
        card.powers[COSTS[row.text("action")]] = row.number("cost", 0, 99)
    elif op == "ignore_season_limit":
        card.powers[model.WINTER_WATER if row.text("resource") == "water" else model.AUTUMN_WOOD] = 1
    elif op == "extra_yield":
        producing = row.text("producing")
        if producing == "any":
            card.powers[model.NIGHT] = row.amounts("gain", RESOURCES)[0]
        else:
            power = YIELDS[list(YIELDS)[row.word("producing", list(YIELDS))]]
            card.powers[power] = sum(row.amounts("gain", RESOURCES))
    elif op == "discovery_draw":
        card.powers[model.LOOK] = row.number("look", 1, 9)
        card.powers[model.TECH_DRAWS] = 1
    elif op == "upkeep":
        card.powers[model.STORES] = row.number("outriders_per_food", 1, 2)
        card.powers[model.KEEPING] = row.number("provisions_per_outrider", 1, 9)
    elif op == "town_limits":
        for i in range(3):
            card.powers[model.TUNNEL + i] = row.number(RESOURCES[OIL + i], 1, 99)
    elif op == "gain":
        card.gain = row.amounts("res", RESOURCES)
    elif op == "recruit":
        card.recruits = row.number("amount", 1, 1)
    elif op == "exchange":
        card.uses = row.number("limit_per_turn", 1, 9)
        if "give_any" in row.table:
            card.swap = row.part("give_any").bits("of", RESOURCES)
        else:
            card.give = row.amounts("give", RESOURCES)
            card.get = row.amounts("get", RESOURCES)
    elif op != "replace_hex":
        raise row.wrong(f"no card can do {op!r}")


# -- Trade Town cards ----------------------------------------------------------------------------------------


def town_card(entry: Entry, face: int) -> TownCard:
    rows = entry.rows("effects")
    if len(rows) != 1:
        raise entry.wrong("a Trade Town card has one effect")
    row = rows[0]
    op = op_of(row)
    amount = 0
    if op == "lose":
        does = model.SPOIL if "one_of" in row.table else model.LOSE
        amount = row.number("amount", 1, 9) if does == model.SPOIL else row.amounts("res", RESOURCES)[0]
    elif op in TOWN_OPS:
        does = TOWN_OPS[op]
        if does == model.GAIN:
            amount = row.amounts("res", RESOURCES)[0]
        elif does in (model.CRATE, model.CREDIT):
            amount = row.number("amount", 1, 99)
        elif does == model.CHEAP_RECRUIT:
            amount = row.number("cost", 0, 99)
    else:
        raise row.wrong(f"no Trade Town card can do {op!r}")
    card = TownCard(face, entry.id, entry.text("name"), entry.flag("keep"), does, amount)
    card.text = entry.text("text")
    return card


# -- everything ----------------------------------------------------------------------------------------------


def load(pack: dict[str, object]) -> Content:
    characters = [character(one) for one in cards(pack, "character")]
    if len(characters) != 4 or sorted([one.ability for one in characters]) != [0, 1, 2, 3]:
        raise BadContent("There are four characters, each with an ability of its own window.")
    values: list[int] = []
    names: list[str] = []
    conflict: list[int] = []
    for one in cards(pack, "conflict"):
        conflict += [len(values)] * one.number("count", 1, 15)
        values.append(one.number("value", 0, 9))
        names.append(one.text("name"))
    if len(conflict) != 15 or len(set(values)) != len(values):
        raise BadContent("There are 15 Conflict cards, and each value is one entry.")
    rows = cards(pack, "discovery")
    discoveries = [discovery(rows[face], face) for face in range(len(rows))]
    town_rows = cards(pack, "trade_town")
    town = [town_card(town_rows[face], face) for face in range(len(town_rows))]
    if len(discoveries) != 36 or len(town) != 10:
        raise BadContent("There are 36 Discovery cards and 10 Trade Town cards.")
    piles: dict[str, list[int]] = {name: [] for name in PILES}
    for one in cards(pack, "hex_tile"):
        if one.text("pile") not in PILES:
            raise one.wrong(f"its pile can be {', '.join(PILES)}")
        piles[one.text("pile")] += [one.word("hex_type", LANDS)] * one.number("count", 1, 99)
    sizes = [len(piles[name]) for name in PILES]
    if sizes != [30, 6, 6, 10, 6, 3, 3, 3]:
        raise BadContent(f"The piles of hex tiles hold 30, 6, 6, 10, 6, 3, 3 and 3 tiles, not {sizes}.")
    ids = [word_id(card.name) for card in discoveries]
    if len(set(ids)) != len(ids):
        raise BadContent("Two Discovery cards have one name.")
    only(pack, ("meta", *FIELDS, "trade_town_tile"))
    stacks = [piles["two"], piles["three"], piles["four"]]
    codes = Codes(ids, [str(value) for value in values])
    return Content(characters, values, names, conflict, discoveries, town, stacks, piles["starting"], codes)
