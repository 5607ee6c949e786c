"""Residuum in the terminal: the map in hexes of letters, everybody's pieces and stock, your cards, what is under way.

Knows the public view and the game's catalog of what is printed on the cards; looks at nothing else.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.games.residuum.terminal_map import Hexes
from cinderbox.kernel.state import State
from cinderbox.terminal.board import Board, Scene

NUMBER = "bold black on cyan"
SEATS = ["red", "blue", "yellow", "magenta"]
LANDS = {
    "wasteland": ("··", "dim"),
    "radiation_zone": ("Ra", "bright_red"),
    "tech_site": ("Te", "bright_cyan"),
    "woodland": ("Wo", "green"),
    "food_supply": ("Fo", "bright_yellow"),
    "water_source": ("Wa", "bright_blue"),
    "contaminated_water": ("Co", "bright_magenta"),
    "oil_field": ("Oi", "white"),
    "gold_mine": ("Go", "yellow"),
    "trade_town": ("Town", "bold"),
}
SIDES = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
CARD_USES = ("complete", "use", "keep", "top", "discard")


def make() -> Board:
    return ResiduumBoard()


class ResiduumBoard(Board):
    def draw(self, scene: Scene) -> tuple[RenderableType, set[int]]:
        view: Any = scene.state.view(scene.seat)
        table, mine = view["table"], view["mine"]
        catalog: Any = scene.state.game.catalog(scene.state.variant)
        picture, shown = world(scene, table)
        parts: list[RenderableType] = [status(scene, table), picture]
        parts += [community(scene, table, one, catalog) for one in table["players"]]
        parts += [Text(f" {line}", style="bold") for line in under_way(scene, table, mine)]
        for title, ids in (("You look at", mine.get("aside", [])), ("Your Discovery cards", mine.get("hand", []))):
            if ids:
                held, more = cards(scene, title, ids, catalog)
                parts.append(held)
                shown |= more
        working = (
            [id for id in table["players"][scene.seat]["completed"] if numbers_of(scene, f"use:{id}")] if mine else []
        )
        if working:
            held, more = cards(scene, "Your completed cards", working, catalog)
            parts.append(held)
            shown |= more
        return Group(*parts), shown

    def printed(self, state: State) -> list[tuple[str, str, str]]:
        return printed(state)

    def legend(self) -> str:
        lands = "   ".join(
            f"[{style}]{sign}[/] {land.replace('_', ' ').title()}" for land, (sign, style) in LANDS.items()
        )
        return (
            f"{lands}\n"
            "1BPRR: of player 1 a Basecamp, an Outpost and two Outriders; small letters are out-of-action, "
            "= is a Barricade that lies in the hex, ! an Outrider with a Nuke.\n"
            "Below the map places in brackets are those of pieces that are out-of-action.\n"
            "A number on a border is a Barricade of that player. h25.ne is the north-eastern border of h25.\n"
            f"[{NUMBER}] 3 [/] is the number of a choice; a hex in that colour is one that a choice is aimed at."
        )


def printed(state: State) -> list[tuple[str, str, str]]:
    """Name, id and text of everything that is printed on cards."""
    catalog: Any = state.game.catalog(state.variant)
    found = [(one["name"], id, f"{one['ability']}. {one['text']}") for id, one in catalog["characters"].items()]
    found += [(one["name"], id, one["text"]) for id, one in catalog["discoveries"].items()]
    return found + [(one["name"], id, one["text"]) for id, one in catalog["trade_town"].items()]


def badge(number: int) -> Text:
    return Text(f" {number} ", style=NUMBER)


def numbers_of(scene: Scene, text: str) -> list[int]:
    return [number for action, number in scene.numbers.items() if scene.state.game.text(action) == text]


def counted(cubes: Any) -> str:
    """Resources that are there, as words: 2 Wood, 1 Oil."""
    return ", ".join(f"{count} {name.title()}" for name, count in cubes.items() if count) or "nothing"


# -- the calendar --------------------------------------------------------------------------------------------


def status(scene: Scene, table: Any) -> Text:
    """One line on top: the turn, the season, whose turn it is, what is left over, the piles."""
    line = Text(no_wrap=True, overflow="ellipsis", style="bold")
    if not table["round"]:
        line.append("Setup")
    else:
        year = 1 if table["round"] <= 8 else 2
        line.append(f"Turn {table['round']} of 16, {table['season'].title()} of year {year}")
    if table["turn"] is not None:
        yours = table["turn"] == scene.seat
        line.append("  your turn" if yours else f"  {scene.names[table['turn']]} to play", "green" if yours else "")
    if table["stack"]:
        line.append(f"  tiles {table['stack']}", "not bold")
    if table["left"]:
        left = ", ".join(f"{points} of {name.title()}" for name, points in table["left"].items())
        line.append(f"  points left over: {left}", "not bold cyan")
    line.append(f"  deck {table['deck']}", "not bold")
    return line


# -- the map -------------------------------------------------------------------------------------------------


def world(scene: Scene, table: Any) -> tuple[RenderableType, set[int]]:
    """The map, or where it is wider than the terminal a list of its hexes; and the choices that stand on it."""
    at = {one["id"]: (one["q"], one["r"]) for one in table["hexes"]}
    aims, pieces = scene.aims(), standing(table)
    free = {}  # cells for a tile -> the action that lays it there
    for action in scene.numbers:
        verb, _, target = scene.state.game.text(action).partition(":")
        if verb == "place":
            hex, _, side = target.partition(".")
            free[at[hex][0] + SIDES[side][0], at[hex][1] + SIDES[side][1]] = action
    picture = Hexes([*at.values(), *free], scene.width)
    if not picture.fits:
        return listing(table, pieces, aims), set()
    for one in table["hexes"]:
        cell = at[one["id"]]
        sign, style = LANDS[one["land"]]
        picture.outline(cell)
        name = sign if one["land"] == "trade_town" else sign + one["id"][1:]
        picture.write(cell, 0, Text(name, style=NUMBER if one["id"] in aims else style))
        picture.write(cell, 1, pieces.get(one["id"], Text()))
    taken = set(at.values())
    for step in SIDES.values():  # the town is larger than one cell; it covers what no other hex of its tile does
        if table["hexes"] and step not in taken:
            picture.write(step, 0, Text("town", style="dim"))
    for cell, action in free.items():
        picture.write(cell, 0, badge(scene.numbers[action]))
    for border, owners in barricades(table).items():
        hex, _, side = border.partition(".")
        picture.close(at[hex], side, [(str(seat + 1), f"bold {SEATS[seat]} reverse") for seat in owners])
    return Padding(picture.drawn(), (0, 0, 0, 1)), set(free.values())


def listing(table: Any, pieces: dict[str, Text], aims: dict[str, list[int]]) -> RenderableType:
    """The hexes one by one, with their neighbours."""
    grid = Grid.grid(padding=(0, 1))
    for one in table["hexes"]:
        grid.add_row(
            Text(one["id"], style=NUMBER if one["id"] in aims else ""),
            Text(one["land"].replace("_", " ").title()),
            pieces.get(one["id"], Text()),
            Text("next to " + " ".join(one["near"]), style="dim"),
        )
    return grid


def standing(table: Any) -> dict[str, Text]:
    """The pieces in each hex as letters after their owner's number; small ones are out-of-action."""
    found: dict[str, Text] = {}
    for one in table["players"]:
        here: dict[str, str] = {}
        camp = one["basecamp"]
        if camp:
            here[camp["hex"]] = "B" if camp["active"] else "b"
        for letter, kind in (("P", "outposts"), ("R", "outriders")):
            for piece in one[kind]:
                sign = (letter if piece["active"] else letter.lower()) + ("!" if piece.get("nuke") else "")
                here[piece["hex"]] = here.get(piece["hex"], "") + sign
        for wall in one["barricades"]:
            if "hex" in wall:
                here[wall["hex"]] = here.get(wall["hex"], "") + "="
        for hex, signs in here.items():
            text = Text(f"{one['seat'] + 1}{shortened(signs)}", style=f"bold {SEATS[one['seat']]}")
            found[hex] = found[hex].append_text(text) if hex in found else Text().append_text(text)
    return found


