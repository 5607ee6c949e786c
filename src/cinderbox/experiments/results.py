"""Results as tables on disk, CSV, or Parquet where pyarrow is installed: of a tournament one row a game, of a study
also one a seat and card, and one a seat and part of the game."""

import csv
import importlib.util
from collections.abc import Sequence
from pathlib import Path

from cinderbox.experiments.study import PARTS, Watched
from cinderbox.experiments.tournament import Played, Schedule
from cinderbox.kernel.errors import BadOption

Row = dict[str, int | float | str]


def check(path: Path) -> None:
    """Raises an error with one helpful sentence if results could not be written there."""
    if path.suffix not in (".csv", ".parquet"):
        raise BadOption(f"Results are written as .csv or .parquet, not as {path.name!r}.")
    if path.suffix == ".parquet" and importlib.util.find_spec("pyarrow") is None:
        raise BadOption("Parquet needs pyarrow: install cinderbox[parquet], or write to a .csv file.")
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise BadOption(f"{path} cannot be written: there is no folder {path.resolve().parent}.")
    new = not path.exists()
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}.") from None
    if new:
        path.unlink()  # nothing is left behind if no game is finished


def rows(schedule: Schedule, played: Sequence[Played]) -> list[Row]:
    """One row a game, in the order of the schedule."""
    found: list[Row] = []
    for one in sorted(played, key=lambda one: (one.deal, one.rotation)):
        row: Row = {"game": schedule.game, "deal": one.deal, "rotation": one.rotation, "seed": str(one.seed)}
        for seat, bot in enumerate(one.order):
            row[f"bot_{seat + 1}"] = schedule.bots[bot]
            row[f"score_{seat + 1}"] = one.scores[seat]
        row["winners"] = " ".join(str(seat + 1) for seat in one.winners)
        row["decisions"] = one.decisions
        row["reason"] = one.reason
        found.append(row)
    return found


def write(path: Path, schedule: Schedule, played: Sequence[Played]) -> None:
    write_rows(path, rows(schedule, played))


def write_rows(path: Path, table: Sequence[Row]) -> None:
    """A table in the form that the name of the file asks for."""
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(table)), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]) if table else [])
        writer.writeheader()
        writer.writerows(table)


def game_rows(games: Sequence[Watched]) -> list[Row]:
    """One row a game of a study."""
    found: list[Row] = []
    for one in games:
        row: Row = {"deal": one.deal, "rotation": one.rotation, "seed": one.seed}
        for number, seat in enumerate(one.seats, 1):
            row[f"bot_{number}"], row[f"won_{number}"], row[f"score_{number}"] = seat.bot, seat.won, seat.score
        row |= {"decisions": one.decisions, "forced": one.forced, "choices": one.choices, "turns": one.turns}
        row |= {"leads": one.leads, "known": one.known, "forfeit": one.forfeit + 1, "reason": one.reason}
        found.append(row)
    return found


def curve_rows(games: Sequence[Watched]) -> list[Row]:
    """One row a seat and part of a game of a study: its chances, and its points where the game counts some."""
    found: list[Row] = []
    for game in games:
        for number, seat in enumerate(game.seats):
            for point, chance in enumerate(game.curve[number]):
                row: Row = {"deal": game.deal, "rotation": game.rotation, "seat": number + 1, "bot": seat.bot}
                row |= {"won": seat.won, "part": point / PARTS, "chance": chance}
                if game.points:
                    row["points"] = game.points[number][point]
                found.append(row)
    return found


def card_rows(games: Sequence[Watched]) -> list[Row]:
    """One row a seat and card of a study, with a column for each kind of event that speaks of cards."""
    seats = [(game, number, seat) for game in games for number, seat in enumerate(game.seats, 1)]
    kinds = sorted({kind for _, _, seat in seats for uses in seat.uses.values() for kind in uses})
    found: list[Row] = []
    for game, number, seat in seats:
        for card in sorted(seat.uses):
            row: Row = {"deal": game.deal, "rotation": game.rotation, "seat": number, "bot": seat.bot}
            row |= {"won": seat.won, "score": seat.score, "card": card}
            row |= {kind: seat.uses[card].get(kind, 0) for kind in kinds}
            found.append(row)
    return found
