"""`cinderbox backup`, `restore`, `move` and `recount`: a whole house into a file, back, elsewhere, and counted anew."""

from pathlib import Path
from typing import Annotated

import typer

from cinderbox.cli.screen import Fault, console

Database = Annotated[
    str | None, typer.Option(help="A PostgreSQL URL or an SQLite file; otherwise the file in your data folder.")
]
Replace = Annotated[bool, typer.Option("--replace", help="Replace all that is in the database.")]


def backup_command(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Write everything that a house keeps into one file, while its server runs."""
    from cinderbox.store.copying import backup  # heavy: only these commands need it

    console.print(f"{backup(database, file).said()} are in {file}.", markup=False)


def restore_command(
    file: Annotated[Path, typer.Argument(help="A file that `cinderbox backup` has written.")],
    database: Database = None,
    replace: Replace = False,
) -> None:
    """Fill a database from a backup; a server that runs on it goes on with what is restored."""
    from cinderbox.store.copying import restore

    console.print(f"{restore(file, database, replace).said()} are restored.", markup=False)


def move_command(
    source: Annotated[str, typer.Argument(help="The database to copy from: an SQLite file or a PostgreSQL URL.")],
    target: Annotated[str, typer.Argument(help="The database to copy into.")],
    replace: Replace = False,
) -> None:
    """Copy a house into another database, as from SQLite to PostgreSQL; stop its server first."""
    from cinderbox.store.copying import move

    console.print(f"{move(source, target, replace).said()} are copied.", markup=False)


def recount_command(
    database: Database = None,
    write: Annotated[bool, typer.Option("--write", help="Keep what was counted, where it differs.")] = False,
) -> None:
    """Count all results and ratings of a house anew from the records of its tables, and say what differs."""
    from cinderbox.server.recount import recount

    found = recount(database, write)
    console.print(
        f"{found.tables:,} tables, {found.results:,} results and {found.ratings:,} ratings were counted anew; "
        f"{found.gone:,} rated tables are deleted, and only their results are left.",
        markup=False,
    )
    for one in found.wrong:
        console.print(f"Other than kept: {one}", markup=False)
    if found.wrong and not write:
        raise Fault(f"{len(found.wrong):,} figures are not as the records say; --write keeps what was counted.")
