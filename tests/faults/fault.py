"""The menu of faults. Each strikes, lasts as long as its block, and heals; what must hold meanwhile is said there."""

import asyncio
import errno
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import Engine, text

from tests.faults.disk import Disk
from tests.faults.postgres import Postgres
from tests.faults.server import Server, wake

HOUR = 3600


class Broken(Exception):
    """Something that is promised did not hold during a fault."""


class Ground:
    """What there is to break."""

    def __init__(
        self, server: Server, engine: Engine, disk: Disk | None, postgres: Postgres | None, dice: Random
    ) -> None:
        self.server, self.engine, self.disk, self.postgres, self.dice = server, engine, disk, postgres, dice
        self.ahead = 0  # seconds by which the server's clock is wrong

    def start(self) -> None:
        """The server again; after a kill alone the system still writes what was not synced."""
        if self.disk is not None:
            self.disk.forget()
        self.server.start()

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.server.port}", timeout=120) as http:
            return await http.get(path)


Fault = Callable[[Ground], AbstractAsyncContextManager[None]]
MENU: dict[str, tuple[Fault, frozenset[str]]] = {}  # name -> the fault, and what it takes


def fault(name: str, *needs: str) -> Callable[[Callable[[Ground], AsyncIterator[None]]], Fault]:
    """Put a fault on the menu. `needs`: of "disk", "sqlite", "postgres" and "workers", what it takes."""

    def added(strike: Callable[[Ground], AsyncIterator[None]]) -> Fault:
        MENU[name] = (asynccontextmanager(strike), frozenset(needs))
        return MENU[name][0]

    return added


def menu(here: set[str]) -> list[str]:
    """The faults for which there is what they take."""
    return [name for name, (_, needs) in MENU.items() if needs <= here]


# -- processes -----------------------------------------------------------------------------------------------------


@fault("the server is killed")
async def server_killed(at: Ground) -> AsyncIterator[None]:
    await asyncio.to_thread(at.server.kill)
    yield
    at.start()


@fault("the server is stopped and started")
async def server_stopped(at: Ground) -> AsyncIterator[None]:
    await asyncio.to_thread(at.server.stop)
    yield
    at.start()


@fault("the server is paused")
async def server_paused(at: Ground) -> AsyncIterator[None]:
    paused = at.server.pause()
    await asyncio.sleep(1)
    yield
    wake(paused)


@fault("all bots' processes are killed")
async def thinking_killed(at: Ground) -> AsyncIterator[None]:
    for _ in range(3):
        end(at.server.thinking())
        await asyncio.sleep(0.1)
    yield


@fault("a bots' process is paused")
async def thinking_paused(at: Ground) -> AsyncIterator[None]:
    paused = at.server.thinking()[:1]
    for pid in paused:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
    yield
    wake(paused)


@fault("a worker is killed", "workers")
async def worker_killed(at: Ground) -> AsyncIterator[None]:
    end([at.dice.choice(at.server.serving())])
    yield


@fault("a worker is paused", "workers")
async def worker_paused(at: Ground) -> AsyncIterator[None]:
    paused = [at.dice.choice(at.server.serving())]
    for pid in paused:
        os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(1)
    yield
    wake(paused)


def end(processes: list[int]) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


# -- the clock ------------------------------------------------------------------------------------------------------


@fault("the clock jumps ahead", "disk")
async def clock_ahead(at: Ground) -> AsyncIterator[None]:
    jump(at, at.dice.randint(1, 48) * HOUR)
    yield


@fault("the clock jumps back", "disk")
async def clock_back(at: Ground) -> AsyncIterator[None]:
    jump(at, -at.dice.randint(1, 48) * HOUR)
    yield


def jump(at: Ground, seconds: int) -> None:
    assert at.disk is not None
    at.ahead += seconds
    at.disk.set(clock=at.ahead)


# -- the disk under SQLite ----------------------------------------------------------------------------------------


@asynccontextmanager
async def failing(at: Ground, **errors: int) -> AsyncIterator[None]:
    assert at.disk is not None
    at.disk.set(**errors)
    try:
        yield
    finally:
        at.disk.heal()


@fault("writes fail", "sqlite", "disk")
async def writes_fail(at: Ground) -> AsyncIterator[None]:
    async with failing(at, write_error=errno.EIO):
        yield


@fault("the disk is full", "sqlite", "disk")
async def disk_full(at: Ground) -> AsyncIterator[None]:
    async with failing(at, write_error=errno.ENOSPC):
        if (await at.get("/healthz")).status_code == 200:
            raise Broken("/healthz says that all is well")
        yield


@fault("syncs fail", "sqlite", "disk")
async def syncs_fail(at: Ground) -> AsyncIterator[None]:
    async with failing(at, sync_error=errno.EIO):
        yield


@fault("reads and writes fail", "sqlite", "disk")
async def disk_fails(at: Ground) -> AsyncIterator[None]:
    async with failing(at, read_error=errno.EIO, write_error=errno.EIO, sync_error=errno.EIO):
        yield


@fault("the disk is slow", "sqlite", "disk")
async def disk_slow(at: Ground) -> AsyncIterator[None]:
    async with failing(at, sync_delay=700):
        await asyncio.sleep(1)
        yield


@fault("the power fails", "sqlite", "disk")
async def power_fails(at: Ground) -> AsyncIterator[None]:
    """What was not synced is gone."""
    assert at.disk is not None
    await asyncio.to_thread(at.server.kill)
    at.disk.cut_power(at.dice)
    yield
    at.start()


