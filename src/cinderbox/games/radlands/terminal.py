"""Radlands in the terminal: the opponent's camps on top, yours at the bottom, the front rows face to face.

Knows the public view and the game's catalog of what is printed on the cards; looks at nothing else.
"""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.kernel.state import State
from cinderbox.terminal.board import Board, Scene

WIDE = 100  # from this many columns on, what a card can do is shown on the board
NUMBER = "bold black on cyan"
JUNK = {"injure": "red", "raid": "magenta", "draw": "blue", "restore": "green", "water": "cyan", "punk": "yellow"}


Cards = dict[str, Any]  # as the catalog has them


def make() -> Board:
    return RadlandsBoard()


class RadlandsBoard(Board):
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        view: Any = scene.state.view(scene.seat)
        table, mine = view["table"], view["mine"]
        cards = pack(scene.state)
        below = scene.seat if scene.seat is not None else 0
        parts: list[RenderableType] = [status(scene, table, cards)]
        shown: set[int] = set()
        if any(spot for side in table["sides"] for column in side["columns"] for spot in column):
            sides = (table["sides"][1 - below], table["sides"][below])
            parts.append(head(scene, sides[0], cards))
            parts.append(field(scene, *sides, cards))
            parts.append(head(scene, sides[1], cards))
        if table["turns"] == 0 and mine.get("dealt"):
            draft, shown = camps(scene, mine, cards)
            parts.append(draft)
        elif mine:
            held, shown = hand(scene, mine["hand"], table["sides"][below]["silo"] == "hand", cards)
            parts.append(held)
        return Group(*parts), shown

    def label(self, state: State, seat: int, action: int) -> str:
        """An ability by its card, its printed price and its text; the place is marked on the board."""
        verb, _, target = state.game.text(action).partition(":")
        if verb not in ("use", "use2"):
            return state.label(action, seat)
        view: Any = state.view(seat)
        spots = [spot for side in view["table"]["sides"] for column in side["columns"] for spot in column if spot]
        card = next(pack(state)[spot["card"]] for spot in spots if spot["place"] == target)
        ability = card["abilities"][0 if verb == "use" else 1]
        return f"{card['name']}, {ability['cost']} water: {ability['text']}"

    def card(self, state: State, name: str) -> RenderableType | None:
        for one in pack(state).values():
            if name in (one["id"], one["name"].lower()):
                return text_of(one)
        if name in ("water_silo", "water silo"):
            return Text("Water Silo. Take it into your hand for 1 water; junk it later for 1 extra water.")
        return None

    def words(self, state: State) -> list[str]:
        return [*(card["name"] for card in pack(state).values()), "Water Silo"]

    def legend(self) -> str:
        return (
            "[green]●[/] ready   [dim]○[/] not ready   [yellow]damaged[/]   [red]destroyed[/]   "
            "protected: a card stands in front\n"
            "a2.1 is a place: side a (player 1) or b, column 2, space 1; space 0 is the camp's home.\n"
            f"[{NUMBER}] 3 [/] is the number of a choice. An event resolves when it stands on space 1 "
            "of its queue as its owner's turn begins."
        )


def pack(state: State) -> Cards:
    """What is printed on the cards that this game is played with, by id."""
    catalog: Any = state.game.catalog(state.variant)
    found: Cards = catalog["cards"]
    return found


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def badges(numbers: list[int]) -> Text:
    return Text(" ").join(Text(f" {number} ", style=NUMBER) for number in sorted(numbers))


# -- the table -----------------------------------------------------------------------------------------------


