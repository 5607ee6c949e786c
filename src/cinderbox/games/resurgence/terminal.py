"""Resurgence in the terminal: the map District by District, the displays, every player's board, your own tokens.

Knows the public view and the game's catalog of what is printed; looks at nothing else.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.kernel.state import State
from cinderbox.terminal.board import Board, Scene

NUMBER = "bold black on cyan"
SEATS = ["red", "blue", "yellow", "magenta"]
ITEMS = ("food", "fuel", "parts", "ammo", "meds")
AREAS = ("metro", "harbor", "compound")
STAGES = {
    "setup": "Setup",
    "assign": "Draw and Assign",
    "leadership": "Leadership",
    "work": "Worker Actions",
    "upkeep": "Upkeep",
}
REWARDS = {
    "vp": "VP",
    "lead_metro": "Metro step",
    "lead_harbor": "Harbor step",
    "lead_compound": "Compound step",
    "lead_any": "step of choice",
    "plan": "Mission to plan",
    "draw": "token drawn",
}
SHORTER = {
    "move 1 Specialist token of a type you choose from your supply to your bag": "a Specialist token for your bag",
    "pay the Food cost under one card of the Survivor row, take that card and add its Specialist token from your "
    "supply to your bag": "Rescue for Food",
    "gain 1 Meds and plan 1 available Mission": "gain 1 Meds, plan a Mission",
    "gain 1 Ammo and plan 1 available Mission": "gain 1 Ammo, plan a Mission",
    "pay 1 Part to take one Build action": "Build for 1 Part",
    "pay 2 Parts to take one Build action": "Build for 2 Parts",
}
PRINTED = ("cards", "missions", "events", "salvage", "directives", "spaces", "mutant_leadership")


def make() -> Board:
    return ResurgenceBoard()


class ResurgenceBoard(Board):
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        view: Any = scene.state.view(scene.seat)
        table, mine = view["table"], view["mine"]
        names = Names(scene.state)
        parts: list[RenderableType] = [status(scene, table, names), city(scene, table, names)]
        parts += displays(scene, table, names)
        if table["mutants"]:
            parts.append(mutants(table["mutants"], names))
        parts += [board(scene, one, names) for one in table["players"]]
        parts += own(table, mine, names)
        return Group(*parts), on_board(scene, table)

    def printed(self, state: State) -> list[tuple[str, str, str]]:
        return [(one["name"], str(one["id"]), one["text"]) for one in Names(state).all]

    def legend(self) -> str:
        return (
            "A Zone shows its access, who may go there (the Hero goes everywhere), what it gives, and who is there: 1L "
            "is a Laborer of player 1, H Hero, R Ranger, B Builder, S Scholar.\n"
            "Mutant, Beast and Stalker stand before the tokens. Each rival token and each Mutant costs you an item.\n"
            "A card in brackets is exhausted. Rooms in brackets lie under Rubble.\n"
            f"[{NUMBER}] 3 [/] is the number of a choice."
        )


class Names:
    """What is printed, by the words of actions and by id."""

    def __init__(self, state: State) -> None:
        catalog: Any = state.game.catalog(state.variant)
        self.row: list[int] = catalog["row"]  # the Food under each space
        self.all: list[Any] = []
        self.by: dict[str, Any] = {}
        for kind in PRINTED:
            for word, one in catalog.get(kind, {}).items():
                entry = {**one, "id": one.get("id", word), "text": one.get("text", "")}
                self.all.append(entry)
                self.by[word] = entry
                self.by.setdefault(str(entry["id"]), entry)

    def name(self, word: object) -> str:
        found = self.by.get(str(word))
        return str(found["name"]) if found else str(word).replace("_", " ").title()

    def text(self, word: object) -> str:
        found = self.by.get(str(word))
        return str(found["text"]) if found else ""

    def space(self, word: str) -> str:
        """A Zone or room in short: who may go there, what it costs, what it gives."""
        one = self.by[word]
        who = "any token" if one["allowed"] == "any" else one["allowed"].title()
        does = one["text"].partition("; ")[2].partition(". ")[0].rstrip(".")
        return f"{one['access'].title()}, {who}: {SHORTER.get(does, does)}"

    def mission(self, word: str) -> str:
        """A Mission in short: where, for what, and what it brings."""
        one = self.by[word]
        districts = " or ".join([name.replace("_", " ").title() for name in one["districts"]])
        where = districts or "with a Mutant"
        return f"{where}: {bundle(one['cost'])} for {bundle(one['reward'])}"


def bundle(parts: Any) -> str:
    """Costs and rewards in short."""
    return ", ".join(f"{count} {REWARDS.get(kind, kind.title())}" for kind, count in parts.items())


def badge(scene: Scene, text: str) -> Text:
    """The number of the choice with this text, if it is open."""
    for action, number in scene.numbers.items():
        if scene.state.game.text(action) == text:
            return Text(f" {number} ", style=NUMBER) + Text(" ")
    return Text("")


def on_board(scene: Scene, table: Any) -> set[int]:
    """The choices that stand on the board: spaces, tokens, cards and Missions."""
    texts = [f"place:{one['zone']}" for one in table["zones"]]
    if scene.seat is not None:
        me = table["players"][scene.seat]
        texts += [f"place:{one['room']}" for one in me["rooms"]]
        held = [f"{kind}.{area}" for area in AREAS for kind, count in me["areas"][area].items() if count]
        texts += [f"{verb}:{token}" for verb in ("send", "rest") for token in held]
        texts += [f"activate:{one['card']}" for one in me["cards"]] + [f"complete:{one}" for one in me["planned"]]
    texts += [f"rescue:{card}" for card in table["row"] if card]
    texts += [f"plan:{one}" for one in [*table["basic"], *table["advanced"], *table["offered"]["missions"]] if one]
    return {action for action in scene.numbers if scene.state.game.text(action) in texts}


# -- the table -----------------------------------------------------------------------------------------------


def status(scene: Scene, table: Any, names: Names) -> Text:
    """On top: the round and step, whose turn it is, the event and the Directives."""
    line = Text(style="bold")
    line.append(f"Round {table['round']} of 6, {STAGES[table['stage']]}" if table["round"] else "Setup")
    if table["turn"] is not None:
        yours = table["turn"] == scene.seat
        line.append("  your turn" if yours else f"  {scene.names[table['turn']]} to play", "green" if yours else "")
    if table["first"] is not None:
        line.append(f"  first player {scene.names[table['first']]}", "not bold")
    if table["event"]:
        line.append(f"\nEvent: {table['event']['name']}. ", "not bold yellow")
        line.append(names.text(table["event"]["id"]), "not bold")
    for directive in table["directives"]:
        line.append(f"\nDirective {directive} {names.name(directive)}: {names.text(directive)}", "not bold dim")
    return line


def city(scene: Scene, table: Any, names: Names) -> RenderableType:
    """The twelve Zones, a line each."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
    for width in (28, None, None):
        grid.add_column(width=width, no_wrap=width is not None, overflow="fold")
    for one in table["zones"]:
        marked = bool(table["event"]) and one["zone"].startswith(str(table["event"]["district"]))
        place = badge(scene, f"place:{one['zone']}") + Text(names.name(one["zone"]), "yellow" if marked else "")
        here = Text(f"{one['encounter'].title()} " if one["encounter"] else "", "bold red")
        for token in one["tokens"]:
            here.append(f"{token['seat'] + 1}{token['token'][0].upper()} ", SEATS[token["seat"]])
        grid.add_row(place, Text(names.space(one["zone"]), "dim"), here)
    return grid


