"""The browser table's files as they are sent."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from starlette.applications import Starlette

from underhall.server.pages import Pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "outside.txt").write_text("not ours")
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    for name, text in {"index.html": "<p>first</p>", "assets/a-1.js": "let a = 1;"}.items():
        (folder / name).write_text(text)
        (folder / (name + ".gz")).write_bytes(gzip.compress(text.encode()))
    return folder


class Visitor:
    def __init__(self, folder: Path) -> None:
        self.app = Starlette()
        self.app.mount("/", Pages(folder))

    def ask(self, path: str, method: str = "GET", **headers: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})

        return anyio.run(asked)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_the_page_and_what_belongs_to_it(built: Path, encoding: str) -> None:
    visitor = Visitor(built)
    for path, text, kind, kept in [
        ("/", "<p>first</p>", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "<p>first</p>", "text/html; charset=utf-8", "no-cache"),
        ("/assets/a-1.js", "let a = 1;", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
    ]:
        answer = visitor.ask(path, accept_encoding=encoding)
        assert (answer.status_code, answer.text) == (200, text)
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, kept)
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert visitor.ask(path, "HEAD", accept_encoding=encoding).headers == answer.headers


@pytest.mark.parametrize("path", ["/nothing", "/assets", "/assets/", "/..%2foutside.txt", "/%2e%2e/outside.txt"])
def test_nothing_else(built: Path, path: str) -> None:
    assert Visitor(built).ask(path).status_code == 404


def test_it_is_only_read(built: Path) -> None:
    assert Visitor(built).ask("/", "POST").status_code == 405


def test_what_a_browser_has_is_not_sent_again(built: Path) -> None:
    visitor = Visitor(built)
    etag = visitor.ask("/").headers["etag"]
    for known in (etag, f'"other", W/{etag}'):
        again = visitor.ask("/", if_none_match=known)
        assert (again.status_code, again.content) == (304, b"")
    assert visitor.ask("/", if_none_match='"other"').status_code == 200


def test_a_page_that_is_built_anew_is_the_one_that_is_sent(built: Path) -> None:
    visitor = Visitor(built)
    visitor.ask("/")
    (built / "index.html.gz").write_bytes(gzip.compress(b"<p>second, and longer</p>"))
    assert visitor.ask("/").text == "<p>second, and longer</p>"
    (built / "index.html.gz").unlink()
    assert visitor.ask("/").text == "<p>first</p>"


def test_an_answer_is_whole_however_the_files_change_under_it(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was once announced with the size that a file had, and then cut off because the file could not be read."""
    find = Pages.lookup_path

    def found_and_then_changed(pages: Pages, name: str) -> Any:
        found = find(pages, name)
        if found[1] is not None:
            Path(found[0]).write_bytes(gzip.compress(b"<p>second, and longer</p>"))
        return found

    def no_thread(*_: Any, **__: Any) -> Any:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Pages, "lookup_path", found_and_then_changed)
    monkeypatch.setattr("anyio.to_thread.run_sync", no_thread)
    answer = Visitor(built).ask("/")
    assert answer.text == "<p>second, and longer</p>"
    assert int(answer.headers["content-length"]) == len(gzip.compress(b"<p>second, and longer</p>"))


def test_a_file_that_goes_away_at_that_moment_is_not_there(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = Pages.lookup_path

    def found_and_gone(pages: Pages, name: str) -> Any:
        found = find(pages, name)
        Path(found[0]).unlink(missing_ok=True)
        return found

    monkeypatch.setattr(Pages, "lookup_path", found_and_gone)
    assert Visitor(built).ask("/").status_code == 404
