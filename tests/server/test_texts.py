"""The page's texts over HTTP: whole files in every language, nothing but texts, English where nothing is translated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.server.hosts import Host
from underhall.core.messages import LANGUAGES, LOCALES, Phrasebook
from underhall.server.settings import Settings
from underhall.server.text_files import complete


@pytest.fixture(scope="module")
def host(new_database: Callable[[str], str]) -> Iterator[Host]:
    host = Host(Settings(new_database("sqlite"), limits=False, workers=1))
    yield host
    host.stop()


def ids(source: str) -> set[str]:
    entries = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def test_every_language_is_listed_with_its_own_name(host: Host) -> None:
    found = host.client().http.get("/api/languages").json()
    assert [one["tag"] for one in found] == list(LANGUAGES)
    assert {"tag": "en", "name": "English"} in found
    assert {"tag": "de", "name": "Deutsch"} in found


@pytest.mark.parametrize("name", ["page", "dwarf", "dwarf_page"])
def test_a_file_of_texts(host: Host, name: str) -> None:
    http = host.client().http
    english, german = (http.get(f"/api/texts/{language}/{name}.ftl") for language in ("en", "de"))
    assert english.headers["content-type"] == "text/plain; charset=utf-8"
    assert (
        ids(english.text) == ids(german.text) == ids((Path(LOCALES) / "en" / f"{name}.ftl").read_text(encoding="utf-8"))
    )
    assert english.text != german.text
    assert "#" not in {line[:1] for line in german.text.splitlines()}, "comments are for translators"


def test_a_games_texts_are_found_by_its_key(host: Host) -> None:
    http = host.client().http
    assert http.get("/api/texts/de/dwar7s_duel.ftl").text == http.get("/api/texts/de/dwar7s.ftl").text
    assert "game-title = Hoher Stein" in http.get("/api/texts/de/high_stone.ftl").text


@pytest.mark.parametrize(
    "path",
    [
        "xx/page",
        "de/none",
        "de/..",
        "../page",
        "de/..%2Fen%2Fpage",
        "de/page.ftl",
        "de/Page",
        ".../page",
        "en/cards.toml",
    ],
)
def test_nothing_but_texts(host: Host, path: str) -> None:
    answer = host.client().http.get(f"/api/texts/{path}.ftl")
    assert answer.status_code in (404, 422)
    assert "=" not in answer.text.split("detail")[0]


def test_it_is_sent_small_and_kept(host: Host) -> None:
    http = host.client().http
    path = "/api/texts/de/page.ftl"
    packed = http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert http.get(path, headers={"If-None-Match": plain.headers["etag"]}).status_code == 304


def test_what_is_not_translated_is_there_in_english(tmp_path: Path) -> None:
    sources = {
        "en": "# Hm.\na = one\nb =\n    { $n ->\n        [one] it\n       *[other] them\n    }\n-hall = Underhall\n",
        "de": "b = { $n } davon\nunknown = weiß nicht\n",
    }
    for language, source in sources.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "few.ftl").write_text(source, encoding="utf-8")
    book = Phrasebook("few", tmp_path)
    assert complete(book, "de").decode() == "a = one\nb = { $n } davon\n-hall = Underhall\nunknown = weiß nicht\n"
    assert complete(book, "fr").decode() == sources["en"].removeprefix("# Hm.\n")
