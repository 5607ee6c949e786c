"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

import re
from typing import Final

from cinderbox.games.remnants.board import LETTERS, LEVELS, SHAPE_NAMES, SHAPES, SIZE, Board, space_number
from cinderbox.games.remnants.cards import battle_effect, power_effect, produce_steps, turn_steps
from cinderbox.games.remnants.model import (
    ABILITY,
    ALERTS,
    BATTLE,
    COLOURS,
    CONDITIONS,
    GOODS,
    LEADER,
    MEMBER,
    PERMANENT,
    TIMINGS,
    TURN,
    YIELD,
    Alert,
    Card,
    Codes,
    Condition,
    Content,
    Development,
    Leader,
    Numbers,
    Orders,
    Token,
)
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.frame import Program
from cinderbox.kernel.pack import Entry, entries, only
from cinderbox.kernel.plain import shown

TABLES: Final = (
    "schema_version", "game", "title", "currency", "currency_unit", "constants", "player_mat", "influence_track",
    "influence_condition", "die", "board", "inventory", "leader", "starter_card", "gang_member", "black_market",
    "development", "ycu_token", "ycu_alert", "ycu_coordinates",
)  # fmt: skip
COMMON: Final = ("id", "name", "count", "text", "source", "name_source", "facts", "note")
TILE_FIELDS: Final = (
    "level", "cost", "levels", "shape_name", "shape", "renown", "product_value", "timing", "effects"
)  # fmt: skip
THOUSAND: Final = 1000
# The numbers of the game: what they are called in the pack, and the least and most that the game is played with.
CONSTANTS: Final = {
    "min_players": (2, 2), "max_players": (4, 4), "turns_per_round": (1, 9), "starting_arcs": (0, 99000),
    "income_per_round": (0, 99000), "renown_pool": (0, 9999), "renown_price": (1000, 99000),
    "black_market_end_renown": (0, 9), "face_up_gang_members": (0, 9), "face_up_black_market": (0, 9),
    "starting_hand": (0, 10), "starting_influence": (1, 7), "starting_figures_in_pool": (0, 16),
    "figures_per_colour": (1, 16), "own_figures_per_space": (1, 2), "steps_per_figure": (1, 9),
    "patrol_cards_per_round": (0, 4), "development_types_per_level": (1, 6),
}  # fmt: skip


def thousands(entry: Entry, field: str, most: int = 99) -> int:
    """An amount of money (COR-RUL-01)."""
    amount = entry.number(field, 0, most * THOUSAND)
    if amount % THOUSAND:
        raise entry.wrong(f"{field} must be a multiple of 1,000")
    return amount // THOUSAND


def table(pack: dict[str, object], name: str) -> Entry:
    found = pack.get(name)
    if not isinstance(found, dict):
        raise BadContent(f"The pack of cards has no [{name}].")
    return Entry(found, "table", name)


def numbers(pack: dict[str, object]) -> Numbers:
    one = table(pack, "constants")
    one.only((*COMMON, *CONSTANTS))
    for field, (low, high) in CONSTANTS.items():
        one.number(field, low, high)
    n = Numbers()
    n.turns = one.number("turns_per_round", 1, 9)
    n.starting_arcs = thousands(one, "starting_arcs")
    n.income = thousands(one, "income_per_round")
    n.renown = one.number("renown_pool", 0, 9999)
    n.renown_price = thousands(one, "renown_price")
    n.goods_renown = one.number("black_market_end_renown", 0, 9)
    n.row = one.number("face_up_gang_members", 0, 9)
    n.market = one.number("face_up_black_market", 0, 9)
    n.hand = one.number("starting_hand", 0, 10)
    n.influence = one.number("starting_influence", 1, 7)
    n.pool = one.number("starting_figures_in_pool", 0, 16)
    n.figures = one.number("figures_per_colour", 1, 16)
    n.limit = one.number("own_figures_per_space", 1, 2)
    n.steps = one.number("steps_per_figure", 1, 9)
    n.patrol = one.number("patrol_cards_per_round", 0, 4)
    n.per_level = one.number("development_types_per_level", 1, 6)
    track = table(pack, "influence_track")
    track.only((*COMMON, "start", "max", "spaces"))
    n.most_influence = track.number("max", n.influence, 9)
    if track.number("start", 1, 9) != n.influence:
        raise track.wrong("start must be the starting influence")
    for row in entries(pack, "inventory"):
        row.only((*COMMON, "denominations", "limited", "total_value"))
        if row.id == "product_tokens":
            n.products = row.number("count", 0, 999)
    return n