def shortened(signs: str) -> str:
    """Three or more of a kind as a letter and a number."""
    for sign in "RrPp=":
        many = signs.count(sign)
        if many > 2 and sign * many in signs:
            signs = signs.replace(sign * many, f"{sign}{many}")
    return signs


def barricades(table: Any) -> dict[str, list[int]]:
    """Whose Barricades stand on each border."""
    found: dict[str, list[int]] = {}
    for one in table["players"]:
        for wall in one["barricades"]:
            if "border" in wall:
                found.setdefault(wall["border"], []).append(one["seat"])
    return found


# -- the players ---------------------------------------------------------------------------------------------


def community(scene: Scene, table: Any, one: Any, catalog: Any) -> RenderableType:
    """One player: who leads, what is in stock, where the pieces are."""
    seat, leader = one["seat"], one["leader"]
    who = f"{scene.names[seat]}, you" if seat == scene.seat else scene.names[seat]
    line = Text(f" {seat + 1} ", style=f"bold reverse {SEATS[seat]}")
    line.append(f" {who}", "not reverse bold default")
    facts = [
        f"{one['points']} points",
        f"X {one['x']}",
        f"{one['hand']} Discovery card{'' if one['hand'] == 1 else 's'}",
        "was in town" if one["visits"] else "not yet in town",
    ]
    rest = Text("  " + "  ".join(facts))
    rest.append(
        f"\n    {leader['name']}{' (ability used)' if leader['used'] else ''}, "
        f"Strategy {leader['strategy'].title()}, Bartering {leader['bartering'].title()}",
        "dim",
    )
    rest.append(f"\n    has {counted(one['stock'])}")
    if where := whereabouts(one):
        rest.append(f"\n    {where}")
    done = [catalog["discoveries"][id]["name"] for id in one["completed"]]
    kept = [catalog["trade_town"][id]["name"] for id in one["kept"]]
    if done:
        rest.append(f"\n    completed {', '.join(done)}", "green")
    if kept:
        rest.append(f"\n    keeps {', '.join(kept)}", "green")
    oil = [each["hex"] for each in table["oil"] if each["seat"] == seat]
    if oil:
        rest.append(f"\n    2 Oil on {', '.join(oil)}")
    return Text().append_text(line).append_text(rest)


