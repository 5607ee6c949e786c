"""The long torture: python -m tests.faults --faults 1000 --seed 1 --database postgresql --workers 2"""

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path

from tests.faults.torture import Torture


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    options.add_argument("--faults", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=1e9, help="stop after so long")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--tables", type=int, default=9)
    options.add_argument("--patience", type=float, default=90.0, help="seconds until everybody must have gone on")
    options.add_argument("--only", default="", help="only faults whose name this is found in, as in disk|power")
    options.add_argument("--keep", type=Path, help="a folder for database and log; otherwise a temporary one")
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whatever ends it, it cleans up
    with tempfile.TemporaryDirectory(prefix="cinderbox-torture-", ignore_cleanup_errors=True) as folder:
        kept: Path = chosen.keep or Path(folder)
        kept.mkdir(parents=True, exist_ok=True)
        postgres = chosen.database == "postgresql"
        torture = Torture(kept, postgres, chosen.workers, chosen.tables, chosen.seed, chosen.patience)
        asyncio.run(torture.run(torture.schedule(chosen.faults, chosen.only), chosen.seconds))
    print(torture.figures())
    for finding in torture.findings:
        print(f"FOUND {finding}")
    return 1 if torture.findings else 0


if __name__ == "__main__":
    sys.exit(main())
