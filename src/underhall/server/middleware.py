"""What every request passes first: how many there are, its size, where it comes from, and every answer's headers.

A browser sends cookies along with requests that other sites make it send. So whatever changes something must come
from our own pages (``Origin``) and carry a header that another site cannot add without asking us (``X-Underhall``);
the cookie itself is ``SameSite=Strict`` besides. A request with a token (``tokens.py``) needs no such header: cookies
are not looked at beside one, and no other site has it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from underhall.core.errors import Message as Sentence
from underhall.core.numbers import whole_number
from underhall.server import limits
from underhall.server.metrics import Metrics
from underhall.server.problems import Problem, failure, response
from underhall.server.tokens import token_in

BODY_LIMIT = 64 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER = "x-underhall"
TOKENS_ONLY = frozenset({"/mcp"})
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The id of a link-only table is in its address, so addresses do not travel.
    (b"referrer-policy", b"no-referrer"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
]
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")  # a year
log = logging.getLogger("underhall.access")


def origin_allowed(origin: str, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page of that origin may act here: our own host, or one the operator named."""
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # "http://[", for example
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def refuse_foreign(headers: Mapping[str, str], allowed: tuple[str, ...], by_cookie: bool = True) -> Problem | None:
    """``by_cookie``: whether a cookie could open what is asked for."""
    origin = headers.get("origin")
    if origin is not None and not origin_allowed(origin, headers.get("host", ""), allowed):
        return Problem(403, "foreign-origin")
    if by_cookie and HEADER not in headers and not token_in(headers.get("authorization", "")):
        return Problem(403, "no-header", detail=Sentence("problem_hint-send_header"))
    return None


PLAIN_SEND = "underhall.send"
TRY_LATER = 1013


class RequestGuard:
    """The middleware that does all this, and counts and logs requests without anything secret."""

    def __init__(
        self, app: ASGIApp, origins: tuple[str, ...], metrics: Metrics, limited: bool = True, https: bool = False
    ) -> None:
        self.app = app
        self.origins = origins
        self.metrics = metrics
        self.limited = limited
        self.under_way = limits.Crowd(limits.UNDER_WAY)
        self.headers = [*HEADERS, HTTPS_ONLY] if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        network = limits.network_from(scope)
        if not self.limited:
            await self._pass(scope, receive, send, None)
        elif self.under_way.enter(network):
            try:
                await self._pass(scope, receive, send, await self._paced(scope, network))
            finally:
                self.under_way.leave(network)
        else:
            self.metrics.refused.inc()
            await self._pass(scope, receive, send, _crowded())

    async def _paced(self, scope: Scope, network: str) -> Problem | None:
        """Whoever reads very much waits for the next answer."""
        if scope["type"] == "websocket" or scope["method"] in SAFE:
            try:
                wait = scope["app"].state.services.limiter.wait(f"read {network}", limits.READ)
            except Problem as problem:
                self.metrics.refused.inc()
                return problem
            if wait:
                await asyncio.sleep(wait)
        return None

    async def _pass(self, scope: Scope, receive: Receive, send: Send, problem: Problem | None) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, send, problem)
        elif problem is None:
            scope[PLAIN_SEND] = send  # past the framework's wrappers: live updates go this way
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": TRY_LATER})

    async def _serve(self, scope: Scope, receive: Receive, send: Send, problem: Problem | None) -> None:
        begun = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
                if scope["path"].startswith("/api") and not _says_how_long(message):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            problem = problem or self._refusal(scope)
            if problem is None:
                await self.app(scope, _limited(receive), answer)
            else:
                await response(problem)(scope, receive, answer)
        except Exception:
            # Answered here, as the framework's last handler stands outside and knows nothing of the headers; it writes
            # down what happened all the same.
            if not status:
                await failure()(scope, receive, answer)
            raise
        finally:
            status = status or 500
            self.metrics.requests.labels(scope["method"], str(status)).inc()
            # The route's pattern, not the path: the id of a link-only table is a secret.
            route = getattr(scope.get("route"), "path", "")
            took = round((time.perf_counter() - begun) * 1000, 2)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})

    def _refusal(self, scope: Scope) -> Problem | None:
        if scope["method"] in SAFE:
            return None
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        length = whole_number(headers.get("content-length", "0"))
        if length is not None and length > BODY_LIMIT:
            return _too_large()
        return refuse_foreign(headers, self.origins, by_cookie=scope["path"] not in TOKENS_ONLY)


def _says_how_long(message: Message) -> bool:
    return any(name == b"cache-control" for name, _ in message["headers"])


def _crowded() -> Problem:
    return Problem(503, "crowded", detail=Sentence("problem_hint-wait_for_answers"), retry_after=1)


def _too_large() -> Problem:
    return Problem(413, "too-large", detail=Sentence("problem_hint-most_bytes", bytes=BODY_LIMIT))


def _limited(receive: Receive) -> Receive:
    """A body without a declared length is counted as it comes."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > BODY_LIMIT:
                raise HTTPException(413, str(_too_large().title))  # the one kind the framework passes on as it is
        return message

    return counted
