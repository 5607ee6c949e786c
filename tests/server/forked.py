"""A server that can be killed and started again at once: imports everything, then forks the real one at each word.

Answers each line it reads with the process id of a whole server, Litestar, uvicorn, writer and all.
"""

import os
import sys

import uvicorn

from cinderbox.server.app import application
from cinderbox.server.settings import Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    app = application(Settings(database=database, pace=0.0, limits=False))
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)  # a server that was killed holds its port until it is gone
        child = os.fork()
        if child == 0:
            uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", ws_per_message_deflate=False)
            os._exit(0)
        print(child, flush=True)
