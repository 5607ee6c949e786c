"""One client at one table: the seats it has proved, what waits to be sent, how much it may ask."""

import asyncio
from typing import Any

from litestar import WebSocket

from cinderbox.server import metrics
from cinderbox.server.limits import Bucket
from cinderbox.server.messages import encode

MOST_WAITING = 500  # messages; a client that reads slower than that is dropped and may come again


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], limits: bool) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.seats: frozenset[int] = frozenset()
        self.name = ""  # of a spectator
        self.greeted = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.requests = Bucket(15, 60) if limits else Bucket(1e9, 1e9)
        self.hints = Bucket(0.5, 3) if limits else Bucket(1e9, 1e9)
        self.chats = Bucket(0.5, 8) if limits else Bucket(1e9, 1e9)
        self.closing = False

    @property
    def eyes(self) -> frozenset[int | None]:
        """Through whose eyes it looks: its seats', or a spectator's."""
        return frozenset(self.seats) if self.seats else frozenset({None})

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.closing:
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """Send nothing more and close."""
        self.closing = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what waits, until stopped; then close: the client comes again by itself."""
        while (data := await self.waiting.get()) is not None:
            await self.socket.send_data(data, mode="text")
            metrics.messages.inc()
        await self.socket.close(1013)
