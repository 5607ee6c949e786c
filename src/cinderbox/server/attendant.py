"""What is done for seats without their asking: bots move, and windows are declined for whoever does not want them.

Knows when, and for whom; what a bot chooses is thought elsewhere (`thinking.py`), and the room carries it out.
"""

import asyncio
import random
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from cinderbox.kernel.errors import CinderboxError, IllegalAction
from cinderbox.table.entry import Entry
from cinderbox.table.refusal import Refused
from cinderbox.table.table import Table

if TYPE_CHECKING:
    from cinderbox.server.room import Room


class Attendant:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.tables = room.tables
        self.bots: asyncio.Task[Any] | None = None  # moves them one after another
        self.windows: dict[int, int] = {}  # of each seat, the number of the question that is being declined for it

    def wake(self, after: float = 0.0) -> None:
        """Let bots move and windows be declined, now or after a while."""
        table = self.room.table
        if any(table.seats[seat].kind == "bot" for seat in table.to_act) and (self.bots is None or self.bots.done()):
            self.bots = self.room.start(self.move_bots(after))
        for seat in table.to_act:
            number = table.numbers[seat]
            if table.declined(seat) and self.windows.get(seat) != number:
                self.windows[seat] = number
                self.room.start(self.decline(seat, number))

    async def move_bots(self, after: float) -> None:
        await asyncio.sleep(after)
        while seats := [seat for seat in self.room.table.to_act if self.room.table.seats[seat].kind == "bot"]:
            seat, table = seats[0], self.room.table
            number = table.numbers[seat]
            alone = all(chair.kind == "bot" for chair in table.seats)
            due = time.monotonic() + (self.delay() if table.state.in_window and not alone else 0.0)
            action = await self.tables.choose(table, seat, table.seats[seat].bot)
            if alone:  # people follow at a pace of their own
                await asyncio.sleep(self.tables.settings.pace)
            await asyncio.sleep(due - time.monotonic())
            with suppress(Refused, IllegalAction):  # the table may have moved on meanwhile: look again
                if not await self.room.tried(partial(self.played, seat=seat, number=number, action=action)):
                    await self.room.open.wait()

    def played(self, table: Table, seat: int, number: int, action: str) -> list[Entry]:
        """The command that moves a bot; nothing if the seat's person is back."""
        is_bot = table.seats[seat].kind == "bot"
        return table.act(seat, number, [action], self.tables.time.now()) if is_bot else []

    def delay(self) -> float:
        """How long an answer in a window takes: drawn without a look at the hand, and longer than bots think there."""
        return random.uniform(*self.tables.settings.answer_after)

    async def decline(self, seat: int, number: int) -> None:
        """Decline for a seat after a delay that has nothing to do with its hand."""
        await asyncio.sleep(self.delay())
        with suppress(CinderboxError):  # the seat may have answered itself
            while not await self.room.tried(lambda table: self.declining(table, seat, number)):
                await self.room.open.wait()

    def declining(self, table: Table, seat: int, number: int) -> list[Entry]:
        """The command that declines; nothing if the seat has changed its mind."""
        self.windows.pop(seat, None)
        out = table.declined(seat)
        return table.act(seat, number, [out], self.tables.time.now()) if out else []
