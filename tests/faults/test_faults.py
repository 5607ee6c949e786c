"""A short torture of a real server: whatever fails, nothing acknowledged is lost and everybody goes on by themselves.

The long one: `python -m tests.faults --help`.
"""

import asyncio
from pathlib import Path

import pytest

from tests.faults import disk
from tests.faults.fault import MENU
from tests.faults.torture import Torture

PATIENCE = 300.0  # seconds: the check keeps all cores busy


def tortured(folder: Path, faults: list[str], postgres: bool = False, workers: int = 1) -> Torture:
    torture = Torture(folder, postgres, workers, tables=3, seed=1, patience=PATIENCE)
    asyncio.run(torture.run(faults))
    assert not torture.findings, "\n".join(torture.findings)
    assert torture.audit.acknowledged and torture.audit.shown, "there was a load"
    return torture


@pytest.mark.skipif(not disk.possible(), reason="no faulty disk: it takes a C compiler and Linux")
def test_a_failing_disk_a_power_cut_and_a_jumping_clock_harm_no_table(tmp_path: Path) -> None:
    tortured(
        tmp_path,
        [
            "reads and writes fail",
            "the disk is full",
            "syncs fail",
            "the clock jumps ahead",
            "all bots' processes are killed",
            "the power fails",
        ],
    )


@pytest.mark.usefixtures("postgres_server")  # which says why, where none can be started
def test_a_failing_database_and_a_dying_worker_harm_no_table(tmp_path: Path) -> None:
    tortured(
        tmp_path,
        ["PostgreSQL is killed", "PostgreSQL's answers are lost", "PostgreSQL takes no writes", "a worker is killed"],
        postgres=True,
        workers=2,
    )


def test_every_fault_has_a_name_that_says_what_happens() -> None:
    assert len(MENU) > 25 and all(" " in name for name in MENU)
