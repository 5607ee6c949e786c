"""The results of a tournament as a table on disk, one row a game: CSV, or Parquet where pyarrow is installed."""

import csv
import importlib.util
from collections.abc import Sequence
from pathlib import Path

from cinderbox.experiments.tournament import Plan, Played
from cinderbox.kernel.errors import BadOption

Row = dict[str, int | str]


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


def rows(plan: Plan, played: Sequence[Played]) -> list[Row]:
    """One row a game, in the order of the plan."""
    found: list[Row] = []
    for one in sorted(played, key=lambda one: (one.deal, one.rotation)):
        row: Row = {"game": plan.game, "deal": one.deal, "rotation": one.rotation, "seed": str(one.seed)}
        for seat, bot in enumerate(one.order):
            row[f"bot_{seat + 1}"] = plan.bots[bot]
            row[f"score_{seat + 1}"] = one.scores[seat]
        row["winners"] = " ".join(str(seat + 1) for seat in one.winners)
        row["decisions"] = one.decisions
        row["reason"] = one.reason
        found.append(row)
    return found


def write(path: Path, plan: Plan, played: Sequence[Played]) -> None:
    table = rows(plan, played)
    if path.suffix == ".parquet":
        import pyarrow
        import pyarrow.parquet

        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(table), path)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]))
        writer.writeheader()
        writer.writerows(table)
