"""The application: routes, limits, headers, and errors as one sentence."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import cinderbox
from cinderbox.kernel.errors import CinderboxError, UnknownGame
from cinderbox.server import api, bells, boards, body, forms, me, messages, owner
from cinderbox.server.door import Door
from cinderbox.server.gate import Gate
from cinderbox.server.limits import Buckets, household
from cinderbox.server.page import front, page
from cinderbox.server.reference import PlainPage
from cinderbox.server.settings import Settings
from cinderbox.server.socket import table_socket
from cinderbox.server.tables import Tables
from cinderbox.store.store import Away, Missing

log = logging.getLogger("cinderbox")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self' data:; connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a seat's link must not travel
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LONGEST = 500  # letters of a reason
WRITES = (1.0, 40.0)  # tables and the like a second from one address, and at once
READS = (30.0, 300.0)


class Plain(Response[Any]):
    """JSON in which nothing can close a tag."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        if media_type.startswith(MediaType.JSON.value) and not isinstance(content, bytes):
            return messages.encode(content)
        return super().render(content, media_type, enc_hook)


def problem(reason: str, status: int) -> Response[bytes]:
    said = reason if len(reason) <= LONGEST else f"{reason[: LONGEST - 3]}..."  # it may quote what was asked for
    return Response(messages.encode({"reason": said}), status_code=status, media_type=MediaType.JSON)


def on_refusal(_: Request[Any, Any, Any], error: CinderboxError) -> Response[bytes]:
    status = 503 if isinstance(error, Away) else 404 if isinstance(error, Missing | UnknownGame) else 409
    return problem(str(error), status)


def on_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = "; ".join([f"{one['key']}: {one['message']}" if one.get("key") else one["message"] for one in extra])
    return problem(wrong or error.detail or "That did not work.", error.status_code)


def on_fault(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("a request failed", exc_info=error)
    return problem("Something went wrong on the server.", 500)


async def guard(message: Message, _: Scope) -> None:
    """Give every answer, errors too, the headers."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def application(settings: Settings) -> Litestar:
    reads, writes = Buckets(*READS), Buckets(*WRITES)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.tables = tables = Tables(settings)
        await tables.open()
        try:
            yield
        finally:
            await tables.close()

    async def limit(request: Request[Any, Any, Any]) -> None:
        who = household(request.client.host if request.client else "")
        buckets = writes if request.method == "POST" else reads
        if settings.limits and not buckets.take(who):
            raise TooManyRequestsException("Too many requests: wait a moment.")
        request.app.state.tables.house.check(request)

    app = Litestar(
        route_handlers=[
            api.routes,
            me.routes,
            *bells.routes,
            boards.routes,
            *owner.routes,
            api.health,
            api.counted,
            table_socket,
            front,
            page,
        ],
        lifespan=[lifespan],
        response_class=Plain,
        before_request=limit,
        before_send=[guard],
        exception_handlers={CinderboxError: on_refusal, HTTPException: on_error, Exception: on_fault},
        request_max_body_size=body.LARGEST,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cinderbox",
            version=cinderbox.__version__,
            path="/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
        ),
    )
    close_requests(app)
    app.state.door = Door(settings)
    app.asgi_handler = Gate(app.asgi_handler, settings)  # in front of everything, also of what is not found
    return app


def close_requests(app: Litestar) -> None:
    """Say in the description, too, that requests have no other fields than those named."""
    schemas = app.openapi_schema.components.schemas or {}
    for one in forms.Strict.__subclasses__():
        if one.__name__ in schemas:
            schemas[one.__name__].additional_properties = False