def status(scene: Scene, table: Any, cards: Cards) -> Text:
    """One line on top: the turn, the water, the piles."""
    if table["turn"] is None:
        return Text("Both players choose their camps in secret.", style="bold")
    yours = table["turn"] == scene.seat
    line = Text(f"Turn {table['turns']}  ", style="bold", no_wrap=True, overflow="ellipsis")
    line.append(
        f"{scene.names[table['turn']]} to play" if not yours else "your turn", "bold green" if yours else "bold"
    )
    line.append(f"  water {table['water']} " + "●" * min(table["water"], 12), "cyan")
    line.append(f"  deck {table['deck']}" + (" (reshuffled once)" if table["reshuffles"] else ""), "not bold")
    line.append(f"  discard {table['discard']['count']}", "not bold")
    fresh = [cards[id]["name"] for id in table["discard"]["cards"]]
    if fresh:
        line.append(" (" + ", ".join(fresh) + ")", "not bold dim")
    return line


def head(scene: Scene, side: Any, cards: Cards) -> RenderableType:
    """One line a side: who, how many cards, the event queue."""
    seat = side["seat"]
    who = "You" if seat == scene.seat else scene.names[seat]
    line = Text(f" {who}", style="bold", no_wrap=True, overflow="ellipsis")
    line.append(f" ({'ab'[seat]})", "dim")
    line.append(f"  {counted(side['hand'], 'card')}", "not bold")
    if side["known"] and seat != scene.seat:
        line.append(" (" + ", ".join(cards[id]["name"] for id in side["known"]) + ")", "not bold dim")
    if side["silo"] == "hand":
        line.append("  + Water Silo", "not bold cyan")
    if side["exposed"]:
        line.append("  unprotected this turn", "not bold red")
    queue = Text("events ")
    for space, id in enumerate(side["queue"], 1):
        queue.append(f" {space} ", "bold")
        queue.append("—" if id is None else cards[id]["name"], "dim" if id is None else "magenta")
        if numbers := numbers_of(scene, f"advance:{'ab'[seat]}{space}"):
            queue.append(" ").append_text(badges(numbers))
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(line, queue)
    return grid


def field(scene: Scene, upper: Any, lower: Any, cards: Cards) -> RenderableType:
    """Both sides' columns. A row of people is left out while nobody stands or could be put there."""
    aims = scene.aims()
    grid = Grid(box=box.ROUNDED, expand=True, show_header=False, padding=(0, 1), border_style="dim")
    for _ in range(3):
        grid.add_column(ratio=1, overflow="ellipsis")
    for side, spaces in ((upper, (0, 1, 2)), (lower, (2, 1, 0))):
        letter = "ab"[side["seat"]]
        rows = []
        for space in spaces:
            places = [f"{letter}{column}.{space}" for column in (1, 2, 3)]
            spots = [side["columns"][column][space] for column in range(3)]
            if space == 0 or any(spots) or any(place in aims for place in places):
                columns = [numbers_of(scene, f"column:{letter}{c}") if space == 0 else [] for c in (1, 2, 3)]
                targets = zip(places, spots, columns, strict=True)
                rows.append([cell(scene, p, s, cards, aims.get(p, []) + c) for p, s, c in targets])
        for number, row in enumerate(rows, 1):
            grid.add_row(*row, end_section=side is upper and number == len(rows))
    return grid


def cell(scene: Scene, place: str, spot: Any, cards: Cards, numbers: list[int]) -> Text:
    """One place: who stands there, how they are, and the numbers of the choices aimed at it."""
    marks = badges(numbers)
    if spot is None:
        return Text.assemble(marks, (" free", "dim")) if numbers else Text("")
    gone = spot["harm"] == "destroyed"
    name = Text(
        ("✗ " if gone else "● " if spot["ready"] else "○ "),
        style="red" if gone else "green" if spot["ready"] else "dim",
    )
    style = {"none": "bold", "damaged": "bold yellow", "destroyed": "red strike"}[spot["harm"]]
    card = cards[spot["card"]]
    name.append(card["name"], style if place.endswith(".0") or card["sort"] == "camp" else style + " italic")
    if numbers:
        name.append(" ").append_text(marks)
    facts = Text(f"\n{'  ' if scene.width >= WIDE else ' '}{place}", style="dim")  # all of it fits into 80 columns
    if spot["harm"] != "none":
        facts.append(f" {spot['harm']}", "not dim yellow" if not gone else "not dim red")
    if spot["protected"] and not gone:
        facts.append(" protected", "not dim blue")
    name.append_text(facts)
    if scene.width >= WIDE and not gone:
        room = scene.width // 3 - 6
        for ability in card["abilities"]:
            does = f"{ability['cost']}: {ability['text']}"
            name.append("\n  " + (does if len(does) <= room else does[: room - 1] + "…"), "not bold not italic")
    return name


