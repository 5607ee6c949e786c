"""A database that fails: at a commit, before or after it took place, or whatever it is asked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError


class Fault:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.do_commit = engine.dialect.do_commit
        self.commits: list[bool] = []  # how the next ones fail: after they took place, or before
        self.away = False
        self.stays_away = False  # after the next failed commit

    def commit(self, took_place: bool, times: int = 1, stays_away: bool = False) -> None:
        """Let the next commits fail."""
        self.commits = [took_place] * times
        self.stays_away = stays_away

    def on_commit(self, connection: Any) -> None:
        took_place = self.commits.pop(0) if self.commits else None
        if took_place is not False:
            self.do_commit(connection)
        if took_place is not None:
            self.away = self.stays_away
            assert self.engine.dialect.dbapi is not None
            raise self.engine.dialect.dbapi.OperationalError("disk I/O error")

    def on_execute(self, *_: Any) -> None:
        if self.away:
            raise OperationalError("", {}, Exception("no answer"))


@contextmanager
def failing(engine: Engine) -> Iterator[Fault]:
    fault = Fault(engine)
    engine.dialect.do_commit = fault.on_commit  # type: ignore[method-assign, assignment]
    event.listen(engine, "before_cursor_execute", fault.on_execute)
    try:
        yield fault
    finally:
        event.remove(engine, "before_cursor_execute", fault.on_execute)
        engine.dialect.do_commit = fault.do_commit  # type: ignore[method-assign]
