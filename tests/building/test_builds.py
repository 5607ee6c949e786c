"""`play.py` plays at once from the sources, compiles behind that, and runs what was compiled from the next start on.

Real processes in a small clone of our own: the scripts are ours, the package in it has one module to compile. Only the
first test compiles it; in the others a hook of a few lines says it did. A file `hold` keeps it from going on.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from building.compiler import compiler_fault

ROOT = Path(__file__).resolve().parents[2]
LISTS = ("requirements.txt", "requirements-build.txt", "requirements-node.txt")
PATIENCE = 300  # seconds; only a failure takes so long
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "cinderbox"
version = "0.1.0"
[tool.hatch.build.targets.wheel]
packages = ["src/cinderbox"]
[tool.hatch.build.targets.wheel.hooks.custom]
path = "hatch_build.py"
"""
HOOK = """
import time
from pathlib import Path
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
class CustomBuildHook(BuildHookInterface):
    def initialize(self, version, build_data):
        while Path(self.root, "hold").exists():
            time.sleep(0.05)
        if Path(self.root, "src/cinderbox/kernel/number.py").read_text().startswith("broken"):
            self.app.display_warning("cinderbox: built uncompiled, some four times slower: compile failed on the types")
        else:
            self.app.display_info("cinderbox: compiled 1 modules")
"""
COMMAND = """
import json, sys
from cinderbox.kernel import number
print(json.dumps({"file": number.__file__, "twice": number.twice(21), "arguments": sys.argv[1:]}))
"""
NPM = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
if [ -e broken ]; then echo "npm error network"; exit 1; fi
mkdir -p node_modules ../src/cinderbox/server/page
cp index.html ../src/cinderbox/server/page/
"""
NUMBER = "def twice(n: int) -> int:\n    return 2 * n\n"


class Clone:
    """A clone with an environment in which everything is installed and nothing is built."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.builds = root / ".venv" / "builds"
        self.log = root / ".venv" / "setup.log"
        kernel = root / "src" / "cinderbox" / "kernel"
        kernel.mkdir(parents=True)
        shutil.copytree(ROOT / "building", root / "building", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "play.py", root)
        (root / "hatch_build.py").write_text(HOOK)
        (root / "pyproject.toml").write_text(PROJECT)
        self.number = kernel / "number.py"
        for path in (kernel / "__init__.py", kernel.parent / "__init__.py", *(root / name for name in LISTS)):
            path.touch()
        (kernel.parent / "__main__.py").write_text(COMMAND)
        self.number.write_text(NUMBER)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(root / ".venv")], check=True)
        site = sysconfig.get_path("purelib", "venv", {"base": str(root / ".venv"), "platbase": ""})
        Path(site, "tools.pth").write_text(sysconfig.get_path("purelib") + "\n")
        done = {name: sha256(b"").hexdigest() for name in LISTS}
        (root / ".venv" / "ready.json").write_text(json.dumps({"python": f"{sys.version} {root}", **done}))

    def popen(self, *command: str, **settings: str) -> "subprocess.Popen[str]":
        left = {name: value for name, value in os.environ.items() if not name.startswith(("CINDERBOX_", "PYTHON"))}
        environment = {**left, **settings}
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def start(self, *arguments: str, **settings: str) -> "subprocess.Popen[str]":
        return self.popen(sys.executable, str(self.root / "play.py"), *arguments, **settings)

    def play(self, *arguments: str, **settings: str) -> "Started":
        return Started(self.start(*arguments, **settings), self)

    def command(self, *arguments: str) -> "Started":
        return Started(self.popen(str(self.root / ".venv/bin/cinderbox"), *arguments), self)

    def compiles(self) -> int:
        """How often compiling was begun."""
        return self.log.read_text(encoding="utf-8").count("$ pip install -v") if self.log.exists() else 0

    def holder(self) -> int:
        """The process that compiles."""
        return int((self.root / ".locks" / "compile").read_text() or 0)

    def compiled(self) -> list[Path]:
        return [path for path in self.builds.glob("*") if path.is_dir() and not path.name.startswith("half-")]

    def half(self) -> list[Path]:
        return list(self.builds.glob("half-*"))


class Started:
    """One start of the game, to its end: what it said, and what the command in the package printed."""

    def __init__(self, process: "subprocess.Popen[str]", clone: Clone) -> None:
        out, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, out + err
        *said, answer = out.splitlines()
        self.said = "\n".join(said)
        found = json.loads(answer)
        assert found["twice"] == 42
        self.file = Path(found["file"])
        self.compiled = clone.builds in self.file.parents
        self.arguments = found["arguments"]


