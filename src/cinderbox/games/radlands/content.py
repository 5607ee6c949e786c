"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

import re

from cinderbox.games.radlands.cards import CAMP, ENTERS, EVENT, FINISH, PERSON, PROGRAMS, ROLLER
from cinderbox.games.radlands.conditions import CONDITIONS
from cinderbox.games.radlands.model import (
    CAMP_TRAITS,
    JUNKS,
    LENDS,
    LESS,
    PERSON_TRAITS,
    ROLLING,
    RUINED,
    Ability,
    Card,
    Codes,
    Content,
)
from cinderbox.games.radlands.wire import SIGNS
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.frame import Program
from cinderbox.kernel.pack import MOST, SOURCES, only
from cinderbox.kernel.pack import Entry as TableEntry
from cinderbox.kernel.plain import shown

COPYING = ("mimic", "adrenaline_lab", "parachute_base")
SETUP = (
    "camps_dealt",
    "camps_kept",
    "water_per_turn",
    "water_first_turn_of_start_player",
    "draw_action_cost",
    "silo_take_cost",
)
COMMON = ("id", "name", "count", "short", "text", "rulings", "source", "confirmed")
FEW = 28  # letters that fit on a line of a card
FIELDS = {
    "camp": (*COMMON, "draw", "abilities", "traits"),
    "person": (*COMMON, "cost", "junk", "abilities", "traits", "enters", "enters_text"),
    "event": (*COMMON, "cost", "queue", "junk", "does"),
    "special": (*COMMON, "queue", "does"),
    "silo": (*COMMON, "junk"),
}


class Entry(TableEntry):
    """One card of a pack of Radlands."""

    def named(self, field: str, known: list[str]) -> str:
        value = self.table.get(field, "")
        if not isinstance(value, str) or value not in known:
            raise self.wrong(f"{field} {shown(value)} is unknown; it can be {', '.join([repr(one) for one in known])}")
        return value

    def program(self, field: str, slot: int) -> Program:
        """The program that this field names; only those stand there that can."""
        value = self.table.get(field)
        if not isinstance(value, str) or value not in PROGRAMS.named or not PROGRAMS.named[value].slots:
            raise self.wrong(f"{field} names {shown(value)}, which no card program is called")
        if not PROGRAMS.named[value].slots & slot:
            raise self.wrong(f"{field} names {value!r}, which cannot stand there")
        return PROGRAMS.named[value]

    def silo(self) -> dict[str, object]:
        """Water Silo as clients print it: it is no card of the deck."""
        junk = self.named("junk", JUNKS)
        printed = Card(
            -1, self.id, self.text("name"), "special", self.number("count", 0, 9), 0, 0, 0, None, junk, [], 0, None,
            None, self.text("text"), [],
        )  # fmt: skip
        return printed.shown()

    def abilities(self, slot: int) -> list[Ability]:
        found: list[Ability] = []
        for row in self.rows("abilities"):
            one = Entry(row.table, self.sort, self.id)
            one.only(("cost", "less", "needs", "does", "text"))
            program = one.program("does", slot)
            found.append(
                Ability(
                    one.number("cost", 0, 99),
                    LESS[one.named("less", list(LESS))],
                    CONDITIONS[one.named("needs", list(CONDITIONS))],
                    program,
                    program.name in COPYING,
                    program.name,
                    one.text("text"),
                )
            )
        if len(found) > 2:
            raise self.wrong("a card has at most two abilities")
        return found

    def traits(self, known: dict[str, int]) -> int:
        mask = 0
        for row in self.rows("traits"):
            row.only(("id", "text"))
            one = Entry({"trait": row.table.get("id")}, self.sort, self.id)
            mask |= known[one.named("trait", list(known))]
        return mask

    def card(self, kind: int) -> Card:
        self.named("source", list(SOURCES))
        self.only(FIELDS[self.sort])
        if not re.fullmatch("[a-z][a-z0-9_]*", self.text("id")):
            raise self.wrong("an id is made of small letters, digits and underscores")
        raiders = self.sort == "special"
        event, camp = self.sort == "event" or raiders, self.sort == "camp"
        junk = self.named("junk", JUNKS) if not camp and not raiders else ""
        traits = self.traits(CAMP_TRAITS if camp else PERSON_TRAITS)
        card = Card(
            kind,
            self.text("id"),
            self.text("name"),
            "event" if raiders else self.sort,
            self.number("count", 0, 9),
            self.number("cost", 0, 99) if junk else 0,
            self.number("queue", 1 if raiders else 0, 3) if event else 0,
            self.number("draw", 0, 9) if camp else 0,
            PROGRAMS.named[junk] if junk else None,
            junk,
            self.abilities(PERSON if not camp else ROLLER if traits & ROLLING else CAMP),
            traits,
            self.program("enters", ENTERS) if "enters" in self.table else None,
            self.program("does", EVENT) if event else None,
            self.text("text"),
            self.notes(),
        )
        card.short = self.short()
        if traits & LENDS and not card.abilities:
            raise self.wrong("it lends an ability and has none")
        return card

    def short(self) -> list[dict[str, str]]:
        found: list[dict[str, str]] = []
        for row in self.rows("short"):
            one = Entry(row.table, self.sort, self.id)
            one.only(("sign", "text"))
            said = one.text("text")
            if len(said) > FEW:
                raise self.wrong(f"a line of short is at most {FEW} letters long")
            found.append({"sign": one.named("sign", SIGNS), "text": said})
        return found

    def notes(self) -> list[str]:
        said = [row.text("text") for row in self.rows("traits")]
        return [*said, self.text("enters_text")] if "enters" in self.table else said


