"""How many live tables one worker carries, and what the page weighs. Run: python benchmarks/server.py

Starts a real server on SQLite (synchronous FULL) in a process of its own and, from this one, two clients a table, each
on a WebSocket of its own. Every table has an action every five seconds, spread evenly. Measured is the time from
sending an action until *all* clients of the table have its change; printed are the median and the 99th percentile for
each number of tables, and the largest number whose 99th percentile stays below 100 ms. The last column says how late
this process itself wakes from a sleep (99th percentile): what a busy machine adds to every figure.
"""

import argparse
import asyncio
import gc
import gzip
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import cinderbox
from cinderbox.server.page import FOLDER
from cinderbox.server.run import serve

EVERY = 5.0  # seconds between two actions at a table
LIMIT = 100.0  # milliseconds
HOPELESS = 1000.0
SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]


def run_server(port: int, database: str) -> None:
    serve(port=port, database=database, browser=False, limits=False)


class LiveTable:
    """A table with both its people, who act at random."""

    def __init__(self, port: int, made: dict[str, Any]) -> None:
        self.port = port
        self.id = made["id"]
        self.secrets = [key["secret"] for key in made["keys"]]
        self.lines: list[ClientConnection] = []
        self.scenes: list[dict[str, Any]] = [{}, {}]
        self.arrived = asyncio.Event()
        self.waiting: set[int] = set()
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat, secret in enumerate(self.secrets):
            line = await connect(
                f"ws://127.0.0.1:{self.port}/ws/tables/{self.id}", compression=None, open_timeout=60, ping_interval=None
            )
            await line.send(json.dumps({"type": "hello", "secrets": [secret]}))
            self.lines.append(line)
            self.readers.append(asyncio.create_task(self.read(seat, line)))
        while not all(self.scenes):
            await asyncio.sleep(0.01)

    async def read(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            message = json.loads(text)
            if message["type"] in ("scene", "change"):
                self.scenes[seat] = message
                self.waiting.discard(seat)
                if not self.waiting:
                    self.arrived.set()

    async def act(self) -> float:
        """One action; returns the seconds until everybody concerned has seen it."""
        scene = self.scenes[0]
        if scene["over"]:
            return -1.0
        seat = random.choice(scene["to_act"])
        mine = self.scenes[seat]
        if not mine["actions"]:
            return -1.0
        self.waiting = {0, 1}
        self.arrived.clear()
        action = random.choice(mine["actions"])["action"]
        told = {"type": "act", "seat": seat, "number": mine["number"], "actions": [action]}
        started = time.perf_counter()
        await self.lines[seat].send(json.dumps(told))
        await asyncio.wait_for(self.arrived.wait(), 30)
        return time.perf_counter() - started

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for line in self.lines:
            await line.close()


async def measure(port: int, count: int, seconds: float) -> tuple[list[float], list[float]]:
    """So many live tables for so long; all times, and how late we ourselves were, sorted."""
    tables: list[LiveTable] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for _ in range(count):
            body = {"game": "radlands", "options": {"setup": "first-game"}, "seats": SEATS, "listed": False}
            tables.append(LiveTable(port, (await http.post("/api/tables", json=body)).json()))
    for start in range(0, count, 20):
        await asyncio.gather(*[table.open() for table in tables[start : start + 20]])
    times: list[float] = []
    deadline = time.perf_counter() + seconds + EVERY

    async def live(table: LiveTable, first: float) -> None:
        await asyncio.sleep(first)
        due = time.perf_counter()
        while due < deadline:
            took = await table.act()
            if took >= 0 and due > deadline - seconds:
                times.append(took)
            due += EVERY
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    lags: list[float] = []
    watch = asyncio.create_task(lateness(lags))
    await asyncio.gather(*[live(table, EVERY * i / count) for i, table in enumerate(tables)])
    watch.cancel()
    await asyncio.gather(*[table.close() for table in tables])
    return sorted(times), sorted(lags)


async def lateness(lags: list[float]) -> None:
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - due)


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return values[min(len(values) - 1, int(len(values) * part))] * 1e3


def page_weight() -> str:
    """What a browser fetches first, gzipped, without fonts."""
    if not (FOLDER / "index.html").exists():
        return "page: not built here"
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    first = [FOLDER / "index.html"]
    first += [path for path in (FOLDER / "assets").rglob("*") if path.suffix in (".js", ".css") and path.name in index]
    total = sum(len(gzip.compress(path.read_bytes(), 9)) for path in first)
    return f"page: {total / 1000:.1f} KB gzip in {len(first)} files on first load, without fonts (goal: under 150 KB)"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


async def until_it_answers(port: int) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
    sys.exit("The server does not start.")


async def bench(port: int, counts: list[int], seconds: float) -> None:
    gc.set_threshold(10_000, 20, 1_000_000)  # our own collections must not count
    await until_it_answers(port)
    best = 0
    heads = ("tables", "actions", "median ms", "p99 ms", "worst ms", "own lag ms")
    print(f"{heads[0]:>7} {heads[1]:>8} {heads[2]:>10} {heads[3]:>8} {heads[4]:>9} {heads[5]:>11}", flush=True)
    for count in counts:
        times, lags = await measure(port, count, seconds)
        p50, p99, worst, lag = (percentile(*one) for one in ((times, 0.5), (times, 0.99), (times, 1), (lags, 0.99)))
        print(f"{count:>7} {len(times):>8} {p50:>10.1f} {p99:>8.1f} {worst:>9.1f} {lag:>11.1f}", flush=True)
        best = max(best, count) if p99 <= LIMIT else best
        if p99 > HOPELESS:
            break
    print(f"most live tables with the 99th percentile under {LIMIT:.0f} ms: {best} (goal: 500)")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tables", type=int, nargs="*", default=[100, 250, 500, 750, 1000, 1500, 2000])
    options.add_argument("--seconds", type=float, default=15.0)
    chosen = options.parse_args()
    kind = "compiled" if cinderbox.compiled else "pure Python"
    print(f"Cinderbox {cinderbox.__version__}, {kind}; Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    print(page_weight())
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        context = multiprocessing.get_context("spawn")
        server = context.Process(target=run_server, args=(port, str(Path(folder) / "tables.db")), daemon=True)
        server.start()
        try:
            asyncio.run(bench(port, chosen.tables, chosen.seconds))
        finally:
            server.terminate()
            server.join(10)


if __name__ == "__main__":
    main()
