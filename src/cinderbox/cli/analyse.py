"""`cinderbox analyse`: everybody's chances along a finished game, and the moments that decided it."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.cli.arguments import GameFolder
from cinderbox.cli.screen import Fault, console
from cinderbox.experiments.analysis import Analysis, analyse, percent
from cinderbox.games import add, by_id
from cinderbox.kernel.errors import BadRecord, UnknownGame
from cinderbox.kernel.game import Game
from cinderbox.proof.files import read
from cinderbox.table import record
from cinderbox.table.entry import Header
from cinderbox.table.part import LogPart
from cinderbox.table.table import Table

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 100  # letters of a curve


def analyse_command(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game, or one exported from a server.")],
    game: GameFolder = None,
    open_: Annotated[bool, typer.Option("--open", help="Chances with all cards open, not as each seat knew.")] = False,
) -> None:
    """What happened in a saved game: everybody's chances, and the moments that decided it."""
    if game is not None:
        add(game)
    table = loaded(path)
    show(table, analyse(table), open_)


def loaded(path: Path) -> Table:
    """The game in a file, with all that happened; BadRecord says what is wrong with it."""
    data = read(path)
    try:
        table = record.imported(data, game_of, "analysis", 0.0)
    except UnknownGame as error:
        raise BadRecord(f"{path}: game: {error}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    if not record.moves(table):
        raise Fault(f"{path}: nothing was played yet.")
    return table


def game_of(header: Header) -> Game:
    game: Game = by_id(header.game)
    if game.content != header.content:
        raise BadRecord(f"The record was played with the cards {header.content}, these are {game.content}.")
    return game


def show(table: Table, found: Analysis, open_: bool) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in range(len(table.seats)):
        chances = [point.open[seat] if open_ else point.honest[seat] for point in found.points]
        ends = f"{percent(chances[0])} to {percent(chances[-1])}"
        grid.add_row(Text(table.name(seat), "bold"), drawn(chances, min(WIDEST, console.width - 40)), ends)
    console.print(grid)
    if not found.turnings:
        console.print("No single moment decided it.")
    for one in found.turnings:
        console.print(Text(f"{one.at:>5}  {spoken(table, one.text)}"))


def spoken(table: Table, said: list[str | LogPart]) -> str:
    """A line with the people's names in it."""
    return "".join([one if isinstance(one, str) else called(table, one) for one in said])


def called(table: Table, part: LogPart) -> str:
    return part.text if part.seat is None else table.name(part.seat)


def drawn(chances: list[int], width: int) -> str:
    """A curve in one line."""
    shown = chances if len(chances) <= width else [chances[n * len(chances) // width] for n in range(width)]
    return "".join([BARS[min(7, chance * 8 // 1000)] for chance in shown])
