"""Power cuts: the server is killed at random moments under load, again and again, and nothing acknowledged is lost."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import cinderbox
from cinderbox.store.store import Store
from cinderbox.table.entry import Act
from tests.ports import free_port

KILLS = 20
PLAYERS = 6
PING = '{"type":"ping"}'
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


class Torture:
    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.database = database
        self.acknowledged: dict[str, list[tuple[int, str]]] = defaultdict(list)  # table -> (seat, action)
        self.comebacks = 0
        self.stopping = False
        forker = Path(__file__).parent / "forked.py"
        self.forker = subprocess.Popen(
            [sys.executable, str(forker), str(self.port), database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> int:
        assert self.forker.stdin is not None and self.forker.stdout is not None
        self.forker.stdin.write("start\n")
        self.forker.stdin.flush()
        return int(self.forker.stdout.readline())

    async def answers(self) -> None:
        patience = time.monotonic() + 300  # a busy machine may take its time
        async with httpx.AsyncClient() as http:
            while time.monotonic() < patience:
                try:
                    if (await http.get(f"http://127.0.0.1:{self.port}/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.02)
        raise AssertionError("the server does not come back")

    async def load(self, more: int) -> None:
        """Until so many more actions are acknowledged, however fast the machine is."""
        wanted, patience = self.count() + more, time.monotonic() + 300
        while self.count() < wanted:
            assert time.monotonic() < patience, "nobody plays on"
            await asyncio.sleep(0.005)

    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def player(self, dice: Random) -> None:
        """Makes tables and plays both seats of each, coming back by itself whenever the line is cut."""
        made = None
        while not self.stopping:
            try:
                if made is None:
                    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
                        made = (await http.post("/api/tables", json={"game": "radlands", "seats": SEATS})).json()
                if await self.sit(made, dice):
                    made = None
            except (OSError, WebSocketException, httpx.HTTPError):
                self.comebacks += 1
                await asyncio.sleep(0.05)

    async def sit(self, made, dice: Random) -> bool:
        """Play until the connection is cut (an exception) or the game is over (True)."""
        id, secrets = made["id"], [key["secret"] for key in made["keys"]]
        scenes: dict[int, dict[str, Any]] = {}
        async with connect(f"ws://127.0.0.1:{self.port}/ws/tables/{id}") as connection:
            await connection.send(json.dumps({"type": "hello", "secrets": secrets}))
            await connection.send(PING)
            pending: tuple[int, str, int] | None = None
            while not self.stopping:
                message = json.loads(await connection.recv())
                assert message["type"] not in ("refused", "error"), message
                if message["type"] in ("scene", "change"):
                    scenes[message["seat"]] = {**scenes.get(message["seat"], {}), **message}
                    if pending is not None and message["seat"] == pending[0] and message["number"] > pending[2]:
                        self.acknowledged[id].append(pending[:2])
                        pending = None
                        await connection.send(PING)
                elif message["type"] == "pong":  # all that was sent before has arrived
                    if scenes[0]["over"]:
                        return True
                    seat = dice.choice(scenes[0]["to_act"])
                    pending = (seat, dice.choice(scenes[seat]["actions"])["action"], scenes[seat]["number"])
                    told = {"type": "act", "seat": seat, "number": pending[2], "actions": [pending[1]]}
                    await connection.send(json.dumps(told))
        return False

    async def run(self, dice: Random) -> int:
        pid = self.start()
        await self.answers()
        players = [asyncio.create_task(self.player(Random(number))) for number in range(PLAYERS)]
        for _ in range(KILLS):
            await self.load(dice.randrange(5, 25))
            await asyncio.sleep(dice.uniform(0, 0.05))
            os.kill(pid, signal.SIGKILL)
            pid = self.start()
            await self.answers()
        await self.load(10)
        self.stopping = True
        os.kill(pid, signal.SIGKILL)
        for task in players:
            task.cancel()
        results = await asyncio.gather(*players, return_exceptions=True)
        for result in results:
            if isinstance(result, AssertionError):
                raise result
        return pid


def subsequence(wanted: list[tuple[int, str]], there: list[tuple[int, str]]) -> bool:
    rest = iter(there)
    return all(one in rest for one in wanted)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork: the server cannot be restarted at once")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    torture = Torture(str(tmp_path / "tables.db"))
    started = time.monotonic()
    try:
        asyncio.run(torture.run(Random(20)))
    finally:
        torture.forker.kill()
    store = Store(torture.database)
    game = cinderbox.game("radlands")
    count = 0
    for id, acknowledged in torture.acknowledged.items():
        table = store.load(store.header(id), game, whole=True)
        assert not table.stopped, table.stopped
        there = [(entry.seat, entry.action) for entry in table.entries if isinstance(entry, Act)]
        assert subsequence(acknowledged, there), f"table {id} has lost an acknowledged action"
        assert len(there) <= len(acknowledged) + KILLS + 1, "and nothing was made up"
        assert store.load(store.header(id), game).state.digest() == table.state.digest()
        count += len(acknowledged)
    store.close()
    assert torture.comebacks >= KILLS, "every player was thrown out again and again"
    assert count > 100, "there was load"
    print(f"{KILLS} kills, {count} acknowledged actions, {time.monotonic() - started:.0f} s")
