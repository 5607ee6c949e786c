"""`cinderbox lab`: from a question about a game to a page that answers it."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

import cinderbox
from cinderbox.cli.arguments import Clustered, GameId, Options, RayAddress, bot_specs, game_options, nearest
from cinderbox.cli.arrangement import arrangements
from cinderbox.cli.screen import Fault, console
from cinderbox.cli.sim import progress_bar
from cinderbox.experiments import compare as comparing
from cinderbox.experiments import dataset, pictures, report, results
from cinderbox.experiments import ladder as laddering
from cinderbox.experiments.balance import Balance, balance
from cinderbox.experiments.study import Study, Watched
from cinderbox.experiments.tournament import Schedule

app = typer.Typer(
    help="Studies: is a game balanced, what did a change do, which bot is stronger; and data to learn from.",
    no_args_is_help=True,
)

BOTH = ("before", "after")
Games = Annotated[int, typer.Option(min=1, help="How many games; rounded up to whole deals.")]
Bot = Annotated[str, typer.Option(help="The bots: one for all seats, or one for each.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes work at once.")]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Everything follows from it; drawn and told if left out.")
]
Seats = Annotated[int | None, typer.Option(help="How many play, where the game leaves a choice.")]
Out = Annotated[Path, typer.Option(help="The folder for report, pictures and tables; it can be gone on with.")]
Csv = Annotated[bool, typer.Option("--csv/--no-csv", help="Write the tables as CSV, too.")]


@app.command("balance", cls=Clustered)
def balance_command(
    game: GameId,
    out: Out,
    games: Games = 1000,
    bots: Bot = "greedy",
    seats: Annotated[str | None, typer.Option(help="How many play; several, as in 2,3,4, are compared.")] = None,
    seed: SeedOption = None,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A variant; several, as in NAME=A,B, are compared."),
    ] = None,
    content: Annotated[Path | None, typer.Option(help="Another pack of cards.")] = None,
    csv: Csv = True,
) -> None:
    """Play many games and show who wins, with what, how long it takes and how open it is."""
    pictures.check()
    number = secrets.randbits(32) if seed is None else seed
    several = arrangements(seats, option)
    schedules = {one: scheduled(game, games, bots, one.seats, number, one.options, content) for one in several}
    if len(schedules) == 1:
        if balanced(schedules[several[0]], out, jobs, ray, csv):
            done(out / report.FILE)
        return
    for schedule in schedules.values():
        schedule.check()
    compared: list[tuple[str, str, Balance]] = []
    for one, schedule in schedules.items():
        console.print(Text(one.name, "bold"))
        found = balanced(schedule, out / one.folder, jobs, ray, csv)
        if found is None:
            return
        compared.append((one.name, one.folder, found))
    note = f"{games} games each, {bots}, seed {number}"
    done(report.write_balances(compared, note, cinderbox.game(game).title, out))


def balanced(schedule: Schedule, out: Path, jobs: int, ray: str, csv: bool) -> Balance | None:
    """One study with its page; None if it was stopped."""
    watched = studied(schedule, out, jobs, ray)
    if not watched:
        return None
    found = balance(watched, schedule.played().catalog(schedule.played().complete(schedule.options)))
    tables(watched, out, csv)
    report.write_balance(found, watched, about(schedule, len(watched)), schedule.played().title, out)
    for row in found.by_seat:
        console.print(f"{row.name}: {row.rate.value:.1%} ({row.rate.low:.1%} to {row.rate.high:.1%})")
    flagged = [row for row in found.uses if row.flag in ("wins", "loses")]
    console.print(f"{len(flagged)} of {len(found.uses)} rows of cards are flagged; {len(found.unused)} cards unused.")
    for kind, card, had in found.never:
        console.print(Text(f"never {kind}: {card}, which {had} seats had"))
    return found


@app.command("compare", cls=Clustered)
def compare_command(
    game: GameId,
    content: Annotated[list[Path], typer.Option(help="Two packs of cards: before, and after.")],
    out: Out,
    games: Games = 1000,
    bots: Bot = "greedy",
    seats: Seats = None,
    seed: SeedOption = None,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
    csv: Csv = True,
) -> None:
    """Play the same deals with two packs of cards and show what the change did."""
    pictures.check()
    if len(content) != 2:
        raise Fault(f"--content is given twice, before and after, not {len(content)} times.")
    number = secrets.randbits(32) if seed is None else seed
    schedules = [scheduled(game, games, bots, seats, number, option, pack) for pack in content]
    before, after = (studied(schedule, out / name, jobs, ray) for schedule, name in zip(schedules, BOTH, strict=True))
    if not before or not after:
        return
    found = comparing.compare(before, after)
    for watched, name in zip((before, after), BOTH, strict=True):
        tables(watched, out / name, csv)
    packs = f"{content[0].name}, then {content[1].name}; "
    page = report.write_comparison(found, packs + about(schedules[0], len(before)), schedules[0].played().title, out)
    sure = [row for row in (*found.figures, *found.used, *found.won) if row.sure]
    console.print(f"{found.deals} deals with both packs; beyond chance: {len(sure)} figures.")
    for row in sure[:10]:
        console.print(Text(f"  {row.name}: {row.before:.3g} to {row.after:.3g}"))
    done(page)


@app.command("ladder", cls=Clustered)
def ladder_command(
    game: GameId,
    out: Out,
    bots: Annotated[str, typer.Option(help="The bots, at least two.")] = "random,greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games each table plays.")] = 100,
    seats: Seats = None,
    seed: SeedOption = None,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
) -> None:
    """Let all bots play against all, and rate them on one scale."""
    pictures.check()
    chosen = cinderbox.game(game)
    specs = bot_specs(bots)
    if len(set(specs)) < len(specs):
        raise Fault("Each bot stands on the ladder once.")
    count = seats if seats is not None else nearest(chosen)
    number = secrets.randbits(32) if seed is None else seed
    options = game_options(chosen, option)
    seated = laddering.tables(specs, count)
    schedules = laddering.schedules(chosen.id, specs, count, -(-games // count), number, options)
    matches: list[laddering.Match] = []
    for schedule, table in zip(schedules, seated, strict=True):
        kept = laddering.Seated(schedule, out / "tables" / "-".join(str(bot + 1) for bot in table))
        if not whole(kept, jobs, ray):
            return
        matches += kept.matches(table)
    found = laddering.ladder(specs, matches, number)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for name in ("bot", "rating", "95 %", "games", "won", "share"):
        grid.add_column(name)
    for row in found:
        grid.add_row(*[Text(cell) for cell in report.rung(row)])
    console.print(grid)
    rows: list[results.Row] = []
    for schedule, table in zip(schedules, seated, strict=True):
        rows += results.rows(schedule, [one.played for one in matches if one.table == table])
    results.write_rows(out / "games.csv", rows)
    results.write_rows(out / "ladder.csv", [laddering.row(one) for one in found])
    note = f"{len(matches)} games, {count} seats, seed {number}{named(options)}"
    done(report.write_ladder(found, note, chosen.title, out))


@app.command("games", cls=Clustered)
def games_command(
    game: GameId,
    out: Annotated[Path, typer.Option(help="The folder for the tables; it can be gone on with.")],
    games: Games = 1000,
    bots: Bot = "greedy",
    seats: Seats = None,
    seed: SeedOption = None,
    jobs: Jobs = 1,
    ray: RayAddress = "",
    option: Options = None,
    content: Annotated[Path | None, typer.Option(help="Another pack of cards.")] = None,
) -> None:
    """Play many games and write down every decision, with what was seen and how the game ended, to learn from."""
    dataset.check()
    data = dataset.Dataset(scheduled(game, games, bots, seats, seed, option, content), out)
    if whole(data, jobs, ray):
        console.print(f"{data.schedule.games} games are in {data.deals}, seed {data.schedule.seed}.", soft_wrap=True)


def scheduled(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: int | None,
    option: Sequence[str] | None,
    content: Path | None,
) -> Schedule:
    pack = str(content) if content is not None else ""
    chosen = cinderbox.game(game, pack or None)
    specs = bot_specs(bots)
    count = seats if seats is not None else len(specs) if len(specs) > 1 else nearest(chosen)
    if len(specs) == 1:
        specs *= count
    number = secrets.randbits(32) if seed is None else seed
    return Schedule(chosen.id, specs, -(-games // max(1, len(specs))), number, game_options(chosen, option), pack)


def studied(schedule: Schedule, out: Path, jobs: int, ray: str) -> list[Watched]:
    """All games of a study: those that are there, and the others."""
    study = Study(schedule, out)
    return study.games() if whole(study, jobs, ray) else []


def whole(study: Study, jobs: int, ray: str) -> bool:
    """Play what a study lacks; what is there when Ctrl-C comes stays, and then this is False."""
    schedule = study.schedule
    study.open()
    there = len(study.done())
    try:
        with progress_bar() as progress:
            task = progress.add_task(" ".join(schedule.bots), total=schedule.deals, completed=there)
            for _ in study.run(jobs, ray):
                progress.advance(task)
    except KeyboardInterrupt:
        console.print(f"Stopped after {len(study.done())} of {schedule.deals} deals; the same command goes on.")
        return False
    return True


def tables(watched: list[Watched], out: Path, csv: bool) -> None:
    for suffix in (".parquet", ".csv") if csv else (".parquet",):
        results.write_rows(out / f"games{suffix}", results.game_rows(watched))
        results.write_rows(out / f"cards{suffix}", results.card_rows(watched))
        results.write_rows(out / f"curves{suffix}", results.curve_rows(watched))


def about(schedule: Schedule, games: int) -> str:
    bots = schedule.bots[0] if len(set(schedule.bots)) == 1 else ", ".join(schedule.bots)
    return f"{games} games, {len(schedule.bots)} seats, {bots}, seed {schedule.seed}{named(schedule.options)}"


def named(options: dict[str, object]) -> str:
    return "".join(f", {name}={value}" for name, value in options.items())


def done(page: Path) -> None:
    console.print(f"The report is {page}", soft_wrap=True)
