"""Torture: a real server under load, faults one after the other, and an audit after each."""

import asyncio
import re
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import Engine, NullPool, create_engine

from tests.faults import disk as disks
from tests.faults.audit import Audit
from tests.faults.disk import Disk
from tests.faults.fault import MENU, Broken, Ground, menu
from tests.faults.load import Load, Party, Sitting
from tests.faults.postgres import Postgres
from tests.faults.server import Server


class Torture:
    def __init__(self, folder: Path, postgres: bool, workers: int, tables: int, seed: int, patience: float) -> None:
        self.patience = patience  # seconds in which everybody must have gone on, by themselves, on a busy machine
        self.folder, self.workers, self.tables, self.seed = folder, workers, tables, seed
        self.dice = Random(seed)
        self.postgres = Postgres() if postgres else None
        self.file = folder / "tables.db"
        self.disk = Disk(folder, self.file) if disks.possible() else None
        self.findings: list[str] = []
        self.times: dict[str, list[float]] = defaultdict(list)  # fault -> seconds until everybody had gone on
        self.abandoned: set[str] = set()

    def schedule(self, faults: int, only: str = "") -> list[str]:
        """So many faults that are possible here: all of the menu in turn, each round in another order."""
        here = {"postgres" if self.postgres else "sqlite"}
        here |= {"disk"} if self.disk else set()
        here |= {"workers"} if self.workers > 1 else set()
        possible = [name for name in menu(here) if re.search(only, name)]
        chosen: list[str] = []
        while possible and len(chosen) < faults:
            self.dice.shuffle(possible)
            chosen += possible
        return chosen[:faults]

    async def run(self, faults: list[str], seconds: float = 1e9) -> None:
        """These faults, or as many of them as there is time for."""
        await self.open()
        try:
            self.load.start()
            if late := await self.load.all_go_on(self.patience):
                raise TimeoutError(f"before any fault {len(late)} tables do not go on")
            deadline = time.monotonic() + seconds
            for name in faults:
                if time.monotonic() > deadline:
                    break
                await self.suffer(name)
                self.told(name)
        finally:
            await self.close()

    async def open(self) -> None:
        if self.postgres is not None:
            await self.postgres.proxy.listen()
        database = self.postgres.url if self.postgres else str(self.file)
        self.server = Server(self.folder, database, self.workers, self.disk.environment if self.disk else None)
        self.engine = self.reading()
        self.ground = Ground(self.server, self.engine, self.disk, self.postgres, self.dice)
        self.audit = Audit(self.engine)
        self.load = Load(self.server.port, self.tables, self.seed)
        self.ground.start()

    def reading(self) -> Engine:
        """The database as it lies there, not through what the server sees of it."""
        if self.postgres is not None:
            url = self.postgres.direct.replace("postgresql://", "postgresql+psycopg://")
            return create_engine(url, poolclass=NullPool)
        return create_engine(f"sqlite:///{self.file}", poolclass=NullPool, connect_args={"timeout": 30})

    async def close(self) -> None:
        await self.load.stop()
        if self.server.process is not None:
            with suppress(TimeoutError):
                await asyncio.to_thread(self.server.kill)
        if self.postgres is not None:
            self.postgres.proxy.close()
            await asyncio.to_thread(self.postgres.close)

    async def suffer(self, name: str) -> None:
        """One fault, at a random moment of the load; then everybody goes on, and the books are right."""
        await asyncio.sleep(self.dice.uniform(0.05, 0.5))
        try:
            async with MENU[name][0](self.ground):
                await asyncio.sleep(self.dice.uniform(0.1, 0.8))
        except (Broken, TimeoutError, httpx.HTTPError) as error:
            self.find(name, str(error) or repr(error))
            await self.revive()
        healed = time.monotonic()
        if late := await self.load.all_go_on(self.patience):
            for party in late:
                self.find(name, f"the table of {party} does not go on{excuse(party)}")
            await self.revive()
            for party in await self.load.all_go_on(self.patience):
                self.find(name, f"not even after a restart: the table of {party}")
                self.abandon(party)
        self.times[name].append(time.monotonic() - healed)
        await self.look(name)

    async def revive(self) -> None:
        """After a finding: a server again, whatever became of the old one."""
        if self.server.process is not None:
            with suppress(TimeoutError):
                await asyncio.to_thread(self.server.kill)
        self.ground.start()

    async def look(self, name: str) -> None:
        """The audit of every table, on disk and as the server tells of it."""
        for wrong in self.audit.broken():
            self.find(name, f"the file is broken: {wrong}")
        for party in self.load.parties:
            for sitting in party.sittings:
                if sitting.id in self.abandoned:
                    continue
                found = self.audit.look(sitting) or await self.ask(sitting)
                if found:
                    more = f" (and {len(found) - 1} more)" if found[1:] else ""
                    self.find(name, f"table {sitting.id} of {party}: {found[0]}{more}")
                    self.abandoned.add(sitting.id)
                    if sitting is party.sittings[-1]:
                        self.abandon(party)
                await asyncio.sleep(0)

    async def ask(self, sitting: Sitting) -> list[str]:
        """What is wrong with how the server tells of a table that is being played."""
        if sitting.over:
            return []
        try:
            shown = await self.ground.get(f"/api/tables/{sitting.id}")
            record = await self.ground.get(f"/api/tables/{sitting.id}/record")
        except httpx.HTTPError as error:
            return [f"the server does not answer: {error!r}"]
        wrong = []
        if shown.status_code != 200 or shown.json()["status"] not in ("running", "over"):
            wrong.append(f"it answers {shown.status_code} {shown.text[:300]}")
        if record.status_code == 200 and not self.audit.over(sitting.id):
            wrong.append("its record is public before the game is over")
        return wrong

    def abandon(self, party: Party) -> None:
        """Let a party play on at another table."""
        if party.sittings:
            self.abandoned.add(party.sittings[-1].id)
        self.load.again(party)

    def find(self, name: str, wrong: str) -> None:
        self.findings.append(f"{name}: {wrong}")
        print(f"FOUND {self.findings[-1]}", flush=True)

    def told(self, name: str) -> None:
        count = sum(len(times) for times in self.times.values())
        print(f"{count:5} {self.times[name][-1]:6.1f} s  {name}", flush=True)

    def figures(self) -> str:
        """What there was, as a table."""
        lines = ["| fault | times | median until all go on | longest |", "|---|---|---|---|"]
        for name in sorted(self.times):
            times = sorted(self.times[name])
            lines.append(f"| {name} | {len(times)} | {times[len(times) // 2]:.1f} s | {times[-1]:.1f} s |")
        count = sum(len(times) for times in self.times.values())
        comebacks = sum(person.comebacks for person in self.load.people)
        lines += [
            "",
            f"{count} faults, {len(self.findings)} findings; {len(self.load.sittings)} tables, "
            f"{self.audit.acknowledged} acknowledged actions, {self.audit.shown} scenes shown "
            f"({self.audit.bytes / 1e6:.0f} MB), {comebacks} times a line was cut.",
        ]
        return "\n".join(lines)


def excuse(party: Party) -> str:
    """The last reason that the server gave its people."""
    given = [one.excuses[-1] for one in party.sittings[-1].people if one.excuses] if party.sittings else []
    return f" ({given[-1]})" if given else ""
