"""The front door: all commands in one app, and every foreseeable mistake as one line with exit code 2."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import cinderbox
from cinderbox.cli import (
    analyse,
    bench,
    features,
    fuzz,
    house,
    lab,
    learning,
    listing,
    play,
    rules,
    serve,
    sim,
    watch,
)
from cinderbox.cli.arguments import Clustered
from cinderbox.cli.screen import Fault, complain, console
from cinderbox.kernel.errors import CinderboxError
from cinderbox.kernel.memory import look_rarely


class Commands(TyperGroup):
    """The commands; a mistake in how one is called is told like every other mistake."""

    def main(self, *args: Any, **extra: Any) -> Any:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except (Fault, CinderboxError) as error:
            complain(str(error))
            code = 2
        except BrokenPipeError:  # the reader of our output has left, as in `cinderbox games | head -1`
            sys.stderr.close()
            code = 0
        except typer.Abort:
            code = 130
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            complain(error.format_message().rstrip(".") + ". Try --help.")  # click's own kinds of wrong usage
            code = 2
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)
app.command("games")(listing.games_command)
app.command("serve")(serve.serve_command)
app.command("backup")(house.backup_command)
app.command("restore")(house.restore_command)
app.command("move")(house.move_command)
app.command("recount")(house.recount_command)
app.command("play")(play.play_command)
app.command("watch")(watch.watch_command)
app.command("analyse")(analyse.analyse_command)
app.command("bots")(listing.bots_command)
app.command("sim", cls=Clustered)(sim.sim_command)
lab.app.command("train", cls=Clustered)(learning.train_command)
lab.app.command("calibrate", cls=Clustered)(learning.calibrate_command)
app.add_typer(lab.app, name="lab")
app.command("features")(features.features_command)
app.command("fuzz")(fuzz.fuzz_command)
app.command("rules")(rules.rules_command)
app.command("bench")(bench.bench_command)


@app.callback(invoke_without_command=True)
def front(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    """Board games from after the end of the world: play them, watch them, let bots play them."""
    look_rarely()
    if version:
        console.print(f"cinderbox {cinderbox.__version__} ({'compiled' if cinderbox.compiled else 'pure Python'})")
    elif context.invoked_subcommand is None:
        console.print(context.get_help(), markup=False)


def main() -> None:
    app(prog_name="cinderbox")
