"""The environment in .venv: pinned packages, as the scripts need them.

What is in place is written down in .venv/ready.json, so the second time costs a glance.
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from building.lock import Lock, shared

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SITE = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
LOG = VENV / "setup.log"
READY = VENV / "ready.json"
OFFLINE = ("NewConnectionError", "name resolution", "Network is unreachable", "ConnectTimeout", "ProxyError")


def ready(*requirements: str) -> None:
    """Installs what is missing of these lists."""
    with Lock("setup"):
        done = read_ready()
        if done.get("python") != python_stamp():
            make_venv()
            done = {"python": python_stamp()}
            write_ready(done)
        for name in requirements:
            stamp = hashlib.sha256((ROOT / name).read_bytes()).hexdigest()
            if done.get(name) != stamp:
                say(f"Installing {name}")
                pip("install", "--require-hashes", "-r", str(ROOT / name))
                done[name] = stamp
                write_ready(done)


def make_venv() -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv")
    say("Making .venv")
    code, said = run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if code:
        sys.exit(f"Could not make .venv: {said.strip()}")


def pip(*arguments: str, **settings: str) -> str:
    """Runs pip and returns what it printed, or ends the script with one line about what is wrong."""
    command = [str(BIN / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    code, said = run(command, **settings)
    log(f"$ pip {' '.join(arguments)}\n{said}\n")
    if code:
        if any(word in said for word in OFFLINE):
            sys.exit("No network: the packages could not be fetched. Connect and run this again.")
        errors = [line.strip() for line in said.splitlines() if "error" in line.lower()]
        sys.exit(f"pip failed: {errors[-1] if errors else 'no reason given'} (all of it: {LOG.relative_to(ROOT)})")
    return said


def run(command: list[str], **settings: str) -> tuple[int, str]:
    """Runs a command, which shares the locks that are held, to its end: its code and all that it printed."""
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=ROOT,
        env={**os.environ, **settings},
        pass_fds=shared(),
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def python_stamp() -> str:
    return f"{sys.version} {ROOT}"


def read_ready() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(READY.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if (BIN / ("python.exe" if os.name == "nt" else "python")).exists() else {}


def write_ready(done: dict[str, str]) -> None:
    replace(READY, json.dumps(done, indent=1))


def replace(path: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def log(text: str) -> None:
    with LOG.open("a", encoding="utf-8") as file:
        file.write(text)


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')}  {text}", flush=True)
