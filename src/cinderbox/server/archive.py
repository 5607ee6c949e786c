"""Whole games to read, for records, replays and forks: the finished ones that were asked for last are kept at hand."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from cinderbox.table.table import Table, hashed

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

KEPT = 20
T = TypeVar("T")


class Archive:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.finished: OrderedDict[str, Table] = OrderedDict()
        self.few = asyncio.Semaphore(2)  # whole games are replayed at once

    async def whole(self, id: str) -> Table:
        """A table with all its entries. A replay asks for the same one again and again."""
        if id not in self.finished:
            header = await asyncio.to_thread(self.tables.store.header, id)
            table = await self.replayed(lambda: self.tables.load_now(header, True))
            if not table.over:
                return table
            self.finished[id] = table
            if len(self.finished) > KEPT:
                self.finished.popitem(last=False)
        return self.finished[id]

    async def replayed(self, replay: Callable[[], T]) -> T:
        """Do what takes its time off the event loop, once others have done theirs."""
        async with self.few:
            return await asyncio.to_thread(replay)

    async def agreed(self, id: str, secret: str) -> bool:
        """Whether all people of a stopped table have asked for its record, here or at another worker."""
        room = await self.tables.room(id)
        seat = room.table.seat_of(hashed(secret))
        if seat >= 0 and room.table.stopped:
            room.agreed.add(seat)
            self.tables.store.tell(id, self.tables.word("agreed", id, seat=seat))
        people = {each for each, chair in enumerate(room.table.seats) if chair.key}
        return room.agreed >= people - room.table.resigned
