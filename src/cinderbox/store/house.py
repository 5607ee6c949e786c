"""What holds for the whole house: a few texts by name, for all workers. Knows nothing of what they mean."""

from concurrent.futures import Future
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from cinderbox.store.schema import house

if TYPE_CHECKING:
    from cinderbox.store.store import Store

GENERATION = "generation"  # changes when a backup was put in the place of everything


class House:
    def __init__(self, store: "Store") -> None:
        self.store = store

    def all(self) -> dict[str, str]:
        with self.store.reading() as connection:
            return {row.name: row.value for row in connection.execute(select(house))}

    def keep(self, name: str, value: str) -> "Future[None]":
        def job(connection: Connection) -> None:
            new = self.store.insert(house).values(name=name, value=value)
            connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

        return self.store.writer.submit("", job)
