"""A port for a server that is stopped and started again.

Not one that the system hands out: while the server is down, somebody else's connection could get it, or a client that
comes back, whose own end the system then puts at the very port it calls.
"""

import contextlib
import random
import socket

OURS = range(20_000, 30_000)


def free_port() -> int:
    for port in random.SystemRandom().sample(OURS, 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no free port")
