"""The OpenAPI page at /schema: one plain page that needs no script from anywhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = []
        for path, operations in sorted(openapi_schema["paths"].items()):
            for method, one in operations.items():
                if isinstance(one, dict) and "responses" in one:
                    codes = ", ".join(one["responses"])
                    said = one.get("description") or one.get("summary") or ""
                    cells = (method.upper(), path, said, codes)
                    rows.append("<tr>" + "".join([f"<td>{escape(str(cell))}</td>" for cell in cells]) + "</tr>")
        return (
            "<!doctype html><html lang=en><meta charset=utf-8><title>Cinderbox: the HTTP API</title>"
            "<style>body{font:16px/1.5 sans-serif;margin:2rem}td{padding:.2rem .8rem;vertical-align:top}</style>"
            "<h1>The HTTP API</h1><p>For programs: <a href='/schema/openapi.json'>openapi.json</a>.</p>"
            f"<table><tr><th>Method<th>Path<th>What it does<th>Answers</tr>{''.join(rows)}</table></html>"
        ).encode()
