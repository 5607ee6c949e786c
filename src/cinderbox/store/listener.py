"""Hears what other workers say through PostgreSQL (LISTEN/NOTIFY), in a thread of its own."""

import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import URL

from cinderbox.store.database import PATIENCE

CHANNEL = "cinderbox"


class Listener:
    def __init__(self, url: URL, heard: Callable[[str], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.stopping = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, name="cinderbox-listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        import psycopg  # an extra: only needed where PostgreSQL is

        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True, **PATIENCE) as connection:
                    self.hear(connection)
            except psycopg.Error:
                time.sleep(0.5)  # the database is away: try again, the room catches up on the next message

    def hear(self, connection: Any) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self.ready.set()
        self.heard("")  # whatever was missed: look at everything
        while not self.stopping.is_set():
            for notice in connection.notifies(timeout=0.5):
                self.heard(notice.payload)

    def close(self) -> None:
        self.stopping.set()
        self.thread.join(timeout=3)
