"""How many live tables one worker carries, and what the page weighs. Run: python benchmarks/server.py

Starts a real server on SQLite (synchronous FULL) in a process of its own and, from this one, a client a seat, each on a
WebSocket of its own. The tables are forks of one game of random players, each taken up somewhere in its middle. Every
table has a click every five seconds, spread evenly. Measured is the time from sending a click until *all* clients who
are told of it have been told; printed are the median and the 99th percentile, what a click costs the server in
processor time, and how much it sends. The last column says how late this process itself wakes from a sleep (99th
percentile): what a busy machine adds to every figure.

`--against FOLDER` measures another build beside this one, in turns: FOLDER is what `pip install --target` made.
"""

import argparse
import asyncio
import gc
import gzip
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import cinderbox
from cinderbox.kernel.record import Record
from cinderbox.server.page import FOLDER

EVERY = 5.0  # seconds between two clicks at a table
LIMIT = 100.0  # milliseconds
USUAL = {"radlands": 2, "residuum": 4}  # seats, of the games that are measured if none is named
MIDDLE = (0.1, 0.6)  # where in a game the tables are taken up
OPENING = 20  # tables that are opened at once
SERVE = "import sys; from cinderbox.server.run import serve; serve(port=int(sys.argv[1]), database=sys.argv[2], "
SERVE += "browser=False, limits=False)"


class Open(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    """What a client must know of a message to go on."""

    type: str
    number: int = 0
    over: bool | None = None  # left out: as it was
    actions: list[Open] | None = None


class Figures(NamedTuple):
    clicks: int
    median: float  # milliseconds, as all but the size
    p99: float
    worst: float
    cpu: float  # of the server, for a click
    size: float  # kilobytes sent, for a click
    lag: float  # p99 of how late we ourselves were


class LiveTable:
    """A table with all its people, who act at random."""

    def __init__(self, port: int, made: dict[str, Any], dice: random.Random) -> None:
        self.port = port
        self.id = made["id"]
        self.secrets = {key["seat"]: key["secret"] for key in made["keys"]}
        self.dice = dice
        self.sockets: dict[int, ClientConnection] = {}
        self.told: dict[int, Told] = {}
        self.arrived = asyncio.Event()
        self.last = 0.0  # when somebody was last told something
        self.size = 0  # of all that was told
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{self.id}"
        for seat, secret in self.secrets.items():
            opened = await connect(address, compression=None, open_timeout=60, ping_interval=None)
            await opened.send(msgspec.json.encode({"type": "hello", "secrets": [secret]}), text=True)
            self.sockets[seat] = opened
            self.readers.append(asyncio.create_task(self.read(seat, opened)))
        while len(self.told) < len(self.secrets):
            await asyncio.sleep(0.01)

    async def read(self, seat: int, opened: ClientConnection) -> None:
        decoder = msgspec.json.Decoder(Told)
        with suppress(WebSocketException):  # the next click says so
            while True:
                self.hear(seat, await opened.recv(decode=False), decoder)

    def hear(self, seat: int, text: bytes, decoder: "msgspec.json.Decoder[Told]") -> None:
        message = decoder.decode(text)
        self.size += len(text)
        if message.type in ("scene", "change"):
            self.last = time.perf_counter()
            old = self.told.get(seat, message)
            message.over = old.over if message.over is None else message.over
            message.actions = old.actions if message.actions is None else message.actions
            self.told[seat] = message
            self.arrived.set()

    async def act(self) -> float | None:
        """One click, and when it was sent; None if nobody has anything to do. `last` says when all had been told."""
        asked = [seat for seat, told in self.told.items() if told.actions and not told.over]
        if not asked:
            return None
        seat = self.dice.choice(asked)
        told = self.told[seat]
        chosen = self.dice.choice(told.actions or []).action
        clicked = {"type": "act", "seat": seat, "number": told.number, "actions": [chosen]}
        self.arrived.clear()
        started = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(clicked), text=True)
        await asyncio.wait_for(self.arrived.wait(), 30)
        return started

    async def live(self, first: float, warm: float, end: float) -> list[float]:
        """Click until the end; the seconds each click took that came after the warming up."""
        await asyncio.sleep(first)
        due = time.perf_counter()
        times: list[float] = []
        while due < end:
            started = await self.act()
            due += EVERY
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if started is not None and started > warm:
                times.append(self.last - started)
        return times

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for opened in self.sockets.values():
            await opened.close()


class Build:
    """A server on some build of the package, in a process of its own."""

    def __init__(self, name: str, folder: str, database: str) -> None:
        self.name = name
        self.port = free_port()
        env = {**os.environ, "PYTHONPATH": folder} if folder else None
        command = [sys.executable, "-P", "-c", SERVE, str(self.port), database]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=120)

    async def until_it_answers(self) -> None:
        for _ in range(600):
            try:
                await self.http.get("/healthz")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        sys.exit("The server does not start.")

    async def tables(self, record: dict[str, Any], count: int, dice: random.Random) -> list[LiveTable]:
        """So many forks of a game, with all their people there."""
        kept = await self.posted("/api/records", record)
        moves = len(record["entries"])
        found: list[LiveTable] = []
        for _ in range(count):
            at = {"at": int(moves * dice.uniform(*MIDDLE))}
            made = await self.posted(f"/api/tables/{kept['id']}/fork", at)
            found.append(LiveTable(self.port, made, random.Random(dice.random())))
        for start in range(0, count, OPENING):
            await asyncio.gather(*[table.open() for table in found[start : start + OPENING]])
        return found

    async def posted(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body)
        if answer.status_code != 201:
            sys.exit(f"{self.name}: {answer.text}")
        return answer.json()

    def used(self) -> float:
        """Seconds of processor time so far; 0 where the system does not tell."""
        try:
            times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


