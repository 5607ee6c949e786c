"""The two builds to run from: the sources as they are, and the compiled one, a folder of its own in .venv/builds.

A compiled build is named after all that goes into it. It is there whole or not at all: it is made in another folder and
gets its name when it is complete, so a process may be killed at any time, and nobody's server loses the files it runs
from. While there is none, one plays from the sources, and `make_behind` compiles for the next start.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building import environment
from building.compiler import compiler_fault
from building.environment import BIN, LOG, ROOT, SITE, VENV, pip, replace, say
from building.lock import Lock
from building.page import Page, npm

FOLDER = VENV / "builds"
PLAIN = ROOT / "src"
KEPT = 3  # builds, the newest ones; somebody may still play on an older one
DAY = 86_400
SLOWER = "some four times slower"


class Build:
    """The compiled build of the sources as they are now."""

    def __init__(self) -> None:
        self.stamp = stamp()
        self.compiled = FOLDER / self.stamp
        self.fault = FOLDER / f"{self.stamp}.txt"  # why it cannot be made

    @property
    def home(self) -> Path:
        """Where to run from."""
        return self.compiled if self.compiled.exists() else PLAIN

    def why_not(self) -> str:
        """Why there is no compiled build and none is to be had; "" if there is one, or one can be made."""
        return self.fault.read_text(encoding="utf-8") if self.fault.exists() else ""

    def settled(self) -> bool:
        """Whether there is nothing more to be done."""
        return self.compiled.exists() or self.fault.exists()

    def make(self, wait: bool = True) -> bool:
        """Makes it, or writes down why not; False if another process does so and is not to be waited for."""
        with Lock("compile", wait) as free:
            if free and not self.settled():
                self.compile()
            return free

    def compile(self) -> None:
        FOLDER.mkdir(exist_ok=True)
        for half in FOLDER.glob("half-*"):  # of a process that was killed
            shutil.rmtree(half, ignore_errors=True)
        half = Path(tempfile.mkdtemp(prefix="half-", dir=FOLDER))
        how = ("-v", "--no-deps", "--no-build-isolation", "--upgrade", "--target", str(half))
        said = pip("install", *how, str(ROOT), CINDERBOX_CACHE=str(VENV / "compiled"), CINDERBOX_PAGE="0")
        lines = [line.strip() for line in said.splitlines()]
        notes = [line.removeprefix("cinderbox: ") for line in lines if line.startswith("cinderbox: ")]
        if stamp() != self.stamp:  # the sources were changed on the way
            shutil.rmtree(half)
        elif notes and notes[-1].startswith("compiled"):
            half.chmod(0o755)
            half.replace(self.compiled)
        else:
            self.fail(notes[-1].partition("slower: ")[2] if notes else "no reason given")
        tidy()

    def fail(self, why: str) -> None:
        FOLDER.mkdir(exist_ok=True)
        replace(self.fault, why)


def to_play() -> Path:
    """Everything that is needed to play, as fast as it can be had; where to run from. Compiling goes on behind it."""
    if Page().wanted() and not npm():
        environment.ready("requirements-node.txt")
    with ThreadPoolExecutor(1) as other:  # the page, while pip is at work
        page = other.submit(make_page)
        environment.ready("requirements.txt")
        page.result()
    build = Build()
    if not build.settled():
        if why := "CINDERBOX_PURE=1" if os.environ.get("CINDERBOX_PURE") == "1" else compiler_fault():
            build.fail(why)
            say(f"The rules run uncompiled, {SLOWER}: {why}")
        else:
            say("The rules are being compiled, for the next start: they run uncompiled till then")
            make_behind()
    elif "failed" in build.why_not():
        say(f"The rules run uncompiled, {SLOWER}: {build.why_not()} (all of it: {LOG.relative_to(ROOT)})")
    use(build)
    return build.home


def make_page() -> None:
    """Builds the page if it is not fresh. A page that cannot be built is said, and stops nothing."""
    with Lock("page"):
        page = Page()
        if page.wanted():
            say("Building the page")
            try:
                page.build()
            except Exception as error:
                instead = "an older one is served" if page.built() else "the server has a line in its place"
                say(f"The page was not built, {instead}: {error}")


def make_behind() -> None:
    """Starts `python -m building`, which goes on whatever becomes of this process."""
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    with LOG.open("a", encoding="utf-8") as log:
        subprocess.Popen(
            [str(BIN / "python"), "-m", "building"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            creationflags=flags,
        )


def use(build: Build) -> None:
    """What `.venv/bin/python` imports and `.venv/bin/cinderbox` runs is this build from now on."""
    if (SITE / "cinderbox").exists():  # installed by hand: it would come first
        pip("uninstall", "-y", "cinderbox")
    replace(SITE / "cinderbox.pth", f"{build.home}\n")
    if os.name == "nt":
        replace(BIN / "cinderbox.cmd", '@"%~dp0python" -m cinderbox %*\n')
    else:
        replace(BIN / "cinderbox", '#!/bin/sh\nexec "$(dirname "$0")/python" -m cinderbox "$@"\n')
        (BIN / "cinderbox").chmod(0o755)


def stamp() -> str:
    """One hash over all that goes into a compiled build: sources, page, tools, and what decides if it can be made."""
    seen = hashlib.sha256()
    others = [ROOT / name for name in ("pyproject.toml", "hatch_build.py", "requirements-build.txt")]
    others += [*(ROOT / "building").glob("*.py"), *(path for path in [Page().mark] if path.exists())]
    for file in sorted([*others, *sources()]):
        seen.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    words = [f"{name}={os.environ.get(name, '')}" for name in ("CINDERBOX_PURE", "CINDERBOX_COMPILE", "CC")]
    words += [str(shutil.which(name)) for name in ("cc", "gcc", "clang")]
    words.append(str(Path(sysconfig.get_path("include"), "Python.h").exists()))
    seen.update(" ".join(words).encode())
    return seen.hexdigest()[:16]


def sources() -> list[Path]:
    page = Page().home
    found = (path for path in PLAIN.rglob("*") if path.is_file() and page not in path.parents)
    return [path for path in found if "__pycache__" not in path.parts]


def tidy() -> None:
    """Removes builds and compiled files that are long out of use."""
    made = [path for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("half-")]
    kept = [path.parent for path in (VENV / "compiled").glob("*/done")]
    for half in (VENV / "compiled").glob("half-*"):  # of a process that was killed
        if time.time() - half.stat().st_mtime > DAY:
            shutil.rmtree(half, ignore_errors=True)
    for folders in (made, kept):
        for old in sorted(folders, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
