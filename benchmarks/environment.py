"""The peers' environments: one venv a Python version under .bench/, and which package is in which.

A peer is installed into the Python that runs the benchmark, so that both sides have the same interpreter. One that
asks for a newer Python gets the oldest installed one that will do.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".bench"
PINS = Path(__file__).with_name("peers.txt")

Version = tuple[int, int]


class Unavailable(Exception):
    """A peer that cannot be had here, and why."""


def pins() -> dict[str, tuple[str, Version]]:
    """Package: (what to ask pip for, the lowest Python it runs on), from peers.txt."""
    found = {}
    for line in PINS.read_text().splitlines():
        if line and not line.startswith("#"):
            requirement = line.split(";")[0].strip()
            lowest = re.search(r'python_version >= "(\d+)\.(\d+)"', line)
            version = (int(lowest[1]), int(lowest[2])) if lowest else (3, 0)
            found[requirement.split("==")[0]] = (requirement, version)
    return found


def python_for(package: str) -> Path:
    """The Python of an environment that has `package`, made and filled if need be. Unavailable says why not."""
    requirement, lowest = pins()[package]
    python = _environment(lowest)
    stamp = python.parent.parent / f"{requirement}.installed"
    if not stamp.exists():
        print(f"installing {requirement} into {python.parent.parent}", file=sys.stderr)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", requirement]
        done = subprocess.run(pip, capture_output=True, text=True)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
            raise Unavailable(f"pip: {errors[0] if errors else done.stderr.strip()[-200:]}")
        stamp.touch()
    return python


def _environment(lowest: Version) -> Path:
    here = sys.version_info[:2]
    base, version = (Path(sys.executable), here) if here >= lowest else _newer(lowest)
    folder = HOME / f"python{version[0]}.{version[1]}"
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"making {folder}", file=sys.stderr)
        done = subprocess.run([str(base), "-m", "venv", str(folder)], capture_output=True, text=True)
        if done.returncode:
            raise Unavailable(f"venv: {(done.stdout + done.stderr).strip()[-200:]}")
    return python


def _newer(lowest: Version) -> tuple[Path, Version]:
    """The oldest Python from `lowest` up, on the path or of pyenv. A name may be an empty shim, so each is run."""
    on_path = [shutil.which(f"python3.{minor}") for minor in range(lowest[1], lowest[1] + 6)]
    of_pyenv = (Path.home() / ".pyenv" / "versions").glob("3.*/bin/python")
    fit = []
    for candidate in [*(Path(name) for name in on_path if name), *of_pyenv]:
        tell = [str(candidate), "-c", "import sys; print(*sys.version_info[:2])"]
        told = subprocess.run(tell, capture_output=True, text=True)
        if told.returncode == 0:
            major, minor = map(int, told.stdout.split())
            if (major, minor) >= lowest:
                fit.append(((major, minor), candidate))
    if not fit:
        raise Unavailable(f"needs Python {lowest[0]}.{lowest[1]}, and there is none on the path or under pyenv")
    version, python = min(fit)
    return python, version
