"""`cinderbox bench`: how fast the games run on this machine."""

from typing import Annotated

import typer
from rich.table import Table as Grid

import cinderbox
from cinderbox.cli.arguments import Seed
from cinderbox.cli.screen import Fault, console
from cinderbox.experiments import speed


def bench_command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all if left out.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each game is measured.")] = 4.0,
    seed: Seed = 1,
) -> None:
    """Measure how fast the games run here."""
    if not 0 < seconds <= 3600:  # so said that NaN fails too
        raise Fault("--seconds must be more than 0 and at most 3600.")
    chosen = cinderbox.games() if game is None else (cinderbox.game(game),)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("game")
    for name in ("decisions/s", "decisions/game", "clone us", "determinize us", "dump+load us", "rollouts/s"):
        grid.add_column(name, justify="right")
    for one in chosen:
        with console.status(f"Measuring {one.title} ..."):
            found = speed.measure(one, seconds, seed)
        rollouts = "-" if found.rollouts_per_s is None else f"{found.rollouts_per_s:,.0f}"
        times = (found.clone_us, found.determinize_us, found.save_us)
        figures = (f"{found.decisions_per_s:,.0f}", f"{found.decisions_per_game:.0f}", *(f"{t:.2f}" for t in times))
        grid.add_row(one.id, *figures, rollouts)
    console.print(grid)
    console.print(f"[dim]{'compiled' if cinderbox.compiled else 'pure Python'}, one core, random play[/]")
