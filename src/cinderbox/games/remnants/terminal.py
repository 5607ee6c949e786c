"""City of Remnants in the terminal: the city as a grid, every gang, both rows of cards, your hand, what is under way.

Knows the public view and the game's catalog of what is printed; looks at nothing else.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.kernel.state import State
from cinderbox.terminal.board import Board, Scene

NUMBER = "bold black on cyan"
COLUMNS = "ABCDEFG"
CELL = 10  # letters of a space; seven of them and the numbers of the rows fit 80 columns
LEVELS = {"slum": "red", "midtown": "bright_blue", "heights": "green"}
GANGS = {"yellow": "yellow", "red": "bright_red", "blue": "bright_cyan", "green": "bright_green"}
HAND_USES = ("play", "lay", "discard", "trash", "remove")
SPACE_VERBS = ("to", "move", "side", "produce", "sell", "stock", "wreck", "shift", "shift_moved")


def make() -> Board:
    return RemnantsBoard()


class RemnantsBoard(Board):
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        view: Any = scene.state.view(scene.seat)
        table, mine = view["table"], view["mine"]
        catalog: Any = scene.state.game.catalog(scene.state.variant)
        city, shown = streets(scene, table, catalog)
        parts: list[RenderableType] = [status(scene, table), city]
        parts += [gang(scene, table, one, mine, catalog) for one in table["players"]]
        parts += [Text(f" {line}", style="bold") for line in under_way(scene, table, mine, catalog)]
        parts += [recruits(table, catalog, colour(scene, table)), market(table, catalog), supply(table, catalog)]
        if mine.get("hand"):
            held, more = cards(scene, mine["hand"], catalog, colour(scene, table))
            parts.append(held)
            shown |= more
        return Group(*parts), shown

    def printed(self, state: State) -> list[tuple[str, str, str]]:
        return printed(state)

    def legend(self) -> str:
        levels = "   ".join(f"[{style}]{level.title()}[/]" for level, style in LEVELS.items())
        return (
            f"{levels}\n"
            "A space shows its name, its renown award as *3 and an entry space as >2; below it the development that "
            "covers it, with x4 for products;\nand who stands there: 1:2 are two figures of player 1, "
            "!6 is a YCU token with attack 6.\n"
            f"[{NUMBER}] 3 [/] is the number of a choice; a space with it is one that the choice is aimed at."
        )


def printed(state: State) -> list[tuple[str, str, str]]:
    """Name, id and text of every card and development."""
    catalog: Any = state.game.catalog(state.variant)
    found = [(one["name"], id, card_text(one)) for id, one in catalog["cards"].items()]
    return found + [(one["name"], id, tile_text(one)) for id, one in catalog["developments"].items()]


def card_text(card: Any) -> str:
    values = "  ".join(f"{colour} {value}" for colour, value in card["attack"].items()) if card["attack"] else ""
    cost = f"Costs {card['cost']:,} ARCs. " if card["cost"] else ""
    return f"{cost}{values + '. ' if values else ''}{card['text']}"


def tile_text(one: Any) -> str:
    levels = " or ".join(level.title() for level in one["levels"])
    return f"{one['cost']:,} ARCs, {one['renown']} renown a round, {one['shape']} on {levels}. {one['text']}"


def badge(number: int) -> Text:
    return Text(f" {number} ", style=NUMBER)


def colour(scene: Scene, table: Any) -> str | None:
    """The colour whose attack values count for who looks on."""
    return table["players"][scene.seat]["leader"] if scene.seat is not None else None


# -- the round -----------------------------------------------------------------------------------------------


def status(scene: Scene, table: Any) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis", style="bold")
    line.append(f"Round {table['round']}" if table["round"] else "Setup")
    if table["turn"] is not None:
        yours = table["turn"] == scene.seat
        line.append("  your turn" if yours else f"  {scene.names[table['turn']]} to play", "green" if yours else "")
    if table["first"] is not None:
        line.append(f"  first player {scene.names[table['first']]}", "not bold")
    line.append(f"  renown pool {table['renown_pool']}", "not bold")
    line.append(f"  products {table['products']}", "not bold")
    return line


# -- the city ------------------------------------------------------------------------------------------------


def streets(scene: Scene, table: Any, catalog: Any) -> tuple[RenderableType, set[int]]:
    """The grid, and the choices that stand on it."""
    board = catalog["boards"][table["board"]]
    aimed, shown = targets(scene)
    grid = Grid.grid(padding=(0, 0))
    grid.add_column(width=2, no_wrap=True)
    for _ in COLUMNS:
        grid.add_column(width=CELL + 1, no_wrap=True)
    for row in range(1, 8):
        cells: list[RenderableType] = [Text(f"{row}", style="dim")]
        for column in COLUMNS:
            space = f"{column}{row}"
            cells.append(cell(space, table, catalog, board, aimed) if space in board["levels"] else Text(""))
        grid.add_row(*cells)
    return Padding(grid, (0, 0, 0, 0)), shown


def targets(scene: Scene) -> tuple[dict[str, int], set[int]]:
    """For each space the number of a choice that is aimed at it, and those choices."""
    found: dict[str, int] = {}
    shown: set[int] = set()
    for action, number in scene.numbers.items():
        verb, _, target = scene.state.game.text(action).partition(":")
        space = target.upper()
        if verb in SPACE_VERBS and space not in found:
            found[space] = number
            shown.add(action)
    return found, shown


def cell(space: str, table: Any, catalog: Any, board: Any, aimed: dict[str, int]) -> Text:
    """A space in three lines: its name, what is built there, who is there."""
    top = Text(space, style=f"bold {LEVELS[board['levels'][space]]}")
    if space in board["awards"]:
        top.append(f"*{board['awards'][space]}", "bold yellow")
    for one in table["players"]:
        if one["entry"] == space:
            top.append(f">{one['seat'] + 1}", GANGS[one["leader"]] if one["leader"] else "")
    if space in aimed:
        top.append_text(badge(aimed[space]))
    there = Text()
    for one in table["players"]:
        if space in one["figures"]:
            there.append(f"{one['seat'] + 1}:{one['figures'][space]} ", f"bold {GANGS[one['leader']]}")
    for one in table["tokens"]:
        if one["space"] == space:
            there.append(f"!{catalog['tokens'][one['token']]['attack']} ", "bold magenta")
    return Text("\n").join([top, built(space, table, catalog), there])


def built(space: str, table: Any, catalog: Any) -> Text:
    for one in table["tiles"]:
        if space in one["spaces"]:
            holder = one["controller"]
            style = GANGS[table["players"][holder]["leader"]] if holder is not None else "dim"
            stock = f"x{one['products']}" if one["products"] and one["spaces"][0] == space else ""
            name = catalog["developments"][one["development"]]["name"]
            return Text(name[: CELL - len(stock)] + stock, style=style)
    return Text("")


# -- the gangs -----------------------------------------------------------------------------------------------


def gang(scene: Scene, table: Any, one: Any, mine: Any, catalog: Any) -> RenderableType:
    seat = one["seat"]
    who = f"{scene.names[seat]}, you" if seat == scene.seat else scene.names[seat]
    style = GANGS[one["leader"]] if one["leader"] else ""
    line = Text(f" {seat + 1} ", style=f"bold reverse {style}")
    line.append(f" {who}", "not reverse bold default")
    leader = catalog["leaders"][one["leader"]]["name"] if one["leader"] else "no leader yet"
    renown = one["renown"] if one["renown"] is not None else mine["renown"] if mine and seat == scene.seat else "?"
    line.append(f"  {leader}", f"not reverse not bold {style}")
    rest = Text(
        f"\n    {one['arcs']:,} ARCs  renown {renown}  influence {one['influence']}  turns used {one['turns']}  "
        f"pool {one['pool']}  unused {one['unused']}"
        f"\n    hand {one['hand']}  draw pile {one['pile']}  discards {len(one['discard'])}  "
        f"battles won {one['battles_won']}"
    )
    if one["conditions"]:
        rest.append("  " + ", ".join(catalog["conditions"][id]["name"] for id in one["conditions"]), "green")
    if one["front"]:
        rest.append("\n    " + ", ".join(catalog["cards"][id]["name"] for id in one["front"]), "green")
    return Text().append_text(line).append_text(rest)


# -- what is under way ---------------------------------------------------------------------------------------


def under_way(scene: Scene, table: Any, mine: Any, catalog: Any) -> list[str]:
    found: list[str] = []
    if one := table["auction"]:
        name = catalog["cards"][one["card"]]["name"]
        found.append(f"Auction for {name}: {scene.names[one['leader']]} stands at {one['standing']:,} ARCs.")
    if one := table["battle"]:
        other = scene.names[one["defender"]] if one["defender"] is not None else f"YCU with attack {one['attack']}"
        found.append(f"Battle on {one['space']}: {scene.names[one['attacker']]} against {other}.")
        for side, seat in enumerate((one["attacker"], one["defender"])):
            laid = one["laid"][side]
            if mine and seat == scene.seat and any(card is None for card in laid):
                laid = mine["laid"]
            if laid and seat is not None:
                names = ", ".join(catalog["cards"][card]["name"] if card else "?" for card in laid)
                found.append(f"{scene.names[seat]} has laid {names}.")
    if cheaper := table["this_turn"]["cheaper"]:
        printed = {**catalog["cards"], **catalog["developments"]}
        found.append("Cheaper: " + ", ".join(f"{printed[id]['name']} by {by:,}" for id, by in cheaper.items()) + ".")
    if mine.get("orders"):
        seen = [catalog["coordinates"][id]["name"] if id else "?" for id in mine["orders"]]
        found.append("You know the next orders: " + ", ".join(seen) + ".")
    return found


# -- rows of cards -------------------------------------------------------------------------------------------


def recruits(table: Any, catalog: Any, mine: str | None) -> RenderableType:
    """Face-up gang members, with the attack they have for who looks on."""
    names = []
    for id in table["row"]:
        card = catalog["cards"][id]
        attack = card["attack"][mine] if mine else "/".join(str(value) for value in card["attack"].values())
        names.append(f"{card['name']} {attack}")
    return Text(" Gang members: " + (", ".join(names) or "none") + f"  (deck {table['members']})")


def market(table: Any, catalog: Any) -> RenderableType:
    names = [f"{catalog['cards'][one['card']]['name']} {one['price']:,}" for one in table["market"]]
    return Text(" Black market: " + (", ".join(names) or "none") + f"  (deck {table['goods']})")


def supply(table: Any, catalog: Any) -> RenderableType:
    tiles = []
    for one in table["developments"]:
        tile = catalog["developments"][one["development"]]
        tiles.append(f"{tile['name']} {tile['cost']:,} ({one['left']})")
    return Text(" Developments: " + (", ".join(tiles) or "none"))


def cards(scene: Scene, ids: list[str], catalog: Any, mine: str | None) -> tuple[RenderableType, set[int]]:
    """The hand with the numbers of what can be done with it: those choices need no line of their own."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="ellipsis", no_wrap=True, style="dim")
    texts = {scene.state.game.text(action): action for action in scene.numbers}
    shown: set[int] = set()
    for id in ids:
        card, uses = catalog["cards"][id], Text()
        for verb in HAND_USES:
            action = texts.get(f"{verb}:{id}")
            if action is not None and action not in shown:
                shown.add(action)
                uses.append(f"{'  ' if uses else ''}{verb} ").append_text(badge(scene.numbers[action]))
        attack = f" {card['attack'][mine]}" if card["attack"] and mine else ""
        grid.add_row(Text(card["name"] + attack, style="bold"), uses, Text(card["text"]))
    return Group(Text(" Your hand", style="bold"), Padding(grid, (0, 0, 0, 2))), shown
