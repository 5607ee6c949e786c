"""`cinderbox features`: what the numbers for learning are called, and what each says."""

import json
from typing import Annotated

import typer

import cinderbox
from cinderbox.cli.arguments import GameId, nearest
from cinderbox.cli.screen import console
from cinderbox.kernel.features import Features

HEAD = (
    "[0] is the seat that looks, [1] the next one round the table. Cards are counted by zone and name, as far as the "
    "seat knows them; .count is how many lie there, known or not. What is one of several things is 1 in its own column."
)


def features_command(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="How many play, where the game leaves a choice.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Only the names, as a JSON list.")] = False,
) -> None:
    """List the numbers that a game gives to learn from, one a line: number, name, and what it is about."""
    chosen = cinderbox.game(game)
    made = chosen.numbers(chosen.seat_count(nearest(chosen) if seats is None else seats))
    if as_json:
        typer.echo(json.dumps(made.names))
        return
    console.print(f"{chosen.title}, {made.seats} seats: {made.size} numbers.\n{HEAD}\n", highlight=False, markup=False)
    wide = max(len(name) for name in made.names)
    for number, (name, about) in enumerate(zip(made.names, meanings(made), strict=True)):
        typer.echo(f"{number:5}  {name:{wide}}  {about}".rstrip())


def meanings(made: Features) -> list[str]:
    """What each number is about."""
    found: list[str] = []
    for field, end in zip(made.fields, [*made.starts[1:], made.asked], strict=True):
        found += [field.title or field.name.replace("_", " ")] * (end - len(found))
    found += ["who is asked"] * made.seats + ["answers given, while all are asked at once"]
    found += ["what this seat is asked"] * (made.unseen - len(found))
    return found + ["cards that this seat has not seen"] * (made.size - len(found))
