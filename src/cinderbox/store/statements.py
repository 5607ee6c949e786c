"""The statements that every click runs, made once: making one costs SQLAlchemy ten times what running it does."""

from typing import Any

from sqlalchemy import bindparam, select, text, update

from cinderbox.store.schema import entries, tables

NOTIFY = text("SELECT pg_notify(:channel, :message)")
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"))
    .values(status=bindparam("status"), updated=bindparam("updated"), info=bindparam("info"))
)


class Next:
    """Inserts an entry, if its place is free and the one before it is there: no hole can be written."""

    def __init__(self, insert: Any) -> None:
        """`insert` is the one of the database's dialect."""
        self.insert = insert
        self.row = {column.name: bindparam(column.name, type_=column.type) for column in entries.columns}
        id, n = self.row["table_id"], self.row["n"]
        self.first = self.after(select(tables.c.id).where(tables.c.id == id))
        self.later = self.after(select(entries.c.n).where(entries.c.table_id == id, entries.c.n == n - 1))

    def after(self, before: Any) -> Any:
        values = select(*self.row.values()).where(before.exists())
        return self.insert(entries).from_select(list(self.row), values).on_conflict_do_nothing().returning(entries.c.n)

    def of(self, n: int) -> Any:
        """The statement for a table's n-th entry."""
        return self.first if n == 1 else self.later
