"""The body of a request, read whole and looked at before anything is made of it.

What a decoder or the database would stumble over is refused here once, for every route and for the WebSocket: text that
is not UTF-8, the NUL character, and JSON that is nested deeper than anything that is meant.
"""

import asyncio
import re
from typing import Any

from litestar.types import Receive

LARGEST = 2_000_000  # bytes of a request: a long game's record
HEARD_OUT = 10 * LARGEST  # bytes that are taken in from a client that sends too much, so that it hears why
PATIENCE = 20.0  # seconds in which a body must have come
DEEPEST = 40  # lists and objects inside each other
TEXTS = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)  # also one without an end: no byte is looked at twice
OPENING = b"[{"
OTHERS = bytes([one for one in range(256) if one not in b"[]{}"])


class Turned(Exception):
    """A request that is not let in, with the HTTP status and the sentence that say so."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


async def read(receive: Receive) -> bytes:
    """All of it, if it is not too large and does not take too long."""
    body = bytearray()
    size, more = 0, True
    try:
        async with asyncio.timeout(PATIENCE):
            while more and size <= HEARD_OUT:
                message: Any = await receive()
                if message["type"] == "http.disconnect":
                    raise Turned(400, "The request broke off.")
                size += len(message.get("body", b""))
                more = message.get("more_body", False)
                if size <= LARGEST:
                    body += message.get("body", b"")
    except TimeoutError:
        raise Turned(408, f"A request must be here within {PATIENCE:g} seconds.") from None
    if size > LARGEST:
        raise Turned(413, f"A request has at most {LARGEST} bytes.")
    return bytes(body)


def again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that gives the body in one piece, and then what comes after it."""
    given = False

    async def once() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return once


def check(body: bytes) -> None:
    """Refuse what could not be meant."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Turned(400, "The request is not UTF-8.") from None
    if b"\0" in body or b"\\u0000" in body:
        raise Turned(400, "The request has a NUL character in it.")
    if too_deep(body):
        raise Turned(400, f"The request is nested deeper than {DEEPEST} levels.")


def too_deep(body: bytes) -> bool:
    """Counts the brackets outside of texts; whether they match is for whoever reads them to say."""
    depth = 0
    for one in TEXTS.sub(b"", body).translate(None, OTHERS):
        depth += 1 if one in OPENING else -1
        if depth > DEEPEST:
            return True
    return False
