"""`cinderbox sim`: bots against each other, and how sure the result is."""

import secrets
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import cinderbox
from cinderbox.cli.arguments import GameId, Options, RayAddress, bot_specs, game_options, nearest
from cinderbox.cli.screen import Fault, console
from cinderbox.experiments import results, tournament
from cinderbox.experiments.stats import Interval
from cinderbox.experiments.tournament import Played, Schedule

FAULTS = 5  # kinds of faults of bots that are shown


def sim_command(
    game: GameId,
    games: Annotated[
        int, typer.Option(help="How many games; rounded up so that every deal is played from all seats.")
    ] = 200,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots, one a seat: greedy,search:seconds=0.5,mybot.py:Name,exec:./bot; else greedy, then random."
        ),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes work at once.")] = 1,
    ray: RayAddress = "",
    seed: Annotated[
        int | None, typer.Option(help="Everything follows from this number; drawn and told if left out.")
    ] = None,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="Write one row a game to this .csv or .parquet file.")] = None,
) -> None:
    """Let bots play many games and show who wins how often."""
    chosen = cinderbox.game(game)
    specs = bot_specs(bots) if bots is not None else ("greedy", *["random"] * (nearest(chosen) - 1))
    if games < 1 or jobs < 1:
        raise Fault("--games and --jobs must be at least 1.")
    number = secrets.randbits(32) if seed is None else seed
    schedule = Schedule(chosen.id, specs, -(-games // len(specs)), number, game_options(chosen, option))
    schedule.check()
    if out is not None:
        results.check(out)
    began = perf_counter()
    played, whole = gather(schedule, jobs, ray)
    spent = perf_counter() - began
    if not whole:
        console.print(f"[yellow]Stopped after {len(played)} of {schedule.games} games.[/]")
    if not played:
        return
    show(schedule, played, spent, chosen.title)
    if out is not None:
        results.write(out, schedule, played)
        console.print(f"Wrote {len(played)} games to {out}.", soft_wrap=True)


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def gather(schedule: Schedule, jobs: int, ray: str = "") -> tuple[list[Played], bool]:
    """All games, or those that were finished when Ctrl-C came."""
    played: list[Played] = []
    try:
        with progress_bar() as progress:
            task = progress.add_task(" against ".join(schedule.bots), total=schedule.games)
            for deal in tournament.run(schedule, jobs, ray):
                played += deal
                progress.advance(task, len(deal))
    except KeyboardInterrupt:
        return played, False
    return played, True


def show(schedule: Schedule, played: list[Played], spent: float, title: str) -> None:
    found = tournament.summary(schedule, played)
    options = "".join(f", {name}={value}" for name, value in schedule.options.items())
    console.print(
        f"[bold]{title}[/]: {found.games} games, {found.deals} deals from every seat, seed {schedule.seed}{options}"
    )
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("bot")
    for name in ("won", "win rate", "95 %", "deals swept", "shared", "lost"):
        grid.add_column(name, justify="right")
    for number, one in enumerate(found.standings, 1):
        name = one.spec if schedule.bots.count(one.spec) == 1 else f"{one.spec} ({number})"
        counts = (str(one.swept), str(one.shared), str(one.lost))
        grid.add_row(f"[cyan]{name}[/]", f"{one.wins:g}", f"[bold]{one.rate.value:.1%}[/]", between(one.rate), *counts)
    console.print(grid)
    seats = ", ".join(f"seat {seat + 1} {share.value:.1%} ({between(share)})" for seat, share in enumerate(found.seats))
    if len(schedule.bots) > 1:
        console.print(f"draws {found.draws} · {seats}")
    for line, times in Counter(one.reason for one in played if one.forfeit >= 0).most_common(FAULTS):
        console.print(Text(f"lost by a fault, {times} of {found.games} games: {line}", "yellow"), soft_wrap=True)
    length = found.length
    console.print(
        f"{length.value:.1f} decisions a game ({length.low:.1f} to {length.high:.1f}) · "
        f"{found.decisions / spent:,.0f} decisions a second · {spent:.1f} s"
    )


def between(interval: Interval) -> str:
    return f"{interval.low:.1%} to {interval.high:.1%}"
