"""A person at a browser: does what the page does, comes back by itself whenever the connection is cut, and clicks on.

Keeps what was sent, what was acknowledged and everything that was shown, for the audit.
"""

import asyncio
import json
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.eyes import Eyes, Missed

WAITS = (0.5, 1, 2, 4, 8, 15)  # as the page's socket waits after each failure
HURRY = 0.1  # but this much of it: a torture has no time to lose
BEAT = 25.0
PING = '{"type":"ping"}'

Click = tuple[int, int, str]  # seat, number of the question, action


class Person:
    def __init__(self, port: int, table: str, seat: int | None, secret: str, dice: Random, think: float) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self.table, self.seat, self.secret = table, seat, secret
        self.dice = dice
        self.think = think  # seconds before a click, on average
        self.eyes = Eyes(seat)
        self.pending: Click | None = None  # sent and not answered yet
        self.sent: set[Click] = set()
        self.acknowledged: list[Click] = []
        self.shown: list[tuple[int, bytes]] = []
        self.heard: list[str] = []  # every message as it came, until the audit has read it
        self.comebacks = 0
        self.progress = 0  # times that a new question or the end was shown
        self.excuses: list[str] = []  # why the server refused

    async def live(self) -> None:
        """Until the game is over."""
        failures = 0
        while not self.eyes.over:
            try:
                async with connect(
                    self.address, max_size=None, open_timeout=30, close_timeout=1, ping_interval=None, compression=None
                ) as socket:
                    failures = 0
                    await self.sit(socket)
            except (OSError, WebSocketException, TimeoutError):
                self.comebacks += 1
            self.pending = None  # it may be on disk or not: the next scene tells
            await asyncio.sleep(WAITS[min(failures, len(WAITS) - 1)] * HURRY)
            failures += 1

    async def sit(self, socket: ClientConnection) -> None:
        """Watch and click until the connection is cut (an exception) or the game is over."""
        await self.hello(socket)
        while not self.eyes.over:
            wait = self.dice.uniform(0, 2 * self.think) if self.asked else BEAT
            try:
                async with asyncio.timeout(wait):  # `wait_for` can swallow a cancel up to Python 3.11
                    text = await socket.recv()
            except TimeoutError:
                await (self.click(socket) if self.asked else socket.send(PING))
                continue
            assert isinstance(text, str)
            self.heard.append(text)
            await self.hear(socket, json.loads(text))

    @property
    def asked(self) -> bool:
        return self.pending is None and self.seat is not None and bool(self.eyes.actions)

    async def hello(self, socket: ClientConnection) -> None:
        secrets = [self.secret] if self.secret else []
        await socket.send(json.dumps({"type": "hello", "secrets": secrets, "seen": len(self.eyes.chain)}))

    async def hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("scene", "change"):
            before = self.eyes.number
            try:
                self.eyes.take(message)
            except Missed:
                await self.hello(socket)
                return
            if self.pending is not None and self.eyes.number > self.pending[1]:
                self.acknowledged.append(self.pending)
            self.pending = None  # the page lets one click again
            self.shown.append(self.eyes.shown())
            self.progress += (self.eyes.number != before and before >= 0) or self.eyes.over
        elif kind in ("refused", "error"):
            self.pending = None
            self.excuses.append(message["reason"])

    async def click(self, socket: ClientConnection) -> None:
        """One open action, now and then taken back again."""
        assert self.seat is not None
        number = self.eyes.number
        if self.eyes.scene["undo"] and self.dice.random() < 0.1:
            self.pending = (self.seat, number, "undo")
            told: dict[str, Any] = {"type": "undo", "seat": self.seat, "number": number}
        else:
            action = self.dice.choice(self.eyes.actions)
            self.pending = (self.seat, number, action)
            told = {"type": "act", "seat": self.seat, "number": number, "actions": [action]}
        self.sent.add(self.pending)
        await socket.send(json.dumps(told))
