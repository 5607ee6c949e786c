"""`cinderbox play`: sets up a game at the terminal, new or resumed, and keeps it safe whatever ends it."""

import secrets
import shlex
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import cinderbox
from cinderbox import bots
from cinderbox.bots import Bot, BotFault
from cinderbox.cli.arguments import Options, bot_specs, game_options, nearest
from cinderbox.cli.match import Leave, Match
from cinderbox.cli.screen import Fault, console
from cinderbox.experiments.tournament import seed_of
from cinderbox.games import by_id
from cinderbox.kernel.game import Game
from cinderbox.proof.files import load_record
from cinderbox.table.sitting import Sitting

FOLDER = Path(".cinderbox")
HUMAN = "human"


def play_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game, or its folder; not needed with --resume.")
    ] = None,
    folder: Annotated[
        str | None, typer.Option("--game", metavar="FOLDER", help="A game in a folder of your own.")
    ] = None,
    you: Annotated[int, typer.Option(help="Your seat, counted from 1.")] = 1,
    against: Annotated[
        str,
        typer.Option(
            help="A bot (also mybot.py:Name, exec:./mybot), or human to share the screen; or one for each other seat."
        ),
    ] = "greedy",
    seats: Annotated[int | None, typer.Option(help="How many play, where the game leaves a choice.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same cards.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game; otherwise in .cinderbox.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same screen."""
    if folder is not None:
        game = given(game, folder)
    if resume is not None:
        if (game is not None and folder is None) or seed is not None or option or seats is not None:
            raise Fault("--resume takes game, seats, seed and options from the saved game: leave them out.")
        record = load_record(resume)
        played = by_id(record.game)
        table = Sitting(played, record)
        if table.state.over:
            raise Fault(f"The game in {resume} is over: look at it with `cinderbox watch {resume}`.")
    elif game is None:
        raise Fault(f"Which game? There are: {', '.join(one.id for one in cinderbox.games())}.")
    else:
        played = cinderbox.game(game)
        count = seat_count(played, seats, against)
        number = secrets.randbits(63) if seed is None else seed
        table = Sitting.start(played, count, number, game_options(played, option))
    specs = players(table.state.seats, you, against)
    sitting = [
        None if spec == HUMAN else bots.parse(spec, played.id, seed_of(int(table.record.seed), seat))
        for seat, spec in enumerate(specs)
    ]
    if save is not None and (save.is_dir() or not save.resolve().parent.is_dir()):
        raise Fault(f"{save} cannot be written: there is no folder {save.resolve().parent}, or it is a folder itself.")
    kept = save or resume or own_file(played.id)
    if game not in (None, played.id):
        folder = game
    command = "cinderbox play" if folder is None else f"cinderbox play --game {shlex.quote(folder)}"
    sit_down(Match(table, sitting, names(specs), kept, command))


def given(game: str | None, folder: str) -> str:
    """The id of the game in a folder, which may be named as well."""
    found = cinderbox.game(Path(folder)).id
    if game not in (None, found):
        raise Fault(f"The game in {folder} is {found}, not {game}.")
    return found


def own_file(game: str) -> Path:
    """Where a game is kept of which nobody said where."""
    try:
        FOLDER.mkdir(exist_ok=True)
    except OSError as error:
        raise Fault(f"The folder {FOLDER} cannot be made: {error.strerror}; --save says where else.") from None
    return FOLDER / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.json"


def seat_count(game: Game, seats: int | None, against: str) -> int:
    """As many as asked for, or as bots were named for, or as near to two as the game allows."""
    others = len(bot_specs(against))
    wanted = seats if seats is not None else others + 1 if others > 1 else nearest(game)
    if wanted not in game.seats:
        raise Fault(f"{game.title} is for {game.seat_range()}, not {wanted}.")
    return wanted


def players(seats: int, you: int, against: str) -> list[str]:
    """Who sits where: `human` or a bot's spec."""
    if not 1 <= you <= seats:
        raise Fault(f"--you is a seat from 1 to {seats}, not {you}.")
    others = list(bot_specs(against))
    if len(others) == 1:
        others *= seats - 1
    if len(others) != seats - 1:
        raise Fault(f"--against names {len(others)} players for {seats - 1} other seats.")
    others.insert(you - 1, HUMAN)
    return others


def names(specs: Sequence[str]) -> list[str]:
    """What each seat is called; equal names are numbered by seat."""
    return [
        f"Player {seat + 1}" if spec == HUMAN else spec if specs.count(spec) == 1 else f"{spec} ({seat + 1})"
        for seat, spec in enumerate(specs)
    ]


def sit_down(match: Match) -> None:
    """Play; whatever ends the game before its time, it is saved first."""
    previous = signal.signal(signal.SIGTERM, interrupted)
    try:
        match.run()
    except (Leave, KeyboardInterrupt):
        match.save(match.file)
        console.print(f"\nThe game is saved in {match.file}. Go on with:", soft_wrap=True)
        console.print(f"  {match.command} --resume {match.file}{as_before(match.players, match.names)}", soft_wrap=True)
    except BotFault as fault:
        match.save(match.file)
        raise Fault(f"{fault}. The game is saved in {match.file}.") from None
    except Exception:
        match.save(match.file)
        raise
    else:
        match.save(match.file)
        console.print(f"The game is kept in {match.file}: cinderbox watch {match.file}", soft_wrap=True)
    finally:
        signal.signal(signal.SIGTERM, previous)


def interrupted(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def as_before(sitting: Sequence[Bot | None], called: Sequence[str]) -> str:
    """The flags that seat everybody as they were, where they differ from the usual."""
    people = [seat for seat, bot in enumerate(sitting) if bot is None]
    others = [HUMAN if sitting[seat] is None else called[seat].split(" (")[0] for seat in range(len(sitting))]
    del others[people[0]]
    you = f" --you {people[0] + 1}" if people[0] else ""
    return you + ("" if set(others) == {"greedy"} else f" --against {','.join(others)}")
