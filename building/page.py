"""The browser's page: its sources in `web/`, built with npm into the package, which git ignores.

It is built again only when its sources have changed, and its packages are fetched only when their list has.
CINDERBOX_PAGE=0 leaves it as it is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.lock import shared

ROOT = Path(__file__).resolve().parents[1]
HOME = "src/cinderbox/server/page"
SOURCES = ("index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts", "public", "src")
OLDEST_NODE = (20, 19)
SCRIPTS = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")


class Page:
    def __init__(self, root: Path = ROOT) -> None:
        self.web = root / "web"
        self.home = root / HOME
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
        for name in SOURCES:
            place = self.web / name
            for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
                if file.is_file():
                    seen.update(file.relative_to(self.web).as_posix().encode() + b"\0" + file.read_bytes())
        return seen.hexdigest()

    def build(self) -> None:
        self.fetch_packages()
        self.npm("run", "build")
        self.mark.write_text(self.stamp(), encoding="utf-8")

    def fetch_packages(self) -> None:
        """Fetches what `package-lock.json` lists, unless that is what is there."""
        mark = self.web / "node_modules" / "stamp.txt"  # npm empties the folder first, so half a fetch has no mark
        listed = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if not mark.exists() or mark.read_text(encoding="utf-8") != listed:
            self.npm("ci", "--no-audit", "--no-fund")
            mark.write_text(listed, encoding="utf-8")

    def npm(self, *arguments: str, show: bool = False) -> None:
        """Runs npm and shows what it says, or puts its first line about an error into the exception."""
        command = npm()
        if not command:
            raise RuntimeError("there is no npm")
        env = {**os.environ, "PATH": str(Path(command).parent) + os.pathsep + os.environ.get("PATH", "")}
        result = subprocess.run(
            [command, "--silent", *arguments] if show else [command, *arguments],
            cwd=self.web,
            env=env,
            stdout=None if show else subprocess.PIPE,
            stderr=None if show else subprocess.STDOUT,
            pass_fds=shared(),
        )
        if result.returncode:
            said = (result.stdout or b"").decode("utf-8", "replace")
            errors = [line.strip() for line in said.splitlines() if "rror" in line]
            raise RuntimeError(f"npm {arguments[0]} failed ({errors[0] if errors else result.returncode})")


def npm() -> str:
    """An npm with a Node that is new enough: the machine's, or one of Python's packages; "" if there is none."""
    for where in (None, str(Path(sys.executable).parent), str(SCRIPTS)):
        node, command = shutil.which("node", path=where), shutil.which("npm", path=where)
        if node and command:
            said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
            if tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE:
                return command
    return ""
