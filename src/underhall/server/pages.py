"""The browser table's files, built by ``make web`` into ``web/``: sent compressed, and kept by browsers for good.

A file under ``assets/`` has the hash of its content in its name, so it never changes; the page itself is always asked
for anew.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).parent / "web"
PLAIN_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Underhall</title>
<body><h1>Underhall</h1><p>The table server runs, but the browser table is not built: <code>make web</code> builds it.
The interface for scripts is described at <a href="/docs">/docs</a>.</p></body>
</html>"""


class Pages(StaticFiles):
    """Static files with their compressed twins."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        twin = self._twin(path, scope)
        answer = twin if twin is not None else await super().get_response(path, scope)
        lasting = path.startswith("assets/") and answer.status_code == 200
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        answer.headers["vary"] = "accept-encoding"
        return answer

    def _twin(self, path: str, scope: Scope) -> Response | None:
        if scope["method"] not in ("GET", "HEAD") or not _takes_gzip(scope):
            return None
        try:
            full, found = self.lookup_path(("index.html" if path in ("", ".") else path) + ".gz")
        except (OSError, ValueError):  # no name that a file could have, such as one of 300 letters, or with a NUL in it
            return None
        if found is None:
            return None
        kind = mimetypes.guess_type(full.removesuffix(".gz"))[0] or "application/octet-stream"
        return FileResponse(full, stat_result=found, media_type=kind, headers={"content-encoding": "gzip"})


def _takes_gzip(scope: Scope) -> bool:
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            return b"gzip" in value
    return False
