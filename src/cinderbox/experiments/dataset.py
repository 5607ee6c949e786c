"""A data set for learning: every decision of many games, with what the seat saw, what it did and how the game ended.

The folder holds the schedule, the names of the features and Parquet files, each with a run of whole deals. As with a
study, the same schedule gives the same files, however many processes or machines worked on it and however often it was
stopped; a larger schedule adds files. Everything is as the acting seat saw it, but for `value`.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from cinderbox.experiments import runner, tournament
from cinderbox.experiments.study import Study, credit, keep
from cinderbox.experiments.tournament import Schedule, Watcher
from cinderbox.kernel.errors import BadOption
from cinderbox.kernel.sheet import Sheet
from cinderbox.kernel.state import State

DEALS = 20  # in a file
NAMES = "features.txt"


def check() -> None:
    """Raises an error with one helpful sentence if no data set can be written."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise BadOption("A data set is written as Parquet: install cinderbox[parquet].") from None


class Positions(Watcher):
    """Looks on and writes down every decision."""

    def __init__(self, schedule: Schedule) -> None:
        game = schedule.played()
        self.features = game.numbers(len(schedule.bots))
        self.evaluation = game.evaluation()
        self.sheet = Sheet(1, self.features.size)
        self.seen: list[bytes] = []
        self.rows: list[dict[str, Any]] = []

    def chose(self, s: State, seat: int, action: int) -> None:
        self.features.write(s, seat, self.sheet, 0)
        self.seen.append(bytes(memoryview(self.sheet.data)))  # type: ignore[arg-type]
        value = round(self.evaluation.value(s, seat), 6)
        row = {"decision": len(self.rows), "seat": seat, "open": s.actions(seat), "action": action, "value": value}
        self.rows.append(row)


def positions(schedule: Schedule, deal: int) -> tuple[list[bytes], list[dict[str, Any]]]:
    """Every decision of one deal, played once from every seat: the features, and all else."""
    seen: list[bytes] = []
    rows: list[dict[str, Any]] = []
    for rotation in range(len(schedule.bots)):
        notes = Positions(schedule)
        played = tournament.play(schedule, deal, rotation, notes)
        for row in notes.rows:
            seat = row["seat"]
            bot = schedule.bots[played.order[seat]]
            end = {"won": credit(played, seat), "score": played.scores[seat], "bot": bot}
            rows.append({"deal": deal, "rotation": rotation, **row, **end})
        seen += notes.seen
    return seen, rows


def file_of(work: tuple[Schedule, range]) -> tuple[range, bytes]:
    """A run of deals as a Parquet file."""
    import pyarrow
    import pyarrow.parquet

    schedule, deals = work
    seen: list[bytes] = []
    rows: list[dict[str, Any]] = []
    for deal in deals:
        some, more = positions(schedule, deal)
        seen += some
        rows += more
    size = schedule.played().numbers(len(schedule.bots)).size
    numbers = pyarrow.Array.from_buffers(pyarrow.float32(), size * len(seen), [None, pyarrow.py_buffer(b"".join(seen))])
    kinds = pyarrow.schema(
        [
            *[(name, pyarrow.int32()) for name in ("deal", "rotation", "decision", "seat")],
            ("open", pyarrow.list_(pyarrow.int32())),
            ("action", pyarrow.int32()),
            *[(name, pyarrow.float32()) for name in ("value", "won")],
            ("score", pyarrow.int32()),
            ("bot", pyarrow.string()),
        ]
    )
    table = pyarrow.Table.from_pylist(rows, kinds)
    table = table.append_column("features", pyarrow.FixedSizeListArray.from_arrays(numbers, size))
    file = BytesIO()
    pyarrow.parquet.write_table(table, file, compression="zstd")
    return deals, file.getvalue()


class Dataset(Study):
    """The folder of a data set."""

    def open(self) -> None:
        super().open()
        names = self.schedule.played().features(len(self.schedule.bots))
        keep(self.folder / NAMES, "".join(f"{name}\n" for name in names).encode())

    def runs(self) -> list[range]:
        """The deals of each file."""
        return [range(first, min(first + DEALS, self.schedule.deals)) for first in range(0, self.schedule.deals, DEALS)]

    def part(self, deals: range) -> Path:
        return self.deals / f"{deals[0]:06}-{deals[-1]:06}.parquet"

    def done(self) -> list[int]:
        return [deal for deals in self.runs() if self.part(deals).exists() for deal in deals]

    def run(self, jobs: int = 1, ray: str = "") -> Iterator[int]:
        work = [(self.schedule, deals) for deals in self.runs() if not self.part(deals).exists()]
        for deals, data in runner.run(file_of, work, jobs, ray):
            keep(self.part(deals), data)
            for shorter in self.deals.glob(f"{deals[0]:06}-*.parquet"):  # of a smaller schedule
                if shorter != self.part(deals):
                    shorter.unlink()
            yield from deals
