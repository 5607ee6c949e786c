"""The gate in front of the application: what does not get as far as a route, and the sentence that says why.

A browser says from which page a request comes. What changes something, and the WebSocket, is only for our own pages;
programs that are no browsers say nothing of a page and are let in.
"""

from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cinderbox.server import body, messages
from cinderbox.server.body import Turned
from cinderbox.server.hosts import Hosts, Proxies
from cinderbox.server.settings import Settings

HARMLESS = ("GET", "HEAD", "OPTIONS")
LINK = "/bell/"  # mail programs send a form there, and what is in the link is all that counts
TYPES = ("application/json", "application/json; charset=utf-8", "application/json;charset=utf-8")


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = Hosts(settings.host, settings.hosts)
        self.origins = {one.lower().rstrip("/") for one in settings.origins}
        self.proxies = Proxies(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == ScopeType.HTTP and scope["method"] not in HARMLESS:
                data = await body.read(receive)  # first of all: a client that is still sending may not hear why
                if not scope["path"].startswith(LINK):
                    check_type(scope, data)
                body.check(data)
                receive = body.again(data, receive)
            check_address(scope)
            self.check_origin(scope, self.host(scope))
        except Turned as turned:
            await refuse(scope, send, turned)
        else:
            await self.app(scope, receive, send)

    def host(self, scope: Scope) -> str:
        """The host that was asked, if it is one of ours; a proxy's word stands for who asks, and for which host."""
        host = header(scope, b"host")
        client = scope["client"]
        if client is not None and self.proxies.believes(client[0]):
            scope["client"] = (self.proxies.asker(header(scope, b"x-forwarded-for"), client[0]), client[1])
            return header(scope, b"x-forwarded-host").rpartition(",")[2].strip() or host
        if host and not self.hosts.answers(host):
            raise Turned(421, "This server does not answer to that name: start it with --allow-host to have it do so.")
        return host

    def check_origin(self, scope: Scope, host: str) -> None:
        """A page from elsewhere may look at what is public, and do nothing."""
        origin = header(scope, b"origin").lower()
        harmless = scope["type"] == ScopeType.HTTP and scope["method"] in HARMLESS
        if origin and not harmless and origin not in self.origins and place(urlsplit(origin).netloc) != place(host):
            raise Turned(403, "A page from elsewhere cannot do that here.")


def header(scope: Scope, name: bytes) -> str:
    """All that was sent under a name."""
    return ",".join([value.decode("latin-1") for one, value in scope["headers"] if one == name])


def place(host: str) -> str:
    """Host and port, the port left out where it is the usual one."""
    return host.lower().removesuffix(":80").removesuffix(":443")


def check_type(scope: Scope, data: bytes) -> None:
    """A form on a page from elsewhere can send anything but this type."""
    if data and header(scope, b"content-type").lower() not in TYPES:
        raise Turned(415, "A request is of the type application/json.")


def check_address(scope: Scope) -> None:
    """Path and query are text without NUL: no id or name in them reaches the database otherwise."""
    try:
        asked = unquote_to_bytes(scope["raw_path"]) + unquote_to_bytes(scope["query_string"])
        asked.decode()
    except UnicodeDecodeError:
        raise Turned(400, "The address is not UTF-8.") from None
    if b"\0" in asked:
        raise Turned(400, "The address has a NUL character in it.")


async def refuse(scope: Scope, send: Send, turned: Turned) -> None:
    """Say so and hang up: what else the client may still be sending is not waited for."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": turned.reason})
        return
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    start: Any = {"type": "http.response.start", "status": turned.status, "headers": headers}
    await send(start)
    said = messages.encode({"reason": turned.reason})
    await send({"type": "http.response.body", "body": said, "more_body": False})