@fault("the power fails while syncs fail", "sqlite", "disk")
async def power_fails_unsynced(at: Ground) -> AsyncIterator[None]:
    assert at.disk is not None
    async with failing(at, sync_error=errno.EIO):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(at.server.kill)
    at.disk.cut_power(at.dice)
    yield
    at.start()


# -- PostgreSQL and the line to it ----------------------------------------------------------------------------------


def database_ended(name: str, how: signal.Signals) -> None:
    @fault(name, "postgres")
    async def ended(at: Ground) -> AsyncIterator[None]:
        assert at.postgres is not None
        await asyncio.to_thread(at.postgres.end, how)
        yield
        await asyncio.to_thread(at.postgres.start)


database_ended("PostgreSQL is killed", signal.SIGKILL)
database_ended("PostgreSQL is stopped", signal.SIGINT)
database_ended("PostgreSQL is stopped at once", signal.SIGQUIT)


@fault("PostgreSQL is paused", "postgres")
async def database_paused(at: Ground) -> AsyncIterator[None]:
    assert at.postgres is not None
    await asyncio.to_thread(at.postgres.pause)
    await asyncio.sleep(1)
    yield
    at.postgres.wake()


@fault("PostgreSQL takes no writes", "postgres")
async def database_read_only(at: Ground) -> AsyncIterator[None]:
    assert at.postgres is not None
    setting = "ALTER SYSTEM SET default_transaction_read_only = "
    await asyncio.to_thread(at.postgres.execute, setting + "on", "SELECT pg_reload_conf()")
    yield
    await asyncio.to_thread(at.postgres.execute, setting + "off", "SELECT pg_reload_conf()")


FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION full_disk()
"""


@fault("PostgreSQL's disk is full at commits", "postgres")
async def database_full(at: Ground) -> AsyncIterator[None]:
    assert at.postgres is not None
    await asyncio.to_thread(at.postgres.execute, *FULL.split(";\n"))
    yield
    await asyncio.to_thread(at.postgres.execute, "DROP TRIGGER full_disk ON entries")


@fault("the line to PostgreSQL is cut", "postgres")
async def line_cut(at: Ground) -> AsyncIterator[None]:
    assert at.postgres is not None
    for _ in range(3):
        at.postgres.proxy.cut()
        await asyncio.sleep(at.dice.uniform(0.02, 0.2))
    yield


@fault("the line to PostgreSQL is held up", "postgres")
async def line_held_up(at: Ground) -> AsyncIterator[None]:
    assert at.postgres is not None
    at.postgres.proxy.flowing.clear()
    await asyncio.sleep(1)
    yield
    at.postgres.proxy.flowing.set()


@fault("PostgreSQL's answers are lost", "postgres")
async def answers_lost(at: Ground) -> AsyncIterator[None]:
    """What was asked for is done, but nobody hears of it: the hardest case for a commit."""
    assert at.postgres is not None
    at.postgres.proxy.deaf = True
    yield
    at.postgres.proxy.cut()
    at.postgres.proxy.deaf = False


# -- what lies in the database ------------------------------------------------------------------------------------


@fault("all snapshots are torn")
async def snapshots_torn(at: Ground) -> AsyncIterator[None]:
    await asyncio.to_thread(at.server.kill)
    with at.engine.begin() as connection:
        connection.execute(text("UPDATE snapshots SET data = substr(data, 1, length(data) / 2)"))
    yield
    at.start()


BROKEN_ROW = """
INSERT INTO tables (id, game, header, info, status, listed, created, updated)
VALUES ('broken', 'radlands', '{"id":', '{"id":', 'running', true, 9e9, 9e9)
"""


@fault("a row of the lobby is broken")
async def row_broken(at: Ground) -> AsyncIterator[None]:
    with at.engine.begin() as connection:
        connection.execute(text(BROKEN_ROW))
    try:
        answer = await at.get("/api/tables")
        if answer.status_code != 200:
            raise Broken(f"the lobby answers {answer.status_code}")
        yield
    finally:
        with at.engine.begin() as connection:
            connection.execute(text("DELETE FROM tables WHERE id = 'broken'"))


@fault("a second server opens the file", "sqlite")
async def second_server(at: Ground) -> AsyncIterator[None]:
    yield
    await refuses_to_start(at, Path(at.server.database))


@fault("a truncated file is served", "sqlite")
async def truncated(at: Ground) -> AsyncIterator[None]:
    """A copy of the database that lost its end is refused in one sentence, or served as far as it goes."""
    torn = Path(at.server.database).with_name("torn.db")
    shutil.copy(at.server.database, torn)
    with torn.open("r+b") as file:
        file.truncate(at.dice.randint(20, 3000))
    yield
    await refuses_to_start(at, torn)
    torn.unlink()


REFUSING = 600.0  # seconds in which a server must have said why it does not start, on a machine that is very busy


async def refuses_to_start(at: Ground, database: Path) -> None:
    command = at.server.command(at.server.port, str(database))
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=at.server.environment
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), REFUSING)
    except TimeoutError:
        end([process.pid])
        raise Broken(f"a server starts on {database.name}") from None
    if process.returncode == 0 or b"Traceback" in said:
        raise Broken(f"a server on {database.name} ends with {process.returncode} and {len(said.splitlines())} lines")
