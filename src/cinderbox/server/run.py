"""Starts the server: `cinderbox serve`."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE

from cinderbox.kernel.errors import BadOption
from cinderbox.server.app import application
from cinderbox.server.hosts import Hosts, Proxies
from cinderbox.server.mail import post_office
from cinderbox.server.ownership import house_of, owner_of
from cinderbox.server.quiet import quieten
from cinderbox.server.settings import Settings
from cinderbox.server.workers import Workers, start_worker
from cinderbox.store.claim import claimed
from cinderbox.table.table import hashed

if sys.platform != "win32":
    import resource


def app() -> Litestar:
    """For uvicorn, in each worker process.

    A full garbage collection stops the world for a quarter of a second at a thousand tables, so that it does not come
    by itself here: `Tables` collects when it is time. What is there from the start is never looked at again.
    """
    quieten()
    settings = Settings.taken_over()
    start_worker(settings.database)
    made = application(settings)
    allow_files(2 * settings.most + 200)  # each connection is one
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)
    return made


def allow_files(wanted: int) -> None:
    """Have the system allow this process so many open files, or as many as it will."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(wanted, hard), hard))


def serve(
    host: str = "127.0.0.1",
    port: int = 8077,
    database: str | None = None,
    browser: bool = True,
    workers: int = 1,
    pace: float = 0.5,
    limits: bool = True,
    hosts: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    metrics: str = "",
    address: str = "",
    mail: str = "",
    inside: bool = False,
) -> None:
    """Serve until stopped. A port that is taken is replaced by the next free one, unless workers share it."""
    if workers > 1 and not (database or "").startswith("postgres"):
        raise BadOption("Several workers need a PostgreSQL database: give its URL with --database.")
    settings = Settings(
        database=database or "",
        host=host,
        hosts=hosts,
        origins=origins,
        proxies=proxies,
        metrics=metrics,
        address=public(address),
        mail=mail,
        inside=inside,
        pace=pace,
        limits=limits,
        thinkers=max(1, (os.cpu_count() or 2) - 1),
        started=(time.time(), time.monotonic()),
    )
    # what is wrong with them is said before anything starts
    answering, _, office = Hosts(host, hosts), Proxies(proxies), post_office(mail)
    if office is not None and not address:
        raise BadOption(
            "Mails have links in them: say with --address where this house is, as in https://table.example."
        )
    with claimed(database):
        owner = owner_of(settings.database)
        msgspec.structs.replace(settings, owner=hashed(owner.key), house=house_of(settings.database)).hand_over()
        port = free_port(host, port)
        here = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
        print(f"Cinderbox is at {here} (Ctrl+C stops it; every action is kept)", flush=True)
        if answering.open:
            print(f"It answers to {answering.said()} and to any plain address; --allow-host adds a name", flush=True)
        if owner.new:
            print(f"The owner's page is {here}owner#key={owner.key}", flush=True)
            print(f"Its key is kept in {owner.file}, and is not said again", flush=True)
        if browser:
            threading.Thread(target=open_browser, args=(host, port, here), daemon=True).start()
        run(host, port, workers)


def public(address: str) -> str:
    """The address of the house as others know it, without a path; BadOption if it is none."""
    found = urlsplit(address)
    if address and (found.scheme not in ("http", "https") or not found.netloc or found.path.strip("/") or found.query):
        raise BadOption("The address of a house is as in https://table.example, with nothing after the name.")
    return address.rstrip("/")


def run(host: str, port: int, workers: int) -> None:
    config = uvicorn.Config(
        "cinderbox.server.run:app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,  # addresses of tables are nobody's business
        ws_max_size=65_536,
        ws_per_message_deflate=host not in ("127.0.0.1", "localhost", "::1"),
        timeout_graceful_shutdown=5,
        server_header=False,
        http="cinderbox.server.protocol:Protocol",
        proxy_headers=False,  # the gate hears the proxies that were named, and no others
    )
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Workers(config, [config.bind_socket()]).run()
            return
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def free_port(host: str, port: int, tries: int = 20) -> int:
    """The first port from the given one that nobody listens on."""
    for candidate in range(port, port + tries):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, candidate))
            except OSError:
                continue
            return candidate
    raise BadOption(f"No port from {port} to {port + tries - 1} is free on {host}.")


def open_browser(host: str, port: int, address: str, opener: Callable[[str], bool] = webbrowser.open) -> None:
    """Open the page once the server answers."""
    for _ in range(100):
        try:
            socket.create_connection((host, port), 0.2).close()
        except OSError:
            time.sleep(0.1)
            continue
        opener(address)
        return
