"""A lock is held by one process at a time, and by none that has ended."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from building import lock
from building.lock import Lock

ROOT = Path(__file__).resolve().parents[2]
HOLDER = """
import subprocess, sys
from pathlib import Path
from building import lock
lock.FOLDER = Path(sys.argv[1])
with lock.Lock("work", wait=False) as free:
    print(free, flush=True)
    if len(sys.argv) > 2:
        child = subprocess.Popen(["sleep", "600"], pass_fds=lock.shared())
        print(child.pid, flush=True)
    sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(lock, "FOLDER", tmp_path)
    return tmp_path


def holder(folder: Path, *more: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HOLDER, str(folder), *more]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def line(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def free() -> bool:
    with Lock("work", wait=False) as mine:
        return mine


def test_one_at_a_time_until_it_is_given_back(folder: Path) -> None:
    assert free()
    with holder(folder) as other:
        assert line(other) == "True" and not free()
        with holder(folder) as third:
            assert line(third) == "False"
    assert free()


def test_a_killed_process_holds_nothing(folder: Path) -> None:
    with holder(folder) as other:
        assert line(other) == "True" and not free()
        other.kill()
        other.wait()
        assert free()


def test_what_a_killed_process_had_started_holds_it_on(folder: Path) -> None:
    with holder(folder, "child") as other:
        assert line(other) == "True"
        child = int(line(other))
        other.kill()
        other.wait()
        assert not free()
        os.kill(child, signal.SIGKILL)
        with Lock("work"):  # waits until it is free
            assert not Lock("work", wait=False).__enter__()