def displays(scene: Scene, table: Any, names: Names) -> list[RenderableType]:
    """The Survivor row and the Missions that are face up; before round 1 what can be chosen."""
    found: list[RenderableType] = []
    row = Text("Survivor row: ", style="bold")
    for place, card in enumerate(table["row"]):
        if card:
            row.append_text(badge(scene, f"rescue:{card}"))
            row.append(f"{names.name(card)} ({names.row[place]} Food)  ", "not bold")
    found.append(row)
    for title, missions in (
        ("Basic Missions", table["basic"]),
        ("Advanced Missions", table["advanced"]),
        ("Starter Missions", table["offered"]["missions"]),
    ):
        if any(missions):
            found.append(Text(title, style="bold"))
        for mission in missions:
            if mission:
                line = Text("  ") + badge(scene, f"plan:{mission}") + Text(f"{names.name(mission)}: ", "bold")
                found.append(line + Text(names.mission(mission), "dim"))
    for hero in table["offered"]["heroes"]:
        found.append(Text(f"  Hero {names.name(hero)}: ", "bold") + Text(names.text(hero), "not bold dim"))
    return found


def mutants(foe: Any, names: Names) -> Text:
    tracks = ", ".join(f"{area.title()} {foe['tracks'][area]}" for area in AREAS)
    line = Text(f"Mutants: {foe['vp']} VP, Leadership {tracks}, board side {foe['side']}", style="bold red")
    if foe["leadership"]:
        line.append(f"\n  {names.name(foe['leadership'])}: {names.text(foe['leadership'])}", "not bold")
    return line


