"""`cinderbox serve`: the table in the browser."""

from typing import Annotated

import typer


def serve_command(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; the next free one if it is taken.")] = 8077,
    database: Annotated[
        str, typer.Option(help="A SQLite file or a postgresql:// URL; without it, a file in your data folder.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    """Play in the browser, against bots or friends."""
    from cinderbox.server.run import serve  # slow to import, and no other command needs it

    serve(host=host, port=port, database=database or None, browser=browser, workers=workers)
