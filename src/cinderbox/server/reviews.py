"""What happened in finished games: found out once it is asked for, one game at a time, and kept with the table.

It is done in a process of its own, so that neither the event loop nor the bots at other tables wait for it. Nothing
is told of a game that is not over.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from cinderbox.experiments.analysis import Analysis
from cinderbox.server.forms import Reviewed
from cinderbox.server.thinker import Review
from cinderbox.server.thinking import COMMAND, Thinker
from cinderbox.store.store import Away
from cinderbox.table import record
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

log = logging.getLogger("cinderbox")
LIMIT = 600.0  # seconds for a game, on a machine that is very busy
WAITING = 30  # games, at most
FAILED = 200  # games that are remembered because nothing could be found out


class Reviews:
    def __init__(self, tables: "Tables", command: tuple[str, ...] = COMMAND) -> None:
        self.tables = tables
        self.thinker = Thinker(command)
        self.one = asyncio.Lock()
        self.going: set[str] = set()
        self.failed: list[str] = []

    async def of(self, table: Table) -> Reviewed:
        """What happened at a table that is over, as far as it is known yet."""
        if not table.over:
            raise Refused("What happened is told once the game is over.")
        if table.header.lesson:
            raise Refused("A lesson is not looked back at.")
        id = table.header.id
        kept = await asyncio.to_thread(self.tables.store.analyses.of, id, record.moves(table))
        if kept:
            return Reviewed(msgspec.json.decode(kept, type=Analysis), False)
        if id not in self.going and id not in self.failed:
            if len(self.going) >= WAITING:
                raise Refused("Many games are being looked back at: try again in a while.")
            self.going.add(id)
            self.tables.start(self.review(table))
        return Reviewed(None, id in self.going)

    async def review(self, table: Table) -> None:
        id = table.header.id
        try:
            _, path = self.tables.game(table.header.game, table.header.content)
            async with self.one:
                answer = await self.thinker.ask(Review(path, record.export(table), LIMIT))
                if len(self.going) == 1:  # a process that nobody needs soon
                    await self.thinker.end()
            if answer.analysis is None:
                log.warning("the game of table %s could not be looked back at: %s", id, answer.wrong)
                self.failed = [*self.failed[-FAILED:], id]
                return
            data = msgspec.json.encode(answer.analysis).decode()
            await asyncio.wrap_future(self.tables.store.analyses.keep(id, record.moves(table), data))
        except Away:
            log.warning("what happened at table %s could not be kept", id)
        finally:
            self.going.discard(id)

    async def close(self) -> None:
        await self.thinker.end()
