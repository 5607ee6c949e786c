"""The Pioneers Program in the terminal: the board in a few lines, a block for every town, your hand at the bottom.

Knows the public view and the game's catalog of what is printed on the cards; looks at nothing else.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.kernel.state import State
from cinderbox.terminal.board import Board, Scene

NUMBER = "bold black on cyan"
COLOURS = ["green", "red", "blue", "yellow", "magenta", "dark_orange"]
STEPS = {"draft": "draft", "actions": "actions", "maintenance": "maintenance", "order": "turn order"}
SORTS = {"structure": "", "item": "item", "personality": "person", "event": "event", "attack": "attack", "raid": "raid"}


def make() -> Board:
    return PioneersBoard()


class PioneersBoard(Board):
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        view: Any = scene.state.view(scene.seat)
        table, mine = view["table"], view["mine"]
        catalog = pack(scene.state)
        row, shown = market(scene, table, catalog)
        parts: list[RenderableType] = [status(scene, table), row, projects(scene, table, catalog), track(scene, table)]
        parts += [town(scene, table, one, catalog) for one in table["towns"]]
        if table["combat"]:
            parts.append(combat(scene, table["combat"], catalog))
        for title, cards in (("Your packet", "packet"), ("You look at", "seen"), ("Your hand", "hand")):
            if mine.get(cards):
                held, more = listing(scene, title, mine[cards], catalog)
                parts.append(held)
                shown |= more
        return Group(*parts), shown

    def printed(self, state: State) -> list[tuple[str, str, str]]:
        return [(one["name"], one["id"], one["text"]) for one in printed(pack(state))]

    def legend(self) -> str:
        return (
            "F food   C credits   R response tokens   ★ victory points   ⚔ combat modifier   *spent: used this round\n"
            "Markers on one space of the track are written from bottom to top: the bottom one wins a tie.\n"
            f"[{NUMBER}] 3 [/] is the number of a choice."
        )


def pack(state: State) -> Any:
    """What is printed on the cards that this game is played with."""
    return state.game.catalog(state.variant)


def printed(catalog: Any) -> list[Any]:
    return [one for sort in ("cards", "survivors", "projects", "hqs") for one in catalog[sort].values()]


def badge(number: int) -> Text:
    return Text(f" {number} ", style=NUMBER)


def opened(scene: Scene) -> dict[str, int]:
    """The open actions that have a number, by their text."""
    return {scene.state.game.text(action): action for action in scene.numbers}


def who(scene: Scene, seat: int) -> Text:
    return Text("you" if seat == scene.seat else scene.names[seat], style=f"bold {COLOURS[seat]}")


# -- the board ---------------------------------------------------------------------------------------------------


def status(scene: Scene, table: Any) -> Text:
    """One line on top: the round, the alarm, whose turn it is, the decks."""
    signs = {"hidden": "?", "silent": "-", "active": "!"}
    alarms = " ".join(f"{one['round']}{signs[one['state']]}" for one in table["alarms"])
    line = Text(f"Round {table['round']}  ", style="bold", no_wrap=True, overflow="ellipsis")
    line.append(f"last {table['last']}  " if table["last"] else f"alarms {alarms}  ", "not bold")
    line.append(STEPS.get(table["step"], table["step"]), "not bold")
    if table["step"] == "actions":
        line.append(f", turn {table['number']}", "not bold")
    if table["turn"] is not None:
        line.append("  ").append_text(who(scene, table["turn"]))
    line.append(f"  market deck {table['market_deck']}, wastes deck {table['wastes_deck']}", "not bold dim")
    for id in table["effects"]:
        line.append(f"  {id.replace('_', ' ')}", "not bold yellow")
    return line


def market(scene: Scene, table: Any, catalog: Any) -> tuple[RenderableType, set[int]]:
    """The row with its printed prices; a slot that can be chosen carries its number."""
    texts, shown = opened(scene), set()
    line = Text(" Market ", style="bold")
    for slot in table["market"]:
        line.append(f" {slot['price']} ", "bold not dim")
        if (action := texts.get(f"market:{slot['price']}")) is not None:
            line.append_text(badge(scene.numbers[action])).append(" ")
            shown.add(action)
        line.append("—" if slot["card"] is None else catalog["cards"][slot["card"]]["name"], "not bold")
        if slot["token"] is not None:
            line.append(" (").append_text(who(scene, slot["token"])).append(")")
    return line, shown


def projects(scene: Scene, table: Any, catalog: Any) -> Text:
    """The projects that lie open, and whose tokens lie on them."""
    line = Text(" Projects ", style="bold")
    for one in table["projects"]:
        card = catalog["projects"][one["project"]]
        line.append(f" {card['name']} ", "not bold").append(f"{card['value']}", "bold")
        for seat, count in enumerate(one["tokens"]):
            if count:
                line.append(" ").append_text(who(scene, seat)).append(f" {count}", "not bold")
        line.append(" ")
    return line


def track(scene: Scene, table: Any) -> Text:
    """The score track, the highest space first; markers from bottom to top."""
    line = Text(" Points ", style="bold")
    for space in range(len(table["track"]) - 1, -1, -1):
        if table["track"][space]:
            line.append(f"  {space}:", "bold")
            for seat in table["track"][space]:
                line.append(" ").append_text(who(scene, seat))
    return line


# -- towns -------------------------------------------------------------------------------------------------------


def town(scene: Scene, table: Any, one: Any, catalog: Any) -> RenderableType:
    """A town in three lines: who and what is at hand, structures, items and personalities."""
    pile, combat = one["pile"], one["combat"]
    head = Text("▶ " if one["seat"] == table["turn"] else "  ").append_text(who(scene, one["seat"]))
    head.append(f"  ★{one['points']}", "bold yellow")
    head.append(f"  {one['size']} {one['count']}", "")
    head.append(f"  F{pile['food']} C{pile['credits']} R{pile['response']}", "cyan")
    head.append(f"/{one['storage']['limit']}", "dim")
    if one["produced"]:
        made = one["produced"]
        head.append(f" +F{made['food']} C{made['credits']} R{made['response']}", "green")
    head.append(f"  {one['hand']} in hand  ⚔{combat['attack']}/{combat['defence']}/{combat['raid']}")
    if one["survivor"]:
        head.append(f"  {catalog['survivors'][one['survivor']]['name']}", "italic" if one["skilled"] else "dim italic")
    if one["passed"]:
        head.append("  passed", "dim")
    rows: list[RenderableType] = [head]
    cards = Text(overflow="fold")
    cards.append(catalog["hqs"][one["hq"]]["name"], "dim")
    for card in one["structures"] + one["items"] + one["personalities"]:
        cards.append(", ").append_text(named(catalog["cards"][card["card"]], card["used"]))
    for id in one["projects"]:
        cards.append(", ").append(catalog["projects"][id]["name"], "bold yellow")
    rows.append(Padding(cards, (0, 0, 0, 4)))
    return Group(*rows)


def named(card: Any, used: bool) -> Text:
    """A card of a town; points are marked, and what is spent this round."""
    found = Text(card["name"], style={"item": "cyan", "personality": "bold"}.get(card["type"], ""))
    if card["points"]:
        found.append("★", "yellow")
    if used:
        found.append("*", "dim")
    return found


def combat(scene: Scene, one: Any, catalog: Any) -> Text:
    """An attack or raid under way."""
    line = Text(" ⚔ ", style="bold red").append_text(who(scene, one["attacker"]))
    line.append(f" plays {catalog['cards'][one['card']]['name']} on ", "not bold").append_text(
        who(scene, one["defender"])
    )
    if one["difficulty"] is not None:
        line.append(f", difficulty {one['difficulty']}", "not bold")
    for side in one["sides"]:
        line.append(f"  {side['role']} +{side['modifier']}", "not bold")
        if side["rolls"]:
            line.append(" rolls " + ", ".join("+".join(map(str, roll)) for roll in side["rolls"]), "not bold")
            line.append(f" = {side['total']}", "bold")
    return line


# -- cards in hand -----------------------------------------------------------------------------------------------


def listing(scene: Scene, title: str, ids: list[str], catalog: Any) -> tuple[RenderableType, set[int]]:
    """Cards that only you see, with the numbers of what can be done with them."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="ellipsis", no_wrap=True, style="dim")
    texts, shown = opened(scene), set()
    for id in dict.fromkeys(ids):
        card = catalog["cards"][id]
        times = f" ×{ids.count(id)}" if ids.count(id) > 1 else ""
        uses = Text()
        for verb, word in (
            ("play", "play "),
            ("play_free", "free "),
            ("pick", "pick "),
            ("keep", "keep "),
            ("save", "save "),
        ):
            if (action := texts.get(f"{verb}:{id}")) is not None:
                shown.add(action)
                uses.append(("  " if uses else "") + word, "not dim").append_text(badge(scene.numbers[action]))
        name = Text(card["name"] + times, style="bold" if uses else "dim bold")
        grid.add_row(name, Text(SORTS.get(card["type"], card["type"]), style="cyan"), uses, Text(card["text"]))
    return Group(Text(f" {title}", style="bold"), Padding(grid, (0, 0, 0, 2))), shown
