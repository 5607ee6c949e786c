"""A connection as it comes in, before anything is asked: how many there may be, and how long they may dawdle."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cinderbox.server.door import Door
from cinderbox.server.limits import household


class Protocol(H11Protocol):
    """HTTP that hangs up on whoever takes too long to say what is wanted."""

    late: asyncio.TimerHandle | None = None
    name = ""  # under which it is counted, "" if it is not

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.door: Door = self.app.state.door
        address = self.client[0] if self.client else ""
        name = "" if self.door.proxies.believes(address) else household(address)
        if name and not self.door.callers.enter(name):
            transport.close()
            return
        self.name = name
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """The clock runs until a request has said all it wants, and for what still comes when it has been answered."""
        unsaid = self.conn.their_state is h11.IDLE or self.conn.our_state is h11.DONE
        if unsaid and self.late is None:
            self.late = self.loop.call_later(self.door.patience, self.transport.close)
        elif not unsaid:
            self.rest()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.leave()  # whoever stays at a table is counted there
        super().handle_websocket_upgrade(event)

    def rest(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.rest()
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        if self.name:
            self.door.callers.leave(self.name)
            self.name = ""
