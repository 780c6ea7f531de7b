"""``underhall mcp``: a language model plays over standard streams (docs/mcp.md).

With ``--server`` at a server's tables, where a person can watch; without, at tables of its own in this process, which
are gone when it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

from underhall.cli.words import Words
from underhall.core.errors import UnderhallError

if TYPE_CHECKING:
    import httpx

HEADERS = {"X-Underhall": "1"}
SECONDS = 60.0


def serve_models(server: str, token: str, words: Words) -> None:
    try:
        import httpx  # noqa: F401
        import mcp  # noqa: F401

        import underhall.server.app  # noqa: F401
    except ModuleNotFoundError as missing:
        raise UnderhallError("package-missing", package=missing.name, extra="mcp") from None
    if server and not server.startswith(("http://", "https://")):
        raise UnderhallError("server-no_address", address=server)
    if server and not token:
        raise UnderhallError("mcp-no_token")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(server.rstrip("/"), token, words.language))


async def _serve(server: str, token: str, language: str) -> None:
    import httpx

    from underhall.doors.hall import Hall
    from underhall.doors.mcp import build

    async with contextlib.AsyncExitStack() as stack:
        if server:
            headers = {**HEADERS, "Authorization": f"Bearer {token}", "Accept-Language": language}
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=server, headers=headers, timeout=SECONDS))
        else:
            http = await stack.enter_async_context(_own_tables())
        hall = Hall(http, language, server)
        await build(lambda _: hall).run_stdio_async()


@contextlib.asynccontextmanager
async def _own_tables() -> AsyncIterator[httpx.AsyncClient]:
    """A server of this process alone, reached without a network, and a guest there."""
    import httpx

    from underhall.server.app import create_app
    from underhall.server.settings import Settings, database_url

    with tempfile.TemporaryDirectory(prefix="underhall-mcp-") as folder:
        settings = Settings(database_url(str(Path(folder) / "tables.db"), Path(folder)), limits=False)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            http = httpx.AsyncClient(transport=transport, base_url="http://localhost", headers=HEADERS, timeout=SECONDS)
            async with http:
                (await http.post("/api/guest", json={"name": "Model"})).raise_for_status()
                yield http
