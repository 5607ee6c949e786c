"""A real server for tests, in a thread, and clients that do what the page does: follow scenes and changes.

Every message that a client gets is kept as it came and held to the types of the wire.
"""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from cinderbox.server.app import application
from cinderbox.server.messages import ServerMessage
from cinderbox.server.protocol import Protocol
from cinderbox.server.settings import Settings
from cinderbox.table.patch import merge

TYPES = msgspec.json.Decoder(ServerMessage)
DUEL = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


class Served:
    """Where a server is, and how it is set up."""

    def __init__(self, port: int, app: Litestar) -> None:
        self.port = port
        self.app = app
        self.tables: Any = app.state.tables
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)

    def make(self, seats: list[dict[str, Any]] | None = None, **more: Any) -> tuple[str, list[str]]:
        """A new table and the secrets of its seats."""
        answer = self.http.post("/api/tables", json={"game": "radlands", "seats": seats or DUEL, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["id"], [key["secret"] for key in made["keys"]]


@contextlib.contextmanager
def served(settings: Settings) -> Iterator[Served]:
    app = application(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=Protocol,
        log_level="warning",
        ws_max_size=65_536,
        timeout_graceful_shutdown=2,
        proxy_headers=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.05)
    try:
        yield Served(listening.getsockname()[1], app)
    finally:
        server.should_exit = True
        thread.join(120)
        assert not thread.is_alive(), "the server did not stop"


class Client:
    """One browser at one table."""

    def __init__(self, socket: ClientConnection, secrets: list[str], player: str = "") -> None:
        self.socket = socket
        self.secrets = secrets
        self.player = player
        self.raw: list[str] = []
        self.scenes: dict[int | None, dict[str, Any]] = {}
        self.other: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, seen: int = 0) -> None:
        await self.send(type="hello", secrets=self.secrets, player=self.player, seen=seen)
        await self.expect("people")

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(60):  # `wait_for` can swallow a cancel up to Python 3.11
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        TYPES.decode(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "scene":
            old = self.scenes.get(message["seat"], {"events": []})
            self.scenes[message["seat"]] = message
            message["events"] = old["events"][: message["since"]] + message["events"]
        elif message["type"] == "change":
            old = self.scenes[message["seat"]]
            assert message["from"] == old["number"]
            message["view"] = merge(old["view"], message["patch"])
            message["events"] = old["events"][: message["since"]] + message["events"]
            self.scenes[message["seat"]] = {**old, **message}
        else:
            self.other.append(message)
        return message

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types; the others are taken in on the way."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def ended(self) -> dict[str, Any]:
        """How the game came out, once it is over."""
        while not self.scene["over"]:
            await self.next()
        outcome: dict[str, Any] = self.scene["outcome"]
        return outcome

    async def settle(self) -> None:
        """Take in all that the server has sent until now."""
        await self.send(type="ping")
        await self.expect("pong")

    @property
    def scene(self) -> dict[str, Any]:
        (found,) = self.scenes.values()
        return found

    async def act(self, action: str | list[str], seat: int | None = None, number: int | None = None) -> None:
        where = seat if seat is not None else self.scene["seat"]
        told = self.scenes[where]["number"] if number is None else number
        await self.send(type="act", seat=where, number=told, actions=[action] if isinstance(action, str) else action)

    def open(self, seat: int | None = None) -> list[str]:
        found = self.scene if seat is None else self.scenes[seat]
        return [one["action"] for one in found["actions"]]


@contextlib.asynccontextmanager
async def stranger(at: Served, id: str):
    """Somebody who knocks and may not be let in."""
    async with connect(f"ws://127.0.0.1:{at.port}/ws/tables/{id}", open_timeout=60) as socket:
        one = Client(socket, [])
        await one.send(type="hello", secrets=[], seen=0)
        yield one


@contextlib.asynccontextmanager
async def client(at: Served, id: str, *secrets: str, seen: int = 0, port: int | None = None, player: str = ""):
    address = f"ws://127.0.0.1:{port or at.port}/ws/tables/{id}"
    async with connect(address, max_size=None, open_timeout=60) as socket:
        one = Client(socket, list(secrets), player)
        await one.hello(seen)
        yield one


async def settle(*clients: Client) -> None:
    for one in clients:
        await one.settle()
