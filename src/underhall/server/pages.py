"""The browser table's files, built by ``make web`` into ``web/``: sent compressed, and kept by browsers for good.

A file under ``assets/`` has the hash of its content in its name, so it never changes; the page itself is always asked
for anew. Files are few and small: each is held in memory and read again when it has changed. So an answer is whole
before its first byte is sent, even if the page is being built anew at that moment.
"""

from __future__ import annotations

import mimetypes
import os
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(__file__).parent / "web"
PLAIN_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Underhall</title>
<body><h1>Underhall</h1><p>The table server runs, but the browser table is not built: <code>make web</code> builds it.
The interface for scripts is described at <a href="/docs">/docs</a>.</p></body>
</html>"""


class File(NamedTuple):
    """A file as it was when it was read."""

    changed: tuple[int, int, int]  # its number in the file system, when it was written, and its size
    content: bytes
    etag: str


class Pages(StaticFiles):
    """Static files with their compressed twins."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self.config_checked = True  # that there is such a folder; the first request would look again, in a thread
        self.files: dict[str, File] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        name = "index.html" if path in ("", ".") else path
        headers = Headers(scope=scope)
        twin = self._file(name + ".gz") if "gzip" in headers.get("accept-encoding", "") else None
        file = twin or self._file(name)
        if file is None:
            raise HTTPException(404)
        known = [tag.strip().removeprefix("W/") for tag in headers.get("if-none-match", "").split(",")]
        unchanged = file.etag in known
        answer = Response(
            None if unchanged else file.content,
            304 if unchanged else 200,
            {
                "etag": file.etag,
                "vary": "accept-encoding",
                "cache-control": "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache",
            },
            mimetypes.guess_type(name)[0] or "application/octet-stream",
        )
        if twin is not None:
            answer.headers["content-encoding"] = "gzip"
        return answer

    def _file(self, name: str) -> File | None:
        """The file of that name as it is now."""
        try:
            full, found = self.lookup_path(name)
            if found is None or not os.path.isfile(full):
                return None
            changed = (found.st_ino, found.st_mtime_ns, found.st_size)
            file = self.files.get(full)
            if file is None or file.changed != changed:
                content = Path(full).read_bytes()
                file = self.files[full] = File(changed, content, f'"{sha256(content).hexdigest()[:32]}"')
            return file
        except (OSError, ValueError):  # gone since, or no name that a file could have, such as one with a NUL in it
            return None
