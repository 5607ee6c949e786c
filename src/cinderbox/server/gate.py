"""The gate in front of the application: what does not get as far as a route, and the sentence that says why."""

from urllib.parse import unquote_to_bytes

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cinderbox.server import body, messages
from cinderbox.server.body import Turned


class Gate:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == ScopeType.HTTP and scope["method"] == "POST":
                data = await body.read(receive)  # first of all: a client that is still sending may not hear why
                body.check(data)
                receive = body.again(data, receive)
            check_address(scope)
        except Turned as turned:
            await refuse(scope, send, turned)
        else:
            await self.app(scope, receive, send)


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
    await send({"type": "http.response.start", "status": turned.status, "headers": headers})
    said = messages.encode({"reason": turned.reason})
    await send({"type": "http.response.body", "body": said, "more_body": False})
