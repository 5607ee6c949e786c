"""The disk that fails: what it is told to do it does, else a torture would prove nothing."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.faults.disk import Disk, possible

pytestmark = pytest.mark.skipif(not possible(), reason="no faulty disk: it takes a C compiler and Linux")

WRITES = """
import os, sys
file = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT)
os.pwrite(file, b"kept for good", 0)
os.fsync(file)
os.pwrite(file, b"LOST", 0)
os.pwrite(file, b" and more", 13)
os.kill(os.getpid(), 9)
"""


class All(Random):
    """Undoes everything that was not synced."""

    def randint(self, a: int, b: int) -> int:
        return a


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path, tmp_path / "tables.db")


def run(disk: Disk, code: str, path: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **disk.environment}
    command = [sys.executable, "-c", code, str(path)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_after_a_kill_all_is_there_and_after_a_power_cut_what_was_synced(disk: Disk) -> None:
    run(disk, WRITES, disk.files)
    assert disk.files.read_bytes() == b"LOST for good and more"
    disk.cut_power(All())
    assert disk.files.read_bytes() == b"kept for good"
    assert not disk.undos()


def test_writes_fail_on_its_own_files_alone(disk: Disk, tmp_path: Path) -> None:
    disk.set(write_error=errno.ENOSPC)
    assert "No space left on device" in run(disk, WRITES, disk.files).stderr
    other = tmp_path / "other"
    run(disk, WRITES, other)
    assert other.read_bytes() == b"LOST for good and more"


def test_syncs_fail(disk: Disk) -> None:
    disk.set(sync_error=errno.EIO)
    assert "Input/output error" in run(disk, WRITES, disk.files).stderr
    disk.heal()
    assert not run(disk, WRITES, disk.files).stderr


def test_the_clock_jumps_and_the_watch_does_not(disk: Disk) -> None:
    disk.set(clock=7200)
    wall, watch = map(float, run(disk, "import time; print(time.time(), time.monotonic())", disk.files).stdout.split())
    assert wall > time.time() + 7000 and abs(watch - time.monotonic()) < 600