# -- players -------------------------------------------------------------------------------------------------


def tokens(found: Any) -> str:
    """Tokens in words: Hero, 2 Laborers."""
    parts = []
    for kind, count in found.items():
        if count:
            parts.append(kind.title() if count == 1 else f"{count} {kind.title()}s")
    return ", ".join(parts) or "none"


def board(scene: Scene, one: Any, names: Names) -> RenderableType:
    """One player's board."""
    mine = one["seat"] == scene.seat
    who = "You" if mine else scene.names[one["seat"]]
    lines = Text()
    lines.append(f"{who} ", f"bold {SEATS[one['seat']]}")
    lines.append(f"{one['vp']} VP, level {one['level']}  ", "bold")
    lines.append(", ".join(f"{one['items'][item]} {item.title()}" for item in ITEMS))
    lines.append("\n  Leadership " + ", ".join(f"{area.title()} {one['tracks'][area]}" for area in AREAS))
    if any(any(found.values()) for found in one["areas"].values()):
        lines.append_text(to_place(scene, one))
    bag = one["bag"]
    hidden = f" ({bag['drawn']} of them drawn)" if bag["drawn"] else ""
    lines.append(f"\n  Bag {tokens(bag['tokens'])}{hidden}; Rest Area {tokens(one['rest'])}", "dim")
    lines.append("\n  Cards ")
    for card in one["cards"]:
        lines.append_text(badge(scene, f"activate:{card['card']}") if mine else Text(""))
        name = names.name(card["card"])
        lines.append(f"[{name}]  " if card["exhausted"] else f"{name}  ", "dim" if card["exhausted"] else "")
    for mission in one["planned"]:
        lines.append("\n  Planned ")
        lines.append_text(badge(scene, f"complete:{mission}") if mine else Text(""))
        lines.append(f"{names.name(mission)}, {names.mission(mission)}")
    done = {column: len(missions) for column, missions in one["completed"].items() if missions}
    if done:
        lines.append("\n  Completed " + ", ".join(f"{count} {column}" for column, count in done.items()))
    lines.append("\n  Rooms ")
    for room in one["rooms"]:
        name = names.name(room["room"])
        if mine:
            lines.append_text(badge(scene, f"place:{room['room']}"))
        if room["state"] == "cleared":
            lines.append(name + (f" ({room['token'].title()})" if room["token"] else "") + "  ", "green")
        else:
            lines.append(f"[{name}]  ", "dim" if room["state"] == "rubble" else "red")
    return lines


def to_place(scene: Scene, one: Any) -> Text:
    """The assigned tokens, area by area; behind `rest` the number for resting one."""
    line = Text("\n  To place ")
    for area in AREAS:
        for kind, count in one["areas"][area].items():
            if count:
                line.append(f" {area.title()} ", "dim")
                if one["seat"] == scene.seat:
                    line.append_text(badge(scene, f"send:{kind}.{area}"))
                line.append(kind.title() if count == 1 else f"{count} {kind.title()}s", "bold")
                rest = badge(scene, f"rest:{kind}.{area}") if one["seat"] == scene.seat else Text("")
                if rest:
                    line.append_text(Text(" rest ", "dim") + rest)
    return line


def own(table: Any, mine: Any, names: Names) -> list[RenderableType]:
    """What only you see: drawn tokens, Salvage cards."""
    if not mine:
        return []
    found: list[RenderableType] = []
    if mine["drawn"]:
        said = [token.title() for token in mine["drawn"]]
        areas = [str(one) for one in mine["answers"]]
        found.append(Text(f" You have drawn {', '.join(said)}." + (f" So far: {', '.join(areas)}." if areas else "")))
    for title, held in (("Your Salvage hand", mine["hand"]), ("You keep", mine["kept"])):
        for card in held:
            found.append(Text(f" {title}: {names.name(card)}. {names.text(card)}"))
    return found
