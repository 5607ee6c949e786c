"""Requests to addresses that players have given: to a webhook, or to the server that reaches their browser.

Whoever can have a server ask for an address could have it ask its own neighbours. So a name is looked up once, every
address that it leads to must be one of the open internet (unless the owner allows others), and the connection goes to
that very address. Nobody is followed elsewhere, and little is read for a short time.
"""

import asyncio
import socket
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

import h11

from cinderbox.table.refusal import Refused

LONGEST = 1_000  # letters of an address
PATIENCE = 10.0  # seconds, for all of it
LARGEST = 65_536  # bytes of an answer
PORTS = {"http": 80, "https": 443}


class Unreachable(Exception):
    """Nobody has answered, in one sentence."""


def checked(url: str, secure: bool = False) -> SplitResult:
    """An address that a request could go to; Refused if it is none."""
    try:
        found = urlsplit(url)
        port = found.port
    except ValueError:
        raise Refused("That is no address of the web.") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if found.scheme not in PORTS or not found.hostname or not plain or len(url) > LONGEST or port == 0:
        raise Refused("An address begins with https:// or http://, and has a name after it.")
    if secure and found.scheme != "https":
        raise Refused("An address begins with https://.")
    if found.username is not None or found.password is not None or found.fragment:
        raise Refused("An address has no name or password before an @, and no # in it.")
    return found


def is_open(address: str) -> bool:
    """Whether an address is one of the open internet: not of this machine, its network, or kept for other things."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inside is not None:
            return is_open(str(inside))
        if found.packed.startswith(b"\0\x64\xff\x9b"):  # an address of the older kind behind a translator
            return is_open(str(IPv4Address(found.packed[-4:])))
    return found.is_global and not found.is_multicast


async def looked_up(host: str, port: int, inside: bool) -> str:
    """The address that a name leads to; Unreachable if there is none, or none that may be asked."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable(f"There is no {host}.") from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (inside or all(is_open(one) for one in addresses)):
        raise Unreachable(f"{host} is not on the open internet, and the owner of this house allows nothing else.")
    return addresses[0]


@cache
def trusting() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, headers: dict[str, str], body: bytes, inside: bool = False) -> int:
    """Send something; the status of the answer. Refused if the address is none, Unreachable if nobody answers."""
    to = checked(url)
    assert to.hostname is not None
    port = to.port or PORTS[to.scheme]
    writer: asyncio.StreamWriter | None = None
    try:
        async with asyncio.timeout(PATIENCE):
            address = await looked_up(to.hostname, port, inside)
            secure = {"ssl": trusting(), "server_hostname": to.hostname} if to.scheme == "https" else {}
            reader, writer = await asyncio.open_connection(address, port, limit=LARGEST, **secure)  # type: ignore[arg-type]
            sent = {"Host": to.netloc, "User-Agent": "Cinderbox", "Content-Length": str(len(body)), **headers}
            target = (to.path or "/") + (f"?{to.query}" if to.query else "")
            return await exchanged(reader, writer, target, sent, body)
    except (OSError, ssl.SSLError, h11.ProtocolError, TimeoutError) as error:
        why = "in time" if isinstance(error, TimeoutError) else "as a server of the web does"
        raise Unreachable(f"{to.hostname} did not answer {why}.") from None
    finally:
        if writer is not None:
            writer.close()


async def exchanged(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: str, headers: dict[str, str], body: bytes
) -> int:
    """One request on a connection and the status of its answer: the rest is not waited for."""
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST)
    asking = h11.Request(method="POST", target=target, headers=[*headers.items(), ("Connection", "close")])
    for event in (asking, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(event) or b"")
    await writer.drain()
    read = 0
    while not isinstance(said := talk.next_event(), h11.Response):
        if said is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > LARGEST:
                raise h11.RemoteProtocolError("too much")
            talk.receive_data(data)
        elif not isinstance(said, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")
    return said.status_code
