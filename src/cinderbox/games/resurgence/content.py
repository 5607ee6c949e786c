"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

from typing import Final

from cinderbox.games.resurgence import model
from cinderbox.games.resurgence.boards import boards, districts, spaces
from cinderbox.games.resurgence.model import (
    AREAS,
    CARD_OPS,
    EVENT_KINDS,
    ITEMS,
    LAST,
    METRICS,
    ON_PAY,
    ON_PLACE,
    ROW,
    SEATS,
    TOKENS,
    TRIGGERS,
    USE_AS_ANY,
    VP,
    Card,
    Codes,
    Content,
    Directive,
    Event,
    Mission,
    Salvage,
)
from cinderbox.games.resurgence.mutants import ANSWERS, MUTANT_OPS, Band, LeadershipCard, MutantAction
from cinderbox.games.resurgence.rows import LARGEST, bundle, distinct, exactly, items, single
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.pack import Entry, entries, only, word_id

TABLES: Final = (
    "meta", "exchange", "exchange_bands", "player_count", "districts", "zones", "leadership_tracks",
    "leadership_rules", "survivor_row", "mission_slots", "compound", "compound_levels", "rooms", "critical_track",
    "completed_columns", "tokens", "survivors", "heroes", "mutant_cards", "events", "bonus_events",
    "starter_missions", "basic_missions", "advanced_missions", "salvage", "rubble", "directives",
    "mutant_leadership", "mutant_actions", "solo_difficulty", "encounter_tokens",
)  # fmt: skip
TIMINGS: Final = [*TRIGGERS, "free", "on_place", "on_pay"]


def load(pack: dict[str, object]) -> Content:
    """All of a pack."""
    only(pack, TABLES)
    c = Content()
    districts(c, pack)
    spaces(c, pack)
    boards(c, pack)
    cards(c, pack)
    missions(c, pack)
    events(c, pack)
    small_pieces(c, pack)
    solo(c, pack)
    c.codes = Codes(
        distinct("spaces", [one.word for one in c.spaces]),
        distinct("Survivor cards", [one.word for one in c.cards]),
        c.survivors,
        distinct("Missions", [one.word for one in c.missions]),
        distinct("Salvage cards", [one.word for one in c.salvage]),
        c.stand_ins,
    )
    backs(c, pack)
    return c


# -- cards ---------------------------------------------------------------------------------------------------------


def cards(c: Content, pack: dict[str, object]) -> None:
    """Survivor cards and Heroes: what wakes them, and what they do."""
    survivors = entries(pack, "survivors")
    heroes = exactly(entries(pack, "heroes"), 6, "Heroes")
    for entry in [*exactly(survivors, 36, "Survivor cards"), *heroes]:
        single(entry)
        name = entry.text("name")
        type = entry.word("type", TOKENS[: model.LABORER])
        made = Card(len(c.cards), entry.text("id"), word_id(name), name, type)
        timing = entry.word("trigger", TIMINGS)
        if timing < len(TRIGGERS):
            made.trigger = 1 << timing
        else:
            made.timing = timing - len(TRIGGERS) + 1
        made.op = entry.word("op", CARD_OPS) if "op" in entry.table else 0
        made.bundle = bundle(c, entry)
        made.areas = entry.bits("areas", AREAS)
        made.tokens = made.uses = entry.bits("pair", TOKENS)
        if made.op == USE_AS_ANY:
            made.tokens = 1 << entry.word("from_token", TOKENS)
            made.uses = 1 << model.RANGER | 1 << model.BUILDER | 1 << model.SCHOLAR
        made.text = entry.text("text")
        if bool(made.op) == bool(made.bundle):
            raise entry.wrong("it must either gain or do something")
        if (made.op in (model.USE_AS, USE_AS_ANY)) != (made.timing == ON_PLACE):
            raise entry.wrong("what is used with a placement is a token used as another")
        if (made.op in (model.REPLACE, model.DISCOUNT)) != (made.timing == ON_PAY):
            raise entry.wrong("what is used with a payment changes it")
        if made.timing == ON_PLACE:
            c.stand_ins.append(made.kind)
        c.cards.append(made)
    c.survivors = len(survivors)


def missions(c: Content, pack: dict[str, object]) -> None:
    """Starter, Basic and Advanced Missions, in this order."""
    counts = [6, 30, 14]
    for sort, name in enumerate(("starter_missions", "basic_missions", "advanced_missions")):
        for entry in exactly(entries(pack, name), counts[sort], name.replace("_", " ")):
            single(entry)
            title = entry.text("name")
            made = Mission(len(c.missions), entry.text("id"), word_id(title), title, sort)
            made.districts = entry.bits("districts", c.districts)
            made.mutant = entry.flag("mutant")
            made.cost = items(entry, "cost")
            made.bundle = bundle(c, entry, "reward")
            reward = c.bundles[made.bundle]
            made.vp = reward.amount(VP)
            made.more = 1 if [kind for kind in reward.kinds if kind != VP] else 0
            made.text = entry.text("text")
            if bool(made.districts) == bool(made.mutant) or not made.bundle:
                raise entry.wrong("a Mission has Districts or the Mutant icon, and a reward")
            c.missions.append(made)


