"""``/mcp``: language models play with a token, over the Model Context Protocol (docs/mcp.md).

Each tool asks this server's own interface in this process, with the caller's token: so what a model sees, and what is
refused, is decided where it is decided for everybody. Only a token opens it, cookies are not looked at. The protocol's
library takes a while to import: it is fetched when the first model comes.
"""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from underhall.core.errors import Message
from underhall.server.dependencies import services_of
from underhall.server.problems import Problem, language_of, response
from underhall.server.tokens import token_in

PATH = "/mcp"
SECONDS = 60.0


class Door:
    """The endpoint of one server process; a plain ASGI application."""

    def __init__(self) -> None:
        self.opening = asyncio.Lock()
        self.manager: Any = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            token = token_in(request.headers.get("authorization", ""))
            services = services_of(request)
            if not token or await services.people.holder_of(token) is None:
                raise Problem(401, "bad-token")
            if scope["method"] != "POST":  # nothing is sent unasked, and there is no session to end
                raise Problem(405, "http", title=Message("problem-no_method"))
            await self._open(scope["app"])
        except Problem as problem:
            answer = response(problem, language_of(request))
            if problem.status == 401:
                answer.headers["www-authenticate"] = "Bearer"
            elif problem.status == 405:
                answer.headers["allow"] = "POST"
            await answer(scope, receive, send)
            return
        await self.manager.handle_request(scope, receive, send)

    async def _open(self, app: ASGIApp) -> None:
        async with self.opening:
            if self.manager is not None:
                return
            try:
                server = await asyncio.to_thread(_build, app)
            except ModuleNotFoundError:
                raise Problem(501, "no-mcp") from None
            # Without sessions, as any process may be asked next; the manager lives as long as this server.
            server.streamable_http_app(stateless_http=True, json_response=True)
            manager = server.session_manager
            manager.security_settings = None  # hosts and origins are the guard's business (middleware.py)
            running = asyncio.Event()
            app.state.services.background.spawn(_run(manager, running))  # type: ignore[attr-defined]
            await running.wait()
            self.manager = manager


async def _run(manager: Any, running: asyncio.Event) -> None:
    async with manager.run():
        running.set()
        await asyncio.Event().wait()


def _build(app: ASGIApp) -> Any:
    import httpx
    from mcp.server.mcpserver import Context

    from underhall.doors.hall import Hall
    from underhall.doors.mcp import build

    def hall_of(context: Context[Any, Any]) -> Hall:
        request = context.request_context.request
        assert isinstance(request, Request)
        client = (request.client.host, request.client.port) if request.client else ("127.0.0.1", 0)
        names = ("authorization", "host")
        headers = {name: request.headers[name] for name in names if name in request.headers}
        transport = httpx.ASGITransport(app, client=client)
        base = f"{request.url.scheme}://{request.url.netloc}"
        http = httpx.AsyncClient(transport=transport, base_url=base, headers=headers, timeout=SECONDS)
        return Hall(http, language_of(request), base)

    return build(hall_of)


def route() -> Route:
    return Route(PATH, Door(), methods=["GET", "POST", "DELETE"])
