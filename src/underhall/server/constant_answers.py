"""Answers that stay the same while a server runs: made once, sent as they are, and kept by whoever asked (``ETag``)."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from fastapi import Request, Response

from underhall.core.game import keys


@dataclass(frozen=True)
class Constant:
    body: bytes
    media_type: str
    tag: str

    def answer(self, request: Request) -> Response:
        # A browser may keep it, and asks whether it still holds.
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.body, headers=headers, media_type=self.media_type)

    @cached_property
    def packed(self) -> bytes:
        """A third of the size, for whoever asks for it so."""
        return gzip.compress(self.body, mtime=0)


class Constants:
    """What has been made, by name."""

    def __init__(self) -> None:
        self.made: dict[str, Constant] = {}
        self._games: list[str] | None = None

    def games(self) -> list[str]:
        """The keys of all installed games. To look for them takes a while, and must not be done for every request."""
        if self._games is None:
            self._games = keys()
        return self._games

    def answer(
        self, request: Request, name: str, make: Callable[[], bytes], media_type: str = "application/json"
    ) -> Response:
        """The answer of that name. Names must be few: whatever is in them has been checked."""
        constant = self.made.get(name)
        if constant is None:
            body = make()
            tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
            constant = self.made[name] = Constant(body, media_type, tag)
        return constant.answer(request)
