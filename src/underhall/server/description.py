"""The description of the interface: OpenAPI for tools, and the same as a plain page for people.

The page is our own and needs no script: the one that comes with the framework loads its scripts from elsewhere, which
the headers of every answer forbid (``middleware.py``).
"""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi

from underhall.server.dependencies import services_of, written
from underhall.server.problems import ProblemShown

METHODS = ("get", "post", "put", "patch", "delete")


def describe(app: FastAPI) -> None:
    """OpenAPI with the problem description among its schemas, at /openapi.json, and for people at /docs."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
            schema["components"]["schemas"]["ProblemShown"] = ProblemShown.model_json_schema()
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]

    @app.get("/openapi.json", include_in_schema=False)
    async def for_tools(request: Request) -> Response:
        return services_of(request).constants.answer(request, "openapi", lambda: written(openapi()))

    @app.get("/docs", include_in_schema=False)
    async def for_people(request: Request) -> Response:
        return services_of(request).constants.answer(
            request, "docs", lambda: page(openapi()).encode(), "text/html; charset=utf-8"
        )


def page(schema: dict[str, Any]) -> str:
    """All operations, with what they take."""
    title = html.escape(f"{schema['info']['title']} {schema['info']['version']}")
    lines = [
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>',
        f"<h1>{title}</h1><p>{html.escape(schema['info']['summary'])}</p>",
        '<p>For tools: <a href="/openapi.json">/openapi.json</a> (OpenAPI).</p>',
        "<p>Whatever changes something needs the header <code>X-Underhall</code> with any value.</p>",
    ]
    for tag, operations in _by_tag(schema).items():
        lines.append(f"<h2>{html.escape(tag)}</h2><dl>")
        lines += operations
        lines.append("</dl>")
    return "\n".join([*lines, "</body></html>"])


def _by_tag(schema: dict[str, Any]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path, operations in schema["paths"].items():
        for method in METHODS:
            if method in operations:
                operation = operations[method]
                shown = f"<dt><code>{method.upper()} {html.escape(path)}</code></dt>"
                parts = "".join(f"<dd>{part}</dd>" for part in _parts(operation, schema))
                found.setdefault(operation["tags"][0], []).append(shown + parts)
    return found


def _parts(operation: dict[str, Any], schema: dict[str, Any]) -> Iterator[str]:
    said = operation.get("description", "")
    yield html.escape(said or operation["summary"])
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "query":
            yield f"<code>?{html.escape(parameter['name'])}</code> {html.escape(parameter.get('description', ''))}"
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if body:
        shape = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
        yield f"<code>{html.escape(json.dumps(shape.get('example', {})))}</code>"