def wait(until: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    if why := compiler_fault():
        pytest.skip(f"nothing can be compiled: {why}")
    made = Clone(tmp_path / "clone")
    yield made
    (made.root / "hold").unlink(missing_ok=True)
    if (made.root / ".locks" / "compile").exists():
        wait(lambda: not running(made.holder()))


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or ") Z " not in state.read_text()


def test_what_is_compiled_behind_a_game_is_machine_code(clone: Clone) -> None:
    shutil.copy(ROOT / "hatch_build.py", clone.root)
    assert clone.play().file.suffix == ".py"
    wait(clone.compiled)
    assert clone.play().file.suffix != ".py"


def test_one_plays_from_the_sources_until_they_are_compiled(clone: Clone) -> None:
    (clone.root / "hold").touch()
    first = clone.play("--port", "1")
    assert not first.compiled and "being compiled" in first.said and first.arguments == ["serve", "--port", "1"]
    (clone.root / "hold").unlink()
    wait(clone.compiled)
    second = clone.play("radlands", "--seed", "3")
    assert second.compiled and second.said == "" and second.arguments == ["play", "radlands", "--seed", "3"]
    assert clone.compiles() == 1

    clone.number.write_text(NUMBER + "\n\ndef thrice(n: int) -> int:\n    return 3 * n\n")
    third = clone.play()
    assert not third.compiled and "being compiled" in third.said, "what is compiled is not what is in the sources"
    wait(lambda: len(clone.compiled()) == 2)
    wait(lambda: not running(clone.holder()))
    command = clone.command("games")
    assert command.compiled and command.arguments == ["games"], "the command in .venv runs the newest build"
    assert clone.play().file == command.file


def test_a_compile_that_is_killed_half_way_does_no_harm_and_is_made_again(clone: Clone) -> None:
    (clone.root / "hold").touch()
    clone.play()
    wait(clone.half)
    os.killpg(clone.holder(), signal.SIGKILL)
    wait(lambda: not running(clone.holder()))
    assert not clone.compiled()
    (clone.root / "hold").unlink()
    assert not clone.play().compiled
    wait(clone.compiled)
    assert clone.play().compiled
    assert not clone.half(), "what the killed process left is cleared away"


def test_two_starts_at_once_compile_once(clone: Clone) -> None:
    (clone.root / "hold").touch()
    both = [clone.start(), clone.start()]
    assert [Started(one, clone).compiled for one in both] == [False, False]
    wait(clone.half)
    assert not clone.play().compiled, "one may start while another compiles"
    assert len(clone.half()) == 1
    (clone.root / "hold").unlink()
    wait(clone.compiled)
    assert clone.play().compiled
    assert clone.compiles() == 1


def test_sources_that_change_under_a_compile_are_not_taken_for_what_was_compiled(clone: Clone) -> None:
    (clone.root / "hold").touch()
    clone.play()
    wait(clone.half)
    clone.number.write_text(NUMBER + "\n\nLATER = 1\n")
    (clone.root / "hold").unlink()
    wait(lambda: not running(clone.holder()))
    assert not clone.compiled()
    clone.play()
    wait(clone.compiled)
    assert clone.play().compiled


def test_without_a_compiler_one_is_told_so_once(clone: Clone) -> None:
    nothing = {"CC": str(clone.root / "no-cc")}
    first, second = clone.play(**nothing), clone.play(**nothing)
    assert not first.compiled and "uncompiled" in first.said and "no C compiler" in first.said
    assert not second.compiled and second.said == ""
    assert clone.compiles() == 0


def test_a_compile_that_fails_is_said_with_its_log(clone: Clone) -> None:
    clone.number.write_text(f"broken = 1\n{NUMBER}")
    assert not clone.play().compiled
    wait(lambda: list(clone.builds.glob("*.txt")))
    again = clone.play()
    assert "compile failed on the types" in again.said and "setup.log" in again.said
    assert clone.compiles() == 1


def test_the_page_is_built_once_and_is_part_of_what_is_compiled(clone: Clone) -> None:
    tools, web = clone.root / "tools", clone.root / "web"
    built = "cinderbox/server/page/index.html"
    tools.mkdir()
    web.mkdir()
    (web / "package-lock.json").write_text("{}")
    (web / "index.html").write_text("first")
    for name, text in (("node", "#!/bin/sh\necho v99.0.0\n"), ("npm", NPM)):
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    path = {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    asked = tools / "asked"

    assert "Building the page" in clone.play(**path).said
    assert (clone.root / "src" / built).read_text() == "first"
    assert asked.read_text().splitlines() == ["ci --no-audit --no-fund", "run build"]
    wait(clone.compiled)
    assert (clone.compiled()[0] / built).read_text() == "first"
    again = clone.play(**path)
    assert again.compiled and again.said == ""

    (web / "index.html").write_text("second")
    (web / "broken").touch()
    failing = clone.play(**path)
    assert "The page was not built, an older one is served: npm run failed (npm error network)" in failing.said
    assert failing.compiled, "the page that is there is still that of the compiled build"

    (web / "broken").unlink()
    mended = clone.play(**path)
    assert not mended.compiled and (clone.root / "src" / built).read_text() == "second"
    assert asked.read_text().splitlines()[2:] == ["run build"] * 2, "its packages are fetched once"
    wait(lambda: len(clone.compiled()) == 2)
