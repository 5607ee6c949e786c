"""Asking the store again and again until it answers."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

WAITS = (0.1, 5.0)  # seconds until it is asked again, doubled each time, from and to
T = TypeVar("T")


async def patiently(ask: Callable[[], "Future[T]"]) -> T:
    wait, longest = WAITS
    while True:
        try:
            return await asyncio.wrap_future(ask())
        except Exception:
            await asyncio.sleep(wait)
            wait = min(2 * wait, longest)
