"""Reads the cards, survivors, projects and headquarters of a pack: what each does, as powers and effects."""

import re
from typing import Final

from cinderbox.games.pioneers.cards import ACTIVATIONS, COURSES, FAILURES, PLAYS
from cinderbox.games.pioneers.model import (
    ATTACK,
    BEFORE_ROLL,
    CAUSES,
    COMBAT,
    DRAW,
    FOOD,
    FREE,
    ITEM,
    KEEP,
    MAKES,
    MARKET,
    PERSONALITY,
    POINTS,
    PRICE,
    RAID,
    REDUCE,
    REROLL,
    RESOURCES,
    SAFE,
    SIZES,
    STORE,
    STORE_ANY,
    STRUCTURE,
    STRUCTURE_LOSS,
    THIRD,
    TRIGGERS,
    TYPES,
    VERSUS,
    WAIVE,
    WASTES,
    Card,
    Effect,
    Headquarters,
    Project,
    Source,
    Survivor,
)
from cinderbox.games.pioneers.vocabulary import CARD, COMMON, FIELDS, ROLLS, SIMPLE, SLOTS
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.frame import Program
from cinderbox.kernel.pack import Entry, entries

MOST: Final = 9  # of a resource that is paid at once: more response tokens than that cannot be named


FEW: Final = 36  # letters that fit on a card


def few_words(row: Entry) -> str:
    """What it does in short, for a crowded table; "": its numbers say it all."""
    if "short" not in row.table:
        return ""
    found = row.text("short")
    if len(found) > FEW:
        raise row.wrong(f"short is at most {FEW} letters long")
    return found


