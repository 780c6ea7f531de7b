"""What makes the folder of ``underhall site`` an app: manifest, icons, service worker, updates; and what it may not do.

And the same of a server's page, which has a manifest too and says when its server cannot be reached.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import struct
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from tests.server.hosts import Process
from tests.site.host import StaticHost
from tests.web.seen import Person
from tests.web.site_visitor import PLACE, READY, THE_BROWSERS_OWN, Visitor, host_of
from tests.web.test_quality import violations
from underhall.core.messages import LANGUAGES
from underhall.site.folder import POLICY

pytestmark = pytest.mark.timeout(1500)
NOTE = "caches.match('/offline').then((kept) => kept?.text() ?? '')"
# What the browser says of a server that is going or gone: it may close a connection in the midst, or not take one.
GONE = (
    *("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_CONNECTION_CLOSED", "ERR_EMPTY_RESPONSE", "ERR_FAILED"),
    *("ERR_INCOMPLETE_CHUNKED_ENCODING", "WebSocket connection to"),
)
RENEWED = "!!document.querySelector('meta[name=renewed]')"
NOTICES = {
    "en": ("A new version is there.", "Reload"),
    "de": ("Eine neue Version ist da.", "Neu laden"),
    "pt-BR": ("Há uma nova versão.", "Recarregar"),
}
POLICY_THERE = "() => document.querySelector('meta[http-equiv=Content-Security-Policy]').content"
REGISTERED = """async () => {
  const one = await navigator.serviceWorker.getRegistration()
  return [one.scope, one.active.scriptURL]
}"""
HELD = """async () => {
  const cache = await caches.open((await caches.keys())[0])
  return (await cache.keys()).map((one) => one.url.split('/').at(-1))
}"""


def read(address: str) -> bytes:
    with urllib.request.urlopen(address) as answer:
        return bytes(answer.read())


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == bytes.fromhex("89504e470d0a1a0a")
    return struct.unpack(">II", png[16:24])  # type: ignore[return-value]


def installable(page: str) -> dict[str, Any]:
    """What browsers ask of a manifest before they offer to install a page, at the address of that page."""
    html = read(page).decode()
    place = urljoin(page, html.split('rel="manifest" href="')[1].split('"')[0])
    manifest: dict[str, Any] = json.loads(read(place))
    assert manifest["name"] == manifest["short_name"] == "Underhall"
    assert manifest["display"] == "standalone"
    scope, start = urljoin(place, manifest["scope"]), urljoin(place, manifest["start_url"])
    assert page.startswith(scope)
    assert start == scope == page
    assert set(manifest["description_localized"]) | {manifest["lang"]} == set(LANGUAGES)
    sizes = {}
    for icon in manifest["icons"]:
        content = read(urljoin(place, icon["src"]))
        if icon["type"] == "image/png":
            width, height = size_of(content)
            assert icon["sizes"] == f"{width}x{height}"
            sizes[(icon.get("purpose", "any"), width)] = content
    assert {("any", 192), ("any", 512), ("maskable", 512)} <= set(sizes)
    assert size_of(read(urljoin(page, html.split('rel="apple-touch-icon" href="')[1].split('"')[0]))) == (180, 180)
    return manifest


def browsers_complaints(person: Person) -> list[str]:
    """What chromium itself holds against installing the page."""
    session = person.context.new_cdp_session(person.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = session.send("Page.getAppManifest")
    # These pages live in a private window, in which nothing is ever installed.
    return [one["errorId"] for one in found if one["errorId"] != "in-incognito"] + manifest["errors"]


def test_the_folder_can_be_installed(come: Callable[..., Visitor], host: StaticHost) -> None:
    installable(host.address + PLACE)
    visitor = come()
    visitor.come()
    assert browsers_complaints(visitor) == []
    registered = visitor.page.evaluate(REGISTERED)
    assert registered == [host.address + PLACE, f"{host.address}{PLACE}service-worker.js"]
    # The policy: WebAssembly, and nothing else beyond our own files.
    assert visitor.page.evaluate(POLICY_THERE) == POLICY
    allowed = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert allowed["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert "unsafe" not in POLICY.replace("'wasm-unsafe-eval'", "")
    assert "http" not in POLICY
    # Every file that the worker has to keep is there, each content once.
    kept = visitor.page.evaluate(HELD)
    listed = read(f"{host.address}{PLACE}service-worker.js").decode().split("\n")[0]
    files: dict[str, str] = json.loads(listed.removeprefix("self.SITE=").removesuffix(";"))["files"]
    assert sorted(kept) == sorted(set(files.values()))
    # Opened without a network, at any of its addresses: the page, its pictures, texts of all languages.
    host.go()
    for path in ("", "index.html", "#/about", "?from=home"):
        visitor.page.goto(visitor.place + path)
        visitor.until(READY)
    for path in ("icon.svg", "texts/de/page.ftl", "texts/pt-BR/dwarf.ftl", "engine/underhall.zip.xz"):
        assert visitor.page.evaluate("async (path) => (await fetch(path)).status", path) == 200
    visitor.expected = ("ERR_",)
    missing = visitor.page.evaluate("async () => (await fetch('nowhere').catch(() => 0)) && 1")
    assert missing == 0


def test_nothing_in_the_folder_names_a_host_that_the_browser_asks_by_itself(site_root: Path) -> None:
    """``Strangers`` passes over these, so the page must have no business there."""
    hosts = re.compile(THE_BROWSERS_OWN.pattern.removeprefix(r"(^|\.)").removesuffix("$"))
    texts = {".html", ".js", ".mjs", ".css", ".json", ".ftl", ".svg", ".webmanifest"}
    files = [path for path in site_root.rglob("*") if path.suffix in texts]
    assert len(files) > 50
    assert [path.name for path in files if hosts.search(path.read_text("utf-8"))] == []
    # And these are all that is passed over.
    asked = "CONNECT content-autofill.googleapis.com:443 HTTP/1.1", "GET http://clients2.google.com/time HTTP/1.1"
    assert all(THE_BROWSERS_OWN.search(host_of(line)) for line in asked)
    others = "CONNECT cdn.jsdelivr.net:443 HTTP/1.1", "GET http://google.com.example/ HTTP/1.1", "POST", ""
    assert not any(THE_BROWSERS_OWN.search(host_of(line)) for line in others)


def test_axe_finds_nothing_in_the_folder(come: Callable[..., Visitor], host: StaticHost) -> None:
    found: dict[str, list[str]] = {}
    visitor = come(theme="light", language="de")
    visitor.page.goto(visitor.place)
    visitor.until("document.querySelector('[data-game=dwarf]')")
    found["starting"] = violations(visitor)
    visitor.until(READY)
    for path, waits in (
        ("", "[data-game=dwarf]"),
        ("#/new/dwarf", "fieldset"),
        ("#/rules/dwarf", ".clause"),
        ("#/about", "[data-testid=alone]"),
        ("#/analysis", "[data-testid=analysis]"),
    ):
        visitor.page.goto(visitor.place + path)
        visitor.page.locator(waits).first.wait_for()
        found[path] = violations(visitor)
    visitor.page.goto(visitor.place)
    visitor.page.locator("[data-game=dwar7s_duel]").click()
    visitor.until("document.querySelector('.can-pick')")
    found["table"] = violations(visitor)
    assert {where: what for where, what in found.items() if what} == {}


def test_a_new_version_announces_itself(chromium: Browser, site_root: Path, tmp_path: Path) -> None:
    shutil.copytree(site_root, tmp_path / "root")
    host = StaticHost(tmp_path / "root")
    visitor = Visitor(chromium, host)
    notice = visitor.page.locator("[data-testid=update]")
    try:
        visitor.come()
        # Whatever the first visit still asks for is asked before the new version is: the browser may look for it
        # at any moment from then on.
        visitor.page.wait_for_load_state("networkidle")
        before = len(host.asked)
        renew(tmp_path / "root" / PLACE.strip("/"))
        for language, (said, reload) in NOTICES.items():
            wish = json.dumps(json.dumps({"language": language, "pace": "off"}))
            visitor.page.evaluate(f"() => localStorage.setItem('underhall.settings', {wish})")
            visitor.page.reload()
            expect(notice.get_by_text(said)).to_be_visible(timeout=400_000)
            expect(notice.get_by_role("button", name=reload)).to_be_visible()
            assert violations(visitor, "document.querySelector('[data-testid=update]')") == []
            # What is open stays what it was until the person wants the other.
            assert not visitor.page.evaluate(f"() => {RENEWED}")
        # Only what is new was fetched, and once.
        asked = host.asked[before:]
        assert asked.count(f"{PLACE}index.html") == 1
        assert set(asked) == {f"{PLACE}service-worker.js", f"{PLACE}index.html"}
        notice.get_by_role("button", name=NOTICES["pt-BR"][1]).click()
        visitor.until(f"{RENEWED} && {READY}")
        assert notice.count() == 0
        host.go()
        visitor.page.reload()
        visitor.until(f"{RENEWED} && {READY}")
    finally:
        visitor.leave(tmp_path)
        host.go()
    visitor.nothing_went_wrong()


def renew(folder: Path) -> None:
    """As if a newer version were written there: another page, and the list of files that goes with it."""
    index, worker = folder / "index.html", folder / "service-worker.js"
    before = hashlib.sha256(index.read_bytes()).hexdigest()[:16]
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="renewed" /><title>', 1), "utf-8")
    after = hashlib.sha256(index.read_bytes()).hexdigest()[:16]
    listed = worker.read_text("utf-8")
    assert before in listed
    worker.write_text(listed.replace(before, after), "utf-8")


def test_a_servers_page_can_be_installed_and_says_that_it_is_offline(chromium: Browser, tmp_path: Path) -> None:
    host = Process(str(tmp_path / "tables.db"), tmp_path)
    host.ready()
    installable(f"{host.address}/")
    person = Person(chromium, host.address, expected=GONE)
    banner = person.page.locator("[data-testid=offline]")
    words = {"en": "cannot be reached", "pt-BR": "não pode ser alcançado", "de": "nicht zu erreichen"}
    assert set(words) == set(LANGUAGES)
    try:
        person.open()
        for language, said in words.items():
            wish = json.dumps(json.dumps({"language": language}))
            person.page.evaluate(f"() => localStorage.setItem('underhall.settings', {wish})")
            person.page.reload()
            person.page.locator("[data-game=dwarf]").wait_for()
            person.until("!!navigator.serviceWorker.controller")
            person.until(f"{NOTE}.then((note) => note.includes({json.dumps(said)}))")
        assert browsers_complaints(person) == []
        assert banner.count() == 0
        host.stop()
        person.page.evaluate("() => dispatchEvent(new Event('offline'))")
        expect(banner).to_contain_text(words["de"])
        assert violations(person, "document.querySelector('[data-testid=offline]')") == []
        # Opened now, it is no dinosaur of the browser's.
        person.page.goto(f"{host.address}/")
        expect(person.page.locator("h1")).to_contain_text("Underhall")
        expect(person.page.locator("main")).to_contain_text(words["de"])
        assert person.page.evaluate("() => document.documentElement.lang") == "de"
        assert violations(person) == []
        # And by itself it becomes the page that was wanted, as soon as there is a server.
        host = Process(str(tmp_path / "tables.db"), tmp_path, port=host.port)
        host.ready()
        person.page.locator("[data-game=dwarf]").wait_for()
    finally:
        person.leave(tmp_path)
        host.stop()
    person.nothing_went_wrong()
