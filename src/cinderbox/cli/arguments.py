"""What several commands are told in the same words: options of a game, lists of bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from cinderbox.cli.screen import Fault
from cinderbox.experiments.runner import LOCAL
from cinderbox.kernel.game import Game

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game: see `cinderbox games`; or its folder.")]
GameFolder = Annotated[
    Path | None, typer.Option("--game", metavar="FOLDER", help="The folder of its game, if that is one of your own.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A variant of the game; may be repeated."),
]
RayAddress = Annotated[
    str, typer.Option("--ray", metavar="[ADDRESS]", help="Work on this Ray cluster; alone: on one of this machine.")
]
Seed = Annotated[int, typer.Option("--seed", help="Everything follows from this number.")]


class Clustered(TyperCommand):
    """A command with `--ray [ADDRESS]`: typer knows no values that may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        given: list[str] = []
        for word, after in zip(args, [*args[1:], ""], strict=True):
            given.append(word)
            if word == "--ray" and after not in (LOCAL, "auto") and ":" not in after:  # every other address has a port
                given.append(LOCAL)
        return super().parse_args(ctx, given)


def game_options(game: Game, given: Sequence[str] | None) -> dict[str, object]:
    """`faces=revised` and the like, each value as the type that the game's option has."""
    found: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault(f"An option is written NAME=VALUE, as in faces=revised, not {text!r}.")
        found[name] = value
        for choice in game.options[name].choices if name in game.options else ():
            if str(choice).lower() == value.lower():
                found[name] = choice
    game.complete(found)
    return found


def bot_specs(text: str) -> tuple[str, ...]:
    """`greedy,search:seconds=1,width=3` as two specs: a part with = and no name belongs to the bot before it."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += "," + part
        else:
            specs.append(part.strip())
    return tuple(specs)


def nearest(game: Game) -> int:
    """How many play if nobody says: two, or as near to two as the game allows."""
    return min(game.seats, key=lambda seats: abs(seats - 2))