def conditions(pack: dict[str, object], n: Numbers) -> list[Condition]:
    """The conditions that raise influence; how many are needed stands in the check."""
    rows = {row.id: row for row in entries(pack, "influence_condition")}
    if sorted(rows) != sorted(CONDITIONS):
        raise BadContent(f"The pack of cards has the influence conditions {', '.join(CONDITIONS)}, and no others.")
    least: list[int] = []
    for id in CONDITIONS:
        row = rows[id]
        row.only((*COMMON, "check"))
        found = re.search(r">= (\d{1,3})", row.text("check"))
        if found is None:
            raise row.wrong("check must say how many are needed, as in '>= 4'")
        least.append(int(found.group(1)))
    n.crew, n.turf, n.connections, n.feared, n.high_ground, n.supplier = least
    return [Condition(id, rows[id].text("name"), rows[id].text("text")) for id in CONDITIONS]


def spaces(entry: Entry, field: str) -> list[int]:
    value = entry.table.get(field)
    if not isinstance(value, list):
        raise entry.wrong(f"{field} must be a list of spaces such as D1")
    found = [space_number(one) if isinstance(one, str) else -1 for one in value]
    if -1 in found:
        raise entry.wrong(f"{field} must be a list of spaces such as D1")
    return found


def boards(pack: dict[str, object]) -> list[Board]:
    """The side for 2 or 4 players, and the side for 3."""
    rows = {row.id: row for row in entries(pack, "board")}
    if sorted(rows) != ["board_2_4", "board_3"]:
        raise BadContent("The pack of cards has the boards board_2_4 and board_3, and no others.")
    return [board(rows["board_2_4"], 4), board(rows["board_3"], 3)]


def board(entry: Entry, sides: int) -> Board:
    entry.only((*COMMON, "players", "columns", "rows", "entry_spaces", "blocked", "awards"))
    rows = entry.table.get("rows")
    if (
        not isinstance(rows, list)
        or len(rows) != SIZE
        or not all(isinstance(row, str) and len(row) == SIZE and all(one in LETTERS for one in row) for row in rows)
    ):
        raise entry.wrong(f"rows must be {SIZE} texts of {SIZE} letters out of {LETTERS}")
    awards = [0] * (SIZE * SIZE)
    part = entry.part("awards")
    for name in part.table:
        space = space_number(name)
        if space < 0:
            raise entry.wrong(f"awards names {shown(name)}, which is no space")
        awards[space] = part.number(name, 0, 99)
    made = Board(entry.id, entry.text("name"), rows, spaces(entry, "entry_spaces"), awards, entry.text("text"))
    if len(set(made.entries)) != sides or not all(space in made.usable for space in made.entries):
        raise entry.wrong(f"there must be {sides} different entry spaces, all usable")
    blocked = [space for space in range(SIZE * SIZE) if space not in made.usable]
    if sorted(spaces(entry, "blocked")) != blocked:
        raise entry.wrong("blocked must name the spaces marked X")
    if any(awards[space] for space in blocked):
        raise entry.wrong("an award lies on a space that cannot be used")
    return made


def leaders(pack: dict[str, object]) -> list[Leader]:
    found: list[Leader | None] = [None] * len(COLOURS)
    for row in entries(pack, "leader"):
        row.only((*COMMON, "colour", "people", "deck_size"))
        colour = row.word("colour", COLOURS)
        if found[colour] is not None:
            raise row.wrong("there are two leaders of that colour")
        found[colour] = Leader(row.id, row.text("name"), colour, row.text("people"), row.text("text"))
    made = [one for one in found if one is not None]
    if len(made) != len(COLOURS):
        raise BadContent(f"The pack of cards has a [[leader]] of each colour: {', '.join(COLOURS)}.")
    return made


