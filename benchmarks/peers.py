"""Cinderbox and public engines, measured side by side in one run.

    python benchmarks/peers.py                    about two minutes; writes benchmarks/README.md
    python benchmarks/peers.py --rounds 3 --seconds 0.2 --no-write
    python benchmarks/peers.py --only chess       peers whose name contains this

Each engine runs in a process of its own that lives through the run. A round asks every engine once, so that a
noisy minute falls on all of them; figures are medians over rounds with the least and the most.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import select
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import report
from engines import ENGINES
from environment import ROOT, Unavailable, python_for

WORKER = Path(__file__).with_name("worker.py")
PATIENCE = 120  # seconds for one answer


class Engine:
    """A worker process: asked one measurement at a time."""

    def __init__(self, name: str, python: Path, path: Path | None = None) -> None:
        environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path:
            environ["PYTHONPATH"] = str(path)
        which = "cinderbox" if name.startswith("cinderbox") else name
        self.name = name
        self.process = subprocess.Popen(
            [str(python), str(WORKER), which],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environ,
            cwd=WORKER.parent,
        )
        try:
            self.about = self._answer()
        except Unavailable:
            self.stop()
            raise

    def measure(self, seconds: float, seed: int) -> list[dict[str, Any]]:
        assert self.process.stdin
        try:
            print(json.dumps({"seconds": seconds, "seed": seed}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Unavailable("its process died") from None
        return self._answer()  # type: ignore[no-any-return]

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()

    def _answer(self) -> Any:
        assert self.process.stdout
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            raise Unavailable(f"no answer in {PATIENCE} s")
        line = self.process.stdout.readline()
        if not line:
            raise Unavailable("its process died")
        value = json.loads(line)
        if isinstance(value, dict) and "error" in value:
            raise Unavailable(value["error"])
        return value


def start_ours(skipped: dict[str, str], copied: Path) -> list[Engine]:
    """The compiled cinderbox that is installed, and the same sources with every compiled file left out."""
    engines = []
    try:
        compiled = Engine("cinderbox compiled", Path(sys.executable))
        if compiled.about["compiled"]:
            engines.append(compiled)
        else:
            compiled.stop()
            skipped["cinderbox compiled"] = "the cinderbox installed here is not compiled"
    except Unavailable as reason:
        skipped["cinderbox compiled"] = str(reason)
    try:
        shutil.copytree(ROOT / "src", copied, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        engines.append(Engine("cinderbox pure", Path(sys.executable), copied))
    except Unavailable as reason:
        skipped["cinderbox pure"] = str(reason)
    return engines


def start_peers(skipped: dict[str, str], only: str) -> list[Engine]:
    engines = []
    for name, (package, _) in ENGINES.items():
        if only in name:
            try:
                engines.append(Engine(name, python_for(package)))
            except Unavailable as reason:
                skipped[name] = str(reason)
    return engines


def run(engines: list[Engine], rounds: int, seconds: float, skipped: dict[str, str]) -> report.Figures:
    """Row name: one measurement a round. An engine that fails on the way is skipped whole."""
    figures: dict[str, report.Figures] = {engine.name: {} for engine in engines}
    for turn in range(rounds):
        for engine in engines:
            if engine.name not in figures:
                continue
            print(f"\rround {turn + 1} of {rounds}: {engine.name:<24}", end="", file=sys.stderr)
            try:
                for measured in engine.measure(seconds, turn):
                    ours = engine.name.startswith("cinderbox")
                    row = f"{measured['game']} {engine.name.split()[1]}" if ours else engine.name
                    figures[engine.name].setdefault(row, []).append(measured)
            except Unavailable as reason:
                skipped[engine.name] = str(reason)
                del figures[engine.name]
    print(file=sys.stderr)
    return {row: measured for rows in figures.values() for row, measured in rows.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for one engine (of ours: one game) in one round")
    parser.add_argument("--only", default="", help="peers whose name contains this")
    parser.add_argument("--no-write", action="store_true", help="leave README.md alone")
    args = parser.parse_args()

    skipped: dict[str, str] = {}
    engines: list[Engine] = []
    with tempfile.TemporaryDirectory() as scratch:
        try:
            engines += start_ours(skipped, Path(scratch) / "src")
            engines += start_peers(skipped, args.only)
            figures = run(engines, args.rounds, args.seconds, skipped)
        finally:
            for engine in engines:
                engine.stop()

    peers = {row: measured for row, measured in figures.items() if row in ENGINES}
    ours = {row: measured for row, measured in figures.items() if row not in ENGINES}
    python = {engine.name: engine.about["python"] for engine in engines}
    made = report.tables(ours, peers, {row: python.get(row, platform.python_version()) for row in figures})
    lines = [f"- skipped: {name}: {reason}" for name, reason in skipped.items()]
    report.show(made)
    print(*lines, sep="\n")
    if not args.no_write:
        when = datetime.date.today().isoformat()
        machine = f"{os.cpu_count()} cpus, {platform.machine()} {platform.system()}, Python {platform.python_version()}"
        command = shlex.join(["python", "benchmarks/peers.py", *sys.argv[1:]])
        head = f"`{command}`, {when}, {machine}; medians of {args.rounds} rounds.\n"
        report.keep("\n".join([head, report.markdown(made), *lines]).strip())


if __name__ == "__main__":
    main()
