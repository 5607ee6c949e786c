"""Makes .venv ready for play.py and check.py: pinned packages, then Cinderbox itself, compiled if possible.

Standard library only. What is in place is written down in .venv/ready.json, so the second time costs a glance.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
LOG = VENV / "setup.log"
READY = VENV / "ready.json"
PAGE = ROOT / "src/cinderbox/server/page"
NODE_LIST = "requirements-node.txt"
OLDEST_NODE = 20
LEFT_OUT = {"node_modules", "__pycache__"}
OFFLINE = ("NewConnectionError", "name resolution", "Network is unreachable", "ConnectTimeout", "ProxyError")

if sys.version_info < (3, 11):  # noqa: UP036 - the scripts start under any Python
    sys.exit(f"Cinderbox needs Python 3.11 or newer; this is {sys.version.split()[0]}.")


def ready(*requirements: str, package: bool = True) -> str:
    """Installs what is missing. Returns how Cinderbox was built, in words: "compiled ..." or why not."""
    done = read_ready()
    if done.get("python") != python_stamp():
        make_venv()
        done = {"python": python_stamp()}
    for name in requirements:
        if done.get(name) != stamp(ROOT / name):
            say(f"Installing {name}")
            pip("install", "--require-hashes", "-r", str(ROOT / name))
            done[name] = stamp(ROOT / name)
            write_ready(done)
    if package and node_needed() and done.get(NODE_LIST) != stamp(ROOT / NODE_LIST):
        say("Installing Node, to build the page")
        pip("install", "--require-hashes", "-r", str(ROOT / NODE_LIST))
        done[NODE_LIST] = stamp(ROOT / NODE_LIST)
        write_ready(done)
    sources = stamp(ROOT / "src", ROOT / "web", ROOT / "pyproject.toml", ROOT / "hatch_build.py", *settings())
    if package and done.get("cinderbox") != sources:
        say("Building Cinderbox (compiling takes a minute or two, once)")
        done["build"] = build()
        done["cinderbox"] = sources
        write_ready(done)
        say(done["build"][0].upper() + done["build"][1:])
        if "compile failed" in done["build"]:
            say(f"The errors are in {LOG.relative_to(ROOT)}")
    return done.get("build", "")


def make_venv() -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv")
    say("Making .venv")
    result = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"Could not make .venv: {(result.stdout + result.stderr).strip()}")


def build() -> str:
    """Installs the package from a wheel built here. The hook says on a line of its own how it went."""
    cache = VENV / "compiled"
    os.environ["CINDERBOX_CACHE"] = str(cache)
    output = pip("install", "-v", "--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))
    notes = [line.split("cinderbox: ", 1)[1] for line in output.splitlines() if line.strip().startswith("cinderbox: ")]
    for old in sorted(cache.glob("*/done"), key=lambda path: path.stat().st_mtime)[:-3]:
        shutil.rmtree(old.parent)
    return notes[-1] if notes else "built"


def pip(*arguments: str) -> str:
    """Runs pip and returns what it printed, or ends the script with one line about what is wrong."""
    command = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ pip {' '.join(arguments)}\n{result.stdout}\n")
    if result.returncode:
        if any(word in result.stdout for word in OFFLINE):
            sys.exit("No network: the packages could not be fetched. Connect and run this again.")
        errors = [line.strip() for line in result.stdout.splitlines() if "error" in line.lower()]
        sys.exit(f"pip failed: {errors[-1] if errors else 'no reason given'} (all of it: {LOG.relative_to(ROOT)})")
    return result.stdout


def stamp(*things: "Path | str") -> str:
    """One hash over files, whole folders and plain words."""
    seen = hashlib.sha256()
    for thing in things:
        if isinstance(thing, str):
            seen.update(thing.encode())
            continue
        files = sorted(thing.rglob("*")) if thing.is_dir() else [thing]
        for file in files:
            if file.is_file() and not LEFT_OUT & set(file.parts) and PAGE not in file.parents:
                seen.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def node_needed() -> bool:
    """Whether this machine has no Node that can build the page."""
    try:
        said = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout
    except OSError:
        return True
    return shutil.which("npm") is None or int(said.lstrip("v").partition(".")[0] or 0) < OLDEST_NODE


def settings() -> list[str]:
    """What decides, besides the source, whether the build is compiled."""
    words = [f"{name}={os.environ.get(name, '')}" for name in ("CINDERBOX_PURE", "CINDERBOX_COMPILE", "CC")]
    compilers = [str(shutil.which(name)) for name in ("cc", "gcc", "clang")]
    return [*words, *compilers, str(Path(sysconfig.get_path("include"), "Python.h").exists())]


def python_stamp() -> str:
    return f"{sys.version} {ROOT}"


def read_ready() -> "dict[str, str]":
    try:
        found = json.loads(READY.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if (BIN / ("python.exe" if os.name == "nt" else "python")).exists() else {}


def write_ready(done: "dict[str, str]") -> None:
    READY.write_text(json.dumps(done, indent=1), encoding="utf-8")


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {text}", flush=True)