class Makers:
    """What cards are made with: programs of their own, numbered kinds, ids that are used once."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.programs: list[Program] = []

    def card(self, row: Entry, sort: int) -> Card:
        if not re.fullmatch("[a-z][a-z0-9_]*", row.text("id")):
            raise row.wrong("an id is made of small letters, digits and underscores")
        if row.id in [card.id for card in self.cards]:
            raise row.wrong("there are two cards of that id")
        made = Card(len(self.cards), row.id, row.text("name"), sort, row.number("count", 1, 20))
        made.text = row.text("text")
        made.source = str(row.table["source"])
        made.timing = row.word("timing", TIMINGS)
        if "ability" in row.table:
            made.ability = row.text("ability")
        self.effects(row, made)
        self.cards.append(made)
        return made

    def effects(self, row: Entry, card: Card) -> None:
        """What `effects` says: a program, or numbers that battles and permanent cards are reckoned with."""
        ops = row.rows("effects")
        if card.timing == TURN:
            card.program = Program(row.id, turn_steps(row, ops))
            card.calm = 1 if any(op.table.get("op") == "reveal_gang_member" for op in ops) else 0
            self.programs.append(card.program)
        elif card.timing == BATTLE:
            for op in ops:
                battle_effect(card, op)
        elif card.timing == PERMANENT:
            for op in ops:
                power_effect(card.powers, op)
        else:
            raise row.wrong("a card works on a turn, in a battle or as a permanent card")

    def unit(self, row: Entry, card: Card) -> None:
        card.unit = 1
        card.attack = row.amounts("attack", COLOURS)


def starters(pack: dict[str, object], makers: Makers, gangs: list[Leader]) -> None:
    """The starter cards, leader by leader (COR-SETUP-01)."""
    rows = entries(pack, "starter_card")
    ids = [gang.id for gang in gangs]
    for row in rows:
        row.only((*COMMON, "leader", "kind", "unit", "attack", "ability", "timing", "effects"))
        row.word("leader", ids)
    for gang in gangs:
        for row in rows:
            if row.table["leader"] == gang.id:
                sort = row.word("kind", ["gang_leader", "gang_member", "ability"])
                card = makers.card(row, sort)
                card.colour = gang.colour
                if row.flag("unit") != (1 if sort in (LEADER, MEMBER) else 0):
                    raise row.wrong("leaders and members are units, abilities are not")
                if sort != ABILITY:
                    makers.unit(row, card)
                gang.deck += [card.kind] * card.count
        if len(gang.deck) != 10:
            raise BadContent(f"The starter deck of {gang.name} has {len(gang.deck)} cards; it must have 10.")


def developments(pack: dict[str, object], makers: Makers, sides: list[Board]) -> list[Development]:
    found: list[Development] = []
    for row in entries(pack, "development"):
        row.only((*COMMON, *TILE_FIELDS))
        made = Development(
            len(found), row.id, row.text("name"), row.word("level", LEVELS), row.number("count", 1, 20), 0
        )
        made.cost = thousands(row, "cost")
        made.levels = row.bits("levels", LEVELS)
        made.shape = row.word("shape_name", SHAPE_NAMES)
        if row.table.get("shape") != [list(cell) for cell in SHAPES[SHAPE_NAMES[made.shape]]]:
            raise row.wrong(f"shape must be that of {SHAPE_NAMES[made.shape]!r}")
        made.renown = row.number("renown", 0, 99)
        made.sale = thousands(row, "product_value")
        made.timing = row.word("timing", TIMINGS)
        made.text = row.text("text")
        made.source = str(row.table["source"])
        ops = row.rows("effects")
        if made.timing == YIELD:
            made.program = Program(row.id, produce_steps(row, ops))
            makers.programs.append(made.program)
        else:
            for op in ops:
                power_effect(made.powers, op)
        made.sites = [side.sites(made.shape, made.levels) for side in sides]
        found.append(made)
    return found


def tokens(pack: dict[str, object]) -> list[Token]:
    found: list[Token] = []
    for row in entries(pack, "ycu_token"):
        row.only((*COMMON, "attack", "bribe"))
        count, attack = row.number("count", 0, 50), row.number("attack", 0, 99)
        found.append(Token(row.id, row.text("name"), count, attack, thousands(row, "bribe"), row.text("text")))
    return found


def alerts(pack: dict[str, object]) -> list[Alert]:
    """The lines of the alert card, by the roll."""
    rows = entries(pack, "ycu_alert")
    found: list[Alert | None] = [None] * 6
    for row in rows:
        row.only((*COMMON, "roll", "op", "amount"))
        does = row.word("op", ALERTS)
        amount = 0
        if ALERTS[does] == "gain_arcs":
            amount = thousands(row, "amount")
        elif ALERTS[does] == "gain_renown":
            amount = row.number("amount", 0, 99)
        found[row.number("roll", 1, 6) - 1] = Alert(row.id, row.text("name"), does, amount, row.text("text"))
    made = [one for one in found if one is not None]
    if len(made) != 6:
        raise BadContent("The pack of cards has a [[ycu_alert]] for each roll from 1 to 6.")
    return made


def orders(pack: dict[str, object], sides: list[Board]) -> list[Orders]:
    found: list[Orders] = []
    for row in entries(pack, "ycu_coordinates"):
        row.only((*COMMON, "coords_2_4", "coords_3"))
        lists = [spaces(row, "coords_2_4"), spaces(row, "coords_3")]
        for side in range(2):
            if not lists[side] or not all(space in sides[side].usable for space in lists[side]):
                raise row.wrong("coordinates must name usable spaces, at least one for each board")
        found.append(Orders(row.id, row.text("name"), lists, row.text("text")))
    return found


def die(pack: dict[str, object]) -> list[int]:
    """The hits on a battle die."""
    for row in entries(pack, "die"):
        row.only((*COMMON, "faces"))
        faces = row.table.get("faces")
        if (
            not isinstance(faces, list)
            or len(faces) != 6
            or not all(isinstance(one, int) and 0 <= one <= 6 for one in faces)
        ):
            raise row.wrong("a die has six faces, each a number from 0 to 6")
        if row.id == "battle_die":
            return [int(one) for one in faces]
    raise BadContent("The pack of cards has no die 'battle_die'.")


def load(pack: dict[str, object]) -> Content:
    only(pack, TABLES)
    n = numbers(pack)
    rises = conditions(pack, n)
    sides = boards(pack)
    gangs = leaders(pack)
    makers = Makers()
    starters(pack, makers, gangs)
    members = len(makers.cards)
    for row in entries(pack, "gang_member"):
        row.only((*COMMON, "kind", "unit", "unique", "attack", "ability", "timing", "effects"))
        makers.unit(row, makers.card(row, MEMBER))
    goods = len(makers.cards)
    for row in entries(pack, "black_market"):
        row.only((*COMMON, "type", "cost", "end_renown", "timing", "effects"))
        card = makers.card(row, GOODS)
        card.cost = thousands(row, "cost")
        if row.word("type", ["regular", "permanent"]) != (1 if card.timing == PERMANENT else 0):
            raise row.wrong("a permanent card has the timing permanent, a regular one has not")
    tiles = developments(pack, makers, sides)
    kinds = tokens(pack)
    lists = orders(pack, sides)
    for level in range(len(LEVELS)):
        if len([one for one in tiles if one.level == level]) < n.per_level:
            raise BadContent(f"There are not {n.per_level} kinds of developments of the level {LEVELS[level]}.")
    codes = Codes(
        [card.id for card in makers.cards],
        members,
        goods,
        [one.id for one in tiles],
        [one.word for one in kinds],
        [one.id for one in lists],
    )
    return Content(
        n,
        gangs,
        makers.cards,
        members,
        goods,
        tiles,
        kinds,
        alerts(pack),
        lists,
        sides,
        rises,
        die(pack),
        codes,
        makers.programs,
    )
