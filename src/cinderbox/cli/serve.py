"""`cinderbox serve`: the table in the browser, for this machine or for a club."""

from pathlib import Path
from typing import Annotated

import typer

from cinderbox.cli.screen import complain
from cinderbox.games import add, faults


def serve_command(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others on the network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port; if it is taken, the next free one.")] = 8077,
    database: Annotated[
        str | None, typer.Option(help="A PostgreSQL URL or an SQLite file; otherwise a file in your data folder.")
    ] = None,
    game: Annotated[
        list[Path] | None, typer.Option(metavar="FOLDER", help="A game in a folder of your own; may be repeated.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT", help="A bot of your own, mybot.py:Name or exec:./mybot, to offer; may be repeated."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; more than one needs PostgreSQL.")] = 1,
    pace: Annotated[
        float, typer.Option(min=0.0, max=10.0, help="Seconds between the actions of bots that play among themselves.")
    ] = 0.5,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A further name that the server answers to, as in table.example.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A page from elsewhere that may use the server: https://club.example.")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy in front, whose word on who asks is believed.")
    ] = None,
    address: Annotated[
        str, typer.Option(help="The address of this house for others, as in https://table.example, for links in mails.")
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            envvar="CINDERBOX_MAIL",
            help="The SMTP server that takes mails: smtp://user:password@mail.example?from=table@club.example.",
        ),
    ] = "",
    hooks_inside: Annotated[
        bool, typer.Option("--hooks-inside", help="Let webhooks of players lead to this machine and its network, too.")
    ] = False,
    metrics_token: Annotated[
        str,
        typer.Option(envvar="CINDERBOX_METRICS_TOKEN", help="Who sends this token is told /metrics; without, nobody."),
    ] = "",
) -> None:
    """Open the table in the browser: play bots, friends on this screen, or friends over the network."""
    from cinderbox.server.offer import invite
    from cinderbox.server.run import serve  # heavy: only this command needs it

    for folder in game or []:
        add(folder)
    for bot in bots or []:
        invite(bot)
    for said in faults():
        complain(said)
    serve(
        host=host,
        port=port,
        database=database,
        browser=browser,
        workers=workers,
        pace=pace,
        hosts=tuple(allow_host or ()),
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        metrics=metrics_token,
        address=address,
        mail=mail,
        inside=hooks_inside,
    )
