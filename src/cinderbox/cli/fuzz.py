"""`cinderbox fuzz`: random play that looks for broken laws, and keeps a record of what it finds."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import cinderbox
from cinderbox.cli.arguments import GameId, Seed
from cinderbox.cli.screen import Fault, console
from cinderbox.games import ids
from cinderbox.proof import ledger
from cinderbox.proof.files import load_record
from cinderbox.proof.fuzz import Findings, fuzz, recheck


def fuzz_command(
    game: GameId,
    games: Annotated[int, typer.Option(help="How many random games, over all seat counts and options.")] = 1000,
    seed: Seed = 1,
    seats: Annotated[int | None, typer.Option(help="Only games with so many players.")] = None,
    out: Annotated[Path, typer.Option(help="The folder for records of what is found.")] = Path("fuzz"),
    again: Annotated[Path | None, typer.Option(help="Look again at the record of a find instead of playing.")] = None,
) -> None:
    """Play random games and hold every position to the laws; exit code 1 if one is broken."""
    chosen = cinderbox.game(game)
    if games < 1:
        raise Fault("--games must be at least 1.")
    if seats is not None and seats not in chosen.seats:
        raise Fault(f"{chosen.title} is not for {seats} players.")
    if out.exists() and not out.is_dir():
        raise Fault(f"--out is a folder for records, and {out} is a file.")
    if not out.resolve().parent.is_dir():
        raise Fault(f"{out} cannot be made: there is no folder {out.resolve().parent}.")
    rules = known_rules(chosen.id)
    if again is not None:
        complaints = recheck(load_record(again), chosen, ledger=rules)
        console.print(Text("\n".join(complaints) or "Every law holds there now.", "red" if complaints else "green"))
        raise typer.Exit(1 if complaints else 0)
    found = Findings()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(chosen.title, total=games)

            def heard(sofar: Findings) -> None:
                nonlocal found
                found = sofar
                progress.update(task, completed=sofar.games)

            found = fuzz(chosen, games, seed, out, heard, ledger=rules, seats=seats)
    except KeyboardInterrupt:
        console.print(f"[yellow]Stopped after {found.games} of {games} games.[/]")
    show(found, game)
    if not found.clean:
        raise typer.Exit(1)


def known_rules(game: str) -> frozenset[str] | None:
    """The ids of the game's ledger where there is a checkout with one."""
    try:
        return ledger.rules(ledger.checkout(Path.cwd()), game)
    except ledger.NoLedger:
        return None


def show(found: Findings, game: str) -> None:
    """What was found, and how to see it again; `game` as it was given: an id, or a folder."""
    of = "" if game in ids() else f" --game {shlex.quote(game)}"
    checks = sum(found.checks.values())
    console.print(
        f"{found.games} games, {found.decisions:,} decisions, the longest game {found.longest}; "
        f"{checks:,} looks at {len(found.checks)} laws."
    )
    for find in found.finds:
        console.print(Text(f"FOUND {find}", "red"))
        if find.path is not None:
            kept = shlex.quote(str(find.path))
            for command in (f"fuzz {shlex.quote(game)} --again {kept}", f"watch {kept}{of}"):
                console.print(f"  cinderbox {command}", soft_wrap=True, markup=False, highlight=False)
    if found.clean:
        console.print("[green]No law was broken.[/]")
