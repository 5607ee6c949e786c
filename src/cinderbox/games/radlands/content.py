"""Loads a pack of cards: checks every entry and makes the definitions that the game is played with.

Knows the format of `content.toml`. Whatever is wrong with a pack is said in one sentence that names the entry.
"""

import hashlib
import json
import tomllib

from cinderbox.games.radlands.cards import FINISH, PROGRAMS
from cinderbox.games.radlands.conditions import CONDITIONS
from cinderbox.games.radlands.model import JUNKS, LESS, TRAITS, Ability, Card, Codes, Content
from cinderbox.kernel.errors import BadContent
from cinderbox.kernel.frame import Program

COPYING = ("mimic", "adrenaline_lab", "parachute_base")
SETUP = (
    "camps_dealt",
    "camps_kept",
    "water_per_turn",
    "water_first_turn_of_start_player",
    "draw_action_cost",
    "silo_take_cost",
)
SOURCES = ("rulebook", "published", "original")


class Entry:
    """One card of a pack, read field by field; every complaint names it."""

    def __init__(self, table: dict[str, object], sort: str) -> None:
        self.table = table
        self.sort = sort
        self.id = str(table.get("id", "?"))

    def wrong(self, what: str) -> BadContent:
        return BadContent(f"The {self.sort} {self.id!r}: {what}.")

    def text(self, field: str) -> str:
        value = self.table.get(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(f"{field} must be a text")
        return value

    def number(self, field: str, lowest: int, highest: int) -> int:
        value = self.table.get(field)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.wrong(f"{field} must be a whole number from {lowest} to {highest}, not {value!r}")
        return value

    def word(self, field: str, known: list[str]) -> str:
        value = self.table.get(field, "")
        if not isinstance(value, str) or value not in known:
            raise self.wrong(f"{field} {value!r} is unknown; it can be {', '.join([repr(one) for one in known])}")
        return value

    def rows(self, field: str) -> list[dict[str, object]]:
        value = self.table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
            raise self.wrong(f"{field} must be a list of tables")
        return value

    def program(self, field: str, must: bool) -> Program | None:
        value = self.table.get(field)
        if value is None and not must:
            return None
        if not isinstance(value, str) or value not in PROGRAMS:
            raise self.wrong(f"{field} names {value!r}, which no card program is called")
        return PROGRAMS[value]

    def abilities(self) -> list[Ability]:
        found: list[Ability] = []
        for row in self.rows("abilities"):
            one = Entry({**row, "id": self.id}, self.sort)
            program = one.program("does", True)
            assert program is not None
            found.append(
                Ability(
                    one.number("cost", 0, 99),
                    LESS[one.word("less", list(LESS))],
                    CONDITIONS[one.word("needs", list(CONDITIONS))],
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
            mask |= TRAITS[Entry({**row, "id": self.id, "trait": row.get("id")}, self.sort).word("trait", list(TRAITS))]
        return mask

    def card(self, kind: int) -> Card:
        self.word("source", list(SOURCES))
        person, event, camp = self.sort == "person", self.sort == "event", self.sort == "camp"
        junk = self.word("junk", JUNKS) if person or (event and self.id != "raiders") else ""
        return Card(
            kind,
            self.text("id"),
            self.text("name"),
            self.sort,
            self.number("count", 0, 9),
            self.number("cost", 0, 99) if junk else 0,
            self.number("queue", 0, 3) if event else 0,
            self.number("draw", 0, 9) if camp else 0,
            PROGRAMS[junk] if junk else None,
            junk,
            self.abilities(),
            self.traits(),
            self.program("enters", False),
            self.program("does", event),
            self.text("text"),
            self.notes(),
        )

    def notes(self) -> list[str]:
        said = [Entry({**row, "id": self.id}, self.sort).text("text") for row in self.rows("traits")]
        return [*said, self.text("enters_text")] if "enters" in self.table else said


def parse(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"The pack of cards is not valid TOML: {error}.") from None


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


PUNK = {
    "id": "punk",
    "name": "Punk",
    "count": 0,
    "cost": 0,
    "junk": "draw",
    "source": "rulebook",
    "text": "A face-down card that serves as a person without abilities.",
}


def digest(pack: dict[str, object]) -> str:
    """A hash of the cards in use, the same however the file is laid out."""
    return hashlib.blake2b(json.dumps(pack, sort_keys=True).encode(), digest_size=8).hexdigest()


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
    raiders = [entry for entry in entries(pack, "special", "event") if entry.id == "raiders"]
    if not raiders:
        raise BadContent("The pack of cards has no Raiders.")
    codes = Codes([one.id for one in people], [one.id for one in events], [one.id for one in camps])
    rows = [*people, Entry(PUNK, "person"), *events, *camps, *raiders]
    cards = [rows[kind].card(kind) for kind in range(len(rows))]
    for camp in camps:
        if camp.table.get("count") != 1:
            raise camp.wrong("there is one copy of each camp")
    numbers = pack.get("setup")
    if not isinstance(numbers, dict):
        raise BadContent("The pack of cards has no [setup].")
    setup = Entry({**numbers, "id": "setup"}, "table")
    names = {card.id: card.kind for card in cards if card.sort == "camp"}
    first = numbers.get("first_game")
    if not isinstance(first, list) or [len(row) for row in first] != [3, 3]:
        raise BadContent("first_game in [setup] must be two rows of three camps.")
    for row in first:
        for id in row:
            if id not in names:
                raise BadContent(f"first_game in [setup] names {id!r}, which is no camp.")
    content = Content(
        cards,
        len(people),
        len(events),
        len(camps),
        codes,
        {name: setup.number(name, 0, 99) for name in SETUP},
        [[names[id] for id in row] for row in first],
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