def entries(pack: dict[str, object], name: str, sort: str) -> list[Entry]:
    rows = pack.get(name)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadContent(f"The pack of cards has no [[{name}]] entries.")
    if len(rows) > MOST:
        raise BadContent(f"The pack of cards has {len(rows)} [[{name}]] entries; {MOST} is the most.")
    found = sorted([Entry(row, sort) for row in rows], key=entry_id)
    for i in range(1, len(found)):
        if found[i].id == found[i - 1].id:
            raise found[i].wrong("there are two of that id")
    return found


def entry_id(entry: Entry) -> str:
    return entry.id


def distinct(entries: list[Entry]) -> None:
    """No two cards go by one id, which actions are called by, or by one name."""
    for field in ("id", "name"):
        seen: dict[str, str] = {}
        for entry in entries:
            word = entry.text(field)
            if word in seen:
                raise entry.wrong(f"its {field} {word!r} is also that of the card {seen[word]!r}")
            seen[word] = entry.id


def first_game(rows: object, names: dict[str, int]) -> list[list[int]]:
    """The camps of a first game: two rows of three, all different (RAD-SET-14, RAD-SET-15)."""
    if not isinstance(rows, list) or len(rows) != 2 or not all(isinstance(row, list) and len(row) == 3 for row in rows):
        raise BadContent("first_game in [setup] must be two rows of three camps.")
    ids = [id for row in rows for id in row]
    for id in ids:
        if not isinstance(id, str) or id not in names:
            raise BadContent(f"first_game in [setup] names {shown(id)}, which is no camp.")
        if ids.count(id) > 1:
            raise BadContent(f"first_game in [setup] names {id!r} twice.")
    return [[names[id] for id in row] for row in rows]


PUNK = {
    "id": "punk",
    "name": "Punk",
    "count": 0,
    "cost": 0,
    "junk": "draw",
    "source": "rulebook",
    "text": "A face-down card that serves as a person without abilities.",
}


def load(pack: dict[str, object], revised: bool) -> Content:
    """The cards of a pack, with the first or with the revised camp faces (RAD-RUL-01)."""
    people = entries(pack, "person", "person")
    events = entries(pack, "event", "event")
    camps = entries(pack, "camp", "camp")
    later = {entry.id: entry for entry in entries(pack, "camp_revised", "camp")}
    for id in later:
        if id not in [camp.id for camp in camps]:
            raise later[id].wrong("it revises no camp")
    if revised:
        camps = [later.get(camp.id, camp) for camp in camps]
    special = {entry.id: entry for entry in entries(pack, "special", "special")}
    for id, name in (("raiders", "Raiders"), ("water_silo", "Water Silo")):
        if id not in special:
            raise BadContent(f"The pack of cards has no {name}.")
        special[id].named("source", list(SOURCES))
    if len(special) > 2:
        raise BadContent("The pack of cards has Raiders and a Water Silo for each player, and no other [[special]].")
    special["water_silo"].only(FIELDS["silo"])
    distinct([*people, *events, *camps, *special.values(), Entry(PUNK, "person")])
    codes = Codes([one.id for one in people], [one.id for one in events], [one.id for one in camps])
    rows = [*people, Entry(PUNK, "person"), *events, *camps, special["raiders"]]
    cards = [rows[kind].card(kind) for kind in range(len(rows))]
    for camp in camps:
        if camp.table.get("count") != 1:
            raise camp.wrong("there is one copy of each camp")
    numbers = pack.get("setup")
    if not isinstance(numbers, dict):
        raise BadContent("The pack of cards has no [setup].")
    setup = Entry({**numbers, "id": "setup"}, "table")
    setup.only(("id", *SETUP, "first_game"))
    names = {card.id: card.kind for card in cards if card.sort == "camp"}
    content = Content(
        cards,
        len(people),
        len(events),
        len(camps),
        codes,
        {name: setup.number(name, 0, 99) for name in SETUP},
        first_game(numbers.get("first_game"), names),
        FINISH,
    )
    content.silo = special["water_silo"].silo()
    only(pack, ("setup", "person", "event", "camp", "camp_revised", "special"))
    check(content)
    return content


def check(content: Content) -> None:
    """What no single entry can show."""
    if len(content.deck) < 20:
        raise BadContent(f"A deck of {len(content.deck)} cards is too small to play with; 20 is the least.")
    if content.camps_kept != 3 or not 3 <= content.camps_dealt <= (content.raiders - content.camp) // 2:
        raise BadContent("Each player keeps three camps of those dealt, and there must be enough to deal.")
    camps = content.cards[content.camp : content.raiders]
    hands = sum(sorted([camp.draw for camp in camps])[-6:])
    if len(content.deck) < hands + 2:
        raise BadContent(f"Six camps can let {hands} cards be drawn, for which {len(content.deck)} are not enough.")
    few([camp for camp in camps if camp.traits & RUINED], 2, "start destroyed")
    few([card for card in content.cards if card.traits & LENDS], 1, "lend an ability")


def few(cards: list[Card], most: int, what: str) -> None:
    """No more cards do something than can; three destroyed camps would be a game that was lost before it began."""
    if len(cards) > most:
        names = ", ".join([repr(card.id) for card in cards[:9]])
        raise BadContent(f"The cards {names} {what}; {most} can at the most.")
