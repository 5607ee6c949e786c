"""The built page, a browser to open it in and a server process to get it from, each where it can be had."""

import fcntl
import hashlib
import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "cinderbox" / "server" / "page"
BUILT_FROM = ".built-from"
SERVE = Path(__file__).with_name("serve.py")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def browser_path() -> str:
    """Chromium as the machine has it; CINDERBOX_BROWSER names another."""
    if named := os.environ.get("CINDERBOX_BROWSER"):
        return named
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    pytest.skip("no browser: Chromium is not installed (on Debian: apt-get install chromium)")


def sources() -> str:
    """A stamp of everything the page is built from."""
    stamp = hashlib.sha256()
    folders = [path for name in ("src", "public") for path in sorted((WEB / name).rglob("*")) if path.is_file()]
    for path in [*folders, *(WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts"))]:
        stamp.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return stamp.hexdigest()


def built_page(lock: Path) -> Path:
    """The folder of the page, built first if it is missing or older than its sources. One process at a time builds."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        stamp = PAGE / BUILT_FROM
        wanted = sources()
        if not stamp.is_file() or stamp.read_text() != wanted:
            npm = shutil.which("npm")
            if npm is None:
                pytest.skip("no page: it is not built, and there is no npm to build it with")
            if not (WEB / "node_modules").is_dir():
                npm_run(npm, "ci", "--no-audit", "--no-fund")
            npm_run(npm, "run", "build")
            stamp.write_text(wanted)
    return PAGE


def npm_run(npm: str, *arguments: str) -> None:
    done = subprocess.run([npm, *arguments], cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        pytest.fail(f"npm {' '.join(arguments)}:\n{done.stdout[-3000:]}", pytrace=False)


class Server:
    """A server process that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, page: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, str(SERVE), str(self.port), str(folder / "tables.db"), str(page)]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, cwd=ROOT)
        for _ in range(600):
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
