"""The built page, a browser to open it in and a server process to get it from, each where it can be had."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import cinderbox
from building.page import Page, npm
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
SERVE = Path(__file__).with_name("serve.py")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSERS = ("chromium-headless-shell", *WHOLE)  # the first draws nothing but the page, which is quicker
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def browser_path(names: tuple[str, ...] = BROWSERS) -> str:
    """Chromium as the machine has it; CINDERBOX_BROWSER names another."""
    if named := os.environ.get("CINDERBOX_BROWSER"):
        return named
    for name in names:
        if found := shutil.which(name):
            return found
    pytest.skip(f"no browser: none of {', '.join(names)} is installed (on Debian: apt-get install {names[0]})")


def built_page(lock: Path) -> Path:
    """The folder of the page, built first if it is missing or older than its sources. One process at a time builds."""
    page = Page(ROOT)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if page.wanted():
            if not npm():
                pytest.skip("no page: it is not built, and there is no npm to build it with")
            page.build()
    return page.home


def same_sources() -> None:
    """The server runs what was compiled, the page is built from what lies here: an older server would not know what
    the page asks it for."""
    ours, running = ROOT / "src" / "cinderbox", Path(cinderbox.__file__).parent
    files = [file for kind in ("py", "toml", "md") for file in ours.rglob(f"*.{kind}")] if running != ours else []
    for file in files:
        other = running / file.relative_to(ours)
        if not other.exists() or other.read_bytes() != file.read_bytes():
            pytest.fail(f"{file.relative_to(ROOT)} was changed since it was compiled: compile, or set PYTHONPATH=src")


class Server:
    """A server process that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, page: Path, **settings: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [
            sys.executable,
            str(SERVE),
            str(self.port),
            str(folder / "tables.db"),
            str(page),
            json.dumps(settings),
        ]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT)
        for _ in range(1800):
            assert self.process.poll() is None, "the server ended at once"
            try:
                if httpx.get(f"{self.address}/healthz").is_success:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """At once, without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None
