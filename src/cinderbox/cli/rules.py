"""`cinderbox rules`: which rules of a game's ledger have a test."""

from pathlib import Path

from rich.table import Table as Grid

import cinderbox
from cinderbox.cli.arguments import GameId
from cinderbox.cli.screen import console
from cinderbox.proof import ledger


def rules_command(game: GameId) -> None:
    """Show how the tests cover the rule ledger of a game (in a source checkout)."""
    id = cinderbox.game(game).id
    found = ledger.coverage(ledger.checkout(Path.cwd()), id)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("section")
    grid.add_column("rules", justify="right")
    grid.add_column("covered", justify="right")
    grid.add_column("not covered", overflow="fold")
    for section in found.sections:
        missing = section.uncovered
        style = "green" if not missing else "yellow" if section.covered else "red"
        count = f"[{style}]{section.covered}[/]"
        grid.add_row(section.title, str(len(section.rules)), count, str(len(missing)) if missing else "")
    console.print(grid)
    uncovered = [rule for section in found.sections for rule in section.uncovered]
    share = found.covered / found.total
    console.print(f"\n[bold]{found.covered} of {found.total} rules have a test ({share:.1%}).[/]")
    if uncovered:
        console.print("Without one: " + " ".join(ledger.spans(uncovered)))
    if found.strangers:
        console.print("[yellow]Cited by tests, but not in the ledger:[/] " + " ".join(ledger.spans(found.strangers)))
