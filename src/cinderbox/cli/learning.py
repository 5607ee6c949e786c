"""`cinderbox lab train` and `cinderbox lab calibrate`: values that are learned, and whether they come true."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from cinderbox.cli.arguments import GameId, Options, RayAddress
from cinderbox.cli.lab import Bot, Jobs, Out, SeedOption, about, done, scheduled, whole
from cinderbox.cli.screen import console
from cinderbox.experiments import calibration, fitting, pictures, report, stats, training
from cinderbox.experiments.selfplay import SelfPlay
from cinderbox.experiments.tournament import Schedule

QUICK = "greedy:beam=1,worlds=1"
Games = Annotated[int, typer.Option(min=1, help="How many games, each with cards of its own.")]
Seats = Annotated[int | None, typer.Option(help="How many play, where the game leaves a choice.")]


def train_command(
    game: GameId,
    out: Annotated[Path, typer.Option(help="The folder for the games and the weights; it can be gone on with.")],
    games: Games = 2000,
    bots: Bot = QUICK,
    seats: Seats = None,
    seed: SeedOption = None,
    match: Annotated[int, typer.Option(min=0, help="At most so many deals to decide whether bots play by it.")] = 0,
    player: Annotated[str, typer.Option(help="The bot that plays this match with and without the weights.")] = QUICK,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
) -> None:
    """Let bots play against their like and fit a value to how it ended; a match says if bots play better by it."""
    fitting.check()
    play = SelfPlay(once(scheduled(game, games, bots, seats, seed, option, None), games), out)
    if not whole(play, jobs, ray):
        return
    data = training.train(play)
    figures = data["figures"]
    assert isinstance(figures, dict)
    for name, figure in figures.items():
        console.print(f"{name}: {figure:g}", highlight=False)
    if match and not data["weights"]:
        console.print("No feature helped, so there is nothing to be decided by a match.")
    elif match:
        schedule = training.match(play, player, match)
        schedule.check()
        earned: list[float] = []
        evidence = 0.0
        for earned, evidence in training.contest(schedule, jobs, ray):
            console.print(f"{len(earned)} deals: {share(earned)}, evidence {evidence:+.2f}", highlight=False)
        data["promoted"] = evidence >= stats.CLEAR
        data["match"] = f"{player} by these weights against {schedule.bots[1]}: {share(earned)}"
        training.write(data, out / training.FILE)
        console.print("Promoted: bots play better by it." if data["promoted"] else "Not promoted.")
    console.print(f"The weights are {out / training.FILE}, seed {play.schedule.seed}.", soft_wrap=True)


def calibrate_command(
    game: GameId,
    out: Out,
    games: Games = 2000,
    bots: Bot = QUICK,
    seats: Seats = None,
    seed: SeedOption = None,
    weights: Annotated[str, typer.Option(help="A file of weights instead of those in the box.")] = calibration.BOX,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
) -> None:
    """Play games that nobody has learned from, and compare the chances that were stated with what came of them."""
    pictures.check()
    schedule = once(scheduled(game, games, bots, seats, seed, option, None), games)
    talk = calibration.Talk(schedule, out, weights)
    if not whole(talk, jobs, ray):
        return
    found = calibration.calibrations(talk.said())
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in report.CALIBRATED:
        grid.add_column(name)
    for row in found:
        grid.add_row(*[Text(cell) for cell in report.calibrated(row)])
    console.print(grid)
    note = about(schedule, schedule.deals)
    done(report.write_calibration(found, note, schedule.played().title, out))


def once(schedule: Schedule, games: int) -> Schedule:
    """A deal for every game: bots against their like need no second turn with the same cards."""
    return Schedule(schedule.game, schedule.bots, games, schedule.seed, schedule.options, schedule.content)


def share(earned: list[float]) -> str:
    found = stats.mean(earned)
    return f"{found.value:.1%} of {len(earned)} deals ({found.low:.1%} to {found.high:.1%})"
