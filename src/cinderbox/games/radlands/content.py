"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

import re

from cinderbox.games.radlands.cards import FINISH, PROGRAMS
from cinderbox.games.radlands.conditions import CONDITIONS
from cinderbox.games.radlands.model import JUNKS, LESS, TRAITS, Ability, Card, Codes, Content
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.frame import Program
from cinderbox.kernel.pack import SOURCES
from cinderbox.kernel.pack import Entry as TableEntry

COPYING = ("mimic", "adrenaline_lab", "parachute_base")
INTERNAL = ("turn", "drafted", "first_game", "play_person", "finish")  # they carry the game, no card can
SETUP = (
    "camps_dealt",
    "camps_kept",
    "water_per_turn",
    "water_first_turn_of_start_player",
    "draw_action_cost",
    "silo_take_cost",
)
COMMON = ("id", "name", "count", "text", "rulings", "source", "confirmed")
FIELDS = {
    "camp": (*COMMON, "draw", "abilities", "traits"),
    "person": (*COMMON, "cost", "junk", "abilities", "traits", "enters", "enters_text"),
    "event": (*COMMON, "cost", "queue", "junk", "does"),
    "special": (*COMMON, "queue", "junk", "does"),
}


class Entry(TableEntry):
    """One card of a pack of Radlands."""

    def named(self, field: str, known: list[str]) -> str:
        value = self.table.get(field, "")
        if not isinstance(value, str) or value not in known:
            raise self.wrong(f"{field} {value!r} is unknown; it can be {', '.join([repr(one) for one in known])}")
        return value

    def program(self, field: str, must: bool, copying: bool) -> Program | None:
        value = self.table.get(field)
        if value is None and not must:
            return None
        if not isinstance(value, str) or value not in PROGRAMS.named or value in INTERNAL:
            raise self.wrong(f"{field} names {value!r}, which no card program is called")
        if value in COPYING and (not copying or (value == "parachute_base" and self.sort != "camp")):
            raise self.wrong(f"{field} names {value!r}, which cannot stand there")
        return PROGRAMS.named[value]

    def abilities(self) -> list[Ability]:
        found: list[Ability] = []
        for row in self.rows("abilities"):
            one = Entry({**row.table, "id": self.id}, self.sort)
            one.only(("id", "cost", "less", "needs", "does", "text"))
            program = one.program("does", True, True)
            assert program is not None
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

    def traits(self) -> int:
        mask = 0
        for row in self.rows("traits"):
            one = Entry({"trait": row.table.get("id")}, self.sort, self.id)
            mask |= TRAITS[one.named("trait", list(TRAITS))]
        return mask

    def card(self, kind: int) -> Card:
        self.named("source", list(SOURCES))
        self.only(FIELDS[self.sort])
        if not re.fullmatch("[a-z][a-z0-9_]*", self.text("id")):
            raise self.wrong("an id is made of small letters, digits and underscores")
        raiders = self.sort == "special"
        event, camp = self.sort == "event" or raiders, self.sort == "camp"
        junk = self.named("junk", JUNKS) if not camp and not raiders else ""
        return Card(
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
            self.abilities(),
            self.traits(),
            self.program("enters", False, False),
            self.program("does", event, False),
            self.text("text"),
            self.notes(),
        )

    def notes(self) -> list[str]:
        said = [row.text("text") for row in self.rows("traits")]
        return [*said, self.text("enters_text")] if "enters" in self.table else said


def entries(pack: dict[str, object], name: str, sort: str) -> list[Entry]:
    rows = pack.get(name)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise BadContent(f"The pack of cards has no [[{name}]] entries.")
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
            raise BadContent(f"first_game in [setup] names {id!r}, which is no camp.")
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
    check(content)
    return content


def check(content: Content) -> None:
    """What no single entry can show."""
    if len(content.deck) < 20:
        raise BadContent(f"A deck of {len(content.deck)} cards is too small to play with; 20 is the least.")
    if content.camps_kept != 3 or not 3 <= content.camps_dealt <= (content.raiders - content.camp) // 2:
        raise BadContent("Each player keeps three camps of those dealt, and there must be enough to deal.")
