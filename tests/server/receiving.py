"""Those who are told things: a server that takes what is posted to it, one that takes mail, and a browser's own end."""

import asyncio
import contextlib
import json
import queue
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import update

from cinderbox.server.push import decoded, derived, encoded, point
from cinderbox.store.database import writing
from cinderbox.store.schema import tables
from tests.ports import free_port
from tests.server.serving import Served

PATIENCE = 60.0  # seconds


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A web server that answers with the status that it is told to."""

    def __init__(self) -> None:
        self.posted: queue.SimpleQueue[Posted] = queue.SimpleQueue()
        self.status = 201
        self.headers: dict[str, str] = {}
        self.address = ""

    def next(self) -> Posted:
        return self.posted.get(timeout=PATIENCE)

    @property
    def silent(self) -> bool:
        return self.posted.empty()


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            found.posted.put(Posted(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(found.status)
            for name, value in found.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    found.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()


class Letterbox:
    """An SMTP server; `answer` is what it says to each mail."""

    def __init__(self) -> None:
        self.mails: queue.SimpleQueue[EmailMessage] = queue.SimpleQueue()
        self.refused = ""  # what it says to whom mail is for
        self.address = ""

    async def handle_RCPT(self, _s: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.refused:
            return self.refused
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _s: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        made = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(made, EmailMessage) and envelope.rcpt_tos == [made["To"]]
        self.mails.put(made)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)

    @property
    def empty(self) -> bool:
        return self.mails.empty()


@contextlib.contextmanager
def letterbox() -> Iterator[Letterbox]:
    found = Letterbox()
    port = free_port()
    controller = Controller(found, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    found.address = f"smtp://127.0.0.1:{port}?from=table@club.example"
    try:
        yield found
    finally:
        controller.stop()


class Window:
    """A browser as a push service knows it: what was sealed for it, it can open."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.told = {"endpoint": endpoint, "p256dh": encoded(point(self.key)), "auth": encoded(self.auth)}

    def read(self, sealed: bytes) -> Any:
        """RFC 8188 and RFC 8291 from the other side."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        theirs, rest = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + decoded(self.told["p256dh"]) + theirs
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, rest, None).removesuffix(b"\2"))


class Rounds:
    """Has a server's bells ring at times that a test makes up."""

    def __init__(self, *served: Served) -> None:
        self.served = served
        self.now = time.time()
        self.later(0.0)

    def later(self, seconds: float = 100.0) -> None:
        """So many seconds later every worker does its round."""
        self.now += seconds
        for one in self.served:
            loop = next(iter(one.tables.background)).get_loop()
            asyncio.run_coroutine_threadsafe(one.tables.ringer.round(self.now), loop).result(PATIENCE)

    def together(self, seconds: float) -> None:
        """So many seconds later all workers do their rounds at once."""
        self.now += seconds
        loops = [next(iter(one.tables.background)).get_loop() for one in self.served]
        pairs = zip(self.served, loops, strict=True)
        doing = [asyncio.run_coroutine_threadsafe(one.tables.ringer.round(self.now), loop) for one, loop in pairs]
        for one in doing:
            one.result(PATIENCE)

    def touched(self, id: str) -> None:
        """What has just happened at a table happened at that time."""
        store = self.served[0].tables.store
        with writing(store.engine).begin() as connection:
            connection.execute(update(tables).where(tables.c.id == id).values(updated=self.now))

    def go_by(self) -> None:
        """Long enough for whoever is to be told."""
        self.later()
        self.later()
