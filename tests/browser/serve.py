"""A whole server for browser tests: the page as built from `web/`, seeds that count up, bots that answer at once.

Run as a process of its own: port, database, the page's folder, the first seed.
"""

import random
import sys
from itertools import count
from pathlib import Path

import uvicorn

from cinderbox.server import house, page
from cinderbox.server.app import application
from cinderbox.server.settings import Settings

if __name__ == "__main__":
    port, database, folder, seed = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), int(sys.argv[4])
    seeds = count(seed)
    page.FOLDER = folder
    house.new_seed = lambda: next(seeds)  # type: ignore[assignment]
    random.seed(seed)
    app = application(Settings(database=database, pace=0.0, limits=False, decline_after=(0.0, 0.1)))
    uvicorn.run(
        app, host="127.0.0.1", port=port, log_level="warning", access_log=False, timeout_graceful_shutdown=1
    )
