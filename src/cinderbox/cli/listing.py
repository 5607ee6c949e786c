"""`cinderbox games` and `cinderbox bots`: what there is to play, and against whom."""

from rich.table import Table as Grid

import cinderbox
from cinderbox import bots
from cinderbox.cli.screen import complain, console
from cinderbox.games import faults

ABOUT = {
    "random": "plays any open action, all with the same chance",
    "novice": "plays sensibly, overlooks things, and has its likings",
    "greedy": "plans its own turn and takes what looks best at its end",
    "search": "thinks ahead over many deals of the cards it cannot see",
    "champion": "the same, and judges by what was learned where that won a match",
}


def games_command() -> None:
    """List the games and their options."""
    for game in cinderbox.games():
        console.print(f"[bold]{game.title}[/]  [cyan]{game.id}[/]  {game.seat_range()}")
        grid = Grid.grid(padding=(0, 2))
        for name, option in game.options.items():
            choices = " ".join(f"[bold]{c}[/]" if c == option.default else str(c) for c in option.choices)
            grid.add_row("", f"[cyan]{name}[/]", choices, option.help)
        console.print(grid)
    for said in faults():
        complain(said)
    console.print("\nStart one with: [bold]cinderbox play GAME[/]", soft_wrap=True)


def bots_command() -> None:
    """List the bots and what can be set about them."""
    grid = Grid.grid(padding=(0, 2))
    for name in bots.names():
        grid.add_row(f"[bold cyan]{name}[/]", ABOUT.get(name, ""))
        for setting, what in bots.SETTINGS[name].items():
            grid.add_row("", f"[cyan]{setting}[/]={what.default:g}  {what.help}")
    console.print(grid)
    console.print("\nA setting is written after the name, as in [bold]search:seconds=0.5[/]", soft_wrap=True)
    console.print(
        "[bold]weights=box[/] lets a bot judge by what was learned of a game, [bold]weights=FILE[/] by such a file",
        soft_wrap=True,
    )
