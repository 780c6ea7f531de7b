"""A static host for the folder of ``underhall site``: compresses, counts what it sends, and can be cut off."""

from __future__ import annotations

import gzip
import http.server
import threading
from pathlib import Path
from typing import Any

from underhall.site.folder import POLICY

COMPRESSED = {".wasm", ".mjs", ".js", ".json", ".ftl", ".html", ".css", ".svg", ".webmanifest"}


class StaticHost:
    """Files under an address that stays the same while the host comes and goes."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = 0
        self.asked: list[str] = []
        self.sent = 0
        self.squeezed: dict[tuple[Path, int], bytes] = {}
        self.server: http.server.ThreadingHTTPServer | None = None
        self.come()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def come(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler_of(self))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def go(self) -> None:
        """The network is cut: whoever asks from now on is refused."""
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None

    def content(self, path: Path, accepted: str) -> tuple[bytes, bool]:
        """What is sent of a file, and whether it is compressed."""
        if path.suffix not in COMPRESSED or "gzip" not in accepted:
            return path.read_bytes(), False
        key = (path, path.stat().st_mtime_ns)
        if key not in self.squeezed:
            self.squeezed[key] = gzip.compress(path.read_bytes(), mtime=0)
        return self.squeezed[key], True


def handler_of(host: StaticHost) -> type[http.server.BaseHTTPRequestHandler]:
    class Handler(http.server.BaseHTTPRequestHandler):
        """With the documented policy on every file, for the workers too. Browsers ask whether a file has changed."""

        def do_GET(self) -> None:
            place = self.path.split("?")[0]
            host.asked.append(place)
            path = host.root / place.removeprefix("/")
            path = path / "index.html" if path.is_dir() else path
            if not path.is_file():
                self.answer(404, b"", {})
                return
            content, squeezed = host.content(path, self.headers.get("Accept-Encoding", ""))
            changed = self.date_time_string(int(path.stat().st_mtime))
            kind = KINDS.get(path.suffix, BYTES)
            headers = {"Content-Type": kind, "Last-Modified": changed, "Cache-Control": "no-cache"}
            if squeezed:
                headers["Content-Encoding"] = "gzip"
            if self.headers.get("If-Modified-Since") == changed:
                self.answer(304, b"", headers)
            else:
                self.answer(200, content, headers)

        def answer(self, status: int, content: bytes, headers: dict[str, str]) -> None:
            self.send_response(status)
            self.send_header("Content-Security-Policy", POLICY)
            for name, value in {**headers, "Content-Length": str(len(content))}.items():
                self.send_header(name, value)
            host.sent += len(content) + sum(len(line) for line in self._headers_buffer)  # type: ignore[attr-defined]
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *arguments: Any) -> None:
            """Nothing is printed."""

    return Handler


BYTES = "application/octet-stream"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
