"""The built page, served from `page/`. Any path without a file is the page itself, which finds its own way."""

import gzip
from functools import cache
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "page"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cinderbox</title>
<h1>The page is not built</h1>
<p>The server runs, but its page has not been built: run <code>python3 play.py</code>, or <code>npm ci</code> and
<code>npm run build</code> in <code>web/</code>. The API is described at <a href="/schema">/schema</a>.</p></html>
"""
add_type("application/manifest+json", ".webmanifest")  # not every system knows it
TEXT = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map"}


@cache
def files() -> dict[str, Path]:
    """Every file of the page by its path; nothing outside the folder can be asked for."""
    return {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.is_file()}


@cache
def packed(name: str) -> bytes:
    return gzip.compress(files()[name].read_bytes(), 9)


@get("/", include_in_schema=False)
async def front(request: Request[Any, Any, Any]) -> Response[bytes]:
    return file("index.html", request)


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return file(path.strip("/") or "index.html", request)


def file(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    if name not in files():
        if name.startswith("api/") or Path(name).suffix in TEXT - {".html"}:
            raise NotFoundException("There is no such page.")
        name = "index.html"
    if name not in files():
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
    kind = guess_type(name)[0] or "application/octet-stream"
    lasting = name.startswith("assets/")  # their names change with their contents
    headers = {
        "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    suffix = Path(name).suffix
    text = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    if suffix in TEXT and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed(name), media_type=text, headers={**headers, "Content-Encoding": "gzip"})
    return Response(files()[name].read_bytes(), media_type=text, headers=headers)
