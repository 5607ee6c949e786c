"""Records on disk: one JSON file a game, written whole or not at all.

Knows paths and the layout of the file. What a record is and whether it replays is the kernel's business.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from cinderbox.games import by_id
from cinderbox.kernel.errors import BadRecord, UnknownGame
from cinderbox.kernel.record import Record

LARGEST = 32_000_000  # bytes: as many entries as a record can have


def record_text(record: Record) -> str:
    """A record as JSON, a line for each field and each entry, so that two can be compared by eye."""
    data = record.to_dict()
    lines = []
    for field, value in data.items():
        if field == "entries" and record.entries:
            rows = ",\n".join("    " + json.dumps(entry.dump()) for entry in record.entries)
            lines.append(f'  "entries": [\n{rows}\n  ]')
        else:
            lines.append(f"  {json.dumps(field)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def save_record(path: str | Path, record: Record) -> None:
    """Write a record; a crash on the way leaves the old file or the new one, never half of it."""
    target = Path(path)
    handle, name = tempfile.mkstemp(prefix=target.name, suffix=".part", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(record_text(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load_record(path: str | Path, content: str | Path | None = None) -> Record:
    """The record in a file, known to be of a game that is here; `content` is the pack of cards it was played with."""
    data = read(path)
    try:
        record = Record.from_dict(data)
        record.begin(by_id(record.game, content))
    except UnknownGame as error:
        raise BadRecord(f"{path}: game: {error}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    return record


def read(path: str | Path) -> object:
    """The JSON in a file, whatever is in it; BadRecord if there is none."""
    try:
        with Path(path).open("rb") as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise BadRecord(f"{path} is too large to be a record.")
        return json.loads(found.decode("utf-8"), parse_constant=no_number)
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path} is damaged: byte {error.start} is no text.") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"{path} is damaged: line {error.lineno}, column {error.colno}: {error.msg}.") from None
    except RecursionError:
        raise BadRecord(f"{path} is damaged: it is nested too deeply to be a record.") from None
    except ValueError as error:  # a number of thousands of digits, NaN, a path with a NUL in it
        raise BadRecord(f"{str(path)!r} cannot be read: {str(error).partition(';')[0]}.") from None


def no_number(name: str) -> object:
    raise ValueError(f"{name} is no number")
