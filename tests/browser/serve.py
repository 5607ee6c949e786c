"""A whole server for browser tests: the page as built from `web/`, and chance that depends on the people's names only.

So the same people who click the same things play the same game. Run as a process of its own: port, database, the
page's folder, and what else is set.
"""

import json
import random
import sys
import zlib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import uvicorn

from cinderbox.server import creation, page, thinking
from cinderbox.server.app import application
from cinderbox.server.settings import Settings
from cinderbox.table.entry import Header
from cinderbox.table.table import hashed

OWNER = "the owner of the tested house"  # their key
header = creation.new_header


def seeded_header(game: Any, chairs: Any, options: Any) -> Header:
    names = " v ".join(chair.name for chair in chairs)
    return msgspec.structs.replace(header(game, chairs, options), seed=str(zlib.crc32(names.encode())))


if __name__ == "__main__":
    port, database, folder, more = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), json.loads(sys.argv[4])
    page.FOLDER = folder
    creation.new_header = seeded_header
    vars(thinking)["random"] = SimpleNamespace(getrandbits=lambda bits: 7, choice=random.choice)
    # the pace is for bots among themselves: wherever people play, nobody ever waits for it
    usual = {"pace": 3600.0, "limits": False, "answer_after": (0.0, 0.1), "owner": hashed(OWNER)}
    setting = Settings(database=database, **{**usual, **more})
    app = application(setting)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False, timeout_graceful_shutdown=1)
