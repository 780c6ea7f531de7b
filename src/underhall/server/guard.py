"""What every request passes first: its size, where it comes from, and the headers every answer carries.

A browser sends cookies along with requests that other sites make it send. So whatever changes something must come
from our own pages (``Origin``) and carry a header that another site cannot add without asking us (``X-Underhall``);
the cookie itself is ``SameSite=Strict`` besides.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from underhall.core.numbers import whole_number
from underhall.server.metrics import Metrics
from underhall.server.problems import Problem, response

BODY_LIMIT = 64 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER = "x-underhall"
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


def refuse_foreign(headers: Mapping[str, str], allowed: tuple[str, ...]) -> Problem | None:
    origin = headers.get("origin")
    if origin is not None and not origin_allowed(origin, headers.get("host", ""), allowed):
        return Problem(403, "foreign-origin", "Other sites may not do that")
    if HEADER not in headers:
        return Problem(403, "no-header", "The header X-Underhall is missing", "send 'X-Underhall: 1'")
    return None


PLAIN_SEND = "underhall.send"


class Guard:
    """The middleware that does all this, and counts and logs requests without anything secret."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], metrics: Metrics, https: bool = False) -> None:
        self.app = app
        self.origins = origins
        self.metrics = metrics
        self.headers = [*HEADERS, HTTPS_ONLY] if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            scope[PLAIN_SEND] = send  # past the framework's wrappers: live updates go this way
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self.headers]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            problem = self._refusal(scope)
            if problem is None:
                await self.app(scope, _limited(receive), answer)
            else:
                await response(problem)(scope, receive, answer)
        finally:
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
        return refuse_foreign(headers, self.origins)


def _too_large() -> Problem:
    return Problem(413, "too-large", "The request is too large", f"at most {BODY_LIMIT} bytes")


def _limited(receive: Receive) -> Receive:
    """A body without a declared length is counted as it comes."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > BODY_LIMIT:
                raise HTTPException(413, _too_large().title)  # the one kind the framework passes on as it is
        return message

    return counted