def events(c: Content, pack: dict[str, object]) -> None:
    """The Beginning, the other events, the bonus events."""
    rows = entries(pack, "events")
    extra = entries(pack, "bonus_events")
    for entry in [*exactly(rows, 12, "events"), *extra]:
        single(entry)
        named = entry.table.get("district")
        district = entry.word("district", c.districts) if named else -1
        made = Event(entry.text("id"), entry.text("name"), entry.word("kind", EVENT_KINDS), district)
        made.binoculars = entry.flag("binoculars")
        made.optional = entry.flag("optional")
        made.cost = items(entry, "cost")
        made.bundle = bundle(c, entry)
        made.visited = 1 if "condition" in entry.table else 0
        if made.visited:
            entry.word("condition", ["placed_in_district_this_round"])
        made.basic = 1 if "plan_from" in entry.table else 0
        made.penalty = entry.number("extra_penalty", 0, 9) if "extra_penalty" in entry.table else 0
        made.horde = 1 if "op" in entry.table and entry.word("op", ["reveal_extra_mutant_card"]) == 0 else 0
        for row in entry.rows("choose_one"):
            if "pay" in row.table:
                made.cost = items(row, "pay")
            else:
                made.lose = row.part("lose").number("vp", 1, LARGEST)
        if "otherwise" in entry.table:
            made.exhaust = 1 + entry.word("otherwise", ["exhaust_one_card"])
        made.text = entry.text("text")
        c.events.append(made)
    if c.events[0].kind != model.QUIET:
        raise rows[0].wrong("the first event has no effect")
    c.bonus_events = len(rows)


# -- small pieces --------------------------------------------------------------------------------------------------


def small_pieces(c: Content, pack: dict[str, object]) -> None:
    """Mutant cards, Salvage cards, Rubble and Directives."""
    for entry in exactly(entries(pack, "mutant_cards"), 8, "Mutant cards"):
        single(entry)
        blank = entry.table.get("district") == ""
        c.mutant_cards.append(-1 if blank else entry.word("district", c.districts))
        c.four_only.append(entry.flag("four_player_only"))
        c.mutant_ids.append(entry.text("id"))
        c.mutant_names.append(entry.text("name"))
    for entry in exactly(entries(pack, "salvage"), 14, "Salvage cards"):
        single(entry)
        name = entry.text("name")
        made = Salvage(entry.text("id"), word_id(name), name)
        made.tokens = entry.amounts("tokens", TOKENS)
        made.bundle = bundle(c, entry)
        made.text = entry.text("text")
        c.salvage.append(made)
    for entry in entries(pack, "rubble"):
        c.rubble.append(bundle(c, entry))
        c.rubble_ids.append(entry.text("id"))
        c.rubble_names.append(entry.text("name"))
    for entry in entries(pack, "directives"):
        directive(c, entry)


def directive(c: Content, entry: Entry) -> None:
    single(entry)
    entry.word("deck", ["A", "B"])
    made = Directive(entry.text("id"), entry.text("name"))
    made.mutants = entry.number("solo_mutant_vp", 0, LARGEST)
    made.text = entry.text("text")
    if entry.table.get("metric") == "half_product":
        factors = entry.table.get("factors")
        if not isinstance(factors, list) or len(factors) != 2 or not all(one in METRICS for one in factors):
            raise entry.wrong(f"factors must be two of {', '.join(METRICS)}")
        made.factors = [METRICS.index(one) for one in factors]
        made.divide = entry.number("divide_by", 1, LARGEST)
    else:
        made.metric = entry.word("metric", METRICS)
        for tier in entry.rows("tiers"):
            made.tiers.append(tier.number("at_least", 1, LARGEST))
            made.points.append(tier.number("vp", 0, LARGEST))
        if made.tiers != sorted(made.tiers) or not made.tiers:
            raise entry.wrong("its tiers must rise")
    c.directives.append(made)


# -- solo ----------------------------------------------------------------------------------------------------------


def solo(c: Content, pack: dict[str, object]) -> None:
    """The Mutants' own cards and board."""
    for entry in exactly(entries(pack, "mutant_leadership"), 9, "Mutant Leadership cards"):
        single(entry)
        bands: list[list[Band]] = []
        for area in AREAS:
            rows = entry.rows(area)
            bands.append([band(row) for row in rows])
            if not rows or bands[-1][-1].most != LARGEST:
                raise entry.wrong(f"{area} must have bands up to {LARGEST}")
        made = LeadershipCard(entry.text("id"), entry.text("name"), entry.flag("hazard"), bands)
        made.text = entry.text("text")
        c.leadership.append(made)
    c.leadership.sort(key=danger)
    found: dict[int, MutantAction] = {}
    for entry in exactly(entries(pack, "mutant_actions"), 12, "Mutant actions"):
        found[entry.word("side", ["A", "B"]) * 6 + entry.word("district", c.districts)] = mutant_action(entry)
    if len(found) != 12:
        raise BadContent("Each side of the Mutant Action board has one action for each District.")
    c.actions = [[found[side * 6 + district] for district in range(6)] for side in range(2)]
    for entry in exactly(entries(pack, "solo_difficulty"), 3, "solo difficulties"):
        c.difficulty.append(entry.number("mutant_start_vp", 0, LARGEST))


