"""Starts on a SQLite file, cut short after each statement that writes in turn, and then once more to the end.

Prints one line a crash point: how the start that was cut short ended, and the next one.
Usage: crashing.py FOLDER [MIGRATIONS NEWEST]; with migrations, they are cut short on a database of this version.
"""

import os
import shutil
import sys
import traceback
from pathlib import Path
from typing import Any

from alembic import command  # noqa: F401  each start is a fork of this process: import once
from sqlalchemy import Engine, event

from cinderbox.store import database
from cinderbox.store.store import Store


def start(file: Path, migrations: Path, newest: str, last: int = 0) -> None:
    """Bring the database up to date and use it; end without a word after so many statements."""
    database.MIGRATIONS, database.NEWEST = migrations, newest
    left = last

    def count(connection: Any, cursor: Any = None, statement: str = "COMMIT", *_: Any) -> None:
        nonlocal left
        left -= not statement.lstrip().startswith(("SELECT", "PRAGMA"))
        if left == 0 and last:
            os._exit(9)

    event.listen(Engine, "after_cursor_execute", count)
    event.listen(Engine, "commit", count)
    store = Store(str(file))
    store.keep_pack("radlands", "hash", "text").result()
    assert store.pack("hash") == "text"
    with store.engine.connect() as connection:
        assert database.version(connection) == newest
    store.close()


def ended(work: Any, *given: Any) -> int:
    """The exit code of a child process that does something."""
    child = os.fork()
    if child == 0:
        try:
            work(*given)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    folder, *more = map(Path, sys.argv[1:])
    now = (database.MIGRATIONS, database.NEWEST)
    then = (more[0], str(more[1])) if more else now
    if more:
        assert ended(start, folder / "before.db", *now) == 0
    for last in range(1, 200):
        file = folder / f"{last}.db"
        if more:
            shutil.copy(folder / "before.db", file)
        cut = ended(start, file, *then, last)
        print(last, cut, ended(start, file, *then), flush=True)
        if cut == 0:
            break