# -- the hand ------------------------------------------------------------------------------------------------


def numbers_of(scene: Scene, text: str) -> list[int]:
    return [number for action, number in scene.numbers.items() if scene.state.game.text(action) == text]


def hand(scene: Scene, ids: list[str], silo: bool, cards: Cards) -> tuple[RenderableType, set[int]]:
    """The cards held, with the numbers to play or junk them: those actions need no line of their own."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="ellipsis", no_wrap=True, style="dim")
    texts = {scene.state.game.text(action): action for action in scene.numbers}
    shown: set[int] = set()
    held: list[tuple[str, str, str, str, str]] = []
    for id in dict.fromkeys(ids):
        card = cards[id]
        price = f"{card['cost']}●" + (f" queue {card['queue']}" if card["sort"] == "event" and card["queue"] else "")
        times = f" ×{ids.count(id)}" if ids.count(id) > 1 else ""
        held.append((id, card["name"] + times, price, card["junk"], short(card)))
    if silo:
        held.append(("water_silo", "Water Silo", "", "water", "1 extra water when junked"))
    for id, name, price, junk, does in held:
        uses = Text()
        for verb, word in (
            ("play", "play "),
            ("junk", "junk "),
            ("drop", "drop "),
            ("discard", "discard "),
            ("hold", "keep "),
        ):
            if (action := texts.get(f"{verb}:{id}")) is not None:
                shown.add(action)
                uses.append(("  " if uses else "") + word, "not dim").append_text(badges([scene.numbers[action]]))
        grid.add_row(
            Text(name, style="bold" if uses else "dim bold"),
            Text(price, style="cyan"),
            Text.assemble(("junk: ", "dim"), (junk, JUNK.get(junk, ""))),
            uses,
            Text(does),
        )
    if not held:
        return Text(" Your hand is empty.", style="dim"), shown
    return Group(Text(" Your hand", style="bold"), Padding(grid, (0, 0, 0, 2))), shown


def short(card: Any) -> str:
    """What a card does, in one line: its abilities with their price, or its text."""
    if card["abilities"] and card["sort"] != "event":
        return " / ".join(f"{ability['cost']}: {ability['text']}" for ability in card["abilities"])
    return str(card["text"])


def camps(scene: Scene, mine: Any, cards: Cards) -> tuple[RenderableType, set[int]]:
    """The six camps dealt, of which three are kept."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    shown: set[int] = set()
    for id in mine["dealt"]:
        card = cards[id]
        action = scene.state.game.parse(f"keep:{id}")
        mark = Text("  ")
        if id in mine["kept"]:
            mark = Text(f"kept {mine['kept'].index(id) + 1}", style="green")
        elif action in scene.numbers:
            mark = badges([scene.numbers[action]])
            shown.add(action)
        grid.add_row(
            mark,
            Text(card["name"], style="bold"),
            Text(counted(card["draw"], "card"), style="blue"),
            Text(short(card), style="dim"),
        )
    note = Text(" Your camps, and how many cards each adds to your first hand", style="bold")
    return Group(note, Padding(grid, (0, 0, 0, 2))), shown


def text_of(card: Any) -> RenderableType:
    """A card to read."""
    facts = {"person": f"person, {card['cost']} water", "camp": f"camp, {counted(card['draw'], 'card')} at the start"}
    kind = facts.get(card["sort"], f"event, {card['cost']} water, queue {card['queue']}")
    junk = f", junk: {card['junk']}" if card["junk"] else ""
    return Panel(card["text"], title=f"[bold]{card['name']}[/] ({kind}{junk})", title_align="left", border_style="cyan")
