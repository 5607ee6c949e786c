"""Players as requests name them: by the key that a browser keeps, in the header `Cinderbox-Key`.

The key is a secret of the browser's own making: it is hashed as soon as it is here, and said to nobody.
"""

import asyncio
import re
import secrets
import time
from typing import TYPE_CHECKING, Any

from litestar import Request

from cinderbox.table.refusal import Refused
from cinderbox.table.table import hashed
from cinderbox.table.words import clean

if TYPE_CHECKING:
    from cinderbox.server.tables import Tables

HEADER = "cinderbox-key"
KEY = re.compile(r"[A-Za-z0-9_-]{22,64}\Z")  # 128 bits at least
CODE = 10  # letters: 50 bits, for ten minutes and for as many tries as the limits allow
LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none that looks like another
SHORT = 600.0  # seconds that a code is good for
UNNAMED = "Somebody"


class Players:
    def __init__(self, tables: "Tables") -> None:
        self.tables = tables
        self.store = tables.store.players

    def key(self, request: Request[Any, Any, Any]) -> str:
        """The hash of the key that came with a request, "" if none did; Refused if it is none."""
        given = request.headers.get(HEADER, "")
        if given and not KEY.match(given):
            raise Refused("A player's key has 22 to 64 letters and digits.")
        return hashed(given) if given else ""

    async def known(self, key: str) -> str:
        """The id of the player whom a key proves, "" if nobody's; Refused if the house has banned them."""
        return await self.of(hashed(key))

    async def of(self, hash: str) -> str:
        found = await asyncio.to_thread(self.store.by_key, hash) if hash else None
        if found is None:
            return ""
        if found.banned:
            raise Refused("The owner of this house does not want you to play here.")
        return str(found.id)

    async def entered(self, request: Request[Any, Any, Any], name: str) -> str:
        """The id of who asks, "" without a key; whoever comes for the first time is a player from now on."""
        hash = self.key(request)
        if not hash:
            return ""
        if found := await self.of(hash):
            return found
        return await asyncio.wrap_future(self.store.enter(hash, clean(name, 40) or UNNAMED, time.time()))

    async def asking(self, request: Request[Any, Any, Any]) -> str:
        """The id of who asks; Refused if nobody says who they are, "" if they have never played."""
        hash = self.key(request)
        if not hash:
            raise Refused("Only a player can ask for that: send your key.")
        return await self.of(hash)

    async def code(self, id: str, letters: int = CODE, seconds: float = SHORT, lost: bool = False) -> str:
        """A code that proves a player, once and for a while; `lost`: whoever uses it is them in the place of others."""
        code = "".join(secrets.choice(LETTERS) for _ in range(letters))
        now = time.time()
        await asyncio.wrap_future(self.store.offer(id, hashed(code), now + seconds, now, lost))
        return code

    async def redeem(self, request: Request[Any, Any, Any], code: str) -> str:
        """Have the key of who asks prove the player of a code."""
        hash = self.key(request)
        if not hash:
            raise Refused("Only a browser with a key can become somebody: send a new key.")
        said = re.sub(r"[\s-]", "", code).upper()
        return await asyncio.wrap_future(self.store.redeem(hashed(said), hash, time.time()))
