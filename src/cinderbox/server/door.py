"""The door that all connections come through: how many are here, in all, from one address, and at one table."""

from collections.abc import Iterator
from contextlib import contextmanager

from cinderbox.server.hosts import Proxies
from cinderbox.server.limits import Crowd, household
from cinderbox.server.settings import Settings
from cinderbox.table.refusal import Refused

ANY = 1_000_000_000  # a limit that is none


class Door:
    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.patience = settings.patience
        self.proxies = Proxies(settings.proxies)
        most, each = (settings.most, settings.most_by_address) if limits else (ANY, ANY)
        self.callers = Crowd(most, each)  # those that ask, by where they come from
        self.people = Crowd(most, each)  # those that stay at tables, by where a proxy says that they come from
        self.tables = Crowd(ANY, settings.most_by_table if limits else ANY)  # the same by table

    @contextmanager
    def place(self, address: str, table: str) -> Iterator[None]:
        """A place at a table, for as long as somebody stays; Refused if there is none."""
        who = household(address)
        if not self.people.enter(who):
            raise Refused("There are too many connections already: close one and come again.")
        try:
            if not self.tables.enter(table):
                raise Refused("This table is too crowded: come again later.")
            try:
                yield
            finally:
                self.tables.leave(table)
        finally:
            self.people.leave(who)
