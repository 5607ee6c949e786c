"""Compiling kernel, games and bots with mypyc: whether it can be done here, and doing it.

Needs mypy and setuptools, but only to compile: whether there is a compiler is known without them.
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
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

FLAGS = [
    "-fcommon",  # the files of a group share what their headers name
    "-fvisibility=hidden",  # nobody else calls our functions, so calls among them are direct and can be inlined
    "-fno-plt",
]
WHOLE = ["-flto=auto"]  # and inlined from file to file within a group, if the compiler can do that


def compiler_fault(flags: list[str] | None = None) -> str:
    """Builds an empty extension module, with these flags, and says what went wrong; "" if nothing did."""
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if os.environ.get("CC"):
        linker[:1] = shlex.split(os.environ["CC"])
    if not linker:
        return "no C compiler is known to this Python"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n", encoding="utf-8")
        includes = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*linker, "-fPIC", *(flags or []), *includes, str(source), "-o", str(source.with_suffix(".so"))]
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
        whole = [] if os.name == "nt" or compiler_fault(WHOLE) else WHOLE
        for extension in extensions:
            if os.name != "nt":
                of_group = whole if extension.name.endswith("__mypyc") else []  # the rest only lead to one
                extension.extra_compile_args += FLAGS + of_group
                extension.extra_link_args += of_group
        build = Distribution({"name": "cinderbox", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp = str(home / "lib"), str(home / "temp")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build_extensions = build.build_extensions

        def build_with_objects() -> None:
            kept = Objects(objects, home, build.compiler)
            build.compiler._compile = kept.compile
            build.compiler.link_shared_object = kept.link
            build_extensions()

        if os.name != "nt":  # the compiler class for Windows has no such method
            build.build_extensions = build_with_objects
        build.run()


class Objects:
    """What was compiled and linked, kept by all that went into it: a change in one module makes what depends on it."""

    KEPT = 14 * 86_400  # seconds; what no build has used for so long is let go

    def __init__(self, folder: Path, home: Path, compiler: Any) -> None:
        self.folder = folder
        self.home = home
        self.places = (str(home), sys.prefix)  # differ from build to build and from clone to clone, and say nothing
        self.compile_one = compiler._compile
        self.link_one = compiler.link_shared_object
        cc = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True).stdout
        self.tools = f"{cc} {metadata.version('mypy')} {sys.version}"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            if time.time() - old.stat().st_mtime > self.KEPT:
                old.unlink(missing_ok=True)

    def compile(self, made: str, source: str, suffix: str, flags: list[str], more: list[str], names: list[str]) -> None:
        """In the place of the compiler's own method, with its arguments."""
        parts = self.parts(Path(source))
        with self.kept(made, [suffix, *flags, *more, *names], parts) as missing:
            if missing:
                self.compile_one(made, source, suffix, flags, more, names)

    def link(self, objects: list[str], made: str, **more: Any) -> None:
        """Likewise; most of the work is done here, if a group is compiled as a whole."""
        Path(made).parent.mkdir(parents=True, exist_ok=True)
        with self.kept(made, [str(value) for value in more.values()], [Path(one) for one in objects]) as missing:
            if missing:
                self.link_one(objects, made, **more)

    @contextlib.contextmanager
    def kept(self, made: str, words: list[str], parts: list[Path]) -> Iterator[bool]:
        """Whether something must be made out of these words and files: if not, it lies there already."""
        said = " ".join([self.tools, *words])
        for place in self.places:
            said = said.replace(place, "")
        key = hashlib.sha256(said.encode())
        for path in parts:
            key.update(path.read_bytes())
        kept = self.folder / f"{key.hexdigest()[:32]}{Path(made).suffix}"
        if kept.exists():
            kept.touch()
            shutil.copy(kept, made)
            yield False
            return
        yield True
        fresh = kept.with_name(f"{kept.stem}.{os.getpid()}.{threading.get_ident()}")  # another build may run, too
        shutil.copy(made, fresh)
        fresh.replace(kept)

    def parts(self, source: Path) -> list[Path]:
        """A source and all headers of the build that it draws in, one through the other.

        Those of another group stand in angle brackets, as the system's do, which are none of the build's.
        """
        found = [source]
        for path in found:
            for name in re.findall(r'^#include ["<](.+)[">]', path.read_text(encoding="utf-8"), re.MULTILINE):
                place = next((at for at in (path.parent / name, self.home / "c" / name) if at.exists()), path)
                if place not in found:
                    found.append(place)
        return found