def whereabouts(one: Any) -> str:
    """Where a player's pieces are, kind by kind; those in brackets are out-of-action."""
    camp = [one["basecamp"]] if one["basecamp"] else []
    found = []
    for name, pieces in (("Basecamp", camp), ("Outriders", one["outriders"]), ("Outposts", one["outposts"])):
        places = [piece["hex"] if piece["active"] else f"({piece['hex']})" for piece in pieces]
        found.append((name, places))
    found.append(("Barricades", [wall.get("border") or f"({wall['hex']})" for wall in one["barricades"]]))
    return "; ".join(f"{name} {' '.join(sorted(places))}" for name, places in found if places)


# -- what is under way ---------------------------------------------------------------------------------------


def under_way(scene: Scene, table: Any, mine: Any) -> list[str]:
    """A line for each affair that is not settled yet."""
    found: list[str] = []
    if table["drawn"]:
        found.append("Tiles to lay: " + ", ".join(land.replace("_", " ").title() for land in table["drawn"]))
    if one := table["payment"]:
        found.append(f"{one['rest']} points are due; paid by {', '.join(one['accepts']).title()}.")
    if (one := table["convoy"]) and one["to"] is not None:
        found.append(f"{scene.names[one['seat']]} on the way from {one['from']} to {one['to']}: {load(one)}.")
    if one := table["basket"]:
        found.append(f"In the basket: {counted(one['bought'])}. Sold: {counted(one['sold'])}.")
    if one := table["deal"]:
        speaker, other = scene.names[one["speaks"]], scene.names[one["other"]]
        giver = other if one["standing"] else speaker
        found.append(f"Offer {one['number']}: {giver} gives {counted(one['gives'])} for {counted(one['wants'])}.")
    if one := table["battle"]:
        found.append(f"Meeting at {one['hex']}: " + " against ".join(side(scene, each) for each in one["sides"]))
    if mine.get("conflict"):
        found.append("Your Conflict cards: " + " ".join(str(value) for value in mine["conflict"]))
    return found


def load(convoy: Any) -> str:
    """Who and what is on the way."""
    names = [f"{convoy['outriders']} Outrider{'' if convoy['outriders'] == 1 else 's'}"]
    if convoy["basecamp"]:
        names.append("the Basecamp")
    if convoy["outposts"]:
        names.append("an Outpost")
    if convoy["barricades"]:
        names.append(f"{convoy['barricades']} Barricades")
    return ", ".join(names)


def side(scene: Scene, one: Any) -> str:
    """One side of a conflict, as far as it is open."""
    laid = " ".join("?" if value is None else str(value) for value in one["laid"])
    added = counted({name: one[name] for name in ("tech", "chem", "nuclear")})
    total = f", {one['total']} in all" if one["total"] else ""
    return f"{scene.names[one['seat']]} ({'cards ' + laid + ', ' if laid else ''}{added} added{total})"


# -- cards ---------------------------------------------------------------------------------------------------


def cards(scene: Scene, title: str, ids: list[str], catalog: Any) -> tuple[RenderableType, set[int]]:
    """Discovery cards with the numbers of what can be done with them: those choices need no line of their own."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="ellipsis", no_wrap=True, style="dim")
    texts = {scene.state.game.text(action): action for action in scene.numbers}
    shown: set[int] = set()
    for id in ids:
        card, uses = catalog["discoveries"][id], Text()
        for verb in CARD_USES:
            if (action := texts.get(f"{verb}:{id}")) is not None:
                shown.add(action)
                word = "back on top" if verb == "top" else verb
                uses.append(f"{'  ' if uses else ''}{word} ").append_text(badge(scene.numbers[action]))
        grid.add_row(Text(card["name"] + (" *" if card["star"] else ""), style="bold"), uses, Text(card["text"]))
    return Group(Text(f" {title}", style="bold"), Padding(grid, (0, 0, 0, 2))), shown