def danger(card: LeadershipCard) -> int:
    return card.hazard


def band(row: Entry) -> Band:
    return Band(row.number("max", 0, LARGEST), row.number("mutants", 0, LAST), row.number("player", 0, LAST))


def mutant_action(entry: Entry) -> MutantAction:
    op = entry.word("op", MUTANT_OPS) if "op" in entry.table else 0
    made = MutantAction(op, entry.number("mutant_vp", 0, LARGEST) if "mutant_vp" in entry.table else 0)
    made.flip = entry.flag("flip_board") if "flip_board" in entry.table else 0
    made.text = entry.text("text")
    for field in ("exhaust", "discard"):
        if field in entry.table:
            made.count = entry.number(field, 1, ROW)
    for row in entry.rows("choose_one"):
        name, amount = answer(row)
        made.choices.append(name)
        made.amounts[name] = amount
    made.choices.sort()
    if (op == 0) != bool(made.choices):
        raise entry.wrong("it must either let choose or do something")
    return made


def answer(row: Entry) -> tuple[int, int]:
    """One way to meet a Mutant action, and how much it takes."""
    fields = {
        "pay_any_resources": "resources",
        "pay_any_supplies": "supplies",
        "exhaust": "exhaust",
        "mutant_vp": "score",
    }
    for field, name in fields.items():
        if field in row.table:
            return ANSWERS.index(name), row.number(field, 1, LARGEST)
    cost = items(row, "pay")
    for item in (model.FOOD, model.FUEL):
        if cost[item] and sum(cost) == cost[item]:
            return ANSWERS.index(ITEMS[item]), cost[item]
    raise row.wrong("it must be met with Resources, Critical Supplies, Food, Fuel, cards or VP")


# -- backs ---------------------------------------------------------------------------------------------------------


def backs(c: Content, pack: dict[str, object]) -> None:
    """Number all pieces that are ever hidden, in the order of the designs in `model`."""
    c.add_run(list(range(c.survivors)))
    c.add_run(list(range(c.survivors, len(c.cards))))
    for sort in range(3):
        c.add_run([one.kind for one in c.missions if one.sort == sort])
    c.add_run(list(range(len(c.events))))
    c.add_run(list(range(len(c.mutant_cards))))
    calm = [i for i in range(len(c.leadership)) if not c.leadership[i].hazard]
    hazard = [i for i in range(len(c.leadership)) if c.leadership[i].hazard]
    if len(calm) < 3 or len(hazard) < 3:
        raise BadContent(
            "Of the Mutant Leadership cards at least three have the Nuclear Hazard icon and three have not."
        )
    c.add_run(calm)
    c.add_run(hazard)
    c.add_run(list(range(len(c.salvage))))
    heap = [face for face, entry in enumerate(entries(pack, "rubble")) for _ in range(entry.number("count", 0, 40))]
    if len(heap) < 9 * SEATS:
        raise BadContent(f"There are {len(heap)} Rubble tokens; four players need {9 * SEATS}.")
    c.add_run(heap)
    decks = [entry.word("deck", ["A", "B"]) for entry in entries(pack, "directives")]
    for deck in range(2):
        c.add_run([face for face in range(len(decks)) if decks[face] == deck])
        if deck not in decks:
            raise BadContent("There must be Directives of both decks.")
    meetings = exactly(entries(pack, "encounter_tokens"), 3, "encounter tokens")
    c.beast = meetings[model.BEAST].part("gain").number("vp", 0, LARGEST)
    found = {entry.id: entry.number("count", 0, 9) for entry in meetings}
    c.add_run([kind for kind, count in enumerate(found.values()) for _ in range(count)])
    for one in c.counts:
        if any(one.bag[kind] > [*found.values()][kind] for kind in range(3)):
            raise BadContent("There are not so many encounter tokens as the Encounters bag should hold.")
    tokens = {entry.id: entry for entry in entries(pack, "tokens")}
    each: list[int] = []
    for token in range(len(TOKENS)):
        if TOKENS[token] not in tokens:
            raise BadContent(f"The pack of cards has no {TOKENS[token]} tokens.")
        entry = tokens[TOKENS[token]]
        count = entry.number("count", 1, 12)
        entry.number("start_in_bag", count if token in (model.HERO, model.LABORER) else 0, count)
        entry.number("leadership", *[(3, 3), (2, 2), (2, 2), (2, 2), (1, 1)][token])
        each += [token] * count
    for _ in range(SEATS):
        c.add_run(each)
