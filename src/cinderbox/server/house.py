"""The house as a worker knows it: what its owner has set, looked up anew every few seconds."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from cinderbox.store.house import GENERATION
from cinderbox.store.store import Away

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

LOOK = 2.0  # seconds


class House:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.generation: str | None = None  # None: not looked up yet

    async def follow(self) -> None:
        while True:
            with suppress(Away):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Take in what was set; where a backup was restored meanwhile, let go of all that is in memory."""
        kept = await asyncio.to_thread(self.tables.store.house.all)
        generation = kept.get(GENERATION, "")
        if generation != self.generation and self.generation is not None:
            for id in {*self.tables.rooms, *self.tables.archive.finished}:
                await self.tables.forget(id)
        self.generation = generation