class Loader:
    """A pack being read: what entries speak of, and the effects found so far."""

    def __init__(self, pack: dict[str, object]) -> None:
        self.pack = pack
        self.effects: list[Effect] = []
        self.rows = [*entries(pack, "market_card"), *entries(pack, "wastes_card")]
        self.ids = [row.id for row in self.rows]
        self.tags: list[str] = []
        for row in self.rows:
            tags = row.table.get("tags", [])
            if not isinstance(tags, list) or not all(isinstance(tag, str) for tag in tags):
                raise row.wrong("tags must be a list of texts")
            self.tags += [tag for tag in tags if tag not in self.tags]
        if len(self.tags) > 40:
            raise BadContent(f"The pack of cards has {len(self.tags)} tags; 40 is the most.")

    def powers(self) -> list[int]:
        return [0] * (VERSUS + 2 * len(self.tags))

    def table(self, name: str) -> Entry:
        found = self.pack.get(name)
        if not isinstance(found, dict):
            raise BadContent(f"The pack of cards has no [{name}].")
        return Entry({**found, "id": name}, "table")

    # -- effects ---------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry, one: Source) -> None:
        """Everything that an entry does."""
        for row in entry.rows("effects"):
            when = row.word("when", list(FIELDS))
            slot = list(FIELDS)[when]
            if slot not in SLOTS[entry.sort]:
                raise entry.wrong(f"an effect {slot!r} cannot stand there")
            ops = FIELDS[slot]
            op = list(ops)[row.word("op", list(ops))]
            row.only(("when", "op", *ops[op]))
            if slot == "passive":
                self.passive(row, op, one)
            elif slot == "leave":
                assert isinstance(one, Card)
                one.leaves |= 1 << row.word("size", SIZES)
            else:
                self.active(row, slot, op, one)

    def passive(self, row: Entry, op: str, one: Source) -> None:
        powers = one.powers
        if op in SIMPLE:
            power, field = SIMPLE[op]
            powers[power] += row.number(field, 1, 9)
        elif op == "combat":
            if "versus" in row.table:
                powers[VERSUS + row.word("versus", self.tags)] += row.number("amount", 1, 9)
                if row.text("roll") != "defence":
                    raise row.wrong("what counts against a tag counts for a defender")
            else:
                powers[list(ROLLS.values())[row.word("roll", list(ROLLS))]] += row.number("amount", 1, 9)
        elif op == "storage":
            where = row.word("resource", [*RESOURCES, "any"])
            powers[STORE_ANY if where == len(RESOURCES) else STORE + where] += row.number("amount", 1, 99)
        elif op == "price":
            powers[PRICE] -= row.number("amount", -9, -1)
        elif op == "wastes_dig":
            powers[DRAW] += row.number("extra_draw", 0, 9)
            powers[KEEP] += row.number("extra_keep", 0, row.number("extra_draw", 0, 9))
        elif op == "waive_maintenance":
            if row.word("type", TYPES) != PERSONALITY:
                raise row.wrong("only the maintenance of personalities is waived")
            powers[WAIVE] += row.number("count", 1, 9)
        elif op == "reduce_maintenance":
            if row.word("resource", RESOURCES) != FOOD:
                raise row.wrong("only food that is to be paid is reduced")
            powers[REDUCE] += row.number("amount", 1, 9)
        elif op == "free_play":
            types = row.bits("types", TYPES)
            if row.word("uses", ["all", "round"]) == 1:
                one.free |= types
            elif types >> ITEM & 1:
                raise row.wrong("items are free to play once a round at the most")
            else:
                for type in range(len(TYPES)):
                    powers[FREE + type] += types >> type & 1
        elif op == "free_reroll":
            if row.word("uses", ["roll", "round"]) == 1:
                one.lucky = True
            else:
                powers[REROLL] += 1
        elif op == "immune":
            powers[VERSUS + len(self.tags) + row.word("tag", self.tags)] += 1
        elif op == "no_theft":
            powers[SAFE + row.word("resource", RESOURCES)] += 1
        else:
            powers[THIRD] += 1

    def active(self, row: Entry, when: str, op: str, one: Source) -> None:
        """An effect that happens at some moment."""
        program: Program | None = None
        if when in ("activate", "play", "fail"):
            program = {"activate": ACTIVATIONS, "play": PLAYS, "fail": FAILURES}[when][op]
        made = Effect(len(self.effects), when, op, program)
        self.effects.append(made)
        table = row.table
        for name in ("amount", "attack_bonus", "food_each"):
            if name in table:
                made.amount = row.number(name, -9, 9)
        if "pay" in table:
            made.pay = row.amounts("pay", RESOURCES)
        if "gain" in table:
            made.gain = row.amounts("gain", RESOURCES)
        elif op == "gain":
            made.gain = [row.number(name, 0, 99) if name in table else 0 for name in RESOURCES]
        if max(made.pay) > MOST:
            raise row.wrong(f"nobody pays more than {MOST} of a resource at once")
        if "limit" in table:
            limits = ["round", "self_discard"]
            made.limit = limits[row.word("limit", limits)]
        if "type" in table:
            made.type = row.word("type", TYPES)
        elif "if_type" in table:
            made.type = row.word("if_type", TYPES)
        elif "per_type" in table:
            made.type = row.word("per_type", TYPES)
        if "tag" in table:
            made.tags = 1 << row.word("tag", self.tags)
        elif "tags" in table:
            made.tags = row.bits("tags", self.tags)
        made.sizes = row.bits("if_size", SIZES)
        made.per = "per_name" in table or "per_type" in table
        for name in ("per_name", "if_name"):
            if name in table:
                made.name = row.word(name, self.ids)
        made.most = row.number("max", 1, 99) if "max" in table else 0
        made.bonus = row.number("self_bonus", 0, 99) if "self_bonus" in table else 0
        made.otherwise = bool(row.flag("otherwise")) if "otherwise" in table else False
        self.finish(row, made, one)

    def finish(self, row: Entry, made: Effect, one: Source) -> None:
        """What only some kinds of effects say, and where an effect belongs."""
        table, when, op = row.table, made.when, made.op
        if op == "caravan":
            made.times = [row.number("self_times", 0, 9), row.number("other_times", 0, 9)]
        elif op == "forbid_action":
            row.word("action", ["wastes"])
        elif op == "recover":
            row.word("from", ["market_discard"])
            if made.type != STRUCTURE:
                raise row.wrong("only structures are recovered")
        elif op == "opponents_discard":
            row.number("amount", 1, 7)
        elif op == "price_all" and made.amount > 0:
            raise row.wrong("amount must be below 0: prices fall")
        if when == "produce":
            made.resource = row.word("resource", RESOURCES)
            one.extras.append(made)
        elif when == "activate":
            if one.activation is not None or not made.limit:
                raise row.wrong("there is one activation at the most, and it has a limit")
            one.activation = made
        elif when == "play":
            if isinstance(one, Project) and op != "gain":
                raise row.wrong("a project that is completed gives resources")
            if made.op == "gain_vp" and (made.pay[0] or made.pay[2]):
                raise row.wrong("what is paid as a card is played is paid in credits")
            one.plays.append(made)
        else:
            assert isinstance(one, Card)
            self.combat(row, made, one)
        if when == "fail" and op == "lose_resources":
            if "resource" in table:
                made.resource = row.word("resource", RESOURCES)
                if table.get("count") != "all":
                    raise row.wrong("of one resource all is lost")
            else:
                made.amount = row.number("count", 1, 7)

    def combat(self, row: Entry, made: Effect, card: Card) -> None:
        """Failures, raids and reactions."""
        table = row.table
        if made.when == "raid":
            card.raid = made
        elif made.when == "fail":
            card.fails.append(made)
            if "chooser" in table:
                made.by_attacker = row.word("chooser", ["defender", "attacker"]) == 1
            if made.op != "lose_resources" and row.number("count", 1, 1) and made.op == "lose_personality":
                made.to_hand = row.word("to", ["discard", "hand"]) == 1
        else:
            made.trigger = row.word("trigger", TRIGGERS)
            if made.op == "prevent_loss":
                made.causes = row.bits("causes", CAUSES)
                wanted = "structure" if made.trigger == STRUCTURE_LOSS else "personality"
                if made.trigger == BEFORE_ROLL or row.text("what") != wanted:
                    raise row.wrong("what is saved does not fit the trigger")
            elif made.trigger != BEFORE_ROLL or row.text("roll") != "any":
                raise row.wrong("what adds to a roll does so before any roll")
            if row.word("from", ["hand", "town"]) == 0:
                card.reaction = made
            else:
                if made.op != "prevent_loss" or made.limit != "round" or made.pay[0] or made.pay[1]:
                    raise row.wrong("from town a loss is prevented, once a round, for response tokens")
                card.guard = made

    # -- entries ---------------------------------------------------------------------------------------------------

    def card(self, kind: int) -> Card:
        row = self.rows[kind]
        row.only(CARD)
        if not re.fullmatch("[a-z][a-z0-9_]*", row.text("id")):
            raise row.wrong("an id is made of small letters, digits and underscores")
        deck = MARKET if row.sort == "market_card" else WASTES
        type = row.word("type", TYPES)
        card = Card(row.id, row.text("name"), row.text("text"), self.powers(), kind, deck, type)
        card.short = few_words(row)
        card.count = row.number("count", 1, 99)
        card.tags = row.bits("tags", self.tags)
        card.stays = row.word("stays", ["discard", "town"]) == 1
        card.vp = row.number("vp", 0, 9)
        card.production = row.amounts("production", RESOURCES)
        card.maintenance = row.amounts("maintenance", RESOURCES)
        card.upkeep = max(card.maintenance) > 0
        if max(card.maintenance) > MOST:
            raise row.wrong(f"nobody pays more than {MOST} of a resource at once")
        if deck == MARKET and type > PERSONALITY:
            raise row.wrong("in the market are structures, items and personalities")
        if deck == WASTES and type == STRUCTURE:
            raise row.wrong("structures come from the market")
        if "difficulty" in row.table:
            part = row.part("difficulty")
            card.difficulty = [part.number(size, 1, 99) for size in SIZES]
        card.powers[POINTS] = card.vp
        for i in range(3):
            card.powers[MAKES + i] = card.production[i]
        self.apply(row, card)
        self.fits(row, card)
        card.course = None if card.stays else COURSES[TYPES[type]]
        return card

    def fits(self, row: Entry, card: Card) -> None:
        """What goes together on a card."""
        lasting = card.type in (STRUCTURE, PERSONALITY) or (card.type <= PERSONALITY and card.stays)
        if card.stays != lasting:
            raise row.wrong("structures and personalities stay in town, events and attacks do not")
        if card.stays and (card.plays or card.reaction is not None):
            raise row.wrong("a card that stays in town does nothing as it is played")
        if not card.stays and (max(card.powers) or card.upkeep or card.activation or card.guard or card.extras):
            raise row.wrong("a card that does not stay in town has no lasting effects")
        if card.reaction is not None and (card.type != ITEM or card.plays):
            raise row.wrong("only an item is kept in hand for its moment, and does nothing else")
        if (card.type == ATTACK) != bool(card.fails):
            raise row.wrong("an attack card says what happens on a failure, and no other does")
        if card.fails and (min(card.difficulty) < 1 or card.fails[0].otherwise):
            raise row.wrong("an attack card has a difficulty, and its first failure is no other's alternative")
        if (card.type == RAID) != (card.raid is not None):
            raise row.wrong("a raid is what raid cards do, and no others")
        if card.leaves and card.type == STRUCTURE:
            raise row.wrong("no structure leaves by itself")

    def headquarters(self) -> list[Headquarters]:
        found: list[Headquarters] = []
        for row in entries(self.pack, "hq_face"):
            row.only((*COMMON, "size", "variant", "vp", "production", "maintenance", "effects"))
            powers = self.powers()
            powers[POINTS] = row.number("vp", 0, 9)
            made = row.amounts("production", RESOURCES)
            for i in range(3):
                powers[MAKES + i] = made[i]
            size, vp = row.word("size", SIZES), powers[POINTS]
            one = Headquarters(row.id, row.text("name"), row.text("text"), powers, size, row.text("variant"), vp)
            one.short = few_words(row)
            self.apply(row, one)
            found.append(one)
        if [(one.size, one.variant) for one in found] != [(0, "none"), (1, "none"), (2, "martial"), (2, "civil")]:
            raise BadContent("There are four headquarters: small, medium, large martial and large civil.")
        return found

    def survivors(self) -> list[Survivor]:
        found: list[Survivor] = []
        for row in entries(self.pack, "survivor"):
            row.only((*COMMON, "module", "number", "combat", "effects"))
            one = Survivor(
                row.id, row.text("name"), row.text("text"), self.powers(), row.number("number", 0, 99), 0
            )  # fmt: skip
            one.extended = row.word("module", ["core", "extended"]) == 1
            one.combat = row.number("combat", 0, 9)
            one.powers[COMBAT] = one.combat
            one.short = few_words(row)
            self.apply(row, one)
            if one.powers[STORE_ANY] or max(one.powers[STORE : STORE + 3]):
                raise row.wrong("a survivor stores nothing")
            if one.lucky or (one.activation is not None and one.activation.limit != "round"):
                raise row.wrong("a survivor's skill is used once a round, or is always in effect")
            found.append(one)
        numbers = [one.number for one in found]
        if len(set(numbers)) < len(numbers) or len([one for one in found if not one.extended]) < 6:
            raise BadContent("Six survivors at least are in every game, and no two have one number.")
        return found

    def projects(self) -> list[Project]:
        found: list[Project] = []
        for row in entries(self.pack, "project"):
            row.only((*COMMON, "module", "value", "vp", "effects"))
            vp = row.number("vp", 0, 9)
            one = Project(row.id, row.text("name"), row.text("text"), self.powers(), row.number("value", 1, 7), vp)
            one.extended = row.word("module", ["core", "extended"]) == 1
            one.powers[POINTS] = vp
            one.short = few_words(row)
            self.apply(row, one)
            if one.lucky or one.free:
                raise row.wrong("what a project does is always in effect")
            found.append(one)
        if len([one for one in found if not one.extended]) < 2:
            raise BadContent("Two projects at least are in every game.")
        return found
