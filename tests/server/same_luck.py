"""A server whose chance is the same in every run: what a browser test sees of a game does not hang on luck.

The deal of a new table is the one its request wishes for in a header that only this server knows, else always the same;
nothing at the table says so, as it does where a deal was chosen. A bot's choice hangs on the position it is asked in.
Ids, tokens and passwords stay random. ``python -m tests.server.same_luck WORDS...`` is ``underhall WORDS...``.
"""

from __future__ import annotations

import secrets
import sys
import zlib
from contextvars import ContextVar
from typing import Any

HEADER = "X-Deal"
DEAL: ContextVar[int] = ContextVar("deal", default=1)


class DealAsked:
    """Notes which deal a request wishes for."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        wished = dict(scope.get("headers", ())).get(HEADER.lower().encode())
        if wished is not None:
            DEAL.set(int(wished))
        await self.app(scope, receive, send)


def fix_luck() -> None:
    """To be called in the server's own process, before it begins."""
    from underhall.server import bots, run

    usual_app, usual_question = run.create_app, bots.Bots._asked

    def create_app(settings: Any) -> Any:
        app = usual_app(settings)
        app.add_middleware(DealAsked)
        return app

    def asked(self: bots.Bots, *given: Any) -> bots.Asked:
        question = usual_question(self, *given)
        usual = question.arguments

        def arguments() -> tuple[Any, ...] | None:
            found = usual()
            return found and (*found[:-1], zlib.crc32(repr(found[0]).encode()))

        question.arguments = arguments
        return question

    # Nothing but deals and what bots think by is drawn in whole numbers; ids and tokens are drawn in letters and bytes.
    secrets.randbits = lambda bits: DEAL.get()  # type: ignore[assignment]
    run.create_app = create_app
    bots.Bots._asked = asked  # type: ignore[method-assign]


if __name__ == "__main__":
    from underhall.cli.app import app

    fix_luck()
    app(sys.argv[1:])