async def measure(build: Build, record: dict[str, Any], count: int, seconds: float, seed: int) -> Figures:
    """So many live tables for so long."""
    dice = random.Random(seed)
    tables = await build.tables(record, count, dice)
    gc.collect()
    lags: list[float] = []
    watch = asyncio.create_task(lateness(lags))
    warm = time.perf_counter() + EVERY
    living = [
        asyncio.create_task(table.live(EVERY * i / count, warm, warm + seconds)) for i, table in enumerate(tables)
    ]
    await asyncio.sleep(EVERY)
    used, sent, clicked = build.used(), sum(table.size for table in tables), time.perf_counter()
    await asyncio.sleep(seconds)
    used, sent = build.used() - used, sum(table.size for table in tables) - sent
    passed = time.perf_counter() - clicked
    times = sorted(took for one in await asyncio.gather(*living) for took in one)
    watch.cancel()
    await asyncio.gather(*[table.close() for table in tables])
    done = count * passed / EVERY
    p50, p99, worst, lag = (percentile(*one) for one in ((times, 0.5), (times, 0.99), (times, 1), (sorted(lags), 0.99)))
    return Figures(len(times), p50, p99, worst, used / done * 1e3, sent / done / 1e3, lag)


async def lateness(lags: list[float]) -> None:
    while True:
        due = time.perf_counter() + 0.01
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - due)


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    return values[min(len(values) - 1, int(len(values) * part))] * 1e3


def random_game(game: str, seats: int, seed: int = 1) -> dict[str, Any]:
    """The record of a whole game of random players."""
    dice = random.Random(seed)
    record = Record.start(cinderbox.game(game), seats, seed)
    state = record.begin(cinderbox.game(game))
    while not state.over:
        seat = state.to_act[0]
        action = dice.choice(state.actions(seat))
        record.append(state, action, seat)
        state.apply(action, seat)
    record.close(state)
    return record.to_dict()


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


@contextmanager
def builds(against: str) -> Iterator[list[Build]]:
    """This build, and the other one if there is one."""
    with tempfile.TemporaryDirectory() as folder:
        found = [Build("this", "", str(Path(folder) / "this.db"))]
        if against:
            found.append(Build("other", against, str(Path(folder) / "other.db")))
        try:
            yield found
        finally:
            for build in found:
                build.stop()


HEADS = ("game", "seats", "tables", "build", "clicks", "median ms", "p99 ms", "worst ms", "cpu ms", "sent KB", "lag ms")
WIDTHS = (10, 5, 6, 6, 6, 9, 8, 8, 7, 7, 6)


def row(values: tuple[object, ...]) -> str:
    texts = [f"{value:.1f}" if isinstance(value, float) else str(value) for value in values]
    return " ".join(text.rjust(width) for text, width in zip(texts, WIDTHS, strict=True))


async def bench(running: list[Build], chosen: argparse.Namespace) -> None:
    gc.set_threshold(10_000, 20, 1_000_000)  # our own collections must not count
    for build in running:
        await build.until_it_answers()
    print(row(HEADS), flush=True)
    for game in chosen.game:
        seats = chosen.seats or USUAL.get(game, cinderbox.game(game).seats[0])
        record = random_game(game, seats)
        best = 0
        for count in chosen.tables:
            found: dict[str, list[Figures]] = {build.name: [] for build in running}
            for turn in range(chosen.rounds):
                for build in running if turn % 2 == 0 else running[::-1]:
                    try:
                        figures = await measure(build, record, count, chosen.seconds, turn)
                    except (TimeoutError, WebSocketException):
                        sys.exit(f"{count} tables of {game} are too many for this machine now: {build.name} gave up.")
                    found[build.name].append(figures)
            for name, rounds in found.items():
                middle = Figures(*[statistics.median(column) for column in zip(*rounds, strict=True)])
                print(row((game, seats, count, name, *middle)), flush=True)
            if len(running) > 1:
                print(row((game, seats, count, "ratio", "", *ratios(found["this"], found["other"]), "")), flush=True)
            if statistics.median([one.p99 for one in found["this"]]) <= LIMIT:
                best = max(best, count)
        print(f"{game}, {seats} seats: {best} live tables or more with the 99th percentile under {LIMIT:.0f} ms")


def ratios(ours: list[Figures], theirs: list[Figures]) -> list[str]:
    """This build over the other, round by round, then the median: noise falls on both sides."""
    found = []
    for name in ("median", "p99", "worst", "cpu", "size"):
        pairs = [(getattr(a, name), getattr(b, name)) for a, b in zip(ours, theirs, strict=True)]
        found.append(f"{statistics.median([a / b if b else 0.0 for a, b in pairs]):.2f}")
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--game", nargs="*", default=list(USUAL))
    options.add_argument("--seats", type=int, default=0, help="instead of the usual number of each game")
    options.add_argument("--tables", type=int, nargs="*", default=[20, 250, 500, 750, 1000])
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--rounds", type=int, default=1, help="the medians of so many are printed")
    options.add_argument("--against", default="", help="the folder of another build that is measured in turns")
    chosen = options.parse_args()
    kind = "compiled" if cinderbox.compiled else "pure Python"
    print(f"Cinderbox {cinderbox.__version__}, {kind}; Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    print(page_weight())
    with builds(chosen.against) as running:
        asyncio.run(bench(running, chosen))


if __name__ == "__main__":
    main()
