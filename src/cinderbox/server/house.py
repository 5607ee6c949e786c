"""The house as a worker knows it: what its owner has set, looked up anew every few seconds."""

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request
from litestar.exceptions import NotAuthorizedException

from cinderbox.kernel.errors import CinderboxError
from cinderbox.server.rules import NAME, Rules
from cinderbox.store.house import GENERATION
from cinderbox.store.store import Away
from cinderbox.table.refusal import Refused

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

LOOK = 2.0  # seconds
SWEEP = 600.0  # seconds between looks for old tables
DAY = 86_400.0
COOKIE = "cinderbox-house"
LONG = 365 * 86_400  # seconds that a browser keeps that its person knew the password
FREE = ("/api/house", "/api/owner")  # for whoever is not let in yet


class House:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.rules = Rules()
        self.generation: str | None = None  # None: not looked up yet
        self.swept = time.monotonic()

    # -- what holds -----------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            with suppress(Away):
                await self.look()
            if time.monotonic() - self.swept > SWEEP:
                self.swept = time.monotonic()
                await self.sweep()

    async def look(self) -> None:
        """Take in what was set; where a backup was restored meanwhile, let go of all that is in memory."""
        kept = await asyncio.to_thread(self.tables.store.house.all)
        with suppress(msgspec.MsgspecError):
            self.rules = msgspec.json.decode(kept.get(NAME, "{}"), type=Rules)
        generation = kept.get(GENERATION, "")
        if generation != self.generation and self.generation is not None:
            for id in {*self.tables.rooms, *self.tables.archive.finished}:
                await self.tables.forget(id)
        self.generation = generation

    async def set(self, rules: Rules) -> None:
        await asyncio.wrap_future(self.tables.store.house.keep(NAME, msgspec.json.encode(rules).decode()))
        self.rules = rules

    # -- who may --------------------------------------------------------------------------------------------------

    def admits(self, cookies: Mapping[str, str]) -> bool:
        """Whether a browser has said the password, if there is one."""
        given = cookies.get(COOKIE, "")
        return not self.rules.password or compare_digest(given.encode(), self.rules.token.encode())

    def check(self, request: Request[Any, Any, Any]) -> None:
        path = request.scope["path"]
        if path.startswith("/api/") and not path.startswith(FREE) and not self.admits(request.cookies):
            raise NotAuthorizedException("This house has a password.")

    async def may_open(self, request: Request[Any, Any, Any]) -> str:
        """The player who wants to open a table, "" if nobody known; Refused if they may not."""
        if self.rules.openers == "owner" and not self.tables.owned_by(request.headers.get("cinderbox-owner", "")):
            raise Refused("Only the owner of this house opens tables.")
        player = await self.tables.players.of(self.tables.players.key(request))
        if self.rules.openers == "players" and not player:
            raise Refused("Only who has played here before opens tables: sit down at one first.")
        if self.rules.most and player:
            held = await asyncio.to_thread(self.tables.store.shelf.unfinished, player)
            if held >= self.rules.most:
                raise Refused(f"You have {held} unfinished tables, and nobody has more here: finish one first.")
        return player

    # -- old tables -----------------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Close tables that nobody has touched for long, with a note, and take finished ones out of the lists."""
        now, shelf = self.tables.time.now(), self.tables.store.shelf
        with suppress(Away):
            if self.rules.archive:
                await asyncio.wrap_future(shelf.archive(now - self.rules.archive * DAY))
            if not self.rules.shelve:
                return
            note = f"Nobody has touched this table for {self.rules.shelve} days, so it is closed. Nothing is lost."
            for id in await asyncio.to_thread(shelf.stale, now - self.rules.shelve * DAY):
                with suppress(CinderboxError):  # somebody has just come back, or it cannot be read
                    room = await self.tables.room(id)
                    await room.do(lambda table: table.shelve(note, self.tables.time.now()))
