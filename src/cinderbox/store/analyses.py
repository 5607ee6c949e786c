"""What happened at finished tables, as it was found out; one text a table. Knows nothing of what is in it."""

from concurrent.futures import Future
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select

from cinderbox.store.schema import analyses

if TYPE_CHECKING:
    from cinderbox.store.store import Store


class Analyses:
    def __init__(self, store: "Store") -> None:
        self.store = store

    def of(self, id: str, actions: int) -> str:
        """What is kept of a table after so many actions; "": nothing."""
        query = select(analyses.c.data).where(analyses.c.table_id == id, analyses.c.actions == actions)
        with self.store.reading() as connection:
            return str(connection.execute(query).scalar() or "")

    def keep(self, id: str, actions: int, data: str) -> "Future[None]":
        def job(connection: Connection) -> None:
            connection.execute(delete(analyses).where(analyses.c.table_id == id))
            new = self.store.insert(analyses).values(table_id=id, actions=actions, data=data)
            connection.execute(new.on_conflict_do_nothing())  # another worker has found the same

        return self.store.writer.submit(id, job)
